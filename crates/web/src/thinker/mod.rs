//! The thinker knows the right play. It runs in workers of its own, so that the page never waits.
//!
//! Two workers run the same program. One answers quick questions (odds, estimates, computer
//! players). The other starts on demand and solves games exactly (`exact`); for long work it starts
//! more of its kind (`assets/thinker-worker.js`). In a browser without workers the page runs the
//! program itself, for quick questions only, and says so. If a worker falls silent, the page does
//! the same for some minutes. Nothing here knows how to play.

mod duel;
mod exact;
mod helper;
mod in_page;
mod silence;
mod solution_cache;

pub(crate) use duel::Duel;
pub(crate) use exact::{
    Exact, begin, begin_if_quick, can_be_stopped, part_awaited, state_of, stop, when_settled,
};

pub(crate) use solution_cache::make_room;

use crate::page::browser;
use farkle_rules::{Action, Game, RuleSet};
use farkle_thinking::{Advice, Answer, Odds, Question, Review, Today, Trouble, action_at};
use helper::Helper;
use leptos::prelude::*;
use std::cell::{Cell, RefCell};
use std::rc::Rc;

/// Where the thinker runs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Runtime {
    /// In workers.
    Workers,
    /// In the page, because this browser gives us no workers.
    Page,
    /// In the page for now, because the worker does not answer.
    PageForNow,
    /// Nowhere: the program can't be loaded.
    Nowhere,
}

/// Why there is no answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unable {
    /// The program can't be loaded, or there is no worker for long work.
    NoThinker,
    /// There is no answer to this question.
    Trouble(Trouble),
}

impl From<Trouble> for Unable {
    fn from(trouble: Trouble) -> Unable {
        Unable::Trouble(trouble)
    }
}

/// The pause before a page without a worker tries to start one again. The next question may have to
/// wait for it.
const AGAIN_AFTER_MS: f64 = 180_000.0;

thread_local! {
    /// Whether the program was ever loaded in a worker: then a missing answer is not the browser's
    /// fault.
    static HAS_COME: Cell<bool> = const { Cell::new(false) };
    /// When a worker last failed, in milliseconds since 1970.
    static FAILED: Cell<f64> = const { Cell::new(0.0) };
    static RUNTIME: ArcRwSignal<Runtime> = ArcRwSignal::new(Runtime::Workers);
    static QUICK: RefCell<Option<Rc<Helper>>> = const { RefCell::new(None) };
}

/// Where the thinker runs now.
pub(crate) fn runtime() -> Runtime {
    RUNTIME.with(|runtime| runtime.get())
}

fn set_runtime(now: Runtime) {
    RUNTIME.with(|runtime| {
        if runtime.get_untracked() != now {
            runtime.set(now);
        }
    });
}

/// The odds of rolls by these rules, and the value of a turn.
pub(crate) async fn odds(rules: &RuleSet) -> Result<Odds, Unable> {
    match ask(Question::Odds { rules: rules.code() }).await? {
        Answer::Odds(odds) => Ok(odds),
        _ => Err(Unable::NoThinker),
    }
}

/// The decision of a computer player, by the best knowledge of the game.
pub(crate) async fn decision(game: &Game, temperament: &str, chance: u64) -> Result<Action, Unable> {
    decided(game, ask_best(game, decide(game, temperament, chance)).await?)
}

/// The decision of a computer player by estimates only.
pub(crate) async fn estimated_decision(
    game: &Game,
    temperament: &str,
    chance: u64,
) -> Result<Action, Unable> {
    decided(game, ask(decide(game, temperament, chance)).await?)
}

fn decide(game: &Game, temperament: &str, chance: u64) -> Question {
    Question::Decide {
        rules: game.rules().code(),
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

/// The value of each play, and everyone's chance to win: exact if the game is solved, else
/// estimated.
pub(crate) async fn advice(game: &Game) -> Result<Advice, Unable> {
    let question = Question::Advise { rules: game.rules().code(), position: game.position().to_string() };
    match ask_best(game, question).await? {
        Answer::Advice(advice) => Ok(advice),
        _ => Err(Unable::NoThinker),
    }
}

/// The shares of luck and skill in a game, which has to be solved.
pub(crate) async fn review(duel: &Duel, record: String) -> Result<Review, Unable> {
    let solver = exact::solver_of(duel).ok_or(Unable::Trouble(Trouble::NotSolved))?;
    match answer_of_solver(solver, Question::Review { record }).await? {
        Answer::Review(review) => Ok(review),
        _ => Err(Unable::NoThinker),
    }
}

/// What a game of Today's Dice comes to.
pub(crate) async fn today(day: u32, record: String) -> Result<Today, Unable> {
    match ask(Question::Today { day, record }).await? {
        Answer::Today(today) => Ok(today),
        _ => Err(Unable::NoThinker),
    }
}

/// How many points the rolls of a game have brought everybody beyond the average.
pub(crate) async fn luck(record: String) -> Result<Vec<f64>, Unable> {
    match ask(Question::Luck { record }).await? {
        Answer::Luck(luck) => Ok(luck),
        _ => Err(Unable::NoThinker),
    }
}

/// Asks the worker with the exact solution, or else the one for quick questions.
async fn ask_best(game: &Game, question: Question) -> Result<Answer, Unable> {
    match Duel::of(game).and_then(|duel| exact::solver_of(&duel)) {
        Some(solver) => match answer_of_solver(solver, question.clone()).await {
            // It may have been stopped or have failed meanwhile.
            Err(Unable::NoThinker) => ask(question).await,
            answer => answer,
        },
        None => ask(question).await,
    }
}

/// Asks a quick question.
pub(crate) async fn ask(question: Question) -> Result<Answer, Unable> {
    if is_worker_to_be_asked() {
        if let Some(quick) = quick() {
            let answer = answer_of(&quick, question.clone()).await;
            HAS_COME.set(HAS_COME.get() || quick.has_come());
            if answer != Err(Unable::NoThinker) {
                set_runtime(Runtime::Workers);
                return answer;
            }
            // Only the one that failed: another may have been started meanwhile.
            QUICK.with(|now| drop(now.borrow_mut().take_if(|now| Rc::ptr_eq(now, &quick))));
        }
        FAILED.set(browser::now_ms());
    }
    let answer = in_page::ask(question).await;
    set_runtime(match (in_page::is_here(), HAS_COME.get()) {
        (true, true) => Runtime::PageForNow,
        (true, false) => Runtime::Page,
        (false, _) => Runtime::Nowhere,
    });
    answer
}

/// False while the page runs the thinker itself, unless the worker failed long ago.
fn is_worker_to_be_asked() -> bool {
    match RUNTIME.with(|runtime| runtime.get_untracked()) {
        Runtime::Workers | Runtime::Nowhere => true,
        Runtime::Page | Runtime::PageForNow => browser::now_ms() - FAILED.get() > AGAIN_AFTER_MS,
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

/// Asks the worker that holds a solution; if it falls silent, it is not asked again.
async fn answer_of_solver(solver: Rc<Helper>, question: Question) -> Result<Answer, Unable> {
    let answer = answer_of(&solver, question).await;
    if answer == Err(Unable::NoThinker) {
        exact::lose(&solver);
    }
    answer
}
