//! `farkle sheet`: score sheets, the rules on one page, pocket cards and finished games, for the
//! printer.

use super::output::{out, print_json};
use super::replay::text_of;
use crate::failure::Failure;
use crate::file_kind::{FileKind, misfit};
use crate::new_file;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use clap::{Arg, Args, Subcommand};
use farkle_client::{NameError, name_faults};
use farkle_print::{CardSize, Check, Decided, Document, Keepsake, Language, Paper, Sheet};
use farkle_rules::{Record, RuleSet};
use farkle_table::Certificate;
use farkle_terminal::decisive_turn;
use serde::Serialize;
use std::io::Write;
use std::path::{Path, PathBuf};

const PRINT: &str = "Print at 100 % (\"actual size\"): pages and cards have exactly the size they say.";

/// The examples of a subcommand.
fn examples(lines: &str) -> String {
    format!("Examples:\n  {lines}\n\n{PRINT}")
}

const SHEETS: &str = "\
  farkle sheet score --players 6 --rules playmonster
  farkle sheet summary --rules walnut                 the rules on one page
  farkle sheet chooser                                all variations, to tick
  farkle sheet card --size 3.5x2in --ten              ten pocket cards with crop marks
  farkle sheet keepsake game.farkle --output game.svg";

const SCORE: &str = "\
  farkle sheet score --players 6 --rules playmonster
  farkle sheet score --name Ann --name Ben --paper letter --output friday.pdf";

const SUMMARY: &str = "\
  farkle sheet summary --rules walnut
  farkle sheet summary --rules zilch --language de    in German";

const CHOOSER: &str = "\
  farkle sheet chooser                                classic rules are proposed
  farkle sheet chooser --rules playmonster --output rules.svg";

const CARD: &str = "\
  farkle sheet card --rules walnut
  farkle sheet card --size 3.5x2in --ten              ten pocket cards with crop marks";

const KEEPSAKE: &str = "\
  farkle play --seat Ann --seat Ben --save game.farkle
  farkle sheet keepsake game.farkle --output game.svg";

/// Puts the default name of the output into the help of a subcommand.
fn names_output(argument: Arg, kind: &str) -> Arg {
    argument.help(format!(
        "The output: a .pdf, .svg or .png file, or - for a PDF on standard output [default: farkle-{kind}.pdf]"
    ))
}

/// Resolution of PNG files. This is sharp on paper, too.
const DOTS_PER_INCH: f32 = 300.0;
/// Stands for standard output.
const STANDARD_OUTPUT: &str = "-";

#[derive(Debug, Args)]
#[command(after_help = examples(SHEETS))]
pub(crate) struct Arguments {
    #[command(subcommand)]
    kind: Kind,
}

#[derive(Debug, Subcommand)]
enum Kind {
    /// An empty score sheet with the price list at its foot
    #[command(after_help = examples(SCORE), mut_arg("output", |arg| names_output(arg, "score")))]
    Score(ScoreArguments),
    /// The rules on one page, with examples in dice
    #[command(after_help = examples(SUMMARY), mut_arg("output", |arg| names_output(arg, "summary")))]
    Summary(Common),
    /// All variations as boxes to tick before the game
    #[command(after_help = examples(CHOOSER), mut_arg("output", |arg| names_output(arg, "chooser")))]
    Chooser(Common),
    /// The scoring card for the pocket, at business-card size
    #[command(after_help = examples(CARD), mut_arg("output", |arg| names_output(arg, "card")))]
    Card(CardArguments),
    /// A finished game to keep, from its record: the winner, the chart and the whole sheet
    #[command(after_help = examples(KEEPSAKE), mut_arg("output", |arg| names_output(arg, "keepsake")))]
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
    /// Paper: a4 or letter [default: that of the environment, otherwise A4]
    #[arg(long)]
    paper: Option<Paper>,

    /// Language: en, de, es or fr [default: that of the environment, otherwise English]
    #[arg(long)]
    language: Option<Language>,

    /// The output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,

    /// Replace the file if it exists
    #[arg(long)]
    force: bool,

    /// Print one JSON object about the files
    #[arg(long)]
    json: bool,
}

impl PageArguments {
    fn language(&self) -> Language {
        let of_environment = || locale("LC_MESSAGES").and_then(|text| text.parse().ok());
        self.language.or_else(of_environment).unwrap_or(Language::English)
    }

    fn paper(&self) -> Paper {
        let of_environment = || locale("LC_PAPER").map(|text| Paper::of_locale(&text));
        self.paper.or_else(of_environment).unwrap_or(Paper::A4)
    }
}

/// The locale of a category. The first variable that is set decides.
fn locale(category: &str) -> Option<String> {
    let set = |name: &str| std::env::var(name).ok().filter(|text| !text.is_empty());
    ["LC_ALL", category, "LANG"].into_iter().find_map(set)
}

#[derive(Debug, Args)]
struct ScoreArguments {
    #[command(flatten)]
    common: Common,

    /// Number of players or teams, 2 to 12 [default: the number of names, otherwise 4]
    #[arg(long, value_parser = numbers::columns, allow_negative_numbers = true)]
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
    /// The record of the game; - reads it from standard input
    record: String,

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
            // An empty column has no name.
            let is_taken = |fault: &NameError| matches!(fault, NameError::Taken { .. });
            if let Some(fault) = name_faults(&score.names).into_iter().flatten().find(is_taken) {
                return Err(Failure::bad_input(format!("--name: {fault}")));
            }
            let sheet = Sheet::ScoreSheet { columns, names: score.names.clone() };
            print(&sheet, &score.common, "score", "score sheet")
        }
        Kind::Summary(common) => print(&Sheet::Summary, common, "summary", "rules on one page"),
        Kind::Chooser(common) => print(&Sheet::Chooser, common, "chooser", "variations to tick"),
        Kind::Card(card) => {
            let sheet = if card.ten { Sheet::TenCards(card.size) } else { Sheet::Card(card.size) };
            print(&sheet, &card.common, "card", if card.ten { "ten pocket cards" } else { "pocket card" })
        }
        Kind::Keepsake(keepsake) => {
            let record = record(&keepsake.record)?;
            let rules = record.rules.clone();
            let sheet = Sheet::Keepsake(Box::new(to_keep(record, &keepsake.record)));
            lay_out_and_write(&sheet, &rules, &keepsake.page, "keepsake", "finished game")
        }
    }
}

fn record(file: &str) -> Result<Record, Failure> {
    let (shown, text) = text_of(file)?;
    text.parse::<Record>().map_err(|error| match misfit(file, &text, FileKind::Record) {
        Some(sentence) => Failure::bad_input(sentence),
        None => Failure::bad_input(format!("{shown}: {error}")),
    })
}

/// The game with what its file and its dice tell about it.
fn to_keep(record: Record, file: &str) -> Keepsake {
    let played = std::fs::metadata(file).and_then(|metadata| metadata.modified()).ok();
    let played = played.and_then(|time| jiff::Zoned::try_from(time).ok());
    let decided = decisive_turn(&record);
    let check = Certificate::of(&record);
    Keepsake {
        day: played.map(|time| time.date().to_string()),
        decided: decided.map(|it| Decided { turn: it.turn, before: it.before, after: it.after }),
        check: check.map(|it| Check { seed: it.seed.to_string(), code: it.code }),
        record,
    }
}

fn print(sheet: &Sheet, common: &Common, kind: &str, what: &str) -> Result<(), Failure> {
    lay_out_and_write(sheet, &common.rules.rule_set()?, &common.page, kind, what)
}

fn lay_out_and_write(
    sheet: &Sheet,
    rules: &RuleSet,
    page: &PageArguments,
    kind: &str,
    what: &str,
) -> Result<(), Failure> {
    let document = sheet.lay_out(rules, page.paper(), page.language()).map_err(Failure::bad_input)?;
    let output = page.output.clone().unwrap_or_else(|| PathBuf::from(format!("farkle-{kind}.pdf")));
    let extension = output.extension().map(|extension| extension.to_string_lossy().to_ascii_lowercase());
    if extension.as_deref() != Some("svg") {
        warn_of_missing_glyphs(&document);
    }
    if output.as_os_str() == STANDARD_OUTPUT {
        if page.json {
            return Err(Failure::bad_input(
                "--json and the PDF can't both go to standard output: name a file",
            ));
        }
        out().write_all(&pdf(&document)?)?;
        return Ok(());
    }
    let files = match extension.as_deref() {
        Some("pdf") => {
            new_file::check(&output, page.force)?;
            new_file::write(&output, &pdf(&document)?, page.force)?;
            vec![output]
        }
        Some("svg") => {
            let svg = |page| Ok(document.svg(page).unwrap_or_default().into_bytes());
            write_pages(&document, &output, page.force, svg)?
        }
        Some("png") => write_pages(&document, &output, page.force, |page| {
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
    let paper = match sheet {
        Sheet::Card(size) => size.name().to_string(),
        _ => page.paper().to_string(),
    };
    writeln!(out(), "Wrote {} ({what}, {}, {paper}).", files.join(", "), rules.name())?;
    Ok(())
}

/// Says which characters no font has. An SVG is shown with the fonts of whoever opens it.
fn warn_of_missing_glyphs(document: &Document) {
    let missing: String = document.missing_glyphs().into_iter().collect();
    if !missing.is_empty() {
        // Standard error may be closed.
        let _ = writeln!(
            std::io::stderr(),
            "note: no font on this computer has {missing}; each of them is printed as ?"
        );
    }
}

fn pdf(document: &Document) -> Result<Vec<u8>, Failure> {
    document.pdf().map_err(|error| Failure::Broken(error.into()))
}

/// One file for each page: `game.svg`, `game-2.svg`, …
fn write_pages(
    document: &Document,
    output: &Path,
    force: bool,
    picture: impl Fn(usize) -> Result<Vec<u8>, Failure>,
) -> Result<Vec<PathBuf>, Failure> {
    let name = |page: usize| match page {
        0 => output.to_path_buf(),
        _ => {
            let [stem, ending] = [output.file_stem(), output.extension()]
                .map(|part| part.unwrap_or_default().to_string_lossy());
            output.with_file_name(format!("{stem}-{}.{ending}", page + 1))
        }
    };
    let files: Vec<PathBuf> = (0..document.page_count()).map(name).collect();
    // Nothing is written where a file is in the way of one of them.
    files.iter().try_for_each(|file| new_file::check(file, force))?;
    for (page, file) in files.iter().enumerate() {
        new_file::write(file, &picture(page)?, force)?;
    }
    Ok(files)
}
