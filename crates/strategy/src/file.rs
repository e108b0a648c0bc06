//! Solutions as files, so that nothing has to be solved twice: what those for two sides and for three have in common.
//!
//! All numbers are little-endian. A file is
//!
//! * eight bytes that say what it is: `FKSOL`, a zero, 0 for two sides or 3 for three, and the version of that format;
//! * the share code of the rules: its length (`u32`), then its text;
//! * the solution, which `exact/file.rs` and `three_sides/file.rs` describe;
//! * a checksum of everything before it (FNV-1a, `u64`).

mod packed;

pub(crate) use packed::{Packer, Unpacker};

use farkle_rules::RuleSet;
use std::fmt;

/// What a file begins with.
pub(crate) type Magic = [u8; 8];

/// Why bytes are not the solution of some rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// They are no solution, or one of another version or for another number of sides.
    NotASolution,
    /// They are the solution of other rules.
    OtherRules,
    /// They are damaged or cut off.
    Damaged,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileError::NotASolution => "this is not a solution that this version can read",
            FileError::OtherRules => "this is the solution of other rules",
            FileError::Damaged => "this solution is damaged",
        })
    }
}

impl std::error::Error for FileError {}

/// The beginning of a file.
pub(crate) fn begin(magic: Magic, rules: &RuleSet) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    let code = rules.draft().code();
    bytes.extend((code.len() as u32).to_le_bytes());
    bytes.extend(code.as_bytes());
    bytes
}

/// The file, whole.
pub(crate) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// What comes after the beginning of a file, if it is whole and of these rules.
pub(crate) fn open<'a>(magic: Magic, rules: &RuleSet, bytes: &'a [u8]) -> Result<Reader<'a>, FileError> {
    let (body, sum) = bytes.split_last_chunk::<8>().ok_or(FileError::NotASolution)?;
    let mut reader = Reader { rest: body };
    if reader.take::<8>()? != magic {
        return Err(FileError::NotASolution);
    }
    if checksum(body) != u64::from_le_bytes(*sum) {
        return Err(FileError::Damaged);
    }
    let length = u32::from_le_bytes(reader.take()?) as usize;
    if reader.slice(length)? != rules.draft().code().as_bytes() {
        return Err(FileError::OtherRules);
    }
    Ok(reader)
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What is still to be read of a file.
pub(crate) struct Reader<'a> {
    pub(crate) rest: &'a [u8],
}

impl<'a> Reader<'a> {
    pub(crate) fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(FileError::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    pub(crate) fn slice(&mut self, length: usize) -> Result<&'a [u8], FileError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(FileError::Damaged)?;
        self.rest = rest;
        Ok(taken)
    }

    /// Everything was read.
    pub(crate) fn end(&self) -> Result<(), FileError> {
        if self.rest.is_empty() { Ok(()) } else { Err(FileError::Damaged) }
    }
}

/// A chance that was read, if it can be one.
pub(crate) fn chance(bits: u64) -> Result<f64, FileError> {
    let value = f64::from_bits(bits);
    if (-1e-9..=1.0 + 1e-9).contains(&value) { Ok(value) } else { Err(FileError::Damaged) }
}
