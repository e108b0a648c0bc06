//! `farkle rules options`: the options and their allowed settings.

use crate::commands::output::{FAINT, HEADING, out, print_json, styled};
use crate::completing;
use crate::failure::Failure;
use clap::Args;
use farkle_rules::rule_set::{self, Dial, OptionSpec, nearest};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle rules options
  farkle rules options straight three_pairs
  farkle rules options --json";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Arguments {
    /// Only these options
    #[arg(value_name = "KEY", add = completing::keys())]
    keys: Vec<String>,

    /// Print a JSON array
    #[arg(long)]
    json: bool,
}

/// One option as JSON.
#[derive(Serialize)]
struct Listed {
    key: &'static str,
    title: &'static str,
    dial: &'static str,
    meaning: &'static str,
    source: &'static str,
    allowed: String,
    usual: &'static [&'static str],
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let asked = asked(&arguments.keys)?;
    if arguments.json {
        return print_json(&asked.into_iter().map(listed).collect::<Vec<_>>());
    }
    let mut out = out();
    let mut is_first = true;
    for dial in Dial::ALL {
        let of_dial: Vec<_> = asked.iter().filter(|option| option.dial == dial).collect();
        if of_dial.is_empty() {
            continue;
        }
        if !std::mem::take(&mut is_first) {
            writeln!(out)?;
        }
        writeln!(out, "{}", styled(HEADING, dial.title()))?;
        for option in of_dial {
            writeln!(out)?;
            writeln!(out, "  {}  {}", styled(HEADING, option.key), option.title)?;
            writeln!(out, "    {}", option.meaning)?;
            writeln!(out, "    allowed: {}", option.kind.allowed())?;
            let usual = format!("usual: {}  ({})", option.usual.join(", "), option.source.title());
            writeln!(out, "    {}", styled(FAINT, usual))?;
        }
    }
    Ok(())
}

/// All options, or the requested ones.
fn asked(keys: &[String]) -> Result<Vec<&'static OptionSpec>, Failure> {
    if keys.is_empty() {
        return Ok(rule_set::options().collect());
    }
    let (found, unknown): (Vec<_>, Vec<_>) =
        keys.iter().map(|key| rule_set::option(key).ok_or(key)).partition(Result::is_ok);
    let sentences: Vec<String> = unknown
        .into_iter()
        .filter_map(Result::err)
        .map(|key| {
            let nearest = nearest(&key.replace('-', "_"), rule_set::options().map(|option| option.key));
            let hint = nearest.map_or(String::new(), |known| format!("; did you mean '{known}'?"));
            format!("there is no option '{key}'{hint}; `farkle rules options` lists all")
        })
        .collect();
    if !sentences.is_empty() {
        return Err(Failure::bad_input(sentences.join("\n")));
    }
    Ok(found.into_iter().filter_map(Result::ok).collect())
}

fn listed(option: &'static OptionSpec) -> Listed {
    Listed {
        key: option.key,
        title: option.title,
        dial: option.dial.title(),
        meaning: option.meaning,
        source: option.source.title(),
        allowed: option.kind.allowed(),
        usual: option.usual,
    }
}
