//! Copies of the folder with the tables of a server, and putting one back.
//!
//! A copy counts only after every table in it was opened as a server opens it.

use super::data_folder::{DATABASE, KEY, copy_key, create_private, key_in, lock};
use super::room::Room;
use super::rule_sets::RuleSets;
use super::{DataError, Tables};
use farkle_store::{check_sqlite, copy_sqlite};
use std::fs;
use std::path::Path;

impl Tables {
    /// Copies the tables and their key to a new folder, also while a server runs. Returns how many
    /// tables there are.
    ///
    /// # Errors
    /// [`DataError`] if `data` has no file of tables, if the new folder exists, or if a table can't
    /// be opened.
    pub fn back_up(data: &Path, to: &Path) -> Result<usize, DataError> {
        if data.join(KEY).exists() && !data.join(DATABASE).exists() {
            return Err(DataError::InDatabase { folder: data.to_path_buf() });
        }
        must_be_there(&data.join(DATABASE))?;
        fs::create_dir(to).map_err(|error| DataError::New { folder: to.to_path_buf(), error })?;
        let copied = copy(data, to);
        if copied.is_err() {
            // Nobody takes half of a copy for a whole one. The folder is new, so it holds only
            // that.
            let _ = fs::remove_dir_all(to);
        }
        copied
    }

    /// Puts a copy into a folder without tables and without a key. Returns how many tables there
    /// are.
    ///
    /// # Errors
    /// [`DataError`] if the copy is not whole, or if there are tables or a key in the folder.
    pub fn restore(copy_of: &Path, data: &Path) -> Result<usize, DataError> {
        check(copy_of)?;
        fs::create_dir_all(data).map_err(DataError::file(data))?;
        let _lock = lock(data)?;
        for name in [DATABASE, KEY] {
            let file = data.join(name);
            if file.exists() {
                return Err(DataError::InTheWay { file });
            }
        }
        let copied = copy(copy_of, data);
        if copied.is_err() {
            // They are new, and half of them would be in the way of the next try.
            for name in [DATABASE, KEY] {
                let _ = fs::remove_file(data.join(name));
            }
        }
        copied
    }
}

/// The database last: a folder with a key and without tables is a new one.
fn copy(from: &Path, to: &Path) -> Result<usize, DataError> {
    copy_key(from, to)?;
    let file = to.join(DATABASE);
    // SQLite writes into a file that is empty.
    create_private(&file).map_err(DataError::file(&file))?;
    copy_sqlite(&from.join(DATABASE), &file).map_err(|error| DataError::Tables { file, error })?;
    check(to)
}

/// Opens every table of a folder that no server uses.
fn check(folder: &Path) -> Result<usize, DataError> {
    let file = folder.join(DATABASE);
    must_be_there(&file)?;
    let key = key_in(folder)?;
    let rule_sets = RuleSets::default();
    let checked = check_sqlite(&file, |table, log| {
        let (first, rest) = log.split_first().ok_or("there is nothing in its log")?;
        let mut room = Room::new(table, key.clone(), &rule_sets, first).map_err(|error| error.to_string())?;
        rest.iter().try_for_each(|commit| room.apply(commit).map(drop)).map_err(|error| error.to_string())
    });
    checked.map_err(|error| DataError::Tables { file, error })
}

fn must_be_there(file: &Path) -> Result<(), DataError> {
    if file.exists() {
        return Ok(());
    }
    Err(DataError::NoTables { file: file.to_path_buf() })
}

#[cfg(test)]
mod tests {
    use super::super::log_entry::created;
    use super::*;
    use farkle_protocol::{Secret, TableOptions};
    use farkle_rules::RuleSet;
    use farkle_store::AppendError;
    use farkle_table::TableId;

    const TABLES: u64 = 3;

    /// A folder with tables, as a server leaves it.
    async fn folder(at: &Path) -> Tables {
        let (tables, _) = Tables::in_folder(at).unwrap();
        for number in 1..=TABLES {
            add(&tables, number).await.unwrap();
        }
        tables
    }

    async fn add(tables: &Tables, number: u64) -> Result<u64, AppendError> {
        let table = TableId::from_random(number);
        let server = tables.key.seed(table, 1).server_commitment(table);
        let rules = RuleSet::preset("classic").unwrap();
        let commit = created(&rules, 2, TableOptions::default(), &Secret::from_bytes([7; 16]), 0, server);
        tables.store.append(table, 0, commit).await
    }

    #[tokio::test]
    async fn a_backup_of_a_running_server_is_put_back_with_every_table() {
        let parent = tempfile::tempdir().unwrap();
        let [data, saved, new] = ["data", "saved", "new"].map(|name| parent.path().join(name));
        let tables = folder(&data).await;
        assert_eq!(Tables::back_up(&data, &saved).unwrap(), 3);
        add(&tables, 99).await.unwrap();
        assert!(matches!(Tables::back_up(&data, &saved), Err(DataError::New { .. })));
        assert!(matches!(Tables::restore(&saved, &data), Err(DataError::InTheWay { .. })));
        assert_eq!(Tables::restore(&saved, &new).unwrap(), 3);
        let (restored, _lock) = Tables::in_folder(&new).unwrap();
        for number in 1..=TABLES {
            assert_eq!(restored.store.load(TableId::from_random(number), 0).await.unwrap().commits.len(), 1);
        }
        assert_eq!(fs::read(new.join(KEY)).unwrap(), fs::read(data.join(KEY)).unwrap());
    }

    #[tokio::test]
    async fn a_backup_with_a_fault_is_neither_made_nor_put_back() {
        let parent = tempfile::tempdir().unwrap();
        let [data, saved, new] = ["data", "saved", "new"].map(|name| parent.path().join(name));
        let none = Tables::back_up(&data, &saved).unwrap_err().to_string();
        assert!(none.contains("tables.db"), "{none}");
        let tables = folder(&data).await;
        Tables::back_up(&data, &saved).unwrap();
        fs::write(saved.join(KEY), [1; 32]).unwrap();
        let other_key = Tables::restore(&saved, &new).unwrap_err().to_string();
        assert!(other_key.contains("another server key"), "{other_key}");
        fs::remove_file(saved.join(KEY)).unwrap();
        assert!(matches!(Tables::restore(&saved, &new), Err(DataError::NoKey { .. })));
        fs::write(saved.join(KEY), [1; 32]).unwrap();
        fs::write(saved.join(DATABASE), "no database").unwrap();
        assert!(matches!(Tables::restore(&saved, &new), Err(DataError::Tables { .. })));
        assert!(!new.exists());

        let whole = parent.path().join("whole");
        Tables::back_up(&data, &whole).unwrap();
        // SQLite can't write beside the tables.
        fs::create_dir_all(new.join("tables.db-journal")).unwrap();
        fs::create_dir_all(new.join("tables.db-wal")).unwrap();
        let error = Tables::restore(&whole, &new).unwrap_err();
        assert!(error.is_failure(), "{error}");
        assert!(!new.join(KEY).exists() && !new.join(DATABASE).exists(), "half of a copy is gone again");

        let commit = farkle_store::Commit { command: None, body: b"{}".to_vec() };
        tables.store.append(TableId::from_random(1), 1, commit).await.unwrap();
        let damaged = parent.path().join("damaged");
        assert!(Tables::back_up(&data, &damaged).is_err());
        assert!(!damaged.exists(), "half of a copy does not stay");
    }
}
