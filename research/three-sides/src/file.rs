//! Solutions for three sides as files.
//!
//! Between the head and the checksum that all solutions share (`farkle_strategy::solver::file`)
//! come
//!
//! * the number of players (`u8`) and the evaluations per position (`f64`);
//! * groups of positions: the worth of ties between two and between three and, where ties are
//!   played off, the rest of a round (the last turn against one side, against two, the last turn
//!   but one); in a game with last turns the same three groups of those; then the way to the
//!   target, or each turn of fixed rounds from the last one back.
//!
//! A group is its number of positions (`u64`), then for each position the mover's chance and the
//! next side's. The rules determine how many positions there are, and in which order. Each chance
//! is written as the number of steps from one `f64` to the next between it and what its neighbours
//! make likely ([`Grid::expect`]; clamped to 0..1). Steps up are twice their number, steps down
//! twice their number less one. These numbers come in packed blocks of sixteen (`packed.rs`). A
//! file that is read gives exactly the solution that was written, to the last bit.

use crate::closing::Closing;
use crate::effort::Effort;
use crate::grid::Grid;
use crate::packed::{Packer, Unpacker};
use crate::pair::Pair;
use crate::solution::{Chances, ThreeSides};
use farkle_rules::RuleSet;
use farkle_strategy::solver::file::{self, Magic, Reader};
use farkle_strategy::{FileError, SolveOptions};

pub(crate) const MAGIC: Magic = *b"FKSOL\0\x03\x02";

impl ThreeSides {
    /// The solution as the content of a file.
    pub fn to_bytes(&self) -> Vec<u8> {
        let mut bytes = file::begin(MAGIC, &self.rules);
        bytes.push(self.seats as u8);
        bytes.extend(self.evaluations.to_le_bytes());
        for (grid, cells) in self.grids().iter().zip(self.cells()) {
            write_cells(&mut bytes, grid, cells);
        }
        file::seal(bytes)
    }

    /// Reads a solution of these rules from the content of a file, to the last bit.
    ///
    /// # Errors
    /// [`FileError`] if it is not one.
    pub fn from_bytes(rules: &RuleSet, bytes: &[u8]) -> Result<ThreeSides, FileError> {
        let mut reader = file::open(MAGIC, rules, bytes)?;
        let seats = usize::from(u8::from_le_bytes(reader.take()?));
        let evaluations = f64::from_le_bytes(reader.take()?);
        let options = SolveOptions { seats: Some(seats), ..SolveOptions::default() };
        let effort = Effort::of(rules, &options).map_err(|_| FileError::OtherRules)?;
        file::check_claimed_memory(bytes, effort.estimate.bytes)?;
        if !evaluations.is_finite() || evaluations < 0.0 {
            return Err(FileError::Damaged);
        }
        let mut solution = ThreeSides { evaluations, ..ThreeSides::unsolved(rules, &effort) };
        for (grid, cells) in solution.grids().iter().zip(solution.cells_mut()) {
            *cells = read_cells(&mut reader, grid)?;
        }
        reader.end()?;
        Ok(solution)
    }

    /// The order of positions in each group, in the order of the file.
    pub(crate) fn grids(&self) -> Vec<Grid> {
        let mut grids = self.tie.grids().to_vec();
        grids.extend(self.tie.rest().into_iter().flat_map(Closing::grids));
        match &self.chances {
            Chances::Cube { cube, last_turns } => {
                grids.extend(last_turns.iter().flat_map(|closing| closing.grids()));
                grids.push(cube.grid());
            }
            Chances::Rounds(rounds) => grids.extend(vec![rounds.grid(); rounds.turns()]),
        }
        grids
    }

    /// The same groups.
    pub(crate) fn cells(&self) -> Vec<&Vec<Pair>> {
        let mut cells = vec![&self.tie.two, &self.tie.three];
        cells.extend(self.tie.rest().into_iter().flat_map(Closing::cells));
        match &self.chances {
            Chances::Cube { cube, last_turns } => {
                cells.extend(last_turns.iter().flat_map(|closing| closing.cells()));
                cells.push(&cube.cells);
            }
            Chances::Rounds(rounds) => cells.extend(&rounds.layers),
        }
        cells
    }

    fn cells_mut(&mut self) -> Vec<&mut Vec<Pair>> {
        let mut cells = vec![&mut self.tie.two, &mut self.tie.three];
        cells.extend(self.tie.rest.iter_mut().flat_map(|closing| closing.cells_mut()));
        match &mut self.chances {
            Chances::Cube { cube, last_turns } => {
                cells.extend(last_turns.iter_mut().flat_map(|closing| closing.cells_mut()));
                cells.push(&mut cube.cells);
            }
            Chances::Rounds(rounds) => cells.extend(&mut rounds.layers),
        }
        cells
    }
}

pub(crate) fn write_cells(bytes: &mut Vec<u8>, grid: &Grid, cells: &[Pair]) {
    bytes.extend(grid.positions().to_le_bytes());
    let mut packer = Packer::new(bytes);
    for (index, (mover, next)) in cells.iter().enumerate() {
        let expected = grid.expect(cells, index);
        packer.push(steps_from(expected.0, *mover));
        packer.push(steps_from(expected.1, *next));
    }
    packer.finish();
}

fn read_cells(reader: &mut Reader<'_>, grid: &Grid) -> Result<Vec<Pair>, FileError> {
    let positions = u64::from_le_bytes(reader.take()?);
    if positions != grid.positions() {
        return Err(FileError::Damaged);
    }
    let mut unpacker = Unpacker::new(reader, positions.saturating_mul(2))?;
    let mut cells = Vec::with_capacity(positions as usize);
    for index in 0..positions as usize {
        let expected = grid.expect(&cells, index);
        let mover = file::chance(moved_from(expected.0, unpacker.number()?))?;
        let next = file::chance(moved_from(expected.1, unpacker.number()?))?;
        // The third side has the rest.
        if mover + next > 1.0 + 2e-9 {
            return Err(FileError::Damaged);
        }
        cells.push((mover, next));
    }
    Ok(cells)
}

/// The distance of a value from the expected one: a small number for a small distance.
fn steps_from(expected: f64, value: f64) -> u64 {
    let steps = value.to_bits().wrapping_sub(bits(expected)) as i64;
    ((steps << 1) ^ (steps >> 63)) as u64
}

/// The bits of the value at this distance from the expected one.
fn moved_from(expected: f64, steps: u64) -> u64 {
    let steps = (steps >> 1) ^ (steps & 1).wrapping_neg();
    bits(expected).wrapping_add(steps)
}

/// Values from 0 to 1 have the same order as their bits.
fn bits(expected: f64) -> u64 {
    // Adding zero turns a negative zero into a plain one.
    (expected.clamp(0.0, 1.0) + 0.0).to_bits()
}
