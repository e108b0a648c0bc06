//! From a wish to a fact: what the rules say to an action.

use super::{Action, Closing, Event, Game, Phase, Refusal, Then};
use crate::rule_set::{HotDice, LastChance, LeftoverDice, Starter};
use crate::{Dice, Points};

impl Game {
    /// The event that the action would be, if it is legal now.
    ///
    /// # Errors
    /// The [`Refusal`] says why not, in a sentence for the player.
    pub fn decide(&self, action: Action) -> Result<Event, Refusal> {
        match (self.phase, action) {
            (Phase::Over { .. }, _) => Err(Refusal::GameOver),
            (Phase::ChoosingStarter, Action::Start(seat)) => {
                if self.rules.starter() == Starter::Random {
                    Err(Refusal::StarterByChance)
                } else if seat.0 < self.seats {
                    Ok(Event::Started(seat))
                } else {
                    Err(Refusal::NoSuchSeat { seats: self.seats })
                }
            }
            (Phase::StartRoll { .. }, Action::Start(_)) => Err(Refusal::StarterByChance),
            (Phase::StartRoll { .. } | Phase::ChoosingStarter, _) => Err(Refusal::NotBegun),
            (_, Action::Start(_)) => Err(Refusal::AlreadyBegun),
            (Phase::Rolling { .. }, _) => Err(Refusal::DiceRolling),
            (Phase::TurnBegins, Action::Roll) => Ok(Event::TurnBegan),
            (Phase::TurnBegins, Action::TakeOver) => self.may_take_over().map(|()| Event::TookOver),
            (Phase::TurnBegins, _) => Err(Refusal::RollFirst),
            (Phase::Choosing { roll }, Action::SetAside { dice, then }) => {
                self.check_set_aside(roll, dice, then).map(|_| Event::SetAside { dice, then })
            }
            (Phase::Choosing { .. }, Action::Roll) => Err(Refusal::SetAsideFirst),
            (Phase::Choosing { .. }, Action::TakeOver) => Err(Refusal::TurnUnderWay),
            (Phase::Choosing { .. }, Action::GoOn | Action::GiveUp) => Err(Refusal::NoFarkle),
            (Phase::Farkled { .. }, Action::GoOn) => Ok(Event::WentOn),
            (Phase::Farkled { .. }, Action::GiveUp) => Ok(Event::GaveUp),
            (Phase::Farkled { .. }, _) => Err(Refusal::AfterFarkle),
        }
    }

    fn may_take_over(&self) -> Result<(), Refusal> {
        if self.rules.leftover_dice() == LeftoverDice::Unused {
            return Err(Refusal::NoTakingOver);
        }
        self.leftover.map(|_| ()).ok_or(Refusal::NothingLeftOver)
    }

    /// The points of a set-aside, if it is legal.
    #[inline]
    pub(super) fn check_set_aside(&self, roll: Dice, dice: Dice, then: Then) -> Result<Points, Refusal> {
        if dice.is_empty() {
            return Err(Refusal::NothingSelected);
        }
        if !roll.contains(dice) {
            return Err(Refusal::NotRolled { dice, roll });
        }
        let Some(points) = self.rules.points_of(dice, roll) else {
            return Err(Refusal::DoesNotScore { dice: self.odd_dice(roll, dice) });
        };
        let may_bank = || self.may_bank(self.turn.total + points, self.makes_hot_dice(roll, dice));
        match then {
            Then::Roll if self.is_one_throw() => Err(Refusal::OneThrowOnly),
            Then::Roll => Ok(points),
            Then::Bank => may_bank().map(|()| points),
            Then::GiveUp if self.is_one_throw() && may_bank().is_err() => Ok(points),
            Then::GiveUp => Err(Refusal::CannotGiveUp),
        }
    }

    /// Whether a turn total may be banked.
    #[inline]
    pub(super) fn may_bank(&self, total: Points, hot_dice: bool) -> Result<(), Refusal> {
        let rules = &self.rules;
        if hot_dice && rules.hot_dice() == HotDice::MustRoll && !self.is_one_throw() {
            return Err(Refusal::HotDiceMustRoll);
        }
        match self.least_bank() {
            (least, _) if total >= least => Ok(()),
            (opening, true) => Err(Refusal::BelowOpening { opening, missing: opening - total }),
            (minimum, false) => Err(Refusal::BelowMinimum { minimum, missing: minimum - total }),
        }
    }

    /// The smallest turn total that the mover may bank, and whether that is because of the opening
    /// score.
    #[inline]
    pub(super) fn least_bank(&self) -> (Points, bool) {
        let rules = &self.rules;
        let has_opened = self.has_opened(self.side(self.mover));
        if !has_opened && rules.opening_score() > Points::ZERO {
            (rules.opening_score(), true)
        } else {
            (rules.minimum_bank(), false)
        }
    }

    /// Whether the mover has a single throw, because the target was reached.
    #[inline]
    pub fn is_one_throw(&self) -> bool {
        matches!(self.closing, Closing::LastTurns { .. }) && self.rules.last_chance() == LastChance::OneThrow
    }

    /// Whether setting `dice` of `roll` aside makes hot dice: all dice set aside, all in hand
    /// again.
    #[inline]
    pub fn makes_hot_dice(&self, roll: Dice, dice: Dice) -> bool {
        self.rules.makes_hot_dice(roll, dice)
    }

    /// The dice of a selection that are left when its largest scoring part is taken out.
    fn odd_dice(&self, roll: Dice, dice: Dice) -> Dice {
        let parts = self.rules.set_asides(roll).iter().filter(|part| dice.contains(part.dice));
        let largest = parts.max_by_key(|part| (part.dice.len(), part.points));
        largest.and_then(|part| dice.without(part.dice)).unwrap_or(dice)
    }
}
