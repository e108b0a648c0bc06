//! The versions of rows: every write stamps its row, and a row that another window has stamped
//! since this one read it is not replaced. So two windows with the same game lose no turn of it.

use crate::page::browser;
use litemap::LiteMap;
use std::cell::RefCell;

/// The name of the value in a row that is its version.
pub(crate) const VERSION: &str = "written";

thread_local! {
    static VERSIONS: RefCell<Versions> = RefCell::new(Versions::of_window(random_name()));
}

/// The version for the next write of this window.
pub(crate) fn next() -> String {
    VERSIONS.with_borrow_mut(Versions::next)
}

/// Notes the version of a row that this window goes on with.
pub(crate) fn read(id: &str, version: Option<String>) {
    VERSIONS.with_borrow_mut(|versions| versions.read(id, version.unwrap_or_default()));
}

/// Whether this window has read or written this version of a row itself.
pub(crate) fn is_known(id: &str, version: Option<String>) -> bool {
    VERSIONS.with_borrow(|versions| versions.is_known(id, &version.unwrap_or_default()))
}

fn random_name() -> String {
    browser::random_bytes().iter().take(8).map(|byte| format!("{byte:02x}")).collect()
}

/// What a window knows about versions: its own begin with its name.
struct Versions {
    window: String,
    count: u64,
    read: LiteMap<String, String>,
}

impl Versions {
    fn of_window(window: String) -> Versions {
        Versions { window, count: 0, read: LiteMap::new() }
    }

    fn next(&mut self) -> String {
        self.count += 1;
        format!("{} {}", self.window, self.count)
    }

    fn read(&mut self, id: &str, version: String) {
        self.read.insert(id.to_string(), version);
    }

    fn is_known(&self, id: &str, version: &str) -> bool {
        let is_own = version.split_once(' ').is_some_and(|(window, _)| window == self.window);
        // Rows of earlier versions of the app have none.
        is_own || self.read.get(id).map_or("", String::as_str) == version
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn windows() -> (Versions, Versions) {
        (Versions::of_window("a".into()), Versions::of_window("b".into()))
    }

    #[test]
    fn a_version_that_another_window_has_written_since_the_row_was_read_is_not_known() {
        let (mut first, mut second) = windows();
        let begun = first.next();
        second.read("game", begun.clone());
        assert!(second.is_known("game", &begun), "nobody has written since");
        let later = first.next();
        assert!(!second.is_known("game", &later));
        assert!(first.is_known("game", &later), "a window knows its own, however often it writes");
        second.read("game", later.clone());
        assert!(second.is_known("game", &later));
        assert!(!first.is_known("game", &second.next()));
    }

    #[test]
    fn a_row_without_a_version_may_be_replaced_by_whoever_has_read_it() {
        let (mut first, mut second) = windows();
        first.read("old", String::new());
        assert!(first.is_known("old", ""));
        assert!(!first.is_known("old", &second.next()));
    }
}
