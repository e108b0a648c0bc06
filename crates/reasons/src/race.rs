//! What the scores of both sides decide.

use crate::Play;
use crate::decision_point::{DecisionPoint, Kind, TOLD_APART};
use crate::reach::chance_to_reach;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use farkle_rules::{Points, Position};
use farkle_thinking::Reason;

/// How many turns of the rival are looked at.
const MOST_TURNS: usize = 100;

/// Points alone speak for banking, and yet rolling wins more often: the play that is compared would
/// leave the mover behind.
pub(crate) fn behind(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let bank = against_the_points(decision, best, other)?;
    let lead = decision.game.score(decision.rival()?) - decision.game.score(decision.side()) - bank;
    (lead > Points::ZERO && best.value - other.value >= TOLD_APART).then_some(Reason::Behind {
        lead: lead.0,
        roll: best.value,
        bank: other.value,
    })
}

/// Points alone speak for banking, and they would prevail if the rival were a turn further away.
pub(crate) fn rival_close(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    against_the_points(decision, best, other)?;
    let rules = decision.rules();
    let rival = decision.rival()?;
    let wins_at_once = rules.ending() == EndingRule::AtOnce;
    if !wins_at_once || rules.leftover_dice() != LeftoverDice::Unused {
        return None;
    }
    let further_away = decision.game.score(rival) - decision.turn_of(rival);
    if further_away < rules.opening_score().max(rules.minimum_bank()) {
        return None;
    }
    let set_back = |position: &mut Position| position.sides[rival.index()].0 = further_away;
    let [roll, bank] = decision.elsewhere(set_back, [best, other])?;
    let needed = decision.goal() - decision.game.score(rival);
    let at_least = needed.max(decision.least_bank(rival));
    let all = u8::try_from(rules.dice()).ok()?;
    let chance = chance_to_reach(decision, at_least, Points::ZERO, all)?;
    let is_told_apart = best.value - other.value >= TOLD_APART;
    (bank > roll && is_told_apart).then_some(Reason::RivalClose { needs: needed.0, chance })
}

/// The points that `other` banks, if it is the better play for whoever collects points and `best`,
/// which rolls, still wins more often.
fn against_the_points(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Points> {
    decision.solution?;
    let rolls_on = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    if !rolls_on || !decision.points_are_plain() || best.value <= other.value {
        return None;
    }
    let bank = decision.set_aside(other)?.total;
    let roll = decision.worth_of_rolling(decision.set_aside(best)?);
    (f64::from(bank.0) > roll).then_some(bank)
}

/// Rolling would earn more points, and yet banking wins more often: the mover is ahead.
pub(crate) fn ahead(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    decision.solution?;
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    if !banks || !decision.points_are_plain() || best.value <= other.value {
        return None;
    }
    let bank = decision.set_aside(best)?.total;
    let roll = decision.worth_of_rolling(decision.set_aside(other)?);
    let lead = decision.game.score(decision.side()) + bank - decision.game.score(decision.rival()?);
    (lead > Points::ZERO && roll.round() > f64::from(bank.0)).then_some(Reason::Ahead {
        lead: lead.0,
        roll,
        bank: bank.0,
    })
}

/// The rival is turns away from the target, and one turn fewer would change nothing.
pub(crate) fn no_hurry(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    decision.solution?;
    let rival = decision.rival()?;
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    if !banks || !decision.is_on_the_way() {
        return None;
    }
    let opened = decision.game.has_opened(rival);
    let score = decision.game.score(rival);
    let values = decision.values;
    let first = values.distribution(opened);
    let to_go = decision.goal() - score;
    let turns = values.distribution(true).turns_to(&first, to_go, MOST_TURNS).quantile(0.5)?;
    let turns = u8::try_from(turns).ok().filter(|&turns| turns > 1)?;
    let gain = decision.turn_of(rival).max(decision.least_bank(rival));
    if score + gain >= decision.goal() {
        return None;
    }
    let closer = |position: &mut Position| position.sides[rival.index()] = (score + gain, true);
    let [bank, roll] = decision.elsewhere(closer, [best, other])?;
    (bank >= roll).then_some(Reason::NoHurry { turns })
}
