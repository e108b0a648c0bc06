//! How much work is, in words for people.

use farkle_rules::numbers::thousands;

/// A whole number with thousands separators.
pub(crate) fn count(number: u64) -> String {
    // Estimates stop counting there.
    let more = if number == u64::MAX { "more than " } else { "" };
    format!("{more}{}", thousands(number.into()))
}

/// An amount of memory.
pub(crate) fn memory(bytes: u64) -> String {
    let (size, unit) = match bytes as f64 / f64::from(1 << 20) {
        mebibytes if mebibytes < 1024.0 => (mebibytes, "MiB"),
        mebibytes => (mebibytes / 1024.0, "GiB"),
    };
    let text = if size < 10.0 { format!("{size:.1}") } else { count(size.round() as u64) };
    format!("{} {unit}", text.trim_end_matches(".0"))
}

/// A length of time.
pub(crate) fn time(seconds: f64) -> String {
    const UNITS: [(f64, &str); 5] = [
        (31_557_600.0, "years"),
        (86_400.0, "days"),
        (3_600.0, "hours"),
        (60.0, "minutes"),
        (1.0, "seconds"),
    ];
    // Two of a unit at least, so that no unit is cut short and larger ones can stand in the plural.
    let unit = UNITS.iter().find(|(length, _)| seconds >= 2.0 * length);
    match unit {
        Some((length, name)) => format!("{} {name}", count((seconds / length).round() as u64)),
        None => match (seconds * 1000.0).round() / 1000.0 {
            1.0 => "1 second".to_string(),
            seconds => format!("{seconds} seconds"),
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn amounts_are_told_as_people_tell_them() {
        assert_eq!([0, 999, 1_234_567].map(count), ["0", "999", "1,234,567"]);
        assert_eq!(
            [3 << 19, 512 << 20, 4 << 30, 3_200_000_000_000_000].map(memory),
            ["1.5 MiB", "512 MiB", "4 GiB", "2,980,232 GiB"]
        );
        assert_eq!(
            [0.0, 0.001, 1.0, 90.0, 3600.0, 7200.0, 1.28e15].map(time),
            [
                "0 seconds",
                "0.001 seconds",
                "1 second",
                "90 seconds",
                "60 minutes",
                "2 hours",
                "40,560,752 years"
            ]
        );
    }
}
