//! `farkle today`: the game of the day, line by line.

use super::{Run, program, reading};
use tempfile::TempDir;

fn today(home: &TempDir, arguments: &str, lines: &str) -> Run {
    let mut command = program();
    command.arg("today").args(arguments.split_whitespace());
    reading(command.env("XDG_DATA_HOME", home.path()), lines.as_bytes())
}

/// Somebody who rolls whenever that is all there is, and banks otherwise.
fn careful(turns: usize) -> String {
    "roll\nbank\n".repeat(turns)
}

#[test]
fn the_first_game_of_a_day_counts_and_goes_on_after_an_interruption() {
    let home = tempfile::tempdir().unwrap();
    let begun = today(&home, "", "roll\n").good();
    assert!(begun.contains("`farkle today` goes on"), "{begun}");
    let ended = today(&home, "", &careful(200)).good();
    assert!(ended.contains("Done: ") && !ended.contains("wins"), "nobody wins against nobody: {ended}");
    assert!(ended.contains("To share: Today\'s Dice "), "{ended}");
    assert!(ended.contains("Streak: 1 day; 2 more may be missed this month."), "{ended}");
    let shown = today(&home, "", "").good();
    assert!(ended.ends_with(&shown) && shown.contains(", par "), "it is only shown: {shown}");
    let again = today(&home, "--practice", &careful(200)).good();
    assert!(again.contains("To share") && !again.contains("Streak"), "{again}");
}

#[test]
fn a_game_of_the_day_in_which_nobody_acted_is_not_kept() {
    let home = tempfile::tempdir().unwrap();
    let said = today(&home, "--seat Bob", "").good();
    assert!(said.contains("not kept") && said.contains("`farkle today` begins it"), "{said}");
    let begun = today(&home, "--seat Ann", "roll\n").good();
    assert!(begun.contains("Ann") && !begun.contains("Bob"), "{begun}");
}

#[test]
fn practice_has_hints_and_the_game_that_counts_has_none() {
    let home = tempfile::tempdir().unwrap();
    assert!(today(&home, "--practice", "roll\nhint\n").good().contains("Best play: "));
    assert!(today(&home, "", "roll\nhint\n").good().contains("There are no hints at this table."));
}

#[test]
fn everybody_who_decides_alike_comes_to_the_same_points() {
    let home = tempfile::tempdir().unwrap();
    let said = today(&home, "--seat Ann --seat Ben --date 2026-11-24", &careful(400)).good();
    let sentence = |name: &str| {
        let line = said.lines().find(|line| line.starts_with(name) && line.contains("par"));
        line.unwrap().split_once(": ").unwrap().1.to_string()
    };
    assert_eq!(sentence("Ann"), sentence("Ben"));
    assert!(said.contains("by the rules of Zilch"), "{said}");
}

#[test]
fn wrong_dates_and_names_are_refused() {
    let home = tempfile::tempdir().unwrap();
    for date in ["2025-12-31", "2026-02-30", "yesterday", "2026-11-24-1"] {
        let said = today(&home, &format!("--date {date}"), "").refused();
        assert!(said.contains("allowed are dates from 2026-01-01 on"), "{said}");
    }
    let said = today(&home, &format!("--seat {}", "a".repeat(100)), "").refused();
    assert!(said.contains("--seat"), "{said}");
    let said = today(&home, "--seat Ann --seat ann", "").refused();
    assert!(said.contains("two players are called ann"), "{said}");
}
