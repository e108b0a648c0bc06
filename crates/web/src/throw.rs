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

    /// An animation has ended, or was given up; if it was the last die's, all of them lie.
    pub(crate) fn landed(self, event: &AnimationEvent) {
        if event.animation_name() == TUMBLE {
            self.flying.update(|flying| *flying = flying.saturating_sub(1));
        }
    }

    /// Whether any of the dice is in the air.
    pub(crate) fn is_on(self) -> bool {
        self.flying.get() > 0
    }
}

/// How much longer than the first one a die is in the air. All leave the hand at once, and one after the other lies.
pub(crate) fn lands(place: usize) -> String {
    format!("{:.2}", 1.0 + 0.05 * place as f64)
}
