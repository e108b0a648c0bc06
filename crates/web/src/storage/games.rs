//! The games saved in this browser, each as its record.

use crate::game::colors::Colors;
use crate::page::route::Route;
use crate::storage::database::{RowStore, Unread};
use crate::storage::health::Kind;
use crate::storage::pads::SavedPad;
use crate::storage::saves::{self, Saved};
use crate::storage::stored::Stored;
use crate::storage::summary::Summary;
use farkle_rules::Record;
use farkle_table::{Ledger, Proof};
use leptos::prelude::window;

thread_local! {
    static GAMES: RowStore = RowStore::new("farkle", "games", Some(saves::handlers::<SavedGame>()));
}

/// The name of the record in a row.
const RECORD: &str = "record";
/// The name of the list with the decisions of each side, and how many of them were good.
const JUDGED: &str = "judged";
/// The name of the lock in a row.
const LOCK: &str = "lock";

/// A saved game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SavedGame {
    /// Its summary, for lists.
    pub summary: Summary,
    /// The record.
    pub record: String,
    /// What a review has found, by side: the decisions, and how many were good. Empty before it.
    pub judged: Vec<(u32, u32)>,
    /// Of a game at a table of a server: the lock of its dice as this device saw it before the
    /// game. Empty if the game has another one.
    pub lock: Option<String>,
}

impl SavedGame {
    /// A game to be stored: its ledger is what a list shows of it, its record is all of it. A game
    /// whose dice to come nobody knows counts as over: it can be watched, and not continued.
    pub(crate) fn of(id: &str, ledger: &Ledger, record: &Record, colors: &Colors) -> SavedGame {
        let game = ledger.game();
        let names = game.seats().map(|seat| ledger.name(seat).to_string()).collect();
        let mut summary = Summary::of(id, game, names, colors);
        summary.over |= *ledger.proof() == Proof::Entered;
        SavedGame { summary, record: record.to_string(), judged: Vec::new(), lock: None }
    }

    /// The game to be shown, or `None` if it can't be read any more.
    pub(crate) fn ledger(&self) -> Option<Ledger> {
        Ledger::from_record(&self.record()?).ok()
    }

    /// The record, or `None` if this version can't read it.
    pub(crate) fn record(&self) -> Option<Record> {
        self.record.parse().ok()
    }
}

/// Keeps with a game what a review has found, if the game is kept at all.
pub(crate) async fn keep_judged(id: &str, judged: &[(u32, u32)]) {
    if let Ok(Some(mut game)) = saves::find::<SavedGame>(id).await
        && game.summary.over
        && game.judged != judged
    {
        game.judged = judged.to_vec();
        saves::save(&game);
    }
}

/// Saves a game whose lock this device can't tell any more: what was kept of it stays.
pub(crate) async fn save_with_its_lock(game: SavedGame) {
    let before = saves::find::<SavedGame>(&game.summary.id).await.ok().flatten();
    let lock = before.and_then(|before| before.lock);
    saves::save(&SavedGame { lock, ..game });
}

/// An unfinished game or pad to continue.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GoingOn {
    /// Its summary.
    pub summary: Summary,
    /// The screen that continues it.
    pub route: Route,
}

/// The game and the pad to continue, the last one played first. Nothing is lost with one that was
/// only begun.
///
/// # Errors
/// If the games can't be read.
pub(crate) async fn to_go_on_with() -> Result<Vec<GoingOn>, Unread> {
    let game = last_game().await?.map(|summary| GoingOn { route: Route::Table(summary.id.clone()), summary });
    // If the pads can't be read, the game is still offered.
    let pads = saves::rows::<SavedPad>().await.unwrap_or_default().into_iter().map(|(summary, _)| summary);
    let mut pads = pads.filter(Summary::is_unfinished_pad);
    let pad = pads.next().map(|summary| GoingOn { route: Route::Pad(summary.id.clone()), summary });
    let mut both: Vec<GoingOn> = [game, pad].into_iter().flatten().collect();
    both.sort_by(|one, other| other.summary.changed_ms.total_cmp(&one.summary.changed_ms));
    Ok(both)
}

/// The last game that is not over and has begun to be played.
async fn last_game() -> Result<Option<Summary>, Unread> {
    let rows = saves::rows::<SavedGame>().await?;
    Ok(rows.into_iter().find(|(summary, row)| !summary.over && is_played(row)).map(|(summary, _)| summary))
}

fn is_played(row: &Stored) -> bool {
    row.string(RECORD).is_some_and(|record| has_rolled(&record))
}

/// Whether a game waits for its first roll. One that can't be read may be anything.
fn is_unplayed(row: &Stored) -> bool {
    row.string(RECORD).is_some_and(|record| record.contains("\n\n") && !has_rolled(&record))
}

/// All games for a list, the last changed first. Those without a roll were only looked at.
///
/// # Errors
/// If the games can't be read.
pub(crate) async fn listed() -> Result<Vec<SavedGame>, Unread> {
    let rows = saves::rows::<SavedGame>().await?.into_iter();
    let rows = rows.filter(|(summary, row)| summary.over || !is_unplayed(row));
    Ok(rows.filter_map(|(_, row)| SavedGame::read(&row)).collect())
}

/// Whether any dice were rolled in a game. In a record the events follow an empty line, and rolls
/// are the words made of digits only. The first screen asks, which has no engine to read records.
fn has_rolled(record: &str) -> bool {
    let events = record.split_once("\n\n").map_or("", |(_, events)| events);
    events.split_whitespace().any(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// The key of the note what there is to continue, for the first paint of the first screen.
const UNFINISHED: &str = "farkle.unfinished";
/// The words in it.
const GAME: &str = "game";
const PAD: &str = "pad";

/// How many there were to continue when it was last noted: the database answers later.
pub(crate) fn expects_unfinished() -> usize {
    let noted = noted();
    [GAME, PAD].into_iter().filter(|kind| noted.contains(kind)).count()
}

/// Notes what there is to continue.
pub(crate) fn expect_unfinished(all: &[GoingOn]) {
    let kinds = all.iter().map(|one| if matches!(one.route, Route::Pad(_)) { PAD } else { GAME });
    note(&kinds.collect::<Vec<_>>().join(" "));
}

/// Notes that there is a game to continue.
pub(crate) fn expect_game() {
    expect(GAME);
}

/// Notes that there is a pad to continue.
pub(crate) fn expect_pad() {
    expect(PAD);
}

fn expect(kind: &str) {
    let noted = noted();
    if !noted.contains(kind) {
        note(&format!("{kind} {noted}"));
    }
}

fn noted() -> String {
    let storage = window().local_storage().ok().flatten();
    storage.and_then(|storage| storage.get_item(UNFINISHED).ok()?).unwrap_or_default()
}

fn note(kinds: &str) {
    // Without local storage, the screen shows it a moment later.
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(UNFINISHED, kinds);
    }
}

impl Saved for SavedGame {
    const KIND: Kind = Kind::Games;
    const CALLED: &'static str = "farkle game";

    fn store() -> RowStore {
        GAMES.with(Clone::clone)
    }

    fn summary(&self) -> &Summary {
        &self.summary
    }

    fn stored(&self) -> Stored {
        let judged = self.judged.iter().flat_map(|&(all, best)| [all, best]);
        let stored = self.summary.stored().with(RECORD, &self.record).with_list(JUDGED, judged);
        match &self.lock {
            Some(lock) => stored.with(LOCK, lock),
            None => stored,
        }
    }

    fn read(row: &Stored) -> Option<SavedGame> {
        let judged: Vec<u32> =
            row.list(JUDGED).iter().filter_map(|number| Some(number.as_f64()? as u32)).collect();
        Some(SavedGame {
            summary: Summary::read(row)?,
            record: row.string(RECORD)?,
            judged: judged.chunks_exact(2).map(|pair| (pair[0], pair[1])).collect(),
            lock: row.string(LOCK),
        })
    }
}
