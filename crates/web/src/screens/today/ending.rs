//! The end of a game of Today's Dice: the result, or the comparison of those who played together.

use super::judged::Judgement;
use super::result::DayResult;
use crate::game::open_game::OpenGame;
use crate::game::today;
use crate::language::messages::say;
use crate::page::focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Link, Route};
use crate::screens::costly::Costly;
use crate::screens::crown::Crown;
use crate::screens::table::{headline, paper};
use crate::storage::days::{self, DayGame};
use leptos::prelude::*;

/// What is shown in the place of the dice.
#[component]
pub(crate) fn DayEnding(play: OpenGame, of: DayGame) -> impl IntoView {
    let ledger = play.ledger.get_untracked();
    let row = today::result(of.day, &ledger).filter(|_| of.counts);
    // Whoever comes back to a day that is over is spared the rain.
    let is_new = row.is_some_and(|row| days::find(row.day).is_none());
    // Kept at once, whatever is looked at or deleted next.
    row.into_iter().for_each(days::note);
    focus::soon_on(".ending h2");
    let several = ledger.game().seat_count() > 1;
    // Whoever plays alone has beaten nobody.
    let crown = match several {
        true => view! { <Crown/> }.into_any(),
        false => view! { <span class="crown"><Drawing icon=Icon::Calendar/></span> }.into_any(),
    };
    let (id, headline) = (play.id(), headline(&ledger));
    let show = Callback::new(move |costly: Costly| costly.show_in_film(id.clone()));
    view! {
        <section class="ending card">
            {crown}
            <h2 tabindex="-1">{headline}</h2>
            {match row {
                Some(row) => view! {
                    <DayResult row game=Some(ledger) is_headed=true is_new/>
                    <div class="buttons">
                        <Link to=Route::Today class="button">{say!("today-calendar")}</Link>
                        <Link to=Route::Home class="button quiet">{say!("end-home")}</Link>
                    </div>
                }
                .into_any(),
                None => view! {
                    <div class="buttons">
                        <Link to=Route::Today class="button primary">{say!("home-today")}</Link>
                        <Link to=Route::Replay(play.id()) class="button">{say!("end-review")}</Link>
                        <Link to=Route::Home class="button quiet">{say!("end-home")}</Link>
                    </div>
                    {several.then(|| paper(&ledger, &play.colors()))}
                    <Judgement of ledger show/>
                }
                .into_any(),
            }}
        </section>
    }
}
