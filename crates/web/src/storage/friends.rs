//! The tables of servers that this browser knows: who sits there, and whose turn it was when they
//! were left. The secrets of a table are texts here, because the first screen reads these rows
//! without the engine.
//!
//! The window that has opened a table last writes its row (`version`): another one would replace
//! the seed with which this device is ready.

use crate::page::browser;
use crate::storage::database::{Handlers, RowStore, Unread};
use crate::storage::health::{self, Kind};
use crate::storage::open_row::{self, OpenRow};
use crate::storage::stored::Stored;
use crate::storage::version::{self, VERSION};
use crate::thinker;
use leptos::prelude::window;

const HANDLERS: Handlers = Handlers {
    stored: |is_stored| health::note(Kind::Tables, is_stored),
    may_replace: |id, row| version::is_known(id, Stored::of(row).and_then(|row| row.string(VERSION))),
    conflict: |id| open_row::lose(&row_name(id)),
    make_room: thinker::make_room,
};

thread_local! {
    static TABLES: RowStore = RowStore::new("farkle-friends", "tables", Some(HANDLERS));
}

fn row_name(id: &str) -> String {
    format!("friends {id}")
}

/// Notes that this window shows a table.
pub(crate) fn shown(id: &str) -> OpenRow {
    let row = id.to_string();
    open_row::open(row_name(id), move || TABLES.with(|tables| tables.leave(&row)))
}

/// How long a table is listed after it was opened last.
const LISTED_MS: f64 = 60.0 * 24.0 * 3600.0 * 1000.0;

/// A table of a server, as this browser keeps it.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct SavedTable {
    /// The name of the table.
    pub id: String,
    /// When something happened there last, in milliseconds since 1970.
    pub changed_ms: f64,
    /// The share code of the rules.
    pub rules: String,
    /// What they are called.
    pub rules_name: String,
    /// Who sits there.
    pub names: Vec<String>,
    /// Whether this browser holds a seat there.
    pub seated: bool,
    /// Whether a game goes on.
    pub playing: bool,
    /// Whether the last game is over, and no other has begun.
    pub over: bool,
    /// Whether it was this person's turn when the table was left.
    pub own_turn: bool,
    /// Whether this person has left the game, so that a computer player moves for them.
    pub left: bool,
    /// Whether what others say is not shown.
    pub muted: bool,
    /// The secret of this device.
    pub device: String,
    /// The secret of the link.
    pub invitation: String,
    /// The seed of this device with the number of the game, once it was ready for one.
    pub seed: Option<(u32, String)>,
    /// The lock that this device has seen, with the number of the game.
    pub lock: Option<(u32, String)>,
    /// The version of the row that was read.
    pub version: String,
    /// Whether this is a big screen for everybody: nobody sits down at it, and nothing is stored.
    pub is_screen: bool,
}

impl SavedTable {
    /// Whether this person has just opened the table and sits down there at once. Nobody else is
    /// known to be there.
    pub(crate) fn is_new(&self) -> bool {
        self.seated && self.names.len() == 1
    }

    fn stored(&self) -> Stored {
        let (seed, lock) = (self.seed.clone().unwrap_or_default(), self.lock.clone().unwrap_or_default());
        Stored::new()
            .with("id", &self.id)
            .with("changed_ms", self.changed_ms)
            .with("rules", &self.rules)
            .with("rules_name", &self.rules_name)
            .with_list("names", &self.names)
            .with("seated", self.seated)
            .with("playing", self.playing)
            .with("over", self.over)
            .with("own_turn", self.own_turn)
            .with("left", self.left)
            .with("muted", self.muted)
            .with("device", &self.device)
            .with("invitation", &self.invitation)
            .with("seed_game", seed.0)
            .with("seed", &seed.1)
            .with("lock_game", lock.0)
            .with("lock", &lock.1)
            .with(VERSION, &self.version)
    }

    fn read(row: &Stored) -> Option<SavedTable> {
        let text = |name: &str| row.string(name).unwrap_or_default();
        let numbered = |name: &str, game: &str| {
            let value = row.string(name).filter(|value| !value.is_empty())?;
            Some((row.number(game)? as u32, value))
        };
        Some(SavedTable {
            id: row.string("id")?,
            changed_ms: row.number("changed_ms").unwrap_or_default(),
            rules: text("rules"),
            rules_name: text("rules_name"),
            names: row.list("names").into_iter().filter_map(|name| name.as_string()).collect(),
            seated: row.flag("seated").unwrap_or_default(),
            playing: row.flag("playing").unwrap_or_default(),
            over: row.flag("over").unwrap_or_default(),
            own_turn: row.flag("own_turn").unwrap_or_default(),
            left: row.flag("left").unwrap_or_default(),
            muted: row.flag("muted").unwrap_or_default(),
            device: text("device"),
            invitation: text("invitation"),
            seed: numbered("seed", "seed_game"),
            lock: numbered("lock", "lock_game"),
            version: text(VERSION),
            is_screen: false,
        })
    }
}

/// Saves a table. Other windows that show it lose it. A big screen takes it from nobody.
pub(crate) fn save(table: &SavedTable) {
    if table.is_screen {
        return;
    }
    let row = table.stored().with(VERSION, version::next());
    TABLES.with(|tables| tables.put(&table.id, row.value()));
}

/// Saves what was seen of a table in passing, unless another window has written it since this one
/// read it. That window goes on with the table.
pub(crate) fn note(table: &SavedTable) {
    TABLES.with(|tables| tables.put(&table.id, table.stored().value()));
}

/// Saves a table. The future ends when it is on the disk, or can't be written; with false if
/// another window goes on with the table.
pub(crate) async fn save_and_wait(table: &SavedTable) -> bool {
    save(table);
    let answer = TABLES.with(|tables| tables.answer(&table.id));
    answer.await;
    !open_row::is_lost(&row_name(&table.id))
}

/// A table by its name.
///
/// # Errors
/// If it can't be read.
pub(crate) async fn find(id: &str) -> Result<Option<SavedTable>, Unread> {
    let row = TABLES.with(Clone::clone).get(id).await?;
    Ok(row.and_then(Stored::of).and_then(|row| noted(&row)))
}

/// Reads a row, and notes its version.
fn noted(row: &Stored) -> Option<SavedTable> {
    let table = SavedTable::read(row)?;
    version::read(&table.id, Some(table.version.clone()));
    Some(table)
}

/// The tables at which this browser holds a seat, and that were open not too long ago: those where
/// it is this person's turn first, then the last ones.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn seated() -> Result<Vec<SavedTable>, Unread> {
    let rows = TABLES.with(Clone::clone).rows().await?.into_iter().filter_map(Stored::of);
    let since = browser::now_ms() - LISTED_MS;
    let tables = rows.filter_map(|row| noted(&row));
    let mut tables: Vec<_> = tables.filter(|table| table.seated && table.changed_ms > since).collect();
    tables.sort_by(|a, b| b.own_turn.cmp(&a.own_turn).then(b.changed_ms.total_cmp(&a.changed_ms)));
    Ok(tables)
}

/// The key of the note that a game goes on at a table, for the first paint of the first screen.
const PLAYING: &str = "farkle.tables";

/// Whether a game went on at a table when that was last noted.
pub(crate) fn expects_game() -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| matches!(storage.get_item(PLAYING), Ok(Some(_))))
}

/// Notes whether a game goes on at a table.
pub(crate) fn expect_game(is_there: bool) {
    // Without local storage, the first screen does not show the table.
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = if is_there { storage.set_item(PLAYING, "1") } else { storage.remove_item(PLAYING) };
    }
}

/// Forgets a table.
pub(crate) fn forget(id: &str) {
    TABLES.with(|tables| tables.delete(id));
}
