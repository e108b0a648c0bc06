//! A folder of solved rules: one file for each rule set and kind of solution.
//!
//! Whatever is in it can be computed again. So nothing here is an error: what can't be read is
//! solved anew, and what can't be written is not kept.
//!
//! ```
//! use farkle_rules::RuleSet;
//! use farkle_solutions::SolutionFolder;
//! let place = tempfile::tempdir().unwrap();
//! let folder = SolutionFolder::new(place.path());
//! let rules = RuleSet::preset("classic").unwrap();
//! assert_eq!(folder.load(&rules, ""), None);
//! folder.keep(&rules, "", b"the solution");
//! assert_eq!(folder.load(&rules, "").as_deref(), Some(&b"the solution"[..]));
//! ```

use farkle_rules::RuleSet;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// File systems limit names to 255 bytes. Solutions with longer names are not kept.
const LONGEST_NAME: usize = 230;
/// The size limit of a folder. The least recently used files go first.
const MOST_BYTES: u64 = 1 << 30;
/// The extension of a solution file.
const EXTENSION: &str = "solution";

/// Seats that a solution counts on where that makes a difference: two in each team.
pub const USUAL_SEATS: usize = 4;

/// The kind of a solution for this many players: larger teams have solutions of their own.
///
/// ```
/// assert_eq!(farkle_solutions::solution_kind(Some(4)), "");
/// assert_eq!(farkle_solutions::solution_kind(Some(6)), "-6");
/// ```
pub fn solution_kind(seats: Option<usize>) -> String {
    seats.filter(|seats| *seats > USUAL_SEATS).map_or_else(String::new, |seats| format!("-{seats}"))
}

/// The folder.
#[derive(Clone, Debug)]
pub struct SolutionFolder(PathBuf);

impl SolutionFolder {
    /// The folder at this path. It is created with the first solution.
    pub fn new(path: impl Into<PathBuf>) -> SolutionFolder {
        SolutionFolder(path.into())
    }

    /// The solution of these rules. `kind` tells several solutions of one rule set apart.
    pub fn load(&self, rules: &RuleSet, kind: &str) -> Option<Vec<u8>> {
        let path = self.path(rules, kind)?;
        fs::metadata(&path).ok().filter(|about| about.is_file() && about.len() <= MOST_BYTES)?;
        let content = fs::read(&path).ok()?;
        // Marks the file as recently used.
        let _ = fs::File::options()
            .append(true)
            .open(&path)
            .and_then(|file| file.set_modified(SystemTime::now()));
        Some(content)
    }

    /// Keeps a solution.
    pub fn keep(&self, rules: &RuleSet, kind: &str, content: &[u8]) {
        let Some(path) = self.path(rules, kind) else { return };
        let Some(room) = MOST_BYTES.checked_sub(content.len() as u64) else { return };
        make_room(&self.0, room);
        // Writes to a temporary file and renames it, so that nobody reads an incomplete file.
        let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
        let kept = fs::create_dir_all(&self.0)
            .and_then(|()| fs::write(&unfinished, content))
            .and_then(|()| fs::rename(&unfinished, &path));
        if kept.is_err() {
            let _ = fs::remove_file(&unfinished);
        }
    }

    fn path(&self, rules: &RuleSet, kind: &str) -> Option<PathBuf> {
        let name = format!("{}{kind}.{EXTENSION}", rules.code());
        (name.len() <= LONGEST_NAME).then(|| self.0.join(name))
    }
}

/// Deletes the least recently used files until the rest is small enough.
fn make_room(folder: &Path, most: u64) {
    let Ok(entries) = fs::read_dir(folder) else { return };
    let files = entries.filter_map(|entry| {
        let entry = entry.ok()?;
        let about = entry.metadata().ok().filter(fs::Metadata::is_file)?;
        Some((about.modified().ok()?, about.len(), entry.path()))
    });
    let mut files: Vec<_> = files.collect();
    // The newest first.
    files.sort_by(|a, b| b.cmp(a));
    let mut taken = 0_u64;
    for (_, bytes, path) in files {
        taken = taken.saturating_add(bytes);
        if taken > most {
            let _ = fs::remove_file(path);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_was_not_used_for_longest_makes_room() {
        let folder = tempfile::tempdir().unwrap();
        let file = |name: &str| folder.path().join(name);
        for (age, name) in ["new", "used", "old", "oldest"].into_iter().enumerate() {
            fs::write(file(name), [0; 100]).unwrap();
            let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - age as u64);
            fs::File::options().append(true).open(file(name)).unwrap().set_modified(then).unwrap();
        }
        make_room(folder.path(), 250);
        let left = ["new", "used", "old", "oldest"].map(|name| file(name).exists());
        assert_eq!(left, [true, true, false, false]);
    }

    #[test]
    fn what_is_no_file_or_larger_than_the_folder_may_be_is_not_read() {
        let place = tempfile::tempdir().unwrap();
        let folder = SolutionFolder::new(place.path());
        let rules = RuleSet::default();
        let large = fs::File::create(folder.path(&rules, "").unwrap()).unwrap();
        large.set_len(MOST_BYTES + 1).unwrap();
        assert_eq!(folder.load(&rules, ""), None);
        #[cfg(unix)]
        {
            std::os::unix::fs::symlink("/dev/zero", folder.path(&rules, "-6").unwrap()).unwrap();
            assert_eq!(folder.load(&rules, "-6"), None);
        }
    }

    #[test]
    fn solutions_of_several_kinds_are_kept_apart_and_no_unfinished_file_is_left() {
        let place = tempfile::tempdir().unwrap();
        let folder = SolutionFolder::new(place.path().join("solutions"));
        let rules = RuleSet::default();
        for (kind, content) in [("", b"two"), ("-6", b"six")] {
            folder.keep(&rules, kind, content);
        }
        assert_eq!(folder.load(&rules, ""), Some(b"two".to_vec()));
        assert_eq!(folder.load(&rules, "-6"), Some(b"six".to_vec()));
        assert_eq!(fs::read_dir(place.path().join("solutions")).unwrap().count(), 2);
    }
}
