//! What the screen waits for before it shows the next event.

use super::Focus;
use farkle_client::Screen;
use farkle_rules::Then;
use std::time::Duration;

/// What happens on the screen. Times are counted from the start of the program.
#[derive(Clone, Debug)]
pub(super) enum Scene {
    /// Nothing: it is a person's turn, or the game is over.
    Still,
    /// Dice tumble.
    InTheAir {
        /// When they lie.
        until: Duration,
        /// Whether a person rolled.
        by_person: bool,
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
        /// What follows the dice that it sets aside.
        then: Then,
    },
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
            Scene::Intending { then: Then::Roll, .. } => Some(Focus::Roll),
            Scene::Intending { .. } => Some(Focus::Bank),
            _ => None,
        }
    }
}
