//! What a last turn or the way to the target decides.

use crate::Play;
use crate::decision_point::{DecisionPoint, Kind, TOLD_APART};
use crate::reach::chance_to_reach;
use farkle_rules::rule_set::{EndingRule, Ties};
use farkle_thinking::Reason;

/// One of the plays reaches the target and leaves the rival a last turn.
pub(crate) fn last_turn(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let (solution, rival) = (decision.solution?, decision.rival()?);
    // Where a tie is not for one side alone, a chance to win counts parts of wins.
    if decision.rules().ties() != Ties::Earlier || decision.game.leader().is_some() {
        return None;
    }
    let bank = match (best.kind(), other.kind()) {
        (Kind::Banks, Kind::Rolls) => best,
        (Kind::Rolls, Kind::Banks) => other,
        _ => return None,
    };
    let (after, outcome) = decision.after(bank)?;
    if !outcome.last_turns_begin {
        return None;
    }
    let needs = after.takes_the_lead_with()?.0;
    let chance = solution.chance(&after, rival).ok()?;
    Some(match best.kind() {
        Kind::Banks => Reason::LastTurnHolds { needs, chance },
        _ => Reason::LastTurnBeats { needs, chance },
    })
}

/// Rolling on to the target wins more often than banking does.
pub(crate) fn goal_in_reach(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let rolls_on = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    let wins_at_once = decision.rules().ending() == EndingRule::AtOnce && decision.is_on_the_way();
    if !rolls_on || !wins_at_once || !decision.no_roll_is_special() || decision.solution.is_none() {
        return None;
    }
    let after = decision.set_aside(best)?;
    let side = decision.side();
    let needed = (decision.goal() - decision.game.score(side)).max(decision.least_bank(side));
    let needs = (needed - after.total).0;
    let chance = chance_to_reach(decision, needed, after.total, after.hand)?;
    (needs > 0 && chance - other.value >= TOLD_APART).then_some(Reason::GoalInReach {
        needs,
        dice: after.hand,
        chance,
        bank: other.value,
    })
}
