//! A game in progress in this page: the client of its table, the selection, and what goes on around
//! them.
//!
//! Turns taps into wishes, and shows and says what the host tells of them. Everything that is drawn
//! follows [`OpenGame::ledger`], which stays behind as long as dice are in the air: nothing on the
//! screen knows how they will lie.

mod computers;
mod holding;
mod host;
mod showing;

pub(crate) use computers::seats_champion;
pub(crate) use holding::Held;
pub(crate) use host::CHAMPION;

use crate::game::colors::Colors;
use crate::game::half_done;
use crate::game::new_game::Opened;
use crate::game::remarks::Remark;
use crate::game::sound::{self, Sound};
use crate::page::browser;
use crate::page::focus::{self, Focus};
use computers::Pace;
use farkle_client::{Announcement, Client, GreatMoment, Host, LastRoll, Screen, Selection};
use farkle_rules::{Action, Dice, Event, Phase, Points, Refusal, Seat, TurnEnd};
use farkle_table::{Denial, Ledger, Step, Table, ToAct, Wish};
use host::{AnyGame, Listener, sit_down};
use leptos::prelude::*;
use std::time::Duration;
use wasm_bindgen_futures::spawn_local;

/// By then the picture of a tap is drawn, on a slow phone, too.
const PICTURE_MS: i32 = 60;
/// When the turn has passed on to somebody else, the place of a button has a new meaning. A touch
/// within this time was meant for the old one.
const NEW_BUTTON_MS: f64 = 800.0;
/// How long a finger that has hurried others has to rest before a button of its own turn listens
/// to it.
const CALM_MS: f64 = 500.0;
/// A second touch of the same die within this time is the same tap of an unsteady finger; and so is
/// one in the next turn of somebody who plays alone.
const SAME_TAP_MS: f64 = 300.0;

/// What was said last.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Said {
    /// The sentences of the last change.
    pub sentences: Vec<Announcement>,
    /// Why the last wish was not allowed, if it was not.
    pub denial: Option<Denial>,
    /// Whether a decision was taken back just now, and nothing was touched since.
    pub taken_back: bool,
    /// Whether the last touch has confirmed a die that is selected.
    pub confirmed: bool,
    /// Whether the sentences were told before the last change was shown.
    pub heard: bool,
}

/// A great moment, and whose it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Great {
    pub moment: GreatMoment,
    pub seat: Seat,
    /// What was banked.
    pub gained: Points,
    /// What its side has now.
    pub score: Points,
    /// The number of events, which is different for every moment of a game.
    pub number: usize,
}

impl Great {
    /// What is great about a step from one state to the next.
    fn of(before: &Ledger, step: &Step, after: &Ledger) -> Option<Great> {
        let moment = GreatMoment::of(before, step, after)?;
        let gained = step.outcome.turn_end.map(|end| end.gained).unwrap_or_default();
        let score = after.game().score(after.game().side(step.seat));
        Some(Great { moment, seat: step.seat, gained, score, number: after.events().len() })
    }
}

/// Who plays at this screen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hands {
    /// All people of the table.
    All,
    /// One of them; nobody if this screen only watches. The others are far away.
    One(Option<Seat>),
}

impl Hands {
    /// Whether a decision is made at this screen.
    pub(crate) fn decide(self, to_act: &ToAct) -> bool {
        match (self, to_act) {
            (Hands::All, ToAct::Person(_) | ToAct::Anyone) | (Hands::One(Some(_)), ToAct::Anyone) => true,
            (Hands::One(own), ToAct::Person(seat)) => own == Some(*seat),
            _ => false,
        }
    }
}

/// A game in progress.
#[derive(Clone, Copy)]
pub(crate) struct OpenGame {
    id: StoredValue<String>,
    colors: StoredValue<Colors>,
    client: StoredValue<AnyGame, LocalStorage>,
    /// Who plays here.
    pub hands: RwSignal<Hands>,
    /// The game as it is shown.
    pub ledger: RwSignal<Ledger>,
    /// The dice in the air.
    pub in_the_air: RwSignal<Option<LastRoll>>,
    /// Whether a wish waits for its answer.
    pub pending: RwSignal<bool>,
    /// The selected dice.
    pub selection: RwSignal<Selection>,
    /// What was said last.
    pub said: RwSignal<Said>,
    /// How the last turn ended, while its roll still lies on the table.
    pub last_end: RwSignal<Option<TurnEnd>>,
    /// Since when a lost turn is looked at, while the events wait: its player still has the turn.
    pub lost_since: RwSignal<Option<f64>>,
    /// The great moment that is shown, as long as it lasts.
    pub great: RwSignal<Option<Great>>,
    /// The great moment that is looked at while its event waits: everything else is as before it.
    pub held: RwSignal<Option<Held>>,
    /// The score of whoever the great moment belongs to, as it is counted up.
    pub counted: RwSignal<Points>,
    /// The great moment whose points have flown to the score, as its number.
    flown: StoredValue<Option<usize>>,
    /// What an opponent has said just now.
    pub remark: RwSignal<Option<Remark>>,
    /// How fast the turn of a computer player is shown.
    pace: RwSignal<Pace>,
    /// Until when the buttons listen to no touch, because a person's turn has passed on.
    deaf_until: StoredValue<f64>,
    /// When somebody else was hurried last.
    hurried: StoredValue<f64>,
    /// The last die that was tapped, with its time.
    tapped: StoredValue<Option<(usize, f64)>>,
    /// Whether the turn of a computer player is being shown.
    busy: StoredValue<bool>,
    /// Whether the table is still on the screen.
    shown: StoredValue<bool>,
    /// Whether a person has pressed a button with the keyboard, as long as what follows is being
    /// shown.
    pressed_by_key: StoredValue<bool>,
}

impl OpenGame {
    /// A game in this page; computer players begin to act at once.
    pub(crate) fn new(opened: Opened) -> OpenGame {
        let (id, colors) = (opened.id.clone(), opened.colors.clone());
        let listener = Listener::default();
        let play = OpenGame::of(id, colors, sit_down(opened, &listener), Hands::All);
        listener.set(play);
        play.begin();
        play.prepare_champion();
        play
    }

    /// A game whose host is far away. Whoever owns the connection calls [`OpenGame::hear`] when
    /// something has come.
    pub(crate) fn far_away(
        (id, colors): (String, Colors),
        host: impl Host + 'static,
        ledger: Ledger,
        device: u64,
        own: Option<Seat>,
    ) -> OpenGame {
        let client: AnyGame = Client::new(Box::new(host), ledger, device);
        let play = OpenGame::of(id, colors, client, Hands::One(own));
        play.begin();
        play.hear();
        play
    }

    fn of(id: String, colors: Colors, client: AnyGame, hands: Hands) -> OpenGame {
        let ledger = client.ledger().clone();
        OpenGame {
            id: StoredValue::new(id),
            colors: StoredValue::new(colors),
            client: StoredValue::new_local(client),
            hands: RwSignal::new(hands),
            ledger: RwSignal::new(ledger),
            in_the_air: RwSignal::new(None),
            pending: RwSignal::new(false),
            selection: RwSignal::new(Selection::default()),
            said: RwSignal::new(Said::default()),
            last_end: RwSignal::new(None),
            lost_since: RwSignal::new(None),
            great: RwSignal::new(None),
            held: RwSignal::new(None),
            counted: RwSignal::new(Points::ZERO),
            flown: StoredValue::new(None),
            remark: RwSignal::new(None),
            pace: RwSignal::new(Pace::default()),
            deaf_until: StoredValue::new(f64::NEG_INFINITY),
            hurried: StoredValue::new(f64::NEG_INFINITY),
            tapped: StoredValue::new(None),
            busy: StoredValue::new(false),
            shown: StoredValue::new(true),
            pressed_by_key: StoredValue::new(false),
        }
    }

    fn begin(self) {
        self.remember();
        on_cleanup(move || {
            // The values may be gone before the last pause ends.
            let _ = self.shown.try_set_value(false);
        });
        self.continue_with_others();
    }

    /// Whether the host is far away.
    pub(crate) fn is_far(self) -> bool {
        self.hands.try_get_untracked().is_some_and(|hands| hands != Hands::All)
    }

    /// The game as it is, beyond what is shown.
    pub(crate) fn latest(self) -> Ledger {
        self.client.with_value(|client| client.shown().latest().clone())
    }

    /// The game after the next event, while that waits.
    pub(crate) fn after_next_event(self) -> Option<Ledger> {
        self.client.with_value(|client| client.shown().preview()).map(|(_, after)| after)
    }

    /// Lets time pass for a host that is far away.
    pub(crate) fn tick(self, now: Duration) {
        let _ = self.client.try_update_value(|client| client.tick(now));
    }

    /// A game that is not kept: for the first steps.
    pub(crate) fn lesson(table: Table) -> OpenGame {
        OpenGame::new(Opened { id: String::new(), table, colors: Colors::default() })
    }

    /// Its name in addresses.
    pub(crate) fn id(self) -> String {
        self.id.get_value()
    }

    /// The colours of its seats.
    pub(crate) fn colors(self) -> Colors {
        self.colors.get_value()
    }

    /// A tap on the die at a place. It lands dice that are in the air. The dice of a computer
    /// player are its own.
    pub(crate) fn tap(self, place: usize) {
        if !self.is_for_a_person() || self.is_same_tap(place) || !self.land_what_scores() {
            return;
        }
        let before = self.selection.get_untracked();
        let mut selection = before;
        let tapped = self.ledger.with_untracked(|ledger| selection.tap(ledger, place));
        match tapped {
            Ok(()) => {
                sound::play(Sound::Tap);
                self.selection.set(selection);
                self.touched(None);
                self.said.update(|said| said.confirmed = selection.places() == before.places());
            }
            Err(refusal) => self.touched(Some(refusal.into())),
        }
    }

    fn is_same_tap(self, place: usize) -> bool {
        let now = browser::now_ms();
        let before = self.tapped.get_value();
        self.tapped.set_value(Some((place, now)));
        before.is_some_and(|(last, at)| last == place && (0.0..SAME_TAP_MS).contains(&(now - at)))
    }

    /// After a touch, what was said about the touch before it is over.
    fn touched(self, denial: Option<Denial>) {
        self.said.update(|said| {
            said.denial = denial;
            (said.taken_back, said.confirmed) = (false, false);
        });
    }

    /// Takes the best dice, or none if they are selected already.
    pub(crate) fn take_best_or_none(self) {
        if !self.is_for_a_person() || !self.land_what_scores() {
            return;
        }
        let mut selection = self.selection.get_untracked();
        self.ledger.with_untracked(|ledger| selection.take_best_or_none(ledger));
        self.selection.set(selection);
        self.touched(None);
    }

    /// Selects dice of the roll.
    pub(crate) fn select(self, dice: Dice) {
        if !self.is_for_a_person() || !self.land_what_scores() {
            return;
        }
        let mut selection = self.selection.get_untracked();
        self.ledger.with_untracked(|ledger| selection.take(ledger, dice));
        self.selection.set(selection);
        self.touched(None);
    }

    /// A wish of the person whose turn it is.
    pub(crate) fn wish(self, action: Result<Action, Refusal>) {
        if !self.is_for_a_person() {
            return self.hurry();
        }
        if !self.land_what_scores() {
            return;
        }
        match action {
            Ok(action) => {
                self.pressed_by_key.set_value(focus::is_followed() && Focus::now().is_in(".actions"));
                let hands = self.hands.get_untracked();
                self.client.update_value(|client| {
                    match hands {
                        Hands::One(Some(seat)) => client.ask(seat, Wish::Act(action)),
                        Hands::All | Hands::One(None) => client.act(action),
                    };
                });
                self.hear();
            }
            Err(refusal) => self.touched(Some(refusal.into())),
        }
    }

    /// A press on a button of the table: a wish, unless it was meant for what stood in its place
    /// before the turn passed on.
    pub(crate) fn press(self, action: Result<Action, Refusal>) {
        let now = browser::now_ms();
        let is_calm = now - self.hurried.get_value() >= CALM_MS;
        if !is_calm {
            // Whoever taps on and on has not seen yet whose turn it is.
            self.hurried.set_value(now);
        } else if !self.has_just_passed_on() {
            self.wish(action);
        }
    }

    /// Takes the last decision back, where the table allows it.
    pub(crate) fn take_back(self) {
        if !self.ledger.with_untracked(Ledger::can_take_back) {
            return;
        }
        // A person who takes back wants to see what follows.
        self.pace.set(Pace::default());
        self.client.update_value(|client| {
            client.take_back();
        });
        self.hear();
    }

    /// The points of a great moment that are on their way to the score.
    pub(crate) fn gain(self) -> Option<Great> {
        let is_on_its_way =
            |great: &Great| great.gained > Points::ZERO && self.flown.get_value() != Some(great.number);
        self.great.get().filter(is_on_its_way)
    }

    /// Whether points are on the way to a score.
    pub(crate) fn banks(self) -> bool {
        self.held.get().is_some_and(|held| held.great.gained > Points::ZERO)
    }

    /// What is drawn.
    pub(crate) fn screen(self) -> Memo<Screen> {
        Memo::new(move |_| {
            self.ledger.with(|ledger| self.selection.with(|chosen| Screen::of(ledger, chosen)))
        })
    }

    /// A touch of the board beside what can be pressed: whoever has seen enough goes on.
    pub(crate) fn touch(self) {
        match self.is_for_a_person() {
            true => self.see_enough(),
            false => self.hurry(),
        }
    }

    /// Has a computer player not take its time: with the first call its turn is shown briskly, with
    /// the second its end.
    pub(crate) fn hurry(self) {
        self.hurried.set_value(browser::now_ms());
        if !self.has_just_passed_on() {
            self.pace.update(Pace::hurry);
        }
    }

    /// What one more call does, as the name of a message; nothing once the end of the turn is shown
    /// at once. Follows the pace.
    pub(crate) fn next_hurry(self) -> Option<&'static str> {
        match self.pace.get() {
            Pace::Own => Some("thinking-hurry"),
            Pace::Brisk => Some("thinking-skip"),
            Pace::WholeTurn => None,
        }
    }

    /// Whether the turn of a computer player is shown briskly. Follows the pace.
    pub(crate) fn is_brisk(self) -> bool {
        self.pace.get() == Pace::Brisk
    }

    fn has_just_passed_on(self) -> bool {
        (0.0..=NEW_BUTTON_MS).contains(&(self.deaf_until.get_value() - browser::now_ms()))
    }

    /// Whether a person at this screen has to act (or everybody, before the start).
    pub(crate) fn is_for_a_person(self) -> bool {
        let hands = self.hands.try_get_untracked().unwrap_or(Hands::One(None));
        self.ledger.try_with_untracked(|ledger| hands.decide(&ledger.to_act())).unwrap_or_default()
    }

    fn pace(self) -> Pace {
        self.pace.try_get_untracked().unwrap_or(Pace::WholeTurn)
    }

    fn is_hurried(self) -> bool {
        self.pace() != Pace::Own
    }

    fn is_shown(self) -> bool {
        self.shown.try_get_value().unwrap_or_default()
    }

    /// Lands dice in the air for a person who is faster. Dice that end the turn are not hurried:
    /// nobody presses what is meant for the next player. Whether there is something to choose from.
    fn land_what_scores(self) -> bool {
        if self.is_looked_at() {
            self.see_enough();
            return false;
        }
        if self.flies() {
            let scores = self.client.with_value(|client| {
                matches!(client.shown().latest().game().phase(), Phase::Choosing { .. })
            });
            if !scores {
                return false;
            }
            self.land();
        }
        true
    }

    /// Has everything be said and selected as it was when the page was left, and keeps it so from
    /// now on.
    fn remember(self) {
        let steps = self.ledger.with_untracked(Ledger::last_steps);
        // Who starts because the table has said so is nothing to be told.
        if steps.iter().any(|step| !matches!(step.event, Event::Started(_))) {
            self.ledger.with_untracked(|ledger| self.note(ledger, &steps));
        }
        let id = self.id();
        if id.is_empty() {
            return;
        }
        if self.is_for_a_person() {
            let mut selection = Selection::default();
            self.ledger.with_untracked(|ledger| {
                if let Some(places) = half_done::find(&id, ledger.events().len()) {
                    selection.take_again(ledger, places);
                }
            });
            self.selection.set(selection);
        }
        Effect::new(move || {
            let places = self.selection.get().places();
            let events = self.ledger.with_untracked(|ledger| ledger.events().len());
            let id = id.clone();
            spawn_local(async move {
                // The picture comes first; of two taps in a row the later one is kept later.
                browser::pause(PICTURE_MS).await;
                half_done::keep(&id, events, places);
            });
        });
    }
}
