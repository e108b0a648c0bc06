//! Browser tests wait for what they want to see.
//!
//! A fixed sleep is too short on a slow machine and too long everywhere else. A value that is read
//! once and then compared may not have changed yet: `expect(locator)` and `expect.poll` read again.

use crate::workspace::root;
use anyhow::{Context, Result, bail};
use std::fs;

const FOLDERS: [&str; 2] = ["e2e/tests", "e2e/support"];

/// Fails with every line of a browser test that sleeps, or that compares what it reads once.
pub(crate) fn check() -> Result<()> {
    let mut faults = Vec::new();
    for folder in FOLDERS {
        for entry in fs::read_dir(root().join(folder)).context(folder)? {
            let path = entry?.path();
            let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
            if name.ends_with(".mjs") {
                let text = fs::read_to_string(&path).with_context(|| name.clone())?;
                let found = found(&text).map(|(number, fault)| format!("{folder}/{name}:{number}: {fault}"));
                faults.extend(found);
            }
        }
    }
    faults.sort();
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

fn found(text: &str) -> impl Iterator<Item = (usize, &'static str)> {
    (1..).zip(text.lines()).filter_map(|(number, line)| Some((number, fault(line)?)))
}

fn fault(line: &str) -> Option<&'static str> {
    let compared = line.split_once("assert.").and_then(|(_, rest)| rest.split_once('('));
    if line.contains("waitForTimeout") {
        Some("a fixed sleep: wait for what is to happen")
    } else if compared
        .is_some_and(|(_, arguments)| arguments.contains("(await") || arguments.starts_with("await"))
    {
        Some("a value that is read once: use `expect(locator)`, `expect.poll`, or name the value before")
    } else {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sleeps_and_values_that_are_read_once_are_refused() {
        let refused = [
            "await page.waitForTimeout(200);",
            "assert.equal(await page.title(), 'Farkle');",
            "assert.equal((await look(page)).selected, 0);",
        ];
        assert_eq!(found(&refused.join("\n")).map(|(number, _)| number).collect::<Vec<_>>(), [1, 2, 3]);
        let fine = ["await expect(page).toHaveTitle('Farkle');", "assert.equal(title, 'Farkle');"];
        assert_eq!(found(&fine.join("\n")).count(), 0);
    }
}
