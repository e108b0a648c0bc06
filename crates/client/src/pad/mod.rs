//! The score pad for a game with real dice: people roll, the pad keeps the score and watches the
//! rules.
//!
//! A pad is a list of edits. The lines of the pad follow from the edits that are in force, and the
//! state of the game follows from the lines. So undo and redo have no limit, an earlier line can be
//! changed at any time, and whatever the order in which things were entered and corrected, the pad
//! looks as if the final version had been entered at once.
//!
//! ```
//! use farkle_client::pad::Pad;
//! use farkle_rules::{Entry, Points, RuleSet, Seat};
//!
//! let mut pad = Pad::new(RuleSet::preset("playmonster").unwrap(), ["Ann", "Ben"])?;
//! pad.start(Seat::FIRST)?;
//! let refused = pad.enter(Entry::banked(Points(350))).unwrap_err();
//! assert_eq!(refused.to_string(), "150 more to get on the board: the first bank must be at least 500.");
//! pad.enter(Entry::banked(Points(650)))?;
//! pad.undo();
//! pad.redo();
//! assert_eq!(pad.game().score(pad.game().side(Seat::FIRST)), Points(650));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod board;
mod csv;
mod edit;
mod line;
mod played;
mod saved;
mod turn;

pub use board::{board_name, is_board_name};
pub use edit::{Edit, PadError};
pub use line::PadLine;
pub use played::{Played, PlayedLine};
pub use saved::PadFileError;
pub use turn::{BetterSetAside, PadChoice, RollBrings, better_set_aside};

use crate::{SideNames, readable};
use farkle_rules::{Entry, Event, Game, Head, Phase, Record, RuleSet, ScoreSheet, Seat, SeatError, Side};
use farkle_table::team;

/// A score pad.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pad {
    rules: RuleSet,
    /// Those who sat down at first.
    names: Vec<String>,
    /// Everything that was ever entered and not overwritten; the first `in_force` of them count.
    edits: Vec<Edit>,
    in_force: usize,
    played: Played,
}

impl Pad {
    /// An empty pad for these players, in their order around the table.
    ///
    /// # Errors
    /// [`SeatError`] if this many can't play by these rules.
    pub fn new<S: Into<String>>(
        rules: RuleSet,
        names: impl IntoIterator<Item = S>,
    ) -> Result<Pad, SeatError> {
        let names: Vec<String> = names.into_iter().map(|name| written(&name.into())).collect();
        let played = Played::of(&rules, &names, &[])?;
        Ok(Pad { rules, names, edits: Vec::new(), in_force: 0, played })
    }

    /// The rules of the game.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// The state of the game.
    pub fn game(&self) -> &Game {
        self.played.game()
    }

    /// All turns that have ended.
    pub fn sheet(&self) -> &ScoreSheet {
        self.played.sheet()
    }

    /// The name of every seat, those who joined later included.
    pub fn names(&self) -> &[String] {
        self.played.names()
    }

    /// The names of everybody on a side.
    pub fn names_on(&self, side: Side) -> SideNames {
        self.game().seats_of(side).filter_map(|seat| self.names().get(seat.index()).cloned()).collect()
    }

    /// How a side is called: a player by the name, a team by all of its names.
    pub fn side_name(&self, side: Side) -> String {
        team(&self.names_on(side))
    }

    /// The lines with what they have come to.
    pub fn lines(&self) -> &[PlayedLine] {
        self.played.lines()
    }

    /// Lines that don't count because the game was over before them: an earlier line was changed
    /// after they were entered.
    pub fn lines_after_the_end(&self) -> usize {
        self.played.after_the_end()
    }

    /// The game as a record, as it counts.
    pub fn record(&self) -> Record {
        Record {
            rules: self.rules.clone(),
            seats: self.names().to_vec(),
            headers: Vec::new(),
            events: self.lines().iter().flat_map(|line| line.events.iter().copied()).collect(),
        }
    }

    /// Settles who takes the first turn, as the dice or the table have decided.
    ///
    /// # Errors
    /// [`PadError::Event`] if the game has begun or there is no such seat.
    pub fn start(&mut self, seat: Seat) -> Result<(), PadError> {
        self.add(Event::Started(seat))
    }

    /// Enters a turn by its result, a correction, or someone leaving. For someone joining see
    /// [`Pad::join`]. A turn that was being entered roll by roll has its result instead of its dice
    /// then.
    ///
    /// # Errors
    /// [`PadError::Event`] with the engine's refusal: the table may let the entry
    /// pass as [`overruled`].
    pub fn enter(&mut self, entry: Entry) -> Result<(), PadError> {
        match entry {
            Entry::Joined { .. } => Err(PadError::NoName),
            Entry::Turn { .. } if self.is_mid_turn() => {
                let last = self.lines().len() - 1;
                let mut before = self.clone();
                before.discard_turn();
                before
                    .game()
                    .check_entry(entry)
                    .map_err(|refusal| PadError::Event(farkle_rules::EventError::Refused(refusal)))?;
                self.replace(last, PadLine::of(entry))
            }
            entry => self.add(Event::Entered(entry)),
        }
    }

    /// Adds a fact of a turn that is entered roll by roll.
    ///
    /// # Errors
    /// [`PadError::Event`] with the engine's reason.
    pub fn add(&mut self, event: Event) -> Result<(), PadError> {
        self.edit(Edit::Add { event, name: None })
    }

    /// Someone sits down and plays along from now on.
    ///
    /// # Errors
    /// [`PadError::Event`] with the engine's reason, for example that the table is full.
    pub fn join(&mut self, name: &str, score: farkle_rules::Points) -> Result<(), PadError> {
        let event = Event::Entered(Entry::Joined { score });
        self.edit(Edit::Add { event, name: Some(name.to_string()) })
    }

    /// Another name for a seat.
    ///
    /// # Errors
    /// [`PadError::NoSuchSeat`].
    pub fn rename(&mut self, seat: Seat, name: &str) -> Result<(), PadError> {
        self.edit(Edit::Rename { seat, name: name.to_string() })
    }

    /// Puts a line in the place of the one with this index; everything after it is computed anew. A
    /// later line that the rules would now refuse stays, as let pass, with the reason as its
    /// warning.
    ///
    /// # Errors
    /// [`PadError`] if there is no such line, or the new one is not a whole turn.
    pub fn replace(&mut self, at: usize, line: PadLine) -> Result<(), PadError> {
        self.edit(Edit::Replace { at, line })
    }

    /// Puts a forgotten line in before the one with this index.
    ///
    /// # Errors
    /// As [`Pad::replace`].
    pub fn insert(&mut self, at: usize, line: PadLine) -> Result<(), PadError> {
        self.edit(Edit::Insert { at, line })
    }

    /// Takes a line out.
    ///
    /// # Errors
    /// [`PadError::NoSuchLine`].
    pub fn remove(&mut self, at: usize) -> Result<(), PadError> {
        self.edit(Edit::Remove { at })
    }

    /// Drops the dice of a turn that is being entered roll by roll, so that it can be entered anew.
    pub fn discard_turn(&mut self) {
        if let Some(last) = self.lines().len().checked_sub(1)
            && self.is_mid_turn()
        {
            // The line exists, so this can't be refused.
            let _ = self.remove(last);
        }
    }

    /// Whether a turn is being entered roll by roll.
    pub fn is_mid_turn(&self) -> bool {
        matches!(self.game().phase(), Phase::Rolling { .. } | Phase::Choosing { .. } | Phase::Farkled { .. })
    }

    /// Carries out an edit, unless it makes no sense where it is made.
    ///
    /// # Errors
    /// [`PadError`]; the pad is then unchanged.
    pub fn edit(&mut self, edit: Edit) -> Result<(), PadError> {
        let edit = edit.cleaned();
        edit.check(self)?;
        let mut edits = self.edits[..self.in_force].to_vec();
        edits.push(edit);
        let played = Played::of(&self.rules, &self.names, &edits).map_err(PadError::Seats)?;
        self.in_force = edits.len();
        self.edits = edits;
        self.played = played;
        Ok(())
    }

    /// Whether nobody has done more to the pad than say who starts, what was undone included.
    pub fn is_untouched(&self) -> bool {
        let is_start =
            |edit: &Edit| matches!(edit, Edit::Add { event: Event::StartRolled(_) | Event::Started(_), .. });
        self.edits.iter().all(is_start)
    }

    /// Whether there is something to undo.
    pub fn can_undo(&self) -> bool {
        self.in_force > 0
    }

    /// Whether something that was undone can come back.
    pub fn can_redo(&self) -> bool {
        self.in_force < self.edits.len()
    }

    /// Takes the last edit back; says whether there was one.
    pub fn undo(&mut self) -> bool {
        self.can_undo() && self.go_to(self.in_force - 1)
    }

    /// Brings back the last edit that was undone; says whether there was one.
    pub fn redo(&mut self) -> bool {
        self.can_redo() && self.go_to(self.in_force + 1)
    }

    fn go_to(&mut self, in_force: usize) -> bool {
        let Ok(played) = Played::of(&self.rules, &self.names, &self.edits[..in_force]) else { return false };
        self.in_force = in_force;
        self.played = played;
        true
    }
}

/// A name as it stands on a pad: pads come by file and by scoreboard, and may hold names that
/// nobody has checked.
fn written(name: &str) -> String {
    Head::one_line(&readable(name))
}

/// The entry as the table lets it pass.
pub fn overruled(entry: Entry) -> Entry {
    match entry {
        Entry::Turn { result, left_over, .. } => Entry::Turn { result, left_over, overruled: true },
        other => other,
    }
}
