//! Games small enough to be solved slowly, by random rules: the solver agrees with plain value iteration.

use super::brute_force::{Patience, TooSlow, solve};
use crate::random_rules::random_rules;
use crate::{SolveOptions, TwoSides};
use farkle_rules::rule_set::{AfterFarkle, Dial, EndingRule, Setting, options};
use farkle_rules::{Points, RuleSet, RuleSetDraft};
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use std::collections::BTreeMap;

/// So many random rule sets are solved in both ways.
const RULE_SETS: usize = 300;
/// Those that would take longer are left out.
const MOST_SECONDS: f64 = 0.01;
/// Both ways agree to this.
const AGREEMENT: f64 = 1e-9;

fn one_of<'a>(rng: &mut ChaCha8Rng, settings: &[&'a str]) -> &'a str {
    settings[rng.random_range(0..settings.len())]
}

/// Rules for a game that is tiny, with whatever options come up.
fn tiny_rules(rng: &mut ChaCha8Rng) -> Option<RuleSet> {
    let mut draft = random_rules(rng).draft().clone();
    let exactly = draft.ending.ending == EndingRule::Exactly;
    let targets: &[&str] = if exactly { &["100", "150", "200", "250"] } else { &["50", "100", "200", "300"] };
    let mut changes = vec![
        ("target", one_of(rng, targets)),
        ("rounds", one_of(rng, &["1", "1", "1", "2"])),
        ("teams", one_of(rng, &["0", "0", "2"])),
        ("start_bonus", one_of(rng, &["none", "none", "0,50"])),
    ];
    if rng.random_bool(0.4) {
        changes.push(("dice", "5"));
        changes.push(("five_of_a_kind_wins", one_of(rng, &["off", "on"])));
    }
    if exactly {
        // Whoever needs less than has to be banked can't win any more; between two such nothing is to be agreed on.
        let goes_on = draft.penalties.after_farkle == AfterFarkle::MayGoOn;
        changes.push(("opening_score", if goes_on { "none" } else { one_of(rng, &["none", "100"]) }));
    } else if rng.random_bool(0.6) {
        changes.push(("opening_score", one_of(rng, &["none", "100", "200"])));
        changes.push(("minimum_bank", one_of(rng, &["none", "100", "150"])));
    }
    if rng.random_bool(0.6) {
        changes.push(("three_farkles", one_of(rng, &["none", "50", "100", "all"])));
    }
    if rng.random_bool(0.7) {
        changes.push(("high_stakes_bonus", one_of(rng, &["50", "100"])));
    }
    for (key, setting) in changes {
        draft.set(key, setting).unwrap();
    }
    if rng.random_bool(0.8) {
        lower_prices(&mut draft);
    }
    RuleSet::try_from(draft).ok()
}

/// Prices of a few hundred points keep games short that go on past the target.
fn lower_prices(draft: &mut RuleSetDraft) {
    for option in options().filter(|option| option.dial == Dial::Scoring) {
        match option.get(draft) {
            Setting::Number(points) if points > 300 => {
                draft.set(option.key, &(100 + points % 4 * 50 + points / 1000 % 3 * 50).to_string()).unwrap();
            }
            Setting::Times(_) => draft.set(option.key, "x2").unwrap(),
            _ => {}
        }
    }
}

/// How two solutions of one game were compared.
#[derive(Default)]
struct Compared {
    beginnings: usize,
    moments: usize,
    largest: f64,
}

/// Solves the rules in both ways; `None` if one of them would take too long.
fn compare(rules: &RuleSet) -> Option<Compared> {
    let estimate = TwoSides::estimate(rules, &SolveOptions::default()).ok()?;
    if estimate.seconds > MOST_SECONDS {
        return None;
    }
    let solution = TwoSides::solve(rules).ok()?;
    let highest = solution.rolls.highest as i32 * solution.rolls.unit;
    let mut patience = Patience {
        most_moments: 1800,
        most_evaluations: 60_000,
        chain: Points(rules.draft().ending.target.0 + 3 * highest),
        floor: solution.floor(),
    };
    let mut slowly = solve(rules, &patience);
    if matches!(slowly, Err(TooSlow::Open)) {
        patience.chain = patience.chain + patience.chain;
        patience.most_moments *= 2;
        slowly = solve(rules, &patience);
    }
    let slowly = slowly.ok()?;
    let mut compared =
        Compared { beginnings: slowly.beginnings.len(), moments: slowly.moments, largest: 0.0 };
    for (game, [low, high]) in &slowly.beginnings {
        let at = || format!("at {} by {}", game.position(), rules.draft().code());
        let value =
            solution.chance(game, game.side(game.mover())).unwrap_or_else(|error| panic!("{error} {}", at()));
        let error = (low - value).max(value - high);
        assert!(error < AGREEMENT, "{value} is not in [{low}, {high}] {}", at());
        compared.largest = compared.largest.max(error);
    }
    Some(compared)
}

#[test]
fn plain_value_iteration_over_every_moment_agrees_for_three_hundred_rule_sets() {
    let mut rng = ChaCha8Rng::seed_from_u64(7);
    let mut seen = BTreeMap::<_, usize>::new();
    let mut all = Compared::default();
    let mut solved = 0;
    while solved < RULE_SETS {
        let Some(rules) = tiny_rules(&mut rng) else { continue };
        let Some(compared) = compare(&rules) else { continue };
        solved += 1;
        for option in options() {
            *seen.entry((option.key, option.get(rules.draft()).to_string())).or_default() += 1;
        }
        all.beginnings += compared.beginnings;
        all.moments += compared.moments;
        all.largest = all.largest.max(compared.largest);
    }
    println!("{} beginnings, {} moments, off by {:e} at most", all.beginnings, all.moments, all.largest);
    for option in options().filter(|option| option.usual.len() > 1) {
        let settings: Vec<_> = seen.iter().filter(|((key, _), _)| *key == option.key).collect();
        let enough = settings.iter().filter(|(_, count)| **count >= 3).count();
        assert!(enough > 1, "{} has had only one setting: {settings:?}", option.key);
    }
}
