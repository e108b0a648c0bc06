//! Licences, bans, sources and advisories of all dependencies: `cargo deny` with `deny.toml`.
//!
//! The first run installs cargo-deny in a pinned version from the package registry, into a folder
//! of its own in the target directory. The advisory database is a git repository. Where it can't be
//! reached, everything else is still checked, and the output says that advisories were not.

use crate::workspace::{cargo, root, run, step, target_dir};
use anyhow::Result;
use std::path::{Path, PathBuf};
use std::process::Command;

const VERSION: &str = "0.20.2";

/// Fails for a dependency that `deny.toml` doesn't allow, or that has a known vulnerability.
pub(crate) fn check() -> Result<()> {
    let program = installed()?;
    run(deny(&program).args(["check", "--hide-inclusion-graph", "bans", "licenses", "sources"]))?;
    if run(deny(&program).args(["fetch", "db"])).is_err() {
        eprintln!(
            "[xtask] NOT CHECKED: advisories. The advisory database can't be fetched; run \
             `cargo xtask check --long` on a machine that reaches github.com."
        );
        return Ok(());
    }
    run(deny(&program).args(["--offline", "check", "advisories"]))
}

fn deny(program: &Path) -> Command {
    let mut command = Command::new(program);
    command.current_dir(root()).args(["--locked", "--log-level", "warn"]);
    command
}

/// Where cargo-deny is. The folder is named after the version, so a new pin installs anew.
fn installed() -> Result<PathBuf> {
    let folder = target_dir().join("tools").join(format!("cargo-deny-{VERSION}"));
    let program = folder.join("bin").join(format!("cargo-deny{}", std::env::consts::EXE_SUFFIX));
    if !program.exists() {
        step("install cargo-deny, once", || {
            let version = format!("={VERSION}");
            // Not optimised: it installs twice as fast and still takes two seconds to run.
            let args = ["install", "cargo-deny", "--locked", "--debug", "--version", &version];
            run(cargo(&args).arg("--quiet").arg("--root").arg(&folder))
        })?;
    }
    Ok(program)
}
