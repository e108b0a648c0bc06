//! Saved games: one numbered file for each game in the person's data directory.
//!
//! No game ever overwrites another.

use crate::save_file::{SaveFile, UNFINISHED, why_uncreatable};
use etcetera::BaseStrategy;
use farkle_client::pad::Pad;
use farkle_rules::Record;
use std::fs;
use std::io;
use std::path::PathBuf;
use std::time::Duration;

const DIRECTORY: &str = "farkle";
const GAMES: &str = "games";
const EXTENSION: &str = "farkle";
const PADS: &str = "pads";
const PAD_EXTENSION: &str = "pad";

/// The directory with the saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saves {
    directory: PathBuf,
    /// The subdirectory and the extension of its files.
    kind: (&'static str, &'static str),
}

impl Saves {
    /// The saved games below this directory.
    pub fn at(directory: impl Into<PathBuf>) -> Saves {
        Saves { directory: directory.into(), kind: (GAMES, EXTENSION) }
    }

    /// The score pads in the same data directory.
    pub fn pads(&self) -> Saves {
        Saves { directory: self.directory.clone(), kind: (PADS, PAD_EXTENSION) }
    }

    /// The saved games in the person's data directory (`$XDG_DATA_HOME` or `~/.local/share`).
    ///
    /// # Errors
    /// If there is no home directory.
    pub fn of_this_person() -> io::Result<Saves> {
        let strategy = etcetera::choose_base_strategy().map_err(io::Error::other)?;
        Ok(Saves::at(strategy.data_dir().join(DIRECTORY)))
    }

    /// Where the games of the day are.
    pub fn today(&self) -> PathBuf {
        self.directory.join("today")
    }

    /// Where this device keeps its seats at tables of servers.
    pub(crate) fn online(&self) -> PathBuf {
        self.directory.join("online")
    }

    fn games(&self) -> PathBuf {
        self.directory.join(self.kind.0)
    }

    /// Creates a file for a new game, with an unused number.
    ///
    /// # Errors
    /// A sentence that says why the directory can't be written.
    pub fn create(&self) -> Result<SaveFile, String> {
        self.new_file().map_err(|error| {
            let games = self.games();
            // The nearest thing above that exists is in the way.
            let existing = games.ancestors().find(|folder| folder.exists()).unwrap_or(&games);
            match error.kind() {
                io::ErrorKind::PermissionDenied => why_uncreatable(&games, &error),
                _ => why_uncreatable(existing, &error),
            }
        })
    }

    fn new_file(&self) -> io::Result<SaveFile> {
        let games = self.games();
        fs::create_dir_all(&games)?;
        self.sweep();
        let mut number = self.numbered()?.last().map_or(1, |(number, _)| number + 1);
        loop {
            let path = games.join(format!("{number}.{}", self.kind.1));
            match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(SaveFile::in_the_data_directory(path)),
                // Another window was faster.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// Deletes what writes have left that were killed. What another window writes now stays.
    fn sweep(&self) {
        const OLD: Duration = Duration::from_secs(3600);
        for entry in fs::read_dir(self.games()).into_iter().flatten().flatten() {
            let is_unfinished = entry.file_name().to_string_lossy().starts_with(UNFINISHED);
            let changed = entry.metadata().and_then(|metadata| metadata.modified());
            let is_old = changed.is_ok_and(|time| time.elapsed().is_ok_and(|age| age > OLD));
            if is_unfinished && is_old {
                // The next game tries again.
                let _ = fs::remove_file(entry.path());
            }
        }
    }

    /// The unfinished game that was played last. Unreadable files are skipped; [`Saves::damaged`]
    /// has them.
    pub fn unfinished(&self) -> Option<(SaveFile, Record)> {
        self.latest_first().into_iter().find_map(|mut file| {
            let record = file.read().ok()?;
            (!record.replay().ok()?.game.is_over()).then_some((file, record))
        })
    }

    /// Files without a valid game, each with its fault. They are not changed.
    pub fn damaged(&self) -> Vec<(SaveFile, String)> {
        let wrong = |mut file: SaveFile| {
            let checked = file.read().and_then(|record| {
                record.replay().map_err(|error| error.to_string())?;
                Ok(())
            });
            checked.err().map(|reason| (file, reason))
        };
        self.latest_first().into_iter().filter_map(wrong).collect()
    }

    /// The unfinished pad that was changed last.
    pub fn unfinished_pad(&self) -> Option<(SaveFile, Pad)> {
        self.latest_first().into_iter().find_map(|mut file| {
            let pad = file.read_pad().ok()?;
            (!pad.game().is_over()).then_some((file, pad))
        })
    }

    /// All files, the latest first.
    fn latest_first(&self) -> Vec<SaveFile> {
        self.kept().into_iter().map(|(_, file)| file).collect()
    }

    /// All files with their numbers, the latest first.
    pub fn kept(&self) -> Vec<(u32, SaveFile)> {
        let mut files = self.numbered().unwrap_or_default();
        let changed = |path: &PathBuf| fs::metadata(path).and_then(|metadata| metadata.modified()).ok();
        files.sort_by_key(|(_, path)| std::cmp::Reverse(changed(path)));
        let in_words =
            |(number, path)| Some((u32::try_from(number).ok()?, SaveFile::in_the_data_directory(path)));
        files.into_iter().filter_map(in_words).collect()
    }

    /// All files whose name is a number, lowest first.
    fn numbered(&self) -> io::Result<Vec<(u64, PathBuf)>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.games())? {
            let path = entry?.path();
            let number = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.parse().ok());
            let extension = path.extension().and_then(|extension| extension.to_str());
            if let Some(number) = number.filter(|_| extension == Some(self.kind.1)) {
                // Numbers are 32 bits wide here and counted with 64, so there is always a next one.
                found.push((u32::into(number), path));
            }
        }
        found.sort();
        Ok(found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::save_file::tests::record;

    #[test]
    fn every_game_has_a_file_of_its_own() {
        let directory = tempfile::tempdir().unwrap();
        let saves = Saves::at(directory.path());
        let (mut first, mut second) = (saves.create().unwrap(), saves.create().unwrap());
        assert_ne!(first.path(), second.path());
        first.write(&record(&["@1"])).unwrap();
        second.write(&record(&["@2"])).unwrap();
        assert!(fs::read_to_string(first.path()).unwrap().contains("@1"));
    }

    #[test]
    fn what_is_in_the_way_of_a_saved_game_is_named() {
        let directory = tempfile::tempdir().unwrap();
        let file = directory.path().join("farkle");
        fs::write(&file, "a file").unwrap();
        let why = Saves::at(&file).create().unwrap_err();
        assert_eq!(why, format!("{} is not a folder; choose another one", file.display()));
        if cfg!(target_os = "linux") {
            let why = Saves::at("/proc/farkle").create().unwrap_err();
            assert_eq!(why, "no files can be created in /proc; choose another folder");
        }
    }

    #[test]
    fn what_a_killed_write_has_left_goes_with_the_next_game() {
        let directory = tempfile::tempdir().unwrap();
        let saves = Saves::at(directory.path());
        // Killed before the first write.
        let empty = saves.create().unwrap();
        let [left, new] = ["left", "new"].map(|name| {
            let path = empty.path().with_file_name(format!("{UNFINISHED}{name}"));
            fs::write(&path, "farkle rec").unwrap();
            path
        });
        let day_before = std::time::SystemTime::now() - Duration::from_secs(86_400);
        fs::File::options().write(true).open(&left).unwrap().set_modified(day_before).unwrap();
        saves.create().unwrap().write(&record(&["@1"])).unwrap();
        assert!(!left.exists() && new.exists());
        let damaged = saves.damaged();
        assert_eq!(damaged.len(), 1);
        assert_eq!(damaged[0].1, "this file is empty: nothing was saved in it");
    }

    #[test]
    fn the_game_played_last_goes_on_and_finished_or_broken_ones_do_not() {
        let directory = tempfile::tempdir().unwrap();
        let saves = Saves::at(directory.path());
        assert!(saves.unfinished().is_none());
        let mut file = saves.create().unwrap();
        file.write(&record(&["@1", "n", "123456"])).unwrap();
        let damaged = saves.create().unwrap();
        fs::write(damaged.path(), "not a game").unwrap();
        assert_eq!(saves.unfinished().unwrap().0.path(), file.path());
        let found = saves.damaged();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0.path(), damaged.path());
        assert!(found[0].1.contains("not a game record"), "{}", found[0].1);
    }
}
