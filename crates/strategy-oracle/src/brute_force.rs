//! The slow and obvious way to solve a game: plain value iteration over every moment of it.
//!
//! The rules engine says what is legal at each moment and what follows. A moment is worth the best
//! or the average of what follows. [`Graph`] is public for the solver for three sides
//! (`research/three-sides`), which has an iteration of its own.

mod explore;
mod tiny_rules;
pub mod two_sides;

pub use tiny_rules::{Range, few_prices, one_of, rules_with, tiny_rules};

use explore::Explorer;
use farkle_rules::rule_set::{AfterFarkle, EndingRule};
use farkle_rules::{Event, Game, Phase, Points, Position, RuleSet, Seat};
use std::collections::{BTreeMap, HashMap};

/// What can follow from a moment, seen by whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Follows {
    /// Dice in the air, by number within the turn.
    Throw(usize),
    /// Another turn, by number, of the side that comes this many places after this one.
    Turn {
        /// Its number.
        number: usize,
        /// How many places after this side.
        of: usize,
    },
    /// The end: one bit for each side that has won, from this one on in turn order.
    Over(u8),
}

impl Follows {
    /// A win of the side that moves, shared with nobody.
    const WON: Follows = Follows::Over(1);
}

/// The part of the win of the side at this place among those that have won.
pub fn share(winners: u8, place: usize) -> f64 {
    f64::from(winners >> place & 1) / f64::from(winners.count_ones())
}

/// Dice in the air: with what chance the mover has which choice.
pub struct Throw {
    /// By chance.
    pub rolls: Vec<(f64, Vec<Follows>)>,
    /// The total is as high as totals are told apart, although more would be better.
    pub is_cut: bool,
}

/// A turn from its beginning.
pub struct TurnGraph {
    /// By number within the turn.
    pub throws: Vec<Throw>,
    /// The order in which throws are gone over: high totals first.
    pub order: Vec<usize>,
    /// What the mover can begin with.
    pub choices: Vec<Follows>,
}

/// Every moment of a game.
pub struct Graph {
    /// By beginning.
    pub turns: Vec<TurnGraph>,
    /// All beginnings of turns.
    pub beginnings: Vec<Game>,
    /// Moments within turns.
    pub moments: usize,
    /// Whether players may go on after a farkle, so that moments of a turn can follow from
    /// themselves.
    goes_on: bool,
}

/// A solution by plain value iteration.
pub struct SlowSolution<V> {
    /// Every beginning of a turn that can come up, with what it is worth.
    pub beginnings: Vec<(Game, V)>,
    /// Moments within turns.
    pub moments: usize,
}

/// Why plain value iteration gives up.
#[derive(Debug)]
pub enum TooSlow {
    /// There is too much to go over.
    Moments,
    /// It takes too long to go over it.
    Evaluations,
    /// What lies beyond the highest total matters too much.
    Open,
}

/// How far plain value iteration goes.
pub struct Patience {
    /// The most moments of a game.
    pub most_moments: usize,
    /// The most evaluations of moments.
    pub most_evaluations: usize,
    /// Turn totals beyond the target are told apart up to here.
    pub chain: Points,
    /// Scores below this one are not told apart, as in the solution that it is compared with.
    pub floor: Points,
}

/// A game at its first turn.
pub fn first_turn(rules: &RuleSet, seats: usize) -> Game {
    let game = Game::new(rules.clone(), seats).unwrap();
    let mut begun = game.clone();
    if begun.apply(&Event::Started(Seat::FIRST)).is_ok() {
        return begun;
    }
    Position { phase: Phase::TurnBegins, ..game.position() }.game(rules.clone()).unwrap()
}

impl Graph {
    /// Finds every moment from this turn on.
    pub fn explore(game: &Game, patience: &Patience) -> Result<Graph, TooSlow> {
        let rules = game.rules();
        // What is banked beyond this reaches every target and passes every threshold; in a game
        // that ends at once or exactly at the target nobody can make use of more.
        let enough =
            rules.target() - patience.floor + rules.opening_score().max(rules.minimum_bank()) + rules.unit();
        let cuts = matches!(rules.ending(), EndingRule::LastTurn | EndingRule::Rounds);
        let highest = if cuts { patience.chain } else { enough };
        let mut explorer = Explorer {
            patience,
            highest: Points(highest.0.div_euclid(rules.unit().0) * rules.unit().0),
            cuts,
            kinds: BTreeMap::new(),
            numbers: HashMap::new(),
            beginnings: Vec::new(),
            moments: 0,
        };
        explorer.number(game);
        let mut turns = Vec::new();
        while turns.len() < explorer.beginnings.len() {
            turns.push(explorer.turn(turns.len())?);
            // Every turn has at least a throw of each number of dice.
            let to_come = (explorer.beginnings.len() - turns.len()) * rules.dice();
            if explorer.moments + to_come > patience.most_moments {
                return Err(TooSlow::Moments);
            }
        }
        let goes_on = rules.after_farkle() == AfterFarkle::MayGoOn;
        Ok(Graph { turns, beginnings: explorer.beginnings, moments: explorer.moments, goes_on })
    }

    /// With what each beginning is worth.
    fn with<V>(self, values: Vec<V>) -> SlowSolution<V> {
        let beginnings = self.beginnings.into_iter().zip(values).collect();
        SlowSolution { beginnings, moments: self.moments }
    }
}
