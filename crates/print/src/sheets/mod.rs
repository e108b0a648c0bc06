//! The sheets, one file for each.

mod card;
mod chooser;
mod frame;
mod keepsake;
mod score_sheet;
mod summary;

pub use card::{CardSize, UnknownCardSize};
pub use keepsake::{Check, Decided, Keepsake};

use crate::{Document, Paper, words};
use farkle_rules::{RecordError, RuleSet};
use farkle_words::Language;
use std::fmt;

/// What can be printed.
#[derive(Clone, Debug)]
pub enum Sheet {
    /// An empty score sheet.
    ScoreSheet {
        /// Number of players or teams, 2 to 12.
        columns: usize,
        /// Their names. Columns without a name get an empty line.
        names: Vec<String>,
    },
    /// The rules on one page, with examples.
    Summary,
    /// All variations as boxes to tick before the game.
    Chooser,
    /// The scoring card for the pocket, on paper of its size.
    Card(CardSize),
    /// Ten scoring cards on a page, with crop marks.
    TenCards(CardSize),
    /// A game to keep, finished or not.
    Keepsake(Box<Keepsake>),
}

/// Why a sheet has no layout.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// Too few or too many columns.
    Columns {
        /// The requested number.
        columns: usize,
    },
    /// The game of the keepsake is impossible.
    Record(RecordError),
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Columns { columns } => {
                write!(f, "a score sheet for {columns} is not possible: it is for 2 to 12 players or teams")
            }
            LayoutError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LayoutError {}

impl Sheet {
    /// Lays the sheet out for these rules in a language. A card has its own size, and a keepsake
    /// its own rules.
    ///
    /// # Errors
    /// [`LayoutError`].
    pub fn lay_out(
        &self,
        rules: &RuleSet,
        paper: Paper,
        language: Language,
    ) -> Result<Document, LayoutError> {
        let words = &words::of(language);
        let of_rules = |id: &str| words.say_with(id, &[("name", words.name_of(rules).into())]);
        let (title, pages) = match self {
            Sheet::ScoreSheet { columns, names } => {
                (of_rules("doc-scores"), vec![score_sheet::page(rules, words, paper, *columns, names)?])
            }
            Sheet::Summary => (of_rules("doc-rules"), vec![summary::page(rules, words, paper)]),
            Sheet::Chooser => chooser::document(rules, words, paper),
            Sheet::Card(size) => (of_rules("doc-card"), vec![card::page(rules, words, *size)]),
            Sheet::TenCards(size) => {
                (of_rules("doc-cards"), vec![card::page_of_ten(rules, words, *size, paper)])
            }
            Sheet::Keepsake(keepsake) => keepsake::document(keepsake, words, paper)?,
        };
        Ok(Document::new(title, language, pages))
    }
}
