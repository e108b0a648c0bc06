//! Files that a command creates.
//!
//! No command writes over a file without being told to, and none writes through a symbolic link.

use crate::failure::Failure;
use farkle_terminal::{broken_link, new_beside, why_uncreatable};
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::Path;

/// What to do about a file that exists already.
const FORCE: &str = "--force replaces it";

/// Creates a file that does not exist yet. If it does, `instead` says what to do with it.
pub(crate) fn create(path: &Path, instead: &str) -> Result<File, Failure> {
    let created = OpenOptions::new().write(true).create_new(true).open(path);
    created.map_err(|error| refused(path, instead, &error))
}

/// Creates a folder, with those above it, unless it is there.
pub(crate) fn create_folder(path: &Path) -> Result<(), Failure> {
    fs::create_dir_all(path).map_err(|error| {
        // The nearest thing above that exists is in the way.
        let existing = path.ancestors().find(|above| above.exists()).unwrap_or(path);
        refused_in(existing, "", &error)
    })
}

/// Writes a file that belongs to the program, also over an older one.
pub(crate) fn write_own(path: &Path, bytes: &[u8]) -> Result<(), Failure> {
    fs::write(path, bytes).map_err(|error| refused_in(folder_of(path), "", &error))
}

/// Refuses a file that [`write()`] would refuse because of what is there, before any work is done.
pub(crate) fn check(path: &Path, force: bool) -> Result<(), Failure> {
    let Ok(found) = fs::symlink_metadata(path) else { return Ok(()) };
    let shown = path.display();
    if found.is_file() && force {
        return Ok(());
    }
    Err(match broken_link(path) {
        Some(why) => Failure::bad_input(format!("{shown}: {why}")),
        None if found.is_symlink() => {
            Failure::bad_input(format!("{shown}: this is a link to another file; name a new file"))
        }
        None if found.is_file() || found.is_dir() => {
            refused(path, FORCE, &io::ErrorKind::AlreadyExists.into())
        }
        None => Failure::bad_input(format!("{shown}: this is a device, not a file; name a new file")),
    })
}

/// Writes a new file, whole or not at all. With `force` it replaces an old one.
pub(crate) fn write(path: &Path, bytes: &[u8], force: bool) -> Result<(), Failure> {
    check(path, force)?;
    let write = || -> io::Result<()> {
        let mut file = new_beside(path, folder_of(path))?;
        file.write_all(bytes)?;
        file.as_file().sync_all()?;
        if force {
            file.persist(path)?
        } else {
            file.persist_noclobber(path)?
        };
        Ok(())
    };
    write().map_err(|error| refused(path, FORCE, &error))
}

fn folder_of(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Why a file is not created. What another name would mend is bad input.
fn refused(path: &Path, instead: &str, error: &io::Error) -> Failure {
    let shown = path.display();
    if path.as_os_str().is_empty() {
        return Failure::bad_input("a file needs a name");
    }
    if path.is_dir() {
        return Failure::bad_input(format!("{shown}: this is a directory, not a file"));
    }
    if let Some(why) = broken_link(path) {
        return Failure::bad_input(format!("{shown}: {why}"));
    }
    let folder = folder_of(path);
    match error.kind() {
        io::ErrorKind::AlreadyExists => {
            Failure::bad_input(format!("{shown}: this file exists already; {instead}"))
        }
        _ => refused_in(folder, &format!("{shown}: "), error),
    }
}

/// Why nothing is created in a folder.
fn refused_in(folder: &Path, before: &str, error: &io::Error) -> Failure {
    let sentence = format!("{before}{}", why_uncreatable(folder, error));
    match error.kind() {
        io::ErrorKind::NotFound
        | io::ErrorKind::AlreadyExists
        | io::ErrorKind::NotADirectory
        | io::ErrorKind::InvalidFilename => Failure::bad_input(sentence),
        _ => Failure::Broken(anyhow::anyhow!(sentence)),
    }
}
