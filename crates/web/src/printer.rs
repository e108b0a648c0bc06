//! Printed sheets: a module that is loaded when somebody prints.
//!
//! `farkle-printer` lays them out; the names below are those of its functions.

use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::module;
use farkle_client::Decisive;
use wasm_bindgen::prelude::wasm_bindgen;
use wasm_bindgen::{JsCast, JsValue};

/// The name of the module in xtask's list.
const MODULE: &str = "printer";

#[wasm_bindgen]
extern "C" {
    type Printer;

    #[wasm_bindgen(method, catch)]
    fn score_sheet(
        this: &Printer,
        code: &str,
        name: &str,
        language: &str,
        paper: &str,
        columns: usize,
        names: Vec<String>,
    ) -> Result<Printed, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn summary(
        this: &Printer,
        code: &str,
        name: &str,
        language: &str,
        paper: &str,
    ) -> Result<Printed, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn chooser(
        this: &Printer,
        code: &str,
        name: &str,
        language: &str,
        paper: &str,
    ) -> Result<Printed, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn card(
        this: &Printer,
        code: &str,
        name: &str,
        language: &str,
        paper: &str,
        size: &str,
        ten: bool,
    ) -> Result<Printed, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn keepsake(
        this: &Printer,
        record: &str,
        language: &str,
        paper: &str,
        day: Option<String>,
        decided: Vec<f64>,
    ) -> Result<Printed, JsValue>;

    /// A finished document.
    #[derive(Clone)]
    pub(crate) type Printed;

    /// The number of its pages.
    #[wasm_bindgen(method)]
    pub(crate) fn pages(this: &Printed) -> usize;

    #[wasm_bindgen(method)]
    fn svg(this: &Printed, page: usize) -> Option<String>;

    #[wasm_bindgen(method, catch)]
    fn png(this: &Printed, page: usize) -> Result<Option<Vec<u8>>, JsValue>;

    #[wasm_bindgen(method, catch)]
    fn pdf(this: &Printed) -> Result<Vec<u8>, JsValue>;
}

/// The rules to print: their share code and their name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PrintedRules {
    /// The code.
    pub code: String,
    /// The name.
    pub name: String,
}

/// What can be printed.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Sheet {
    /// An empty score sheet with this many columns.
    Scores(PrintedRules, usize),
    /// The rules on one page.
    Summary(PrintedRules),
    /// All options to tick.
    Chooser(PrintedRules),
    /// The pocket card in a named size; ten on a page, or one alone.
    Card(PrintedRules, &'static str, bool),
    /// A game, by its record, the day on which it was played, and the turn that decided it.
    Keepsake(String, Option<String>, Option<Decisive>),
}

/// A paper size.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Paper {
    /// 210 x 297 mm.
    A4,
    /// 8.5 x 11 in.
    Letter,
}

/// Where paper has the size "Letter".
const LETTER_COUNTRIES: [&str; 6] = ["US", "CA", "MX", "PH", "CO", "CL"];

impl Paper {
    /// All of them.
    pub(crate) const ALL: [Paper; 2] = [Paper::A4, Paper::Letter];

    /// Its name in the printer module.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Paper::A4 => "a4",
            Paper::Letter => "letter",
        }
    }

    /// The paper of the browser's country; A4 if it says none.
    pub(crate) fn usual() -> Paper {
        let country = browser::language().and_then(|tag| tag.split('-').nth(1).map(str::to_uppercase));
        let has_letter = country.is_some_and(|country| LETTER_COUNTRIES.contains(&country.as_str()));
        if has_letter { Paper::Letter } else { Paper::A4 }
    }
}

/// A file format for a document.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Form {
    /// All pages in one file.
    Pdf,
    /// A picture of each page.
    Picture,
}

/// Lays a sheet out.
///
/// # Errors
/// What is wrong, in words; also if the module can't be loaded.
pub(crate) async fn lay_out(sheet: Sheet, paper: Paper) -> Result<Printed, String> {
    let printer = module::load(MODULE).await;
    let printer: Printer = printer.map_err(|_| say!("print-not-loaded"))?.unchecked_into();
    let (language, paper) = (messages().language(), paper.name());
    let printed = match sheet {
        Sheet::Scores(PrintedRules { code, name }, columns) => {
            printer.score_sheet(&code, &name, language, paper, columns, Vec::new())
        }
        Sheet::Summary(PrintedRules { code, name }) => printer.summary(&code, &name, language, paper),
        Sheet::Chooser(PrintedRules { code, name }) => printer.chooser(&code, &name, language, paper),
        Sheet::Card(PrintedRules { code, name }, size, ten) => {
            printer.card(&code, &name, language, paper, size, ten)
        }
        Sheet::Keepsake(record, day, decided) => {
            let decided = decided.map_or_else(Vec::new, |it| vec![it.turn as f64, it.before, it.after]);
            printer.keepsake(&record, language, paper, day, decided)
        }
    };
    printed.map_err(in_words)
}

/// The address of a picture of each page.
pub(crate) fn pictures(printed: &Printed) -> Vec<browser::Address> {
    let svg = (0..printed.pages()).filter_map(|page| printed.svg(page));
    svg.filter_map(|svg| browser::Address::of(&JsValue::from_str(&svg), "image/svg+xml")).collect()
}

/// Browsers save several files only one after the other.
const BETWEEN_FILES_MS: i32 = 700;

/// Saves a document as files called `name`.
///
/// # Errors
/// What is wrong, in words.
pub(crate) async fn save(printed: &Printed, name: &str, form: Form) -> Result<(), String> {
    match form {
        Form::Pdf => {
            let pdf = printed.pdf().map_err(in_words)?;
            browser::download_bytes(&format!("{name}.pdf"), &pdf, "application/pdf");
        }
        Form::Picture => {
            for page in 0..printed.pages() {
                if page > 0 {
                    browser::pause(BETWEEN_FILES_MS).await;
                }
                let number = if page == 0 { String::new() } else { format!("-{}", page + 1) };
                let png = printed.png(page).map_err(in_words)?.unwrap_or_default();
                browser::download_bytes(&format!("{name}{number}.png"), &png, "image/png");
            }
        }
    }
    Ok(())
}

/// An error of the printer is a defect of ours: the console shows it, and players get a sentence.
fn in_words(error: JsValue) -> String {
    leptos::logging::log!("{error:?}");
    say!("print-fault")
}
