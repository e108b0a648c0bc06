//! Everybody's chance to win, turn by turn: as a picture, and the turn that decided the game. The
//! thinker works it out when the game is over.

use super::chart::{Course, Drawn};
use super::players::called;
use crate::game::colors::Colors;
use crate::game::dice::FlatDie;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::live_region::Region;
use crate::screens::outlook::why_not;
use crate::thinker::{self, Duel, Exact, Unable};
use farkle_client::Decisive;
use farkle_rules::{Dice, Event, Game, Moment, Phase, Points, Record, Side, TurnEnd, TurnEndKind};
use farkle_table::Ledger;
use farkle_thinking::{Method, Trouble};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// More points than these nobody sees in a picture of this size: of a longer game only some turns
/// are asked about.
const MOST_POINTS: usize = 100;
/// How long the story of a game waits for exact figures.
const EXACT_BY_MS: i32 = 4000;

thread_local! {
    /// The game that was told last, and the turn that decided it: it stays the same for whoever
    /// comes back.
    static TOLD: RefCell<Option<(Record, Decisive)>> = const { RefCell::new(None) };
}

/// What the thinker says about the turns of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct TurnChances {
    /// The number of the turn, and the chance of every side when it began.
    chances: Vec<(usize, Vec<f64>)>,
    /// The same at the last decision of every turn that was lost with points; `None` where that is
    /// not known, so that nobody can tell which turn decided the game.
    at_stake: Option<Vec<(usize, Vec<f64>)>>,
    /// Whether all of it is exact.
    exact: bool,
}

/// The chances in a game that is over; they come after a while.
#[derive(Clone, Copy)]
pub(crate) struct Chances {
    found: RwSignal<Option<Result<TurnChances, Unable>>>,
    /// Whether better figures may come.
    may_improve: Memo<bool>,
    /// The turn that was told as the one that decided the game. It stays, also in what is shared.
    told: RwSignal<Option<Decisive>>,
}

impl Chances {
    /// Asks for them; `None` where one side plays alone.
    pub(crate) fn of(ledger: &Ledger) -> Option<Chances> {
        let game = ledger.game();
        if game.side_count() < 2 {
            return None;
        }
        let duel = Duel::of(game);
        duel.iter().for_each(thinker::begin_if_quick);
        let of_state = duel.clone();
        let may_improve = Memo::new(move |_| {
            let state = of_state.as_ref().map(thinker::state_of);
            matches!(state, Some(Exact::NotBegun | Exact::Solving { .. }))
        });
        // Asked once more when the exact answer can be had.
        let is_ready = Memo::new(move |_| {
            duel.as_ref().is_some_and(|duel| matches!(thinker::state_of(duel), Exact::Ready { .. }))
        });
        let is_shown = Rc::new(Cell::new(true));
        let leaves = StoredValue::new_local(is_shown.clone());
        on_cleanup(move || {
            leaves.try_with_value(|is_shown| is_shown.set(false));
        });
        let record = ledger.record();
        // What is kept has the same events, but perhaps other names.
        let is_same = |of: &Record| of.events == record.events && of.rules == record.rules;
        let told = TOLD.with_borrow(|last| Some(last.as_ref().filter(|(of, _)| is_same(of))?.1));
        let found =
            browser::latest(move || is_ready.get(), move |_| chances(record.clone(), is_shown.clone()));
        Some(Chances { found, may_improve, told: RwSignal::new(told) })
    }

    /// Every side's chance when this many turns have ended, if it is known by now.
    pub(crate) fn after(self, turns: usize) -> Option<Vec<f64>> {
        self.found.with(|found| {
            let found = found.as_ref()?.as_ref().ok()?;
            let known = found.chances.iter().rfind(|(turn, _)| *turn <= turns);
            known.map(|(_, sides)| sides.clone())
        })
    }

    fn are_exact(self) -> bool {
        self.found.with(|found| matches!(found, Some(Ok(found)) if found.exact))
    }

    /// Whether what is said of them stays: they are exact, or have been waited for long enough.
    pub(crate) fn are_settled(self) -> Memo<bool> {
        let is_late = RwSignal::new(false);
        leptos::task::spawn_local(async move {
            browser::pause(EXACT_BY_MS).await;
            let _ = is_late.try_set(true);
        });
        Memo::new(move |_| self.are_exact() || !self.may_improve.get() || is_late.get())
    }

    /// The turn that decided the game for its only winner, if it is known by now. Once told, it
    /// stays; its figures become exact as soon as they are, like those of the review.
    pub(crate) fn decisive(self, ledger: &Ledger) -> Option<Decisive> {
        let winner = only_winner(ledger)?;
        let of = |found: &Option<Result<TurnChances, Unable>>| {
            let found = found.as_ref()?.as_ref().ok()?;
            Decisive::of(ledger, &found.chances, found.at_stake.as_ref()?, winner)
        };
        let (told, found) = (self.told.get(), self.found.with(of));
        match (told, found) {
            (Some(told), Some(exact)) if self.are_exact() && told.turn == exact.turn => Some(exact),
            (told, found) => told.or(found),
        }
    }
}

fn only_winner(ledger: &Ledger) -> Option<Side> {
    let winners = ledger.game().winners();
    ledger.game().all_sides().find(|side| winners.len() == 1 && winners.contains(*side))
}

/// The turn that decided a game: in which round it was, what happened, and whose chance that has
/// changed. A side that has `lost` reads of its own: what one of two gains the other loses.
pub(crate) fn decisive_in_words(
    ledger: &Ledger,
    decisive: Decisive,
    lost: Option<Side>,
) -> Option<[String; 3]> {
    let winner = only_winner(ledger);
    let line = ledger.sheet().lines().get(decisive.turn)?;
    let told_of = lost.filter(|_| ledger.game().side_count() == 2);
    let percent = |chance| messages().percent(if told_of.is_some() { 1.0 - chance } else { chance });
    let (before, after) = (percent(decisive.before), percent(decisive.after));
    let name = ledger.side_name(told_of.or(winner)?);
    Some([
        say!("end-decided", "round" => line.round as usize),
        turn_in_words(ledger, &line.end),
        say!("end-decided-chance", "name" => name, "before" => before, "after" => after),
    ])
}

/// What happened in a turn.
fn turn_in_words(ledger: &Ledger, end: &TurnEnd) -> String {
    let (name, lost) = (ledger.name(end.seat), end.total + end.penalty);
    match end.kind {
        TurnEndKind::Banked if end.gained > Points::ZERO => {
            say!("end-decided-bank", "name" => name, "points" => end.gained)
        }
        TurnEndKind::Farkled if lost > Points::ZERO => {
            say!("end-decided-lost", "name" => name, "points" => lost)
        }
        TurnEndKind::Farkled => say!("end-decided-farkle", "name" => name),
        kind if kind.is_lost() && lost > Points::ZERO => {
            format!("{}.", say!("verdict-lost", "name" => name, "points" => lost))
        }
        _ => say!("end-decided-turn", "name" => name),
    }
}

/// Names the turn that decided the game, in a panel. It comes when its figures are exact or that
/// takes too long, and then stays as it is.
#[component]
pub(super) fn DecisiveTurn(
    ledger: Ledger,
    chances: Chances,
    /// The side of whoever sits here, if it has lost.
    lost: Option<Side>,
    /// The turn of whoever sits here that is told above with its dice. Where none decided, the best
    /// turn of all is told, unless it is this one.
    told_above: Option<usize>,
    /// The turn that has won, if its dice are shown above.
    shown: Option<usize>,
) -> impl IntoView {
    let winner = only_winner(&ledger);
    let is_settled = chances.are_settled();
    let seen = ledger.clone();
    Effect::new(move |_| {
        if is_settled.get()
            && chances.told.read_untracked().is_none()
            && let Some(decisive) = chances.decisive(&seen)
        {
            chances.told.set(Some(decisive));
            TOLD.set(Some((seen.record(), decisive)));
        }
    });
    let (undecided, seen_best) = (ledger.clone(), ledger.clone());
    let words = Memo::new(move |_| {
        chances.told.get()?;
        let decisive = chances.decisive(&ledger)?;
        let [round, turn, chance] = decisive_in_words(&ledger, decisive, lost)?;
        let is_told = [told_above, shown].contains(&Some(decisive.turn));
        let dice = if is_told { Vec::new() } else { made_of_dice(&ledger, decisive.turn) };
        Some((round, turn, dice, chance))
    });
    let is_news = |turn: usize| ![told_above, shown].contains(&Some(turn));
    let best = best_turn(&seen_best).filter(|(_, turn)| is_news(*turn)).map(|(words, _)| words);
    let no_turn = Memo::new(move |_| {
        let is_known = chances.found.with(|found| matches!(found, Some(Ok(_))));
        is_known
            && is_settled.get()
            && chances.told.read().is_none()
            && chances.decisive(&undecided).is_none()
    });
    // It keeps the place. Screen readers hear from the chart that something is worked out.
    let waits = Memo::new(move |_| {
        let is_coming = chances.found.with(|found| match found {
            Some(found) => found.is_ok() && !is_settled.get(),
            None => true,
        });
        is_coming && winner.is_some() && chances.told.read().is_none()
    });
    view! {
        {move || waits.get().then(|| view! { <p class="decided muted" aria-hidden="true">{say!("end-decided-working")}</p> })}
        {move || no_turn.get().then(|| {
            let words = best.clone().unwrap_or_else(|| say!("end-decided-none"));
            view! { <p class="decided">{words}</p> }
        })}
        <Region>
            {move || words.get().map(|(round, turn, dice, chance)| view! {
                <p class="decided"><small>{round}" "</small><b>{turn}{drawn_dice(dice)}</b>" "<small>{chance}</small></p>
            })}
        </Region>
    }
}

/// So many dice can be seen at a glance.
const MOST_DICE: usize = 12;

/// The dice of a turn that was banked or lost, roll by roll; none where there is only one, or too
/// many to be seen, or where the turn began with the points of somebody else.
fn made_of_dice(ledger: &Ledger, turn: usize) -> Vec<Dice> {
    let lines = ledger.sheet().lines();
    let (Some(line), Ok(replay)) = (lines.get(turn), ledger.record().replay()) else { return Vec::new() };
    let mut turns = replay.moments.split_inclusive(|moment| moment.outcome.turn_end.is_some());
    let mut dice: Vec<Dice> = Vec::new();
    for moment in turns.nth(turn).unwrap_or_default() {
        match moment.event {
            Event::TookOver => return Vec::new(),
            Event::SetAside { dice: taken, .. } => dice.push(taken),
            _ => {}
        }
        // Whoever may roll on after a farkle has lost what was there.
        if matches!(moment.game.phase(), Phase::Farkled { .. }) {
            dice.clear();
        }
    }
    let count = dice.iter().map(|dice| dice.len()).sum();
    let is_lost = line.end.kind.is_lost() && line.end.total > Points::ZERO;
    let is_any = line.end.gained > Points::ZERO || is_lost;
    let is_told = is_any && (2..=MOST_DICE).contains(&count);
    if is_told { dice } else { Vec::new() }
}

fn drawn_dice(dice: Vec<Dice>) -> impl IntoView + use<> {
    let of_roll = |dice: Dice| {
        let dice = dice.faces().map(|face| view! { <FlatDie face/> }).collect_view();
        view! { <span class="example">{dice}</span> }
    };
    let is_any = !dice.is_empty();
    is_any.then(|| view! { <span class="turn-dice" aria-hidden="true">{dice.into_iter().map(of_roll).collect_view()}</span> })
}

/// Pictures of the dice of a turn.
pub(super) fn made_of(ledger: &Ledger, turn: usize) -> impl IntoView + use<> {
    drawn_dice(made_of_dice(ledger, turn))
}

/// The turn that has brought most, and whose it was; and its number.
fn best_turn(ledger: &Ledger) -> Option<(String, usize)> {
    let turns = ledger.sheet().lines().iter().enumerate().rev();
    let (turn, line) = turns.max_by_key(|(_, line)| line.end.gained)?;
    let (points, name) = (messages().points(line.end.gained), called(ledger, line.end.seat));
    Some((say!("end-highest", "points" => points, "name" => name), turn))
}

/// The chart of a game that is over.
#[component]
pub(super) fn ChanceChart(ledger: Ledger, colors: Colors, chances: Chances) -> impl IntoView {
    let found = chances.found;
    let is_working = Memo::new(move |_| found.with(Option::is_none));
    let seen = ledger.clone();
    let lost_turn = Memo::new(move |_| {
        chances.decisive(&seen).filter(|decisive| decisive.of_last_roll).map(|decisive| decisive.turn)
    });
    let why_not = move || found.with(|found| why_not(*found.as_ref()?.as_ref().err()?));
    let is_empty = move || found.with(|found| matches!(found, Some(Err(_)))) && why_not().is_none();
    view! {
        <figure class="chances-by-turn" hidden=is_empty>
            <figcaption class="label">{say!("end-chances")}</figcaption>
            <Region>
                {move || is_working.get().then(|| view! { <p class="muted working">{say!("end-chances-working")}</p> })}
                {move || why_not().map(|why| view! { <p class="muted">{why}</p> })}
            </Region>
            {move || found.get().and_then(Result::ok).map(|found| drawn(&found, &ledger, &colors, lost_turn.get()))}
        </figure>
    }
}

/// How far the last decision of a turn is drawn from its beginning.
const LAST_DECISION: f64 = 0.7;

/// The chart; with the chances at the last decision of a lost turn that decided the game: they are
/// told above.
fn drawn(
    found: &TurnChances,
    ledger: &Ledger,
    colors: &Colors,
    lost_turn: Option<usize>,
) -> impl IntoView + use<> {
    let (game, turns) = (ledger.game(), ledger.sheet().lines().len());
    let ends = found.chances.iter().map(|(turn, all)| (*turn as f64, all));
    let peak = found.at_stake.iter().flatten().filter(|(turn, _)| lost_turn == Some(*turn));
    let peak = peak.map(|(turn, all)| (*turn as f64 + LAST_DECISION, all));
    let mut moments: Vec<_> = ends.chain(peak).collect();
    moments.sort_by(|(one, _), (other, _)| one.total_cmp(other));
    let course = |side: Side| Course {
        name: ledger.side_name(side),
        color: colors.of_side(game, side),
        points: moments.iter().map(|(turn, all)| (*turn, all[side.index()])).collect(),
    };
    let grid = [0.0, 0.25, 0.5, 0.75, 1.0].map(|part| (part, messages().percent(part)));
    let how = match found.exact {
        true => say!("outlook-exact-turns"),
        false => say!("outlook-race", "others" => game.side_count() - 1),
    };
    view! {
        <Drawn label=say!("end-chances") courses=game.all_sides().map(course).collect() turns seats=game.seat_count() grid=grid.to_vec() reach=(0.0, 1.0)/>
        <p class="muted">{how}</p>
        {in_numbers(found, ledger)}
    }
}

/// The same in numbers, for whoever does not see the picture or wants to know exactly.
fn in_numbers(found: &TurnChances, ledger: &Ledger) -> impl IntoView + use<> {
    let names = ledger.game().all_sides().map(|side| view! { <th scope="col">{ledger.side_name(side)}</th> });
    let rows = found.chances.iter().map(|(turn, chances)| {
        let chances =
            chances.iter().map(|&chance| view! { <td class="number">{messages().fine_percent(chance)}</td> });
        view! { <tr><th scope="row">{ended(ledger, *turn)}</th>{chances.collect_view()}</tr> }
    });
    view! {
        <details class="in-numbers">
            <summary>{say!("end-in-numbers")}</summary>
            <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("end-chances")>
                <table class="figures">
                    <thead><tr><th scope="col">{say!("end-after-round")}</th>{names.collect_view()}</tr></thead>
                    <tbody>{rows.collect_view()}</tbody>
                </table>
            </div>
        </details>
    }
}

/// So many turns, as people count them: the round, and whose turn of it was the last.
fn ended(ledger: &Ledger, turns: usize) -> String {
    let last = turns.checked_sub(1).and_then(|last| ledger.sheet().lines().get(last).copied());
    last.map_or_else(|| "0".to_string(), |line| format!("{} · {}", line.round, ledger.name(line.end.seat)))
}

/// Asks about one turn after the other: whatever else the thinker is asked comes in between.
async fn chances(record: Record, is_shown: Rc<Cell<bool>>) -> Result<TurnChances, Unable> {
    let moments = record.replay().map_err(|_| Unable::Trouble(Trouble::Unreadable))?.moments;
    let begins = beginnings(&moments);
    let every = begins.len().div_ceil(MOST_POINTS).max(1);
    let last = begins.len().saturating_sub(1);
    let mut found = TurnChances { chances: Vec::new(), at_stake: None, exact: true };
    for (number, (turn, game)) in begins.into_iter().enumerate() {
        if !is_shown.get() {
            break;
        }
        if let Phase::Over { winners, .. } = game.phase() {
            let share = |side| if winners.contains(side) { 1.0 / winners.len() as f64 } else { 0.0 };
            found.chances.push((turn, game.all_sides().map(share).collect()));
        } else if number % every == 0 || number == last {
            let advice = thinker::advice(&game).await?;
            found.exact &= advice.method == Method::Exact;
            found.chances.push((turn, advice.sides));
        }
    }
    if every == 1 {
        found.at_stake = at_stake(&moments, &is_shown, &mut found.exact).await;
    }
    Ok(found)
}

/// Everybody's chances at the last decisions of the turns that were lost with points. What is known
/// about the other turns is not lost with one of these.
async fn at_stake(
    moments: &[Moment],
    is_shown: &Cell<bool>,
    exact: &mut bool,
) -> Option<Vec<(usize, Vec<f64>)>> {
    let mut at_stake = Vec::new();
    for (turn, events) in Decisive::last_decisions(moments) {
        if !is_shown.get() {
            return None;
        }
        let advice = thinker::advice(&moments.get(events.checked_sub(1)?)?.game).await.ok()?;
        *exact &= advice.method == Method::Exact;
        at_stake.push((turn, advice.sides));
    }
    Some(at_stake)
}

/// The games at which turns begin, with how many have ended, and the end.
fn beginnings(moments: &[Moment]) -> Vec<(usize, Game)> {
    let (mut turns, mut begins) = (0, Vec::<(usize, Game)>::new());
    for Moment { game, outcome, .. } in moments {
        turns += usize::from(outcome.turn_end.is_some());
        let is_new = begins.last().is_none_or(|(last, _)| *last < turns);
        let is_over = matches!(game.phase(), Phase::Over { .. });
        if is_over || (is_new && game.phase() == Phase::TurnBegins) {
            begins.push((turns, game.clone()));
        }
    }
    begins
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::recorded;
    use farkle_rules::{Action, RuleSet, RuleSetDraft, Seat};
    use farkle_table::{Command, Holder, Seed, Setup, Table, Wish};

    #[test]
    fn a_turn_is_made_of_the_dice_that_were_set_aside_roll_by_roll() {
        let people = ["A", "B"].map(Holder::person).to_vec();
        let events = "@1 n 144456 444+ 156 15= n 111234 1= n 144456 444+ 223";
        let ledger = recorded(RuleSet::default(), people, events);
        let made = [0, 1, 2].map(|turn| {
            made_of_dice(&ledger, turn).iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
        });
        assert_eq!(made, ["444 15", "", "444"], "a single die says nothing");
        let mut draft = RuleSetDraft::preset("classic").unwrap();
        draft.set("after_farkle", "may_go_on").unwrap();
        let people = ["A", "B"].map(Holder::person).to_vec();
        let events = "@1 n 144456 444+ 223 g 115 115=";
        let ledger = recorded(RuleSet::try_from(draft).unwrap(), people, events);
        let dice: Vec<String> = made_of_dice(&ledger, 0).iter().map(ToString::to_string).collect();
        assert_eq!(dice, ["115"], "a farkle has taken the others");
    }

    #[test]
    fn every_turn_of_a_game_begins_once_and_the_end_comes_last() {
        let setup =
            Setup::new(RuleSet::preset("classic").unwrap(), vec![Holder::person("A"), Holder::person("B")]);
        let mut table = Table::begin(setup, Seed::from_phrase("chances"), Some(Seat::FIRST)).unwrap();
        while !table.ledger().game().is_over() {
            let game = table.ledger().game();
            let actions: Vec<Action> = game.legal_actions().collect();
            let bank = *actions.iter().rfind(|action| game.decide(**action).is_ok()).unwrap();
            let change = table.decide(&Command { seat: game.mover(), wish: Wish::Act(bank) }).unwrap();
            table.apply(&change).unwrap();
            assert!(table.ledger().sheet().lines().len() < 400, "the game comes to an end");
        }
        let ledger = table.ledger();
        let begins = beginnings(&ledger.record().replay().unwrap().moments);
        let turns: Vec<usize> = begins.iter().map(|(turn, _)| *turn).collect();
        assert!(turns.windows(2).all(|pair| pair[0] < pair[1]), "{turns:?}");
        assert_eq!(turns[0], 0);
        assert_eq!(*turns.last().unwrap(), ledger.game().turns() as usize);
        let over: Vec<bool> = begins.iter().map(|(_, game)| game.is_over()).collect();
        assert_eq!(over.iter().position(|&over| over), Some(over.len() - 1), "{over:?}");
    }
}
