//! Solutions for three sides as files.
//!
//! Between what all solutions have in common (`file.rs` of the crate) there are
//!
//! * the number of players (`u8`) and the evaluations per position (`f64`);
//! * groups of positions: what ties are worth between two and between three and, where they are played off, the rest of a
//!   round (the last one against one side, against two, the last but one); in a game with last turns the same three
//!   groups of those; then the way to the target, or each turn of fixed rounds from the last one back.
//!
//! A group is the number of its pairs of chances (`u64`), then these: of every position with all dice, then of every way to
//! take dice over; the mover's chance and the next side's. How many there are, and where, follows from the rules. A
//! chance is told by how many steps from one `f64` to the next it is away from what its neighbours make expect
//! ([`Grid::expect`]; from 0 to 1), steps up as twice their number and steps down as twice their number less one; and
//! these numbers in blocks of sixteen (`file/packed.rs`). So what is read is what was written, to the last bit.

use super::cells::{Cells, Pair};
use super::closing::Closing;
use super::effort::Effort;
use super::grid::Grid;
use super::{Kept, ThreeSides};
use crate::exact::SolveOptions;
use crate::file::{self, FileError, Magic, Packer, Reader, Unpacker};
use farkle_rules::RuleSet;

pub(super) const MAGIC: Magic = *b"FKSOL\0\x03\x02";

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

    /// Reads a solution of these rules from the content of a file. It is the same as the one that was written, to the last
    /// bit.
    ///
    /// # Errors
    /// [`FileError`] if it is not one.
    pub fn from_bytes(rules: &RuleSet, bytes: &[u8]) -> Result<ThreeSides, FileError> {
        let mut reader = file::open(MAGIC, rules, bytes)?;
        let seats = usize::from(u8::from_le_bytes(reader.take()?));
        let evaluations = f64::from_le_bytes(reader.take()?);
        let options = SolveOptions { seats: Some(seats), ..SolveOptions::default() };
        let effort = Effort::of(rules, &options).map_err(|_| FileError::OtherRules)?;
        file::may_hold(bytes, effort.estimate.bytes)?;
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

    /// How the groups of positions lie, in the order of the file.
    pub(super) fn grids(&self) -> Vec<Grid> {
        let mut grids = self.tie.grids().to_vec();
        grids.extend(self.tie.rest().into_iter().flat_map(Closing::grids));
        match &self.kept {
            Kept::Cube { cube, last_turns } => {
                grids.extend(last_turns.iter().flat_map(|closing| closing.grids()));
                grids.push(cube.grid());
            }
            Kept::Rounds(rounds) => grids.extend(vec![rounds.grid(); rounds.turns()]),
        }
        grids
    }

    /// The same groups.
    pub(super) fn cells(&self) -> Vec<&Cells> {
        let mut cells = vec![&self.tie.two, &self.tie.three];
        cells.extend(self.tie.rest().into_iter().flat_map(Closing::cells));
        match &self.kept {
            Kept::Cube { cube, last_turns } => {
                cells.extend(last_turns.iter().flat_map(|closing| closing.cells()));
                cells.push(&cube.cells);
            }
            Kept::Rounds(rounds) => cells.extend(&rounds.layers),
        }
        cells
    }

    fn cells_mut(&mut self) -> Vec<&mut Cells> {
        let mut cells = vec![&mut self.tie.two, &mut self.tie.three];
        cells.extend(self.tie.rest.iter_mut().flat_map(|closing| closing.cells_mut()));
        match &mut self.kept {
            Kept::Cube { cube, last_turns } => {
                cells.extend(last_turns.iter_mut().flat_map(|closing| closing.cells_mut()));
                cells.push(&mut cube.cells);
            }
            Kept::Rounds(rounds) => cells.extend(&mut rounds.layers),
        }
        cells
    }
}

pub(super) fn write_cells(bytes: &mut Vec<u8>, grid: &Grid, cells: &Cells) {
    bytes.extend(grid.pairs().to_le_bytes());
    let mut packer = Packer::new(bytes);
    let mut write = |(mover, next): Pair, expected: Pair| {
        packer.push(steps_from(expected.0, mover));
        packer.push(steps_from(expected.1, next));
    };
    for (index, &fresh) in cells.pairs.iter().enumerate() {
        write(fresh, grid.expect(cells, index));
        let over: &[Pair] = cells.over.get(index).map_or(&[], |over| over);
        for (way, &taken) in over.iter().enumerate() {
            write(taken, grid.expect_over(cells, index, fresh, &over[..way]));
        }
    }
    packer.finish();
}

fn read_cells(reader: &mut Reader<'_>, grid: &Grid) -> Result<Cells, FileError> {
    let pairs = u64::from_le_bytes(reader.take()?);
    if pairs != grid.pairs() {
        return Err(FileError::Damaged);
    }
    let mut unpacker = Unpacker::new(reader, pairs.saturating_mul(2))?;
    let mut read = |expected: Pair| -> Result<Pair, FileError> {
        let mover = file::chance(moved_from(expected.0, unpacker.next()?))?;
        let next = file::chance(moved_from(expected.1, unpacker.next()?))?;
        // The third has what is left.
        if mover + next > 1.0 + 2e-9 { Err(FileError::Damaged) } else { Ok((mover, next)) }
    };
    let positions = grid.positions();
    let mut cells = Cells { pairs: Vec::with_capacity(positions), over: Vec::new() };
    for index in 0..positions {
        let fresh = read(grid.expect(&cells, index))?;
        let ways = grid.ways(index);
        let mut over = Vec::with_capacity(ways);
        for _ in 0..ways {
            over.push(read(grid.expect_over(&cells, index, fresh, &over))?);
        }
        cells.pairs.push(fresh);
        if grid.has_ways() {
            cells.over.push(over.into_boxed_slice());
        }
    }
    Ok(cells)
}

/// How far a value is from what was expected of it: small numbers for little, in either direction.
fn steps_from(expected: f64, value: f64) -> u64 {
    let steps = value.to_bits().wrapping_sub(bits(expected)) as i64;
    ((steps << 1) ^ (steps >> 63)) as u64
}

/// The bits of the value that is so far from what was expected.
fn moved_from(expected: f64, steps: u64) -> u64 {
    let steps = (steps >> 1) ^ (steps & 1).wrapping_neg();
    bits(expected).wrapping_add(steps)
}

/// Values from 0 to 1 are in the order of their bits.
fn bits(expected: f64) -> u64 {
    // Adding nothing makes a plain zero of a negative one.
    (expected.clamp(0.0, 1.0) + 0.0).to_bits()
}
