//! Rule sets as data: files, settings, codes, conflicts, descriptions.

use crate::support::{Random, random_rules};
use farkle_rules::rule_set::{Dial, Kind, Problem, Setting, describe, differences, option, options};
use farkle_rules::{Points, Preset, RuleFile, RuleSet, RuleSetDraft, Verdict};
use proptest::prelude::*;

fn draft(settings: &[(&str, &str)]) -> RuleSetDraft {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    for (key, value) in settings {
        draft.set(key, value).unwrap();
    }
    draft
}

fn problems(settings: &[(&str, &str)]) -> Vec<(String, Problem)> {
    let conflicts = RuleSet::try_from(draft(settings)).map(|_| ()).unwrap_err();
    conflicts.0.into_iter().map(|conflict| (conflict.key, conflict.problem)).collect()
}

#[test]
fn every_preset_is_sound_and_every_one_of_its_values_is_taken() {
    for preset in Preset::ALL {
        let draft = preset.draft();
        for value in preset.values {
            let parsed = option(value.key).unwrap().parse(value.value).unwrap();
            assert_eq!(draft.get(value.key), Some(parsed), "{}: {}", preset.name, value.key);
        }
        RuleSet::try_from(draft).unwrap();
    }
}

#[test]
fn every_option_has_a_key_of_its_own_and_takes_all_its_usual_settings() {
    let mut keys: Vec<&str> = options().map(|option| option.key).collect();
    assert_eq!(keys.len(), Dial::ALL.iter().map(|dial| dial.options().len()).sum::<usize>());
    keys.sort_unstable();
    keys.dedup();
    assert_eq!(keys.len(), options().count());
    for option in options() {
        for usual in option.usual {
            assert!(option.parse(usual).is_ok(), "{} = {usual}", option.key);
            assert_eq!(option.parse(usual).unwrap().to_string(), *usual, "{}", option.key);
        }
    }
}

#[test]
fn a_setting_that_is_not_allowed_is_refused_with_field_value_and_what_is_allowed() {
    let refusal = |key: &str, value: &str| RuleSetDraft::default().set(key, value).unwrap_err().to_string();
    assert_eq!(
        refusal("straight", "1502"),
        "straight = 1502: allowed: none, or a multiple of 5 up to 100,000 (Straight 1-6)"
    );
    assert_eq!(refusal("straight", "-50").split(':').next(), Some("straight = -50"));
    assert_eq!(refusal("straight", "100005").split(':').next(), Some("straight = 100005"));
    assert_eq!(
        refusal("hot_dice", "maybe"),
        "hot_dice = maybe: allowed: may_roll (may roll again or bank), must_roll (must roll again) (Hot dice)"
    );
    let groups = "groups of thousands have three digits, as in 10,000 or 10.000";
    for misgrouped in ["10.5", "1,00", "1.0000"] {
        let sentence = refusal("target", misgrouped);
        assert!(sentence.contains(groups), "{sentence}");
    }
    assert!(!refusal("target", "7").contains(groups));
    assert_eq!(refusal("strait", "1500"), "strait = 1500: there is no such option; did you mean 'straight'?");
    assert_eq!(refusal("dice", "7"), "dice = 7: allowed: 5 or 6 (Number of dice)");
}

#[test]
fn all_conflicts_are_reported_at_once() {
    let found = problems(&[("ending", "exactly"), ("reached", "above"), ("target", "10025"), ("teams", "1")]);
    let keys: Vec<&str> = found.iter().map(|(key, _)| key.as_str()).collect();
    assert_eq!(keys, ["target", "reached", "teams"]);
    assert_eq!(found[0].1, Problem::TargetCantBeHit { unit: Points(50) });
}

#[test]
fn an_exact_target_that_every_bank_passes_is_refused() {
    let exactly = [("ending", "exactly"), ("target", "1000")];
    let with = |key, value| problems(&[exactly[0], exactly[1], (key, value)]);
    assert!(RuleSet::try_from(draft(&[exactly[0], exactly[1], ("minimum_bank", "1000")])).is_ok());
    let passes = Problem::PassesExactTarget { target: Points(1000) };
    assert_eq!(with("minimum_bank", "1050"), [("minimum_bank".to_string(), passes.clone())]);
    assert_eq!(with("opening_score", "2000"), [("opening_score".to_string(), passes)]);
}

#[test]
fn an_exact_target_that_no_sum_of_prices_makes_is_refused() {
    let prices = [("ending", "exactly"), ("single_five", "none"), ("three_twos", "250"), ("target", "50")];
    assert_eq!(problems(&prices), [("target".to_string(), Problem::TargetIsNoSum)]);
    let with_target =
        |target| RuleSet::try_from(draft(&[prices[0], prices[1], prices[2], ("target", target)]));
    assert!(with_target("250").is_ok() && with_target("10000").is_ok());
}

#[test]
fn an_exact_target_is_refused_if_a_side_can_never_hit_it_from_where_it_begins() {
    let exactly = |target, more: &[(&'static str, &'static str)]| {
        let mut settings = vec![("ending", "exactly"), ("target", target)];
        settings.extend(more);
        settings
    };
    let misses = |start, needs| Problem::MissesExactTarget { start: Points(start), needs: Points(needs) };
    assert_eq!(
        problems(&exactly("525", &[("start_bonus", "0,25")])),
        [("target".to_string(), misses(0, 525))]
    );
    assert_eq!(
        problems(&exactly("1000", &[("start_bonus", "0,25")])),
        [("target".to_string(), misses(25, 975))]
    );
    // Whoever sits beyond the list begins with nothing.
    assert_eq!(
        problems(&exactly("1025", &[("start_bonus", "25,25")])),
        [("target".to_string(), misses(0, 1025))]
    );
    let passes = Problem::PassesFromStart { start: Points(100), needs: Points(900) };
    for key in ["opening_score", "minimum_bank"] {
        let bonus = ("start_bonus", "0,100");
        assert_eq!(problems(&exactly("1000", &[(key, "1000"), bonus])), [(key.to_string(), passes.clone())]);
        assert!(RuleSet::try_from(draft(&exactly("1000", &[(key, "900"), bonus]))).is_ok());
    }
    assert!(RuleSet::try_from(draft(&exactly("1000", &[("start_bonus", "0,50,200")]))).is_ok());
    let text = RuleSet::try_from(draft(&exactly("525", &[("start_bonus", "0,25")]))).unwrap_err().to_string();
    assert_eq!(
        text,
        "target = 525: can never be hit exactly by a side that begins with 0, because no sum of the prices makes \
         the 525 that it needs; allowed: another target, or another start bonus"
    );
}

#[test]
fn five_twos_are_toxic_before_they_win() {
    let rules = draft(&[("dice", "5"), ("toxic_twos", "on"), ("five_of_a_kind_wins", "on")]);
    let rules = RuleSet::try_from(rules).unwrap();
    let twos = "22222".parse().unwrap();
    assert_eq!(rules.verdict(twos), Verdict::ToxicTwos);
    assert!(!rules.wins_as_first_throw(twos));
    assert!(rules.wins_as_first_throw("33333".parse().unwrap()));
}

#[test]
fn a_price_for_six_dice_is_refused_with_five() {
    let found = problems(&[("dice", "5"), ("straight", "1500"), ("two_triplets", "2500")]);
    assert_eq!(
        found,
        [
            ("straight".to_string(), Problem::NeedsSixDice { allowed: "none" }),
            ("two_triplets".to_string(), Problem::NeedsSixDice { allowed: "none" })
        ]
    );
    let found = problems(&[("dice", "5"), ("six_ones", "5000")]);
    assert_eq!(found, [("six_ones".to_string(), Problem::NeedsSixDice { allowed: "like_others" })]);
    let found = problems(&[("five_of_a_kind_wins", "on")]);
    assert_eq!(found, [("five_of_a_kind_wins".to_string(), Problem::NeedsFiveDice)]);
}

#[test]
fn switching_to_five_dice_drops_prices_in_a_file_unless_the_file_names_them() {
    let file = |text: &str| serde_json::from_str::<RuleFile>(text).unwrap().draft().unwrap();
    assert!(RuleSet::try_from(file(r#"{"preset": "playmonster", "dice": 5}"#)).is_ok());
    assert!(RuleSet::try_from(file(r#"{"preset": "playmonster", "straight": 1500, "dice": 5}"#)).is_err());
}

#[test]
fn a_rule_set_in_which_nothing_scores_is_refused() {
    let mut empty = RuleSetDraft::default();
    empty.set("target", "1000").unwrap();
    let conflicts = RuleSet::try_from(empty).map(|_| ()).unwrap_err();
    assert_eq!(conflicts.0[0].problem, Problem::NothingScores);
}

#[test]
fn an_opening_score_that_no_turn_can_reach_is_refused() {
    // Only four of a kind scores: four dice at most can be set aside, and two dice never score
    // again.
    let mut only_fours = RuleSetDraft::default();
    only_fours.set("four_of_a_kind", "1000").unwrap();
    only_fours.set("opening_score", "1000").unwrap();
    assert!(RuleSet::try_from(only_fours.clone()).is_ok());
    only_fours.set("opening_score", "1050").unwrap();
    only_fours.set("minimum_bank", "2000").unwrap();
    let conflicts = RuleSet::try_from(only_fours).map(|_| ()).unwrap_err();
    let highest = Points(1000);
    assert!(conflicts.0.iter().all(|conflict| conflict.problem == Problem::NeverBankable { highest }));
    assert_eq!(conflicts.0.len(), 2);
}

#[test]
fn hot_dice_that_must_always_be_rolled_again_are_refused() {
    let mut only_straights = RuleSetDraft::default();
    only_straights.set("straight", "1500").unwrap();
    assert!(RuleSet::try_from(only_straights.clone()).is_ok());
    only_straights.set("hot_dice", "must_roll").unwrap();
    let conflicts = RuleSet::try_from(only_straights).map(|_| ()).unwrap_err();
    assert_eq!(conflicts.0[0].problem, Problem::NeverMayStop);
}

#[test]
fn a_draft_filled_in_by_a_program_is_checked_like_a_written_one() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.scoring.straight = Points(-50);
    draft.scoring.three_pairs = Points(1_501);
    draft.equipment.dice = 9;
    let conflicts = RuleSet::try_from(draft).map(|_| ()).unwrap_err();
    let keys: Vec<&str> = conflicts.0.iter().map(|c| c.key.as_str()).collect();
    assert_eq!(keys, ["dice", "straight", "three_pairs"]);
    assert_eq!(conflicts.0[1].value, "-50");
}

#[test]
fn a_start_bonus_may_not_reach_the_target() {
    let found = problems(&[("target", "1000"), ("start_bonus", "0,1000")]);
    assert_eq!(found, [("start_bonus".to_string(), Problem::StartsAtTarget { target: Points(1000) })]);
}

#[test]
fn a_file_reports_all_its_mistakes_at_once() {
    let file: RuleFile = serde_json::from_str(
        r#"{"preset": "clasic", "strait": 1, "target": "many", "hot_dice": "must_roll"}"#,
    )
    .unwrap();
    let conflicts = file.draft().unwrap_err();
    let keys: Vec<&str> = conflicts.0.iter().map(|c| c.key.as_str()).collect();
    assert_eq!(keys, ["preset", "strait", "target"]);
}

#[test]
fn four_of_a_kind_with_a_pair_follows_the_price_of_three_pairs_in_the_classic_rules() {
    let price = |settings: &[(&str, &str)]| {
        let rules = RuleSet::try_from(draft(settings)).unwrap();
        rules.set_asides("444422".parse().unwrap())[0].points
    };
    assert_eq!(price(&[]), Points(1500));
    assert_eq!(price(&[("three_pairs", "750")]), Points(750));
    assert_eq!(price(&[("three_pairs", "750"), ("four_and_a_pair", "1000")]), Points(1000));
    assert_eq!(price(&[("three_pairs", "none")]), Points(400), "three 4s are left");
}

#[test]
fn a_share_code_keeps_whether_a_price_follows_another() {
    let classic = draft(&[]);
    assert_eq!(RuleSetDraft::from_code(&classic.code()), Ok(classic));
    let mut follows = draft(&[("target", "5000")]);
    let mut fixed = draft(&[("target", "5000"), ("four_and_a_pair", "1500")]);
    assert!(follows.plays_like(&fixed));
    for draft in [&mut follows, &mut fixed] {
        let mut read = RuleSetDraft::from_code(&draft.code()).unwrap();
        assert_eq!(read.scoring, draft.scoring);
        for draft in [&mut read, draft] {
            draft.set("three_pairs", "750").unwrap();
        }
        assert!(read.plays_like(draft));
    }
    assert!(!follows.plays_like(&fixed));
}

#[test]
fn codes_from_before_a_price_could_follow_another_mean_what_they_meant() {
    // As they were shared: classic, classic to 1,000 and to 1,500, PlayMonster, Zilch.
    for (code, name, target, four_and_a_pair) in [
        ("F1-1SW12F0J7G5Z", "Classic", 10_000, 1500),
        ("F1-1SW12F0J7GH2GH9", "House rules", 1000, 1500),
        ("F1-1SW12F0J7GH3R35", "House rules", 1500, 1500),
        ("F1-0G60N8G11F1043720C8KR4HW2DJ1G51104M00KQ", "PlayMonster", 10_000, 1500),
        ("F1-184GP48C448KR4HW2MA1C08S1GDHCWP", "Zilch", 10_000, 1500),
        ("F1-1R0026", "Busche and Neller", 10_000, 0),
    ] {
        let draft = RuleSetDraft::from_code(code).unwrap();
        let rules = RuleSet::try_from(draft.clone()).unwrap();
        assert_eq!((rules.name(), rules.target()), (name, Points(target)), "{code}");
        assert_eq!(rules.four_and_a_pair(), Points(four_and_a_pair), "{code}");
        assert_eq!(draft.code(), code);
    }
}

#[test]
fn a_description_says_what_is_switched_on_and_nothing_else() {
    let text = |preset: &str| {
        let sections = describe(&RuleSet::preset(preset).unwrap());
        sections.iter().flat_map(|s| &s.statements).map(ToString::to_string).collect::<Vec<_>>().join("\n")
    };
    assert!(text("playmonster").contains("Your first bank must be at least 500"));
    assert!(!text("classic").contains("first bank"));
    assert!(text("wikihow").contains("you must roll all six again"));
    assert!(text("zilch").contains("nothing scores is worth 500 and counts as hot dice"));
}

#[test]
fn every_option_changes_the_description_when_it_changes_the_game() {
    let words = |draft: &RuleSetDraft| RuleSet::try_from(draft.clone()).ok().map(|rules| describe(&rules));
    let base = draft(&[
        ("ending", "last_turn"),
        ("leftover_dice", "high_stakes"),
        ("three_farkles", "500"),
        ("no_scorers", "500"),
    ]);
    for option in options() {
        // A value besides the usual ones, for options whose usual values are those of the base.
        let others = match option.kind {
            Kind::Points => &["250"][..],
            _ => &[],
        };
        let described = option.usual.iter().chain(others).filter_map(|usual| {
            let mut changed = base.clone();
            match option.key {
                "rounds" => changed.set("ending", "rounds").unwrap(),
                "five_of_a_kind_wins" => changed.set("dice", "5").unwrap(),
                _ => {}
            }
            let unchanged = changed.clone();
            let before = words(&changed);
            let value = if option.key == "rounds" { "7" } else { usual };
            changed.set(option.key, value).unwrap();
            let value_changed = before.is_some() && !changed.plays_like(&unchanged);
            (value_changed && words(&changed).is_some()).then(|| words(&changed) != before)
        });
        let described: Vec<bool> = described.collect();
        assert!(!described.is_empty(), "{} was never changed", option.key);
        assert!(described.iter().all(|&d| d), "{} changes without a word", option.key);
    }
}

#[test]
fn a_difference_names_both_settings() {
    let mut ours = draft(&[("straight", "1500")]);
    ours.name = "Ours".to_string();
    let found = differences(&ours, &RuleSetDraft::preset("classic").unwrap());
    assert_eq!(found.len(), 1);
    assert_eq!(found[0].to_string(), "Straight 1-6: 1,500, not 3,000");
}

proptest! {
    #[test]
    fn a_rule_set_survives_code_json_and_toml(seed in any::<u64>()) {
        let rules = random_rules(&mut Random(seed));
        let draft = rules.draft();
        prop_assert!(RuleSetDraft::from_code(&draft.code()).unwrap().plays_like(draft));
        let json = serde_json::to_string(draft).unwrap();
        prop_assert_eq!(&serde_json::from_str::<RuleSetDraft>(&json).unwrap(), draft);
        let file: RuleFile = toml::from_str(&draft.to_toml()).unwrap();
        prop_assert_eq!(&file.draft().unwrap(), draft);
    }

    #[test]
    fn names_of_any_kind_survive_toml(name in "\\PC{0,20}", about in any::<String>()) {
        let draft = RuleSetDraft { name, about, ..RuleSetDraft::preset("zilch").unwrap() };
        let file: RuleFile = toml::from_str(&draft.to_toml()).unwrap();
        prop_assert_eq!(&file.draft().unwrap(), &draft);
    }

    #[test]
    fn reading_a_code_never_panics(text in any::<String>(), tail in "[0-9A-Z]{0,60}") {
        let _ = RuleSetDraft::from_code(&text);
        if let Ok(draft) = RuleSetDraft::from_code(&format!("F1-{tail}")) {
            let _ = RuleSet::try_from(draft);
        }
    }

    #[test]
    fn reading_a_setting_never_panics_and_gives_what_is_written_back(text in any::<String>()) {
        for option in options() {
            if let Ok(setting) = option.parse(&text) {
                prop_assert_eq!(option.parse(&setting.to_string()), Ok(setting));
            }
        }
    }
}

#[test]
fn a_target_of_up_to_a_thousand_million_is_a_rule_set() {
    let huge = draft(&[("target", "1000000000")]);
    assert_eq!(huge.get("target"), Some(Setting::Number(1_000_000_000)));
    assert!(RuleSet::try_from(huge).is_ok());
    assert!(RuleSetDraft::default().set("target", "1000000005").is_err());
}

#[test]
fn a_list_in_a_rule_file_is_not_taken_for_an_amount_with_a_separator() {
    let file = |text: &str| serde_json::from_str::<RuleFile>(text).unwrap().draft();
    assert!(file(r#"{"straight": [1, 500]}"#).is_err());
    assert_eq!(file(r#"{"straight": "1,500"}"#).unwrap().scoring.straight, Points(1500));
    let bonus = |text| file(text).map(|draft| draft.sides.start_bonus);
    assert_eq!(bonus(r#"{"start_bonus": [0, 500]}"#), Ok(vec![Points(0), Points(500)]));
    assert_eq!(bonus(r#"{"start_bonus": []}"#), Ok(vec![]));
    assert!(bonus(r#"{"start_bonus": [[0, 500]]}"#).is_err());
}

#[test]
fn a_turn_may_end_on_a_throw_in_which_nothing_scores_even_where_hot_dice_must_be_rolled() {
    let mut draft = draft(&[("hot_dice", "must_roll"), ("no_scorers", "500"), ("minimum_bank", "1000")]);
    draft.scoring = farkle_rules::rule_set::Scoring {
        straight: Points(1500),
        no_scorers: Points(500),
        ..farkle_rules::rule_set::Scoring::default()
    };
    assert!(RuleSet::try_from(draft.clone()).is_ok(), "500 can be banked, and rolled on from");
    draft.scoring.no_scorers_are_hot = true;
    assert_eq!(RuleSet::try_from(draft).unwrap_err().0[0].problem, Problem::NeverMayStop);
}
