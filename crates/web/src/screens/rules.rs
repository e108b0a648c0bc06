//! The rules: known versions, and any rule set in words, generated from the rule set itself.

use super::PageTop;
use super::rule_marks::{like, marks, marks_beside, marks_in_a_row};
use super::rules_in_words::RulesInWords;
use super::sent_rules::SentRules;
use crate::game::choosing;
use crate::game::new_game;
use crate::game::own_rules;
use crate::game::rule_address;
use crate::game::versions::{version_played, without_teams};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route, go, go_back_to_place};
use crate::screens::copied::copy_link;
use crate::screens::editor::{self, Unfinished};
use crate::screens::qr_code::QrCode;
use farkle_rules::{Preset, RuleSet, RuleSetDraft};
use leptos::prelude::*;

/// All known versions, or one rule set by its name or code.
#[component]
pub(crate) fn Rules(name: Option<String>) -> impl IntoView {
    match name {
        None => view! { <KnownVersions/> }.into_any(),
        Some(name) => match rule_address::read(&name) {
            Some(rules) => view! { <OneRuleSet rules/> }.into_any(),
            None => view! { <UnknownRules/> }.into_any(),
        },
    }
}

/// Shown for rules that can't be read: the link was cut off, or is from a later version.
#[component]
pub(crate) fn UnknownRules() -> impl IntoView {
    view! {
        <main id="content" class="page">
            <PageTop title=say!("rules-title") to=Route::Rules(None)/>
            <p class="card">{say!("rules-unknown")}</p>
            <div class="buttons"><Link to=Route::Rules(None) class="button primary">{say!("rules-presets")}</Link></div>
            <SentRules open=show/>
        </main>
    }
}

/// Shows rules that somebody sent.
fn show(rules: RuleSet) -> Option<String> {
    go(Route::Rules(Some(rule_address::of(rules.draft()))));
    None
}

/// A screen for the rules in its address, or else for those that were played last.
pub(crate) fn for_rules(name: Option<&str>, screen: impl FnOnce(RuleSet) -> AnyView) -> AnyView {
    match name.map_or_else(|| Some(new_game::last_rules()), rule_address::read) {
        Some(rules) => screen(rules),
        None => view! { <UnknownRules/> }.into_any(),
    }
}

/// One's own rules to choose from, with those that are played by now.
pub(crate) fn own_rules_to_choose(now: Memo<RuleSetDraft>) -> impl IntoView {
    let own = own_rules::all().into_iter().map(|rules| {
        let (address, name) = (rule_address::of(rules.draft()), messages().name_of(&rules));
        view! { <option value=address selected=move || rules.draft().plays_like(&without_teams(&now.read()))>{name}</option> }
    });
    own.collect_view()
}

/// All known versions to choose from, with the chosen one by its name.
pub(crate) fn versions_to_choose(chosen: Memo<Option<&'static str>>) -> impl IntoView {
    let versions = Preset::ALL.iter().map(|preset| {
        let badge = badge(preset).map(|badge| format!("\u{a0}· {badge}")).unwrap_or_default();
        view! {
            <option value=preset.name selected=move || chosen.get() == Some(preset.name)>{messages().version(preset)}{badge}</option>
        }
    });
    versions.collect_view()
}

/// The rules in the box that most shops sell.
const MOST_COMMON: &str = "playmonster";

/// Which version to take, for whoever knows none.
fn badge(preset: &Preset) -> Option<String> {
    match preset.name {
        MOST_COMMON => Some(say!("rules-most-common")),
        _ if preset.draft().plays_like(RuleSet::default().draft()) => Some(say!("rules-to-start-with")),
        _ => None,
    }
}

/// What is special about a version, in a sentence for whoever chooses one.
pub(super) fn brief(preset: &Preset) -> String {
    say!(&format!("brief-{}", preset.name))
}

/// Where a version comes from, and what is special about it.
fn about(preset: &Preset) -> String {
    let about = format!("preset-{}", preset.name);
    if messages().has(&about) { say!(&about) } else { preset.about.replace('\'', "’") }
}

/// Rules in a list: their name, what tells them apart, and a line about them.
fn card(
    name: String,
    badge: Option<String>,
    marks: Vec<String>,
    about: Option<String>,
    address: String,
) -> impl IntoView {
    view! {
        <li>
            <Link to=Route::Rules(Some(address)) class="preset card">
                <strong>{name}{badge.map(|badge| view! { <span class="badge">{badge}</span> })}</strong>
                {about.map(|about| view! { <span>{about}</span> })}
                {(!marks.is_empty()).then(|| view! { <small>{marks_in_a_row(marks)}</small> })}
                <Drawing icon=Icon::Next/>
            </Link>
        </li>
    }
}

#[component]
fn KnownVersions() -> impl IntoView {
    let begun = RwSignal::new(editor::unfinished());
    // What a version has in common with this one would be read ten times.
    let usual_rules = RuleSet::default();
    let usual = marks(usual_rules.draft());
    let cards = Preset::ALL.iter().map(|preset| {
        let draft = preset.draft();
        let is_usual = draft.plays_like(usual_rules.draft());
        let told = if is_usual { usual.clone() } else { marks_beside(&draft, &usual) };
        card(messages().version(preset), badge(preset), told, Some(brief(preset)), preset.name.to_string())
    });
    let own = own_rules::all().into_iter().map(|rules| {
        let draft = rules.draft();
        card(messages().name_of(&rules), None, Vec::new(), Some(like(draft)), rule_address::of(draft))
    });
    let own: Vec<_> = own.collect();
    view! {
        <main id="content" class="page">
            <PageTop title=say!("rules-title") to=choosing::way_back(Route::Home)/>
            <p class="lead">{say!("rules-about")}</p>
            <UnfinishedRules begun/>
            <div class="rules-own">
                // Two drafts would be one too many.
                <div hidden=move || begun.read().is_some()><Link to=Route::Editor(None) class="button"><Drawing icon=Icon::Pen/>{say!("rules-own")}</Link></div>
                <SentRules open=show/>
            </div>
            {(!own.is_empty()).then(|| view! {
                <section class="stack">
                    <h2>{say!("rules-yours")}</h2>
                    <ul class="presets">{own}</ul>
                </section>
            })}
            <section class="stack">
                <h2>{say!("rules-presets")}</h2>
                <p class="muted">{say!("rules-compared", "version" => messages().name_of(&usual_rules))}</p>
                <ul class="presets">{cards.collect_view()}</ul>
            </section>
        </main>
    }
}

/// The way back to rules that somebody has begun to change.
#[component]
fn UnfinishedRules(begun: RwSignal<Option<Unfinished>>) -> impl IntoView {
    let discard = move |_| {
        editor::forget();
        begun.set(None);
        focus::soon(&["#app h1"]);
    };
    move || {
        begun.get().map(|Unfinished { begun_with, name }| {
            view! {
                <section class="card unfinished-rules">
                    <Link to=Route::Editor(Some(begun_with))>
                        <strong>{say!("rules-unfinished")}</strong>
                        <b>{name}</b>
                        <small class="muted">{say!("rules-unfinished-about")}</small>
                    </Link>
                    <button class="button quiet" on:click=discard>{say!("rules-discard")}</button>
                </section>
            }
        })
    }
}

#[component]
fn OneRuleSet(rules: RuleSet) -> impl IntoView {
    let draft = rules.draft().clone();
    let address = rule_address::of(&draft);
    let (to_edit, to_print, title) = (address.clone(), address, messages().name_of(&rules));
    let code = draft.code();
    let link = link_to(&draft);
    let about = Preset::of(&draft).map(about);
    let choose = {
        let rules = rules.clone();
        move |_| play_by(&rules)
    };
    view! {
        <main id="content" class="page">
            <PageTop title to=choosing::way_back(Route::Rules(None))/>
            {about.map(|about| view! { <p class="lead">{about}</p> })}
            <div class="buttons">
                <button class="button primary" on:click=choose>{say!("rules-play")}</button>
                <Link to=Route::Editor(Some(to_edit)) class="button"><Drawing icon=Icon::Pen/>{say!("rules-change")}</Link>
                <Share draft=draft.clone()/>
                <Keep draft/>
                <Link to=Route::Print(Some(to_print)) class="button"><Drawing icon=Icon::Sheet/>{say!("print-title")}</Link>
            </div>
            <h2 class="unseen">{say!("edit-in-words")}</h2>
            <RulesInWords rules/>
            <ShareCode code=Some(code)/>
            <details class="card folded rules-qr">
                <summary>{say!("board-code")}</summary>
                <QrCode text=link/>
            </details>
        </main>
    }
}

/// Goes to the set-up with these rules: to their place, if they were chosen for one that has begun.
pub(crate) fn play_by(rules: &RuleSet) {
    let has_begun = choosing::now().is_some();
    let to = new_game::choose_rules(rules);
    if has_begun { go_back_to_place(to, "#rules") } else { go(to) }
}

/// Keeps rules that are no known version among one's own, or takes them out.
#[component]
fn Keep(draft: RuleSetDraft) -> impl IntoView {
    let is_kept = RwSignal::new(own_rules::are_kept(&draft));
    let answer = RwSignal::new(String::new());
    version_played(&draft).is_none().then(|| {
        let press = move |_| {
            let was_kept = is_kept.get_untracked();
            match was_kept {
                true => own_rules::forget(&draft),
                false => own_rules::keep(&draft),
            }
            let now = own_rules::are_kept(&draft);
            is_kept.set(now);
            answer.set(match (was_kept, now) {
                (false, true) => say!("rules-kept"),
                (true, false) => say!("rules-removed"),
                _ => say!("rules-not-kept"),
            });
        };
        view! {
            <button class="button" on:click=press>
                {move || if is_kept.get() { say!("rules-remove") } else { say!("rules-keep") }}
            </button>
            <p class="answer" role="status">{move || answer.get()}</p>
        }
    })
}

/// The link to a rule set.
pub(crate) fn link_to(draft: &RuleSetDraft) -> String {
    let path = Route::Rules(Some(rule_address::of(draft))).path();
    format!("{}{path}", window().location().origin().unwrap_or_default())
}

/// A button that hands on a link to a rule set: by the system's share sheet or, where there is
/// none, as a copy. If there is no link, a press calls `refuse`, and the element `describedby` says
/// why.
#[component]
pub(crate) fn Share(
    #[prop(into)] draft: Signal<RuleSetDraft>,
    #[prop(optional, into)] refused: Signal<bool>,
    #[prop(optional)] describedby: &'static str,
    #[prop(optional)] refuse: Option<Callback<()>>,
) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    // The message is about these rules, not about what they become.
    Effect::new(move |_| {
        draft.track();
        answer.set(String::new());
    });
    let share = move |_| {
        if refused.get_untracked() {
            refuse.into_iter().for_each(|refuse| refuse.run(()));
            return;
        }
        let link = draft.with_untracked(link_to);
        let copied = draft.get_untracked();
        let is_current = move || draft.try_get_untracked().is_some_and(|now| now == copied);
        leptos::task::spawn_local(async move {
            let name = draft.with_untracked(|draft| messages().rules_name(&draft.name, &draft.code()));
            if !browser::share(&name, &link).await {
                copy_link(link, answer, is_current);
            }
        });
    };
    let describedby = (!describedby.is_empty()).then_some(describedby);
    view! {
        <button class="button share-rules" aria-describedby=describedby aria-disabled=move || refused.get().then_some("true") on:click=share>
            <Drawing icon=Icon::Share/><span>{say!(if browser::can_share() { "share" } else { "rules-share" })}</span>
        </button>
        <p class="answer" role="status">{move || answer.get()}</p>
    }
}

/// The code of a rule set, to read out or to copy; nothing if the rules can't be played.
#[component]
pub(crate) fn ShareCode(#[prop(into)] code: Signal<Option<String>>) -> impl IntoView {
    let copied = RwSignal::new(None::<bool>);
    Effect::new(move |_| {
        code.track();
        copied.set(None);
    });
    let copy = move |_| {
        leptos::task::spawn_local(async move {
            let Some(code) = code.get_untracked() else { return };
            let is_copied = browser::copy(&code).await;
            // The screen may be gone by now.
            let _ = copied.try_set(Some(is_copied));
        });
    };
    // If copying is refused, the code can be selected.
    let answer =
        move || copied.get().map(|copied| say!(if copied { "code-copied" } else { "code-not-copied" }));
    view! {
        <div class="share-code" role="group" aria-labelledby="share-code" hidden=move || code.read().is_none()>
            <span class="label" id="share-code">{say!("code-title")}</span>
            <code dir="ltr">{move || code.get()}</code>
            <button class="button quiet" on:click=copy><Drawing icon=Icon::Share/>{say!("code-copy")}</button>
            <p class="answer" role="status">{answer}</p>
        </div>
    }
}
