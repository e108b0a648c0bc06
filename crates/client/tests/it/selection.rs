//! What a tap on a die selects, and what the selection says.

use super::client::{ledger_at, places_of, rules};
use farkle_client::{Screen, Selection};
use farkle_rules::{Face, Points, Refusal};

#[test]
fn one_tap_on_one_of_three_fours_takes_all_three_and_a_second_tap_on_it_lets_them_go() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 144462");
    let mut selection = Selection::default();
    let fours = places_of(&ledger, 4);
    selection.tap(&ledger, fours[1]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "444");
    selection.tap(&ledger, fours[1]).unwrap();
    assert!(selection.is_empty());
    selection.tap(&ledger, fours[1]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "444", "whoever changes their mind has them again");
}

#[test]
fn whoever_taps_the_dice_of_a_set_one_by_one_keeps_the_set() {
    for (preset, roll, points) in
        [("classic", "111234", 1000), ("classic", "123456", 3000), ("classic", "223355", 1500)]
    {
        let ledger = ledger_at(rules(preset, &[]), &format!("@1 n {roll}"));
        let mut selection = Selection::default();
        for place in (0..6).filter(|&place| roll != "111234" || places_of(&ledger, 1).contains(&place)) {
            selection.tap(&ledger, place).unwrap();
        }
        assert_eq!(Screen::of(&ledger, &selection).selected, Points(points), "{roll}");
    }
}

#[test]
fn other_dice_stay_when_a_set_is_put_back() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 144456");
    let mut selection = Selection::default();
    selection.tap(&ledger, places_of(&ledger, 1)[0]).unwrap();
    selection.tap(&ledger, places_of(&ledger, 4)[0]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "1444");
    selection.tap(&ledger, places_of(&ledger, 4)[0]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "1");
    selection.tap(&ledger, places_of(&ledger, 1)[0]).unwrap();
    assert!(selection.is_empty());
}

#[test]
fn a_tap_on_a_single_five_takes_that_very_die() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 155246");
    let fives = places_of(&ledger, 5);
    let mut selection = Selection::default();
    selection.tap(&ledger, fives[1]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "5");
    assert!(selection.contains(fives[1]) && !selection.contains(fives[0]));
}

#[test]
fn after_a_set_is_put_back_another_of_its_dice_is_taken_alone() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 155526");
    let mut selection = Selection::default();
    let fives = places_of(&ledger, 5);
    let mut tapped = |place: usize| {
        selection.tap(&ledger, fives[place]).unwrap();
        let more = if selection.goes_one_by_one(&ledger) { " and more" } else { "" };
        format!("{}{more}", selection.dice(&ledger))
    };
    assert_eq!([tapped(0), tapped(0), tapped(1)], ["555", "", "5 and more"]);
    assert_eq!([tapped(2), tapped(0), tapped(2)], ["55 and more", "555", "55 and more"]);
}

#[test]
fn a_tap_on_a_die_of_a_straight_takes_the_straight() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 123456");
    let mut selection = Selection::default();
    selection.tap(&ledger, places_of(&ledger, 3)[0]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "123456");
}

#[test]
fn a_tap_on_a_die_that_scores_nothing_is_refused_in_the_engines_words() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 123346");
    let mut selection = Selection::default();
    let refusal = selection.tap(&ledger, places_of(&ledger, 6)[0]).unwrap_err();
    assert_eq!(refusal, Refusal::DoesNotScore { dice: "6".parse().unwrap() });
    assert_eq!(refusal.to_string(), "That 6 scores nothing and can't be set aside.");
    assert!(selection.is_empty());
}

#[test]
fn a_fourth_six_where_three_count_is_refused_and_the_selection_stays() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 166663");
    let sixes = places_of(&ledger, 6);
    let mut selection = Selection::default();
    selection.tap(&ledger, sixes[0]).unwrap();
    selection.tap(&ledger, places_of(&ledger, 1)[0]).unwrap();
    assert_eq!(selection.dice(&ledger).to_string(), "1666");
    let before = selection;
    let fourth = *sixes.iter().find(|place| !selection.contains(**place)).unwrap();
    let refusal = selection.tap(&ledger, fourth).unwrap_err();
    assert_eq!(refusal, Refusal::DoesNotScore { dice: "6".parse().unwrap() });
    assert_eq!(selection, before);
    let lies_in_the_shade = |selection: &Selection| !Screen::of(&ledger, selection).dice[fourth].scores;
    assert!(lies_in_the_shade(&selection));
    assert!(!lies_in_the_shade(&Selection::default()), "any of the four may be taken");
}

#[test]
fn the_best_dice_complete_a_selection_and_are_only_put_back_when_all_of_them_are_taken() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 112346");
    let mut selection = Selection::default();
    let one = Selection::faces(&ledger).iter().position(|&face| face == Face::One).unwrap();
    selection.tap(&ledger, one).unwrap();
    assert_eq!(selection.dice(&ledger).len(), 1);
    selection.take_best_or_none(&ledger);
    assert_eq!(selection.dice(&ledger).len(), 2, "completed, not cleared");
    selection.take_best_or_none(&ledger);
    assert!(selection.is_empty());
    selection.take_best_or_none(&ledger);
    assert_eq!(selection.dice(&ledger).len(), 2);
}

#[test]
fn a_selection_is_taken_again_only_where_it_is_a_set_aside_of_this_roll() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 112346");
    let mut selection = Selection::default();
    selection.take_best(&ledger);
    let mut again = Selection::default();
    again.take_again(&ledger, selection.places());
    assert_eq!(again.places(), selection.places());
    let mut foreign = Selection::default();
    foreign.take_again(&ledger, 0b11_1111);
    assert!(foreign.is_empty(), "all six are no set-aside");
}

#[test]
fn a_die_says_what_a_tap_on_it_selects() {
    let ledger = ledger_at(rules("classic", &[]), "@1 n 144456");
    let dice = Screen::of(&ledger, &Selection::default()).dice;
    let points = |pips| dice.iter().find(|die| die.face.pips() == pips).unwrap().points;
    assert_eq!([1, 4, 5, 6].map(points), [100, 400, 50, 0].map(Points));
}
