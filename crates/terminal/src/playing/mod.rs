//! A game in progress on the full screen: what the player sees, and how keys and time change it.
//!
//! No rule is written here: the engine says what is legal, what it scores and why not. This module
//! neither reads a clock nor draws: its caller passes the time and draws the [`View`].

mod afterwards;
mod flow;
mod keys;
mod scene;
mod sentence;
mod view;

pub(crate) use afterwards::Afterwards;
pub use afterwards::decisive_turn;
pub(crate) use sentence::{Sentence, Tone};
pub(crate) use view::{DieShown, View};

use crate::draw::DieState;
use crate::hints::Hints;
use crate::local::{LocalGame, sit_down};
use crate::pace::Pace;
use crate::save_file::SaveFile;
use farkle_client::{Screen, Selection};
use farkle_rules::{Event, Face, Phase, TurnEndKind};
use farkle_strategy::UnknownTemperament;
use farkle_table::{Ledger, Step, Table};
use scene::Scene;
use std::cell::Cell;
use std::time::Duration;

/// The most announcements that are kept.
const KEPT: usize = 200;

/// The element with the focus.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// The die at this index.
    Die(usize),
    /// The button that rolls.
    Roll,
    /// The button that takes the leftover dice.
    TakeOver,
    /// The button that ends the turn.
    Bank,
}

/// The overlay on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// The best play, and why.
    Hint,
    /// The score sheet.
    Sheet,
    /// The rules in words.
    Rules,
}

/// The result of an input.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reply {
    /// The game goes on.
    Stay,
    /// The person leaves; the game is saved.
    Leave,
    /// The same players play again.
    PlayAgain,
}

/// A game in progress.
#[derive(Debug)]
pub(crate) struct Playing {
    game: LocalGame,
    selection: Selection,
    focus: Focus,
    scene: Scene,
    /// The last roll, if nobody can choose from it.
    fallen: Vec<Face>,
    said: Vec<Sentence>,
    notice: Option<String>,
    overlay: Option<Overlay>,
    /// Lines by which the overlay is scrolled. Drawing it takes off what leads beyond its end.
    scrolled: Cell<u16>,
    odds_are_shown: bool,
    hints: Hints,
    /// The sentences of the last hint.
    hint: Vec<String>,
    pace: Pace,
    /// When the review of a finished game begins: its last screen is shown first.
    reviews_at: Option<Duration>,
    afterwards: Option<Afterwards>,
}

impl Playing {
    /// Joins a table, new or saved.
    ///
    /// # Errors
    /// [`UnknownTemperament`] if a computer player is unknown.
    pub(crate) fn new(
        table: Table,
        file: Option<SaveFile>,
        pace: Pace,
        now: Duration,
    ) -> Result<Playing, UnknownTemperament> {
        let mut playing = Playing {
            game: sit_down(table, file)?,
            selection: Selection::default(),
            focus: Focus::Roll,
            scene: Scene::Still,
            fallen: Vec::new(),
            said: Vec::new(),
            notice: None,
            overlay: None,
            scrolled: Cell::new(0),
            odds_are_shown: false,
            hints: Hints::default(),
            hint: Vec::new(),
            pace,
            reviews_at: None,
            afterwards: None,
        };
        playing.tell_what_has_happened();
        playing.notice = playing.trouble().map(str::to_string);
        playing.settle(now);
        Ok(playing)
    }

    /// The state of the game that the screen shows.
    pub(crate) fn ledger(&self) -> &Ledger {
        self.game.ledger()
    }

    /// The file of the game, if it is saved.
    pub(crate) fn save_file(&self) -> Option<&SaveFile> {
        self.game.host().storage().file()
    }

    /// Tells the player that the game is not saved, and why.
    pub(crate) fn cannot_be_saved(&mut self, why: &str) {
        self.game.host_mut().storage_mut().fail(why);
        self.notice = self.trouble().map(str::to_string);
    }

    /// Why the last move is not saved, in a sentence.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.game.host().storage().trouble()
    }

    pub(crate) fn pace(&self) -> Pace {
        self.pace
    }

    /// Announces everything that has already happened: who starts, and all turns of a saved game.
    fn tell_what_has_happened(&mut self) {
        let Ok(replay) = self.ledger().record().replay() else { return };
        let mut seat = self.ledger().game().starter();
        for moment in &replay.moments {
            self.tell(&Step { seat, event: moment.event, outcome: moment.outcome });
            seat = moment.game.mover();
        }
        if let (Phase::Farkled { .. }, Some(Event::Rolled(dice))) =
            (self.ledger().game().phase(), self.ledger().events().last())
        {
            self.fallen = dice.faces().collect();
        }
    }

    fn say(&mut self, sentences: impl IntoIterator<Item = Sentence>) {
        self.said.extend(sentences);
        let surplus = self.said.len().saturating_sub(KEPT);
        self.said.drain(..surplus);
    }

    /// The latest announcement.
    pub(crate) fn last_words(&self) -> Option<&str> {
        self.said.last().map(|sentence| sentence.text.as_str())
    }

    /// The table on the screen. A roll that has ended a turn stays there before the next turn
    /// begins.
    fn table(&self) -> Screen {
        match &self.scene {
            Scene::Lies { table, .. } => (**table).clone(),
            _ => Screen::of(self.ledger(), &self.selection),
        }
    }

    /// Everything to draw.
    pub(crate) fn view(&self, now: Duration) -> View<'_> {
        let table = self.table();
        let dice = match &self.scene {
            Scene::InTheAir { .. } => view::tumbling(table.dice_in_hand, now),
            _ if !self.fallen.is_empty() => view::lying(&self.fallen, DieState::Idle),
            _ => view::choosable(self.ledger(), &table),
        };
        View {
            ledger: self.ledger(),
            table,
            dice,
            verdict: self.verdict(),
            focus: self.accepts_play().then_some(self.focus),
            pressing: self.scene.pressing(),
            said: &self.said,
            notice: self.notice.as_deref(),
            overlay: self.overlay,
            scrolled: &self.scrolled,
            odds_are_shown: self.odds_are_shown,
            hint: &self.hint,
            pace: self.pace,
            afterwards: self.afterwards.as_ref(),
            waits_for_key: matches!(self.scene, Scene::Lies { until: None, .. }),
            is_computers_turn: matches!(self.scene, Scene::Considering { .. } | Scene::Intending { .. }),
            saved_at: self.save_file().map(|save| save.path().display().to_string()),
        }
    }

    fn verdict(&self) -> Option<&'static str> {
        match (&self.scene, self.ledger().game().phase()) {
            (Scene::Lies { verdict, .. }, _) => *verdict,
            (Scene::Still | Scene::Considering { .. }, Phase::Farkled { .. }) => Some("FARKLE"),
            _ => None,
        }
    }

    /// Whether a person can choose dice and press buttons now.
    fn accepts_play(&self) -> bool {
        matches!(self.scene, Scene::Still) && !self.ledger().game().is_over()
    }
}

/// The name of a bad end of a turn.
fn verdict_of(end: TurnEndKind) -> Option<&'static str> {
    match end {
        TurnEndKind::Farkled => Some("FARKLE"),
        TurnEndKind::ToxicTwos => Some("TOXIC TWOS"),
        TurnEndKind::Banked | TurnEndKind::GaveUp | TurnEndKind::Won => None,
    }
}
