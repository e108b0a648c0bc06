//! Dice in the air.
//!
//! Dice that lie show two of their sides, and those that score nothing lie in the shade. In the air all six sides are seen,
//! and nothing is given away yet. The style sheet does the rest.

use crate::settings::moves;
use leptos::prelude::*;
use web_sys::AnimationEvent;

/// The animation of a die in the style sheet.
const TUMBLE: &str = "tumble";

/// Which dice of a throw are still in the air.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throw {
    flying: RwSignal<usize>,
}

impl Throw {
    /// Dice that lie.
    pub(crate) fn lying() -> Throw {
        Throw { flying: RwSignal::new(0) }
    }

    /// So many dice are thrown. Where nothing moves they lie there at once.
    pub(crate) fn begin(self, dice: usize) {
        self.flying.set(if moves() { dice } else { 0 });
    }

    /// An animation has ended, or was given up; whether it was the last die's, so that all of them lie.
    pub(crate) fn landed(self, event: &AnimationEvent) -> bool {
        if event.animation_name() != TUMBLE || self.flying.get_untracked() == 0 {
            return false;
        }
        self.flying.update(|flying| *flying -= 1);
        self.flying.get_untracked() == 0
    }

    /// Whether any of the dice is in the air.
    pub(crate) fn is_on(self) -> bool {
        self.flying.get() > 0
    }
}

/// Whether the dice of the last roll of a game are in the air, wherever they are drawn.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Flight {
    /// The number of the roll that is in the air.
    now: RwSignal<Option<u32>>,
    rolls: StoredValue<u32>,
}

impl Flight {
    /// Nothing was thrown yet.
    pub(crate) fn none() -> Flight {
        Flight { now: RwSignal::new(None), rolls: StoredValue::new(0) }
    }

    /// Dice are thrown; the number of this roll.
    pub(crate) fn begin(self) -> u32 {
        let roll = self.rolls.get_value().wrapping_add(1);
        self.rolls.set_value(roll);
        self.now.set(Some(roll));
        roll
    }

    /// They lie; false if they did already, or if the game is not shown any more.
    pub(crate) fn end(self) -> bool {
        let was_on = self.now.try_get_untracked().flatten().is_some();
        if was_on {
            self.now.set(None);
        }
        was_on
    }

    /// Whether a roll is the one in the air.
    pub(crate) fn is_still(self, roll: u32) -> bool {
        self.now.try_get_untracked().flatten() == Some(roll)
    }

    /// Whether any dice are in the air, for whoever follows it.
    pub(crate) fn is_on(self) -> bool {
        self.now.get().is_some()
    }

    /// Whether any dice are in the air at this moment.
    pub(crate) fn is_on_now(self) -> bool {
        self.now.try_get_untracked().flatten().is_some()
    }
}

/// How much longer than the first one a die is in the air. All leave the hand at once, and one after the other lies.
pub(crate) fn lands(place: usize) -> String {
    format!("{:.2}", 1.0 + 0.05 * place as f64)
}
