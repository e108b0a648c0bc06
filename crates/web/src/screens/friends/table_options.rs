//! What holds at a table of a server besides the rules: choosing it, and saying it.

use crate::language::messages::say;
use crate::screens::switch::Switch;
use farkle_protocol::{Pace, TableOptions};
use leptos::prelude::*;

fn about(pace: Pace) -> String {
    say!(&format!("friends-pace-{}-about", pace.name()))
}

/// The choices for a new table.
#[component]
pub(super) fn ChooseOptions(options: RwSignal<TableOptions>) -> impl IntoView {
    view! {
        <fieldset class="choices paces">
            <legend>{say!("friends-pace")}</legend>
            {Pace::ALL.into_iter().map(|pace| view! {
                <label class="choice">
                    <input type="radio" name="pace" value=pace.name() prop:checked=move || options.read().pace == pace
                        on:change=move |_| options.update(|options| options.pace = pace)/>
                    <span>{say!(&format!("friends-pace-{}", pace.name()))}</span>
                </label>
            }).collect_view()}
        </fieldset>
        <p class="muted pace-about" role="status">{move || about(options.read().pace)}</p>
        <Switch id="friends-watchers" is_on=Signal::derive(move || options.read().watchers)
            change=move |on| options.update(|options| options.watchers = on)/>
        <Switch id="friends-hints" is_on=Signal::derive(move || options.read().hints)
            change=move |on| options.update(|options| options.hints = on)/>
    }
}

/// What is not as usual, in words.
pub(super) fn unusual(options: TableOptions) -> Vec<String> {
    [
        (options.pace != Pace::Relaxed).then(|| {
            let (pace, word) = (say!("friends-pace"), say!(&format!("friends-pace-{}", options.pace.name())));
            say!("friends-pace-is", "title" => pace, "pace" => word, "about" => about(options.pace))
        }),
        (!options.watchers).then(|| say!("friends-no-watchers")),
        (!options.hints).then(|| say!("friends-no-hints")),
    ]
    .into_iter()
    .flatten()
    .collect()
}
