//! Benchmarks of the targets in `README.md`.

use divan::{Bencher, black_box};
use farkle_rules::Position;
use farkle_strategy_oracle::changed::rules;
use farkle_three_sides::ThreeSides;

fn main() {
    divan::main();
}

/// To 10,000 under 2 min on two cores and 256 MB.
#[divan::bench(args = ["2500", "5000", "10000"], sample_count = 1)]
fn three_sides(bencher: Bencher<'_, '_>, target: &str) {
    let rules = rules("classic", &[("target", target)]);
    bencher.bench(|| ThreeSides::solve(black_box(&rules)));
}

/// The same with an opening score and hot dice that have to be rolled.
#[divan::bench(args = ["2500"], sample_count = 1)]
fn three_sides_with_opening_score_and_must_roll(bencher: Bencher<'_, '_>, target: &str) {
    let changes = [("target", target), ("opening_score", "500"), ("hot_dice", "must_roll")];
    let rules = rules("classic", &changes);
    bencher.bench(|| ThreeSides::solve(black_box(&rules)));
}

/// By the PlayMonster rules: an opening score and last turns.
#[divan::bench(args = ["2500", "5000"], sample_count = 1)]
fn three_sides_with_last_turns(bencher: Bencher<'_, '_>, target: &str) {
    let rules = rules("playmonster", &[("target", target)]);
    bencher.bench(|| ThreeSides::solve(black_box(&rules)));
}

/// Every action in the middle of a turn with what each side wins, under 1 ms.
#[divan::bench(args = ["classic", "playmonster"])]
fn policy_query_of_three(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = rules(preset, &[("target", "2000")]);
    let solution = ThreeSides::solve(&rules).expect("three sides are solved");
    let position: Position = "350/1100/600 t350 choose:1245".parse().expect("a position");
    let game = position.game(rules).expect("a position of these rules");
    bencher.bench(|| solution.advice(black_box(&game)));
}
