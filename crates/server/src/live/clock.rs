//! The clock of a table: how long whoever has to decide may take.
//!
//! It is not in the log. A server that starts anew, and a table to which nobody was connected, give
//! the whole time once more; only by mail, where it is days, the time of the last move counts.

use crate::limits::Limits;
use farkle_protocol::{Clock, Pace};
use farkle_rules::Seat;
use std::collections::BTreeMap;
use std::time::Duration;
use tokio::time::Instant;

/// A decision that somebody has to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Awaited {
    pub(super) seat: Seat,
    /// How many events the game has: a change of hands makes no new decision.
    pub(super) events: usize,
    /// The revision of the game.
    pub(super) revision: u64,
}

/// The decision that is waited for.
#[derive(Clone, Copy, Debug)]
struct Running {
    awaited: Awaited,
    until: Instant,
    /// Whether the player may ask for more time.
    more: bool,
    /// Whether there was time for a connection to come back.
    waited: bool,
    /// Whether a person decides, and not a computer player in their place.
    is_on: bool,
    /// Whether everybody at a table without a clock has heard that it took too long.
    is_told_to_be_over: bool,
}

/// The clock, and how much time for lost connections everybody has used in this game.
#[derive(Debug, Default)]
pub(super) struct TableClock {
    running: Option<Running>,
    game: u32,
    waited: BTreeMap<Seat, Duration>,
}

/// What follows when the time is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TimeUp {
    /// There is more time, because the connection is lost.
    Waits,
    /// A computer player moves for this seat.
    StandsIn(Seat),
}

/// Whoever takes over again from a computer player has at least this time.
const BACK: Duration = Duration::from_secs(10);
/// The longest time that another server is believed: a day.
const MOST_MS: u64 = 24 * 60 * 60 * 1000;

impl TableClock {
    /// Follows the game: what a person has to decide, and for how long. Whether everybody has to be
    /// told of the clock.
    pub(super) fn follow(&mut self, game: u32, awaited: Option<Awaited>, time: Duration) -> bool {
        if game != self.game {
            *self = TableClock { game, ..TableClock::default() };
        }
        let Some(awaited) = awaited else {
            self.running.iter_mut().for_each(|running| running.is_on = false);
            return false;
        };
        match &mut self.running {
            Some(running)
                if (running.awaited.seat, running.awaited.events) == (awaited.seat, awaited.events) =>
            {
                let is_told = running.is_on && running.awaited == awaited;
                if !running.is_on {
                    running.until = running.until.max(Instant::now() + BACK);
                    running.is_told_to_be_over = false;
                }
                (running.awaited, running.is_on) = (awaited, true);
                !is_told
            }
            _ => {
                let until = Instant::now() + time;
                self.running = Some(Running {
                    awaited,
                    until,
                    more: true,
                    waited: false,
                    is_on: true,
                    is_told_to_be_over: false,
                });
                true
            }
        }
    }

    /// Forgets the decision: it gets the whole time once more.
    pub(super) fn stop(&mut self) {
        self.running = None;
    }

    fn on(&self) -> Option<Running> {
        self.running.filter(|running| running.is_on)
    }

    /// What everybody is told: at a table without a clock only that a decision takes too long.
    pub(super) fn told(&self, pace: Pace) -> Option<Clock> {
        let Running { awaited: Awaited { seat, revision, .. }, until, more, .. } = self.on()?;
        let left = until.saturating_duration_since(Instant::now());
        if pace == Pace::Relaxed && !left.is_zero() {
            return None;
        }
        let left_ms = u64::try_from(left.as_millis()).unwrap_or(u64::MAX);
        Some(Clock { seat, revision, left_ms, more: more && pace == Pace::Live })
    }

    pub(super) fn is_told_to_be_over(&self) -> bool {
        self.on().is_some_and(|running| running.is_told_to_be_over)
    }

    /// Everybody hears now that the time is over.
    pub(super) fn tell_over(&mut self) {
        self.running.iter_mut().for_each(|running| running.is_told_to_be_over = true);
    }

    /// Whether there was time for a connection to come back in this decision.
    pub(super) fn has_waited(&self) -> bool {
        self.on().is_some_and(|running| running.waited)
    }

    /// When the time is over.
    pub(super) fn until(&self) -> Option<Instant> {
        self.on().map(|running| running.until)
    }

    /// Who has to decide, and whether their time is over.
    pub(super) fn seat(&self) -> Option<(Seat, bool)> {
        self.on().map(|running| (running.awaited.seat, running.until <= Instant::now()))
    }

    /// Gives the player of a seat more time, once for each decision. Whether there is more.
    pub(super) fn give_more(&mut self, seat: Seat, time: Duration) -> bool {
        let asks = |running: &&mut Running| running.is_on && running.awaited.seat == seat && running.more;
        let Some(running) = self.running.as_mut().filter(asks) else { return false };
        running.more = false;
        running.until = running.until.max(Instant::now() + time);
        true
    }

    /// Takes over what another server has told about the same decision.
    pub(super) fn hear(&mut self, told: Clock, waited: bool, limits: &Limits) -> bool {
        let is_same = |running: &&mut Running| {
            (running.awaited.seat, running.awaited.revision) == (told.seat, told.revision)
        };
        let Some(running) = self.running.as_mut().filter(is_same) else { return false };
        if waited && !running.waited {
            *self.waited.entry(told.seat).or_default() += limits.lost_connection;
        }
        running.waited |= waited;
        running.more &= told.more;
        running.until = Instant::now() + Duration::from_millis(told.left_ms.min(MOST_MS));
        true
    }

    /// The time is over. A connection that is lost gets a while to come back, a few times in a
    /// game.
    pub(super) fn strike(&mut self, is_away: bool, limits: &Limits) -> Option<TimeUp> {
        let running = self.running.as_mut().filter(|running| running.is_on)?;
        let seat = running.awaited.seat;
        let waited = self.waited.entry(seat).or_default();
        let left = limits.lost_connections.saturating_sub(*waited).min(limits.lost_connection);
        if is_away && !running.waited && !left.is_zero() {
            *waited += left;
            running.waited = true;
            running.until = Instant::now() + left;
            return Some(TimeUp::Waits);
        }
        // If that can't be stored, it is tried again a little later.
        running.until = Instant::now() + Duration::from_secs(1);
        Some(TimeUp::StandsIn(seat))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn limits() -> Limits {
        let (lost_connection, lost_connections) = (Duration::from_secs(60), Duration::from_secs(150));
        Limits { lost_connection, lost_connections, ..Limits::default() }
    }

    fn decision(seat: Seat, revision: u64) -> Awaited {
        Awaited { seat, events: revision as usize, revision }
    }

    /// A clock of which a decision has used 40 of its 45 seconds.
    async fn nearly_over(seat: Seat) -> (TableClock, Duration) {
        let (mut clock, time) = (TableClock::default(), Duration::from_secs(45));
        assert!(clock.follow(1, Some(decision(seat, 7)), time));
        tokio::time::advance(Duration::from_secs(40)).await;
        (clock, time)
    }

    #[tokio::test(start_paused = true)]
    async fn whoever_takes_over_again_and_lets_the_time_pass_once_more_is_told_of_once_more() {
        let seat = Seat::new(1).unwrap();
        let (mut clock, time) = nearly_over(seat).await;
        tokio::time::advance(time).await;
        clock.tell_over();
        assert!(clock.is_told_to_be_over());
        assert!(!clock.follow(1, None, time), "a computer player stands in");
        clock.follow(1, Some(decision(seat, 7)), time);
        assert!(!clock.is_told_to_be_over());
    }

    #[tokio::test(start_paused = true)]
    async fn a_change_of_hands_gives_no_time_but_to_whoever_takes_over_again() {
        let seat = Seat::new(1).unwrap();
        let (mut clock, time) = nearly_over(seat).await;
        let later = Awaited { revision: 9, ..decision(seat, 7) };
        assert!(clock.follow(1, Some(later), time), "somebody else has come back");
        assert_eq!(clock.told(Pace::Live), Some(Clock { seat, revision: 9, left_ms: 5000, more: true }));
        assert!(clock.give_more(seat, Duration::from_secs(2)));
        assert_eq!(clock.told(Pace::Live).map(|clock| clock.left_ms), Some(5000), "no time is taken away");
        assert!(!clock.follow(1, None, time), "a computer player stands in");
        assert_eq!((clock.told(Pace::Live), clock.until()), (None, None));
        assert!(clock.follow(1, Some(Awaited { revision: 11, ..later }), time));
        let back = Clock { seat, revision: 11, left_ms: 10_000, more: false };
        assert_eq!(clock.told(Pace::Live), Some(back));
    }

    #[tokio::test(start_paused = true)]
    async fn what_another_server_tells_counts_for_the_same_decision() {
        let (time, seat) = (Duration::from_secs(45), Seat::new(1).unwrap());
        let mut clock = TableClock::default();
        clock.follow(1, Some(decision(seat, 7)), time);
        let told = Clock { seat, revision: 7, left_ms: 60_000, more: false };
        assert!(!clock.hear(Clock { revision: 6, ..told }, true, &limits()));
        assert!(clock.hear(told, true, &limits()));
        assert_eq!(clock.told(Pace::Live), Some(told));
        tokio::time::advance(Duration::from_secs(60)).await;
        assert_eq!(clock.strike(true, &limits()), Some(TimeUp::StandsIn(seat)), "one server has waited");
    }

    #[tokio::test(start_paused = true)]
    async fn a_decision_gets_the_time_once_and_more_time_once() {
        let seat = Seat::new(1).unwrap();
        let (mut clock, time) = nearly_over(seat).await;
        assert!(!clock.follow(1, Some(decision(seat, 7)), time), "the same decision");
        assert_eq!(clock.told(Pace::Live), Some(Clock { seat, revision: 7, left_ms: 5000, more: true }));
        assert!(!clock.give_more(Seat::new(0).unwrap(), time), "somebody else's decision");
        assert!(clock.give_more(seat, time));
        assert!(!clock.give_more(seat, time));
        assert_eq!(clock.told(Pace::Live), Some(Clock { seat, revision: 7, left_ms: 45_000, more: false }));
        assert_eq!(clock.seat(), Some((seat, false)));
        tokio::time::advance(time).await;
        assert_eq!(clock.seat(), Some((seat, true)));
        assert_eq!(clock.strike(false, &limits()), Some(TimeUp::StandsIn(seat)));
        assert!(clock.follow(1, Some(decision(seat, 8)), time), "the next decision");
        assert!(clock.told(Pace::Live).is_some_and(|clock| clock.more));
        assert!(!clock.follow(1, None, time));
        assert_eq!(clock.told(Pace::Live), None);
    }

    #[tokio::test(start_paused = true)]
    async fn a_lost_connection_gets_time_to_come_back_up_to_a_limit_for_the_game() {
        let (time, seat) = (Duration::from_secs(45), Seat::new(0).unwrap());
        let mut clock = TableClock::default();
        for (revision, seconds) in [(1, 60), (2, 60), (3, 30)] {
            clock.follow(1, Some(decision(seat, revision)), time);
            assert_eq!(clock.strike(true, &limits()), Some(TimeUp::Waits));
            assert_eq!(clock.told(Pace::Live).map(|clock| clock.left_ms), Some(seconds * 1000));
            assert_eq!(clock.strike(true, &limits()), Some(TimeUp::StandsIn(seat)), "once for each decision");
        }
        clock.follow(1, Some(decision(seat, 4)), time);
        assert_eq!(clock.strike(true, &limits()), Some(TimeUp::StandsIn(seat)), "nothing is left");
        clock.follow(2, Some(decision(seat, 5)), time);
        assert_eq!(clock.strike(true, &limits()), Some(TimeUp::Waits), "another game");
    }
}
