//! Which dice to set aside, and which to begin with.

use crate::Play;
use crate::decision_point::{DecisionPoint, Kind};
use farkle_rules::rule_set::{EndingRule, FarklePenalty};
use farkle_rules::{Action, Phase};
use farkle_thinking::Reason;

/// Both plays set dice aside and do the same then.
pub(crate) fn set_aside(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let (ours, theirs) = (decision.set_aside(best)?, decision.set_aside(other)?);
    let more = (ours.total - theirs.total).0;
    match (best.kind(), other.kind()) {
        (Kind::Banks, Kind::Banks) if more > 0 => Some(Reason::TakeAll { more }),
        // With hot dice it is not that fewer were set aside.
        (Kind::Rolls, Kind::Rolls) if ours.hand > theirs.hand && !ours.is_hot => {
            let (farkle, farkle_instead) = (decision.farkle(ours.hand), decision.farkle(theirs.hand));
            // Where the goal has to be met exactly, points can be a nuisance instead of a price.
            let is_price = decision.values_are_exact() && decision.rules().ending() != EndingRule::Exactly;
            (farkle < farkle_instead).then_some(Reason::MoreDice {
                dice: ours.hand,
                farkle,
                instead: theirs.hand,
                farkle_instead,
                given_up: if is_price { (-more).max(0) } else { 0 },
            })
        }
        (Kind::Rolls, Kind::Rolls) if more > 0 && ours.hand == theirs.hand => {
            Some(Reason::MorePointsAnyway { more, dice: ours.hand })
        }
        // What points are worth between many sides is estimated.
        (Kind::Rolls, Kind::Rolls) if more > 0 && ours.hand < theirs.hand && decision.values_are_exact() => {
            Some(Reason::MorePoints { more, dice: ours.hand, instead: theirs.hand })
        }
        _ => None,
    }
}

/// Beginning with the dice left over, or with all.
pub(crate) fn leftover(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let leftover = decision.game.leftover()?;
    let all = u8::try_from(decision.rules().dice()).ok()?;
    let (farkle, farkle_all) = (decision.farkle(leftover.dice), decision.farkle(all));
    match (best.action, other.action) {
        (Action::TakeOver, Action::Roll) if leftover.points.0 > 0 => {
            Some(Reason::TakeOver { dice: leftover.dice, farkle, points: leftover.points.0 })
        }
        (Action::Roll, Action::TakeOver) if farkle > farkle_all => {
            Some(Reason::FreshDice { dice: leftover.dice, farkle, all, farkle_all })
        }
        _ => None,
    }
}

/// Going on after a farkle.
pub(crate) fn after_farkle(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let goes_on = (best.action, other.action) == (Action::GoOn, Action::GiveUp);
    let is_farkled = matches!(decision.game.phase(), Phase::Farkled { .. });
    let is_free = decision.rules().three_farkles() == FarklePenalty::None;
    (goes_on && is_farkled && is_free && best.value > other.value).then_some(Reason::NothingToLose)
}
