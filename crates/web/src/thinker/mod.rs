//! Whoever knows the right play: the thinker, in workers of its own, so that the page never waits for it.
//!
//! Two workers run the same program. One answers what takes a moment (odds, estimates, computer players); the other,
//! started when somebody wants it, solves games exactly (`exact`), and starts more of its kind for what takes long
//! (`assets/thinker-worker.js`). In a browser without workers the page runs the
//! program itself, for what takes a moment only, and says so; in one whose worker has fallen silent it does so for some
//! minutes. Nothing here knows how to think.

mod duel;
mod exact;
mod helper;
mod in_page;
mod kept;
mod silence;

pub(crate) use duel::Duel;
pub(crate) use exact::{
    Exact, begin, begin_if_quick, can_be_stopped, part_awaited, state_of, stop, when_settled,
};

pub(crate) use kept::make_room;

use crate::browser;
use farkle_rules::{Action, Game, RuleSet};
use farkle_thinking::{Advice, Answer, Odds, Question, Review, Trouble, action_at};
use helper::Helper;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Where the thinking is done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// In workers.
    Workers,
    /// In the page: this browser has no workers for us.
    Page,
    /// In the page for now: the worker does not answer any more.
    PageForNow,
    /// Nowhere: the program can't be loaded.
    Nowhere,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unable {
    /// The program can't be loaded, or there is no worker for work of this length.
    NoThinker,
    /// There is no answer to this question.
    Trouble(Trouble),
}

impl From<Trouble> for Unable {
    fn from(trouble: Trouble) -> Unable {
        Unable::Trouble(trouble)
    }
}

/// A page that does without a worker tries after so long whether one thinks now. That may cost whoever asks next a wait.
const AGAIN_AFTER_MS: f64 = 180_000.0;

thread_local! {
    /// Whether a worker's program has ever come: then it is no fault of this browser if one does not answer.
    static HAS_COME: Cell<bool> = const { Cell::new(false) };
    /// When a worker last failed, in milliseconds since 1970.
    static FAILED: Cell<f64> = const { Cell::new(0.0) };
    static PLACE: ArcRwSignal<Place> = ArcRwSignal::new(Place::Workers);
    static QUICK: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
}

/// Where the thinking is done now.
pub(crate) fn place() -> Place {
    PLACE.with(|place| place.get())
}

fn set_place(now: Place) {
    PLACE.with(|place| {
        if place.get_untracked() != now {
            place.set(now);
        }
    });
}

/// What rolls do by these rules, and what a turn is worth.
pub(crate) async fn odds(rules: &RuleSet) -> Result<Odds, Unable> {
    match ask(Question::Odds { rules: rules.draft().code() }).await? {
        Answer::Odds(odds) => Ok(odds),
        _ => Err(Unable::NoThinker),
    }
}

/// What a computer player does now, by the best that is known of the game.
pub(crate) async fn decision(game: &Game, temperament: &str, chance: u64) -> Result<Action, Unable> {
    decided(game, ask_best(game, decide(game, temperament, chance)).await?)
}

/// What a computer player does that knows estimates only.
pub(crate) async fn estimated_decision(
    game: &Game,
    temperament: &str,
    chance: u64,
) -> Result<Action, Unable> {
    decided(game, ask(decide(game, temperament, chance)).await?)
}

fn decide(game: &Game, temperament: &str, chance: u64) -> Question {
    Question::Decide {
        rules: game.rules().draft().code(),
        position: game.position().to_string(),
        temperament: temperament.to_string(),
        chance,
    }
}

fn decided(game: &Game, answer: Answer) -> Result<Action, Unable> {
    match answer {
        Answer::Decision(decision) => action_at(game, decision.action).ok_or(Unable::NoThinker),
        _ => Err(Unable::NoThinker),
    }
}

/// What every play is worth now, and everyone's chance to win: exact if that is solved, else estimated.
pub(crate) async fn advice(game: &Game) -> Result<Advice, Unable> {
    let question =
        Question::Advise { rules: game.rules().draft().code(), position: game.position().to_string() };
    match ask_best(game, question).await? {
        Answer::Advice(advice) => Ok(advice),
        _ => Err(Unable::NoThinker),
    }
}

/// What in a game was luck and what was skill; it has to be solved.
pub(crate) async fn review(duel: &Duel, record: String) -> Result<Review, Unable> {
    let solver = exact::solver_of(duel).ok_or(Unable::Trouble(Trouble::NotSolved))?;
    match answer_of_solver(solver, Question::Review { record }).await? {
        Answer::Review(review) => Ok(review),
        _ => Err(Unable::NoThinker),
    }
}

/// Asks whoever knows the game best.
async fn ask_best(game: &Game, question: Question) -> Result<Answer, Unable> {
    match Duel::of(game).and_then(|duel| exact::solver_of(&duel)) {
        Some(solver) => match answer_of_solver(solver, question.clone()).await {
            // It may have been stopped meanwhile, or have died.
            Err(Unable::NoThinker) => ask(question).await,
            answer => answer,
        },
        None => ask(question).await,
    }
}

/// Asks what takes a moment.
pub(crate) async fn ask(question: Question) -> Result<Answer, Unable> {
    if is_worker_to_be_asked() {
        if let Some(quick) = quick() {
            let answer = answer_of(&quick, question.clone()).await;
            HAS_COME.set(HAS_COME.get() || quick.has_come());
            if answer != Err(Unable::NoThinker) {
                set_place(Place::Workers);
                return answer;
            }
            // Only the one that failed: another may have been started meanwhile.
            QUICK.with(|now| drop(now.borrow_mut().take_if(|now| Rc::ptr_eq(now, &quick))));
        }
        FAILED.set(browser::now_ms());
    }
    let answer = in_page::ask(question).await;
    set_place(match (in_page::is_here(), HAS_COME.get()) {
        (true, true) => Place::PageForNow,
        (true, false) => Place::Page,
        (false, _) => Place::Nowhere,
    });
    answer
}

/// Not as long as the page thinks itself, unless the worker failed long ago.
fn is_worker_to_be_asked() -> bool {
    match PLACE.with(|place| place.get_untracked()) {
        Place::Workers | Place::Nowhere => true,
        Place::Page | Place::PageForNow => browser::now_ms() - FAILED.get() > AGAIN_AFTER_MS,
    }
}

fn quick() -> Option<Rc<Helper>> {
    QUICK.with(|quick| {
        let mut quick = quick.borrow_mut();
        if quick.is_none() {
            *quick = Helper::start().map(Rc::new);
        }
        quick.clone()
    })
}

async fn answer_of(helper: &Helper, question: Question) -> Result<Answer, Unable> {
    match helper.ask(question, |_| ()).await {
        Ok(answer) => Ok(answer?),
        Err(_) => Err(Unable::NoThinker),
    }
}

/// Asks the worker that has a solution at hand; one that falls silent is not asked again.
async fn answer_of_solver(solver: Rc<Helper>, question: Question) -> Result<Answer, Unable> {
    let answer = answer_of(&solver, question).await;
    if answer == Err(Unable::NoThinker) {
        exact::lose(&solver);
    }
    answer
}
