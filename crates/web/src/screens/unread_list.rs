//! What stands in the place of a list that can't be read: nobody is told that everything is gone.

use crate::listed::Listed;
use crate::messages::say;
use leptos::prelude::*;

/// Says so as long as it is so, with a way to read it once more.
#[component]
pub(crate) fn UnreadList<T: Clone + Send + Sync + 'static>(
    list: Listed<T>,
    /// What is said.
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
