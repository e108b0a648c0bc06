//! The order of stored positions, and what the neighbours of a position say of it.

use crate::pair::Pair;

/// Positions in three directions: planes, the rows of each, the positions of each row.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Grid(pub(crate) [usize; 3]);

impl Grid {
    /// The number of positions.
    pub(crate) fn positions(&self) -> u64 {
        self.0.iter().fold(1, |all: u64, &size| all.saturating_mul(size as u64))
    }

    /// The likely chances of a position, if all before it are known.
    ///
    /// They are right if the worth of a step in one direction does not depend on both others
    /// together: exact for sums of functions of two coordinates each. The first position has no
    /// neighbours: nothing is known of it.
    pub(crate) fn expect(&self, known: &[Pair], index: usize) -> Pair {
        let Grid([_, rows, columns]) = *self;
        let place = [index / columns / rows, index / columns % rows, index % columns];
        let steps = [rows * columns, columns, 1];
        let mut sum = (0.0, 0.0);
        for corner in 1..8_usize {
            let back = |direction: usize| corner >> direction & 1;
            if (0..3).any(|direction| back(direction) > place[direction]) {
                continue;
            }
            let near = index - (0..3).map(|direction| back(direction) * steps[direction]).sum::<usize>();
            let Some((mover, next)) = known.get(near) else { continue };
            let sign = if corner.count_ones() == 2 { -1.0 } else { 1.0 };
            sum = (sum.0 + sign * mover, sum.1 + sign * next);
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
        let pairs: Vec<Pair> = places().map(|[a, b, c]| (value(a, b, c), value(b, c, a))).collect();
        let grid = Grid([3, 4, 5]);
        assert_eq!(grid.positions(), 60);
        for (index, place) in places().enumerate().filter(|(_, place)| !place.contains(&0)) {
            assert_eq!(grid.expect(&pairs, index), pairs[index], "{place:?}");
        }
    }
}
