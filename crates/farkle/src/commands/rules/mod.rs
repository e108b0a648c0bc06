//! `farkle rules`: lists, shows, checks and compares rules.

mod diff;
mod options;
mod show;

use super::output::{Align, FAINT, out, print_columns, print_json, styled};
use crate::completing;
use crate::failure::Failure;
use crate::rules_argument::RulesArgument;
use clap::{Args, Subcommand};
use farkle_rules::{Preset, RuleSet};
use serde::Serialize;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle rules list
  farkle rules show playmonster
  farkle rules show classic --set straight=1500 --toml > ours.toml
  farkle rules check ours.toml
  farkle rules diff ours.toml
  farkle rules diff walnut wikihow
  farkle rules code ours.toml
  farkle rules options three_farkles";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    what: What,
}

#[derive(Debug, Subcommand)]
enum What {
    /// List the presets
    List(Listing),
    /// Show rules in words, as a TOML file or as JSON
    Show(show::Arguments),
    /// Check rules and report everything that is wrong with them
    Check(Checking),
    /// Say how rules differ from a preset or from other rules
    Diff(diff::Arguments),
    /// Print the share code of rules
    Code(Coding),
    /// List all options with their effects and their allowed settings
    Options(options::Arguments),
}

#[derive(Debug, Args)]
#[command(after_help = "Example:\n  farkle rules list --json")]
struct Listing {
    /// Print a JSON array
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle rules check ours.toml
  farkle rules check --rules classic --set dice=5 --set straight=1500")]
struct Checking {
    #[command(flatten)]
    rules: NamedRules,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

#[derive(Debug, Args)]
#[command(after_help = "Examples:
  farkle rules code ours.toml
  farkle rules show F1-1R01M09104M00TK         show the rules of a code")]
struct Coding {
    #[command(flatten)]
    rules: NamedRules,

    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

/// Rules that may be given without `--rules`, because the command is about nothing else.
#[derive(Debug, Args)]
struct NamedRules {
    /// The rules: the same as with --rules
    #[arg(value_name = "RULES", conflicts_with = "rules", add = completing::rules())]
    named: Option<String>,

    #[command(flatten)]
    argument: RulesArgument,
}

impl NamedRules {
    fn argument(&self) -> RulesArgument {
        let rules = self.named.clone().or_else(|| self.argument.rules.clone());
        RulesArgument { rules, ..self.argument.clone() }
    }

    fn rule_set(&self) -> Result<RuleSet, Failure> {
        self.argument().rule_set()
    }
}

pub(crate) fn run(arguments: &Arguments) -> Result<(), Failure> {
    match &arguments.what {
        What::List(arguments) => list(arguments),
        What::Show(arguments) => show::run(arguments),
        What::Check(arguments) => check(arguments),
        What::Diff(arguments) => diff::run(arguments),
        What::Code(arguments) => code(arguments),
        What::Options(arguments) => options::run(arguments),
    }
}

/// A preset in the list as JSON.
#[derive(Serialize)]
struct Listed {
    name: &'static str,
    title: &'static str,
    about: &'static str,
    source: &'static str,
    code: String,
}

fn list(arguments: &Listing) -> Result<(), Failure> {
    if arguments.json {
        let listed = Preset::ALL.iter().map(|preset| Listed {
            name: preset.name,
            title: preset.title,
            about: preset.about,
            source: preset.source.title(),
            code: preset.draft().code(),
        });
        return print_json(&listed.collect::<Vec<_>>());
    }
    let mut out = out();
    let rows: Vec<Vec<String>> = Preset::ALL
        .iter()
        .map(|preset| vec![preset.name.into(), preset.title.into(), preset.source.title().into()])
        .collect();
    print_columns(&mut out, &[Align::Left; 3], &["name", "title", "source"], &rows)?;
    writeln!(out, "\n{}", styled(FAINT, "`farkle rules show NAME` describes the rules."))?;
    Ok(())
}

/// Checked rules as JSON.
#[derive(Serialize)]
struct Checked<'a> {
    name: &'a str,
    code: String,
    /// Settings without effect.
    notes: Vec<String>,
}

/// The share code of rules as JSON.
#[derive(Serialize)]
struct Coded<'a> {
    name: &'a str,
    code: String,
}

fn coded(rules: &RuleSet) -> Coded<'_> {
    Coded { name: rules.name(), code: rules.code() }
}

fn check(arguments: &Checking) -> Result<(), Failure> {
    let rules = arguments.rules.argument().checked()?;
    let notes = rules.draft().idle().iter().map(ToString::to_string).collect();
    let checked = Checked { name: rules.name(), code: rules.code(), notes };
    if arguments.json {
        return print_json(&checked);
    }
    let mut out = out();
    writeln!(out, "{}: valid. Share code: {}", checked.name, checked.code)?;
    checked.notes.iter().try_for_each(|note| writeln!(out, "note: {note}"))?;
    Ok(())
}

fn code(arguments: &Coding) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    let coded = coded(&rules);
    if arguments.json {
        return print_json(&coded);
    }
    writeln!(out(), "{}", coded.code)?;
    Ok(())
}
