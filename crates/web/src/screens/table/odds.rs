//! The odds over the table: everyone's chance to win, a hint, and what rolls do.

use crate::friends::far_table::FarTable;
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::screens::outlook::{Outlook, SideName, Take};
use crate::thinker;
use farkle_client::Screen;
use farkle_rules::{Phase, RuleSet};
use farkle_table::{Ledger, ToAct};
use farkle_thinking::Odds;
use leptos::prelude::*;

/// What can be said about this moment.
#[component]
pub(super) fn TableOdds(
    play: OpenGame,
    screen: Memo<Screen>,
    far: Option<FarTable>,
    #[prop(into)] close: Callback<()>,
) -> impl IntoView {
    let game = Memo::new(move |_| play.ledger.with(|ledger| ledger.game().clone()));
    let sides = play.ledger.with_untracked(|ledger| side_names(ledger, play));
    let several = sides.len() > 1;
    let may_ask = Memo::new(move |_| {
        play.ledger.with(|ledger| {
            let to_act = ledger.to_act();
            let is_here = matches!(to_act, ToAct::Person(_)) && play.hands.get().decide(&to_act);
            // Whoever can't be told of a hint does not get it.
            let can_tell = far.is_none_or(|far| far.connected.get());
            ledger.setup().hints && is_here && can_tell
        })
    });
    let hints = Signal::derive(move || may_ask.get() && play.ledger.with(decides));
    let begins = |ledger: &Ledger| ledger.game().phase() == Phase::TurnBegins && !decides(ledger);
    let rolls_first = move || may_ask.get() && play.ledger.with(begins);
    let rules = game.with_untracked(|game| game.rules().clone());
    let select = Callback::new(move |dice| {
        close.run(());
        play.select(dice);
    });
    let selected =
        move |screen: &Screen| screen.dice.iter().filter(|die| die.selected).map(|die| die.face).collect();
    let take = Take { select, selected: Signal::derive(move || screen.with(selected)) };
    let is_wanted = Memo::new(move |_| several || hints.get());
    view! {
        {move || is_wanted.get().then(|| view! { <Outlook game sides=sides.clone() hints on_hint=move |()| far.into_iter().for_each(FarTable::tell_of_hint) take/> })}
        {move || rolls_first().then(|| view! { <p class="muted">{say!("hint-first-roll")}</p> })}
        <RollTable rules play screen/>
    }
}

/// Whether there is more than one thing to do.
fn decides(ledger: &Ledger) -> bool {
    let game = ledger.game();
    matches!(game.phase(), Phase::Choosing { .. } | Phase::Farkled { .. } | Phase::TurnBegins)
        && game.legal_actions().nth(1).is_some()
}

fn side_names(ledger: &Ledger, play: OpenGame) -> Vec<SideName> {
    let game = ledger.game();
    let of_side = |side| SideName { name: ledger.side_name(side), color: play.colors().of_side(game, side) };
    game.all_sides().map(of_side).collect()
}

/// The odds of every number of dice, with the dice in hand marked. The engine knows the chance of a
/// farkle; the thinker fills in the rest.
#[component]
fn RollTable(rules: RuleSet, play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let asked = rules.clone();
    let odds = browser::loaded(async move { thinker::odds(&asked).await.ok() });
    let dice_in_play = rules.dice();
    // Before the start and after the end nobody has dice in hand.
    let in_hand = Memo::new(move |_| {
        let is_on =
            play.ledger.with(|ledger| matches!(ledger.to_act(), ToAct::Person(_) | ToAct::Computer { .. }));
        // After a roll, how many are left depends on what is selected.
        let in_hand = screen.with(|screen| {
            let is_undecided = !screen.dice.is_empty() && screen.dice.iter().all(|die| !die.selected);
            (!is_undecided).then_some(screen.roll.dice)
        });
        in_hand.filter(|_| is_on)
    });
    let row = move |dice: usize| {
        let farkle = rules.farkle_chance(dice);
        let now = move || in_hand.get() == Some(dice);
        let known = move |show: fn(&Odds, usize) -> Option<String>| {
            move || odds.with(|odds| show(odds.as_ref()?.as_ref()?, dice)).unwrap_or_else(|| "–".to_string())
        };
        view! {
            <tr aria-current=move || if now() { "true" } else { "false" }>
                <th scope="row">{dice}{move || now().then(|| view! { <small>{say!("odds-now")}</small> })}</th>
                <td class="number"><span class="odds-bar"><i style=("--part", format!("{farkle:.4}"))></i></span>{messages().percent(farkle)}</td>
                <td class="number">{known(hot_dice)}</td>
                <td class="number">{known(average)}</td>
            </tr>
        }
    };
    view! {
        <table class="odds">
            <thead><tr>
                <th scope="col">{say!("odds-dice")}</th>
                <th scope="col">{say!("odds-farkle")}</th>
                <th scope="col">{say!("odds-hot")}</th>
                <th scope="col">{say!("odds-average")}</th>
            </tr></thead>
            <tbody>{(1..=dice_in_play).map(row).collect_view()}</tbody>
        </table>
        <p class="muted">{say!("odds-about")}</p>
    }
}

fn hot_dice(odds: &Odds, dice: usize) -> Option<String> {
    Some(messages().percent(odds.dice.get(dice - 1)?.hot_dice))
}

/// Points when it scores at all.
fn average(odds: &Odds, dice: usize) -> Option<String> {
    let of_dice = odds.dice.get(dice - 1)?;
    let scoring = 1.0 - of_dice.farkle;
    let average = if scoring > 0.0 { of_dice.average / scoring } else { 0.0 };
    Some(messages().number(average.round() as i64))
}
