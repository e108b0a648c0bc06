//! The rows whose games and pads this window shows, and whether another window has written them
//! since (`version`).

use leptos::prelude::*;
use litemap::LiteMap;
use std::cell::RefCell;

thread_local! {
    static ROWS: RefCell<LiteMap<String, OpenRow>> = const { RefCell::new(LiteMap::new_vec()) };
}

/// A row, as long as the screen that shows it.
#[derive(Clone, Copy)]
pub(crate) struct OpenRow {
    taken_over: RwSignal<bool>,
    lost: Callback<()>,
}

/// Notes that a screen shows a row. `lost` is called when another window has written it.
pub(crate) fn open(name: String, lost: impl Fn() + Send + Sync + 'static) -> OpenRow {
    let row = OpenRow { taken_over: RwSignal::new(false), lost: Callback::new(move |()| lost()) };
    ROWS.with_borrow_mut(|rows| rows.insert(name.clone(), row));
    on_cleanup(move || {
        ROWS.with_borrow_mut(|rows| rows.remove(&name));
    });
    row
}

/// Another window has written this row: what waits here is behind it.
pub(crate) fn lose(name: &str) {
    if let Some(row) = ROWS.with_borrow(|rows| rows.get(name).copied()) {
        // The screen may be gone by now.
        let _ = row.lost.try_run(());
        row.taken_over.try_set(true);
    }
}

/// Whether this window shows a row that another one has written since.
pub(crate) fn is_lost(name: &str) -> bool {
    let row = ROWS.with_borrow(|rows| rows.get(name).copied());
    row.and_then(|row| row.taken_over.try_get_untracked()) == Some(true)
}

impl OpenRow {
    /// Whether another window has written it since this one read it.
    pub(crate) fn is_taken_over(self) -> bool {
        self.taken_over.get()
    }

    /// Goes on here: the screen reads the row anew.
    pub(crate) fn take_over(self) {
        self.taken_over.set(false);
    }
}
