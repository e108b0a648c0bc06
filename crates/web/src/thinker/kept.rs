//! Exact solutions that were computed in this browser before: the newest few, by rule set.
//!
//! A row's id says when it was kept, how large it is and for which rules, so that the ids alone tell what has to go.
//! What is in a row is the solver's own file format; a row that can't be read is solved anew.

use crate::browser;
use crate::database::{LocalBoxFuture, Table, Unread};
use farkle_thinking::MOST_KEPT_BYTES;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;

/// There are no more solutions than these.
const MOST: usize = 24;

thread_local! {
    /// Nobody misses a solution that can't be kept: it is found anew.
    static SOLUTIONS: Table = Table::new("farkle-solutions", "solutions", None);
}

fn solutions() -> Table {
    SOLUTIONS.with(Clone::clone)
}

/// An id, read.
struct Id {
    id: String,
    bytes: usize,
    code: String,
}

impl Id {
    fn of_new(code: &str, bytes: usize) -> String {
        // Of equal length, so that the order of the ids is that of time.
        format!("{:015.0} {bytes} {code}", browser::now_ms())
    }

    fn read(id: String) -> Option<Id> {
        let mut words = id.splitn(3, ' ').skip(1);
        let bytes = words.next()?.parse().ok()?;
        let code = words.next()?.to_string();
        Some(Id { id, bytes, code })
    }
}

/// Whether the solution of these rules is kept.
pub(crate) async fn is_kept(code: &str) -> bool {
    ids().await.is_ok_and(|ids| ids.iter().any(|id| id.code == code))
}

/// The solution of these rules, if it is kept.
pub(crate) async fn find(code: &str) -> Option<Vec<u8>> {
    let id = ids().await.ok()?.into_iter().rfind(|id| id.code == code)?;
    let bytes = solutions().get(&id.id).await.ok()??.dyn_into::<Uint8Array>().ok()?;
    Some(bytes.to_vec())
}

/// Keeps a solution; older ones make room for it.
pub(crate) async fn keep(code: &str, bytes: &[u8]) {
    if bytes.len() > MOST_KEPT_BYTES {
        return;
    }
    // Who does not know what is kept does not know what has to go.
    let Ok(kept) = ids().await else { return };
    let solutions = solutions();
    too_many(&kept, code, bytes.len()).for_each(|id| solutions.delete(&id.id));
    solutions.put(&Id::of_new(code, bytes.len()), &Uint8Array::from(bytes));
}

/// Lets go of all of them: a game that is stored is worth more than time that is saved.
pub(crate) fn make_room() -> LocalBoxFuture<bool> {
    Box::pin(async { solutions().clear().await })
}

/// Those that have to go for one more: an earlier one of the same rules, and the oldest.
fn too_many<'a>(kept: &'a [Id], code: &'a str, bytes: usize) -> impl Iterator<Item = &'a Id> {
    let mut sum = bytes;
    let mut count = 1;
    kept.iter().rev().filter(move |id| {
        let stays = id.code != code && sum + id.bytes <= MOST_KEPT_BYTES && count < MOST;
        if stays {
            sum += id.bytes;
            count += 1;
        }
        !stays
    })
}

/// All ids, the oldest first; none in a browser that keeps nothing.
async fn ids() -> Result<Vec<Id>, Unread> {
    Ok(solutions().ids().await?.into_iter().filter_map(Id::read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: usize, bytes: usize) -> Id {
        Id::read(format!("{number:015} {bytes} F1-{number}")).unwrap()
    }

    fn gone(kept: &[Id], code: &str, bytes: usize) -> Vec<String> {
        too_many(kept, code, bytes).map(|id| id.code.clone()).collect()
    }

    #[test]
    fn the_oldest_make_room_when_there_are_too_many() {
        let kept: Vec<Id> = (0..MOST).map(|number| id(number, 1000)).collect();
        assert_eq!(gone(&kept, "F1-new", 1000), ["F1-0"]);
        assert!(gone(&kept[1..], "F1-new", 1000).is_empty());
    }

    #[test]
    fn the_oldest_make_room_when_they_are_too_large() {
        let kept = [id(1, MOST_KEPT_BYTES / 2), id(2, MOST_KEPT_BYTES / 2)];
        assert_eq!(gone(&kept, "F1-new", 1000), ["F1-1"]);
        assert_eq!(gone(&kept, "F1-new", MOST_KEPT_BYTES), ["F1-2", "F1-1"]);
    }

    #[test]
    fn an_earlier_solution_of_the_same_rules_is_replaced() {
        let kept = [id(1, 1000), id(2, 1000)];
        assert_eq!(gone(&kept, "F1-1", 1000), ["F1-1"]);
    }
}
