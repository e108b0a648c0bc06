//! Shown in the place of a list that can't be read, so that nobody believes that everything is
//! gone.

use crate::language::messages::say;
use crate::storage::listed::Listed;
use leptos::prelude::*;

/// Says so as long as the list can't be read, with a button to read it again.
#[component]
pub(crate) fn UnreadList<T: Clone + Send + Sync + 'static>(
    list: Listed<T>,
    /// The message.
    words: String,
) -> impl IntoView {
    view! {
        <Show when=move || list.is_unread()>
            <div class="card stack unread-list" role="alert">
                <p>{words.clone()}</p>
                <div class="buttons"><button class="button" on:click=move |_| list.again()>{say!("try-again")}</button></div>
            </div>
        </Show>
    }
}
