//! The points on which sources are silent or contradict each other, as the reference settles them:
//! one test each.

use farkle_rules::{Action, Event, EventError, Game, Points, Refusal, RuleSet, RuleSetDraft, Seat};

fn rules(changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

fn apply(game: &mut Game, tokens: &str) {
    for token in tokens.split_whitespace() {
        game.apply(&token.parse().unwrap()).unwrap_or_else(|error| panic!("{token}: {error}"));
    }
}

/// Plays turns in a game in which seat 1 starts.
fn play(changes: &[(&str, &str)], seats: usize, turns: &[&str]) -> Game {
    let mut game = Game::new(rules(changes), seats).unwrap();
    game.apply(&Event::Started(Seat::FIRST)).unwrap();
    turns.iter().for_each(|turn| apply(&mut game, turn));
    game
}

fn scores(game: &Game) -> Vec<i32> {
    game.all_sides().map(|side| game.score(side).0).collect()
}

fn winners(game: &Game) -> Vec<usize> {
    game.winners().iter().map(|side| side.index() + 1).collect()
}

fn farkles(game: &Game) -> Vec<u8> {
    game.seats().map(|seat| game.farkles_in_a_row(seat)).collect()
}

fn refusal(game: &Game, token: &str) -> Refusal {
    match game.clone().apply(&token.parse().unwrap()) {
        Err(EventError::Refused(refusal)) => refusal,
        other => panic!("{token}: {other:?}"),
    }
}

const FARKLE: &str = "n 223346";
const TOXIC: &str = "n 222246";
const BANK_50: &str = "n 522346 5=";
const BANK_100: &str = "n 122346 1=";
const BANK_200: &str = "n 112346 11=";
const BANK_500: &str = "n 555346 555=";
const BANK_1000: &str = "n 111346 111=";

#[test]
fn until_a_side_has_opened_it_can_bank_only_the_opening_score_and_afterwards_anything() {
    let game = play(&[("opening_score", "500")], 2, &["n 122346"]);
    let (opening, missing) = (Points(500), Points(400));
    assert_eq!(refusal(&game, "1="), Refusal::BelowOpening { opening, missing });
    let game = play(&[("opening_score", "500")], 2, &[BANK_500, FARKLE, BANK_50]);
    assert_eq!(scores(&game), [550, 0]);
}

#[test]
fn of_an_opening_score_and_a_minimum_the_larger_need_is_told() {
    let game = play(&[("opening_score", "500"), ("minimum_bank", "300")], 2, &["n 122346"]);
    let opening = Refusal::BelowOpening { opening: Points(500), missing: Points(400) };
    assert_eq!(refusal(&game, "1="), opening);
    let game = play(&[("opening_score", "300"), ("minimum_bank", "500")], 2, &["n 122346"]);
    let minimum = Refusal::BelowMinimum { minimum: Points(500), missing: Points(400) };
    assert_eq!(refusal(&game, "1="), minimum);
    assert!(game.has_opened(game.side(Seat::FIRST)), "and there is nothing to open");
}

#[test]
fn an_opened_player_stays_opened_when_a_penalty_takes_the_score_back() {
    let rules = [("opening_score", "500"), ("three_farkles", "500")];
    let game =
        play(&rules, 2, &[BANK_500, FARKLE, FARKLE, FARKLE, FARKLE, BANK_500, FARKLE, BANK_50, BANK_50]);
    assert_eq!(scores(&game), [50, 550]);
}

#[test]
fn the_third_farkle_in_a_row_costs_the_penalty_and_the_count_begins_anew() {
    let game = play(&[("three_farkles", "1000")], 1, &[FARKLE, FARKLE]);
    assert_eq!((scores(&game), farkles(&game)), (vec![0], vec![2]));
    let game = play(&[("three_farkles", "1000")], 1, &[FARKLE, FARKLE, FARKLE]);
    assert_eq!((scores(&game), farkles(&game)), (vec![-1000], vec![0]));
    let game =
        play(&[("three_farkles", "1000"), ("below_zero", "off")], 1, &[BANK_50, FARKLE, FARKLE, FARKLE]);
    assert_eq!(scores(&game), [0]);
    let game = play(&[("three_farkles", "all")], 1, &[BANK_1000, FARKLE, FARKLE, FARKLE]);
    assert_eq!(scores(&game), [0]);
}

#[test]
fn banking_resets_the_count_of_farkles() {
    let game = play(&[("three_farkles", "1000")], 1, &[FARKLE, FARKLE, BANK_50, FARKLE]);
    assert_eq!((scores(&game), farkles(&game)), (vec![50], vec![1]));
}

#[test]
fn three_farkles_are_counted_for_each_player_and_cost_the_team() {
    let rules = [("three_farkles", "1000"), ("teams", "2")];
    let round = [FARKLE, BANK_50, FARKLE, BANK_50];
    let game = play(&rules, 4, &[round, round].concat());
    assert_eq!((scores(&game), farkles(&game)), (vec![0, 200], vec![2, 0, 2, 0]), "four farkles of a team");
    let game = play(&rules, 4, &[round, round, round].concat());
    assert_eq!(scores(&game), [-2000, 300], "both mates have had three");
}

#[test]
fn toxic_twos_are_no_farkle_and_leave_the_count_as_it_was() {
    let rules = [("three_farkles", "1000"), ("toxic_twos", "on")];
    let game = play(&rules, 1, &[FARKLE, FARKLE, TOXIC]);
    assert_eq!((scores(&game), farkles(&game)), (vec![0], vec![2]));
    let game = play(&rules, 1, &[FARKLE, FARKLE, TOXIC, FARKLE]);
    assert_eq!((scores(&game), farkles(&game)), (vec![-1000], vec![0]));
}

#[test]
fn toxic_twos_come_before_everything_that_they_would_score() {
    let game = play(&[("toxic_twos", "on")], 2, &["n 222211"]);
    assert_eq!((scores(&game), game.mover().index()), (vec![0, 0], 1));
}

#[test]
fn who_may_go_on_after_a_farkle_loses_the_points_but_keeps_the_dice_in_hand() {
    let game = play(&[("after_farkle", "may_go_on")], 2, &["n 122346 1+ 22346 g 12346 1="]);
    assert_eq!(scores(&game), [100, 0]);
}

#[test]
fn a_last_turn_that_could_go_on_for_ever_can_be_given_up_after_every_farkle() {
    let rules = [
        ("after_farkle", "may_go_on"),
        ("ending", "last_turn"),
        ("target", "1000"),
        ("opening_score", "500"),
    ];
    let mut game = play(&rules, 2, &[BANK_1000, "n 522346"]);
    assert!(matches!(refusal(&game, "5="), Refusal::BelowOpening { .. }), "it can't be banked");
    assert_eq!(refusal(&game, "5x"), Refusal::CannotGiveUp, "and has to be rolled on");
    apply(&mut game, "5+ 22346");
    for _ in 0..1_000 {
        assert!(game.legal_actions().eq([Action::GoOn, Action::GiveUp]));
        apply(&mut game, "g 22346");
    }
    apply(&mut game, "x");
    assert_eq!((scores(&game), winners(&game)), (vec![1000, 0], vec![1]));
}

#[test]
fn a_turn_that_ends_on_a_farkle_counts_once_however_many_there_were_in_it() {
    let rules = [("after_farkle", "may_go_on"), ("three_farkles", "1000"), ("toxic_twos", "on")];
    let game = play(&rules, 1, &["n 223346 g 223346 g 223346 x"]);
    assert_eq!(farkles(&game), [1]);
    let game = play(&rules, 1, &["n 223346 x", "n 223346 g 122346 1="]);
    assert_eq!(farkles(&game), [0], "a bank resets the count although a farkle came before it");
    let game = play(&rules, 1, &["n 223346 x", "n 223346 g 222246"]);
    assert_eq!(farkles(&game), [1], "toxic twos end the turn and leave the count as it was");
}

#[test]
fn the_dice_left_over_are_those_not_set_aside_however_the_turn_ended() {
    let rules = [("leftover_dice", "high_stakes"), ("toxic_twos", "on")];
    let left = |turn: &str| play(&rules, 2, &[turn]).leftover().map(|left| left.dice);
    assert_eq!(left("n 122346 1="), Some(5));
    assert_eq!(left("n 122346 1+ 22346"), Some(5), "after a farkle");
    assert_eq!(left("n 122346 1+ 22223"), Some(5), "after toxic twos");
    assert_eq!(left("n 123456 123456="), None, "nothing is left");
}

#[test]
fn dice_taken_over_earn_the_bonus_if_the_first_roll_scores_and_are_a_farkle_otherwise() {
    let rules = [("leftover_dice", "high_stakes"), ("high_stakes_bonus", "1000")];
    assert_eq!(play(&rules, 2, &[]).decide(Action::TakeOver), Err(Refusal::NothingLeftOver));
    assert_eq!(scores(&play(&rules, 2, &[BANK_100, "t 12346 1="])), [100, 1100]);
    let lost = play(&rules, 2, &[BANK_100, "t 22346"]);
    assert_eq!((scores(&lost), lost.mover().index()), (vec![100, 0], 0));
}

#[test]
fn piggybacking_inherits_what_was_banked_and_only_that() {
    let rules = [("leftover_dice", "piggyback")];
    assert_eq!(scores(&play(&rules, 2, &[BANK_500, "t 123 1="])), [500, 600]);
    let after_hot_dice = play(&rules, 2, &["n 123456 123456="]);
    assert_eq!(after_hot_dice.leftover().map(|left| left.dice), Some(6));
    assert_eq!(play(&rules, 2, &[FARKLE]).leftover(), None);
}

#[test]
fn a_bank_that_passes_the_exact_target_is_given_to_the_lowest_opponent() {
    let rules = [("ending", "exactly"), ("target", "1000")];
    let game = play(&rules, 3, &[BANK_500, BANK_100, BANK_50, "n 111346 111="]);
    assert_eq!(scores(&game), [500, 100, 50], "1,050 would pass the target too: lost");
    let game = play(&rules, 3, &[BANK_1000]);
    assert_eq!(winners(&game), [1], "exactly the target wins at once");
    let game =
        play(&rules, 3, &["n 555226 555=", BANK_200, BANK_50, "n 555136 555+ 125 15+ 1 1+ 223344 223344="]);
    assert_eq!(scores(&game)[0], 500, "what passes scores nothing");
}

#[test]
fn of_equally_low_opponents_the_next_in_turn_order_gets_the_gift() {
    let rules = [("ending", "exactly"), ("target", "700")];
    let game = play(&rules, 3, &[FARKLE, BANK_500, FARKLE, FARKLE, "n 555346 555="]);
    assert_eq!(scores(&game), [0, 500, 500], "seat 3 comes next after seat 2");
}

#[test]
fn a_gift_that_lands_on_the_target_wins_and_a_gift_does_not_open() {
    let rules = [("ending", "exactly"), ("target", "1000"), ("opening_score", "200")];
    let game = play(&rules, 2, &[BANK_500, BANK_500, "n 111346 11=", "n 111555 111="]);
    assert_eq!(scores(&game), [700, 500], "1,700 would pass: lost");
    let game = play(&rules, 2, &[BANK_200, BANK_1000]);
    assert_eq!(winners(&game), [2]);
    let game = play(&[("ending", "exactly"), ("target", "500")], 2, &[FARKLE, BANK_50, FARKLE, BANK_500]);
    assert_eq!((scores(&game), winners(&game)), (vec![500, 50], vec![1]));
    let game = play(&rules, 2, &[BANK_500, FARKLE, "n 555136 5551="]);
    assert_eq!(scores(&game), [500, 600]);
    assert!(!game.has_opened(game.side(Seat::new(1).unwrap())), "who got a gift has banked nothing");
}

#[test]
fn in_last_turns_a_later_side_takes_the_lead_only_with_more() {
    let rules = [("ending", "last_turn"), ("target", "1000")];
    let game = play(&rules, 3, &[FARKLE, BANK_1000]);
    assert_eq!(game.mover().index(), 2, "clockwise from who reached the target");
    let game = play(&rules, 3, &[FARKLE, BANK_1000, BANK_50, BANK_1000]);
    assert_eq!((scores(&game), winners(&game)), (vec![1000, 1000, 50], vec![2]));
    let game = play(&rules, 3, &[BANK_50, BANK_1000, FARKLE, BANK_1000]);
    assert_eq!(winners(&game), [1]);
}

#[test]
fn what_takes_the_lead_is_never_less_than_what_may_be_banked() {
    let turns = [FARKLE, BANK_500, FARKLE, "n 444536 4445=", BANK_1000];
    let needed = |changes: &[(&str, &str)]| {
        let changes = [&[("ending", "last_turn"), ("target", "1000")], changes].concat();
        let game = play(&changes, 2, &turns);
        assert_eq!(scores(&game), [1000, 950]);
        game.takes_the_lead_with()
    };
    assert_eq!(needed(&[]), Some(Points(100)));
    assert_eq!(needed(&[("minimum_bank", "300")]), Some(Points(300)));
    let changes = [("ending", "last_turn"), ("target", "1000"), ("opening_score", "350")];
    let game = play(&changes, 2, &["n 111346 111+ 223", FARKLE, BANK_1000]);
    assert_eq!(game.takes_the_lead_with(), Some(Points(1050)));
    let game = play(&[("start_bonus", "0,900"), changes[0], changes[1], changes[2]], 2, &[BANK_1000]);
    assert_eq!(game.takes_the_lead_with(), Some(Points(350)), "the opening score is more than the lead");
}

#[test]
fn equal_scores_after_fixed_rounds_are_won_by_the_first_in_turn_order() {
    let rules = [("ending", "rounds"), ("rounds", "2")];
    let game = play(&rules, 2, &[FARKLE, BANK_500, BANK_500, FARKLE]);
    assert_eq!((scores(&game), winners(&game)), (vec![500, 500], vec![1]));
}

#[test]
fn who_has_reached_the_target_in_mid_turn_may_still_roll() {
    let mut game = play(&[("target", "1000")], 2, &["n 111346"]);
    apply(&mut game, "111+ 223");
    assert_eq!((scores(&game), game.is_over()), (vec![0, 0], false), "and lose it all");
}

#[test]
fn tied_players_roll_for_the_start_again_among_themselves() {
    let mut game = Game::new(rules(&[("starter", "highest_die")]), 3).unwrap();
    apply(&mut game, "start:662");
    assert!(game.clone().apply(&"start:612".parse().unwrap()).is_err(), "only two are left");
    assert!(game.clone().apply(&"@3".parse().unwrap()).is_err(), "who has lost the roll can't start");
    apply(&mut game, "start:36");
    assert_eq!(game.mover().index(), 1);
}

#[test]
fn multiples_of_the_triple_use_the_rule_sets_own_price_of_three_ones() {
    let rules = rules(&[("three_ones", "300"), ("four_of_a_kind", "x2")]);
    let four = "1111".parse().unwrap();
    assert_eq!(rules.points_of(four, four), Some(Points(600)));
}
