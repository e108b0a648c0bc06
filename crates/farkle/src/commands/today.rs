//! `farkle today`: the game of the day, with the same dice for everybody.
//!
//! The first game of a day counts. It is kept in a file of its own, continues after an
//! interruption, and is judged when it is over.

use super::output::{Align, out, padded};
use super::play::{PlayLook, is_plain, play_full, play_plain};
use crate::failure::Failure;
use crate::new_file::create_folder;
use clap::Args;
use farkle_client::name_faults;
use farkle_daily::{Day, Judged, Mistake, Streak, judge, par};
use farkle_rules::{Event, Phase, Points, Seat, Then};
use farkle_strategy::TurnValues;
use farkle_table::{Holder, Ledger, Setup, Table};
use farkle_terminal::{Beginning, SaveFile, Saves};
use std::collections::BTreeSet;
use std::fs;
use std::io::Write;
use std::path::{Path, PathBuf};
use unicode_width::UnicodeWidthStr;

const EXAMPLES: &str = "\
Examples:
  farkle today                                  play the game of the day, or see how it went
  farkle today --practice                       play it again; this does not count
  farkle today --seat Ann --seat Ben            everybody plays the same dice, one after the other
  farkle today --date 2026-11-24                the game of another day; this does not count

The game has ten turns. Par is what best play makes of the same dice, knowing no more than you do.
The dice follow from the date, so whoever wants to can look ahead: nothing can be won here.
Games are saved after every move in $XDG_DATA_HOME/farkle/today (~/.local/share/farkle/today).";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// A player; repeat it for each, and all of them play the same dice
    #[arg(long = "seat", value_name = "NAME")]
    seats: Vec<String>,

    /// Play again, with undo and hints; this does not count
    #[arg(long)]
    practice: bool,

    /// The game of another day, as YYYY-MM-DD; it does not count
    #[arg(long, value_name = "DATE", value_parser = date)]
    date: Option<Day>,

    #[command(flatten)]
    look: PlayLook,
}

fn date(text: &str) -> Result<Day, String> {
    let wrong = || "allowed are dates from 2026-01-01 on, like 2026-11-24".to_string();
    let mut parts = text.split('-');
    let mut part = || parts.next().and_then(|part| part.parse::<i16>().ok()).ok_or_else(wrong);
    let (year, month, day) = (part()?, part()?, part()?);
    let (month, day) = (i8::try_from(month).map_err(|_| wrong())?, i8::try_from(day).map_err(|_| wrong())?);
    Day::of_date(year, month, day).filter(|_| parts.next().is_none()).ok_or_else(wrong)
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    if let Some(fault) = name_faults(&arguments.seats).into_iter().flatten().next() {
        return Err(Failure::bad_input(format!("--seat: {fault}")));
    }
    let today = today()?;
    let day = arguments.date.unwrap_or(today);
    let alone = arguments.seats.len() < 2;
    if arguments.practice || day != today || !alone {
        return for_fun(arguments, day);
    }
    let saves = Saves::of_this_person().map_err(|error| Failure::bad_input(error.to_string()))?;
    let folder = saves.today();
    create_folder(&folder)?;
    let path = file_of(&folder, day);
    let mut file = SaveFile::at(&path).for_acts_only();
    let table = if path.exists() {
        let unreadable = |why: String| Failure::bad_input(format!("{}: {why}", path.display()));
        let record = file.read().map_err(unreadable)?;
        Table::from_record(&record).map_err(|error| unreadable(error.to_string()))?
    } else {
        begin(arguments, day)?
    };
    let ledger = match table.ledger().is_over() {
        true => Some(table.ledger().clone()),
        false => play(arguments, table, Some(file))?,
    };
    let Some(ledger) = ledger.filter(|ledger| is_of(day, ledger)) else {
        let next = if path.exists() { "goes on" } else { "begins it" };
        writeln!(out(), "The game of today waits for you: `farkle today` {next}.")?;
        return Ok(());
    };
    tell(day, &ledger)?;
    let streak = Streak::of(&played(&folder), day);
    writeln!(
        out(),
        "\nStreak: {} {}; {} more may be missed this month.",
        streak.days,
        if streak.days == 1 { "day" } else { "days" },
        streak.free
    )?;
    Ok(())
}

fn today() -> Result<Day, Failure> {
    let date = jiff::Zoned::now().date();
    Day::of_date(date.year(), date.month(), date.day())
        .ok_or_else(|| Failure::bad_input(format!("the clock says {date}; Today's Dice begin in 2026")))
}

fn file_of(folder: &Path, day: Day) -> PathBuf {
    folder.join(format!("{day}.farkle"))
}

/// The days with a game that is over.
fn played(folder: &Path) -> BTreeSet<Day> {
    let files = fs::read_dir(folder).into_iter().flatten().flatten();
    let is_over = |path: &Path| {
        let record = SaveFile::at(path).read().ok();
        record.and_then(|record| Ledger::from_record(&record).ok()).is_some_and(|ledger| ledger.is_over())
    };
    files
        .map(|file| file.path())
        .filter_map(|path| Some((date(path.file_stem()?.to_str()?).ok()?, path)))
        .filter(|(_, path)| is_over(path))
        .map(|(day, _)| day)
        .collect()
}

/// A game that does not count, and is not kept.
fn for_fun(arguments: &Arguments, day: Day) -> Result<(), Failure> {
    let ledger = play(arguments, begin(arguments, day)?, None)?;
    ledger.filter(|ledger| is_of(day, ledger)).map_or(Ok(()), |ledger| tell(day, &ledger))
}

/// Whether this is the game of the day, and over: on the full screen people may play another one.
fn is_of(day: Day, ledger: &Ledger) -> bool {
    ledger.is_over() && ledger.check_dice(&day.seed()).is_ok()
}

fn begin(arguments: &Arguments, day: Day) -> Result<Table, Failure> {
    let mut names = arguments.seats.clone();
    if names.is_empty() {
        names.push("Player".to_string());
    }
    let setup = day.setup(names.into_iter().map(|name| Holder::person(&name)).collect());
    // What does not count may be learned from.
    let setup = Setup { take_back: arguments.practice, hints: arguments.practice, ..setup };
    Table::begin(setup, day.seed(), Some(Seat::FIRST)).map_err(Failure::bad_input)
}

/// Plays until the game is over or the person leaves; `None` if they have left the screen for
/// another game.
fn play(arguments: &Arguments, table: Table, file: Option<SaveFile>) -> Result<Option<Ledger>, Failure> {
    if is_plain(arguments.look.plain) {
        return play_plain(table, file).map(Some);
    }
    play_full(&arguments.look, Beginning::Continue(file, Box::new(table)), None)
}

/// Says how the game went.
fn tell(day: Day, ledger: &Ledger) -> Result<(), Failure> {
    let rules = day.rules();
    let values = TurnValues::compute(&rules);
    let par = par(day);
    let mut out = out();
    writeln!(out, "\nToday's Dice {} ({day}), by the rules of {}, ten turns\n", day.number(), rules.name())?;
    let seats = ledger.game().seat_count();
    for seat in ledger.game().seats() {
        let Some(judged) = judge(&values, seats, ledger.events(), seat) else { continue };
        let who = if seats > 1 { format!("{}: ", ledger.name(seat)) } else { String::new() };
        writeln!(out, "{who}{}", in_words(&judged, &par))?;
        if let Some(words) = judged.mistakes.first().and_then(|worst| dearest(ledger, worst)) {
            writeln!(out, "  {words}")?;
        }
    }
    if seats == 1
        && let Some(judged) = judge(&values, 1, ledger.events(), Seat::FIRST)
    {
        writeln!(out, "\nTo share: Today's Dice {}: {}", day.number(), shared(&judged, &par))?;
    } else {
        compare(ledger, &mut out)?;
    }
    Ok(())
}

fn in_words(judged: &Judged, par: &Judged) -> String {
    format!(
        "{} points, par {}. Accuracy {:.0} %: decisions gave {} points away. Luck: {}.",
        judged.points,
        par.points,
        100.0 * judged.accuracy,
        whole(judged.lost),
        signed(judged.luck)
    )
}

/// The decision that cost most, and what would have been better.
fn dearest(ledger: &Ledger, worst: &Mistake) -> Option<String> {
    let before = ledger.before(worst.event).ok()?;
    let game = before.game();
    let Phase::Choosing { roll } = game.phase() else { return None };
    let Some(Event::SetAside { dice, then }) = ledger.events().get(worst.event) else { return None };
    let did = |bank| if bank { "bank" } else { "roll" };
    Some(format!(
        "The dearest decision, in turn {} with {}: rolled {roll}, set aside {dice} to {}. \
        Better: {} and {} ({} points).",
        game.round(),
        game.turn().total,
        did(*then == Then::Bank),
        worst.best.dice,
        did(worst.best.bank),
        whole(worst.cost)
    ))
}

fn whole(points: f64) -> Points {
    Points(points.round() as i32)
}

fn signed(points: f64) -> String {
    format!("{}{}", if points < 0.0 { "" } else { "+" }, whole(points))
}

/// One line, without a spoiler.
fn shared(judged: &Judged, par: &Judged) -> String {
    let farkles = if judged.farkles == 1 { "farkle" } else { "farkles" };
    format!(
        "{}, par {}, accuracy {:.0} %, {} {farkles}",
        judged.points,
        par.points,
        100.0 * judged.accuracy,
        judged.farkles
    )
}

/// What everybody has made of the same dice, turn by turn.
fn compare(ledger: &Ledger, out: &mut impl Write) -> Result<(), Failure> {
    let seats: Vec<Seat> = ledger.game().seats().collect();
    let width = seats.iter().map(|seat| ledger.name(*seat).width()).max().unwrap_or(0).max(7);
    let cell = |text: &str| padded(text, width, Align::Right);
    write!(out, "\nTurn")?;
    seats.iter().try_for_each(|seat| write!(out, "  {}", cell(ledger.name(*seat))))?;
    let last = ledger.sheet().lines().last().map_or(0, |line| line.round);
    for round in 1..=last {
        write!(out, "\n{round:>4}")?;
        for seat in &seats {
            let line = ledger.sheet().of_seat(*seat).find(|line| line.round == round);
            let gained = line.map_or(Points::ZERO, |line| line.end.gained);
            write!(out, "  {}", cell(&gained.to_string()))?;
        }
    }
    writeln!(out)?;
    Ok(())
}
