//! A turn between three sides, valued by asking the rules engine for every action and every roll; only what its ends are
//! worth is looked up in the solution that is checked.

use crate::ThreeSides;
use farkle_rules::{Action, Dice, Event, Game, Phase, Points, Position, Seat, Then};
use std::collections::HashMap;

/// Everyone's chance to win.
type Chances = [f64; 3];

/// Totals are told apart up to so many points beyond the target: whoever could stop there has stopped.
const BEYOND: i32 = 1000;
/// Rolls in a row that have to be rolled again, each with a chance of a few hundredths.
const MOST_HOT_DICE: usize = 12;

struct Turn<'a> {
    solution: &'a ThreeSides,
    highest: Points,
    /// By turn total, dice, whether it is the first throw, and hot dice since the highest total.
    known: HashMap<(Points, u8, bool, usize), Chances>,
}

/// Everyone's chance, in turn order, when the side to move plays this turn for its own.
pub(super) fn turn(solution: &ThreeSides, sides: [(Points, bool); 3]) -> Chances {
    let rules = solution.rules();
    let begin = Game::new(rules.clone(), 3).unwrap().position();
    let begin = Position { phase: Phase::TurnBegins, sides: sides.to_vec(), mover: Seat::FIRST, ..begin };
    let game = begin.game(rules.clone()).unwrap();
    let highest = rules.draft().ending.target + rules.draft().opening.opening_score + Points(BEYOND);
    let mut turn = Turn { solution, highest, known: HashMap::new() };
    let mut rolled = game.clone();
    rolled.apply(&game.decide(Action::Roll).unwrap()).unwrap();
    turn.rolling(&rolled, 0)
}

impl Turn<'_> {
    /// With dice in the air.
    fn rolling(&mut self, game: &Game, hot_dice: usize) -> Chances {
        let Phase::Rolling { dice } = game.phase() else { panic!("{:?}", game.phase()) };
        let total = game.turn().total.min(self.highest);
        let key = (total, dice, game.turn().rolls == 0, hot_dice);
        if let Some(known) = self.known.get(&key) {
            return *known;
        }
        if hot_dice > MOST_HOT_DICE {
            return [1.0, 0.0, 0.0];
        }
        let mut chances = [0.0; 3];
        for roll in Dice::all(dice.into()) {
            let mut rolled = game.clone();
            rolled.apply(&Event::Rolled(roll)).unwrap();
            let there = self.rolled(&rolled, hot_dice + usize::from(total == self.highest));
            let part = f64::from(roll.orderings()) / f64::from(6_u32.pow(dice.into()));
            (0..3).for_each(|side| chances[side] += part * there[side]);
        }
        self.known.insert(key, chances);
        chances
    }

    /// When the dice have come to rest.
    fn rolled(&mut self, game: &Game, hot_dice: usize) -> Chances {
        if !matches!(game.phase(), Phase::Choosing { .. }) {
            return self.ended(game);
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
                _ => self.ended(&next),
            };
            best = if worth[0] > best[0] { worth } else { best };
            if best[0] == 1.0 {
                break;
            }
        }
        best
    }

    /// When the turn is over.
    fn ended(&self, game: &Game) -> Chances {
        if matches!(game.phase(), Phase::Over { .. }) {
            return [1.0, 0.0, 0.0];
        }
        let side = |place: usize| {
            let side = game.side(Seat::new(place).unwrap());
            (game.score(side), game.has_opened(side))
        };
        let [next, third, mover] = self.solution.win_at([side(1), side(2), side(0)]).unwrap();
        [mover, next, third]
    }
}
