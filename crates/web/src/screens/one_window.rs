//! What is shown in the place of a game or a pad that another window holds.

use crate::language::messages::say;
use crate::page::arrival::{self, Way};
use crate::page::route::{Link, Route};
use crate::storage::lock::{Lock, LockState};
use leptos::prelude::*;

/// The content, as long as this window holds the lock; else a notice and a button to take it over.
#[component]
pub(crate) fn OneWindow(
    lock: Lock,
    /// The title if another window holds it.
    elsewhere: String,
    /// The title if another window has taken it over.
    taken_over: String,
    /// The screen to go to instead.
    to: Route,
    children: ChildrenFn,
) -> impl IntoView {
    let notice = move |title: String, to: Route| {
        view! {
            <main id="content" class="page">
                <h1 tabindex="-1">{title}</h1>
                <p role="alert">{say!("elsewhere-about")}</p>
                <div class="buttons">
                    <button class="button primary take-over" on:click=move |_| lock.take_over()>{say!("elsewhere-take-over")}</button>
                    <Link to class="button">{say!("lost-home")}</Link>
                </div>
            </main>
        }
        .into_any()
    };
    Effect::new(move |before: Option<LockState>| {
        let state = lock.state();
        // While the lock was being asked for, the screen was still arriving.
        if before.is_some_and(|before| before != LockState::Asked && before != state) {
            arrival::arrive(Way::Redrawn);
        }
        state
    });
    move || match lock.state() {
        LockState::Asked => ().into_any(),
        LockState::Here => children().into_any(),
        LockState::Elsewhere => notice(elsewhere.clone(), to.clone()),
        LockState::TakenOver => notice(taken_over.clone(), to.clone()),
    }
}

/// A notice about something that can't be shown, with a way on.
#[component]
pub(crate) fn NotShown(
    /// The title of the notice.
    title: String,
    /// A sentence about it.
    #[prop(optional)]
    about: Option<String>,
    /// Where the button leads.
    to: Route,
    /// The label of the button.
    label: String,
) -> impl IntoView {
    view! {
        <main id="content" class="page">
            <h1 tabindex="-1">{title}</h1>
            {about.map(|about| view! { <p>{about}</p> })}
            <p><Link to class="button primary">{label}</Link></p>
        </main>
    }
}
