//! Numbers as people write them: 1000000, 1,000,000, 1.000.000, 1 000 000 and 1e6 are the same, and
//! large ones are printed in groups of three digits.

/// The most digits that are read after an `e`: more than any number here has.
const MOST_EXPONENT: usize = 18;
/// What people put between groups of three digits, in one language or another.
const MARKS: [char; 9] = [',', '.', ' ', '\u{a0}', '\u{2009}', '\u{202f}', '\'', '\u{2019}', '_'];

/// A whole number as people write it. Groups of three digits may stand apart, all by the same mark.
///
/// ```
/// use farkle_rules::numbers::whole;
/// assert_eq!(["10000", "10,000", "10.000", "1e4"].map(whole), [Some(10_000); 4]);
/// assert_eq!(["10.5", "1,00", "1.0000", "many"].map(whole), [None; 4]);
/// ```
pub fn whole(text: &str) -> Option<i128> {
    let text = text.trim();
    let (sign, number) = match text.strip_prefix('-') {
        Some(number) => (-1, number),
        None => (1, text.strip_prefix('+').unwrap_or(text)),
    };
    let digits = match number.split_once(['e', 'E']) {
        Some((mantissa, exponent)) => with_exponent(mantissa, exponent)?,
        None => in_groups(number)?,
    };
    digits.parse::<i128>().ok().map(|number| sign * number)
}

/// How a number with other marks has to be written.
pub const GROUPS: &str = "groups of thousands have three digits, as in 10,000 or 10.000";

/// Whether a text is digits and marks, but no number: 10.5 or 1,00.
///
/// ```
/// use farkle_rules::numbers::is_misgrouped;
/// assert_eq!(["10.5", "1,00", "10.000", "x2"].map(is_misgrouped), [true, true, false, false]);
/// ```
pub fn is_misgrouped(text: &str) -> bool {
    let is_mark = |c: char| MARKS.contains(&c);
    let digits = text.trim().trim_start_matches(['-', '+']);
    digits.starts_with(|c: char| c.is_ascii_digit())
        && digits.chars().all(|c| c.is_ascii_digit() || is_mark(c))
        && digits.contains(is_mark)
        && whole(text).is_none()
}

/// The digits of a number in scientific notation. Its point is a decimal point.
fn with_exponent(mantissa: &str, exponent: &str) -> Option<String> {
    let exponent = exponent.strip_prefix('+').unwrap_or(exponent);
    let exponent: usize = exponent.parse().ok().filter(|_| is_digits(exponent))?;
    let (before, after) = mantissa.split_once('.').unwrap_or((mantissa, ""));
    let after = after.trim_end_matches('0');
    if exponent > MOST_EXPONENT || after.len() > exponent || !is_digits(before) {
        return None;
    }
    (after.is_empty() || is_digits(after))
        .then(|| format!("{before}{after}{}", "0".repeat(exponent - after.len())))
}

/// The digits of a number, which may stand in groups of three.
fn in_groups(text: &str) -> Option<String> {
    let Some(mark) = text.chars().find(|c| MARKS.contains(c)) else {
        return is_digits(text).then(|| text.to_string());
    };
    let (first, rest) = text.split_once(mark)?;
    let first_fits = is_digits(first) && first.len() <= 3 && !first.starts_with('0');
    let rest_fits = rest.split(mark).all(|group| group.len() == 3 && is_digits(group));
    (first_fits && rest_fits).then(|| text.replace(mark, ""))
}

fn is_digits(text: &str) -> bool {
    !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit())
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
            "1.000.000",
            "1\u{a0}000\u{a0}000",
            "1\u{202f}000\u{202f}000",
            "1\u{2019}000\u{2019}000",
            "1e6",
            "1E6",
            "1.0e+6",
            "+1000000",
            " 1000000 ",
        ] {
            assert_eq!(whole(million), Some(1_000_000), "{million}");
        }
        assert_eq!((whole("10.000"), whole("-1.000")), (Some(10_000), Some(-1000)));
        assert_eq!((whole("-50"), whole("2.5e3"), whole("0")), (Some(-50), Some(2500), Some(0)));
        for no_number in [
            "",
            "-",
            "e6",
            "1e",
            "1.5",
            "10.5",
            "1.0000",
            "0.500",
            "1.000,000",
            "1,000.50",
            "1,000e3",
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
