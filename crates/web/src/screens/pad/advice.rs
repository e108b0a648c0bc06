//! Odds and the best play for the dice on the real table: only for those who asked for it.

use super::keeper::Keeper;
use crate::messages::{messages, say};
use crate::words::capital;
use farkle_client::pad::Pad;
use farkle_rules::{Dice, Phase};
use farkle_strategy::{Play, TurnValues};
use leptos::prelude::*;

/// So many plays are compared.
const PLAYS: usize = 4;

/// What can be said about this moment.
#[component]
pub(super) fn Advice(keeper: Keeper) -> impl IntoView {
    keeper.pad.with_untracked(|pad| match pad.game().phase() {
        Phase::Choosing { roll } => view! { <Plays pad=pad.clone() roll/> }.into_any(),
        Phase::Rolling { dice } | Phase::Farkled { dice } => {
            view! { <p>{odds(pad, dice.into())}</p> }.into_any()
        }
        _ => view! {
            <p>{odds(pad, pad.rules().dice())}</p>
            <p class="muted">{say!("pad-advice-how")}</p>
        }
        .into_any(),
    })
}

fn odds(pad: &Pad, dice: usize) -> String {
    let chance = f64::from(pad.rules().farkle_rolls(dice)) / 6_f64.powi(dice as i32);
    say!("pad-odds", "dice" => dice, "percent" => messages().percent(chance))
}

/// What can be done with the roll, the best first, by the points that it brings on average.
#[component]
fn Plays(pad: Pad, roll: Dice) -> impl IntoView {
    let game = pad.game();
    let values = TurnValues::compute(pad.rules());
    let opened = game.has_opened(game.side(game.mover()));
    let mut plays = values.plays_when(game.turn().total, roll, opened);
    plays.sort_by(|a, b| b.expected.total_cmp(&a.expected));
    let rows = plays.into_iter().take(PLAYS).map(|play| row(&pad, roll, &play));
    view! {
        <p class="muted">{say!("pad-advice-about")}</p>
        <ol class="plays">{rows.collect_view()}</ol>
    }
}

fn row(pad: &Pad, roll: Dice, play: &Play) -> impl IntoView + use<> {
    let left = roll.len() - play.dice.len();
    let left = if left == 0 { pad.rules().dice() } else { left };
    let words = if play.bank {
        say!("pad-play-bank", "dice" => messages().dice(play.dice.faces()))
    } else {
        say!("pad-play-roll", "dice" => messages().dice(play.dice.faces()), "left" => left)
    };
    let risk = (!play.bank).then(|| odds(pad, left));
    view! {
        <li>
            <span>{capital(&words)}{risk.map(|risk| view! { <small>{risk}</small> })}</span>
            <b class="number">{messages().number(play.expected.round() as i64)}</b>
        </li>
    }
}
