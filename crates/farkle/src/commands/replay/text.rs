//! A replayed game as text: the turns in play order, the score sheet and the winner.

use super::Played;
use crate::commands::output::{Align, FAINT, HEADING, out, padded, print_columns, styled};
use crate::failure::Failure;
use farkle_rules::{
    Entry, Event, Moment, Points, Seat, SheetChangeKind, SheetLine, SheetRow, Side, Then, TurnEnd,
    TurnEndKind,
};
use farkle_table::{StandIn, team};
use std::io::Write;
use unicode_width::UnicodeWidthStr;

pub(super) fn print(played: &Played, with_states: bool) -> Result<(), Failure> {
    let mut out = out();
    let record = &played.record;
    let names: Vec<String> =
        (1..).zip(&record.seats).map(|(number, name)| format!("{number} {name}")).collect();
    writeln!(out, "{}  {}", styled(HEADING, record.rules.name()), styled(FAINT, record.rules.code()))?;
    writeln!(out, "{}\n", names.join(", "))?;
    if with_states {
        print_states(&mut out, played)?
    } else {
        print_turns(&mut out, played)?
    }
    writeln!(out, "\n{}", styled(HEADING, "Score sheet"))?;
    print_sheet(&mut out, played)?;
    writeln!(out, "\n{}", result(played))?;
    for taken_back in &played.taken_back {
        let dropped: Vec<String> = taken_back.dropped.iter().map(ToString::to_string).collect();
        writeln!(out, "Taken back after event {}: {}.", taken_back.keep, dropped.join(" "))?;
    }
    for StandIn { after, seat, temperament } in &played.stand_ins {
        let name = seat_name(played, *seat);
        match temperament {
            Some(temperament) => {
                writeln!(out, "After event {after} a computer player ({temperament}) moved for {name}.")?
            }
            None => writeln!(out, "After event {after} {name} was back.")?,
        }
    }
    if played.has_ended {
        writeln!(out, "The players ended the game without a result.")?;
    }
    match &played.dice {
        Some(Ok(draws)) => writeln!(out, "All {draws} draws come from the seed.")?,
        Some(Err(foreign)) => writeln!(out, "Not all dice come from the seed: {foreign}.")?,
        None => {}
    }
    Ok(())
}

fn print_states(out: &mut impl Write, played: &Played) -> Result<(), Failure> {
    let rows: Vec<Vec<String>> = (1..)
        .zip(&played.replay.moments)
        .map(|(number, moment): (usize, _)| {
            vec![
                number.to_string(),
                moment.event.to_string(),
                moment.game.position().to_string(),
                followed(played, moment),
            ]
        })
        .collect();
    let align = [Align::Right, Align::Left, Align::Left, Align::Left];
    print_columns(out, &align, &["", "event", "position", "what followed"], &rows)
}

fn followed(played: &Played, moment: &Moment) -> String {
    let outcome = &moment.outcome;
    let mut found = Vec::new();
    if outcome.hot_dice {
        found.push("hot dice".to_string());
    }
    if outcome.inherited > Points::ZERO {
        found.push(format!("{} inherited", outcome.inherited));
    }
    if outcome.lost > Points::ZERO {
        found.push(format!("farkle: {} lost", outcome.lost));
    }
    found.extend(outcome.turn_end.as_ref().map(|end| ending(played, end)));
    if outcome.last_turns_begin {
        found.push("last turns".to_string());
    }
    if outcome.play_off_begins {
        found.push("play-off".to_string());
    }
    if outcome.game_over {
        found.push("the game is over".to_string());
    }
    found.join("; ")
}

fn print_turns(out: &mut impl Write, played: &Played) -> Result<(), Failure> {
    let width = played.record.seats.iter().map(|name| name.width()).max().unwrap_or_default();
    let name = |seat| padded(seat_name(played, seat), width, Align::Left);
    let mut turn: Vec<String> = Vec::new();
    let mut mover = played.replay.moments.first().map(|moment| moment.game.mover());
    for moment in &played.replay.moments {
        if let Event::StartRolled(faces) = moment.event {
            let faces: Vec<String> = faces.iter().map(|face| face.to_string()).collect();
            writeln!(out, "{}", styled(FAINT, format!("Rolled for the start: {}", faces.join(" "))))?;
        }
        if let Some(between) = between_turns(played, moment) {
            writeln!(out, "{between}")?;
        }
        turn.extend(step(moment));
        if let Some(end) = &moment.outcome.turn_end {
            let line = format!("{}  {}", turn.join("  "), ending(played, end));
            writeln!(out, "{}  {}", name(end.seat), line.trim_start())?;
            turn.clear();
        }
        mover = Some(moment.game.mover());
    }
    if let (false, Some(seat)) = (turn.is_empty(), mover) {
        writeln!(out, "{}  {}  …", name(seat), turn.join("  "))?;
    }
    Ok(())
}

/// A step of a turn in short: `14446>1444`.
fn step(moment: &Moment) -> Option<String> {
    match moment.event {
        Event::StartRolled(_) | Event::Started(_) | Event::TurnBegan | Event::GaveUp => None,
        Event::TookOver => Some("took over".to_string()),
        Event::Rolled(dice) => Some(dice.to_string()),
        Event::SetAside { dice, then: Then::Roll } if moment.outcome.hot_dice => {
            Some(format!("> {dice} (hot dice)"))
        }
        Event::SetAside { dice, .. } => Some(format!("> {dice}")),
        Event::WentOn => Some("farkle, went on".to_string()),
        Event::Entered(Entry::LetPass { dice, points, .. }) => {
            Some(format!("> {dice} for {points} (the table let it pass)"))
        }
        Event::Entered(entry) => entry.is_overruled().then(|| "(the table let it pass)".to_string()),
    }
}

/// What a scorekeeper entered between two turns, in a sentence.
fn between_turns(played: &Played, moment: &Moment) -> Option<String> {
    let Event::Entered(entry) = moment.event else { return None };
    match entry {
        Entry::Joined { score } => {
            let seat = moment.game.seats().last()?;
            Some(format!("{} joins with {score}.", seat_name(played, seat)))
        }
        Entry::Left(seat) => Some(format!("{} leaves.", seat_name(played, seat))),
        Entry::Corrected { side, points } => {
            Some(format!("{}: {points} by correction.", side_name(played, side)))
        }
        Entry::Turn { .. } | Entry::LetPass { .. } => None,
    }
}

fn ending(played: &Played, end: &TurnEnd) -> String {
    match (end.kind, end.gift) {
        (TurnEndKind::Banked, Some(gift)) => match gift.to {
            Some(to) => format!("past the target: {} to {}", gift.points, side_name(played, to)),
            None => format!("past the target: {} lost", gift.points),
        },
        (TurnEndKind::Banked, None) => {
            let opened = if is_opening(played, end) { ", opened" } else { "" };
            format!("banked {}{opened}: {}", end.gained, end.score)
        }
        (TurnEndKind::Farkled, _) if end.penalty > Points::ZERO => {
            format!("third farkle: {} lost, and a penalty of {}", end.total, end.penalty)
        }
        (TurnEndKind::Farkled, _) => format!("farkle: {} lost", end.total),
        (TurnEndKind::ToxicTwos, _) => format!("toxic twos: {} lost", end.total),
        (TurnEndKind::GaveUp, _) => "ended with nothing".to_string(),
        (TurnEndKind::Won, _) => "wins at once".to_string(),
    }
}

/// Opening matters only under rules with an opening score.
fn is_opening(played: &Played, end: &TurnEnd) -> bool {
    end.opened && played.record.rules.opening_score() > Points::ZERO
}

fn print_sheet(out: &mut impl Write, played: &Played) -> Result<(), Failure> {
    let sheet = &played.replay.sheet;
    let seats: Vec<Seat> = played.replay.game.seats().collect();
    let rows: Vec<Vec<String>> = sheet
        .rows()
        .iter()
        .map(|row| {
            let what = match row {
                SheetRow::Round(round, _) => round.to_string(),
                SheetRow::Change(change) if change.kind == SheetChangeKind::Joined => {
                    "joined with".to_string()
                }
                SheetRow::Change(_) => "correction".to_string(),
            };
            std::iter::once(what).chain(seats.iter().map(|&seat| cell(played, row, seat))).collect()
        })
        .collect();
    let names = seats.iter().map(|&seat| seat_name(played, seat));
    let heading: Vec<&str> = std::iter::once("round").chain(names).collect();
    print_columns(out, &vec![Align::Right; heading.len()], &heading, &rows)?;
    if sheet.lines().iter().any(|line| is_opening(played, &line.end)) {
        writeln!(out, "{}", styled(FAINT, "*: on the board with this turn"))?;
    }
    Ok(())
}

/// What stands in a row for a player: the marks of the turns, or what has changed the score.
fn cell(played: &Played, row: &SheetRow<'_>, seat: Seat) -> String {
    match row {
        SheetRow::Round(_, lines) => {
            let own = lines.iter().filter(|line| line.end.seat == seat);
            own.map(|line| mark(played, line)).collect::<Vec<_>>().join(" ")
        }
        SheetRow::Change(change) if change.seat == seat => {
            format!("{} {:>7}", change.mark(), change.score.to_string())
        }
        SheetRow::Change(_) => String::new(),
    }
}

fn mark(played: &Played, line: &SheetLine) -> String {
    let opened = if is_opening(played, &line.end) { "*" } else { "" };
    format!("{}{opened} {:>7}", line.mark(), line.end.score.to_string())
}

fn result(played: &Played) -> String {
    let game = &played.replay.game;
    let scores: Vec<String> =
        game.all_sides().map(|side| format!("{} {}", side_name(played, side), game.score(side))).collect();
    let winners: Vec<String> = game.winners().iter().map(|side| side_name(played, side)).collect();
    match winners.as_slice() {
        [] => format!("Not over yet. {}.", scores.join(", ")),
        [winner] => {
            let people = game.seats().filter(|&seat| game.winners().contains(game.side(seat))).count();
            let verb = if people > 1 { "win" } else { "wins" };
            format!("{winner} {verb}. {}.", scores.join(", "))
        }
        several => format!("{} share the win. {}.", several.join(" and "), scores.join(", ")),
    }
}

fn seat_name(played: &Played, seat: Seat) -> &str {
    played.record.seats.get(seat.index()).map_or("", String::as_str)
}

fn side_name(played: &Played, side: Side) -> String {
    let members: Vec<&str> = played.replay.game.seats_of(side).map(|seat| seat_name(played, seat)).collect();
    team(&members)
}
