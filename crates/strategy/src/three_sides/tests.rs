//! Three sides against Bellman's equation, two sides, and refusals.

mod slow;

use super::*;
use farkle_rules::RuleSetDraft;

fn rules(preset: &str, changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

#[test]
fn every_turn_is_worth_what_the_rules_engine_makes_of_it() {
    for (preset, changes) in [
        ("classic", &[("target", "400"), ("dice", "5")][..]),
        ("kcd", &[("target", "500"), ("minimum_bank", "150"), ("dice", "5")]),
        ("busche-neller", &[("target", "400"), ("six_ones", "wins"), ("toxic_twos", "on")]),
        ("classic", &[("target", "400"), ("dice", "5"), ("five_of_a_kind_wins", "on")]),
        ("classic", &[("target", "500"), ("dice", "5"), ("opening_score", "200")]),
        ("kcd", &[("target", "400"), ("dice", "5"), ("hot_dice", "must_roll"), ("minimum_bank", "100")]),
        (
            "classic",
            &[
                ("target", "500"),
                ("dice", "5"),
                ("opening_score", "200"),
                ("hot_dice", "must_roll"),
                ("start_bonus", "0,50"),
            ],
        ),
    ] {
        let rules = rules(preset, changes);
        let solution = ThreeSides::solve(&rules).unwrap();
        let target = rules.draft().ending.target.0;
        let unopened = rules.draft().opening.opening_score > Points::ZERO;
        for scores in [[0, 0, 0], [0, 150, target - 50], [target - 100, 50, 100]] {
            for opened in [[true; 3], [false, true, false], [true, false, true]] {
                let all_opened = opened == [true; 3];
                if all_opened == unopened && scores[0] > 0 || !unopened && !all_opened {
                    continue;
                }
                let sides: [_; 3] = std::array::from_fn(|side| match opened[side] {
                    true => (Points(scores[side]), true),
                    false => (Points::ZERO, false),
                });
                let found = solution.win_at(sides).unwrap();
                let expected = slow::turn(&solution, sides);
                for side in 0..3 {
                    let error = (found[side] - expected[side]).abs();
                    assert!(error < 1e-9, "{preset} {changes:?} {sides:?}: {found:?} {expected:?}");
                }
            }
        }
    }
}

#[test]
fn whoever_plays_later_wins_less_often() {
    let [first, second, third] = ThreeSides::solve(&rules("classic", &[("target", "1500")])).unwrap().win();
    assert!(first > second && second > third && third > 0.25, "{first} {second} {third}");
    assert!((first + second + third - 1.0).abs() < 1e-12);
}

#[test]
fn what_is_out_of_scope_or_too_large_is_refused() {
    for changes in
        [&[("ending", "last_turn")][..], &[("three_farkles", "500")], &[("leftover_dice", "piggyback")]]
    {
        let error = ThreeSides::solve(&rules("classic", changes)).unwrap_err();
        assert!(matches!(error, SolveError::OutOfScope { .. }), "{error}");
    }
    let error = ThreeSides::solve(&rules("classic", &[("target", "1000000")])).unwrap_err();
    assert!(matches!(error, SolveError::TooLarge { .. }), "{error}");
}

/// How far the race model is off over a grid of positions: on average, and at most.
fn race_model_errors(target: &str, steps: usize) -> (f64, f64) {
    let rules = rules("classic", &[("target", target)]);
    let solution = ThreeSides::solve(&rules).unwrap();
    let champion = crate::ComputerPlayer::new(crate::Temperament::Champion, &rules);
    let step = rules.draft().ending.target.0 / steps as i32 / 50 * 50;
    let (mut sum, mut largest, mut count) = (0.0, 0.0_f64, 0);
    for place in 0..steps * steps * steps {
        let scores =
            [place / steps / steps, place / steps % steps, place % steps].map(|n| Points(n as i32 * step));
        let text = format!("{}/{}/{} begin", scores[0].0, scores[1].0, scores[2].0);
        let game = text.parse::<farkle_rules::Position>().unwrap().game(rules.clone()).unwrap();
        let error = (champion.chance_to_win(&game).unwrap() - solution.win_with(scores).unwrap()[0]).abs();
        sum += error;
        largest = largest.max(error);
        count += 1;
    }
    (sum / f64::from(count), largest)
}

#[test]
fn the_race_model_is_near_the_exact_values() {
    let (average, largest) = race_model_errors("1500", 5);
    println!("{average} {largest}");
    assert!(average < 0.02 && largest < 0.1, "{average} {largest}");
}

/// The figures in `docs/strategy.md`:
/// `cargo test --release -p farkle-strategy the_error_of_the_race_model -- --ignored --nocapture`
#[test]
#[ignore = "solves three sides to 10,000"]
fn the_error_of_the_race_model_at_full_length_is_measured() {
    for target in ["2500", "5000", "10000"] {
        let (average, largest) = race_model_errors(target, 10);
        println!("{target}: {average:.4} on average, {largest:.4} at most");
    }
}
