//! Opening a file: a game or a pad that was saved here, in another browser, or by the program.

use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, go};
use crate::storage::database::LocalBoxFuture;
use leptos::prelude::*;

/// No game and no pad is larger; a larger file is not read.
const MOST_BYTES: f64 = 4e6;

/// The button. `open` takes the text of the file and returns the screen that shows it, or what is
/// wrong.
#[component]
pub(crate) fn OpenFile(
    /// The label of the button.
    label: String,
    /// The message if the file can't be read.
    fault: String,
    /// The extensions of such files.
    accept: &'static str,
    open: fn(String) -> LocalBoxFuture<Result<Route, String>>,
) -> impl IntoView {
    let wrong = RwSignal::new(None::<String>);
    let read = move |event: web_sys::Event| {
        let Some(file) = browser::chosen_file(&event) else { return };
        wrong.set(None);
        leptos::task::spawn_local(async move {
            let opened = match file.size() > MOST_BYTES {
                true => Err(say!("open-too-large")),
                false => match browser::text_of(&file).await {
                    Some(text) => open(text).await,
                    None => Err(say!("open-unreadable")),
                },
            };
            // Somebody who has left the screen wants something else.
            if wrong.try_get_untracked().is_some() {
                match opened {
                    Ok(route) => go(route),
                    Err(error) => wrong.set(Some(error)),
                }
            }
        });
    };
    view! {
        <div class="buttons">
            <label class="button file">
                <Drawing icon=Icon::Open/>{label}
                <input type="file" accept=accept on:change=read/>
            </label>
        </div>
        {move || wrong.get().map(|wrong| view! {
            <p class="card fault" role="alert">{fault.clone()}" "{wrong}</p>
        })}
    }
}
