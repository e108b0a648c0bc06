//! The name of a table that several devices play at.

use std::fmt;
use std::str::FromStr;

/// The name of a table: 63 random bits, so that nobody finds a table by guessing. As text it has 16
/// hexadecimal digits.
///
/// ```
/// use farkle_table::TableId;
/// let table: TableId = "00c0ffee00c0ffee".parse()?;
/// assert_eq!(table.to_string(), "00c0ffee00c0ffee");
/// assert!("f000000000000000".parse::<TableId>().is_err(), "databases count to 2^63 only");
/// # Ok::<(), farkle_table::TableIdError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct TableId(i64);

/// A text that is not the name of a table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TableIdError;

impl fmt::Display for TableIdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a table: allowed are 16 hexadecimal digits, the first from 0 to 7")
    }
}

impl std::error::Error for TableIdError {}

impl TableId {
    /// The table with the name that these random bits give; the first bit is ignored.
    pub fn from_random(bits: u64) -> TableId {
        TableId((bits & u64::MAX >> 1).cast_signed())
    }

    /// The name as a number that is never negative, as databases keep it.
    pub fn number(self) -> i64 {
        self.0
    }
}

impl fmt::Display for TableId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:016x}", self.0)
    }
}

impl FromStr for TableId {
    type Err = TableIdError;
    fn from_str(text: &str) -> Result<TableId, TableIdError> {
        let is_hex = text.len() == 16 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        let number = i64::from_str_radix(text, 16).ok().filter(|_| is_hex);
        number.map(TableId).ok_or(TableIdError)
    }
}
