//! Time that only passes. The clock of the system counts while a device sleeps, but it can be put
//! back, and then everything that is due after a pause would wait for so long.

use std::time::Duration;

/// How much time has passed since the beginning, in milliseconds.
#[derive(Clone, Copy, Debug)]
pub(super) struct PassingTime {
    /// What the clock of the system said last.
    last: f64,
    passed: f64,
}

impl From<f64> for PassingTime {
    fn from(now_ms: f64) -> PassingTime {
        PassingTime { last: now_ms, passed: 0.0 }
    }
}

impl PassingTime {
    /// The time when the clock of the system says this.
    pub(super) fn at(&mut self, now_ms: f64) -> Duration {
        self.passed += (now_ms - self.last).max(0.0);
        self.last = now_ms;
        Duration::from_millis(self.passed as u64)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_passes_on_when_the_clock_is_put_back() {
        let mut time = PassingTime::from(1_000_000.0);
        let passed = [1_000_250.0, 400_000.0, 400_250.0, 460_250.0].map(|now| time.at(now).as_millis());
        assert_eq!(passed, [250, 250, 500, 60_500]);
    }
}
