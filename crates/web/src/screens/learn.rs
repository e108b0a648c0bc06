//! How to play: turns on the real table, with a voice that says what can be done now.
//!
//! The voice follows from the state of the game, so it is right for any dice.

use super::PageTop;
use super::practice_turn::{PracticeTurn, Seen};
use super::table::{Actions, Board, listen_to_play_keys};
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::route::{Link, Route};
use crate::screens::keys::key_sign;
use crate::screens::rules_in_words::RulesInWords;
use crate::storage::settings::settings;
use farkle_client::{Screen, Selection};
use farkle_rules::rule_set::Heading;
use farkle_rules::{Dice, Phase, Points, RuleSet, TurnEnd, TurnEndKind};
use farkle_table::{Ledger, Table};
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    settings().update(|settings| settings.taught = true);
    let rules = RuleSet::default();
    let turn = RwSignal::new(PracticeTurn::Usual);
    let seen = RwSignal::new(Seen::default());
    // Screen readers hear what changes in a region that stays.
    let voice = RwSignal::new(String::new());
    let lesson =
        move || turn.get().table(browser::new_seed()).map(|table| view! { <Lesson table turn seen voice/> });
    view! {
        <main id="content" class="page learn">
            <div class="stage">
                <PageTop title=say!("home-learn")/>
                <p class="voice" role="status">{move || voice.get()}</p>
                {lesson}
            </div>
            <section class="stack">
                <h2>{say!("learn-scores")}</h2>
                <div class="card lesson-prices"><RulesInWords rules only=Heading::Scoring/></div>
                <h2>{say!("learn-more")}</h2>
                <ul class="card lessons">
                    <li>{say!("learn-hot-dice")}</li>
                    <li>{say!("learn-gold")}</li>
                    <li>{say!("learn-opening")}</li>
                    <li>{say!("learn-end")}</li>
                </ul>
                <div class="buttons">
                    <Link to=Route::Play class="button primary">{say!("learn-play")}</Link>
                    <Link to=Route::Rules(None) class="button">{say!("home-rules")}</Link>
                </div>
            </section>
        </main>
    }
}

#[component]
fn Lesson(
    table: Table,
    turn: RwSignal<PracticeTurn>,
    /// What was seen has not to be shown.
    seen: RwSignal<Seen>,
    voice: RwSignal<String>,
) -> impl IntoView {
    let play = OpenGame::lesson(table);
    let screen = play.screen();
    let this = turn.get_untracked();
    // After a banked turn, and whenever a later one is over, the buttons make room for the way into
    // a game.
    let is_done = Memo::new(move |_| {
        let begins = play.ledger.with(|ledger| ledger.game().phase() == Phase::TurnBegins);
        let ends = |end: TurnEnd| end.kind == TurnEndKind::Banked || this != PracticeTurn::Usual;
        begins && play.last_end.get().is_some_and(ends)
    });
    Effect::new(move |_| {
        if play.last_end.get().is_some_and(|end| end.kind == TurnEndKind::Farkled) {
            seen.update(|seen| seen.farkle = true);
        }
    });
    Effect::new(move |_| {
        if screen.with(|screen| screen.roll.hot_dice) {
            seen.update(|seen| seen.hot_dice = true);
        }
    });
    let next = move || PracticeTurn::next(seen.get());
    let again = move || {
        turn.set(next());
        focus::soon_on(".actions .roll");
    };
    listen_to_play_keys(play, screen, move |key| {
        let is_again = is_done.get_untracked() && key == "r";
        if is_again {
            again();
        }
        is_again
    });
    let words = Memo::new(move |last: Option<&String>| {
        play.ledger.with(|ledger| {
            let end = play.last_end.get().map(|end| end.kind);
            match ledger.game().phase() {
                Phase::TurnBegins if end == Some(TurnEndKind::Banked) => {
                    let id = if this == PracticeTurn::Usual { "learn-banked" } else { "learn-banked-again" };
                    say!(id, "points" => play.last_end.get().map(|end| end.gained).unwrap_or_default())
                }
                // The first time is bad luck.
                Phase::TurnBegins if has_risked_again(ledger) => say!("learn-farkled-again"),
                Phase::TurnBegins if end.is_some() => say!("learn-farkled"),
                Phase::TurnBegins => say!(&format!("learn-begin-{}", this.name())),
                Phase::Choosing { .. } => {
                    choosing(&screen.read(), ledger, this != PracticeTurn::Usual || seen.get().farkle)
                }
                Phase::Over { .. } => say!("learn-over"),
                // What was said stays while dice fly.
                _ => last.cloned().unwrap_or_default(),
            }
        })
    });
    Effect::new(move |_| voice.set(words.get()));
    view! {
        <Board play screen/>
        <Show when=move || is_done.get() fallback=move || view! { <Actions play screen/> }>
            <footer class="actions lesson-done">
                <Link to=Route::Play class="button primary">
                    <span>{say!("learn-play-now")}</span><small>{say!("learn-play-now-about")}</small>
                </Link>
                <button class="button again" on:click=move |_| again()>
                    <span>{say!("learn-again")}{key_sign("R")}</span><small>{move || say!(&format!("learn-again-{}", next().name()))}</small>
                </button>
            </footer>
        </Show>
    }
}

/// Whether not only the first turn has ended with a farkle, and the last one has lost points.
fn has_risked_again(ledger: &Ledger) -> bool {
    let lines = ledger.sheet().lines();
    let is_risked = |end: &TurnEnd| end.kind == TurnEndKind::Farkled && end.total > Points::ZERO;
    lines.len() > 1 && lines.last().is_some_and(|line| is_risked(&line.end))
}

fn choosing(screen: &Screen, ledger: &Ledger, knows_farkles: bool) -> String {
    if screen.dice.iter().any(|die| die.selected) {
        let chance = screen.roll.farkle_chance;
        let id = if screen.roll.hot_dice { "learn-hot" } else { "learn-decide" };
        let words = say!(id, "points" => screen.bank.total, "dice" => screen.roll.dice, "percent" => messages().percent(chance));
        let is_news = !screen.roll.hot_dice && !knows_farkles;
        return if is_news { format!("{words} {}", say!("learn-decide-farkle")) } else { words };
    }
    // What can be set aside together: of four 4s, three may be all that counts.
    let roll: Dice = Selection::faces(ledger).into_iter().collect();
    let best = ledger.game().rules().set_asides(roll).first().map(|best| best.dice).unwrap_or_default();
    let pips: Vec<String> = best.faces().map(|face| face.pips().to_string()).collect();
    if pips.len() == ledger.game().rules().dice() {
        return say!("learn-choose-all", "count" => pips.len());
    }
    say!("learn-choose", "count" => pips.len(), "dice" => pips.join(", "))
}
