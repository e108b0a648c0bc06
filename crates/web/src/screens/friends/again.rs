//! The end of a game at a table of a server: playing again, and whether the dice were those that
//! everybody locked.

use super::other_device::ActHere;
use crate::friends::far_table::FarTable;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use farkle_protocol::{SeatsView, Stage};
use farkle_table::{Ledger, Proof, SeedLock};
use leptos::prelude::*;

/// Says that this person plays again. It is a word to the others, so it can be said once.
#[component]
pub(crate) fn PlayAgain(far: FarTable) -> impl IntoView {
    let is_in = Memo::new(move |_| far.view(is_ready) == Some(true));
    let is_said = Memo::new(move |_| is_in.get() || far.asking.get());
    let has_seat = Memo::new(move |_| far.own_seat().is_some());
    move || {
        if !has_seat.get() {
            return None;
        }
        if !far.acts.get() {
            return Some(view! { <ActHere far/> }.into_any());
        }
        Some(
            view! {
                <button class="button primary again" class:agreed=move || is_in.get() aria-disabled=move || if is_said.get() { "true" } else { "false" }
                    on:click=move |_| if !is_said.get_untracked() { far.play_again() }>
                    {move || is_in.get().then(|| view! { <Drawing icon=Icon::Check/> })}
                    {move || if is_in.get() { say!("friends-again-in") } else { say!("friends-again") }}
                </button>
            }
            .into_any(),
        )
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
        if far.lock_broken.get() {
            return Some(say!("friends-lock-broken"));
        }
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

/// What everybody locked before the game; nothing in a game of one device.
fn lock_of(ledger: &Ledger) -> Option<&SeedLock> {
    match ledger.proof() {
        Proof::Sealed { seal, .. } => Some(seal.lock()),
        Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => None,
    }
}

/// What this device keeps with a game, to check its dice by later: the lock that it has seen, if
/// that holds what the device has promised. It keeps an empty text if the game has another lock,
/// and nothing if it can't tell.
pub(super) fn lock_to_keep(far: FarTable, ledger: &Ledger) -> Option<String> {
    let lock = lock_of(ledger)?;
    match (far.is_locked_in(lock), far.lock_of(lock.game())) {
        (Some(false), _) => Some(String::new()),
        (_, Some(seen)) if seen != lock.fingerprint() => Some(String::new()),
        (Some(true), Some(seen)) => Some(seen.to_string()),
        _ => None,
    }
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

impl DiceFound {
    /// Computes every roll again. Nothing is found before the server has shown its seed.
    fn of(ledger: &Ledger, kept: Option<&str>) -> Option<DiceFound> {
        ledger.proof().seed()?;
        let found = match kept {
            Some(kept) => {
                kept.parse().ok().and_then(|kept| ledger.prove_dice(Some(kept)).ok()).map(DiceFound::Right)
            }
            None => ledger.prove_dice(None).ok().map(|_| DiceFound::Unsure),
        };
        Some(found.unwrap_or(DiceFound::Wrong))
    }

    fn in_words(self) -> AnyView {
        match self {
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
        }
    }
}

/// What the check of all dice of a game has found, once the server has shown its seed.
#[component]
pub(crate) fn DiceChecked(play: OpenGame, far: FarTable) -> impl IntoView {
    let found = Memo::new(move |_| {
        play.ledger.with(|ledger| DiceFound::of(ledger, lock_to_keep(far, ledger).as_deref()))
    });
    move || found.get().map(DiceFound::in_words)
}

/// The same of a kept game, with the words of its lock. `kept` is what this device has kept of it.
pub(crate) fn kept_dice(ledger: &Ledger, kept: Option<&str>) -> Option<impl IntoView + use<>> {
    let words = lock_of(ledger)?.fingerprint().words();
    let found = DiceFound::of(ledger, kept)?;
    Some(view! {
        <section class="card stack lock">
            <h2>{say!("friends-lock")}</h2>
            <p class="lock-words" lang="en">{words}</p>
            {found.in_words()}
        </section>
    })
}
