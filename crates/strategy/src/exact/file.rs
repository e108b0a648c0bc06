//! Solutions for two sides as files.
//!
//! Between what all solutions have in common (`file.rs`) there are
//!
//! * the number of players (`u8`) and the floor in units (`i32`), then sweeps (`u32`) and
//!   evaluations per position (`f64`);
//! * the values of the five stages (on the way, last turns, first and second turns of play-offs,
//!   rounds), each as the number of its cells (`u64`) and runs until that many cells are filled:
//!   how many cells have no value (`u32`), how many have one (`u32`), then those (`f64` each).
//!
//! Where a cell lies follows from the rules. Solutions with dice to take over are not kept in
//! files.

use super::board::Cells;
use super::{SolveOptions, TwoSides, estimate_of, lay_out};
use crate::file::{self, FileError, Magic, Reader};
use crate::rolls::RollTable;
use farkle_rules::{Points, RuleSet};

const MAGIC: Magic = *b"FKSOL\0\0\x02";

impl TwoSides {
    /// The solution as the content of a file; `None` where it is not kept in files (with dice to
    /// take over).
    pub fn to_bytes(&self) -> Option<Vec<u8>> {
        if self.board.inherits() {
            return None;
        }
        let mut bytes = file::begin(MAGIC, &self.rules);
        bytes.push(self.seats() as u8);
        bytes.extend(self.board.succession.floor.to_le_bytes());
        bytes.extend((self.sweeps as u32).to_le_bytes());
        bytes.extend(self.evaluations.to_le_bytes());
        for cells in self.stages() {
            write_cells(&mut bytes, &cells.fresh);
        }
        Some(file::seal(bytes))
    }

    /// Reads a solution of these rules from the content of a file.
    ///
    /// # Errors
    /// [`FileError`] if it is not one.
    pub fn from_bytes(rules: &RuleSet, bytes: &[u8]) -> Result<TwoSides, FileError> {
        let mut reader = file::open(MAGIC, rules, bytes)?;
        let seats = usize::from(u8::from_le_bytes(reader.take()?));
        let floor = i32::from_le_bytes(reader.take()?);
        let sweeps = u32::from_le_bytes(reader.take()?) as usize;
        let evaluations = f64::from_le_bytes(reader.take()?);
        let rolls = RollTable::compile(rules);
        let floor = Points(floor.checked_mul(rolls.unit).ok_or(FileError::Damaged)?);
        let options = SolveOptions { floor: Some(floor), seats: Some(seats), ..SolveOptions::default() };
        let (program, board) = lay_out(rules, &rolls, &options).map_err(|_| FileError::OtherRules)?;
        if board.inherits() {
            return Err(FileError::NotASolution);
        }
        file::check_claimed_memory(bytes, estimate_of(&board, &program).bytes)?;
        let mut solution = TwoSides { rules: rules.clone(), rolls, program, board, evaluations, sweeps };
        let sizes = solution.board.sizes();
        for (cells, most) in solution.stages_mut().into_iter().zip(sizes) {
            cells.fresh = read_cells(&mut reader, most)?;
        }
        reader.end()?;
        Ok(solution)
    }

    fn stages(&self) -> [&Cells; 5] {
        let board = &self.board;
        [&board.open, &board.last, &board.play_first, &board.play_second, &board.round]
    }

    fn stages_mut(&mut self) -> [&mut Cells; 5] {
        let board = &mut self.board;
        [&mut board.open, &mut board.last, &mut board.play_first, &mut board.play_second, &mut board.round]
    }
}

fn write_cells(bytes: &mut Vec<u8>, cells: &[f64]) {
    bytes.extend((cells.len() as u64).to_le_bytes());
    for run in cells.chunk_by(|a, b| a.is_nan() || !b.is_nan()) {
        let empty = run.iter().take_while(|value| value.is_nan()).count();
        bytes.extend((empty as u32).to_le_bytes());
        bytes.extend(((run.len() - empty) as u32).to_le_bytes());
        run[empty..].iter().for_each(|value| bytes.extend(value.to_le_bytes()));
    }
}

/// The cells of a stage, of which there are `most` or, if the game never comes to it, none.
fn read_cells(reader: &mut Reader<'_>, most: usize) -> Result<Vec<f64>, FileError> {
    let count = usize::try_from(u64::from_le_bytes(reader.take()?)).map_err(|_| FileError::Damaged)?;
    if count != most && count != 0 {
        return Err(FileError::Damaged);
    }
    let mut cells = Vec::with_capacity(count);
    while cells.len() < count {
        let empty = u32::from_le_bytes(reader.take()?) as usize;
        let full = u32::from_le_bytes(reader.take()?) as usize;
        if empty + full == 0 || cells.len() + empty + full > count {
            return Err(FileError::Damaged);
        }
        cells.resize(cells.len() + empty, f64::NAN);
        for _ in 0..full {
            cells.push(file::chance(u64::from_le_bytes(reader.take()?))?);
        }
    }
    Ok(cells)
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_strategy_oracle::changed::rules;

    #[test]
    fn a_solution_is_the_same_after_a_round_trip_through_a_file() {
        for preset in ["classic", "playmonster", "facebook", "wikihow"] {
            let rules = rules(preset, &[("target", "1000")]);
            let solution = TwoSides::solve(&rules).unwrap();
            let bytes = solution.to_bytes().unwrap();
            let read = TwoSides::from_bytes(&rules, &bytes).unwrap();
            assert_eq!(read.win(), solution.win());
            assert_eq!(read.floor(), solution.floor());
            assert_eq!(read.to_bytes().unwrap(), bytes);
        }
    }

    #[test]
    fn what_is_damaged_or_of_other_rules_is_refused() {
        let rules_of = rules("classic", &[("target", "500")]);
        let bytes = TwoSides::solve(&rules_of).unwrap().to_bytes().unwrap();
        assert_eq!(
            TwoSides::from_bytes(&rules("classic", &[("target", "550")]), &bytes).unwrap_err(),
            FileError::OtherRules
        );
        assert_eq!(TwoSides::from_bytes(&rules_of, b"").unwrap_err(), FileError::NotASolution);
        assert_eq!(TwoSides::from_bytes(&rules_of, &bytes[1..]).unwrap_err(), FileError::NotASolution);
        for place in (8..bytes.len()).step_by(37) {
            let mut damaged = bytes.clone();
            damaged[place] ^= 1;
            assert_eq!(TwoSides::from_bytes(&rules_of, &damaged).unwrap_err(), FileError::Damaged);
            assert_eq!(TwoSides::from_bytes(&rules_of, &bytes[..place]).unwrap_err(), FileError::Damaged);
        }
    }

    #[test]
    fn a_file_is_not_believed_that_it_holds_more_than_it_can() {
        // Behind a right checksum: a billion points, and a floor as deep as numbers go.
        for (preset, target, floor) in [
            ("classic", "1000000000", 0),
            ("facebook", "10000", i32::MIN / 64),
            ("facebook", "10000", i32::MIN),
        ] {
            let of = rules(preset, &[("target", target)]);
            let mut bytes = file::begin(MAGIC, &of);
            bytes.push(2);
            bytes.extend(floor.to_le_bytes());
            bytes.extend(1_u32.to_le_bytes());
            bytes.extend(1.0_f64.to_le_bytes());
            bytes.extend(400_000_000_000_000_u64.to_le_bytes());
            assert_eq!(TwoSides::from_bytes(&of, &file::seal(bytes)).unwrap_err(), FileError::Damaged);
        }
    }
}
