//! Odds and the best play for the dice on the real table, only on request.

use super::keeper::Keeper;
use crate::language::messages::say;
use crate::screens::outlook::{Outlook, SideName, odds};
use farkle_client::pad::Pad;
use farkle_rules::Phase;
use leptos::prelude::*;

/// What can be said about this moment.
#[component]
pub(super) fn Advice(keeper: Keeper) -> impl IntoView {
    let (sides, rolls) = keeper.pad.with_untracked(|pad| (side_names(pad, keeper), dice_to_roll(pad)));
    let rules = keeper.pad.with_untracked(|pad| pad.rules().clone());
    let game = Memo::new(move |_| keeper.pad.with(|pad| pad.game().clone()));
    view! {
        {rolls.map(|dice| view! { <p>{odds(&rules, dice)}</p> })}
        {rolls.map(|_| view! { <p class="muted">{say!("pad-advice-how")}</p> })}
        <Outlook game sides hints=Signal::derive(|| true) on_hint=|()| ()/>
    }
}

/// The number of dice to roll next, if a roll is next.
fn dice_to_roll(pad: &Pad) -> Option<usize> {
    match pad.game().phase() {
        Phase::Choosing { .. } | Phase::Over { .. } => None,
        Phase::Rolling { dice } | Phase::Farkled { dice } => Some(dice.into()),
        _ => Some(pad.rules().dice()),
    }
}

fn side_names(pad: &Pad, keeper: Keeper) -> Vec<SideName> {
    let game = pad.game();
    let of_side = |side| SideName { name: pad.side_name(side), color: keeper.colors().of_side(game, side) };
    game.all_sides().map(of_side).collect()
}
