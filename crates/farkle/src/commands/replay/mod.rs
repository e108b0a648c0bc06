//! `farkle replay`: replays a recorded game.
//!
//! The engine replays it. For an impossible event the command reports its number and prints nothing
//! else.

mod json;
mod text;

use crate::commands::output::print_json;
use crate::failure::Failure;
use clap::Args;
use farkle_rules::{Record, Replay};
use farkle_table::{ForeignDice, Ledger, TakenBack};
use farkle_terminal::why_unreadable;
use std::io::Read;

const EXAMPLES: &str = "\
Examples:
  farkle replay game.farkle
  farkle replay game.farkle --states
  farkle replay - --json < game.farkle";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    /// The recorded game; - reads it from standard input
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
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let played = read(&arguments.file)?;
    if arguments.json {
        return print_json(&json::replayed(&played));
    }
    text::print(&played, arguments.states)
}

fn read(file: &str) -> Result<Played, Failure> {
    let (shown, text) =
        if file == "-" { ("standard input", from_stdin()) } else { (file, std::fs::read_to_string(file)) };
    let text = text.map_err(|error| Failure::bad_input(format!("{shown}: {}", why_unreadable(&error))))?;
    let wrong = |error| Failure::bad_input(format!("{shown}: {error}"));
    let record: Record = text.parse().map_err(wrong)?;
    let replay = record.replay().map_err(wrong)?;
    // Records from elsewhere, for example from a score pad, have dice that nobody can draw again.
    let ledger = Ledger::from_record(&record).ok();
    let dice = ledger.as_ref().and_then(|ledger| Some(ledger.check_dice(ledger.proof().seed()?)));
    let taken_back = ledger.map(|ledger| ledger.taken_back().to_vec()).unwrap_or_default();
    Ok(Played { record, replay, dice, taken_back })
}

fn from_stdin() -> std::io::Result<String> {
    let mut text = String::new();
    std::io::stdin().read_to_string(&mut text)?;
    Ok(text)
}
