//! The rule editor: every option there is, with what it does, who plays it, and what is wrong with it.
//!
//! The options, their kinds and their conflicts are read off the engine; this screen only gives each kind a control.

use super::PageTop;
use super::effect::Effects;
use super::rules::{RulesInWords, Share, UnknownRules, named};
use crate::browser;
use crate::messages::{messages, say};
use crate::new_game;
use crate::route::{Route, go};
use farkle_rules::rule_set::{Dial, Kind, OptionSpec, Setting, option};
use farkle_rules::{Conflict, Preset, RuleSet, RuleSetDraft};
use leptos::prelude::*;
use std::collections::BTreeMap;

/// What stands in the editor.
#[derive(Clone, Copy)]
struct Desk {
    draft: RwSignal<RuleSetDraft>,
    /// Texts that are no setting of their option, by key.
    unreadable: RwSignal<BTreeMap<&'static str, Conflict>>,
    checked: Memo<Result<RuleSet, BTreeMap<String, Conflict>>>,
}

impl Desk {
    fn new(draft: RuleSetDraft) -> Desk {
        let draft = RwSignal::new(draft);
        let unreadable = RwSignal::new(BTreeMap::<&'static str, Conflict>::new());
        let checked = Memo::new(move |_| {
            let mut conflicts: BTreeMap<String, Conflict> =
                unreadable.get().into_iter().map(|(key, conflict)| (key.to_string(), conflict)).collect();
            match RuleSet::try_from(draft.get()) {
                Ok(rules) if conflicts.is_empty() => return Ok(rules),
                Ok(_) => {}
                Err(found) => conflicts.extend(found.0.into_iter().map(|c| (c.key.clone(), c))),
            }
            Err(conflicts)
        });
        Desk { draft, unreadable, checked }
    }

    fn set(self, option: &'static OptionSpec, value: &str) {
        let mut changed = self.draft.get_untracked();
        match changed.set(option.key, value) {
            Ok(()) => {
                if changed != self.draft.get_untracked() {
                    changed.name = say!("edit-own-rules");
                }
                self.unreadable.update(|texts| drop(texts.remove(option.key)));
                self.draft.set(changed);
            }
            Err(conflict) => self.unreadable.update(|texts| drop(texts.insert(option.key, conflict))),
        }
    }
}

/// The editor, beginning with a rule set by its name or code.
#[component]
pub(crate) fn Editor(code: Option<String>) -> impl IntoView {
    match code.as_deref().map_or_else(|| Some(new_game::last_rules()), named) {
        Some(from) => view! { <OpenEditor from/> }.into_any(),
        None => view! { <UnknownRules/> }.into_any(),
    }
}

#[component]
fn OpenEditor(from: RuleSet) -> impl IntoView {
    let mut draft = from.draft().clone();
    if let Some(preset) = Preset::ALL.iter().find(|preset| preset.draft().plays_like(&draft)) {
        draft.name = preset.title.to_string();
    }
    let desk = Desk::new(draft);
    let play = move |_| {
        if let Ok(rules) = desk.checked.get_untracked() {
            go(new_game::choose_rules(&rules));
        }
    };
    view! {
        <main id="content" class="page editor">
            <PageTop title=say!("edit-title") to=Route::Rules(None)/>
            <div class="card stack edit-top">
                <Beginning desk/>
                <label class="field">
                    <span class="label">{say!("edit-name")}</span>
                    <input class="input" maxlength="60" prop:value=move || desk.draft.read().name.clone()
                        on:change=move |event| desk.draft.update(|draft| draft.name = event_target_value(&event))/>
                </label>
                <div class="buttons">
                    <button class="button primary" aria-disabled=move || if desk.checked.read().is_ok() { "false" } else { "true" } on:click=play>
                        {say!("rules-play")}
                    </button>
                    <Share code=Signal::derive(move || desk.draft.read().code())/>
                </div>
                <Findings desk/>
            </div>
            {Dial::ALL.into_iter().map(|dial| view! { <DialCard desk dial/> }).collect_view()}
            <section class="stack">
                <h2>{say!("edit-in-words")}</h2>
                {move || desk.checked.get().ok().map(|rules| view! { <div class="card"><RulesInWords rules/></div> })}
            </section>
        </main>
    }
}

/// What to begin with: a known version, or the code or link that somebody sent.
#[component]
fn Beginning(desk: Desk) -> impl IntoView {
    let fault = RwSignal::new(false);
    let take = move |draft: &RuleSetDraft| {
        desk.unreadable.set(BTreeMap::new());
        desk.draft.set(draft.clone());
        fault.set(false);
    };
    let known = move |event| {
        if let Some(rules) = named(&event_target_value(&event)) {
            take(rules.draft());
        }
    };
    let sent = move |event| {
        let text = event_target_value(&event);
        // The code is the last part of a link.
        let code = text.trim().rsplit('/').next().unwrap_or_default();
        match named(code) {
            Some(rules) => take(rules.draft()),
            None => fault.set(!code.is_empty()),
        }
    };
    let preset = Memo::new(move |_| {
        Preset::ALL
            .iter()
            .find(|preset| preset.draft().plays_like(&desk.draft.read()))
            .map(|preset| preset.name)
    });
    view! {
        <div class="edit-from">
            <label class="field">
                <span class="label">{say!("edit-from")}</span>
                <select class="input" id="edit-from" on:change=known>
                    <option value="" selected=move || preset.get().is_none()>"–"</option>
                    {Preset::ALL.iter().map(|p| view! {
                        <option value=p.name selected=move || preset.get() == Some(p.name)>{p.title}</option>
                    }).collect_view()}
                </select>
            </label>
            <label class="field">
                <span class="label">{say!("edit-code")}</span>
                <input class="input" id="edit-code" autocomplete="off" spellcheck="false" aria-describedby="about-code"
                    aria-invalid=move || if fault.get() { "true" } else { "false" } on:change=sent/>
            </label>
            <p class="hint muted" id="about-code">{say!("edit-code-about")}</p>
            {move || fault.get().then(|| view! { <p class="fault" role="alert">{say!("edit-code-fault")}</p> })}
        </div>
    }
}

/// Which conflicts there are, or what the rules do to the game.
#[component]
fn Findings(desk: Desk) -> impl IntoView {
    let findings = move || {
        desk.checked.get().err().map(|conflicts| {
            let count = conflicts.len();
            let links = conflicts.into_keys().filter_map(|key| option(&key)).map(|option| {
                let target = format!("option-{}", option.key);
                let address = format!("#{target}");
                let show = move |event: web_sys::MouseEvent| {
                    event.prevent_default();
                    browser::focus_field(&target);
                };
                view! { <li><a href=address on:click=show>{about(option, "", option.title)}</a></li> }
            });
            view! {
                <div class="findings">
                    <p>{say!("edit-conflicts", "count" => count)}</p>
                    <ul>{links.collect_view()}</ul>
                </div>
            }
        })
    };
    let effects = move || desk.checked.get().ok().map(|rules| view! { <Effects rules/> });
    view! {
        <div class="region" role="status">{findings}</div>
        {effects}
    }
}

#[component]
fn DialCard(desk: Desk, dial: Dial) -> impl IntoView {
    view! {
        <section class="stack">
            <h2>{say!(dial_title(dial))}</h2>
            <div class="card options">
                {dial.options().iter().map(|option| view! { <OptionRow desk option/> }).collect_view()}
            </div>
        </section>
    }
}

const fn dial_title(dial: Dial) -> &'static str {
    match dial {
        Dial::Equipment => "dial-equipment",
        Dial::Scoring => "dial-scoring",
        Dial::Opening => "dial-opening",
        Dial::HotDice => "dial-hotdice",
        Dial::Penalties => "dial-penalties",
        Dial::Inheritance => "dial-inheritance",
        Dial::Ending => "dial-ending",
        Dial::Sides => "dial-sides",
    }
}

/// A message about an option, or the engine's English where there is none.
fn about(option: &OptionSpec, part: &str, english: &str) -> String {
    let id = format!("option-{}{part}", option.key);
    if messages().has(&id) { say!(&id) } else { english.to_string() }
}

/// A setting as people read it: with marks between the thousands, but for a list, where commas stand between its numbers.
fn shown(option: &OptionSpec, setting: &str) -> String {
    match setting.parse::<i64>() {
        Ok(number) if !matches!(option.kind, Kind::PointsList) => messages().number(number),
        _ => setting.to_string(),
    }
}

/// The other way round.
fn typed(option: &OptionSpec, text: String) -> String {
    let number = (!matches!(option.kind, Kind::PointsList)).then(|| messages().read_number(&text)).flatten();
    number.map_or(text, |number| number.to_string())
}

#[component]
fn OptionRow(desk: Desk, option: &'static OptionSpec) -> impl IntoView {
    let fault = Memo::new(move |_| {
        let conflict =
            desk.checked.read().as_ref().err().and_then(|conflicts| conflicts.get(option.key).cloned());
        conflict.map(|conflict| messages().conflict(option, &conflict))
    });
    let describes = format!("about-{}", option.key);
    view! {
        <div class="field option" id=format!("option-{}", option.key)>
            <Control desk option fault describes=describes.clone()/>
            <p class="hint" id=describes>
                {about(option, "-about", option.meaning)}
                <small>{say!("rules-source", "source" => option.source.title())}</small>
            </p>
            {move || fault.get().map(|fault| view! { <p class="fault" role="alert">{fault}</p> })}
        </div>
    }
}

#[component]
fn Control(
    desk: Desk,
    option: &'static OptionSpec,
    fault: Memo<Option<String>>,
    describes: String,
) -> impl IntoView {
    let title = about(option, "", option.title);
    let now = Memo::new(move |_| option.get(&desk.draft.read()));
    let invalid = move || if fault.read().is_some() { "true" } else { "false" };
    match option.kind {
        Kind::Flag => view! {
            <label class="switch">
                <strong>{title}</strong>
                <input type="checkbox" role="switch" aria-describedby=describes prop:checked=move || now.get() == Setting::Flag(true)
                    on:change=move |event| desk.set(option, if event_target_checked(&event) { "on" } else { "off" })/>
            </label>
        }
        .into_any(),
        Kind::Choice(words) => view! {
            <label><span class="label">{title}</span>
                <select class="input" aria-describedby=describes aria-invalid=invalid on:change=move |event| desk.set(option, &event_target_value(&event))>
                    {words.iter().map(|&(word, english)| view! {
                        <option value=word selected=move || now.get() == Setting::Word(word)>{about(option, &format!("-{word}"), english)}</option>
                    }).collect_view()}
                </select>
            </label>
        }
        .into_any(),
        _ => view! {
            <label><span class="label">{title}</span>
                <input class="input" autocomplete="off" spellcheck="false" aria-describedby=describes
                    aria-invalid=invalid prop:value=move || shown(option, &now.get().to_string())
                    on:change=move |event| desk.set(option, &typed(option, event_target_value(&event)))/>
            </label>
            <div class="usual">
                {option.usual.iter().map(|&usual| view! {
                    <button class="button chip" aria-label=say!("edit-usual", "title" => about(option, "", option.title), "value" => shown(option, usual))
                        on:click=move |_| desk.set(option, usual)>{shown(option, usual)}</button>
                }).collect_view()}
            </div>
        }
        .into_any(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::{FILES, Messages};
    use farkle_rules::rule_set::options;

    #[test]
    fn every_option_every_choice_and_every_preset_is_said_in_every_language() {
        for (language, source) in FILES.iter().filter(|(language, _)| *language != "en") {
            let messages = Messages::new(language, source);
            for preset in Preset::ALL {
                assert!(messages.has(&format!("preset-{}", preset.name)), "{language}: {}", preset.name);
            }
            for option in options() {
                let words = match option.kind {
                    Kind::Choice(words) => words,
                    _ => &[],
                };
                let endings = ["".to_string(), "-about".to_string()].into_iter();
                for ending in endings.chain(words.iter().map(|(word, _)| format!("-{word}"))) {
                    let id = format!("option-{}{ending}", option.key);
                    assert!(messages.has(&id), "{language}: {id}");
                }
            }
        }
    }
}
