//! `farkle rules diff`: how rules differ from a preset or from other rules.

use crate::commands::output::{Align, HEADING, out, print_columns, print_json, styled};
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::Args;
use farkle_rules::rule_set::{Difference, Setting, differences};
use farkle_rules::{Preset, RuleSetDraft};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle rules diff ours.toml                         compared with the most similar preset
  farkle rules diff walnut wikihow
  farkle rules diff playmonster --set opening_score=300
  farkle rules diff ours.toml F1-1R01M09104M00TK --json";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Arguments {
    /// The rules to describe: the same as with --rules
    #[arg(value_name = "RULES", conflicts_with = "rules")]
    named: Option<String>,

    /// The rules to compare with [default: the most similar preset]
    other: Option<String>,

    #[command(flatten)]
    argument: RulesArgument,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// The differences as JSON.
#[derive(Serialize)]
struct Compared {
    rules: String,
    other: String,
    differences: Vec<Differing>,
}

/// One option that differs.
#[derive(Serialize)]
struct Differing {
    key: &'static str,
    title: &'static str,
    rules: Setting,
    other: Setting,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let name = arguments.named.clone().or_else(|| arguments.argument.rules.clone());
    let here = RulesArgument { rules: name, ..arguments.argument.clone() }.rule_set()?;
    let here = here.draft();
    let there = match &arguments.other {
        Some(other) => {
            RulesArgument { rules: Some(other.clone()), changes: vec![] }.rule_set()?.draft().clone()
        }
        None => Preset::nearest(here).draft(),
    };
    let found = differences(here, &there);
    if arguments.json { print_json(&compared(here, &there, found)) } else { print(here, &there, &found) }
}

fn compared(here: &RuleSetDraft, there: &RuleSetDraft, found: Vec<Difference>) -> Compared {
    let differing = found.into_iter().map(|difference| Differing {
        key: difference.option.key,
        title: difference.option.title,
        rules: difference.here,
        other: difference.there,
    });
    Compared { rules: here.name.clone(), other: there.name.clone(), differences: differing.collect() }
}

fn print(here: &RuleSetDraft, there: &RuleSetDraft, found: &[Difference]) -> Result<(), Failure> {
    let mut out = out();
    let (name, other) = (&here.name, &there.name);
    if found.is_empty() {
        writeln!(out, "{name} plays exactly like {other}.")?;
        return Ok(());
    }
    let options = if found.len() == 1 { "option" } else { "options" };
    writeln!(
        out,
        "{}",
        styled(HEADING, format!("{name} differs from {other} in {} {options}.", found.len()))
    )?;
    let rows: Vec<Vec<String>> = found
        .iter()
        .map(|difference| {
            let kind = &difference.option.kind;
            vec![
                difference.option.title.to_string(),
                kind.in_words(&difference.here),
                kind.in_words(&difference.there),
            ]
        })
        .collect();
    print_columns(&mut out, &[Align::Left; 3], &["option", name, other], &rows)
}
