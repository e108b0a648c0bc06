//! `farkle sheet`: score sheets, the rules on one page, pocket cards and finished games, for the
//! printer.

use super::output::{out, print_json};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use anyhow::Context;
use clap::{Args, Subcommand};
use farkle_print::{CardSize, Document, Language, Paper, Sheet};
use farkle_rules::{Record, RuleSet};
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  farkle sheet score --players 6 --rules playmonster
  farkle sheet score --name Ann --name Ben --paper letter --output friday.pdf
  farkle sheet summary --rules walnut                 the rules on one page
  farkle sheet chooser                                all variations, to tick
  farkle sheet card --size 3.5x2in --ten              ten pocket cards with crop marks
  farkle sheet keepsake game.farkle --output game.svg
  farkle sheet summary --rules zilch --language de    in German

Print at 100 % (\"actual size\"): pages and cards have exactly the size they say.";

/// Resolution of PNG files. This is sharp on paper, too.
const DOTS_PER_INCH: f32 = 300.0;
/// Stands for standard output.
const STANDARD_OUTPUT: &str = "-";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Debug, Subcommand)]
enum Kind {
    /// An empty score sheet with the price list at its foot
    #[command(after_help = EXAMPLES)]
    Score(ScoreArguments),
    /// The rules on one page, with examples in dice
    #[command(after_help = EXAMPLES)]
    Summary(Common),
    /// All variations as boxes to tick before the game
    #[command(after_help = EXAMPLES)]
    Chooser(Common),
    /// The scoring card for the pocket, at business-card size
    #[command(after_help = EXAMPLES)]
    Card(CardArguments),
    /// A finished game to keep, from its record: the winner, the chart and the whole sheet
    #[command(after_help = EXAMPLES)]
    Keepsake(KeepsakeArguments),
}

#[derive(Debug, Args)]
struct Common {
    #[command(flatten)]
    rules: RulesArgument,

    #[command(flatten)]
    page: PageArguments,
}

#[derive(Debug, Args)]
struct PageArguments {
    /// Paper: a4 or letter
    #[arg(long, default_value = "a4")]
    paper: Paper,

    /// Language: en, de, es or fr [default: that of the environment, otherwise English]
    #[arg(long)]
    language: Option<Language>,

    /// The output: a .pdf, .svg or .png file, or - for a PDF on standard output [default:
    /// farkle-KIND.pdf]
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Print one JSON object about the files
    #[arg(long)]
    json: bool,
}

impl PageArguments {
    fn language(&self) -> Language {
        self.language.unwrap_or_else(|| of_environment(|name| std::env::var(name).ok()))
    }
}

/// The language of the environment. The first variable that is set decides.
fn of_environment(variable: impl Fn(&str) -> Option<String>) -> Language {
    let set =
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(variable).find(|text| !text.is_empty());
    set.and_then(|text| text.parse().ok()).unwrap_or(Language::English)
}

#[derive(Debug, Args)]
struct ScoreArguments {
    #[command(flatten)]
    common: Common,

    /// Number of players or teams, 2 to 12 [default: the number of names, otherwise 4]
    #[arg(long)]
    players: Option<usize>,

    /// A player's name to print on the sheet; may be repeated
    #[arg(long = "name", value_name = "NAME")]
    names: Vec<String>,
}

#[derive(Debug, Args)]
struct CardArguments {
    #[command(flatten)]
    common: Common,

    /// Size of the card: 85x55mm or 3.5x2in
    #[arg(long, default_value = "85x55mm")]
    size: CardSize,

    /// Print ten cards on a page, with crop marks
    #[arg(long)]
    ten: bool,
}

#[derive(Debug, Args)]
struct KeepsakeArguments {
    /// The record of the game
    record: PathBuf,

    #[command(flatten)]
    page: PageArguments,
}

/// The written files as JSON.
#[derive(Serialize)]
struct Written {
    title: String,
    files: Vec<String>,
    pages: usize,
    width_mm: f64,
    height_mm: f64,
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.kind {
        Kind::Score(score) => {
            let few = score.names.len().max(2);
            let columns = score.players.unwrap_or(if score.names.is_empty() { 4 } else { few });
            if columns < score.names.len() {
                return Err(Failure::bad_input(format!(
                    "{} names don't fit on a sheet for {columns}: leave --players out, or give fewer names",
                    score.names.len()
                )));
            }
            let sheet = Sheet::ScoreSheet { columns, names: score.names.clone() };
            print(&sheet, &score.common, "score")
        }
        Kind::Summary(common) => print(&Sheet::Summary, common, "summary"),
        Kind::Chooser(common) => print(&Sheet::Chooser, common, "chooser"),
        Kind::Card(card) => {
            let sheet = if card.ten { Sheet::TenCards(card.size) } else { Sheet::Card(card.size) };
            print(&sheet, &card.common, "card")
        }
        Kind::Keepsake(keepsake) => {
            let record = record(&keepsake.record)?;
            let rules = record.rules.clone();
            lay_out_and_write(&Sheet::Keepsake(Box::new(record)), &rules, &keepsake.page, "keepsake")
        }
    }
}

fn record(path: &Path) -> Result<Record, Failure> {
    let text = std::fs::read_to_string(path)
        .map_err(|error| Failure::bad_input(format!("can't read {}: {error}", path.display())))?;
    text.parse().map_err(|error| Failure::bad_input(format!("{}: {error}", path.display())))
}

fn print(sheet: &Sheet, common: &Common, kind: &str) -> Result<(), Failure> {
    lay_out_and_write(sheet, &common.rules.rule_set()?, &common.page, kind)
}

fn lay_out_and_write(
    sheet: &Sheet,
    rules: &RuleSet,
    page: &PageArguments,
    kind: &str,
) -> Result<(), Failure> {
    let document = sheet.lay_out(rules, page.paper, page.language()).map_err(Failure::bad_input)?;
    let output = page.output.clone().unwrap_or_else(|| PathBuf::from(format!("farkle-{kind}.pdf")));
    if output.as_os_str() == STANDARD_OUTPUT {
        if page.json {
            return Err(Failure::bad_input(
                "--json and the PDF can't both go to standard output: name a file",
            ));
        }
        out().write_all(&pdf(&document)?)?;
        return Ok(());
    }
    let files = match output.extension().and_then(|extension| extension.to_str()) {
        Some("pdf") => {
            write(&output, &pdf(&document)?)?;
            vec![output]
        }
        Some("svg") => {
            write_pages(&document, &output, |page| Ok(document.svg(page).unwrap_or_default().into_bytes()))?
        }
        Some("png") => write_pages(&document, &output, |page| {
            let picture = document.png(page, DOTS_PER_INCH).map_err(|error| Failure::Broken(error.into()))?;
            Ok(picture.unwrap_or_default())
        })?,
        _ => {
            return Err(Failure::bad_input(format!(
                "{}: allowed are the extensions .pdf, .svg and .png",
                output.display()
            )));
        }
    };
    let files: Vec<String> = files.iter().map(|file| file.display().to_string()).collect();
    if page.json {
        let (width_mm, height_mm) = document.size_mm().unwrap_or_default();
        let (title, pages) = (document.title().to_string(), document.page_count());
        return print_json(&Written { title, files, pages, width_mm, height_mm });
    }
    writeln!(out(), "{}: {}", document.title(), files.join(", "))?;
    Ok(())
}

fn pdf(document: &Document) -> Result<Vec<u8>, Failure> {
    document.pdf().map_err(|error| Failure::Broken(error.into()))
}

/// One file for each page: `game.svg`, `game-2.svg`, …
fn write_pages(
    document: &Document,
    output: &Path,
    picture: impl Fn(usize) -> Result<Vec<u8>, Failure>,
) -> Result<Vec<PathBuf>, Failure> {
    let mut files = Vec::new();
    for page in 0..document.page_count() {
        let file = match page {
            0 => output.to_path_buf(),
            _ => {
                let [stem, ending] = [output.file_stem(), output.extension()]
                    .map(|part| part.unwrap_or_default().to_string_lossy());
                output.with_file_name(format!("{stem}-{}.{ending}", page + 1))
            }
        };
        write(&file, &picture(page)?)?;
        files.push(file);
    }
    Ok(files)
}

fn write(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    std::fs::write(path, bytes).with_context(|| format!("can't write {}", path.display()))?;
    Ok(())
}
