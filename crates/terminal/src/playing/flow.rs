//! What happens: an action, dice that fall, a computer player's turn, the next one's.

use super::scene::{Landing, Scene, in_the_air};
use super::{Focus, Playing, Sentence};
use crate::deeds::deed;
use crate::opponents::is_without_people;
use farkle_client::{Announcement, Screen, Selection, ToAct, announce};
use farkle_rules::{Action, Dice, Event, Face, Phase, Verdict};
use farkle_table::Step;
use std::time::Duration;

impl Playing {
    /// Carries an action out, saves, and shows what comes of it.
    pub(super) fn act(&mut self, action: Action, now: Duration) {
        let before = Screen::of(&self.session, &self.selection);
        let game = self.session.game().clone();
        let by_person = matches!(self.session.to_act(), ToAct::Person(_));
        let steps = match self.session.act(action) {
            Ok(steps) => steps,
            Err(error) => return self.notice = Some(error.to_string()),
        };
        self.notice = None;
        self.store();
        self.selection.clear();
        self.fallen.clear();
        let rolled = steps.iter().position(|step| matches!(step.event, Event::Rolled(_)));
        let (at_once, later) = steps.split_at(rolled.unwrap_or(steps.len()));
        self.announce(at_once);
        match later.first() {
            Some(Step { event: Event::Rolled(dice), .. }) => {
                let then = self.landing(*dice, later, by_person);
                let table = Box::new(in_the_air(before, &game, action, dice.len()));
                let until = now + self.pace.tumble();
                self.scene = Scene::InTheAir { table, dice: dice.len(), until, then };
            }
            _ => self.settle(now),
        }
    }

    fn announce(&mut self, steps: &[Step]) {
        let words = announce(&self.session, steps);
        self.say(words.iter().map(Sentence::from));
    }

    fn landing(&self, dice: Dice, steps: &[Step], by_person: bool) -> Landing {
        let ended = steps.iter().any(|step| step.outcome.turn_end.is_some());
        let scores = self.session.game().rules().verdict(dice) == Verdict::Scores;
        let fallen: Vec<Face> = if scores { Vec::new() } else { dice.faces().collect() };
        // What a roll scores stands under the dice already.
        let is_told_by_dice = |words: &Announcement| matches!(words, Announcement::Rolled { .. }) && scores;
        let mut words = announce(&self.session, steps);
        words.retain(|words| !is_told_by_dice(words));
        Landing { words, fallen, ends_turn: ended, by_person }
    }

    /// Saves the game; if that fails, the player is told and plays on.
    pub(super) fn store(&mut self) {
        let Some(save) = &mut self.save else { return };
        match save.write(&self.session.record()) {
            Ok(()) => (self.is_saved, self.trouble) = (true, None),
            Err(error) => self.cannot_be_saved(&error),
        }
    }

    /// When something has to be done next without a person, if at all.
    pub(crate) fn deadline(&self) -> Option<Duration> {
        if self.overlay.is_some() { None } else { self.scene.deadline() }
    }

    /// Whether the picture moves between now and the deadline.
    pub(crate) fn is_moving(&self) -> bool {
        matches!(self.scene, Scene::InTheAir { .. })
    }

    /// Lets time pass.
    pub(crate) fn tick(&mut self, now: Duration) {
        // At a pace that takes no time a whole turn passes at once.
        while self.deadline().is_some_and(|deadline| deadline <= now) {
            self.finish_scene(now);
        }
    }

    /// Ends what is going on, because its time is over or a person is in a hurry.
    pub(super) fn finish_scene(&mut self, now: Duration) {
        match std::mem::replace(&mut self.scene, Scene::Still) {
            Scene::Still => {}
            Scene::InTheAir { table, then, .. } => self.land(*table, then, now),
            Scene::Lies { .. } => {
                self.fallen.clear();
                self.settle(now);
            }
            Scene::Considering { .. } => self.decide_for_computer(now),
            Scene::Intending { action, .. } => self.act(action, now),
        }
    }

    fn land(&mut self, table: Screen, then: Landing, now: Duration) {
        let verdict = then.verdict();
        self.say(then.words.iter().map(Sentence::from));
        self.fallen = then.fallen;
        if then.ends_turn {
            let until = (!then.by_person).then(|| now + self.pace.regret());
            self.scene = Scene::Lies { table: Box::new(table), verdict, until };
        } else {
            self.settle(now);
        }
    }

    /// Whatever comes next: a computer player, or a person.
    pub(super) fn settle(&mut self, now: Duration) {
        self.scene = match self.session.to_act() {
            ToAct::Computer { .. } => Scene::Considering { until: now + self.pace.look() },
            ToAct::Anyone if is_without_people(&self.session) => {
                Scene::Considering { until: now + self.pace.look() }
            }
            ToAct::Person(_) | ToAct::Anyone | ToAct::Nobody => Scene::Still,
        };
        if matches!(self.scene, Scene::Still) {
            self.prepare_choice();
        }
    }

    /// Puts the keyboard where it is needed, and takes what has to be taken anyway.
    pub(super) fn prepare_choice(&mut self) {
        self.focus = Focus::Roll;
        let game = self.session.game();
        if let Phase::Choosing { roll } = game.phase() {
            let faces = Selection::faces(&self.session);
            let scores = |face: &Face| game.rules().set_asides(roll).iter().any(|s| s.dice.count(*face) > 0);
            self.focus = Focus::Die(faces.iter().position(scores).unwrap_or(0));
            let only = match game.rules().set_asides(roll) {
                [only] => Some(only.dice),
                _ => None,
            };
            if let Some(dice) = only {
                self.selection.take(&self.session, dice);
                self.focus = Focus::Roll;
            }
        }
    }

    fn decide_for_computer(&mut self, now: Duration) {
        let Some(action) = self.opponents.choose(&self.session) else { return };
        let Action::SetAside { dice, .. } = action else { return self.act(action, now) };
        self.selection = Selection::default();
        self.selection.take(&self.session, dice);
        let name = self.session.name(self.session.game().mover()).to_string();
        self.say([Sentence::plain(deed(&name, action))]);
        self.scene = Scene::Intending { until: now + self.pace.intend(), action };
    }
}
