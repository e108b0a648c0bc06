//! Everything to draw of a game in progress, as data.

use super::{Afterwards, Focus, Overlay, Sentence};
use crate::draw::DieState;
use crate::pace::Pace;
use farkle_client::{DieView, Screen, Selection};
use farkle_rules::{Face, Phase, Points};
use farkle_table::Ledger;
use std::cell::Cell;
use std::time::Duration;

/// How long one face of a tumbling die is shown.
const FACE_MS: u128 = 70;

/// A game in progress, ready to draw.
pub(crate) struct View<'a> {
    pub(crate) ledger: &'a Ledger,
    pub(crate) table: Screen,
    pub(crate) dice: Vec<DieShown>,
    /// The name of a bad roll.
    pub(crate) verdict: Option<&'static str>,
    /// The element with the focus, if a person can act.
    pub(crate) focus: Option<Focus>,
    /// The button that a computer player is about to press.
    pub(crate) pressing: Option<Focus>,
    /// Announcements, the latest last.
    pub(crate) said: &'a [Sentence],
    /// Why the last input did nothing.
    pub(crate) notice: Option<&'a str>,
    pub(crate) overlay: Option<Overlay>,
    /// Lines by which an overlay is scrolled.
    pub(crate) scrolled: &'a Cell<u16>,
    pub(crate) odds_are_shown: bool,
    /// The sentences of the hint.
    pub(crate) hint: &'a [String],
    pub(crate) pace: Pace,
    /// The review of the finished game, once it is known.
    pub(crate) afterwards: Option<&'a Afterwards>,
    /// Whether the game waits for a key.
    pub(crate) waits_for_key: bool,
    pub(crate) is_computers_turn: bool,
    pub(crate) saved_at: Option<String>,
}

/// One die on the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DieShown {
    pub(crate) face: Face,
    pub(crate) state: DieState,
    /// The points for selecting it, together with the dice that it needs.
    pub(crate) worth: Option<Points>,
}

/// Dice to choose from.
pub(super) fn choosable(ledger: &Ledger, table: &Screen) -> Vec<DieShown> {
    let shown = |(place, die): (usize, &DieView)| {
        let state = match (die.selected, die.scores) {
            (true, _) => DieState::Held,
            (false, true) => DieState::Free,
            (false, false) => DieState::Idle,
        };
        DieShown { face: die.face, state, worth: worth(ledger, place) }
    };
    table.dice.iter().enumerate().map(shown).collect()
}

/// The points for a tap on this die alone.
fn worth(ledger: &Ledger, place: usize) -> Option<Points> {
    let mut alone = Selection::default();
    alone.tap(ledger, place).ok()?;
    let Phase::Choosing { roll } = ledger.game().phase() else { return None };
    ledger.game().rules().points_of(alone.dice(ledger), roll)
}

/// Dice that nobody can choose from.
pub(super) fn lying(faces: &[Face], state: DieState) -> Vec<DieShown> {
    faces.iter().map(|&face| DieShown { face, state, worth: None }).collect()
}

/// Dice in the air, with meaningless faces.
pub(super) fn tumbling(dice: usize, now: Duration) -> Vec<DieShown> {
    let moment = (now.as_millis() / FACE_MS) as usize;
    let face =
        |place: usize| Face::ALL[(moment * (2 * place + 1) + 5 * place + moment / 3) % Face::ALL.len()];
    (0..dice).map(|place| DieShown { face: face(place), state: DieState::Free, worth: None }).collect()
}
