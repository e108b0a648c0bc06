//! The effects of rules in numbers, for the rule editor.
//!
//! The odds of a farkle come from the engine. The thinker provides the rest a moment later, so that
//! typing never waits.

use super::outlook::{HowExact, begin};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::thinker::{self, Duel, Exact};
use farkle_rules::RuleSet;
use farkle_thinking::Odds;
use leptos::prelude::*;

/// The pause in typing after which the next question is asked.
const TYPING_MS: i32 = 250;

/// The effects of rules without a conflict.
#[component]
pub(super) fn RuleFigures(rules: RuleSet) -> impl IntoView {
    let bars = (1..=rules.dice()).rev().map(|dice| {
        let chance = rules.farkle_chance(dice);
        view! {
            <li>
                <span>{say!("edit-dice", "dice" => dice)}</span>
                <span class="odds-bar"><i style=("--part", format!("{chance:.4}"))></i></span>
                <b class="number">{messages().percent(chance)}</b>
            </li>
        }
    });
    let asked = rules.clone();
    let shown = StoredValue::new(true);
    on_cleanup(move || {
        let _ = shown.try_set_value(false);
    });
    let odds = browser::loaded(async move {
        browser::pause(TYPING_MS).await;
        // The rules have changed meanwhile.
        if shown.try_get_value() != Some(true) {
            return None;
        }
        thinker::odds(&asked).await.ok()
    });
    view! {
        <figure class="effect"><figcaption class="label">{say!("edit-effect")}</figcaption><ul>{bars.collect_view()}</ul></figure>
        {move || odds.get().flatten().map(|odds| figures(&odds))}
        <FirstPlayer rules/>
    }
}

fn figures(odds: &Odds) -> impl IntoView + use<> {
    let number = |points: f64| messages().number(points.round() as i64);
    let [opened, unopened] = odds.turn;
    let before = ((opened - unopened).abs() >= 0.5).then(|| (say!("edit-turn-before"), number(unopened)));
    let turns = odds.turns_to_target.map(|turns| (say!("edit-turns"), messages().decimals(turns)));
    let rows = [Some((say!("edit-turn"), number(odds.long_run))), before, turns];
    let rows = rows.into_iter().flatten().map(|(what, value)| {
        view! { <div><dt>{what}</dt><dd class="number">{value}</dd></div> }
    });
    view! { <dl class="effects">{rows.collect_view()}</dl> }
}

/// The value of the first turn between two: once it is solved, or on demand.
#[component]
fn FirstPlayer(rules: RuleSet) -> impl IntoView {
    let duel = Duel::by(&rules);
    let asked = duel.clone();
    let exact = Memo::new(move |_| thinker::state_of(&asked));
    let is_begun = Memo::new(move |_| exact.get() != Exact::NotBegun);
    let first = Memo::new(move |_| match exact.get() {
        Exact::Ready { win, .. } => Some(win[0]),
        _ => None,
    });
    move || match (is_begun.get(), first.get()) {
        (false, _) => {
            let duel = duel.clone();
            view! { <button class="button solve" on:click=move |_| begin(&duel)>{say!("edit-first-solve")}</button> }
                .into_any()
        }
        (true, Some(win)) => {
            let win = messages().fine_percent(win);
            view! { <dl class="effects"><div><dt>{say!("edit-first")}</dt><dd class="number">{win}</dd></div></dl> }.into_any()
        }
        (true, None) => view! { <HowExact duel=duel.clone() exact/> }.into_any(),
    }
}
