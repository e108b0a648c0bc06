//! What this browser keeps of a table, as the client needs it.

use crate::page::browser;
use crate::storage::friends::SavedTable;
use farkle_client::SavedSeat;
use farkle_protocol::Secret;

/// A random secret.
pub(crate) fn new_secret() -> Secret {
    let [bytes @ .., _, _, _, _, _, _, _, _, _, _, _, _, _, _, _, _] = browser::random_bytes();
    Secret::from_bytes(bytes)
}

/// A random number that no other page has.
pub(crate) fn new_number() -> u64 {
    let [a, b, c, d, e, f, g, h, ..] = browser::random_bytes();
    u64::from_be_bytes([a, b, c, d, e, f, g, h])
}

/// A table that this browser has not seen before.
pub(crate) fn new_table(id: &str, invitation: &str) -> SavedTable {
    SavedTable {
        id: id.to_string(),
        changed_ms: browser::now_ms(),
        device: String::from(new_secret()),
        invitation: invitation.to_string(),
        ..SavedTable::default()
    }
}

/// `None` if this is not the address of a table.
pub(crate) fn kept(saved: &SavedTable) -> Option<SavedSeat> {
    let read = |(game, text): &(u32, String)| Some((*game, text.parse().ok()?));
    Some(SavedSeat {
        table: saved.id.parse().ok()?,
        device: Secret::try_from(saved.device.clone()).ok()?,
        invitation: Secret::try_from(saved.invitation.clone()).ok(),
        seed: saved.seed.as_ref().and_then(read),
        lock: saved.lock.as_ref().and_then(|(game, text)| Some((*game, text.parse().ok()?))),
    })
}

/// The secrets of a table into what is stored of it.
pub(crate) fn note(saved: &mut SavedTable, kept: &SavedSeat) {
    saved.seed = kept.seed.as_ref().map(|(game, seed)| (*game, seed.to_string()));
    saved.lock = kept.lock.map(|(game, lock)| (game, lock.to_string()));
}
