//! The game of a film as a link to hand on, and as files to keep.

use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::screens::copied::hand_on;
use crate::screens::keepsake::KeepsakeButtons;
use farkle_client::Decisive;
use leptos::prelude::*;

/// The game as a link to hand on, and as files to keep.
#[component]
pub(super) fn Files(
    name: String,
    text: String,
    /// Whether the game is over: only then it can be handed on as a link.
    is_over: bool,
    /// The link; `None` where the game is too long for one.
    link: Option<String>,
    /// The day on which it was played.
    day: Option<String>,
    /// The turn that decided it, once it is known.
    decided: Signal<Option<Decisive>>,
) -> impl IntoView {
    let (file, text) = (format!("{name}.farkle"), StoredValue::new(text));
    view! {
        {is_over.then(|| view! { <ShareGame link/> })}
        <div class="buttons files">
            <button class="button save-record" on:click=move |_| text.with_value(|text| browser::download(&file, text))>
                <Drawing icon=Icon::Save/>{say!("games-save")}
            </button>
            <KeepsakeButtons record=move || text.get_value() name day decided/>
        </div>
    }
}

/// Hands the link with the whole game on, or says that the file is the way.
#[component]
fn ShareGame(link: Option<String>) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let share = move |_| match link.clone() {
        Some(link) => hand_on(say!("share-game-text"), link, answer),
        None => answer.set(say!("share-game-long")),
    };
    view! {
        <div class="buttons">
            <button class="button share-game" on:click=share><Drawing icon=Icon::Share/>{say!("share-game")}</button>
        </div>
        <p class="answer" role="status">{move || answer.get()}</p>
    }
}
