//! The games kept in this browser: every one as its record, stored anew with every event.
//!
//! One row for each game, handed to the browser in the same moment in which something changes.

use crate::colors::Colors;
use crate::database::{self, Table};
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
    /// Its name in addresses.
    pub id: String,
    /// When something last happened in it, in milliseconds since 1970.
    pub changed_ms: f64,
    /// Whether it has ended.
    pub over: bool,
    /// The name of its rules.
    pub rules: String,
    /// The names at the table, clockwise.
    pub names: Vec<String>,
    /// The score of every seat's side.
    pub scores: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<usize>,
    /// The colours of the seats.
    pub colors: Colors,
    /// The whole game.
    pub record: String,
}

impl Kept {
    /// A session as it is to be kept.
    pub(crate) fn of(id: &str, session: &Session, colors: &Colors) -> Kept {
        let game = session.game();
        let winners = game.winners();
        Kept {
            id: id.to_string(),
            changed_ms: crate::browser::now_ms(),
            over: game.is_over(),
            rules: game.rules().name().to_string(),
            names: game.seats().map(|seat| session.name(seat).to_string()).collect(),
            scores: game.seats().map(|seat| game.score(game.side(seat)).0).collect(),
            winners: game.seats().filter(|&s| winners.contains(game.side(s))).map(|s| s.index()).collect(),
            colors: colors.clone(),
            record: session.record().to_string(),
        }
    }

    fn stored(&self) -> Stored {
        Stored::new()
            .with("id", &self.id)
            .with("changed_ms", self.changed_ms)
            .with("over", self.over)
            .with("rules", &self.rules)
            .with_list("names", &self.names)
            .with_list("scores", self.scores.iter().copied())
            .with_list("winners", self.winners.iter().map(|&seat| seat as u32))
            .with_list("colors", self.colors.0.iter().copied())
            .with("record", &self.record)
    }

    fn read(row: JsValue) -> Option<Kept> {
        let row = Stored::of(row)?;
        let numbers =
            |name: &str| row.list(name).into_iter().filter_map(|value| value.as_f64()).collect::<Vec<_>>();
        Some(Kept {
            id: row.string("id")?,
            changed_ms: row.number("changed_ms")?,
            over: row.flag("over")?,
            rules: row.string("rules")?,
            names: row.list("names").into_iter().filter_map(|name| name.as_string()).collect(),
            scores: numbers("scores").into_iter().map(|score| score as i32).collect(),
            winners: numbers("winners").into_iter().map(|seat| seat as usize).collect(),
            colors: Colors(numbers("colors").into_iter().map(|color| color as u8).collect()),
            record: row.string("record")?,
        })
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
    GAMES.with(|games| games.put(&game.id, game.stored().value()));
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
    games.sort_by(|a, b| b.changed_ms.total_cmp(&a.changed_ms));
    games
}
