//! Entering what a scorekeeper says: what the rules have against it, and what it changes.

use super::{Entry, EventError, Game, Outcome, Phase, Refusal, TurnEndKind, TurnResult};
use crate::Points;
use crate::rule_set::SixOnes;

/// The most points that can be entered at once: more is a slip of the finger.
pub const MAX_ENTERED: Points = Points(1_000_000);

impl Game {
    /// Why this can't be entered now, or nothing if it can. An overruled entry is checked only for
    /// what no table can overrule: that it is the moment for it, and that the points can be a
    /// score.
    ///
    /// # Errors
    /// The [`Refusal`], a sentence for the scorekeeper.
    pub fn check_entry(&self, entry: Entry) -> Result<(), Refusal> {
        let in_range = |points: Points| {
            let allowed = -MAX_ENTERED <= points && points <= MAX_ENTERED;
            if allowed { Ok(()) } else { Err(Refusal::TooMuch { most: MAX_ENTERED }) }
        };
        let not_negative = |points: Points| {
            let unit = self.rules.unit();
            if points < Points::ZERO { Err(Refusal::NoSuchTotal { points, unit }) } else { Ok(()) }
        };
        match (self.phase, entry) {
            (Phase::Over { .. }, _) => Err(Refusal::GameOver),
            (Phase::StartRoll { .. } | Phase::ChoosingStarter, _) => Err(Refusal::NotBegun),
            (Phase::Choosing { roll }, Entry::LetPass { dice, points, .. }) => {
                if dice.is_empty() {
                    return Err(Refusal::NothingSelected);
                }
                if !roll.contains(dice) {
                    return Err(Refusal::NotRolled { dice, roll });
                }
                not_negative(points)?;
                in_range(points)
            }
            (_, Entry::LetPass { .. }) => Err(Refusal::RollFirst),
            (Phase::TurnBegins, Entry::Turn { result, left_over, overruled }) => {
                if usize::from(left_over) > self.rules.dice() {
                    return Err(Refusal::TooManyDice { dice: self.rules.dice() as u8 });
                }
                match result {
                    TurnResult::Banked(points) => {
                        not_negative(points)?;
                        in_range(points)?;
                        if overruled { Ok(()) } else { self.check_bank(points) }
                    }
                    result if overruled || self.can_end_with(result) => Ok(()),
                    _ => Err(Refusal::NotByTheseRules),
                }
            }
            (Phase::TurnBegins, Entry::Corrected { side, points }) => {
                if side.index() >= self.side_count() {
                    return Err(Refusal::NoSuchSeat { seats: self.side_count() as u8 });
                }
                in_range(points)
            }
            (Phase::TurnBegins, Entry::Joined { score }) => {
                in_range(score)?;
                self.check_joining()
            }
            (Phase::TurnBegins, Entry::Left(seat)) => self.check_leaving(seat),
            _ => Err(Refusal::TurnUnderWay),
        }
    }

    fn check_bank(&self, points: Points) -> Result<(), Refusal> {
        let unit = self.rules.unit();
        if points <= Points::ZERO || points.0 % unit.0 != 0 {
            return Err(Refusal::NoSuchTotal { points, unit });
        }
        self.may_bank(points, false)
    }

    fn can_end_with(&self, result: TurnResult) -> bool {
        let rules = &self.rules;
        match result {
            TurnResult::Banked(_) | TurnResult::Farkled => true,
            TurnResult::ToxicTwos => rules.toxic_twos(),
            TurnResult::GaveUp => self.is_one_throw(),
            TurnResult::Won => rules.five_of_a_kind_wins() || rules.six_ones() == SixOnes::Win,
        }
    }

    pub(super) fn enter(&mut self, entry: Entry) -> Result<Outcome, EventError> {
        self.check_entry(entry).map_err(EventError::Refused)?;
        Ok(match (self.phase, entry) {
            (_, Entry::Turn { result, left_over, .. }) => self.enter_turn(result, left_over),
            (Phase::Choosing { roll }, Entry::LetPass { dice, points, then }) => {
                self.set_aside(roll, dice, points, then)
            }
            (_, Entry::Corrected { side, points }) => {
                self.sides[side.index()].score += points;
                self.lead_by_score();
                Outcome::default()
            }
            (_, Entry::Joined { score }) => self.join(score),
            (_, Entry::Left(seat)) => self.leave(seat),
            // The check above has refused it in any other phase.
            (_, Entry::LetPass { .. }) => Outcome::default(),
        })
    }

    fn enter_turn(&mut self, result: TurnResult, left_over: u8) -> Outcome {
        self.leftover = None;
        let kind = match result {
            TurnResult::Banked(points) => {
                self.turn.total = points;
                TurnEndKind::Banked
            }
            TurnResult::Farkled => TurnEndKind::Farkled,
            TurnResult::ToxicTwos => TurnEndKind::ToxicTwos,
            TurnResult::GaveUp => TurnEndKind::GaveUp,
            TurnResult::Won => TurnEndKind::Won,
        };
        self.end_turn(kind, left_over)
    }
}
