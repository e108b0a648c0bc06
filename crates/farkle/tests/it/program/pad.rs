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
        "150 more to get on the board: the first bank must be at least 500. Say anyway to count it.",
        "Ann banks 650 and has 650.",
        "Farkle! Ben scores nothing.",
        "Undone.",
        "Changed. All later lines are recalculated.",
        "3. round 1, Ben: 550, score 550",
        "Ann wins with 10,650.",
        "The next game, in evening-2.pad (evening.pad keeps the finished one).",
        "Ben starts.",
    ] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
    assert!(!said.contains('\x1b'), "{said}");
}

#[test]
fn what_no_table_can_count_is_refused_without_an_offer() {
    let said = pad(&home(), TWO, "650/9\nanyway\ngo\n").good();
    assert!(said.contains("There are only 6 dice.") && !said.contains("Say anyway"), "{said}");
    assert!(said.contains("That doesn't fit at this point in the game."), "{said}");
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
    assert!(said.contains("350 more to get on the board"), "{said}");
    assert!(said.contains("Ann banks 550"), "{said}");
    assert!(said.contains("Ben banks 600"), "{said}");
    let json = pad(&home, "evening.pad --json", "").json();
    assert_eq!(json["scores"], serde_json::json!([550, 600]));
    assert_eq!(json["turns"][1]["let_pass"], true);
}

#[test]
fn a_command_at_the_wrong_moment_says_what_the_right_one_is() {
    let home = home();
    let lines = "roll 144466\nstart Ann\nstart Ben\nkeep 2\nname Ann\ncorrect Ann abc\n-50\n99999999999\n\
        roll 234456\nkeep 5\nkeep 5 roll\nedit 9 500\nedit 0 500\nquit\n";
    let said = pad(&home, "ours.pad --seat Ann --seat Ben", lines).good();
    for sentence in [
        "Say first who starts: Ann or Ben.",
        "The game has begun; Ben can't start it. To change it: undo.",
        "There is no roll yet: enter it with roll 112345.",
        "name needs a new name: name Ann Benny.",
        "correct needs a number: correct Ann -500.",
        "Points are 0 or more; correct Ann -50 takes points away.",
        "That is more than can be entered at once: 1,000,000.",
        "Set aside: keep 5 bank, or keep 5 roll.",
        "Ann has 50 this turn. Enter the next roll of 5 dice: roll 12345.",
        "There is no line 9: the pad has 2 lines.",
        "There is no line 0: the pad has 2 lines.",
    ] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
}

#[test]
fn a_name_fits_the_score_sheet_and_no_two_players_have_one() {
    let long = "a".repeat(21);
    let too_long = format!("'{long}' is too long for the score sheet; allowed are 20 characters.");
    let said = pad(&home(), TWO, &format!("join {long}\nname Ben {long}\n")).good();
    assert_eq!(said.matches(&too_long).count(), 2, "{said}");
    let lines = "join Ann\njoin Cleo 500\nname Ben cleo\njoin \"Ann B\"\nname ann ANN\nscores\n";
    let said = pad(&home(), TWO, lines).good();
    let taken = "There is a player called Ann already: give another name, for example join \"Ann B\".";
    assert!(said.contains(taken), "{said}");
    assert!(said.contains("for example name Ben \"Cleo B\"."), "{said}");
    assert!(said.contains("Cleo joins with 500.") && said.contains("Ann B joins with 0."), "{said}");
    assert!(said.contains("ANN: 0\nBen: 0\nCleo: 500\nAnn B: 0"), "{said}");
}

#[test]
fn who_comes_and_goes_and_what_is_corrected_is_told_by_the_table_and_by_a_replay() {
    let home = home();
    pad(&home, TWO, "650\nf\njoin Cleo 500\ncorrect Ann -500\nleave Ben\n").good();
    let csv = pad(&home, "evening.pad --csv", "").good();
    let rows = ",Cleo,joined,500,0,500,no\n,Ann,corrected,-500,0,150,no\n,Ben,left,0,0,0,no\n";
    assert!(csv.ends_with(rows), "{csv}");
    let record = pad(&home, "evening.pad --record", "").good();
    let said = super::farkle_reading("replay -", &record).good();
    let told = "Cleo joins with 500.\nAnn: -500 by correction.\nBen leaves.\n";
    assert!(said.contains(told), "{said}");
    for (label, points) in [("correction", "-500     150"), ("joined with", "500     500")] {
        let is_row = |line: &str| line.trim_start().starts_with(label) && line.ends_with(points);
        assert!(said.lines().any(is_row), "{label} has a row in the sheet:\n{said}");
    }
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
fn a_pad_on_which_nothing_stands_is_kept_only_where_somebody_has_named_its_file() {
    let home = home();
    let said = pad(&home, "--seat Ann --seat Ben --starter 1", "500\nundo\nredo\nundo\nquit\n").good();
    assert!(said.contains("Saved in"), "what was undone can come back: {said}");
    std::fs::remove_file(home.path().join("farkle/pads/1.pad")).unwrap();
    let said = pad(&home, "--seat Ann --seat Ben --starter 1", "quit\n").good();
    assert!(said.contains("Nothing was entered, so this pad is not kept."), "{said}");
    assert!(pad(&home, "", "").refused().contains("no unfinished pad"));
    assert!(pad(&home, TWO, "").good().contains("Saved in evening.pad"));
    let said = pad(&home, "evening.pad", "9000\nf\n1200\nf\nnext\n").good();
    assert!(said.contains("in evening-2.pad") && said.ends_with("so this pad is not kept.\n"), "{said}");
    assert!(!home.path().join("evening-2.pad").exists() && home.path().join("evening.pad").exists());
}

#[test]
fn bad_arguments_and_files_are_refused_with_the_reason() {
    let home = home();
    assert!(pad(&home, "--rules zilch", "").refused().contains("there is no unfinished pad"));
    pad(&home, TWO, "").good();
    assert!(pad(&home, TWO, "").refused().contains("`farkle pad evening.pad` continues it"));
    assert!(pad(&home, "--seat Ann --starter 2", "").refused().contains("--starter 2"));
    assert!(pad(&home, "--seat Ann --seat ann", "").refused().contains("two players are called ann"));
    assert!(pad(&home, "--seat Ann --seat=", "").refused().contains("needs a name"));
    let long = "a".repeat(21);
    assert!(pad(&home, &format!("--seat Ann --seat {long}"), "").refused().contains("too long"));
    assert!(pad(&home, "evening.pad --rules zilch", "").refused().contains("rules of a saved pad are fixed"));
    std::fs::write(home.path().join("no.pad"), "nonsense").unwrap();
    assert!(pad(&home, "no.pad", "").refused().contains("no.pad: not a score pad"));
    assert!(pad(&home, "none.pad", "").refused().contains("none.pad: "));
}

#[test]
fn bytes_that_are_no_text_do_not_end_the_pad() {
    let home = home();
    let mut command = program();
    command.arg("pad").args(TWO.split_whitespace());
    command.current_dir(home.path()).env("XDG_DATA_HOME", home.path());
    let said = reading(&mut command, b"J\xFCrgen\r\n\xFF\xFE\n650\r\nquit\r\n").good();
    assert!(said.contains("is unknown here") && said.contains("Ann banks 650"), "{said}");
}

#[test]
fn whoever_is_named_by_a_number_is_told_of_by_name() {
    let said = pad(&home(), TWO, "join Cleo\ncorrect 1 -500\nname 2 Benny\nleave 3\n").good();
    for sentence in ["Ann: -500 by correction.", "Ben is now Benny.", "Cleo leaves."] {
        assert!(said.contains(sentence), "{sentence}\n{said}");
    }
}
