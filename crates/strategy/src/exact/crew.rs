//! Several workers that solve one game together, each with its own memory.
//!
//! All of them do the same work in the same order, except for the positions of one sum of scores
//! (or of several sums between which no bank leads from one to another). Among these a position
//! depends only on its mirror, so each worker solves its share of the pairs and sends the values to
//! the others. Each worker computes corrections and the next sweep for itself, and all come to the
//! same result. Threads with shared memory need none of this; workers in a browser do.

use super::lane::LANES;
use super::moments::Start;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Which of how many workers this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Worker {
    /// Its number, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
}

/// Numbers of all workers but this one, in the order of their numbers; `None` once they have
/// parted.
pub type Others = Option<Vec<Vec<f64>>>;

/// The other workers, as one of them sees them.
pub trait Crew {
    /// Which one this is.
    fn worker(&self) -> Worker;

    /// Sends this worker's values to the others, and waits for theirs. After `None` it goes on
    /// alone.
    fn exchange<'a>(&'a mut self, mine: Vec<f64>) -> Pin<Box<dyn Future<Output = Others> + 'a>>;
}

/// Every worker solves fewer positions than this itself: sending them takes longer.
const WORTH_SHARING: usize = 8 * LANES;

impl Worker {
    /// The numbers of all but this one.
    pub(super) fn others(self) -> impl Iterator<Item = usize> {
        (0..self.of).filter(move |&who| who != self.number)
    }

    /// The worker that solves this position and its mirror. Neighbours go to the same one, because
    /// they are solved side by side. Each sum starts with another worker, so that the shares even
    /// out.
    pub(super) fn owner(self, start: &Start) -> usize {
        let apart = start.mover.score.abs_diff(start.other.score) as usize;
        let sum = (start.mover.score + start.other.score).unsigned_abs() as usize;
        (apart / 2 / LANES + sum) % self.of.max(1)
    }

    /// Whether positions are shared out.
    pub(super) fn shares(self, levels: &[Vec<Start>]) -> bool {
        self.of > 1 && levels.iter().map(Vec::len).sum::<usize>() >= WORTH_SHARING
    }
}

/// The result of work that waits for nobody.
pub(super) fn at_once<T>(work: impl Future<Output = T>) -> Option<T> {
    match pin!(work).poll(&mut Context::from_waker(Waker::noop())) {
        Poll::Ready(result) => Some(result),
        Poll::Pending => None,
    }
}
