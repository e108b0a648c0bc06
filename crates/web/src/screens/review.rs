//! The review of a finished game between two sides: luck, skill, and the most expensive decisions.

use super::outlook::{HowExact, picture, why_not, words};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::thinker::{self, Duel, Exact, Unable};
use farkle_rules::Record;
use farkle_table::Ledger;
use farkle_thinking::{Fault, Review, action_at};
use farkle_words::capital;
use leptos::prelude::*;

/// A decision in the review.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Judged {
    /// The number of events before it.
    pub event: usize,
    /// What was done, what would have been better, and the cost.
    pub words: String,
}

/// The review; a tap on a decision shows its moment in the film.
#[component]
pub(crate) fn GameReview(record: Record, names: Reviewed, show: Callback<Judged>) -> impl IntoView {
    let duel = names.duel.clone();
    thinker::begin_if_quick(&duel);
    let watched = duel.clone();
    let exact = Memo::new(move |_| thinker::state_of(&watched));
    let is_ready = Memo::new(move |_| matches!(exact.get(), Exact::Ready { .. }));
    let asked = (duel.clone(), record.to_string());
    let review = browser::latest(
        move || is_ready.get(),
        move |ready| {
            let (duel, record) = asked.clone();
            async move { if ready { Some(thinker::review(&duel, record).await) } else { None } }
        },
    );
    view! {
        <section class="card stack review">
            <h2>{say!("review-title")}</h2>
            <HowExact duel exact/>
            {move || review.get().flatten().map(|review| match review {
                Ok(review) => view! {
                    {figures(&review, &names)}
                    {faults(&review, &record, &names, show)}
                }.into_any(),
                // The worker has failed: the notice above says so and offers to begin again.
                Err(Unable::NoThinker) => ().into_any(),
                Err(unable) => why_not(unable).map(|why| view! { <p class="muted">{why}</p> }).into_any(),
            })}
        </section>
    }
}

/// The game under review.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reviewed {
    duel: Duel,
    sides: Vec<String>,
    /// By seat: in a team, one of its players decides.
    players: Vec<String>,
}

impl Reviewed {
    /// The game of a session, if it can be reviewed: it is over and has two sides.
    pub(crate) fn of(ledger: &Ledger) -> Option<Reviewed> {
        let game = ledger.game();
        let duel = Duel::of(game).filter(|_| game.is_over())?;
        Some(Reviewed {
            duel,
            sides: game.all_sides().map(|side| ledger.side_name(side)).collect(),
            players: game.seats().map(|seat| ledger.name(seat).to_string()).collect(),
        })
    }
}

/// A chance to win as percentage points with a sign.
fn points(chance: f64) -> String {
    messages().signed(chance * 100.0)
}

fn figures(review: &Review, names: &Reviewed) -> impl IntoView + use<> {
    let rows = names.sides.iter().enumerate().take(2).map(|(side, name)| {
        let (all, best) = review.decisions[side];
        view! {
            <tr>
                <th scope="row">{name.clone()}</th>
                <td class="number">{points(review.luck[side])}</td>
                <td class="number">{messages().decimals(review.errors[side] * 100.0)}</td>
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
    names: &Reviewed,
    show: Callback<Judged>,
) -> impl IntoView + use<> {
    let rows: Vec<_> =
        review.costliest.iter().filter_map(|fault| fault_row(fault, record, names, show)).collect();
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
    names: &Reviewed,
    show: Callback<Judged>,
) -> Option<impl IntoView + use<>> {
    let event = fault.event as usize;
    let before = Record { events: record.events.get(..event)?.to_vec(), ..record.clone() };
    let game = before.replay().ok()?.game;
    let (done, best) = (action_at(&game, fault.done)?, action_at(&game, fault.best)?);
    // In a team, one of its players has decided.
    let name = names.players.get(game.mover().index())?.as_str();
    let done_in_words = say!("review-done", "name" => name, "play" => words(&game, done));
    let better = say!("review-better", "play" => words(&game, best));
    let cost = points(-fault.cost);
    let words = format!("{}. {better}. {cost}", capital(&done_in_words));
    let judged = Judged { event, words: words.clone() };
    Some(view! {
        <li>
            <button class="button quiet" on:click=move |_| show.run(judged.clone())>
                <span class="unseen">{words}</span>
                <span class="seen" aria-hidden="true">
                    <span><b>{name.to_string()}</b>{picture(&game, done)}</span>
                    <span><small>{say!("review-better-is")}</small>{picture(&game, best)}</span>
                </span>
                <b class="number" aria-hidden="true">{cost}</b>
            </button>
        </li>
    })
}
