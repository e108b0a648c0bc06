//! Score sheets, scoring summaries and pocket cards for any rule set, as SVG, PDF and PNG.
//!
//! Every sheet is laid out once, on a [`Canvas`] measured in millimetres, and becomes either a
//! picture (SVG with real text) or a page of a PDF of exactly the paper's size. The crate knows how
//! paper looks, not what is legal: prices come from the rules engine and sentences from
//! `farkle-words`. It reads no files; its font is inside.
//!
//! ```
//! use farkle_print::{Language, Paper, Sheet};
//! use farkle_rules::RuleSet;
//! let rules = RuleSet::preset("playmonster").unwrap();
//! let sheet = Sheet::ScoreSheet { columns: 4, names: vec![] };
//! let document = sheet.lay_out(&rules, Paper::A4, Language::German)?;
//! assert!(document.svg(0).unwrap().starts_with("<svg"));
//! assert!(document.pdf()?.starts_with(b"%PDF"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod canvas;
mod document;
mod example;
mod font;
mod paper;
#[cfg(feature = "png")]
mod picture;
mod price_list;
mod sheets;
mod words;

pub use canvas::{Anchor, Canvas, Ink};
pub use document::{Document, PdfError};
pub use farkle_words::{Language, UnknownLanguage};
pub use font::Weight;
pub use paper::{Paper, UnknownPaper};
#[cfg(feature = "png")]
pub use picture::{PictureError, png};
pub use sheets::{CardSize, Check, Decided, Keepsake, LayoutError, Sheet, UnknownCardSize};
