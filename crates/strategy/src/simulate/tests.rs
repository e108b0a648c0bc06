//! Simulated games against exact values, and against games at the table of the rules engine.

mod predictions;
mod remembered;
mod strength;

use super::*;
use farkle_strategy_oracle::changed::rules;

fn run(simulation: &Simulation) -> Report {
    simulation.run(&mut |_| ControlFlow::Continue(())).unwrap()
}

fn champions(rules: &RuleSet, games: u64) -> Simulation {
    let solution = Some(Arc::new(TwoSides::solve(rules).unwrap()));
    let players = vec![Temperament::Champion; 2];
    Simulation { solution, ..Simulation::new(rules.clone(), players, games) }
}

/// How many standard errors a share is off.
fn off(share: &Share, chance: f64) -> f64 {
    (share.share - chance).abs() / share.error.max(1e-9)
}

#[test]
fn champions_win_as_often_as_is_predicted_by_mixed_rules() {
    for (preset, changes) in [
        ("playmonster", &[("target", "2000")][..]),
        ("facebook", &[("target", "1500")]),
        ("wikihow", &[("target", "1500"), ("ties", "play_off"), ("last_chance", "one_throw")]),
    ] {
        let rules = rules(preset, changes);
        let simulation = champions(&rules, 30_000);
        let predicted = simulation.solution.as_ref().unwrap().win()[0];
        let report = run(&simulation);
        assert!(report.by_turns);
        assert!(off(&report.places[0], predicted) < 4.5, "{preset} {changes:?}: {predicted} {report:?}");
    }
}

#[test]
fn champions_win_as_often_as_is_predicted_at_the_table_of_the_engine() {
    for (preset, changes) in [
        ("facebook", &[("target", "1000")][..]),
        ("playmonster", &[("target", "1000")]),
        ("classic", &[("target", "1000"), ("leftover_dice", "high_stakes")]),
    ] {
        let rules = rules(preset, changes);
        let simulation = Simulation { at_the_table: true, ..champions(&rules, 1500) };
        let predicted = simulation.solution.as_ref().unwrap().win()[0];
        let report = run(&simulation);
        assert!(!report.by_turns);
        assert!(off(&report.places[0], predicted) < 4.5, "{preset} {changes:?}: {predicted} {report:?}");
    }
}

#[test]
fn turns_that_are_drawn_are_those_that_are_played_at_the_table() {
    use Temperament::{Beginner, Calculator, Cautious, Gambler};
    for (rules, players) in [
        (rules("classic", &[("target", "4000")]), vec![Beginner, Calculator]),
        (rules("playmonster", &[("target", "3000")]), vec![Cautious, Gambler]),
        (rules("facebook", &[("target", "3000")]), vec![Gambler, Beginner]),
        (rules("classic", &[("target", "2000"), ("ending", "exactly")]), vec![Calculator, Cautious]),
    ] {
        let simulation = Simulation::new(rules.clone(), players, 40_000);
        let drawn = run(&simulation);
        let played = run(&Simulation { at_the_table: true, games: 8_000, seed: 2, ..simulation });
        assert!(drawn.by_turns && !played.by_turns);
        let difference = (drawn.players[0].share - played.players[0].share).abs();
        let error = drawn.players[0].error.hypot(played.players[0].error);
        assert!(difference < 4.5 * error, "{} {drawn:?} {played:?}", rules.name());
        let length = |report: &Report| report.turns as f64 / report.games as f64;
        assert!(
            (length(&drawn) / length(&played) - 1.0).abs() < 0.03,
            "{} {drawn:?} {played:?}",
            rules.name()
        );
    }
}

#[test]
fn a_seed_says_everything_whatever_the_number_of_threads() {
    let players = vec![Temperament::Calculator, Temperament::Gambler];
    let simulation = Simulation::new(rules("classic", &[]), players, 5000);
    let with_threads = |threads| {
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads).build().unwrap();
        pool.install(|| run(&simulation))
    };
    assert_eq!(with_threads(1), with_threads(3));
    assert_ne!(run(&simulation), run(&Simulation { seed: 2, ..simulation.clone() }));
}

#[test]
fn more_than_two_play_at_the_table_and_all_wins_add_up() {
    let players = vec![Temperament::Champion, Temperament::Calculator, Temperament::Beginner];
    let report = run(&Simulation::new(rules("playmonster", &[("target", "2000")]), players, 120));
    let sum = |shares: &[Share]| shares.iter().map(|share| share.share).sum::<f64>();
    assert!((sum(&report.players) - 1.0).abs() < 1e-9 && (sum(&report.places) - 1.0).abs() < 1e-9);
}

#[test]
fn intervals_are_wilsons() {
    let share = |wins: u32, games: u64| {
        let share = f64::from(wins) / games as f64;
        Share { share, error: (share * (1.0 - share) / games as f64).sqrt(), games }
    };
    // Published: 1 of 10, 0 of 10 and 10 of 10.
    for (wins, low, high) in [(1, 0.0179, 0.4042), (0, 0.0, 0.2775), (10, 0.7225, 1.0)] {
        let (from, to) = share(wins, 10).interval();
        assert!((from - low).abs() < 1e-4 && (to - high).abs() < 1e-4, "{wins}: {from} {to}");
    }
    let (from, to) = share(500_000, 1_000_000).interval();
    assert!((from - 0.499_02).abs() < 1e-5 && (to - 0.500_98).abs() < 1e-5, "{from} {to}");
    assert_eq!(Share { share: 0.0, error: 0.0, games: 0 }.interval(), (0.0, 1.0));
}

#[test]
fn intervals_hold_the_true_chance_19_times_in_20_even_in_few_games() {
    let rules = rules("classic", &[("target", "500")]);
    let champions = champions(&rules, 20);
    let chance = champions.solution.as_ref().unwrap().win()[0];
    let holds = |seed: &u64| {
        let (low, high) = run(&Simulation { seed: *seed, ..champions.clone() }).places[0].interval();
        (low..=high).contains(&chance)
    };
    let held = (0..300).filter(holds).count();
    assert!((270..=299).contains(&held), "{held} of 300");
}

#[test]
fn a_simulation_that_is_stopped_from_elsewhere_ends_without_half_played_lots() {
    static STOP: AtomicBool = AtomicBool::new(false);
    let mut simulation = Simulation::new(rules("classic", &[]), vec![Temperament::Calculator; 2], 1 << 40);
    simulation.stop = Some(&STOP);
    let mut told = 0;
    let report = simulation.run(&mut |_| {
        told += 1;
        STOP.store(told > 1, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    assert!(report.unwrap().games.is_multiple_of(LOT));
    assert!(told > 1);
}
