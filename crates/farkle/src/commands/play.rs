//! `farkle play`: the game in the terminal.
//!
//! Reads the command line and the environment and starts `farkle-terminal`.

use crate::commands::online_table;
use crate::completing;
use crate::failure::Failure;
use crate::file_kind::{FileKind, misfit};
use crate::new_file::create;
use crate::numbers;
use crate::rules_argument::RulesArgument;
use anyhow::Context;
use clap::{Args, ValueEnum};
use farkle_protocol::TableOptions;
use farkle_rules::rule_set::{Starter, option};
use farkle_rules::{RuleSet, Seat};
use farkle_strategy::Temperament;
use farkle_table::{Ledger, Table};
use farkle_terminal::plain::PlainGame;
use farkle_terminal::{
    App, Beginning, Depth, Link, Look, NewGame, Pace, SaveFile, Saves, SeatChoice, ServerAddress, Theme,
    holders, read_text,
};
use std::env;
use std::io::{self, IsTerminal, Write};
use std::path::{Path, PathBuf};

const EXAMPLES: &str = "\
Examples:
  farkle play                                           set a game up and play it
  farkle play --seat Ann --seat Ben                     two people at one keyboard
  farkle play --seat Ann --seat computer:gambler --rules playmonster --set opening_score=300
  farkle play --seat Ann --practice                     alone, with undo
  farkle play --continue                                continue the game played last
  farkle play --plain --seat Ann --seat computer        line by line, for pipes and screen readers
  farkle play --host 192.168.1.7:8080 --name Ann        open a table for friends on a server
  farkle play --name Ann --join http://192.168.1.7:8080/friends/00c0ffee00c0ffee

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
    seats: Vec<SeatChoice>,

    /// The number of the player who starts, if the players choose under these rules
    #[arg(long, value_name = "NUMBER", value_parser = numbers::starter, allow_negative_numbers = true)]
    starter: Option<u8>,

    /// Any text; games with the same seed and players have the same dice
    #[arg(long, value_name = "TEXT")]
    seed: Option<String>,

    /// Allow undo
    #[arg(long)]
    practice: bool,

    /// Continue the game played last, or the one in FILE
    #[arg(long = "continue", value_name = "FILE", num_args = 0..=1)]
    #[arg(conflicts_with_all = ["rules", "changes", "seats", "starter", "seed", "practice"])]
    resume: Option<Option<PathBuf>>,

    /// Save the game in this file instead of the data directory
    #[arg(long, value_name = "FILE", conflicts_with = "resume", requires = "seats")]
    save: Option<PathBuf>,

    /// Play at a table of a server, line by line: the link that a friend has sent
    #[arg(long, value_name = "LINK", requires = "name")]
    #[arg(conflicts_with_all = ["rules", "changes", "seats", "starter", "seed", "practice", "resume", "save"])]
    join: Option<Link>,

    /// Open a table on this server, with the rules of --rules and --set, and play there line by
    /// line
    #[arg(long, value_name = "SERVER", requires = "name")]
    #[arg(conflicts_with_all = ["join", "seats", "starter", "seed", "practice", "resume", "save"])]
    host: Option<ServerAddress>,

    /// Your name at a table of a server
    #[arg(long, value_name = "NAME")]
    name: Option<String>,

    /// How many seats the table on the server has
    #[arg(long, value_name = "NUMBER", default_value_t = 2, value_parser = numbers::places)]
    #[arg(requires = "host")]
    places: u8,

    /// How long a decision may take at the table on the server
    #[arg(long, value_enum, default_value_t = Clock::None, requires = "host")]
    clock: Clock,

    /// Nobody watches the table on the server without a seat
    #[arg(long, requires = "host")]
    no_watchers: bool,

    /// Nobody asks for hints at the table on the server
    #[arg(long, requires = "host")]
    no_hints: bool,

    #[command(flatten)]
    look: PlayLook,
}

/// How a game is shown.
#[derive(Debug, Args)]
pub(super) struct PlayLook {
    /// Play line by line in whole sentences (the default if input or output is no terminal)
    #[arg(long)]
    pub(super) plain: bool,

    /// How fast computer players play: slow, normal, fast or instant
    #[arg(long, default_value_t = Pace::Normal, add = completing::paces())]
    pace: Pace,

    /// Colours [default: chosen for the terminal; none if NO_COLOR is set]
    #[arg(long, value_enum)]
    theme: Option<ThemeName>,
}

/// How long a decision may take at a table of a server.
#[derive(Clone, Copy, Debug, ValueEnum)]
enum Clock {
    /// As long as it takes
    None,
    /// 45 seconds; then a computer player moves, until the person is back
    Live,
    /// Three days; then the others may let a computer player move
    Mail,
}

impl From<Clock> for farkle_protocol::Pace {
    fn from(clock: Clock) -> farkle_protocol::Pace {
        match clock {
            Clock::None => farkle_protocol::Pace::Relaxed,
            Clock::Live => farkle_protocol::Pace::Live,
            Clock::Mail => farkle_protocol::Pace::Mail,
        }
    }
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

fn seat_wish(text: &str) -> Result<SeatChoice, String> {
    text.parse()
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let is_plain = is_plain(arguments.look.plain);
    let saves = Saves::of_this_person().ok();
    if let Some(name) = &arguments.name {
        farkle_client::check_name(name).map_err(|error| Failure::bad_input(format!("--name: {error}")))?;
        let link = match (&arguments.join, &arguments.host) {
            (Some(link), _) => link.clone(),
            (None, Some(server)) => {
                let options = TableOptions {
                    pace: arguments.clock.into(),
                    watchers: !arguments.no_watchers,
                    hints: !arguments.no_hints,
                };
                online_table::host(server, &arguments.rules.rule_set()?, arguments.places, options)?
            }
            (None, None) => {
                return Err(Failure::bad_input(
                    "--name is for a table of a server: add --join LINK or --host SERVER",
                ));
            }
        };
        return online_table::join(&link, name, saves.as_ref());
    }
    match &arguments.resume {
        Some(file) => {
            let (file, table) = saved_game(file.as_deref(), saves.as_ref())?;
            resume(&arguments.look, file, table, saves)
        }
        None => begin(arguments, is_plain, saves),
    }
}

/// Continues the game in a file.
pub(super) fn go_on(look: &PlayLook, file: SaveFile, saves: Saves) -> Result<(), Failure> {
    let (file, table) = saved_game(Some(file.path()), None)?;
    resume(look, file, table, Some(saves))
}

fn resume(look: &PlayLook, file: SaveFile, table: Table, saves: Option<Saves>) -> Result<(), Failure> {
    if is_plain(look.plain) {
        return play_plain(table, Some(file)).map(drop);
    }
    play_full(look, Beginning::Continue(Some(file), Box::new(table)), saves).map(drop)
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
        starter: arguments.starter.and_then(|number| Seat::from_number(number.into())),
    };
    if arguments.seats.is_empty() {
        if is_plain {
            let why = if arguments.look.plain { "with --plain" } else { "without a terminal" };
            return Err(Failure::bad_input(format!(
                "{why} there is no set-up screen: name the players, for example `farkle play --seat Ann --seat computer`, or continue a saved game with `farkle play --continue`"
            )));
        }
        return play_and_keep(&arguments.look, Beginning::SetUp(game), saves);
    }
    holders(&game.seats).map_err(Failure::bad_input)?;
    let table = game.table().map_err(Failure::bad_input)?;
    let file = match &arguments.save {
        Some(path) => {
            let file = SaveFile::at(path);
            create(path, &format!("`--continue {}` continues it", file.as_typed()))
                .map_err(|failure| failure.before("--save "))?;
            Some(file)
        }
        None => None,
    };
    if is_plain {
        let file = match file {
            Some(file) => Ok(file),
            None => saves.as_ref().map_or(Err(NO_HOME.to_string()), Saves::create),
        };
        return match file {
            Ok(file) => play_plain(table, Some(file)).map(drop),
            Err(why) => {
                writeln!(
                    io::stdout(),
                    "This game can't be saved: {why}. Name another file: farkle play --save FILE --seat …"
                )?;
                play_plain(table, None)?;
                Err(Failure::NotSaved)
            }
        };
    }
    play_and_keep(&arguments.look, Beginning::Continue(file, Box::new(table)), saves)
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
    if seats > 0 { is_at_the_table(number, seats) } else { Ok(()) }
}

/// Checks that there is a player with this number.
pub(super) fn is_at_the_table(number: u8, seats: usize) -> Result<(), Failure> {
    match seats {
        _ if usize::from(number) <= seats => Ok(()),
        1 => Err(Failure::bad_input(format!("--starter {number}: there is only one player, who starts"))),
        _ => Err(Failure::bad_input(format!(
            "--starter {number}: allowed are 1 to {seats}, the players at the table"
        ))),
    }
}

/// Why nothing is saved if there is no home directory.
pub(super) const NO_HOME: &str = "there is no home directory";

fn saved_game(file: Option<&Path>, saves: Option<&Saves>) -> Result<(SaveFile, Table), Failure> {
    let (file, record) = match file {
        Some(path) => {
            let mut file = SaveFile::at(path);
            let record = file.read().map_err(|reason| match other_kind(path, FileKind::Record) {
                Some(sentence) => Failure::bad_input(sentence),
                None => not_readable(&file, &reason),
            })?;
            (file, record)
        }
        None => saves.and_then(Saves::unfinished).ok_or_else(|| nothing_to_continue(saves))?,
    };
    let table = Table::from_record(&record).map_err(|error| not_readable(&file, &error.to_string()))?;
    let ledger = table.ledger();
    let game = ledger.game();
    if game.is_over() {
        let winners: Vec<String> = game.winners().iter().map(|side| ledger.side_name(side)).collect();
        let score = game.winners().iter().next().map(|side| game.score(side)).unwrap_or_default();
        return Err(Failure::bad_input(format!(
            "this game is over: {} won with {score}. `farkle replay {}` shows it",
            winners.join(" and "),
            file.as_typed()
        )));
    }
    Ok((file, table))
}

/// What a file is if it is not of the kind that is wanted.
pub(super) fn other_kind(path: &Path, wanted: FileKind) -> Option<String> {
    let text = std::fs::File::open(path).and_then(read_text).ok()?;
    misfit(&path.display().to_string(), &text, wanted)
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

/// Plays line by line; returns the game as it was left.
pub(super) fn play_plain(table: Table, file: Option<SaveFile>) -> Result<Ledger, Failure> {
    let mut game = PlainGame::new(table, file).map_err(Failure::bad_input)?;
    game.play(io::stdin().lock(), &mut io::stdout().lock())?;
    if game.trouble().is_some() { Err(Failure::NotSaved) } else { Ok(game.ledger().clone()) }
}

/// After the full screen nobody sees any more why something was not saved, or which signal ended
/// it.
pub(super) fn saved_or(trouble: Option<&str>, signal: Option<u8>) -> Result<(), Failure> {
    match (trouble, signal) {
        (Some(trouble), _) => Err(anyhow::anyhow!("not saved. {trouble}").into()),
        (None, Some(signal)) => Err(Failure::Ended(signal)),
        (None, None) => Ok(()),
    }
}

/// Plays on the full screen; returns the game that was left, if there was one.
pub(super) fn play_full(
    wanted: &PlayLook,
    beginning: Beginning,
    saves: Option<Saves>,
) -> Result<Option<Ledger>, Failure> {
    run_full(app(wanted, beginning, saves)?)
}

/// The same for games that are to be kept, which may have no place.
fn play_and_keep(wanted: &PlayLook, beginning: Beginning, saves: Option<Saves>) -> Result<(), Failure> {
    let has_place = saves.is_some();
    let app = app(wanted, beginning, saves)?;
    run_full(if has_place { app } else { app.without_a_place(NO_HOME) }).map(drop)
}

fn app(wanted: &PlayLook, beginning: Beginning, saves: Option<Saves>) -> Result<App, Failure> {
    let look = Look::new(theme(wanted.theme), depth());
    App::new(beginning, look, wanted.pace, saves).map_err(Failure::bad_input)
}

fn run_full(mut app: App) -> Result<Option<Ledger>, Failure> {
    let signal =
        farkle_terminal::run(&mut app).context("the terminal can't be used; --plain works without it")?;
    let words = match (app.result(), app.left_game()) {
        (Some(result), Some(file)) => {
            format!("{result} `farkle replay {}` shows the game.\n", file.as_typed())
        }
        (Some(result), None) => format!("{result}\n"),
        (None, Some(file)) => {
            format!("Saved in {}; continue with `{}`.\n", file.path().display(), file.way_to_go_on())
        }
        (None, None) => String::new(),
    };
    write!(io::stdout(), "{words}")?;
    saved_or(app.trouble(), signal)?;
    Ok(app.left_ledger().cloned())
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
