//! The shortcuts of the current screen, in a dialog that `?` opens.

use super::sheet_dialog::SheetDialog;
use crate::language::messages::say;
use crate::page::browser;
use crate::page::route::{Route, route};
use crate::storage::settings::settings;
use leptos::prelude::*;

/// Keys, with "…" between the first and the last of several and "/" between two with the same
/// effect, and the id of the message about their effect.
type Key = (&'static [&'static str], &'static str);

const TABLE: [Key; 8] = [
    (&["1", "…", "6"], "keys-dice"),
    (&["A"], "keys-best"),
    (&["R"], "keys-roll"),
    (&["B"], "keys-bank"),
    (&["T"], "button-take-back"),
    (&["S"], "button-sheet"),
    (&["O"], "button-odds"),
    (&["Shift", "R"], "keys-take-over"),
];

const LESSON: [Key; 4] =
    [(&["1", "…", "6"], "keys-dice"), (&["A"], "keys-best"), (&["R"], "keys-roll"), (&["B"], "keys-bank")];

const PAD: [Key; 7] = [
    (&["0", "…", "9"], "keys-points"),
    (&["⌫"], "pad-rub"),
    (&["Enter", "/", "B"], "keys-bank"),
    (&["F"], "sheet-farkle-words"),
    (&["U"], "pad-undo"),
    (&["R"], "pad-redo"),
    (&["1", "…", "6"], "keys-pips"),
];

const FILM: [Key; 4] = [
    (&["→"], "replay-next"),
    (&["←"], "replay-previous"),
    (&["Home"], "replay-first"),
    (&["End"], "replay-last"),
];

const EVERYWHERE: [Key; 4] =
    [(&["Tab"], "keys-next"), (&["Enter"], "keys-press"), (&["Esc"], "close"), (&["?"], "keys-title")];

/// The shortcuts of a screen, and those of every screen.
fn keys_of(route: &Route) -> (&'static [Key], &'static [Key]) {
    let own: &[Key] = match route {
        Route::Table(_) => &TABLE,
        Route::Pad(_) => &PAD,
        Route::Replay(_) | Route::SharedGame => &FILM,
        Route::Learn => &LESSON,
        _ => &[],
    };
    (own, &EVERYWHERE)
}

/// The label of a key on the keyboards of those who speak the language of the page.
fn name_of(key: &'static str) -> String {
    match key {
        "Enter" => say!("key-enter"),
        "Shift" => say!("key-shift"),
        "Home" => say!("key-home"),
        "End" => say!("key-end"),
        "Esc" => say!("key-escape"),
        "Tab" => say!("key-tab"),
        // The arrows of the film follow the reading direction.
        "→" if browser::is_right_to_left() => "←".to_string(),
        "←" if browser::is_right_to_left() => "→".to_string(),
        letter => letter.to_string(),
    }
}

/// The key of a button, shown on it if the settings say so or while somebody uses the keyboard (the
/// style sheet decides). It is not part of the button's accessible name.
pub(crate) fn key_sign(key: impl ToString) -> impl IntoView {
    let key = key.to_string();
    move || settings().read().keys.then(|| view! { <kbd aria-hidden="true" data-key=key.clone()></kbd> })
}

/// The dialog, and the key that opens it.
#[component]
pub(crate) fn Keys() -> impl IntoView {
    let open = RwSignal::new(None::<()>);
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        if event.key() == "?" && browser::is_for_the_screen(&event) {
            event.prevent_default();
            open.set(Some(()));
        }
    });
    on_cleanup(move || listener.remove());
    let list = |keys: &'static [Key]| {
        let rows = keys.iter().map(|&(keys, words)| {
            let keys = keys.iter().map(|&key| match key {
                between @ ("…" | "/") => view! { <span>{between}</span> }.into_any(),
                key => view! { <kbd>{name_of(key)}</kbd> }.into_any(),
            });
            view! { <div><dt>{keys.collect_view()}</dt><dd>{say!(words)}</dd></div> }
        });
        view! { <dl class="key-list">{rows.collect_view()}</dl> }
    };
    // Its content is made only once it is open.
    view! {
        <SheetDialog open only_read=true title=Signal::derive(|| say!("keys-title"))>
            {move || open.get().map(|()| {
                let (own, everywhere) = keys_of(&route().get());
                view! {
                    {(!own.is_empty()).then(|| list(own))}
                    {list(everywhere)}
                }
            })}
        </SheetDialog>
    }
}
