//! The file of one game or pad.
//!
//! Each write replaces the whole file. It fails if somebody else has changed or deleted the file
//! since the last write. So neither a crash nor a second window loses anything.

use farkle_client::pad::Pad;
use farkle_rules::{Event, Record};
use farkle_table::Ledger;
use std::fs;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// Why a text file could not be read, in words for the person who named it.
pub fn why_unreadable(path: &Path, error: &io::Error) -> String {
    if let Some(why) = broken_link(path) {
        return why.to_string();
    }
    match error.kind() {
        io::ErrorKind::NotFound => "there is no such file".to_string(),
        io::ErrorKind::IsADirectory => "this is a directory, not a file".to_string(),
        io::ErrorKind::InvalidData => "this is not a text file (UTF-8)".to_string(),
        io::ErrorKind::PermissionDenied => "you have no permission to read it".to_string(),
        io::ErrorKind::FileTooLarge => {
            format!("this file has more than {} MB, and no game or pad is that long", MOST_BYTES >> 20)
        }
        _ => error.to_string(),
    }
}

/// The most bytes that are read. A game of a thousand turns has about 60 kB.
const MOST_BYTES: u64 = 16 << 20;

/// Reads a game or a pad that somebody names, from a file or from standard input.
///
/// # Errors
///
/// [`io::ErrorKind::FileTooLarge`] above 16 MB, `InvalidData` if it is not text, and what reading
/// comes to.
pub fn read_text(source: impl Read) -> io::Result<String> {
    let mut bytes = Vec::new();
    source.take(MOST_BYTES + 1).read_to_end(&mut bytes)?;
    if bytes.len() as u64 > MOST_BYTES {
        return Err(io::ErrorKind::FileTooLarge.into());
    }
    String::from_utf8(bytes).map_err(|error| io::Error::new(io::ErrorKind::InvalidData, error))
}

/// What is wrong with a symbolic link that leads to nothing.
pub fn broken_link(path: &Path) -> Option<&'static str> {
    let is_link = fs::symlink_metadata(path).is_ok_and(|metadata| metadata.is_symlink());
    match fs::metadata(path) {
        Err(error) if is_link => match error.kind() {
            io::ErrorKind::NotFound => Some("this link points to a file that doesn't exist"),
            io::ErrorKind::PermissionDenied => None,
            _ => Some("this link leads in a circle"),
        },
        _ => None,
    }
}

/// Why no new file can be created in a folder, in words for the person who wants it there.
pub fn why_uncreatable(folder: &Path, error: &io::Error) -> String {
    let shown = folder.display();
    match error.kind() {
        io::ErrorKind::PermissionDenied => format!("you have no permission to write to {shown}"),
        io::ErrorKind::NotFound if folder.is_dir() => {
            format!("no files can be created in {shown}; choose another folder")
        }
        io::ErrorKind::NotFound => format!("the folder {shown} doesn't exist; create it first"),
        io::ErrorKind::AlreadyExists | io::ErrorKind::NotADirectory => {
            format!("{shown} is not a folder; choose another one")
        }
        io::ErrorKind::ReadOnlyFilesystem => format!("{shown} is on a disk that is read-only"),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_string(),
        io::ErrorKind::FileTooLarge => "the file is too large here".to_string(),
        io::ErrorKind::InvalidFilename => "the name is too long for a file".to_string(),
        _ => format!("{shown}: {error}"),
    }
}

/// Why a game or a pad could not be saved in its file, in a sentence for players.
pub(crate) fn why_unsaved(what: &str, path: &Path, error: &io::Error) -> String {
    format!("This {what} can't be saved in {}: {}.", path.display(), why_unwritable(error))
}

/// Why a file could not be written, in words for players.
fn why_unwritable(error: &io::Error) -> String {
    match error.kind() {
        io::ErrorKind::NotFound => "its directory is gone".to_string(),
        io::ErrorKind::PermissionDenied => "you have no permission to write to its directory".to_string(),
        io::ErrorKind::ReadOnlyFilesystem => "its disk is read-only".to_string(),
        io::ErrorKind::StorageFull | io::ErrorKind::QuotaExceeded => "the disk is full".to_string(),
        io::ErrorKind::FileTooLarge => "the file is too large here".to_string(),
        _ => error.to_string(),
    }
}

/// The file of one game or pad.
#[derive(Clone, Debug)]
pub struct SaveFile {
    path: PathBuf,
    is_in_data_directory: bool,
    /// Whether it is deleted if nobody acts in it.
    is_for_acts_only: bool,
    /// The text that this program last read from it or wrote to it.
    known: Option<String>,
}

impl SaveFile {
    /// A file that the person has named.
    pub fn at(path: impl Into<PathBuf>) -> SaveFile {
        SaveFile { path: path.into(), is_in_data_directory: false, is_for_acts_only: false, known: None }
    }

    pub(crate) fn in_the_data_directory(path: PathBuf) -> SaveFile {
        SaveFile { is_in_data_directory: true, is_for_acts_only: true, ..SaveFile::at(path) }
    }

    /// The same file, which nobody has named: it goes again if nobody acts in it.
    #[must_use]
    pub fn for_acts_only(self) -> SaveFile {
        SaveFile { is_for_acts_only: true, ..self }
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// Creates a file beside this one that the person has named: `evening-2.pad` beside
    /// `evening.pad`. `None` if it is in the data directory, where files have numbers.
    pub(crate) fn next_beside(&self) -> Option<io::Result<SaveFile>> {
        if self.is_in_data_directory {
            return None;
        }
        let [stem, extension] =
            [self.path.file_stem(), self.path.extension()].map(|part| part.map(|p| p.to_string_lossy()));
        let stem = stem.unwrap_or_default();
        let (name, number) = match stem.rsplit_once('-') {
            Some((name, number)) => (name, number.parse::<u32>().ok()),
            None => (stem.as_ref(), None),
        };
        let name = if number.is_some() { name } else { &stem };
        let extension = extension.map(|extension| format!(".{extension}")).unwrap_or_default();
        (number.unwrap_or(1).saturating_add(1)..).find_map(|number| {
            let path = self.path.with_file_name(format!("{name}-{number}{extension}"));
            match fs::OpenOptions::new().write(true).create_new(true).open(&path) {
                // Nobody has named it.
                Ok(_) => Some(Ok(SaveFile::at(path).for_acts_only())),
                Err(error) if error.kind() == io::ErrorKind::AlreadyExists => None,
                Err(error) => Some(Err(error)),
            }
        })
    }

    /// The command that continues the game in it.
    pub fn way_to_go_on(&self) -> String {
        if self.is_in_data_directory {
            return "farkle play --continue".to_string();
        }
        format!("farkle play --continue {}", self.as_typed())
    }

    /// The command that continues the pad in it.
    pub fn way_to_go_on_with_the_pad(&self) -> String {
        format!("farkle pad {}", self.as_typed())
    }

    /// Its path as it is typed in a shell.
    pub fn as_typed(&self) -> String {
        let path = self.path.display().to_string();
        let is_plain = |c: char| c.is_alphanumeric() || "/\\.:_-+".contains(c);
        if path.chars().all(is_plain) { path } else { format!("'{}'", path.replace('\'', "'\\''")) }
    }

    /// Reads the game in the file.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn read(&mut self) -> Result<Record, String> {
        self.text()?.parse().map_err(|error| format!("{error}"))
    }

    /// Reads the pad in the file.
    ///
    /// # Errors
    /// A sentence that says what is wrong with the file.
    pub fn read_pad(&mut self) -> Result<Pad, String> {
        self.text()?.parse().map_err(|error| format!("{error}"))
    }

    fn text(&mut self) -> Result<&str, String> {
        let text = fs::File::open(&self.path).and_then(read_text);
        let text = text.map_err(|error| why_unreadable(&self.path, &error))?;
        if text.is_empty() {
            return Err("this file is empty: nothing was saved in it".to_string());
        }
        Ok(self.known.insert(text))
    }

    /// Replaces the game in the file. A reader sees the old game or the new one, never a part.
    ///
    /// # Errors
    /// If the file can't be written, or if somebody else has changed or deleted it since this
    /// program last read or wrote it. Then its content is untouched, and the next call tries again.
    pub fn write(&mut self, record: &Record) -> io::Result<()> {
        self.write_text(record.to_string())
    }

    /// Replaces the whole content of the file.
    ///
    /// # Errors
    /// As [`SaveFile::write`].
    pub fn write_text(&mut self, text: String) -> io::Result<()> {
        // A symbolic link stays: its target is replaced.
        let path = fs::canonicalize(&self.path).unwrap_or_else(|_| self.path.clone());
        let directory =
            path.parent().filter(|parent| !parent.as_os_str().is_empty()).unwrap_or(Path::new("."));
        self.check_that_nobody_else_wrote(directory)?;
        let mut file = new_beside(&path, directory)?;
        file.write_all(text.as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(&path)?;
        self.known = Some(text);
        sync_directory(directory)
    }

    /// Checks that the file still has the known content. An empty file is fine, because it has
    /// nothing to lose.
    fn check_that_nobody_else_wrote(&self, directory: &Path) -> io::Result<()> {
        let Some(known) = &self.known else { return Ok(()) };
        match fs::read(&self.path) {
            Ok(found) if found.is_empty() || found == known.as_bytes() => Ok(()),
            Ok(_) => Err(io::Error::other(
                "another window has changed it, and that version is kept; quit here and go on there",
            )),
            Err(error) if error.kind() == io::ErrorKind::NotFound && !directory.is_dir() => Err(error),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Err(io::Error::other(
                "it was deleted; restore it or create an empty file there, then play on",
            )),
            Err(error) => Err(io::Error::other(why_unreadable(&self.path, &error))),
        }
    }

    /// Deletes the file of a game in which nobody has acted, unless somebody has named it, and says
    /// whether it did.
    pub(crate) fn forget_unplayed(&self, ledger: &Ledger) -> bool {
        let nobody_acted = ledger.taken_back().is_empty() && ledger.events().iter().all(is_start);
        nobody_acted && self.forget()
    }

    /// The same for a pad that nobody has touched.
    pub(crate) fn forget_untouched(&self, pad: &Pad) -> bool {
        pad.is_untouched() && self.forget()
    }

    /// Deletes the file if this program knows everything in it.
    fn forget(&self) -> bool {
        let known = self.known.as_deref().unwrap_or_default();
        self.is_for_acts_only
            && fs::read(&self.path).is_ok_and(|found| found.is_empty() || found == known.as_bytes())
            && fs::remove_file(&self.path).is_ok()
    }
}

/// Whether an event only settles who starts.
fn is_start(event: &Event) -> bool {
    matches!(event, Event::StartRolled(_) | Event::Started(_))
}

/// What the name of a file begins with that is being written. If a write is killed, it stays.
pub(crate) const UNFINISHED: &str = ".farkle-unfinished-";

/// Creates a file with another name in the directory of a file that it is to replace, and with the
/// permissions of that file.
///
/// # Errors
///
/// If the directory takes no file.
pub fn new_beside(path: &Path, directory: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    let old = fs::metadata(path).map(|metadata| metadata.permissions());
    #[cfg(unix)]
    let permissions = {
        use std::os::unix::fs::PermissionsExt;
        // The operating system subtracts the umask from these.
        const NEW_FILES: u32 = 0o666;
        Some(old.unwrap_or_else(|_| fs::Permissions::from_mode(NEW_FILES)))
    };
    #[cfg(not(unix))]
    let permissions = old.ok();
    if let Some(permissions) = permissions {
        builder.permissions(permissions);
    }
    builder.prefix(UNFINISHED).tempfile_in(directory)
}

/// A crash may lose the name of a file until its directory is synced, too. Not everybody who may
/// write there may read it, and a file that is written counts as saved all the same.
#[cfg(unix)]
fn sync_directory(directory: &Path) -> io::Result<()> {
    fs::File::open(directory).map_or(Ok(()), |directory| directory.sync_all())
}

#[cfg(not(unix))]
fn sync_directory(_: &Path) -> io::Result<()> {
    Ok(())
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use farkle_rules::RuleSet;

    pub(crate) fn record(events: &[&str]) -> Record {
        let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
        record.events = events.iter().map(|token| token.parse().unwrap()).collect();
        record
    }

    #[test]
    fn writing_replaces_the_file_as_a_whole_and_leaves_nothing_else_behind() {
        let directory = tempfile::tempdir().unwrap();
        let mut file = SaveFile::at(directory.path().join("game.farkle"));
        file.write(&record(&["@1", "n", "123456"])).unwrap();
        file.write(&record(&["@1"])).unwrap();
        assert_eq!(fs::read_to_string(file.path()).unwrap(), record(&["@1"]).to_string());
        assert_eq!(fs::read_dir(directory.path()).unwrap().count(), 1);
    }

    #[test]
    fn of_two_windows_on_one_game_the_later_one_does_not_write_over_the_other() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("game.farkle");
        let mut here = SaveFile::at(&path);
        here.write(&record(&["@1"])).unwrap();
        let mut there = SaveFile::at(&path);
        assert_eq!(there.read(), Ok(record(&["@1"])));
        there.write(&record(&["@1", "n"])).unwrap();
        let error = here.write(&record(&["@1", "n", "123456"])).unwrap_err();
        assert!(error.to_string().contains("another window"), "{error}");
        assert_eq!(SaveFile::at(&path).read(), Ok(record(&["@1", "n"])));
        there.write(&record(&["@1", "n", "123456"])).unwrap();
    }

    #[test]
    fn a_file_that_another_window_has_changed_is_not_forgotten() {
        let directory = tempfile::tempdir().unwrap();
        let path = directory.path().join("game.farkle");
        let untouched = Ledger::from_record(&record(&["@1"])).unwrap();
        let mut here = SaveFile::at(&path).for_acts_only();
        here.write(&record(&["@1"])).unwrap();
        let mut there = SaveFile::at(&path).for_acts_only();
        there.read().unwrap();
        there.write(&record(&["@1", "n", "123456"])).unwrap();
        assert!(!here.forget_unplayed(&untouched));
        assert_eq!(SaveFile::at(&path).read(), Ok(record(&["@1", "n", "123456"])));
        there.write(&record(&["@1"])).unwrap();
        assert!(there.forget_unplayed(&untouched) && !path.exists());
    }

    #[test]
    fn only_a_pad_that_nobody_has_touched_is_forgotten() {
        use farkle_rules::{Entry, Points, Seat};
        let pad = || {
            let mut pad = Pad::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]).unwrap();
            pad.start(Seat::FIRST).unwrap();
            pad
        };
        let [untouched, mut renamed, mut emptied, mut undone] = [pad(), pad(), pad(), pad()];
        renamed.rename(Seat::FIRST, "Anna").unwrap();
        emptied.enter(Entry::banked(Points(650))).unwrap();
        emptied.remove(1).unwrap();
        undone.enter(Entry::banked(Points(650))).unwrap();
        undone.undo();
        for (pad, is_forgotten) in [(untouched, true), (renamed, false), (emptied, false), (undone, false)] {
            let directory = tempfile::tempdir().unwrap();
            let mut file = SaveFile::at(directory.path().join("1.pad")).for_acts_only();
            file.write_text(pad.to_string()).unwrap();
            assert_eq!(file.forget_untouched(&pad), is_forgotten, "{pad}");
            assert_eq!(file.path().exists(), !is_forgotten);
        }
    }

    /// Why a record could not be written.
    fn trouble(written: io::Result<()>) -> String {
        why_unwritable(&written.unwrap_err())
    }

    #[test]
    fn a_file_that_was_deleted_is_not_written_anew_until_somebody_wants_it_there() {
        let directory = tempfile::tempdir().unwrap();
        let mut file = SaveFile::at(directory.path().join("game.farkle"));
        file.write(&record(&["@1"])).unwrap();
        let path = file.path().to_path_buf();
        fs::remove_file(&path).unwrap();
        for _ in 0..2 {
            let trouble = trouble(file.write(&record(&["@1", "n"])));
            let expected = "it was deleted; restore it or create an empty file there, then play on";
            assert_eq!(trouble, expected);
            assert!(!path.exists());
        }
        fs::write(&path, "").unwrap();
        file.write(&record(&["@1", "n"])).unwrap();
        assert_eq!(SaveFile::at(&path).read(), Ok(record(&["@1", "n"])));
    }

    #[test]
    fn a_file_whose_directory_is_gone_is_said_to_miss_its_directory() {
        let directory = tempfile::tempdir().unwrap();
        let mut file = SaveFile::at(directory.path().join("game.farkle"));
        file.write(&record(&["@1"])).unwrap();
        directory.close().unwrap();
        assert_eq!(trouble(file.write(&record(&["@1", "n"]))), "its directory is gone");
    }

    #[cfg(unix)]
    #[test]
    fn a_link_stays_a_link_and_its_target_is_replaced() {
        let directory = tempfile::tempdir().unwrap();
        let (target, link) = (directory.path().join("games/1.farkle"), directory.path().join("link"));
        fs::create_dir(directory.path().join("games")).unwrap();
        fs::write(&target, record(&["@1"]).to_string()).unwrap();
        std::os::unix::fs::symlink("games/1.farkle", &link).unwrap();
        let mut file = SaveFile::at(&link);
        file.read().unwrap();
        file.write(&record(&["@1", "n"])).unwrap();
        assert_eq!(fs::read_link(&link).unwrap(), Path::new("games/1.farkle"));
        assert_eq!(fs::read_to_string(&target).unwrap(), record(&["@1", "n"]).to_string());
        assert_eq!(fs::read_dir(directory.path().join("games")).unwrap().count(), 1);
    }

    #[cfg(unix)]
    #[test]
    fn a_link_whose_target_was_deleted_stays_a_link() {
        let directory = tempfile::tempdir().unwrap();
        let (target, link) = (directory.path().join("1.farkle"), directory.path().join("link"));
        fs::write(&target, record(&["@1"]).to_string()).unwrap();
        std::os::unix::fs::symlink(&target, &link).unwrap();
        let mut file = SaveFile::at(&link);
        file.read().unwrap();
        fs::remove_file(&target).unwrap();
        assert!(trouble(file.write(&record(&["@1", "n"]))).contains("was deleted"));
        assert_eq!(fs::read_link(&link).unwrap(), target);
    }

    #[cfg(unix)]
    #[test]
    fn the_permissions_of_a_file_survive_its_replacement() {
        use std::os::unix::fs::PermissionsExt;
        let directory = tempfile::tempdir().unwrap();
        let mut file = SaveFile::at(directory.path().join("game.farkle"));
        file.write(&record(&["@1"])).unwrap();
        fs::set_permissions(file.path(), fs::Permissions::from_mode(0o640)).unwrap();
        file.write(&record(&["@1", "n"])).unwrap();
        assert_eq!(fs::metadata(file.path()).unwrap().permissions().mode() & 0o777, 0o640);
    }

    #[test]
    fn the_way_to_go_on_names_a_file_that_would_not_be_found_without() {
        assert_eq!(SaveFile::at("team.farkle").way_to_go_on(), "farkle play --continue team.farkle");
        assert_eq!(SaveFile::at("my games/1").way_to_go_on(), "farkle play --continue 'my games/1'");
        let anns = SaveFile::at("Ann's.pad");
        assert_eq!(anns.way_to_go_on_with_the_pad(), r"farkle pad 'Ann'\''s.pad'");
        let found = SaveFile::in_the_data_directory("games/1.farkle".into());
        assert_eq!(found.way_to_go_on(), "farkle play --continue");
    }
}
