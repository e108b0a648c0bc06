//! Snapshots of every screen, on the smallest terminal and on a larger one.
//!
//! Each test reaches its screen as a person does: by a game so far, keys and time. With
//! `FARKLE_GALLERY=DIR` it writes a picture of the screen in every look (`cargo xtask gallery
//! terminal`).

#![allow(clippy::unwrap_used)] // Helpers of tests may panic like the tests themselves.

mod any_keys;
mod pad;
mod picture;
mod readme;
mod story;

use farkle_terminal::{Input, SeatChoice};
use story::{SMALL, Story, rules, set_up};

const ANN_BEN: &[&str] = &["Ann", "Ben"];

#[test]
fn setting_up_begins_with_sensible_players() {
    set_up(vec![]).looks_like("setting up");
}

#[test]
fn a_player_in_the_set_up_has_a_name_and_a_kind() {
    let story = set_up(vec!["Ann".parse().unwrap(), "computer:gambler".parse().unwrap()]);
    story.keys("^^^").looks_like("setting up, on a computer player");
}

#[test]
fn a_name_that_nobody_has_chosen_follows_its_seat() {
    let mut story = set_up(vec![]).keys("^^\n^^");
    story.handle(Input::Delete);
    let shown = story.screen(SMALL);
    assert!(shown.contains("Player 1  Nora") && shown.contains("Player 2  Player 2"), "{shown}");
    let added = story.keys("vv\n").screen(SMALL);
    assert!(added.contains("Player 3  Player 3▏"), "no two have one name:\n{added}");
    let chosen = set_up(vec![SeatChoice::person("Player X")]).keys("^^^>").screen(SMALL);
    assert!(chosen.contains("Player X") && chosen.contains("computer"), "{chosen}");
}

#[test]
fn a_full_table_is_set_up_on_the_smallest_screen() {
    let names = TWELVE.map(|name| name.replace(':', "=computer:").parse().unwrap());
    let story = set_up(names.to_vec());
    // Teams are two rows above Play.
    story.keys("^^>").looks_like("setting up, twelve players");
}

#[test]
fn the_line_of_the_cursor_in_the_set_up_needs_no_colour() {
    let rows = ["Play", "Practice", "+ one more player", "Player 2", "Player 1", "Goal", "Rules"];
    for (steps, row) in rows.iter().enumerate() {
        let screen = set_up(vec![]).keys(&"^".repeat(steps)).screen(SMALL);
        let marked: Vec<&str> = screen.lines().filter(|line| line.trim_start().starts_with('▸')).collect();
        assert!(marked.len() == 1 && marked[0].contains(row), "{row}:\n{screen}");
    }
}

#[test]
fn the_set_up_explains_its_keys_and_its_rules() {
    set_up(vec![]).keys("?").looks_like("setting up, help");
    assert!(set_up(vec![]).keys("^^^?").screen(SMALL).contains("any key closes"), "on a name, too");
    let mut rules = set_up(vec![]).keys("i");
    assert!(rules.screen(SMALL).contains("PlayMonster ─") && rules.screen(SMALL).contains("lines"));
    assert!(rules.keys("q").screen(SMALL).contains("a new game"));
}

#[test]
fn every_rule_can_be_changed_in_the_set_up() {
    let on_the_rules = set_up(vec![]).keys("^^^^^^");
    let mut story = on_the_rules.keys("\nvvvvvvvvvvvvv?");
    assert!(story.screen(SMALL).contains("Enter takes it"), "? explains the keys");
    let story = story.keys("x");
    let mut story = story.keys("10.5\n");
    let refused = story.screen(SMALL);
    assert!(refused.contains("as in 10,000 or 10.000") && refused.contains("10.5▏"), "{refused}");
    story.handle(Input::Escape);
    let story = story.keys("2.000\n");
    story.looks_like("setting up, every rule");
}

#[test]
fn the_goal_is_typed_where_it_stands() {
    let mut typed = set_up(vec![]).keys("^^^^^12.500");
    assert!(typed.screen(SMALL).contains("12.500▏"), "{}", typed.screen(SMALL));
    let set = typed.keys("\n").screen(SMALL);
    assert!(set.contains("12,500 ▸"), "{set}");
    let passed = set_up(vec![]).keys("^^^^^5000^").screen(SMALL);
    assert!(passed.contains("5,000") && !passed.contains('▏'), "whoever goes on means it:\n{passed}");
    for aside in [Input::Left, Input::Right] {
        let mut kept = set_up(vec![]).keys("^^^^^5000");
        kept.handle(aside);
        assert!(kept.screen(SMALL).contains("5,000 ▸"), "{}", kept.screen(SMALL));
    }
    let apostrophes = set_up(vec![]).keys("^^^^^1’00’000").screen(SMALL);
    assert!(apostrophes.contains("1’00’000▏"), "characters count, not bytes:\n{apostrophes}");
    let mut refused = set_up(vec![]).keys("^^^^^77\n");
    assert!(refused.screen(SMALL).contains("a multiple of"), "{}", refused.screen(SMALL));
    refused.handle(Input::Escape);
    assert!(refused.screen(SMALL).contains("10,000 ▸"), "{}", refused.screen(SMALL));
}

#[test]
fn the_set_up_asks_before_it_throws_everything_away() {
    for leave in [Input::Escape, Input::Char('q')] {
        let mut story = set_up(vec![]);
        story.handle(leave);
        assert!(!story.is_over() && story.screen(SMALL).contains("Leave? The names"));
        story.handle(Input::Up);
        story.handle(leave);
        assert!(!story.is_over(), "another key has stayed");
        story.handle(leave);
        assert!(story.is_over());
    }
    let mut interrupted = set_up(vec![]);
    interrupted.handle(Input::Interrupt);
    assert!(interrupted.is_over(), "Ctrl-C never asks");
}

#[test]
fn help_is_offered_on_every_screen() {
    let over = "@1 n 144456 1444= n 223346 n 123456 1= n 111456 111=";
    let target = rules("classic", &[("target", "1000")]);
    let three = &["Ann", "Ben", "Cleo"];
    let computer = &["Ann", "Rico:gambler"];
    for mut story in [
        set_up(vec![]),
        Story::of(rules("classic", &[]), three, ""),
        Story::of(target, three, over),
        Story::of(rules("playmonster", &[]), computer, "start:36 n 144456"),
    ] {
        assert!(story.screen(SMALL).contains("? help"), "{}", story.screen(SMALL));
        let helped = story.keys("?").screen(SMALL);
        assert!(helped.contains(" Help ─"), "{helped}");
    }
}

#[test]
fn a_bank_below_the_opening_score_is_refused_with_what_is_missing() {
    let story = Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456");
    let only_the_one = |key: &char| {
        Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456")
            .keys(&key.to_string())
            .screen(SMALL)
            .contains("This turn  100")
    };
    let key = "123456".chars().find(only_the_one).unwrap();
    story.keys(&format!("{key}b")).looks_like("opening");
}

#[test]
fn the_chance_to_farkle_is_shown_on_demand() {
    let story = || Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456").keys("a");
    assert!(!story().screen(SMALL).contains("% farkle"));
    assert!(story().keys("o").screen(SMALL).contains("66.7 % farkle"));
    assert!(!story().keys("oo").screen(SMALL).contains("% farkle"));
    let unselected = Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456").keys("o");
    let said = { unselected }.screen(SMALL);
    assert!(said.contains("Select dice: the chance"), "{said}");
}

#[test]
fn the_players_choose_who_starts() {
    Story::of(rules("classic", &[]), &["Ann", "Ben", "Cleo"], "").looks_like("who starts");
}

#[test]
fn a_turn_begins_with_the_dice_in_hand() {
    Story::of(rules("playmonster", &[]), ANN_BEN, "start:63").looks_like("turn begins");
}

#[test]
fn dice_are_in_the_air() {
    Story::of(rules("playmonster", &[]), ANN_BEN, "start:63")
        .keys("r")
        .after_ms(150)
        .looks_like("in the air");
}

#[test]
fn a_roll_says_what_each_die_would_score() {
    Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456").looks_like("roll");
}

#[test]
fn a_roll_of_mine_is_told_as_mine_and_the_farkle_before_it_as_past() {
    let before = "start:63 n 144456 444+ 236";
    let mut waits = Story::of(rules("playmonster", &[]), ANN_BEN, before);
    assert!(waits.screen(SMALL).contains("Farkle! Ann loses 400."));
    let mut rolled = Story::of(rules("playmonster", &[]), ANN_BEN, &format!("{before} n 144456"));
    let screen = rolled.screen(SMALL);
    assert!(screen.contains("Ann farkled and lost 400.") && !screen.contains("Farkle!"), "{screen}");
    assert!(screen.contains("Ben rolls 1 4 4 4 5 6."), "{screen}");
}

#[test]
fn a_tap_on_one_of_three_fours_takes_all_three() {
    let banks = |key: char| {
        let story = Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456");
        { story.keys(&key.to_string()) }.screen(SMALL).contains("Bank 400")
    };
    assert_eq!("123456".chars().filter(|&key| banks(key)).count(), 3);
}

#[test]
fn a_selection_says_what_it_scores_and_why_it_cannot_be_banked() {
    Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456").keys("ao").looks_like("selection");
}

#[test]
fn a_die_that_scores_nothing_says_so() {
    let keys = "123456";
    let refused = keys.chars().find(|key| {
        let mut story =
            Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456").keys(&key.to_string());
        story.screen(SMALL).contains("scores nothing")
    });
    let story = Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144456");
    story.keys(&refused.unwrap().to_string()).looks_like("refused");
}

#[test]
fn the_tray_keeps_rolls_and_combinations_apart() {
    Story::of(rules("playmonster", &[]), ANN_BEN, "start:63 n 144466 444+ 125 15+ 5").looks_like("tray");
}

#[test]
fn hot_dice_leave_their_points_and_an_empty_tray() {
    let events = "start:63 n 111555 111555+ 123466 1+ 23455";
    Story::of(rules("wikihow", &[]), ANN_BEN, events).keys("a").looks_like("hot dice");
}

#[test]
fn a_farkle_lies_there_until_a_key_is_pressed() {
    let mut story = Story::of(rules("classic", &[]), ANN_BEN, "@1 n 144466 444+ 125");
    // The seed fixes the dice, so roll until nothing scores.
    for _ in 0..40 {
        if story.screen(SMALL).contains("Go on") {
            return story.looks_like("farkle");
        }
        story = story.keys("ar").after_ms(500);
    }
    panic!("no farkle came up");
}

#[test]
fn a_computer_player_shows_what_it_is_about_to_do() {
    let story = Story::of(rules("playmonster", &[]), &["Ann", "Rico:gambler"], "start:36 n 144456");
    story.after_ms(1000).looks_like("computer player");
}

#[test]
fn a_last_turn_says_what_takes_the_lead() {
    let rules = rules("playmonster", &[("target", "1000")]);
    Story::of(rules, ANN_BEN, "start:63 n 111111 111111= n 144456").keys("a").looks_like("last turn");
}

#[test]
fn dice_left_over_may_be_taken_with_high_stakes() {
    let rules = rules("classic", &[("leftover_dice", "high_stakes")]);
    Story::of(rules, ANN_BEN, "@1 n 144456 1444=").keys("o").looks_like("high stakes");
}

#[test]
fn after_a_farkle_one_may_go_on_where_the_rules_say_so() {
    let rules = rules("classic", &[("after_farkle", "may_go_on")]);
    Story::of(rules, ANN_BEN, "@1 n 144456 1444+ 23").looks_like("may go on");
}

#[test]
fn a_last_throw_that_is_not_enough_ends_with_nothing() {
    let rules = rules("playmonster", &[("target", "1000"), ("last_chance", "one_throw")]);
    Story::of(rules, ANN_BEN, "start:63 n 111111 111111= n 144456").keys("a").looks_like("last throw");
}

#[test]
fn teams_share_a_score() {
    let rules = rules("classic", &[("teams", "2"), ("three_farkles", "500")]);
    let seats = ["Ann", "Ben", "Cleo", "Dan"];
    Story::of(rules, &seats, "@1 n 144456 1444= n 223346 n 123456 123456=").looks_like("teams");
}

const TWELVE: [&str; 12] =
    ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Ida", "Jon", "Kim", "Lea", "Hal:champion"];

#[test]
fn twelve_players_fit_on_the_smallest_screen() {
    Story::of(rules("classic", &[]), &TWELVE, "@1 n 144456 1444= n 223346").looks_like("twelve players");
    let mut starts = Story::of(rules("classic", &[]), &TWELVE, "").keys("c");
    assert!(starts.screen((80, 24)).contains("Hal starts"));
    let teams = rules("classic", &[("teams", "6")]);
    let mut story = Story::of(teams, &TWELVE, "@1 n 144456 1444= n 223346");
    let screen = story.screen((80, 24));
    assert!(TWELVE.iter().all(|name| screen.contains(name.split(':').next().unwrap())), "{screen}");
}

#[test]
fn eight_players_fit_on_the_smallest_screen() {
    let seats = ["Ann", "Ben", "Cleo", "Dan", "Eve", "Finn", "Gus", "Hal:champion"];
    Story::of(rules("classic", &[]), &seats, "@1 n 144456 1444= n 223346").looks_like("eight players");
}

#[test]
fn the_score_sheet_of_twelve_shows_everybody_on_the_smallest_screen() {
    let names: Vec<String> = (1..=12).map(|number| format!("Player {number}")).collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let turns = "n 111111 111111= ".repeat(12);
    let rules = || rules("classic", &[("target", "20000"), ("six_of_a_kind", "10000")]);
    let mut story = Story::of(rules(), &names, &format!("@1 {turns}")).keys("s");
    let screen = story.screen(SMALL);
    let round = screen.lines().find(|line| line.contains("│  1")).unwrap();
    assert_eq!(round.matches("10000").count(), 12, "{screen}");
    for number in 1..=12 {
        assert!(screen.contains(&format!("…{number}")), "{number}:\n{screen}");
    }
}

const ROUNDS_PLAIN: &str = "start:63 n 111111 111111= n 223346 n 144456 444+ 125";

/// Two rounds with an opening, farkles, a penalty and toxic twos.
const ROUNDS: &str = "start:63 n 111111 111111= n 223346 n 222234 n 223446 n 144456 1444= n 223466";

#[test]
fn the_score_sheet_marks_farkles_openings_and_penalties() {
    let rules = rules("playmonster", &[("three_farkles", "500"), ("toxic_twos", "on")]);
    Story::of(rules, ANN_BEN, ROUNDS).keys("s").looks_like("score sheet");
}

#[test]
fn a_long_score_sheet_scrolls_up_from_its_end_and_says_so() {
    let farkles = format!("@1 {}", "n 223346 ".repeat(40));
    let mut story = Story::of(rules("classic", &[]), ANN_BEN, &farkles).keys("s");
    assert!(story.screen(SMALL).contains("↑↓ 6 to 20 of 20 rounds"), "{}", story.screen(SMALL));
    let mut story = story.keys("^^^^^^^^^");
    assert!(story.screen(SMALL).contains("↑↓ 1 to 15 of 20 rounds"), "{}", story.screen(SMALL));
    let mut story = story.keys("v");
    assert!(story.screen(SMALL).contains("↑↓ 2 to 16 of 20 rounds"), "{}", story.screen(SMALL));
}

#[test]
fn no_key_is_lost_beyond_the_end_of_the_rules() {
    let game = || Story::of(rules("playmonster", &[]), ANN_BEN, ROUNDS_PLAIN);
    for mut story in [game().keys("i"), set_up(vec![]).keys("i")] {
        for _ in 0..99 {
            story.handle(Input::Down);
        }
        let end = story.screen(SMALL);
        story.handle(Input::Up);
        assert_ne!(story.screen(SMALL), end);
    }
}

#[test]
fn a_gift_is_on_the_score_sheet_with_whom_it_went_to() {
    let rules = rules("classic", &[("ending", "exactly"), ("target", "1000")]);
    Story::of(rules, ANN_BEN, "@1 n 144456 1444= n 223346 n 111456 111=").keys("s").looks_like("gift");
}

#[test]
fn help_names_every_key() {
    Story::of(rules("classic", &[]), ANN_BEN, "@1").keys("?").looks_like("help");
}

#[test]
fn a_hint_names_the_best_play_and_says_why() {
    let rules = || rules("classic", &[("target", "2000")]);
    let events = "@1 n 144456 1444= n 223346 n 111255";
    Story::of(rules(), ANN_BEN, events).keys("h").looks_like("hint");
    // Any key closes it, and nothing else has happened.
    let mut closed = Story::of(rules(), ANN_BEN, events).keys("hr");
    assert_eq!(closed.screen(SMALL), Story::of(rules(), ANN_BEN, events).screen(SMALL));
}

#[test]
fn there_is_no_hint_where_nothing_is_to_be_decided() {
    let mut story = Story::of(rules("classic", &[]), &["Ann", "Ben", "Cleo"], "").keys("h");
    assert!(story.screen(SMALL).contains("There is nothing to decide now."));
}

#[test]
fn the_rules_of_the_game_can_be_read_during_it() {
    Story::of(rules("walnut", &[]), ANN_BEN, "@1").keys("i").looks_like("rules");
}

#[test]
fn the_end_says_who_has_won_and_where_everybody_came_in() {
    let rules = rules("classic", &[("target", "1000")]);
    let seats = ["Ann", "Ben", "Cleo"];
    Story::of(rules, &seats, "@1 n 144456 1444= n 223346 n 123456 1= n 111456 111=").looks_like("end");
}

#[test]
fn the_end_of_a_game_of_two_says_what_decided_it_and_who_was_lucky() {
    let rules = rules("classic", &[("target", "1000")]);
    let events = "@1 n 144456 1444= n 223346 n 123456 1= n 223346 n 111456 111=";
    let mut story = Story::of(rules, ANN_BEN, events).after_ms(50);
    let at_once = story.screen(SMALL);
    assert!(at_once.contains("best turn") && at_once.contains("2 of 2"), "{at_once}");
    story.after_ms(100).looks_like("end of two");
}

#[test]
fn a_shared_win_names_all_winners() {
    let rules = rules("classic", &[("ending", "rounds"), ("rounds", "1"), ("ties", "shared")]);
    Story::of(rules, ANN_BEN, "@1 n 144456 1444= n 144456 1444=").looks_like("shared win");
}

#[test]
fn decisions_can_be_taken_back_in_practice_games_only() {
    let practice = Story::at_table(rules("classic", &[]), ANN_BEN, "@1 n 144456 1444= n 223346", "on");
    assert!({ practice.keys("u") }.screen(SMALL).contains("Undone."));
    let mut earnest = Story::of(rules("classic", &[]), ANN_BEN, "@1 n 144456 1444= n 223346").keys("u");
    assert!(earnest.screen(SMALL).contains("Undo is off at this table."));
}

#[test]
fn a_game_that_has_no_place_says_so_at_once() {
    const WHY: &str = "This game can't be saved: there is no home";
    let game = Story::of(rules("classic", &[]), ANN_BEN, "@1");
    assert!(game.without_a_place("there is no home directory").screen(SMALL).contains(WHY));
    let mut begun = set_up(vec![]).without_a_place("there is no home directory").keys("\n");
    assert!(begun.screen(SMALL).contains(WHY), "{}", begun.screen(SMALL));
}

#[test]
fn a_screen_that_is_too_small_says_what_it_needs() {
    let mut story = Story::of(rules("classic", &[]), ANN_BEN, "@1");
    for size in [(40, 10), (20, 5)] {
        let screen = story.screen(size).replace('\n', " ");
        assert!(screen.contains("80 x") && screen.contains("--plain"), "{screen}");
    }
}

#[test]
fn a_key_that_does_nothing_says_so() {
    for events in ["", "@1"] {
        let mut story = Story::of(rules("classic", &[]), ANN_BEN, events).keys("x");
        let screen = story.screen(SMALL);
        assert!(screen.contains("'x' does nothing here. Press ? for all keys."), "{screen}");
    }
}

#[test]
fn where_the_screen_is_too_small_q_leaves_whatever_lies_there() {
    // On the rules, on a name, and over the table.
    let over_the_table = Story::of(rules("classic", &[]), ANN_BEN, "@1").keys("?");
    for mut story in [set_up(vec![]), set_up(vec![]).keys("^^^"), over_the_table] {
        story.screen((40, 10));
        story.handle(Input::Char('x'));
        assert!(!story.is_over());
        story.handle(Input::Char('q'));
        assert!(story.is_over(), "{}", story.screen(SMALL));
    }
}

#[test]
fn no_size_of_the_screen_is_a_reason_to_fail() {
    for keys in ["", "s", "?", "i"] {
        let mut story = Story::of(rules("playmonster", &[]), ANN_BEN, ROUNDS_PLAIN).keys(keys);
        for (width, height) in (0..200).step_by(19).flat_map(|w| (0..70).step_by(9).map(move |h| (w, h))) {
            story.screen((width, height));
        }
    }
}
