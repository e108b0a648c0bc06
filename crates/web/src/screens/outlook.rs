//! Everyone's chance to win, and the best play on demand, for a moment of a game.
//!
//! The table and the score pad use it. It says how the numbers were found, shows the progress of
//! the exact solution, and offers it if it takes long.

use crate::game::dice::FlatDie;
use crate::game::seats::is_nobody;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::{self, Focus};
use crate::page::icon::{Drawing, Icon};
use crate::thinker::{self, Duel, Exact, Runtime, Unable};
use farkle_rules::{Action, Dice, Game, Phase, Points, RuleSet, Side, Then};
use farkle_thinking::{Advice, Method, Trouble, action_at};
use farkle_words::capital;
use leptos::prelude::*;

/// The number of plays to compare.
const PLAYS: usize = 5;

/// A side with its name and colour.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct SideName {
    /// The name of its player or team.
    pub name: String,
    /// Its colour for the style sheet.
    pub color: String,
}

/// Selects dice on the screen.
#[derive(Clone, Copy)]
pub(crate) struct Take {
    /// Selects these.
    pub select: Callback<Dice>,
    /// The selected ones.
    pub selected: Signal<Dice>,
}

/// The chances of all sides and, if `hints` are allowed, the best play.
#[component]
pub(crate) fn Outlook(
    game: Memo<Game>,
    sides: Vec<SideName>,
    hints: Signal<bool>,
    /// Called when the best play is asked for.
    #[prop(into)]
    on_hint: Callback<()>,
    /// Selects the dice of the best play, where they lie on the screen.
    #[prop(optional)]
    take: Option<Take>,
) -> impl IntoView {
    let names = StoredValue::new(sides.iter().map(|side| side.name.clone()).collect::<Vec<_>>());
    let duel = StoredValue::new(game.with_untracked(Duel::of));
    let two_sides = duel.with_value(Option::is_some);
    duel.with_value(|duel| duel.iter().for_each(thinker::begin_if_quick));
    let exact =
        Memo::new(move |_| duel.with_value(|duel| duel.as_ref().map(thinker::state_of).unwrap_or_default()));
    let is_ready = Memo::new(move |_| matches!(exact.get(), Exact::Ready { .. }));
    let advice = browser::latest(
        move || {
            // Asked again once the exact answer is available.
            is_ready.get();
            game.get()
        },
        |game| async move {
            let advice = thinker::advice(&game).await;
            (game, advice)
        },
    );
    // The moment for which the best play was requested: a better answer to the same question is
    // shown at once.
    let asked_of = RwSignal::new(None::<Game>);
    let found = move || advice.get().and_then(|(game, advice)| Some((game, advice.ok()?)));
    // Whether the best play is shown, if there is one. The button stays while the answer gets
    // better: a press on a button that is replaced is lost.
    let is_shown = Memo::new(move |_| {
        let (game, advice) = found()?;
        (!advice.choices.is_empty()).then(|| asked_of.with(|asked| asked.as_ref() == Some(&game)))
    });
    let show = move |_| {
        asked_of.set(found().map(|(game, _)| game));
        on_hint.run(());
        // Reading goes on where the answer begins.
        focus::soon(&[".hint-title"]);
    };
    let unable =
        move || advice.with(|advice| advice.as_ref().and_then(|(_, advice)| advice.as_ref().err().copied()));
    view! {
        <section class="outlook stack">
            <div aria-live="polite">{move || found().map(|(_, advice)| chances(&advice, &sides))}</div>
            {move || unable().and_then(why_not).map(|why| view! { <p class="muted">{why}</p> })}
            <Show when=move || hints.get()>
                {move || match is_shown.get() {
                    None => ().into_any(),
                    Some(false) => view! {
                        <button class="button hint-button" on:click=show>{say!("hint-show")}</button>
                    }
                    .into_any(),
                    Some(true) => (move || found().map(|(game, advice)| best_play(&game, &advice, names, take))).into_any(),
                }}
            </Show>
            <Show when=move || two_sides && advice.with(|advice| advice.as_ref().is_some_and(|(_, a)| a.is_ok()))>
                {duel.get_value().map(|duel| view! { <HowExact duel exact/> })}
            </Show>
        </section>
    }
}

/// Why there is nothing to show; `None` at moments without a decision.
pub(super) fn why_not(unable: Unable) -> Option<String> {
    match unable {
        Unable::NoThinker => Some(match thinker::runtime() {
            Runtime::Page => say!("outlook-no-worker"),
            Runtime::PageForNow => say!("outlook-silent"),
            Runtime::Nowhere => say!("outlook-nowhere"),
            // Quick questions still work; only the exact solution has failed.
            Runtime::Workers => say!("outlook-exact-failed"),
        }),
        Unable::Trouble(Trouble::NothingToDecide) => None,
        Unable::Trouble(_) => Some(say!("outlook-none")),
    }
}

fn chances(advice: &Advice, sides: &[SideName]) -> impl IntoView + use<> {
    let how = match advice.method {
        Method::Exact => say!("outlook-exact"),
        Method::Race => say!("outlook-race", "others" => sides.len().saturating_sub(1)),
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

/// The exact solution: an offer, how far it is, or why there is none.
#[component]
pub(crate) fn HowExact(duel: Duel, exact: Memo<Exact>) -> impl IntoView {
    let is_solving = Memo::new(move |_| exact.with(|exact| matches!(exact, Exact::Solving { .. })));
    move || {
        if is_solving.get() {
            return view! { <Solving exact/> }.into_any();
        }
        match exact.get() {
            Exact::NotBegun | Exact::Ready { .. } | Exact::Solving { .. } => ().into_any(),
            Exact::Long(seconds) => offer(&duel, Some(seconds)).into_any(),
            Exact::Stopped => offer(&duel, None).into_any(),
            Exact::Failed { .. } => view! {
                <p class="muted">{say!("outlook-exact-failed")}</p>
                {offer(&duel, None)}
            }
            .into_any(),
            Exact::No(Unable::Trouble(_)) => {
                view! { <p class="muted">{say!("outlook-no-exact")}</p> }.into_any()
            }
            Exact::No(unable) => why_not(unable).map(|why| view! { <p class="muted">{why}</p> }).into_any(),
        }
    }
}

/// How far the exact solution is. The button stays while the numbers change.
#[component]
fn Solving(exact: Memo<Exact>) -> impl IntoView {
    let progress = move || match exact.get() {
        Exact::Solving { done, left } => (done, left),
        _ => (1.0, None),
    };
    let text = move || {
        let (done, left) = progress();
        let percent = messages().percent((done * 100.0).floor() / 100.0);
        match left {
            Some(left) => say!("outlook-solving-left", "percent" => percent, "time" => span(left)),
            None => say!("outlook-solving"),
        }
    };
    let can_stop = Memo::new(move |_| thinker::can_be_stopped(exact.get()));
    view! {
        <div class="solving" tabindex="-1">
            <span>{text}</span>
            {move || can_stop.get().then(|| view! {
                <button class="button quiet icon-button" on:click=|_| stop()>
                    <Drawing icon=Icon::Cross/><span class="unseen">{say!("outlook-stop")}</span>
                </button>
            })}
            <progress max="1" value=move || format!("{:.3}", progress().0) aria-label=say!("outlook-solving")></progress>
        </div>
    }
}

/// Where the focus goes when a pressed button disappears.
const STEPS: &[&str] = &[
    ".solving button",
    ".solving",
    ".solve",
    ".outlook .hint-title",
    ".hint-button",
    "dialog[open] h2",
    "h1",
];

/// Begins to solve a game exactly, on request.
pub(crate) fn begin(duel: &Duel) {
    Focus::now().keep(STEPS);
    thinker::begin(duel);
}

fn stop() {
    Focus::now().keep(STEPS);
    thinker::stop();
}

/// The button for long work.
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

/// The best play, why it is the best, and what the others cost.
fn best_play(
    game: &Game,
    advice: &Advice,
    names: StoredValue<Vec<String>>,
    take: Option<Take>,
) -> impl IntoView + use<> {
    let rival = rival_of(game)
        .and_then(|side| names.with_value(|names| names.get(side.index()).cloned()))
        .filter(|name| !is_nobody(name));
    let measure = match advice.method {
        Method::Points => say!("hint-average"),
        Method::Exact | Method::Race => say!("outlook-title"),
    };
    view! {
        <div class="hint-head">
            <h3 class="label hint-title" tabindex="-1">{say!("hint-title")}</h3>
            <small class="muted">{measure}</small>
        </div>
        {plays(game, advice, messages().reasons(&advice.reasons, rival.as_deref()), take)}
    }
}

/// The other one of two sides, if it is one player's.
pub(crate) fn rival_of(game: &Game) -> Option<Side> {
    let mover = game.side(game.mover());
    let mut others = game.all_sides().filter(|&side| side != mover);
    let rival = others.next().filter(|_| others.next().is_none())?;
    (game.seats_of(rival).count() == 1).then_some(rival)
}

/// The plays of a moment, the best first, and why that is the best.
fn plays(game: &Game, advice: &Advice, why: String, take: Option<Take>) -> impl IntoView + use<> {
    let rows = advice.choices.iter().enumerate().take(PLAYS).filter_map(|(place, choice)| {
        let action = action_at(game, choice.action)?;
        let value = figure(advice, choice.value);
        let risk = rolls(game, action).map(|dice| odds(game.rules(), dice));
        let why = (place == 0 && !why.is_empty()).then(|| why.clone());
        let take = match (action, take) {
            (Action::SetAside { dice, .. }, Some(take))
                if place == 0 && take.selected.get_untracked() != dice =>
            {
                Some((dice, take.select))
            }
            _ => None,
        };
        Some(view! {
            <li data-value=format!("{:.9}", choice.value) data-play=action.to_string()>
                <span>{play(game, action)}{risk.map(|risk| view! { <small>{risk}</small> })}</span>
                <b class="number">{value}</b>
                {why.map(|why| view! { <p class="why">{why}</p> })}
                {take.map(|(dice, take)| view! {
                    <button class="button take" on:click=move |_| take.run(dice)>{say!("hint-take")}</button>
                })}
            </li>
        })
    });
    let rows: Vec<_> = rows.collect();
    view! { <ol class="plays">{rows}</ol> }
}

/// What a play is worth.
fn figure(advice: &Advice, value: f64) -> String {
    match advice.method {
        Method::Points => messages().number(value.round() as i64),
        _ => messages().fine_percent(value),
    }
}

/// An action with dice as pictures. Screen readers get a sentence.
fn play(game: &Game, action: Action) -> impl IntoView + use<> {
    view! { <span class="unseen">{capital(&words(game, action))}</span>{picture(game, action)} }
}

/// The picture of an action, for those who see: its dice, and what is done then.
pub(crate) fn picture(game: &Game, action: Action) -> impl IntoView + use<> {
    let (faces, then) = match action {
        Action::SetAside { dice, then } => {
            let then = match then {
                Then::Bank => say!("hint-then-bank", "points" => bank_total(game, action)),
                Then::GiveUp => say!("hint-then-end"),
                Then::Roll => say!("hint-then-roll", "left" => rolls(game, action).unwrap_or_default()),
            };
            (dice.faces().collect(), then)
        }
        other => (Vec::new(), capital(&words(game, other))),
    };
    let faces = faces.into_iter().map(|face| view! { <FlatDie face/> });
    view! { <span class="play" aria-hidden="true"><span class="example">{faces.collect_view()}</span><span class="deed">{then}</span></span> }
}

/// The number of dice that an action rolls, if any.
pub(crate) fn rolls(game: &Game, action: Action) -> Option<usize> {
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

/// The turn total that a set-aside banks.
pub(super) fn bank_total(game: &Game, action: Action) -> Points {
    let end = game.decide(action).ok().and_then(|event| game.clone().apply(&event).ok()?.turn_end);
    end.map(|end| end.total).unwrap_or_default()
}

/// "3 dice: 28% farkle".
pub(crate) fn odds(rules: &RuleSet, dice: usize) -> String {
    say!("pad-odds", "dice" => dice, "percent" => messages().percent(rules.farkle_chance(dice)))
}

/// An action, as part of a sentence.
pub(crate) fn words(game: &Game, action: Action) -> String {
    match action {
        Action::SetAside { dice, then } => {
            // "Set aside five, roll 5 dice" sounds like five dice.
            let only = match game.phase() {
                Phase::Choosing { roll } if dice.len() == 1 => game.rules().combinations(dice, roll).pop(),
                _ => None,
            };
            let set_aside = match only {
                Some(only) => messages().combination(&only),
                None => messages().dice(dice.faces()),
            };
            match then {
                Then::Bank => {
                    say!("pad-play-bank", "dice" => set_aside, "points" => bank_total(game, action))
                }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::recorded;
    use farkle_table::Holder;

    #[test]
    fn a_bank_is_told_with_what_the_turn_had_brought_before() {
        let people = ["Ann", "Ben"].map(Holder::person).to_vec();
        let banked = |events: &str, dice: &str| {
            let ledger = recorded(RuleSet::default(), people.clone(), events);
            let action = Action::SetAside { dice: dice.parse().unwrap(), then: Then::Bank };
            bank_total(ledger.game(), action).0
        };
        assert_eq!(banked("@1 n 111234", "111"), 1000);
        assert_eq!(banked("@1 n 111234 111+ 523", "5"), 1050);
    }
}
