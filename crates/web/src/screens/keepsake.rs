//! A game to keep: its sheet, its chart and its winner as a PDF or a picture.

use crate::language::messages::say;
use crate::page::icon::{Drawing, Icon};
use crate::printer::{self, Form, Paper, Sheet};
use farkle_client::Decisive;
use leptos::prelude::*;

/// The buttons. `record` returns the game when one is pressed; `name` is the file name without its
/// extension, `day` the day to print, if it is known, and `decided` the turn that decided the game.
#[component]
pub(crate) fn KeepsakeButtons(
    record: impl Fn() -> String + Copy + 'static,
    #[prop(into)] name: Signal<String>,
    day: Option<String>,
    decided: Signal<Option<Decisive>>,
) -> impl IntoView {
    let day = StoredValue::new(day);
    let under_way = RwSignal::new(false);
    let said = RwSignal::new(String::new());
    let fault = RwSignal::new(None::<String>);
    let save = move |form: Form| {
        if under_way.get_untracked() {
            return;
        }
        let (record, name, day) = (record(), name.get_untracked(), day.get_value());
        let decided = decided.get_untracked();
        under_way.set(true);
        said.set(say!("keep-under-way"));
        leptos::task::spawn_local(async move {
            let printed = printer::lay_out(Sheet::Keepsake(record, day, decided), Paper::usual()).await;
            let saved = match printed {
                Ok(printed) => printer::save(&printed, &name, form).await,
                Err(fault) => Err(fault),
            };
            // The screen may be gone by now.
            let _ = said.try_set(if saved.is_ok() { say!("keep-done") } else { String::new() });
            let _ = fault.try_set(saved.err());
            let _ = under_way.try_set(false);
        });
    };
    view! {
        <button class="button keep-pdf" aria-disabled=move || under_way.get().then_some("true") on:click=move |_| save(Form::Pdf)>
            <Drawing icon=Icon::Sheet/>{say!("keep-pdf")}
        </button>
        <button class="button keep-picture" aria-disabled=move || under_way.get().then_some("true") on:click=move |_| save(Form::Picture)>
            <Drawing icon=Icon::Save/>{say!("keep-picture")}
        </button>
        <p class="answer" role="status">{move || said.get()}</p>
        {move || fault.get().map(|fault| view! { <p class="card fault" role="alert">{fault}</p> })}
    }
}
