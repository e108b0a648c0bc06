//! Courses that turns take where what a turn without points leaves over is on offer to the next side, and what three positions
//! come to if everybody's turns take some of them.

use crate::exact::SLOTS;
use crate::linear::{solve_for_all, solve_linear};

/// What a turn without points leaves to the next side: no dice at 0, otherwise so many.
pub(super) const OFFERS: usize = SLOTS;

/// Two courses are the same if no number differs by more.
const SAME: f64 = 1e-14;

/// How a turn goes on average.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Course {
    /// The mover's chance to win if the turn does not end with nothing, times the chance of that.
    pub(super) own: f64,
    /// The same of the next side.
    pub(super) next: f64,
    /// The chance that it ends with nothing, by what is left over.
    pub(super) nothing: [f64; OFFERS],
}

impl Course {
    /// What it is worth to the mover if turns without points are worth so much.
    pub(super) fn worth(&self, lost: &[f64; OFFERS]) -> f64 {
        self.own + times(&self.nothing, lost)
    }

    pub(super) fn minus(&self, other: &Course) -> Course {
        self.plus(-1.0, other)
    }

    pub(super) fn plus(&self, factor: f64, other: &Course) -> Course {
        Course {
            own: self.own + factor * other.own,
            next: self.next + factor * other.next,
            nothing: std::array::from_fn(|offer| self.nothing[offer] + factor * other.nothing[offer]),
        }
    }

    pub(super) fn is(&self, other: &Course) -> bool {
        let same = |a: f64, b: f64| (a - b).abs() < SAME;
        let ends = self.nothing.iter().zip(&other.nothing);
        same(self.own, other.own)
            && same(self.next, other.next)
            && ends.fold(true, |all, (a, b)| all && same(*a, *b))
    }
}

/// One thing for each situation: by position, and by what is on offer.
pub(super) type Situations<T> = [[T; OFFERS]; 3];

/// What three positions come to.
#[derive(Debug)]
pub(super) struct Met {
    /// The movers' chances.
    pub(super) movers: Situations<f64>,
    /// What turns without points are worth to those who have moved, by what they leave over.
    pub(super) lost: Situations<f64>,
}

/// The chances if turns take these courses.
pub(super) fn meet(taken: &Situations<Course>) -> Met {
    let course = |row: usize| &taken[row / OFFERS][row % OFFERS];
    // After a turn without points its mover wins if neither the next side does nor the one after that, which is the next
    // one's next.
    let matrix = |row: usize, column: usize| {
        let (ahead, offer) = ((3 + column / OFFERS - row / OFFERS) % 3, column % OFFERS);
        match ahead {
            0 => f64::from(u8::from(row == column)),
            1 => course(row).nothing[offer],
            _ => {
                let next = &taken[(row / OFFERS + 1) % 3];
                (0..OFFERS).map(|left| course(row).nothing[left] * next[left].nothing[offer]).sum()
            }
        }
    };
    let right = |row: usize| {
        let next = &taken[(row / OFFERS + 1) % 3];
        let not_next = |left: usize| course(row).nothing[left] * (1.0 - next[left].next);
        course(row).own + (0..OFFERS).map(not_next).sum::<f64>()
    };
    let size = 3 * OFFERS;
    let rows: Vec<Vec<f64>> =
        (0..size).map(|row| (0..size).map(|column| matrix(row, column)).collect()).collect();
    let solved = |right: &[f64]| solve_linear(size, |row, column| rows[row][column], |row| right[row]);
    let right: Vec<f64> = (0..size).map(right).collect();
    let mut found = solved(&right);
    // Once more for what elimination has lost: leaps are looked for in differences that are as small as that.
    let left_over = |(row, right): (&Vec<f64>, &f64)| {
        right - row.iter().zip(&found).map(|(factor, found)| factor * found).sum::<f64>()
    };
    let left_over: Vec<f64> = rows.iter().zip(&right).map(left_over).collect();
    found.iter_mut().zip(solved(&left_over)).for_each(|(found, more)| *found += more);
    let movers: Situations<f64> =
        std::array::from_fn(|place| std::array::from_fn(|offer| found[place * OFFERS + offer]));
    let lost = std::array::from_fn(|place| {
        let (next, last) = ((place + 1) % 3, (place + 2) % 3);
        std::array::from_fn(|left| {
            let course = &taken[next][left];
            1.0 - movers[next][left] - course.next - times(&course.nothing, &movers[last])
        })
    });
    Met { movers, lost }
}

pub(super) fn product(one: &[f64], other: &[f64]) -> f64 {
    one.iter().zip(other).map(|(a, b)| a * b).sum()
}

/// What a change of the course in one situation means to all.
pub(super) struct Influence {
    /// Rows: what changes, the mover's chance by situation and then the next side's. Columns: the situation in which the mover's
    /// own chance or, after those, the next side's is changed.
    inverse: Vec<Vec<f64>>,
}

impl Influence {
    pub(super) fn of(taken: &Situations<Course>) -> Influence {
        let size = 3 * OFFERS;
        let matrix = |row: usize, column: usize| {
            let own = if row == column { 1.0 } else { 0.0 };
            let (situation, after) = (row % size, column % size);
            let chance = match (after / OFFERS + 3 - situation / OFFERS) % 3 {
                1 => taken[situation / OFFERS][situation % OFFERS].nothing[after % OFFERS],
                _ => return own,
            };
            // After a turn without points its mover has what the other two leave, and the next side is to move.
            match (row < size, column < size) {
                (true, _) => chance,
                (false, true) => -chance,
                (false, false) => 0.0,
            }
        };
        let unit = |row: usize, side: usize| if row == side { 1.0 } else { 0.0 };
        Influence { inverse: solve_for_all(2 * size, matrix, 2 * size, unit) }
    }

    /// What it does to what turns without points are worth if the course of a situation changes by so much.
    pub(super) fn of_course(
        &self,
        (place, offer): (usize, usize),
        by: &Course,
        met: &Met,
    ) -> Situations<f64> {
        let (size, situation) = (3 * OFFERS, place * OFFERS + offer);
        let mover = by.worth(&met.lost[place]);
        let next = by.next + times(&by.nothing, &met.movers[(place + 1) % 3]);
        let moved =
            |row: usize| self.inverse[row][situation] * mover + self.inverse[row][size + situation] * next;
        std::array::from_fn(|place| {
            std::array::from_fn(|left| {
                let after = (place + 1) % 3 * OFFERS + left;
                -moved(after) - moved(size + after)
            })
        })
    }
}

pub(super) fn times(chances: &[f64; OFFERS], worths: &[f64; OFFERS]) -> f64 {
    chances.iter().zip(worths).map(|(chance, worth)| chance * worth).sum()
}
