//! Decisions that have cost something: the rows of their list, and of the film.

use super::outlook::{bank_total, picture, rolls, words};
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, go_from};
use crate::storage::begun::Begun;
use farkle_rules::{Action, Game, Points, Record, Then};
use farkle_thinking::{Fault, action_at};
use leptos::prelude::*;

thread_local! {
    /// The decision that was pressed where there is no film.
    static WANTED: Begun<Costly> = const { Begun::nothing() };
}

/// The game when a decision was due, what was done, and what would have been better.
pub(crate) fn decision(fault: &Fault, record: &Record) -> Option<(Game, Action, Action)> {
    let events = record.events.get(..fault.event as usize)?.to_vec();
    let game = Record { events, ..record.clone() }.replay().ok()?.game;
    let (done, best) = (action_at(&game, fault.done)?, action_at(&game, fault.best)?);
    Some((game, done, best))
}

/// What a decision has cost.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Cost {
    /// So many points, with a minus.
    Points(String),
    /// A part of the chance to win.
    Chance {
        /// The one after what was done,
        done: String,
        /// and the one after what would have been better.
        best: String,
    },
}

/// A decision that has cost something.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Costly {
    /// The number of events before it.
    pub event: usize,
    /// The game when it was due,
    pub game: Game,
    /// what was done,
    pub done: Action,
    /// and what would have been better.
    pub best: Action,
    /// Who did it, or just that it was done.
    pub who: String,
    /// What was done, as a sentence without its end.
    pub done_in_words: String,
    /// What it has cost.
    pub cost: Cost,
    /// Whether that is next to nothing.
    pub is_slip: bool,
    /// When it was due: the round or turn, and what the turn had brought.
    pub moment: Vec<String>,
    /// The scores then; none in Today’s Dice, where everybody plays for themselves.
    pub scores: Vec<String>,
    /// Why the other one is better; may be empty.
    pub why: String,
}

impl Costly {
    /// Goes to the film of a kept game, which begins with this decision.
    pub(crate) fn show_in_film(self, id: String) {
        let row = format!(".faults [data-event=\"{}\"]", self.event);
        WANTED.with(|wanted| wanted.note(&id, self));
        go_from(row, Route::Replay(id));
    }

    /// Takes the decision of a game that was asked for on another screen.
    pub(crate) fn take_wanted(id: &str) -> Option<Costly> {
        WANTED.with(|wanted| wanted.take(id))
    }

    /// What was done and has cost, and what would have been better, in sentences.
    pub(crate) fn in_words(&self) -> String {
        let better = say!("review-better", "play" => self.better());
        let wins = |chance: &String| say!("review-wins", "chance" => chance.as_str());
        match &self.cost {
            Cost::Points(points) => format!("{} ({points}). {better}.", self.done_in_words),
            Cost::Chance { done, best } => {
                format!("{} ({}). {better} ({}).", self.done_in_words, wins(done), wins(best))
            }
        }
    }

    /// What would have been better; the dice only if others are set aside.
    fn better(&self) -> String {
        match self.best {
            Action::SetAside { then, .. } if self.are_dice_alike() => match then {
                Then::Bank => say!("review-bank", "points" => bank_total(&self.game, self.best)),
                Then::Roll => say!("review-roll", "dice" => rolls(&self.game, self.best).unwrap_or_default()),
                Then::GiveUp => words(&self.game, self.best),
            },
            _ => words(&self.game, self.best),
        }
    }

    /// Whether the same dice are set aside in what was done and in what was better.
    fn are_dice_alike(&self) -> bool {
        let set_aside = |action| match action {
            Action::SetAside { dice, .. } => Some(dice),
            _ => None,
        };
        set_aside(self.done).is_some_and(|dice| set_aside(self.best) == Some(dice))
    }

    /// The same for those who see: what was done in one row, and below it what would have been
    /// better, each with the chance to win after it or the points that it cost.
    pub(crate) fn drawn(&self) -> impl IntoView + use<> {
        let (cost, best) = match &self.cost {
            Cost::Points(points) => (view! { <b class="number after cost">{points.clone()}</b> }, None),
            Cost::Chance { done, best } => (
                view! { <b class="number after">{done.clone()}</b> },
                Some(view! { <b class="number after">{best.clone()}</b> }),
            ),
        };
        let better = match self.are_dice_alike() {
            true => view! { <span class="deed">{self.better()}</span> }.into_any(),
            false => picture(&self.game, self.best).into_any(),
        };
        view! {
            <span><b>{self.who.clone()}</b>{picture(&self.game, self.done)}{cost}</span>
            <span class="preferred"><small>{say!("review-better-is")}</small>{better}{best}</span>
        }
    }

    /// It as a row of a list; a press shows its moment in the film.
    fn row(self, show: Callback<Costly>) -> impl IntoView {
        let (event, words, drawn) = (self.event, self.in_words(), self.drawn());
        let Costly { cost, moment, scores, why, .. } = self.clone();
        let said = [moment.clone(), scores.clone()].concat().join(" · ");
        // Apart without dots: one at the end of a line would say nothing.
        let apart = |parts: Vec<String>| {
            let parts = parts.into_iter().map(|part| view! { <span>{part}</span> }).collect_view();
            view! { <small class="muted moment">{parts}</small> }
        };
        let more = matches!(cost, Cost::Chance { .. }).then(|| {
            let heading = view! { <small class="muted">{say!("outlook-title")}</small> };
            view! { <span class="due more">{apart(scores)}{heading}</span> }
        });
        view! {
            <li>
                <button class="button quiet" data-event=event on:click=move |_| show.run(self.clone())>
                    <span class="unseen">{words}</span>
                    <span class="unseen">{why.clone()}</span>
                    <span class="unseen">{said}</span>
                    <span class="seen" aria-hidden="true">
                        <span class="due"><Drawing icon=Icon::Play/>{apart(moment)}</span>
                        {more}
                        {drawn}
                        {(!why.is_empty()).then(|| view! { <small class="why">{why}</small> })}
                    </span>
                </button>
            </li>
        }
    }
}

/// What the turn had brought when a decision was due, in one line.
pub(crate) fn turn_so_far(game: &Game) -> Option<String> {
    let total = game.turn().total;
    let so_far = (total > Points::ZERO).then(|| say!("review-turn", "points" => messages().points(total)));
    so_far.map(|so_far| so_far.replace(' ', "\u{a0}"))
}

/// Decisions as a list.
pub(crate) fn list(decisions: Vec<Costly>, show: Callback<Costly>) -> impl IntoView {
    let rows: Vec<_> = decisions.into_iter().map(|costly| costly.row(show)).collect();
    view! { <ol class="plays faults">{rows}</ol> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;
    use farkle_rules::{Dice, Phase};

    #[test]
    fn what_was_better_names_dice_only_if_others_are_set_aside() {
        let is_choosing = |game: &Game| matches!(game.phase(), Phase::Choosing { .. });
        let ledger = played(|ledger| is_choosing(ledger.game()));
        let game = ledger.game().clone();
        let Phase::Choosing { roll } = game.phase() else { unreachable!() };
        let options: Vec<Dice> = game.rules().set_asides(roll).iter().map(|option| option.dice).collect();
        let other = options.iter().copied().find(|dice| *dice != options[0]);
        let better = |best| {
            let done = Action::SetAside { dice: options[0], then: Then::Roll };
            let (who, done_in_words, cost) = (String::new(), String::new(), Cost::Points(String::new()));
            let (moment, scores, why, game) = (Vec::new(), Vec::new(), String::new(), game.clone());
            let is_slip = false;
            Costly { event: 0, game, done, best, who, done_in_words, cost, is_slip, moment, scores, why }
                .better()
        };
        // Here a message is its name.
        assert_eq!(better(Action::SetAside { dice: options[0], then: Then::Bank }), "review-bank");
        assert_eq!(better(Action::SetAside { dice: options[0], then: Then::Roll }), "review-roll");
        let others = other.map(|dice| better(Action::SetAside { dice, then: Then::Bank }));
        assert_eq!(others.as_deref(), Some("pad-play-bank"), "there are others to set aside");
    }
}
