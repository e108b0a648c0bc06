//! How to play: a first turn on the real table, with a voice that says what can be done now.
//!
//! The voice follows from the state of the game, so it is right for any dice. Those of the first
//! turn are random; a second one brings hot dice, and a third one a farkle.

use super::PageTop;
use super::table::{Actions, Board, listen_to_play_keys};
use crate::game::open_game::OpenGame;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus;
use crate::page::route::{Link, Route};
use crate::screens::keys::key_sign;
use crate::screens::rules::RulesInWords;
use crate::storage::settings::settings;
use farkle_client::{Screen, Selection};
use farkle_rules::rule_set::Heading;
use farkle_rules::{Action, Dice, Phase, RuleSet, Seat, Then, TurnEndKind};
use farkle_table::{Command, Holder, Ledger, Seed, Setup, Table, Wish};
use leptos::prelude::*;

/// The screen.
#[component]
pub(crate) fn Learn() -> impl IntoView {
    settings().update(|settings| settings.taught = true);
    let rules = RuleSet::default();
    let turn = RwSignal::new(PracticeTurn::Any);
    // Screen readers hear what changes in a region that stays.
    let voice = RwSignal::new(String::new());
    let lesson =
        move || turn.get().table(browser::new_seed()).map(|table| view! { <Lesson table turn voice/> });
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

/// What the dice of a turn bring.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum PracticeTurn {
    /// Whatever falls.
    Any,
    /// All dice of the first roll score.
    HotDice,
    /// The second roll is a farkle, whatever is kept of the first one.
    Farkle,
}

/// So many seeds are tried; about one in thirty brings the wanted dice.
const MOST_SEEDS: u32 = 1000;

impl PracticeTurn {
    /// What its messages end with.
    fn name(self) -> &'static str {
        match self {
            PracticeTurn::Any => "any",
            PracticeTurn::HotDice => "hot",
            PracticeTurn::Farkle => "farkle",
        }
    }

    fn next(self) -> PracticeTurn {
        match self {
            PracticeTurn::Any => PracticeTurn::HotDice,
            PracticeTurn::HotDice => PracticeTurn::Farkle,
            PracticeTurn::Farkle => PracticeTurn::Any,
        }
    }

    /// A table with such dice.
    fn table(self, seed: Seed) -> Option<Table> {
        let phrase = seed.to_string();
        let seeds = (0..MOST_SEEDS).map(|number| Seed::from_phrase(&format!("{phrase} {number}")));
        std::iter::once(seed).chain(seeds).filter_map(begin).find(|table| self.is_brought_by(table))
    }

    fn is_brought_by(self, table: &Table) -> bool {
        let Some(rolled) = after(table, Action::Roll) else { return false };
        let game = rolled.ledger().game();
        let Phase::Choosing { roll } = game.phase() else { return false };
        let rolls_on = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
        let best = game.rules().set_asides(roll).first().map(|best| best.dice);
        let is_hot = best.is_some_and(|best| game.makes_hot_dice(roll, best));
        match self {
            PracticeTurn::Any => true,
            PracticeTurn::HotDice => is_hot,
            PracticeTurn::Farkle => {
                !is_hot
                    && game.legal_actions().filter(rolls_on).all(|action| {
                        after(&rolled, action)
                            .is_some_and(|lost| last_end(&lost) == Some(TurnEndKind::Farkled))
                    })
            }
        }
    }
}

/// A table for one player. Without an opening score, a turn is nothing but rolling, choosing and
/// banking.
fn begin(seed: Seed) -> Option<Table> {
    let setup = Setup::new(RuleSet::default(), vec![Holder::person(say!("you"))]);
    Table::begin(setup, seed, Some(Seat::FIRST)).ok()
}

/// The table once the only player has done something.
fn after(table: &Table, action: Action) -> Option<Table> {
    let mut table = table.clone();
    let seat = table.ledger().game().mover();
    let change = table.decide(&Command { seat, wish: Wish::Act(action) }).ok()?;
    table.apply(&change).ok()?;
    Some(table)
}

/// How the last turn has ended.
fn last_end(table: &Table) -> Option<TurnEndKind> {
    Some(table.ledger().sheet().lines().last()?.end.kind)
}

#[component]
fn Lesson(table: Table, turn: RwSignal<PracticeTurn>, voice: RwSignal<String>) -> impl IntoView {
    let play = OpenGame::lesson(table);
    let screen = play.screen();
    let this = turn.get_untracked();
    // After a banked turn there is nothing more to learn: the buttons make room for the way into a
    // game.
    let is_done = Memo::new(move |_| {
        let begins = play.ledger.with(|ledger| ledger.game().phase() == Phase::TurnBegins);
        begins && play.last_end.get().map(|end| end.kind) == Some(TurnEndKind::Banked)
    });
    let again = move || {
        turn.update(|turn| *turn = turn.next());
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
                    say!("learn-banked", "points" => play.last_end.get().map(|end| end.gained).unwrap_or_default())
                }
                Phase::TurnBegins if end.is_some() => say!("learn-farkled"),
                Phase::TurnBegins => say!(&format!("learn-begin-{}", this.name())),
                Phase::Choosing { .. } => choosing(&screen.read(), ledger),
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
                    <span>{say!("learn-again")}{key_sign("R")}</span><small>{say!(&format!("learn-again-{}", this.next().name()))}</small>
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
    say!("learn-choose", "count" => pips.len(), "dice" => pips.join(", "))
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::Event;

    /// The table of a practice turn once the dice were rolled, and each way to go on from there.
    fn rolled(turn: PracticeTurn) -> (Table, Vec<Action>) {
        let table = turn.table(Seed::from_phrase("practice")).unwrap();
        let rolled = after(&table, Action::Roll).unwrap();
        let rolls = |action: &Action| matches!(action, Action::SetAside { then: Then::Roll, .. });
        let on = rolled.ledger().game().legal_actions().filter(rolls).collect();
        (rolled, on)
    }

    #[test]
    fn a_turn_with_hot_dice_rolls_all_six_again() {
        let (table, on) = rolled(PracticeTurn::HotDice);
        let dice_left = |action: &Action| match action {
            Action::SetAside { dice, .. } => 6 - dice.len(),
            _ => 6,
        };
        let all = on.into_iter().min_by_key(dice_left).unwrap();
        let again = after(&table, all).unwrap();
        let events = again.ledger().events();
        assert!(
            matches!(events.iter().rfind(|event| matches!(event, Event::Rolled(_))), Some(Event::Rolled(dice)) if dice.len() == 6)
        );
        assert_eq!(dice_left(&all), 0);
    }

    #[test]
    fn a_turn_with_a_farkle_has_it_whatever_is_kept() {
        let (table, on) = rolled(PracticeTurn::Farkle);
        assert!(!on.is_empty());
        for action in on {
            assert_eq!(last_end(&after(&table, action).unwrap()), Some(TurnEndKind::Farkled), "{action}");
        }
    }
}
