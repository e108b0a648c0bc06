//! Beginning games: from a choice of seats and rules to a table that is kept and waits to be shown.

use crate::game::characters;
use crate::game::choosing::{self, For};
use crate::game::colors::{self, Colors};
use crate::game::own_rules;
use crate::game::seats::{call_people, call_you_anew, computer, is_nobody, person};
use crate::game::versions::without_teams;
use crate::language::messages::messages;
use crate::page::browser;
use crate::page::route::Route;
use crate::storage::begun::Begun;
use crate::storage::database::Unread;
use crate::storage::games::SavedGame;
use crate::storage::persistence;
use crate::storage::saves;
use crate::storage::settings::{GameChoice, SeatChoice, settings};
use farkle_rules::{Game, RuleSet, RuleSetDraft, Seat};
use farkle_strategy::Temperament;
use farkle_table::{BeginError, Holder, HolderKind, Ledger, Setup, Table};
use leptos::prelude::*;

/// What the rules are called that are played before anybody has chosen, as in the terminal:
/// [`RuleSet::default`], without an opening score, so that the first turn counts. Known before the
/// engine is there.
const FIRST_RULES_NAME: &str = "Classic";
/// Their share code.
const FIRST_RULES_CODE: &str = "F1-1SW12F0J7G5Z";

thread_local! {
    /// A game that was begun in this moment, for the table that is about to show it.
    static BEGUN: Begun<Opened> = const { Begun::nothing() };
}

/// A game that can be shown.
#[derive(Clone)]
pub(crate) struct Opened {
    /// Its name in addresses.
    pub id: String,
    /// The table, which runs in this page.
    pub table: Table,
    /// The colours of its seats.
    pub colors: Colors,
}

/// The rules of the last game.
pub(crate) fn last_rules() -> RuleSet {
    let last = settings().with_untracked(|settings| settings.last_game.as_ref().and_then(rules_of));
    last.unwrap_or_default()
}

/// The rules of a choice, or `None` if its code can't be read any more.
pub(crate) fn rules_of(choice: &GameChoice) -> Option<RuleSet> {
    let mut draft = RuleSetDraft::from_code(&choice.rules).ok()?;
    draft.name.clone_from(&choice.rules_name);
    RuleSet::try_from(draft).ok()
}

/// Has the next game, or the score pad that is being set up, played by these rules; the screen to
/// go on with.
pub(crate) fn choose_rules(rules: &RuleSet) -> Route {
    let what = choosing::now().unwrap_or(For::Game);
    own_rules::keep(rules.draft());
    settings().update(|settings| {
        let last = match what {
            For::Pad => &mut settings.last_pad,
            For::Game | For::Friends => &mut settings.last_game,
        };
        let last = last.get_or_insert_with(first_choice);
        let before = RuleSetDraft::from_code(&last.rules).unwrap_or_default();
        last.rules = in_the_teams_of(rules.draft().clone(), &before).code();
        last.rules_name = rules.name().to_string();
    });
    what.screen()
}

/// Other rules for the same people: they stay in their teams, unless the rules say how many there
/// are.
pub(crate) fn in_the_teams_of(mut chosen: RuleSetDraft, before: &RuleSetDraft) -> RuleSetDraft {
    if chosen.sides.teams == 0 {
        chosen.sides.teams = before.sides.teams;
    }
    chosen
}

/// What the rules of the very first game are called.
fn first_rules() -> String {
    messages().rules_name(FIRST_RULES_NAME, FIRST_RULES_CODE)
}

/// By which rules a game begins that is not set up, and the temperament of its computer player:
/// both as they were last. Asked by the first screen, so nothing here needs
/// the engine.
pub(crate) fn next_at_once() -> (String, Temperament) {
    settings().with_untracked(|settings| {
        let last = settings.begun_game.as_ref();
        let rules = last.map(|game| messages().rules_name(&game.rules_name, &game.rules));
        let held = |seat: &SeatChoice| seat.temperament.as_deref()?.parse().ok();
        let met = settings.opponent.as_deref().and_then(|opponent| opponent.parse().ok());
        let opponent = met.or_else(|| last.and_then(|game| game.seats.iter().find_map(held)));
        (rules.unwrap_or_else(first_rules), opponent.unwrap_or(characters::FIRST))
    })
}

/// What is offered when nothing was ever set up here: two people.
pub(crate) fn first_choice() -> GameChoice {
    let rules = RuleSet::default();
    GameChoice {
        rules: rules.code(),
        rules_name: rules.name().to_string(),
        seats: vec![person(&[], 0), person(&[person(&[], 0)], 1)],
        take_back: false,
        hints: true,
    }
}

/// The people of a set-up as they sit down at a score pad: without computer players, those without
/// a name numbered anew, and in no teams that these players can’t form.
pub(crate) fn people_of(choice: &GameChoice) -> GameChoice {
    let mut people = choice.clone();
    people.seats.retain(|seat| seat.temperament.is_none());
    while people.seats.len() < 2 {
        let color = colors::free(people.seats.iter().map(|seat| seat.color));
        people.seats.push(person(&people.seats, color));
    }
    let is_nobody = |seat: &SeatChoice| is_nobody(&seat.name);
    let (unnamed, mut known): (Vec<SeatChoice>, Vec<SeatChoice>) =
        people.seats.iter().cloned().partition(is_nobody);
    for seat in people.seats.iter_mut().filter(|seat| unnamed.contains(seat)) {
        *seat = person(&known, seat.color);
        known.push(seat.clone());
    }
    let fits = rules_of(&people).is_some_and(|rules| Game::new(rules, people.seats.len()).is_ok());
    if !fits {
        play_without_teams(&mut people);
    }
    people
}

/// The same rules for people who play for themselves.
fn play_without_teams(choice: &mut GameChoice) {
    if let Ok(draft) = RuleSetDraft::from_code(&choice.rules) {
        choice.rules = without_teams(&draft).code();
    }
}

/// Begins a game of one person against one computer player, as [`next_at_once`] says. Its name in
/// addresses.
pub(crate) fn against_the_computer() -> Option<String> {
    let (_, opponent) = next_at_once();
    let rules = settings().with_untracked(|settings| settings.begun_game.as_ref().and_then(rules_of));
    let rules = rules.unwrap_or_default();
    let person = person(&[], 0);
    let computer = computer(opponent, std::slice::from_ref(&person), 1);
    let mut choice = GameChoice {
        rules: rules.code(),
        rules_name: rules.name().to_string(),
        seats: vec![person, computer],
        take_back: false,
        hints: true,
    };
    // Two are too few for teams.
    play_without_teams(&mut choice);
    let begun = begin(&choice, Some(Seat::FIRST)).ok();
    settings().update(|settings| settings.begun_game = Some(choice));
    begun
}

/// Begins a game. Its name in addresses.
///
/// # Errors
/// The engine's reason, if this many can't play by these rules.
pub(crate) fn begin(choice: &GameChoice, starter: Option<Seat>) -> Result<String, BeginError> {
    let rules = rules_of(choice).unwrap_or_else(last_rules);
    let seats = call_people(choice.clone()).seats;
    let holders = seats.iter().map(|seat| match &seat.temperament {
        Some(temperament) => Holder::computer(seat.name.trim(), temperament),
        None => Holder::person(seat.name.trim()),
    });
    let mut setup = Setup::new(rules, holders.collect());
    setup.take_back = choice.take_back;
    setup.hints = choice.hints;
    let table = Table::begin(setup, browser::new_seed(), starter)?;
    Ok(open(new_id(), table, Colors(choice.seats.iter().map(|seat| seat.color).collect())))
}

/// The same seats and rules once more. Its name in addresses.
pub(crate) fn rematch(before: &Ledger, colors: Colors) -> Option<String> {
    Some(open(new_id(), Table::rematch(before, browser::new_seed()).ok()?, colors))
}

/// Who comes next for a person who has just beaten a computer player alone.
pub(crate) fn next_rival(over: &Ledger) -> Option<Temperament> {
    let [(person, computer), others @ ..] = &duels(over)[..] else { return None };
    let won = over.game().winners().contains(over.game().side(*person));
    (won && others.is_empty()).then(|| characters::next_up(*computer)).flatten()
}

/// The pairs of a person and a computer player; one at a table for two.
fn duels(ledger: &Ledger) -> Vec<(Seat, Temperament)> {
    let seats = || ledger.game().seats();
    let is_person = |seat: &Seat| ledger.holder(*seat).is_some_and(Holder::is_person);
    let people = seats().filter(is_person);
    people
        .flat_map(|seat| seats().filter_map(move |other| Some((seat, temperament(ledger.holder(other)?)?))))
        .collect()
}

/// The temperament of a computer player.
pub(crate) fn temperament(holder: &Holder) -> Option<Temperament> {
    match &holder.kind {
        HolderKind::Computer { temperament } => temperament.parse().ok(),
        HolderKind::Person => None,
    }
}

/// Home offers the next one up, where it still offers the one who was beaten.
pub(crate) fn offer_next(over: &Ledger) {
    let (_, offered) = next_at_once();
    let was_beaten = duels(over).iter().any(|(_, beaten)| *beaten == offered);
    if let Some(next) = next_rival(over).filter(|_| was_beaten) {
        offer(next);
    }
}

/// Home offers this computer player from now on.
pub(crate) fn offer(rival: Temperament) {
    settings().update(|settings| settings.opponent = Some(rival.name().to_string()));
}

/// The same rules for the same person against another computer player, who is also the next one
/// that is offered. Its name in addresses.
pub(crate) fn against(before: &Ledger, rival: Temperament, colors: Colors) -> Option<String> {
    let mut setup = before.setup().clone();
    let computer = setup.holders.iter_mut().find(|holder| !holder.is_person())?;
    *computer = Holder::computer(rival.person(), rival.name());
    setup.player_texts = setup.holders.iter().map(|holder| holder.name.clone()).collect();
    offer(rival);
    let table = Table::begin(setup, browser::new_seed(), Some(Seat::FIRST)).ok()?;
    Some(open(new_id(), table, colors))
}

/// Keeps a game that was just begun, and has it ready for its table. Its id.
pub(crate) fn open(id: String, table: Table, colors: Colors) -> String {
    saves::save(&SavedGame::of(&id, table.ledger(), &table.record_with_secret_seed(), &colors));
    persistence::ask_once();
    BEGUN.with(|begun| begun.note(&id, Opened { id: id.clone(), table, colors }));
    id
}

/// A game by its name in addresses: just begun, or kept; `None` if there is none of this name.
///
/// # Errors
/// If it is kept and can't be read.
pub(crate) async fn opened(id: String) -> Result<Option<Opened>, Unread> {
    let begun = BEGUN.with(|begun| begun.take(&id));
    if begun.is_some() {
        return Ok(begun);
    }
    let Some(kept) = saves::find::<SavedGame>(&id).await? else { return Ok(None) };
    let mut record = kept.record().ok_or(Unread)?;
    call_you_anew(&mut record.seats);
    let table = Table::from_record(&record).map_err(|_| Unread)?;
    Ok(Some(Opened { id, table, colors: kept.summary.colors }))
}

/// Short, and not used before in this browser.
pub(crate) fn new_id() -> String {
    format!("{:x}", browser::now_ms() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn people_stay_in_their_teams_when_the_rules_change() {
        let mut before = RuleSetDraft::preset("walnut").unwrap();
        before.sides.teams = 2;
        let chosen = in_the_teams_of(RuleSetDraft::preset("zilch").unwrap(), &before);
        assert_eq!((chosen.name.as_str(), chosen.sides.teams), ("Zilch", 2));
        let mut of_three = RuleSetDraft::preset("zilch").unwrap();
        of_three.sides.teams = 3;
        assert_eq!(in_the_teams_of(of_three, &before).sides.teams, 3);
    }

    #[test]
    fn the_name_of_the_first_rules_is_the_one_that_the_engine_gives_them() {
        let rules = RuleSet::default();
        assert_eq!((rules.name(), rules.code().as_str()), (FIRST_RULES_NAME, FIRST_RULES_CODE));
    }
}
