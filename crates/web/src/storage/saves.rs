//! Saved games and pads: each is a row that is replaced with every change.
//!
//! A row is handed to the browser in the moment of the change.

use crate::storage::database::{Handlers, RowStore, Unread};
use crate::storage::health::{self, Kind};
use crate::storage::open_row::{self, OpenRow};
use crate::storage::stored::Stored;
use crate::storage::summary::Summary;
use crate::storage::version::{self, VERSION};
use crate::thinker;

/// Something that is saved.
pub(crate) trait Saved: Sized + 'static {
    /// Its kind.
    const KIND: Kind;
    /// What tells its rows from those of other kinds.
    const CALLED: &'static str;

    /// The row store with all of them.
    fn store() -> RowStore;

    /// The part of it that lists show.
    fn summary(&self) -> &Summary;

    /// The row with all of it.
    fn stored(&self) -> Stored;

    /// Reads a row; `None` if something is missing.
    fn read(row: &Stored) -> Option<Self>;

    /// Called after it was deleted: deletes what belongs to it elsewhere.
    fn deleted(&self) {}

    /// Called after it was restored.
    fn restored(&self) {}
}

/// What a table tells and asks about its rows.
pub(crate) fn handlers<T: Saved>() -> Handlers {
    Handlers {
        stored: |is_stored| health::note(T::KIND, is_stored),
        may_replace: |id, row| version::is_known(id, Stored::of(row).and_then(|row| row.string(VERSION))),
        conflict: |id| open_row::lose(&row_name::<T>(id)),
        make_room: thinker::make_room,
    }
}

fn row_name<T: Saved>(id: &str) -> String {
    format!("{} {id}", T::CALLED)
}

/// Notes that this window shows a row.
pub(crate) fn shown<T: Saved>(id: &str) -> OpenRow {
    let row = id.to_string();
    // The other window has a later state than the one that waits here.
    open_row::open(row_name::<T>(id), move || T::store().leave(&row))
}

/// Opens the row store, so that the first read finds it open.
pub(crate) fn open<T: Saved>() {
    T::store().open();
}

/// Saves it, in the place of its earlier state.
pub(crate) fn save<T: Saved>(saved: &T) {
    let row = saved.stored().with(VERSION, version::next());
    T::store().put(&saved.summary().id, row.value());
}

/// Saves it as [`save`] does. The future ends with the first answer of the browser: it is on the
/// disk, or can't be written for now.
pub(crate) fn save_and_wait<T: Saved>(saved: &T) -> impl Future<Output = ()> + use<T> {
    save(saved);
    T::store().answer(&saved.summary().id)
}

/// Saves it again after it was deleted, unless it exists again: then another window has continued
/// it.
pub(crate) fn restore<T: Saved>(saved: T) {
    wasm_bindgen_futures::spawn_local(async move {
        // If that can't be read, it is saved: a deleted game must not get lost by an undo.
        if !matches!(T::store().get(&saved.summary().id).await, Ok(Some(_))) {
            save(&saved);
            saved.restored();
        }
    });
}

/// Deletes it. Whoever still has its value can restore it.
pub(crate) fn delete<T: Saved>(saved: &T) {
    T::store().delete(&saved.summary().id);
    saved.deleted();
}

/// One of them by its id, or `None` if there is none.
///
/// # Errors
/// If it can't be read.
pub(crate) async fn find<T: Saved>(id: &str) -> Result<Option<T>, Unread> {
    let Some(row) = T::store().get(id).await? else { return Ok(None) };
    let row = Stored::of(row).ok_or(Unread)?;
    version::read(id, row.string(VERSION));
    T::read(&row).map(Some).ok_or(Unread)
}

/// All rows with their summaries, the last changed first. The rest of each row is not read yet.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn rows<T: Saved>() -> Result<Vec<(Summary, Stored)>, Unread> {
    let rows = T::store().rows().await?.into_iter().filter_map(Stored::of);
    let mut rows: Vec<_> = rows.filter_map(|row| Some((Summary::read(&row)?, row))).collect();
    rows.sort_by(|(a, _), (b, _)| b.changed_ms.total_cmp(&a.changed_ms));
    Ok(rows)
}

/// All of them, the last changed first.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn all<T: Saved>() -> Result<Vec<T>, Unread> {
    Ok(rows::<T>().await?.iter().filter_map(|(_, row)| T::read(row)).collect())
}
