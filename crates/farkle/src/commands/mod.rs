//! The subcommands of `farkle`, one file each.
//!
//! Each has its arguments, its output and its examples in one place; what several of them share
//! about rules stands in `rules_argument`, and what the output looks like in `output`.

mod advise;
mod chart;
mod completions;
mod manual;
mod odds;
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
mod work;

use crate::failure::Failure;
use clap::Subcommand;

/// What the program is asked to do.
#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Play in the terminal: with people at one keyboard and with computer players
    Play(play::Arguments),
    /// Keep the score of a game with real dice
    Pad(pad::Arguments),
    /// Say what a roll scores: all legal set-asides, or why it is a farkle
    Score(score::Arguments),
    /// List, show, check and compare rules
    Rules(rules::Arguments),
    /// Show the odds of every number of dice and what a turn is worth
    Odds(odds::Arguments),
    /// Find the best play in a position and what every alternative costs
    Advise(advise::Arguments),
    /// Compute everyone's exact chance to win
    Solve(solve::Arguments),
    /// Play games between computer players by the million and count who wins
    Simulate(simulate::Arguments),
    /// Draw charts: roll or bank, what a turn is worth, the chance to win by the scores
    Chart(chart::Arguments),
    /// Show a recorded game: score sheet, and every event with the state after it
    Replay(replay::Arguments),
    /// Print score sheets, the rules on one page, pocket cards, finished games
    Sheet(sheet::Arguments),
    /// Serve the game to browsers
    Serve(serve::Arguments),
    /// Print a script that completes `farkle` commands in a shell
    Completions(completions::Arguments),
    /// Print the manual page, or write the pages of all commands into a directory
    Manual(manual::Arguments),
}

impl Command {
    /// Does it.
    pub(crate) fn run(self) -> Result<(), Failure> {
        match self {
            Command::Play(arguments) => play::run(&arguments),
            Command::Pad(arguments) => pad::run(&arguments),
            Command::Score(arguments) => score::run(&arguments),
            Command::Rules(arguments) => rules::run(&arguments),
            Command::Odds(arguments) => odds::run(&arguments),
            Command::Advise(arguments) => advise::run(&arguments),
            Command::Solve(arguments) => solve::run(&arguments),
            Command::Simulate(arguments) => simulate::run(&arguments),
            Command::Chart(arguments) => chart::run(&arguments),
            Command::Replay(arguments) => replay::run(&arguments),
            Command::Sheet(arguments) => sheet::run(&arguments),
            Command::Serve(arguments) => serve::run(&arguments),
            Command::Completions(arguments) => completions::run(&arguments),
            Command::Manual(arguments) => manual::run(&arguments),
        }
    }
}
