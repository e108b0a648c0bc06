//! The slow and obvious way to solve a game, to hold the solver against: plain value iteration over every moment of it.
//!
//! Nothing of the solver is used here. Moments are found by asking the rules engine what is legal and applying it, and
//! each is worth the best or the average of what follows. Values are kept as intervals that hold the truth, which close
//! as the iteration goes on, so that an agreement is a proof and not a matter of when to stop. Only where a player may
//! go on after a farkle nothing bounds a turn from above: both bounds begin in the middle there, and the iteration ends
//! when nothing moves any more, which is a matter of when to stop.

mod explore;
mod iterate;

use explore::Explorer;
use farkle_rules::rule_set::{AfterFarkle, EndingRule};
use farkle_rules::{Event, Game, Phase, Points, Position, RuleSet, Seat};
use iterate::iterate;
use std::collections::{BTreeMap, HashMap};

/// What can follow from a moment, seen by whoever moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Follows {
    /// Dice in the air, by number within the turn.
    Throw(usize),
    /// Another turn of the same side, by number.
    Own(usize),
    /// A turn of the other side.
    Theirs(usize),
    /// The end, in halves of a win.
    Over(u8),
}

/// Dice in the air: with what chance (in rolls out of all) the mover has which choice.
struct Throw {
    rolls: Vec<(f64, Vec<Follows>)>,
    /// The total is as high as totals are told apart, although more would be better.
    is_cut: bool,
}

/// A turn from its beginning.
struct TurnGraph {
    throws: Vec<Throw>,
    /// The order in which throws are gone over: high totals first.
    order: Vec<usize>,
    choices: Vec<Follows>,
}

/// A lower and an upper bound.
type Bounds = [f64; 2];

/// A game that is solved slowly.
pub(super) struct SlowSolution {
    /// Every beginning of a turn that can come up, with its bounds for the side to move.
    pub(super) beginnings: Vec<(Game, Bounds)>,
    /// Moments within turns.
    pub(super) moments: usize,
}

/// Why a game is not solved in this way.
#[derive(Debug)]
pub(super) enum TooSlow {
    /// There is too much to go over.
    Moments,
    /// It takes too long to go over it.
    Evaluations,
    /// What lies beyond the highest total matters too much.
    Open,
}

/// How the slow solution goes about it.
pub(super) struct Patience {
    pub(super) most_moments: usize,
    pub(super) most_evaluations: usize,
    /// Turn totals beyond the target are told apart up to here.
    pub(super) chain: Points,
    /// Scores below this one are not told apart, as in the solution that it is compared with.
    pub(super) floor: Points,
}

/// A game at its first turn.
pub(super) fn first_turn(rules: &RuleSet, seats: usize) -> Game {
    let game = Game::new(rules.clone(), seats).unwrap();
    let mut begun = game.clone();
    if begun.apply(&Event::Started(Seat::FIRST)).is_ok() {
        return begun;
    }
    Position { phase: Phase::TurnBegins, ..game.position() }.game(rules.clone()).unwrap()
}

/// Solves a game for two sides from this turn on.
pub(super) fn solve(game: &Game, patience: &Patience) -> Result<SlowSolution, TooSlow> {
    let rules = game.rules();
    let draft = rules.draft();
    // What is banked beyond this reaches every target and passes every threshold; in a game that ends at once or
    // exactly at the target nobody can make use of more.
    let enough = draft.ending.target - patience.floor
        + draft.opening.opening_score.max(draft.opening.minimum_bank)
        + rules.unit();
    let cuts = matches!(draft.ending.ending, EndingRule::LastTurn | EndingRule::Rounds);
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
    let may_go_on = draft.penalties.after_farkle == AfterFarkle::MayGoOn;
    let bounds = iterate(&turns, may_go_on, patience.most_evaluations)?;
    let beginnings = explorer.beginnings.into_iter().zip(bounds).collect();
    Ok(SlowSolution { beginnings, moments: explorer.moments })
}
