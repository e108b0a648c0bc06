//! Playthroughs: for every preset and every setting of every option a whole game that anyone can
//! read, with every state and its legal actions. `crates/rules/playthroughs/*.farkle` are game
//! records; what is behind `#` is for people. Other front ends replay the same files.
//!
//! After a deliberate change of the rules run with `FARKLE_GOLDEN=write` (or `cargo xtask golden`),
//! and read the difference.

use crate::support::{Random, play};
use farkle_rules::rule_set::{AfterFarkle, LastChance, OptionSpec, options};
use farkle_rules::{Event, Game, Outcome, Preset, Record, RuleSet, RuleSetDraft, Then, TurnEndKind};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::PathBuf;

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("playthroughs")
}

/// Everything that has to have a playthrough: name and rule set.
fn subjects() -> BTreeMap<String, Subject> {
    let mut all = BTreeMap::new();
    for preset in Preset::ALL {
        let mut draft = preset.draft();
        draft.set("target", "3000").unwrap();
        all.insert(format!("preset-{}", preset.name), Subject { draft, without: None });
    }
    for option in options() {
        let (base, values) = base_for(option);
        for value in values {
            let mut draft = base.clone();
            draft.set(option.key, value).unwrap();
            if draft.get(option.key) == base.get(option.key) {
                continue;
            }
            draft.name = format!("{} = {value}", option.key);
            let name = format!("option-{}-{}", option.key, value.replace(',', "-"));
            all.insert(name, Subject { draft, without: Some(base.clone()) });
        }
        let prefix = format!("option-{}-", option.key);
        assert!(all.keys().any(|name| name.starts_with(&prefix)), "{} has no playthrough", option.key);
    }
    all
}

struct Subject {
    draft: RuleSetDraft,
    /// The same rules without the setting: the game must show the difference.
    without: Option<RuleSetDraft>,
}

/// A rule set in which the option matters, and the settings to show.
fn base_for(option: &OptionSpec) -> (RuleSetDraft, Vec<&'static str>) {
    let mut base = RuleSetDraft::preset("classic").unwrap();
    let mut set = |key: &str, value: &str| base.set(key, value).unwrap();
    set("target", "2000");
    match option.key {
        "five_of_a_kind_wins" => set("dice", "5"),
        "rounds" => set("ending", "rounds"),
        "reached" | "ties" => set("ending", "last_turn"),
        "last_chance" => {
            set("ending", "last_turn");
            // So that a last throw can be too little to bank.
            set("minimum_bank", "300");
        }
        "below_zero" => set("three_farkles", "1000"),
        "high_stakes_bonus" => set("leftover_dice", "high_stakes"),
        "no_scorers_hot_dice" => {
            set("no_scorers", "500");
            set("hot_dice", "must_roll");
        }
        "target" => set("target", "2500"),
        "four_and_a_pair" => set("four_and_a_pair", "1000"),
        _ => {}
    }
    let values = match option.key {
        "single_one" => vec!["none", "200"],
        "single_five" => vec!["none", "100"],
        "three_twos" | "three_threes" | "three_fours" | "three_fives" | "three_sixes" => vec!["none", "1000"],
        "rounds" => vec!["2"],
        "high_stakes_bonus" => vec!["500"],
        "target" => vec!["1000"],
        _ => option.usual.to_vec(),
    };
    (base, values)
}

/// The first seeded game that comes to an end and, if a setting is to be shown, could not have gone
/// like this without it.
fn game_of(subject: &Subject) -> Record {
    let rules = RuleSet::try_from(subject.draft.clone()).unwrap();
    let seats = match subject.draft.sides.teams {
        0 => 2,
        teams => usize::from(teams) * 2,
    };
    let without = subject.without.clone().map(|draft| RuleSet::try_from(draft).unwrap());
    let mut shortest: Option<Record> = None;
    for seed in 0..4_000 {
        let (record, game) = play(&mut Random(seed), rules.clone(), seats, 120, |_, _| {});
        let shows = has_what_only_it_brings(&record)
            && without.as_ref().is_none_or(|without| differs(&record, without));
        let better = shortest.as_ref().is_none_or(|best| record.events.len() < best.events.len());
        if game.is_over() && shows && better && record.events.len() > 20 {
            shortest = Some(record);
        }
        if seed > 60 && shortest.is_some() {
            break;
        }
    }
    shortest.unwrap_or_else(|| panic!("no game shows {}", subject.draft.name))
}

/// Whether the game has every event that only such a setting brings about.
fn has_what_only_it_brings(record: &Record) -> bool {
    let rules = &record.rules;
    let has = |wanted: fn(&Event) -> bool| record.events.iter().any(wanted);
    let may_go_on = rules.after_farkle() == AfterFarkle::MayGoOn;
    let one_throw = rules.last_chance() == LastChance::OneThrow;
    (!may_go_on || (has(|e| *e == Event::WentOn) && has(|e| *e == Event::GaveUp)))
        && (!one_throw || has(|e| matches!(e, Event::SetAside { then: Then::GiveUp, .. })))
}

/// Whether these events would have gone another way under other rules.
fn differs(record: &Record, other: &RuleSet) -> bool {
    let mut here = Game::new(record.rules.clone(), record.seats.len()).unwrap();
    let Ok(mut there) = Game::new(other.clone(), record.seats.len()) else { return true };
    // A price that nobody took has still been on offer.
    let alike = |here: &Game, there: &Game| {
        here.phase() == there.phase()
            && here.chance() == there.chance()
            && here.legal_actions().eq(there.legal_actions())
            && here.all_sides().all(|side| here.score(side) == there.score(side))
    };
    !alike(&here, &there)
        || record.events.iter().any(|event| here.apply(event) != there.apply(event) || !alike(&here, &there))
}

/// The record with every state, its legal actions and what followed from each event, as comments.
fn readable(record: &Record) -> String {
    let bare = Record { events: Vec::new(), ..record.clone() };
    let mut text = format!("{bare}\n");
    let mut game = Game::new(record.rules.clone(), record.seats.len()).unwrap();
    describe_state(&game, &mut text);
    for event in &record.events {
        let outcome = game.apply(event).unwrap();
        writeln!(text, "{event}").unwrap();
        describe_outcome(&outcome, &mut text);
        describe_state(&game, &mut text);
    }
    text
}

fn describe_state(game: &Game, text: &mut String) {
    writeln!(text, "#     {}", game.position()).unwrap();
    let legal: Vec<String> = game.legal_actions().map(|a| game.decide(a).unwrap().to_string()).collect();
    if !legal.is_empty() {
        writeln!(text, "#     legal: {}", legal.join(" ")).unwrap();
    }
}

fn describe_outcome(outcome: &Outcome, text: &mut String) {
    let mut said = Vec::new();
    if outcome.hot_dice {
        said.push("hot dice".to_string());
    }
    if outcome.inherited.0 > 0 {
        said.push(format!("inherits {}", outcome.inherited));
    }
    if outcome.lost.0 > 0 {
        said.push(format!("loses {} but may go on", outcome.lost));
    }
    if let Some(end) = outcome.turn_end {
        said.push(match end.kind {
            TurnEndKind::Banked => format!("banks {}", end.total),
            TurnEndKind::Farkled => format!("farkle, loses {}", end.total),
            TurnEndKind::ToxicTwos => format!("toxic twos, loses {}", end.total),
            TurnEndKind::GaveUp => "ends the turn with nothing".to_string(),
            TurnEndKind::Won => "wins by this roll".to_string(),
        });
        if end.opened {
            said.push("opens".to_string());
        }
        if end.penalty.0 > 0 {
            said.push(format!("three farkles cost {}", end.penalty));
        }
        if let Some(gift) = end.gift {
            let to = gift.to.map_or("nobody".to_string(), |side| format!("side {side}"));
            said.push(format!("too far: {} go to {to}", gift.points));
        }
    }
    for (happened, what) in [
        (outcome.last_turns_begin, "last turns begin"),
        (outcome.play_off_begins, "a play-off begins"),
        (outcome.game_over, "the game is over"),
    ] {
        if happened {
            said.push(what.to_string());
        }
    }
    if !said.is_empty() {
        writeln!(text, "#   {}", said.join("; ")).unwrap();
    }
}

#[test]
fn every_preset_and_every_option_has_a_playthrough_that_still_goes_the_same_way() {
    let write = std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write");
    let mut wrong = Vec::new();
    for (name, subject) in subjects() {
        let path = folder().join(format!("{name}.farkle"));
        let kept = std::fs::read_to_string(&path).unwrap_or_default();
        let expected = match kept.parse::<Record>() {
            // A kept game is played again; only its comments are made anew.
            Ok(record)
                if record.rules.draft().plays_like(&subject.draft)
                    && record.replay().is_ok()
                    && has_what_only_it_brings(&record) =>
            {
                readable(&record)
            }
            _ => readable(&game_of(&subject)),
        };
        if write && kept != expected {
            std::fs::create_dir_all(folder()).unwrap();
            std::fs::write(&path, &expected).unwrap();
        } else if kept != expected {
            wrong.push(name);
        }
    }
    assert!(
        wrong.is_empty(),
        "missing or no longer right: {}\nread the difference after FARKLE_GOLDEN=write",
        wrong.join(", ")
    );
}

#[test]
fn every_playthrough_shows_what_it_is_named_after() {
    for (name, subject) in subjects() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.farkle"))).unwrap();
        let record: Record = text.parse().unwrap();
        assert!(record.replay().unwrap().game.is_over(), "{name}");
        if let Some(without) = subject.without {
            assert!(differs(&record, &RuleSet::try_from(without).unwrap()), "{name}");
        }
    }
}

#[test]
fn no_playthrough_is_left_of_an_option_that_is_gone() {
    let subjects = subjects();
    for entry in std::fs::read_dir(folder()).unwrap() {
        let file = entry.unwrap().file_name().into_string().unwrap();
        let name = file.trim_end_matches(".farkle");
        assert!(subjects.contains_key(name), "{file} belongs to nothing");
    }
}

#[test]
fn every_kind_of_event_occurs_in_some_playthrough() {
    let mut kinds = std::collections::BTreeSet::new();
    for name in subjects().keys() {
        let text = std::fs::read_to_string(folder().join(format!("{name}.farkle"))).unwrap();
        for event in text.parse::<Record>().unwrap().events {
            kinds.insert(match event {
                Event::StartRolled(_) => "start".to_string(),
                Event::Started(_) => "@".to_string(),
                Event::Rolled(_) => "roll".to_string(),
                Event::SetAside { then, .. } => format!("{then:?}"),
                other => other.to_string(),
            });
        }
    }
    assert_eq!(kinds.len(), 10, "{kinds:?}");
}
