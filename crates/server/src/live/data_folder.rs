//! The folder in which a server keeps its tables and its key; or its key without the tables, if
//! they are in a database that several servers share.

use super::{DiceCount, ServerKey, Tables};
use farkle_solutions::SolutionFolder;
use farkle_store::{OpenError, PostgresSettings, SqliteSettings, Store};
use rand::TryRng;
use rand::rngs::SysRng;
use std::fmt;
use std::fs::{self, File, OpenOptions, TryLockError};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(super) const DATABASE: &str = "tables.db";
pub(super) const KEY: &str = "server.key";
const NEW_KEY: &str = "server.key.new";
const LOCK: &str = "in-use";
const SOLUTIONS: &str = "solutions";

/// Keeps other programs from using the same folder, until it is dropped.
#[derive(Debug)]
#[must_use]
pub struct FolderLock(#[expect(dead_code, reason = "the lock ends when the file is closed")] File);

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
    /// There are no tables in a folder.
    NoTables {
        /// Where they would be.
        file: PathBuf,
    },
    /// Another program uses the folder.
    InUse {
        /// Which folder.
        folder: PathBuf,
    },
    /// There are tables without the key of their dice.
    NoKey {
        /// Where the key belongs.
        file: PathBuf,
    },
    /// The tables in the database have another key.
    OtherKey {
        /// Where the right key belongs.
        file: PathBuf,
    },
    /// The database can't be used.
    Database(OpenError),
    /// There are no tables in a folder, only the key of tables in a database.
    InDatabase {
        /// Which folder.
        folder: PathBuf,
    },
    /// The file of the key holds something else.
    NotAKey {
        /// Which file.
        file: PathBuf,
    },
    /// The folder of a copy can't be created.
    New {
        /// Which.
        folder: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// There are tables already where a copy is to be put back.
    InTheWay {
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
            DataError::File { file, error } => write!(
                f,
                "{} can't be used: {error}; allowed is a folder that this program may create and write",
                file.display()
            ),
            DataError::NoTables { file } => write!(
                f,
                "{} is missing: allowed is the folder of a server with tables, or of a copy of one",
                file.display()
            ),
            DataError::InUse { folder } => {
                write!(f, "another farkle serve uses {}: stop it, or name another folder", folder.display())
            }
            DataError::NoKey { file } => write!(
                f,
                "{} is missing: put it back from a backup, because the games in {DATABASE} can't go on \
                 without it",
                file.display()
            ),
            DataError::OtherKey { file } => write!(
                f,
                "the games in the database have another key than {}: copy {KEY} there from another server of \
                 the database, or from a backup",
                file.display()
            ),
            DataError::Database(error) => error.fmt(f),
            DataError::InDatabase { folder } => write!(
                f,
                "there are no tables in {}: copy a database with pg_dump, and {KEY} with it",
                folder.display()
            ),
            DataError::NotAKey { file } => {
                write!(f, "{} is not a key of 32 bytes: put it back from a backup", file.display())
            }
            DataError::New { folder, error } => {
                write!(f, "{}: {error}; allowed is the name of a new folder", folder.display())
            }
            DataError::InTheWay { file } => {
                write!(f, "{} is there already: move it away first", file.display())
            }
            DataError::Tables { file, error } => write!(f, "{}: {error}", file.display()),
        }
    }
}

impl std::error::Error for DataError {}

impl DataError {
    /// Whether something failed, such as a disk that is full, and nobody has named anything wrong.
    pub fn is_failure(&self) -> bool {
        use io::ErrorKind::{AlreadyExists, InvalidFilename, NotADirectory, NotFound};
        match self {
            DataError::File { error, .. } | DataError::New { error, .. } => {
                !matches!(error.kind(), AlreadyExists | InvalidFilename | NotADirectory | NotFound)
            }
            DataError::Database(error) | DataError::Tables { error, .. } => {
                matches!(error, OpenError::Failed { .. })
            }
            DataError::InUse { .. } => true,
            DataError::NoTables { .. }
            | DataError::NoKey { .. }
            | DataError::OtherKey { .. }
            | DataError::InDatabase { .. }
            | DataError::NotAKey { .. }
            | DataError::InTheWay { .. } => false,
        }
    }
}

impl Tables {
    /// The tables in a folder. A folder that does not exist is created, with a new key. Only one
    /// program can use it at a time: players at another one would not see each other's moves.
    ///
    /// # Errors
    /// [`DataError`] names the file and what is wrong with it.
    pub fn in_folder(folder: &Path) -> Result<(Tables, FolderLock), DataError> {
        fs::create_dir_all(folder).map_err(DataError::file(folder))?;
        let lock = lock(folder)?;
        let file = folder.join(DATABASE);
        let key = key(folder, &file)?;
        create_private(&file).map_err(DataError::file(&file))?;
        keep_private(folder);
        let store = Store::sqlite(&file, SqliteSettings::default());
        let store = store.map_err(|error| DataError::Tables { file, error })?;
        Ok((
            Tables { store, key, dice: DiceCount::in_folder(folder)?, solutions: Some(solutions(folder)) },
            lock,
        ))
    }
}

impl Tables {
    /// The tables in a PostgreSQL database, which several servers may share. The folder holds their
    /// key. A new database gets a new key; all further servers need a copy of it.
    ///
    /// # Errors
    /// [`DataError`] says what can't be used, and why.
    pub async fn in_database(url: &str, folder: &Path) -> Result<Tables, DataError> {
        fs::create_dir_all(folder).map_err(DataError::file(folder))?;
        // Two servers that start in one folder make one key.
        let _lock = lock(folder)?;
        let file = folder.join(KEY);
        let is_new = !file.exists();
        if is_new {
            create_key(folder, &file)?;
        }
        keep_private(folder);
        let key = read_key(file.clone())?;
        match Store::postgres(&PostgresSettings::new(url, key.fingerprint())).await {
            Ok(store) => Ok(Tables {
                store,
                key,
                dice: DiceCount::in_folder(folder)?,
                solutions: Some(solutions(folder)),
            }),
            Err(error) => {
                if is_new {
                    // No game has it, and it would be in the way of the right one.
                    let _ = fs::remove_file(&file);
                }
                Err(match error {
                    OpenError::OtherServer => DataError::OtherKey { file },
                    error => DataError::Database(error),
                })
            }
        }
    }
}

pub(super) fn lock(folder: &Path) -> Result<FolderLock, DataError> {
    let name = folder.join(LOCK);
    let file = File::create(&name).map_err(DataError::file(&name))?;
    match file.try_lock() {
        Ok(()) => Ok(FolderLock(file)),
        Err(TryLockError::WouldBlock) => Err(DataError::InUse { folder: folder.to_path_buf() }),
        Err(TryLockError::Error(error)) => Err(DataError::file(&name)(error)),
    }
}

/// Creates an empty file that only its owner can read, if there is none. SQLite takes it for a new
/// database, and gives the files beside it the same permissions.
pub(super) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.append(true).create(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(drop)
}

/// Takes the permissions of others from files that an earlier program or a copy has left.
fn keep_private(folder: &Path) {
    #[cfg(unix)]
    for name in [KEY.to_string(), DATABASE.to_string(), format!("{DATABASE}-wal"), format!("{DATABASE}-shm")]
    {
        use std::os::unix::fs::PermissionsExt;
        // Somebody else may own them, and then decides about that.
        let _ = fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o600));
    }
    #[cfg(not(unix))]
    let _ = folder;
}

fn solutions(folder: &Path) -> SolutionFolder {
    SolutionFolder::new(folder.join(SOLUTIONS))
}

impl DataError {
    pub(super) fn file(file: &Path) -> impl FnOnce(io::Error) -> DataError {
        let file = file.to_path_buf();
        move |error| DataError::File { file, error }
    }
}

fn key(folder: &Path, database: &Path) -> Result<ServerKey, DataError> {
    let file = folder.join(KEY);
    if !file.exists() {
        if database.exists() {
            return Err(DataError::NoKey { file });
        }
        create_key(folder, &file)?;
    }
    read_key(file)
}

fn read_key(file: PathBuf) -> Result<ServerKey, DataError> {
    let bytes = fs::read(&file).map_err(DataError::file(&file))?;
    bytes.try_into().map(ServerKey::from_bytes).map_err(|_| DataError::NotAKey { file })
}

/// The key of a folder that has one.
pub(super) fn key_in(folder: &Path) -> Result<ServerKey, DataError> {
    let file = folder.join(KEY);
    if file.exists() { read_key(file) } else { Err(DataError::NoKey { file }) }
}

/// Copies the key of one folder to another.
pub(super) fn copy_key(from: &Path, to: &Path) -> Result<(), DataError> {
    key_in(from)?;
    let file = from.join(KEY);
    write_key(&fs::read(&file).map_err(DataError::file(&file))?, to, &to.join(KEY))
}

fn create_key(folder: &Path, file: &Path) -> Result<(), DataError> {
    let mut bytes = [0; 32];
    SysRng.try_fill_bytes(&mut bytes).map_err(io::Error::other).map_err(DataError::file(file))?;
    write_key(&bytes, folder, file)
}

/// Writes the whole key under another name first: a program that is killed meanwhile leaves no half
/// of a key.
fn write_key(bytes: &[u8], folder: &Path, file: &Path) -> Result<(), DataError> {
    let new = folder.join(NEW_KEY);
    let mut options = OpenOptions::new();
    // A file that a crash has left may be open to others: it keeps its own permissions.
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let write = || -> io::Result<()> {
        if new.exists() {
            fs::remove_file(&new)?;
        }
        let mut written = options.open(&new)?;
        written.write_all(bytes)?;
        written.sync_all()?;
        fs::rename(&new, file)?;
        // The name is durable with its folder; not every system can open one.
        File::open(folder).and_then(|folder| folder.sync_all()).or(Ok(()))
    };
    write().map_err(DataError::file(&new))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(folder: &Path) -> Vec<u8> {
        fs::read(folder.join(KEY)).unwrap()
    }

    #[cfg(unix)]
    #[test]
    fn a_key_that_a_crash_has_left_gives_the_next_one_no_other_permissions() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let left = folder.path().join(NEW_KEY);
        fs::write(&left, "half of a key").unwrap();
        fs::set_permissions(&left, fs::Permissions::from_mode(0o644)).unwrap();
        let file = folder.path().join(KEY);
        create_key(folder.path(), &file).unwrap();
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
    }

    #[test]
    fn a_new_folder_gets_a_key_of_its_own_and_keeps_it() {
        let parent = tempfile::tempdir().unwrap();
        let (one, two) = (parent.path().join("a/b"), parent.path().join("c"));
        drop(Tables::in_folder(&one).unwrap());
        drop(Tables::in_folder(&two).unwrap());
        let first = bytes(&one);
        assert_ne!(first, bytes(&two));
        drop(Tables::in_folder(&one).unwrap());
        assert_eq!(bytes(&one), first);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(one.join(KEY)).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "only the owner reads it");
        }
    }

    #[cfg(unix)]
    #[test]
    fn only_the_owner_reads_the_tables_and_their_key_also_after_an_earlier_program() {
        use std::os::unix::fs::PermissionsExt;
        let parent = tempfile::tempdir().unwrap();
        let (folder, copy) = (parent.path().join("data"), parent.path().join("copy"));
        let modes = |folder: &Path| {
            [DATABASE, KEY].map(|name| fs::metadata(folder.join(name)).unwrap().permissions().mode() & 0o777)
        };
        drop(Tables::in_folder(&folder).unwrap());
        assert_eq!(modes(&folder), [0o600; 2]);
        Tables::back_up(&folder, &copy).unwrap();
        assert_eq!(modes(&copy), [0o600; 2]);
        for name in [DATABASE, KEY] {
            fs::set_permissions(folder.join(name), fs::Permissions::from_mode(0o644)).unwrap();
        }
        drop(Tables::in_folder(&folder).unwrap());
        assert_eq!(modes(&folder), [0o600; 2]);
    }

    #[test]
    fn tables_without_their_key_are_not_given_another_one() {
        let folder = tempfile::tempdir().unwrap();
        drop(Tables::in_folder(folder.path()).unwrap());
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

    #[test]
    fn a_folder_is_used_by_one_program_at_a_time() {
        let folder = tempfile::tempdir().unwrap();
        let first = Tables::in_folder(folder.path()).unwrap();
        let error = Tables::in_folder(folder.path()).unwrap_err().to_string();
        assert!(error.starts_with("another farkle serve uses "), "{error}");
        drop(first);
        assert!(Tables::in_folder(folder.path()).is_ok());
    }
}
