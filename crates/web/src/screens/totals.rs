//! What somebody's games on this device come to: games, wins, turns and farkles, by name.

use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::storage::games::SavedGame;
use crate::storage::listed::Listed;
use farkle_rules::TurnEndKind;
use farkle_table::Ledger;
use leptos::prelude::*;
use std::collections::BTreeMap;

/// Whoever played least is left out where there are more.
const MOST_NAMES: usize = 8;
/// The page answers in between, because games take time to replay.
const AT_ONCE: usize = 10;

/// What the finished games of a person come to.
#[derive(Clone, Debug, Default, PartialEq)]
struct Tally {
    games: u32,
    wins: u32,
    turns: u32,
    farkles: u32,
    /// Points of all turns.
    gained: i64,
    best: i64,
}

impl Tally {
    fn average(&self) -> i64 {
        (self.gained as f64 / f64::from(self.turns.max(1))).round() as i64
    }

    fn part(of: u32, all: u32) -> f64 {
        f64::from(of) / f64::from(all.max(1))
    }
}

/// Adds a finished game to the tallies of the people in it.
fn add(tallies: &mut BTreeMap<String, Tally>, ledger: &Ledger) {
    let game = ledger.game();
    if !game.is_over() {
        return;
    }
    let people = game.seats().filter(|seat| ledger.holder(*seat).is_some_and(|holder| holder.is_person()));
    for seat in people {
        let tally = tallies.entry(ledger.name(seat).to_string()).or_default();
        tally.games += 1;
        tally.wins += u32::from(game.winners().contains(game.side(seat)));
        for line in ledger.sheet().of_seat(seat) {
            tally.turns += 1;
            tally.farkles += u32::from(line.end.kind == TurnEndKind::Farkled);
            tally.gained += i64::from(line.end.gained.0);
            tally.best = tally.best.max(line.end.gained.0.into());
        }
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
                some.iter().filter_map(SavedGame::ledger).for_each(|ledger| add(&mut tallies, &ledger));
                browser::pause(0).await;
            }
            // The screen may be gone by now.
            let _ = counted.try_set(Some(ranked(&tallies)));
        });
    };
    let is_over = move || games.with(|games| games.iter().any(|game| game.summary.over)).unwrap_or_default();
    view! {
        <Show when=is_over>
            <details class="card totals" on:toggle=count>
                <summary>{say!("totals-title")}</summary>
                {move || counted.get().map(table)}
            </details>
        </Show>
    }
}

fn table(ranked: Vec<(String, Tally)>) -> impl IntoView {
    let rows = ranked.into_iter().map(|(name, tally)| {
        let (won, farkles) = (Tally::part(tally.wins, tally.games), Tally::part(tally.farkles, tally.turns));
        view! {
            <tr>
                <th scope="row">{name}</th>
                <td class="number">{tally.games}</td>
                <td class="number">
                    {format!("{} ({})", tally.wins, messages().percent(won))}
                    <i class="won-part" style=("--part", format!("{won:.3}"))></i>
                </td>
                <td class="number">{messages().number(tally.average())}</td>
                <td class="number">{messages().number(tally.best)}</td>
                <td class="number">{messages().percent(farkles)}</td>
            </tr>
        }
    });
    view! {
        <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("totals-title")>
            <table class="figures">
                <thead><tr>
                    <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                    <th scope="col">{say!("totals-games")}</th>
                    <th scope="col">{say!("totals-wins")}</th>
                    <th scope="col">{say!("end-average")}</th>
                    <th scope="col">{say!("end-best-turn")}</th>
                    <th scope="col">{say!("end-farkles")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;

    #[test]
    fn finished_games_are_counted_by_name_and_others_are_not() {
        let mut tallies = BTreeMap::new();
        add(&mut tallies, &played(|ledger| ledger.sheet().lines().len() >= 4));
        assert!(tallies.is_empty(), "it is not over");
        let over = played(|ledger| ledger.game().is_over());
        add(&mut tallies, &over);
        add(&mut tallies, &over);
        let turns = over.sheet().lines().len() as u32;
        assert_eq!(tallies.values().map(|tally| tally.turns).sum::<u32>(), 2 * turns);
        assert_eq!(
            tallies.values().map(|tally| (tally.games, tally.wins)).max(),
            Some((2, 2)),
            "one has won"
        );
        let winner =
            ranked(&tallies).into_iter().map(|(_, tally)| tally).find(|tally| tally.wins > 0).unwrap();
        assert!(winner.gained >= 20_000 && winner.best > 0 && winner.average() > 0);
    }
}
