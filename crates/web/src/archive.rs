//! The games kept in this browser: every one as its record, stored anew with every event.
//!
//! One row for each game, handed to the browser in the same moment in which something changes.

use crate::colors::Colors;
use crate::database::{self, Table};
use crate::kept::Head;
use crate::stored::Stored;
use farkle_client::Session;
use farkle_rules::Record;
use wasm_bindgen::JsValue;

thread_local! {
    static GAMES: Table = const { Table::new("farkle", "games") };
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Kept {
    /// What a list shows of it.
    pub head: Head,
    /// The whole game.
    pub record: String,
}

impl Kept {
    /// A session as it is to be kept.
    pub(crate) fn of(id: &str, session: &Session, colors: &Colors) -> Kept {
        let game = session.game();
        let names = game.seats().map(|seat| session.name(seat).to_string()).collect();
        Kept { head: Head::of(id, game, names, colors), record: session.record().to_string() }
    }

    fn read(row: JsValue) -> Option<Kept> {
        let row = Stored::of(row)?;
        Some(Kept { head: Head::read(&row)?, record: row.string("record")? })
    }

    /// The record, or `None` if it can't be read any more.
    pub(crate) fn record(&self) -> Option<Record> {
        self.record.parse().ok()
    }
}

/// Opens the archive. False if this browser keeps nothing (a private window).
pub(crate) async fn open() -> bool {
    let Ok(connection) = database::connect(GAMES.with(Table::place)).await else { return false };
    GAMES.with(|games| games.use_connection(connection));
    true
}

/// Stores a game; an earlier state of the same game is replaced.
pub(crate) fn keep(game: &Kept) {
    let row = game.head.stored().with("record", &game.record);
    GAMES.with(|games| games.put(&game.head.id, row.value()));
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    GAMES.with(|games| games.delete(id));
}

/// One game.
pub(crate) async fn find(id: &str) -> Option<Kept> {
    let request = GAMES.with(|games| games.get(id))?;
    Kept::read(database::answer(&request).await.ok()?)
}

/// All games, those that were played last first.
pub(crate) async fn all() -> Vec<Kept> {
    let rows = database::rows(GAMES.with(Table::get_all)).await;
    let mut games: Vec<Kept> = rows.into_iter().filter_map(Kept::read).collect();
    games.sort_by(|a, b| b.head.changed_ms.total_cmp(&a.head.changed_ms));
    games
}
