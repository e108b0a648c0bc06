//! A kept game or score pad in a list: its rules, when it was played, the scores, and what can be done with it.

use crate::icon::{Drawing, Icon};
use crate::kept::Head;
use crate::messages::{messages, say};
use leptos::prelude::*;
use wasm_bindgen::JsValue;

/// A card; its content are the buttons for going on, `forget` is called when the person wants it gone.
#[component]
pub(crate) fn KeptCard(
    head: Head,
    children: Children,
    forget: impl Fn(String) + Copy + 'static,
) -> impl IntoView {
    let when = js_sys::Date::new(&head.changed_ms.into());
    let when = String::from(when.to_locale_date_string(messages().language(), &JsValue::UNDEFINED));
    let state = if head.over { say!("games-over") } else { say!("games-in-progress") };
    let players = head.names.into_iter().zip(head.scores).enumerate().map(|(seat, (name, score))| {
        let won = head.winners.contains(&seat);
        view! {
            <li class:won=won>
                <span>{name}</span>
                {won.then(|| view! { <Drawing icon=Icon::Crown/><span class="unseen">{say!("games-winner")}</span> })}
                <b class="number">{messages().number(score.into())}</b>
            </li>
        }
    });
    let players = players.collect_view();
    let id = head.id;
    view! {
        <article class="game card">
            <h2>{head.rules}</h2>
            <p class="muted">{format!("{when} · {state}")}</p>
            <ul>{players}</ul>
            <div class="buttons">
                {children()}
                <button class="button quiet danger" on:click=move |_| forget(id.clone())><Drawing icon=Icon::Bin/>{say!("games-forget")}</button>
            </div>
        </article>
    }
}
