//! The bands over the dice: the word for a great moment, and how a turn was lost.

use super::ending::{is_joy, winning_computer};
use super::outcome::{headline, score_of_winners};
use super::players::{called, own_seat, rival_in};
use crate::game::characters::Portrait;
use crate::game::dice::FlatDie;
use crate::game::open_game::OpenGame;
use crate::language::messages::say;
use crate::screens::confetti::Confetti;
use farkle_client::{GreatMoment, Screen, TrayGroup};
use farkle_rules::{Face, Points, Seat, TurnEnd, TurnEndKind};
use farkle_strategy::Temperament;
use farkle_table::{Ledger, ToAct};
use leptos::prelude::*;

/// The name of a moment in the style sheet.
pub(super) fn name_of(moment: GreatMoment) -> &'static str {
    match moment {
        GreatMoment::HotDice => "hot",
        GreatMoment::Bank => "bank",
        GreatMoment::BigTurn => "big",
        GreatMoment::Opened => "opened",
        GreatMoment::TakesLead => "lead",
        GreatMoment::LastTurns => "last",
        GreatMoment::Won => "won",
        GreatMoment::Lost => "lost",
    }
}

/// The word for a great moment, below the dice. A plain bank flies to the score without words; the
/// live region says everything. Hot dice are great as soon as the last die is selected.
#[component]
pub(super) fn GreatMoment(play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let selects_hot_dice = Memo::new(move |_| {
        let to_act = play.ledger.with(Ledger::to_act);
        let is_here = matches!(to_act, ToAct::Person(_)) && play.hands.get().decide(&to_act);
        is_here && play.in_the_air.with(Option::is_none) && screen.read().roll.hot_dice
    });
    move || {
        let Some(great) = play.great.get() else {
            return selects_hot_dice.get().then(|| hot_dice_band(play, screen, None));
        };
        let latest = play.latest();
        let name = called(&latest, great.seat);
        let rival = rival_in(&latest, great.seat);
        // A bare name says little; but the score of a team is not that of a player.
        let has = || match is_of_a_team(&latest, great.seat) {
            true => name.clone(),
            false => say!("moment-has", "name" => name.as_str(), "score" => great.score),
        };
        let (word, about, face) = match great.moment {
            GreatMoment::Bank => return None,
            // Whose it is, the lit card says.
            GreatMoment::HotDice => return Some(hot_dice_band(play, screen, Some(great.seat))),
            GreatMoment::BigTurn => (say!("moment-big", "points" => great.gained), has(), rival),
            GreatMoment::Opened => (say!("moment-opened"), has(), rival),
            GreatMoment::TakesLead => (say!("moment-lead", "name" => name.as_str()), has(), rival),
            // The turn would be taken for that of the face.
            GreatMoment::LastTurns if has_last_turn(play, great.seat) => {
                (say!("moment-last-yours"), has(), None)
            }
            GreatMoment::LastTurns => (say!("moment-last"), who_answers(&latest, great.seat), rival),
            // Nobody wins against nobody.
            GreatMoment::Won | GreatMoment::Lost if latest.game().side_count() < 2 => {
                (say!("moment-done"), has(), rival)
            }
            // Whoever ends the game need not be the winner.
            GreatMoment::Won | GreatMoment::Lost => {
                let points = say!("end-with-points", "points" => score_of_winners(&latest));
                (headline(&latest), points, winning_computer(&latest))
            }
        };
        let is_joy = great.moment == GreatMoment::Won && is_joy(&latest, play.hands.get_untracked());
        let rain = is_joy.then(|| view! { <Confetti/> });
        Some(view! { {rain}{band(face, word, about.into_any(), false)} }.into_any())
    }
}

/// The band of a moment of the film: who has won, or hot dice, which lie on the tray under it.
pub(crate) fn film_band(ledger: &Ledger, hot: Option<Seat>, tray: &[TrayGroup]) -> Option<AnyView> {
    if ledger.game().is_over() && ledger.game().side_count() > 1 {
        let points = say!("end-with-points", "points" => score_of_winners(ledger));
        return Some(band(winning_computer(ledger), headline(ledger), points.into_any(), true));
    }
    let face = rival_in(ledger, hot?);
    let dice = tray.iter().flat_map(|group| group.combination.dice.faces());
    let dice = dice.map(|face| view! { <FlatDie face/> }).collect_view();
    Some(band(face, say!("said-hot-dice"), view! { <span class="example">{dice}</span> }.into_any(), true))
}

fn band(face: Option<Temperament>, word: String, about: AnyView, stays: bool) -> AnyView {
    view! {
        <p class="great" class:stays=stays class:of-computer=face.is_some() aria-hidden="true">
            {face.map(|of| view! { <Portrait of/> })}
            <b>{word}</b><small>{about}</small>
        </p>
    }
    .into_any()
}

/// Hot dice, while they are selected here or when somebody has thrown them again: the dice, and
/// what follows from them.
fn hot_dice_band(play: OpenGame, screen: Memo<Screen>, thrown_by: Option<Seat>) -> AnyView {
    let face = thrown_by.and_then(|seat| rival_in(&play.latest(), seat));
    let is_here = |seat| face.is_none() && play.hands.get_untracked().decide(&ToAct::Person(seat));
    let follows = match thrown_by {
        Some(_) => Some(say!("moment-hot")),
        None => screen.with_untracked(|screen| match (&screen.roll.action, &screen.bank.action) {
            (Ok(_), Ok(_)) if screen.bank.wins => Some(say!("moment-hot-wins")),
            (Ok(_), Ok(_)) => Some(say!("moment-hot-offer")),
            (Ok(_), Err(_)) => Some(say!("moment-hot")),
            (Err(_), _) => None,
        }),
    };
    let dice = hot_dice(play, screen).map(|dice| view! { <span class="example">{dice}</span> });
    // Whoever has selected them here has seen the band since then.
    band(face, say!("said-hot-dice"), view! { {dice}{follows} }.into_any(), thrown_by.is_none_or(is_here))
}

/// The dice that make hot dice, where some of them lie in the tray, which the band covers.
fn hot_dice(play: OpenGame, screen: Memo<Screen>) -> Option<impl IntoView> {
    let (count, mut selected) = play.ledger.with_untracked(|ledger| {
        let selected = play.selection.with_untracked(|selection| selection.dice(ledger));
        (ledger.game().rules().dice(), selected.faces().collect::<Vec<_>>())
    });
    if selected.len() >= count {
        return None;
    }
    let mut dice: Vec<Face> = screen.with_untracked(|screen| {
        screen.tray.iter().flat_map(|group| group.combination.dice.faces()).collect()
    });
    dice.append(&mut selected);
    // Dice that were taken over lie in no tray.
    let dice = dice.split_off(dice.len().checked_sub(count)?).into_iter();
    Some(dice.map(|face| view! { <FlatDie face/> }).collect_view())
}

/// Whether the only person here has a last turn, now that somebody has reached the goal.
fn has_last_turn(play: OpenGame, reached_by: Seat) -> bool {
    play.ledger.with_untracked(|ledger| {
        own_seat(ledger, play.hands.get_untracked())
            .is_some_and(|own| ledger.game().side(own) != ledger.game().side(reached_by))
    })
}

/// Whether a player shares a score with others.
fn is_of_a_team(ledger: &Ledger, seat: Seat) -> bool {
    let game = ledger.game();
    game.seats_of(game.side(seat)).nth(1).is_some()
}

/// Who has one more turn, now that somebody has reached the goal.
fn who_answers(ledger: &Ledger, reached_by: Seat) -> String {
    let game = ledger.game();
    let own = game.side(reached_by);
    let mut others = game.last_turns_left().iter().filter(|&side| side != own);
    match (others.next(), others.next()) {
        (Some(only), None) => say!("moment-answer", "name" => ledger.side_name(only)),
        _ => say!("moment-answer-all"),
    }
}

/// The word for a turn that has come to nothing.
fn word_of(end: TurnEndKind) -> Option<String> {
    match end {
        TurnEndKind::Farkled => Some(say!("verdict-farkle")),
        TurnEndKind::ToxicTwos => Some(say!("verdict-toxic")),
        _ => None,
    }
}

/// The word below the dice when nothing scores.
#[component]
pub(super) fn Verdict(play: OpenGame) -> impl IntoView {
    move || {
        let end = play.last_end.get()?;
        play.ledger.with_untracked(|ledger| verdict(ledger, &end))
    }
}

/// A turn that has come to nothing in a word, with whose it was and what is lost; `None` for any
/// other.
pub(crate) fn verdict(ledger: &Ledger, end: &TurnEnd) -> Option<impl IntoView + use<>> {
    let word = word_of(end.kind)?;
    let name = called(ledger, end.seat);
    let is_costly = end.total > Points::ZERO;
    let about = match end.kind {
        TurnEndKind::Farkled if is_costly => {
            say!("verdict-farkle-lost", "name" => name, "points" => end.total)
        }
        _ if is_costly => say!("verdict-lost", "name" => name, "points" => end.total),
        TurnEndKind::Farkled => say!("verdict-nothing", "name" => name),
        _ => name,
    };
    // Nobody should take a computer player's farkle for their own.
    let face = rival_in(ledger, end.seat);
    Some(view! {
        <p class="verdict" class:of-computer=face.is_some()>
            {face.map(|of| view! { <Portrait of/> })}
            <b>{word}</b><small class:lost=is_costly>{about}</small>
        </p>
    })
}
