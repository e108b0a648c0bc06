//! Paths of this workspace, and how xtask runs commands.
//!
//! All modules use these functions, so their output and their errors look alike.

use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::process::{Command, ExitStatus, Stdio};
use std::sync::Mutex;
use std::thread;
use std::time::Instant;

/// What commands print, while [`record`] is at work.
static RECORD: Mutex<Option<Vec<String>>> = Mutex::new(None);

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

/// Runs a command to its end; its output is shown, and kept if somebody records it.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let program = command.get_program().to_string_lossy().into_owned();
    let is_recorded = RECORD.lock().is_ok_and(|lines| lines.is_some());
    let status = if is_recorded { recorded(command) } else { command.status() };
    let status = status.with_context(|| format!("can't start {program}"))?;
    if !status.success() {
        let args: Vec<_> = command.get_args().map(|a| a.to_string_lossy()).collect();
        bail!("`{program} {}` failed ({status})", args.join(" "));
    }
    Ok(())
}

/// Does some work, and returns what the commands that it ran have printed.
pub(crate) fn record<T>(work: impl FnOnce() -> T) -> (T, Vec<String>) {
    let replace =
        |lines| RECORD.lock().map_or_else(|_| None, |mut record| std::mem::replace(&mut *record, lines));
    replace(Some(Vec::new()));
    let result = work();
    (result, replace(None).unwrap_or_default())
}

/// Runs a command, and shows and keeps every line that it prints.
fn recorded(command: &mut Command) -> std::io::Result<ExitStatus> {
    let mut child = command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn()?;
    let (output, errors) = (child.stdout.take(), child.stderr.take());
    thread::scope(|scope| {
        scope.spawn(|| output.map(show_and_keep));
        scope.spawn(|| errors.map(show_and_keep));
    });
    child.wait()
}

fn show_and_keep(output: impl Read) {
    let mut output = BufReader::new(output);
    let mut line = Vec::new();
    while output.read_until(b'\n', &mut line).is_ok_and(|bytes| bytes > 0) {
        let text = String::from_utf8_lossy(&line).trim_end().to_string();
        eprintln!("{text}");
        if let Ok(mut record) = RECORD.lock()
            && let Some(lines) = record.as_mut()
        {
            lines.push(text);
        }
        line.clear();
    }
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
