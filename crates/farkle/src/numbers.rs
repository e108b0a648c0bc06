//! Numbers on the command line, as people write them: 1000000, 1,000,000, 1_000_000 and 1e6 are the same.
//!
//! The functions named after an argument read it for the command line; their errors say what is allowed.

use farkle_rules::Points;

/// Games that a simulation may have.
const MOST_GAMES: u64 = 1_000_000_000_000;
/// No score and no turn total comes to more.
const MOST_POINTS: i64 = 2_000_000_000;

/// The most digits that are read after an `e`: more than any number here has.
const MOST_EXPONENT: usize = 18;

/// A whole number.
fn whole(text: &str) -> Option<i128> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (mantissa, exponent) = match digits.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => {
            (mantissa, exponent.strip_prefix('+').unwrap_or(exponent).parse().ok()?)
        }
        None => (digits, 0),
    };
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let after = after.trim_end_matches('0');
    let is_number = |part: &str| part.chars().all(|c| c.is_ascii_digit());
    if exponent > MOST_EXPONENT || after.len() > exponent || !is_number(after) {
        return None;
    }
    let all = format!("{}{after}{}", without_separators(before)?, "0".repeat(exponent - after.len()));
    all.parse::<i128>().ok().map(|number| sign * number)
}

/// Digits, perhaps in groups of three.
fn without_separators(text: &str) -> Option<String> {
    let mut groups = text.split([',', '_', '\'']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let are_groups =
        rest.is_empty() || (1..=3).contains(&first.len()) && rest.iter().all(|group| group.len() == 3);
    let digits = format!("{first}{}", rest.concat());
    (are_groups && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())).then_some(digits)
}

/// A whole number within bounds, or a sentence that says what is allowed.
fn between(text: &str, least: i128, most: i128, what: &str) -> Result<i128, String> {
    let number = whole(text).filter(|number| (least..=most).contains(number));
    let show = |bound: i128| thousands(bound.unsigned_abs());
    number.ok_or_else(|| format!("allowed is {what}, a whole number from {} to {}", show(least), show(most)))
}

/// `--games`.
pub(crate) fn games(text: &str) -> Result<u64, String> {
    let number = between(text, 1, MOST_GAMES.into(), "a number of games")?;
    Ok(number as u64)
}

/// `--seed`.
pub(crate) fn seed(text: &str) -> Result<u64, String> {
    let number = between(text, 0, u64::MAX.into(), "a seed")?;
    Ok(number as u64)
}

/// `--total`.
pub(crate) fn turn_total(text: &str) -> Result<i32, String> {
    let number = between(text, 0, MOST_POINTS.into(), "what this turn has collected so far")?;
    Ok(number as i32)
}

/// A score; it may be below zero.
pub(crate) fn score(text: &str) -> Option<i32> {
    let number = whole(text)?;
    (number.abs() <= MOST_POINTS.into()).then_some(number as i32)
}

/// `--most-memory`.
pub(crate) fn mebibytes(text: &str) -> Result<u64, String> {
    let number = between(text, 1, 1 << 30, "an amount of memory in MiB")?;
    Ok(number as u64)
}

/// `--most-seconds`.
pub(crate) fn seconds(text: &str) -> Result<f64, String> {
    let number = text.trim().parse::<f64>().ok().filter(|seconds| seconds.is_finite() && *seconds > 0.0);
    number.ok_or_else(|| "allowed is a number of seconds above 0, for example 60 or 0.5".to_string())
}

/// With thousands separators.
pub(crate) fn thousands(number: u128) -> String {
    let digits = number.to_string();
    let mut text = String::with_capacity(digits.len() + digits.len() / 3);
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push(',');
        }
        text.push(digit);
    }
    text
}

/// Points that are an average, rounded.
pub(crate) fn rounded(points: f64) -> Points {
    Points(points.round() as i32)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for million in ["1000000", "1,000,000", "1_000_000", "1e6", "1E6", "1.0e+6", "+1000000", " 1000000 "]
        {
            assert_eq!(whole(million), Some(1_000_000), "{million}");
        }
        assert_eq!((whole("-50"), whole("2.5e3"), whole("0")), (Some(-50), Some(2500), Some(0)));
        for no_number in [
            "",
            "-",
            "e6",
            "1e",
            "1.5",
            "1,00",
            "1,,000",
            "10000,000,",
            "1e99",
            "1e-3",
            "many",
            "0x10",
            "1e6e6",
        ] {
            assert_eq!(whole(no_number), None, "{no_number}");
        }
    }

    #[test]
    fn what_is_out_of_bounds_is_refused_with_the_bounds() {
        assert_eq!(games("1e6"), Ok(1_000_000));
        for wrong in ["0", "-1", "1e13", "many", "99999999999999999999999999999999999999999"] {
            let sentence = games(wrong).unwrap_err();
            assert!(sentence.ends_with("from 1 to 1,000,000,000,000"), "{sentence}");
        }
        assert_eq!(seed("18446744073709551615"), Ok(u64::MAX));
        assert!(turn_total("-50").is_err() && score("-50") == Some(-50) && score("3e9").is_none());
        assert!(seconds("nan").is_err() && seconds("-1").is_err() && seconds("0.5") == Ok(0.5));
    }

    #[test]
    fn large_numbers_are_printed_in_groups_of_three() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }
}
