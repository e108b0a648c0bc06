//! What to solve, how far to go, and what it will take.

use super::{Cheaper, SolveError};
use farkle_rules::Points;

/// What to solve, and how far to go.
#[derive(Clone, Debug)]
pub struct SolveOptions {
    /// Scores are not told apart below this one, where penalties can carry them below zero; `None`
    /// for minus three penalties.
    pub floor: Option<Points>,
    /// How many play, where two teams do and it matters: farkles in a row are counted for each
    /// player, and rounds have a turn for each. `None` for two players a team.
    pub seats: Option<usize>,
    /// Nothing is begun that would take more memory, in bytes.
    pub most_bytes: u64,
    /// Nothing is begun that would take longer, in seconds of one core.
    pub most_seconds: f64,
}

impl SolveOptions {
    /// Refuses what takes more than these options allow; `cheaper` says what would take less.
    ///
    /// # Errors
    /// [`SolveError::TooLarge`].
    pub fn allow(&self, estimate: Estimate, cheaper: Cheaper) -> Result<(), SolveError> {
        if estimate.bytes <= self.most_bytes && estimate.seconds <= self.most_seconds {
            return Ok(());
        }
        let (most_bytes, most_seconds) = (self.most_bytes, self.most_seconds);
        Err(SolveError::TooLarge { estimate, most_bytes, most_seconds, cheaper })
    }
}

impl Default for SolveOptions {
    fn default() -> Self {
        SolveOptions { floor: None, seats: None, most_bytes: 4 << 30, most_seconds: 3600.0 }
    }
}

/// What a solution will take, before anything is allocated.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Estimate {
    /// Beginnings of turns.
    pub positions: u64,
    /// Memory for their values, in bytes.
    pub bytes: u64,
    /// Rough time on one core, in seconds.
    pub seconds: f64,
}
