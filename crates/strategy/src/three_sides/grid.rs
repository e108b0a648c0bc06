//! How the chances of positions lie, and what the neighbours of a position say of it.

use super::cells::{Cells, Leftovers, Pair};

/// Positions in three directions, one plane after the other, one row after the other.
#[derive(Clone, Debug)]
pub(super) struct Grid {
    /// Planes, rows of each, and positions of each row.
    pub(super) size: [usize; 3],
    /// By the place in a row: in how many ways dice can be taken over.
    pub(super) ways: Vec<usize>,
    /// So many dice can be taken over with the same inheritance.
    pub(super) dice: usize,
}

impl Grid {
    /// One in which up to so much can be inherited everywhere.
    pub(super) fn even(size: [usize; 3], leftovers: &Leftovers, inherited: usize) -> Grid {
        Grid { size, ways: vec![leftovers.places(inherited); size[2]], dice: leftovers.dice }
    }

    pub(super) fn positions(&self) -> usize {
        self.size.iter().product()
    }

    /// How many pairs of chances there are in all.
    pub(super) fn pairs(&self) -> u64 {
        let of_a_row = self.ways.iter().fold(0_u64, |all, &ways| all.saturating_add(1 + ways as u64));
        self.size[..2].iter().fold(of_a_row, |all, &times| all.saturating_mul(times as u64))
    }

    /// Whether dice can be taken over at all.
    pub(super) fn has_ways(&self) -> bool {
        self.ways.iter().any(|&ways| ways > 0)
    }

    /// In how many ways dice can be taken over in this position.
    pub(super) fn ways(&self, index: usize) -> usize {
        self.ways[index % self.size[2]]
    }

    /// What to expect of a position, if all before it are known.
    pub(super) fn expect(&self, known: &Cells, index: usize) -> Pair {
        self.continued(index, |near| known.pairs.get(near).copied()).unwrap_or_default()
    }

    /// What to expect of the next way to take dice over, if its chances with all dice and in `before` are known too.
    pub(super) fn expect_over(&self, known: &Cells, index: usize, fresh: Pair, before: &[Pair]) -> Pair {
        let way = before.len();
        let continued = self.continued(index, |near| known.over.get(near)?.get(way).copied());
        // The same dice with a unit less.
        let less = || way.checked_sub(self.dice).and_then(|way| before.get(way).copied());
        continued.or_else(less).unwrap_or(fresh)
    }

    /// What a position would be if what a step in one direction is worth did not depend on the others together: exact
    /// for sums of functions of two coordinates each. Nothing is known of the first position, nor where a neighbour is not.
    fn continued(&self, index: usize, at: impl Fn(usize) -> Option<Pair>) -> Option<Pair> {
        let [_, rows, columns] = self.size;
        let place = [index / columns / rows, index / columns % rows, index % columns];
        let steps = [rows * columns, columns, 1];
        let mut sum = None;
        for corner in 1..8_usize {
            let back = |direction: usize| corner >> direction & 1;
            if (0..3).any(|direction| back(direction) > place[direction]) {
                continue;
            }
            let near = index - (0..3).map(|direction| back(direction) * steps[direction]).sum::<usize>();
            let (mover, next) = at(near)?;
            let sign = if corner.count_ones() == 2 { -1.0 } else { 1.0 };
            let (so_far, next_so_far) = sum.unwrap_or((0.0, 0.0));
            sum = Some((so_far + sign * mover, next_so_far + sign * next));
        }
        sum
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sum_of_functions_of_two_scores_is_continued_exactly() {
        let value = |a: usize, b: usize, c: usize| (2 * a * b + b * b * c + a * c) as f64 / 64.0;
        let places = || (0..60).map(|index| [index / 20, index / 5 % 4, index % 5]);
        let pairs = places().map(|[a, b, c]| (value(a, b, c), value(b, c, a))).collect();
        let cells = Cells { pairs, over: Vec::new() };
        let grid = Grid { size: [3, 4, 5], ways: vec![0; 5], dice: 6 };
        assert_eq!(grid.pairs(), 60);
        for (index, place) in places().enumerate().filter(|(_, place)| !place.contains(&0)) {
            assert_eq!(grid.expect(&cells, index), cells.pairs[index], "{place:?}");
        }
    }
}
