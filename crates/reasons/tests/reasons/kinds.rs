//! For every kind of reason a position where it is said, and where it is true.

use crate::claims::Pair;
use crate::world::World;
use farkle_reasons::{Play, Reason, Reasons};
use farkle_rules::{Action, Then};

/// The name of a kind.
pub(crate) fn name(reason: &Reason) -> String {
    let text = format!("{reason:?}");
    text.split([' ', '{']).next().unwrap_or_default().to_string()
}

/// Says that `why` has a reason of this kind at a position, and that it is true.
#[track_caller]
fn is_said(kind: &str, preset: &str, changes: &[(&str, &str)], position: &str) {
    let world = World::new(preset, changes);
    let game = world.game(position);
    let why = world.why(&game);
    let reason = why.iter().find(|reason| name(reason) == kind);
    let reason = reason.unwrap_or_else(|| panic!("{kind} is not said at {position}, but {why:?}"));
    let plays = world.plays(&game);
    let best = plays[0];
    let pair = |other| Pair { world: &world, game: &game, best, other };
    // A lone play has no other one.
    let mut others = plays.iter().skip(1).chain((plays.len() == 1).then_some(&best));
    assert!(others.any(|&other| pair(other).is_true(reason)), "{reason:?}");
    // Where the play that it is compared with is named, the reason is about that one.
    let compared = Reasons::compared(&plays, reason);
    assert!(compared.is_none_or(|other| pair(other).is_true(reason)), "{reason:?}: {compared:?}");
}

const SHORT: &[(&str, &str)] = &[("target", "1500")];
const LONG: &[(&str, &str)] = &[("target", "3000")];
const LOW: &[(&str, &str)] = &[("target", "1000")];

#[test]
fn a_turn_that_begins_with_all_dice_has_only_one_play() {
    is_said("OnlyPlay", "classic", SHORT, "1350/800 begin");
}

#[test]
fn a_bank_that_reaches_the_target_wins_now() {
    is_said("WinsNow", "classic", SHORT, "1350/800 t50 r2 a5 choose:34556");
}

#[test]
fn whoever_plays_alone_wins_against_nobody() {
    let world = World::new("classic", &[("ending", "rounds"), ("rounds", "2")]);
    let game = world.game("450 r2 choose:113445");
    let why = world.why(&game);
    assert!(why.iter().all(|reason| name(reason) != "WinsNow"), "{why:?}");
}

#[test]
fn a_bank_in_the_last_turn_that_is_not_enough_loses() {
    is_said("BankLoses", "playmonster", SHORT, "800/2350 r1 c2 last:1>2 choose:344455");
}

#[test]
fn who_is_below_the_opening_score_cannot_bank() {
    is_said("BelowOpening", "playmonster", SHORT, "0?/500 r1 choose:111244");
}

#[test]
fn who_is_below_the_least_bank_cannot_bank() {
    is_said("BelowMinimum", "facebook", LOW, "0/0 r1 f2,1 choose:234456");
}

#[test]
fn hot_dice_must_be_rolled_where_the_rules_say_so() {
    is_said("HotDiceMustRoll", "wikihow", SHORT, "1550/50 m2of2 t500 r2 c1 a44455 last:2>1 choose:5");
}

#[test]
fn a_bank_that_passes_an_exact_target_scores_nothing() {
    let rules = &[("target", "1000"), ("ending", "exactly")];
    is_said("PastTarget", "classic", rules, "50/850 m2of2 r1 c1 choose:111234");
}

#[test]
fn a_bank_that_reaches_the_target_leaves_the_rival_a_last_turn() {
    is_said("LastTurnHolds", "playmonster", SHORT, "800/1350 m2of2 r1 c1 choose:111123");
}

#[test]
fn a_bank_that_the_last_turn_beats_too_often_is_not_enough() {
    is_said("LastTurnBeats", "playmonster", SHORT, "1000/1300 m2of2 r1 c1 choose:111236");
}

#[test]
fn a_third_farkle_in_a_row_would_cost_points() {
    is_said("ThirdFarkle", "facebook", LOW, "0/0 t150 r3 a15 f2,1 choose:1356");
}

#[test]
fn the_goal_may_be_reached_in_this_very_turn() {
    is_said("GoalInReach", "classic", SHORT, "1350/800 r1 choose:245566");
}

#[test]
fn who_can_reach_the_goal_is_told_once_how_often_a_bank_wins() {
    let world = World::new("classic", SHORT);
    let names = |position: &str| world.why(&world.game(position)).iter().map(name).collect::<Vec<_>>();
    let found = names("700/1350 t300 r2 c2 choose:12");
    assert!(found.contains(&"GoalInReach".to_string()), "{found:?}");
    assert!(!found.contains(&"Behind".to_string()), "{found:?}");
}

#[test]
fn who_stays_behind_even_after_banking_takes_a_risk() {
    is_said("Behind", "classic", LONG, "1500/1900 t100 r2 c2 a1 choose:11345");
}

#[test]
fn who_has_a_rival_close_to_the_target_takes_a_risk() {
    is_said("RivalClose", "classic", LONG, "1650/2600 t700 r5 a11 choose:3334");
}

#[test]
fn who_is_ahead_needs_no_risk() {
    is_said("Ahead", "wikihow", SHORT, "1350/1200 m2of2 t150 r3 c1 a15 choose:3445");
}

#[test]
fn who_has_a_rival_far_from_the_target_is_in_no_hurry() {
    is_said("NoHurry", "classic", LONG, "450/1150 t100 r2 c2 a1 choose:14555");
}

#[test]
fn a_roll_risks_the_turn_total() {
    is_said("FarkleRisk", "classic", LONG, "450/900 m2of2 t200 r4 c1 a155 choose:456");
}

#[test]
fn rolling_earns_more_than_a_small_bank() {
    is_said("RollEarns", "classic", LONG, "450/900 r1 choose:113445");
}

#[test]
fn rolling_earns_more_than_a_small_bank_for_whoever_counts_turns_alone() {
    is_said("RollEarns", "classic", &[("ending", "rounds"), ("rounds", "2")], "450 r1 choose:113445");
}

#[test]
fn banking_earns_more_than_a_risky_roll() {
    is_said("BankEarns", "classic", LONG, "450/900 m2of2 t200 r4 c1 a155 choose:456");
}

#[test]
fn all_dice_together_seldom_farkle() {
    is_said("AllDiceAgain", "classic", SHORT, "200/650 t150 r3 c2 a15 choose:1111");
}

#[test]
fn the_chance_of_hot_dice_makes_a_roll_worth_it() {
    is_said("HotDiceChance", "classic", LONG, "450/900 m2of2 t150 r3 c1 a15 choose:2556");
}

#[test]
fn more_dice_farkle_less_often() {
    is_said("MoreDice", "classic", LONG, "2400/2050 m2of2 r1 c1 choose:113346");
}

#[test]
fn more_points_are_worth_fewer_dice() {
    is_said("MorePoints", "classic", LONG, "2450/1200 m2of2 t150 r3 c3 a15 choose:1146");
}

#[test]
fn more_points_for_as_many_dice_are_better() {
    is_said("MorePointsAnyway", "classic", LONG, "450/900 r1 choose:113445");
}

#[test]
fn who_banks_takes_all() {
    is_said("TakeAll", "facebook", LOW, "150/0 m2of2 r1 c1 f0,1 choose:144456");
}

#[test]
fn dice_left_over_bring_points() {
    let rules = &[("target", "1000"), ("leftover_dice", "piggyback")];
    is_said("TakeOver", "classic", rules, "900/400 m2of2 c1 l6+350 begin");
}

#[test]
fn dice_left_over_farkle_more_often_than_all() {
    let rules = &[("target", "1000"), ("leftover_dice", "piggyback")];
    is_said("FreshDice", "classic", rules, "650/600 c2 l4+100 begin");
}

#[test]
fn after_a_farkle_there_is_nothing_to_lose() {
    let rules = &[("target", "1000"), ("leftover_dice", "high_stakes"), ("after_farkle", "may_go_on")];
    is_said("NothingToLose", "classic", rules, "650/100 m2of2 r2 c1 a15 farkle:3");
}

#[test]
fn two_plays_may_be_nearly_equal() {
    let rules = &[("target", "2000"), ("last_chance", "one_throw")];
    is_said("NearlyEqual", "playmonster", rules, "2500/1700 m2of2 r1 c3 last:2>1 choose:112366");
}

#[test]
fn where_nothing_explains_it_the_chances_to_win_are_said() {
    is_said("WinChances", "classic", LONG, "2500/150 t50 r2 a5 choose:34446");
}

#[test]
fn a_play_that_was_made_is_compared_with_the_best_one() {
    let world = World::new("classic", LONG);
    let game = world.game("450/900 m2of2 t200 r4 c1 a155 choose:456");
    let plays = world.plays(&game);
    let rolls = |play: &&Play| matches!(play.action, Action::SetAside { then: Then::Roll, .. });
    let done = *plays.iter().find(rolls).unwrap();
    let reasons = world.reasons(&game).compare(plays[0], done);
    assert_eq!(reasons.iter().map(name).collect::<Vec<_>>(), ["FarkleRisk", "BankEarns"]);
    // A play is no better than itself.
    assert_eq!(world.reasons(&game).compare(done, done), [Reason::NearlyEqual]);
}
