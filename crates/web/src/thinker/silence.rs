//! When a worker counts as dead: one can die without a word.
//!
//! Looks are counted and not the time: a page that slept has not waited.

use farkle_thinking::Question;

/// How often it is looked whether a worker has said something.
pub(super) const LOOK_MS: i32 = 500;
/// A worker that says nothing for so many looks (some twenty seconds), while what takes a moment is its next work, is
/// given up by those who asked that.
const SILENT_LOOKS: u32 = 40;
/// The review of a long game on a slow phone takes longer: two minutes.
const REVIEWING_LOOKS: u32 = 240;
/// Its program may take longer on its way here (a minute): it says when it has come.
const LOADING_LOOKS: u32 = 120;

/// How long a worker may be silent about its next work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Patience {
    /// It takes a moment only, on any device.
    Short,
    /// It is the review of a game.
    Long,
    /// Nobody knows how long it takes.
    Endless,
}

impl Patience {
    /// For work that a question asks for.
    pub(super) fn with(question: &Question) -> Patience {
        match question {
            Question::Solve { .. } => Patience::Endless,
            Question::Review { .. } => Patience::Long,
            Question::Odds { .. }
            | Question::Decide { .. }
            | Question::Advise { .. }
            | Question::Estimate { .. } => Patience::Short,
        }
    }

    /// Whether it ends at all.
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

/// For how many looks a worker has said nothing.
#[derive(Debug)]
pub(super) struct Silence {
    looks: u32,
    /// How often it had said something by the last look.
    heard: u32,
}

impl Silence {
    /// Begins to count, for a worker that has said so much.
    pub(super) fn new(heard: u32) -> Silence {
        Silence { looks: 0, heard }
    }

    /// Looks once more; brings whether the worker has been silent for too long about its next work.
    pub(super) fn look(&mut self, heard: u32, patience: Patience) -> bool {
        let is_silent = patience.ends() && heard == self.heard;
        self.looks = if is_silent { self.looks + 1 } else { 0 };
        self.heard = heard;
        // The first that it says is that its program is there.
        let most = patience.looks().map(|looks| if heard == 0 { looks.max(LOADING_LOOKS) } else { looks });
        most.is_some_and(|most| self.looks >= most)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After how many looks at a worker that says no more it counts as dead.
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
