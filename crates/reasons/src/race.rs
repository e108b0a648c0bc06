//! What the scores of both sides decide.

use crate::Play;
use crate::moment::{Kind, Moment, TOLD_APART};
use crate::reach::chance_to_reach;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use farkle_rules::{Points, Position};
use farkle_thinking::Reason;

/// How many turns of the rival are looked at.
const MOST_TURNS: usize = 100;

/// Points alone speak for banking, and yet rolling wins more often: the play that is compared would
/// leave the mover behind.
pub(crate) fn behind(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let bank = against_the_points(moment, best, other)?;
    let lead = moment.game.score(moment.rival()?) - moment.game.score(moment.side()) - bank;
    (lead > Points::ZERO && best.value - other.value >= TOLD_APART).then_some(Reason::Behind {
        lead: lead.0,
        roll: best.value,
        bank: other.value,
    })
}

/// Points alone speak for banking, and they would prevail if the rival were a turn further away.
pub(crate) fn rival_close(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    against_the_points(moment, best, other)?;
    let rules = moment.rules();
    let rival = moment.rival()?;
    let wins_at_once = rules.ending() == EndingRule::AtOnce;
    if !wins_at_once || rules.leftover_dice() != LeftoverDice::Unused {
        return None;
    }
    let further_away = moment.game.score(rival) - moment.turn_of(rival);
    if further_away < rules.opening_score().max(rules.minimum_bank()) {
        return None;
    }
    let set_back = |position: &mut Position| position.sides[rival.index()].0 = further_away;
    let [roll, bank] = moment.elsewhere(set_back, [best, other])?;
    let needed = moment.goal() - moment.game.score(rival);
    let at_least = needed.max(moment.least_bank(rival));
    let all = u8::try_from(rules.dice()).ok()?;
    let chance = chance_to_reach(moment, at_least, Points::ZERO, all)?;
    let is_told_apart = best.value - other.value >= TOLD_APART;
    (bank > roll && is_told_apart).then_some(Reason::RivalClose { needs: needed.0, chance })
}

/// The points that `other` banks, if it is the better play for whoever collects points and `best`,
/// which rolls, still wins more often.
fn against_the_points(moment: &Moment<'_>, best: Play, other: Play) -> Option<Points> {
    moment.solution?;
    let rolls_on = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    if !rolls_on || !moment.points_are_plain() || best.value <= other.value {
        return None;
    }
    let bank = moment.set_aside(other)?.total;
    let roll = moment.worth_of_rolling(moment.set_aside(best)?);
    (f64::from(bank.0) > roll).then_some(bank)
}

/// Rolling would earn more points, and yet banking wins more often: the mover is ahead.
pub(crate) fn ahead(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    moment.solution?;
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    if !banks || !moment.points_are_plain() || best.value <= other.value {
        return None;
    }
    let bank = moment.set_aside(best)?.total;
    let roll = moment.worth_of_rolling(moment.set_aside(other)?);
    let lead = moment.game.score(moment.side()) + bank - moment.game.score(moment.rival()?);
    (lead > Points::ZERO && roll.round() > f64::from(bank.0)).then_some(Reason::Ahead {
        lead: lead.0,
        roll,
        bank: bank.0,
    })
}

/// The rival is turns away from the target, and one turn fewer would change nothing.
pub(crate) fn no_hurry(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    moment.solution?;
    let rival = moment.rival()?;
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    if !banks || !moment.is_on_the_way() {
        return None;
    }
    let opened = moment.game.has_opened(rival);
    let score = moment.game.score(rival);
    let values = moment.values;
    let first = values.distribution(opened);
    let to_go = moment.goal() - score;
    let turns = values.distribution(true).turns_to(&first, to_go, MOST_TURNS).quantile(0.5)?;
    let turns = u8::try_from(turns).ok().filter(|&turns| turns > 1)?;
    let gain = moment.turn_of(rival).max(moment.least_bank(rival));
    if score + gain >= moment.goal() {
        return None;
    }
    let closer = |position: &mut Position| position.sides[rival.index()] = (score + gain, true);
    let [bank, roll] = moment.elsewhere(closer, [best, other])?;
    (bank >= roll).then_some(Reason::NoHurry { turns })
}
