//! Steps that don't stop at the first failure, so that one run shows everything that is wrong.

use crate::workspace::{record, step};
use anyhow::{Result, bail};
use std::time::{Duration, Instant};

/// What a line of a failure says. The excerpt of a failed step begins at the first such line.
const SIGNS: [&str; 5] = ["error", "FAIL", "failed", "panicked at", "warning"];
const EXCERPT: usize = 25;

/// The steps so far and how they ended.
#[derive(Default)]
pub(crate) struct Report {
    rows: Vec<Row>,
}

struct Row {
    name: &'static str,
    time: Duration,
    /// The first lines of the failure, or nothing if the step passed.
    failure: Vec<String>,
}

impl Report {
    /// Runs a step and notes how it ended. True if it passed.
    pub(crate) fn step(&mut self, name: &'static str, work: impl FnOnce() -> Result<()>) -> bool {
        let begin = Instant::now();
        let (result, output) = record(|| step(name, work));
        let failure = match &result {
            Ok(()) => Vec::new(),
            Err(error) => {
                eprintln!("[xtask] {error:#}");
                excerpt(&output, &format!("{error:#}"))
            }
        };
        self.rows.push(Row { name, time: begin.elapsed(), failure });
        result.is_ok()
    }

    /// Notes a step that can't run because an earlier one failed.
    pub(crate) fn skip(&mut self, name: &'static str, reason: &str) {
        self.rows.push(Row { name, time: Duration::ZERO, failure: vec![format!("not run: {reason}")] });
    }

    /// Prints the first lines of every failure, and the table of all steps.
    ///
    /// # Errors
    ///
    /// If a step failed.
    pub(crate) fn end(self) -> Result<()> {
        let failed: Vec<&Row> = self.rows.iter().filter(|row| !row.failure.is_empty()).collect();
        for row in &failed {
            eprintln!("\n[xtask] {} failed:", row.name);
            row.failure.iter().for_each(|line| eprintln!("    {line}"));
        }
        eprintln!("\n{:<44} {:<8} {:>8}", "step", "result", "seconds");
        for Row { name, time, failure } in &self.rows {
            let result = if failure.is_empty() { "passed" } else { "FAILED" };
            eprintln!("{name:<44} {result:<8} {:>8.1}", time.as_secs_f64());
        }
        let sum: Duration = self.rows.iter().map(|row| row.time).sum();
        eprintln!("{:<44} {:<8} {:>8.1}", "all", "", sum.as_secs_f64());
        match failed.as_slice() {
            [] => Ok(()),
            failed => bail!(
                "{} of {} steps failed: {}",
                failed.len(),
                self.rows.len(),
                failed.iter().map(|row| row.name).collect::<Vec<_>>().join(", ")
            ),
        }
    }
}

/// The lines that show best why a step failed: from the first that looks like a failure.
fn excerpt(output: &[String], error: &str) -> Vec<String> {
    let is_sign = |line: &String| SIGNS.iter().any(|sign| line.contains(sign));
    let begin = output.iter().position(is_sign).unwrap_or(output.len().saturating_sub(EXCERPT));
    let lines = output[begin..].iter().take(EXCERPT).cloned();
    lines.chain([error.to_string()]).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_failure_is_shown_from_its_first_line_and_does_not_stop_the_steps_after_it() {
        let mut report = Report::default();
        assert!(!report.step("first", || bail!("out of ink")));
        assert!(report.step("second", || Ok(())));
        report.skip("third", "the first failed");
        let said = report.end().unwrap_err().to_string();
        assert_eq!(said, "2 of 3 steps failed: first, third");
        let output = ["fine", "error: one", "more"].map(str::to_string);
        assert_eq!(excerpt(&output, "it failed"), ["error: one", "more", "it failed"]);
    }
}
