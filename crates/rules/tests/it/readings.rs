//! Rules as people write them: what wins over what, what is noted, and how mistakes are quoted.

use farkle_rules::{Preset, Reading, RuleFile, RuleSet, RuleSetDraft};

fn changed(preset: &str, changes: &[(&str, &str)]) -> Reading {
    let mut reading = Reading::of(RuleSetDraft::preset(preset).unwrap());
    reading.change(changes.iter().copied());
    reading
}

fn file(json: &str) -> Reading {
    Reading::of_file(&serde_json::from_str::<RuleFile>(json).unwrap())
}

fn notes(reading: &Reading) -> Vec<String> {
    reading.adjusted().iter().map(ToString::to_string).collect()
}

fn errors(reading: Reading) -> Vec<String> {
    reading.check().unwrap_err().0.iter().map(ToString::to_string).collect()
}

#[test]
fn what_somebody_sets_wins_over_what_the_preset_brought_and_is_noted() {
    for (preset, changes, expected) in [
        (
            "playmonster-expanded",
            &[("ending", "exactly")][..],
            &["reached is now at_least instead of above (PlayMonster, expanded), to fit the other settings"]
                [..],
        ),
        (
            "playmonster",
            &[("ending", "exactly"), ("target", "300")],
            &["opening_score is now none instead of 500 (PlayMonster), to fit the other settings"],
        ),
        (
            "busche-neller",
            &[("five_of_a_kind_wins", "on")],
            &["dice is now 5 instead of 6 (Busche and Neller), to fit the other settings"],
        ),
    ] {
        let reading = changed(preset, changes);
        assert_eq!(notes(&reading), expected, "{preset}");
        let rules = reading.check().unwrap();
        for (key, value) in changes {
            assert_eq!(rules.draft().get(key).unwrap().to_string(), *value, "{preset}");
        }
    }
}

#[test]
fn five_dice_drop_prices_without_a_note_because_that_is_what_they_do() {
    let reading = changed("classic", &[("dice", "5")]);
    assert_eq!(notes(&reading), [""; 0]);
    assert!(reading.check().is_ok());
}

#[test]
fn a_file_wins_over_its_preset_in_the_same_way() {
    let reading = file(r#"{"preset": "playmonster-expanded", "ending": "exactly"}"#);
    assert_eq!(notes(&reading).len(), 1);
    assert!(reading.check().is_ok());
}

#[test]
fn two_settings_that_somebody_wrote_contradict_each_other_as_before() {
    let contradiction = "reached = above: contradicts ending = exactly; allowed: at_least";
    let both = [("ending", "exactly"), ("reached", "above")];
    assert_eq!(errors(changed("classic", &both)), [contradiction]);
    let in_file = r#"{"ending": "exactly", "reached": "above"}"#;
    assert_eq!(errors(file(in_file)), [contradiction]);
    // A change of something else does not mend the file.
    let mut reading = file(in_file);
    reading.change([("straight", "1000")]);
    assert_eq!(errors(reading), [contradiction]);
}

#[test]
fn equal_scores_are_played_off_after_rounds_unless_somebody_wants_it_otherwise() {
    let ties = |changes: &[(&str, &str)]| {
        changed("classic", changes).check().unwrap().draft().get("ties").unwrap().to_string()
    };
    assert_eq!(ties(&[("ending", "rounds")]), "play_off");
    assert_eq!(ties(&[("ties", "earlier"), ("ending", "rounds")]), "earlier");
    assert_eq!(ties(&[("ending", "rounds"), ("ties", "shared")]), "shared");
    assert_eq!(ties(&[("ending", "last_turn")]), "earlier");
    assert_eq!(notes(&changed("classic", &[("ending", "rounds")])), [""; 0], "it contradicts nothing");
    // A code from before says how its rules play, so it keeps its meaning.
    let old = RuleSetDraft::from_code("F1-1SW12F0J7GGG64R").unwrap();
    assert_eq!(old.get("ending").unwrap().to_string(), "rounds");
    assert_eq!(old.get("ties").unwrap().to_string(), "earlier");
}

#[test]
fn an_unknown_preset_is_the_only_mistake_that_is_reported_of_it() {
    let unknown = "preset = clasic: there is no such preset; allowed: classic, playmonster";
    let found = errors(file(r#"{"preset": "clasic", "straight": 1000}"#));
    assert_eq!(found.len(), 1, "{found:?}");
    assert!(found[0].starts_with(unknown));
    let found =
        errors(file(r#"{"preset": "clasic", "straight": 1001, "ending": "exactly", "reached": "above"}"#));
    assert_eq!(found.len(), 2, "a line that can't be read is one, and nothing is guessed: {found:?}");
}

#[test]
fn values_are_quoted_as_they_were_written() {
    let quoted = |json| errors(file(json))[0].split(':').next().unwrap().to_string();
    assert_eq!(quoted(r#"{"target": true}"#), "target = true");
    assert_eq!(quoted(r#"{"target": null}"#), "target = null");
    assert_eq!(quoted(r#"{"straight": [1, 500]}"#), "straight = [1, 500]");
    assert_eq!(
        quoted(r#"{"leftover_dice": "high_stakes", "high_stakes_bonus": 0}"#),
        "high_stakes_bonus = 0"
    );
    assert_eq!(quoted(r#"{"ending": "exactly", "target": "1,025"}"#), "target = 1,025");
    let off = [("leftover_dice", "high_stakes"), ("high_stakes_bonus", "off")];
    assert!(errors(changed("classic", &off))[0].starts_with("high_stakes_bonus = off:"));
}

#[test]
fn settings_without_effect_are_found() {
    let idle = |changes: &[(&str, &str)]| -> Vec<String> {
        let rules = changed("classic", changes).check().unwrap();
        rules.draft().idle().iter().map(|idle| idle.option.key.to_string()).collect()
    };
    for preset in Preset::ALL {
        assert!(preset.draft().idle().is_empty(), "{}", preset.name);
    }
    assert_eq!(idle(&[("rounds", "3")]), ["rounds"]);
    assert_eq!(idle(&[("rounds", "3"), ("ending", "rounds")]), [""; 0]);
    assert_eq!(idle(&[("last_chance", "one_throw"), ("ties", "shared")]), ["last_chance", "ties"]);
    assert_eq!(idle(&[("last_chance", "one_throw"), ("ending", "last_turn")]), [""; 0]);
    assert_eq!(
        idle(&[("ending", "rounds"), ("target", "5000"), ("reached", "above")]),
        ["target", "reached"]
    );
    assert_eq!(
        idle(&[("below_zero", "off"), ("high_stakes_bonus", "500")]),
        ["below_zero", "high_stakes_bonus"]
    );
    assert_eq!(idle(&[("below_zero", "off"), ("three_farkles", "all")]), ["below_zero"]);
    assert_eq!(idle(&[("below_zero", "off"), ("three_farkles", "500")]), [""; 0]);
    assert_eq!(idle(&[("no_scorers_hot_dice", "on")]), ["no_scorers_hot_dice"]);
    assert_eq!(idle(&[("opening_score", "300"), ("minimum_bank", "500")]), ["opening_score"]);
}

#[test]
fn a_price_for_dice_that_score_more_in_smaller_combinations_has_no_effect() {
    let idle = |changes: &[(&str, &str)]| -> Vec<String> {
        let rules = changed("classic", changes).check().unwrap();
        rules.draft().idle().iter().map(ToString::to_string).collect()
    };
    let needs = "it matters only above what the same dice score in smaller combinations";
    assert_eq!(idle(&[("three_ones", "100")]), [format!("three_ones = 100 has no effect: {needs}")]);
    assert_eq!(idle(&[("two_triplets", "100")]), [format!("two_triplets = 100 has no effect: {needs}")]);
    // The same as three single 1s; and dice that score in no other way.
    assert_eq!(idle(&[("three_ones", "300")]), [""; 0]);
    assert_eq!(idle(&[("three_pairs", "100")]), [""; 0]);
    // Four 1s are a multiple of it.
    assert_eq!(idle(&[("three_ones", "250"), ("four_of_a_kind", "x2")]), [""; 0]);
    // A setting that nobody chose is no mistake.
    assert_eq!(idle(&[("three_ones", "none")]), [""; 0]);
}

#[test]
fn a_setting_without_effect_changes_no_game() {
    // Whatever is called idle plays like the default; the exact solver would tell a difference too.
    let rules = |changes: &[(&str, &str)]| changed("classic", changes).check().unwrap();
    let describe = |rules: &RuleSet| farkle_rules::rule_set::describe(rules);
    assert_eq!(describe(&rules(&[("rounds", "3")])), describe(&rules(&[])));
    assert_eq!(describe(&rules(&[("last_chance", "one_throw"), ("ties", "shared")])), describe(&rules(&[])));
    assert_eq!(
        describe(&rules(&[("high_stakes_bonus", "500"), ("below_zero", "off")])),
        describe(&rules(&[]))
    );
    let least = ("minimum_bank", "500");
    assert_eq!(describe(&rules(&[least, ("opening_score", "500")])), describe(&rules(&[least])));
}
