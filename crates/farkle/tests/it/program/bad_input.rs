//! Bad input ends with exit code 2 and a sentence on standard error that says what is wrong and
//! what is allowed.

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
    refused("score 1 2 3 4 5 6 --set dice=5", &["a roll of 6 dice", "played with 5 dice"]);
}

#[test]
fn an_unknown_command_is_refused_with_those_there_are() {
    refused("games restore 3", &["'restore'", "allowed: list, show, continue"]);
    refused("rules foo", &["'foo'", "allowed: list, show"]);
    refused("foo", &["'foo'", "allowed: "]);
    refused("restore no-such-copy", &["tables.db is missing: allowed is the folder of"]);
}

#[test]
fn no_dice_at_all_are_refused() {
    refused("score", &["DICE"]);
    refused("score ,", &["there are no dice", "111523"]);
    let empty = program().args(["score", ""]).output().unwrap();
    assert!(String::from_utf8(empty.stderr).unwrap().contains("there are no dice"));
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
    refused("score 1 --set straight=", &["the setting is missing", "farkle rules options straight"]);
    refused("score 1 --rules=", &["rules need a name", "farkle rules list"]);
    refused("rules options nope", &["there is no option 'nope'; `farkle rules options` lists all"]);
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
        &["3 things are wrong", "straight = 1501", "three_pairs", "dice = 9", "5 or 6"],
    );
}

#[test]
fn a_fault_names_the_value_that_is_wrong_and_where_it_stands() {
    let path = file(".toml", "straight = 1500\n\nthree_pairs = 7\n");
    let name = path.display();
    refused(&format!("rules check {name}"), &[&format!("farkle: {name}, line 3: three_pairs = 7")]);
    refused(
        &format!("rules check {name} --set three_pairs=500 --set straight=x2"),
        &["\n  line 3: three_pairs = 7", "\n  --set: straight = x2: allowed"],
    );
    refused(
        &format!("rules check {name} --set target=7"),
        &["2 things are wrong", "\n  line 3: three_pairs = 7", "\n  --set: target = 7"],
    );
    refused(
        "rules check --set straight=1500 --set straight=x2",
        &["--set straight=x2: straight is set to 1500 already"],
    );
    refused("rules show --set target=10.5", &["--set: target = 10.5", "as in 10,000 or 10.000"]);
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
    refused(&format!("rules show {}", broken.display()), &["invalid TOML", "straight = 1500"]);
    let broken = file(".json", "{\"straight\": ");
    refused(&format!("rules show {}", broken.display()), &["invalid JSON"]);
    let broken = file(".toml", b"\xFF\xFE\x00");
    refused(&format!("rules show {}", broken.display()), &["not a text file", "UTF-8"]);
    refused("rules show missing.toml", &["missing.toml: there is no such file"]);
    refused("rules show .", &["this is a directory, not a file"]);
    refused("rules show ./nonsense/ours.toml", &["there is no such file"]);
}

#[test]
fn a_key_that_stands_there_twice_is_refused() {
    let twice = file(".json", r#"{"straight": 1000, "target": 5000, "straight": 2000}"#);
    refused(&format!("rules check {}", twice.display()), &["straight appears twice", "line 1"]);
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
    refused("replay missing.farkle", &["missing.farkle: there is no such file\n"]);
    refused("replay 7", &["7: there is no such file; `farkle games export 7 > game.farkle`"]);
    refused("replay .", &["this is a directory"]);
}

#[test]
fn numbers_out_of_bounds_are_refused_with_the_bounds() {
    for wrong in ["0", "-5", "many", "1e13", "1.5", "99999999999999999999999"] {
        let arguments = format!("simulate calculator gambler --games {wrong}");
        refused(&arguments, &[&format!("'{wrong}'"), "from 1 to 1,000,000,000,000"]);
    }
    refused("simulate calculator gambler --seed -1", &["'-1'", "a seed, a whole number from 0"]);
    refused("solve --most-seconds nan", &["'nan'", "a number of seconds above 0"]);
    refused("solve --most-memory -1", &["'-1'", "memory in MiB"]);
}

#[test]
fn a_number_of_players_that_can_not_be_solved_is_refused_with_what_there_is_for_it() {
    refused("solve --players 13", &["'13'", "allowed is 2"]);
    refused("solve --players -3", &["'-3'", "allowed is 2"]);
    refused("solve --players 3", &["farkle advise", "farkle simulate", "research/three-sides"]);
    refused("solve --set teams=3", &["3 teams", "research/three-sides"]);
    refused("solve --players 1", &["nobody to win against", "farkle odds"]);
    refused("simulate champion", &["needs an opponent", "at least two players", "farkle odds"]);
    refused(&format!("simulate{}", " gambler".repeat(13)), &["13 players", "name 2 to 12"]);
    refused("solve --anew --most-seconds 0.001", &["or allow it with --most-seconds "]);
    refused("serve --trusted-proxies 999999999999", &["from 0 to 10"]);
    refused("serve --public farkle.example", &["allowed is http:// or https:// with a host"]);
    refused("solve --players 5", &["farkle advise", "farkle simulate"]);
    refused("solve --set teams=4", &["4 teams", "two sides"]);
    refused("solve --seats 4", &["needs rules with two teams"]);
    refused(
        "solve --set target=1000000000",
        &["400,000,000,000,000 positions", "GiB", "years", "lower target"],
    );
}

#[test]
fn positions_that_can_not_come_up_are_refused_with_the_reason() {
    for (arguments, sentences) in [
        ("advise", ["there is no position", "--dice 1245"]),
        ("advise --total 50", ["there is no position", "--dice 1245"]),
        ("advise --dice 1245", ["need a turn total above 0", "Give their points"]),
        ("advise --dice 124555 --total 50", ["50 points", "all 6 dice"]),
        ("advise --dice 124555 --total 1000000", ["1,000,000 points", "334 rolls"]),
        ("advise --dice 1245 --total -50", ["'-50'", "from 0 to"]),
        ("advise --dice 1245 --total 130", ["130 points", "multiples of 50"]),
        ("advise --dice 1234561", ["--dice 1234561", "at most 6"]),
        ("advise --dice 2346 --total 100", ["nothing in this roll", "set aside"]),
        ("advise --dice 124555 --scores 4350,abc", ["--scores 4350,abc", "like 4350,5100"]),
        ("advise --dice 124555 --scores -500,0", ["side 1 is below zero", "no score"]),
        ("advise --dice 124555 --scores 12000,200", ["the game is over", "12,000"]),
        ("advise 9000/10500 choose:124555 --rules playmonster", ["side 2 has 10,500", "last:1>2"]),
        (
            "advise 4350/5100 t150 choose:1245 what",
            ["'what' is not a word of a position", "farkle help advise"],
        ),
        ("advise choose:1245", ["'choose:1245' is no score", "begins with the scores"]),
        ("advise 4350/5100 t150 choose:1247", ["choose:1247: ", "like 124555"]),
    ] {
        refused(arguments, &sentences);
    }
}

#[test]
fn a_picture_by_the_name_of_another_kind_is_refused_and_not_written() {
    let directory = tempfile::tempdir().unwrap();
    let path = |name: &str| directory.path().join(name).display().to_string();
    refused(&format!("chart --png {}", path("c.svg")), &["of another kind", "--svg"]);
    refused(&format!("chart --svg {}", path("c.png")), &["of another kind", "--png"]);
    refused(&format!("chart --svg {}", path("c.pdf")), &["ends in .svg"]);
    refused("chart --png -", &["the name of a file"]);
    refused("chart --svg - --json", &["standard output"]);
    assert_eq!(std::fs::read_dir(directory.path()).unwrap().count(), 0);
}

#[test]
fn long_arguments_are_not_repeated_in_full() {
    let long = "x".repeat(3000);
    for arguments in ["score ", "score 1 --rules ", "score 1 --set ", "play --seat Ann --pace ", ""] {
        let error = farkle(&format!("{arguments}{long}")).refused();
        assert!(!error.contains(&"x".repeat(41)), "{arguments}: {} bytes", error.len());
    }
}

#[test]
fn a_file_of_another_kind_is_named_with_the_command_for_it() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/cli.in");
    for (command, file, sentence) in [
        ("replay", "evening.pad", "is a score pad; `farkle pad"),
        ("play --continue", "evening.pad", "is a score pad; `farkle pad"),
        ("sheet keepsake", "evening.pad", "is a score pad; `farkle pad"),
        ("rules check", "game.farkle", "is a recorded game; `farkle replay"),
        ("pad", "game.farkle", "is a recorded game; `farkle replay"),
    ] {
        refused(&format!("{command} {root}/{file}"), &[sentence]);
    }
}

#[cfg(unix)]
#[test]
fn links_that_lead_nowhere_are_refused_as_such() {
    use std::os::unix::fs::symlink;
    let folder = tempfile::tempdir().unwrap();
    let path = |name: &str| folder.path().join(name);
    symlink(path("loop.toml"), path("loop.toml")).unwrap();
    symlink(path("nothing"), path("dangling.toml")).unwrap();
    for (name, why) in [
        ("loop.toml", "this link leads in a circle"),
        ("dangling.toml", "points to a file that doesn't exist"),
    ] {
        let path = path(name).display().to_string();
        for command in ["rules show", "replay", "pad", "play --seat Ann --save"] {
            refused(&format!("{command} {path}"), &[name, why]);
        }
    }
}

#[test]
fn an_unknown_command_is_refused() {
    refused("scroe 1", &["scroe", "score"]);
    refused("completions tcsh", &["bash"]);
    refused("review game.farkle", &["there is no command 'review'", "farkle replay"]);
    // A word is told the option that it was meant for, where there is one.
    refused(
        "odds playmonster",
        &["unexpected argument 'playmonster'", "for a rule set: --rules playmonster"],
    );
    refused("serve 9000", &["unexpected argument '9000'", "for a port: --listen 0.0.0.0:9000"]);
}

#[cfg(unix)]
#[test]
fn an_argument_that_is_not_text_is_refused_and_nothing_panics() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let odd = OsStr::from_bytes(b"a\xff");
    for (before, why) in [(&[][..], "unrecognized subcommand"), (&["score"], "UTF-8"), (&["replay"], "UTF-8")]
    {
        let run = super::Run::from(program().args(before).arg(odd).output().unwrap());
        let error = run.refused();
        assert!(error.contains(why), "{before:?}: {error}");
    }
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
