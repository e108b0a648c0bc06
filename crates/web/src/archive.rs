//! The games kept in this browser: every one as its record, stored anew with every event.
//!
//! IndexedDB, one row for each game. The connection stays open, so that a change is handed to the browser in the same
//! moment in which it happens; nothing waits for an answer.

use crate::colors::Colors;
use crate::stored::Stored;
use farkle_client::Session;
use farkle_rules::Record;
use js_sys::Promise;
use std::cell::RefCell;
use wasm_bindgen::closure::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{IdbDatabase, IdbObjectStore, IdbRequest, IdbTransactionMode};

const DATABASE: &str = "farkle";
const VERSION: u32 = 1;
const GAMES: &str = "games";

thread_local! {
    static CONNECTION: RefCell<Option<IdbDatabase>> = const { RefCell::new(None) };
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
    match connect().await {
        Ok(database) => {
            CONNECTION.with(|connection| *connection.borrow_mut() = Some(database));
            true
        }
        Err(_) => false,
    }
}

/// Stores a game; an earlier state of the same game is replaced.
pub(crate) fn keep(game: &Kept) {
    if let Some(store) = store(IdbTransactionMode::Readwrite) {
        let _ = store.put_with_key(game.stored().value(), &JsValue::from_str(&game.id));
    }
}

/// Forgets a game.
pub(crate) fn forget(id: &str) {
    if let Some(store) = store(IdbTransactionMode::Readwrite) {
        let _ = store.delete(&JsValue::from_str(id));
    }
}

/// One game.
pub(crate) async fn find(id: &str) -> Option<Kept> {
    let request = store(IdbTransactionMode::Readonly)?.get(&JsValue::from_str(id)).ok()?;
    Kept::read(answer(&request).await.ok()?)
}

/// All games, those that were played last first.
pub(crate) async fn all() -> Vec<Kept> {
    let Some(request) = store(IdbTransactionMode::Readonly).and_then(|store| store.get_all().ok()) else {
        return Vec::new();
    };
    let rows = answer(&request).await.map(|rows| js_sys::Array::from(&rows)).unwrap_or_default();
    let mut games: Vec<Kept> = rows.iter().filter_map(Kept::read).collect();
    games.sort_by(|a, b| b.changed_ms.total_cmp(&a.changed_ms));
    games
}

fn store(mode: IdbTransactionMode) -> Option<IdbObjectStore> {
    CONNECTION.with(|connection| {
        let transaction = connection.borrow().as_ref()?.transaction_with_str_and_mode(GAMES, mode).ok()?;
        transaction.object_store(GAMES).ok()
    })
}

async fn connect() -> Result<IdbDatabase, JsValue> {
    let factory = leptos::prelude::window().indexed_db()?.ok_or(JsValue::UNDEFINED)?;
    let request = factory.open_with_u32(DATABASE, VERSION)?;
    let opening = request.clone();
    let create = Closure::once_into_js(move || {
        let database = opening.result().ok().and_then(|result| result.dyn_into::<IdbDatabase>().ok());
        // The first version of the database: the only store there is.
        let _ = database.map(|database| database.create_object_store(GAMES));
    });
    request.set_onupgradeneeded(Some(create.unchecked_ref()));
    Ok(answer(&request).await?.unchecked_into())
}

/// What the browser answers to a request.
async fn answer(request: &IdbRequest) -> Result<JsValue, JsValue> {
    let promise = Promise::new(&mut |resolve, reject| {
        let (asked, failed) = (request.clone(), request.clone());
        let done = Closure::once_into_js(move || {
            let _ = resolve.call1(&JsValue::UNDEFINED, &asked.result().unwrap_or(JsValue::UNDEFINED));
        });
        let not_done = Closure::once_into_js(move || {
            let error = failed.error().ok().flatten().map_or(JsValue::UNDEFINED, Into::into);
            let _ = reject.call1(&JsValue::UNDEFINED, &error);
        });
        request.set_onsuccess(Some(done.unchecked_ref()));
        request.set_onerror(Some(not_done.unchecked_ref()));
    });
    JsFuture::from(promise).await
}
