//! The end of a game at a table of a server: playing again, and whether the dice were those that
//! everybody locked.

use crate::friends::far_table::FarTable;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use farkle_protocol::{SeatsView, Stage};
use farkle_table::Proof;
use leptos::prelude::*;

/// Says that this person plays again. It is a word to the others, so it can be said once.
#[component]
pub(crate) fn PlayAgain(far: FarTable) -> impl IntoView {
    let is_in = Memo::new(move |_| far.view(is_ready) == Some(true));
    let is_said = Memo::new(move |_| is_in.get() || far.asking.get());
    let has_seat = Memo::new(move |_| far.own_seat().is_some());
    move || {
        has_seat.get().then(|| {
            view! {
                <button class="button primary again" class:agreed=move || is_in.get() aria-disabled=move || if is_said.get() { "true" } else { "false" }
                    on:click=move |_| if !is_said.get_untracked() { far.play_again() }>
                    {move || is_in.get().then(|| view! { <Drawing icon=Icon::Check/> })}
                    {move || if is_in.get() { say!("friends-again-in") } else { say!("friends-again") }}
                </button>
            }
        })
    }
}

/// Whether this device is ready.
fn is_ready(view: &SeatsView) -> bool {
    let own = view.yours.and_then(|yours| view.seats.get(yours.0.index()));
    view.stage != Stage::Over && own.is_some_and(|own| own.commitment.is_some())
}

/// Who wants to play again, and who is waited for.
#[component]
pub(crate) fn AgainState(far: FarTable) -> impl IntoView {
    let words = Memo::new(move |_| {
        far.view(|view| {
            if !matches!(view.stage, Stage::Gathering | Stage::Locked) {
                return None;
            }
            let names = |ready: bool| {
                let people = view.seats.iter().filter(|seat| seat.computer.is_none());
                let seats = people.filter(|seat| seat.commitment.is_some() == ready);
                seats.filter_map(|seat| seat.name.clone()).collect::<Vec<_>>()
            };
            let (ready, others) = (names(true), names(false));
            Some(match (ready.is_empty(), others.is_empty(), is_ready(view)) {
                (_, true, _) => say!("friends-begins"),
                (true, ..) => say!("friends-again-asked"),
                (false, _, true) => say!("friends-waits-for", "names" => messages().list(&others)),
                (false, _, false) => say!("friends-again-wanted", "names" => messages().list(&ready)),
            })
        })
        .flatten()
    });
    view! { <p class="again-state" role="status">{move || words.get()}</p> }
}

/// What the check of all dice has found.
#[derive(Clone, Copy, Debug, PartialEq)]
enum DiceFound {
    /// So many rolls follow from what was locked before the game, with what this device has
    /// promised.
    Right(u64),
    /// They follow from the lock in the record, and this device has not seen it before the game.
    Unsure,
    /// They do not, or the lock is another one.
    Wrong,
}

/// What the check of all dice of a game has found, once the server has shown its seed.
#[component]
pub(crate) fn DiceChecked(play: OpenGame, far: FarTable) -> impl IntoView {
    let found = Memo::new(move |_| {
        play.ledger.with(|ledger| {
            ledger.proof().seed()?;
            let lock = match ledger.proof() {
                Proof::Sealed { seal, .. } => Some(seal.lock()),
                Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => None,
            };
            let kept = lock.and_then(|lock| far.lock_of(lock.game()));
            let is_locked_in = lock.map_or(Some(true), |lock| far.is_locked_in(lock));
            let proved = ledger.prove_dice(kept);
            Some(match (proved, is_locked_in, kept) {
                (Err(_), ..) | (_, Some(false), _) => DiceFound::Wrong,
                (Ok(rolls), Some(true), Some(_)) => DiceFound::Right(rolls),
                (Ok(_), ..) => DiceFound::Unsure,
            })
        })
    });
    move || {
        found.get().map(|found| match found {
            DiceFound::Right(rolls) => view! {
                <p class="dice-checked">{say!("friends-dice-right", "rolls" => rolls as usize)}" "
                    <Link to=Route::About>{say!("about-server-dice-title")}</Link>
                </p>
            }
            .into_any(),
            DiceFound::Unsure => {
                view! { <p class="dice-checked">{say!("friends-dice-unsure")}</p> }.into_any()
            }
            DiceFound::Wrong => view! { <p class="notice">{say!("friends-dice-wrong")}</p> }.into_any(),
        })
    }
}
