//! Numbers on the command line: 1000000, 1,000,000, 1.000.000 and 1e6 are the same.
//!
//! Each function named after an argument reads that argument. Its error says which values are
//! allowed.

use farkle_rules::numbers::{GROUPS, is_misgrouped, thousands, whole};
use farkle_rules::{MAX_SEATS, Points};

/// The most reverse proxies in front of the server.
const MOST_PROXIES: i128 = 10;
/// The most games of a simulation.
const MOST_GAMES: u64 = 1_000_000_000_000;
/// The largest score or turn total.
const MOST_POINTS: i64 = 2_000_000_000;

/// Reads a whole number within bounds. The error says which numbers are allowed.
fn between(text: &str, least: i128, most: i128, what: &str) -> Result<i128, String> {
    let number = whole(text).filter(|number| (least..=most).contains(number));
    let show = |bound: i128| thousands(bound.unsigned_abs());
    number.ok_or_else(|| {
        let groups = if is_misgrouped(text) { format!("; {GROUPS}") } else { String::new() };
        format!("allowed is {what}, a whole number from {} to {}{groups}", show(least), show(most))
    })
}

/// Reads `--games`.
pub(crate) fn games(text: &str) -> Result<u64, String> {
    let number = between(text, 1, MOST_GAMES.into(), "a number of games")?;
    Ok(number as u64)
}

/// Reads `--starter`.
pub(crate) fn starter(text: &str) -> Result<u8, String> {
    let number = between(text, 1, MAX_SEATS as i128, "the number of a player")?;
    Ok(number as u8)
}

/// Reads `--places`.
pub(crate) fn places(text: &str) -> Result<u8, String> {
    let number = between(text, 2, MAX_SEATS as i128, "the number of seats")?;
    Ok(number as u8)
}

/// Reads the players or teams of a score sheet.
pub(crate) fn columns(text: &str) -> Result<usize, String> {
    let number = between(text, 2, MAX_SEATS as i128, "the number of players or teams")?;
    Ok(number as usize)
}

/// Reads the number of a kept game.
pub(crate) fn kept_game(text: &str) -> Result<u32, String> {
    let number = between(text, 1, u32::MAX.into(), "the number of a game in the list")?;
    Ok(number as u32)
}

/// Reads `--connections`.
pub(crate) fn connections(text: &str) -> Result<usize, String> {
    let number = between(text, 200, 1_000_000, "the number of connections")?;
    Ok(number as usize)
}

/// Reads `--trusted-proxies`.
pub(crate) fn proxies(text: &str) -> Result<usize, String> {
    let number = between(text, 0, MOST_PROXIES, "the number of proxies")?;
    Ok(number as usize)
}

/// Reads `--seed`.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    let number = between(text, 0, u64::MAX.into(), "a seed")?;
    Ok(number as u64)
}

/// Reads `--total`.
pub(crate) fn turn_total(text: &str) -> Result<i32, String> {
    let number = between(text, 0, MOST_POINTS.into(), "the points of this turn so far")?;
    Ok(number as i32)
}

/// Reads a score. It may be below zero.
pub(crate) fn score(text: &str) -> Option<i32> {
    let number = whole(text)?;
    (number.abs() <= MOST_POINTS.into()).then_some(number as i32)
}

/// Reads `--most-memory`.
pub(crate) fn mebibytes(text: &str) -> Result<u64, String> {
    let number = between(text, 1, 1 << 30, "an amount of memory in MiB")?;
    Ok(number as u64)
}

/// Reads `--most-seconds`.
pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    // 1.000 is a thousand here as everywhere.
    let number = whole(text).map(|number| number as f64).or_else(|| text.trim().parse().ok());
    let number = number.filter(|seconds| seconds.is_finite() && *seconds > 0.0);
    number.ok_or_else(|| "allowed is a number of seconds above 0, for example 60 or 0.5".to_string())
}

/// Average points, rounded.
pub(crate) fn rounded(points: f64) -> Points {
    Points(points.round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_out_of_bounds_is_refused_with_the_bounds() {
        assert_eq!(games("1e6"), Ok(1_000_000));
        for wrong in ["0", "-1", "1e13", "many", "99999999999999999999999999999999999999999"] {
            let sentence = games(wrong).unwrap_err();
            assert!(sentence.ends_with("from 1 to 1,000,000,000,000"), "{sentence}");
        }
        for misgrouped in ["10.5", "1,00"] {
            assert!(games(misgrouped).unwrap_err().ends_with("three digits, as in 10,000 or 10.000"));
        }
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        assert!(turn_total("-50").is_err() && score("-50") == Some(-50) && score("3e9").is_none());
        assert!(seconds("nan").is_err() && seconds("-1").is_err() && seconds("0.5") == Ok(0.5));
    }
}
