//! A turn between three sides, and the last turns after it, valued by asking the rules engine for
//! every action and every roll; only what begins another turn on the way to the target or another
//! round of a play-off is worth is looked up in the solution that is checked.

use crate::ThreeSides;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Action, Dice, Event, Game, Phase, Points, Position, Seat, Side, SideSet, Then};
use farkle_strategy_oracle::alike::kinds_of_rolls;
use std::collections::HashMap;

/// Everyone's chance to win.
type Chances = [f64; 3];

/// Totals are told apart up to this many points beyond the target: whoever could stop there has
/// stopped.
const BEYOND: i32 = 1000;
/// Rolls in a row beyond that, each with a chance of a few hundredths, by whoever has to roll hot
/// dice.
const MOST_HOT_DICE: usize = 12;
/// The same by whoever has too much for an exact target and nothing to lose, and takes one die at a
/// time.
const MOST_ROLLS: usize = 48;

/// A turn that begins: scores, who moves, and who still has a last turn.
type Begins = (Vec<(Points, bool)>, Seat, Option<(SideSet, Side)>, Option<(SideSet, SideSet)>, u32);

struct Turns<'a> {
    solution: &'a ThreeSides,
    highest: Points,
    known: HashMap<Begins, Chances>,
    /// By number of dice and whether it is the first throw: one roll of each kind with its chance.
    /// A roll that wins at one moment wins at all.
    kinds: HashMap<(u8, bool), Vec<(Dice, f64)>>,
}

struct SlowTurn<'a, 'b> {
    turns: &'a mut Turns<'b>,
    /// Who plays for its own chance.
    mover: usize,
    /// Whether this is a turn of a play-off.
    in_play_off: bool,
    /// By turn total, dice, whether it is the first throw, and hot dice since the highest total.
    known: HashMap<(Points, u8, bool, usize), Chances>,
    /// What going on after a farkle has turned out to be worth, by dice, and by how much that has
    /// moved.
    going_on: HashMap<u8, Chances>,
    moved: f64,
}

/// Everyone's chance, in turn order, when the side to move plays this turn for its own.
pub(super) fn turn(solution: &ThreeSides, sides: [(Points, bool); 3]) -> Chances {
    let begin = Game::new(solution.rules().clone(), 3).unwrap().position();
    value(solution, Position { phase: Phase::TurnBegins, sides: sides.to_vec(), mover: Seat::FIRST, ..begin })
}

/// The same where these sides, one after the other, have a turn in a play-off.
pub(super) fn play_off(solution: &ThreeSides, sides: usize) -> Chances {
    let rules = solution.rules();
    let begin = Game::new(rules.clone(), 3).unwrap().position();
    let target = rules.target();
    let score = |side: usize| (if side < sides { target } else { Points::ZERO }, true);
    let among: SideSet = (0..sides).filter_map(Side::new).collect();
    value(
        solution,
        Position {
            phase: Phase::TurnBegins,
            sides: (0..3).map(score).collect(),
            mover: Seat::FIRST,
            play_off: Some((among, among)),
            ..begin
        },
    )
}

fn value(solution: &ThreeSides, begin: Position) -> Chances {
    let rules = solution.rules();
    let highest = rules.target() + rules.opening_score() + Points(BEYOND);
    let game = begin.game(rules.clone()).unwrap();
    Turns { solution, highest, known: HashMap::new(), kinds: HashMap::new() }.begins(&game)
}

impl Turns<'_> {
    /// A turn from its beginning.
    fn begins(&mut self, game: &Game) -> Chances {
        let position = game.position();
        let in_rounds = game.rules().ending() == EndingRule::Rounds;
        let turns = if in_rounds { position.turns } else { 0 };
        let key = (position.sides, position.mover, position.last_turns, position.play_off, turns);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let mut rolled = game.clone();
        rolled.apply(&game.decide(Action::Roll).unwrap()).unwrap();
        let mover = game.side(game.mover()).index();
        let in_play_off = game.position().play_off.is_some();
        let mut turn = SlowTurn {
            turns: self,
            mover,
            in_play_off,
            known: HashMap::new(),
            going_on: HashMap::new(),
            moved: 0.0,
        };
        let mut chances = turn.rolling(&rolled, 0);
        // Until what going on after a farkle is worth stands still.
        while turn.moved > 1e-13 {
            turn.moved = 0.0;
            turn.known.clear();
            chances = turn.rolling(&rolled, 0);
        }
        self.known.insert(key, chances);
        chances
    }

    /// When the turn of this side, begun in such a game, is over.
    fn ended(&mut self, game: &Game, was_play_off: bool) -> Chances {
        if let Phase::Over { winners, .. } = game.phase() {
            let share = |side: usize| winners.contains(Side::new(side).unwrap());
            return [0, 1, 2].map(|side| if share(side) { 1.0 / winners.len() as f64 } else { 0.0 });
        }
        let position = game.position();
        let Some((to_play, among)) = position.play_off else {
            let to_the_end = game.rules().ending() == EndingRule::Rounds;
            return if to_the_end || game.leader().is_some() { self.begins(game) } else { self.open(game) };
        };
        if was_play_off && to_play != among {
            return self.begins(game);
        }
        // Another round of a play-off: its values are looked up, and checked by themselves.
        let mut chances = [0.0; 3];
        let in_order = (0..3).map(|step| (position.mover.index() + step) % 3);
        let tied = in_order.filter(|&side| among.contains(Side::new(side).unwrap()));
        let tie = &self.solution.tie;
        let worth = match among.len() {
            2 => tie.two([true; 2]).to_vec(),
            _ => tie.three([true; 3]).to_vec(),
        };
        for (side, chance) in tied.zip(worth) {
            chances[side] = chance;
        }
        chances
    }

    fn open(&self, game: &Game) -> Chances {
        let mover = game.mover().index();
        let side = |place: usize| {
            let side = game.side(Seat::new((mover + place) % 3).unwrap());
            (game.score(side), game.has_opened(side))
        };
        let found = self.solution.win_at([side(0), side(1), side(2)]).unwrap();
        let mut chances = [0.0; 3];
        (0..3).for_each(|place| chances[(mover + place) % 3] = found[place]);
        chances
    }
}

impl SlowTurn<'_, '_> {
    /// With dice in the air.
    fn rolling(&mut self, game: &Game, hot_dice: usize) -> Chances {
        let Phase::Rolling { dice } = game.phase() else { panic!("{:?}", game.phase()) };
        let total = game.turn().total.min(self.turns.highest);
        let key = (total, dice, game.turn().rolls == 0, hot_dice);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        let exactly = game.rules().ending() == EndingRule::Exactly;
        if hot_dice > if exactly { MOST_ROLLS } else { MOST_HOT_DICE } {
            return [0, 1, 2].map(|side| if side == self.mover { 1.0 } else { 0.0 });
        }
        let mut chances = [0.0; 3];
        let kinds = self.turns.kinds.entry((dice, key.2));
        for (roll, part) in kinds.or_insert_with(|| kinds_of_rolls(game, dice)).clone() {
            let mut rolled = game.clone();
            rolled.apply(&Event::Rolled(roll)).unwrap();
            let there = self.rolled(&rolled, hot_dice + usize::from(total == self.turns.highest));
            (0..3).for_each(|side| chances[side] += part * there[side]);
        }
        self.known.insert(key, chances);
        chances
    }

    /// After a farkle that leaves the turn to the mover.
    fn farkled(&mut self, game: &Game, dice: u8) -> Chances {
        let after = |action| {
            let mut next = game.clone();
            next.apply(&game.decide(action).unwrap()).unwrap();
            next
        };
        let given_up = self.turns.ended(&after(Action::GiveUp), self.in_play_off);
        let assumed = self.going_on.get(&dice).copied();
        if assumed.is_none() {
            // Asked for once more while it is being found.
            self.going_on.insert(dice, given_up);
            self.moved = f64::INFINITY;
        }
        let going_on = match assumed {
            None => given_up,
            Some(_) if self.known.contains_key(&(Points(-1), dice, false, 0)) => assumed.unwrap_or(given_up),
            Some(assumed) => {
                self.known.insert((Points(-1), dice, false, 0), assumed);
                let found = self.rolling(&after(Action::GoOn), 0);
                let moved = (0..3).map(|side| (found[side] - assumed[side]).abs()).fold(0.0, f64::max);
                self.moved = self.moved.max(moved);
                self.going_on.insert(dice, found);
                found
            }
        };
        if going_on[self.mover] > given_up[self.mover] { going_on } else { given_up }
    }

    /// When the dice have come to rest.
    fn rolled(&mut self, game: &Game, hot_dice: usize) -> Chances {
        if let Phase::Farkled { dice } = game.phase() {
            return self.farkled(game, dice);
        }
        if !matches!(game.phase(), Phase::Choosing { .. }) {
            return self.turns.ended(game, self.in_play_off);
        }
        let mut actions: Vec<Action> = game.legal_actions().collect();
        // Whoever can win does not roll on.
        actions.sort_by_key(|action| matches!(action, Action::SetAside { then: Then::Roll, .. }));
        let mut best = [f64::NEG_INFINITY; 3];
        for action in actions {
            let mut next = game.clone();
            next.apply(&game.decide(action).unwrap()).unwrap();
            let worth = match next.phase() {
                Phase::Rolling { .. } => self.rolling(&next, hot_dice),
                _ => self.turns.ended(&next, self.in_play_off),
            };
            best = if worth[self.mover] > best[self.mover] { worth } else { best };
            if best[self.mover] == 1.0 {
                break;
            }
        }
        best
    }
}
