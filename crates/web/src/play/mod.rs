//! A game in progress in this page: the session, the selection, and what goes on around them.
//!
//! Turns wishes into actions, stores every change, and says what happened. The session decides everything, and nothing
//! waits for an animation: what dice in the air have decided is only shown, and heard, once they lie.

mod computers;

pub(crate) use computers::{CHAMPION, seats_champion};

use crate::archive::Kept;
use crate::browser;
use crate::colors::Colors;
use crate::focus::{self, Focus};
use crate::half_done;
use crate::new_game::Opened;
use crate::settings::moves;
use crate::shelf;
use crate::sound::{self, Sound};
use crate::throw::Flight;
use farkle_client::{Announcement, Screen, Selection, Session, ToAct, announce};
use farkle_rules::{Action, Event, Phase, Refusal, TurnEndKind};
use farkle_table::Step;
use leptos::prelude::*;
use rand::SeedableRng;
use rand::rngs::ChaCha8Rng;
use wasm_bindgen_futures::spawn_local;

/// By then the picture of a tap is drawn, on a slow phone, too.
const PICTURE_MS: i32 = 60;

/// By then dice lie, even where no browser says so: their table may not be drawn any more.
const LONGEST_FLIGHT_MS: i32 = 3000;

/// What has to be pressed next, in the order in which it is looked for: where dice wait to be chosen,
const DICE_FIRST: &[&str] =
    &[".felt .die:not(:disabled, .dead)", ".felt .die:not(:disabled)", ".actions button", "#app h1"];
/// and where they don't.
const BUTTONS_FIRST: &[&str] = &[".ending h2", ".actions .primary", ".actions button", "#app h1"];

/// What was said last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Said {
    /// The sentences of the last change.
    pub sentences: Vec<Announcement>,
    /// A refusal, if the last wish was not allowed.
    pub refusal: Option<Refusal>,
    /// Whether a decision was taken back just now, and nothing was touched since.
    pub taken_back: bool,
}

/// A game in progress.
#[derive(Clone, Copy)]
pub(crate) struct Play {
    id: StoredValue<String>,
    colors: StoredValue<Colors>,
    /// The game.
    pub session: RwSignal<Session>,
    /// The selected dice.
    pub selection: RwSignal<Selection>,
    /// What was said last.
    pub said: RwSignal<Said>,
    /// How the last turn ended, while its roll still lies on the table.
    pub last_end: RwSignal<Option<TurnEndKind>>,
    /// Whether the last set-aside made hot dice.
    pub hot: RwSignal<bool>,
    /// Whether dice of the last roll are in the air.
    flight: Flight,
    /// Whether computer players should not take their time.
    hurried: StoredValue<bool>,
    /// Whether a computer player is at work.
    busy: StoredValue<bool>,
    /// Whether the table is still on the screen.
    shown: StoredValue<bool>,
    chance: StoredValue<ChaCha8Rng>,
}

impl Play {
    /// A game on the screen; computer players begin to act at once.
    pub(crate) fn new(opened: Opened) -> Play {
        let Opened { id, session, colors } = opened;
        let chance = match browser::query("seed") {
            Some(phrase) => {
                phrase.bytes().fold(0_u64, |sum, byte| sum.wrapping_mul(31).wrapping_add(byte.into()))
            }
            None => browser::random_bytes()
                .iter()
                .fold(0_u64, |sum, &byte| sum << 8 ^ sum >> 56 ^ u64::from(byte)),
        };
        let play = Play {
            id: StoredValue::new(id),
            colors: StoredValue::new(colors),
            session: RwSignal::new(session),
            selection: RwSignal::new(Selection::default()),
            said: RwSignal::new(Said::default()),
            last_end: RwSignal::new(None),
            hot: RwSignal::new(false),
            flight: Flight::none(),
            hurried: StoredValue::new(false),
            busy: StoredValue::new(false),
            shown: StoredValue::new(true),
            chance: StoredValue::new(ChaCha8Rng::seed_from_u64(chance)),
        };
        play.remember();
        on_cleanup(move || {
            // The values may be gone before the last pause ends.
            let _ = play.shown.try_set_value(false);
        });
        play.continue_with_computers();
        play.prepare_champion();
        play
    }

    /// A game that is not kept: for the first steps.
    pub(crate) fn lesson(session: Session) -> Play {
        Play::new(Opened { id: String::new(), session, colors: Colors::default() })
    }

    /// Its name in addresses.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// The colours of its seats.
    pub(crate) fn colors(self) -> Colors {
        self.colors.get_value()
    }

    /// A tap on the die at a place.
    pub(crate) fn tap(self, place: usize) {
        if !self.is_for_a_person() {
            return self.hurry();
        }
        let mut selection = self.selection.get_untracked();
        let tapped = self.session.with_untracked(|session| selection.tap(session, place));
        match tapped {
            Ok(()) => {
                sound::play(Sound::Tap);
                self.selection.set(selection);
                self.touched(None);
            }
            Err(refusal) => self.touched(Some(refusal)),
        }
    }

    /// After a touch, what was said about the touch before it is over.
    fn touched(self, refusal: Option<Refusal>) {
        self.said.update(|said| {
            said.refusal = refusal;
            said.taken_back = false;
        });
    }

    /// Takes the best dice, or none if they are selected already.
    pub(crate) fn take_best_or_none(self) {
        let mut selection = self.selection.get_untracked();
        self.session.with_untracked(|session| selection.take_best_or_none(session));
        self.selection.set(selection);
        self.touched(None);
    }

    /// A wish of the person whose turn it is.
    pub(crate) fn wish(self, action: Result<Action, Refusal>) {
        if self.gives_away() {
            return;
        }
        if !self.is_for_a_person() {
            return self.hurry();
        }
        self.hurried.set_value(false);
        match action {
            Ok(action) => self.act(action),
            Err(refusal) => self.touched(Some(refusal)),
        }
    }

    /// Takes the last decision back, where the table allows it.
    pub(crate) fn take_back(self) {
        // The button that is pressed goes when there is no more to take back.
        Focus::now().keep(&[".table-top button", "#app h1"]);
        let taken = self.session.try_update(|session| session.take_back().is_ok()).unwrap_or_default();
        if taken {
            // Whoever takes back wants to see what follows.
            self.hurried.set_value(false);
            self.selection.set(Selection::default());
            self.said.set(Said { taken_back: true, ..Said::default() });
            self.last_end.set(None);
            self.hot.set(false);
            self.store();
        }
    }

    /// Whether the dice in the air have ended a turn: nothing on the table gives that away before they lie, and nobody
    /// presses what is meant for whoever comes next.
    pub(crate) fn gives_away(self) -> bool {
        self.flight.is_on() && self.last_end.with(Option::is_some)
    }

    /// What is drawn; while dice in the air have ended a turn it is what it would be if they had not.
    pub(crate) fn screen(self) -> Memo<Screen> {
        Memo::new(move |_| {
            self.session.with(|session| {
                let now = || self.selection.with(|chosen| Screen::of(session, chosen));
                if self.gives_away() { Screen::in_the_air(session).unwrap_or_else(now) } else { now() }
            })
        })
    }

    /// A value that follows the game and gives nothing away that dice in the air have decided: until they lie it stays as it
    /// was.
    pub(crate) fn held<T: Clone + PartialEq + Send + Sync + 'static>(
        self,
        now: impl Fn() -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |before: Option<&T>| match before {
            Some(before) if self.gives_away() => before.clone(),
            _ => now(),
        })
    }

    /// The dice of the last roll lie.
    pub(crate) fn landed(self) {
        if self.flight.end() && self.last_end.with_untracked(Option::is_some) {
            let steps = self.session.with_untracked(Session::last_steps);
            steps.iter().filter(|step| is_roll(step)).filter_map(sound_of).for_each(sound::play);
        }
    }

    /// Has computer players not take their time until a person acts again.
    pub(crate) fn hurry(self) {
        self.hurried.set_value(true);
    }

    /// Whether a person has to act (or everybody, before the start).
    pub(crate) fn is_for_a_person(self) -> bool {
        self.session.with_untracked(|session| matches!(session.to_act(), ToAct::Person(_) | ToAct::Anyone))
    }

    fn act(self, action: Action) {
        let focus = Focus::now();
        let by_person = self.is_for_a_person();
        // The table answers in the same moment; a denial can only come from a tap that is too late.
        let Some(Ok(steps)) = self.session.try_update(|session| session.act(action)) else { return };
        self.selection.set(Selection::default());
        self.store();
        self.tell(&steps);
        self.continue_with_computers();
        self.go_on_from(focus, by_person);
    }

    /// After an action that was pressed somewhere: what is to be pressed next has the focus if what had it is gone, and
    /// for whoever uses keys dice come next that wait to be chosen.
    fn go_on_from(self, focus: Focus, by_person: bool) {
        let chooses = self.is_for_a_person()
            && self
                .session
                .with_untracked(|session| matches!(session.game().phase(), Phase::Choosing { .. }));
        match chooses {
            true if by_person && focus::is_followed() && focus.is_in(".actions") => focus::soon(DICE_FIRST),
            true => focus.keep(DICE_FIRST),
            false => focus.keep(BUTTONS_FIRST),
        }
    }

    fn store(self) {
        let id = self.id.get_value();
        if !id.is_empty() {
            self.session.with_untracked(|session| {
                self.colors.with_value(|colors| shelf::keep(&Kept::of(&id, session, colors)));
            });
        }
    }

    /// Has everything be said and selected as it was when the page was left, and keeps it so from now on.
    fn remember(self) {
        let steps = self.session.with_untracked(Session::last_steps);
        // Who starts because the table has said so is nothing to be told.
        if steps.iter().any(|step| !matches!(step.event, Event::Started(_))) {
            self.note(&steps);
        }
        let id = self.id();
        if id.is_empty() {
            return;
        }
        if self.is_for_a_person() {
            let mut selection = Selection::default();
            self.session.with_untracked(|session| {
                if let Some(places) = half_done::find(&id, session.events().len()) {
                    selection.take_again(session, places);
                }
            });
            self.selection.set(selection);
        }
        Effect::new(move || {
            let places = self.selection.get().places();
            let events = self.session.with_untracked(|session| session.events().len());
            let id = id.clone();
            spawn_local(async move {
                // The picture comes first; of two taps in a row the later one is kept later.
                browser::pause(PICTURE_MS).await;
                half_done::keep(&id, events, places);
            });
        });
    }

    fn tell(self, steps: &[Step]) {
        self.note(steps);
        let rolled = steps.iter().find_map(|step| match step.event {
            Event::Rolled(dice) => Some(dice.len()),
            _ => None,
        });
        match rolled {
            Some(dice) if moves() => {
                steps.iter().filter(|step| !is_roll(step)).filter_map(sound_of).for_each(sound::play);
                // What they come to is heard when it is seen.
                sound::play(Sound::Roll(dice));
                let flight = self.flight.begin();
                spawn_local(async move {
                    browser::pause(LONGEST_FLIGHT_MS).await;
                    if self.flight.is_still(flight) {
                        self.landed();
                    }
                });
            }
            _ => steps.iter().filter_map(sound_of).for_each(sound::play),
        }
    }

    /// What is shown of the last change.
    fn note(self, steps: &[Step]) {
        let sentences = self.session.with_untracked(|session| announce(session, steps));
        self.said.set(Said { sentences, ..Said::default() });
        self.last_end.set(steps.iter().rev().find_map(|step| step.outcome.turn_end).map(|end| end.kind));
        self.hot.set(steps.iter().any(|step| step.outcome.hot_dice));
    }
}

fn is_roll(step: &Step) -> bool {
    matches!(step.event, Event::Rolled(_))
}

fn sound_of(step: &Step) -> Option<Sound> {
    if step.outcome.game_over {
        return Some(Sound::Win);
    }
    match (step.event, step.outcome.turn_end.map(|end| end.kind)) {
        (_, Some(TurnEndKind::Banked)) => Some(Sound::Bank),
        (_, Some(TurnEndKind::Farkled | TurnEndKind::ToxicTwos)) => Some(Sound::Farkle),
        (Event::Rolled(dice), _) => Some(Sound::Roll(dice.len())),
        (Event::SetAside { .. }, _) if step.outcome.hot_dice => Some(Sound::HotDice),
        _ => None,
    }
}
