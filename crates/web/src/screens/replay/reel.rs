//! Which moment of a film is shown, and how it goes on: by itself, by buttons, or by keys.

use super::frame::Frame;
use crate::game::throw::Throw;
use crate::page::browser;
use crate::screens::costly::Costly;
use crate::storage::settings::{moves, settings};
use farkle_rules::Event;
use farkle_table::Ledger;
use leptos::prelude::*;

/// How long a step is seen while the film plays, at normal speed: dice fly first, and where a turn
/// begins there is nothing to see.
const STEP_MS: f64 = 1_000.0;
const ROLL_MS: f64 = 1_700.0;
/// Even in the fastest film dice land and are read.
const ROLL_AT_LEAST_MS: f64 = 800.0;
/// A roll that ends its turn is told on a band when the dice lie.
const LOST_MS: f64 = 3_000.0;
const TURN_MS: f64 = 300.0;
/// What is said of a costly decision is read after that, even in the fastest film.
const JUDGED_MS: f64 = 3_000.0;
const JUDGED_AT_LEAST_MS: f64 = 2_000.0;

/// The film plays at most so many times as fast as at first.
const MOST_TIMES: u8 = 4;

/// Which moment of the film is shown.
#[derive(Clone, Copy)]
pub(super) struct Reel {
    /// After this many events.
    pub shown: RwSignal<usize>,
    /// Whether it goes on by itself,
    pub plays: RwSignal<bool>,
    /// and up to which moment.
    stops_at: StoredValue<usize>,
    /// How many times as fast as at first.
    pub times: RwSignal<u8>,
    /// The dice of the moment that is shown: whoever goes on to a roll sees it thrown.
    pub throw: Throw,
    /// The number of dice that every event rolls.
    rolled: StoredValue<Vec<usize>>,
    /// The moments when the first dice of every turn have fallen.
    pub turns: StoredValue<Vec<usize>>,
    /// The first moment at which there is something to see.
    pub first: usize,
    /// The end of the game.
    pub last: usize,
}

impl Reel {
    pub(super) fn of(ledger: &Ledger) -> Reel {
        let last = ledger.events().len();
        // Before the first dice or points there is nothing to see.
        let is_seen =
            |event: &Event| matches!(event, Event::StartRolled(_) | Event::Rolled(_) | Event::Entered(_));
        let first = ledger.events().iter().position(is_seen).map_or(last.min(1), |at| at + 1);
        let turns = turns(ledger);
        let rolled = |event: &Event| match event {
            Event::Rolled(dice) => dice.len(),
            _ => 0,
        };
        Reel {
            shown: RwSignal::new(turns.first().copied().unwrap_or(first)),
            turns: StoredValue::new(turns),
            plays: RwSignal::new(false),
            stops_at: StoredValue::new(last),
            times: RwSignal::new(1),
            throw: Throw::lying(),
            rolled: StoredValue::new(ledger.events().iter().map(rolled).collect()),
            first,
            last,
        }
    }

    /// The moment after so many events as people count them: the first that is seen is number one.
    pub(super) fn number(self, events: usize) -> usize {
        (events + 1).saturating_sub(self.first)
    }

    pub(super) fn to(self, events: usize) {
        let events = events.clamp(self.first, self.last);
        let is_next = self.shown.get_untracked() + 1 == events;
        let rolled = self.rolled.with_value(|rolled| rolled.get(events - 1).copied());
        self.throw.begin(rolled.filter(|_| is_next).unwrap_or(0));
        self.shown.set(events);
    }

    /// How many events have had their effect: that of a roll is seen when its dice lie.
    pub(super) fn settled(self) -> usize {
        self.shown.get() - usize::from(self.throw.is_on())
    }

    pub(super) fn on(self) {
        self.to(self.shown.get_untracked() + 1);
    }

    /// To the first roll of the next turn, or to the end. From the moment before its first roll, a
    /// turn that has begun is not the next one.
    pub(super) fn next_turn(self) {
        let shown = self.shown.get_untracked();
        let next = self.turns.with_value(|turns| next_turn(turns, shown));
        self.to(next.unwrap_or(self.last));
    }

    /// To the first roll of this turn, or of the one before it if that is shown already.
    pub(super) fn previous_turn(self) {
        let shown = self.shown.get_untracked();
        self.to(self.turns.with_value(|turns| previous_turn(turns, shown)).unwrap_or(self.first));
    }

    pub(super) fn back(self) {
        self.to(self.shown.get_untracked().saturating_sub(1));
    }

    /// Starts, from the beginning if it is at its end, or pauses.
    pub(super) fn play_or_pause(self) {
        if !self.plays.get_untracked() && self.shown.get_untracked() == self.last {
            self.to(self.first);
        }
        self.stops_at.set_value(self.last);
        self.plays.update(|plays| *plays = !*plays);
    }

    /// Shows a part of the film: the dice of its first moment are thrown at once.
    pub(super) fn play_from(self, from: usize, to: usize) {
        self.to(from);
        self.on();
        self.stops_at.set_value(to);
        self.plays.set(true);
    }

    /// Twice as fast as now, and from the fastest back to the first speed.
    pub(super) fn faster(self) {
        self.times.update(|times| *times = if *times >= MOST_TIMES { 1 } else { 2 * *times });
    }

    /// Goes on by itself as long as it plays and the screen is there. A judged decision stays long
    /// enough to be read.
    pub(super) fn run(self, frame: Memo<Option<Frame>>, judgement: Memo<Option<Costly>>) {
        // A reel that was paused and started again meanwhile has another number.
        let round = StoredValue::new(0_u32);
        Effect::new(move |_| {
            round.update_value(|round| *round += 1);
            let mine = round.get_value();
            // Another speed holds from now on, not from the next picture on.
            self.times.track();
            if !self.plays.get() {
                return;
            }
            leptos::task::spawn_local(async move {
                loop {
                    // A film is watched: nobody plays quickly in it.
                    let speed = settings().with_untracked(|settings| settings.speed.factor().max(1.0));
                    let longer = speed / f64::from(self.times.try_get_untracked().unwrap_or(1));
                    let length = frame.try_with_untracked(|frame| {
                        frame.as_ref().map_or(STEP_MS, |frame| length_of(frame, longer))
                    });
                    browser::pause(length.unwrap_or(STEP_MS) as i32).await;
                    // The review may have come meanwhile.
                    if judgement.try_with_untracked(Option::is_some) == Some(true) {
                        browser::pause((JUDGED_MS * longer).max(JUDGED_AT_LEAST_MS) as i32).await;
                    }
                    if round.try_get_value() != Some(mine) {
                        return;
                    }
                    let is_at_end = || self.shown.get_untracked() >= self.stops_at.get_value();
                    // The part that is shown may be one moment long.
                    if !is_at_end() {
                        self.on();
                    }
                    if is_at_end() {
                        self.plays.set(false);
                        return;
                    }
                }
            });
        });
    }

    /// Follows the keys as long as the screen is there.
    pub(super) fn follow_keys(self) {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            // The score sheet is scrolled with the same keys.
            if !browser::is_for_the_screen(&event) || browser::is_in_scroller(&event) {
                return;
            }
            // "On" points to where the writing goes.
            let (back, on) = match browser::is_right_to_left() {
                true => ("ArrowRight", "ArrowLeft"),
                false => ("ArrowLeft", "ArrowRight"),
            };
            match event.key().as_str() {
                key if key == back => self.back(),
                key if key == on => self.on(),
                "Home" => self.to(self.first),
                "End" => self.to(self.last),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }
}

/// The next of these turns after the moment that is shown.
fn next_turn(turns: &[usize], shown: usize) -> Option<usize> {
    turns.iter().copied().find(|first| *first > shown + 1)
}

/// The last of these turns before the moment that is shown.
fn previous_turn(turns: &[usize], shown: usize) -> Option<usize> {
    turns.iter().copied().rfind(|first| *first < shown)
}

/// The moments when the first dice of every turn have fallen: before that there is nothing to see.
fn turns(ledger: &Ledger) -> Vec<usize> {
    let events = ledger.events();
    let begins = begins(ledger);
    let first_roll = |(turn, &from): (usize, &usize)| {
        let to = begins.get(turn + 1).copied().unwrap_or(events.len());
        let roll = events[from..to].iter().position(|event| matches!(event, Event::Rolled(_)));
        from + roll.unwrap_or_default() + 1
    };
    begins.iter().enumerate().map(first_roll).collect()
}

/// The moments from and to which a turn shows what it has decided: all of it, or only its last roll
/// if that has lost what was there.
pub(super) fn what_decides(ledger: &Ledger, turn: usize) -> Option<(usize, usize)> {
    let (begins, events) = (begins(ledger), ledger.events());
    let (from, to) = (*begins.get(turn)?, begins.get(turn + 1).copied().unwrap_or(events.len()));
    let is_lost = ledger.sheet().lines().get(turn)?.end.kind.is_lost();
    let is_roll = |event: &Event| matches!(event, Event::Rolled(_));
    let mut rolls = (from..to).filter(|&at| is_roll(&events[at]));
    let roll = if is_lost { rolls.next_back() } else { rolls.next() };
    Some((roll.unwrap_or(from), to))
}

/// The moments at which turns begin.
fn begins(ledger: &Ledger) -> Vec<usize> {
    let events = ledger.events().iter().enumerate();
    let begins = events.filter(|(_, event)| matches!(event, Event::TurnBegan | Event::TookOver));
    begins.map(|(at, _)| at).collect()
}

/// How long a picture is seen, where all of it takes this many times as long as at first.
fn length_of(frame: &Frame, longer: f64) -> f64 {
    match frame {
        Frame { lost: Some(_), .. } => LOST_MS * longer,
        Frame { is_roll: true, .. } if moves() => (ROLL_MS * longer).max(ROLL_AT_LEAST_MS),
        frame if frame.said.is_empty() => TURN_MS * longer,
        _ => STEP_MS * longer,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::{played, recorded};
    use farkle_rules::RuleSet;
    use farkle_table::Holder;

    #[test]
    fn a_turn_is_shown_from_its_first_roll_on() {
        let ledger = played(|ledger| ledger.sheet().lines().len() >= 12);
        let turns = turns(&ledger);
        assert!(turns.len() >= 12);
        for (turn, shown) in turns.into_iter().enumerate().take(12) {
            assert!(matches!(ledger.events()[shown - 1], Event::Rolled(_)), "turn {turn}");
            assert_eq!(ledger.events()[shown - 2], Event::TurnBegan, "turn {turn}");
            assert_eq!(ledger.before(shown - 1).unwrap().sheet().lines().len(), turn);
        }
    }

    #[test]
    fn a_turn_decides_from_its_first_roll_and_a_lost_one_by_its_last() {
        // Ann banks after two rolls and loses after two; her third turn goes on.
        let events = "@1 n 144456 444+ 156 1= n 223346 n 144456 444+ 223 n 223346 n 111234";
        let ledger = recorded(RuleSet::default(), ["Ann", "Ben"].map(Holder::person).to_vec(), events);
        let shown = [0, 1, 2].map(|turn| what_decides(&ledger, turn).unwrap());
        let first = |(from, _): (usize, usize)| ledger.events()[from].to_string();
        assert_eq!(shown.map(first), ["144456", "223346", "223"]);
        let ended = |(_, to)| ledger.before(to).unwrap().sheet().lines().len();
        assert_eq!(shown.map(ended), [1, 2, 3]);
        assert_eq!(what_decides(&ledger, 10), None);
    }

    #[test]
    fn the_next_turn_is_another_one_than_that_which_has_begun() {
        let turns = [2, 9, 15];
        let next = [0, 1, 2, 7, 8, 9, 14].map(|shown| next_turn(&turns, shown));
        assert_eq!(next, [Some(2), Some(9), Some(9), Some(9), Some(15), Some(15), None]);
    }

    #[test]
    fn the_previous_turn_is_this_one_until_it_is_shown_from_its_first_roll() {
        let previous = [1, 2, 3, 9, 10, 16].map(|shown| previous_turn(&[2, 9, 15], shown));
        assert_eq!(previous, [None, None, Some(2), Some(2), Some(9), Some(15)]);
    }
}
