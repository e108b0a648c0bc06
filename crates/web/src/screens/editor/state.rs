//! The state of the editor: the wishes, texts that can't be read, and what follows from both.

use super::wishes::Wishes;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use farkle_rules::rule_set::{Misfit, OptionSpec, Setting, describe};
use farkle_rules::{Conflict, Preset, RuleSet, RuleSetDraft};
use farkle_words::changed_version;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// How long a change is told: it covers a part of a phone.
const TOLD_MS: i32 = 5000;

/// Why the rules can't be played.
#[derive(Clone, Debug, Default, PartialEq)]
pub(super) struct Trouble {
    /// The options whose fields can't be read.
    pub unreadable: Vec<&'static str>,
    /// The conflicts between options.
    pub conflicts: Vec<Conflict>,
}

impl Trouble {
    /// The options to correct, from the top of the page.
    pub(super) fn keys(&self) -> impl Iterator<Item = &str> {
        self.unreadable.iter().copied().chain(self.conflicts.iter().map(|conflict| conflict.key.as_str()))
    }
}

/// The state, as signals.
#[derive(Clone, Copy)]
pub(super) struct EditorState {
    wishes: RwSignal<Wishes>,
    /// The texts that can't be read, by the key of their option.
    typed: RwSignal<BTreeMap<&'static str, String>>,
    /// The rules in force: all wishes but the suspended ones.
    pub in_force: Memo<RuleSetDraft>,
    /// The suspended wishes.
    pub resting: Memo<Vec<Misfit>>,
    /// The options that are set without effect, and whether that is because the same dice score
    /// more in smaller combinations.
    pub idle: Memo<Vec<(&'static str, bool)>>,
    /// The rules to play by, or why there are none.
    pub rules: Memo<Result<RuleSet, Trouble>>,
    /// The sentence of the rules that came or went with the last change.
    changed: RwSignal<Option<String>>,
}

impl EditorState {
    pub(super) fn new(wishes: Wishes) -> EditorState {
        let wishes = RwSignal::new(wishes);
        let typed = RwSignal::new(BTreeMap::<&'static str, String>::new());
        let in_force = Memo::new(move |_| wishes.read().in_force(unnamed));
        let resting = Memo::new(move |_| wishes.read().resting());
        let idle = Memo::new(move |_| {
            in_force.read().idle().iter().map(|idle| (idle.option.key, idle.is_beaten())).collect()
        });
        let rules = Memo::new(move |_| {
            let unreadable: Vec<&'static str> = typed.read().keys().copied().collect();
            match RuleSet::try_from(in_force.get()) {
                Ok(rules) if unreadable.is_empty() => Ok(rules),
                Ok(_) => Err(Trouble { unreadable, conflicts: Vec::new() }),
                Err(found) => Err(Trouble { unreadable, conflicts: found.0 }),
            }
        });
        EditorState { wishes, typed, in_force, resting, idle, rules, changed: RwSignal::new(None) }
    }

    /// Starts again from other rules.
    pub(super) fn take(self, draft: &RuleSetDraft) {
        self.typed.set(BTreeMap::new());
        self.changed.set(None);
        self.wishes.set(wishes_of(draft));
    }

    /// Reads something from the wishes.
    pub(super) fn with_wishes<T>(self, about: impl FnOnce(&Wishes) -> T) -> T {
        self.wishes.with(about)
    }

    pub(super) fn call(self, name: &str) {
        self.wishes.update(|wishes| wishes.call(name));
    }

    /// The known version with the rules in force, if there is one.
    pub(super) fn known(self) -> Option<&'static Preset> {
        Preset::of(&self.in_force.read())
    }

    /// What rules are called that are no known version, but may come from one.
    pub(super) fn changed_version(self) -> Option<String> {
        self.with_wishes(Wishes::base).map(|base| messages().rules_name(&changed_version(base), ""))
    }

    /// The setting that is wanted.
    pub(super) fn wanted(self, option: &OptionSpec) -> Setting {
        self.wishes.read().get(option)
    }

    /// Whether the field of an option can be read.
    pub(super) fn is_readable(self, option: &OptionSpec) -> bool {
        !self.typed.read().contains_key(option.key)
    }

    pub(super) fn set(self, option: &'static OptionSpec, setting: Setting) {
        let before = self.sentences();
        self.typed.update(|typed| drop(typed.remove(option.key)));
        self.wishes.update(|wishes| wishes.set(option, setting));
        let changed = before.zip(self.sentences()).and_then(|(before, now)| difference(&before, &now));
        self.changed.set(changed.clone());
        leptos::task::spawn_local(async move {
            browser::pause(TOLD_MS).await;
            // Another change may have been told meanwhile.
            if self.changed.try_with_untracked(|now| *now == changed) == Some(true) {
                self.changed.set(None);
            }
        });
    }

    /// What the last change of an option has changed in the rules, in words.
    pub(super) fn effect(self) -> Option<String> {
        self.changed.get()
    }

    /// That has been read.
    pub(super) fn forget_effect(self) {
        if self.changed.with_untracked(Option::is_some) {
            self.changed.set(None);
        }
    }

    /// The sentences of the rules, if they can be played.
    fn sentences(self) -> Option<Vec<String>> {
        let rules = self.rules.get_untracked().ok()?;
        let statements = describe(&rules).into_iter().flat_map(|section| section.statements);
        Some(statements.map(|statement| messages().statement(&statement)).collect())
    }

    /// Sets an option to a text, or keeps the text as one that can't be read.
    pub(super) fn type_in(self, option: &'static OptionSpec, text: String) {
        match messages().read_setting(option, &text) {
            Some(setting) => self.set(option, setting),
            None => {
                // The note about the last change is out of date.
                self.changed.set(None);
                self.typed.update(|typed| drop(typed.insert(option.key, text)));
            }
        }
    }

    /// The text in the field of an option.
    pub(super) fn text(self, option: &OptionSpec) -> String {
        let typed = self.typed.read().get(option.key).cloned();
        typed.unwrap_or_else(|| messages().setting(option, &self.wanted(option)))
    }

    /// What is wrong with an option, in words.
    pub(super) fn fault(self, option: &OptionSpec) -> Option<String> {
        if let Some(typed) = self.typed.read().get(option.key) {
            let allowed = messages().allowed(option);
            return Some(say!("problem-not-allowed", "value" => typed.as_str(), "allowed" => allowed));
        }
        let rules = self.rules.read();
        let trouble = rules.as_ref().err()?;
        let conflict = trouble.conflicts.iter().find(|conflict| conflict.key == option.key)?;
        Some(messages().conflict(option, conflict))
    }

    /// Goes to the first field to correct.
    pub(super) fn show_fault(self) {
        let rules = self.rules.read_untracked();
        if let Some(key) = rules.as_ref().err().and_then(|trouble| trouble.keys().next()) {
            focus::field_of(&field_of(key));
        }
    }
}

/// The name of changed rules that nobody has named.
pub(super) fn unnamed(base: Option<&'static Preset>) -> String {
    base.map_or_else(|| say!("edit-own-rules"), changed_version)
}

/// The wishes of somebody who plays by these rules.
pub(super) fn wishes_of(draft: &RuleSetDraft) -> Wishes {
    Wishes::of(draft, &say!("edit-own-rules"))
}

/// A sentence that is new in the rules or, if there is none, one that is gone.
fn difference(before: &[String], now: &[String]) -> Option<String> {
    let only_in = |these: &[String], those: &[String]| {
        these.iter().filter(|sentence| !those.contains(sentence)).cloned().collect::<Vec<_>>().join(" ")
    };
    let (new, gone) = (only_in(now, before), only_in(before, now));
    match (new.is_empty(), gone.is_empty()) {
        (false, _) => Some(say!("edit-says-now", "sentences" => new)),
        (true, false) => Some(say!("edit-says-no-more", "sentences" => gone)),
        (true, true) => None,
    }
}

/// The id of an option's field in the page.
pub(super) fn field_of(key: &str) -> String {
    format!("option-{key}")
}
