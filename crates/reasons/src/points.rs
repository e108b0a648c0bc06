//! What a roll risks, and what it earns.

use crate::Play;
use crate::moment::{Kind, Moment, SetAside};
use farkle_rules::rule_set::{AfterFarkle, HotDice};
use farkle_rules::{Dice, Event, Points, Position, Verdict};
use farkle_thinking::Reason;

/// What a farkle would lose.
pub(crate) fn farkle_risk(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(moment, best, other)?;
    let farkle = moment.farkle(after.hand);
    let stake = after.total.0;
    (farkle > 0.0 && stake > 0).then_some(Reason::FarkleRisk { dice: after.hand, farkle, stake })
}

/// Banking earns more points.
pub(crate) fn bank_earns(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(moment, best, other).filter(|_| moment.points_are_plain())?;
    let (bank, roll) = (moment.set_aside(best)?.total.0, moment.worth_of_rolling(after));
    (f64::from(bank) > roll.round()).then_some(Reason::BankEarns { roll, bank })
}

/// Rolling earns more points.
pub(crate) fn roll_earns(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let (after, bank) = rolled_on(moment, best, other).filter(|_| moment.points_are_plain())?;
    let roll = moment.worth_of_rolling(after);
    (roll.round() > f64::from(bank.0)).then_some(Reason::RollEarns { roll, bank: bank.0 })
}

/// Hot dice, and no number of dice farkles less often.
pub(crate) fn all_dice_again(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let rolls = best.kind() == Kind::Rolls;
    let after = moment.set_aside(best).filter(|after| rolls && after.is_hot)?;
    if moment.set_aside(other)?.is_hot && other.kind() == Kind::Rolls {
        return None;
    }
    let farkle = moment.farkle(after.hand);
    let is_least = (1..after.hand).all(|dice| moment.farkle(dice) > farkle);
    is_least.then_some(Reason::AllDiceAgain { dice: after.hand, farkle })
}

/// Rolling earns more points than banking only because of the chance of hot dice.
pub(crate) fn hot_dice_chance(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let (after, bank) = rolled_on(moment, best, other).filter(|_| moment.points_are_plain())?;
    // Where hot dice must be rolled there is no banking them to compare with.
    let may_bank_hot_dice = moment.rules().hot_dice() == HotDice::MayRoll;
    if !may_bank_hot_dice || after.total < moment.least_bank(moment.side()) {
        return None;
    }
    let bank = f64::from(bank.0);
    let only_by_hot_dice =
        moment.worth_of_rolling(after) > bank && worth_if_hot_dice_end(moment, after) < bank;
    let chance = moment.values.odds(after.hand.into()).hot_dice().chance();
    (only_by_hot_dice && chance > 0.0).then_some(Reason::HotDiceChance { dice: after.hand, chance })
}

/// The points of the turn on average if the dice are rolled and hot dice in this roll are banked.
fn worth_if_hot_dice_end(moment: &Moment<'_>, after: SetAside) -> f64 {
    let rules = moment.rules();
    let worth_of = |roll: Dice| {
        let parts = rules.set_asides(roll).iter().map(|part| {
            let total = after.total + part.points;
            let is_hot = rules.makes_hot_dice(roll, part.dice);
            let hand = rules.in_hand_after(roll, part.dice);
            let next = SetAside { total, hand: hand as u8, is_hot };
            let banked = f64::from(total.0);
            if is_hot { banked } else { banked.max(moment.worth_of_rolling(next)) }
        });
        parts.fold(0.0, f64::max)
    };
    let rolls = Dice::all(after.hand.into());
    let scoring = rolls.filter(|&roll| rules.verdict(roll) == Verdict::Scores);
    let sum: f64 = scoring.map(|roll| f64::from(roll.orderings()) * worth_of(roll)).sum();
    sum / f64::from(6_u32.pow(after.hand.into()))
}

/// A farkle would be the third in a row; its penalty speaks against rolling.
pub(crate) fn third_farkle(moment: &Moment<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(moment, best, other)?;
    let game = moment.game;
    let ends = moment.rules().after_farkle() == AfterFarkle::TurnEnds;
    if !ends || game.farkles_in_a_row(game.mover()) != 2 {
        return None;
    }
    let (mut rolling, _) = moment.after(other)?;
    let farkle =
        Dice::all(after.hand.into()).find(|&roll| moment.rules().verdict(roll) == Verdict::Farkle)?;
    let cost = rolling.apply(&Event::Rolled(farkle)).ok()?.turn_end?.penalty;
    if moment.solution.is_some() {
        let mover = game.mover().index();
        let forgiven = |position: &mut Position| position.farkles[mover] = 0;
        let [bank, roll] = moment.elsewhere(forgiven, [best, other])?;
        if best.value - other.value <= bank - roll {
            return None;
        }
    }
    (cost > Points::ZERO).then_some(Reason::ThirdFarkle {
        dice: after.hand,
        farkle: moment.farkle(after.hand),
        cost: cost.0,
    })
}

/// What the other play rolls, where the best one banks.
fn rolled_instead_of_banked(moment: &Moment<'_>, best: Play, other: Play) -> Option<SetAside> {
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    moment.set_aside(other).filter(|_| banks)
}

/// What the best play rolls and the other one banks.
fn rolled_on(moment: &Moment<'_>, best: Play, other: Play) -> Option<(SetAside, Points)> {
    let rolls = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    let bank = moment.set_aside(other).filter(|_| rolls)?.total;
    Some((moment.set_aside(best)?, bank))
}
