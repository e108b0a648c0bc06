//! Small dense systems of linear equations.

/// Solves a system by elimination with pivots; a direction of which nothing is said is left where
/// it is, at 0.
pub fn solve_linear(
    n: usize,
    matrix: impl Fn(usize, usize) -> f64,
    right: impl Fn(usize) -> f64,
) -> Vec<f64> {
    solve_for_all(n, matrix, 1, |row, _| right(row)).into_iter().map(|solution| solution[0]).collect()
}

/// The same for several right sides at once: by unknown, what it is for each of them.
pub(crate) fn solve_for_all(
    n: usize,
    matrix: impl Fn(usize, usize) -> f64,
    sides: usize,
    right: impl Fn(usize, usize) -> f64,
) -> Vec<Vec<f64>> {
    let row = |row: usize| {
        (0..n).map(|column| matrix(row, column)).chain((0..sides).map(|side| right(row, side))).collect()
    };
    let mut rows: Vec<Vec<f64>> = (0..n).map(row).collect();
    // Each row with a pivot, by column.
    let mut pivots: Vec<Option<usize>> = vec![None; n];
    let mut used = 0;
    for column in 0..n {
        let pivot = (used..n).max_by(|&a, &b| rows[a][column].abs().total_cmp(&rows[b][column].abs()));
        let Some(pivot) = pivot.filter(|&row| rows[row][column].abs() > SINGULAR) else { continue };
        rows.swap(used, pivot);
        let pivot_row = rows[used].clone();
        for (_, row) in
            rows.iter_mut().enumerate().filter(|(index, row)| *index != used && row[column] != 0.0)
        {
            let factor = row[column] / pivot_row[column];
            // What stands before the pivot is done with.
            let rest = row[column..].iter_mut().zip(&pivot_row[column..]);
            rest.for_each(|(value, pivot)| *value -= factor * pivot);
        }
        pivots[column] = Some(used);
        used += 1;
    }
    let solution = |column: usize| match pivots[column] {
        Some(row) => rows[row][n..].iter().map(|side| side / rows[row][column]).collect(),
        None => vec![0.0; sides],
    };
    (0..n).map(solution).collect()
}

/// A pivot that is smaller is none.
const SINGULAR: f64 = 1e-13;

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn solutions_solve_their_systems_for_all_sides_at_once() {
        let matrix = [[0.0, 2.0, 1.0], [1.0, -1.0, 0.5], [3.0, 0.25, -2.0]];
        let sides = [[1.0, 0.0], [2.0, -1.0], [0.5, 4.0]];
        let solution = solve_for_all(3, |row, column| matrix[row][column], 2, |row, side| sides[row][side]);
        for (row, sides) in matrix.iter().zip(&sides) {
            for (side, wanted) in sides.iter().enumerate() {
                let found: f64 = row.iter().zip(&solution).map(|(factor, found)| factor * found[side]).sum();
                assert!((found - wanted).abs() < 1e-14, "{found} {wanted}");
            }
        }
    }

    #[test]
    fn a_direction_of_which_nothing_is_said_is_left_where_it_is() {
        let solution =
            solve_linear(2, |row, column| [[0.0, 1.0], [0.0, 0.0]][row][column], |row| [3.0, 0.0][row]);
        assert_eq!(solution, [0.0, 3.0]);
        let solution = solve_linear(
            2,
            |row, _| if row == 0 { 1.0 } else { 0.0 },
            |row| if row == 0 { 3.0 } else { 0.0 },
        );
        assert_eq!(solution, [3.0, 0.0]);
    }
}
