//! What a change touches: the files that differ from `main`, the crates that they belong to or that
//! depend on those, and the browser tests of the screens among them.

use crate::workspace::{metadata, output_of, root};
use anyhow::{Context, Result};
use serde_json::Value;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Folders and files of the browser app that are no screen.
const NO_SCREENS: [&str; 6] = ["lib", "mod", "screens", "page", "storage", "language"];

/// What has to be checked again.
#[derive(Debug, Default, PartialEq, Eq)]
pub(crate) struct Changed {
    pub(crate) crates: BTreeSet<String>,
    /// Names of files in `e2e/tests`, without `.test.mjs`.
    pub(crate) browser_tests: BTreeSet<String>,
}

impl Changed {
    /// What has changed since the branch left `main`, committed or not.
    pub(crate) fn since_main() -> Result<Self> {
        let git = |args: &[&str]| output_of(Command::new("git").current_dir(root()).args(args));
        let base =
            git(&["merge-base", "HEAD", "main"]).or_else(|| git(&["merge-base", "HEAD", "origin/main"]));
        let base = base.context("`check --changed` compares with the branch main, which is not here")?;
        let changed = git(&["diff", "--name-only", &base]).context("git diff failed")?;
        let new = git(&["ls-files", "--others", "--exclude-standard"]).context("git ls-files failed")?;
        let files: Vec<&str> = changed.lines().chain(new.lines()).collect();
        Self::of(&files, &metadata(false)?, &browser_tests()?)
    }

    fn of(files: &[&str], metadata: &Value, tests: &[(String, String)]) -> Result<Self> {
        let packages = metadata["packages"].as_array().context("cargo metadata names no packages")?;
        let folder = |package: &Value| {
            let manifest = Path::new(package["manifest_path"].as_str()?).parent()?;
            Some(manifest.strip_prefix(root()).ok()?.to_string_lossy().into_owned())
        };
        let is_in =
            |file: &&&str, folder: &str| file.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/'));
        let touched = |package: &&Value| {
            let Some(folder) = folder(package) else { return false };
            // The examples of the documentation are tests of the program.
            let has_docs = folder == "crates/farkle";
            files.iter().any(|file| {
                is_in(&file, &folder) || has_docs && (is_in(&file, "docs") || *file == "README.md")
            })
        };
        let name = |package: &Value| package["name"].as_str().unwrap_or_default().to_string();
        let mut crates: BTreeSet<String> = packages.iter().filter(touched).map(name).collect();
        loop {
            let depends = |package: &&Value| {
                let all = package["dependencies"].as_array().into_iter().flatten();
                all.filter_map(|dependency| dependency["name"].as_str()).any(|name| crates.contains(name))
            };
            let more: Vec<String> = packages.iter().filter(depends).map(name).collect();
            let before = crates.len();
            crates.extend(more);
            if crates.len() == before {
                break;
            }
        }
        let browser_tests = files.iter().flat_map(|file| tests_of(file, tests)).collect();
        Ok(Self { crates, browser_tests })
    }
}

/// The browser tests that a file is about: the test itself, those that use a helper, and those that
/// name a screen.
fn tests_of(file: &str, tests: &[(String, String)]) -> Vec<String> {
    let those = |is_meant: &dyn Fn(&str, &str) -> bool| {
        tests.iter().filter(|(name, text)| is_meant(name, text)).map(|(name, _)| name.clone()).collect()
    };
    if let Some(test) = file.strip_prefix("e2e/tests/").and_then(|file| file.strip_suffix(".test.mjs")) {
        those(&|name, _| name == test)
    } else if let Some(helper) = file.strip_prefix("e2e/support/") {
        those(&|_, text| text.contains(&format!("support/{helper}'")))
    } else if let Some(part) = file.strip_prefix("crates/web/") {
        let parts = part.split(['/', '.']).filter(|part| part.len() > 2 && !NO_SCREENS.contains(part));
        let parts: Vec<String> = parts.map(|part| part.replace('_', "-")).collect();
        those(&|name, text| {
            parts.iter().any(|part| name.starts_with(part.as_str()) || text.contains(&format!("'/{part}")))
        })
    } else {
        Vec::new()
    }
}

/// The names of all browser tests, and their texts.
fn browser_tests() -> Result<Vec<(String, String)>> {
    let folder = root().join("e2e/tests");
    let mut tests = Vec::new();
    for entry in fs::read_dir(&folder).context("e2e/tests")? {
        let path = entry?.path();
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        if let Some(name) = name.strip_suffix(".test.mjs") {
            tests.push((name.to_string(), fs::read_to_string(&path)?));
        }
    }
    Ok(tests)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(files: &[&str]) -> Changed {
        Changed::of(files, &metadata(false).unwrap(), &browser_tests().unwrap()).unwrap()
    }

    #[test]
    fn a_crate_is_checked_with_all_that_depend_on_it() {
        let found = of(&["crates/store/src/lib.rs"]).crates;
        assert_eq!(found, ["farkle", "farkle-server", "farkle-store"].map(str::to_string).into());
        assert!(of(&["crates/rules/src/lib.rs"]).crates.contains("farkle-web"));
        assert_eq!(of(&["docs/cli.md"]).crates, ["farkle".to_string()].into());
        assert_eq!(of(&["README.md"]).crates, ["farkle".to_string()].into());
        assert_eq!(of(&["CHANGELOG.md"]), Changed::default());
    }

    #[test]
    fn a_screen_is_checked_by_the_browser_tests_that_name_it() {
        let found = of(&["crates/web/src/screens/today/mod.rs"]).browser_tests;
        assert!(found.contains("today") && !found.contains("pad"), "{found:?}");
        assert_eq!(of(&["e2e/tests/keys.test.mjs"]).browser_tests, ["keys".to_string()].into());
        assert!(of(&["e2e/support/pad.mjs"]).browser_tests.contains("pad"));
    }
}
