//! Three hints for whoever plays for the first time: what to do with dice, what there is to decide,
//! what a farkle is. Each is given once in this browser, at the table and to screen readers.

use crate::game::open_game::OpenGame;
use crate::language::messages::say;
use farkle_client::Screen;
use farkle_rules::{Phase, TurnEndKind};
use farkle_table::{Holder, ToAct};
use leptos::prelude::*;

const KEY: &str = "farkle.hints";

/// A hint; its number is its bit in what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Hint {
    Choose = 1,
    Decide = 2,
    Farkle = 4,
}

impl Hint {
    /// Its words.
    pub(crate) fn words(self) -> String {
        match self {
            Hint::Choose => say!("first-choose"),
            Hint::Decide => say!("first-decide"),
            Hint::Farkle => say!("first-farkle"),
        }
    }
}

/// The hint for this moment. A hint has been given when its moment has passed.
pub(crate) fn follow(play: OpenGame, screen: Memo<Screen>) -> Memo<Option<Hint>> {
    let given = RwSignal::new(kept());
    // The first steps have a voice of their own.
    let is_lesson = play.id().is_empty();
    let hint = Memo::new(move |_| {
        let due = due(play, screen).filter(|_| !is_lesson);
        due.filter(|&hint| given.get() & hint as u8 == 0)
    });
    Effect::new(move |before: Option<Option<Hint>>| {
        let now = hint.get();
        if let Some(before) = before.flatten().filter(|&before| now != Some(before)) {
            given.update(|given| *given |= before as u8);
            keep(given.get_untracked());
        }
        now
    });
    hint
}

fn due(play: OpenGame, screen: Memo<Screen>) -> Option<Hint> {
    let is_persons = |seat| play.ledger.with(|ledger| ledger.holder(seat).is_some_and(Holder::is_person));
    if let Some(end) = play.last_end.get() {
        return (end.kind == TurnEndKind::Farkled && is_persons(end.seat)).then_some(Hint::Farkle);
    }
    let chooses = play.ledger.with(|ledger| {
        matches!((ledger.game().phase(), ledger.to_act()), (Phase::Choosing { .. }, ToAct::Person(_)))
    });
    match play.selection.get().is_empty() {
        _ if !chooses || play.in_the_air.with(Option::is_some) => None,
        true => Some(Hint::Choose),
        false => screen.with(|screen| screen.bank.action.is_ok()).then_some(Hint::Decide),
    }
}

/// The hints that were given. Without local storage they are given with every game.
fn kept() -> u8 {
    let storage = window().local_storage().ok().flatten();
    let kept = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    kept.and_then(|kept| kept.parse().ok()).unwrap_or_default()
}

fn keep(given: u8) {
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(KEY, &given.to_string());
    }
}
