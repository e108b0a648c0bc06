//! Comments and Markdown wrap at 100 columns.
//!
//! Code is rustfmt's business. Exempt are lines that can't be wrapped: code blocks, tables,
//! headings, images, HTML, link definitions, quotes, and a single long word such as an address.

use crate::workspace::{output_of, root};
use anyhow::{Context, Result, bail};
use std::fs;
use std::process::Command;

const LIMIT: usize = 100;

/// Fails with every line of a comment or of Markdown that is too long.
pub(crate) fn check() -> Result<()> {
    let mut git = Command::new("git");
    let list = ["ls-files", "*.md", "*.rs", "*.js", "*.mjs", "*.toml"];
    let files = output_of(git.current_dir(root()).args(list));
    let mut faults = Vec::new();
    for name in files.context("this check needs git and a clone of the repository")?.lines() {
        let path = root().join(name);
        // Git still lists a file that was deleted and not yet committed.
        if path.exists() {
            let text = fs::read_to_string(&path).with_context(|| name.to_string())?;
            let found = too_long(&text, name.ends_with(".md"));
            faults.extend(found.map(|number| format!("{name}:{number}: more than {LIMIT} columns")));
        }
    }
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

/// Numbers of the lines that should have been wrapped.
fn too_long(text: &str, is_markdown: bool) -> impl Iterator<Item = usize> {
    let mut in_code = false;
    (1..).zip(text.lines()).filter_map(move |(number, line)| {
        let text = if is_markdown { Some(line) } else { comment(line) };
        let Some(words) = text else {
            in_code = false;
            return None;
        };
        let is_fence = words.trim_start().starts_with("```");
        in_code ^= is_fence;
        let is_free = in_code || is_fence || line.chars().count() <= LIMIT || can_not_wrap(words);
        (!is_free).then_some(number)
    })
}

/// The text of a line that is a comment and nothing else.
fn comment(line: &str) -> Option<&str> {
    let line = line.trim_start();
    // Attributes of Rust begin with "#[" or "#!".
    let text = line.strip_prefix("//").or_else(|| line.strip_prefix("# "))?;
    let text = text.strip_prefix(['/', '!']).unwrap_or(text);
    Some(text.strip_prefix(' ').unwrap_or(text))
}

fn can_not_wrap(words: &str) -> bool {
    let is_code = words.starts_with("    ") && !words.trim_start().starts_with(['-', '*']);
    let words = words.trim_start();
    let is_definition = words.starts_with('[') && words.contains("]: ");
    let first = ["|", "#", "<", ">", "!["];
    let without_marker = words.trim_start_matches(['-', '*', ' ']);
    is_code
        || is_definition
        || first.iter().any(|first| words.starts_with(first))
        || !without_marker.contains(' ')
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str, is_markdown: bool) -> Vec<usize> {
        too_long(text, is_markdown).collect()
    }

    #[test]
    fn long_paragraphs_are_found_in_markdown_and_in_comments() {
        let long = "word ".repeat(21);
        assert_eq!(found(&format!("short\n{long}\n- {long}"), true), [2, 3]);
        assert_eq!(found(&format!("/// {long}\n    // {long}\nlet a = \"{long}\";"), false), [1, 2]);
    }

    #[test]
    fn what_can_not_be_wrapped_may_be_long() {
        let long = "word ".repeat(21);
        let address = "a".repeat(120);
        let text = format!("```\n{long}\n```\n| {long} |\n# {long}\n- {address}\n[a]: {address}");
        assert!(found(&text, true).is_empty());
        assert!(found(&format!("//! ```\n//! {long}\n//! ```\n//! {address}"), false).is_empty());
    }

    #[test]
    fn code_ends_with_its_fence() {
        let long = "word ".repeat(21);
        assert_eq!(found(&format!("```\n{long}\n```\n{long}"), true), [4]);
    }
}
