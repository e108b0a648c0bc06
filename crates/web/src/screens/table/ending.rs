//! The end of a game: who won, how it went, and what to do next.

use super::chances::{ChanceChart, Chances, DecisiveTurn, made_of};
use super::chart::ScoreChart;
use super::outcome::{
    distance, farkled, has_course, headline, how_it_ended, is_rout, tells_goal, told_turn_of, winner_alone,
    winning_seats, winning_turn, won_with_in_words,
};
use super::players::own_seat;
use super::result::ShareResult;
use crate::friends::far_table::FarTable;
use crate::game::characters::{self, Portrait};
use crate::game::new_game;
use crate::game::open_game::{Hands, OpenGame};
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::route::{Link, Route, go};
use crate::screens::confetti::Confetti;
use crate::screens::costly::Costly;
use crate::screens::crown::Crown;
use crate::screens::friends::{AgainState, DiceChecked, PlayAgain};
use crate::screens::review::{GameReview, LuckOfAll, Reviewed, had_many_sides};
use crate::storage::settings::settings;
use farkle_client::GreatMoment;
use farkle_rules::{Points, Seat};
use farkle_strategy::Temperament;
use farkle_table::{Holder, Ledger};
use farkle_words::capital;
use leptos::prelude::*;

/// What is shown in the place of the dice.
#[component]
pub(super) fn Ending(play: OpenGame, far: Option<FarTable>) -> impl IntoView {
    let ledger = play.ledger.get_untracked();
    let headline = if ledger.has_ended() { say!("friends-ended") } else { headline(&ledger) };
    // Nobody has won a game that was ended, or one against nobody.
    let is_won = !ledger.has_ended() && ledger.game().side_count() > 1;
    let crown = (is_won && people_won(&ledger)).then(|| view! { <Crown/> });
    crate::page::focus::soon_on(".ending h2");
    let again = move |_| {
        if let Some(id) = play.ledger.with_untracked(|ledger| new_game::rematch(ledger, play.colors())) {
            go(Route::Table(id));
        }
    };
    // At a table with friends all of them say what comes next.
    let next = new_game::next_rival(&ledger).filter(|_| far.is_none());
    if next.is_some() {
        new_game::offer_next(&ledger);
    }
    let chances = Chances::of(&ledger);
    let id = play.id();
    let film = Callback::new(move |costly: Costly| costly.show_in_film(id.clone()));
    let reviewed = Reviewed::of(&ledger, &play.colors());
    let winner = winning_computer(&ledger);
    let is_joy = is_joy(&ledger, play.hands.get_untracked());
    let loser = losing_computer(&ledger).filter(|_| is_joy);
    let strongest = loser.filter(|(_, of)| characters::next_up(*of).is_none());
    let own = own_seat(&ledger, play.hands.get_untracked()).filter(|_| is_won);
    let lost = own.filter(|own| !ledger.game().winners().contains(ledger.game().side(*own)));
    // After a rout it would be no comfort.
    let best = own.filter(|own| !is_rout(&ledger, *own)).and_then(|own| told_turn_of(&ledger, own));
    let told_above = best.as_ref().map(|(_, turn)| *turn);
    // Whoever has lost sees what has beaten them.
    let won_with = lost.and_then(|_| winning_turn(&ledger));
    let beaten_by = won_with.map(|turn| (won_with_in_words(&ledger, turn), turn));
    // Whoever reads how far the goal was, and with what it was reached, knows how the game ended.
    let knows_goal = won_with.is_some() && lost.is_some_and(|own| tells_goal(&ledger, own));
    let how = how_it_ended(&ledger).filter(|_| !knows_goal);
    let distance = distance(&ledger, play.hands.get_untracked());
    let distance = distance.map(|words| view! { <p class="how distance" class:first=!is_joy>{words}</p> });
    let best = best.map(
        |(words, turn)| view! { <p class="how best" class:first=is_joy>{words}{made_of(&ledger, turn)}</p> },
    );
    // The turn of whoever has won comes first, and what whoever has lost lacked.
    let (first, second) =
        if is_joy { (best.into_any(), distance.into_any()) } else { (distance.into_any(), best.into_any()) };
    let again_words = match loser.filter(|_| ledger.game().seat_count() == 2) {
        Some((rival, _)) => say!("end-again-rival", "rival" => ledger.name(rival)),
        // Nobody takes revenge on themselves.
        None if winner.is_some() && !is_joy => say!("end-rematch"),
        None => say!("end-again"),
    };
    let has_course = has_course(&ledger);
    // The charts are below the window, or most of them.
    let unfolded = |event: web_sys::Event| {
        if event_target::<web_sys::Element>(&event).has_attribute("open") {
            browser::show(".more-figures");
        }
    };
    // Whoever comes back to a game that was won long ago is spared the rain.
    let is_new = play.great.get_untracked().is_some_and(|great| great.moment == GreatMoment::Won);
    view! {
        <section class="ending card" class:joy=is_joy>
            {(is_joy && is_new).then(|| view! { <Confetti/> })}
            // Nobody is crowned for a defeat.
            {match winner {
                Some(of) => view! { <Portrait of/>{says(&format!("remark-{of}-won"), None)} }.into_any(),
                None => crown.into_any(),
            }}
            <h2 tabindex="-1">{headline}</h2>
            {loser.filter(|_| winner.is_none()).map(|(_, of)| says(&format!("remark-{of}-lost"), Some(of)))}
            {first}
            {strongest.map(|(_, of)| view! { <p class="how">{say!("end-beat-strongest", "rival" => of.person())}</p> })}
            {how.map(|how| view! { <p class="how">{how}</p> })}
            {beaten_by.map(|(words, turn)| view! { <p class="how">{words}{made_of(&ledger, turn)}</p> })}
            {second}
            {next.map(|rival| view! { <NextRival play rival/> })}
            <div class="buttons">
                {match far {
                    Some(far) => view! { <PlayAgain far/> }.into_any(),
                    None => view! { <button class="button" class:primary=next.is_none() on:click=again>{again_words}</button> }.into_any(),
                }}
                <Link to=Route::Replay(play.id()) class="button">{say!("end-review")}</Link>
                <ShareResult ledger=ledger.clone() chances/>
                <Link to=Route::Home class="button quiet">{say!("end-home")}</Link>
            </div>
            {far.map(|far| view! { <AgainState far/><DiceChecked play far/> })}
            {chances.map(|chances| view! { <div class="decided-room"><DecisiveTurn ledger=ledger.clone() chances lost=lost.map(|own| ledger.game().side(own)) told_above shown=won_with/></div> })}
            {reviewed.map(|names| view! { <GameReview id=play.id() record=ledger.record() names show=film/> })}
            {had_many_sides(&ledger).then(|| view! { <LuckOfAll ledger=ledger.clone()/> })}
            <details class="more-figures" on:toggle=unfolded>
                <summary>{if has_course { say!("end-more") } else { say!("end-figures") }}</summary>
                {has_course.then(|| view! { <figure><figcaption class="label">{say!("end-chart")}</figcaption><ScoreChart ledger=ledger.clone() colors=play.colors()/></figure> })}
                {chances.filter(|_| has_course).map(|chances| view! { <ChanceChart ledger=ledger.clone() colors=play.colors() chances/> })}
                <Figures ledger/>
            </details>
        </section>
    }
}

/// Whether a person at this device has won; where nobody at it plays, any person at the table.
pub(super) fn is_joy(ledger: &Ledger, hands: Hands) -> bool {
    let game = ledger.game();
    !ledger.has_ended()
        && game.side_count() > 1
        && match hands {
            Hands::One(Some(own)) => game.winners().contains(game.side(own)),
            Hands::One(None) | Hands::All => people_won(ledger),
        }
}

/// Whether there is a person among the winners.
fn people_won(ledger: &Ledger) -> bool {
    winning_seats(ledger.game()).any(|seat| ledger.holder(seat).is_some_and(Holder::is_person))
}

/// The computer player who has won, where people have lost.
pub(super) fn winning_computer(ledger: &Ledger) -> Option<Temperament> {
    new_game::temperament(ledger.holder(winner_alone(ledger)?)?)
}

/// The only computer player at the table, if it has lost.
fn losing_computer(ledger: &Ledger) -> Option<(Seat, Temperament)> {
    let game = ledger.game();
    let mut computers =
        game.seats().filter_map(|seat| Some((seat, new_game::temperament(ledger.holder(seat)?)?)));
    let (seat, of) = computers.next().filter(|_| computers.next().is_none())?;
    (!game.winners().contains(game.side(seat))).then_some((seat, of))
}

/// What a computer player says at the end, with a face where none is drawn above.
fn says(id: &str, face: Option<Temperament>) -> Option<impl IntoView + use<>> {
    let speaks = settings().with_untracked(|settings| settings.remarks);
    let words = say!(id);
    speaks.then(
        || view! { <p class="says" aria-hidden="true">{face.map(|of| view! { <Portrait of/> })}{words}</p> },
    )
}

/// The next one up, with what there is to know.
#[component]
fn NextRival(play: OpenGame, rival: Temperament) -> impl IntoView {
    let meet = move |_| {
        let begun = play.ledger.with_untracked(|ledger| new_game::against(ledger, rival, play.colors()));
        if let Some(id) = begun {
            go(Route::Table(id));
        }
    };
    view! {
        <button class="button primary next-rival" on:click=meet>
            <Portrait of=rival/>
            <span>{say!("end-next", "rival" => rival.person())}<small>{capital(&say!(&format!("temperament-{rival}-about")))}</small></span>
        </button>
    }
}

/// Each player's game in a few numbers.
#[component]
fn Figures(ledger: Ledger) -> impl IntoView {
    let rows = ledger.game().seats().map(|seat| row(&ledger, seat)).collect_view();
    view! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("table-players")>
            <table class="figures">
                <thead><tr>
                    <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                    <th scope="col">{say!("end-best-turn")}</th>
                    <th scope="col">{say!("end-average")}</th>
                    <th scope="col">{say!("end-farkles")}</th>
                </tr></thead>
                <tbody>{rows}</tbody>
            </table>
        </div>
    }
}

fn row(ledger: &Ledger, seat: Seat) -> impl IntoView + use<> {
    let lines: Vec<_> = ledger.sheet().of_seat(seat).map(|line| line.end).collect();
    let best = lines.iter().map(|end| end.gained).max();
    let sum: Points = lines.iter().map(|end| end.gained).sum();
    let average = best.map(|_| (f64::from(sum.0) / lines.len() as f64).round() as i64);
    // Whoever never had a turn has no best one.
    let or_none = |number: Option<String>| number.unwrap_or_else(|| "–".to_string());
    let farkles = farkled(ledger, seat).count();
    view! {
        <tr>
            <th scope="row">{ledger.name(seat).to_string()}</th>
            <td class="number">{or_none(best.map(|best| messages().points(best)))}</td>
            <td class="number">{or_none(average.map(|average| messages().number(average)))}</td>
            <td class="number">{or_none(best.map(|_| farkles.to_string()))}</td>
        </tr>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::recorded;
    use crate::screens::table::outcome::tests::{REACHED, rules};

    #[test]
    fn a_face_is_shown_of_the_only_computer_player_and_a_crown_of_people() {
        let computer = |name| Holder::computer(name, "gambler");
        let teams = || rules("teams", "2");
        // The first and the third play against the second and the fourth.
        let end = format!("{REACHED} n 223346");
        let mixed =
            vec![Holder::person("Ann"), Holder::person("Ben"), computer("Rico"), Holder::person("Dan")];
        let ledger = recorded(teams(), mixed, &end);
        assert!(ledger.game().is_over());
        assert_eq!(losing_computer(&ledger), None, "it has won with Ann");
        assert!(people_won(&ledger));
        let two = vec![computer("Rico"), Holder::person("Ben"), computer("Rico 2"), Holder::person("Dan")];
        let ledger = recorded(teams(), two, &end);
        assert_eq!(winning_computer(&ledger), None, "two have won");
        assert!(!people_won(&ledger));
        let duel =
            recorded(rules("last_chance", "turn"), vec![Holder::person("Ann"), computer("Rico")], &end);
        assert_eq!(losing_computer(&duel).map(|(_, of)| of), Some(Temperament::Gambler));
    }
}
