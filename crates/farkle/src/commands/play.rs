//! `farkle play`: the game in the terminal.
//!
//! Reads the command line and the environment and starts `farkle-terminal`.

use crate::completing;
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use anyhow::Context;
use clap::{Args, ValueEnum};
use farkle_rules::rule_set::{Starter, option};
use farkle_rules::{RuleSet, Seat};
use farkle_strategy::Temperament;
use farkle_table::Table;
use farkle_terminal::plain::PlainGame;
use farkle_terminal::{
    App, Beginning, Depth, Look, NewGame, Pace, SaveFile, Saves, SeatWish, Theme, holders,
};
use std::env;
use std::fs::OpenOptions;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  farkle play                                           set a game up and play it
  farkle play --seat Ann --seat Ben                     two people at one keyboard
  farkle play --seat Ann --seat computer:gambler --rules playmonster --set opening_score=300
  farkle play --seat Ann --practice                     alone, with take-backs
  farkle play --continue                                continue the game played last
  farkle play --plain --seat Ann --seat computer        line by line, for pipes and screen readers

Games are saved after every move in $XDG_DATA_HOME/farkle/games (~/.local/share/farkle/games).";

/// The examples and all computer players.
fn after_help() -> String {
    let width = Temperament::ALL.iter().map(|temperament| temperament.name().len()).max().unwrap_or(0);
    let players: String =
        Temperament::ALL.iter().map(|t| format!("\n  {:width$}  {}", t.name(), t.about())).collect();
    format!("{EXAMPLES}\n\nComputer players:{players}")
}

#[derive(Debug, Args)]
#[command(after_help = after_help())]
pub(crate) struct Arguments {
    #[command(flatten)]
    rules: RulesArgument,

    /// A player: NAME, computer, computer:TEMPERAMENT or NAME=computer:TEMPERAMENT; repeat it for
    /// each player, clockwise
    #[arg(long = "seat", value_name = "SEAT", value_parser = seat_wish, add = completing::seats())]
    seats: Vec<SeatWish>,

    /// The number of the player who starts, if the players choose under these rules
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u8).range(1..=12))]
    starter: Option<u8>,

    /// Any text; games with the same seed and players have the same dice
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,

    /// Allow players to take decisions back
    #[arg(long)]
    practice: bool,

    /// Continue the game played last, or the one in FILE
    #[arg(long = "continue", value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["rules", "changes", "seats", "starter", "seed", "practice"])]
    resume: Option<Option<PathBuf>>,

    /// Save the game in this file instead of the data directory
    #[arg(long, value_name = "FILE", conflicts_with = "resume", requires = "seats")]
    save: Option<PathBuf>,

    /// Play line by line in whole sentences (the default if input or output is no terminal)
    #[arg(long)]
    plain: bool,

    /// How fast computer players play: slow, normal, fast or instant
    #[arg(long, default_value_t = Pace::Normal, add = completing::paces())]
    pace: Pace,

    /// Colours [default: chosen for the terminal; none if NO_COLOR is set]
    #[arg(long, value_enum)]
    theme: Option<ThemeName>,
}

/// A theme on the command line.
#[derive(Clone, Copy, Debug, ValueEnum)]
pub(super) enum ThemeName {
    /// A walnut table at night
    Dark,
    /// Paper and linen
    Light,
    /// No colours
    Plain,
}

fn seat_wish(text: &str) -> Result<SeatWish, String> {
    text.parse()
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_plain = is_plain(arguments.plain);
    let saves = Saves::of_this_person().ok();
    match &arguments.resume {
        Some(file) => {
            let (file, table) = saved_game(file.as_deref(), saves.as_ref())?;
            if is_plain {
                return play_plain(table, Some(file));
            }
            play_full(arguments, Beginning::Continue(Some(file), Box::new(table)), saves)
        }
        None => begin(arguments, is_plain, saves),
    }
}

/// Whether to play line by line: on request, or because there is no terminal.
pub(super) fn is_plain(wanted: bool) -> bool {
    wanted || !io::stdin().is_terminal() || !io::stdout().is_terminal() || term() == "dumb"
}

fn begin(arguments: &Arguments, is_plain: bool, saves: Option<Saves>) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    if let Some(number) = arguments.starter {
        check_starter(number, &rules, arguments.seats.len())?;
    }
    let game = NewGame {
        rules,
        seats: arguments.seats.clone(),
        practice: arguments.practice,
        seed: arguments.seed.clone(),
        starter: arguments.starter.and_then(|number| Seat::new(usize::from(number) - 1)),
    };
    if arguments.seats.is_empty() {
        if is_plain {
            let why = if arguments.plain { "with --plain" } else { "without a terminal" };
            return Err(Failure::bad_input(format!(
                "{why} there is no set-up screen: name the players, for example `farkle play --seat Ann --seat computer`, or continue a saved game with `farkle play --continue`"
            )));
        }
        return play_full(arguments, Beginning::SetUp(game), saves);
    }
    holders(&game.seats).map_err(Failure::bad_input)?;
    let table = game.table().map_err(Failure::bad_input)?;
    let file = match &arguments.save {
        Some(path) => {
            let shown = path.display();
            Some(
                new_file(path, &format!("`--continue {shown}` continues it"))
                    .map_err(|failure| failure.before("--save "))?,
            )
        }
        None => None,
    };
    if is_plain {
        let file = file.or_else(|| default_file(saves.as_ref()));
        return play_plain(table, file);
    }
    play_full(arguments, Beginning::Continue(file, Box::new(table)), saves)
}

/// Checks that the player with this number may be chosen to start.
fn check_starter(number: u8, rules: &RuleSet, seats: usize) -> Result<(), Failure> {
    let starter = rules.starter();
    if starter != Starter::Chosen {
        let decides = option("starter").map(|option| option.kind.in_words(&option.get(rules.draft())));
        return Err(Failure::bad_input(format!(
            "--starter {number}: the rules of {} decide who starts ({}); with --set starter=chosen the players choose",
            rules.name(),
            decides.unwrap_or_default(),
        )));
    }
    if seats > 0 && usize::from(number) > seats {
        return Err(Failure::bad_input(format!(
            "--starter {number}: allowed are 1 to {seats}, the players at the table"
        )));
    }
    Ok(())
}

/// A file in the data directory. The game works without one.
fn default_file(saves: Option<&Saves>) -> Option<SaveFile> {
    saves?
        .create()
        .inspect_err(|error| {
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "farkle: this game can't be saved: {error}");
        })
        .ok()
}

/// A new file of the person's choice. An existing file is not overwritten; then `instead` says what
/// to do with it.
pub(super) fn new_file(path: &Path, instead: &str) -> Result<SaveFile, Failure> {
    let shown = path.display();
    match OpenOptions::new().write(true).create_new(true).open(path) {
        Ok(_) => Ok(SaveFile::at(path)),
        Err(_) if path.is_dir() => Err(Failure::bad_input(format!(
            "{shown}: this is a directory; allowed is the name of a new file"
        ))),
        Err(error) if error.kind() == io::ErrorKind::AlreadyExists => {
            Err(Failure::bad_input(format!("{shown}: this file exists already; {instead}")))
        }
        Err(error) if error.kind() == io::ErrorKind::NotFound => {
            Err(Failure::bad_input(format!("{shown}: there is no such directory")))
        }
        Err(error) => Err(Failure::bad_input(format!("{shown}: {error}"))),
    }
}

fn saved_game(file: Option<&Path>, saves: Option<&Saves>) -> Result<(SaveFile, Table), Failure> {
    let (file, record) = match file {
        Some(path) => {
            let mut file = SaveFile::at(path);
            let record = file.read().map_err(|reason| not_readable(&file, &reason))?;
            (file, record)
        }
        None => saves.and_then(Saves::unfinished).ok_or_else(|| nothing_to_continue(saves))?,
    };
    let table = Table::from_record(&record).map_err(|error| not_readable(&file, &error.to_string()))?;
    Ok((file, table))
}

fn not_readable(file: &SaveFile, reason: &str) -> Failure {
    Failure::bad_input(format!("{}: {reason}", file.path().display()))
}

/// The error without a game to continue. It lists unreadable files, because one of them may be the
/// game.
fn nothing_to_continue(saves: Option<&Saves>) -> Failure {
    let damaged = saves.map(Saves::damaged).unwrap_or_default();
    let files: String = damaged
        .iter()
        .map(|(file, reason)| {
            format!("\n{} can't be read and was not changed: {reason}", file.path().display())
        })
        .collect();
    Failure::bad_input(format!("there is no unfinished game; `farkle play` begins one{files}"))
}

fn play_plain(table: Table, file: Option<SaveFile>) -> Result<(), Failure> {
    let mut game = PlainGame::new(table, file).map_err(Failure::bad_input)?;
    game.play(io::stdin().lock(), &mut io::stdout().lock())?;
    saved_or(game.trouble())
}

/// The exit code says so if the game could not be saved.
fn saved_or(trouble: Option<&str>) -> Result<(), Failure> {
    trouble.map_or(Ok(()), |trouble| Err(anyhow::anyhow!("the game was not saved. {trouble}").into()))
}

fn play_full(arguments: &Arguments, beginning: Beginning, saves: Option<Saves>) -> Result<(), Failure> {
    let look = Look::new(theme(arguments.theme), depth());
    let mut app = App::new(beginning, look, arguments.pace, saves).map_err(Failure::bad_input)?;
    farkle_terminal::run(&mut app).context("the terminal can't be used; --plain works without it")?;
    let words = match (app.result(), app.left_game()) {
        (Some(result), Some(file)) => {
            format!("{result} `farkle replay {}` shows the game.\n", file.path().display())
        }
        (Some(result), None) => format!("{result}\n"),
        (None, Some(file)) => {
            format!("Saved in {}; continue with `{}`.\n", file.path().display(), file.way_to_go_on())
        }
        (None, None) => String::new(),
    };
    write!(io::stdout(), "{words}")?;
    saved_or(app.trouble())
}

/// The theme: the requested one, or one for this terminal.
pub(super) fn theme(wanted: Option<ThemeName>) -> Theme {
    match wanted {
        Some(ThemeName::Dark) => Theme::Dark,
        Some(ThemeName::Light) => Theme::Light,
        Some(ThemeName::Plain) => Theme::Plain,
        None if env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty()) || !has_colours() => {
            Theme::Plain
        }
        None if is_on_light_ground() => Theme::Light,
        None => Theme::Dark,
    }
}

fn has_full_colours() -> bool {
    env::var("COLORTERM").is_ok_and(|value| value == "truecolor" || value == "24bit")
}

/// Nearly all terminals show 256 colours. These don't, or nobody knows.
fn has_colours() -> bool {
    const WITHOUT: [&str; 6] = ["", "dumb", "linux", "ansi", "cygwin", "cons25"];
    let term = term();
    has_full_colours() || cfg!(windows) || !(WITHOUT.contains(&term.as_str()) || term.starts_with("vt"))
}

/// The type of the terminal, if it is known.
fn term() -> String {
    env::var("TERM").unwrap_or_default()
}

/// How many colours the terminal shows.
pub(super) fn depth() -> Depth {
    if has_full_colours() { Depth::Full } else { Depth::Indexed }
}

/// Some terminals name their background among the sixteen colours in COLORFGBG. 7 and 15 are light.
fn is_on_light_ground() -> bool {
    let ground = env::var("COLORFGBG").ok().and_then(|colours| colours.rsplit(';').next()?.parse().ok());
    matches!(ground, Some(7_u8 | 15))
}
