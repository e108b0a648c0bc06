//! Queries about any moment of a game.

use crate::asked::{NOT_KNOWN, order};
use crate::solution::{Chances, ThreeSides};
use farkle_rules::{Action, Game, Phase, Seat, Side};
use farkle_strategy::QueryError;

/// A legal action with its worth to every side.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AdviceOfThree {
    /// The action.
    pub action: Action,
    /// Each side's chance to win after it, under best play by all; in the order of their numbers.
    pub win: [f64; 3],
}

impl ThreeSides {
    /// Every side's chance to win from here under best play by all, in the order of the sides'
    /// numbers; after the end 1, 0, or a part of a shared win.
    ///
    /// # Errors
    /// [`QueryError`] if the game is not one that was solved.
    pub fn chances(&self, game: &Game) -> Result<[f64; 3], QueryError> {
        self.check(game)?;
        if let Phase::Over { winners, .. } = game.phase() {
            let share = |side: Side| if winners.contains(side) { 1.0 / winners.len() as f64 } else { 0.0 };
            return Ok(std::array::from_fn(|side| Side::new(side).map_or(0.0, share)));
        }
        match game.phase() {
            Phase::StartRoll { contenders } => {
                let may = |seat: Seat| Side::new(seat.index()).is_some_and(|it| contenders.contains(it));
                return Ok(self.before_the_start(game, may));
            }
            // The table has not said yet who starts: everyone may.
            Phase::ChoosingStarter => return Ok(self.before_the_start(game, |_| true)),
            _ => {}
        }
        let asked = self.ask(game)?;
        let chances = match game.phase() {
            Phase::TurnBegins => asked.at_first()?,
            Phase::Rolling { dice } => {
                let total = self.units(game.turn().total)?;
                asked.rolling(&asked.rebuild(game)?, total, dice.into(), game.turn().rolls == 0)
            }
            _ => {
                let turn = asked.rebuild(game)?;
                let worths = game.legal_actions().map(|action| asked.worth_of(game, &turn, action));
                worths
                    .reduce(|best, other| if other[0] > best[0] { other } else { best })
                    .unwrap_or(NOT_KNOWN)
            }
        };
        by_side(game, chances)
    }

    /// Every legal action with its worth, best for the mover first; empty if nobody has anything to
    /// decide.
    ///
    /// # Errors
    /// [`QueryError`] if the game is not one that was solved.
    pub fn advice(&self, game: &Game) -> Result<Vec<AdviceOfThree>, QueryError> {
        self.check(game)?;
        if !matches!(game.phase(), Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. }) {
            return Ok(Vec::new());
        }
        let asked = self.ask(game)?;
        let turn = asked.rebuild(game)?;
        let advice = |action| {
            let win = by_side(game, asked.worth_of(game, &turn, action))?;
            Ok(AdviceOfThree { action, win })
        };
        let mut advice = game.legal_actions().map(advice).collect::<Result<Vec<_>, QueryError>>()?;
        let mover = game.side(game.mover()).index();
        advice.sort_by(|a, b| b.win[mover].total_cmp(&a.win[mover]));
        Ok(advice)
    }

    /// Every side's chance to win where each of these seats is equally likely to start.
    fn before_the_start(&self, game: &Game, may_start: impl Fn(Seat) -> bool) -> [f64; 3] {
        let in_turn_order = self.win();
        let starters: Vec<Seat> = game.seats().filter(|seat| may_start(*seat)).collect();
        let mut chances = [0.0; 3];
        for seat in &starters {
            for (place, win) in in_turn_order.into_iter().enumerate() {
                chances[(game.side(*seat).index() + place) % 3] += win / starters.len() as f64;
            }
        }
        chances
    }

    fn check(&self, game: &Game) -> Result<(), QueryError> {
        if game.rules() != &self.rules {
            return Err(QueryError::OtherRules);
        }
        let gone = game.position().gone.len();
        if game.side_count() != 3 || gone > 0 {
            let sides = game.side_count() - gone.min(game.side_count());
            return Err(QueryError::OtherSides { solved: 3, sides });
        }
        match matches!(self.chances, Chances::Rounds(_)) && game.seat_count() != self.seats {
            true => Err(QueryError::OtherSeats { solved: self.seats }),
            false => Ok(()),
        }
    }
}

fn by_side(game: &Game, chances: [f64; 3]) -> Result<[f64; 3], QueryError> {
    if chances.iter().any(|chance| chance.is_nan()) {
        return Err(QueryError::Unreachable);
    }
    let mut by_side = [0.0; 3];
    order(game).iter().zip(chances).for_each(|(side, chance)| by_side[side.index()] = chance);
    Ok(by_side)
}
