//! `farkle score`.

use super::farkle;
use serde_json::{Value, json};

/// Dice and points of all options.
fn options(answer: &Value) -> Vec<(String, i64)> {
    let dice = |option: &Value| option["dice"].as_array().unwrap().iter().map(Value::to_string).collect();
    answer["options"].as_array().unwrap().iter().map(|o| (dice(o), o["points"].as_i64().unwrap())).collect()
}

#[test]
fn the_json_of_a_roll_has_farkle_best_and_options() {
    let answer = farkle("score --rules playmonster --json 1 1 1 5 2 3").json();
    assert_eq!(answer["farkle"], json!(false));
    assert_eq!(answer["best"], answer["options"][0]);
    assert_eq!(
        answer["best"],
        json!({
            "dice": [1, 1, 1, 5],
            "points": 350,
            "dice_left": 2,
            "combinations": [
                {"name": "three of a kind", "dice": [1, 1, 1], "points": 300},
                {"name": "single", "dice": [5], "points": 50},
            ],
        })
    );
    let expected =
        [("1115", 350), ("111", 300), ("115", 250), ("11", 200), ("15", 150), ("1", 100), ("5", 50)];
    assert_eq!(options(&answer), expected.map(|(dice, points)| (dice.to_string(), points)));
}

#[test]
fn options_are_sorted_by_points_and_distinct() {
    let answer = farkle("score --rules classic --json 122556").json();
    assert_eq!(
        options(&answer),
        [("155", 200), ("15", 150), ("1", 100), ("55", 100), ("5", 50)]
            .map(|(dice, points)| (dice.to_string(), points))
    );
}

#[test]
fn hot_dice_leave_all_dice() {
    let answer = farkle("score --json 123456").json();
    assert_eq!(answer["best"]["dice_left"], json!(6));
    let answer = farkle("score --json 1 1 --set dice=5").json();
    assert_eq!(answer["best"]["dice_left"], json!(5));
    assert!(farkle("score 1 1").good().contains("6 (hot dice)"));
}

#[test]
fn a_farkle_has_no_best_and_says_why() {
    let answer = farkle("score --json 2 2 3 3 4 6").json();
    assert_eq!(
        (&answer["farkle"], &answer["best"], &answer["options"]),
        (&json!(true), &json!(null), &json!([]))
    );
    let text = farkle("score 2 2 3").good();
    assert!(text.contains("Farkle. Nothing in this roll scores: no 1, no 5, no three of a kind."), "{text}");
}

#[test]
fn toxic_twos_are_no_farkle_but_leave_nothing_to_choose() {
    let answer = farkle("score --json 2 2 2 2 1 5 --set toxic_twos=on").json();
    assert_eq!((&answer["farkle"], &answer["verdict"]), (&json!(false), &json!("toxic_twos")));
    assert_eq!(answer["options"], json!([]));
    assert!(farkle("score 222215 --set toxic_twos=on").good().contains("Toxic twos"));
}

#[test]
fn six_ones_may_win_at_once() {
    assert_eq!(farkle("score --json 111111 --set six_ones=wins").json()["verdict"], json!("wins"));
}

#[test]
fn dice_may_be_written_with_spaces_commas_or_together() {
    let one = farkle("score --json 1 5 2").good();
    assert_eq!(farkle("score --json 152").good(), one);
    assert_eq!(farkle("score --json 1,5,2").good(), one);
}

#[test]
fn five_toxic_twos_do_not_win() {
    let said = farkle("score 22222 --set dice=5 --set toxic_twos=on --set five_of_a_kind_wins=on").good();
    assert!(said.contains("Toxic twos") && !said.contains("wins"), "{said}");
}
