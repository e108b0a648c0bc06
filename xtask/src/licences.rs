//! The licences of everything that is built in, held against the list in `deny.toml`.
//!
//! `cargo deny check` reads the same file and says more (advisories, bans); it takes minutes to install, so that this
//! check stands in for its most important part everywhere, in a second.

use crate::workspace::{metadata, root};
use anyhow::{Context, Result, bail};
use std::fs;

/// Fails with every dependency whose licence is not on the list.
pub(crate) fn check() -> Result<()> {
    let deny: toml::Table =
        fs::read_to_string(root().join("deny.toml")).context("can't read deny.toml")?.parse()?;
    let allowed = deny.get("licenses").and_then(|l| l.get("allow")).and_then(|a| a.as_array());
    let allowed: Vec<&str> =
        allowed.context("deny.toml has no licenses.allow")?.iter().filter_map(|l| l.as_str()).collect();
    let metadata = metadata(true)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let faults: Vec<String> = packages
        .iter()
        .filter_map(|package| {
            let licence = package["license"].as_str().unwrap_or("no licence");
            let name = package["name"].as_str().unwrap_or_default();
            (!is_allowed(licence, &allowed)).then(|| format!("{name}: {licence}"))
        })
        .collect();
    if faults.is_empty() {
        Ok(())
    } else {
        bail!("licences that deny.toml does not allow:\n{}", faults.join("\n"))
    }
}

/// Evaluates an SPDX expression: `OR` of `AND`s, brackets, and the old form `MIT/Apache-2.0`.
fn is_allowed(expression: &str, allowed: &[&str]) -> bool {
    let spaced =
        expression.replace('(', " ( ").replace(')', " ) ").replace('/', " OR ").replace(" WITH ", "\u{1}");
    let words: Vec<String> = spaced.split_whitespace().map(|w| w.replace('\u{1}', " WITH ")).collect();
    let mut position = 0;
    any_of(&words, &mut position, allowed)
}

fn any_of(words: &[String], position: &mut usize, allowed: &[&str]) -> bool {
    let mut result = all_of(words, position, allowed);
    while words.get(*position).is_some_and(|word| word == "OR") {
        *position += 1;
        // Not `||`: the right side has to be read in any case.
        result |= all_of(words, position, allowed);
    }
    result
}

fn all_of(words: &[String], position: &mut usize, allowed: &[&str]) -> bool {
    let mut result = one(words, position, allowed);
    while words.get(*position).is_some_and(|word| word == "AND") {
        *position += 1;
        result &= one(words, position, allowed);
    }
    result
}

fn one(words: &[String], position: &mut usize, allowed: &[&str]) -> bool {
    let Some(word) = words.get(*position) else { return false };
    *position += 1;
    if word != "(" {
        return allowed.contains(&word.as_str());
    }
    let result = any_of(words, position, allowed);
    *position += 1;
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIST: [&str; 3] = ["MIT", "Apache-2.0", "Apache-2.0 WITH LLVM-exception"];

    #[test]
    fn one_allowed_alternative_is_enough() {
        assert!(is_allowed("GPL-3.0 OR MIT", &LIST));
        assert!(is_allowed("Unlicense/MIT", &LIST));
        assert!(is_allowed("Apache-2.0 WITH LLVM-exception OR GPL-2.0", &LIST));
    }

    #[test]
    fn every_licence_that_applies_together_must_be_allowed() {
        assert!(!is_allowed("MIT AND GPL-3.0", &LIST));
        assert!(!is_allowed("(MIT OR Zlib) AND Unicode-3.0", &LIST));
        assert!(is_allowed("(MIT OR Zlib) AND Apache-2.0", &LIST));
    }

    #[test]
    fn a_package_without_a_licence_is_refused() {
        assert!(!is_allowed("no licence", &LIST));
        assert!(!is_allowed("", &LIST));
    }
}
