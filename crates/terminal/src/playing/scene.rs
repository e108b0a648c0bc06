//! What is to be seen while something happens by itself.
//!
//! The session is always one step ahead: when dice are still in the air, it knows already how they fell. A scene
//! keeps what is shown until then.

use super::Focus;
use farkle_client::{Announcement, Screen, TrayGroup};
use farkle_rules::{Action, Face, Game, Phase, Refusal, Then};
use std::time::Duration;

/// What happens on the screen. Times are counted from the start of the program.
#[derive(Clone, Debug)]
pub(super) enum Scene {
    /// Nothing: it is a person's turn, or the game is over.
    Still,
    /// Dice tumble.
    InTheAir {
        /// The table until they lie.
        table: Box<Screen>,
        /// How many.
        dice: usize,
        /// When they lie.
        until: Duration,
        /// What is said then.
        then: Landing,
    },
    /// A roll lies there that has ended a turn.
    Lies {
        /// The table until it is taken up.
        table: Box<Screen>,
        /// What the roll has come to.
        verdict: Option<&'static str>,
        /// When it is taken up; `None` if a person has to say so.
        until: Option<Duration>,
    },
    /// A computer player looks at the table.
    Considering {
        /// How long.
        until: Duration,
    },
    /// It is shown what a computer player is about to do.
    Intending {
        /// How long.
        until: Duration,
        /// What.
        action: Action,
    },
}

/// What follows when dice have come to lie.
#[derive(Clone, Debug)]
pub(super) struct Landing {
    /// What is said.
    pub(super) words: Vec<Announcement>,
    /// The dice, if the roll ended something and nobody can choose from it.
    pub(super) fallen: Vec<Face>,
    /// Whether it ended the turn, so that the table has to wait.
    pub(super) ends_turn: bool,
    /// Whether a person rolled.
    pub(super) by_person: bool,
}

impl Landing {
    /// What the roll has come to in a word, if it hurts.
    pub(super) fn verdict(&self) -> Option<&'static str> {
        self.words.iter().find_map(|words| match words {
            Announcement::Farkled { .. } | Announcement::FarkledMayGoOn { .. } => Some("FARKLE"),
            Announcement::ToxicTwos { .. } => Some("TOXIC TWOS"),
            _ => None,
        })
    }
}

impl Scene {
    /// When something changes by itself.
    pub(super) fn deadline(&self) -> Option<Duration> {
        match self {
            Scene::Still => None,
            Scene::Lies { until, .. } => *until,
            Scene::InTheAir { until, .. } | Scene::Considering { until } | Scene::Intending { until, .. } => {
                Some(*until)
            }
        }
    }
}

impl Scene {
    /// The button that a computer player is about to press.
    pub(super) fn pressing(&self) -> Option<Focus> {
        match self {
            Scene::Intending { action: Action::SetAside { then: Then::Roll, .. }, .. } => Some(Focus::Roll),
            Scene::Intending { .. } => Some(Focus::Bank),
            _ => None,
        }
    }
}

/// The table after `action` while its dice are in the air: what was selected has joined the tray.
pub(super) fn in_the_air(mut table: Screen, game: &Game, action: Action, dice: usize) -> Screen {
    if let (Phase::Choosing { roll }, Action::SetAside { dice: part, then: Then::Roll }) =
        (game.phase(), action)
    {
        let number = game.turn().rolls;
        let combinations = game.rules().combinations(part, roll);
        table
            .tray
            .extend(combinations.into_iter().map(|combination| TrayGroup { roll: number, combination }));
        table.turn_total += game.rules().points_of(part, roll).unwrap_or_default();
        if part == roll {
            table.tray_since_hot_dice = table.tray.len();
        }
    }
    table.dice.clear();
    table.dice_in_hand = dice;
    table.selected = Default::default();
    table.roll.action = Err(Refusal::DiceRolling);
    table.bank.action = Err(Refusal::DiceRolling);
    table.bank.total = table.turn_total;
    table.take_over = None;
    table
}
