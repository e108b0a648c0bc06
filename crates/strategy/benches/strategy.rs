//! Benchmarks of the targets in `docs/strategy/performance.md`.

use divan::counter::ItemsCount;
use divan::{Bencher, black_box};
use farkle_rules::Position;
use farkle_strategy::{Simulation, Temperament, TurnValues, TwoSides};
use farkle_strategy_oracle::changed::rules;
use std::ops::ControlFlow;

fn main() {
    divan::main();
}

/// Under 2 ms.
#[divan::bench(args = ["classic", "playmonster", "facebook"])]
fn rule_set_and_turn_values(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[]);
    bencher.bench(|| TurnValues::compute(black_box(&rules)));
}

/// Under 1 s on two cores.
#[divan::bench(args = ["classic", "busche-neller"], sample_count = 5)]
fn two_sides_at_once(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[]);
    bencher.bench(|| TwoSides::solve(black_box(&rules)));
}

/// Under 2 s on two cores.
#[divan::bench(args = ["playmonster", "walnut"], sample_count = 5)]
fn two_sides_with_opening_score_and_last_turn(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[]);
    bencher.bench(|| TwoSides::solve(black_box(&rules)));
}

/// Under 10 s of processor time.
#[divan::bench(args = ["facebook", "zilch"], sample_count = 1)]
fn two_sides_with_three_farkles(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[]);
    bencher.bench(|| TwoSides::solve(black_box(&rules)));
}

/// Every action in the middle of a turn with its worth, under 1 ms.
#[divan::bench(args = ["classic", "playmonster", "facebook"])]
fn policy_query(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[]);
    let solution = TwoSides::solve(&rules).expect("a preset is solved");
    let position: Position = "4350/5100 t350 choose:1245".parse().expect("a position");
    let game = position.game(rules).expect("a position of these rules");
    bencher.bench(|| solution.advice(black_box(&game)));
}

/// Over 40 million turns a second on one core, the laws of the turns included.
#[divan::bench(args = [200_000, 2_000_000], sample_count = 3)]
fn simulated_turns_on_one_core(bencher: Bencher<'_, '_>, games: u64) {
    let players = vec![Temperament::Calculator, Temperament::Gambler];
    let simulation = Simulation::new(rules("classic", &[]), players, games);
    let run = || simulation.run(&mut |_| ControlFlow::Continue(())).map_or(0, |report| report.turns);
    let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread");
    let play = || one.install(run);
    bencher.counter(ItemsCount::new(play())).bench(play);
}
