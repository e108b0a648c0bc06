//! The end of a game with last turns between three sides, and play-offs.
//!
//! Whoever reaches the target leads; the other two have a turn each, in turn order. The last one only has to beat
//! whoever leads then. The one before also weighs what the last one will make of it: points beyond the leader's are
//! worth rolling for. All that matters is by how much both are behind. A round of a play-off ends in the same two turns.

use super::cells::{Cells, Leftovers, Pair};
use super::grid::Grid;
use super::ties::Tie;
use super::turns::{Engine, Kind, LaneTurn};
use crate::exact::End;

/// A chance to make up for a lead that is left out.
pub(super) const NEGLIGIBLE: f64 = 1e-11;
/// A side that still has a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Behind {
    /// Units that it is behind.
    pub(super) by: usize,
    pub(super) opened: bool,
}

/// The turn of the last but one.
#[derive(Clone, Copy, Debug)]
pub(super) struct LastButOne {
    pub(super) mover: Behind,
    /// The last one to move.
    pub(super) last: Behind,
    /// Whether the side that leads has opened.
    pub(super) leader_opened: bool,
}

/// Who leads when the last one is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Leads {
    /// The side that comes next in turn order.
    Next,
    /// The other one.
    Third,
    /// Both.
    Both,
}

/// The turn of the last one to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Last {
    pub(super) mover: Behind,
    pub(super) leads: Leads,
    /// Whether the others have opened, the next one first.
    pub(super) opened: [bool; 2],
}

/// What the last two turns are worth.
#[derive(Clone, Debug)]
pub(super) struct Closing {
    /// Being behind is told apart up to so many units.
    pub(super) widest: usize,
    leftovers: Leftovers,
    /// The most that is inherited, as far as more is not the same.
    inherited: usize,
    told: Told,
    /// The last one against one side that leads; see [`Closing::kind`] and by how much it is behind.
    pub(super) against_one: Cells,
    /// The same against two.
    pub(super) against_two: Cells,
    /// By kind and by how much both are behind.
    pub(super) last_but_one: Cells,
}

/// What last turns tell apart.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    /// Whether the turns are single throws.
    pub(super) one_throw: bool,
    /// Whether it matters if the side to move, and the last one, have opened.
    pub(super) opened: bool,
    /// Whether only those are asked about in which both are level, in a play-off.
    pub(super) level_only: bool,
}

impl Told {
    /// Whether it matters if those who lead have opened: where they may be level without having banked.
    pub(super) fn leaders(&self) -> bool {
        self.level_only && self.opened
    }
}

/// Units that are banked.
pub(super) fn gained(end: End) -> usize {
    match end {
        End::Banked { total, .. } => total as usize,
        End::Farkled { .. } | End::Toxic { .. } => 0,
    }
}

/// The chances of the last one to move and of the next side after this end.
pub(super) fn after_last(tie: &Tie, engine: &Engine<'_>, start: &Last, end: End) -> Pair {
    let total = gained(end);
    let offer = engine.leftovers.after(end, total);
    let [next, third] = start.opened;
    let mover = start.mover.opened || total > 0;
    match (total.cmp(&start.mover.by), start.leads) {
        (std::cmp::Ordering::Greater, _) => (1.0, 0.0),
        (std::cmp::Ordering::Less, Leads::Next) => (0.0, 1.0),
        (std::cmp::Ordering::Less, Leads::Third) => (0.0, 0.0),
        (std::cmp::Ordering::Less, Leads::Both) => (0.0, tie.two([next, third], offer)[0]),
        (std::cmp::Ordering::Equal, Leads::Next) => {
            let [next, mover] = tie.two([next, mover], offer);
            (mover, next)
        }
        (std::cmp::Ordering::Equal, Leads::Third) => (tie.two([third, mover], offer)[1], 0.0),
        (std::cmp::Ordering::Equal, Leads::Both) => {
            let [next, _, mover] = tie.three([next, third, mover], offer);
            (mover, next)
        }
    }
}

impl Closing {
    /// One in which nothing is known yet.
    pub(super) fn empty(leftovers: Leftovers, widest: usize, told: Told) -> Closing {
        Closing {
            widest,
            leftovers,
            // Whoever is further ahead than the others can make up for has enough.
            inherited: leftovers.most(2 * widest),
            told,
            against_one: Cells::default(),
            against_two: Cells::default(),
            last_but_one: Cells::default(),
        }
    }

    /// How the chances lie: against one, against two, and those of the last but one.
    pub(super) fn grids(&self) -> [Grid; 3] {
        let size = self.widest + 1;
        let even = |size| Grid::even(size, &self.leftovers, self.inherited);
        let (last, last_but_one) = match (self.told.level_only, self.told.opened) {
            (true, opened) => {
                let kinds = if opened { 8 } else { 1 };
                (even([1, kinds, size]), even([1, kinds, size]))
            }
            (false, true) => (even([1, 2, size]), even([4, size, size])),
            (false, false) => (even([1, 1, size]), even([1, size, size])),
        };
        [last.clone(), last, last_but_one]
    }

    /// The same of so many kinds of first turns of a round of a play-off.
    pub(super) fn grid_of_first(&self, kinds: usize) -> Grid {
        Grid::even([1, 1, kinds], &self.leftovers, self.inherited)
    }

    /// The same groups as [`Closing::grids`].
    pub(super) fn cells(&self) -> [&Cells; 3] {
        [&self.against_one, &self.against_two, &self.last_but_one]
    }

    pub(super) fn cells_mut(&mut self) -> [&mut Cells; 3] {
        [&mut self.against_one, &mut self.against_two, &mut self.last_but_one]
    }

    /// The chances of the mover, who is the last but one, and of the last one after this end.
    pub(super) fn after_last_but_one(&self, engine: &Engine<'_>, start: &LastButOne, end: End) -> Pair {
        let total = gained(end);
        let offer = engine.leftovers.after(end, total);
        let moved = start.mover.opened || total > 0;
        // Seen by the last one, whom the leader so far follows.
        let opened = [start.leader_opened, moved];
        let ahead = total as i64 - start.mover.by as i64;
        let (leads, by) = match ahead.cmp(&0) {
            std::cmp::Ordering::Greater => (Leads::Third, start.last.by + ahead as usize),
            std::cmp::Ordering::Less => (Leads::Next, start.last.by),
            std::cmp::Ordering::Equal => (Leads::Both, start.last.by),
        };
        let mover = Behind { by, opened: start.last.opened };
        let (last, leader) = self.last(&Last { mover, leads, opened }, offer);
        (1.0 - last - leader, last)
    }

    fn kind(&self, [next, third, opened]: [bool; 3]) -> usize {
        let bit = |opened: bool| usize::from(!opened);
        match (self.told.leaders(), self.told.opened) {
            (true, _) => 4 * bit(next) + 2 * bit(third) + bit(opened),
            (false, true) => bit(opened),
            (false, false) => 0,
        }
    }

    /// The chances of the last one to move and of the next side at the beginning of its turn.
    pub(super) fn last(&self, start: &Last, offer: Option<usize>) -> Pair {
        let ([next, third], size) = (start.opened, self.widest + 1);
        let by = start.mover.by.min(self.widest);
        let offer = self.offer(start.mover, offer);
        let at = |cells: &Cells, kind: usize| cells.at(kind * size + by, offer, self.leftovers.dice);
        let opened = start.mover.opened;
        match start.leads {
            Leads::Both => at(&self.against_two, self.kind([next, third, opened])),
            Leads::Next => at(&self.against_one, self.kind([next, true, opened])),
            // Between the same two, but that the one that leads is the third.
            Leads::Third => (at(&self.against_one, self.kind([third, true, opened])).0, 0.0),
        }
    }

    /// The chances of the last but one and of the last at the beginning of the turn of the former.
    #[inline]
    pub(super) fn last_but_one(&self, start: &LastButOne, offer: Option<usize>) -> Pair {
        let (size, widest) = (self.widest + 1, self.widest);
        let (mover, last) = (start.mover.by.min(widest), start.last.by.min(widest));
        let bit = |opened: bool| usize::from(self.told.opened && !opened);
        let index = match self.told.level_only {
            true => {
                let leader = bit(start.leader_opened);
                (4 * leader + 2 * bit(start.mover.opened) + bit(start.last.opened)) * size + mover
            }
            false => {
                let kinds = if self.told.opened { 2 } else { 1 };
                let kind = bit(start.mover.opened) * kinds + bit(start.last.opened);
                (kind * size + mover) * size + last
            }
        };
        self.last_but_one.at(index, self.offer(start.mover, offer), self.leftovers.dice)
    }

    /// What is on offer to a side that is further behind than is told apart.
    fn offer(&self, mover: Behind, offer: Option<usize>) -> Option<usize> {
        self.leftovers.less(offer?, mover.by.saturating_sub(self.widest))
    }

    /// What is the same in all turns.
    pub(super) fn kind_of_turn(&self) -> Kind {
        Kind { one_throw: self.told.one_throw, ..Kind::default() }
    }

    pub(super) fn lane_of_last(&self, engine: &Engine<'_>, start: &Last) -> LaneTurn {
        self.lane(engine, start.mover, start.mover.by + 1)
    }

    pub(super) fn lane_of_last_but_one(&self, engine: &Engine<'_>, start: &LastButOne) -> LaneTurn {
        // Further ahead of the last one than it can make up for.
        let furthest = start.mover.by + 1 + self.widest.saturating_sub(start.last.by);
        self.lane(engine, start.mover, furthest)
    }

    pub(super) fn lane_of_first(&self, engine: &Engine<'_>, opened: bool) -> LaneTurn {
        self.lane(engine, Behind { by: 0, opened }, self.widest)
    }

    fn lane(&self, engine: &Engine<'_>, mover: Behind, furthest: usize) -> LaneTurn {
        LaneTurn { least: engine.limits.least_of(mover.opened), furthest, inherited: self.inherited }
    }
}
