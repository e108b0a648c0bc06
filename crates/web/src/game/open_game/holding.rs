//! Looks at a great moment before anything else changes: its event waits, so the dice still lie
//! there and its player still has the turn, while points fly to the score and are counted.

use super::computers::Pace;
use super::showing::sound_of;
use super::{Great, OpenGame};
use crate::game::sound;
use crate::page::browser;
use crate::storage::settings::{moves, settings};
use farkle_client::GreatMoment;
use farkle_rules::Points;
use farkle_table::{Ledger, Step};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long hot dice, a bank, and the end of the game are looked at, at normal speed.
const HOT_MS: f64 = 700.0;
const BANK_MS: f64 = 950.0;
const END_MS: f64 = 1900.0;
/// From when to when the score is counted up.
const COUNT_MS: (f64, f64) = (420.0, 820.0);
/// How often.
const COUNTS_EVERY_MS: i32 = 40;
/// How long a press does not end the look: it was meant for what came before.
const AT_LEAST_MS: f64 = 350.0;

/// A great moment that is looked at.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Held {
    pub great: Great,
    /// How far its side has got on the way to the target.
    pub progress: f64,
    /// The score before.
    from: Points,
    since: f64,
}

impl Held {
    fn length(&self) -> f64 {
        match self.great.moment {
            GreatMoment::HotDice => HOT_MS,
            GreatMoment::Won | GreatMoment::Lost => END_MS,
            _ => BANK_MS,
        }
    }

    /// The score to show after this time at normal speed.
    fn counted(&self, after: f64) -> Points {
        let (begin, end) = COUNT_MS;
        let part = ((after - begin) / (end - begin)).clamp(0.0, 1.0);
        let gained = f64::from(self.great.score.0) - f64::from(self.from.0);
        // Steps of ten are read more easily than every point.
        let so_far = if part < 1.0 { (gained * part / 10.0).round() * 10.0 } else { gained };
        Points(self.from.0 + so_far as i32)
    }
}

impl OpenGame {
    /// Begins to look at the next event if it is a great moment; nobody does whose screen does not
    /// move. Whoever is in a hurry sees only the end of the game. Its sentences may have been told
    /// already.
    pub(super) fn holds(self, is_told: bool) -> bool {
        if !moves() {
            return false;
        }
        let is_calm = self.pace.try_get_untracked() == Some(Pace::Own);
        let preview = self.client.try_with_value(|client| client.shown().preview()).flatten();
        preview.is_some_and(|(step, after)| {
            (is_calm || after.game().is_over()) && self.hold(&step, &after, is_told)
        })
    }

    fn hold(self, step: &Step, after: &Ledger, is_told: bool) -> bool {
        let before = self.ledger.get_untracked();
        let Some(great) = Great::of(&before, step, after) else { return false };
        let side = after.game().side(great.seat);
        let from = before.game().score(side);
        let held = Held { great, progress: after.game().progress(side), from, since: browser::now_ms() };
        self.counted.set(from);
        self.held.set(Some(held));
        self.celebrate(great);
        match is_told {
            true => sound_of(step, Some(great.moment)).into_iter().for_each(sound::play),
            false => self.tell(step, after),
        }
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        spawn_local(async move {
            while self.held.try_get_untracked().flatten() == Some(held) {
                let passed = (browser::now_ms() - held.since) / factor;
                if passed >= held.length() {
                    return self.end_hold();
                }
                self.counted.set(held.counted(passed));
                browser::pause(COUNTS_EVERY_MS).await;
            }
        });
        true
    }

    /// Whether something is looked at while its event waits.
    pub(super) fn is_looked_at(self) -> bool {
        let is_lost = self.lost_since.try_get_untracked().flatten().is_some();
        is_lost || self.held.try_get_untracked().flatten().is_some()
    }

    /// For whoever goes on: what is looked at has been seen.
    pub(super) fn see_enough(self) {
        self.leave_lost_turn();
        let held = self.held.get_untracked();
        if held.is_some_and(|held| browser::now_ms() - held.since >= AT_LEAST_MS) {
            self.end_hold();
        }
    }

    fn end_hold(self) {
        // The cards are drawn anew, and the points are in the score.
        self.flown.set_value(self.held.get_untracked().map(|held| held.great.number));
        self.lie(|play| {
            play.advance();
            play.held.set(None);
        });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::Seat;

    #[test]
    fn a_score_is_counted_from_what_it_was_to_what_it_is() {
        let great = Great {
            moment: GreatMoment::Bank,
            seat: Seat::FIRST,
            gained: Points(350),
            score: Points(1350),
            number: 9,
        };
        let held = Held { great, progress: 0.135, from: Points(1000), since: 0.0 };
        assert_eq!([0.0, 420.0, 820.0, 5000.0].map(|at| held.counted(at).0), [1000, 1000, 1350, 1350]);
        let halfway = held.counted(620.0);
        assert!(halfway > Points(1100) && halfway < Points(1250) && halfway.0 % 10 == 0, "{halfway}");
    }
}
