//! `three-sides`: everyone's chance to win between three sides, and what every action at a moment
//! is worth to each of them.

use clap::{Args, Parser};
use farkle_rules::numbers::thousands;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Position, Reading, RuleSet, RuleSetDraft};
use farkle_strategy::SolveOptions;
use farkle_three_sides::ThreeSides;
use std::error::Error;
use std::fs;
use std::io::{self, IsTerminal, Write};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::time::Instant;

/// Exact play between three sides.
#[derive(Debug, Parser)]
#[command(name = "three-sides", max_term_width = 100)]
enum Command {
    /// Everyone's chance to win, in turn order
    Solve(Solve),
    /// Every action at a moment, with the chance of each side after it
    Advise(Advise),
}

#[derive(Debug, Args)]
struct Rules {
    /// Rules: a preset of `farkle rules list`, or a share code
    #[arg(long, value_name = "PRESET|CODE", default_value = "classic")]
    rules: String,

    /// Change one option of the rules (see `farkle rules options`); may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE")]
    changes: Vec<String>,

    /// Refuse a solution that takes more seconds than this on one core
    #[arg(long, value_name = "SECONDS", default_value = "3600")]
    most_seconds: f64,
}

#[derive(Debug, Args)]
struct Solve {
    #[command(flatten)]
    rules: Rules,

    /// The number of people in three teams: 6, 9 or 12
    #[arg(long, value_name = "PLAYERS")]
    seats: Option<usize>,

    /// Write the solution to this file, for `advise --from`
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

#[derive(Debug, Args)]
struct Advise {
    /// A position in words, for example 300/500/450 t150 choose:1245 (see `farkle help advise`)
    #[arg(required = true)]
    position: Vec<String>,

    #[command(flatten)]
    rules: Rules,

    /// Read the solution from this file instead of solving
    #[arg(long, value_name = "FILE")]
    from: Option<PathBuf>,
}

type Result<T> = std::result::Result<T, Box<dyn Error>>;

fn main() -> ExitCode {
    let done = match Command::parse() {
        Command::Solve(arguments) => solve(&arguments),
        Command::Advise(arguments) => advise(&arguments),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("three-sides: {error}");
            ExitCode::from(2)
        }
    }
}

fn solve(arguments: &Solve) -> Result<()> {
    let rules = arguments.rules.rule_set()?;
    let began = Instant::now();
    let solution = arguments.rules.solve(&rules, arguments.seats)?;
    let seconds = began.elapsed().as_secs_f64();
    let mut out = io::stdout().lock();
    writeln!(out, "{}, three sides, {} players", rules.name(), solution.seats())?;
    for (place, win) in (1..).zip(solution.win()) {
        writeln!(out, "{place} wins {:.4} %", 100.0 * win)?;
    }
    let positions = ThreeSides::estimate(&rules, &SolveOptions::default())?.positions;
    let evaluations = solution.evaluations_per_position();
    writeln!(
        out,
        "{} positions, {evaluations:.2} evaluations of each, in {seconds:.2} s",
        thousands(positions.into())
    )?;
    if rules.ending() == EndingRule::Exactly {
        writeln!(out, "If nobody can bank any more, each side gets a third of a win.")?;
    }
    if let Some(path) = &arguments.keep {
        fs::write(path, solution.to_bytes()).map_err(|error| named(path, &error))?;
    }
    Ok(())
}

fn advise(arguments: &Advise) -> Result<()> {
    let rules = arguments.rules.rule_set()?;
    let position: Position = arguments.position.join(" ").parse()?;
    let game = position.game(rules.clone())?;
    if let Some(why) = game.unreachable() {
        return Err(why.to_string().into());
    }
    if game.side_count() != 3 {
        return Err("the position needs three scores, for example 300/500/450 t150 choose:1245".into());
    }
    let solution = match &arguments.from {
        Some(path) => {
            let bytes = fs::read(path).map_err(|error| named(path, &error))?;
            ThreeSides::from_bytes(&rules, &bytes).map_err(|error| named(path, &error))?
        }
        None => arguments.rules.solve(&rules, Some(game.seat_count()))?,
    };
    let advice = solution.advice(&game)?;
    if advice.is_empty() {
        return Err(format!("there is no decision in '{}'", game.position()).into());
    }
    let mut out = io::stdout().lock();
    writeln!(out, "{}  {}", game.position(), rules.name())?;
    let actions: Vec<String> = advice.iter().map(|advice| advice.action.to_string()).collect();
    let width = actions.iter().map(String::len).max().unwrap_or(0);
    writeln!(out, "{:width$} {:>9} {:>9} {:>9}", "play", "1 wins", "2 wins", "3 wins")?;
    for (action, advice) in actions.iter().zip(&advice) {
        let [first, second, third] = advice.win.map(|win| 100.0 * win);
        writeln!(out, "{action:width$} {first:>7.3} % {second:>7.3} % {third:>7.3} %")?;
    }
    Ok(())
}

fn named(path: &Path, error: &dyn Error) -> String {
    format!("{}: {error}", path.display())
}

impl Rules {
    fn rule_set(&self) -> Result<RuleSet> {
        let draft = match RuleSetDraft::preset(&self.rules) {
            Some(draft) => draft,
            None => RuleSetDraft::from_code(&self.rules)
                .map_err(|error| format!("{}: neither a preset nor a share code ({error})", self.rules))?,
        };
        let mut reading = Reading::of(draft);
        for change in &self.changes {
            let change =
                change.split_once('=').ok_or_else(|| format!("--set {change}: allowed is KEY=VALUE"))?;
            reading.change([change]);
        }
        Ok(reading.check()?)
    }

    fn solve(&self, rules: &RuleSet, seats: Option<usize>) -> Result<ThreeSides> {
        let options = SolveOptions { seats, most_seconds: self.most_seconds, ..SolveOptions::default() };
        let is_watched = io::stderr().is_terminal();
        let solved = ThreeSides::solve_watched(rules, &options, &mut |done| {
            if is_watched {
                eprint!("\r{:.0} % ", 100.0 * done);
            }
            ControlFlow::Continue(())
        });
        if is_watched {
            eprint!("\r      \r");
        }
        Ok(solved?)
    }
}
