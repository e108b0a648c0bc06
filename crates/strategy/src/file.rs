//! Solutions as files, so that nothing has to be solved twice: what all of them have in common.
//!
//! All numbers are little-endian. A file is
//!
//! * eight bytes that say what it is: `FKSOL`, a zero, 0 for two sides (3 for three:
//!   `research/three-sides`), and the version of that format and of its answers: a solver that is
//!   corrected has another one, so that nobody goes on reading what was wrong;
//! * the share code of the rules: its length (`u32`), then its text;
//! * the solution, which `exact/file.rs` describes;
//! * a checksum of everything before it (FNV-1a, `u64`).

use farkle_rules::RuleSet;
use std::fmt;

/// What a file begins with.
pub type Magic = [u8; 8];

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
pub fn begin(magic: Magic, rules: &RuleSet) -> Vec<u8> {
    let mut bytes = magic.to_vec();
    let code = rules.code();
    bytes.extend((code.len() as u32).to_le_bytes());
    bytes.extend(code.as_bytes());
    bytes
}

/// The file, whole.
pub fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    bytes.extend(checksum(&bytes).to_le_bytes());
    bytes
}

/// What comes after the beginning of a file, if it is whole and of these rules.
pub fn open<'a>(magic: Magic, rules: &RuleSet, bytes: &'a [u8]) -> Result<Reader<'a>, FileError> {
    let (body, sum) = bytes.split_last_chunk::<8>().ok_or(FileError::NotASolution)?;
    let mut reader = Reader { rest: body };
    if !bytes.starts_with(&magic) {
        return Err(FileError::NotASolution);
    }
    reader.take::<8>()?;
    if checksum(body) != u64::from_le_bytes(*sum) {
        return Err(FileError::Damaged);
    }
    let length = u32::from_le_bytes(reader.take()?) as usize;
    if reader.slice(length)? != rules.code().as_bytes() {
        return Err(FileError::OtherRules);
    }
    Ok(reader)
}

/// Memory that is taken for a solution whatever the size of its file, in bytes.
const ALWAYS: u64 = 64 << 20;
/// A solution takes at most this many times the size of its file.
const TIMES: u64 = 64;

/// Refuses a file that claims to need much more memory than its bytes can explain: what a file
/// says of itself is not believed before that.
pub fn check_claimed_memory(file: &[u8], memory: u64) -> Result<(), FileError> {
    let most = (file.len() as u64).saturating_mul(TIMES).max(ALWAYS);
    if memory <= most { Ok(()) } else { Err(FileError::Damaged) }
}

fn checksum(bytes: &[u8]) -> u64 {
    bytes
        .iter()
        .fold(0xcbf2_9ce4_8422_2325, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3))
}

/// What is still to be read of a file.
pub struct Reader<'a> {
    /// Its bytes.
    pub rest: &'a [u8],
}

impl<'a> Reader<'a> {
    /// The next bytes.
    ///
    /// # Errors
    /// [`FileError::Damaged`] if the file is too short.
    pub fn take<const N: usize>(&mut self) -> Result<[u8; N], FileError> {
        let (taken, rest) = self.rest.split_first_chunk::<N>().ok_or(FileError::Damaged)?;
        self.rest = rest;
        Ok(*taken)
    }

    /// The next `length` bytes.
    ///
    /// # Errors
    /// [`FileError::Damaged`] if the file is too short.
    pub fn slice(&mut self, length: usize) -> Result<&'a [u8], FileError> {
        let (taken, rest) = self.rest.split_at_checked(length).ok_or(FileError::Damaged)?;
        self.rest = rest;
        Ok(taken)
    }

    /// Everything was read.
    pub fn end(&self) -> Result<(), FileError> {
        if self.rest.is_empty() { Ok(()) } else { Err(FileError::Damaged) }
    }
}

/// A chance that was read, if it can be one.
pub fn chance(bits: u64) -> Result<f64, FileError> {
    let value = f64::from_bits(bits);
    if (-1e-9..=1.0 + 1e-9).contains(&value) { Ok(value) } else { Err(FileError::Damaged) }
}
