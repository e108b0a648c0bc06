//! The sheets: one file for each.

mod card;
mod chooser;
mod frame;
mod keepsake;
mod score_sheet;
mod summary;

pub use card::{CardSize, UnknownCardSize};

use crate::{Document, Paper};
use farkle_rules::{Record, RecordError, RuleSet};
use std::fmt;

/// What can be printed.
#[derive(Clone, Debug)]
pub enum Sheet {
    /// An empty score sheet.
    ScoreSheet {
        /// Number of players or teams, 2 to 12.
        columns: usize,
        /// Their names; empty lines where there is none.
        names: Vec<String>,
    },
    /// The rules on one page, with examples.
    Summary,
    /// All variations as boxes to tick, for the table to agree on before the game.
    Chooser,
    /// The scoring card for the pocket, on paper of just its size.
    Card(CardSize),
    /// Ten scoring cards on a page, with crop marks.
    TenCards(CardSize),
    /// A finished (or broken off) game to keep.
    Keepsake(Box<Record>),
}

/// Why a sheet can't be laid out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum LayoutError {
    /// Too few or too many columns.
    Columns {
        /// How many were asked for.
        columns: usize,
    },
    /// The game of a keepsake can't have happened.
    Record(RecordError),
}

impl fmt::Display for LayoutError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            LayoutError::Columns { columns } => {
                write!(f, "a score sheet can't have {columns} columns: allowed are 2 to 12")
            }
            LayoutError::Record(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for LayoutError {}

impl Sheet {
    /// Lays the sheet out for these rules. A card has a size of its own and a keepsake rules of its own.
    ///
    /// # Errors
    /// [`LayoutError`].
    pub fn lay_out(&self, rules: &RuleSet, paper: Paper) -> Result<Document, LayoutError> {
        let name = rules.name();
        Ok(match self {
            Sheet::ScoreSheet { columns, names } => {
                let page = score_sheet::page(rules, paper, *columns, names)?;
                Document::new(format!("Farkle score sheet: {name}"), vec![page])
            }
            Sheet::Summary => {
                Document::new(format!("Farkle rules: {name}"), vec![summary::page(rules, paper)])
            }
            Sheet::Chooser => Document::new("Farkle: which rules do we play?", chooser::pages(rules, paper)),
            Sheet::Card(size) => {
                Document::new(format!("Farkle card: {name}"), vec![card::page(rules, *size)])
            }
            Sheet::TenCards(size) => {
                Document::new(format!("Farkle cards: {name}"), vec![card::page_of_ten(rules, *size, paper)])
            }
            Sheet::Keepsake(record) => keepsake::document(record, paper)?,
        })
    }
}
