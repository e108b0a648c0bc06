//! The course of a game: actions, falling dice, turns of computer players.

use super::scene::Scene;
use super::{Afterwards, Focus, Playing, Sentence};
use crate::action_words::action_words;
use farkle_client::{News, Screen, Selection, announce};
use farkle_rules::{Action, Dice, Event, Face, Phase, Verdict};
use farkle_table::{Step, ToAct};
use std::time::Duration;

/// How long the last screen is shown before the program thinks about the game.
const SHOWN: Duration = Duration::from_millis(100);

impl Playing {
    /// Asks the host for an action and shows its result.
    pub(super) fn act(&mut self, action: Action, now: Duration) {
        self.notice = None;
        self.game.act(action);
        self.hear(now);
    }

    /// Receives the messages of the host. A computer player decides during this call.
    pub(super) fn hear(&mut self, now: Duration) {
        // Without a pending command it is a computer player's turn, so its decision is wanted.
        let is_for_computer = !self.game.is_pending();
        while self.game.is_pending() || (is_for_computer && !self.game.shown().is_behind()) {
            match self.game.receive() {
                Some(News::Changed) if self.game.shown().is_behind() => {}
                Some(News::Changed | News::Rewound) => self.was_taken_back(now),
                Some(News::Denied(denial)) => self.notice = Some(denial.to_string()),
                Some(News::Nothing) => {}
                None => break,
            }
        }
        if let Some(trouble) = self.trouble() {
            self.notice = Some(trouble.to_string());
        }
        if self.game.shown().is_behind() {
            self.show_next(now);
        }
    }

    fn was_taken_back(&mut self, now: Duration) {
        self.notice = None;
        self.selection.clear();
        self.fallen.clear();
        self.say([Sentence::plain("Undone.")]);
        self.settle(now);
    }

    /// Shows events one after the other, up to the first one that takes time.
    fn show_next(&mut self, now: Duration) {
        while let Some(&event) = self.game.shown().next() {
            let by_person = matches!(self.ledger().to_act(), ToAct::Person(_));
            match event {
                Event::Rolled(_) => {
                    self.scene = Scene::InTheAir { until: now + self.pace.tumble(), by_person };
                    return;
                }
                Event::SetAside { dice, then } if !by_person && !self.is_intended(dice) => {
                    return self.intend(dice, then, event, now);
                }
                _ => {
                    self.show_one();
                }
            }
        }
        self.settle(now);
    }

    /// Shows the next event and announces its result.
    fn show_one(&mut self) -> Option<Step> {
        let step = self.game.shown_mut().advance()?;
        self.selection.clear();
        self.fallen.clear();
        if let Event::Rolled(dice) = step.event
            && !self.scores(dice)
        {
            self.fallen = dice.faces().collect();
        }
        self.tell(&step);
        Some(step)
    }

    /// Announces the result of a step.
    pub(super) fn tell(&mut self, step: &Step) {
        if matches!(step.event, Event::TurnBegan | Event::TookOver) {
            self.said.iter_mut().for_each(Sentence::become_past);
        }
        let words = announce(self.ledger(), std::slice::from_ref(step));
        let name = self.ledger().name(step.seat).to_string();
        self.say(words.iter().map(|words| Sentence::of(words, &name)));
    }

    fn scores(&self, dice: Dice) -> bool {
        self.ledger().game().rules().verdict(dice) == Verdict::Scores
    }

    /// Shows the dice that a computer player is about to set aside.
    fn intend(&mut self, dice: Dice, then: farkle_rules::Then, event: Event, now: Duration) {
        let mut selection = Selection::default();
        selection.take(self.ledger(), dice);
        self.selection = selection;
        let name = self.ledger().name(self.ledger().game().mover());
        let words = action_words(name, event);
        self.say(words.map(Sentence::plain));
        self.scene = Scene::Intending { until: now + self.pace.intend(), then };
    }

    fn is_intended(&self, dice: Dice) -> bool {
        !dice.is_empty() && self.selection.dice(self.ledger()) == dice
    }

    /// When the next scene begins without a person. `None` if it waits for one.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        if self.overlay.is_some() { None } else { self.scene.deadline().or(self.reviews_at) }
    }

    /// Whether the picture changes before the deadline.
    pub(crate) fn is_moving(&self) -> bool {
        matches!(self.scene, Scene::InTheAir { .. })
    }

    /// Advances to `now`.
    pub(crate) fn tick(&mut self, now: Duration) {
        // Without pauses a whole turn passes at once.
        while self.scene.deadline().is_some_and(|deadline| deadline <= now) && self.overlay.is_none() {
            self.finish_scene(now);
        }
        if self.reviews_at.is_some_and(|at| at <= now) {
            self.reviews_at = None;
            self.afterwards = Some(Afterwards::of(self.game.ledger(), &mut self.hints));
        }
    }

    /// Ends the current scene, because its time is over or a person skips it.
    pub(super) fn finish_scene(&mut self, now: Duration) {
        match std::mem::replace(&mut self.scene, Scene::Still) {
            Scene::Still => {}
            Scene::InTheAir { by_person, .. } => self.land(by_person, now),
            Scene::Lies { .. } => {
                self.fallen.clear();
                self.settle(now);
            }
            Scene::Considering { .. } => self.hear(now),
            Scene::Intending { .. } => self.show_next(now),
        }
    }

    fn land(&mut self, by_person: bool, now: Duration) {
        let table = Screen::of(self.ledger(), &Selection::default());
        let Some(step) = self.show_one() else { return self.settle(now) };
        match step.outcome.turn_end {
            Some(end) => {
                let until = (!by_person).then(|| now + self.pace.regret());
                self.scene =
                    Scene::Lies { table: Box::new(table), verdict: super::verdict_of(end.kind), until };
            }
            None => self.show_next(now),
        }
    }

    /// Waits for a computer player or a person.
    pub(super) fn settle(&mut self, now: Duration) {
        self.scene = match self.ledger().to_act() {
            ToAct::Computer { .. } => Scene::Considering { until: now + self.pace.look() },
            ToAct::Anyone if self.ledger().setup().is_without_people() => {
                Scene::Considering { until: now + self.pace.look() }
            }
            ToAct::Person(_) | ToAct::Anyone | ToAct::Nobody => Scene::Still,
        };
        if matches!(self.scene, Scene::Still) {
            self.prepare_choice();
        }
        (self.afterwards, self.reviews_at) = (None, self.ledger().game().is_over().then_some(now + SHOWN));
    }

    /// Moves the focus to where it is needed, and selects dice if there is no choice.
    pub(super) fn prepare_choice(&mut self) {
        self.focus = Focus::Roll;
        let game = self.game.ledger().game();
        if let Phase::Choosing { roll } = game.phase() {
            let faces = Selection::faces(self.game.ledger());
            let scores = |face: &Face| game.rules().set_asides(roll).iter().any(|s| s.dice.count(*face) > 0);
            self.focus = Focus::Die(faces.iter().position(scores).unwrap_or(0));
            let only = match game.rules().set_asides(roll) {
                [only] => Some(only.dice),
                _ => None,
            };
            if let Some(dice) = only {
                self.selection.take(self.game.ledger(), dice);
                self.focus = Focus::Roll;
            }
        }
    }
}
