//! An outbox: the last state of each topic, sent one after the other, with retries.
//!
//! It is pure: the caller sends the messages and says what time it is.

use std::collections::VecDeque;

/// The pause after the first failure, in milliseconds; it doubles with each further one.
const FIRST_PAUSE_MS: f64 = 4000.0;
/// The longest pause.
const LONGEST_PAUSE_MS: f64 = 60_000.0;

/// The waiting messages, by the key of their topic.
pub(crate) struct Outbox<M> {
    waiting: VecDeque<OutboxItem<M>>,
    /// The topic that is being sent, unless it was forgotten.
    on_its_way: Option<String>,
}

/// A message being sent.
pub(crate) struct OutboxItem<M> {
    /// Its topic.
    pub key: String,
    /// The state of the topic.
    pub message: M,
    tries: u32,
    not_before_ms: f64,
    /// Whether there is no retry.
    is_last_try: bool,
}

/// What to do next.
pub(crate) enum Next<M> {
    /// Send this now.
    Send(OutboxItem<M>),
    /// Wait this many milliseconds.
    Wait(f64),
    /// Nothing.
    Nothing,
}

impl<M> Outbox<M> {
    /// An empty outbox.
    pub(crate) const fn new() -> Outbox<M> {
        Outbox { waiting: VecDeque::new(), on_its_way: None }
    }

    /// Queues a new state of a topic for now, in the place of an earlier one.
    pub(crate) fn put(&mut self, key: &str, message: M) {
        self.waiting.retain(|letter| letter.key != key);
        let letter =
            OutboxItem { key: key.to_string(), message, tries: 0, not_before_ms: 0.0, is_last_try: false };
        self.waiting.push_back(letter);
    }

    /// What to do now.
    pub(crate) fn next(&mut self, now_ms: f64) -> Next<M> {
        self.on_its_way = None;
        let due = self.waiting.iter().position(|letter| letter.not_before_ms <= now_ms);
        if let Some(letter) = due.and_then(|due| self.waiting.remove(due)) {
            self.on_its_way = Some(letter.key.clone());
            return Next::Send(letter);
        }
        let first = self.waiting.iter().map(|letter| letter.not_before_ms).min_by(f64::total_cmp);
        first.map_or(Next::Nothing, |first| Next::Wait(first - now_ms))
    }

    /// Sending has failed: queues the message for later, behind all others, unless there is a newer
    /// state.
    pub(crate) fn again(&mut self, letter: OutboxItem<M>, now_ms: f64) {
        let is_wanted = self.on_its_way.take().is_some_and(|key| key == letter.key);
        if !is_wanted || letter.is_last_try || self.waiting.iter().any(|newer| newer.key == letter.key) {
            return;
        }
        let pause = (FIRST_PAUSE_MS * 2.0_f64.powi(letter.tries.min(16) as i32)).min(LONGEST_PAUSE_MS);
        let tries = letter.tries.saturating_add(1);
        self.waiting.push_back(OutboxItem { tries, not_before_ms: now_ms + pause, ..letter });
    }

    /// Makes everything due now, because the network may be back.
    pub(crate) fn try_all(&mut self) {
        self.waiting.iter_mut().for_each(|letter| letter.not_before_ms = 0.0);
    }

    /// Forgets a topic: failed messages are dropped, a new one or one being sent has no retry.
    pub(crate) fn forget(&mut self, key: &str) {
        self.waiting.retain(|letter| letter.key != key || letter.tries == 0);
        for letter in self.waiting.iter_mut().filter(|letter| letter.key == key) {
            letter.is_last_try = true;
        }
        self.on_its_way.take_if(|sent| sent == key);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Sends the next message, which is taken or not.
    fn send(outbox: &mut Outbox<u8>, now_ms: f64, is_taken: bool) -> Option<(String, u8)> {
        let Next::Send(letter) = outbox.next(now_ms) else { return None };
        let sent = (letter.key.clone(), letter.message);
        if !is_taken {
            outbox.again(letter, now_ms);
        }
        Some(sent)
    }

    fn pause(outbox: &mut Outbox<u8>, now_ms: f64) -> f64 {
        match outbox.next(now_ms) {
            Next::Wait(pause) => pause,
            Next::Send(_) => 0.0,
            Next::Nothing => f64::INFINITY,
        }
    }

    #[test]
    fn whoever_is_not_there_is_told_less_and_less_often_and_at_once_when_it_is_worth_while() {
        let mut outbox = Outbox::new();
        outbox.put("a", 1);
        let (mut now, mut pauses) = (0.0, Vec::new());
        for _ in 0..7 {
            assert!(send(&mut outbox, now, false).is_some());
            pauses.push(pause(&mut outbox, now));
            now += pauses[pauses.len() - 1];
        }
        assert_eq!(pauses, [4000.0, 8000.0, 16_000.0, 32_000.0, 60_000.0, 60_000.0, 60_000.0]);
        let now = 10_000.0;
        assert!(send(&mut outbox, now, false).is_none());
        outbox.try_all();
        assert!(send(&mut outbox, now, true).is_some());
        assert_eq!(pause(&mut outbox, now), f64::INFINITY, "it is told");
    }

    #[test]
    fn one_that_is_not_taken_does_not_stand_in_the_way_of_the_others() {
        let mut outbox = Outbox::new();
        outbox.put("a", 1);
        outbox.put("b", 2);
        assert_eq!(send(&mut outbox, 0.0, false), Some(("a".to_string(), 1)));
        assert_eq!(send(&mut outbox, 0.0, true), Some(("b".to_string(), 2)));
        assert_eq!(send(&mut outbox, 4000.0, true), Some(("a".to_string(), 1)));
    }

    #[test]
    fn only_the_last_state_counts_and_a_new_one_is_told_at_once() {
        let mut outbox = Outbox::new();
        outbox.put("a", 1);
        let Next::Send(old) = outbox.next(0.0) else { panic!("it is due") };
        outbox.put("a", 2);
        outbox.again(old, 0.0);
        assert_eq!(send(&mut outbox, 0.0, false), Some(("a".to_string(), 2)));
        outbox.put("a", 3);
        assert_eq!(send(&mut outbox, 1.0, true), Some(("a".to_string(), 3)));
        assert_eq!(pause(&mut outbox, 1.0), f64::INFINITY);
    }

    #[test]
    fn what_nobody_wants_to_hear_any_more_is_not_told_again() {
        let mut outbox = Outbox::new();
        outbox.put("a", 1);
        outbox.forget("a");
        assert!(send(&mut outbox, 0.0, false).is_some(), "nobody has tried yet");
        assert!(send(&mut outbox, 99_000.0, true).is_none());
        outbox.put("a", 1);
        assert!(send(&mut outbox, 0.0, false).is_some());
        outbox.forget("a");
        assert!(send(&mut outbox, 99_000.0, true).is_none(), "it was waiting for another try");
        outbox.put("a", 1);
        let Next::Send(letter) = outbox.next(0.0) else { panic!("it is due") };
        outbox.forget("a");
        outbox.again(letter, 0.0);
        assert!(send(&mut outbox, 99_000.0, true).is_none(), "it was being sent");
    }
}
