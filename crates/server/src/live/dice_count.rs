//! How often each face was rolled here, for whoever wants to know whether the dice are fair.
//!
//! A game counts when it is over, at the server that stored its end. The numbers are in a file
//! beside the key, and not in the store: they are a statistic, so a game that ends in the moment in
//! which a server is killed may be missing.

use super::DataError;
use farkle_rules::Event;
use farkle_table::Ledger;
use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tracing::warn;

const FILE: &str = "dice.json";

/// How often the faces 1 to 6 were rolled in games that are over. Clones count together.
#[derive(Clone, Debug, Default)]
pub struct DiceCount(Arc<Mutex<Counted>>);

#[derive(Debug, Default)]
struct Counted {
    faces: [u64; 6],
    /// Where they are kept, if they are.
    file: Option<PathBuf>,
}

impl DiceCount {
    /// The numbers in a folder, which begin at nothing.
    pub(super) fn in_folder(folder: &Path) -> Result<DiceCount, DataError> {
        let file = folder.join(FILE);
        let faces = match fs::read(&file) {
            Ok(text) => serde_json::from_slice(&text).map_err(io::Error::from),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok([0; 6]),
            Err(error) => Err(error),
        };
        let faces = faces.or_else(|error| {
            // A statistic keeps no server from starting.
            let aside = file.with_extension("json.unreadable");
            warn!(%error, aside = %aside.display(), "the count of dice can't be read, and begins anew");
            fs::rename(&file, aside).map(|()| [0; 6])
        });
        let faces = faces.map_err(DataError::file(&file))?;
        Ok(DiceCount(Arc::new(Mutex::new(Counted { faces, file: Some(file) }))))
    }

    /// How often each face was rolled.
    pub fn faces(&self) -> [u64; 6] {
        self.counted().faces
    }

    /// Adds all dice of a game that is over, and writes the file. It waits for the disk.
    pub(super) fn add(&self, rolled: [u64; 6]) {
        let mut counted = self.counted();
        counted.faces.iter_mut().zip(rolled).for_each(|(all, more)| *all += more);
        if let Some(file) = &counted.file
            && let Err(error) = write(file, counted.faces)
        {
            // The next game writes these, too.
            warn!(%error, "the dice of a game could not be counted");
        }
    }

    fn counted(&self) -> MutexGuard<'_, Counted> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The file has the old numbers or the new ones, whenever the program ends.
fn write(file: &Path, faces: [u64; 6]) -> io::Result<()> {
    let new = file.with_extension("json.new");
    let mut written = File::create(&new)?;
    written.write_all(&serde_json::to_vec(&faces)?)?;
    // Otherwise the name may be on the disk before the numbers.
    written.sync_all()?;
    fs::rename(&new, file)
}

/// All dice of a game.
pub(super) fn rolled(game: &Ledger) -> [u64; 6] {
    let mut faces = [0; 6];
    for event in game.events() {
        match event {
            Event::Rolled(dice) => {
                faces.iter_mut().zip(dice.counts()).for_each(|(all, more)| *all += u64::from(more));
            }
            Event::StartRolled(start) => {
                start.iter().for_each(|face| faces[face.index()] += 1);
            }
            _ => {}
        }
    }
    faces
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_there_again_after_a_restart() {
        let folder = tempfile::tempdir().unwrap();
        let first = DiceCount::in_folder(folder.path()).unwrap();
        first.add([1, 2, 3, 4, 5, 6]);
        first.add([10, 0, 0, 0, 0, 0]);
        let second = DiceCount::in_folder(folder.path()).unwrap();
        assert_eq!(second.faces(), [11, 2, 3, 4, 5, 6]);
    }

    #[test]
    fn a_file_with_something_else_is_moved_aside() {
        let folder = tempfile::tempdir().unwrap();
        fs::write(folder.path().join(FILE), "[1, 2]").unwrap();
        let count = DiceCount::in_folder(folder.path()).unwrap();
        assert_eq!(count.faces(), [0; 6]);
        count.add([1; 6]);
        assert_eq!(DiceCount::in_folder(folder.path()).unwrap().faces(), [1; 6]);
        let aside = fs::read_to_string(folder.path().join("dice.json.unreadable")).unwrap();
        assert_eq!(aside, "[1, 2]");
    }
}
