//! Shows what the host tells, one event after the other: dice fly before they lie.

use super::computers::Pace;
use super::{Great, Hands, NEW_BUTTON_MS, OpenGame, SAME_TAP_MS, Said};
use crate::game::first_hints;
use crate::game::remarks::Remark;
use crate::game::sound::{self, Sound};
use crate::game::vibration;
use crate::page::browser;
use crate::page::focus::{self, Focus};
use crate::storage::settings::{moves, settings};
use farkle_client::{GreatMoment, LastRoll, News, Selection, announce};
use farkle_rules::{Event, Phase, Seat, TurnEndKind};
use farkle_table::{Denial, Holder, Ledger, Step, ToAct};
use leptos::prelude::*;
use std::slice;
use wasm_bindgen_futures::spawn_local;

/// By then dice lie, even where no browser says so: their table may not be drawn any more.
const LONGEST_FLIGHT_MS: i32 = 3000;
/// How long a great moment is shown and a lost turn looked at, at normal speed.
const MOMENT_MS: f64 = 1200.0;
/// How long whoever has lost a turn of their own looks at that, at normal speed; at no speed less
/// than [`MOMENT_MS`].
const OWN_LOST_MS: f64 = 1800.0;
/// How long the first lost turn is looked at, at any speed: its hint is read once.
const FIRST_LOST_MS: f64 = 4000.0;
/// How long the end of a game is new.
const END_MS: f64 = 4000.0;
/// How long a press does not end the look at a lost turn: it was meant for dice in the air.
const LOST_AT_LEAST_MS: f64 = 350.0;
/// Whoever has missed more events than that sees what they have led to.
const MOST_SHOWN: usize = 12;
/// How long a remark of an opponent is shown: long enough to be read, at any speed.
const REMARK_MS: f64 = 2200.0;

/// What has the focus next where dice wait to be chosen: the first of these that is there.
const DICE_FIRST: &[&str] =
    &[".felt .die:not(:disabled, .dead)", ".felt .die:not(:disabled)", ".actions button", "#app h1"];
/// What has the focus next where no dice wait to be chosen: the first of these that is there.
const BUTTONS_FIRST: &[&str] = &[".ending h2", ".actions :is(button, a)", "#app h1"];

impl OpenGame {
    /// Takes in what the host has told. A person's own move is shown at once, that of others at
    /// their pace.
    pub(crate) fn hear(self) {
        loop {
            let heard = self.client.try_update_value(|client| {
                // A computer player decides when the screen has caught up with it.
                let is_for_host = self.is_far() || client.is_pending() || !client.shown().is_behind();
                is_for_host.then(|| client.receive()).flatten()
            });
            let Some(news) = heard.flatten() else { break };
            match news {
                News::Changed if self.next_event().is_some() => {}
                News::Changed => self.was_replaced(),
                News::Rewound => {
                    self.was_replaced();
                    self.was_denied(Denial::TooLate);
                }
                News::Denied(denial) => self.was_denied(denial),
                News::Nothing => {}
            }
        }
        let pending = self.client.try_with_value(|client| client.is_pending()).unwrap_or_default();
        if self.pending.try_get_untracked().is_some_and(|before| before != pending) {
            self.pending.set(pending);
        }
        let to_act = self.ledger.try_with_untracked(Ledger::to_act);
        // Who starts, and what chance decides, is nobody's turn.
        if self.is_for_a_person() || matches!(to_act, Some(ToAct::Anyone | ToAct::Nobody)) {
            self.show_change();
        } else if self.is_far() {
            self.catch_up();
            self.continue_with_others();
        }
    }

    /// Whoever was away sees the table as it is now, and not all that has happened.
    fn catch_up(self) {
        let missed = self.client.try_with_value(|client| {
            let (latest, shown) = (client.shown().latest().events(), client.ledger().events());
            latest.len().saturating_sub(shown.len())
        });
        if missed.is_some_and(|missed| missed > MOST_SHOWN || (missed > 0 && document().hidden())) {
            self.client.update_value(|client| client.shown_mut().show_all());
            self.was_replaced();
        }
    }

    /// The table is another one than what is shown and what waits to be: a decision was taken back,
    /// much was missed, or only the seed became known.
    fn was_replaced(self) {
        let Some(ledger) = self.client.try_with_value(|client| client.ledger().clone()) else { return };
        let (same, taken_back) = self.ledger.with_untracked(|before| {
            (before.events() == ledger.events(), before.taken_back().len() < ledger.taken_back().len())
        });
        match (same, taken_back) {
            (_, true) => self.was_taken_back(),
            (true, false) => self.ledger.set(ledger),
            (false, false) => {
                self.in_the_air.set(None);
                self.lost_since.set(None);
                self.held.set(None);
                self.selection.set(Selection::default());
                self.great.set(None);
                let steps = ledger.last_steps();
                self.note(&ledger, &steps);
                self.ledger.set(ledger);
                self.continue_with_others();
            }
        }
    }

    fn was_taken_back(self) {
        let Some(ledger) = self.client.try_with_value(|client| client.ledger().clone()) else { return };
        // The button that was pressed goes when there is no more to take back.
        Focus::now().keep(&[".table-top button", "#app h1"]);
        self.in_the_air.set(None);
        self.lost_since.set(None);
        self.held.set(None);
        self.ledger.set(ledger);
        self.selection.set(Selection::default());
        self.said.set(Said { taken_back: true, ..Said::default() });
        self.last_end.set(None);
        self.great.set(None);
        self.remark.set(None);
        self.continue_with_others();
    }

    fn was_denied(self, denial: Denial) {
        self.pressed_by_key.set_value(false);
        self.touched(Some(denial));
    }

    /// The event that is shown next.
    pub(super) fn next_event(self) -> Option<Event> {
        self.client.try_with_value(|client| client.shown().next().copied()).flatten()
    }

    /// Whether dice are in the air.
    pub(super) fn flies(self) -> bool {
        self.in_the_air.try_with_untracked(Option::is_some).unwrap_or_default()
    }

    /// Shows what waits, up to dice that fly or a decision of a computer player, which takes its
    /// time.
    pub(super) fn show_change(self) {
        if self.flies() || self.is_looked_at() || self.next_event().is_none() {
            return;
        }
        // The button that was pressed may be another one afterwards.
        let focus = Focus::now();
        let mut is_first = true;
        while let Some(event) = self.next_event() {
            if !is_first && self.is_decision_of_others(event) {
                break;
            }
            is_first = false;
            match event {
                Event::Rolled(dice) if moves() => {
                    // Each roll has dice of its own: whoever was on one goes on with the next ones.
                    if focus.is_in(".felt") {
                        self.pressed_by_key.set_value(true);
                    }
                    focus.keep(BUTTONS_FIRST);
                    return self.throw(dice.len());
                }
                Event::Rolled(_) if self.loses_to_a_computer() => {
                    focus.keep(BUTTONS_FIRST);
                    self.in_the_air.set(self.next_roll());
                    return self.land();
                }
                _ if self.holds(false) => return,
                _ => self.show_next(),
            }
        }
        self.go_on_from(focus);
    }

    fn is_decision_of_others(self, event: Event) -> bool {
        let by_chance = matches!(event, Event::Rolled(_) | Event::StartRolled(_) | Event::Started(_));
        !by_chance && self.is_for_others()
    }

    fn throw(self, dice: usize) {
        sound::play(Sound::Roll(dice));
        let roll = self.next_roll();
        let number = roll.as_ref().map(|roll| roll.number);
        self.in_the_air.set(roll);
        spawn_local(async move {
            browser::pause(LONGEST_FLIGHT_MS).await;
            if self.is_in_the_air(number) {
                self.land();
            }
        });
    }

    fn next_roll(self) -> Option<LastRoll> {
        self.client.with_value(|client| LastRoll::in_the_air(client.shown()))
    }

    /// Whether the next roll ends a turn with nothing, and a computer player would take the dice:
    /// that is looked at where nothing moves, too. A person takes them when they like.
    fn loses_to_a_computer(self) -> bool {
        let preview = self.client.with_value(|client| client.shown().preview());
        let is_next = |after: &Ledger| matches!(after.to_act(), ToAct::Computer { .. });
        self.pace() == Pace::Own && preview.is_some_and(|(step, after)| is_lost(&step) && is_next(&after))
    }

    fn is_in_the_air(self, number: Option<usize>) -> bool {
        let now = self.in_the_air.try_with_untracked(|roll| roll.as_ref().map(|roll| roll.number));
        number.is_some() && now.flatten() == number
    }

    /// The dice in the air lie. If they end the turn with nothing, one sees that first: the player
    /// still has the turn, and the event waits.
    pub(crate) fn land(self) {
        if !self.flies() || self.is_looked_at() {
            return;
        }
        let preview = self.client.with_value(|client| client.shown().preview());
        match preview {
            Some((step, after)) if is_lost(&step) => self.look_at_lost_turn(&step, &after),
            Some(_) if self.holds(false) => {}
            _ => self.lie(Self::show_next),
        }
    }

    fn look_at_lost_turn(self, step: &Step, after: &Ledger) {
        let number = self.in_the_air.with_untracked(|roll| roll.as_ref().map(|roll| roll.number));
        self.lost_since.set(Some(browser::now_ms()));
        self.vibrate(step.seat, &[90]);
        self.tell(step, after);
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        let has_hint = step.outcome.turn_end.as_ref().is_some_and(|end| first_hints::tells_of(self, end));
        let length = if has_hint {
            FIRST_LOST_MS
        } else if self.is_for_a_person() {
            (OWN_LOST_MS * factor).max(MOMENT_MS)
        } else {
            MOMENT_MS * factor
        };
        spawn_local(async move {
            browser::pause(length as i32).await;
            // Whoever has seen enough may be looking at the end of the game.
            let is_lost = self.lost_since.try_get_untracked().flatten().is_some();
            if is_lost && self.is_in_the_air(number) {
                self.end_lost_turn();
            }
        });
    }

    /// For a person who goes on: the lost turn has been seen.
    pub(super) fn leave_lost_turn(self) {
        let since = self.lost_since.get_untracked();
        if since.is_some_and(|since| browser::now_ms() - since >= LOST_AT_LEAST_MS) {
            self.end_lost_turn();
        }
    }

    fn end_lost_turn(self) {
        self.lost_since.set(None);
        // It was told when the dice came to lie.
        self.said.update(|said| said.heard = true);
        // A farkle in the last turn of all ends the game.
        if self.holds(true) {
            return;
        }
        self.lie(|play| {
            play.advance();
        });
    }

    pub(super) fn lie(self, show: impl FnOnce(OpenGame)) {
        let focus = Focus::now();
        show(self);
        self.in_the_air.set(None);
        match self.next_event() {
            Some(event) if !self.is_decision_of_others(event) => self.show_change(),
            _ => self.go_on_from(focus),
        }
    }

    /// Shows one event, and says and sounds what it has come to.
    fn show_next(self) {
        if let Some(step) = self.advance() {
            self.ledger.with_untracked(|ledger| self.tell(&step, ledger));
        }
    }

    /// Shows one event.
    pub(super) fn advance(self) -> Option<Step> {
        let was_a_persons = self.is_for_a_person();
        let shown = self.client.try_update_value(|client| {
            let step = client.shown_mut().advance()?;
            Some((step, client.ledger().clone()))
        });
        let (step, ledger) = shown.flatten()?;
        if let Some(end) = &step.outcome.turn_end {
            if was_a_persons {
                let goes_on = end.seat == ledger.game().mover();
                let deaf_ms = if goes_on { SAME_TAP_MS } else { NEW_BUTTON_MS };
                self.deaf_until.set_value(browser::now_ms() + deaf_ms);
            }
            // Where only computers play, whoever skips a turn skips the others as well.
            if ledger.setup().holders.iter().any(Holder::is_person) {
                self.pace.set(Pace::default());
            }
        }
        let great = self.ledger.with_untracked(|before| Great::of(before, &step, &ledger));
        let was_held = self.held.with_untracked(Option::is_some);
        let remark = Remark::of(&step, great.map(|great| great.moment), &ledger);
        self.ledger.set(ledger);
        self.selection.set(Selection::default());
        if let Some(great) = great {
            // What was looked at is being celebrated.
            if !was_held {
                self.celebrate(great);
            }
        } else if step.outcome.turn_end.is_some() {
            // A farkle is not covered by the hot dice before it.
            self.great.set(None);
        }
        if let Some(remark) = remark.filter(|_| settings().with_untracked(|settings| settings.remarks)) {
            self.hear_remark(remark);
        }
        Some(step)
    }

    /// Shows a great moment. Nothing waits for it here.
    pub(super) fn celebrate(self, great: Great) {
        self.great.set(Some(great));
        match great.moment {
            GreatMoment::Bank | GreatMoment::TakesLead | GreatMoment::BigTurn | GreatMoment::Opened => {
                self.vibrate(great.seat, &[25]);
            }
            GreatMoment::HotDice => self.vibrate(great.seat, &[30, 50, 30, 50, 60]),
            GreatMoment::LastTurns => vibration::of(&[60, 80, 60]),
            GreatMoment::Won => vibration::of(&[40, 60, 40, 60, 120]),
            GreatMoment::Lost => vibration::of(&[120]),
        }
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        spawn_local(async move {
            let is_end = matches!(great.moment, GreatMoment::Won | GreatMoment::Lost);
            browser::pause((if is_end { END_MS } else { MOMENT_MS } * factor) as i32).await;
            let now = self.great.try_get_untracked().flatten();
            if now.is_some_and(|now| now.number == great.number) {
                self.great.set(None);
            }
        });
    }

    /// What happens to others is not felt in the hand of whoever plays here.
    fn vibrate(self, seat: Seat, pattern: &[u32]) {
        if self.is_person_here(seat) {
            vibration::of(pattern);
        }
    }

    /// Whether a person who plays on this device has a seat.
    fn is_person_here(self, seat: Seat) -> bool {
        match self.hands.get_untracked() {
            Hands::All => {
                self.ledger.with_untracked(|ledger| ledger.holder(seat).is_some_and(Holder::is_person))
            }
            Hands::One(own) => own == Some(seat),
        }
    }

    /// Shows what an opponent says. Nothing waits for it.
    fn hear_remark(self, remark: Remark) {
        self.remark.set(Some(remark));
        let factor = settings().with_untracked(|settings| settings.speed.factor());
        spawn_local(async move {
            browser::pause((REMARK_MS * factor.max(1.0)) as i32).await;
            if self.remark.try_get_untracked().flatten() == Some(remark) {
                self.remark.set(None);
            }
        });
    }

    pub(super) fn tell(self, step: &Step, after: &Ledger) {
        let great = self.great.get_untracked().filter(|great| great.number == after.events().len());
        if let Some(sound) = sound_of(step, great.map(|great| great.moment))
            .filter(|sound| !(self.flies() && matches!(sound, Sound::Roll(_))))
        {
            sound::play(sound);
        }
        self.note(after, slice::from_ref(step));
    }

    /// What is said and marked of steps; `after` is the table after them. What chance does is said
    /// together with the decision before it.
    pub(super) fn note(self, after: &Ledger, steps: &[Step]) {
        let sentences = announce(after, steps);
        let follows = matches!(steps, [Step { event: Event::Rolled(_) | Event::StartRolled(_), .. }]);
        if follows {
            self.said.update(|said| {
                said.sentences.extend(sentences);
                (said.denial, said.taken_back) = (None, false);
            });
        } else {
            self.said.set(Said { sentences, ..Said::default() });
        }
        self.last_end.set(steps.iter().rev().find_map(|step| step.outcome.turn_end));
    }

    /// Puts the focus where a person goes on, and lets the others go on.
    fn go_on_from(self, focus: Focus) {
        let chooses =
            self.ledger.with_untracked(|ledger| matches!(ledger.game().phase(), Phase::Choosing { .. }));
        let pressed_by_key = self.pressed_by_key.get_value();
        self.pressed_by_key.set_value(false);
        match chooses {
            true if pressed_by_key => focus::soon(DICE_FIRST),
            true => focus.keep(DICE_FIRST),
            false => focus.keep(BUTTONS_FIRST),
        }
        self.continue_with_others();
    }
}

/// Whether a roll has ended the turn with nothing.
fn is_lost(step: &Step) -> bool {
    step.outcome.turn_end.is_some_and(|end| end.kind.is_lost())
}

pub(super) fn sound_of(step: &Step, moment: Option<GreatMoment>) -> Option<Sound> {
    match moment {
        Some(GreatMoment::Won) => return Some(Sound::Win),
        Some(GreatMoment::Lost) => return Some(Sound::Lose),
        Some(GreatMoment::LastTurns) => return Some(Sound::LastTurns),
        Some(GreatMoment::BigTurn | GreatMoment::Opened | GreatMoment::TakesLead) => {
            return Some(Sound::BigBank);
        }
        Some(GreatMoment::HotDice | GreatMoment::Bank) | None => {}
    }
    match (step.event, step.outcome.turn_end.map(|end| end.kind)) {
        (_, Some(TurnEndKind::Banked)) => Some(Sound::Bank),
        (_, Some(TurnEndKind::Farkled | TurnEndKind::ToxicTwos)) => Some(Sound::Farkle),
        (Event::Rolled(dice), _) => Some(Sound::Roll(dice.len())),
        (Event::SetAside { .. }, _) if step.outcome.hot_dice => Some(Sound::HotDice),
        _ => None,
    }
}
