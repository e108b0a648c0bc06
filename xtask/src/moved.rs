//! A target directory that came along from another folder: the checkout was copied or renamed.
//!
//! Paths that are compiled in, such as that of the workspace or of golden files, lead to the other
//! folder then, and cargo does not notice: a check would check other sources.

use crate::workspace::run;
use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use std::process::Command;

/// So deep in the target directory lies what cargo knows of the builds for another platform.
const DEPTH: usize = 4;

/// Set for the program that is built anew.
const BUILT_ANEW: &str = "XTASK_BUILT_ANEW";

/// If this very program was built in another folder, forgets all builds of our crates, and does
/// the same work with a program that is built here. Returns whether that has happened.
pub(crate) fn begin_anew_if_moved(args: &[&str]) -> Result<bool> {
    // Cargo says where the program is run for, and by which cargo.
    let [Some(here), Some(cargo)] = ["CARGO_MANIFEST_DIR", "CARGO"].map(std::env::var_os) else {
        return Ok(false);
    };
    let here = Path::new(&here);
    if Path::new(env!("CARGO_MANIFEST_DIR")).canonicalize().ok() == here.canonicalize().ok() {
        return Ok(false);
    }
    ensure!(
        std::env::var_os(BUILT_ANEW).is_none(),
        "xtask was built in {}, and cargo does not build it here: run `cargo clean`",
        env!("CARGO_MANIFEST_DIR")
    );
    eprintln!("[xtask] the target directory was built in another folder: our crates are built anew");
    let program = std::env::current_exe()?;
    let target =
        program.ancestors().nth(2).context("programs are two folders deep in the target directory")?;
    forget_our_builds(target, DEPTH)?;
    let mut again = Command::new(cargo);
    again.current_dir(here.parent().unwrap_or(here)).env(BUILT_ANEW, "1");
    run(again.args(["run", "--quiet", "--package", "xtask", "--"]).args(args))?;
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
