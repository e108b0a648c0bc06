//! Numbers as people write them: 1000000, 1,000,000, 1 000 000, 1_000_000 and 1e6 are the same, and
//! large ones are printed in groups of three digits.

/// The most digits that are read after an `e`: more than any number here has.
const MOST_EXPONENT: usize = 18;

/// A whole number as people write it.
///
/// ```
/// use farkle_rules::numbers::whole;
/// assert_eq!(["10000", "10,000", "10_000", "1e4", "many"].map(whole), [Some(10_000), Some(10_000), Some(10_000), Some(10_000), None]);
/// ```
pub fn whole(text: &str) -> Option<i128> {
    let text = text.trim();
    let (sign, digits) = match text.strip_prefix('-') {
        Some(digits) => (-1, digits),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let (mantissa, exponent) = match digits.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => {
            let exponent = exponent.strip_prefix('+').unwrap_or(exponent);
            let digits = exponent.bytes().all(|byte| byte.is_ascii_digit());
            (mantissa, exponent.parse().ok().filter(|_| digits)?)
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
    let mut groups = text.split([',', '_', '\'', ' ']);
    let first = groups.next()?;
    let rest: Vec<&str> = groups.collect();
    let are_groups =
        rest.is_empty() || (1..=3).contains(&first.len()) && rest.iter().all(|group| group.len() == 3);
    let digits = format!("{first}{}", rest.concat());
    (are_groups && !digits.is_empty() && digits.chars().all(|c| c.is_ascii_digit())).then_some(digits)
}

/// With thousands separators.
pub fn thousands(number: u128) -> String {
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_read_as_people_write_them() {
        for million in [
            "1000000",
            "1,000,000",
            "1 000 000",
            "1_000_000",
            "1'000'000",
            "1e6",
            "1E6",
            "1.0e+6",
            "+1000000",
            " 1000000 ",
        ] {
            assert_eq!(whole(million), Some(1_000_000), "{million}");
        }
        assert_eq!((whole("-50"), whole("2.5e3"), whole("0")), (Some(-50), Some(2500), Some(0)));
        for no_number in [
            "",
            "-",
            "e6",
            "1e",
            "1.5",
            "1,5",
            "1,00",
            "1,00,0",
            "1 5",
            "1,,000",
            "10000,000,",
            "1e99",
            "1e-3",
            "1e++4",
            "many",
            "0x10",
            "1e6e6",
        ] {
            assert_eq!(whole(no_number), None, "{no_number}");
        }
    }

    #[test]
    fn large_numbers_are_printed_in_groups_of_three() {
        assert_eq!([0, 999, 1000, 1_234_567].map(thousands), ["0", "999", "1,000", "1,234,567"]);
    }
}
