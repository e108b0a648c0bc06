//! A game in progress on the full screen: what the player sees, and what keys and time do to it.
//!
//! No rule stands here: what is legal, what it scores and why not is asked of the session. Nothing here reads a
//! clock or draws: time is handed in, and [`View`] is what is drawn.

mod flow;
mod keys;
mod scene;
mod sentence;
mod view;

pub(crate) use sentence::{Sentence, Tone};
pub(crate) use view::{DieShown, View};

use crate::draw::DieState;
use crate::opponents::Opponents;
use crate::pace::Pace;
use crate::save_file::{SaveFile, why_unwritable};
use farkle_client::{Announcement, Screen, Selection, Session, announce};
use farkle_rules::{Event, Face, Phase};
use farkle_strategy::UnknownTemperament;
use farkle_table::Step;
use scene::Scene;
use std::io;
use std::time::Duration;

/// How many sentences are kept.
const KEPT: usize = 200;

/// Where the keyboard is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Focus {
    /// On the die at this place.
    Die(usize),
    /// On the button that rolls.
    Roll,
    /// On the button that takes the dice left over.
    TakeOver,
    /// On the button that ends the turn.
    Bank,
}

/// What lies over the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Overlay {
    /// The keys.
    Help,
    /// The score sheet.
    Sheet,
    /// The rules in words.
    Rules,
}

/// What comes of an input.
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
    session: Session,
    opponents: Opponents,
    save: Option<SaveFile>,
    /// Whether the last thing that happened is in the file.
    is_saved: bool,
    /// Why it is not, if that was tried.
    trouble: Option<String>,
    selection: Selection,
    focus: Focus,
    scene: Scene,
    /// The last roll, where nobody can choose from it.
    fallen: Vec<Face>,
    said: Vec<Sentence>,
    notice: Option<String>,
    overlay: Option<Overlay>,
    scrolled: u16,
    odds_are_shown: bool,
    pace: Pace,
}

impl Playing {
    /// Sits down at a table, new or saved.
    ///
    /// # Errors
    /// [`UnknownTemperament`] if a computer player is not known.
    pub(crate) fn new(
        session: Session,
        save: Option<SaveFile>,
        pace: Pace,
        now: Duration,
    ) -> Result<Playing, UnknownTemperament> {
        let opponents = Opponents::new(&session)?;
        let mut playing = Playing {
            session,
            opponents,
            save,
            is_saved: false,
            trouble: None,
            selection: Selection::default(),
            focus: Focus::Roll,
            scene: Scene::Still,
            fallen: Vec::new(),
            said: Vec::new(),
            notice: None,
            overlay: None,
            scrolled: 0,
            odds_are_shown: false,
            pace,
        };
        playing.tell_what_has_happened();
        playing.store();
        playing.settle(now);
        Ok(playing)
    }

    pub(crate) fn session(&self) -> &Session {
        &self.session
    }

    /// Where the game is saved, if it is.
    pub(crate) fn save_file(&self) -> Option<&SaveFile> {
        self.save.as_ref().filter(|_| self.is_saved)
    }

    /// Tells the player at once that nothing is saved, and why.
    pub(crate) fn cannot_be_saved(&mut self, error: &io::Error) {
        let trouble = format!("This game can't be saved: {}.", why_unwritable(error));
        self.is_saved = false;
        self.notice = Some(trouble.clone());
        self.trouble = Some(trouble);
    }

    /// Why the last thing that happened is not saved, in a sentence.
    pub(crate) fn trouble(&self) -> Option<&str> {
        self.trouble.as_deref()
    }

    pub(crate) fn pace(&self) -> Pace {
        self.pace
    }

    /// Tells what has happened already: who starts, and in a saved game all the turns so far.
    fn tell_what_has_happened(&mut self) {
        let Ok(replay) = self.session.record().replay() else { return };
        let mut seat = self.session.game().starter();
        let mut steps = Vec::with_capacity(replay.moments.len());
        for moment in &replay.moments {
            steps.push(Step { seat, event: moment.event, outcome: moment.outcome });
            seat = moment.game.mover();
        }
        let words = announce(&self.session, &steps);
        self.say(
            words.iter().filter(|words| !matches!(words, Announcement::Rolled { .. })).map(Sentence::from),
        );
        if let (Phase::Farkled { .. }, Some(Event::Rolled(dice))) =
            (self.session.game().phase(), self.session.events().last())
        {
            self.fallen = dice.faces().collect();
        }
    }

    fn say(&mut self, sentences: impl IntoIterator<Item = Sentence>) {
        self.said.extend(sentences);
        let surplus = self.said.len().saturating_sub(KEPT);
        self.said.drain(..surplus);
    }

    /// What was said last.
    pub(crate) fn last_words(&self) -> Option<&str> {
        self.said.last().map(|sentence| sentence.text.as_str())
    }

    /// The table as it is to be seen: in scenes not the one that the session has already.
    fn table(&self) -> Screen {
        match &self.scene {
            Scene::InTheAir { table, .. } | Scene::Lies { table, .. } => (**table).clone(),
            _ => Screen::of(&self.session, &self.selection),
        }
    }

    /// What is to be drawn.
    pub(crate) fn view(&self, now: Duration) -> View<'_> {
        let table = self.table();
        let dice = match &self.scene {
            Scene::InTheAir { dice, .. } => view::tumbling(*dice, now),
            _ if !self.fallen.is_empty() => view::lying(&self.fallen, DieState::Idle),
            _ => view::choosable(&self.session, &table),
        };
        View {
            session: &self.session,
            table,
            dice,
            verdict: self.verdict(),
            focus: self.accepts_play().then_some(self.focus),
            pressing: self.scene.pressing(),
            said: &self.said,
            notice: self.notice.as_deref(),
            overlay: self.overlay,
            scrolled: self.scrolled,
            odds_are_shown: self.odds_are_shown,
            pace: self.pace,
            waits_for_key: matches!(self.scene, Scene::Lies { until: None, .. }),
            is_computers_turn: matches!(self.scene, Scene::Considering { .. } | Scene::Intending { .. }),
            saved_at: self.save_file().map(|save| save.path().display().to_string()),
        }
    }

    fn verdict(&self) -> Option<&'static str> {
        match (&self.scene, self.session.game().phase()) {
            (Scene::Lies { verdict, .. }, _) => *verdict,
            (Scene::Still | Scene::Considering { .. }, Phase::Farkled { .. }) => Some("FARKLE"),
            _ => None,
        }
    }

    /// Whether a person can choose and press buttons now.
    fn accepts_play(&self) -> bool {
        matches!(self.scene, Scene::Still) && !self.session.game().is_over()
    }
}
