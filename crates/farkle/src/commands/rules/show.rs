//! `farkle rules show`: rules in words, as a file to edit or as JSON.
//!
//! The engine generates the words from the rules.

use super::NamedRules;
use crate::commands::output::{FAINT, HEADING, out, print_json, styled};
use crate::failure::Failure;
use clap::Args;
use farkle_rules::RuleSet;
use farkle_rules::rule_set::describe;
use std::io::Write;

const EXAMPLES: &str = "\
Examples:
  farkle rules show                                   the default rules
  farkle rules show playmonster
  farkle rules show walnut --set target=5000 --toml > ours.toml
  farkle rules show --rules ours.toml --json";

#[derive(Debug, Args)]
#[command(after_help = EXAMPLES)]
pub(super) struct Arguments {
    #[command(flatten)]
    rules: NamedRules,

    /// Print a TOML file with every option, ready to be edited
    #[arg(long, conflicts_with = "json")]
    toml: bool,

    /// Print a JSON object with every option; it is a rule file, too
    #[arg(long)]
    json: bool,
}

pub(super) fn run(arguments: &Arguments) -> Result<(), Failure> {
    let rules = arguments.rules.rule_set()?;
    if arguments.json {
        return print_json(rules.draft());
    }
    if arguments.toml {
        write!(out(), "{}", rules.draft().to_toml())?;
        return Ok(());
    }
    in_words(&rules)
}

fn in_words(rules: &RuleSet) -> Result<(), Failure> {
    let mut out = out();
    writeln!(out, "{}", styled(HEADING, rules.name()))?;
    if !rules.about().is_empty() {
        writeln!(out, "{}", rules.about())?;
    }
    for section in describe(rules) {
        writeln!(out, "\n{}", styled(HEADING, section.heading.title()))?;
        for statement in section.statements {
            writeln!(out, "  {statement}")?;
        }
    }
    writeln!(out, "\n{}", styled(FAINT, format!("Share code: {}", rules.code())))?;
    Ok(())
}
