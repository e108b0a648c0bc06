//! What the Markdown files say about the repository: every path that they name in backticks exists,
//! and no word stands twice in a glossary.

use crate::workspace::{output_of, root};
use anyhow::{Context, Result, bail};
use std::collections::BTreeSet;
use std::fs;
use std::process::Command;

/// How the names of files end that stand in documents without a folder, too.
const ENDINGS: [&str; 9] = [".rs", ".md", ".mjs", ".js", ".css", ".toml", ".ftl", ".json", ".yml"];
const FOLDERS: [&str; 6] = ["crates/", "docs/", "e2e/", "fuzz/", "research/", "xtask/"];

/// Fails with every path that does not exist and every word that a glossary has twice.
pub(crate) fn check() -> Result<()> {
    let mut git = Command::new("git");
    let list = ["ls-files", "--cached", "--others", "--exclude-standard"];
    let listed = output_of(git.current_dir(root()).args(list));
    let listed = listed.context("this check needs git and a clone of the repository")?;
    // Git still lists a file that was deleted and not yet committed.
    let there = listed.lines().filter(|name| root().join(name).exists());
    let files: String = there.map(|name| format!("/{name}\n")).collect();
    let read = |name: &str| fs::read_to_string(root().join(name)).with_context(|| name.to_string());
    let mut faults = Vec::new();
    for name in files.lines().map(|line| &line[1..]).filter(|name| name.ends_with(".md")) {
        let text = read(name)?;
        faults.extend(
            missing(&text, &files).map(|(line, path)| format!("{name}:{line}: there is no `{path}`")),
        );
    }
    let architecture = read("ARCHITECTURE.md")?;
    let words_of_code = architecture.split("\n## ").find(|part| part.starts_with("Glossary"));
    let words_of_code = words_of_code.context("ARCHITECTURE.md has no glossary")?;
    let languages = read("docs/glossary.md")?;
    let columns = [("ARCHITECTURE.md", words_of_code, 1)].into_iter();
    for (name, text, column) in columns.chain((2..=5).map(|at| ("docs/glossary.md", languages.as_str(), at)))
    {
        let words = repeated(text, column).into_iter();
        faults.extend(words.map(|word| format!("{name}: the glossary has “{word}” twice in a column")));
    }
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

/// The paths in backticks that are not in the list of files, with the numbers of their lines. Code
/// blocks are commands of the reader.
fn missing(text: &str, files: &str) -> impl Iterator<Item = (usize, String)> {
    let mut in_code = false;
    let lines = (1..).zip(text.lines()).filter(move |(_, line)| {
        let is_fence = line.trim_start().starts_with("```");
        in_code ^= is_fence;
        !in_code && !is_fence
    });
    let in_backticks = lines.flat_map(|(at, line)| line.split('`').skip(1).step_by(2).map(move |w| (at, w)));
    in_backticks
        .filter(move |(_, word)| looks_like_a_path(word) && !is_there(word, files))
        .map(|(at, word)| (at, word.to_string()))
}

fn looks_like_a_path(word: &str) -> bool {
    let is_bare = !word.contains('/') && word.contains('*') || word.starts_with(['/', '.']);
    let is_name = |c: char| c.is_ascii_alphanumeric() || "_-./*".contains(c);
    let is_of_us = word.ends_with('/')
        || ENDINGS.iter().any(|ending| word.ends_with(ending))
        || FOLDERS.iter().any(|folder| word.starts_with(folder));
    is_of_us && !is_bare && word.chars().all(is_name)
}

/// Whether a file or folder has this path. Documents leave out the folders in front, and one star
/// stands for any name.
fn is_there(path: &str, files: &str) -> bool {
    let path = path.trim_end_matches('/');
    match path.split_once('*') {
        Some((before, after)) => {
            files.lines().any(|file| file.contains(&format!("/{before}")) && file.ends_with(after))
        }
        None => files.contains(&format!("/{path}\n")) || files.contains(&format!("/{path}/")),
    }
}

/// The words that stand in more than one row of this column of Markdown tables.
fn repeated(text: &str, column: usize) -> Vec<&str> {
    let tables = text.split("\n\n").filter(|block| block.starts_with('|'));
    let rows = tables.flat_map(|table| table.lines().skip(2));
    let words = rows.filter_map(|row| row.split('|').nth(column)).flat_map(|cell| cell.split(", "));
    let mut known = BTreeSet::new();
    words.map(|word| word.trim().trim_matches('`')).filter(|word| !known.insert(*word)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    const FILES: &str = "/ARCHITECTURE.md\n/crates/rules/src/game/apply.rs\n/crates/words/messages/de.ftl\n";

    fn missing_in(text: &str) -> Vec<(usize, String)> {
        missing(text, FILES).collect()
    }

    #[test]
    fn paths_that_do_not_exist_are_found_in_backticks() {
        for path in ["game/play/", "decide.rs", "crates/rule", "words/messages/*.po.json"] {
            assert_eq!(missing_in(&format!("a `RuleSet`\nis in `{path}`.")), [(2, path.to_string())]);
        }
    }

    #[test]
    fn documents_leave_out_the_folders_in_front() {
        for path in ["game/", "apply.rs", "rules/src/game/apply.rs", "crates/words", "words/messages/*.ftl"] {
            assert_eq!(missing_in(&format!("`{path}`")), []);
        }
    }

    #[test]
    fn what_is_no_path_of_the_repository_may_stand_anywhere() {
        let other = "`/api/boards/`, `target/tools`, `*.md`, `.md`, `--set a.rs`, `tables.db`, go/on/";
        assert_eq!(missing_in(other), []);
        assert_eq!(missing_in("```\n`none.rs`\n```"), []);
    }

    #[test]
    fn a_word_in_two_rows_of_a_column_is_found() {
        let head = "| word | meaning |\n|---|---|\n";
        let text = format!("word\n\n{head}| `Dice`, `Roll` | one |\n| Turn | Roll |\n\n{head}| Dice | two |");
        assert_eq!(repeated(&text, 1), ["Dice"]);
        assert!(repeated(&text, 2).is_empty());
    }
}
