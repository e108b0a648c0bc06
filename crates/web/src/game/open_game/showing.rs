//! Shows what the host tells, one event after the other: dice fly before they lie.

use super::{OpenGame, Said};
use crate::game::sound::{self, Sound};
use crate::page::browser;
use crate::page::focus::{self, Focus};
use crate::storage::settings::moves;
use farkle_client::{LastRoll, News, Selection, announce};
use farkle_rules::{Event, Phase, TurnEndKind};
use farkle_table::{Denial, Step, ToAct};
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// By then dice lie, even where no browser says so: their table may not be drawn any more.
const LONGEST_FLIGHT_MS: i32 = 3000;

/// What has to be pressed next, in the order in which it is looked for: where dice wait to be
/// chosen,
const DICE_FIRST: &[&str] =
    &[".felt .die:not(:disabled, .dead)", ".felt .die:not(:disabled)", ".actions button", "#app h1"];
/// and where they don't.
const BUTTONS_FIRST: &[&str] = &[".ending h2", ".actions .primary", ".actions button", "#app h1"];

impl OpenGame {
    /// Takes in what the host has told. A person's own move is shown at once, a computer player's
    /// at its pace.
    pub(super) fn hear(self) {
        loop {
            let heard = self.client.try_update_value(|client| {
                // A computer player decides when the screen has caught up with it.
                let is_for_host = client.is_pending() || !client.shown().is_behind();
                is_for_host.then(|| client.receive()).flatten()
            });
            let Some(Some(news)) = heard else { break };
            match news {
                Some(News::Changed) if self.next_event().is_some() => {}
                Some(News::Changed | News::Rewound) => self.was_taken_back(),
                Some(News::Denied(denial)) => self.was_denied(denial),
                None => {}
            }
        }
        let pending = self.client.try_with_value(|client| client.is_pending()).unwrap_or_default();
        if self.pending.try_get_untracked().is_some_and(|before| before != pending) {
            self.pending.set(pending);
        }
        let is_of_person = self
            .ledger
            .try_with_untracked(|ledger| matches!(ledger.to_act(), ToAct::Person(_) | ToAct::Anyone));
        if is_of_person == Some(true) {
            self.show_change();
        }
    }

    fn was_taken_back(self) {
        let Some(ledger) = self.client.try_with_value(|client| client.ledger().clone()) else { return };
        // The button that was pressed goes when there is no more to take back.
        Focus::now().keep(&[".table-top button", "#app h1"]);
        self.in_the_air.set(None);
        self.ledger.set(ledger);
        self.selection.set(Selection::default());
        self.said.set(Said { taken_back: true, ..Said::default() });
        self.last_end.set(None);
        self.hot.set(false);
        self.continue_with_computers();
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
        if self.flies() || self.next_event().is_none() {
            return;
        }
        // The button that was pressed may be another one afterwards.
        let focus = Focus::now();
        let mut is_first = true;
        while let Some(event) = self.next_event() {
            if !is_first && self.is_decision_of_computer(event) {
                break;
            }
            is_first = false;
            match event {
                Event::Rolled(dice) if moves() => {
                    focus.keep(BUTTONS_FIRST);
                    return self.throw(dice.len());
                }
                _ => self.show_next(),
            }
        }
        self.go_on_from(focus);
    }

    fn is_decision_of_computer(self, event: Event) -> bool {
        let by_chance = matches!(event, Event::Rolled(_) | Event::StartRolled(_) | Event::Started(_));
        !by_chance && self.ledger.with_untracked(|ledger| matches!(ledger.to_act(), ToAct::Computer { .. }))
    }

    fn throw(self, dice: usize) {
        sound::play(Sound::Roll(dice));
        let roll = self.client.with_value(|client| LastRoll::in_the_air(client.shown()));
        let number = roll.as_ref().map(|roll| roll.number);
        self.in_the_air.set(roll);
        spawn_local(async move {
            browser::pause(LONGEST_FLIGHT_MS).await;
            let still = self.in_the_air.try_with_untracked(|roll| roll.as_ref().map(|roll| roll.number));
            if still.flatten() == number {
                self.land();
            }
        });
    }

    /// The dice in the air lie.
    pub(crate) fn land(self) {
        if !self.flies() {
            return;
        }
        let focus = Focus::now();
        self.show_next();
        self.in_the_air.set(None);
        match self.next_event() {
            Some(_) => self.show_change(),
            None => self.go_on_from(focus),
        }
    }

    /// Shows one event, and says and sounds what it has come to.
    fn show_next(self) {
        let shown = self.client.try_update_value(|client| {
            let step = client.shown_mut().advance()?;
            Some((step, client.ledger().clone()))
        });
        let Some((step, ledger)) = shown.flatten() else { return };
        self.ledger.set(ledger);
        self.selection.set(Selection::default());
        if let Some(sound) =
            sound_of(&step).filter(|sound| !(self.flies() && matches!(sound, Sound::Roll(_))))
        {
            sound::play(sound);
        }
        self.note(&[step]);
    }

    /// What is said and marked of steps. What chance does is said together with the decision before
    /// it.
    pub(super) fn note(self, steps: &[Step]) {
        let sentences = self.ledger.with_untracked(|ledger| announce(ledger, steps));
        let follows = matches!(steps, [Step { event: Event::Rolled(_) | Event::StartRolled(_), .. }]);
        let hot = steps.iter().any(|step| step.outcome.hot_dice);
        if follows {
            self.said.update(|said| {
                said.sentences.extend(sentences);
                (said.denial, said.taken_back) = (None, false);
            });
        } else {
            self.said.set(Said { sentences, ..Said::default() });
            self.hot.set(hot);
        }
        self.last_end.set(steps.iter().rev().find_map(|step| step.outcome.turn_end).map(|end| end.kind));
    }

    /// Puts the focus where a person goes on, and lets computer players go on.
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
        self.continue_with_computers();
    }
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
