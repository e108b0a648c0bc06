//! The subcommands of `farkle`, one file each.
//!
//! Each file has the arguments, the output and the examples of its command. `rules_argument` has
//! what several commands share about rules, and `output` how they print.

mod advise;
mod backup;
mod chart;
mod completions;
mod games;
mod manual;
mod odds;
mod online_table;
mod output;
mod pad;
mod play;
mod replay;
mod rules;
mod score;
mod serve;
mod sheet;
mod simulate;
mod solution_files;
mod solutions;
mod solve;
mod today;
mod verify;
mod work;

use crate::failure::Failure;
use clap::Subcommand;

/// The subcommands.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal: with people at one keyboard and with computer players
    Play(play::Arguments),
    /// Play the game of the day: ten turns, with the same dice for everybody
    Today(today::Arguments),
    /// List, show, continue, export and delete the games that are kept
    Games(games::Arguments),
    /// Keep the score of a game with real dice
    Pad(pad::Arguments),
    /// Say what a roll scores: all legal set-asides, or why it is a farkle
    Score(score::Arguments),
    /// List, show, check and compare rules
    Rules(rules::Arguments),
    /// Show the odds for each number of dice and the value of a turn
    Odds(odds::Arguments),
    /// Find the best play in a position and the cost of every alternative
    Advise(advise::Arguments),
    /// Compute everyone's exact chance to win
    Solve(solve::Arguments),
    /// Let computer players play millions of games and count who wins
    Simulate(simulate::Arguments),
    /// Draw charts: roll or bank, the value of a turn, the chance to win by the scores
    Chart(chart::Arguments),
    /// Show a recorded game: its score sheet, and every event with the state after it
    Replay(replay::Arguments),
    /// Compute every roll of a recorded game again: whether its dice come from their seeds
    Verify(verify::Arguments),
    /// Print score sheets, the rules on one page, pocket cards and finished games
    Sheet(sheet::Arguments),
    /// Serve the game to browsers
    Serve(serve::Arguments),
    /// Copy the tables of a server, also while it runs
    Backup(backup::Backup),
    /// Put a copy of the tables of a server back
    Restore(backup::Restore),
    /// Print a script that completes `farkle` commands in a shell
    Completions(completions::Arguments),
    /// Print the manual page, or write the pages of all commands into a directory
    Manual(manual::Arguments),
}

impl Command {
    /// Runs the subcommand.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self {
            Command::Play(arguments) => play::run(&arguments),
            Command::Today(arguments) => today::run(&arguments),
            Command::Games(arguments) => games::run(&arguments),
            Command::Pad(arguments) => pad::run(&arguments),
            Command::Score(arguments) => score::run(&arguments),
            Command::Rules(arguments) => rules::run(&arguments),
            Command::Odds(arguments) => odds::run(&arguments),
            Command::Advise(arguments) => advise::run(&arguments),
            Command::Solve(arguments) => solve::run(&arguments),
            Command::Simulate(arguments) => simulate::run(&arguments),
            Command::Chart(arguments) => chart::run(&arguments),
            Command::Replay(arguments) => replay::run(&arguments),
            Command::Verify(arguments) => verify::run(&arguments),
            Command::Sheet(arguments) => sheet::run(&arguments),
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Backup(arguments) => backup::back_up(&arguments),
            Command::Restore(arguments) => backup::restore(&arguments),
            Command::Completions(arguments) => completions::run(&arguments),
            Command::Manual(arguments) => manual::run(&arguments),
        }
    }
}
