//! A saved game or pad in a list: its rules, date and scores, and what can be done with it.

use crate::game::today;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::in_a_row::words_in_a_row;
use crate::storage::saves::{self, Saved};
use crate::storage::summary::{SideSummary, Summary};
use leptos::prelude::*;

/// A card; its children are the buttons to continue. Deleting works at once and can be undone as
/// long as the list is shown: nobody is asked first, and nobody has to hurry.
#[component]
pub(crate) fn SavedCard<T: Saved + Clone + Send + Sync>(saved: T, children: Children) -> impl IntoView {
    let summary = saved.summary();
    let id = summary.id.clone();
    let players = summary.by_side().into_iter().map(player).collect_view();
    let (state, heading) = (when_and_how(summary), heading(summary));
    let names: Vec<String> = summary.by_side().into_iter().map(|side| side.name).collect();
    let names = if names.len() > 1 { messages().list(&names) } else { title(summary) };
    let gone = RwSignal::new(false);
    let (card, about) = (format!("kept-{id}"), format!("gone-{id}"));
    let (to_forget, to_undo) = (format!("#{card} .danger"), format!("#{card} .undo"));
    let to_go = saved.clone();
    let forget = move |_| {
        saves::delete(&to_go);
        gone.set(true);
        focus::soon_on(to_undo.clone());
    };
    let undo = move |_| {
        saves::restore(saved.clone());
        gone.set(false);
        focus::soon_on(to_forget.clone());
    };
    let described = about.clone();
    view! {
        <article class="game card" class:gone=move || gone.get() id=card>
            <div class="there" hidden=move || gone.get()>
                <h2>{heading}</h2>
                <p class="muted">{state}</p>
                <ul>{players}</ul>
                <div class="buttons">
                    {children()}
                    <button class="button quiet danger" on:click=forget><Drawing icon=Icon::Bin/><span>{say!("games-forget")}</span></button>
                </div>
            </div>
            <div class="not-there" hidden=move || !gone.get()>
                <p id=about>{say!("games-forgotten", "names" => names)}</p>
                <button class="button undo" aria-describedby=described on:click=undo><Drawing icon=Icon::Undo/>{say!("games-undo")}</button>
            </div>
        </article>
    }
}

/// What it is called in a list: its day, or else its rules.
pub(crate) fn title(summary: &Summary) -> String {
    match summary.day() {
        Some(of) => today::title(of, summary.names.len()),
        None => messages().rules_name(&summary.rules, &summary.code),
    }
}

/// Who has won, where somebody could; any other is known by its rules or its day.
fn heading(summary: &Summary) -> String {
    let Some(winners) = winners(summary) else { return title(summary) };
    let sides = summary.by_side();
    // Of a game against one other, somebody without a name reads how it ended for them.
    let own = sides.iter().position(|side| side.name == say!("you")).filter(|_| sides.len() == 2);
    match own.map(|own| (&sides[own], &sides[1 - own])) {
        Some((own, other)) if own.won != other.won => {
            let id = if own.won { "games-won-against" } else { "games-lost-to" };
            say!(id, "name" => other.name.as_str())
        }
        _ => messages().headline(&winners),
    }
}

/// The winners of a finished game between several players, each for themselves.
fn winners(summary: &Summary) -> Option<Vec<Vec<String>>> {
    let sides = summary.by_side();
    let is_won = summary.over && sides.len() > 1 && sides.len() == summary.names.len();
    let won = sides.into_iter().filter(|side| side.won).map(|side| vec![side.name]).collect::<Vec<_>>();
    (is_won && !won.is_empty()).then_some(won)
}

fn when_and_how(summary: &Summary) -> impl IntoView + use<> {
    let when = browser::date_and_time(summary.changed_ms, messages().language());
    let what = match (winners(summary), summary.over) {
        (Some(_), _) => title(summary),
        (None, true) => say!("games-over"),
        (None, false) => say!("games-in-progress"),
    };
    words_in_a_row([when, what])
}

fn player(side: SideSummary) -> impl IntoView {
    let SideSummary { name, score, won } = side;
    view! {
        <li class:won=won>
            <span>{name}</span>
            {won.then(|| view! { <Drawing icon=Icon::Crown/><span class="unseen">{say!("games-winner")}</span> })}
            <b class="number">{messages().number(score.into())}</b>
        </li>
    }
}
