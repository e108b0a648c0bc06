//! Games small enough to be solved slowly, by random rules: the solver agrees with plain value
//! iteration, and its values are those of best play at every moment of these games.

use super::slow_solution::{Chances, Explored, Step, distance, explore};
use crate::ThreeSides;
use farkle_rules::rule_set::options;
use farkle_rules::{Game, Points, RuleSet};
use farkle_strategy::SolveOptions;
use farkle_strategy::solver::RollTable;
use farkle_strategy_oracle::brute_force::{Patience, Range, few_prices, first_turn, one_of, tiny_rules};
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use rayon::prelude::*;
use std::collections::BTreeMap;
use std::ops::ControlFlow;

/// How many games are compared side by side.
const AT_A_TIME: usize = 16;
/// Those that would take longer are left out.
const MOST_SECONDS: f64 = 2.0;
/// How many of them cover each setting of an option.
const ENOUGH: usize = 2;
/// Both ways agree to this.
const AGREEMENT: f64 = 1e-9;
/// Rules between three sides.
pub(super) const RANGE: Range<'_> = Range {
    rounds: &["1", "2", "2", "3"],
    teams: &["0", "0", "0", "3"],
    start_bonus: &["none", "none", "0,50", "0,50,100"],
    fixed: &[("three_farkles", "none"), ("leftover_dice", "unused")],
};

/// How solutions of one game were compared.
#[derive(Default)]
struct Compared {
    beginnings: usize,
    moments: usize,
    /// By how much our values are off from what best play makes of every turn.
    step: f64,
    /// By how much they are off from those of the iteration; `None` if that says nothing, because
    /// it does not come to rest or because the mover has choices somewhere that are equally good
    /// for it.
    iteration: Option<f64>,
    settles: bool,
}

/// The chances at this beginning of a turn, from the mover on.
fn ours(solution: &ThreeSides, game: &Game) -> Chances {
    let found = solution
        .chances(game)
        .unwrap_or_else(|error| panic!("{error} at {} by {}", game.position(), game.rules().code()));
    let mover = game.side(game.mover()).index();
    std::array::from_fn(|place| found[(mover + place) % 3])
}

/// Solves the rules in both ways; `None` if one of them would take too long.
fn compare(rules: &RuleSet, most_moments: usize) -> Option<Compared> {
    let options = SolveOptions { most_seconds: MOST_SECONDS, ..SolveOptions::default() };
    let solution = ThreeSides::solve_watched(rules, &options, &mut |_| ControlFlow::Continue(())).ok()?;
    let rolls = RollTable::compile(rules);
    let highest = rolls.highest as i32 * rolls.unit;
    let chain = Points(rules.target().0 + 2 * highest);
    let mut patience =
        Patience { most_moments, most_evaluations: 400 * most_moments, chain, floor: Points::ZERO };
    let begin = first_turn(rules, solution.seats());
    while patience.most_moments < 4 * most_moments {
        let explored = explore(&begin, &patience).ok()?;
        if let Some(compared) = compare_all(&solution, &explored, patience.most_evaluations) {
            return Some(compared);
        }
        patience.chain = patience.chain + patience.chain;
        patience.most_moments *= 2;
    }
    None
}

/// Compares all beginnings of turns; `None` if what lies beyond the highest total matters too much.
fn compare_all(solution: &ThreeSides, explored: &Explored, most_evaluations: usize) -> Option<Compared> {
    let games = explored.beginnings();
    let slow = explored.iterate(most_evaluations);
    let settles = slow.is_some();
    let slow = slow.unwrap_or_else(|| vec![[f64::NAN; 3]; games.len()]);
    let ours: Vec<Chances> = games.iter().map(|game| ours(solution, game)).collect();
    let steps = explored.steps(&ours);
    if !steps.iter().all(Step::is_closed) {
        return None;
    }
    let certain = settles && explored.steps(&slow).iter().all(Step::is_certain);
    let mut compared = Compared {
        beginnings: games.len(),
        moments: explored.moments(),
        step: 0.0,
        iteration: None,
        settles,
    };
    for (number, game) in games.iter().enumerate() {
        let (ours, slow, step) = (&ours[number], &slow[number], &steps[number]);
        let at = || format!("at {} by {}", game.position(), game.rules().code());
        let missed = step.misses(ours);
        assert!(missed < AGREEMENT, "{ours:?} is not what best play makes: {step:?} {}", at());
        compared.step = compared.step.max(missed);
        if certain {
            let distance = distance(ours, slow);
            assert!(distance < AGREEMENT, "{ours:?} is not {slow:?} {}", at());
            compared.iteration = Some(compared.iteration.unwrap_or(0.0).max(distance));
        }
    }
    Some(compared)
}

/// How many games were compared.
#[derive(Default)]
struct Tally {
    games: usize,
    beginnings: usize,
    moments: usize,
    step: f64,
    /// Games in which the iteration tells what the values are.
    certain: usize,
    iteration: f64,
    /// Games in which it does not come to rest.
    unsettled: usize,
    seen: BTreeMap<(&'static str, String), usize>,
}

impl Tally {
    /// Compares games by such rules until there are enough.
    fn of(games: usize, most_moments: usize, rules: impl FnMut() -> Option<RuleSet>) -> Tally {
        let mut tally = Tally::default();
        let mut rules = std::iter::repeat_with(rules).flatten();
        while tally.games < games {
            let rules: Vec<RuleSet> = rules.by_ref().take(AT_A_TIME).collect();
            let found: Vec<_> = rules.par_iter().map(|rules| compare(rules, most_moments)).collect();
            for (rules, compared) in rules.iter().zip(found) {
                compared.into_iter().for_each(|compared| tally.add(rules, &compared));
            }
        }
        println!(
            "{} games, {} beginnings, {} moments: off by {:e} from best play; {} games off by {:e} from the iteration, which does not come to rest in {}",
            tally.games,
            tally.beginnings,
            tally.moments,
            tally.step,
            tally.certain,
            tally.iteration,
            tally.unsettled
        );
        tally
    }

    fn add(&mut self, rules: &RuleSet, compared: &Compared) {
        for option in options() {
            *self.seen.entry((option.key, option.get(rules.draft()).to_string())).or_default() += 1;
        }
        self.games += 1;
        self.beginnings += compared.beginnings;
        self.moments += compared.moments;
        self.step = self.step.max(compared.step);
        self.certain += usize::from(compared.iteration.is_some());
        self.iteration = self.iteration.max(compared.iteration.unwrap_or(0.0));
        self.unsettled += usize::from(!compared.settles);
    }

    /// The settings of an option that enough games had.
    fn settings(&self, option: &str) -> usize {
        self.seen.iter().filter(|((key, _), count)| *key == option && **count >= ENOUGH).count()
    }
}

#[test]
fn values_are_those_of_plain_iteration_and_of_best_play_at_every_moment_of_a_few_tiny_games() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let tally = Tally::of(8, 4000, || tiny_rules(&mut rng, &RANGE));
    assert!(10 * tally.certain > 9 * tally.games, "the iteration tells too little: {}", tally.certain);
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn values_are_those_of_plain_iteration_and_of_best_play_at_every_moment_of_a_hundred_tiny_games() {
    let mut rng = ChaCha8Rng::seed_from_u64(11);
    let tally = Tally::of(100, 4000, || tiny_rules(&mut rng, &RANGE));
    assert!(10 * tally.certain > 9 * tally.games, "the iteration tells too little: {}", tally.certain);
    // Games that go on past the target are larger, and have a test of their own.
    let elsewhere = ["rounds", "ties", "last_chance"];
    let fixed = RANGE.fixed.iter().map(|(key, _)| *key);
    let elsewhere: Vec<&str> = fixed.chain(elsewhere).collect();
    for option in options().filter(|option| option.usual.len() > 1 && !elsewhere.contains(&option.key)) {
        assert!(tally.settings(option.key) > 1, "{} has had only one setting", option.key);
    }
}

/// Rules under which little scores, and games go on past the target or for some rounds.
pub(super) fn few_rules(rng: &mut ChaCha8Rng) -> Option<RuleSet> {
    let picked = [
        ("ending", &["last_turn", "rounds"][..]),
        ("rounds", &["1", "2", "2", "3"]),
        ("target", &["50", "100"]),
        ("ties", &["earlier", "shared", "play_off"]),
        ("last_chance", &["turn", "one_throw"]),
        ("reached", &["at_least", "above"]),
        ("opening_score", &["none", "none", "100", "150"]),
        ("minimum_bank", &["none", "none", "100"]),
        ("hot_dice", &["may_roll", "may_roll", "must_roll"]),
        ("toxic_twos", &["off", "off", "on"]),
        ("start_bonus", &["none", "0,50", "0,50,100"]),
        ("teams", &["0", "0", "3"]),
        ("five_of_a_kind_wins", &["off", "off", "on"]),
    ];
    let mut draft = few_prices(&[]).draft().clone();
    for (key, settings) in picked {
        draft.set(key, one_of(rng, settings)).unwrap();
    }
    RuleSet::try_from(draft).ok()
}

#[test]
#[ignore = "a campaign: `cargo xtask test --long`"]
fn values_are_those_of_best_play_at_every_moment_of_games_that_go_on_past_the_target_or_for_some_rounds() {
    let mut rng = ChaCha8Rng::seed_from_u64(12);
    let tally = Tally::of(8, 40_000, || few_rules(&mut rng));
    assert!(tally.settings("ties") > 1, "all ties are decided in the same way");
}
