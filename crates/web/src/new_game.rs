//! Beginning games: from a choice of seats and rules to a table that is kept and waits to be shown.

use crate::archive::{self, Kept};
use crate::browser;
use crate::choosing::{self, For};
use crate::colors::{self, Colors};
use crate::database::Unread;
use crate::messages::say;
use crate::promise;
use crate::route::Route;
use crate::settings::{GameChoice, SeatChoice, settings};
use crate::shelf;
use farkle_client::{Session, SessionError, free_name};
use farkle_rules::{Game, MAX_SEATS, Record, RuleSet, RuleSetDraft, Seat};
use farkle_strategy::Temperament;
use farkle_table::{Holder, SavedError, Setup};
use leptos::prelude::*;
use std::cell::RefCell;

/// What is played before anybody has chosen, as in the terminal: rules without an opening score, so that the first turn
/// counts, and an opponent that plays well and never has to work anything out first.
const FIRST_RULES: &str = "classic";
/// What these rules are called; known before the engine is there.
const FIRST_RULES_NAME: &str = "Classic";
const FIRST_OPPONENT: Temperament = Temperament::Calculator;

thread_local! {
    /// A game that was begun in this moment, for the table that is about to show it.
    static BEGUN: RefCell<Option<Opened>> = const { RefCell::new(None) };
}

/// A game that can be shown.
#[derive(Clone)]
pub(crate) struct Opened {
    /// Its name in addresses.
    pub id: String,
    /// Its state.
    pub session: Session,
    /// The colours of its seats.
    pub colors: Colors,
}

/// The rules of the last game.
pub(crate) fn last_rules() -> RuleSet {
    let last = settings().with_untracked(|settings| settings.last_game.as_ref().and_then(rules_of));
    last.or_else(|| RuleSet::preset(FIRST_RULES)).unwrap_or_else(fallback_rules)
}

fn fallback_rules() -> RuleSet {
    // Every preset can be played, so this loop ends at its first.
    farkle_rules::Preset::ALL
        .iter()
        .find_map(|preset| RuleSet::preset(preset.name))
        .unwrap_or_else(fallback_rules)
}

/// The rules of a choice, or `None` if its code can't be read any more.
pub(crate) fn rules_of(choice: &GameChoice) -> Option<RuleSet> {
    let mut draft = RuleSetDraft::from_code(&choice.rules).ok()?;
    draft.name.clone_from(&choice.rules_name);
    RuleSet::try_from(draft).ok()
}

/// Has the next game, or the score pad that is being set up, played by these rules; the screen to go on with.
pub(crate) fn choose_rules(rules: &RuleSet) -> Route {
    let what = choosing::now().unwrap_or(For::Game);
    settings().update(|settings| {
        let last = match what {
            For::Pad => &mut settings.last_pad,
            For::Game => &mut settings.last_game,
        };
        let last = last.get_or_insert_with(first_choice);
        last.rules = rules.draft().code();
        last.rules_name = rules.name().to_string();
    });
    what.screen()
}

/// By which rules a game begins that is not set up, and the temperament of its computer player: both as they were when
/// a game was last set up. Asked by the first screen, so nothing here needs the engine.
pub(crate) fn next_at_once() -> (String, Temperament) {
    settings().with_untracked(|settings| {
        let last = settings.last_game.as_ref();
        let rules = last.map_or(FIRST_RULES_NAME, |game| game.rules_name.as_str());
        let held = |seat: &SeatChoice| seat.temperament.as_deref()?.parse().ok();
        let opponent = last.and_then(|game| game.seats.iter().find_map(held));
        (rules.to_string(), opponent.unwrap_or(FIRST_OPPONENT))
    })
}

/// What is offered when nothing was ever set up here: two people.
pub(crate) fn first_choice() -> GameChoice {
    let rules = RuleSet::preset(FIRST_RULES).unwrap_or_else(fallback_rules);
    GameChoice {
        rules: rules.draft().code(),
        rules_name: rules.name().to_string(),
        seats: vec![person(&[], 0), person(&[person(&[], 0)], 1)],
        take_back: false,
        hints: true,
    }
}

/// A person without a name yet, beside these others: called by the number of the place, or the first that is free.
pub(crate) fn person(others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &String| others.iter().any(|other| other.name.trim() == name);
    let numbers = std::iter::once(others.len() + 1).chain(1..);
    let name = numbers.map(nobody).find(|name| !is_taken(name)).unwrap_or_default();
    SeatChoice { name, temperament: None, color }
}

/// What somebody is called who has no name yet.
fn nobody(number: usize) -> String {
    say!("player-number", "number" => number)
}

/// Whether that is what somebody is called who has no name yet.
fn is_nobody(name: &str) -> bool {
    (1..=MAX_SEATS).any(|number| name == nobody(number))
}

/// Whether nobody has chosen that name: a number, or a computer player's own.
pub(crate) fn is_given_by_us(name: &str) -> bool {
    let is_computers = |temperament: Temperament| {
        let title = say!(&temperament_title(temperament));
        name.strip_prefix(&title).is_some_and(|rest| rest.trim().parse::<u8>().is_ok() || rest.is_empty())
    };
    name.trim().is_empty() || is_nobody(name) || Temperament::ALL.into_iter().any(is_computers)
}

/// A computer player under the name of its temperament, beside these others.
pub(crate) fn computer(temperament: Temperament, others: &[SeatChoice], color: u8) -> SeatChoice {
    let is_taken = |name: &str| others.iter().any(|other| other.name.trim() == name);
    SeatChoice {
        name: free_name(&say!(&temperament_title(temperament)), is_taken),
        temperament: Some(temperament.name().to_string()),
        color,
    }
}

/// The people of a set-up as they sit down at a score pad: without computer players, those without a name numbered anew,
/// and in no teams that so many can't form.
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
        without_teams(&mut people);
    }
    people
}

/// The same rules for people who play for themselves.
fn without_teams(choice: &mut GameChoice) {
    if let Ok(mut draft) = RuleSetDraft::from_code(&choice.rules) {
        draft.sides.teams = 0;
        choice.rules = draft.code();
    }
}

/// Begins a game of one person against one computer player, as [`next_at_once`] says. Its name in addresses.
pub(crate) fn against_the_computer() -> Option<String> {
    let (_, opponent) = next_at_once();
    let rules = last_rules();
    let person = person(&[], 0);
    let computer = computer(opponent, std::slice::from_ref(&person), 1);
    let mut choice = GameChoice {
        rules: rules.draft().code(),
        rules_name: rules.name().to_string(),
        seats: vec![person, computer],
        take_back: false,
        hints: true,
    };
    // Two are too few for teams.
    without_teams(&mut choice);
    begin(&choice, Some(Seat::FIRST)).ok()
}

/// The message with a temperament's name.
pub(crate) fn temperament_title(temperament: Temperament) -> String {
    format!("temperament-{}", temperament.name())
}

/// Begins a game. Its name in addresses.
///
/// # Errors
/// The engine's reason, if so many can't play by these rules.
pub(crate) fn begin(choice: &GameChoice, starter: Option<Seat>) -> Result<String, SessionError> {
    let rules = rules_of(choice).unwrap_or_else(last_rules);
    let holders = choice.seats.iter().map(|seat| match &seat.temperament {
        Some(temperament) => Holder::computer(seat.name.trim(), temperament),
        None => Holder::person(seat.name.trim()),
    });
    let mut setup = Setup::new(rules, holders.collect());
    setup.take_back = choice.take_back;
    setup.hints = choice.hints;
    let session = Session::begin(setup, browser::new_seed(), starter)?;
    Ok(open(session, Colors(choice.seats.iter().map(|seat| seat.color).collect())))
}

/// The same seats and rules once more.
pub(crate) fn rematch(session: &Session, colors: Colors) -> Option<String> {
    let setup = session.table().setup();
    let session = Session::begin(setup.clone(), browser::new_seed(), None).ok()?;
    Some(open(session, colors))
}

/// Takes a game from a record's text into the archive, unless it is there already. Its name in addresses.
///
/// # Errors
/// What is wrong with the record.
pub(crate) async fn import(text: &str) -> Result<String, SavedError> {
    let mut record: Record = text.parse()?;
    let is_drawn = record.header("dice").is_none();
    if is_drawn {
        // It can be looked at and, from its last roll on, continued with new dice.
        record.headers.push(("dice".to_string(), format!("seed {}", browser::new_seed())));
    }
    let session = Session::resume(&record).map_err(|error| match error {
        SessionError::Saved(error) => error,
        other => SavedError::Holder { text: other.to_string() },
    })?;
    let kept = Kept::of(&new_id(), &session, &Colors::default());
    // A list that can't be read may hold it or not: then it is kept once more.
    let all: Vec<Kept> = shelf::all().await.unwrap_or_default();
    if let Some(same) = all.into_iter().find(|other| is_same_game(&other.record, &kept.record, is_drawn)) {
        return Ok(same.head.id);
    }
    shelf::keep(&kept);
    Ok(kept.head.id)
}

/// Whether two records are of one game at one moment. Where the dice to come were only drawn when the file was opened
/// (`is_drawn`) they are no difference.
fn is_same_game(one: &str, other: &str, is_drawn: bool) -> bool {
    fn lines(text: &str) -> impl Iterator<Item = &str> {
        text.lines().filter(|line| !line.starts_with("dice: "))
    }
    one == other || is_drawn && lines(one).eq(lines(other))
}

/// Keeps a game that was just begun, and has it ready for its table.
fn open(session: Session, colors: Colors) -> String {
    let id = new_id();
    shelf::keep(&Kept::of(&id, &session, &colors));
    archive::expect_unfinished(true);
    promise::ask_once();
    BEGUN.with(|begun| *begun.borrow_mut() = Some(Opened { id: id.clone(), session, colors }));
    id
}

/// Whether a game was begun in this moment.
pub(crate) fn is_begun(id: &str) -> bool {
    BEGUN.with_borrow(|begun| begun.as_ref().is_some_and(|begun| begun.id == id))
}

/// A game by its name in addresses: just begun, or kept; `None` if there is none of this name.
///
/// # Errors
/// If it is kept and can't be read.
pub(crate) async fn opened(id: String) -> Result<Option<Opened>, Unread> {
    let begun = BEGUN.with(|begun| begun.borrow_mut().take()).filter(|begun| begun.id == id);
    if begun.is_some() {
        return Ok(begun);
    }
    let Some(kept) = shelf::find::<Kept>(&id).await? else { return Ok(None) };
    let session = kept.record().and_then(|record| Session::resume(&record).ok()).ok_or(Unread)?;
    Ok(Some(Opened { id, session, colors: kept.head.colors }))
}

/// Short, and not used before in this browser.
pub(crate) fn new_id() -> String {
    format!("{:x}", browser::now_ms() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_that_is_opened_twice_is_one_game_whatever_dice_are_to_come() {
        let (one, other) = ("record\ndice: seed 1\nroll 1", "record\ndice: seed 2\nroll 1");
        assert!(is_same_game(one, one, false));
        assert!(is_same_game(one, other, true));
        assert!(!is_same_game(one, other, false), "two games that begin alike");
        assert!(!is_same_game("record\nroll 1", "record\nroll 1\nbank", true));
    }

    #[test]
    fn the_name_of_the_first_rules_is_the_one_that_the_engine_gives_them() {
        assert_eq!(
            RuleSet::preset(FIRST_RULES).map(|rules| rules.name().to_string()),
            Some(FIRST_RULES_NAME.to_string())
        );
    }
}
