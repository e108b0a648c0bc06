//! `farkle replay`: replays a recorded game.
//!
//! The engine replays it. For an impossible event the command reports its number and prints nothing
//! else.

mod json;
mod text;

use crate::commands::output::print_json;
use crate::failure::Failure;
use crate::file_kind::{FileKind, misfit};
use clap::Args;
use farkle_rules::{Record, Replay};
use farkle_table::{ForeignDice, Ledger, StandIn, TakenBack, game_in_fragment};
use farkle_terminal::{read_text, why_unreadable};
use std::fs::File;
use std::io;
use std::path::Path;

const EXAMPLES: &str = "\
Examples:
  farkle replay game.farkle
  farkle replay game.farkle --states
  farkle replay - --json < game.farkle
  farkle replay 'https://farkle.example/game#1bZJ…'";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The recorded game, or the link that holds one; - reads it from standard input
    file: String,

    /// Show every event with the state after it
    #[arg(long, conflicts_with = "json")]
    states: bool,

    /// Print one JSON object with every event, state and turn
    #[arg(long)]
    json: bool,
}

/// A possible game.
struct Played {
    record: Record,
    replay: Replay,
    /// The number of draws, all verified against the seed in the record, or the first event that
    /// differs. `None` without a seed.
    dice: Option<Result<u64, ForeignDice>>,
    /// Decisions that were taken back.
    taken_back: Vec<TakenBack>,
    /// Seats that changed hands.
    stand_ins: Vec<StandIn>,
    /// Whether the players ended the game without a result.
    has_ended: bool,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let played = read(&arguments.file)?;
    if arguments.json {
        return print_json(&json::replayed(&played));
    }
    text::print(&played, arguments.states)
}

/// Shows the recorded game in this file.
pub(super) fn show(file: &str) -> Result<(), Failure> {
    text::print(&read(file)?, false)
}

fn read(file: &str) -> Result<Played, Failure> {
    let (shown, text) = text_of(file)?;
    let wrong = |error| Failure::bad_input(format!("{shown}: {error}"));
    let record: Record = text.parse().map_err(|error| match misfit(file, &text, FileKind::Record) {
        Some(sentence) => Failure::bad_input(sentence),
        None => wrong(error),
    })?;
    let replay = record.replay().map_err(wrong)?;
    // Records from elsewhere, for example from a score pad, have dice that nobody can draw again.
    let ledger = Ledger::from_record(&record).ok();
    let dice = ledger.as_ref().and_then(|ledger| Some(ledger.check_dice(ledger.proof().seed()?)));
    let has_ended = ledger.as_ref().is_some_and(Ledger::has_ended);
    let stand_ins = ledger.as_ref().map(|ledger| ledger.stand_ins().to_vec()).unwrap_or_default();
    let taken_back = ledger.map(|ledger| ledger.taken_back().to_vec()).unwrap_or_default();
    Ok(Played { record, replay, dice, taken_back, stand_ins, has_ended })
}

/// What a record is called for people, and its text; - is standard input. A link that holds a whole
/// game is read as it is, without any server.
pub(super) fn text_of(file: &str) -> Result<(&str, String), Failure> {
    if let Some((_, fragment)) = file.split_once("/game#") {
        let record = game_in_fragment(fragment).map_err(|error| Failure::bad_input(error.to_string()))?;
        return Ok(("the link", record.to_string()));
    }
    let (shown, text) = if file == "-" {
        ("standard input", read_text(io::stdin()))
    } else {
        (file, File::open(file).and_then(read_text))
    };
    let text = text.map_err(|error| {
        let why = why_unreadable(Path::new(file), &error);
        let hint = match file.parse::<u32>() {
            Ok(number @ 1..) if error.kind() == io::ErrorKind::NotFound => {
                format!(
                    "; `farkle games export {number} > game.farkle` writes the kept game {number} to a file"
                )
            }
            _ => String::new(),
        };
        Failure::bad_input(format!("{shown}: {why}{hint}"))
    })?;
    Ok((shown, text))
}
