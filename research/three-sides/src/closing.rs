//! The end of a game with last turns between three sides, and play-offs.
//!
//! The side that reaches the target leads. The other two have a turn each, in turn order. The last
//! one only has to beat the leader. The one before also considers the last one: points beyond the
//! leader's are worth rolling for. Only the distance of both to the leader matters. A round of a
//! play-off ends in the same two turns.

use crate::grid::Grid;
use crate::limits::Limits;
use crate::pair::Pair;
use crate::turns::{Kind, LaneTurn};

/// A lead with a smaller chance to be made up for is not told apart from longer ones.
pub(crate) const NEGLIGIBLE: f64 = 1e-11;
/// A side that still has a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Behind {
    /// Units behind the leader.
    pub(crate) by: usize,
    pub(crate) opened: bool,
}

/// The turn of the last but one.
#[derive(Clone, Copy, Debug)]
pub(crate) struct LastButOne {
    pub(crate) mover: Behind,
    /// The last one to move.
    pub(crate) last: Behind,
    /// Whether the side that leads has opened.
    pub(crate) leader_opened: bool,
}

/// Who leads when the last one is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Leads {
    /// The side that comes next in turn order.
    Next,
    /// The other one.
    Third,
    /// Both.
    Both,
}

/// The turn of the last one to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Last {
    pub(crate) mover: Behind,
    pub(crate) leads: Leads,
    /// Whether the others have opened, the next one first.
    pub(crate) opened: [bool; 2],
}

/// The worth of the last two turns.
#[derive(Clone, Debug)]
pub(crate) struct Closing {
    /// Distances to the leader are told apart up to this many units.
    pub(crate) widest: usize,
    distinguishes: Distinctions,
    /// The last turn against one leader, by [`Closing::kind`] and by distance.
    pub(crate) against_one: Vec<Pair>,
    /// The same against two leaders.
    pub(crate) against_two: Vec<Pair>,
    /// The last turn but one, by kind and by both distances.
    pub(crate) last_but_one: Vec<Pair>,
}

/// What matters in last turns beside the distances.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Distinctions {
    /// Whether each turn is a single throw.
    pub(crate) one_throw: bool,
    /// Whether it matters if the mover and the last one have opened.
    pub(crate) opened: bool,
    /// Whether both sides are always level, as in a play-off.
    pub(crate) level_only: bool,
}

impl Distinctions {
    /// Whether it matters if the leaders have opened: where they can be level without a bank.
    pub(crate) fn leaders(&self) -> bool {
        self.level_only && self.opened
    }
}

impl Closing {
    /// A table without values.
    pub(crate) fn empty(widest: usize, distinguishes: Distinctions) -> Closing {
        Closing {
            widest,
            distinguishes,
            against_one: Vec::new(),
            against_two: Vec::new(),
            last_but_one: Vec::new(),
        }
    }

    /// The order in which the chances are stored: against one, against two, and of the last turn
    /// but one.
    pub(crate) fn grids(&self) -> [Grid; 3] {
        let size = self.widest + 1;
        let (last, last_but_one) = match (self.distinguishes.level_only, self.distinguishes.opened) {
            (true, opened) => {
                let kinds = if opened { 8 } else { 1 };
                (Grid([1, kinds, size]), Grid([1, kinds, size]))
            }
            (false, true) => (Grid([1, 2, size]), Grid([4, size, size])),
            (false, false) => (Grid([1, 1, size]), Grid([1, size, size])),
        };
        [last, last, last_but_one]
    }

    /// The same groups as [`Closing::grids`].
    pub(crate) fn cells(&self) -> [&Vec<Pair>; 3] {
        [&self.against_one, &self.against_two, &self.last_but_one]
    }

    pub(crate) fn cells_mut(&mut self) -> [&mut Vec<Pair>; 3] {
        [&mut self.against_one, &mut self.against_two, &mut self.last_but_one]
    }

    /// The chances of the last but one and of the last one after the former has gained this much.
    pub(crate) fn after_last_but_one(&self, start: &LastButOne, gained: usize) -> Pair {
        let moved = start.mover.opened || gained > 0;
        // As the last one sees it: the leader so far comes next.
        let opened = [start.leader_opened, moved];
        let ahead = gained as i64 - start.mover.by as i64;
        let (leads, by) = match ahead.cmp(&0) {
            std::cmp::Ordering::Greater => (Leads::Third, start.last.by + ahead as usize),
            std::cmp::Ordering::Less => (Leads::Next, start.last.by),
            std::cmp::Ordering::Equal => (Leads::Both, start.last.by),
        };
        let mover = Behind { by, opened: start.last.opened };
        let (last, leader) = self.last(&Last { mover, leads, opened });
        (1.0 - last - leader, last)
    }

    fn kind(&self, [next, third, opened]: [bool; 3]) -> usize {
        let bit = |opened: bool| usize::from(!opened);
        match (self.distinguishes.leaders(), self.distinguishes.opened) {
            (true, _) => 4 * bit(next) + 2 * bit(third) + bit(opened),
            (false, true) => bit(opened),
            (false, false) => 0,
        }
    }

    /// The chances of the last one to move and of the next side at the beginning of its turn.
    pub(crate) fn last(&self, start: &Last) -> Pair {
        let ([next, third], size) = (start.opened, self.widest + 1);
        let by = start.mover.by.min(self.widest);
        let at = |chances: &[Pair], kind: usize| chances[kind * size + by];
        let opened = start.mover.opened;
        match start.leads {
            Leads::Both => at(&self.against_two, self.kind([next, third, opened])),
            Leads::Next => at(&self.against_one, self.kind([next, true, opened])),
            // The same two sides, but the leader is the third in turn order.
            Leads::Third => (at(&self.against_one, self.kind([third, true, opened])).0, 0.0),
        }
    }

    /// The chances of the last but one and of the last one when the former begins its turn.
    #[inline]
    pub(crate) fn last_but_one(&self, start: &LastButOne) -> Pair {
        let (size, widest) = (self.widest + 1, self.widest);
        let (mover, last) = (start.mover.by.min(widest), start.last.by.min(widest));
        let bit = |opened: bool| usize::from(self.distinguishes.opened && !opened);
        let index = match self.distinguishes.level_only {
            true => {
                let leader = bit(start.leader_opened);
                (4 * leader + 2 * bit(start.mover.opened) + bit(start.last.opened)) * size + mover
            }
            false => {
                let kinds = if self.distinguishes.opened { 2 } else { 1 };
                let kind = bit(start.mover.opened) * kinds + bit(start.last.opened);
                (kind * size + mover) * size + last
            }
        };
        self.last_but_one[index]
    }

    /// What all turns have in common.
    pub(crate) fn kind_of_turn(&self) -> Kind {
        Kind { one_throw: self.distinguishes.one_throw, ..Kind::default() }
    }

    pub(crate) fn lane_of_last(&self, limits: &Limits, start: &Last) -> LaneTurn {
        self.lane(limits, start.mover, start.mover.by + 1)
    }

    pub(crate) fn lane_of_last_but_one(&self, limits: &Limits, start: &LastButOne) -> LaneTurn {
        // From here on the last one can't catch up.
        let furthest = start.mover.by + 1 + self.widest.saturating_sub(start.last.by);
        self.lane(limits, start.mover, furthest)
    }

    pub(crate) fn lane_of_first(&self, limits: &Limits, opened: bool) -> LaneTurn {
        self.lane(limits, Behind { by: 0, opened }, self.widest)
    }

    fn lane(&self, limits: &Limits, mover: Behind, furthest: usize) -> LaneTurn {
        LaneTurn { least: limits.least_of(mover.opened), furthest }
    }
}
