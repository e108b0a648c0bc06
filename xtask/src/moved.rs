//! A target directory that came along from another folder: the checkout was copied or renamed.
//!
//! Paths that are compiled in, such as that of the workspace or of golden files, lead to the other
//! folder then, and cargo does not notice: a check would check other sources.

use crate::workspace::{run, target_dir_of};
use anyhow::{Context, Result};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// So deep in the target directory lies what cargo knows of the builds for another platform.
const DEPTH: usize = 4;

/// If this very program was built in another folder, forgets all builds of our crates, and does
/// the same work with a program that is built here. Returns whether that has happened.
pub(crate) fn begin_anew_if_moved(args: &[&str]) -> Result<bool> {
    // Cargo says where the program is run for.
    let Some(here) = std::env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from) else { return Ok(false) };
    let is_same = |built: &Path| built.canonicalize().ok() == here.canonicalize().ok();
    if is_same(Path::new(env!("CARGO_MANIFEST_DIR"))) {
        return Ok(false);
    }
    eprintln!("[xtask] the target directory was built in another folder: our crates are built anew");
    let workspace = here.parent().context("xtask is a folder of the workspace")?;
    forget_our_builds(&target_dir_of(workspace), DEPTH)?;
    let mut again = Command::new(env!("CARGO"));
    run(again.current_dir(workspace).args(["run", "--quiet", "--package", "xtask", "--"]).args(args))?;
    Ok(true)
}

fn forget_our_builds(folder: &Path, depth: usize) -> Result<()> {
    let Ok(entries) = fs::read_dir(folder) else { return Ok(()) };
    for entry in entries.flatten() {
        let (path, name) = (entry.path(), entry.file_name());
        let name = name.to_string_lossy();
        let is_in_fingerprints = folder.ends_with(".fingerprint");
        if is_in_fingerprints && (name.starts_with("farkle") || name.starts_with("xtask")) {
            fs::remove_dir_all(&path).with_context(|| format!("can't remove {}", path.display()))?;
        } else if !is_in_fingerprints && depth > 0 && entry.file_type().is_ok_and(|kind| kind.is_dir()) {
            forget_our_builds(&path, depth - 1)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_is_known_of_our_own_crates_is_forgotten() {
        let target = tempfile::tempdir().unwrap();
        let of = |profile: &str, unit: &str| target.path().join(profile).join(".fingerprint").join(unit);
        let ours = [of("debug", "xtask-1a"), of("wasm/wasm32-unknown-unknown/wasm-test", "farkle-web-2b")];
        let others = [of("debug", "serde-3c"), target.path().join("debug/deps/farkle-4d")];
        for folder in ours.iter().chain(&others) {
            fs::create_dir_all(folder).unwrap();
        }
        forget_our_builds(target.path(), DEPTH).unwrap();
        assert!(ours.iter().all(|folder| !folder.exists()));
        assert!(others.iter().all(|folder| folder.exists()));
    }
}
