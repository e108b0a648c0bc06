//! The exact solution against games: champions win as often as is predicted, for every preset and
//! every option.

use super::remembered::Remembered;
use super::{champions, off, rules, run};
use crate::{Share, SolveError, TwoSides};
use farkle_rules::RuleSet;
use farkle_rules::rule_set::{AfterFarkle, LeftoverDice, options};

/// More standard errors than this do not come up by chance, in a hundred rows.
const MOST_ERRORS: f64 = 4.5;

/// How many games are played by each way to play them.
struct Effort {
    drawn: u64,
    at_the_table: u64,
}

const A_MILLION: u64 = 1_000_000;

/// A rule set with a name for its row.
type Row = (String, RuleSet);

/// Every setting that an option usually has, alone on top of the classic rules, with what it needs
/// to matter.
fn options_one_at_a_time(target: &str) -> Vec<Row> {
    let plain = rules("classic", &[("target", target)]);
    let mut rows = Vec::new();
    for option in options().filter(|option| !["target", "starter"].contains(&option.key)) {
        let needs: &[(&str, &str)] = match option.key {
            "rounds" => &[("ending", "rounds")],
            "last_chance" | "ties" => &[("ending", "last_turn")],
            "below_zero" => &[("three_farkles", "500")],
            "high_stakes_bonus" => &[("leftover_dice", "high_stakes")],
            "five_of_a_kind_wins" => &[("dice", "5")],
            "no_scorers_hot_dice" => &[("no_scorers", "500")],
            _ => &[],
        };
        let mut draft = plain.draft().clone();
        needs.iter().for_each(|(key, setting)| draft.set(key, setting).unwrap());
        for setting in option.usual {
            let mut changed = draft.clone();
            changed.set(option.key, setting).unwrap();
            if changed.ending.rounds == 10 {
                // With ten rounds every chance is near a half; three say more.
                changed.set("rounds", "3").unwrap();
            }
            let is_new = option.get(&changed) != option.get(&draft);
            let Some(rules) = RuleSet::try_from(changed).ok().filter(|_| is_new) else { continue };
            rows.push((format!("{}={setting}", option.key), rules));
        }
    }
    rows
}

fn presets(changes: &[(&str, &str)]) -> Vec<Row> {
    farkle_rules::Preset::ALL
        .iter()
        .map(|preset| (preset.name.to_string(), rules(preset.name, changes)))
        .collect()
}

/// Whether games by these rules are played roll by roll, because turns can't be drawn from a law.
fn is_rolled((_, rules): &Row) -> bool {
    rules.leftover_dice() != LeftoverDice::Unused
        || rules.after_farkle() != AfterFarkle::TurnEnds
        || rules.teams() > 0
}

/// Plays by these rules and prints a row; says how many standard errors the prediction is off.
fn check(row: &Row, effort: &Effort, seed: u64) -> f64 {
    let (name, rules) = row;
    if matches!(TwoSides::estimate(rules, &Default::default()), Err(SolveError::NotTwoSides { .. })) {
        return 0.0;
    }
    let rolled = is_rolled(row);
    let mut simulation = champions(rules, if rolled { effort.at_the_table } else { effort.drawn });
    simulation.seed = seed;
    if rules.teams() > 0 {
        simulation.players = vec![crate::Temperament::Champion; 4];
    }
    let report = run(&simulation);
    assert_eq!(report.by_turns, !rolled, "{name}");
    // A team wins as a whole: its first seat wins as often as it does.
    print_row(name, simulation.solution.as_ref().unwrap().win()[0], &report.places[0])
}

fn print_row(name: &str, predicted: f64, measured: &Share) -> f64 {
    let errors = off(measured, predicted);
    println!(
        "| {name} | {predicted:.5} | {:.5} | {:.5} | {errors:.1} | {} |",
        measured.share, measured.error, measured.games
    );
    errors
}

fn check_all(rows: &[Row], effort: &Effort, seed: u64) {
    for row in rows {
        let errors = check(row, effort, seed);
        assert!(errors < MOST_ERRORS, "{}: {errors} standard errors off", row.0);
    }
}

#[test]
fn champions_win_as_often_as_is_predicted_for_every_preset() {
    check_all(&presets(&[("target", "1000")]), &Effort { drawn: 40_000, at_the_table: 500 }, 1);
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn champions_win_as_often_as_is_predicted_for_every_preset_and_option() {
    let effort = Effort { drawn: 40_000, at_the_table: 1_000 };
    check_all(&presets(&[("target", "1000")]), &effort, 1);
    check_all(&options_one_at_a_time("1000"), &effort, 2);
}

// The tables in `docs/strategy/checks.md`: `cargo test --release -p farkle-strategy a_million_games
// -- --ignored --nocapture --test-threads 1`

#[test]
#[ignore = "takes minutes"]
fn a_million_games_by_every_preset_come_out_as_predicted() {
    check_all(&presets(&[]), &Effort { drawn: A_MILLION, at_the_table: 0 }, 3);
}

#[test]
#[ignore = "takes minutes"]
fn a_million_games_by_every_option_come_out_as_predicted() {
    let mut rows = options_one_at_a_time("2000");
    rows.retain(|row| !is_rolled(row));
    check_all(&rows, &Effort { drawn: A_MILLION, at_the_table: 0 }, 4);
}

#[test]
#[ignore = "takes half an hour"]
fn a_million_games_roll_by_roll_come_out_as_predicted() {
    let mut rows = options_one_at_a_time("1000");
    rows.retain(is_rolled);
    // Whoever may go on without end wins at once, but for toxic twos.
    let may_go_on = [("target", "1000"), ("after_farkle", "may_go_on"), ("toxic_twos", "on")];
    rows.push(("after_farkle=may_go_on, toxic_twos=on".to_string(), rules("classic", &may_go_on)));
    for (name, rules) in rows {
        if rules.teams() > 2 {
            continue;
        }
        let solution = TwoSides::solve(&rules).unwrap();
        let seats = if rules.teams() > 0 { 4 } else { 2 };
        let measured = Remembered::new(&solution).play(seats, A_MILLION, 5);
        let errors = print_row(&name, solution.win()[0], &measured);
        assert!(errors < MOST_ERRORS, "{name}: {errors} standard errors off");
    }
}
