//! Whole numbers of which most are small, in few bits: in blocks of sixteen, each number of a block
//! in as many bits as the largest of them needs. A block is one byte that says how many bits that
//! is, then the numbers, the lowest bits first.

use farkle_strategy::FileError;
use farkle_strategy::solver::file::Reader;

/// Numbers in a block, so that its numbers of any width fill whole bytes.
const BLOCK: usize = 16;

/// Writes numbers behind what is there.
pub(crate) struct Packer<'a> {
    bytes: &'a mut Vec<u8>,
    block: [u64; BLOCK],
    filled: usize,
}

impl<'a> Packer<'a> {
    /// Appends to these bytes.
    pub(crate) fn new(bytes: &'a mut Vec<u8>) -> Packer<'a> {
        Packer { bytes, block: [0; BLOCK], filled: 0 }
    }

    /// Writes a number.
    pub(crate) fn push(&mut self, number: u64) {
        self.block[self.filled] = number;
        self.filled += 1;
        if self.filled == BLOCK {
            self.write_block();
        }
    }

    /// Writes what is left, filled up with zeros.
    pub(crate) fn finish(mut self) {
        if self.filled > 0 {
            self.write_block();
        }
    }

    fn write_block(&mut self) {
        let width = u64::BITS - self.block.iter().fold(0, |all, number| all | number).leading_zeros();
        self.bytes.push(width as u8);
        let (mut waiting, mut bits) = (0_u128, 0);
        for number in self.block {
            waiting |= u128::from(number) << bits;
            bits += width;
            while bits >= 8 {
                self.bytes.push(waiting as u8);
                (waiting, bits) = (waiting >> 8, bits - 8);
            }
        }
        (self.block, self.filled) = ([0; BLOCK], 0);
    }
}

/// Reads this many numbers.
pub(crate) struct Unpacker<'r, 'a> {
    reader: &'r mut Reader<'a>,
    block: [u64; BLOCK],
    read: usize,
}

impl<'r, 'a> Unpacker<'r, 'a> {
    /// # Errors
    /// [`FileError::Damaged`] if there can't be that many.
    pub(crate) fn new(reader: &'r mut Reader<'a>, numbers: u64) -> Result<Unpacker<'r, 'a>, FileError> {
        // Each block has a byte at least: nobody is made to find memory for numbers that are not
        // there.
        match numbers.div_ceil(BLOCK as u64) <= reader.rest.len() as u64 {
            true => Ok(Unpacker { reader, block: [0; BLOCK], read: BLOCK }),
            false => Err(FileError::Damaged),
        }
    }

    /// The next number.
    ///
    /// # Errors
    /// [`FileError::Damaged`] if the file is too short, or a block is none.
    pub(crate) fn number(&mut self) -> Result<u64, FileError> {
        if self.read == BLOCK {
            self.read_block()?;
        }
        self.read += 1;
        Ok(self.block[self.read - 1])
    }

    fn read_block(&mut self) -> Result<(), FileError> {
        let [width] = self.reader.take::<1>()?;
        let width = u32::from(width);
        if width > u64::BITS {
            return Err(FileError::Damaged);
        }
        let packed = self.reader.slice(BLOCK / 8 * width as usize)?;
        // With room behind, so that every number can be looked at in sixteen bytes.
        let mut bytes = [0; BLOCK / 8 * u64::BITS as usize + size_of::<u128>()];
        bytes[..packed.len()].copy_from_slice(packed);
        let mask = (1_u128 << width) - 1;
        for (place, number) in self.block.iter_mut().enumerate() {
            let bit = place * width as usize;
            let around = bytes[bit / 8..].first_chunk().map_or(0, |bytes| u128::from_le_bytes(*bytes));
            *number = ((around >> (bit % 8)) & mask) as u64;
        }
        self.read = 0;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    #[test]
    fn numbers_of_any_size_come_back() {
        let mut rng = ChaCha8Rng::seed_from_u64(1);
        for count in [0, 1, 15, 16, 17, 1000] {
            let width = |place: usize| (place as u32 / 16 * 7) % 65;
            let number = |place| rng.random::<u64>().checked_shr(64 - width(place)).unwrap_or(0);
            let numbers: Vec<u64> = (0..count).map(number).collect();
            let mut bytes = Vec::new();
            let mut packer = Packer::new(&mut bytes);
            numbers.iter().for_each(|&number| packer.push(number));
            packer.finish();
            let mut reader = Reader { rest: &bytes };
            let mut unpacker = Unpacker::new(&mut reader, count as u64).unwrap();
            assert!(numbers.iter().all(|&number| unpacker.number() == Ok(number)));
            assert_eq!(reader.end(), Ok(()));
        }
    }

    #[test]
    fn numbers_that_are_not_there_are_refused_before_they_are_read() {
        let mut reader = Reader { rest: &[0; 10] };
        assert!(Unpacker::new(&mut reader, 161).is_err());
        assert!(Unpacker::new(&mut reader, u64::MAX).is_err());
        assert!(Unpacker::new(&mut reader, 160).is_ok());
        let mut reader = Reader { rest: &[65, 0, 0] };
        assert_eq!(Unpacker::new(&mut reader, 1).unwrap().number(), Err(FileError::Damaged));
        let mut reader = Reader { rest: &[8, 0, 0] };
        assert_eq!(Unpacker::new(&mut reader, 1).unwrap().number(), Err(FileError::Damaged));
    }
}
