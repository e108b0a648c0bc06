//! The examples of the five source documents, and their errors as settled in the rules reference.
//!
//! S0 is the dice shop's complete instructions (`classic`), S1 the PlayMonster leaflet, S2 Walnut
//! Studiolo, S3 wikiHow, S4 the expanded PlayMonster summary.

use farkle_rules::{Dice, Event, Game, Points, Refusal, RuleSet, RuleSetDraft, Seat, Then};

fn rules(preset: &str) -> RuleSet {
    RuleSet::preset(preset).unwrap()
}

fn dice(text: &str) -> Dice {
    text.parse().unwrap()
}

/// "155 200" for every legal set-aside of a roll.
fn legal(preset: &str, roll: &str) -> Vec<String> {
    let rules = rules(preset);
    rules.set_asides(dice(roll)).iter().map(|s| format!("{} {}", s.dice, s.points)).collect()
}

fn points(preset: &str, part: &str, roll: &str) -> Option<i32> {
    rules(preset).points_of(dice(part), dice(roll)).map(|points| points.0)
}

/// Plays tokens in a game of two in which seat 1 starts.
fn play(preset: &str, tokens: &str) -> Game {
    let mut game = Game::new(rules(preset), 2).unwrap();
    game.apply(&Event::Started(Seat::FIRST)).unwrap();
    for token in tokens.split_whitespace() {
        game.apply(&token.parse().unwrap()).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
    game
}

fn first_score(game: &Game) -> i32 {
    game.score(game.side(Seat::FIRST)).0
}

#[test]
fn s0_a_roll_of_1_2_2_5_5_6_has_five_legal_set_asides() {
    assert_eq!(legal("classic", "122556"), ["155 200", "15 150", "1 100", "55 100", "5 50"]);
}

#[test]
fn s0_a_one_and_two_ones_of_a_later_roll_are_300_never_1000() {
    let game = play("classic", "n 122346 1+ 11346 11=");
    assert_eq!(first_score(&game), 300);
}

#[test]
fn s0_the_example_1_2_4_5_5_5_scores_as_listed_and_in_more_ways() {
    for (part, expected) in [("1", 100), ("15", 150), ("555", 500), ("1555", 600)] {
        assert_eq!(points("classic", part, "124555"), Some(expected));
    }
    // The source says "one of the following"; these are legal too.
    for (part, expected) in [("5", 50), ("55", 100), ("155", 200)] {
        assert_eq!(points("classic", part, "124555"), Some(expected));
    }
    assert_eq!(legal("classic", "124555").len(), 7);
}

#[test]
fn s0_four_of_a_kind_with_a_pair_has_the_price_of_three_pairs() {
    assert_eq!(points("classic", "333344", "333344"), Some(1500));
    assert_eq!(points("classic", "223344", "223344"), Some(1500));
}

#[test]
fn s0_six_of_a_kind_is_neither_three_pairs_nor_four_and_a_pair() {
    assert_eq!(points("classic", "333333", "333333"), Some(600), "two triplets of 3s, each 300");
}

#[test]
fn s0_four_fives_without_a_price_are_a_triple_and_a_single() {
    assert_eq!(points("classic", "5555", "555526"), Some(550));
}

#[test]
fn s0_a_farkle_ends_the_turn_in_classic_although_one_paragraph_lets_the_player_go_on() {
    let game = play("classic", "n 122346 1+ 22346");
    assert_eq!(game.mover(), Seat::new(1).unwrap());
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("after_farkle", "may_go_on").unwrap();
    let mut game = Game::new(RuleSet::try_from(draft).unwrap(), 2).unwrap();
    for token in "@1 n 122346 1+ 22346 g 12346 1=".split_whitespace() {
        game.apply(&token.parse().unwrap()).unwrap();
    }
    assert_eq!(first_score(&game), 100, "the points before the farkle are lost, those after it are not");
}

#[test]
fn s0_five_dice_drop_every_combination_of_six() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    draft.set("six_of_a_kind", "3000").unwrap();
    draft.set("six_ones", "5000").unwrap();
    draft.set("two_triplets", "2500").unwrap();
    draft.set("dice", "5").unwrap();
    assert!(RuleSet::try_from(draft).is_ok());
}

#[test]
fn s1_the_sample_turn_scores_950() {
    let game = play("playmonster", "n 234566 5+ 14446 1444+ 1 1+ 233366 333=");
    assert_eq!(first_score(&game), 950);
    let totals: Vec<i32> =
        ["n 234566 5+ 14446", "n 234566 5+ 14446 1444+ 1", "n 234566 5+ 14446 1444+ 1 1+ 233366"]
            .map(|tokens| play("playmonster", tokens).turn().total.0)
            .to_vec();
    assert_eq!(totals, [50, 550, 650]);
}

#[test]
fn s1_the_sample_turn_may_stop_at_550() {
    let game = play("playmonster", "n 234566 5+ 14446 1444=");
    assert_eq!(first_score(&game), 550);
    assert!(game.has_opened(game.side(Seat::FIRST)));
}

#[test]
fn s1_one_five_and_two_fives_of_a_later_roll_are_150() {
    let game = play("classic", "n 234566 5+ 23455 55=");
    assert_eq!(first_score(&game), 150);
}

#[test]
fn s2_the_example_1_1_3_3_3_5_scores_as_listed() {
    for (part, expected) in [("333", 300), ("11", 200), ("5", 50), ("113335", 550)] {
        assert_eq!(points("walnut", part, "113335"), Some(expected));
    }
    let game = play("walnut", "n 113335 113335+ 122346");
    assert_eq!(game.turn().total, Points(550), "hot dice: six dice rolled again");
    assert_eq!(first_score(&play("walnut", "n 113335 113335=")), 550, "or stay");
}

#[test]
fn s2_threes_double_with_every_further_die() {
    for (part, expected) in [("333", 300), ("3333", 600), ("33333", 1200), ("333333", 2400)] {
        assert_eq!(points("walnut", part, part), Some(expected));
    }
}

#[test]
fn s2_a_fourth_four_on_a_later_roll_scores_nothing() {
    let game = play("walnut", "n 444236 444+");
    let mut game = game;
    game.apply(&Event::Rolled(dice("234"))).unwrap();
    assert_eq!(game.mover(), Seat::new(1).unwrap(), "2-3-4 is a farkle");
}

#[test]
fn s3_the_example_1_2_3_3_3_5_scores_as_listed() {
    for (part, expected) in [("333", 300), ("1", 100), ("5", 50), ("13335", 450)] {
        assert_eq!(points("wikihow", part, "123335"), Some(expected));
    }
    assert_eq!(rules("wikihow").farkle_rolls(1), 4, "one die is left and scores with chance 1 in 3");
}

#[test]
fn s3_hot_dice_must_be_rolled_before_anything_is_banked() {
    let game = play("wikihow", "n 123335 13335+ 1");
    let bank = farkle_rules::Action::SetAside { dice: dice("1"), then: Then::Bank };
    assert_eq!(game.decide(bank), Err(Refusal::HotDiceMustRoll));
}

#[test]
fn s4_the_sample_sets_a_five_aside_from_a_straight_which_is_legal_but_not_best() {
    assert_eq!(points("playmonster-expanded", "5", "123456"), Some(50));
    assert_eq!(legal("playmonster-expanded", "123456")[0], "123456 1,500");
}

#[test]
fn s4_the_second_roll_of_the_sample_makes_250_not_550_and_can_not_be_banked() {
    let mut game = play("playmonster-expanded", "n 123456 5+ 12255");
    assert_eq!(points("playmonster-expanded", "155", "12255"), Some(200));
    assert_eq!(
        points("playmonster-expanded", "1555", "12255"),
        None,
        "an earlier 5 can't join two rolled later"
    );
    let bank = farkle_rules::Action::SetAside { dice: dice("155"), then: Then::Bank };
    let refusal = game.decide(bank).unwrap_err();
    assert_eq!(refusal, Refusal::BelowOpening { opening: Points(500), missing: Points(250) });
    game.apply(&"155+".parse().unwrap()).unwrap();
    assert_eq!(game.turn().total, Points(250));
    assert_eq!(game.chance(), Some(farkle_rules::Chance::Roll { dice: 2 }), "two dice are left, not one");
}

#[test]
fn s4_exactly_ten_thousand_does_not_begin_the_last_turns() {
    let at = |preset: &str, banked: &str| {
        let start =
            if banked == "9950" { "9950/0 m1of2 t0 choose:555123" } else { "9900/0 m1of2 choose:112346" };
        let mut game = start.parse::<farkle_rules::Position>().unwrap().game(rules(preset)).unwrap();
        let token = if banked == "9950" { "5=" } else { "11=" };
        game.apply(&token.parse().unwrap()).unwrap().last_turns_begin
    };
    assert!(!at("playmonster-expanded", "9950"));
    assert!(at("playmonster", "9950"));
    assert!(at("playmonster-expanded", "9900"), "10,100 is above the target");
}
