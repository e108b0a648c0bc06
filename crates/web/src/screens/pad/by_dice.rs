//! A turn, roll by roll: the dice that were rolled, those set aside, and then on or bank.

use super::keeper::{Keeper, NEXT};
use super::points_typed::points_typed;
use crate::game::dice::FlatDie;
use crate::language::messages::{messages, say};
use crate::page::focus::Focus;
use crate::page::icon::{Drawing, Icon};
use farkle_client::pad::{PadChoice, RollBrings};
use farkle_rules::{Action, Event, Face, Phase, Points, Then};
use farkle_words::capital;
use leptos::prelude::*;

/// The next input of the turn.
#[component]
pub(super) fn ByDice(keeper: Keeper) -> impl IntoView {
    let phase = Memo::new(move |_| keeper.pad.with(|pad| pad.game().phase()));
    view! {
        <TurnSoFar keeper/>
        {move || match phase.get() {
            Phase::Choosing { .. } => view! { <Choosing keeper/> }.into_any(),
            Phase::Farkled { .. } => view! { <AfterFarkle keeper/> }.into_any(),
            _ => view! { <Throwing keeper/> }.into_any(),
        }}
    }
}

/// The dice set aside in this turn, and their score.
#[component]
fn TurnSoFar(keeper: Keeper) -> impl IntoView {
    let set_aside = move || {
        keeper.pad.with(|pad| {
            let line = pad.lines().last().filter(|_| pad.is_mid_turn());
            let events = line.map(|line| line.events.clone()).unwrap_or_default();
            let dice = events.iter().filter_map(|event| match *event {
                Event::SetAside { dice, .. } => Some(dice),
                Event::Entered(farkle_rules::Entry::LetPass { dice, .. }) => Some(dice),
                _ => None,
            });
            let groups = dice.map(|dice| {
                let faces = dice.faces().map(|face| view! { <FlatDie face/> }).collect_view();
                view! { <li class="group"><span class="unseen">{messages().dice(dice.faces())}</span>{faces}</li> }
            });
            groups.collect::<Vec<_>>()
        })
    };
    // What happened last is seen until the next die is tapped: a farkle has passed the turn on.
    let happened = move || {
        let waits = keeper.pad.with(|pad| !matches!(pad.game().phase(), Phase::Choosing { .. }));
        (waits && keeper.thrown.with(Vec::is_empty)).then(|| keeper.said.get())
    };
    move || {
        let groups = set_aside();
        if groups.is_empty() {
            return happened()
                .map(|said| view! { <p class="so-far muted" aria-hidden="true">{said}</p> }.into_any());
        }
        let total = keeper.pad.with(|pad| pad.game().turn().total);
        Some(
            view! {
                <div class="so-far">
                    <ul class="tray" aria-label=say!("table-tray")>{groups}</ul>
                    <p><span>{say!("table-turn-total")}</span><b class="number">{messages().points(total)}</b></p>
                </div>
            }
            .into_any(),
        )
    }
}

/// The dice that were just rolled.
#[component]
fn Throwing(keeper: Keeper) -> impl IntoView {
    let wanted = move || keeper.dice_to_roll().unwrap_or_default();
    let slots = move || {
        let thrown = keeper.thrown.get();
        let places = (0..wanted()).map(|place| match thrown.get(place).copied() {
            Some(face) => {
                let take_out = move |_| keeper.take_out(place);
                view! {
                    <li><button class="slot full" on:click=take_out>
                        <FlatDie face/><span class="unseen">{say!("pad-take-out", "face" => messages().face(face))}</span>
                    </button></li>
                }
                .into_any()
            }
            None => view! { <li class="slot"></li> }.into_any(),
        });
        places.collect_view()
    };
    let keys = Face::ALL.map(|face| {
        view! {
            <button class="button die-key" on:click=move |_| keeper.throw(face)>
                <FlatDie face/><span class="unseen">{capital(&messages().face(face))}</span>
            </button>
        }
    });
    // The last die enters a roll that scores; one that ends the turn waits for a word.
    let ask = move || {
        let thrown = keeper.thrown.with(Vec::len);
        let missing = wanted().saturating_sub(thrown);
        let first = match thrown {
            0 => return say!("pad-tap-dice", "dice" => missing),
            _ if missing > 0 => say!("pad-more-dice", "dice" => missing),
            _ => keeper.about_roll().unwrap_or_default(),
        };
        format!("{first} {}", say!("pad-tap-to-remove")).trim_start().to_string()
    };
    let enter = move || {
        keeper.is_whole().then(|| {
            let is_farkle = keeper.brings() == Some(RollBrings::Farkle);
            let words = if is_farkle { say!("farkle") } else { say!("pad-take-roll") };
            view! { <button class="button primary" on:click=move |_| keeper.enter_roll()>{words}</button> }
        })
    };
    let take_over = move || {
        keeper.pad.with(|pad| {
            let leftover = pad.game().leftover()?;
            pad.game().decide(Action::TakeOver).ok().map(|event| (event, usize::from(leftover.dice)))
        })
    };
    let mid_turn = move || keeper.pad.with(farkle_client::pad::Pad::is_mid_turn);
    view! {
        <p class="ask">{ask}</p>
        <ol class="slots" aria-label=say!("table-dice")>{slots}</ol>
        <div class="die-keys">{keys.collect_view()}</div>
        <div class="buttons spread">
            {enter}
            {move || take_over().map(|(event, dice)| view! {
                <button class="button" on:click=move |_| keeper.add(event)>{say!("take-over", "dice" => dice)}</button>
            })}
            {move || (!keeper.is_whole()).then(|| view! {
                <button class="button key farkle" on:click=move |event| keeper.tap_farkle(&event)>{say!("farkle")}</button>
            })}
            {move || mid_turn().then(|| view! { <button class="button quiet" on:click=move |_| keeper.discard()>{say!("pad-discard")}</button> })}
        </div>
    }
}

/// The roll on the table: which dice are set aside, and their score.
#[component]
fn Choosing(keeper: Keeper) -> impl IntoView {
    let dice = move || {
        let dice = keeper.pad.with(|pad| keeper.chosen.with(|chosen| pad.dice(&keeper.roll(), chosen)));
        let places = dice.into_iter().enumerate().map(|(place, die)| {
            let label = capital(&messages().face(die.face));
            view! {
                <li><button class="slot full" class:dead=!die.scores aria-pressed=die.selected.to_string() on:click=move |_| keeper.tap(place)>
                    <FlatDie face=die.face/><span class="unseen">{label}</span>
                </button></li>
            }
        });
        places.collect_view()
    };
    view! {
        <p class="ask">{move || keeper.choice().map(|choice| in_words(keeper, &choice))}</p>
        <ol class="slots choosing" aria-label=say!("table-dice")>{dice}</ol>
        {move || keeper.choice().map(|choice| further(keeper, &choice))}
        {move || keeper.choice().map(|choice| what_then(keeper, &choice))}
    }
}

/// What is chosen, or what to do.
fn in_words(keeper: Keeper, choice: &PadChoice) -> String {
    match choice.points {
        Some(points) => {
            let combinations = messages().combinations(&choice.combinations);
            let selected = say!("say-selected", "combinations" => combinations, "points" => points);
            if choice.hot_dice { format!("{selected} {}", say!("pad-hot")) } else { selected }
        }
        None if keeper.chosen.read().is_empty() => say!("pad-choose"),
        None => say!("pad-how-much"),
    }
}

/// What else would score, and how much dice count that the rules don't know.
fn further(keeper: Keeper, choice: &PadChoice) -> impl IntoView + use<> {
    let nothing = keeper.chosen.get().is_empty();
    let let_pass = !nothing && choice.points.is_none();
    let better = choice.better.clone().map(|better| {
        let (dice, faces) = (better.dice, keeper.roll());
        let names = messages().combinations(&better.combinations);
        let id = if nothing { "pad-most-points" } else { "pad-also-scores" };
        let words = say!(id, "combinations" => names, "points" => better.points);
        let take = move |_| {
            Focus::now().keep(&NEXT);
            keeper.chosen.update(|chosen| chosen.take_among(&faces, dice));
        };
        view! { <button class="button quiet better" on:click=take>{words}</button> }
    });
    let fault = RwSignal::new(None::<String>);
    // Digits alone stay in the field: a digit may follow from the pad's keys.
    let check = move |_| match points_typed(&keeper.typed.read_untracked()) {
        Ok(points) => {
            fault.set(None);
            if points != Points::ZERO {
                keeper.typed.set(points.0.to_string());
            }
        }
        Err(words) => fault.set(Some(words)),
    };
    view! {
        <div class="chosen">
            {let_pass.then(|| view! {
                <label class="field"><span class="unseen">{say!("pad-points")}</span>
                    <input class="input number" inputmode="numeric" autocomplete="off" prop:value=move || keeper.typed.get()
                        on:input=move |event| keeper.typed.set(event_target_value(&event)) on:change=check/>
                </label>
                {move || fault.get().map(|fault| view! { <p class="fault" role="alert">{fault}</p> })}
            })}
            {better}
        </div>
    }
}

fn what_then(keeper: Keeper, choice: &PadChoice) -> impl IntoView + use<> {
    let refused = |wish: &Result<Event, farkle_rules::Refusal>| wish.is_err().to_string();
    let gives_up = matches!(choice.bank, Ok(Event::SetAside { then: Then::GiveUp, .. }));
    // How many are left depends on what is set aside.
    let roll = if keeper.chosen.read().is_empty() {
        say!("roll-nothing")
    } else {
        say!("roll-dice", "dice" => choice.dice_left)
    };
    let bank = match (gives_up, choice.total) {
        (true, _) => say!("bank-give-up"),
        (_, Points::ZERO) => say!("bank-nothing"),
        (_, total) => say!("bank-points", "points" => total),
    };
    // Whoever rolls hot dice risks less than usual.
    let is_hot = choice.hot_dice && choice.roll.is_ok();
    let then = if gives_up { Then::GiveUp } else { Then::Bank };
    view! {
        <div class="then">
            <button class="button" class:primary=is_hot aria-disabled=refused(&choice.roll) on:click=move |_| keeper.set_aside(Then::Roll)>{roll}</button>
            <button class="button" class:primary=!is_hot aria-disabled=refused(&choice.bank) on:click=move |_| keeper.set_aside(then)>{bank}</button>
            <button class="button quiet clear" title=say!("pad-discard") on:click=move |_| keeper.discard()>
                <Drawing icon=Icon::Cross/>
                <small>{say!("pad-discard-short")}</small>
            </button>
        </div>
    }
}

/// A farkle after which the turn may go on.
#[component]
fn AfterFarkle(keeper: Keeper) -> impl IntoView {
    let dice = keeper.pad.with_untracked(|pad| match pad.game().phase() {
        Phase::Farkled { dice } => usize::from(dice),
        _ => 0,
    });
    view! {
        <p class="ask">{say!("banner-may-go-on")}</p>
        <div class="then">
            <button class="button" on:click=move |_| keeper.add(Event::WentOn)>{say!("roll-again", "dice" => dice)}</button>
            <button class="button primary" on:click=move |_| keeper.add(Event::GaveUp)>{say!("bank-give-up")}</button>
        </div>
    }
}
