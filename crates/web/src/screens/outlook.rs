//! Everyone's chance to win, and the best play on demand, as the thinker sees a moment of a game.
//!
//! Used wherever a game is: at the table and on the score pad. It says how the numbers were found, shows how far the
//! exact solution is, and offers it where it takes long.

use crate::browser;
use crate::dice::FlatDie;
use crate::focus::{self, Focus};
use crate::icon::{Drawing, Icon};
use crate::messages::{messages, say};
use crate::thinker::{self, Duel, Exact, Place, Unable};
use farkle_rules::{Action, Game, Phase, RuleSet, Then};
use farkle_thinking::{Advice, Method, Trouble, action_at};
use farkle_words::capital;
use leptos::prelude::*;

/// So many plays are compared.
const PLAYS: usize = 5;

/// A side, as it is called and coloured here.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SideName {
    /// Its players.
    pub name: String,
    /// Its colour for the style sheet.
    pub color: String,
}

/// The chances of all sides and, if `hints` are allowed, the best play.
#[component]
pub(crate) fn Outlook(game: Memo<Game>, sides: Vec<SideName>, hints: Signal<bool>) -> impl IntoView {
    let duel = StoredValue::new(game.with_untracked(Duel::of));
    let two_sides = duel.with_value(Option::is_some);
    duel.with_value(|duel| duel.iter().for_each(thinker::begin_if_quick));
    let exact =
        Memo::new(move |_| duel.with_value(|duel| duel.as_ref().map(thinker::state_of).unwrap_or_default()));
    let is_ready = Memo::new(move |_| matches!(exact.get(), Exact::Ready { .. }));
    let advice = browser::latest(
        move || {
            // Asked once more when the exact answer can be had.
            is_ready.get();
            game.get()
        },
        |game| async move {
            let advice = thinker::advice(&game).await;
            (game, advice)
        },
    );
    // The moment at which the best play was asked for: a better answer to the same question is shown at once.
    let asked_of = RwSignal::new(None::<Game>);
    let found = move || advice.get().and_then(|(game, advice)| Some((game, advice.ok()?)));
    let unable =
        move || advice.with(|advice| advice.as_ref().and_then(|(_, advice)| advice.as_ref().err().copied()));
    view! {
        <section class="outlook stack">
            <div aria-live="polite">{move || found().map(|(_, advice)| chances(&advice, &sides))}</div>
            {move || unable().and_then(why_not).map(|why| view! { <p class="muted">{why}</p> })}
            <Show when=move || two_sides && advice.with(|advice| advice.as_ref().is_some_and(|(_, a)| a.is_ok()))>
                {duel.get_value().map(|duel| view! { <HowExact duel exact/> })}
            </Show>
            <Show when=move || hints.get()>
                {move || found().filter(|(_, advice)| !advice.choices.is_empty()).map(|(game, advice)| view! { <Hint game advice asked_of/> })}
            </Show>
        </section>
    }
}

/// What to say when there is nothing to show; at moments at which nobody decides anything there is nothing to say.
pub(super) fn why_not(unable: Unable) -> Option<String> {
    match unable {
        Unable::NoThinker => Some(match thinker::place() {
            Place::Page => say!("outlook-no-worker"),
            Place::PageForNow => say!("outlook-silent"),
            Place::Nowhere => say!("outlook-nowhere"),
            // What takes a moment goes on; only the exact solution has failed.
            Place::Workers => say!("outlook-exact-failed"),
        }),
        Unable::Trouble(Trouble::NothingToDecide) => None,
        Unable::Trouble(_) => Some(say!("outlook-none")),
    }
}

fn chances(advice: &Advice, sides: &[SideName]) -> impl IntoView + use<> {
    let how = match advice.method {
        Method::Exact => say!("outlook-exact"),
        Method::Race => say!("outlook-race"),
        Method::Points => say!("pad-advice-about"),
    };
    let bars = sides.iter().zip(&advice.sides).map(|(side, &chance)| {
        view! {
            <li data-seat=side.color.clone()>
                <span class="name">{side.name.clone()}</span>
                <b class="number">{messages().fine_percent(chance)}</b>
                <span class="bar"><i style=("--part", format!("{chance:.4}"))></i></span>
            </li>
        }
    });
    let method = match advice.method {
        Method::Exact => "exact",
        Method::Race => "race",
        Method::Points => "points",
    };
    view! {
        <figure class="chances" data-method=method>
            {(!advice.sides.is_empty()).then(|| view! {
                <figcaption class="label">{say!("outlook-title")}</figcaption>
                <ul>{bars.collect_view()}</ul>
            })}
            <p class="muted">{how}</p>
        </figure>
    }
}

/// How far the exact solution is.
#[component]
pub(crate) fn HowExact(duel: Duel, exact: Memo<Exact>) -> impl IntoView {
    move || match exact.get() {
        Exact::NotBegun | Exact::Ready { .. } => ().into_any(),
        Exact::Long(seconds) => offer(&duel, Some(seconds)).into_any(),
        Exact::Stopped => offer(&duel, None).into_any(),
        Exact::Solving { done, left } => {
            let percent = messages().percent((done * 100.0).floor() / 100.0);
            let text = match left {
                Some(left) => say!("outlook-solving-left", "percent" => percent, "time" => span(left)),
                None => say!("outlook-solving"),
            };
            let can_stop = thinker::can_be_stopped(exact.get_untracked());
            view! {
                <div class="solving" tabindex="-1">
                    <span>{text}</span>
                    {can_stop.then(|| view! {
                        <button class="button quiet icon-button" on:click=|_| stop()>
                            <Drawing icon=Icon::Cross/><span class="unseen">{say!("outlook-stop")}</span>
                        </button>
                    })}
                    <progress max="1" value=format!("{done:.3}") aria-label=say!("outlook-solving")></progress>
                </div>
            }
            .into_any()
        }
        Exact::Failed { .. } => view! {
            <p class="muted">{say!("outlook-exact-failed")}</p>
            {offer(&duel, None)}
        }
        .into_any(),
        Exact::No(Unable::Trouble(_)) => view! { <p class="muted">{say!("outlook-no-exact")}</p> }.into_any(),
        Exact::No(unable) => why_not(unable).map(|why| view! { <p class="muted">{why}</p> }).into_any(),
    }
}

/// Where the keyboard goes on when a button of these goes with its press.
const STEPS: &[&str] = &[
    ".solving button",
    ".solving",
    ".solve",
    ".outlook .hint-title",
    ".hint-button",
    "dialog[open] h2",
    "h1",
];

/// Begins to solve a game exactly, for whoever has pressed the button.
pub(crate) fn begin(duel: &Duel) {
    Focus::now().keep(STEPS);
    thinker::begin(duel);
}

fn stop() {
    Focus::now().keep(STEPS);
    thinker::stop();
}

/// A button for what takes long.
fn offer(duel: &Duel, seconds: Option<f64>) -> impl IntoView + use<> {
    let duel = duel.clone();
    let about = seconds.map(|seconds| say!("outlook-about", "time" => span(seconds)));
    view! {
        <button class="button solve" on:click=move |_| begin(&duel)>
            <span>{say!("outlook-solve")}</span>{about.map(|about| view! { <small>{about}</small> })}
        </button>
    }
}

/// "20 seconds", "3 minutes".
fn span(seconds: f64) -> String {
    if seconds < 90.0 {
        say!("span-seconds", "count" => seconds.ceil().max(1.0) as usize)
    } else {
        say!("span-minutes", "count" => (seconds / 60.0).round() as usize)
    }
}

/// The best play, when it is asked for, and what the others cost.
#[component]
fn Hint(game: Game, advice: Advice, asked_of: RwSignal<Option<Game>>) -> impl IntoView {
    let moment = StoredValue::new(game.clone());
    let shown =
        Memo::new(move |_| asked_of.with(|asked| moment.with_value(|now| asked.as_ref() == Some(now))));
    let show = move |_| {
        asked_of.set(Some(moment.get_value()));
        // Reading goes on where the answer begins.
        focus::soon(&[".hint-title"]);
    };
    view! {
        <Show when=move || shown.get() fallback=move || view! {
            <button class="button hint-button" on:click=show>{say!("hint-show")}</button>
        }>
            <h3 class="label hint-title" tabindex="-1">{say!("hint-title")}</h3>
            {plays(&game, &advice)}
        </Show>
    }
}

/// The plays of a moment, the best first.
pub(crate) fn plays(game: &Game, advice: &Advice) -> impl IntoView + use<> {
    let best = advice.choices.first().map_or(0.0, |choice| choice.value);
    let rows = advice.choices.iter().take(PLAYS).filter_map(|choice| {
        let action = action_at(game, choice.action)?;
        let (value, cost) = match advice.method {
            Method::Points => (messages().number(choice.value.round() as i64), None),
            Method::Exact | Method::Race => {
                let cost = (best - choice.value).max(0.0);
                // What rounds to nothing costs nothing.
                let cost = messages().decimals(cost * 100.0);
                let cost = (cost != messages().decimals(0.0)).then(|| say!("hint-costs", "points" => cost));
                (messages().fine_percent(choice.value), cost)
            }
        };
        let risk = rolls(game, action).map(|dice| odds(game.rules(), dice));
        Some(view! {
            <li data-value=format!("{:.9}", choice.value) data-play=action.to_string()>
                <span>{play(game, action)}{risk.map(|risk| view! { <small>{risk}</small> })}</span>
                <b class="number">{value}{cost.map(|cost| view! { <small>{cost}</small> })}</b>
            </li>
        })
    });
    view! { <ol class="plays">{rows.collect_view()}</ol> }
}

/// An action to look at: dice as dice, and what is done then. It is read out as a sentence.
fn play(game: &Game, action: Action) -> impl IntoView + use<> {
    view! { <span class="unseen">{capital(&words(game, action))}</span>{picture(game, action)} }
}

/// An action as a picture, for those who see it: dice as dice, and what is done then.
pub(crate) fn picture(game: &Game, action: Action) -> impl IntoView + use<> {
    let (faces, then) = match action {
        Action::SetAside { dice, then } => {
            let then = match then {
                Then::Bank => say!("hint-then-bank"),
                Then::GiveUp => say!("hint-then-end"),
                Then::Roll => say!("hint-then-roll", "left" => rolls(game, action).unwrap_or_default()),
            };
            (dice.faces().collect(), then)
        }
        other => (Vec::new(), capital(&words(game, other))),
    };
    let faces = faces.into_iter().map(|face| view! { <FlatDie face/> });
    view! { <span class="play" aria-hidden="true"><span class="example">{faces.collect_view()}</span>{then}</span> }
}

/// How many dice an action rolls, if any.
fn rolls(game: &Game, action: Action) -> Option<usize> {
    match (action, game.phase()) {
        (Action::SetAside { dice, then: Then::Roll }, Phase::Choosing { roll }) => {
            Some(game.rules().in_hand_after(roll, dice))
        }
        (Action::GoOn, Phase::Farkled { dice }) => Some(dice.into()),
        (Action::Roll, _) => Some(game.rules().dice()),
        (Action::TakeOver, _) => game.leftover().map(|leftover| leftover.dice.into()),
        _ => None,
    }
}

/// "3 dice: 28% farkle".
pub(crate) fn odds(rules: &RuleSet, dice: usize) -> String {
    say!("pad-odds", "dice" => dice, "percent" => messages().percent(rules.farkle_chance(dice)))
}

/// An action, as a part of a sentence.
pub(crate) fn words(game: &Game, action: Action) -> String {
    match action {
        Action::SetAside { dice, then } => {
            let set_aside = messages().dice(dice.faces());
            match then {
                Then::Bank => say!("pad-play-bank", "dice" => set_aside),
                Then::GiveUp => say!("hint-end", "dice" => set_aside),
                Then::Roll => {
                    let left = rolls(game, action).unwrap_or_default();
                    say!("pad-play-roll", "dice" => set_aside, "left" => left)
                }
            }
        }
        Action::Roll | Action::Start(_) => say!("roll-dice", "dice" => game.rules().dice()),
        Action::TakeOver => say!("take-over", "dice" => rolls(game, action).unwrap_or_default()),
        Action::GoOn => say!("roll-again", "dice" => rolls(game, action).unwrap_or_default()),
        Action::GiveUp => say!("bank-give-up"),
    }
}
