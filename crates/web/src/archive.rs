//! The games kept in this browser: every one as its record, stored anew with every event.
//!
//! One row for each game, handed to the browser in the same moment in which something changes.

use crate::colors::Colors;
use crate::database::{Care, Table, Unread};
use crate::keeping::{self, WRITTEN, What};
use crate::kept::Head;
use crate::one_window;
use crate::stored::Stored;
use crate::thinker;
use farkle_client::Session;
use farkle_rules::Record;

const CARE: Care = Care {
    kept: |kept| keeping::note(What::Games, kept),
    may_replace: |id, row| keeping::is_known(id, Stored::of(row).and_then(|row| row.string(WRITTEN))),
    is_sure: keeping::is_alone,
    refused: |id| one_window::is_lost(&window_name(id)),
    make_room: thinker::make_room,
};

thread_local! {
    static GAMES: Table = Table::new("farkle", "games", Some(CARE));
}

fn games() -> Table {
    GAMES.with(Clone::clone)
}

/// What windows call a game among themselves.
pub(crate) fn window_name(id: &str) -> String {
    format!("farkle game {id}")
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

    fn read(row: &Stored) -> Option<Kept> {
        Some(Kept { head: Head::read(row)?, record: row.string("record")? })
    }

    /// The record, or `None` if it can't be read any more.
    pub(crate) fn record(&self) -> Option<Record> {
        self.record.parse().ok()
    }
}

/// Opens the archive, so that the first question finds it open.
pub(crate) fn open() {
    games().open();
}

/// Stores a game; an earlier state of the same game is replaced.
pub(crate) fn keep(game: &Kept) {
    let row = game.head.stored().with(WRITTEN, keeping::signature()).with("record", &game.record);
    games().put(&game.head.id, row.value());
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    games().delete(id);
}

/// Leaves a game to another window.
pub(crate) fn leave(id: &str) {
    games().leave(id);
}

/// One game, or `None` if there is none of this name.
///
/// # Errors
/// If it can't be read.
pub(crate) async fn find(id: &str) -> Result<Option<Kept>, Unread> {
    let Some(row) = games().get(id).await? else { return Ok(None) };
    let row = Stored::of(row).ok_or(Unread)?;
    keeping::saw(id, row.string(WRITTEN));
    Kept::read(&row).map(Some).ok_or(Unread)
}

/// All games, those that were played last first.
///
/// # Errors
/// If they can't be read.
pub(crate) async fn all() -> Result<Vec<Kept>, Unread> {
    let rows = games().rows().await?;
    let mut games: Vec<Kept> =
        rows.into_iter().filter_map(Stored::of).filter_map(|row| Kept::read(&row)).collect();
    games.sort_by(|a, b| b.head.changed_ms.total_cmp(&a.head.changed_ms));
    Ok(games)
}
