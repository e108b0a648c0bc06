//! A finished game between two sides, reviewed by the exact solution.

use crate::thinker::Known;
use farkle_reasons::{Play, Reasons};
use farkle_rules::{Action, Game, MAX_SEATS, Record};
use farkle_strategy::review::{self as strategy, Reviewed, Swing};
use farkle_strategy::{TurnValues, TwoSides};
use farkle_thinking::{Fault, Review, Trouble, number_of};

/// How many decisions of each player the page gets; it tells some of them.
const COSTLIEST: usize = 8;
/// A play that costs less of the chance to win is a good one: nobody can see the difference.
const GOOD: f64 = 0.005;

/// The share code of a record's rules.
pub(crate) fn rules_of(record: &Record) -> String {
    record.rules.code()
}

pub(crate) fn review(known: &mut Known, record: &Record) -> Result<Review, Trouble> {
    let solution = known.solution.clone().ok_or(Trouble::NotSolved)?;
    let start = Game::new(known.rules.clone(), record.seats_at_first()).map_err(|_| Trouble::Unreadable)?;
    let review = solution.review(&start, &record.events).map_err(|_| Trouble::OutOfScope)?;
    let moments = record.replay().map_err(|_| Trouble::Unreadable)?.moments;
    let before = |event: usize| match event.checked_sub(1) {
        Some(last) => moments.get(last).map(|moment| &moment.game),
        None => Some(&start),
    };
    let has_a_choice = |event: usize| before(event).is_some_and(|game| game.legal_actions().nth(1).is_some());
    let mut decisions = [(0, 0); 2];
    for event in &review.events {
        if let Swing::Decision { error, .. } = event.change
            && has_a_choice(event.event)
        {
            let of_side = &mut decisions[event.side.index().min(1)];
            of_side.0 += 1;
            of_side.1 += u32::from(error < GOOD);
        }
    }
    let values = known.values();
    let fault_of = |event: &Reviewed| fault(before(event.event)?, record, event, values, &solution);
    let mut told = [0; MAX_SEATS];
    let is_among = |event: &&Reviewed| {
        let Some(game) = before(event.event) else { return false };
        let told = &mut told[game.mover().index()];
        *told += 1;
        *told <= COSTLIEST
    };
    let costliest = review.costliest(usize::MAX).iter().filter(is_among).filter_map(fault_of).collect();
    let chances = chances(&review);
    Ok(Review { luck: review.luck, errors: review.errors, decisions, chances, costliest })
}

/// The first side's chance before every event that was reviewed, and after the last one.
fn chances(review: &strategy::Review) -> Vec<(u32, f64)> {
    let after = |events: usize, chance| u32::try_from(events).ok().map(|events| (events, chance));
    let before = review.events.iter().map(|it| {
        let is_first = it.side.index() == 0;
        after(it.event, if is_first { it.before } else { 1.0 - it.before })
    });
    let last = review.events.last().map(|it| after(it.event + 1, review.at_last));
    before.chain(last).flatten().collect()
}

fn fault(
    game: &Game,
    record: &Record,
    reviewed: &Reviewed,
    values: &TurnValues,
    solution: &TwoSides,
) -> Option<Fault> {
    let Swing::Decision { error, best } = reviewed.change else { return None };
    if error < GOOD {
        return None;
    }
    let done = record.events.get(reviewed.event)?;
    let done = game.legal_actions().find(|&action| game.decide(action).as_ref() == Ok(done))?;
    let advice = solution.advice(game).ok()?;
    let play = |action: Action| {
        let worth = advice.iter().find(|advice| advice.action == action)?;
        Some(Play { action, value: worth.win })
    };
    let reasons = play(best)
        .zip(play(done))
        .map(|(best, done)| Reasons::new(game, values, Some(solution)).compare(best, done));
    Some(Fault {
        event: u32::try_from(reviewed.event).ok()?,
        side: u8::try_from(reviewed.side.index()).ok()?,
        cost: error,
        done: number_of(game, done)?,
        best: number_of(game, best)?,
        reasons: reasons.unwrap_or_default(),
    })
}
