//! The printed sheets in the browser app: a WebAssembly module of its own, loaded when somebody
//! prints.
//!
//! Hands words in and documents out; what a sheet looks like is the business of `farkle-print`.
//! Every sheet is asked for in a language by its tag. A fault is thrown as the sentence that says
//! what is wrong, for us: it is in English.

use farkle_print::{CardSize, Check, Decided, Document, Keepsake, Language, Paper, Sheet};
use farkle_rules::{Record, RuleSet, RuleSetDraft};
use farkle_table::Certificate;
use std::fmt::Display;
use wasm_bindgen::prelude::wasm_bindgen;

/// Of pictures made of dots: a page of A4 is 1,654 of them wide.
const DOTS_PER_INCH: f32 = 200.0;

/// A document that was laid out.
#[wasm_bindgen]
#[derive(Debug)]
pub struct Printed(Document);

#[wasm_bindgen]
impl Printed {
    /// Its title.
    pub fn title(&self) -> String {
        self.0.title().to_string()
    }

    /// The number of its pages.
    pub fn pages(&self) -> usize {
        self.0.page_count()
    }

    /// Width and height of a page, in millimetres.
    pub fn size_mm(&self) -> Vec<f64> {
        self.0.size_mm().map_or_else(Vec::new, |(width, height)| vec![width, height])
    }

    /// A page as SVG with its font inside; nothing if there is no such page.
    pub fn svg(&self, page: usize) -> Option<String> {
        self.0.svg(page)
    }

    /// A page as PNG, sharp enough for any screen; nothing if there is no such page.
    ///
    /// # Errors
    /// A defect of the sheet, in words.
    pub fn png(&self, page: usize) -> Result<Option<Vec<u8>>, String> {
        self.0.png(page, DOTS_PER_INCH).map_err(in_words)
    }

    /// All pages as a PDF.
    ///
    /// # Errors
    /// A defect of the sheet, in words.
    pub fn pdf(&self) -> Result<Vec<u8>, String> {
        self.0.pdf().map_err(in_words)
    }
}

/// An empty score sheet.
///
/// # Errors
/// Rules or paper that can't be read, or a number of columns that no sheet has.
#[wasm_bindgen]
pub fn score_sheet(
    code: &str,
    name: &str,
    language: &str,
    paper: &str,
    columns: usize,
    names: Vec<String>,
) -> Result<Printed, String> {
    lay_out(&Sheet::ScoreSheet { columns, names }, &rules(code, name)?, language, paper)
}

/// The rules on one page.
///
/// # Errors
/// Rules or paper that can't be read.
#[wasm_bindgen]
pub fn summary(code: &str, name: &str, language: &str, paper: &str) -> Result<Printed, String> {
    lay_out(&Sheet::Summary, &rules(code, name)?, language, paper)
}

/// All variations as boxes to tick.
///
/// # Errors
/// Rules or paper that can't be read.
#[wasm_bindgen]
pub fn chooser(code: &str, name: &str, language: &str, paper: &str) -> Result<Printed, String> {
    lay_out(&Sheet::Chooser, &rules(code, name)?, language, paper)
}

/// A card for the pocket, or ten on a page.
///
/// # Errors
/// Rules, paper or size that can't be read.
#[wasm_bindgen]
pub fn card(
    code: &str,
    name: &str,
    language: &str,
    paper: &str,
    size: &str,
    ten: bool,
) -> Result<Printed, String> {
    let size: CardSize = size.parse().map_err(in_words)?;
    let sheet = if ten { Sheet::TenCards(size) } else { Sheet::Card(size) };
    lay_out(&sheet, &rules(code, name)?, language, paper)
}

/// A game to keep, from its record, and its day, as it is to be printed. `decided` says which turn
/// decided it: its number, and the winner's chance before and after it; or nothing.
///
/// # Errors
/// A record or paper that can't be read, or a game that can't have happened.
#[wasm_bindgen]
pub fn keepsake(
    record: &str,
    language: &str,
    paper: &str,
    day: Option<String>,
    decided: Vec<f64>,
) -> Result<Printed, String> {
    let record: Record = record.parse().map_err(in_words)?;
    let rules = record.rules.clone();
    let check =
        Certificate::of(&record).map(|Certificate { seed, code }| Check { seed: seed.to_string(), code });
    let decided = match *decided {
        [turn, before, after] => Some(Decided { turn: turn as usize, before, after }),
        _ => None,
    };
    let keepsake = Keepsake { record, day, decided, check };
    lay_out(&Sheet::Keepsake(Box::new(keepsake)), &rules, language, paper)
}

fn rules(code: &str, name: &str) -> Result<RuleSet, String> {
    let mut draft = RuleSetDraft::from_code(code).map_err(in_words)?;
    draft.name = name.to_string();
    RuleSet::try_from(draft).map_err(in_words)
}

fn lay_out(sheet: &Sheet, rules: &RuleSet, language: &str, paper: &str) -> Result<Printed, String> {
    let (language, paper): (Language, Paper) =
        (language.parse().map_err(in_words)?, paper.parse().map_err(in_words)?);
    sheet.lay_out(rules, paper, language).map(Printed).map_err(in_words)
}

fn in_words(error: impl Display) -> String {
    error.to_string()
}

#[cfg(test)]
#[allow(clippy::unwrap_used)]
mod tests {
    use super::*;

    fn classic() -> String {
        RuleSetDraft::preset("classic").unwrap().code()
    }

    #[test]
    fn every_sheet_is_a_picture_and_a_pdf_under_the_name_that_the_table_gave_its_rules() {
        let code = classic();
        let names = vec!["Ann".to_string(), "Ben".to_string()];
        for sheet in [
            score_sheet(&code, "Friday", "en", "a4", 4, names),
            summary(&code, "Friday", "en", "letter"),
            card(&code, "Friday", "en", "a4", "85x55mm", false),
            card(&code, "Friday", "en", "letter", "3.5x2in", true),
        ] {
            let sheet = sheet.unwrap();
            assert!(sheet.title().ends_with("Friday"), "{}", sheet.title());
            assert!(sheet.svg(0).unwrap().contains("@font-face"));
            assert!(sheet.pdf().unwrap().starts_with(b"%PDF"));
            assert_eq!((sheet.pages(), sheet.size_mm().len()), (1, 2));
        }
        let picture = summary(&code, "Friday", "en", "a4").unwrap().png(0).unwrap().unwrap();
        assert!(picture.starts_with(b"\x89PNG"));
        assert!(chooser(&code, "Friday", "en", "a4").unwrap().pages() >= 1);
    }

    #[test]
    fn a_game_is_kept_by_its_own_rules() {
        let mut record = Record::new(RuleSet::preset("walnut").unwrap(), ["Ann", "Ben"]);
        record.events.push("@1".parse().unwrap());
        let day = Some("25 November 2026".to_string());
        let kept = keepsake(&record.to_string(), "en", "a4", day, Vec::new());
        let kept = kept.unwrap();
        let picture = kept.svg(0).unwrap();
        assert!(picture.contains("Walnut") && picture.contains("25 November 2026"), "{}", kept.title());
    }

    #[test]
    fn a_game_that_is_over_is_kept_with_what_proves_its_dice() {
        let record = include_str!("../../../docs/cli.in/game.farkle");
        let kept = keepsake(record, "en", "a4", None, vec![0.0, 0.5, 0.75]).unwrap().svg(0).unwrap();
        assert!(kept.contains("Seed of the dice: 2a97516c354b6884"), "{kept}");
        assert!(kept.contains("Round 1 decided it") && kept.contains("from 50% to 75%"), "{kept}");
    }

    #[test]
    fn a_sheet_speaks_the_language_of_the_page() {
        let sheet = summary(&classic(), "Classic", "de", "a4").unwrap();
        assert_eq!(sheet.title(), "Farkle-Regeln: Klassisch");
        assert!(sheet.svg(0).unwrap().contains("Was zählt"));
    }

    #[test]
    fn what_is_wrong_is_said_in_a_sentence() {
        assert!(score_sheet(&classic(), "x", "en", "a4", 1, Vec::new()).unwrap_err().contains("2 to 12"));
        assert!(summary("nonsense", "x", "en", "a4").is_err());
        assert!(summary(&classic(), "x", "en", "a3").unwrap_err().contains("a4"));
        assert!(summary(&classic(), "x", "nl", "a4").unwrap_err().contains("de"));
        assert!(keepsake("no record", "en", "a4", None, Vec::new()).is_err());
        assert!(card(&classic(), "x", "en", "a4", "1x1mm", true).unwrap_err().contains("85x55mm"));
    }
}
