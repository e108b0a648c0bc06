//! Completions: the values that a shell offers for presets, options, seats and paces.
//!
//! The shell asks the program itself, so it offers exactly what the program accepts.

use clap_complete::engine::{
    ArgValueCandidates, ArgValueCompleter, CompletionCandidate, PathCompleter, ValueCompleter,
};
use farkle_rules::Preset;
use farkle_rules::rule_set::{option, options};
use farkle_strategy::Temperament;
use farkle_terminal::Pace;
use std::ffi::OsStr;

/// A shell sets this environment variable when it asks.
pub(crate) const ASKED: &str = "FARKLE_COMPLETE";

const COMPUTER: &str = "computer";

fn candidate(value: impl Into<String>, help: &str) -> CompletionCandidate {
    CompletionCandidate::new(value.into()).help(Some(help.to_string().into()))
}

/// Presets and files.
pub(crate) fn rules() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let mut found: Vec<_> =
            Preset::ALL.iter().map(|preset| candidate(preset.name, preset.title)).collect();
        found.retain(|preset| starts_with(preset, current));
        found.extend(PathCompleter::file().complete(current));
        found
    })
}

/// `KEY=`, then the usual settings of the option.
pub(crate) fn changes() -> ArgValueCompleter {
    ArgValueCompleter::new(|current: &OsStr| {
        let typed = current.to_string_lossy();
        let known = typed.split_once('=').and_then(|(key, _)| option(key));
        let mut found: Vec<_> = match known {
            Some(option) => option
                .usual
                .iter()
                .map(|value| candidate(format!("{}={value}", option.key), option.title))
                .collect(),
            None => options().map(|option| candidate(format!("{}=", option.key), option.title)).collect(),
        };
        found.retain(|change| starts_with(change, current));
        found
    })
}

/// The keys of all options.
pub(crate) fn keys() -> ArgValueCandidates {
    ArgValueCandidates::new(|| options().map(|option| candidate(option.key, option.title)).collect())
}

/// Computer players. A person thinks of a name.
pub(crate) fn seats() -> ArgValueCandidates {
    ArgValueCandidates::new(|| {
        let of_temperament = |t: Temperament| candidate(format!("{COMPUTER}:{}", t.name()), t.about());
        Temperament::ALL.into_iter().map(of_temperament).collect()
    })
}

/// The paces.
pub(crate) fn paces() -> ArgValueCandidates {
    ArgValueCandidates::new(|| Pace::ALL.iter().map(|pace| CompletionCandidate::new(pace.name())).collect())
}

fn starts_with(candidate: &CompletionCandidate, typed: &OsStr) -> bool {
    candidate.get_value().to_string_lossy().starts_with(&*typed.to_string_lossy())
}
