//! Solutions as files: round trips by random rules, and what is refused.

use super::tiny_games::{RANGE, few_rules};
use super::{only_ones, rules};
use crate::ThreeSides;
use crate::file::{MAGIC, write_cells};
use farkle_rules::RuleSet;
use farkle_strategy::solver::file;
use farkle_strategy::{FileError, SolveOptions, TwoSides};
use farkle_strategy_oracle::brute_force::tiny_rules;
use farkle_strategy_oracle::random_rules::random_rules;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use std::ops::ControlFlow;

/// Rules that would take longer are left out.
const MOST_SECONDS: f64 = 0.2;

fn solve(rules: &RuleSet) -> Option<ThreeSides> {
    let options = SolveOptions { most_seconds: MOST_SECONDS, ..SolveOptions::default() };
    ThreeSides::solve_watched(rules, &options, &mut |_| ControlFlow::Continue(())).ok()
}

/// Writes a solution, reads it, and compares all that is kept.
fn check(solution: &ThreeSides) {
    let code = solution.rules.code();
    let bytes = solution.to_bytes();
    let read =
        ThreeSides::from_bytes(&solution.rules, &bytes).unwrap_or_else(|error| panic!("{error}: {code}"));
    for (read, solved) in read.cells().into_iter().zip(solution.cells()) {
        assert_eq!(read, solved, "{code}");
    }
    assert_eq!(
        format!("{read:?}"),
        format!("{solution:?}"),
        "what is not kept in the file is the same too: {code}"
    );
    assert!(read.to_bytes() == bytes, "{code}");
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn a_solution_is_the_same_after_a_round_trip_through_a_file_by_random_rules() {
    let mut rng = ChaCha8Rng::seed_from_u64(31);
    let mut checked = [0; 3];
    while checked.iter().any(|&checked| checked < 8) {
        let kinds = [tiny_rules(&mut rng, &RANGE), few_rules(&mut rng), Some(random_rules(&mut rng))];
        for (rules, checked) in kinds.iter().zip(&mut checked) {
            let Some(solution) = rules.as_ref().filter(|_| *checked < 8).and_then(solve) else { continue };
            *checked += 1;
            check(&solution);
        }
    }
}

#[test]
fn every_kind_of_solution_comes_back() {
    for changes in [
        &[("ending", "at_once"), ("target", "500")][..],
        &[("opening_score", "200"), ("target", "200")],
        &[("opening_score", "100"), ("ending", "exactly")],
        &[("ending", "rounds"), ("rounds", "1"), ("ties", "play_off"), ("opening_score", "100")],
    ] {
        check(&ThreeSides::solve(&only_ones(changes)).unwrap());
    }
}

#[test]
fn what_is_damaged_or_of_other_rules_is_refused() {
    let of = rules("classic", &[("target", "300")]);
    let bytes = ThreeSides::solve(&of).unwrap().to_bytes();
    let refused = |rules: &RuleSet, bytes: &[u8]| ThreeSides::from_bytes(rules, bytes).unwrap_err();
    assert_eq!(refused(&rules("classic", &[("target", "350")]), &bytes), FileError::OtherRules);
    assert_eq!(refused(&of, b""), FileError::NotASolution);
    assert_eq!(refused(&of, &bytes[1..]), FileError::NotASolution);
    let of_two = TwoSides::solve(&of).unwrap().to_bytes().unwrap();
    assert_eq!(refused(&of, &of_two), FileError::NotASolution);
    assert!(TwoSides::from_bytes(&of, &bytes).is_err());
    for place in (8..bytes.len()).step_by(11) {
        let mut damaged = bytes.clone();
        damaged[place] ^= 1;
        assert_eq!(refused(&of, &damaged), FileError::Damaged);
        assert_eq!(refused(&of, &bytes[..place]), FileError::Damaged);
    }
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn what_is_damaged_behind_a_right_checksum_is_refused_too() {
    let of = rules("classic", &[("target", "300")]);
    let bytes = ThreeSides::solve(&of).unwrap().to_bytes();
    let body = &bytes[..bytes.len() - 8];
    let code = 12 + of.code().len();
    for place in (code..body.len()).step_by(5) {
        for value in [0, 64, 65, 255] {
            let mut damaged = body.to_vec();
            damaged[place] = value;
            // What can be read is a solution, if of another game: what it says is a chance.
            if let Ok(read) = ThreeSides::from_bytes(&of, &file::seal(damaged)) {
                assert!(
                    read.cells()
                        .iter()
                        .flat_map(|cells| cells.iter())
                        .all(|pair| (pair.0 - 0.5).abs() < 0.51)
                );
            }
        }
        assert!(ThreeSides::from_bytes(&of, &file::seal(body[..place].to_vec())).is_err());
    }
}

#[test]
fn a_file_is_not_believed_that_it_holds_more_than_it_can() {
    // A billion points by fives, without a list of them.
    let huge = [("target", "1000000000"), ("single_five", "5")];
    for ending in [&[][..], &[("ending", "exactly"), ("opening_score", "500")]] {
        let of = rules("classic", &[&huge[..], ending].concat());
        let mut bytes = file::begin(MAGIC, &of);
        bytes.push(3);
        bytes.extend(1.0_f64.to_le_bytes());
        assert_eq!(ThreeSides::from_bytes(&of, &file::seal(bytes)).unwrap_err(), FileError::Damaged);
    }
    // 8,000,000 positions by rules that are real.
    let of = rules("classic", &[]);
    let small = ThreeSides::solve(&rules("classic", &[("target", "100")])).unwrap();
    let mut bytes = file::begin(MAGIC, &of);
    bytes.push(3);
    bytes.extend(small.evaluations.to_le_bytes());
    for (grid, cells) in small.grids()[..2].iter().zip(small.cells()) {
        write_cells(&mut bytes, grid, cells);
    }
    bytes.extend(8_000_000_u64.to_le_bytes());
    assert_eq!(ThreeSides::from_bytes(&of, &file::seal(bytes)).unwrap_err(), FileError::Damaged);
}
