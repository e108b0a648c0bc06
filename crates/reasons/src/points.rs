//! What a roll risks, and what it earns.

use crate::Play;
use crate::decision_point::{DecisionPoint, Kind, SetAside};
use farkle_rules::rule_set::{AfterFarkle, HotDice};
use farkle_rules::{Dice, Event, Points, Position, Verdict};
use farkle_thinking::Reason;

/// What a farkle would lose.
pub(crate) fn farkle_risk(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(decision, best, other)?;
    let farkle = decision.farkle(after.hand);
    let stake = after.total.0;
    (farkle > 0.0 && stake > 0).then_some(Reason::FarkleRisk { dice: after.hand, farkle, stake })
}

/// Banking earns more points.
pub(crate) fn bank_earns(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(decision, best, other).filter(|_| decision.points_are_plain())?;
    let (bank, roll) = (decision.set_aside(best)?.total.0, decision.worth_of_rolling(after));
    (f64::from(bank) > roll.round()).then_some(Reason::BankEarns { roll, bank })
}

/// Rolling earns more points.
pub(crate) fn roll_earns(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let (after, bank) = rolled_on(decision, best, other).filter(|_| decision.points_are_plain())?;
    let roll = decision.worth_of_rolling(after);
    (roll.round() > f64::from(bank.0)).then_some(Reason::RollEarns { roll, bank: bank.0 })
}

/// Hot dice, and no number of dice farkles less often.
pub(crate) fn all_dice_again(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let rolls = best.kind() == Kind::Rolls;
    let after = decision.set_aside(best).filter(|after| rolls && after.is_hot)?;
    if decision.set_aside(other)?.is_hot && other.kind() == Kind::Rolls {
        return None;
    }
    let farkle = decision.farkle(after.hand);
    let is_least = (1..after.hand).all(|dice| decision.farkle(dice) > farkle);
    is_least.then_some(Reason::AllDiceAgain { dice: after.hand, farkle })
}

/// Rolling earns more points than banking only because of the chance of hot dice.
pub(crate) fn hot_dice_chance(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let (after, bank) = rolled_on(decision, best, other).filter(|_| decision.points_are_plain())?;
    // Where hot dice must be rolled there is no banking them to compare with.
    let may_bank_hot_dice = decision.rules().hot_dice() == HotDice::MayRoll;
    if !may_bank_hot_dice || after.total < decision.least_bank(decision.side()) {
        return None;
    }
    let bank = f64::from(bank.0);
    let only_by_hot_dice =
        decision.worth_of_rolling(after) > bank && worth_if_hot_dice_end(decision, after) < bank;
    let chance = decision.values.odds(after.hand.into()).hot_dice().chance();
    (only_by_hot_dice && chance > 0.0).then_some(Reason::HotDiceChance { dice: after.hand, chance })
}

/// The points of the turn on average if the dice are rolled and hot dice in this roll are banked.
fn worth_if_hot_dice_end(decision: &DecisionPoint<'_>, after: SetAside) -> f64 {
    let rules = decision.rules();
    let worth_of = |roll: Dice| {
        let parts = rules.set_asides(roll).iter().map(|part| {
            let total = after.total + part.points;
            let is_hot = rules.makes_hot_dice(roll, part.dice);
            let hand = rules.in_hand_after(roll, part.dice);
            let next = SetAside { total, hand: hand as u8, is_hot };
            let banked = f64::from(total.0);
            if is_hot { banked } else { banked.max(decision.worth_of_rolling(next)) }
        });
        parts.fold(0.0, f64::max)
    };
    let rolls = Dice::all(after.hand.into());
    let scoring = rolls.filter(|&roll| rules.verdict(roll) == Verdict::Scores);
    let sum: f64 = scoring.map(|roll| f64::from(roll.orderings()) * worth_of(roll)).sum();
    sum / f64::from(6_u32.pow(after.hand.into()))
}

/// A farkle would be the third in a row; its penalty speaks against rolling.
pub(crate) fn third_farkle(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<Reason> {
    let after = rolled_instead_of_banked(decision, best, other)?;
    let game = decision.game;
    let ends = decision.rules().after_farkle() == AfterFarkle::TurnEnds;
    if !ends || game.farkles_in_a_row(game.mover()) != 2 {
        return None;
    }
    let (mut rolling, _) = decision.after(other)?;
    let farkle =
        Dice::all(after.hand.into()).find(|&roll| decision.rules().verdict(roll) == Verdict::Farkle)?;
    let cost = rolling.apply(&Event::Rolled(farkle)).ok()?.turn_end?.penalty;
    if decision.solution.is_some() {
        let mover = game.mover().index();
        let forgiven = |position: &mut Position| position.farkles[mover] = 0;
        let [bank, roll] = decision.elsewhere(forgiven, [best, other])?;
        if best.value - other.value <= bank - roll {
            return None;
        }
    }
    (cost > Points::ZERO).then_some(Reason::ThirdFarkle {
        dice: after.hand,
        farkle: decision.farkle(after.hand),
        cost: cost.0,
    })
}

/// What the other play rolls, where the best one banks.
fn rolled_instead_of_banked(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<SetAside> {
    let banks = best.kind() == Kind::Banks && other.kind() == Kind::Rolls;
    decision.set_aside(other).filter(|_| banks)
}

/// What the best play rolls and the other one banks.
fn rolled_on(decision: &DecisionPoint<'_>, best: Play, other: Play) -> Option<(SetAside, Points)> {
    let rolls = best.kind() == Kind::Rolls && other.kind() == Kind::Banks;
    let bank = decision.set_aside(other).filter(|_| rolls)?.total;
    Some((decision.set_aside(best)?, bank))
}
