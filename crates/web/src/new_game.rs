//! Beginning games: from a choice of seats and rules to a table that is kept and waits to be shown.

use crate::archive::{self, Kept};
use crate::browser;
use crate::colors::Colors;
use crate::database::Unread;
use crate::messages::say;
use crate::route::Route;
use crate::settings::{GameChoice, SeatChoice, settings};
use farkle_client::{Session, SessionError};
use farkle_rules::{Record, RuleSet, RuleSetDraft, Seat};
use farkle_strategy::Temperament;
use farkle_table::{Holder, SavedError, Setup};
use leptos::prelude::*;
use std::cell::{Cell, RefCell};

/// What is played before anybody has chosen: the leaflet from the box that most people know.
const FIRST_RULES: &str = "playmonster";

thread_local! {
    /// Whether rules are being chosen for a score pad.
    static SETS_UP_PAD: Cell<bool> = const { Cell::new(false) };
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
    let for_pad = SETS_UP_PAD.with(Cell::get);
    settings().update(|settings| {
        let last = if for_pad { &mut settings.last_pad } else { &mut settings.last_game };
        let last = last.get_or_insert_with(first_choice);
        last.rules = rules.draft().code();
        last.rules_name = rules.name().to_string();
    });
    if for_pad { Route::Pads } else { Route::NewGame }
}

/// Notes what rules are being chosen for: a score pad or a game on this device.
pub(crate) fn set_up_pad(pad: bool) {
    SETS_UP_PAD.with(|sets_up_pad| sets_up_pad.set(pad));
}

/// What is offered when nothing was ever set up here: one person and one computer player.
pub(crate) fn first_choice() -> GameChoice {
    let rules = RuleSet::preset(FIRST_RULES).unwrap_or_else(fallback_rules);
    GameChoice {
        rules: rules.draft().code(),
        rules_name: rules.name().to_string(),
        seats: vec![person(1, 0), computer(Temperament::Champion, 1)],
        take_back: false,
        hints: true,
    }
}

/// A person without a name yet.
pub(crate) fn person(number: usize, color: u8) -> SeatChoice {
    SeatChoice { name: say!("player-number", "number" => number), temperament: None, color }
}

/// A computer player under the name of its temperament.
pub(crate) fn computer(temperament: Temperament, color: u8) -> SeatChoice {
    SeatChoice {
        name: say!(&temperament_title(temperament)),
        temperament: Some(temperament.name().to_string()),
        color,
    }
}

/// Begins a game of one person against one computer player, by the last rules. Its name in addresses.
pub(crate) fn against_the_computer() -> Option<String> {
    let seats = vec![person(1, 0), computer(Temperament::Champion, 1)];
    let rules = last_rules();
    // With teams two seats are too few: then the box's rules are played.
    let rules = if rules.draft().sides.teams > 0 { RuleSet::preset(FIRST_RULES)? } else { rules };
    begin(
        &GameChoice {
            rules: rules.draft().code(),
            rules_name: rules.name().to_string(),
            seats,
            take_back: false,
            hints: true,
        },
        Some(Seat::FIRST),
    )
    .ok()
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
        Some(temperament) => Holder::computer(&seat.name, temperament),
        None => Holder::person(&seat.name),
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

/// Takes a game from a record's text into the archive. Its name in addresses.
///
/// # Errors
/// What is wrong with the record.
pub(crate) fn import(text: &str) -> Result<String, SavedError> {
    let mut record: Record = text.parse()?;
    if record.header("dice").is_none() {
        // It can be looked at and, from its last roll on, continued with new dice.
        record.headers.push(("dice".to_string(), format!("seed {}", browser::new_seed())));
    }
    let session = Session::resume(&record).map_err(|error| match error {
        SessionError::Saved(error) => error,
        other => SavedError::Holder { text: other.to_string() },
    })?;
    let id = new_id();
    archive::keep(&Kept::of(&id, &session, &Colors::default()));
    Ok(id)
}

/// Keeps a game that was just begun, and has it ready for its table.
fn open(session: Session, colors: Colors) -> String {
    let id = new_id();
    archive::keep(&Kept::of(&id, &session, &colors));
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
    let Some(kept) = archive::find(&id).await? else { return Ok(None) };
    let session = kept.record().and_then(|record| Session::resume(&record).ok()).ok_or(Unread)?;
    Ok(Some(Opened { id, session, colors: kept.head.colors }))
}

/// Short, and not used before in this browser.
pub(crate) fn new_id() -> String {
    format!("{:x}", browser::now_ms() as u64)
}
