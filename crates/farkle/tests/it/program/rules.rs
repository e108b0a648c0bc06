//! `farkle rules`, and the ways to name rules.

use super::{farkle, farkle_reading, file};
use serde_json::{Value, json};

#[test]
fn every_preset_is_listed_and_can_be_shown() {
    let list = farkle("rules list --json").json();
    let presets = list.as_array().unwrap();
    assert!(presets.len() >= 10);
    for preset in presets {
        let name = preset["name"].as_str().unwrap();
        assert!(farkle("rules list").good().contains(name));
        assert!(farkle(&format!("rules show {name}")).good().contains("What scores"));
        assert_eq!(
            farkle(&format!("rules code {name}")).good().trim(),
            preset["code"].as_str().unwrap(),
            "{name}"
        );
    }
}

#[test]
fn a_toml_file_made_by_show_plays_exactly_like_its_origin() {
    let toml = farkle("rules show zilch --toml").good();
    let path = file(".toml", &toml);
    let text = farkle(&format!("rules diff {} zilch", path.display())).good();
    assert_eq!(text, "Zilch plays exactly like Zilch.\n");
}

#[test]
fn a_json_file_made_by_show_plays_exactly_like_its_origin() {
    let path = file(".json", farkle("rules show walnut --set target=5000 --json").good());
    let compared = farkle(&format!("rules diff {} walnut --json", path.display())).json();
    assert_eq!(compared["differences"].as_array().map(Vec::len), Some(1));
    assert_eq!(compared["differences"][0]["key"], json!("target"));
    assert_eq!(compared["differences"][0]["rules"], json!(5000));
}

#[test]
fn a_share_code_brings_the_whole_rule_set_back() {
    let code = farkle("rules code kcd --set hot_dice=must_roll").good();
    let shown: Value = farkle(&format!("rules show {} --json", code.trim())).json();
    assert_eq!((&shown["hot_dice"], &shown["low_straight"]), (&json!("must_roll"), &json!(500)));
}

#[test]
fn a_file_starts_from_its_preset_and_keeps_its_name() {
    let path = file(".toml", "name = \"Ours\"\npreset = \"walnut\"\nstraight = 2000\n");
    let text = farkle(&format!("rules diff {}", path.display())).good();
    assert!(text.starts_with("Ours differs from Walnut Studiolo in 1 option."), "{text}");
    assert!(text.contains("Straight 1-6  2,000  1,500"), "{text}");
}

#[test]
fn changed_rules_do_not_go_by_the_description_of_the_preset() {
    let about = |arguments: &str| farkle(arguments).json()["about"].clone();
    assert_ne!(about("rules show classic --json"), "");
    assert_eq!(about("rules show classic --json --set straight=1500"), "");
    assert_eq!(about("rules show classic --json --set straight=1500 --set about=Ours"), "Ours");
    let path = file(".toml", "preset = \"walnut\"\nstraight = 2000\n");
    let shown = farkle(&format!("rules show {} --json", path.display())).json();
    assert_eq!((&shown["name"], &shown["about"]), (&json!("Walnut Studiolo, changed"), &json!("")));
}

#[test]
fn changed_rules_do_not_go_by_the_name_of_the_preset() {
    assert!(farkle("rules check classic --set straight=1500").good().starts_with("Classic, changed: valid"));
    assert!(farkle("rules check classic --set straight=3000").good().starts_with("Classic: valid"));
    assert!(farkle("rules check classic --set name=Ours").good().starts_with("Ours: valid"));
}

#[test]
fn what_can_not_be_read_and_what_contradicts_itself_is_told_at_once() {
    let text = "strait = 3\nteams = 1\nthree_pairs = 1\n[bar]\nx = 1\n";
    let path = file(".toml", text);
    let error = farkle(&format!("rules check {} --set foo=1", path.display())).refused();
    for line in ["strait = 3", "teams = 1", "three_pairs = 1", "bar = {…}", "foo = 1"] {
        assert!(error.contains(line), "{error}");
    }
    let error = farkle("rules options foo strait").refused();
    assert!(
        error.contains("option 'foo'") && error.contains("option 'strait'; did you mean 'straight'?"),
        "{error}"
    );
}

#[test]
fn a_rule_file_may_come_from_a_pipe_and_begin_with_a_byte_order_mark() {
    let text = "\u{feff}{\"preset\": \"walnut\", \"name\": \"Ours\"}";
    assert!(farkle_reading("rules check -", text).good().starts_with("Ours: valid"));
}

#[test]
fn five_dice_drop_the_prices_of_six_wherever_they_stand() {
    let shown = farkle("rules show classic --set straight=none --set dice=5 --json").json();
    assert_eq!((&shown["dice"], &shown["three_pairs"]), (&json!(5), &json!("none")));
}

#[test]
fn every_option_is_explained() {
    let options = farkle("rules options --json").json();
    for option in options.as_array().unwrap() {
        let key = option["key"].as_str().unwrap();
        assert!(!option["allowed"].as_str().unwrap().is_empty());
        assert!(farkle(&format!("rules options {key}")).good().contains(key));
    }
}

#[test]
fn rules_in_words_say_only_what_is_switched_on() {
    let text = farkle("rules show busche-neller").good();
    assert!(!text.contains("Straight"), "{text}");
    assert!(farkle("rules show playmonster").good().contains("Two triplets: 2,500."));
}

#[test]
fn what_is_set_wins_over_the_preset_with_a_note_and_without_effect_is_noted_too() {
    let run = farkle("rules check playmonster-expanded --set ending=exactly");
    let note =
        "note: reached is now at_least instead of above (PlayMonster, expanded), to fit the other settings";
    assert_eq!((run.code, run.stderr.trim()), (Some(0), note));
    assert!(run.stdout.starts_with("PlayMonster, expanded, changed: valid"));
    let said = farkle("rules check --set rounds=3").good();
    assert!(said.contains("note: rounds = 3 has no effect: it matters only with ending = rounds"), "{said}");
    let json = farkle("rules check --set rounds=3 --json").json();
    assert_eq!(json["notes"].as_array().unwrap().len(), 1);
    // Three single 1s score 300.
    let note = "note: three_ones = 100 has no effect: it matters only above what the same dice score in smaller combinations";
    assert!(farkle("rules check --set three_ones=100").good().contains(note));
    let run = farkle("score 111 --set three_ones=100");
    assert_eq!((run.code, run.stderr.trim()), (Some(0), note));
    assert!(farkle("rules show --set ending=rounds").good().contains("each take one more turn"));
}

#[test]
fn a_file_that_is_not_there_is_called_what_was_typed() {
    for named in ["nosuch.toml", "--rules nosuch.toml"] {
        let error = farkle(&format!("rules check {named}")).refused();
        assert!(error.contains("farkle: nosuch.toml: there is no such file"), "{error}");
    }
}

#[test]
fn the_words_of_a_file_are_one_line_that_commands_no_terminal() {
    let ours = r#"{ "name": "Ours\u001b[31m", "about": "By us.\nFor us.\n", "straight": 1500 }"#;
    let path = file(".json", ours);
    let shown = farkle(&format!("rules show {} --json", path.display())).json();
    assert_eq!((&shown["name"], &shown["about"]), (&json!("Ours[31m"), &json!("By us. For us.")));
}
