//! Several workers that solve one game together, each with a memory of its own.
//!
//! All of them do the same work in the same order, but for the positions of one sum of scores, or of several between
//! which no bank leads from one to another: these depend on nothing among them but their mirrors, so each worker solves
//! its share of the pairs and is told the others' numbers. What follows from all of them (corrections, what is swept
//! next) each computes for itself, and comes to the same. Threads with one memory need none of this; workers in a
//! browser do.

use super::lane::LANES;
use super::moments::Start;
use std::future::Future;
use std::pin::{Pin, pin};
use std::task::{Context, Poll, Waker};

/// Which of how many workers this is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Its number, from 0.
    pub number: usize,
    /// How many there are.
    pub of: usize,
}

/// Numbers of all workers but this one, in the order of their places; `None` once they have parted.
pub type Others = Option<Vec<Vec<f64>>>;

/// The other workers, as one of them sees them.
pub trait Crew {
    /// Which one this is.
    fn place(&self) -> Place;

    /// Tells the others what this one has found, and waits for what they have. After `None` this one goes on alone.
    fn exchange<'a>(&'a mut self, mine: Vec<f64>) -> Pin<Box<dyn Future<Output = Others> + 'a>>;
}

/// Positions that are fewer than this are solved by everyone: telling them takes longer.
const WORTH_SHARING: usize = 8 * LANES;

impl Place {
    /// The numbers of all but this one.
    pub(super) fn others(self) -> impl Iterator<Item = usize> {
        (0..self.of).filter(move |&who| who != self.number)
    }

    /// Who solves this position, and its mirror: neighbours go together, because they are solved side by side. Who begins
    /// is another one for every sum, so that nobody always has most.
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
