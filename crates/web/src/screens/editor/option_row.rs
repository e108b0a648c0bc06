//! One option: its title, a control for its kind, its usual settings, and what is wrong with it.

use super::state::{EditorState, field_of};
use crate::game::dice::FlatDie;
use crate::language::messages::{messages, say};
use farkle_rules::Dice;
use farkle_rules::rule_set::{Kind, Misfit, OptionSpec, Setting};
use farkle_words::capital;
use leptos::prelude::*;

#[component]
pub(super) fn OptionRow(
    state: EditorState,
    option: &'static OptionSpec,
    sources: RwSignal<bool>,
) -> impl IntoView {
    let fault = Memo::new(move |_| state.fault(option));
    let now = Memo::new(move |_| state.wanted(option));
    let rests = Memo::new(move |_| state.resting.read().iter().find(|m| m.option.key == option.key).copied());
    let idle = Memo::new(move |_| state.idle.read().iter().find(|(key, _)| *key == option.key).copied());
    let describes = format!("about-{}", option.key);
    let note = move || {
        let words = match (rests.get(), idle.get()) {
            (Some(misfit), _) => say!("problem-needs-dice", "dice" => usize::from(misfit.dice)),
            (None, Some((_, true))) => say!("edit-beaten"),
            (None, Some((_, false))) => say!("edit-idle"),
            (None, None) => return None,
        };
        Some(view! { <p class="rests">{words}</p> })
    };
    view! {
        <div class="field option" class:shown=is_shown(option) class:resting=move || rests.get().is_some() id=field_of(option.key)>
            <Control state option now fault describes=describes.clone()/>
            <Usual state option now/>
            <p class="hint" id=describes>
                {messages().of_option(option, "-about", option.meaning)}
                {move || sources.get().then(|| view! {
                    <small class="of-source">{say!("rules-source", "source" => messages().source(option.source))}</small>
                })}
            </p>
            {note}
            <div class="region" role="status">{move || resting_because(&state.resting.read(), option)}</div>
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
    state: EditorState,
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
                    on:change=move |event| state.set(option, Setting::Flag(event_target_checked(&event)))/>
            </label>
        }
        .into_any(),
        Kind::Choice(words) => view! {
            <label class="choose"><span class="label">{title}</span>
                <select class="input" aria-describedby=describes aria-invalid=invalid on:change=move |event| state.type_in(option, event_target_value(&event))>
                    {words.iter().map(|&(word, english)| view! {
                        <option value=word selected=move || now.get() == Setting::Word(word)>{capital(&messages().of_option(option, &format!("-{word}"), english))}</option>
                    }).collect_view()}
                </select>
            </label>
        }
        .into_any(),
        _ if is_chosen(option) => view! { <span class="label">{title}</span> }.into_any(),
        kind => {
            // The field takes words as well as a number; other words have a button.
            let with_letters = matches!(kind, Kind::OfAKind | Kind::PointsList);
            // What is typed replaces what was there.
            let select_all = |event: web_sys::MouseEvent| event_target::<web_sys::HtmlInputElement>(&event).select();
            view! {
                <label class="write"><span class="label">{title}{example(option.key)}</span>
                    <input class="input number" autocomplete="off" spellcheck="false" inputmode=if with_letters { "text" } else { "numeric" }
                        aria-describedby=describes aria-invalid=invalid prop:value=move || state.text(option)
                        on:click=select_all
                        on:change=move |event| state.type_in(option, event_target_value(&event))/>
                </label>
            }
            .into_any()
        }
    }
}

/// Dice that show what an option pays for, by its key.
const EXAMPLES: [(&str, &str); 19] = [
    ("single_one", "1"),
    ("single_five", "5"),
    ("three_ones", "111"),
    ("three_twos", "222"),
    ("three_threes", "333"),
    ("three_fours", "444"),
    ("three_fives", "555"),
    ("three_sixes", "666"),
    ("four_of_a_kind", "4444"),
    ("five_of_a_kind", "44444"),
    ("six_of_a_kind", "444444"),
    ("six_ones", "111111"),
    ("straight", "123456"),
    ("low_straight", "12345"),
    ("high_straight", "23456"),
    ("three_pairs", "223366"),
    ("four_and_a_pair", "444422"),
    ("two_triplets", "222555"),
    ("full_house", "33366"),
];

/// Whether its dice say all there is to say. What a full house pays comes on top of its triple.
fn is_shown(option: &OptionSpec) -> bool {
    let has_dice = EXAMPLES.iter().any(|(of, _)| *of == option.key);
    has_dice && option.key != "full_house" && matches!(option.kind, Kind::Points)
}

/// Dice that show what an option is about.
fn example(key: &str) -> Option<impl IntoView + use<>> {
    let (_, dice) = EXAMPLES.iter().find(|(of, _)| *of == key)?;
    let dice: Dice = dice.parse().ok()?;
    let dice = dice.faces().map(|face| view! { <FlatDie face/> }).collect_view();
    Some(view! { <span class="example" aria-hidden="true">{dice}</span> })
}

/// Buttons for the settings that the sources name; the wanted one is marked. A single button leads
/// back to the usual setting.
#[component]
fn Usual(state: EditorState, option: &'static OptionSpec, now: Memo<Setting>) -> impl IntoView {
    if matches!(option.kind, Kind::Flag | Kind::Choice(_)) {
        return ().into_any();
    }
    let title = messages().of_option(option, "", option.title);
    let usual = in_order(option.usual.iter().filter_map(|usual| option.parse(usual).ok()).collect());
    let single = usual.clone();
    let chips = usual.into_iter().map(|setting| {
        let words = messages().setting(option, &setting);
        let label = say!("edit-usual", "title" => title.as_str(), "value" => words.as_str());
        let wanted = setting.clone();
        let pressed = move || if state.is_readable(option) && now.get() == wanted { "true" } else { "false" };
        view! {
            <button class="button chip" aria-label=label aria-pressed=pressed on:click=move |_| state.set(option, setting.clone())>{words}</button>
        }
    });
    let chips = chips.collect_view();
    let is_there = move || matches!(single.as_slice(), [only] if now.get() == *only);
    view! { <div class="usual" hidden=is_there>{chips}</div> }.into_any()
}

/// Settings in the order of their value: nothing, whatever another option says, multiples, points,
/// everything.
fn in_order(mut settings: Vec<Setting>) -> Vec<Setting> {
    settings.sort_by_key(|setting| match setting {
        Setting::None => (0, 0),
        Setting::Word(word) if word.starts_with("like_") => (1, 0),
        Setting::Times(times) => (2, i64::from(*times)),
        Setting::Number(number) => (3, i64::from(*number)),
        Setting::Flag(_) | Setting::Word(_) | Setting::List(_) => (4, 0),
    });
    settings
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::rule_set::option;
    use farkle_rules::{Points, RuleSet, RuleSetDraft};

    #[test]
    fn usual_settings_go_from_nothing_to_everything() {
        for (key, expected) in [
            ("five_of_a_kind", "none x3 x4 x6 2000 4000"),
            ("three_farkles", "none 500 1000 all"),
            ("six_ones", "like_others 5000 wins"),
            ("four_and_a_pair", "none like_three_pairs 1500"),
            ("dice", "5 6"),
        ] {
            let option = option(key).unwrap();
            let usual = option.usual.iter().map(|usual| option.parse(usual).unwrap()).collect();
            let words: Vec<String> = in_order(usual).iter().map(Setting::to_string).collect();
            assert_eq!(words.join(" "), expected, "{key}");
        }
    }

    #[test]
    fn where_every_setting_is_usual_nobody_types() {
        assert!(is_chosen(option("dice").unwrap()));
        for key in ["teams", "rounds", "straight", "target", "hot_dice"] {
            assert!(!is_chosen(option(key).unwrap()), "{key}");
        }
    }

    #[test]
    fn the_dice_of_every_example_earn_what_the_option_says() {
        for (key, dice) in EXAMPLES {
            let mut draft = RuleSetDraft::preset("classic").unwrap();
            draft.set(key, "9500").unwrap();
            let rules = RuleSet::try_from(draft).unwrap_or_else(|fault| panic!("{key}: {fault:?}"));
            let dice: Dice = dice.parse().unwrap();
            // A full house earns this on top of its triple.
            let triple = if key == "full_house" { 300 } else { 0 };
            assert_eq!(rules.points_of(dice, dice), Some(Points(9500 + triple)), "{key}");
        }
    }
}
