//! Bad input gets a sentence on standard error that says what is wrong and what is allowed, and exit code 2.

use super::{farkle, farkle_reading, file, program};
use std::process::Stdio;

#[track_caller]
fn refused(arguments: &str, sentences: &[&str]) {
    let error = farkle(arguments).refused();
    for sentence in sentences {
        assert!(error.contains(sentence), "{arguments}: {error}");
    }
}

#[test]
fn a_seven_is_refused_with_the_faces_there_are() {
    refused("score 1 2 7", &["'7' is not a die", "1 to 6"]);
    refused("score x", &["'x' is not a die"]);
    refused("score 0", &["'0' is not a die"]);
    refused("score -1", &["-1"]);
}

#[test]
fn too_many_dice_are_refused_with_how_many_there_are() {
    refused("score 1 2 3 4 5 6 1", &["7 dice are too many", "at most 6"]);
    refused("score 1 2 3 4 5 6 --set dice=5", &["played with 5 dice", "1 to 5"]);
}

#[test]
fn no_dice_at_all_are_refused() {
    refused("score", &["DICE"]);
    refused("score ,", &["a roll of 0 dice"]);
}

#[test]
fn an_unknown_preset_is_refused_with_those_there_are() {
    refused(
        "score 1 --rules plamonster",
        &["did you mean 'playmonster'?", "classic", "cardgames", "share code"],
    );
    refused("rules show nonsense", &["there is no such preset", "allowed: classic"]);
}

#[test]
fn an_unknown_key_is_refused_with_the_nearest() {
    refused("score 1 --set straigt=1500", &["straigt = 1500", "did you mean 'straight'?"]);
    refused("score 1 --set zzz=1", &["farkle rules options"]);
    refused("rules options stright", &["did you mean 'straight'?"]);
    refused("score 1 --set straight", &["KEY=VALUE"]);
    refused("score 1 --set =5", &["KEY=VALUE"]);
}

#[test]
fn everything_that_is_wrong_is_reported_at_once() {
    refused(
        "score 1 --set straigt=1 --set target=-5 --set hot_dice=perhaps",
        &["3 things are wrong", "straigt", "target = -5", "hot_dice = perhaps", "may_roll"],
    );
    let path = file(".toml", "straight = 1501\nthree_pears = 3\n");
    refused(
        &format!("rules check {} --set dice=9", path.display()),
        &["3 things are wrong", "straight = 1501", "three_pairs", "dice = 9", "from 5 to 6"],
    );
}

#[test]
fn contradictions_are_refused_with_field_value_and_what_is_allowed() {
    refused(
        "rules check classic --set dice=5 --set straight=1500 --set three_pairs=500",
        &["2 things are wrong", "straight = 1500", "three_pairs = 500", "play with six dice"],
    );
    refused("rules check --set ending=exactly --set target=10005", &["target = 10005", "a multiple of 50"]);
}

#[test]
fn broken_files_are_refused_with_what_a_file_holds() {
    let broken = file(".toml", "straight = = 3");
    refused(&format!("rules show {}", broken.display()), &["not readable as TOML", "straight = 1500"]);
    let broken = file(".json", "{\"straight\": ");
    refused(&format!("rules show {}", broken.display()), &["not readable as JSON"]);
    let broken = file(".toml", b"\xFF\xFE\x00");
    refused(&format!("rules show {}", broken.display()), &["not a text file", "UTF-8"]);
    refused("rules show missing.toml", &["missing.toml: there is no such file"]);
    refused("rules show .", &["that is a directory, not a file"]);
    refused("rules show ./nonsense/ours.toml", &["there is no such file"]);
}

#[test]
fn a_key_that_stands_there_twice_is_refused() {
    let twice = file(".json", r#"{"straight": 1000, "target": 5000, "straight": 2000}"#);
    refused(&format!("rules check {}", twice.display()), &["straight stands there twice", "line 1"]);
    let twice = file(".toml", "straight = 1000\nstraight = 2000\n");
    refused(&format!("rules check {}", twice.display()), &["duplicate key", "line 2"]);
}

#[test]
fn a_broken_file_with_an_endless_line_is_refused_in_a_few_words() {
    let endless = file(".toml", format!("target = 5000\na={}", "[".repeat(50_000)));
    let error = farkle(&format!("rules check {}", endless.display())).refused();
    assert!(error.contains("line 2") && error.len() < 500, "{} bytes", error.len());
}

#[test]
fn a_mistyped_code_is_refused() {
    let code = farkle("rules code playmonster").good().replace('G', "H");
    refused(&format!("rules show {code}"), &["mistyped"]);
    refused("rules show F1-", &["mistyped"]);
}

#[test]
fn what_is_no_record_is_refused() {
    for (input, sentence) in [
        ("", "farkle record 1"),
        ("farkle record 1\nrules\n", "line 2"),
        ("farkle record 1\nseat: Ann\n\nn", "code:"),
        ("farkle record 1\ncode: F1-22\n", "mistyped"),
    ] {
        let error = farkle_reading("replay -", input).refused();
        assert!(error.contains(sentence) && error.contains("standard input"), "{error}");
    }
    refused("replay missing.farkle", &["missing.farkle: there is no such file"]);
    refused("replay .", &["that is a directory"]);
}

#[test]
fn an_unknown_command_is_refused() {
    refused("scroe 1", &["scroe", "score"]);
    refused("completions tcsh", &["bash"]);
}

#[test]
fn a_reader_that_stops_reading_is_no_error() {
    for arguments in [["rules", "options"], ["rules", "list"], ["manual", "--help"]] {
        let mut child =
            program().args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", String::from_utf8_lossy(&output.stderr));
        assert!(output.stderr.is_empty());
    }
}
