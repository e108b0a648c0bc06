//! Paths of this workspace, and how xtask runs commands.
//!
//! All modules use these functions, so their output and their errors look alike.

use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().unwrap_or(xtask).to_path_buf()
}

/// The target directory.
pub(crate) fn target_dir() -> PathBuf {
    let named = std::env::var_os("CARGO_TARGET_DIR").map(PathBuf::from);
    named.map_or_else(|| root().join("target"), |dir| root().join(dir))
}

/// The folder of the built browser app, which the program embeds.
pub(crate) fn dist() -> PathBuf {
    root().join("crates/web/dist")
}

/// The cargo that runs xtask, in the folder of the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO"));
    command.current_dir(root()).args(args);
    command
}

/// Runs a command to its end; its output is shown.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let status = command.status().with_context(|| format!("can't start {program}"))?;
    if !status.success() {
        let args: Vec<_> = command.get_args().map(|a| a.to_string_lossy()).collect();
        bail!("`{program} {}` failed ({status})", args.join(" "));
    }
    Ok(())
}

/// The trimmed output of a command, or `None` if it can't be started or fails.
pub(crate) fn output_of(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_string())
}

/// Runs one step and prints its name and its time.
pub(crate) fn step<T>(name: &str, work: impl FnOnce() -> Result<T>) -> Result<T> {
    eprintln!("[xtask] {name} ...");
    let begin = Instant::now();
    let result = work().with_context(|| format!("{name} failed"))?;
    eprintln!("[xtask] {name}: {:.1} s", begin.elapsed().as_secs_f64());
    Ok(result)
}

/// The output of `cargo metadata`, with or without external packages.
pub(crate) fn metadata(with_dependencies: bool) -> Result<serde_json::Value> {
    let mut command = cargo(&["metadata", "--format-version", "1", "--locked"]);
    if !with_dependencies {
        command.arg("--no-deps");
    }
    let output = command.output().context("can't start cargo metadata")?;
    if !output.status.success() {
        bail!("cargo metadata failed: {}", String::from_utf8_lossy(&output.stderr));
    }
    Ok(serde_json::from_slice(&output.stdout)?)
}
