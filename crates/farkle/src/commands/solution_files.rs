//! Solutions that were computed before, in the user's cache directory, one file for each rule set,
//! number of sides and size of larger teams.
//!
//! The cache is a convenience: whatever goes wrong with it, the rules are solved anew.

use etcetera::BaseStrategy;
use farkle_rules::RuleSet;
use farkle_strategy::TwoSides;
use farkle_three_sides::ThreeSides;
use std::fs;
use std::path::{Path, PathBuf};
use std::time::SystemTime;

/// File systems take names of 255 bytes; longer codes are not kept.
const LONGEST_CODE: usize = 200;
/// All solutions together take no more bytes: those that were not used for longest go first. Three
/// sides to 10,000 points take 76 million.
const MOST_BYTES: u64 = 1 << 30;
/// What is behind the name of a solution.
const EXTENSION: &str = "solution";

/// A solution that can be kept.
pub(super) trait Cached: Sized {
    /// What is added to the share code in the name of the file.
    const SIDES: &str;
    /// Teams of more players than this, all together, have files of their own.
    const USUAL_SEATS: usize;

    fn rules(&self) -> &RuleSet;

    /// The content of its file, unless such solutions are not kept.
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

/// The solution of these rules between so many players, if it was computed before.
pub(super) fn load<S: Cached>(rules: &RuleSet, seats: Option<usize>) -> Option<S> {
    let path = path::<S>(rules, seats)?;
    let solution = S::read(rules, &fs::read(&path).ok()?)?;
    // It was of use now.
    let _ =
        fs::File::options().append(true).open(&path).and_then(|file| file.set_modified(SystemTime::now()));
    Some(solution)
}

/// Keeps a solution for later.
pub(super) fn keep<S: Cached>(solution: &S, seats: Option<usize>) {
    let Some((path, content)) = path::<S>(solution.rules(), seats).zip(solution.content()) else { return };
    let Some(directory) = path.parent() else { return };
    let Some(room) = MOST_BYTES.checked_sub(content.len() as u64) else { return };
    make_room(directory, room);
    // Written beside and then moved, so that nobody reads half a file.
    let unfinished = path.with_extension(format!("unfinished-{}", std::process::id()));
    let kept = fs::create_dir_all(directory)
        .and_then(|()| fs::write(&unfinished, content))
        .and_then(|()| fs::rename(&unfinished, &path));
    if kept.is_err() {
        let _ = fs::remove_file(&unfinished);
    }
}

/// Removes what was not used for longest until the rest takes no more bytes than this.
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
