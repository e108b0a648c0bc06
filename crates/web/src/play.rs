//! A game in progress in this page: the session, the selection, and what goes on around them.
//!
//! Turns wishes into actions, stores every change, has computer players act at a pace one can follow, and says what
//! happened. The session decides everything; nothing here waits for an animation.

use crate::archive::Kept;
use crate::browser;
use crate::colors::Colors;
use crate::focus::{self, Focus};
use crate::half_done;
use crate::new_game::Opened;
use crate::settings::settings;
use crate::shelf;
use crate::sound::{self, Sound};
use crate::thinker::{self, Duel};
use farkle_client::{Announcement, Selection, Session, ToAct, announce};
use farkle_rules::{Action, Event, Game, Phase, Refusal, TurnEndKind};
use farkle_strategy::Temperament;
use farkle_table::{HolderKind, Step};
use farkle_thinking::{Answer, Question, action_at};
use leptos::prelude::*;
use rand::rngs::ChaCha8Rng;
use rand::{RngExt, SeedableRng};
use wasm_bindgen_futures::spawn_local;

/// By then the picture of a tap is drawn, on a slow phone, too.
const PICTURE_MS: i32 = 60;

/// The temperament that plays by exact chances where they can be had.
pub(crate) const CHAMPION: &str = Temperament::Champion.name();
/// How long a computer player looks at its dice, and how long one sees what it takes.
const LOOK_MS: f64 = 1500.0;
const TAKE_MS: f64 = 850.0;
/// Long enough for the table to be drawn.
const AFTER_FIRST_PICTURE_MS: i32 = 1000;
/// When it is tried again to reach somebody who thinks.
const RETRY_MS: i32 = 3000;
/// How often a pause looks whether it is still wanted.
const SLICE_MS: i32 = 40;

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
        steps.iter().filter_map(sound_of).for_each(sound::play);
    }

    /// What is shown of the last change.
    fn note(self, steps: &[Step]) {
        let sentences = self.session.with_untracked(|session| announce(session, steps));
        self.said.set(Said { sentences, ..Said::default() });
        self.last_end.set(steps.iter().rev().find_map(|step| step.outcome.turn_end).map(|end| end.kind));
        self.hot.set(steps.iter().any(|step| step.outcome.hot_dice));
    }

    fn continue_with_computers(self) {
        let to_act = self.session.with_untracked(Session::to_act);
        if !matches!(to_act, ToAct::Computer { .. }) {
            self.hurried.set_value(false);
        } else if !self.busy.get_value() {
            self.busy.set_value(true);
            spawn_local(async move {
                // The table is drawn first.
                browser::breathe().await;
                while self.computer_acts().await {}
                let _ = self.busy.try_set_value(false);
            });
        }
    }

    /// Lets the computer player whose turn it is make one decision. False if there is nothing more to do here.
    async fn computer_acts(self) -> bool {
        let to_act = || self.session.try_with_untracked(Session::to_act);
        let Some(ToAct::Computer { temperament, .. }) = to_act() else { return false };
        let Some(asked) = self.session.try_with_untracked(|session| session.game().clone()) else {
            return false;
        };
        // Somebody may have taken a decision back meanwhile: then this one is about a moment that is gone.
        let is_asked_still = || {
            let same = self.session.try_with_untracked(|session| *session.game() == asked);
            same.unwrap_or_default() && self.is_shown()
        };
        // One decision, one draw: however often it has to be asked for.
        let Some(chance) = self.chance.try_update_value(|chance| chance.random::<u64>()) else {
            return false;
        };
        let action = loop {
            // It thinks while one sees it look at its dice.
            let thought = browser::begun(self.decision_of(temperament.clone(), chance));
            self.pause(LOOK_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
            let thought = thought.await;
            if !is_asked_still() {
                return self.is_shown();
            }
            if let Ok(Some(action)) = thought {
                break action;
            }
            // The table says that nobody can think here at the moment.
            browser::pause(RETRY_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
        };
        if let Action::SetAside { dice, .. } = action {
            let mut selection = Selection::default();
            self.session.with_untracked(|session| selection.take(session, dice));
            self.selection.set(selection);
            self.pause(TAKE_MS).await;
            if !is_asked_still() {
                return self.is_shown();
            }
        }
        self.act(action);
        true
    }

    /// Has a champion at a table of two sides find the exact chances when its turn comes, where they can be had.
    fn prepare_champion(self) {
        let wanted = self.session.with_untracked(|session| {
            let game = session.game();
            Duel::of(game).filter(|_| !game.is_over() && seats_champion(session))
        });
        let Some(duel) = wanted else { return };
        spawn_local(async move {
            // The table is drawn first.
            browser::pause(AFTER_FIRST_PICTURE_MS).await;
            if self.is_shown() {
                thinker::begin_if_quick(&duel);
            }
        });
    }

    async fn decision_of(self, temperament: String, chance: u64) -> Option<Action> {
        let (game, is_first) = self.session.try_with_untracked(|session| {
            (session.game().clone(), session.sheet().of_seat(session.game().mover()).next().is_none())
        })?;
        if let Some(duel) = Duel::of(&game).filter(|_| temperament == CHAMPION) {
            // The game begins at once: in its first turn the champion plays by estimates, whether the exact chances are
            // there or not, so that the same dice bring the same game on every machine.
            if is_first {
                return estimated_decision(&game, &temperament, chance).await;
            }
            // Whoever is in a hurry plays against estimates until the exact chances are there.
            let is_wanted = || self.is_shown() && !self.hurried.try_get_value().unwrap_or(true);
            thinker::when_settled(&duel, is_wanted).await;
        }
        thinker::decision(&game, &temperament, chance).await.ok()
    }

    fn is_shown(self) -> bool {
        self.shown.try_get_value().unwrap_or_default()
    }

    async fn pause(self, milliseconds: f64) {
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        let mut left = (milliseconds * factor) as i32;
        while left > 0 && self.is_shown() && !self.hurried.get_value() {
            browser::pause(SLICE_MS).await;
            left -= SLICE_MS;
        }
        // Even in a hurry every state is drawn once.
        browser::pause(SLICE_MS).await;
    }
}

/// What a computer player does who knows estimates only.
async fn estimated_decision(game: &Game, temperament: &str, chance: u64) -> Option<Action> {
    let question = Question::Decide {
        rules: game.rules().draft().code(),
        position: game.position().to_string(),
        temperament: temperament.to_string(),
        chance,
    };
    match thinker::ask(question).await.ok()? {
        Answer::Decision(decision) => action_at(game, decision.action),
        _ => None,
    }
}

/// Whether a champion sits at the table.
pub(crate) fn seats_champion(session: &Session) -> bool {
    let champion =
        |kind: &HolderKind| matches!(kind, HolderKind::Computer { temperament } if temperament == CHAMPION);
    session.table().setup().holders.iter().any(|holder| champion(&holder.kind))
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
