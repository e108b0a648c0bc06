//! Saved games: one numbered file for each game, in the person's data directory.
//!
//! A file is replaced as a whole or not at all, and no game is ever written over another, so that neither a crash
//! nor a second window loses anything.

use etcetera::BaseStrategy;
use farkle_client::pad::Pad;
use farkle_rules::Record;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const DIRECTORY: &str = "farkle";
const GAMES: &str = "games";
const EXTENSION: &str = "farkle";
const PADS: &str = "pads";
const PAD_EXTENSION: &str = "pad";

/// Why a file of text could not be read, in words for whoever named it.
pub fn why_unreadable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_string(),
        io::ErrorKind::IsADirectory => "that is a directory, not a file".to_string(),
        io::ErrorKind::InvalidData => "that is not a text file (UTF-8)".to_string(),
        io::ErrorKind::PermissionDenied => "that file may not be read".to_string(),
        _ => error.to_string(),
    }
}

/// The directory with the saved games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Saves {
    directory: PathBuf,
    /// The folder in it, and how the names of its files end.
    kind: (&'static str, &'static str),
}

/// The file of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SaveFile {
    path: PathBuf,
}

impl Saves {
    /// The saved games below this directory.
    pub fn at(directory: impl Into<PathBuf>) -> Saves {
        Saves { directory: directory.into(), kind: (GAMES, EXTENSION) }
    }

    /// The score pads that are kept beside the games.
    pub fn pads(&self) -> Saves {
        Saves { directory: self.directory.clone(), kind: (PADS, PAD_EXTENSION) }
    }

    /// The saved games where this system keeps what belongs to a person (`$XDG_DATA_HOME` or `~/.local/share`).
    ///
    /// # Errors
    /// If there is no home directory.
    pub fn of_this_person() -> io::Result<Saves> {
        let strategy = etcetera::choose_base_strategy().map_err(io::Error::other)?;
        Ok(Saves::at(strategy.data_dir().join(DIRECTORY)))
    }

    fn games(&self) -> PathBuf {
        self.directory.join(self.kind.0)
    }

    /// A file for a new game, with a number that no other game has.
    ///
    /// # Errors
    /// If the directory can't be written.
    pub fn create(&self) -> io::Result<SaveFile> {
        let games = self.games();
        fs::create_dir_all(&games)?;
        let mut number = self.numbered()?.last().map_or(1, |(number, _)| number + 1);
        loop {
            let path = games.join(format!("{number}.{}", self.kind.1));
            match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
                Ok(_) => return Ok(SaveFile { path }),
                // Another window was faster.
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => number += 1,
                Err(error) => return Err(error),
            }
        }
    }

    /// The game to go on with: of those that are not over the one that was played last. Files that can't be read are
    /// passed over; [`Saves::damaged`] has them.
    pub fn unfinished(&self) -> Option<(SaveFile, Record)> {
        self.latest_first().into_iter().find_map(|file| {
            let record = file.read().ok()?;
            (!record.replay().ok()?.game.is_over()).then_some((file, record))
        })
    }

    /// Files that hold no game that can have happened, each with what is wrong. They are left as they are.
    pub fn damaged(&self) -> Vec<(SaveFile, String)> {
        let wrong = |file: SaveFile| {
            let checked = file.read().and_then(|record| {
                record.replay().map_err(|error| error.to_string())?;
                Ok(())
            });
            checked.err().map(|reason| (file, reason))
        };
        self.latest_first().into_iter().filter_map(wrong).collect()
    }

    /// The pad to go on with: of those whose game is not over the one that was changed last.
    pub fn unfinished_pad(&self) -> Option<(SaveFile, Pad)> {
        self.latest_first().into_iter().find_map(|file| {
            let pad = file.read_pad().ok()?;
            (!pad.game().is_over()).then_some((file, pad))
        })
    }

    /// All games, the one played last first.
    fn latest_first(&self) -> Vec<SaveFile> {
        let mut files: Vec<PathBuf> =
            self.numbered().unwrap_or_default().into_iter().map(|(_, path)| path).collect();
        files.sort_by_key(|path| std::cmp::Reverse(fs::metadata(path).and_then(|meta| meta.modified()).ok()));
        files.into_iter().map(SaveFile::at).collect()
    }

    /// All files with a number for a name, lowest first.
    fn numbered(&self) -> io::Result<Vec<(u64, PathBuf)>> {
        let mut found = Vec::new();
        for entry in fs::read_dir(self.games())? {
            let path = entry?.path();
            let number = path.file_stem().and_then(|stem| stem.to_str()).and_then(|stem| stem.parse().ok());
            let extension = path.extension().and_then(|extension| extension.to_str());
            if let Some(number) = number.filter(|_| extension == Some(self.kind.1)) {
                // Narrower than what is counted with, so that there is always a next number.
                found.push((u32::into(number), path));
            }
        }
        found.sort();
        Ok(found)
    }
}

impl SaveFile {
    /// A game in a file of the person's choice.
    pub fn at(path: impl Into<PathBuf>) -> SaveFile {
        SaveFile { path: path.into() }
    }

    /// Where it is.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The game that is saved there.
    ///
    /// # Errors
    /// A sentence about what is wrong with the file.
    pub fn read(&self) -> Result<Record, String> {
        let text = fs::read_to_string(&self.path).map_err(|error| why_unreadable(&error))?;
        text.parse().map_err(|error| format!("{error}"))
    }

    /// The pad that is saved there.
    ///
    /// # Errors
    /// A sentence about what is wrong with the file.
    pub fn read_pad(&self) -> Result<Pad, String> {
        let text = fs::read_to_string(&self.path).map_err(|error| error.to_string())?;
        text.parse().map_err(|error| format!("{error}"))
    }

    /// Replaces what is saved: whoever reads the file finds the old game or the new one, never a part.
    ///
    /// # Errors
    /// If the file can't be written; what was saved before is then still there.
    pub fn write(&self, record: &Record) -> io::Result<()> {
        self.write_text(&record.to_string())
    }

    /// Replaces what is saved by a text, as a whole or not at all.
    ///
    /// # Errors
    /// As [`SaveFile::write`].
    pub fn write_text(&self, text: &str) -> io::Result<()> {
        let directory = self.path.parent().filter(|parent| !parent.as_os_str().is_empty());
        let mut file = tempfile::NamedTempFile::new_in(directory.unwrap_or(Path::new(".")))?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&self.path)?;
        Ok(())
    }

    /// Forgets a game in which nothing has happened.
    pub fn remove(self) {
        // It does no harm if it stays.
        let _ = fs::remove_file(self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSet;

    fn record(events: &[&str]) -> Record {
        let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
        record.events = events.iter().map(|token| token.parse().unwrap()).collect();
        record
    }

    #[test]
    fn every_game_has_a_file_of_its_own() {
        let directory = tempfile::tempdir().unwrap();
        let saves = Saves::at(directory.path());
        let (first, second) = (saves.create().unwrap(), saves.create().unwrap());
        assert_ne!(first, second);
        first.write(&record(&["@1"])).unwrap();
        second.write(&record(&["@2"])).unwrap();
        assert!(fs::read_to_string(first.path()).unwrap().contains("@1"));
    }

    #[test]
    fn the_game_played_last_goes_on_and_finished_or_broken_ones_do_not() {
        let directory = tempfile::tempdir().unwrap();
        let saves = Saves::at(directory.path());
        assert!(saves.unfinished().is_none());
        let file = saves.create().unwrap();
        file.write(&record(&["@1", "n", "123456"])).unwrap();
        let damaged = saves.create().unwrap();
        fs::write(damaged.path(), "not a game").unwrap();
        assert_eq!(saves.unfinished().map(|(file, _)| file), Some(file));
        let found = saves.damaged();
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].0, damaged);
        assert!(found[0].1.contains("not a game record"), "{}", found[0].1);
    }

    #[test]
    fn writing_replaces_the_file_as_a_whole_and_leaves_nothing_else_behind() {
        let directory = tempfile::tempdir().unwrap();
        let file = SaveFile::at(directory.path().join("game.farkle"));
        file.write(&record(&["@1", "n", "123456"])).unwrap();
        file.write(&record(&["@1"])).unwrap();
        assert_eq!(fs::read_to_string(file.path()).unwrap(), record(&["@1"]).to_string());
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }
}
