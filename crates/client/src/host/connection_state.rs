//! A connection that is lost now and then: when to connect again, when to ask for a sign of life,
//! when to give it up. Whoever owns the socket does it.

use crate::BEAT_EVERY;
use std::time::Duration;

/// So often a sign of life is asked for while nobody looks at the table.
const BEAT_HIDDEN: Duration = Duration::from_secs(20);
/// A socket that is not open by then is given up,
const OPEN_WITHIN: Duration = Duration::from_secs(8);
/// and one that is silent for so long after a sign of life was asked for.
const ANSWER_WITHIN: Duration = Duration::from_secs(8);
/// A device that has slept may have a dead socket: it has less time to answer.
const ANSWER_AWAKE_WITHIN: Duration = Duration::from_secs(1);
/// After the first new attempt, which comes at once, there is a pause: it doubles up to the longest
/// one. A random part of it is waited, so that not everybody comes back to a server at once.
const FIRST_PAUSE: Duration = Duration::from_millis(500);
const LONGEST_PAUSE: Duration = Duration::from_secs(15);
/// A connection that has lasted so long is a good one: the pauses begin anew.
const STABLE: Duration = Duration::from_secs(10);

/// What the owner of the socket has to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Order {
    /// Open a socket to the server, in place of an earlier one.
    Connect,
    /// Close the socket: nothing comes any more.
    Close,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Down { again: Duration },
    Opening { since: Duration },
    Open { since: Duration },
}

/// The state of a connection. Time counts from any moment.
#[derive(Debug)]
pub(super) struct ConnectionState {
    now: Duration,
    state: State,
    /// How often it was lost in a row.
    lost: u32,
    hidden: bool,
    sent: Duration,
    /// Since when an answer is awaited.
    awaited: Option<Duration>,
    /// Whether nothing was heard since the network came back or somebody looked at the table again.
    woken: bool,
    /// The server has asked for a pause.
    pause: Option<Duration>,
}

impl ConnectionState {
    pub(super) fn new() -> ConnectionState {
        let zero = Duration::ZERO;
        ConnectionState {
            now: zero,
            state: State::Down { again: zero },
            lost: 0,
            hidden: false,
            sent: zero,
            awaited: None,
            woken: false,
            pause: None,
        }
    }

    pub(super) fn now(&self) -> Duration {
        self.now
    }

    pub(super) fn is_open(&self) -> bool {
        matches!(self.state, State::Open { .. })
    }

    /// Lets time pass. `chance` is a random number from 0 to 1.
    pub(super) fn tick(&mut self, now: Duration, chance: f64) -> Option<Order> {
        self.now = now;
        match self.state {
            State::Down { again } if now >= again => {
                self.state = State::Opening { since: now };
                Some(Order::Connect)
            }
            State::Opening { since } if now >= since + OPEN_WITHIN => {
                self.fell(chance);
                Some(Order::Close)
            }
            State::Open { .. } if self.awaited.is_some_and(|since| now >= since + self.patience()) => {
                self.fell(chance);
                Some(Order::Close)
            }
            State::Open { since } => {
                if now >= since + STABLE {
                    self.lost = 0;
                }
                None
            }
            State::Down { .. } | State::Opening { .. } => None,
        }
    }

    /// How long an answer may take.
    fn patience(&self) -> Duration {
        if self.woken { ANSWER_AWAKE_WITHIN } else { ANSWER_WITHIN }
    }

    /// Whether it is time for a sign of life.
    pub(super) fn is_beat_due(&self) -> bool {
        let every = if self.hidden { BEAT_HIDDEN } else { BEAT_EVERY };
        let probes = self.woken && self.awaited.is_none();
        self.is_open() && (probes || self.now >= self.sent + every)
    }

    pub(super) fn opened(&mut self) {
        self.state = State::Open { since: self.now };
        self.sent = self.now;
        (self.awaited, self.woken) = (Some(self.now), false);
    }

    /// The socket was lost.
    pub(super) fn fell(&mut self, chance: f64) {
        if matches!(self.state, State::Down { .. }) {
            return;
        }
        let longest = match self.lost {
            0 => Duration::ZERO,
            lost => (FIRST_PAUSE * 2_u32.pow((lost - 1).min(8))).min(LONGEST_PAUSE),
        };
        self.lost = self.lost.saturating_add(1);
        let pause = self.pause.take().unwrap_or_else(|| longest.mul_f64(chance.clamp(0.0, 1.0)));
        self.state = State::Down { again: self.now + pause };
        self.awaited = None;
    }

    /// The server wants a pause before the next connection.
    pub(super) fn pause_for(&mut self, pause: Duration) {
        self.pause = Some(pause.min(LONGEST_PAUSE));
    }

    /// The network is back, or somebody looks at the table again: there is no reason to wait.
    pub(super) fn wake(&mut self) {
        self.lost = 0;
        if let State::Down { again } = &mut self.state {
            *again = self.now;
        }
        // An open one may be dead: a sign of life is asked for at once. What was asked for before
        // the device slept counts no more, but what was asked for since does: a hidden page, whose
        // timers run once a minute, wakes with each of them.
        if !self.woken {
            self.awaited = None;
        }
        self.woken = true;
    }

    pub(super) fn hide(&mut self, hidden: bool) {
        self.hidden = hidden;
    }

    /// A sign of life, or anything that is answered, was sent.
    pub(super) fn sent(&mut self) {
        self.sent = self.now;
        self.awaited = self.awaited.or(Some(self.now));
    }

    pub(super) fn heard(&mut self) {
        (self.awaited, self.woken) = (None, false);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn at(milliseconds: u64) -> Duration {
        Duration::from_millis(milliseconds)
    }

    #[test]
    fn a_server_that_is_gone_is_asked_at_once_and_then_less_and_less_often() {
        let mut connection = ConnectionState::new();
        let (mut pauses, mut now) = (Vec::new(), 0);
        for _ in 0..8 {
            let mut waited = 0;
            while connection.tick(at(now), 1.0) != Some(Order::Connect) {
                (now, waited) = (now + 100, waited + 100);
            }
            pauses.push(waited);
            connection.fell(1.0);
        }
        assert_eq!(pauses, [0, 0, 500, 1000, 2000, 4000, 8000, 15_000]);
        connection.wake();
        assert_eq!(connection.tick(at(now), 1.0), Some(Order::Connect), "somebody looks at the table again");
    }

    #[test]
    fn a_pause_that_the_server_asks_for_is_kept() {
        let mut connection = ConnectionState::new();
        assert_eq!(connection.tick(at(0), 0.5), Some(Order::Connect));
        connection.opened();
        connection.pause_for(at(3000));
        connection.fell(0.5);
        assert_eq!(connection.tick(at(2900), 0.5), None);
        assert_eq!(connection.tick(at(3000), 0.5), Some(Order::Connect));
    }

    #[test]
    fn a_connection_that_answers_nothing_is_given_up() {
        let mut connection = ConnectionState::new();
        connection.tick(at(0), 0.5);
        connection.opened();
        connection.heard();
        assert_eq!(connection.tick(at(60_000), 0.5), None, "nothing was asked");
        assert!(connection.is_beat_due());
        connection.sent();
        assert_eq!(connection.tick(at(67_000), 0.5), None);
        assert_eq!(connection.tick(at(68_000), 0.5), Some(Order::Close));
        assert!(!connection.is_open());
    }

    #[test]
    fn a_dead_socket_is_replaced_a_second_after_somebody_looks_at_the_table_again() {
        let mut connection = ConnectionState::new();
        connection.tick(at(0), 0.5);
        connection.opened();
        connection.heard();
        connection.sent();
        // The device sleeps before the answer comes.
        connection.wake();
        assert_eq!(connection.tick(at(4000), 0.5), None, "the answer may be on its way into the page");
        assert!(connection.is_beat_due(), "however short the sleep was");
        connection.sent();
        assert!(!connection.is_beat_due());
        assert_eq!(connection.tick(at(4900), 0.5), None);
        assert_eq!(connection.tick(at(5000), 0.5), Some(Order::Close));
        assert_eq!(connection.tick(at(5001), 0.5), Some(Order::Connect));
        connection.opened();
        assert_eq!(connection.tick(at(12_900), 0.5), None, "a new socket has its time");
        connection.heard();
        connection.wake();
        connection.tick(at(13_000), 0.5);
        connection.sent();
        connection.heard();
        connection.sent();
        assert_eq!(connection.tick(at(20_000), 0.5), None, "and so has one that has answered");
    }

    #[test]
    fn a_dead_socket_of_a_hidden_page_that_wakes_once_a_minute_is_replaced() {
        let mut connection = ConnectionState::new();
        connection.tick(at(0), 0.5);
        connection.opened();
        connection.heard();
        connection.hide(true);
        let mut orders = Vec::new();
        for minute in 1..4 {
            connection.wake();
            orders.extend(connection.tick(at(minute * 60_000), 0.5));
            if connection.is_beat_due() {
                connection.sent();
            }
        }
        assert_eq!(orders, [Order::Close, Order::Connect]);
    }

    #[test]
    fn signs_of_life_are_rarer_while_nobody_looks() {
        let mut connection = ConnectionState::new();
        connection.tick(at(0), 0.5);
        connection.opened();
        connection.heard();
        connection.hide(true);
        connection.tick(at(19_000), 0.5);
        connection.heard();
        assert!(!connection.is_beat_due());
        connection.hide(false);
        assert!(connection.is_beat_due());
    }
}
