//! The style sheets against what they promise: few sizes of windows, and one token for what a
//! finger finds. Only tests: the style sheets are no code.
#![allow(clippy::unwrap_used)] // A test may panic.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

fn sheets() -> Vec<(String, String)> {
    let styles = Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/styles");
    let read = |path: std::path::PathBuf| {
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        (name, fs::read_to_string(path).unwrap())
    };
    let of = |part: &str| fs::read_dir(styles.join(part)).unwrap().map(|entry| read(entry.unwrap().path()));
    of("first").chain(of("rest")).collect()
}

/// The lengths in the conditions of `@media` that are about the width, or the height, of the
/// window.
fn lengths(of: &str) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for (_, text) in sheets() {
        for condition in text.split("@media").skip(1).filter_map(|rest| rest.split('{').next()) {
            let parts = condition.split(['(', ')']).filter(|part| part.contains(of));
            for word in parts.flat_map(|part| part.split(|c: char| c.is_whitespace() || c == ':')) {
                if word.starts_with(|c: char| c.is_ascii_digit()) {
                    found.insert(word.to_string());
                }
            }
        }
    }
    found
}

#[test]
fn windows_are_told_apart_at_six_widths_and_three_heights() {
    assert_eq!(
        lengths("width"),
        ["30rem", "36rem", "44rem", "60rem", "66rem", "100rem"].map(String::from).into()
    );
    assert_eq!(lengths("height"), ["520px", "720px", "54rem"].map(String::from).into());
}

#[test]
fn what_the_program_asks_of_the_width_of_the_window_is_what_the_style_of_the_editor_asks() {
    let media = include_str!("media.rs");
    let (_, condition) = media.split_once("ROOM_BESIDE: &str = \"").unwrap();
    let condition = condition.split('"').next().unwrap();
    let (_, rules) = sheets().into_iter().find(|(name, _)| name == "rules.css").unwrap();
    let (_, beside) = rules.split_once(&format!("@media {condition} {{")).unwrap();
    assert!(beside.split("@media").next().unwrap().contains(".edit-side { grid-column: 2;"));
}

/// The arguments of `:has()` in a style sheet.
fn arguments_of_has(text: &str) -> impl Iterator<Item = &str> {
    text.split(":has(").skip(1).map(|rest| {
        let mut open = 1;
        let end = rest.find(|c| {
            open += match c {
                '(' => 1,
                ')' => -1,
                _ => 0,
            };
            open == 0
        });
        &rest[..end.unwrap()]
    })
}

// A browser that can't tell from a change which of these rules it concerns styles the whole page
// anew: at a tap on a die that took longer than all the rest.
#[test]
fn has_looks_for_a_class_and_for_nothing_that_changes_all_the_time() {
    for (name, text) in sheets() {
        for argument in arguments_of_has(&text) {
            let is_named = argument.contains(['.', '#'])
                || ["thead th", "dialog"].iter().any(|rare| argument.starts_with(rare));
            let is_of_any = [":not(", ":empty", ":checked", ":focus", ":disabled", "*"]
                .iter()
                .any(|any| argument.contains(any));
            assert!(is_named && !is_of_any, "{name}: `:has({argument})`: name a class");
        }
    }
}

#[test]
fn what_has_an_element_before_it_names_that_by_more_than_its_tag() {
    for (name, text) in sheets() {
        for (opens, _) in text.match_indices('{') {
            let begins = text[..opens].rfind(['{', '}', ';', '/']).map_or(0, |before| before + 1);
            let selector = text[begins..opens].trim();
            if selector.starts_with('@') {
                continue;
            }
            // As in `:nth-child(3n + 1)`.
            let selector = selector.replace("n + ", "n+");
            for (at, _) in selector.match_indices(" + ").chain(selector.match_indices(" ~ ")) {
                let before = selector[..at].rsplit([' ', '(']).next().unwrap();
                assert!(before.contains(['.', '#', '[', '&']), "{name}: `{}`", selector.trim());
            }
        }
    }
}

// The last one of a name counts for everything that was to move by an earlier one.
#[test]
fn no_two_movements_have_the_same_name() {
    let mut names = BTreeSet::new();
    for (sheet, text) in sheets() {
        for name in text.split("@keyframes ").skip(1).filter_map(|rest| rest.split(' ').next()) {
            assert!(names.insert(name.to_string()), "{sheet}: another `@keyframes {name}`");
        }
    }
    assert!(!names.is_empty());
}

#[test]
fn what_a_finger_finds_is_said_in_one_place() {
    for (name, text) in sheets().into_iter().filter(|(name, _)| name != "tokens.css") {
        for line in
            text.lines().filter(|line| line.contains("block-size: 4") || line.contains("inline-size: 4"))
        {
            assert!(!line.contains("-size: 44px"), "{name}: {line}");
        }
    }
}

/// The two colours of a token, in the light and in the dark.
fn colors(token: &str) -> [[f64; 3]; 2] {
    let (_, tokens) = sheets().into_iter().find(|(name, _)| name == "tokens.css").unwrap();
    let (_, value) = tokens.split_once(&format!("--{token}: light-dark(")).unwrap();
    let both: Vec<_> = value.split(')').next().unwrap().split(", ").collect();
    [both[0], both[1]]
        .map(|hex| [1, 3, 5].map(|at| f64::from(u8::from_str_radix(&hex[at..at + 2], 16).unwrap()) / 255.0))
}

/// The contrast of two colours, as the Web Content Accessibility Guidelines define it.
fn contrast(a: [f64; 3], b: [f64; 3]) -> f64 {
    let linear = |part: f64| if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) };
    let luminance =
        |[red, green, blue]: [f64; 3]| 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
    let (a, b) = (luminance(a), luminance(b));
    (a.max(b) + 0.05) / (a.min(b) + 0.05)
}

#[test]
fn every_players_color_stands_out_from_every_ground_in_both_themes() {
    for seat in 1..=12 {
        for ground in ["paper", "card", "linen", "brass-wash"] {
            let (marks, grounds) = (colors(&format!("seat-{seat}")), colors(ground));
            for (mark, ground_color) in marks.into_iter().zip(grounds) {
                let contrast = contrast(mark, ground_color);
                assert!(contrast >= 3.0, "seat {seat} on {ground}: {contrast:.2}");
            }
        }
    }
}

/// The characters of the ranges that a face is for.
fn range_of(face: &str) -> BTreeSet<u32> {
    let (_, ranges) = face.split_once("unicode-range:").unwrap();
    let ranges =
        ranges.split(';').next().unwrap().split(',').map(|range| range.trim().trim_start_matches("U+"));
    let number = |hex: &str| u32::from_str_radix(hex, 16).unwrap();
    ranges
        .flat_map(|range| {
            let (from, to) = range.split_once('-').unwrap_or((range, range));
            number(from)..=number(to)
        })
        .collect()
}

#[test]
fn no_letter_is_in_two_fonts_and_english_needs_only_the_one_that_comes_first() {
    let (_, tokens) = sheets().into_iter().find(|(name, _)| name == "tokens.css").unwrap();
    let faces: Vec<&str> = tokens.split("@font-face").filter(|face| face.contains("unicode-range")).collect();
    let [first, rest] = faces[..] else { panic!("two faces share the letters: {faces:?}") };
    let (first, rest) = (range_of(first), range_of(rest));
    assert!(first.is_disjoint(&rest));
    for letter in ('a'..='z')
        .chain('A'..='Z')
        .chain('0'..='9')
        .chain(" \u{A0}\u{202F}.,:;!?’“”%+-–…&()/äöüßéèêàçáíñóú¡¿".chars())
    {
        assert!(first.contains(&u32::from(letter)), "{letter}");
    }
}
