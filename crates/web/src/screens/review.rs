//! A finished game between two, reviewed: what was luck, what was skill, and the decisions that cost most.

use super::outlook::{HowExact, why_not, words};
use crate::browser;
use crate::messages::{messages, say};
use crate::thinker::{self, Exact};
use crate::words::capital;
use farkle_client::Session;
use farkle_rules::Record;
use farkle_thinking::{Fault, Review, action_at};
use leptos::prelude::*;

/// The review; a tap on a decision shows its moment in the film.
#[component]
pub(super) fn GameReview(record: Record, names: Vec<String>, shown: RwSignal<usize>) -> impl IntoView {
    let rules = record.rules.clone();
    thinker::begin_if_quick(&rules);
    let code = rules.draft().code();
    let exact = Memo::new(move |_| thinker::state_of(&code));
    let is_ready = Memo::new(move |_| matches!(exact.get(), Exact::Ready { .. }));
    let asked = record.clone();
    let review = browser::latest(
        move || is_ready.get(),
        move |ready| {
            let record = asked.clone();
            async move {
                if ready { Some(thinker::review(&record.rules, record.to_string()).await) } else { None }
            }
        },
    );
    view! {
        <section class="card stack review">
            <h2>{say!("review-title")}</h2>
            <HowExact rules exact/>
            {move || review.get().flatten().map(|review| match review {
                Ok(review) => view! {
                    {figures(&review, &names)}
                    {faults(&review, &record, &names, shown)}
                }.into_any(),
                Err(unable) => why_not(unable).map(|why| view! { <p class="muted">{why}</p> }).into_any(),
            })}
        </section>
    }
}

/// The names of the sides of a game that can be reviewed: one that is over, between two.
pub(super) fn sides_to_review(session: &Session) -> Option<Vec<String>> {
    let game = session.game();
    (game.is_over() && game.side_count() == 2)
        .then(|| game.all_sides().map(|side| session.side_name(side)).collect())
}

/// Chances to win as percentage points, with their sign.
fn points(chance: f64) -> String {
    let sign = if chance < 0.0 { "\u{2212}" } else { "+" };
    format!("{sign}{}", messages().decimals(chance.abs() * 100.0))
}

fn figures(review: &Review, names: &[String]) -> impl IntoView + use<> {
    let rows = names.iter().enumerate().take(2).map(|(side, name)| {
        let (all, best) = review.decisions[side];
        view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                <td class="number">{points(review.luck[side])}</td>
                <td class="number">{points(-review.errors[side])}</td>
                <td class="number">{say!("review-of", "best" => best as usize, "all" => all as usize)}</td>
            </tr>
        }
    });
    view! {
        <p class="muted">{say!("review-about")}</p>
        <table class="figures">
            <thead><tr>
                <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                <th scope="col">{say!("review-luck")}</th>
                <th scope="col">{say!("review-errors")}</th>
                <th scope="col">{say!("review-best")}</th>
            </tr></thead>
            <tbody>{rows.collect_view()}</tbody>
        </table>
    }
}

fn faults(
    review: &Review,
    record: &Record,
    names: &[String],
    shown: RwSignal<usize>,
) -> impl IntoView + use<> {
    let rows: Vec<_> =
        review.costliest.iter().filter_map(|fault| fault_row(fault, record, names, shown)).collect();
    if rows.is_empty() {
        return view! { <p>{say!("review-none")}</p> }.into_any();
    }
    view! {
        <h3 class="label">{say!("review-costliest")}</h3>
        <ol class="plays faults">{rows}</ol>
    }
    .into_any()
}

fn fault_row(
    fault: &Fault,
    record: &Record,
    names: &[String],
    shown: RwSignal<usize>,
) -> Option<impl IntoView + use<>> {
    let event = fault.event as usize;
    let before = Record { events: record.events.get(..event)?.to_vec(), ..record.clone() };
    let game = before.replay().ok()?.game;
    let say_action = |action| Some(words(&game, action_at(&game, action)?));
    let name = names.get(usize::from(fault.side))?.clone();
    let done = say!("review-done", "name" => name, "play" => say_action(fault.done)?);
    let better = say!("review-better", "play" => say_action(fault.best)?);
    let cost = points(-fault.cost);
    Some(view! {
        <li>
            <button class="button quiet" on:click=move |_| shown.set(event)>
                <span>{capital(&done)}<small>{better}</small></span>
                <b class="number">{cost}</b>
            </button>
        </li>
    })
}
