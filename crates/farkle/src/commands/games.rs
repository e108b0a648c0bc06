//! `farkle games`: the games that the terminal has kept.

use super::output::{Align, FAINT, out, print_columns, print_json, styled};
use super::play::{self, PlayLook};
use super::replay;
use crate::failure::Failure;
use anyhow::Context;
use clap::{Args, Subcommand};
use farkle_client::{TurnTally, are_alike};
use farkle_table::Ledger;
use farkle_terminal::{SaveFile, Saves};
use serde::Serialize;
use std::fs;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle games                                  list them, the latest first
  farkle games show 3                           show game 3 turn by turn
  farkle games continue 3                       play on
  farkle games export 3 > evening.farkle        write its file
  farkle games delete 3 5                       delete two games
  farkle games statistics                       what everybody has made of the finished ones

Games are kept in $XDG_DATA_HOME/farkle/games (~/.local/share/farkle/games).";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES, args_conflicts_with_subcommands = true)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: Option<What>,

    /// Print the list as JSON
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List them, the latest first
    #[command(after_help = "Example:\n  farkle games list")]
    List {
        /// Print the list as JSON
        #[arg(long)]
        json: bool,
    },
    /// Show a game turn by turn
    #[command(after_help = "Example:\n  farkle games show 3")]
    Show {
        /// Its number in the list
        #[arg(value_parser = crate::numbers::kept_game)]
        number: u32,
    },
    /// Play on
    #[command(after_help = "Example:\n  farkle games continue 3")]
    Continue {
        /// Its number in the list
        #[arg(value_parser = crate::numbers::kept_game)]
        number: u32,
        #[command(flatten)]
        look: PlayLook,
    },
    /// Print the file of a game
    #[command(after_help = "Example:\n  farkle games export 3 > evening.farkle")]
    Export {
        /// Its number in the list
        #[arg(value_parser = crate::numbers::kept_game)]
        number: u32,
    },
    /// Delete games for good
    #[command(after_help = "Example:\n  farkle games delete 3 5")]
    Delete {
        /// Their numbers in the list
        #[arg(required = true, value_parser = crate::numbers::kept_game)]
        numbers: Vec<u32>,
    },
    /// Count the finished games of everybody: wins, turns, farkles
    #[command(after_help = "Example:\n  farkle games statistics")]
    Statistics {
        /// Print them as JSON
        #[arg(long)]
        json: bool,
    },
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let saves = Saves::of_this_person().map_err(Failure::bad_input)?;
    match &arguments.what {
        None => list(&saves, arguments.json),
        Some(What::List { json }) => list(&saves, *json),
        Some(What::Show { number }) => replay::show(&file_of(&saves, *number)?.path().display().to_string()),
        Some(What::Continue { number, look }) => {
            let file = file_of(&saves, *number)?;
            play::go_on(look, file, saves)
        }
        Some(What::Export { number }) => {
            let path = file_of(&saves, *number)?.path().display().to_string();
            let (_, text) = replay::text_of(&path)?;
            Ok(write!(out(), "{text}")?)
        }
        Some(What::Delete { numbers }) => delete(&saves, numbers),
        Some(What::Statistics { json }) => statistics(&saves, *json),
    }
}

/// The file of the game with this number.
fn file_of(saves: &Saves, number: u32) -> Result<SaveFile, Failure> {
    let mut files = saves.kept().into_iter();
    files.find(|(other, _)| *other == number).map(|(_, file)| file).ok_or_else(|| {
        Failure::bad_input(format!("there is no game {number}; `farkle games` lists those that are kept"))
    })
}

fn read(file: &mut SaveFile) -> Result<Ledger, String> {
    let record = file.read()?;
    Ledger::from_record(&record).map_err(|error| error.to_string())
}

/// A game in the list.
#[derive(Serialize)]
struct KeptGame {
    number: u32,
    file: String,
    /// When it was played last, in local time.
    played: String,
    seats: Vec<String>,
    rules: String,
    /// The score of every side.
    scores: Vec<i32>,
    over: bool,
    /// How it stands, in words.
    state: String,
}

impl KeptGame {
    fn of(number: u32, mut file: SaveFile) -> KeptGame {
        let played = fs::metadata(file.path()).and_then(|metadata| metadata.modified()).ok();
        let played = played.and_then(|time| jiff::Zoned::try_from(time).ok());
        let game = read(&mut file);
        let mut kept = KeptGame {
            number,
            file: file.path().display().to_string(),
            played: played.map(|time| time.strftime("%Y-%m-%d %H:%M").to_string()).unwrap_or_default(),
            seats: Vec::new(),
            rules: String::new(),
            scores: Vec::new(),
            over: false,
            state: String::new(),
        };
        match game {
            Err(why) => kept.state = format!("can't be read: {why}"),
            Ok(ledger) => {
                let game = ledger.game();
                kept.seats = game.seats().map(|seat| ledger.name(seat).to_string()).collect();
                kept.rules = game.rules().name().to_string();
                kept.scores = game.all_sides().map(|side| game.score(side).0).collect();
                kept.over = ledger.is_over();
                kept.state = state(&ledger);
            }
        }
        kept
    }
}

/// How a game stands.
fn state(ledger: &Ledger) -> String {
    let game = ledger.game();
    let winners: Vec<String> = game.winners().iter().map(|side| ledger.side_name(side)).collect();
    match winners.is_empty() {
        false => format!("won by {}", winners.join(" and ")),
        true if ledger.is_over() => "ended without a result".to_string(),
        true => format!("round {}", game.round()),
    }
}

fn list(saves: &Saves, json: bool) -> Result<(), Failure> {
    const HEADING: [&str; 6] = ["game", "played", "players", "scores", "rules", "state"];
    let games: Vec<KeptGame> =
        saves.kept().into_iter().map(|(number, file)| KeptGame::of(number, file)).collect();
    if json {
        return print_json(&games);
    }
    let mut out = out();
    if games.is_empty() {
        writeln!(out, "No games are kept; `farkle play` begins one.")?;
        return Ok(());
    }
    let row = |game: &KeptGame| {
        let scores: Vec<String> =
            game.scores.iter().map(|&score| farkle_rules::Points(score).to_string()).collect();
        vec![
            game.number.to_string(),
            game.played.clone(),
            game.seats.join(", "),
            scores.join(", "),
            game.rules.clone(),
            game.state.clone(),
        ]
    };
    let rows: Vec<Vec<String>> = games.iter().map(row).collect();
    let align = [Align::Right, Align::Left, Align::Left, Align::Left, Align::Left, Align::Left];
    print_columns(&mut out, &align, &HEADING, &rows)
}

fn delete(saves: &Saves, numbers: &[u32]) -> Result<(), Failure> {
    // Either all of them are deleted or none.
    let files = numbers.iter().map(|&number| file_of(saves, number)).collect::<Result<Vec<_>, _>>()?;
    for (number, file) in numbers.iter().zip(files) {
        // A number may be named twice.
        if file.path().exists() {
            let path = file.path();
            fs::remove_file(path).with_context(|| format!("{} can't be deleted", path.display()))?;
            writeln!(out(), "Game {number} is deleted.")?;
        }
    }
    Ok(())
}

/// What the finished games of a person come to.
#[derive(Serialize)]
struct Total {
    name: String,
    games: u32,
    wins: u32,
    turns: u32,
    farkles: u32,
    average: i64,
    best: i32,
    #[serde(skip)]
    tally: TurnTally,
}

/// Adds a finished game. Where somebody plays alone there is nobody to win against.
fn add(totals: &mut Vec<Total>, ledger: &Ledger) {
    let game = ledger.game();
    if !game.is_over() || game.side_count() < 2 {
        return;
    }
    let people = game.seats().filter(|seat| ledger.holder(*seat).is_some_and(|holder| holder.is_person()));
    for seat in people {
        let name = ledger.name(seat);
        let at = totals.iter().position(|total| are_alike(&total.name, name)).unwrap_or_else(|| {
            totals.push(Total {
                name: name.to_string(),
                games: 0,
                wins: 0,
                turns: 0,
                farkles: 0,
                average: 0,
                best: 0,
                tally: TurnTally::default(),
            });
            totals.len() - 1
        });
        let total = &mut totals[at];
        total.games += 1;
        total.wins += u32::from(game.winners().contains(game.side(seat)));
        total.tally.add(ledger, seat);
        (total.turns, total.farkles) = (total.tally.turns, total.tally.farkles);
        (total.average, total.best) = (total.tally.average(), total.tally.best.0);
    }
}

fn statistics(saves: &Saves, json: bool) -> Result<(), Failure> {
    const HEADING: [&str; 7] = ["player", "games", "wins", "turns", "farkles", "average turn", "best turn"];
    let mut totals = Vec::new();
    for (_, mut file) in saves.kept() {
        if let Ok(ledger) = read(&mut file) {
            add(&mut totals, &ledger);
        }
    }
    totals.sort_by_key(|total| std::cmp::Reverse((total.games, total.wins)));
    if json {
        return print_json(&totals);
    }
    let mut out = out();
    if totals.is_empty() {
        writeln!(out, "No finished games of two or more players are kept.")?;
        return Ok(());
    }
    let row = |total: &Total| {
        let points = |points: i64| farkle_rules::Points(points as i32).to_string();
        vec![
            total.name.clone(),
            total.games.to_string(),
            total.wins.to_string(),
            total.turns.to_string(),
            total.farkles.to_string(),
            points(total.average),
            points(total.best.into()),
        ]
    };
    let rows: Vec<Vec<String>> = totals.iter().map(row).collect();
    let mut align = [Align::Right; 7];
    align[0] = Align::Left;
    print_columns(&mut out, &align, &HEADING, &rows)?;
    writeln!(out, "{}", styled(FAINT, "Finished games of people; computer players are left out."))?;
    Ok(())
}
