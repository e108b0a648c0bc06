//! How much happens at the tables, in the text format of Prometheus. No line names a table or a
//! client.

use super::Live;
use std::fmt::Write;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

/// A number that only grows.
#[derive(Debug, Default)]
pub(super) struct Count(AtomicU64);

impl Count {
    pub(super) fn add_one(&self) {
        self.add(1);
    }

    fn add(&self, number: u64) {
        self.0.fetch_add(number, Ordering::Relaxed);
    }

    fn value(&self) -> u64 {
        self.0.load(Ordering::Relaxed)
    }
}

/// What is counted since the start of the program.
#[derive(Debug, Default)]
pub(super) struct Counts {
    pub(super) created: Count,
    pub(super) messages: Count,
    pub(super) computer_moves: Count,
    pub(super) unstored: Count,
    /// New versions of which no notice came.
    pub(super) found: Count,
    commits: Count,
    commit_microseconds: Count,
}

impl Counts {
    /// A commit is durable, after this time.
    pub(super) fn stored(&self, took: Duration) {
        self.commits.add_one();
        self.commit_microseconds.add(u64::try_from(took.as_micros()).unwrap_or(u64::MAX));
    }
}

impl Live {
    /// All numbers about tables.
    pub(crate) fn metrics(&self) -> String {
        let counts = &self.0.counts;
        let mut text = String::new();
        let mut line = |name: &str, kind: &str, help: &str, value: String| {
            // Writing to a string can't fail.
            let _ = writeln!(
                text,
                "# HELP farkle_{name} {help}\n# TYPE farkle_{name} {kind}\nfarkle_{name} {value}"
            );
        };
        let (sockets, running) = (self.0.sockets.taken(), self.running().len());
        line("sockets", "gauge", "Devices that are connected to tables.", sockets.to_string());
        line("tables_in_memory", "gauge", "Tables in memory.", running.to_string());
        for (name, help, count) in [
            ("tables_created_total", "New tables.", &counts.created),
            ("messages_total", "Messages from devices.", &counts.messages),
            ("computer_moves_total", "Moves of computer players.", &counts.computer_moves),
            ("unstored_total", "Commits that could not be stored.", &counts.unstored),
            ("versions_found_total", "New versions that were found and not told.", &counts.found),
        ] {
            line(name, "counter", help, count.value().to_string());
        }
        let stored = self.store().counts();
        for (name, help, count) in [
            ("store_batches_total", "Transactions that wrote commits.", stored.batches),
            ("store_commits_total", "Commits that these transactions wrote.", stored.commits),
            ("store_conflicts_total", "Commits that lost a race.", stored.conflicts),
            ("store_reconnections_total", "New connections to the database.", stored.reconnections),
        ] {
            line(name, "counter", help, count.to_string());
        }
        let seconds =
            format!("{:.6}", Duration::from_micros(counts.commit_microseconds.value()).as_secs_f64());
        line("commit_seconds_sum", "counter", "Time until commits were durable.", seconds);
        line(
            "commit_seconds_count",
            "counter",
            "Commits that are durable.",
            counts.commits.value().to_string(),
        );
        text
    }
}
