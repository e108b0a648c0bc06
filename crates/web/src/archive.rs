//! The games kept in this browser: every one as its record.

use crate::colors::Colors;
use crate::database::{Table, Unread};
use crate::keeping::What;
use crate::kept::Head;
use crate::pads::KeptPad;
use crate::route::Route;
use crate::shelf::{self, OnShelf};
use crate::stored::Stored;
use farkle_client::Session;
use farkle_rules::Record;
use leptos::prelude::window;

thread_local! {
    static GAMES: Table = Table::new("farkle", "games", Some(shelf::care::<Kept>()));
}

/// What a row calls the whole game.
const RECORD: &str = "record";

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

    /// The record, or `None` if it can't be read any more.
    pub(crate) fn record(&self) -> Option<Record> {
        self.record.parse().ok()
    }
}

/// What can be gone on with.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct GoingOn {
    /// What is shown of it.
    pub head: Head,
    /// Where it is.
    pub route: Route,
}

/// The game or score pad to go on with, if there is one: whichever was played last and is not over.
///
/// # Errors
/// If the games can't be read.
pub(crate) async fn to_go_on_with() -> Result<Option<GoingOn>, Unread> {
    let game = last_game().await?.map(|head| GoingOn { route: Route::Table(head.id.clone()), head });
    // A pad that can't be read is no reason to hide a game.
    let pads = shelf::rows::<KeptPad>().await.unwrap_or_default().into_iter().map(|(head, _)| head);
    let mut pads = pads.filter(|head| !head.over && head.scores.iter().any(|&score| score != 0));
    let pad = pads.next().map(|head| GoingOn { route: Route::Pad(head.id.clone()), head });
    let both = [game, pad].into_iter().flatten();
    Ok(both.max_by(|one, other| one.head.changed_ms.total_cmp(&other.head.changed_ms)))
}

/// The last game that is not over. One that was only begun, by mistake perhaps, does not hide one that is being played.
async fn last_game() -> Result<Option<Head>, Unread> {
    let mut unfinished: Vec<_> = shelf::rows::<Kept>()
        .await?
        .into_iter()
        .filter(|(head, row)| !head.over && row.string(RECORD).is_some())
        .collect();
    let played =
        unfinished.iter().position(|(_, row)| row.string(RECORD).is_some_and(|text| has_rolled(&text)));
    let chosen = played.unwrap_or_default();
    Ok((chosen < unfinished.len()).then(|| unfinished.swap_remove(chosen).0))
}

/// Whether a die was ever rolled in a game: among the events of a record, which stand behind an empty line, rolls are
/// the words of nothing but digits. The first screen asks, which has no engine to read a record with.
fn has_rolled(record: &str) -> bool {
    let events = record.split_once("\n\n").map_or("", |(_, events)| events);
    events.split_whitespace().any(|word| word.bytes().all(|byte| byte.is_ascii_digit()))
}

/// Where it is noted, for the first picture of the first screen, that a game is not over.
const UNFINISHED: &str = "farkle.unfinished";

/// Whether there was a game to go on with when it was last known: the database answers later.
pub(crate) fn expects_unfinished() -> bool {
    let storage = window().local_storage().ok().flatten();
    storage.is_some_and(|storage| matches!(storage.get_item(UNFINISHED), Ok(Some(_))))
}

/// Notes whether there is one.
pub(crate) fn expect_unfinished(is_there: bool) {
    // A browser without storage shows it a moment later.
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = if is_there { storage.set_item(UNFINISHED, "1") } else { storage.remove_item(UNFINISHED) };
    }
}

impl OnShelf for Kept {
    const WHAT: What = What::Games;
    const CALLED: &'static str = "farkle game";

    fn table() -> Table {
        GAMES.with(Clone::clone)
    }

    fn head(&self) -> &Head {
        &self.head
    }

    fn stored(&self) -> Stored {
        self.head.stored().with(RECORD, &self.record)
    }

    fn read(row: &Stored) -> Option<Kept> {
        Some(Kept { head: Head::read(row)?, record: row.string(RECORD)? })
    }
}
