//! One option: its title, a control for its kind, its effect, its usual settings, and what is wrong
//! with it.

use super::desk::{Desk, field_of};
use crate::language::messages::{messages, say};
use farkle_rules::rule_set::{Kind, Misfit, OptionSpec, Setting};
use leptos::prelude::*;

#[component]
pub(super) fn OptionRow(desk: Desk, option: &'static OptionSpec, sources: RwSignal<bool>) -> impl IntoView {
    let fault = Memo::new(move |_| desk.fault(option));
    let now = Memo::new(move |_| desk.wanted(option));
    let effect = Memo::new(move |_| desk.effect_of(option));
    let rests = Memo::new(move |_| desk.resting.read().iter().find(|m| m.option.key == option.key).copied());
    let describes = format!("about-{}", option.key);
    let note = move || {
        rests.get().map(
            |misfit| view! { <p class="rests">{say!("problem-needs-dice", "dice" => usize::from(misfit.dice))}</p> },
        )
    };
    view! {
        <div class="field option" class:resting=move || rests.get().is_some() id=field_of(option.key)>
            <Control desk option now fault describes=describes.clone()/>
            <Usual desk option now/>
            <p class="hint" id=describes>
                {messages().of_option(option, "-about", option.meaning)}
                {move || sources.get().then(|| view! {
                    <small>{say!("rules-source", "source" => messages().source(option.source))}</small>
                })}
            </p>
            {note}
            <div class="region" role="status">{move || resting_because(&desk.resting.read(), option)}</div>
            <div class="region" role="status">{move || effect.get().map(|effect| view! { <p class="effect-of">{effect}</p> })}</div>
            {move || fault.get().map(|fault| view! { <p class="fault" role="alert">{fault}</p> })}
        </div>
    }
}

/// The wishes that this option's setting suspends.
fn resting_because(resting: &[Misfit], option: &OptionSpec) -> Option<impl IntoView + use<>> {
    let here: Vec<&Misfit> = resting.iter().filter(|misfit| misfit.because.key == option.key).collect();
    let dice = usize::from(here.first()?.dice);
    let titles: Vec<String> =
        here.iter().map(|m| messages().of_option(m.option, "", m.option.title)).collect();
    let words =
        say!("edit-resting", "list" => messages().list(&titles), "count" => titles.len(), "dice" => dice);
    Some(view! { <p class="rests">{words}</p> })
}

/// Whether its usual settings are all there are, so that nobody has to type.
fn is_chosen(option: &OptionSpec) -> bool {
    matches!(option.kind, Kind::Count { min, max } if usize::try_from(max - min + 1).ok() == Some(option.usual.len()))
}

#[component]
fn Control(
    desk: Desk,
    option: &'static OptionSpec,
    now: Memo<Setting>,
    fault: Memo<Option<String>>,
    describes: String,
) -> impl IntoView {
    let title = messages().of_option(option, "", option.title);
    let invalid = move || if fault.read().is_some() { "true" } else { "false" };
    match option.kind {
        Kind::Flag => view! {
            <label class="switch">
                <strong>{title}</strong>
                <input type="checkbox" role="switch" aria-describedby=describes prop:checked=move || now.get() == Setting::Flag(true)
                    on:change=move |event| desk.set(option, Setting::Flag(event_target_checked(&event)))/>
            </label>
        }
        .into_any(),
        Kind::Choice(words) => view! {
            <label class="choose"><span class="label">{title}</span>
                <select class="input" aria-describedby=describes aria-invalid=invalid on:change=move |event| desk.type_in(option, event_target_value(&event))>
                    {words.iter().map(|&(word, english)| view! {
                        <option value=word selected=move || now.get() == Setting::Word(word)>{messages().of_option(option, &format!("-{word}"), english)}</option>
                    }).collect_view()}
                </select>
            </label>
        }
        .into_any(),
        _ if is_chosen(option) => view! { <span class="label">{title}</span> }.into_any(),
        kind => {
            // The field takes words as well as a number; other words have a button.
            let with_letters = matches!(kind, Kind::OfAKind | Kind::PointsList);
            view! {
                <label class="write"><span class="label">{title}</span>
                    <input class="input number" autocomplete="off" spellcheck="false" inputmode=if with_letters { "text" } else { "numeric" }
                        aria-describedby=describes aria-invalid=invalid prop:value=move || desk.text(option)
                        on:change=move |event| desk.type_in(option, event_target_value(&event))/>
                </label>
            }
            .into_any()
        }
    }
}

/// Buttons for the settings that the sources name; the wanted one is marked. A single button leads
/// back to the usual setting.
#[component]
fn Usual(desk: Desk, option: &'static OptionSpec, now: Memo<Setting>) -> impl IntoView {
    if matches!(option.kind, Kind::Flag | Kind::Choice(_)) {
        return ().into_any();
    }
    let title = messages().of_option(option, "", option.title);
    let chips = option.usual.iter().filter_map(|usual| option.parse(usual).ok()).map(|setting| {
        let words = messages().setting(option, &setting);
        let label = say!("edit-usual", "title" => title.as_str(), "value" => words.as_str());
        let wanted = setting.clone();
        let pressed = move || if desk.is_readable(option) && now.get() == wanted { "true" } else { "false" };
        view! {
            <button class="button chip" aria-label=label aria-pressed=pressed on:click=move |_| desk.set(option, setting.clone())>{words}</button>
        }
    });
    let chips = chips.collect_view();
    let single = option.usual.iter().filter_map(|usual| option.parse(usual).ok()).collect::<Vec<_>>();
    let is_there = move || matches!(single.as_slice(), [only] if now.get() == *only);
    view! { <div class="usual" hidden=is_there>{chips}</div> }.into_any()
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::rule_set::option;

    #[test]
    fn where_every_setting_is_usual_nobody_types() {
        assert!(is_chosen(option("dice").unwrap()));
        for key in ["teams", "rounds", "straight", "target", "hot_dice"] {
            assert!(!is_chosen(option(key).unwrap()), "{key}");
        }
    }
}
