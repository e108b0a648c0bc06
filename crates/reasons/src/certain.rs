//! What the rules alone decide.

use crate::Play;
use crate::decision_point::{DecisionPoint, Kind};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Action, Phase, Points, Refusal, Then};
use farkle_thinking::Reason;

/// Why nothing can be banked, where that is so.
pub(crate) fn no_bank(decision: &DecisionPoint<'_>) -> Option<Reason> {
    let Phase::Choosing { roll } = decision.game.phase() else { return None };
    if decision.game.is_one_throw() {
        return None;
    }
    let rules = decision.rules();
    let parts = rules.set_asides(roll);
    let mut refusals = Vec::new();
    for part in parts {
        refusals.push(decision.game.decide(Action::SetAside { dice: part.dice, then: Then::Bank }).err()?);
    }
    let most = parts.iter().map(|part| part.points).max()? + decision.game.turn().total;
    let below = |refusal: &Refusal| match *refusal {
        Refusal::BelowOpening { opening, .. } if most < opening => {
            Some(Reason::BelowOpening { opening: opening.0, most: most.0 })
        }
        Refusal::BelowMinimum { minimum, .. } if most < minimum => {
            Some(Reason::BelowMinimum { minimum: minimum.0, most: most.0 })
        }
        _ => None,
    };
    let hot = refusals.iter().all(|refusal| *refusal == Refusal::HotDiceMustRoll);
    let too_little = || refusals.iter().find_map(below);
    if hot { Some(Reason::HotDiceMustRoll) } else { too_little() }
}

/// The best play wins the game at once. Whoever plays alone ends it, and wins against nobody.
pub(crate) fn wins_now(decision: &DecisionPoint<'_>, best: Play) -> Option<Reason> {
    let (after, _) = decision.after(best).filter(|_| decision.game.side_count() > 1)?;
    let winners = after.winners();
    (after.is_over() && winners.contains(decision.side()) && winners.len() == 1).then_some(Reason::WinsNow)
}

/// The other play ends the game, lost.
pub(crate) fn bank_loses(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let lead = decision.game.takes_the_lead_with()?;
    let total = decision.set_aside(other)?.total;
    let (after, _) = decision.after(other)?;
    let is_lost = after.is_over() && !after.winners().contains(decision.side());
    let rolls_on = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    (rolls_on && is_lost && total < lead).then(|| Reason::BankLoses { short: (lead - total).0 })
}

/// The other play would pass a target that must be hit exactly.
pub(crate) fn past_target(decision: &DecisionPoint<'_>, other: Play) -> Option<Reason> {
    if decision.rules().ending() != EndingRule::Exactly || other.kind() != Kind::Banks {
        return None;
    }
    let total = decision.set_aside(other)?.total;
    let (_, outcome) = decision.after(other)?;
    let end = outcome.turn_end?;
    let over = decision.game.score(decision.side()) + total - decision.rules().target();
    (end.gift.is_some() && end.gained == Points::ZERO && over > Points::ZERO)
        .then_some(Reason::PastTarget { over: over.0 })
}
