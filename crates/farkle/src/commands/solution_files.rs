//! A cache of solutions in the user's cache directory: one file for each rule set, number of sides
//! and size of larger teams.
//!
//! If the cache fails, the rules are solved again.

use etcetera::BaseStrategy;
use farkle_rules::RuleSet;
use farkle_strategy::TwoSides;
use farkle_three_sides::ThreeSides;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// File systems limit names to 255 bytes. Solutions with longer codes are not stored.
const LONGEST_CODE: usize = 200;
/// The size limit of the whole cache. The least recently used files go first. A solution for three
/// sides to 10,000 points takes 76 million bytes.
const MOST_BYTES: u64 = 1 << 30;
/// The extension of a solution file.
const EXTENSION: &str = "solution";

/// A solution that can be stored.
pub(super) trait Cached: Sized {
    /// The suffix of the share code in the name of the file.
    const SIDES: &str;
    /// The number of players, if teams are so large that they have files of their own.
    const USUAL_SEATS: usize;

    fn rules(&self) -> &RuleSet;

    /// The content of the file. `None` if such solutions are not stored.
    fn content(&self) -> Option<Vec<u8>>;

    fn read(rules: &RuleSet, content: &[u8]) -> Option<Self>;
}

impl Cached for TwoSides {
    const SIDES: &str = "";
    const USUAL_SEATS: usize = 4;

    fn rules(&self) -> &RuleSet {
        self.rules()
    }

    fn content(&self) -> Option<Vec<u8>> {
        self.to_bytes()
    }

    fn read(rules: &RuleSet, content: &[u8]) -> Option<TwoSides> {
        TwoSides::from_bytes(rules, content).ok()
    }
}

impl Cached for ThreeSides {
    const SIDES: &str = "-three";
    const USUAL_SEATS: usize = 6;

    fn rules(&self) -> &RuleSet {
        self.rules()
    }

    fn content(&self) -> Option<Vec<u8>> {
        Some(self.to_bytes())
    }

    fn read(rules: &RuleSet, content: &[u8]) -> Option<ThreeSides> {
        ThreeSides::from_bytes(rules, content).ok()
    }
}

/// The stored solution of these rules for this many players.
pub(super) fn load<S: Cached>(rules: &RuleSet, seats: Option<usize>) -> Option<S> {
    let path = path::<S>(rules, seats)?;
    let solution = S::read(rules, &fs::read(&path).ok()?)?;
    // Marks the file as recently used.
    let _ =
        fs::File::options().append(true).open(&path).and_then(|file| file.set_modified(SystemTime::now()));
    Some(solution)
}

/// Stores a solution.
pub(super) fn keep<S: Cached>(solution: &S, seats: Option<usize>) {
    let Some((path, content)) = path::<S>(solution.rules(), seats).zip(solution.content()) else { return };
    let Some(directory) = path.parent() else { return };
    let Some(room) = MOST_BYTES.checked_sub(content.len() as u64) else { return };
    make_room(directory, room);
    // Writes to a temporary file and renames it, so that nobody reads an incomplete file.
    let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
    let kept = fs::create_dir_all(directory)
        .and_then(|()| fs::write(&unfinished, content))
        .and_then(|()| fs::rename(&unfinished, &path));
    if kept.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
}

/// Deletes the least recently used files until the rest is small enough.
fn make_room(directory: &Path, most: u64) {
    let Ok(entries) = fs::read_dir(directory) else { return };
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

fn path<S: Cached>(rules: &RuleSet, seats: Option<usize>) -> Option<PathBuf> {
    let mut name = rules.code();
    name.push_str(S::SIDES);
    if let Some(seats) = seats.filter(|&seats| seats > S::USUAL_SEATS) {
        name.push_str(&format!("-{seats}"));
    }
    let directory = etcetera::choose_base_strategy().ok()?.cache_dir().join("farkle").join("solutions");
    (name.len() <= LONGEST_CODE).then(|| directory.join(format!("{name}.{EXTENSION}")))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Duration;

    #[test]
    fn what_was_not_used_for_longest_makes_room() {
        let directory = tempfile::tempdir().unwrap();
        let file = |name: &str| directory.path().join(name);
        for (age, name) in ["new", "used", "old", "oldest"].into_iter().enumerate() {
            fs::write(file(name), [0; 100]).unwrap();
            let then = SystemTime::UNIX_EPOCH + Duration::from_secs(1_000_000 - age as u64);
            fs::File::options().append(true).open(file(name)).unwrap().set_modified(then).unwrap();
        }
        make_room(directory.path(), 250);
        let left = ["new", "used", "old", "oldest"].map(|name| file(name).exists());
        assert_eq!(left, [true, true, false, false]);
    }
}
