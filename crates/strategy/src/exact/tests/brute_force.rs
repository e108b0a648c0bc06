//! The slow and obvious way to solve a game, to hold the solver against: plain value iteration over every moment of it.
//!
//! Nothing of the solver is used here. Moments are found by asking the rules engine what is legal and applying it, and
//! each is worth the best or the average of what follows. Values are kept as intervals that hold the truth, which close
//! as the iteration goes on, so that an agreement is a proof and not a matter of when to stop. Only where a player may
//! go on after a farkle nothing bounds a turn from above: both bounds begin in the middle there, and the iteration ends
//! when nothing moves any more, which is a matter of when to stop.

use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty};
use farkle_rules::{Action, Dice, Event, Game, Phase, Points, Position, RuleSet, Seat, Side, SideSet, Turn};
use std::collections::{BTreeMap, HashMap};

/// What two moments between turns have to have in common to be the same.
type Key = (
    Vec<(Points, bool)>,
    Seat,
    Vec<u8>,
    Option<(u8, Points)>,
    Option<(SideSet, Side)>,
    Option<(SideSet, SideSet)>,
    u32,
);

/// A moment with dice in the air: turn total, number of dice, what they inherit, and whether it is the first throw.
type Throwing = (Points, u8, Points, bool);

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

/// What a roll offers: points, dice in hand next and whether they are hot dice, for each set-aside; nothing if it is
/// no roll to choose from.
type Offers = Vec<(Points, usize, bool)>;

struct Explorer<'a> {
    patience: &'a Patience,
    /// Totals are told apart up to this one.
    highest: Points,
    /// Whether more than that might be of use.
    cuts: bool,
    /// By number of dice and whether it is the first throw: one roll of each kind, with how many are like it.
    kinds: BTreeMap<(u8, bool), Vec<(Dice, f64)>>,
    numbers: HashMap<Key, usize>,
    beginnings: Vec<Game>,
    moments: usize,
}

/// Solves a game for two sides from its first turn.
pub(super) fn solve(rules: &RuleSet, patience: &Patience) -> Result<SlowSolution, TooSlow> {
    let draft = rules.draft();
    let seats = if draft.sides.teams == 2 { 4 } else { 2 };
    let mut game = Game::new(rules.clone(), seats).unwrap();
    game.apply(&Event::Started(Seat::FIRST)).unwrap_or_else(|_| {
        let begun = Position { phase: Phase::TurnBegins, ..game.position() };
        game = begun.game(rules.clone()).unwrap();
        farkle_rules::Outcome::default()
    });
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
    explorer.number(&game);
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

impl Explorer<'_> {
    /// The number of a beginning of a turn.
    fn number(&mut self, game: &Game) -> usize {
        let mut position = game.position();
        let ending = game.rules().draft().ending.ending;
        for (score, _) in &mut position.sides {
            *score = (*score).max(self.patience.floor);
        }
        if ending != EndingRule::Rounds || position.play_off.is_some() {
            position.turns = 0;
        }
        if ending == EndingRule::Rounds && !self.scores_matter(game.rules()) || position.play_off.is_some() {
            // Only the difference of the scores counts.
            let least = position.sides.iter().map(|side| side.0).min().unwrap_or_default();
            position.sides.iter_mut().for_each(|side| side.0 -= least);
        }
        let leftover = position.leftover.map(|leftover| (leftover.dice, leftover.points));
        let key = (
            position.sides.clone(),
            position.mover,
            position.farkles.clone(),
            leftover,
            position.last_turns,
            position.play_off,
            position.turns,
        );
        let next = self.beginnings.len();
        let number = *self.numbers.entry(key).or_insert(next);
        if number == next {
            self.beginnings.push(position.game(game.rules().clone()).unwrap());
        }
        number
    }

    fn scores_matter(&self, rules: &RuleSet) -> bool {
        let penalties = &rules.draft().penalties;
        match penalties.three_farkles {
            FarklePenalty::None => false,
            FarklePenalty::Points(_) => !penalties.below_zero,
            FarklePenalty::All => true,
        }
    }

    /// What follows from the end of a turn of `side`.
    fn after_turn(&mut self, game: &Game, side: Side) -> Follows {
        if let Phase::Over { winners, .. } = game.phase() {
            return Follows::Over(if winners.contains(side) { 2 / winners.len() as u8 } else { 0 });
        }
        let number = self.number(game);
        if game.side(game.mover()) == side { Follows::Own(number) } else { Follows::Theirs(number) }
    }

    /// Everything that can happen in a turn.
    fn turn(&mut self, number: usize) -> Result<TurnGraph, TooSlow> {
        let begin = self.beginnings[number].clone();
        let side = begin.side(begin.mover());
        let mut throws: Vec<(Throwing, Game)> = Vec::new();
        let mut numbers: HashMap<Throwing, usize> = HashMap::new();
        let mut choices = Vec::new();
        for action in begin.legal_actions() {
            let mut game = begin.clone();
            game.apply(&game.decide(action).unwrap()).unwrap();
            choices.push(self.throw(&game, &mut throws, &mut numbers));
        }
        let mut graph = TurnGraph { throws: Vec::new(), order: Vec::new(), choices };
        while graph.throws.len() < throws.len() {
            self.moments += 1;
            if self.moments > self.patience.most_moments {
                return Err(TooSlow::Moments);
            }
            let (throwing, game) = throws[graph.throws.len()].clone();
            let is_cut = self.cuts && throwing.0 >= self.highest;
            let mut rolls: BTreeMap<Vec<Follows>, f64> = BTreeMap::new();
            for (roll, chance) in self.kinds(&game, throwing) {
                let mut rolled = game.clone();
                rolled.apply(&Event::Rolled(roll)).unwrap();
                let follows = self.after_roll(&rolled, side, &mut throws, &mut numbers);
                *rolls.entry(follows).or_default() += chance;
            }
            let rolls = rolls.into_iter().map(|(follows, chance)| (chance, follows)).collect();
            graph.throws.push(Throw { rolls, is_cut });
        }
        graph.order = (0..throws.len()).collect();
        graph.order.sort_by_key(|&throw| std::cmp::Reverse(throws[throw].0.0));
        Ok(graph)
    }

    /// Dice in the air, by number within the turn.
    fn throw(
        &self,
        game: &Game,
        throws: &mut Vec<(Throwing, Game)>,
        numbers: &mut HashMap<Throwing, usize>,
    ) -> Follows {
        let Phase::Rolling { dice } = game.phase() else { panic!("{:?}", game.phase()) };
        let mut position = game.position();
        let turn = position.turn;
        let total = turn.total.min(self.highest);
        let throwing = (total, dice, turn.inheritance, turn.rolls == 0);
        let next = throws.len();
        let number = *numbers.entry(throwing).or_insert(next);
        if number == next {
            position.turn = Turn { total, rolls: turn.rolls.min(1), set_aside: Dice::EMPTY, ..turn };
            throws.push((throwing, position.game(game.rules().clone()).unwrap()));
        }
        Follows::Throw(number)
    }

    /// One roll of each kind: rolls are alike if the engine offers the same set-asides for them.
    fn kinds(&mut self, game: &Game, (_, dice, _, first): Throwing) -> Vec<(Dice, f64)> {
        let find = || {
            let mut kinds: BTreeMap<(String, Offers), (Dice, f64)> = BTreeMap::new();
            for roll in Dice::all(dice.into()) {
                let mut rolled = game.clone();
                rolled.apply(&Event::Rolled(roll)).unwrap();
                let rules = game.rules();
                let offer = |part: &farkle_rules::SetAside| {
                    let hot = rules.makes_hot_dice(roll, part.dice);
                    (part.points, rules.in_hand_after(roll, part.dice), hot)
                };
                let chooses = matches!(rolled.phase(), Phase::Choosing { .. });
                let mut offers: Offers =
                    if chooses { rules.set_asides(roll).iter().map(offer).collect() } else { Vec::new() };
                offers.sort_unstable();
                offers.dedup();
                let won = matches!(rolled.phase(), Phase::Over { .. });
                let kind = format!("{:?} {won}", rules.verdict(roll));
                let chance = f64::from(roll.orderings()) / f64::from(6_u32.pow(dice.into()));
                kinds.entry((kind, offers)).or_insert((roll, 0.0)).1 += chance;
            }
            kinds.into_values().collect::<Vec<_>>()
        };
        self.kinds.entry((dice, first)).or_insert_with(find).clone()
    }

    /// What the mover can make of a roll.
    fn after_roll(
        &mut self,
        rolled: &Game,
        side: Side,
        throws: &mut Vec<(Throwing, Game)>,
        numbers: &mut HashMap<Throwing, usize>,
    ) -> Vec<Follows> {
        if !matches!(rolled.phase(), Phase::Choosing { .. } | Phase::Farkled { .. }) {
            return vec![self.after_turn(rolled, side)];
        }
        let mut follows = Vec::new();
        let mut seen = Vec::new();
        for action in rolled.legal_actions() {
            if let (Action::SetAside { dice, then }, Phase::Choosing { roll }) = (action, rolled.phase()) {
                // Dice with the same points that leave as many do the same.
                let rules = rolled.rules();
                let hot = rules.makes_hot_dice(roll, dice);
                let does = (rules.points_of(dice, roll), rules.in_hand_after(roll, dice), hot, then as u8);
                if seen.contains(&does) {
                    continue;
                }
                seen.push(does);
            }
            let mut game = rolled.clone();
            game.apply(&game.decide(action).unwrap()).unwrap();
            let next = match game.phase() {
                Phase::Rolling { .. } => self.throw(&game, throws, numbers),
                _ => self.after_turn(&game, side),
            };
            if next == Follows::Over(2) {
                // Nothing is better than a win.
                return vec![next];
            }
            follows.push(next);
        }
        follows.sort_unstable();
        follows.dedup();
        follows
    }
}

/// Goes over all moments until the bounds of all beginnings have met.
fn iterate(turns: &[TurnGraph], may_go_on: bool, most_evaluations: usize) -> Result<Vec<Bounds>, TooSlow> {
    // Where a player may go on without end, nothing bounds a turn from above but what it comes to: both bounds are
    // then found from below, and from a start in the middle.
    let mut bounds: Vec<Bounds> = vec![if may_go_on { [0.5, 0.5] } else { [0.0, 1.0] }; turns.len()];
    let mut values: Vec<Vec<Bounds>> = turns.iter().map(|turn| vec![[0.0, 1.0]; turn.throws.len()]).collect();
    let mut passes = 0;
    loop {
        let mut moved = 0.0_f64;
        // Beginnings are numbered as they come up, so the last ones are near the end of the game.
        for number in (0..turns.len()).rev() {
            let throws = &mut values[number];
            if may_go_on {
                throws.fill([0.0, 0.0]);
            }
            loop {
                passes += turns[number].throws.len();
                let within = pass(&turns[number], throws, &bounds);
                if passes > most_evaluations {
                    return Err(TooSlow::Evaluations);
                }
                if !may_go_on || within < 1e-15 {
                    break;
                }
            }
            let new = best(&turns[number].choices, throws, &bounds);
            let old = std::mem::replace(&mut bounds[number], new);
            moved = moved.max((new[0] - old[0]).abs()).max((new[1] - old[1]).abs());
        }
        let open = bounds.iter().map(|bounds| bounds[1] - bounds[0]).fold(0.0, f64::max);
        if moved < 1e-13 {
            return if open < 1e-10 { Ok(bounds) } else { Err(TooSlow::Open) };
        }
    }
}

/// One pass over a turn; says by how much anything has moved.
fn pass(turn: &TurnGraph, values: &mut [Bounds], bounds: &[Bounds]) -> f64 {
    let mut moved = 0.0_f64;
    for &number in &turn.order {
        let throw = &turn.throws[number];
        let mut value = [0.0, 0.0];
        for (chance, follows) in &throw.rolls {
            let best = best(follows, values, bounds);
            value = [value[0] + chance * best[0], value[1] + chance * best[1]];
        }
        if throw.is_cut {
            value[1] = 1.0;
        }
        let old = std::mem::replace(&mut values[number], value);
        moved = moved.max((value[0] - old[0]).abs()).max((value[1] - old[1]).abs());
    }
    moved
}

fn best(follows: &[Follows], values: &[Bounds], bounds: &[Bounds]) -> Bounds {
    let value = |follows: &Follows| match *follows {
        Follows::Throw(number) => values[number],
        Follows::Own(number) => bounds[number],
        Follows::Theirs(number) => [1.0 - bounds[number][1], 1.0 - bounds[number][0]],
        Follows::Over(halves) => [f64::from(halves) / 2.0; 2],
    };
    follows.iter().map(value).fold([0.0; 2], |best, value| [best[0].max(value[0]), best[1].max(value[1])])
}
