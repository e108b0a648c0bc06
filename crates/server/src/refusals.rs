//! One line in the log for each refusal, and not more than a few in a second.

use crate::client_address::ClientAddress;
use governor::{DefaultDirectRateLimiter, Quota, RateLimiter};
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use tracing::{error, warn};

/// Whoever floods the server does not flood its log.
const LINES_PER_SECOND: NonZeroU32 = NonZeroU32::new(10).unwrap();

/// Notes refusals in the log.
#[derive(Clone, Debug)]
pub(crate) struct Refusals {
    lines: Arc<DefaultDirectRateLimiter>,
    unlogged: Arc<AtomicU64>,
}

impl Default for Refusals {
    fn default() -> Refusals {
        let lines = Arc::new(RateLimiter::direct(Quota::per_second(LINES_PER_SECOND)));
        Refusals { lines, unlogged: Arc::default() }
    }
}

impl Refusals {
    /// Notes that a client was refused something, and how many refusals had no line of their own
    /// before this one.
    pub(crate) fn note(&self, client: ClientAddress, what: &str) {
        if let Some(unlogged) = self.line() {
            warn!(%client, what, unlogged, "refused");
        }
    }

    /// Notes what the store has failed to do. A disk that is full must not fill with this.
    pub(crate) fn note_failure(&self, what: &str, reason: &str) {
        if let Some(unlogged) = self.line() {
            error!(reason, unlogged, "{what}");
        }
    }

    /// How many had no line since the last one; nothing if there may be no line now.
    fn line(&self) -> Option<u64> {
        if self.lines.check().is_ok() {
            return Some(self.unlogged.swap(0, Ordering::Relaxed));
        }
        self.unlogged.fetch_add(1, Ordering::Relaxed);
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::Instant;

    #[test]
    fn a_flood_of_refusals_fills_no_log_and_none_is_forgotten() {
        let begun = Instant::now();
        let refusals = Refusals::default();
        let lines: Vec<u64> = (0..5000).filter_map(|_| refusals.line()).collect();
        let seconds = begun.elapsed().as_secs() + 1;
        assert!(lines.len() as u64 <= 10 * (seconds + 1), "{} lines in {seconds} s", lines.len());
        let told: u64 = lines.iter().sum();
        let left = refusals.unlogged.load(Ordering::Relaxed);
        assert_eq!(lines.len() as u64 + told + left, 5000);
    }
}
