//! A game of Today's Dice, judged by the points that every decision was worth.

use crate::advice::by_points;
use farkle_daily::{Day, Judged, Mistake, judge, par};
use farkle_reasons::Reasons;
use farkle_rules::{Action, Game, Record, Seat, Then};
use farkle_strategy::TurnValues;
use farkle_thinking::{DayPlayer, Fault, Reason, Today, Trouble, number_of};

/// How many decisions of a player are shown.
const COSTLIEST: usize = 5;

pub(crate) fn today(values: &TurnValues, day: u32, record: &Record) -> Result<Today, Trouble> {
    let day = Day::of_number(day).ok_or(Trouble::Unreadable)?;
    // Par is that of the same rules.
    if values.rules().code() != day.rules().code() {
        return Err(Trouble::OutOfScope);
    }
    let seats = record.seats_at_first();
    let replay = record.replay().map_err(|_| Trouble::Unreadable)?;
    let before = |event: usize| replay.moments.get(event.checked_sub(1)?).map(|moment| &moment.game);
    let players = replay.game.seats().map(|seat| {
        let judged = judge(values, seats, &record.events, seat).ok_or(Trouble::Unreadable)?;
        Ok(player(&judged, seat, (values, record), before))
    });
    Ok(Today { par: par(day).points.0, players: players.collect::<Result<_, _>>()? })
}

fn player<'a>(
    judged: &Judged,
    seat: Seat,
    (values, record): (&TurnValues, &Record),
    before: impl Fn(usize) -> Option<&'a Game>,
) -> DayPlayer {
    let fault = |mistake: &Mistake| {
        let game = before(mistake.event)?;
        let done = record.events.get(mistake.event)?;
        let done = game.legal_actions().find(|&action| game.decide(action).as_ref() == Ok(done))?;
        let then = if mistake.best.bank { Then::Bank } else { Then::Roll };
        let best = Action::SetAside { dice: mistake.best.dice, then };
        Some(Fault {
            event: u32::try_from(mistake.event).ok()?,
            side: u8::try_from(game.side(seat).index()).ok()?,
            cost: mistake.cost,
            done: number_of(game, done)?,
            best: number_of(game, best)?,
            reasons: why(values, game, best, done),
        })
    };
    DayPlayer {
        points: judged.points.0,
        expected: judged.expected,
        luck: judged.luck,
        lost: judged.lost,
        decisions: judged.decisions,
        accuracy: judged.accuracy,
        farkles: judged.farkles,
        costliest: judged.mistakes.iter().take(COSTLIEST).filter_map(fault).collect(),
    }
}

/// Why one play would have been better than what was done. Only points count.
fn why(values: &TurnValues, game: &Game, best: Action, done: Action) -> Vec<Reason> {
    let plays = by_points(values, game);
    let play = |action: Action| plays.iter().copied().find(|play| play.action == action);
    let both = play(best).zip(play(done));
    both.map(|(best, done)| Reasons::new(game, values, None).compare(best, done)).unwrap_or_default()
}
