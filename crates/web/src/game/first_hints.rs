//! Hints for whoever plays for the first time: what to do with dice, what there is to decide,
//! what a farkle is. Each is given once in this browser, at the table and to screen readers.

use crate::game::open_game::OpenGame;
use crate::language::messages::say;
use farkle_client::Screen;
use farkle_rules::{Dice, Face, Phase, Points, RuleSet, TurnEnd, TurnEndKind};
use farkle_table::{Holder, ToAct};
use leptos::prelude::*;
use std::cell::Cell;

const KEY: &str = "farkle.hints";
/// Where the window is so low that hints are not shown. The style sheets ask the same.
const LOW: &str = "(height < 520px)";

thread_local! {
    /// What was given since the page was opened, also where nothing can be stored.
    static GIVEN: Cell<u8> = const { Cell::new(0) };
}

/// A hint; its number is its bit in what is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum FirstHint {
    Choose = 1,
    Decide = 2,
    Farkle = 4,
    /// A person's own, with points lost and others kept. After it nobody needs the other one.
    OwnFarkle = 16 | 4,
}

impl FirstHint {
    /// Its words; `rules` are those of the game, `roll` is what lies on the table, and `other` is
    /// whose turn has ended, if nobody here has played it.
    pub(crate) fn words(self, rules: &RuleSet, roll: &[Face], other: Option<String>) -> String {
        let has_one_or_five = || roll.iter().any(|face| matches!(face, Face::One | Face::Five));
        match self {
            FirstHint::Choose if has_one_or_five() && ones_and_fives_score(rules) => {
                say!("first-choose-ones-and-fives")
            }
            FirstHint::Choose => say!("first-choose"),
            FirstHint::Decide => say!("first-decide"),
            FirstHint::Farkle => match other {
                Some(name) => say!("first-farkle-of", "name" => name),
                None => say!("first-farkle"),
            },
            FirstHint::OwnFarkle => say!("first-own-farkle"),
        }
    }
}

/// The hint for this moment. A hint has been given when its moment has passed.
pub(crate) fn follow(play: OpenGame, screen: Memo<Screen>) -> Memo<Option<FirstHint>> {
    let given = RwSignal::new(kept());
    let hint = Memo::new(move |_| {
        let due = due(play, screen).filter(|_| !is_lesson(play));
        due.filter(|&hint| is_new(hint, given.get()))
    });
    Effect::new(move |before: Option<Option<FirstHint>>| {
        let now = hint.get();
        if let Some(before) = before.flatten().filter(|&before| now != Some(before)) {
            given.update(|given| *given |= before as u8);
            keep(given.get_untracked());
        }
        now
    });
    hint
}

/// Whether a turn that has come to nothing has a hint, which takes time to read. At a table far
/// away nobody makes the others wait for it.
pub(crate) fn tells_of(play: OpenGame, end: &TurnEnd) -> bool {
    let is_low = || window().match_media(LOW).ok().flatten().is_some_and(|window_is| window_is.matches());
    let is_due = || untrack(|| at_end(play, end)).is_some_and(|hint| is_new(hint, kept()));
    !is_lesson(play) && !play.is_far() && is_due() && !is_low()
}

/// The first steps have a voice of their own.
fn is_lesson(play: OpenGame) -> bool {
    play.id().is_empty()
}

fn is_new(hint: FirstHint, given: u8) -> bool {
    given & hint as u8 != hint as u8
}

/// The hint about the end of a turn. An opponent’s farkle may be the first one that is seen; one’s
/// own is told of once more.
fn at_end(play: OpenGame, end: &TurnEnd) -> Option<FirstHint> {
    let is_own = is_own(play, end);
    // Only then is all of it true.
    let keeps_points = end.penalty == Points::ZERO && end.score > Points::ZERO;
    let hint = match end.total > Points::ZERO && keeps_points && is_own {
        true => FirstHint::OwnFarkle,
        false => FirstHint::Farkle,
    };
    (end.kind == TurnEndKind::Farkled).then_some(hint)
}

/// Whether a person here has played that turn.
fn is_own(play: OpenGame, end: &TurnEnd) -> bool {
    let is_person = play.ledger.with(|ledger| ledger.holder(end.seat).is_some_and(Holder::is_person));
    is_person && play.hands.get().decide(&ToAct::Person(end.seat))
}

/// Whose turn has just come to nothing, if nobody here has played it.
pub(crate) fn other_who_lost(play: OpenGame) -> Option<String> {
    let end = play.last_end.get().filter(|end| !is_own(play, end))?;
    Some(play.ledger.with(|ledger| ledger.name(end.seat).to_string()))
}

/// Whether each of them scores without any other die.
fn ones_and_fives_score(rules: &RuleSet) -> bool {
    ["1", "5"].into_iter().all(|die| {
        die.parse::<Dice>()
            .is_ok_and(|die| rules.points_of(die, die).is_some_and(|points| points > Points::ZERO))
    })
}

fn due(play: OpenGame, screen: Memo<Screen>) -> Option<FirstHint> {
    if let Some(end) = play.last_end.get() {
        return at_end(play, &end);
    }
    let chooses = play.ledger.with(|ledger| {
        let to_act = ledger.to_act();
        let is_here = matches!(to_act, ToAct::Person(_)) && play.hands.get().decide(&to_act);
        is_here && matches!(ledger.game().phase(), Phase::Choosing { .. })
    });
    match play.selection.get().is_empty() {
        _ if !chooses || play.in_the_air.with(Option::is_some) => None,
        true => Some(FirstHint::Choose),
        // The band over the tray says everything.
        false if screen.with(|screen| screen.roll.hot_dice) => None,
        false => screen.with(|screen| screen.bank.action.is_ok()).then_some(FirstHint::Decide),
    }
}

/// Whether somebody has had dice to choose from here.
pub(crate) fn has_chosen() -> bool {
    !is_new(FirstHint::Choose, kept())
}

/// The hints that were given. Without local storage they are given once for every load of the page.
fn kept() -> u8 {
    let storage = window().local_storage().ok().flatten();
    let kept = storage.and_then(|storage| storage.get_item(KEY).ok().flatten());
    let kept: Option<u8> = kept.and_then(|kept| kept.parse().ok());
    kept.unwrap_or_default() | GIVEN.get()
}

fn keep(given: u8) {
    GIVEN.set(given);
    if let Ok(Some(storage)) = window().local_storage() {
        let _ = storage.set_item(KEY, &given.to_string());
    }
}
