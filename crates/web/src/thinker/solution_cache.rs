//! The cache of exact solutions: the newest ones, by rule set.
//!
//! A row's id contains its time, size and rules, so that the ids alone tell which rows to evict.
//! The rows are in the solver's own file format; one that can't be read is solved again.

use crate::page::browser;
use crate::storage::database::{LocalBoxFuture, RowStore, Unread};
use farkle_thinking::MOST_KEPT_BYTES;
use js_sys::Uint8Array;
use wasm_bindgen::JsCast;

/// The most solutions in the cache.
const MOST: usize = 24;

thread_local! {
    /// A solution that can't be stored is no loss: it is solved again.
    static SOLUTIONS: RowStore = RowStore::new("farkle-solutions", "solutions", None);
}

fn solutions() -> RowStore {
    SOLUTIONS.with(Clone::clone)
}

/// The parts of an id.
struct SolutionId {
    id: String,
    bytes: usize,
    code: String,
}

impl SolutionId {
    fn of_new(code: &str, bytes: usize) -> String {
        // All times have the same length, so that the order of the ids is that of time.
        format!("{:015.0} {bytes} {code}", browser::now_ms())
    }

    fn read(id: String) -> Option<SolutionId> {
        let mut words = id.splitn(3, ' ').skip(1);
        let bytes = words.next()?.parse().ok()?;
        let code = words.next()?.to_string();
        Some(SolutionId { id, bytes, code })
    }
}

/// Whether the solution of these rules is cached.
pub(crate) async fn is_kept(code: &str) -> bool {
    ids().await.is_ok_and(|ids| ids.iter().any(|id| id.code == code))
}

/// The solution of these rules, if it is cached.
pub(crate) async fn find(code: &str) -> Option<Vec<u8>> {
    let id = ids().await.ok()?.into_iter().rfind(|id| id.code == code)?;
    let bytes = solutions().get(&id.id).await.ok()??.dyn_into::<Uint8Array>().ok()?;
    Some(bytes.to_vec())
}

/// Caches a solution; the oldest ones are evicted for it.
pub(crate) async fn keep(code: &str, bytes: &[u8]) {
    if bytes.len() > MOST_KEPT_BYTES {
        return;
    }
    // Without a list of the ids nothing can be evicted.
    let Ok(kept) = ids().await else { return };
    let solutions = solutions();
    too_many(&kept, code, bytes.len()).for_each(|id| solutions.delete(&id.id));
    solutions.put(&SolutionId::of_new(code, bytes.len()), &Uint8Array::from(bytes));
}

/// Empties the cache: games are worth more than computing time.
pub(crate) fn make_room() -> LocalBoxFuture<bool> {
    Box::pin(async { solutions().clear().await })
}

/// The rows to evict for a new one: an earlier solution of the same rules, and the oldest.
fn too_many<'a>(kept: &'a [SolutionId], code: &'a str, bytes: usize) -> impl Iterator<Item = &'a SolutionId> {
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

/// All ids, the oldest first; none in a browser that stores nothing.
async fn ids() -> Result<Vec<SolutionId>, Unread> {
    Ok(solutions().ids().await?.into_iter().filter_map(SolutionId::read).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn id(number: usize, bytes: usize) -> SolutionId {
        SolutionId::read(format!("{number:015} {bytes} F1-{number}")).unwrap()
    }

    fn gone(kept: &[SolutionId], code: &str, bytes: usize) -> Vec<String> {
        too_many(kept, code, bytes).map(|id| id.code.clone()).collect()
    }

    #[test]
    fn the_oldest_make_room_when_there_are_too_many() {
        let kept: Vec<SolutionId> = (0..MOST).map(|number| id(number, 1000)).collect();
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
