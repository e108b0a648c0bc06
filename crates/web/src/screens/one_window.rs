//! What stands in the place of a game or a pad that another window has.

use crate::arrival::{self, Way};
use crate::messages::say;
use crate::one_window::{Hold, Holder};
use crate::route::{Link, Route};
use leptos::prelude::*;

/// Its content, as long as this window holds it; else who does, and a way to take it over.
#[component]
pub(crate) fn OneWindow(
    hold: Hold,
    /// What is said when another window has it.
    elsewhere: String,
    /// What is said when another window has taken it over.
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
                    <button class="button primary take-over" on:click=move |_| hold.take_over()>{say!("elsewhere-take-over")}</button>
                    <Link to class="button">{say!("lost-home")}</Link>
                </div>
            </main>
        }
        .into_any()
    };
    Effect::new(move |before: Option<Holder>| {
        let holder = hold.holder();
        // Whoever had come here while it was being asked is still on the way.
        if before.is_some_and(|before| before != Holder::Asked && before != holder) {
            arrival::arrive(Way::Redrawn);
        }
        holder
    });
    move || match hold.holder() {
        Holder::Asked => ().into_any(),
        Holder::Here => children().into_any(),
        Holder::Elsewhere => notice(elsewhere.clone(), to.clone()),
        Holder::TakenOver => notice(taken_over.clone(), to.clone()),
    }
}

/// Something that can't be shown, and where to go on.
#[component]
pub(crate) fn NotShown(
    /// What is the matter.
    title: String,
    /// More about it.
    #[prop(optional)]
    about: Option<String>,
    /// Where to go on.
    to: Route,
    /// What stands on the button there.
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
