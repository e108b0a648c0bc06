//! The games that are kept: listed, shown, continued, exported, deleted and counted.

use super::{Run, program, reading};
use std::path::Path;
use tempfile::TempDir;

/// Somebody with games of their own.
struct Person(TempDir);

impl Person {
    fn new() -> Person {
        Person(tempfile::tempdir().unwrap())
    }

    fn runs(&self, arguments: &str, input: &str) -> Run {
        let home = self.0.path();
        let mut command = program();
        command.env("HOME", home).env("XDG_DATA_HOME", home).args(arguments.split_whitespace());
        reading(&mut command, input.as_bytes())
    }

    fn file(&self, number: u32) -> std::path::PathBuf {
        Path::new(self.0.path()).join(format!("farkle/games/{number}.farkle"))
    }
}

/// A finished game of Ann and a computer player, and an unfinished one of Ben and Cleo.
fn with_two_games() -> Person {
    let person = Person::new();
    let turns = "roll\nbank\n".repeat(40);
    let whole = "play --seat Ann --seat computer --starter 1 --seed games --set target=500";
    person.runs(whole, &turns).good();
    person.runs("play --seat Ben --seat Cleo --starter 1 --seed two", "roll\nquit\n").good();
    person
}

#[test]
fn kept_games_are_listed_with_players_dates_and_results() {
    let person = with_two_games();
    let list = person.runs("games", "").good();
    let (first, second) = (list.lines().nth(1).unwrap(), list.lines().nth(2).unwrap());
    assert!(first.contains("Ben, Cleo") && first.contains("Classic") && first.contains("round 1"), "{list}");
    assert!(second.contains("Ann, Nora") && second.contains("won by "), "{list}");
    let year = jiff::Zoned::now().year().to_string();
    assert!([first, second].iter().all(|line| line.contains(&format!("{year}-"))), "{list}");
    assert_eq!(person.runs("games list", "").good(), list);
    assert!(person.runs("games show x", "").refused().contains("the number of a game in the list"));
    let json = person.runs("games --json", "").json();
    assert_eq!(json[0]["number"], 2);
    assert_eq!(json[1]["over"], true);
}

#[test]
fn a_kept_game_is_shown_exported_continued_and_deleted_by_its_number() {
    let person = with_two_games();
    assert!(person.runs("games show 1", "").good().contains("Score sheet"));
    let file = std::fs::read_to_string(person.file(2)).unwrap();
    assert_eq!(person.runs("games export 2", "").good(), file);
    assert!(person.runs("games continue 2 --plain", "quit\n").good().contains("The game continues: Ben 0"));
    assert!(person.runs("games continue 1 --plain", "").refused().contains("this game is over"));
    assert!(person.runs("games delete 1 3", "").refused().contains("there is no game 3"));
    assert!(person.file(1).exists(), "a wrong number deletes nothing");
    assert_eq!(person.runs("games delete 1", "").good(), "Game 1 is deleted.\n");
    assert!(!person.file(1).exists() && person.file(2).exists());
}

#[test]
fn finished_games_are_counted_for_people() {
    let person = with_two_games();
    let json = person.runs("games statistics --json", "").json();
    assert_eq!(json.as_array().unwrap().len(), 1, "{json}");
    assert_eq!((&json[0]["name"], &json[0]["games"]), (&"Ann".into(), &1.into()));
    assert!(json[0]["turns"].as_u64().unwrap() > 0 && json[0]["best"].as_u64().unwrap() > 0, "{json}");
    assert!(person.runs("games statistics", "").good().contains("best turn"));
}

#[test]
fn without_games_and_with_a_damaged_one_the_list_says_so() {
    let person = Person::new();
    assert!(person.runs("games", "").good().contains("No games are kept"));
    assert!(person.runs("games statistics", "").good().contains("No finished games"));
    std::fs::create_dir_all(person.file(1).parent().unwrap()).unwrap();
    std::fs::write(person.file(1), "nonsense").unwrap();
    assert!(person.runs("games", "").good().contains("can't be read: not a game record"));
    std::fs::write(person.file(1), b"\xFF").unwrap();
    let said = person.runs("games export 1", "").refused();
    let file = person.file(1).display().to_string();
    assert_eq!(said, format!("farkle: {file}: this is not a text file (UTF-8)\n"));
}

#[test]
fn a_game_in_which_nobody_has_acted_is_not_kept() {
    let person = Person::new();
    let said = person.runs("play --seat Ann --seat Ben --starter 1", "scores\nquit\n").good();
    assert!(said.contains("Nobody has played, so this game is not kept."), "{said}");
    assert!(person.runs("games", "").good().contains("No games are kept"));
    let named = person.0.path().join("named.farkle");
    let begun = format!("play --seat Ann --seat Ben --starter 1 --save {}", named.display());
    person.runs(&begun, "quit\n").good();
    assert!(named.exists(), "whoever has named a file wants it");
}
