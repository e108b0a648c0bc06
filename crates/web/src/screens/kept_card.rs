//! A kept game or score pad in a list: its rules, when it was played, the scores, and what can be done with it.

use crate::browser;
use crate::focus;
use crate::icon::{Drawing, Icon};
use crate::kept::{Head, SideOfHead};
use crate::messages::{messages, say};
use crate::shelf::{self, OnShelf};
use leptos::prelude::*;

/// A card; its content are the buttons for going on. What is deleted is gone at once, and can be brought back as long as
/// this list is shown: nobody has to be asked first, and nobody has to be quick.
#[component]
pub(crate) fn KeptCard<T: OnShelf + Clone + Send + Sync>(kept: T, children: Children) -> impl IntoView {
    let head = kept.head();
    let id = head.id.clone();
    let players = head.by_side().into_iter().map(player).collect_view();
    let (state, rules) = (when_and_how(head), messages().rules_name(&head.rules, &head.code));
    let names: Vec<String> = head.by_side().into_iter().map(|side| side.name).collect();
    let gone = RwSignal::new(false);
    let (card, about) = (format!("kept-{id}"), format!("gone-{id}"));
    let (to_forget, to_undo) = (format!("#{card} .danger"), format!("#{card} .undo"));
    let to_go = kept.clone();
    let forget = move |_| {
        shelf::forget(&to_go);
        gone.set(true);
        focus::soon_on(to_undo.clone());
    };
    let undo = move |_| {
        shelf::bring_back(kept.clone());
        gone.set(false);
        focus::soon_on(to_forget.clone());
    };
    let described = about.clone();
    view! {
        <article class="game card" class:gone=move || gone.get() id=card>
            <div class="there" hidden=move || gone.get()>
                <h2>{rules}</h2>
                <p class="muted">{state}</p>
                <ul>{players}</ul>
                <div class="buttons">
                    {children()}
                    <button class="button quiet danger" on:click=forget><Drawing icon=Icon::Bin/>{say!("games-forget")}</button>
                </div>
            </div>
            <div class="not-there" hidden=move || !gone.get()>
                <p id=about>{say!("games-forgotten", "names" => messages().list(&names))}</p>
                <button class="button undo" aria-describedby=described on:click=undo><Drawing icon=Icon::Undo/>{say!("games-undo")}</button>
            </div>
        </article>
    }
}

fn when_and_how(head: &Head) -> String {
    let when = browser::date_and_time(head.changed_ms, messages().language());
    let state = if head.over { say!("games-over") } else { say!("games-in-progress") };
    format!("{when} · {state}")
}

fn player(side: SideOfHead) -> impl IntoView {
    let SideOfHead { name, score, won } = side;
    view! {
        <li class:won=won>
            <span>{name}</span>
            {won.then(|| view! { <Drawing icon=Icon::Crown/><span class="unseen">{say!("games-winner")}</span> })}
            <b class="number">{messages().number(score.into())}</b>
        </li>
    }
}
