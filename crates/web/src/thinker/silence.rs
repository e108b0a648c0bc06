//! When a worker counts as dead: it may die without a message.
//!
//! Timeouts count looks instead of time, so that the time in which a page sleeps does not count.

use farkle_thinking::Question;

/// The pause between two looks.
pub(super) const LOOK_MS: i32 = 500;
/// The timeout for a quick question, in looks: some twenty seconds.
const SILENT_LOOKS: u32 = 40;
/// The timeout for the review of a long game on a slow phone: two minutes.
const REVIEWING_LOOKS: u32 = 240;
/// The timeout for loading the program: a minute. The worker says when it is loaded.
const LOADING_LOOKS: u32 = 120;

/// How long a worker may be silent about its next question.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// The question is quick on every device.
    Short,
    /// The question is the review of a game.
    Long,
    /// Nobody knows how long the question takes.
    Endless,
}

impl Patience {
    /// The patience for a question.
    pub(super) fn with(question: &Question) -> Patience {
        match question {
            Question::Solve { .. } => Patience::Endless,
            Question::Review { .. } => Patience::Long,
            Question::Odds { .. }
            | Question::Decide { .. }
            | Question::Advise { .. }
            | Question::Estimate { .. }
            | Question::Today { .. }
            | Question::Luck { .. } => Patience::Short,
        }
    }

    /// Whether there is a timeout.
    pub(super) fn ends(self) -> bool {
        self != Patience::Endless
    }

    fn looks(self) -> Option<u32> {
        match self {
            Patience::Short => Some(SILENT_LOOKS),
            Patience::Long => Some(REVIEWING_LOOKS),
            Patience::Endless => None,
        }
    }
}

/// The number of looks without a message.
#[derive(Debug)]
pub(super) struct Silence {
    looks: u32,
    /// The number of messages at the last look.
    heard: u32,
}

impl Silence {
    /// Begins to count for a worker that has sent this many messages.
    pub(super) fn new(heard: u32) -> Silence {
        Silence { looks: 0, heard }
    }

    /// Looks again; returns whether the worker has been silent for too long about its next
    /// question.
    pub(super) fn look(&mut self, heard: u32, patience: Patience) -> bool {
        let is_silent = patience.ends() && heard == self.heard;
        self.looks = if is_silent { self.looks + 1 } else { 0 };
        self.heard = heard;
        // The first message says that the program is loaded.
        let most = patience.looks().map(|looks| if heard == 0 { looks.max(LOADING_LOOKS) } else { looks });
        most.is_some_and(|most| self.looks >= most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The number of looks after which a silent worker counts as dead.
    fn looks(silence: &mut Silence, heard: u32, most: u32) -> Option<u32> {
        (1..=most).find(|_| silence.look(heard, Patience::Short))
    }

    #[test]
    fn a_worker_that_says_nothing_for_twenty_seconds_counts_as_dead() {
        assert_eq!(looks(&mut Silence::new(3), 3, 1000), Some(SILENT_LOOKS));
    }

    #[test]
    fn every_word_begins_the_count_anew() {
        let mut silence = Silence::new(3);
        assert_eq!(looks(&mut silence, 3, SILENT_LOOKS - 1), None);
        assert!(!silence.look(4, Patience::Short));
        assert_eq!(looks(&mut silence, 4, 1000), Some(SILENT_LOOKS));
    }

    #[test]
    fn long_work_may_be_silent() {
        let mut silence = Silence::new(3);
        assert!((0..1000).all(|_| !silence.look(3, Patience::Endless)));
        assert_eq!(
            looks(&mut silence, 3, 1000),
            Some(SILENT_LOOKS),
            "and what it does next has its own time"
        );
    }

    #[test]
    fn a_review_takes_longer_and_not_for_ever() {
        let mut silence = Silence::new(3);
        let looks = (1..=1000).find(|_| silence.look(3, Patience::Long));
        assert_eq!(looks, Some(REVIEWING_LOOKS));
    }

    #[test]
    fn a_program_on_its_way_has_longer() {
        let mut silence = Silence::new(0);
        assert_eq!(looks(&mut silence, 0, LOADING_LOOKS - 1), None);
        assert!(!silence.look(1, Patience::Short), "it has come");
        assert_eq!(looks(&mut silence, 1, 1000), Some(SILENT_LOOKS));
        assert_eq!(looks(&mut Silence::new(0), 0, 1000), Some(LOADING_LOOKS));
    }
}
