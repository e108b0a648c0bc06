//! The head of a text that holds a game (a record, a score pad): by which rules, and who sits at
//! the table.
//!
//! ```text
//! rules: PlayMonster
//! code: F1-…
//! seat: Ann
//! seat: Ben
//! dice: seed 00ff…
//! ```
//!
//! The code decides about the rules; their name is for people. What other keys mean is the business
//! of the file they stand in.

use crate::rule_set::{CodeError, Conflicts};
use crate::{RuleSet, RuleSetDraft};
use std::fmt;

/// Rules, names, and whatever else a file says before its first event.
///
/// ```
/// use farkle_rules::{Head, RuleSet};
/// let rules = RuleSet::preset("walnut").unwrap();
/// let head = Head { rules, seats: vec!["Ann".into(), "Ben".into()], others: Vec::new() };
/// let text = head.to_string();
/// assert_eq!(Head::read((1..).zip(text.lines()), |_| false), Ok(head));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// The rules.
    pub rules: RuleSet,
    /// A name for every seat.
    pub seats: Vec<String>,
    /// The other lines, in order: key and value.
    pub others: Vec<(String, String)>,
}

/// Why the lines are not a head.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum HeadError {
    /// A line has no colon.
    Line {
        /// Line number, from 1.
        number: usize,
        /// The line.
        text: String,
    },
    /// A line means nothing in this kind of file.
    Key {
        /// Line number, from 1.
        number: usize,
        /// The line.
        text: String,
    },
    /// There is no `code:` line.
    NoCode,
    /// The `code:` line can't be read.
    Code(CodeError),
    /// The rules contradict themselves.
    Rules(Conflicts),
}

impl Head {
    /// Reads a head from its numbered lines; `is_known` says which other keys are allowed.
    ///
    /// Texts are cleaned as they would be written, so that a file is the same after it was saved
    /// again.
    ///
    /// # Errors
    /// [`HeadError`]: a line without a colon or with an unknown key, no code, a code that can't be
    /// read or whose rules contradict themselves.
    pub fn read<S: AsRef<str>>(
        lines: impl IntoIterator<Item = (usize, S)>,
        is_known: impl Fn(&str) -> bool,
    ) -> Result<Head, HeadError> {
        let (mut name, mut code, mut seats, mut others) = (None, None, Vec::new(), Vec::new());
        for (number, text) in lines {
            let text = text.as_ref();
            let (key, value) =
                text.split_once(':').ok_or_else(|| HeadError::Line { number, text: text.to_string() })?;
            let (key, value) = (Head::one_line(key), Head::one_line(value));
            match key.as_str() {
                "rules" => name = Some(value),
                "code" => code = Some(value),
                "seat" => seats.push(value),
                other if is_known(other) => others.push((key, value)),
                _ => return Err(HeadError::Key { number, text: text.to_string() }),
            }
        }
        let code = code.ok_or(HeadError::NoCode)?;
        let mut draft = RuleSetDraft::from_code(&code).map_err(HeadError::Code)?;
        if let Some(name) = name {
            draft.name = name;
        }
        let rules = RuleSet::try_from(draft).map_err(HeadError::Rules)?;
        Ok(Head { rules, seats, others })
    }

    /// A text as a line of a head can hold it: one line, trimmed, without the `#` that would
    /// begin a comment. Whoever needs a text back to the letter has to clean it first.
    pub fn one_line(text: &str) -> String {
        text.chars()
            .map(|c| if c.is_control() { ' ' } else { c })
            .collect::<String>()
            .trim()
            .replace('#', "＃")
    }
}

impl fmt::Display for Head {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "rules: {}", Head::one_line(self.rules.name()))?;
        writeln!(f, "code: {}", self.rules.code())?;
        self.seats.iter().try_for_each(|seat| writeln!(f, "seat: {}", Head::one_line(seat)))?;
        self.others
            .iter()
            .try_for_each(|(key, value)| writeln!(f, "{}: {}", Head::one_line(key), Head::one_line(value)))
    }
}

impl fmt::Display for HeadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            HeadError::Line { number, text } => {
                write!(f, "line {number}: '{text}' is not 'key: value' (an empty line ends the head)")
            }
            HeadError::Key { number, text } => {
                write!(f, "line {number}: '{text}' means nothing in this head")
            }
            HeadError::NoCode => f.write_str("the head has no line 'code: F1-…' with the rules"),
            HeadError::Code(error) => write!(f, "code: {error}"),
            HeadError::Rules(conflicts) => write!(f, "code: {conflicts}"),
        }
    }
}

impl std::error::Error for HeadError {}
