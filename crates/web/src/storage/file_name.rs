//! Names of saved files: when the game was played and by whom, so that people find it again.

/// The most characters of the players' names in a file name.
const NAMES_LIMIT: usize = 60;

/// A file name without its extension, such as `farkle-2026-11-22-1937-Ann-Ben`. The time is given
/// in milliseconds since 1970 and written in the local time zone.
pub(crate) fn of(at_ms: f64, names: &[String]) -> String {
    let at = js_sys::Date::new(&at_ms.into());
    let day = [at.get_full_year(), at.get_month() + 1, at.get_date()];
    named(day, [at.get_hours(), at.get_minutes()], names)
}

fn named([year, month, day]: [u32; 3], [hour, minute]: [u32; 2], names: &[String]) -> String {
    let mut name = format!("farkle-{year:04}-{month:02}-{day:02}-{hour:02}{minute:02}");
    let mut room = NAMES_LIMIT;
    for word in names.iter().flat_map(|name| words(name)) {
        let length = word.chars().count() + 1;
        if length > room {
            break;
        }
        room -= length;
        name = format!("{name}-{word}");
    }
    name
}

/// The words of a name, without characters that some file system forbids: letters and digits of any
/// script stay.
fn words(name: &str) -> impl Iterator<Item = String> {
    let parts = name.split(|c: char| c.is_whitespace() || matches!(c, '-' | '.' | '/' | '&' | ','));
    parts
        .map(|part| part.chars().filter(|c| c.is_alphanumeric()).collect::<String>())
        .filter(|word| !word.is_empty())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn file(names: &[&str]) -> String {
        named([2026, 3, 5], [9, 7], &names.iter().map(|name| name.to_string()).collect::<Vec<_>>())
    }

    #[test]
    fn a_file_says_when_and_by_whom_was_played() {
        assert_eq!(file(&["Ann", "Ben"]), "farkle-2026-03-05-0907-Ann-Ben");
        assert_eq!(file(&[]), "farkle-2026-03-05-0907");
    }

    #[test]
    fn names_keep_their_letters_and_lose_what_no_file_may_be_called() {
        assert_eq!(file(&["Oma Lüdenscheidt’s", "Анна"]), "farkle-2026-03-05-0907-Oma-Lüdenscheidts-Анна");
        assert_eq!(file(&["../..", "a/b\\c:d*?\"<>|", " - "]), "farkle-2026-03-05-0907-a-bcd");
    }

    #[test]
    fn the_names_of_many_are_cut_between_two_words() {
        let names: Vec<String> = (0..12).map(|place| format!("Bartholomew{place}")).collect();
        let name = named([2026, 3, 5], [9, 7], &names);
        assert!(name.ends_with("Bartholomew3"), "{name}");
    }
}
