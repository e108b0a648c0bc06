//! The write queue of a row store: the changes that are not on the disk yet, and what has to happen
//! next.
//!
//! Pure: it is told what the browser answers, and returns the effects that its caller has to carry
//! out. While all is well every change is written at once. After a failed write the queue retries:
//! it connects anew and writes the last state of every waiting row, one after the other, until none
//! is left.

use litemap::LiteMap;

/// What the caller has to do next, in this order.
#[derive(Clone, Debug, PartialEq)]
pub(super) enum Effect<R> {
    /// Hand this change to the browser, then call `written`.
    Write(Write<R>),
    /// Connect to the database unless there is a connection, then call `connected`.
    Connect,
    /// Free disk space, then call `freed`.
    FreeSpace,
    /// Wait for the pause between two retries, then call `retry`.
    Wait,
    /// Report whether everything is stored.
    Report(bool),
    /// Report that this row was not replaced: another window has written it.
    Conflict(String),
}

/// One change on its way to the disk.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Write<R> {
    /// The id of the row.
    pub id: String,
    /// The number of the change.
    pub number: u64,
    /// The row, or `None` to delete it.
    pub row: Option<R>,
}

/// What waits to be written of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum RowState<R> {
    /// This is its last state, on its way to the disk.
    Changed(R),
    /// It is about to be deleted.
    Deleted,
    /// Nothing: the disk has its last state.
    Stored,
}

/// How a write ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Written {
    /// It is on the disk.
    Stored,
    /// Another window has written the row since this one read it.
    Conflict,
    /// It is not on the disk.
    Failed {
        /// Because the disk, or our share of it, is full.
        full: bool,
    },
}

/// Whether there is a connection to the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Connected {
    Yes,
    /// Not now.
    No,
    /// Never: this browser has no databases for pages.
    Never,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Mode {
    /// Every change is written at once.
    Direct,
    /// Changes are written one after the other; the number of the one that is being written.
    Retry(Option<u64>),
}

struct Pending<R> {
    number: u64,
    row: Option<R>,
}

/// The changes of one row store that are not on the disk yet.
pub(super) struct WriteQueue<R> {
    changes: LiteMap<String, Pending<R>>,
    count: u64,
    mode: Mode,
    /// Whether rows must not get lost: only then a failed retry is followed by another one.
    is_kept: bool,
}

impl<R: Clone> WriteQueue<R> {
    /// An empty queue. If `is_kept` is false, changes are dropped when a retry fails.
    pub(super) fn new(is_kept: bool) -> Self {
        WriteQueue { changes: LiteMap::new(), count: 0, mode: Mode::Direct, is_kept }
    }

    /// What waits of a row.
    pub(super) fn row(&self, id: &str) -> RowState<R> {
        match self.changes.get(id).map(|change| &change.row) {
            Some(Some(row)) => RowState::Changed(row.clone()),
            Some(None) => RowState::Deleted,
            None => RowState::Stored,
        }
    }

    /// All waiting rows by id; `None` is about to be deleted.
    pub(super) fn rows(&self) -> impl Iterator<Item = (&String, &Option<R>)> {
        self.changes.iter().map(|(id, change)| (id, &change.row))
    }

    /// The number of the change of a row that waits.
    pub(super) fn number(&self, id: &str) -> Option<u64> {
        self.changes.get(id).map(|change| change.number)
    }

    /// Whether a change needs to be waited for no longer. `written` is the last one of its row that
    /// has come to the disk, or was refused in favour of another window.
    pub(super) fn is_settled(&self, id: &str, number: u64, written: Option<u64>) -> bool {
        written >= Some(number) || !self.changes.contains_key(id)
    }

    /// A row changes; `None` deletes it. A waiting state of the same row is replaced.
    pub(super) fn change(&mut self, id: &str, row: Option<R>) -> Vec<Effect<R>> {
        self.count += 1;
        let number = self.count;
        self.changes.insert(id.to_string(), Pending { number, row: row.clone() });
        match self.mode {
            Mode::Direct => vec![Effect::Write(Write { id: id.to_string(), number, row })],
            Mode::Retry(_) => Vec::new(),
        }
    }

    /// Drops the waiting state of a row: another window goes on with it.
    pub(super) fn leave(&mut self, id: &str) {
        self.changes.remove(id);
    }

    /// Drops everything that waits.
    pub(super) fn clear(&mut self) {
        self.changes.clear();
    }

    /// A write has ended.
    pub(super) fn written(&mut self, id: &str, number: u64, how: Written) -> Vec<Effect<R>> {
        let is_retry = self.mode == Mode::Retry(Some(number));
        if let Written::Failed { full } = how {
            return match self.mode {
                Mode::Direct => self.begin_retry(),
                Mode::Retry(_) if !is_retry => Vec::new(),
                Mode::Retry(_) if full && self.is_kept => vec![Effect::FreeSpace],
                Mode::Retry(_) => self.give_up_for_now(),
            };
        }
        // The row may have changed again meanwhile.
        if self.changes.get(id).is_some_and(|change| change.number == number) {
            self.changes.remove(id);
        }
        let mut effects = Vec::new();
        if how == Written::Conflict {
            effects.push(Effect::Conflict(id.to_string()));
        }
        effects.extend(match self.mode {
            Mode::Retry(_) if is_retry => self.write_next(),
            _ if self.changes.is_empty() => vec![Effect::Report(true)],
            _ => Vec::new(),
        });
        effects
    }

    /// The connection that was asked for is there, or is not.
    pub(super) fn connected(&mut self, connected: Connected) -> Vec<Effect<R>> {
        match connected {
            Connected::Yes => self.write_next(),
            Connected::No => self.give_up_for_now(),
            Connected::Never => {
                self.mode = Mode::Direct;
                vec![Effect::Report(false)]
            }
        }
    }

    /// A connection was opened, whoever asked for it.
    pub(super) fn opened(&self) -> Vec<Effect<R>> {
        if self.changes.is_empty() { vec![Effect::Report(true)] } else { Vec::new() }
    }

    /// The browser has closed the connection.
    pub(super) fn closed(&mut self) -> Vec<Effect<R>> {
        if self.mode == Mode::Direct && !self.changes.is_empty() { self.begin_retry() } else { Vec::new() }
    }

    /// Whether there is more room on the disk now.
    pub(super) fn freed(&mut self, is_more: bool) -> Vec<Effect<R>> {
        if is_more { vec![Effect::Connect] } else { self.give_up_for_now() }
    }

    /// The pause between two retries is over.
    pub(super) fn retry(&mut self) -> Vec<Effect<R>> {
        vec![Effect::Connect]
    }

    fn begin_retry(&mut self) -> Vec<Effect<R>> {
        self.mode = Mode::Retry(None);
        vec![Effect::Connect]
    }

    fn write_next(&mut self) -> Vec<Effect<R>> {
        let Some((id, change)) = self.changes.first() else {
            self.mode = Mode::Direct;
            return vec![Effect::Report(true)];
        };
        self.mode = Mode::Retry(Some(change.number));
        vec![Effect::Write(Write { id: id.clone(), number: change.number, row: change.row.clone() })]
    }

    fn give_up_for_now(&mut self) -> Vec<Effect<R>> {
        if self.is_kept {
            self.mode = Mode::Retry(None);
            return vec![Effect::Report(false), Effect::Wait];
        }
        self.clear();
        self.mode = Mode::Direct;
        vec![Effect::Report(false)]
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use Effect::{Connect, FreeSpace, Report, Wait};

    const FAILED: Written = Written::Failed { full: false };
    const FULL: Written = Written::Failed { full: true };

    fn queue() -> WriteQueue<&'static str> {
        WriteQueue::new(true)
    }

    fn write(id: &str, number: u64, row: &'static str) -> Effect<&'static str> {
        Effect::Write(Write { id: id.to_string(), number, row: Some(row) })
    }

    #[test]
    fn a_change_is_written_at_once_and_waits_until_it_is_on_the_disk() {
        let mut queue = queue();
        assert_eq!(queue.change("a", Some("1")), [write("a", 1, "1")]);
        assert_eq!(queue.row("a"), RowState::Changed("1"));
        assert_eq!(queue.written("a", 1, Written::Stored), [Report(true)]);
        assert_eq!(queue.row("a"), RowState::Stored);
    }

    #[test]
    fn an_earlier_state_on_the_disk_does_not_settle_a_later_change() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        assert_eq!(queue.change("a", Some("2")), [write("a", 2, "2")]);
        assert!(queue.written("a", 1, Written::Stored).is_empty());
        assert_eq!(queue.row("a"), RowState::Changed("2"));
        assert_eq!(queue.written("a", 2, Written::Stored), [Report(true)]);
    }

    #[test]
    fn a_row_about_to_be_deleted_reads_as_gone() {
        let mut queue = queue();
        queue.change("a", None);
        assert_eq!(queue.row("a"), RowState::Deleted);
        assert_eq!(queue.rows().collect::<Vec<_>>(), [(&"a".to_string(), &None)]);
    }

    #[test]
    fn after_a_failed_write_the_last_state_of_every_row_is_written_over_a_new_connection() {
        let mut queue = queue();
        queue.change("b", Some("1"));
        queue.change("a", Some("2"));
        assert_eq!(queue.written("b", 1, FAILED), [Connect]);
        assert!(queue.written("a", 2, FAILED).is_empty(), "one retry is enough");
        assert!(queue.change("b", Some("3")).is_empty(), "it waits for its turn");
        assert_eq!(queue.connected(Connected::Yes), [write("a", 2, "2")]);
        assert_eq!(queue.written("a", 2, Written::Stored), [write("b", 3, "3")]);
        assert_eq!(queue.written("b", 3, Written::Stored), [Report(true)]);
        assert_eq!(queue.change("a", Some("4")), [write("a", 4, "4")], "all is well again");
    }

    #[test]
    fn a_row_that_changes_while_it_is_written_again_is_written_once_more() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        queue.written("a", 1, FAILED);
        queue.connected(Connected::Yes);
        queue.change("a", Some("2"));
        assert_eq!(queue.written("a", 1, Written::Stored), [write("a", 2, "2")]);
    }

    #[test]
    fn a_retry_that_fails_is_reported_and_made_again_after_a_pause() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        queue.written("a", 1, FAILED);
        assert_eq!(queue.connected(Connected::No), [Report(false), Wait]);
        assert_eq!(queue.retry(), [Connect]);
        assert_eq!(queue.connected(Connected::Yes), [write("a", 1, "1")]);
        assert_eq!(queue.written("a", 1, FAILED), [Report(false), Wait]);
        assert_eq!(queue.row("a"), RowState::Changed("1"), "nothing is lost meanwhile");
    }

    #[test]
    fn a_full_disk_is_asked_for_room_before_anything_is_reported() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        assert_eq!(queue.written("a", 1, FULL), [Connect]);
        queue.connected(Connected::Yes);
        assert_eq!(queue.written("a", 1, FULL), [FreeSpace]);
        assert_eq!(queue.freed(true), [Connect]);
        queue.connected(Connected::Yes);
        assert_eq!(queue.written("a", 1, FULL), [FreeSpace]);
        assert_eq!(queue.freed(false), [Report(false), Wait]);
    }

    #[test]
    fn a_conflict_drops_the_change_and_reports_the_row() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        let conflict = Effect::Conflict("a".to_string());
        assert_eq!(queue.written("a", 1, Written::Conflict), [conflict, Report(true)]);
        assert_eq!(queue.row("a"), RowState::Stored);
    }

    #[test]
    fn a_row_that_is_left_to_another_window_is_not_written_again() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        queue.written("a", 1, FAILED);
        queue.leave("a");
        assert_eq!(queue.connected(Connected::Yes), [Report(true)]);
    }

    #[test]
    fn a_change_is_waited_for_until_it_or_a_later_one_is_on_the_disk_or_it_is_dropped() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        let first = queue.number("a").unwrap();
        queue.change("a", Some("2"));
        let second = queue.number("a").unwrap();
        queue.written("a", first, Written::Stored);
        assert!(queue.is_settled("a", first, Some(first)));
        assert!(!queue.is_settled("a", second, Some(first)), "the earlier state has come to the disk");
        queue.written("a", second, FAILED);
        assert!(!queue.is_settled("a", second, None));
        queue.leave("a");
        assert!(queue.is_settled("a", second, None), "nothing will write it any more");
        assert_eq!(queue.number("a"), None);
    }

    #[test]
    fn a_closed_connection_matters_only_while_something_waits() {
        let mut queue = queue();
        assert!(queue.closed().is_empty());
        assert_eq!(queue.opened(), [Report(true)]);
        queue.change("a", Some("1"));
        assert!(queue.opened().is_empty());
        assert_eq!(queue.closed(), [Connect]);
        assert!(queue.closed().is_empty(), "it is being retried");
    }

    #[test]
    fn without_databases_every_change_is_reported_and_none_is_waited_for() {
        let mut queue = queue();
        queue.change("a", Some("1"));
        assert_eq!(queue.written("a", 1, FAILED), [Connect]);
        assert_eq!(queue.connected(Connected::Never), [Report(false)]);
        assert_eq!(queue.row("a"), RowState::Changed("1"), "the page itself still has it");
        assert_eq!(queue.change("a", Some("2")), [write("a", 2, "2")]);
    }

    #[test]
    fn rows_that_can_be_found_anew_are_dropped_when_a_retry_fails() {
        let mut queue = WriteQueue::new(false);
        queue.change("a", Some("1"));
        queue.written("a", 1, FULL);
        queue.connected(Connected::Yes);
        assert_eq!(queue.written("a", 1, FULL), [Report(false)]);
        assert_eq!(queue.row("a"), RowState::Stored);
        assert_eq!(queue.change("b", Some("2")), [write("b", 2, "2")]);
    }
}
