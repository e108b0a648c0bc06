//! `farkle pad`: the score of a game with real dice.
//!
//! Reads the command line and starts the pad of `farkle-terminal`, or prints a saved pad.

use super::output::{out, print_json};
use super::play::{NO_HOME, ThemeName, depth, is_at_the_table, is_plain, other_kind, saved_or, theme};
use crate::failure::Failure;
use crate::file_kind::FileKind;
use crate::new_file::create;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use anyhow::Context;
use clap::Args;
use farkle_client::name_faults;
use farkle_client::pad::Pad;
use farkle_rules::Seat;
use farkle_terminal::pad::{PadApp, PadKeeper, keep_score};
use farkle_terminal::{Look, SaveFile, Saves};
use serde::Serialize;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle pad --seat Ann --seat Ben --seat Cleo          keep the score of three people
  farkle pad --seat Ann --seat Ben --rules playmonster --starter 2
  farkle pad                                            continue the pad changed last
  farkle pad evening.pad --seat Ann --seat Ben          begin a pad in this file
  farkle pad evening.pad                                continue it
  farkle pad evening.pad --csv                          print its sheet for a spreadsheet
  farkle pad evening.pad --record | farkle replay -     show the game turn by turn

Pads are saved after every edit in $XDG_DATA_HOME/farkle/pads (~/.local/share/farkle/pads).")]
pub(crate) struct Arguments {
    /// The pad to continue; with --seat, the file of a new pad
    file: Option<PathBuf>,

    #[command(flatten)]
    rules: RulesArgument,

    /// A player's name; repeat it for each player, clockwise
    #[arg(long = "seat", value_name = "NAME")]
    seats: Vec<String>,

    /// The number of the player who starts; without it the pad asks
    #[arg(long, value_name = "NUMBER", value_parser = numbers::starter, allow_negative_numbers = true, requires = "seats")]
    starter: Option<u8>,

    /// Play line by line in whole sentences (the default if input or output is no terminal)
    #[arg(long)]
    plain: bool,

    /// Print the pad as JSON
    #[arg(long, conflicts_with_all = ["seats", "csv", "record"])]
    json: bool,

    /// Print the sheet as comma-separated values, one row for each turn
    #[arg(long, conflicts_with_all = ["seats", "record"])]
    csv: bool,

    /// Print the game as a record
    #[arg(long, conflicts_with = "seats")]
    record: bool,

    /// Colours [default: chosen for the terminal; none if NO_COLOR is set]
    #[arg(long, value_enum)]
    theme: Option<ThemeName>,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let saves = Saves::of_this_person().ok().map(|saves| saves.pads());
    let (file, pad) = if arguments.seats.is_empty() {
        let (file, pad) = existing_pad(arguments, saves.as_ref())?;
        (Ok(file), pad)
    } else {
        new_pad(arguments, saves.as_ref())?
    };
    if arguments.json {
        return print_json(&PadOutput::of(&pad));
    }
    if arguments.csv {
        return Ok(write!(out(), "{}", pad.csv())?);
    }
    if arguments.record {
        return Ok(write!(out(), "{}", pad.record())?);
    }
    let mut keeper = match file {
        Ok(file) => PadKeeper::new(pad, Some(file), saves),
        Err(why) => {
            let mut keeper = PadKeeper::new(pad, None, saves);
            keeper.cannot_be_saved(&format!("{why}. Name another file: farkle pad FILE --seat …"));
            keeper
        }
    };
    if is_plain(arguments.plain) {
        keep_score(&mut keeper, io::stdin().lock(), &mut io::stdout().lock())?;
        return if keeper.saved_in().is_some() { Ok(()) } else { Err(Failure::NotSaved) };
    }
    let mut app = PadApp::new(keeper, Look::new(theme(arguments.theme), depth()));
    let signal =
        farkle_terminal::run_pad(&mut app).context("the terminal can't be used; --plain works without it")?;
    if app.keeper().forget_untouched() {
        writeln!(io::stdout(), "Nothing was entered, so this pad is not kept.")?;
    } else if let Some(file) = app.keeper().saved_in() {
        let way = file.way_to_go_on_with_the_pad();
        writeln!(io::stdout(), "Saved in {}; continue with `{way}`.", file.path().display())?;
    }
    saved_or(app.keeper().trouble(), signal)
}

/// The pad in the file, or the pad that was changed last. Its rules are fixed.
fn existing_pad(arguments: &Arguments, saves: Option<&Saves>) -> Result<(SaveFile, Pad), Failure> {
    let found = saved_pad(arguments, saves)?;
    if !arguments.rules.is_silent() {
        return Err(Failure::bad_input(
            "the rules of a saved pad are fixed; to begin a new pad name the players with --seat",
        ));
    }
    Ok(found)
}

fn saved_pad(arguments: &Arguments, saves: Option<&Saves>) -> Result<(SaveFile, Pad), Failure> {
    if let Some(path) = &arguments.file {
        let mut file = SaveFile::at(path);
        let pad = file.read_pad().map_err(|reason| match other_kind(path, FileKind::Pad) {
            Some(sentence) => Failure::bad_input(sentence),
            None => not_readable(path, &reason),
        })?;
        return Ok((file, pad));
    }
    saves.and_then(Saves::unfinished_pad).ok_or_else(|| {
        Failure::bad_input(
            "there is no unfinished pad; to begin one name the players, for example --seat Ann --seat Ben",
        )
    })
}

fn not_readable(path: &Path, reason: &str) -> Failure {
    Failure::bad_input(format!("{}: {reason}", path.display()))
}

/// A new pad and its file, or why it has none.
fn new_pad(arguments: &Arguments, saves: Option<&Saves>) -> Result<(Result<SaveFile, String>, Pad), Failure> {
    if let Some(fault) = name_faults(&arguments.seats).into_iter().flatten().next() {
        return Err(Failure::bad_input(format!("--seat: {fault}")));
    }
    let mut pad =
        Pad::new(arguments.rules.rule_set()?, arguments.seats.iter().cloned()).map_err(Failure::bad_input)?;
    if let Some(number) = arguments.starter
        && let Some(seat) = Seat::from_number(number.into())
    {
        is_at_the_table(number, arguments.seats.len())?;
        pad.start(seat).map_err(|error| Failure::bad_input(format!("--starter {number}: {error}")))?;
    }
    let file = match &arguments.file {
        Some(path) => {
            let file = SaveFile::at(path);
            create(path, &format!("`{}` continues it", file.way_to_go_on_with_the_pad()))?;
            Ok(file)
        }
        // The pad works without a file too.
        None => saves.map_or(Err(NO_HOME.to_string()), Saves::create),
    };
    Ok((file, pad))
}

/// The JSON output of a pad. The browser app writes the same fields.
#[derive(Serialize)]
struct PadOutput {
    rules: String,
    code: String,
    seats: Vec<String>,
    events: Vec<String>,
    turns: Vec<PadTurn>,
    scores: Vec<i32>,
    over: bool,
    /// Numbers of the winning sides, from 1.
    winners: Vec<usize>,
}

#[derive(Serialize)]
struct PadTurn {
    round: u32,
    seat: usize,
    banked: i32,
    penalty: i32,
    score: i32,
    let_pass: bool,
}

impl PadOutput {
    fn of(pad: &Pad) -> PadOutput {
        let game = pad.game();
        let turns = pad.lines().iter().filter_map(|line| {
            let end = line.outcome.turn_end?;
            Some(PadTurn {
                round: line.round,
                seat: end.seat.index() + 1,
                banked: end.gained.0,
                penalty: end.penalty.0,
                score: end.score.0,
                let_pass: line.is_overruled(),
            })
        });
        PadOutput {
            rules: pad.rules().name().to_string(),
            code: pad.rules().code(),
            seats: pad.names().to_vec(),
            events: pad.record().events.iter().map(ToString::to_string).collect(),
            turns: turns.collect(),
            scores: game.all_sides().map(|side| game.score(side).0).collect(),
            over: game.is_over(),
            winners: game.winners().iter().map(|side| side.index() + 1).collect(),
        }
    }
}
