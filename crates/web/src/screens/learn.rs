//! How to play: a first turn on the real table, with a voice that says what can be done now.
//!
//! The dice are random. The voice follows from the state of the game, so it is right for any dice.

use super::PageTop;
use super::table::{Actions, Board, listen_to_play_keys};
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::route::{Link, Route};
use crate::screens::keys::key_sign;
use crate::screens::rules::RulesInWords;
use crate::storage::settings::settings;
use farkle_client::{Screen, Selection};
use farkle_rules::rule_set::Heading;
use farkle_rules::{Dice, Phase, RuleSet, Seat, TurnEndKind};
use farkle_table::{Holder, Ledger, Setup, Table};
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    settings().update(|settings| settings.taught = true);
    // Without an opening score, the first turn is nothing but rolling, choosing and banking.
    let rules = RuleSet::default();
    let priced = rules.clone();
    let setup = Setup::new(rules, vec![Holder::person(say!("you"))]);
    let table = Table::begin(setup, browser::new_seed(), Some(Seat::FIRST)).ok();
    view! {
        <main id="content" class="page learn">
            <div class="stage">
                <PageTop title=say!("home-learn")/>
                {table.map(|table| view! { <Lesson table/> })}
            </div>
            <section class="stack">
                <h2>{say!("learn-scores")}</h2>
                <div class="card lesson-prices"><RulesInWords rules=priced only=Heading::Scoring/></div>
                <h2>{say!("learn-more")}</h2>
                <ul class="card lessons">
                    <li>{say!("learn-hot-dice")}</li>
                    <li>{say!("learn-one-roll")}</li>
                    <li>{say!("learn-gold")}</li>
                    <li>{say!("learn-opening")}</li>
                    <li>{say!("learn-end")}</li>
                </ul>
                <div class="buttons">
                    <Link to=Route::NewGame class="button primary">{say!("learn-play")}</Link>
                    <Link to=Route::Rules(None) class="button">{say!("home-rules")}</Link>
                </div>
            </section>
        </main>
    }
}

#[component]
fn Lesson(table: Table) -> impl IntoView {
    let play = OpenGame::lesson(table);
    let screen = play.screen();
    listen_to_play_keys(play, screen);
    // After a banked turn there is nothing more to learn: the buttons make room for the way into a
    // game.
    let is_done = Memo::new(move |_| {
        let begins = play.ledger.with(|ledger| ledger.game().phase() == Phase::TurnBegins);
        begins && play.last_end.get().map(|end| end.kind) == Some(TurnEndKind::Banked)
    });
    let voice = Memo::new(move |last: Option<&String>| {
        play.ledger.with(|ledger| {
            let end = play.last_end.get().map(|end| end.kind);
            match ledger.game().phase() {
                Phase::TurnBegins if end == Some(TurnEndKind::Banked) => say!("learn-banked"),
                Phase::TurnBegins if end.is_some() => say!("learn-farkled"),
                Phase::TurnBegins => say!("learn-begin"),
                Phase::Choosing { .. } => choosing(&screen.read(), ledger),
                Phase::Over { .. } => say!("learn-over"),
                // What was said stays while dice fly.
                _ => last.cloned().unwrap_or_default(),
            }
        })
    });
    view! {
        <p class="voice" role="status">{move || voice.get()}</p>
        <Board play screen/>
        <Show when=move || is_done.get() fallback=move || view! { <Actions play screen/> }>
            <footer class="actions lesson-done">
                <Link to=Route::Play class="button primary">
                    <span>{say!("learn-play-now")}</span><small>{say!("learn-play-now-about")}</small>
                </Link>
                <button class="button again" on:click=move |_| play.wish(screen.with_untracked(|screen| screen.roll.action))>
                    <span>{say!("learn-again")}{key_sign("R")}</span><small>{say!("learn-again-about")}</small>
                </button>
            </footer>
        </Show>
    }
}

fn choosing(screen: &Screen, ledger: &Ledger) -> String {
    if screen.dice.iter().any(|die| die.selected) {
        let chance = screen.roll.farkle_chance;
        let id = if screen.roll.hot_dice { "learn-hot" } else { "learn-decide" };
        return say!(id, "points" => screen.bank.total, "dice" => screen.roll.dice, "percent" => messages().percent(chance));
    }
    // What can be set aside together: of four 4s, three may be all that counts.
    let roll: Dice = Selection::faces(ledger).into_iter().collect();
    let best = ledger.game().rules().set_asides(roll).first().map(|best| best.dice).unwrap_or_default();
    let pips: Vec<String> = best.faces().map(|face| face.pips().to_string()).collect();
    say!("learn-choose", "dice" => pips.join(", "))
}
