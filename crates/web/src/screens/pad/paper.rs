//! The sheet of a pad, as on paper: a tap on a line changes it, and lines that the table let pass
//! are marked.

use super::keeper::name_of;
use crate::game::colors::Colors;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::screens::table::{FEW, cell};
use farkle_client::pad::{Pad, PlayedLine};
use farkle_rules::{Entry, Event, Seat};
use leptos::prelude::*;

/// The sheet.
#[component]
pub(super) fn Paper(
    pad: RwSignal<Pad>,
    #[prop(into)] colors: Signal<Colors>,
    /// Called with the tapped line; without it lines can't be tapped.
    #[prop(optional, into)]
    on_line: Option<Callback<usize>>,
) -> impl IntoView {
    let paper = NodeRef::<leptos::html::Section>::new();
    Effect::new(move || {
        pad.track();
        // People look at the last line.
        if let Some(paper) = paper.get() {
            leptos::task::spawn_local(async move {
                crate::page::browser::pause(0).await;
                paper.set_scroll_top(paper.scroll_height());
            });
        }
    });
    view! {
        <section class="pad-paper" node_ref=paper tabindex="0" aria-label=say!("sheet-title")>
            {move || { let colors = colors.get(); pad.with(|pad| sheet(&colors, pad, on_line)) }}
        </section>
    }
}

/// One row of the sheet.
enum Row<'a> {
    /// The turns of a round, by seat.
    Round(u32, Vec<Vec<(usize, &'a PlayedLine)>>),
    /// A player who joins or leaves, a correction, or the starter.
    Between(usize, &'a PlayedLine),
}

fn rows(pad: &Pad) -> Vec<Row<'_>> {
    let seats = pad.names().len();
    let mut rows: Vec<Row<'_>> = Vec::new();
    for (at, line) in pad.lines().iter().enumerate() {
        let Some(seat) = line.seat.filter(|_| line.outcome.turn_end.is_some()) else {
            if line.outcome.turn_end.is_none() && line.seat.is_none() {
                rows.push(Row::Between(at, line));
            }
            continue;
        };
        match rows.last_mut() {
            Some(Row::Round(round, cells)) if *round == line.round => cells[seat.index()].push((at, line)),
            _ => {
                let mut cells = vec![Vec::new(); seats];
                cells[seat.index()].push((at, line));
                rows.push(Row::Round(line.round, cells));
            }
        }
    }
    rows
}

fn sheet(colors: &Colors, pad: &Pad, on_line: Option<Callback<usize>>) -> impl IntoView + use<> {
    let game = pad.game();
    let names = game.seats().map(|seat| {
        let color = colors.of_side(game, game.side(seat));
        view! { <th scope="col" data-seat=color><span>{name_of(pad, seat)}</span></th> }
    });
    let names = names.collect_view();
    let width = pad.names().len();
    let rows = rows(pad);
    let empty = rows.is_empty();
    let body = rows.into_iter().map(|row| match row {
        Row::Round(round, cells) => {
            let cells = cells.into_iter().map(|lines| {
                let marks = lines.into_iter().map(|(at, line)| mark(pad, at, line, on_line));
                view! { <td>{marks.collect_view()}</td> }
            });
            view! { <tr><th scope="row" class="number">{round}</th>{cells.collect_view()}</tr> }.into_any()
        }
        Row::Between(at, line) => {
            let warned = line.is_overruled();
            view! {
                <tr class="between"><th scope="row"><span class="unseen">{say!("pad-note")}</span></th>
                    <td colspan=width>{tappable("between-line", warned, at, on_line, between(pad, line))}</td>
                </tr>
            }
            .into_any()
        }
    });
    let behind = pad.lines_after_the_end();
    view! {
        <table class="score-sheet">
            <thead><tr><th scope="col"><span class="unseen">{say!("sheet-round")}</span></th>{names}</tr></thead>
            <tbody>{body.collect_view()}</tbody>
        </table>
        {empty.then(|| view! { <p class="muted">{say!("sheet-empty")}</p> })}
        {(behind > 0).then(|| view! { <p class="muted">{say!("pad-behind-the-end", "count" => behind)}</p> })}
    }
}

/// A turn on the sheet.
fn mark(pad: &Pad, at: usize, line: &PlayedLine, on_line: Option<Callback<usize>>) -> impl IntoView + use<> {
    let end = line.outcome.turn_end?;
    let passed = line.is_overruled();
    let whose = say!("pad-line-of", "name" => name_of(pad, end.seat), "round" => line.round as usize);
    let content = view! {
        <span class="unseen">{whose}" "</span>
        {cell(&end, pad.names().len() <= FEW)}
        {passed.then(|| view! { <Drawing icon=Icon::Warning/><span class="unseen">{say!("pad-let-pass")}</span> })}
    };
    Some(tappable("entry", passed, at, on_line, content))
}

/// The content of a line: a button that opens it, where lines can be changed.
fn tappable(
    class: &'static str,
    warned: bool,
    at: usize,
    on_line: Option<Callback<usize>>,
    content: impl IntoView + 'static,
) -> AnyView {
    match on_line {
        Some(on_line) => {
            view! { <button class=class class:warned=warned on:click=move |_| on_line.run(at)>{content}</button> }.into_any()
        }
        None => view! { <span class=class class:warned=warned>{content}</span> }.into_any(),
    }
}

/// A line that is not a turn, in words.
pub(super) fn between(pad: &Pad, line: &PlayedLine) -> String {
    // An event that did not count is missing there; the entered line still has it.
    let event = line.events.last().or(line.line.events.last());
    let name = |seat: Seat| name_of(pad, seat);
    match event {
        Some(Event::Started(seat)) => say!("said-starts", "name" => name(*seat)),
        Some(Event::Entered(Entry::Left(seat))) => say!("pad-said-left", "name" => name(*seat)),
        Some(Event::Entered(Entry::Joined { score })) => {
            let name = line.line.name.clone().unwrap_or_default();
            say!("pad-said-joined", "name" => name, "points" => *score)
        }
        Some(Event::Entered(Entry::Corrected { side, points })) => {
            let game = pad.game();
            let names: Vec<String> = game.seats_of(*side).map(name).collect();
            say!("pad-said-corrected", "name" => messages().list(&names), "points" => *points)
        }
        Some(Event::StartRolled(faces)) => {
            say!("said-rolled-for-start", "dice" => messages().dice(faces.iter()))
        }
        _ => say!("pad-note"),
    }
}
