//! The buttons: each says what it will do, or why it can't be pressed.

use super::players::only_person;
use crate::friends::far_table::FarTable;
use crate::game::open_game::{CHAMPION, Hands, OpenGame};
use crate::language::messages::{messages, say};
use crate::screens::friends::{Absent, ActHere, Refused};
use crate::screens::keys::key_sign;
use crate::thinker::{self, Duel};
use farkle_client::{BankButton, GreatMoment, RollButton, Screen, StandsOut, TakeOverButton};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Action, Game, Phase, Points, Refusal, Then};
use farkle_table::ToAct;
use leptos::prelude::*;

/// The buttons for what can be done now.
#[component]
pub(crate) fn Actions(
    play: OpenGame,
    screen: Memo<Screen>,
    #[prop(optional_no_strip)] far: Option<FarTable>,
) -> impl IntoView {
    let to_act = Memo::new(move |_| play.ledger.with(farkle_table::Ledger::to_act));
    // A computer player has stepped in for this person, who is here.
    let is_out = Memo::new(move |_| match play.hands.get() {
        Hands::One(Some(own)) => play.ledger.with(|ledger| ledger.stand_in(own).is_some()),
        Hands::One(None) | Hands::All => false,
    });
    // This person plays at another device.
    let watches_self = Memo::new(move |_| far.is_some_and(|far| !far.acts.get() && far.own_seat().is_some()));
    view! {
        <footer class="actions" aria-busy=move || if play.pending.get() || play.held.with(Option::is_some) { "true" } else { "false" }>
            {move || match to_act.get() {
                _ if watches_self.get() => far.map(|far| view! { <ActHere far/> }).into_any(),
                _ if is_out.get() => far.map(|far| view! { <ComeBack far/> }).into_any(),
                now @ (ToAct::Anyone | ToAct::Person(_)) if !play.hands.get().decide(&now) => {
                    view! { <Waiting play far now/> }.into_any()
                }
                ToAct::Anyone => view! { <Starters play/> }.into_any(),
                ToAct::Computer { seat, temperament } => {
                    let name = play.ledger.with_untracked(|ledger| ledger.name(seat).to_string());
                    let duel = play.ledger.with_untracked(|ledger| Duel::of(ledger.game()));
                    let awaited = move || thinker::part_awaited(duel.as_ref()?).filter(|_| temperament == CHAMPION);
                    let about = move || match awaited() {
                        Some(part) => {
                            let solving = say!("thinking-solving", "percent" => messages().percent(part));
                            format!("{solving} · {}", say!("thinking-hurry"))
                        }
                        // Its line stays, so that nothing moves.
                        None => play.next_hurry().map_or_else(|| "\u{A0}".to_string(), |id| say!(id)),
                    };
                    view! {
                        <button class="button thinking" on:click=move |_| play.hurry()>
                            <span>{say!("thinking", "name" => name)}</span>
                            <small>{about}</small>
                        </button>
                    }.into_any()
                }
                ToAct::Person(_) | ToAct::Nobody => view! { <Buttons play screen/> }.into_any(),
            }}
            // The buttons keep the focus below it.
            {move || meanwhile(play).map(|(kind, words)| {
                view! { <p class=format!("meanwhile {kind}") aria-hidden="true">{words}</p> }
            })}
        </footer>
    }
}

/// What stands in the place of the buttons while there is nothing to press, and its class: "over"
/// while the end is looked at, "next" while a turn is that was lost here. Then it tells what comes,
/// which screen readers hear when it does.
fn meanwhile(play: OpenGame) -> Option<(&'static str, String)> {
    let great = play.great.get().map(|great| great.moment);
    if matches!(great, Some(GreatMoment::Won | GreatMoment::Lost)) {
        // The band says who has won.
        return Some(("over", String::new()));
    }
    play.lost_since.get()?;
    let after = play.after_next_event().filter(|_| play.is_for_a_person())?;
    let words = match after.to_act() {
        ToAct::Nobody => say!("refusal-game-over"),
        // Whoever plays alone has the next turn, too.
        _ if after.game().side_count() == 1 => turn_by_number(after.game()).unwrap_or_default(),
        ToAct::Person(seat) | ToAct::Computer { seat, .. } => {
            say!("table-next", "name" => after.name(seat))
        }
        ToAct::Anyone => String::new(),
    };
    Some(("next", words))
}

/// Which turn it is, where turns are counted and nobody else plays.
fn turn_by_number(game: &Game) -> Option<String> {
    let counts_turns = game.rules().ending() == EndingRule::Rounds;
    let (turn, turns) = (game.round() as usize, usize::from(game.rules().rounds()));
    counts_turns.then(|| say!("today-turn", "turn" => turn, "turns" => turns))
}

/// The way back for somebody who took too long.
#[component]
fn ComeBack(far: FarTable) -> impl IntoView {
    view! {
        <button class="button primary come-back" aria-disabled=move || if far.asking.get() { "true" } else { "false" }
            on:click=move |_| if !far.asking.get_untracked() { far.come_back() }>
            <span>{say!("friends-come-back")}</span>
            <small>{say!("friends-come-back-about")}</small>
        </button>
        <Refused far/>
    }
}

/// What is in the place of the buttons while somebody far away has the turn.
#[component]
fn Waiting(play: OpenGame, far: Option<FarTable>, now: ToAct) -> impl IntoView {
    let seat = if let ToAct::Person(seat) = now { Some(seat) } else { None };
    let words = match seat {
        Some(seat) => {
            say!("friends-turn-of", "name" => play.ledger.with_untracked(|ledger| ledger.name(seat).to_string()))
        }
        None => say!("friends-start-soon"),
    };
    let about = move || {
        let away =
            far.zip(seat).is_some_and(|(far, seat)| far.away.read().iter().any(|(away, _)| *away == seat));
        match (away, play.hands.get()) {
            (true, _) => say!("friends-turn-away"),
            (false, Hands::One(None)) => say!("friends-you-watch"),
            (false, _) => say!("friends-turn-waits"),
        }
    };
    // Whoever sits here need not wait for somebody who is gone.
    let gone = Memo::new(move |_| {
        let (far, seat) = far.zip(seat)?;
        let can_act = play.hands.get() != Hands::One(None) && far.connected.get();
        (can_act && far.need_not_wait(seat)).then_some(seat)
    });
    move || match far.zip(gone.get()) {
        Some((far, seat)) => {
            let name = play.ledger.with_untracked(|ledger| ledger.name(seat).to_string());
            view! { <Absent far seat name/> }.into_any()
        }
        None => view! {
            <button class="button thinking far" on:click=move |_| play.hurry()>
                <span>{words.clone()}</span>
                <small>{about}</small>
            </button>
        }
        .into_any(),
    }
}

#[component]
fn Buttons(play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let begins = Memo::new(move |_| play.ledger.with(|ledger| ledger.game().phase() == Phase::TurnBegins));
    // Where several people share this device, it is handed on; somebody alone counts turns.
    let whose = Memo::new(move |_| {
        let is_shared = play.hands.get() == Hands::All;
        play.ledger.with(|ledger| {
            let (game, mover) = (ledger.game(), ledger.game().mover());
            if game.phase() != Phase::TurnBegins {
                return None;
            }
            if game.side_count() == 1 {
                return turn_by_number(game);
            }
            let is_handed_on = is_shared && only_person(ledger).is_none();
            is_handed_on.then(|| say!("table-turn-total-of", "name" => ledger.name(mover)))
        })
    });
    view! {
        {move || {
            let (roll, take_over) = screen.with(|screen| (screen.roll.clone(), screen.take_over.clone()));
            let two = take_over.is_some();
            let loud = screen.with(|screen| matches!(screen.stands_out, StandsOut::Roll | StandsOut::Both));
            view! {
                {roll_button(play, roll, begins.get() && !two, loud, whose.get())}
                {take_over.map(|take_over| take_over_button(play, &take_over))}
            }
        }}
        {move || (!begins.get()).then(|| screen.with(|screen| {
            bank_button(play, screen.bank.clone(), matches!(screen.stands_out, StandsOut::Bank | StandsOut::Both))
        }))}
    }
}

/// A roll that farkles more rarely than this almost always scores.
const SAFE: f64 = 0.05;

fn roll_button(
    play: OpenGame,
    button: RollButton,
    alone: bool,
    loud: bool,
    whose: Option<String>,
) -> impl IntoView {
    let again = button.action == Ok(Action::GoOn);
    let words = match (button.hot_dice, again) {
        (true, _) => say!("roll-hot", "dice" => button.dice),
        (_, true) => say!("roll-again", "dice" => button.dice),
        // How many can be rolled follows from what is set aside, and nothing is.
        _ if matches!(button.action, Err(Refusal::NothingSelected | Refusal::DiceRolling)) => {
            say!("roll-nothing")
        }
        _ => say!("roll-dice", "dice" => button.dice),
    };
    let chance = messages().percent(button.farkle_chance);
    let about = match (&button.action, whose) {
        (Err(Refusal::DiceRolling), _) => String::new(),
        (Err(Refusal::NothingSelected), _) => say!("select-first"),
        (Err(refusal), _) => messages().refusal(refusal),
        (Ok(_), whose) if button.at_risk.0 > 0 => {
            let risk = say!("roll-risk", "percent" => chance, "points" => button.at_risk);
            whose.into_iter().chain([risk]).collect::<Vec<_>>().join("\u{a0}· ")
        }
        (Ok(_), Some(whose)) => whose,
        // Whoever begins need not know yet what a farkle is.
        (Ok(_), None) if button.farkle_chance < SAFE => say!("roll-safe"),
        (Ok(_), None) => say!("roll-chance", "percent" => chance),
    };
    let refused = if button.action.is_err() { "true" } else { "false" };
    let action = button.action;
    view! {
        <button class="button roll" class:primary=loud class:alone=alone aria-disabled=refused on:click=move |_| play.press(action)>
            <span>{words}{key_sign("R")}</span>
            <small>{about}</small>
        </button>
    }
}

fn take_over_button(play: OpenGame, button: &TakeOverButton) -> impl IntoView + use<> {
    let chance = messages().percent(button.farkle_chance);
    let about = match button.at_risk {
        Points::ZERO => say!("take-over-earns", "points" => button.earns, "percent" => chance),
        cost => say!("take-over-risks", "points" => button.earns, "percent" => chance, "cost" => cost),
    };
    view! {
        <button class="button" on:click=move |_| play.press(Ok(Action::TakeOver))>
            <span>{say!("take-over", "dice" => button.dice)}</span>
            <small>{about}</small>
        </button>
    }
}

fn bank_button(play: OpenGame, button: BankButton, loud: bool) -> impl IntoView {
    let gives_up = matches!(button.action, Ok(Action::GiveUp | Action::SetAside { then: Then::GiveUp, .. }));
    let words = match button.action {
        _ if gives_up => say!("bank-give-up"),
        Err(Refusal::NothingSelected | Refusal::SetAsideFirst | Refusal::DiceRolling) => say!("bank-nothing"),
        _ => say!("bank-points", "points" => button.total),
    };
    let about = match button.action {
        Ok(_) if gives_up => say!("bank-give-up-about"),
        Ok(_) if button.wins => say!("bank-wins"),
        Ok(_) if button.loses => say!("bank-loses"),
        Ok(_) if button.leaves > Points::ZERO => say!("bank-leaves", "points" => button.leaves),
        Ok(_) => say!("bank-score", "score" => button.score),
        Err(Refusal::BelowOpening { missing, .. }) => say!("bank-short", "missing" => missing),
        Err(Refusal::BelowMinimum { missing, .. }) => say!("bank-short-minimum", "missing" => missing),
        Err(Refusal::HotDiceMustRoll) => say!("bank-must-roll"),
        Err(Refusal::NothingSelected | Refusal::SetAsideFirst) => say!("select-first"),
        Err(Refusal::DiceRolling) => String::new(),
        Err(refusal) => messages().refusal(&refusal),
    };
    let refused = if button.action.is_err() { "true" } else { "false" };
    let action = button.action;
    view! {
        <button class="button bank" class:primary=loud aria-disabled=refused on:click=move |_| play.press(action)>
            <span class="number">{words}{key_sign("B")}</span>
            <small class="number">{about}</small>
        </button>
    }
}

/// Who takes the first turn, where the players choose.
#[component]
fn Starters(play: OpenGame) -> impl IntoView {
    let seats = play.ledger.with_untracked(|ledger| {
        ledger.game().seats().map(|seat| (seat, ledger.name(seat).to_string())).collect::<Vec<_>>()
    });
    let by_chance = seats[(js_sys::Math::random() * seats.len() as f64) as usize % seats.len()].0;
    view! {
        <fieldset class="starters">
            <legend>
                {say!("choose-starter")}
                {matches!(play.hands.get_untracked(), Hands::One(_)).then(|| view! { <small>{say!("choose-starter-about")}</small> })}
            </legend>
            {seats.into_iter().map(|(seat, name)| view! {
                <button class="button" on:click=move |_| play.wish(Ok(Action::Start(seat)))>{name}</button>
            }).collect_view()}
            // Far away nobody could check it.
            {(play.hands.get_untracked() == Hands::All).then(|| view! {
                <button class="button chance" on:click=move |_| play.wish(Ok(Action::Start(by_chance)))>{say!("choose-starter-chance")}</button>
            })}
        </fieldset>
    }
}
