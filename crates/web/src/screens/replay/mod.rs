//! A kept game, event by event, like a film.

mod files;
mod film;
mod frame;
mod reel;
mod shared;

use super::PageTop;
use super::unread_list::UnreadList;
use crate::language::messages::say;
use crate::page::route::{Route, game_before};
use crate::storage::database::Unread;
use crate::storage::games::SavedGame;
use crate::storage::listed::Listed;
use crate::storage::saves;
#[cfg(test)]
use farkle_rules::RuleSet;
#[cfg(test)]
use farkle_table::{Holder, Ledger};
use film::Film;
use leptos::prelude::*;

pub(crate) use shared::SharedGame;

/// A kept game.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    // A list with the game, or with nothing where it is gone.
    let kept = Listed::begin(move || {
        let name = id.clone();
        Box::pin(async move {
            let Some(kept) = saves::find::<SavedGame>(&name).await? else { return Ok(Vec::new()) };
            let ledger = kept.ledger().ok_or(Unread)?;
            Ok(vec![(ledger, kept.summary, kept.lock)])
        })
    });
    view! {
        <main id="content" class="page replay">
            {move || match kept.with(|kept| kept.first().cloned()) {
                Some(Some((ledger, summary, lock))) => view! { <Film ledger summary lock to=back()/> }.into_any(),
                Some(None) => view! { <Top to=back()/><p class="card">{say!("table-gone")}</p> }.into_any(),
                None if kept.is_unread() => view! { <Top to=back()/><UnreadList list=kept words=say!("table-unread")/> }.into_any(),
                // A heading that another one is about to replace would take the focus with it.
                None => ().into_any(),
            }}
        </main>
    }
}

/// The screen from which a kept game is looked at.
fn back() -> Route {
    game_before().unwrap_or(Route::Games)
}

#[component]
fn Top(to: Route, #[prop(optional)] about: String) -> impl IntoView {
    view! { <PageTop title=say!("replay-title") to about/> }
}

/// A game after these events.
#[cfg(test)]
pub(crate) fn recorded(rules: RuleSet, holders: Vec<Holder>, events: &str) -> Ledger {
    use farkle_table::{Seed, Setup, Table};

    let setup = Setup::new(rules, holders);
    let mut record =
        Table::begin(setup, Seed::from_phrase("recorded"), None).unwrap().record_with_secret_seed();
    record.events = events.split_whitespace().map(|event| event.parse().unwrap()).collect();
    Ledger::from_record(&record).unwrap()
}

/// A game of two by the classic rules, who bank the best of each roll, up to the moment that is
/// looked for. Its seed is known.
#[cfg(test)]
pub(crate) fn played(is_there: impl Fn(&Ledger) -> bool) -> Ledger {
    use farkle_rules::{Action, Phase, RuleSet, Seat, Then};
    use farkle_table::{Command, Holder, Seed, Setup, Table, Wish};

    let setup = Setup::new(RuleSet::default(), ["Ann", "Ben"].map(Holder::person).to_vec());
    let mut table = Table::begin(setup, Seed::from_phrase("film"), Some(Seat::FIRST)).unwrap();
    while !is_there(table.ledger()) {
        let game = table.ledger().game();
        let action = match game.phase() {
            Phase::Choosing { roll } => {
                Action::SetAside { dice: game.rules().set_asides(roll)[0].dice, then: Then::Bank }
            }
            _ => Action::Roll,
        };
        let change = table.decide(&Command { seat: game.mover(), wish: Wish::Act(action) }).unwrap();
        table.apply(&change).unwrap();
    }
    Ledger::from_record(&table.record_with_secret_seed()).unwrap()
}
