//! What the screen shows before the next event.

use super::Focus;
use farkle_client::Screen;
use farkle_rules::Then;
use std::time::Duration;

/// What the screen shows now. Times are counted from the start of the program.
#[derive(Clone, Debug)]
pub(super) enum Scene {
    /// Nothing moves: it is a person's turn, or the game is over.
    Still,
    /// Dice tumble.
    InTheAir {
        /// When they land.
        until: Duration,
        /// Whether a person rolled.
        by_person: bool,
    },
    /// The roll that has ended a turn is on the table.
    Lies {
        /// The table before the dice are picked up.
        table: Box<Screen>,
        /// The name of a bad roll.
        verdict: Option<&'static str>,
        /// When the dice are picked up. `None` if a person has to press a key.
        until: Option<Duration>,
    },
    /// A computer player looks at the table.
    Considering {
        /// When it decides.
        until: Duration,
    },
    /// A computer player shows its decision.
    Intending {
        /// When it is played.
        until: Duration,
        /// The step after the dice are set aside.
        then: Then,
    },
}

impl Scene {
    /// When the scene ends by itself.
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
