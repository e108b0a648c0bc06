//! Rules under which nearly every turn ends on a farkle: nobody plays them, but where an iteration
//! comes to rest only slowly, a chance that is told has to be right all the same.

use super::*;

/// Nothing scores but a 1.
fn only_ones(changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = farkle_rules::RuleSetDraft::default();
    [("dice", "5"), ("single_one", "500"), ("target", "4500")]
        .iter()
        .chain(changes)
        .for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// Solves and walks about; whether there was a solution.
fn is_right_or_not_told(rules: &RuleSet) -> bool {
    let options = SolveOptions { most_seconds: 30.0, ..SolveOptions::default() };
    match TwoSides::solve_watched(rules, &options, &mut |_| ControlFlow::Continue(())) {
        Ok(solution) => {
            let [first, second] = solution.win();
            assert!((0.0..=1.0).contains(&first) && (0.0..=1.0).contains(&second), "{first}");
            let mut rng = ChaCha8Rng::seed_from_u64(3);
            for _ in 0..30 {
                check_walk(&solution, &mut rng, 8);
            }
            true
        }
        Err(error) => {
            assert!(matches!(error, SolveError::NotSettled { .. }), "{error}: {:?}", rules.draft());
            false
        }
    }
}

#[test]
fn penalties_where_hardly_a_turn_is_banked_are_solved_right_or_not_at_all() {
    for minimum in ["none", "1000", "1500", "2500"] {
        let rules = only_ones(&[("three_farkles", "500"), ("minimum_bank", minimum)]);
        assert!(is_right_or_not_told(&rules), "a minimum of {minimum} is solved");
    }
    is_right_or_not_told(&only_ones(&[("three_farkles", "500"), ("opening_score", "2500")]));
}

#[test]
fn play_offs_in_which_ties_are_likely_are_solved_right() {
    for minimum in ["1000", "3000", "6000"] {
        let changes =
            [("ending", "rounds"), ("rounds", "1"), ("ties", "play_off"), ("minimum_bank", minimum)];
        assert!(is_right_or_not_told(&rules("classic", &changes)), "a minimum of {minimum} is solved");
    }
}

/// Dice can be taken over, and nobody banks less than this.
fn taken_over(minimum: &str) -> RuleSet {
    let changes = [
        ("leftover_dice", "high_stakes"),
        ("high_stakes_bonus", "500"),
        ("target", "1000"),
        ("minimum_bank", minimum),
    ];
    rules("classic", &changes)
}

#[test]
fn dice_taken_over_where_hardly_a_turn_is_banked_are_solved_right_or_not_at_all() {
    is_right_or_not_told(&taken_over("3000"));
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn dice_taken_over_with_lower_and_higher_minimums_are_solved_right_or_not_at_all() {
    for minimum in ["2000", "4000"] {
        is_right_or_not_told(&taken_over(minimum));
    }
}

#[test]
fn in_a_last_round_only_that_a_penalty_falls_matters_and_not_how_high_it_is() {
    let chance = |penalty: &str| {
        let changes = [("ending", "rounds"), ("rounds", "1"), ("ties", "shared"), ("three_farkles", penalty)];
        let rules = rules("classic", &changes);
        let solution = TwoSides::solve(&rules).unwrap();
        let before = Game::new(rules.clone(), 2).unwrap().position();
        let position = Position { phase: Phase::TurnBegins, farkles: vec![2, 2], ..before };
        let game = position.game(rules).unwrap();
        solution.chance(&game, game.side(game.mover())).unwrap()
    };
    let chances = ["500", "1000", "5000", "60000"].map(chance);
    assert!(chances.iter().all(|chance| (chance - chances[0]).abs() < 1e-9), "{chances:?}");
}
