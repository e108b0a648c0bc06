//! `cargo xtask lines`: how many lines of Rust each crate has.
//!
//! Blank lines don't count. Everything from `#[cfg(test)]` in front of a module to the end of the
//! file counts as tests, and so does every file in a `tests` or `benches` folder or named
//! `tests.rs`.

use crate::workspace::{metadata, root};
use anyhow::{Context, Result};
use std::fs;
use std::ops::AddAssign;
use std::path::Path;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    code: usize,
    comments: usize,
    tests: usize,
}

impl AddAssign for Lines {
    fn add_assign(&mut self, other: Lines) {
        self.code += other.code;
        self.comments += other.comments;
        self.tests += other.tests;
    }
}

/// Prints one row for each crate, and the sum.
pub(crate) fn print() -> Result<()> {
    let metadata = metadata(false)?;
    let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
    let mut rows = Vec::new();
    for package in packages {
        let name = package["name"].as_str().unwrap_or_default();
        let manifest = Path::new(package["manifest_path"].as_str().unwrap_or_default());
        rows.push((name, in_crate(manifest.parent().unwrap_or(manifest))?));
    }
    rows.push(("fuzz", in_folder(&root().join("fuzz/fuzz_targets"), false)?));
    let mut sum = Lines::default();
    rows.iter().for_each(|(_, lines)| sum += *lines);
    rows.push(("all", sum));
    println!("{:<20} {:>7} {:>9} {:>7} {:>7}", "crate", "code", "comments", "tests", "all");
    for (name, Lines { code, comments, tests }) in rows {
        let all = code + comments + tests;
        println!("{name:<20} {code:>7} {comments:>9} {tests:>7} {all:>7}");
    }
    Ok(())
}

fn in_crate(folder: &Path) -> Result<Lines> {
    let mut sum = in_folder(&folder.join("src"), false)?;
    for tests in ["tests", "benches"] {
        sum += in_folder(&folder.join(tests), true)?;
    }
    Ok(sum)
}

fn in_folder(folder: &Path, is_test: bool) -> Result<Lines> {
    let mut sum = Lines::default();
    if !folder.exists() {
        return Ok(sum);
    }
    for entry in fs::read_dir(folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let is_test = is_test || path.file_stem().is_some_and(|name| name == "tests");
        if path.is_dir() {
            sum += in_folder(&path, is_test)?;
        } else if path.extension().is_some_and(|ending| ending == "rs") {
            sum += in_file(&fs::read_to_string(&path)?, is_test);
        }
    }
    Ok(sum)
}

fn in_file(text: &str, is_test: bool) -> Lines {
    let mut lines = Lines::default();
    let mut in_tests = is_test;
    let mut rest = text.lines().map(str::trim).peekable();
    while let Some(line) = rest.next() {
        let begins_module =
            |next: &&str| next.trim_start_matches("pub(crate) ").starts_with("mod ") && next.ends_with('{');
        in_tests |= line == "#[cfg(test)]" && rest.peek().is_some_and(begins_module);
        match line {
            "" => {}
            _ if in_tests => lines.tests += 1,
            _ if line.starts_with("//") => lines.comments += 1,
            _ => lines.code += 1,
        }
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn code_comments_and_tests_are_counted_apart() {
        let text = "//! What.\n\nfn a() {} // why\n#[cfg(test)]\nfn b() {}\n\
                    #[cfg(test)]\nmod tests {\n    // Why.\n}\n";
        assert_eq!(in_file(text, false), Lines { code: 3, comments: 1, tests: 4 });
        let shared = text.replace("mod tests", "pub(crate) mod tests");
        assert_eq!(in_file(&shared, false), in_file(text, false));
        assert_eq!(in_file("fn a() {}\n// Why.\n", true), Lines { code: 0, comments: 0, tests: 2 });
    }
}
