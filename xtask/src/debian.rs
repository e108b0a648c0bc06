//! Installs Debian packages where that is possible: what a machine without rustup's downloads builds and tests with.
//!
//! Never asks for a password: without the right to install, it says so and the caller goes another way.

use crate::workspace::output_of;
use std::path::Path;
use std::process::Command;

/// Whether this is a machine on which [`install`] can work.
pub(crate) fn is_here() -> bool {
    Path::new("/etc/debian_version").exists()
}

/// Installs packages, after a look at what is current. True if all of them are there in the end.
pub(crate) fn install(packages: &[&str]) -> bool {
    eprintln!("[xtask] apt-get install {} ...", packages.join(" "));
    // Old package lists name versions that are no longer there.
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
