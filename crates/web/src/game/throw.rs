//! Dice in the air.
//!
//! Dice at rest show two sides, and those without score are shaded. In the air all six sides are
//! visible, and nothing is given away. The style sheet does the rest.

use crate::storage::settings::moves;
use leptos::prelude::*;
use web_sys::AnimationEvent;

/// The name of the tumble animation in the style sheet.
const TUMBLE: &str = "tumble";

/// The dice of a throw that are still in the air.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Throw {
    flying: RwSignal<usize>,
}

impl Throw {
    /// Dice at rest.
    pub(crate) fn lying() -> Throw {
        Throw { flying: RwSignal::new(0) }
    }

    /// Throws this many dice. Without motion they come to rest at once.
    pub(crate) fn begin(self, dice: usize) {
        self.flying.set(if moves() { dice } else { 0 });
    }

    /// Handles the end of an animation; returns whether it was that of the last die.
    pub(crate) fn landed(self, event: &AnimationEvent) -> bool {
        if event.animation_name() != TUMBLE || self.flying.get_untracked() == 0 {
            return false;
        }
        self.flying.update(|flying| *flying -= 1);
        self.flying.get_untracked() == 0
    }

    /// Whether any of the dice is in the air; dice that are gone are not.
    pub(crate) fn is_on(self) -> bool {
        self.flying.try_get().is_some_and(|flying| flying > 0)
    }
}

/// How much longer than the first die this one is in the air, for the style sheet. All start at
/// once and land one after the other.
pub(crate) fn lands(place: usize) -> String {
    format!("{:.2}", 1.0 + 0.05 * place as f64)
}
