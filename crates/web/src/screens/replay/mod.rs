//! A kept game, event by event, like a film.

mod film;
mod frame;

use super::PageTop;
use super::unread_list::UnreadList;
use crate::archive::Kept;
use crate::database::Unread;
use crate::listed::Listed;
use crate::messages::say;
use crate::route::Route;
use crate::shelf;
use farkle_client::Session;
use film::Film;
use leptos::prelude::*;

/// A kept game.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    // A list with the game, or with nothing where it is gone.
    let kept = Listed::begin(move || {
        let name = id.clone();
        Box::pin(async move {
            let Some(kept) = shelf::find::<Kept>(&name).await? else { return Ok(Vec::new()) };
            let record = kept.record().filter(|record| Session::resume(record).is_ok()).ok_or(Unread)?;
            Ok(vec![(record, kept.head)])
        })
    });
    view! {
        <main id="content" class="page replay">
            {move || match kept.with(|kept| kept.first().cloned()) {
                Some(Some((record, head))) => view! { <Film record head/> }.into_any(),
                Some(None) => view! { <Top/><p class="card">{say!("table-gone")}</p> }.into_any(),
                None if kept.is_unread() => view! { <Top/><UnreadList list=kept words=say!("table-unread")/> }.into_any(),
                // A heading that another one is about to replace would take the focus with it.
                None => ().into_any(),
            }}
        </main>
    }
}

#[component]
fn Top() -> impl IntoView {
    view! { <PageTop title=say!("replay-title") to=Route::Games/> }
}

/// A game of two by the classic rules, who bank the best of each roll, up to the moment that is looked for.
#[cfg(test)]
fn played(is_there: impl Fn(&Session) -> bool) -> farkle_rules::Record {
    use farkle_rules::{Action, Phase, RuleSet, Seat, Then};
    use farkle_table::{Holder, Seed, Setup};

    let setup = Setup::new(RuleSet::default(), ["Ann", "Ben"].map(Holder::person).to_vec());
    let mut session = Session::begin(setup, Seed::from_phrase("film"), Some(Seat::FIRST)).unwrap();
    while !is_there(&session) {
        let action = match session.game().phase() {
            Phase::Choosing { roll } => {
                let best = session.game().rules().set_asides(roll)[0];
                Action::SetAside { dice: best.dice, then: Then::Bank }
            }
            _ => Action::Roll,
        };
        session.act(action).unwrap();
    }
    session.record()
}
