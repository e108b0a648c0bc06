//! Solves the worth of equal scores at the end.

use crate::closing::{Behind, Closing, Last, LastButOne, Leads};
use crate::grid::Grid;
use crate::pair::{Pair, UNKNOWN};
use std::cmp::Ordering;

/// What equal scores at the end are worth to those who have them, in turn order.
#[derive(Clone, Debug)]
pub(crate) struct Tie {
    /// Whether it matters who of them has opened.
    pub(crate) tells_opened: bool,
    /// Between two: the chances of both, by who has opened.
    pub(crate) two: Vec<Pair>,
    /// Between three: the chances of the first two, by who has opened.
    pub(crate) three: Vec<Pair>,
    /// The rest of a round of a play-off.
    pub(crate) rest: Option<Box<Closing>>,
}

/// The first turn of a round of a play-off: whether the sides have opened, in turn order.
#[derive(Clone, Copy, Debug)]
pub(crate) enum First {
    OfTwo([bool; 2]),
    OfThree([bool; 3]),
}

impl First {
    pub(crate) fn mover_opened(&self) -> bool {
        match self {
            First::OfTwo([first, _]) | First::OfThree([first, ..]) => *first,
        }
    }
}

impl Tie {
    /// The chances of both.
    pub(crate) fn two(&self, opened: [bool; 2]) -> [f64; 2] {
        let (first, _) = self.two[self.kind(&opened)];
        [first, 1.0 - first]
    }

    /// The chances of all three.
    pub(crate) fn three(&self, opened: [bool; 3]) -> [f64; 3] {
        let (first, second) = self.three[self.kind(&opened)];
        [first, second, 1.0 - first - second]
    }

    /// The index: a bit is set for each side that has not opened.
    fn kind(&self, opened: &[bool]) -> usize {
        let kind = opened.iter().fold(0, |kind, &opened| 2 * kind + usize::from(!opened));
        if self.tells_opened { kind } else { 0 }
    }

    /// The rest of a round of a play-off, if ties are played off.
    pub(crate) fn rest(&self) -> Option<&Closing> {
        self.rest.as_deref()
    }

    /// The chances of the first to move in a round of a play-off and of the next one, after this
    /// side has gained this much. A side that is out has none.
    pub(crate) fn after_first(&self, start: &First, gained: usize) -> Pair {
        self.rest().map_or(UNKNOWN, |rest| after_first(rest, start, gained))
    }

    /// The chances of the last one to move and of the next side after the last one has gained so
    /// much.
    pub(crate) fn after_last(&self, start: &Last, gained: usize) -> Pair {
        let [next, third] = start.opened;
        let mover = start.mover.opened || gained > 0;
        match (gained.cmp(&start.mover.by), start.leads) {
            (Ordering::Greater, _) => (1.0, 0.0),
            (Ordering::Less, Leads::Next) => (0.0, 1.0),
            (Ordering::Less, Leads::Third) => (0.0, 0.0),
            (Ordering::Less, Leads::Both) => (0.0, self.two([next, third])[0]),
            (Ordering::Equal, Leads::Next) => {
                let [next, mover] = self.two([next, mover]);
                (mover, next)
            }
            (Ordering::Equal, Leads::Third) => (self.two([third, mover])[1], 0.0),
            (Ordering::Equal, Leads::Both) => {
                let [next, _, mover] = self.three([next, third, mover]);
                (mover, next)
            }
        }
    }

    /// The order in which the chances are stored, between two and between three.
    pub(crate) fn grids(&self) -> [Grid; 2] {
        [4, 8].map(|kinds| Grid([1, 1, if self.tells_opened { kinds } else { 1 }]))
    }
}

/// The chances after the first turn of a round, from those of the turns that follow.
pub(crate) fn after_first(rest: &Closing, start: &First, gained: usize) -> Pair {
    let moved = start.mover_opened() || gained > 0;
    let behind = |opened: bool| Behind { by: gained, opened };
    match *start {
        First::OfTwo([_, second]) => {
            let start = Last { mover: behind(second), leads: Leads::Next, opened: [moved, true] };
            let (second, first) = rest.last(&start);
            (first, second)
        }
        First::OfThree([_, second, third]) => {
            let start = LastButOne { mover: behind(second), last: behind(third), leader_opened: moved };
            let (second, third) = rest.last_but_one(&start);
            (1.0 - second - third, second)
        }
    }
}
