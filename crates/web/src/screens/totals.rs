//! What somebody's games on this device come to, by name: wins, good plays, farkles, turns.

use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::storage::games::SavedGame;
use crate::storage::listed::Listed;
use farkle_client::TurnTally;
use farkle_table::Ledger;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Whoever played least is left out where there are more.
const MOST_NAMES: usize = 8;
/// The page answers in between, because games take time to replay.
const AT_ONCE: usize = 10;

/// How many games the strip of the last ones shows.
const STRIP: usize = 20;

/// What the finished games of a person come to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Tally {
    games: u32,
    wins: u32,
    turns: TurnTally,
    /// The decisions in games that were reviewed, and how many were good.
    judged: (u32, u32),
    /// Whether the last games were won, the last one first.
    last: Vec<bool>,
}

impl Tally {
    fn part(of: u32, all: u32) -> f64 {
        f64::from(of) / f64::from(all.max(1))
    }
}

/// Adds a finished game to the tallies of the people in it; where somebody plays alone there is
/// nobody to win against. Later games come before earlier ones.
fn add(tallies: &mut BTreeMap<String, Tally>, ledger: &Ledger, judged: &[(u32, u32)]) {
    let game = ledger.game();
    if !game.is_over() || game.side_count() < 2 {
        return;
    }
    let people = game.seats().filter(|seat| ledger.holder(*seat).is_some_and(|holder| holder.is_person()));
    for seat in people {
        let tally = tallies.entry(ledger.name(seat).to_string()).or_default();
        let side = game.side(seat);
        let has_won = game.winners().contains(side);
        tally.games += 1;
        tally.wins += u32::from(has_won);
        if tally.last.len() < STRIP {
            tally.last.push(has_won);
        }
        // A review judges sides, and in a team nobody alone.
        if let Some((all, best)) = judged.get(side.index()).filter(|_| game.rules().teams() == 0) {
            tally.judged = (tally.judged.0 + all, tally.judged.1 + best);
        }
        tally.turns.add(ledger, seat);
    }
}

/// Whoever played most comes first.
fn ranked(tallies: &BTreeMap<String, Tally>) -> Vec<(String, Tally)> {
    let mut ranked: Vec<_> = tallies.iter().map(|(name, tally)| (name.clone(), tally.clone())).collect();
    ranked.sort_by_key(|(_, tally)| std::cmp::Reverse(tally.games));
    ranked.truncate(MOST_NAMES);
    ranked
}

/// The totals, counted when somebody opens them.
#[component]
pub(crate) fn Totals(games: Listed<SavedGame>) -> impl IntoView {
    let counted = RwSignal::new(None::<Vec<(String, Tally)>>);
    let has_begun = StoredValue::new(false);
    let count = move |_| {
        if has_begun.get_value() {
            return;
        }
        has_begun.set_value(true);
        let all = games.all().unwrap_or_default();
        leptos::task::spawn_local(async move {
            let mut tallies = BTreeMap::new();
            for some in all.chunks(AT_ONCE) {
                for game in some {
                    if let Some(ledger) = game.ledger() {
                        add(&mut tallies, &ledger, &game.judged);
                    }
                }
                browser::pause(0).await;
            }
            // The screen may be gone by now.
            let _ = counted.try_set(Some(ranked(&tallies)));
        });
    };
    let is_judged = move || counted.with(|all| all.iter().flatten().any(|(_, tally)| tally.judged.0 > 0));
    let is_over = move || {
        games
            .with(|games| games.iter().any(|game| game.summary.over && game.summary.by_side().len() > 1))
            .unwrap_or_default()
    };
    view! {
        <Show when=is_over>
            <details class="card totals" on:toggle=count>
                <summary><span>{say!("totals-title")}<small class="muted">{say!("totals-title-about")}</small></span></summary>
                {move || counted.get().map(table)}
                {move || is_judged().then(|| view! { <p class="muted">{say!("totals-good")}</p> })}
                <p class="muted">{say!("totals-about")}</p>
            </details>
        </Show>
    }
}

/// A tile for each person.
fn table(ranked: Vec<(String, Tally)>) -> impl IntoView {
    let tiles = ranked.into_iter().map(|(name, tally)| {
        let (decisions, best) = tally.judged;
        view! {
            <li class="tally">
                <h3>{name}<small class="muted">{say!("totals-games", "count" => tally.games as usize)}</small></h3>
                <dl>
                    {share("won", say!("totals-wins"), "review-of", tally.wins, tally.games)}
                    {(decisions > 0).then(|| share("best", say!("review-best"), "totals-of-decisions", best, decisions))}
                    {share("farkled", say!("end-farkles"), "totals-of-turns", tally.turns.farkles, tally.turns.turns)}
                    <div><dt>{say!("end-average")}</dt><dd class="number">{messages().number(tally.turns.average())}</dd></div>
                    <div><dt>{say!("end-best-turn")}</dt><dd class="number">{messages().number(tally.turns.best.0.into())}</dd></div>
                </dl>
                {strip(&tally.last)}
            </li>
        }
    });
    view! { <ul class="tallies">{tiles.collect_view()}</ul> }
}

/// A part of a whole as a bar, with its figures in the words of a message.
fn share(kind: &'static str, title: String, figures: &str, of: u32, all: u32) -> impl IntoView {
    let part = Tally::part(of, all);
    let figures = say!(figures, "part" => of as usize, "all" => all as usize);
    view! {
        <div class=format!("share {kind}") style=("--part", format!("{part:.3}"))>
            <dt>{title}</dt>
            <dd class="number">{messages().percent(part)} <small class="muted">{figures}</small></dd>
        </div>
    }
}

/// The last games as a row of marks, the last one at the end.
fn strip(last: &[bool]) -> Option<impl IntoView + use<>> {
    let many = last.len();
    let won = last.iter().filter(|won| **won).count();
    let marks = last.iter().rev().map(|won| view! { <i class:won=*won></i> }).collect_view();
    let words = say!("totals-last", "won" => won, "count" => many);
    (many > 1).then(|| view! { <p class="strip"><span class="muted">{words}</span><span class="marks" aria-hidden="true">{marks}</span></p> })
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;

    #[test]
    fn finished_games_are_counted_by_name_and_others_are_not() {
        let mut tallies = BTreeMap::new();
        add(&mut tallies, &played(|ledger| ledger.sheet().lines().len() >= 4), &[]);
        assert!(tallies.is_empty(), "it is not over");
        let over = played(|ledger| ledger.game().is_over());
        add(&mut tallies, &over, &[]);
        add(&mut tallies, &over, &[(40, 30), (40, 40)]);
        let turns = over.sheet().lines().len() as u32;
        assert_eq!(tallies.values().map(|tally| tally.turns.turns).sum::<u32>(), 2 * turns);
        assert_eq!(
            tallies.values().map(|tally| (tally.games, tally.wins)).max(),
            Some((2, 2)),
            "one has won"
        );
        assert_eq!(tallies.values().map(|tally| tally.judged).max(), Some((40, 40)), "one was reviewed");
        let winner =
            ranked(&tallies).into_iter().map(|(_, tally)| tally).find(|tally| tally.wins > 0).unwrap();
        assert!(winner.turns.gained >= 20_000 && winner.turns.best.0 > 0 && winner.turns.average() > 0);
    }
}
