//! Whether this browser keeps what is played, and whether this window may write it.
//!
//! Where the browser has locks, one window has a game (`one_window`). Where it has none (away from this computer and
//! without encryption), every row says who has written it: what another window has written since this one read it is
//! not replaced.

use crate::browser;
use crate::one_window;
use leptos::prelude::*;
use std::cell::RefCell;
use std::collections::BTreeMap;
use std::sync::OnceLock;

/// The name of the value in a row that says who has written it.
pub(crate) const WRITTEN: &str = "written";

/// What is kept, each in a table of its own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum What {
    /// Games.
    Games = 0,
    /// Score pads.
    Pads = 1,
}

thread_local! {
    /// The name of this window among those that write, and how often it has written.
    static WRITER: RefCell<Writer> = RefCell::new(Writer::new());
}

/// One page has one answer; the browser's own come outside of any screen.
static KEPT: OnceLock<RwSignal<[bool; 2]>> = OnceLock::new();

fn kept() -> RwSignal<[bool; 2]> {
    *KEPT.get_or_init(|| RwSignal::new([true; 2]))
}

/// Has what is known live as long as the caller's reactive scope: for the app itself.
pub(crate) fn prepare() {
    kept();
}

/// Notes whether everything of a kind is kept.
pub(crate) fn note(what: What, is_kept: bool) {
    if kept().with_untracked(|kept| kept[what as usize] != is_kept) {
        kept().update(|kept| kept[what as usize] = is_kept);
    }
}

/// Whether everything is kept, as far as is known.
pub(crate) fn keeps_all() -> bool {
    kept().with(|kept| kept.iter().all(|kept| *kept))
}

/// Whether nobody but this window can have written what it shows.
pub(crate) fn is_alone() -> bool {
    one_window::has_locks()
}

/// What is written into the next row as its `WRITTEN`.
pub(crate) fn signature() -> String {
    WRITER.with_borrow_mut(Writer::sign)
}

/// Notes how a row was signed that this window has read in order to go on with it.
pub(crate) fn saw(id: &str, signature: Option<String>) {
    WRITER.with_borrow_mut(|writer| writer.saw(id, signature.unwrap_or_default()));
}

/// Whether a row that is signed so is the one that this window goes on with.
pub(crate) fn is_known(id: &str, signature: Option<String>) -> bool {
    WRITER.with_borrow(|writer| writer.knows(id, &signature.unwrap_or_default()))
}

struct Writer {
    name: String,
    count: u64,
    seen: BTreeMap<String, String>,
}

impl Writer {
    fn new() -> Writer {
        let name = browser::random_bytes().iter().take(8).map(|byte| format!("{byte:02x}")).collect();
        Writer::named(name)
    }

    fn named(name: String) -> Writer {
        Writer { name, count: 0, seen: BTreeMap::new() }
    }

    fn sign(&mut self) -> String {
        self.count += 1;
        format!("{} {}", self.name, self.count)
    }

    fn saw(&mut self, id: &str, signature: String) {
        self.seen.insert(id.to_string(), signature);
    }

    fn knows(&self, id: &str, signature: &str) -> bool {
        let mine = signature.split_once(' ').is_some_and(|(name, _)| name == self.name);
        // Rows of earlier versions are not signed.
        mine || self.seen.get(id).map_or("", String::as_str) == signature
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_another_window_has_written_since_it_was_read_is_not_known() {
        let (mut first, mut second) = (Writer::named("a".into()), Writer::named("b".into()));
        let begun = first.sign();
        second.saw("game", begun.clone());
        assert!(second.knows("game", &begun), "nobody has written since");
        let later = first.sign();
        assert!(!second.knows("game", &later));
        assert!(first.knows("game", &later), "one's own is known, however often it was written");
        second.saw("game", later.clone());
        assert!(second.knows("game", &later));
        assert!(!first.knows("game", &second.sign()));
    }

    #[test]
    fn a_row_that_nobody_signed_may_be_gone_on_with() {
        let mut writer = Writer::named("a".into());
        writer.saw("old", String::new());
        assert!(writer.knows("old", ""));
        assert!(!writer.knows("old", "b 1"));
    }
}
