//! Finds a toolchain for `wasm32-unknown-unknown`, so that no machine has to be prepared by hand.
//!
//! It tries in this order: the compiler in use already has the target; rustup adds it; Debian's
//! `rustc-web` with the sources of the standard library, which cargo then builds. The result is
//! stored, because asking rustup takes long on a machine that can't reach it.

use crate::debian;
use crate::workspace::{output_of, root, target_dir};
use anyhow::{Result, bail};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

const TARGET: &str = "wasm32-unknown-unknown";
/// The variable that forces a toolchain: `native`, `rustup` or `debian`.
const FORCE: &str = "FARKLE_WASM_TOOLCHAIN";
const RUSTUP_LIMIT: Duration = Duration::from_secs(180);

/// A toolchain for the browser.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Toolchain {
    /// The compiler in use has the target.
    Native,
    /// Debian's compiler builds the standard library from source.
    Debian {
        /// The compiler.
        rustc: PathBuf,
        /// The linker: rustup's `rust-lld` or LLVM's `wasm-ld`.
        linker: PathBuf,
    },
}

/// The first toolchain that works here.
pub(crate) fn find() -> Result<Toolchain> {
    let forced = std::env::var(FORCE).unwrap_or_default();
    let memory = target_dir().join("wasm-toolchain");
    let remembered =
        if forced.is_empty() { fs::read_to_string(&memory).unwrap_or_default() } else { String::new() };
    if let ("debian", Some(toolchain)) = (remembered.trim(), installed_debian()) {
        return Ok(toolchain);
    }
    let found = match forced.as_str() {
        "" => native().or_else(rustup).or_else(debian),
        "native" => native(),
        "rustup" => native().or_else(rustup),
        "debian" => debian(),
        other => bail!("{FORCE}={other} is not known: allowed are native, rustup, debian"),
    };
    let Some(toolchain) = found else {
        bail!(
            "nothing here can build for {TARGET}. Run `rustup target add {TARGET}`, \
             or on Debian `apt-get install rustc-web rust-web-src`, and try again"
        )
    };
    if matches!(toolchain, Toolchain::Debian { .. }) {
        // This file only saves time; without it the search runs again.
        let _ = fs::create_dir_all(target_dir()).and_then(|()| fs::write(&memory, "debian\n"));
    }
    Ok(toolchain)
}

fn rustc() -> Command {
    let mut command = Command::new(std::env::var_os("RUSTC").unwrap_or_else(|| "rustc".into()));
    command.current_dir(root()).stderr(Stdio::null());
    command
}

fn native() -> Option<Toolchain> {
    let dir = output_of(rustc().args(["--print", "target-libdir", "--target", TARGET]))?;
    holds_std(Path::new(&dir)).then_some(Toolchain::Native)
}

fn holds_std(dir: &Path) -> bool {
    let is_std = |entry: fs::DirEntry| entry.file_name().to_string_lossy().starts_with("libstd-");
    fs::read_dir(dir).is_ok_and(|mut entries| entries.any(|entry| entry.is_ok_and(is_std)))
}

fn rustup() -> Option<Toolchain> {
    eprintln!("[xtask] rustup target add {TARGET} ...");
    let mut command = Command::new("rustup");
    command.current_dir(root()).args(["target", "add", TARGET]).stdin(Stdio::null());
    if succeeds_within(&mut command, RUSTUP_LIMIT) { native() } else { None }
}

fn succeeds_within(command: &mut Command, limit: Duration) -> bool {
    let Ok(mut child) = command.stdout(Stdio::null()).stderr(Stdio::null()).spawn() else { return false };
    let begin = Instant::now();
    while begin.elapsed() < limit {
        match child.try_wait() {
            Ok(Some(status)) => return status.success(),
            Ok(None) => std::thread::sleep(Duration::from_millis(100)),
            Err(_) => break,
        }
    }
    let _ = child.kill();
    let _ = child.wait();
    false
}

fn debian() -> Option<Toolchain> {
    if !debian::is_here() {
        return None;
    }
    installed_debian().or_else(|| {
        // Rustup's toolchains include a linker; without one, LLVM's works.
        debian::install(&["rustc-web", "rust-web-src"]);
        if let (None, Some(version)) = (linker(), llvm_version()) {
            debian::install(&[&format!("lld-{version}")]);
        }
        installed_debian()
    })
}

/// The LLVM version of Debian's compiler. The linker must not be older.
fn llvm_version() -> Option<String> {
    let about = output_of(Command::new("/usr/bin/rustc").env_remove("LD_LIBRARY_PATH").arg("-vV"))?;
    let version = about.lines().find_map(|line| line.strip_prefix("LLVM version: "))?;
    version.split('.').next().map(str::to_string)
}

fn installed_debian() -> Option<Toolchain> {
    let rustc = PathBuf::from("/usr/bin/rustc");
    let mut ask = Command::new(&rustc);
    let sysroot =
        output_of(ask.env_remove("LD_LIBRARY_PATH").args(["--print", "sysroot"]).stderr(Stdio::null()))?;
    let std = Path::new(&sysroot).join("lib/rustlib/src/rust/library/std/Cargo.toml");
    if std.exists() { Some(Toolchain::Debian { rustc, linker: linker()? }) } else { None }
}

fn linker() -> Option<PathBuf> {
    let of_rustup = output_of(rustc().args(["--print", "target-libdir"]))
        .and_then(|dir| Some(Path::new(&dir).parent()?.join("bin/rust-lld")));
    let of_debian =
        fs::read_dir("/usr/bin").into_iter().flatten().flatten().map(|entry| entry.path()).filter(|path| {
            path.file_name().is_some_and(|name| name.to_string_lossy().starts_with("wasm-ld"))
        });
    of_rustup.into_iter().chain(of_debian).find(|path| path.exists())
}

/// Flags that make the program smaller when the standard library is built from source.
const SMALL: [&str; 3] = ["-Zlocation-detail=none", "-Zunstable-options", "-Cpanic=immediate-abort"];

impl Toolchain {
    /// `cargo build` for the browser, ready for further arguments. `small` omits panic messages.
    pub(crate) fn cargo_build(&self, small: bool) -> Command {
        let mut command = Command::new(env!("CARGO"));
        command.current_dir(root()).args(["build", "--locked", "--target", TARGET]);
        // Leptos then compiles each kind of view once instead of once for every use: a third of the
        // size.
        let mut flags: Vec<String> = [
            "-Ctarget-feature=+simd128",
            "--cfg=erase_components",
            // Code splitting moves functions and data afterwards.
            "-Clink-arg=--emit-relocs",
        ]
        .map(str::to_string)
        .to_vec();
        if let Toolchain::Debian { rustc, linker } = self {
            // The cargo that runs xtask sets these for its own compiler; Debian's must not see
            // them.
            for name in [
                "LD_LIBRARY_PATH",
                "RUSTC_WRAPPER",
                "RUSTC_WORKSPACE_WRAPPER",
                "RUSTFLAGS",
                "RUSTUP_TOOLCHAIN",
            ] {
                command.env_remove(name);
            }
            command.env("RUSTC", rustc).env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
            flags.push(format!("-Clinker={}", linker.display()));
            if small {
                // The standard library is built anyway, so build it without messages and locations
                // of panics, which no player reads.
                flags.extend(SMALL.map(str::to_string));
            }
            if linker.to_string_lossy().contains("wasm-ld") {
                flags.push("-Clinker-flavor=wasm-ld".to_string());
            }
        }
        command.env_remove("CARGO_ENCODED_RUSTFLAGS");
        command.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags.join(" "));
        command
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_folder_has_the_target_only_with_its_standard_library() {
        let dir = std::env::temp_dir().join(format!("xtask-target-libdir-{}", std::process::id()));
        fs::create_dir_all(&dir).unwrap();
        assert!(!holds_std(&dir));
        fs::write(dir.join("libstd-0123.rlib"), "").unwrap();
        assert!(holds_std(&dir));
        fs::remove_dir_all(&dir).unwrap();
    }

    #[test]
    fn a_command_that_takes_too_long_is_stopped() {
        let begin = Instant::now();
        assert!(!succeeds_within(Command::new("sleep").arg("60"), Duration::from_millis(200)));
        assert!(begin.elapsed() < Duration::from_secs(10));
    }
}
