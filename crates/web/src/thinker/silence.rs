//! When a worker counts as dead: one can die without a word.
//!
//! Looks are counted and not the time: a page that slept has not waited.

/// How often it is looked whether a worker has said something.
pub(super) const LOOK_MS: i32 = 500;
/// A worker that says nothing for so many looks (some twenty seconds), while what takes a moment is its next work, is
/// given up by those who asked that.
const SILENT_LOOKS: u32 = 40;
/// Its program may take longer on its way here (a minute): it says when it has come.
const LOADING_LOOKS: u32 = 120;

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

    /// Looks once more; brings whether the worker has been silent for too long. `is_brief` says whether what it works on
    /// takes a moment only: whatever takes long may be silent.
    pub(super) fn look(&mut self, heard: u32, is_brief: bool) -> bool {
        let is_silent = is_brief && heard == self.heard;
        self.looks = if is_silent { self.looks + 1 } else { 0 };
        self.heard = heard;
        // The first that it says is that its program is there.
        self.looks >= if heard == 0 { LOADING_LOOKS } else { SILENT_LOOKS }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// After how many looks at a worker that says no more it counts as dead.
    fn looks(silence: &mut Silence, heard: u32, most: u32) -> Option<u32> {
        (1..=most).find(|_| silence.look(heard, true))
    }

    #[test]
    fn a_worker_that_says_nothing_for_twenty_seconds_counts_as_dead() {
        assert_eq!(looks(&mut Silence::new(3), 3, 1000), Some(SILENT_LOOKS));
    }

    #[test]
    fn every_word_begins_the_count_anew() {
        let mut silence = Silence::new(3);
        assert_eq!(looks(&mut silence, 3, SILENT_LOOKS - 1), None);
        assert!(!silence.look(4, true));
        assert_eq!(looks(&mut silence, 4, 1000), Some(SILENT_LOOKS));
    }

    #[test]
    fn long_work_may_be_silent() {
        let mut silence = Silence::new(3);
        assert!((0..1000).all(|_| !silence.look(3, false)));
        assert_eq!(
            looks(&mut silence, 3, 1000),
            Some(SILENT_LOOKS),
            "and what it does next has its own time"
        );
    }

    #[test]
    fn a_program_on_its_way_has_longer() {
        let mut silence = Silence::new(0);
        assert_eq!(looks(&mut silence, 0, LOADING_LOOKS - 1), None);
        assert!(!silence.look(1, true), "it has come");
        assert_eq!(looks(&mut silence, 1, 1000), Some(SILENT_LOOKS));
        assert_eq!(looks(&mut Silence::new(0), 0, 1000), Some(LOADING_LOOKS));
    }
}
