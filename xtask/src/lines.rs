//! `cargo xtask lines`: how many lines of Rust each crate has, and had at another revision.
//!
//! Blank lines don't count. Everything from `#[cfg(test)]` in front of a module to the end of the
//! file counts as tests, and so does every file in a `tests` or `benches` folder or named
//! `tests.rs`.

use crate::workspace::{root, run, target_dir};
use anyhow::{Context, Result};
use std::collections::BTreeMap;
use std::fs;
use std::iter::Sum;
use std::ops::AddAssign;
use std::path::Path;
use std::process::Command;

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Lines {
    code: usize,
    comments: usize,
    tests: usize,
}

impl Lines {
    fn all(self) -> usize {
        self.code + self.comments + self.tests
    }
}

impl Sum for Lines {
    fn sum<I: Iterator<Item = Lines>>(lines: I) -> Lines {
        lines.fold(Lines::default(), |mut sum, lines| {
            sum += lines;
            sum
        })
    }
}

impl AddAssign for Lines {
    fn add_assign(&mut self, other: Lines) {
        self.code += other.code;
        self.comments += other.comments;
        self.tests += other.tests;
    }
}

/// Prints one row for each crate, and the sum; with a revision also how many lines there were then.
pub(crate) fn print(revision: Option<&str>) -> Result<()> {
    let now = of_tree(&root())?;
    let before = revision.map(of_revision).transpose()?;
    print!("{:<16} {:>7} {:>9} {:>7} {:>7}", "crate", "code", "comments", "tests", "all");
    println!("{}", before.as_ref().map_or("", |_| "  before  change"));
    let gone = before.iter().flat_map(BTreeMap::keys).filter(|name| !now.contains_key(*name));
    let lines_of = |crates: &BTreeMap<String, Lines>, name: &str| match name {
        ALL => crates.values().copied().sum(),
        name => crates.get(name).copied().unwrap_or_default(),
    };
    for name in now.keys().chain(gone).map(String::as_str).chain([ALL]) {
        let lines: Lines = lines_of(&now, name);
        print!("{name:<16} {:>7} {:>9} {:>7} {:>7}", lines.code, lines.comments, lines.tests, lines.all());
        if let Some(before) = &before {
            let before = lines_of(before, name).all();
            print!(" {before:>7} {:>+7}", lines.all() as i64 - before as i64);
        }
        println!();
    }
    Ok(())
}

/// The name of the last row.
const ALL: &str = "all";

/// The lines of each crate of a source tree.
fn of_tree(root: &Path) -> Result<BTreeMap<String, Lines>> {
    let mut crates = BTreeMap::new();
    for entry in fs::read_dir(root.join("crates"))? {
        let folder = entry?.path();
        let name = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        crates.insert(name, in_crate(&folder)?);
    }
    crates.insert("xtask".to_string(), in_crate(&root.join("xtask"))?);
    crates.insert("research".to_string(), in_crate(&root.join("research/three-sides"))?);
    crates.insert("fuzz".to_string(), in_folder(&root.join("fuzz/fuzz_targets"), false)?);
    Ok(crates)
}

/// The same at a revision of git.
fn of_revision(revision: &str) -> Result<BTreeMap<String, Lines>> {
    let folder = target_dir().join("lines");
    let git = || {
        let mut git = Command::new("git");
        git.current_dir(root()).arg("worktree");
        git
    };
    run(git().args(["add", "--quiet", "--force", "--detach"]).arg(&folder).arg(revision))?;
    let lines = of_tree(&folder);
    run(git().args(["remove", "--force"]).arg(&folder))?;
    lines
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
