//! Which reasons are said: the strongest first, two at most.

use crate::decision_point::{DecisionPoint, Kind, TOLD_APART};
use crate::{certain, closing, dice, points, race};
use farkle_rules::{Action, Game};
use farkle_strategy::{TurnValues, TwoSides};
use farkle_thinking::Reason;

/// Nobody reads more.
const MOST: usize = 2;

/// A legal action and what it is worth to the mover.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Play {
    /// The action.
    pub action: Action,
    /// The chance to win after it from 0 to 1, or with one side alone the expected points of the
    /// turn.
    pub value: f64,
}

/// Says why plays are better than others at one moment of a game.
#[derive(Clone, Copy)]
pub struct Reasons<'a>(DecisionPoint<'a>);

/// Looks for one kind of reason why the first play is better than the second.
type Judge = fn(&DecisionPoint<'_>, Play, Play) -> Option<Reason>;

/// All kinds that explain why one play is better than another, the strongest first: what the rules
/// decide, what ends the game, what the scores decide against the points, the points, the dice.
const JUDGES: [Judge; 17] = [
    |decision, _, other| certain::past_target(decision, other),
    certain::bank_loses,
    closing::last_turn,
    closing::goal_in_reach,
    points::third_farkle,
    race::behind,
    race::rival_close,
    race::ahead,
    points::farkle_risk,
    race::no_hurry,
    points::bank_earns,
    points::all_dice_again,
    points::roll_earns,
    points::hot_dice_chance,
    dice::set_aside,
    dice::leftover,
    dice::after_farkle,
];

impl<'a> Reasons<'a> {
    /// At a moment of a game. `values` are those of its rules. With a `solution` the values of all
    /// plays have to be its chances to win; without one, nothing is said about chances.
    pub fn new(game: &'a Game, values: &'a TurnValues, solution: Option<&'a TwoSides>) -> Reasons<'a> {
        Reasons(DecisionPoint { game, values, solution })
    }

    /// Why the first of all legal plays, best first, is better than the others: one or two reasons,
    /// the strongest first; none if nobody decides anything or nothing can be said for certain.
    ///
    /// It is compared with the best play that does something else after setting dice aside (rolls
    /// where it banks), and with the second best.
    pub fn why(&self, plays: &[Play]) -> Vec<Reason> {
        let Some((&best, others)) = plays.split_first() else { return Vec::new() };
        if let Some(reason) = certain::wins_now(&self.0, best) {
            return vec![reason];
        }
        let mut reasons: Vec<Reason> = certain::no_bank(&self.0).into_iter().collect();
        let Some(&second) = others.first() else {
            let only = if reasons.is_empty() { Some(Reason::OnlyPlay) } else { None };
            return reasons.into_iter().chain(only).collect();
        };
        let opposite = others.iter().copied().find(|play| play.kind() != best.kind());
        let mut between = opposite.map_or_else(Vec::new, |opposite| self.explained(best, opposite));
        if opposite == Some(second) {
            // Which dice are rolled is the rest of what there is to explain.
            let alike = others.iter().copied().find(|play| play.kind() == best.kind());
            let of_dice = alike.filter(|_| best.kind() == Kind::Rolls);
            between.extend(of_dice.map_or_else(Vec::new, |play| self.explained(best, play)));
        } else {
            let of_dice = self.explained(best, second);
            // Which dice to roll is a question of its own; that more is banked goes without saying.
            if best.kind() == Kind::Rolls && !of_dice.is_empty() {
                between.truncate(MOST - 1);
            }
            between.extend(of_dice);
        }
        reasons.extend(between);
        if reasons.is_empty() {
            reasons.extend(chances(&self.0, best, second));
        }
        // Both comparisons may have come to the same.
        reasons.dedup();
        reasons.truncate(MOST);
        reasons
    }

    /// Why one play is better than another one, which is legal too and worth no more: one or two
    /// reasons, the strongest first; none if nothing can be said for certain.
    pub fn compare(&self, best: Play, other: Play) -> Vec<Reason> {
        let mut reasons = self.explained(best, other);
        if reasons.is_empty() {
            reasons.extend(chances(&self.0, best, other));
        }
        reasons.truncate(MOST);
        reasons
    }

    /// The play that a reason of [`Reasons::why`] compares the best one with, where its words speak
    /// of it without naming its dice. The plays are those that were asked about.
    pub fn compared(plays: &[Play], reason: &Reason) -> Option<Play> {
        let (&best, others) = plays.split_first()?;
        let mut others = others.iter().copied();
        match reason {
            Reason::MoreDice { .. }
            | Reason::MorePoints { .. }
            | Reason::MorePointsAnyway { .. }
            | Reason::TakeAll { .. } => others.find(|play| play.kind() == best.kind()),
            Reason::NearlyEqual | Reason::WinChances { .. } => others.next(),
            Reason::BankLoses { .. }
            | Reason::PastTarget { .. }
            | Reason::LastTurnBeats { .. }
            | Reason::ThirdFarkle { .. }
            | Reason::GoalInReach { .. }
            | Reason::Behind { .. }
            | Reason::Ahead { .. }
            | Reason::FarkleRisk { .. }
            | Reason::RollEarns { .. }
            | Reason::BankEarns { .. }
            | Reason::HotDiceChance { .. } => others.find(|play| play.kind() != best.kind()),
            _ => None,
        }
    }

    /// All reasons that explain why one play is better than another one.
    fn explained(&self, best: Play, other: Play) -> Vec<Reason> {
        // Of equal plays none is better.
        if best.value <= other.value {
            return Vec::new();
        }
        if let Some(reason) = certain::wins_now(&self.0, best) {
            return vec![reason];
        }
        let mut reasons: Vec<Reason> =
            JUDGES.iter().filter_map(|judge| judge(&self.0, best, other)).collect();
        // Both say how often banking wins.
        if reasons.iter().any(|reason| matches!(reason, Reason::GoalInReach { .. })) {
            reasons.retain(|reason| !matches!(reason, Reason::Behind { .. }));
        }
        reasons
    }
}

/// The chances to win after both plays, where they are exact.
fn chances(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    decision.solution?;
    Some(match best.value - other.value < TOLD_APART {
        true => Reason::NearlyEqual,
        false => Reason::WinChances { best: best.value, other: other.value },
    })
}
