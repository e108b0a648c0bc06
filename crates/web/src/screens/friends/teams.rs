//! Who plays with whom at a table whose rules have teams.

use crate::friends::far_table::{self, FarTable};
use crate::game::colors::Colors;
use crate::language::messages::{messages, say};
use farkle_protocol::SeatsView;
use farkle_rules::{Game, Seat};
use farkle_table::team;
use leptos::prelude::*;

/// A team before a game.
#[derive(Clone, PartialEq)]
struct TeamView {
    color: String,
    /// Its players, and its free seats.
    seats: Vec<(Seat, Option<String>)>,
}

impl TeamView {
    fn names(&self) -> Vec<&str> {
        self.seats.iter().filter_map(|(_, name)| name.as_deref()).collect()
    }

    fn free_seat(&self) -> Option<Seat> {
        self.seats.iter().find(|(_, name)| name.is_none()).map(|(seat, _)| *seat)
    }
}

/// The teams of a table; none where everybody plays for themselves.
fn teams_of(view: &SeatsView) -> Vec<TeamView> {
    let game = far_table::rules(view).and_then(|rules| Game::new(rules, view.seats.len()).ok());
    let Some(game) = game.filter(|game| game.rules().teams() > 0) else { return Vec::new() };
    let colors = Colors((0..).zip(&view.seats).map(far_table::color_of).collect());
    let name = |seat: Seat| view.seats.get(seat.index()).and_then(|seat| seat.name.clone());
    game.all_sides()
        .map(|side| TeamView {
            color: colors.of_side(&game, side),
            seats: game.seats_of(side).map(|seat| (seat, name(seat))).collect(),
        })
        .collect()
}

fn watched(far: FarTable) -> Memo<Vec<TeamView>> {
    Memo::new(move |_| far.view(teams_of).unwrap_or_default())
}

/// The teams.
#[component]
pub(super) fn Teams(far: FarTable) -> impl IntoView {
    let teams = watched(far);
    move || {
        let teams = teams.get();
        let free = say!("friends-free");
        (!teams.is_empty()).then(|| {
            let row = |of: &TeamView| {
                let names: Vec<&str> =
                    of.seats.iter().map(|(_, name)| name.as_deref().unwrap_or(&free)).collect();
                view! { <li data-seat=of.color.clone()><i aria-hidden="true"></i>{team(&names)}</li> }
            };
            let rows = teams.iter().map(row).collect_view();
            view! {
                <section class="card stack">
                    <h2>{say!("new-teams")}</h2>
                    <ul class="teams" aria-label=say!("new-teams")>{rows}</ul>
                </section>
            }
        })
    }
}

/// With whom somebody sits down plays: chosen where there is a choice. `seat` is a free seat of
/// that team, and nothing where any free seat will do.
#[component]
pub(super) fn ChooseTeam(far: FarTable, seat: RwSignal<Option<Seat>>) -> impl IntoView {
    let teams = watched(far);
    // Teams without players are all the same.
    let choices = Memo::new(move |_| {
        let mut is_offered = false;
        let teams = teams.get();
        let open = teams.iter().filter_map(|team| Some((team.free_seat()?, team.names())));
        let different =
            open.filter(|(_, names)| !names.is_empty() || !std::mem::replace(&mut is_offered, true));
        different
            .map(|(seat, names)| {
                let names: Vec<String> = names.into_iter().map(str::to_string).collect();
                let words = match names.is_empty() {
                    true => say!("friends-team-other"),
                    false => say!("friends-team-with", "names" => messages().list(&names)),
                };
                (seat, words)
            })
            .collect::<Vec<_>>()
    });
    // Somebody else may take the seat first: then another one of the team is meant, or none.
    Effect::new(move || {
        let choices = choices.get();
        let is_there = |chosen| choices.iter().any(|(seat, _)| *seat == chosen);
        if !seat.get_untracked().is_some_and(is_there) {
            let first = choices.iter().map(|(seat, _)| *seat).min();
            seat.set(first.filter(|_| choices.len() > 1));
        }
    });
    move || {
        let choices = choices.get();
        (choices.len() > 1).then(|| {
            view! {
                <fieldset class="choices">
                    <legend>{say!("new-teams")}</legend>
                    {choices.into_iter().map(|(of, words)| view! {
                        <label class="choice">
                            <input type="radio" name="team" value=of.index() prop:checked=move || seat.get() == Some(of)
                                on:change=move |_| seat.set(Some(of))/>
                            <span>{words}</span>
                        </label>
                    }).collect_view()}
                </fieldset>
            }
        })
    }
}
