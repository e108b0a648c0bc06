//! The directions in which our crates may depend on each other: the architecture, as a check.
//!
//! `rules <- strategy <- {thinker, web, terminal}`; `rules <- words <- {web, print}`, the words in several languages;
//! `rules <- thinking`, the questions between the page and the thinker
//! in its worker; `rules <- print <- printer`, the sheets for the page; `rules <- table <- client <- {web, terminal}`;
//! `farkle` assembles. Up to `client` a crate does no input or output, so none of them may use a crate that does.

use crate::workspace::{metadata, root};
use anyhow::{Context, Result, bail};
use serde_json::Value;
use std::collections::BTreeMap;
use std::fs;

/// Each of our crates, and which of ours it may use.
const MAY_USE: [(&str, &[&str]); 14] = [
    ("farkle-rules", &[]),
    ("farkle-words", &["farkle-rules"]),
    ("farkle-strategy", &["farkle-rules"]),
    ("farkle-print", &["farkle-rules", "farkle-words"]),
    ("farkle-printer", &["farkle-print", "farkle-rules"]),
    ("farkle-table", &["farkle-rules"]),
    ("farkle-client", &["farkle-rules", "farkle-table"]),
    ("farkle-thinking", &["farkle-rules"]),
    ("farkle-thinker", &["farkle-rules", "farkle-strategy", "farkle-thinking"]),
    (
        "farkle-web",
        &[
            "farkle-rules",
            "farkle-words",
            "farkle-strategy",
            "farkle-table",
            "farkle-client",
            "farkle-thinking",
        ],
    ),
    ("farkle-terminal", &["farkle-rules", "farkle-strategy", "farkle-table", "farkle-client"]),
    (
        "farkle",
        &[
            "farkle-rules",
            "farkle-strategy",
            "farkle-table",
            "farkle-client",
            "farkle-terminal",
            "farkle-print",
        ],
    ),
    ("xtask", &["xtask-compress"]),
    ("xtask-compress", &[]),
];

/// Crates that build for the browser as well and leave the world alone.
const PURE: [&str; 6] =
    ["farkle-rules", "farkle-words", "farkle-strategy", "farkle-thinking", "farkle-table", "farkle-client"];

/// What the world is reached through.
const WORLDLY: [&str; 9] =
    ["tokio", "axum", "hyper", "rusqlite", "crossterm", "ratatui", "web-sys", "wasm-bindgen", "gloo"];

/// The same in the standard library.
const WORLDLY_MODULES: [&str; 6] =
    ["std::fs", "std::net", "std::time", "std::env", "std::process", "std::thread"];

/// Fails with every dependency that points the wrong way, and with every way round the dependencies.
pub(crate) fn check() -> Result<()> {
    let metadata = metadata(false)?;
    let mut wrong = Vec::new();
    for (package, dependencies) in dependencies(&metadata)? {
        let Some((_, allowed)) = MAY_USE.iter().find(|(name, _)| *name == package) else {
            wrong.push(format!(
                "{package} has no place in the architecture yet: add it to xtask/src/layers.rs"
            ));
            continue;
        };
        wrong.extend(faults(&package, &dependencies, allowed));
    }
    for package in PURE {
        wrong.extend(ways_into_the_world(package)?);
    }
    if wrong.is_empty() { Ok(()) } else { bail!("{}", wrong.join("\n")) }
}

/// Lines of a pure crate that reach for files, clocks, threads or the environment through the standard library.
fn ways_into_the_world(package: &str) -> Result<Vec<String>> {
    let folder = package.trim_start_matches("farkle-");
    let mut folders = vec![root().join("crates").join(folder).join("src")];
    let mut found = Vec::new();
    while let Some(folder) = folders.pop() {
        for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
            let path = entry?.path();
            if path.is_dir() {
                folders.push(path);
                continue;
            }
            let text = fs::read_to_string(&path)?;
            found.extend(worldly_lines(&text).map(|(number, module)| {
                format!(
                    "{}:{number}: {package} leaves the world alone and must not use {module}",
                    path.display()
                )
            }));
        }
    }
    Ok(found)
}

fn worldly_lines(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| {
        let module = WORLDLY_MODULES.iter().find(|module| line.contains(*module))?;
        Some((number, *module))
    })
}

fn faults(package: &str, dependencies: &[String], allowed: &[&str]) -> Vec<String> {
    let is_ours = |name: &str| name.starts_with("xtask") || name == "farkle" || name.starts_with("farkle-");
    let against = |name: &&String| match is_ours(name) {
        true => !allowed.contains(&name.as_str()),
        false => PURE.contains(&package) && WORLDLY.contains(&name.as_str()),
    };
    dependencies.iter().filter(against).map(|name| format!("{package} must not depend on {name}")).collect()
}

/// The dependencies of each of our crates, without those for tests.
fn dependencies(metadata: &Value) -> Result<BTreeMap<String, Vec<String>>> {
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let text = |value: &Value| value.as_str().unwrap_or_default().to_string();
    let of = |package: &Value| {
        let all = package["dependencies"].as_array().into_iter().flatten();
        all.filter(|d| d["kind"].as_str() != Some("dev")).map(|d| text(&d["name"])).collect()
    };
    Ok(packages.iter().map(|package| (text(&package["name"]), of(package))).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(names: &[&str]) -> Vec<String> {
        names.iter().map(|name| (*name).to_string()).collect()
    }

    #[test]
    fn a_dependency_against_the_direction_is_named() {
        let found = faults("farkle-rules", &named(&["serde", "farkle-table"]), &[]);
        assert_eq!(found, ["farkle-rules must not depend on farkle-table"]);
    }

    #[test]
    fn a_pure_crate_must_not_reach_the_world() {
        assert_eq!(faults("farkle-table", &named(&["tokio"]), &[]).len(), 1);
        assert!(faults("farkle", &named(&["tokio"]), &[]).is_empty());
    }

    #[test]
    fn a_pure_crate_must_not_read_the_clock_either() {
        let text = "use std::fmt;\nuse std::time::Instant;\n";
        assert_eq!(worldly_lines(text).collect::<Vec<_>>(), [(2, "std::time")]);
    }

    #[test]
    fn this_workspace_follows_its_architecture() {
        check().unwrap();
    }
}
