//! Rules for games that are tiny, for tests.

use crate::changed::Changes;
use crate::random_rules::random_rules;
use farkle_rules::rule_set::{AfterFarkle, Dial, EndingRule, Kind, Setting, options};
use farkle_rules::{RuleSet, RuleSetDraft};
use rand::RngExt;
use rand::rngs::ChaCha8Rng;

/// The settings from which rules are picked.
pub struct Range<'a> {
    /// Settings of `rounds`.
    pub rounds: &'a [&'a str],
    /// Settings of `teams`.
    pub teams: &'a [&'a str],
    /// Settings of `start_bonus`.
    pub start_bonus: &'a [&'a str],
    /// Settings that are the same in all of them.
    pub fixed: Changes<'a>,
}

/// One of some settings.
pub fn one_of<'a>(rng: &mut ChaCha8Rng, settings: &[&'a str]) -> &'a str {
    settings[rng.random_range(0..settings.len())]
}

/// Rules for a game that is tiny, with whatever options come up.
pub fn tiny_rules(rng: &mut ChaCha8Rng, range: &Range<'_>) -> Option<RuleSet> {
    let mut draft = random_rules(rng).draft().clone();
    let exactly = draft.ending.ending == EndingRule::Exactly;
    let targets: &[&str] = if exactly { &["100", "150", "200", "250"] } else { &["50", "100", "200", "300"] };
    let mut changes = vec![
        ("target", one_of(rng, targets)),
        ("rounds", one_of(rng, range.rounds)),
        ("teams", one_of(rng, range.teams)),
        ("start_bonus", one_of(rng, range.start_bonus)),
    ];
    if rng.random_bool(0.25) {
        changes.push(("dice", "5"));
        changes.push(("five_of_a_kind_wins", one_of(rng, &["off", "on"])));
    }
    if exactly {
        // Whoever needs less than has to be banked can't win any more; between two such nothing is
        // to be agreed on.
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
    if rng.random_bool(0.25) {
        (0..rng.random_range(1..4)).for_each(|_| set_something_odd(&mut draft, rng));
    }
    range.fixed.iter().for_each(|(key, setting)| draft.set(key, setting).unwrap());
    RuleSet::try_from(draft).ok()
}

/// A setting that nobody plays with: prices that are no multiples of 50, a minimum far beyond the
/// target.
fn set_something_odd(draft: &mut RuleSetDraft, rng: &mut ChaCha8Rng) {
    let all: Vec<_> = options().collect();
    let option = all[rng.random_range(0..all.len())];
    let exactly = draft.ending.ending == EndingRule::Exactly;
    let setting = match (&option.kind, option.dial) {
        // Whoever needs less than has to be banked can't win any more.
        (_, Dial::Opening) if exactly => return,
        (Kind::Target, _) => (rng.random_range(1..=12) * 25).to_string(),
        (Kind::Points | Kind::Penalty, Dial::Opening | Dial::Penalties) => {
            (rng.random_range(1..=40) * 25).to_string()
        }
        (Kind::OfAKind, _) if rng.random_bool(0.3) => format!("x{}", rng.random_range(1..=6)),
        (Kind::Points | Kind::OfAKind | Kind::FourAndAPair | Kind::SixOnes | Kind::Penalty, _) => {
            let step = [5, 10, 25][rng.random_range(0..3)];
            (rng.random_range(1..=250 / step) * step).to_string()
        }
        (Kind::Choice(words), _) => words[rng.random_range(0..words.len())].0.to_string(),
        (Kind::Flag, _) => one_of(rng, &["on", "off"]).to_string(),
        (Kind::PointsList, _) => format!("{},{}", rng.random_range(0..4) * 25, rng.random_range(0..4) * 25),
        (Kind::Count { .. }, _) => return,
    };
    draft.set(option.key, &setting).unwrap();
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

/// Rules for tiny games with these settings.
pub fn rules_with(changes: Changes<'_>) -> RuleSet {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    lower_prices(&mut draft);
    changes.iter().for_each(|(key, setting)| draft.set(key, setting).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// Rules for tiny games with these settings, where nothing but 1s scores, so that totals stay
/// small.
pub fn few_prices(changes: Changes<'_>) -> RuleSet {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    for option in options().filter(|option| option.dial == Dial::Scoring) {
        // Options that are on or off stay off.
        let _ = draft.set(option.key, "none");
    }
    let few = [("single_one", "50"), ("dice", "5"), ("target", "100")];
    few.iter().chain(changes).for_each(|(key, setting)| draft.set(key, setting).unwrap());
    RuleSet::try_from(draft).unwrap()
}
