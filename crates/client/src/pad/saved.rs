//! A pad as text, with everything that can be undone or redone.
//!
//! ```text
//! farkle pad 1
//! rules: PlayMonster
//! code: F1-…
//! seat: Ann
//! seat: Ben
//! in-force: 5
//!
//! add @1
//! add =650
//! add farkle
//! replace 2 =600
//! add join:0 Cleo
//! rename 2 Benjamin
//! ```
//!
//! One edit a line, oldest first; lines are counted from 1. Edits after the first `in-force` were
//! undone.

use super::{Edit, Pad, PadLine, Played, written};
use farkle_rules::{EventError, Head, HeadError, Seat, SeatError};
use std::fmt;
use std::str::FromStr;

const FIRST_LINE: &str = "farkle pad 1";
const KIND: &str = "farkle pad ";
const IN_FORCE: &str = "in-force";

/// Why a text is not a pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadFileError {
    /// The first line is missing.
    NotAPad,
    /// A pad of another version.
    Version {
        /// The first line.
        text: String,
    },
    /// The head can't be read.
    Head(HeadError),
    /// The number of edits in force is not a number.
    InForce {
        /// What stands there.
        value: String,
    },
    /// So many can't play by these rules.
    Seats(SeatError),
    /// An edit can't be read.
    Edit {
        /// Line number, from 1.
        line: usize,
        /// The line.
        text: String,
    },
    /// An event in an edit can't be read.
    Event {
        /// Line number, from 1.
        line: usize,
        /// What is wrong.
        error: EventError,
    },
}

impl fmt::Display for PadFileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadFileError::NotAPad => write!(f, "not a score pad: the first line must be '{FIRST_LINE}'"),
            PadFileError::Version { text } => write!(
                f,
                "this program reads '{FIRST_LINE}' and not '{text}': a newer Farkle wrote it; update to read it"
            ),
            PadFileError::Head(error @ HeadError::Key { .. }) => {
                write!(f, "{error}: allowed are rules, code, seat and {IN_FORCE}")
            }
            PadFileError::Head(error) => error.fmt(f),
            PadFileError::InForce { value } => {
                write!(
                    f,
                    "{IN_FORCE}: '{value}' is not a number: allowed is how many of the edits below are in force"
                )
            }
            PadFileError::Seats(error) => error.fmt(f),
            PadFileError::Edit { line, text } => write!(
                f,
                "line {line}: '{text}' is not an edit: allowed are add, replace LINE, insert LINE, remove LINE and rename SEAT NAME"
            ),
            PadFileError::Event { line, error } => write!(f, "line {line}: {error}"),
        }
    }
}

impl std::error::Error for PadFileError {}

impl fmt::Display for Edit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Edit::Add { event, name: None } => write!(f, "add {event}"),
            Edit::Add { event, name: Some(name) } => write!(f, "add {event} {name}"),
            Edit::Replace { at, line } => write!(f, "replace {} {line}", at + 1),
            Edit::Insert { at, line } => write!(f, "insert {} {line}", at + 1),
            Edit::Remove { at } => write!(f, "remove {}", at + 1),
            Edit::Rename { seat, name } => write!(f, "rename {seat} {name}"),
        }
    }
}

impl fmt::Display for Pad {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{FIRST_LINE}")?;
        let head = Head {
            rules: self.rules.clone(),
            seats: self.names.clone(),
            others: vec![(IN_FORCE.to_string(), self.in_force.to_string())],
        };
        writeln!(f, "{head}")?;
        self.edits.iter().try_for_each(|edit| writeln!(f, "{edit}"))
    }
}

impl FromStr for Pad {
    type Err = PadFileError;

    /// Reads a pad. Edits that could not have been made (a file changed by hand) are let pass with
    /// a warning on their line, as after any change of an earlier line: nothing that was written
    /// down is lost.
    fn from_str(text: &str) -> Result<Pad, PadFileError> {
        // Some editors put a byte order mark at the beginning.
        let text = text.trim_start_matches('\u{feff}');
        let mut lines = (1..).zip(text.lines().map(str::trim));
        match lines.next() {
            Some((_, FIRST_LINE)) => {}
            Some((_, text)) if text.starts_with(KIND) => {
                return Err(PadFileError::Version { text: text.to_string() });
            }
            _ => return Err(PadFileError::NotAPad),
        }
        let head = lines.by_ref().take_while(|(_, text)| !text.is_empty());
        let head = Head::read(head, |key| key == IN_FORCE).map_err(PadFileError::Head)?;
        let Head { rules, seats, others } = head;
        let seats: Vec<String> = seats.iter().map(|name| written(name)).collect();
        let number = |(_, value): (String, String)| match value.parse::<usize>() {
            Ok(number) => Ok(number),
            Err(_) => Err(PadFileError::InForce { value }),
        };
        let in_force = others.into_iter().next_back().map(number).transpose()?;
        let edits = lines
            .filter(|(_, text)| !text.is_empty())
            .map(|(line, text)| edit(line, text))
            .collect::<Result<Vec<_>, _>>()?;
        let in_force = in_force.unwrap_or(edits.len()).min(edits.len());
        let played = Played::of(&rules, &seats, &edits[..in_force]).map_err(PadFileError::Seats)?;
        Ok(Pad { rules, names: seats, edits, in_force, played })
    }
}

fn edit(line: usize, text: &str) -> Result<Edit, PadFileError> {
    let wrong = || PadFileError::Edit { line, text: text.to_string() };
    let (word, rest) = text.split_once(' ').ok_or_else(wrong)?;
    let number = || -> Option<(usize, &str)> {
        let (number, rest) = rest.split_once(' ').unwrap_or((rest, ""));
        Some((number.parse::<usize>().ok()?.checked_sub(1)?, rest.trim()))
    };
    let parsed = |text: &str| text.parse::<PadLine>().map_err(|error| PadFileError::Event { line, error });
    let edit = match word {
        "add" => {
            let PadLine { events, name } = parsed(rest)?;
            let [event] = events[..] else { return Err(wrong()) };
            Edit::Add { event, name }
        }
        "replace" | "insert" => {
            let (at, rest) = number().ok_or_else(wrong)?;
            let new = parsed(rest)?;
            if word == "replace" { Edit::Replace { at, line: new } } else { Edit::Insert { at, line: new } }
        }
        "remove" => Edit::Remove { at: number().ok_or_else(wrong)?.0 },
        "rename" => {
            let (seat, name) = number().ok_or_else(wrong)?;
            Edit::Rename { seat: Seat::new(seat).ok_or_else(wrong)?, name: name.to_string() }
        }
        _ => return Err(wrong()),
    };
    Ok(edit.cleaned())
}
