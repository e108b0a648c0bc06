//! `farkle pad` line by line, as scripts and screen readers use it, and the output forms of saved
//! pads.

use super::{Run, program, reading};
use tempfile::TempDir;

/// Runs `farkle pad` in a home directory of its own with these lines on standard input.
fn pad(home: &TempDir, arguments: &str, lines: &str) -> Run {
    let mut command = program();
    command.arg("pad").args(arguments.split_whitespace());
    reading(command.current_dir(home.path()).env("XDG_DATA_HOME", home.path()), lines.as_bytes())
}

fn home() -> TempDir {
    tempfile::tempdir().unwrap()
}

const TWO: &str = "evening.pad --seat Ann --seat Ben --rules playmonster --starter 1";

#[test]
fn an_evening_is_kept_through_a_pipe_with_its_mistakes_corrected() {
    let home = home();
    let lines = "350\n650\nf\n800\nundo\nedit 3 550\n800\nsheet\nf\n9200\nf\nnext\nsheet\n";
    let said = pad(&home, TWO, lines).good();
    for sentence in [
        "150 more to open: the first bank must be at least 500. Say anyway to count it.",
        "Ann banks 650 and has 650.",
        "Farkle! Ben scores nothing.",
        "Undone.",
        "Changed. All later lines are recalculated.",
        "3. round 1, Ben: 550, score 550",
        "Ann wins with 10,650.",
        "Ben starts.",
    ] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
    assert!(!said.contains('\x1b'), "{said}");
}

#[test]
fn the_rules_of_a_pad_say_what_happens_to_dice_that_roll_off_the_table() {
    let said = pad(&home(), TWO, "rules\n").good();
    assert!(said.contains("Dice that roll off the table are rolled again."), "{said}");
}

#[test]
fn a_turn_is_entered_roll_by_roll_and_the_table_may_count_what_scores_nothing() {
    let home = home();
    let lines = "roll 113345\nkeep 5 roll\nroll 14446\nkeep 1 bank\nkeep 1444 bank\nroll 223344\nkeep 22 for 600 bank\nanyway\n";
    let said = pad(&home, TWO, lines).good();
    assert!(said.contains("1 1 5 would have scored 250."), "{said}");
    assert!(said.contains("350 more to open"), "{said}");
    assert!(said.contains("Ann banks 550"), "{said}");
    assert!(said.contains("Ben banks 600"), "{said}");
    let json = pad(&home, "evening.pad --json", "").json();
    assert_eq!(json["scores"], serde_json::json!([550, 600]));
    assert_eq!(json["turns"][1]["let_pass"], true);
}

#[test]
fn a_pad_goes_on_where_it_was_left_in_the_middle_of_a_turn() {
    let home = home();
    assert!(pad(&home, TWO, "roll 234566\nkeep 5 roll\n").good().contains("Saved in evening.pad"));
    let said = pad(&home, "evening.pad", "roll 14446\nkeep 1444 bank\n").good();
    assert!(said.contains("Ann banks 550 and has 550."), "{said}");
    assert!(pad(&home, "evening.pad --csv", "").good().ends_with("1,Ann,banked,550,0,550,no\n"));
    let record = pad(&home, "evening.pad --record", "").good();
    record.parse::<farkle_rules::Record>().unwrap().replay().unwrap();
}

#[test]
fn without_a_file_pads_are_kept_with_the_games_and_the_one_changed_last_goes_on() {
    let home = home();
    assert!(pad(&home, "", "").refused().contains("no unfinished pad"));
    pad(&home, "--seat Ann --seat Ben --starter 1", "500\n").good();
    let said = pad(&home, "", "200\n").good();
    assert!(said.contains("Ben banks 200"), "{said}");
    assert!(home.path().join("farkle/pads/1.pad").exists());
}

#[test]
fn bad_arguments_and_files_are_refused_with_the_reason() {
    let home = home();
    pad(&home, TWO, "").good();
    assert!(pad(&home, TWO, "").refused().contains("`farkle pad evening.pad` continues it"));
    assert!(pad(&home, "--seat Ann --starter 2", "").refused().contains("--starter 2"));
    assert!(pad(&home, "--seat Ann --seat ann", "").refused().contains("two players have this name"));
    assert!(pad(&home, "--seat Ann --seat=", "").refused().contains("needs a name"));
    assert!(pad(&home, "evening.pad --rules zilch", "").refused().contains("rules of a saved pad are fixed"));
    std::fs::write(home.path().join("no.pad"), "nonsense").unwrap();
    assert!(pad(&home, "no.pad", "").refused().contains("no.pad: not a score pad"));
    assert!(pad(&home, "none.pad", "").refused().contains("none.pad: "));
}
