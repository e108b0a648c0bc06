//! Names in narrow columns: cut so that they stay distinguishable.

use super::canvas::{fit, fit_end};
use unicode_width::UnicodeWidthStr;

/// The names in at most `width` cells each. Names that would be the same when cut keep the part in
/// which they differ: "Play…11".
pub(crate) fn short_names(names: &[&str], width: u16) -> Vec<String> {
    let cut: Vec<String> = names.iter().map(|name| fit(name, width)).collect();
    let short = |(name, own): (&&str, &String)| {
        let same = || names.iter().zip(&cut).filter(|(_, other)| *other == own).map(|(name, _)| *name);
        match same().any(|other| other != *name) {
            true => keep_end(name, common(same()), width),
            false => own.clone(),
        }
    };
    names.iter().zip(&cut).map(short).collect()
}

/// The beginning and the end of a name; the end begins behind `common`, or where its word does.
fn keep_end(name: &str, common: usize, width: u16) -> String {
    let word = name[..common].rfind(' ').map_or(common, |space| space + 1);
    let ends = [&name[word..], &name[common..]];
    let end = ends.into_iter().find(|end| end.width() + 1 < usize::from(width)).unwrap_or(ends[1]);
    let room = usize::from(width).saturating_sub(end.width());
    match room {
        0 => fit_end(end, width),
        room => format!("{}{end}", fit(name, room as u16)),
    }
}

/// How many bytes all these names have in common at their beginning.
fn common<'a>(mut names: impl Iterator<Item = &'a str>) -> usize {
    let first = names.next().unwrap_or_default();
    let with = |length: usize, name: &str| {
        let pairs = first[..length].char_indices().zip(name.chars());
        pairs.take_while(|((_, one), other)| one == other).last().map_or(0, |((at, c), _)| at + c.len_utf8())
    };
    names.fold(first.len(), with)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_stay_apart_where_they_are_cut() {
        let players = ["Player 1", "Player 10", "Player 11", "Ann"];
        assert_eq!(short_names(&players, 9), players);
        assert_eq!(short_names(&players, 7), ["Playe…1", "Play…10", "Play…11", "Ann"]);
        assert_eq!(
            short_names(&["Annabella", "Annabelle", "Christopher"], 6),
            ["Anna…a", "Anna…e", "Chris…"]
        );
        assert_eq!(short_names(&["Player Alexander", "Player Alexandra"], 6), ["Pla…er", "Pla…ra"]);
        assert_eq!(short_names(&["骰子游戏一", "骰子游戏二"], 6), ["骰…一", "骰…二"]);
        assert_eq!(short_names(&["Player 10", "Player 11"], 0), ["", ""]);
    }
}
