//! The folder in which a server keeps its tables and its key.

use super::{ServerKey, Tables};
use farkle_store::{OpenError, SqliteSettings, Store};
use rand::TryRng;
use rand::rngs::SysRng;
use std::fmt;
use std::fs::{self, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

const DATABASE: &str = "tables.db";
const KEY: &str = "server.key";
const NEW_KEY: &str = "server.key.new";

/// Why a folder can't be used.
#[derive(Debug)]
pub enum DataError {
    /// A file or the folder can't be read or written.
    File {
        /// Which.
        file: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// There are tables without the key of their dice.
    NoKey {
        /// Where the key belongs.
        file: PathBuf,
    },
    /// The file of the key holds something else.
    NotAKey {
        /// Which file.
        file: PathBuf,
    },
    /// The tables can't be opened.
    Tables {
        /// Their file.
        file: PathBuf,
        /// Why not.
        error: OpenError,
    },
}

impl fmt::Display for DataError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            DataError::File { file, error } => write!(f, "{}: {error}", file.display()),
            DataError::NoKey { file } => write!(
                f,
                "{} is missing: put it back from a backup, because the games in {DATABASE} can't go on \
                 without it",
                file.display()
            ),
            DataError::NotAKey { file } => {
                write!(f, "{} is not a key of 32 bytes: put it back from a backup", file.display())
            }
            DataError::Tables { file, error } => write!(f, "{}: {error}", file.display()),
        }
    }
}

impl std::error::Error for DataError {}

impl Tables {
    /// The tables in a folder. A folder that does not exist is created, with a new key.
    ///
    /// # Errors
    /// [`DataError`] names the file and what is wrong with it.
    pub fn in_folder(folder: &Path) -> Result<Tables, DataError> {
        fs::create_dir_all(folder).map_err(failed(folder))?;
        let file = folder.join(DATABASE);
        let key = key(folder, &file)?;
        let store = Store::sqlite(&file, SqliteSettings::default());
        let store = store.map_err(|error| DataError::Tables { file, error })?;
        Ok(Tables { store, key })
    }
}

fn failed(file: &Path) -> impl FnOnce(io::Error) -> DataError {
    let file = file.to_path_buf();
    move |error| DataError::File { file, error }
}

fn key(folder: &Path, database: &Path) -> Result<ServerKey, DataError> {
    let file = folder.join(KEY);
    if !file.exists() {
        if database.exists() {
            return Err(DataError::NoKey { file });
        }
        create_key(folder, &file)?;
    }
    let bytes = fs::read(&file).map_err(failed(&file))?;
    bytes.try_into().map(ServerKey::from_bytes).map_err(|_| DataError::NotAKey { file })
}

/// Writes the whole key under another name first: a program that is killed meanwhile leaves no half
/// of a key.
fn create_key(folder: &Path, file: &Path) -> Result<(), DataError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other).map_err(failed(file))?;
    let new = folder.join(NEW_KEY);
    let mut options = OpenOptions::new();
    options.write(true).create(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let write = || -> io::Result<()> {
        let mut written = options.open(&new)?;
        written.write_all(&bytes)?;
        written.sync_all()?;
        fs::rename(&new, file)?;
        // The name is durable with its folder; not every system can open one.
        fs::File::open(folder).and_then(|folder| folder.sync_all()).or(Ok(()))
    };
    write().map_err(failed(&new))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(folder: &Path) -> Vec<u8> {
        fs::read(folder.join(KEY)).unwrap()
    }

    #[test]
    fn a_new_folder_gets_a_key_of_its_own_and_keeps_it() {
        let parent = tempfile::tempdir().unwrap();
        let (one, two) = (parent.path().join("a/b"), parent.path().join("c"));
        Tables::in_folder(&one).unwrap();
        Tables::in_folder(&two).unwrap();
        let first = bytes(&one);
        assert_ne!(first, bytes(&two));
        Tables::in_folder(&one).unwrap();
        assert_eq!(bytes(&one), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(one.join(KEY)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "only the owner reads it");
        }
    }

    #[test]
    fn tables_without_their_key_are_not_given_another_one() {
        let folder = tempfile::tempdir().unwrap();
        Tables::in_folder(folder.path()).unwrap();
        fs::write(folder.path().join(KEY), "short").unwrap();
        assert!(matches!(Tables::in_folder(folder.path()), Err(DataError::NotAKey { .. })));
        fs::remove_file(folder.path().join(KEY)).unwrap();
        let error = Tables::in_folder(folder.path()).unwrap_err().to_string();
        assert!(error.contains("server.key is missing"), "{error}");
        assert!(!folder.path().join(KEY).exists());
    }

    #[test]
    fn a_folder_that_is_a_file_is_refused_by_name() {
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("data");
        fs::write(&file, "").unwrap();
        let error = Tables::in_folder(&file).unwrap_err().to_string();
        assert!(error.starts_with(&file.display().to_string()), "{error}");
    }
}
