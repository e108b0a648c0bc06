//! The browser tests in quarantine: they run and are reported, and fail nothing.
//!
//! `e2e/quarantine.json` lists them: `{"test": its name, "since": "2026-11-25", "known": what is
//! known of the fault}`. So a test that fails for no fault of a change holds nobody up, and
//! somebody has to look at it soon.

use crate::workspace::root;
use anyhow::{Context, Result, bail};
use jiff::{Zoned, civil::Date};
use serde_json::Value;
use std::fs;

const MOST: usize = 5;
const MOST_DAYS: i32 = 14;

/// Fails with every entry that is too old or says too little, and if there are too many.
pub(crate) fn check() -> Result<()> {
    let text = fs::read_to_string(root().join("e2e/quarantine.json")).context("e2e/quarantine.json")?;
    let entries: Vec<Value> = serde_json::from_str(&text).context("e2e/quarantine.json")?;
    let faults = faults(&entries, Zoned::now().date());
    if faults.is_empty() { Ok(()) } else { bail!("{}", faults.join("\n")) }
}

fn faults(entries: &[Value], today: Date) -> Vec<String> {
    let mut faults: Vec<String> = entries.iter().filter_map(|entry| fault(entry, today)).collect();
    if entries.len() > MOST {
        faults.push(format!("{} tests are in quarantine, {MOST} may be", entries.len()));
    }
    faults
}

fn fault(entry: &Value, today: Date) -> Option<String> {
    let [test, since, known] = ["test", "since", "known"].map(|key| entry[key].as_str().unwrap_or_default());
    if test.is_empty() || known.is_empty() {
        return Some(format!("{entry} lacks `test` or `known`"));
    }
    let Ok(since) = since.parse::<Date>() else {
        return Some(format!("\"{test}\": `since` is no day such as 2026-11-25"));
    };
    let days = (today - since).get_days();
    (days > MOST_DAYS).then(|| format!("\"{test}\" has been in quarantine for {days} days: mend it"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    fn found(entries: &[Value]) -> usize {
        faults(entries, "2026-11-25".parse().unwrap()).len()
    }

    #[test]
    fn an_entry_has_a_day_and_a_reason_and_ends_after_two_weeks() {
        let entry = |since: &str, known: &str| json!({"test": "a", "since": since, "known": known});
        assert_eq!(found(&[entry("2026-11-11", "slow disk")]), 0);
        assert_eq!(found(&[entry("2026-11-10", "slow disk")]), 1);
        assert_eq!(found(&[entry("2026-11-25", "")]), 1);
        assert_eq!(found(&[entry("yesterday", "slow disk")]), 1);
    }

    #[test]
    fn five_tests_are_the_most() {
        let entry = json!({"test": "a", "since": "2026-11-25", "known": "slow disk"});
        assert_eq!(found(&vec![entry.clone(); 5]), 0);
        assert_eq!(found(&vec![entry; 6]), 1);
    }
}
