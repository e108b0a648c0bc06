//! What people do to a pad.

use super::{Pad, PadLine, written};
use farkle_rules::{Entry, Event, EventError, Phase, Seat, SeatError};
use std::fmt;

/// One thing done to a pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Edit {
    /// A fact added at the end: it continues the turn that is being entered, or begins a new line.
    Add {
        /// The fact.
        event: Event,
        /// The name of whoever joins with it.
        name: Option<String>,
    },
    /// A line put in the place of another.
    Replace {
        /// Index of the line.
        at: usize,
        /// What stands there now.
        line: PadLine,
    },
    /// A line put in before another.
    Insert {
        /// Index that the new line will have.
        at: usize,
        /// The new line.
        line: PadLine,
    },
    /// A line taken out.
    Remove {
        /// Index of the line.
        at: usize,
    },
    /// Another name for a seat.
    Rename {
        /// The seat.
        seat: Seat,
        /// Its new name.
        name: String,
    },
}

/// Why a pad doesn't take an edit.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PadError {
    /// The rules refuse it.
    Event(EventError),
    /// So many can't play by these rules.
    Seats(SeatError),
    /// There is no such line.
    NoSuchLine {
        /// The line asked for, from 1.
        line: usize,
        /// How many there are.
        lines: usize,
    },
    /// There is no such seat.
    NoSuchSeat,
    /// The line that was put in is not a whole turn.
    NotAWholeTurn,
    /// A player needs a name.
    NoName,
}

impl fmt::Display for PadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PadError::Event(error) => error.fmt(f),
            PadError::Seats(error) => error.fmt(f),
            PadError::NoSuchLine { line, lines } => {
                let many = if *lines == 1 { "1 line".to_string() } else { format!("{lines} lines") };
                write!(f, "There is no line {line}: the pad has {many}.")
            }
            PadError::NoSuchSeat => f.write_str("Nobody sits there."),
            PadError::NotAWholeTurn => {
                f.write_str("A line in the middle of the pad must be a whole turn, up to its bank or farkle.")
            }
            PadError::NoName => f.write_str("A player needs a name."),
        }
    }
}

impl std::error::Error for PadError {}

impl Edit {
    /// The edit as a saved pad holds it: a name is one line, and only who joins brings one.
    pub(super) fn cleaned(self) -> Edit {
        match self {
            Edit::Add { event, name } => {
                let PadLine { name, .. } = PadLine { events: vec![event], name }.cleaned();
                Edit::Add { event, name }
            }
            Edit::Replace { at, line } => Edit::Replace { at, line: line.cleaned() },
            Edit::Insert { at, line } => Edit::Insert { at, line: line.cleaned() },
            Edit::Rename { seat, name } => Edit::Rename { seat, name: written(&name) },
            Edit::Remove { .. } => self,
        }
    }

    /// Whether the edit makes sense at this pad. A line put in between is not held against the
    /// rules (the lines after it aren't either), only against being a turn.
    pub(super) fn check(&self, pad: &Pad) -> Result<(), PadError> {
        let lines = pad.lines().len() + pad.lines_after_the_end();
        let inside = |at: usize, limit: usize| {
            if at < limit { Ok(()) } else { Err(PadError::NoSuchLine { line: at.saturating_add(1), lines }) }
        };
        match self {
            Edit::Add { event, name } => {
                let joins = matches!(event, Event::Entered(Entry::Joined { .. }));
                if joins && name.as_ref().is_none_or(String::is_empty) {
                    return Err(PadError::NoName);
                }
                pad.game().clone().apply(event).map(drop).map_err(PadError::Event)
            }
            Edit::Replace { at, line } => {
                inside(*at, lines)?;
                whole(pad, line, *at + 1 == lines)
            }
            Edit::Insert { at, line } => {
                // Behind a turn that is still under way there is no place.
                inside(*at, if pad.is_mid_turn() { lines } else { lines + 1 })?;
                whole(pad, line, false)
            }
            Edit::Remove { at } => inside(*at, lines),
            Edit::Rename { seat, name } => {
                if name.is_empty() {
                    return Err(PadError::NoName);
                }
                if seat.index() < pad.names().len() { Ok(()) } else { Err(PadError::NoSuchSeat) }
            }
        }
    }
}

/// A line must come to something by itself: one entry, or a turn of dice that ends.
fn whole(pad: &Pad, line: &PadLine, is_last: bool) -> Result<(), PadError> {
    if !line.is_one() {
        return Err(PadError::NotAWholeTurn);
    }
    match line.events.as_slice() {
        [] => Err(PadError::NotAWholeTurn),
        [Event::Entered(Entry::Joined { .. })] if line.name.as_ref().is_none_or(String::is_empty) => {
            Err(PadError::NoName)
        }
        [Event::Entered(Entry::LetPass { .. })] => Err(PadError::NotAWholeTurn),
        [Event::Entered(_) | Event::Started(_)] => Ok(()),
        [Event::StartRolled(_), ..] => Ok(()),
        [Event::TurnBegan | Event::TookOver, ..] if is_last => Ok(()),
        [Event::TurnBegan | Event::TookOver, ..] => ends(pad, line),
        _ => Err(PadError::NotAWholeTurn),
    }
}

/// Whether the turn ends, whoever takes it and whatever the score.
fn ends(pad: &Pad, line: &PadLine) -> Result<(), PadError> {
    let Ok(mut game) = farkle_rules::Game::new(pad.rules().clone(), 2 * pad.rules().teams().max(1) as usize)
    else {
        return Ok(());
    };
    let _ = game.apply(&Event::Started(Seat::FIRST));
    for event in &line.events {
        if game.apply(event).is_err() {
            // Something that only the moment in the game decides, such as a bank below the opening
            // score.
            return Ok(());
        }
    }
    match game.phase() {
        Phase::TurnBegins | Phase::Over { .. } => Ok(()),
        _ => Err(PadError::NotAWholeTurn),
    }
}
