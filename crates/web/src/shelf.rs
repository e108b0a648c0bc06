//! What is kept in this browser, each in a row of its own that is stored anew with every change: games on one shelf,
//! score pads on another.
//!
//! A row is handed to the browser in the same moment in which something changes.

use crate::database::{Care, Table, Unread};
use crate::keeping::{self, WRITTEN, What};
use crate::kept::Head;
use crate::one_window;
use crate::stored::Stored;
use crate::thinker;

/// Something that is kept.
pub(crate) trait OnShelf: Sized + 'static {
    /// What it is.
    const WHAT: What;
    /// What windows call one of them among themselves, with its id behind it.
    const CALLED: &'static str;

    /// The table with all of them.
    fn table() -> Table;

    /// What a list shows of it.
    fn head(&self) -> &Head;

    /// The row with all of it.
    fn stored(&self) -> Stored;

    /// Of a row, or `None` if something is missing.
    fn read(row: &Stored) -> Option<Self>;

    /// It has been deleted: what of it is elsewhere goes as well.
    fn forgotten(&self) {}

    /// It is there again, as it was.
    fn brought_back(&self) {}
}

/// What is told and asked about the rows of a shelf.
pub(crate) fn care<T: OnShelf>() -> Care {
    Care {
        kept: |kept| keeping::note(T::WHAT, kept),
        may_replace: |id, row| keeping::is_known(id, Stored::of(row).and_then(|row| row.string(WRITTEN))),
        is_sure: keeping::is_alone,
        refused: |id| one_window::is_lost(&window_name::<T>(id)),
        make_room: thinker::make_room,
    }
}

/// What windows call one of them among themselves.
pub(crate) fn window_name<T: OnShelf>(id: &str) -> String {
    format!("{} {id}", T::CALLED)
}

/// Opens the shelf, so that the first question finds it open.
pub(crate) fn open<T: OnShelf>() {
    T::table().open();
}

/// Stores it; an earlier state of the same is replaced.
pub(crate) fn keep<T: OnShelf>(kept: &T) {
    let row = kept.stored().with(WRITTEN, keeping::signature());
    T::table().put(&kept.head().id, row.value());
}

/// Stores again what was forgotten, unless it is there again: then another window has gone on with it since.
pub(crate) fn bring_back<T: OnShelf>(kept: T) {
    wasm_bindgen_futures::spawn_local(async move {
        // Where it can't be looked up it is stored: what was deleted is not to be lost.
        if !matches!(T::table().get(&kept.head().id).await, Ok(Some(_))) {
            keep(&kept);
            kept.brought_back();
        }
    });
}

/// Forgets one of them. Whoever still has it can bring it back.
pub(crate) fn forget<T: OnShelf>(kept: &T) {
    T::table().delete(&kept.head().id);
    kept.forgotten();
}

/// Leaves one of them to another window.
pub(crate) fn leave<T: OnShelf>(id: &str) {
    T::table().leave(id);
}

/// One of them, or `None` if there is none of this name.
///
/// # Errors
/// If it can't be read.
pub(crate) async fn find<T: OnShelf>(id: &str) -> Result<Option<T>, Unread> {
    let Some(row) = T::table().get(id).await? else { return Ok(None) };
    let row = Stored::of(row).ok_or(Unread)?;
    keeping::saw(id, row.string(WRITTEN));
    T::read(&row).map(Some).ok_or(Unread)
}

/// The rows of all of them with what a list shows of each, those that were changed last first. What else is in a row is
/// there to be read, and is not read yet.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn rows<T: OnShelf>() -> Result<Vec<(Head, Stored)>, Unread> {
    let rows = T::table().rows().await?.into_iter().filter_map(Stored::of);
    let mut rows: Vec<_> = rows.filter_map(|row| Some((Head::read(&row)?, row))).collect();
    rows.sort_by(|(a, _), (b, _)| b.changed_ms.total_cmp(&a.changed_ms));
    Ok(rows)
}

/// All of them, those that were changed last first.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn all<T: OnShelf>() -> Result<Vec<T>, Unread> {
    Ok(rows::<T>().await?.iter().filter_map(|(_, row)| T::read(row)).collect())
}
