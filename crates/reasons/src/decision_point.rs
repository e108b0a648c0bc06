//! The decision that is looked at, and what all reasons ask about it.

use crate::Play;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, FarklePenalty, Reached};
use farkle_rules::{Action, Game, Outcome, Phase, Points, Position, RuleSet, Side, Then};
use farkle_strategy::{TurnValues, TwoSides};

/// Differences between chances to win that are smaller than this are not told apart: shown with one
/// decimal, two chances that differ by more may be told apart.
pub(crate) const TOLD_APART: f64 = 1e-3;

/// A moment of a game with a decision.
#[derive(Clone, Copy)]
pub(crate) struct DecisionPoint<'a> {
    pub(crate) game: &'a Game,
    pub(crate) values: &'a TurnValues,
    /// Where it is there, the values of plays are exact chances to win.
    pub(crate) solution: Option<&'a TwoSides>,
}

/// What a play does with the dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Rolls,
    Banks,
    /// It ends the turn with nothing.
    Ends,
}

/// What setting dice aside leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct SetAside {
    /// The turn total.
    pub(crate) total: Points,
    /// The dice in hand.
    pub(crate) hand: u8,
    pub(crate) is_hot: bool,
}

impl Play {
    pub(crate) fn kind(self) -> Kind {
        match self.action {
            Action::SetAside { then: Then::Bank, .. } => Kind::Banks,
            Action::SetAside { then: Then::GiveUp, .. } | Action::GiveUp => Kind::Ends,
            _ => Kind::Rolls,
        }
    }
}

impl<'a> DecisionPoint<'a> {
    pub(crate) fn rules(&self) -> &'a RuleSet {
        self.game.rules()
    }

    pub(crate) fn side(&self) -> Side {
        self.game.side(self.game.mover())
    }

    /// The other one of two sides.
    pub(crate) fn rival(&self) -> Option<Side> {
        let two = self.game.side_count() == 2;
        self.game.all_sides().find(|&side| two && side != self.side())
    }

    /// What a play makes of the roll on the table; `None` if it sets nothing aside.
    pub(crate) fn set_aside(&self, play: Play) -> Option<SetAside> {
        let (Phase::Choosing { roll }, Action::SetAside { dice, .. }) = (self.game.phase(), play.action)
        else {
            return None;
        };
        let rules = self.rules();
        let is_hot = rules.makes_hot_dice(roll, dice);
        let hand = if is_hot { rules.dice() } else { rules.in_hand_after(roll, dice) };
        let total = self.game.turn().total + rules.points_of(dice, roll)?;
        Some(SetAside { total, hand: u8::try_from(hand).ok()?, is_hot })
    }

    /// The game after a play, and what it has brought about.
    pub(crate) fn after(&self, play: Play) -> Option<(Game, Outcome)> {
        let mut game = self.game.clone();
        let event = game.decide(play.action).ok()?;
        let outcome = game.apply(&event).ok()?;
        Some((game, outcome))
    }

    /// Whether the values of plays are exact: chances to win between two sides, or points.
    pub(crate) fn values_are_exact(&self) -> bool {
        self.solution.is_some() || self.game.side_count() == 1
    }

    /// The points of an average turn of a side, rounded up to a gain that can be.
    pub(crate) fn turn_of(&self, side: Side) -> Points {
        let unit = self.rules().unit().0.max(1);
        let average = self.values.expected_turn_of(self.game.has_opened(side)) / f64::from(unit);
        Points((average.ceil().max(1.0) as i32).saturating_mul(unit))
    }

    /// The chance that a roll of this many dice is a farkle.
    pub(crate) fn farkle(&self, dice: u8) -> f64 {
        self.values.odds(dice.into()).farkle().chance()
    }

    /// The points of the turn on average if this play rolls, for whoever collects points.
    pub(crate) fn worth_of_rolling(&self, after: SetAside) -> f64 {
        let opened = self.game.has_opened(self.side());
        self.values.roll_value(after.total, after.hand.into(), opened)
    }

    /// The least turn total that a side may bank.
    pub(crate) fn least_bank(&self, side: Side) -> Points {
        let rules = self.rules();
        let opening = if self.game.has_opened(side) { Points::ZERO } else { rules.opening_score() };
        rules.minimum_bank().max(opening)
    }

    /// The least score with which the target counts as reached.
    pub(crate) fn goal(&self) -> Points {
        let rules = self.rules();
        match rules.reached() {
            Reached::AtLeast => rules.target(),
            Reached::Above => rules.target() + rules.unit(),
        }
    }

    /// Whether the target is still to be reached, and nothing else decides the game.
    pub(crate) fn is_on_the_way(&self) -> bool {
        let ending = self.rules().ending();
        matches!(ending, EndingRule::AtOnce | EndingRule::LastTurn)
            && self.game.leader().is_none()
            && self.game.play_off().is_empty()
    }

    /// Whether the average points of a turn are points that are banked: no penalty is charged, a
    /// farkle ends the turn, no roll wins, and a higher total is never worse. So it is on the way
    /// to a target, and for whoever collects points alone in so many turns.
    pub(crate) fn points_are_plain(&self) -> bool {
        let rules = self.rules();
        let collects_alone = rules.ending() == EndingRule::Rounds && self.game.side_count() == 1;
        (self.is_on_the_way() || collects_alone)
            && rules.three_farkles() == FarklePenalty::None
            && self.no_roll_is_special()
    }

    /// Whether a farkle ends the turn and no roll wins the game.
    pub(crate) fn no_roll_is_special(&self) -> bool {
        let rules = self.rules();
        rules.after_farkle() == AfterFarkle::TurnEnds
            && !rules.five_of_a_kind_wins()
            && self.values.all_odds().iter().all(|odds| odds.wins().count == 0)
    }

    /// What two plays of this moment would be worth to the mover in another one that differs from
    /// it by `change`; `None` if the solution does not know it, or the plays are not legal there.
    pub(crate) fn elsewhere(&self, change: impl FnOnce(&mut Position), plays: [Play; 2]) -> Option<[f64; 2]> {
        let solution = self.solution?;
        let mut position = self.game.position();
        change(&mut position);
        let game = position.game(self.rules().clone()).ok()?;
        let advice = solution.advice(&game).ok()?;
        let win = |play: Play| advice.iter().find(|a| a.action == play.action).map(|a| a.win);
        Some([win(plays[0])?, win(plays[1])?])
    }
}
