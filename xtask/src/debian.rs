//! Installs Debian packages where possible, for machines that can't download from rustup.
//!
//! It never asks for a password. Without the right to install it says so, and the caller uses
//! another way.

use crate::workspace::output_of;
use std::path::Path;
use std::process::Command;

/// Whether this is a machine on which [`install`] can work.
pub(crate) fn is_here() -> bool {
    Path::new("/etc/debian_version").exists()
}

/// Updates the package lists and installs packages. True if all of them are installed afterwards.
pub(crate) fn install(packages: &[&str]) -> bool {
    eprintln!("[xtask] apt-get install {} ...", packages.join(" "));
    // Old package lists name versions that no longer exist.
    let updated = apt_get(&["update", "-qq"]);
    let mut args = vec!["install", "-y", "-qq", "--no-install-recommends"];
    args.extend(packages);
    updated && apt_get(&args)
}

fn apt_get(args: &[&str]) -> bool {
    let is_root = output_of(Command::new("id").arg("-u")).as_deref() == Some("0");
    let mut command = Command::new(if is_root { "apt-get" } else { "sudo" });
    if !is_root {
        command.args(["-n", "apt-get"]);
    }
    command.env("DEBIAN_FRONTEND", "noninteractive").args(args).status().is_ok_and(|status| status.success())
}
