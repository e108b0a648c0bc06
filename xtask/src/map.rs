//! `cargo xtask map`: draws in `ARCHITECTURE.md` which of our crates depends on which. `check`
//! compares.

use crate::layers::{dependencies, text};
use crate::workspace::{metadata, root};
use anyhow::{Context, Result, bail};
use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;
use std::fs;

const FILE: &str = "ARCHITECTURE.md";
const BEGIN: &str = "<!-- drawn by `cargo xtask map` -->\n";
const END: &str = "<!-- end of the drawing -->";

/// What each crate depends on.
type Crates = BTreeMap<String, BTreeSet<String>>;

/// Draws the picture anew.
pub(crate) fn write() -> Result<()> {
    fs::write(root().join(FILE), drawn()?.1).context(FILE)
}

/// Fails if the picture is not that of the workspace.
pub(crate) fn check() -> Result<()> {
    let (before, after) = drawn()?;
    if before == after { Ok(()) } else { bail!("{FILE}: the crates have changed; run `cargo xtask map`") }
}

/// The file as it is and as it should be.
fn drawn() -> Result<(String, String)> {
    let before = fs::read_to_string(root().join(FILE)).context(FILE)?;
    let (head, rest) = before.split_once(BEGIN).with_context(|| format!("{FILE} lacks {BEGIN}"))?;
    let (_, tail) = rest.split_once(END).with_context(|| format!("{FILE} lacks {END}"))?;
    let after = format!("{head}{BEGIN}{}{END}{tail}", draw(&crates()?));
    Ok((before, after))
}

/// The crates of the game, without what only tests and xtask need.
fn crates() -> Result<Crates> {
    let metadata = metadata(false)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let ours = |name: &str| name.starts_with("farkle");
    let short = |name: &str| name.strip_prefix("farkle-").unwrap_or(name).to_string();
    let packages = packages.iter().filter(|package| ours(text(&package["name"])));
    let all: Crates = packages
        .map(|package| {
            let needed = dependencies(package).into_iter().filter(|name| ours(name)).map(short);
            (short(text(&package["name"])), needed.collect())
        })
        .collect();
    let programs = ["farkle", "web", "thinker", "printer"];
    let is_used = |name: &str| programs.contains(&name) || all.values().any(|needed| needed.contains(name));
    Ok(all.clone().into_iter().filter(|(name, _)| is_used(name)).collect())
}

fn draw(crates: &Crates) -> String {
    let mut drawing = "```mermaid\nflowchart TD\n".to_string();
    for (name, needed) in crates {
        // What is reached through another crate goes without an arrow of its own.
        let is_direct = |to: &&String| !needed.iter().any(|other| reaches(crates, other, to));
        let direct: Vec<&str> = needed.iter().filter(is_direct).map(String::as_str).collect();
        if !direct.is_empty() {
            // Writing to a string can't fail.
            let _ = writeln!(drawing, "    {name} --> {}", direct.join(" & "));
        }
    }
    drawing + "```\n"
}

/// Whether one crate needs another one, with a crate between them or without.
fn reaches(crates: &Crates, from: &str, to: &str) -> bool {
    let needed = crates.get(from);
    needed.is_some_and(|needed| needed.contains(to) || needed.iter().any(|next| reaches(crates, next, to)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_arrow_leads_to_each_crate_that_no_other_one_leads_to() {
        let crates = [("rules", &[][..]), ("table", &["rules"]), ("web", &["rules", "table"])];
        let crates = crates.map(|(name, needed)| {
            (name.to_string(), needed.iter().map(|&needed: &&str| needed.to_string()).collect())
        });
        let drawing = draw(&Crates::from(crates));
        assert_eq!(drawing, "```mermaid\nflowchart TD\n    table --> rules\n    web --> table\n```\n");
    }

    #[test]
    fn the_picture_is_that_of_this_workspace() {
        check().unwrap();
    }
}
