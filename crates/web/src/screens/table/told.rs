//! The line below the dice: what is selected as a sum, why something is not possible, what others
//! did. Everything else that happens is seen on the board, and said by the live region.

use super::sum::Sum;
use crate::game::first_hints::{FirstHint, other_who_lost};
use crate::game::open_game::{OpenGame, Said};
use crate::language::messages::{messages, say};
use crate::page::focus;
use farkle_client::{Announcement, Selection};
use farkle_rules::{Combination, Dice, Phase, Refusal, RuleSet};
use farkle_table::{Denial, ToAct};
use leptos::prelude::*;

/// The line. Screen readers have the live region instead.
#[component]
pub(super) fn Told(play: OpenGame, hint: Memo<Option<FirstHint>>) -> impl IntoView {
    let sum = move || {
        let selection = play.selection.get();
        play.ledger.with(|ledger| {
            let roll: Dice = Selection::faces(ledger).into_iter().collect();
            let chosen = ledger.game().rules().combinations(selection.dice(ledger), roll);
            (!chosen.is_empty()).then(|| Sum::of(&chosen))
        })
    };
    let told = Memo::new(move |_| match why_not(play).filter(|_| !asks_to_select(play)) {
        Some(words) => Line::Words(words),
        None => sum().map_or_else(|| Line::Words(play.said.with(what_others_did)), Line::Sum),
    });
    let is_sum = move || matches!(*told.read(), Line::Sum(_));
    let is_allowed = move || asks_to_select(play) || why_not(play).is_none();
    let beside = Memo::new(move |_| is_allowed().then(|| what_to_do(play, hint)).flatten());
    view! {
        <p class="told number" class:sum=is_sum class:long=move || told.read().is_long() aria-hidden="true">
            {move || match told.get() {
                Line::Words(words) => words.into_any(),
                Line::Sum(sum) => sum.view().into_any(),
            }}
            {move || beside.get().map(|words| view! { <small>{words}</small> })}
        </p>
    }
}

/// Selects with one tap what the key A does, while nothing is selected and nothing else stands in
/// the line.
#[component]
pub(super) fn TakeMost(play: OpenGame, hint: Memo<Option<FirstHint>>) -> impl IntoView {
    let most = Memo::new(move |_| {
        let is_lesson = play.id().is_empty();
        if is_lesson
            || play.in_the_air.with(Option::is_some)
            || !play.selection.with(|chosen| chosen.is_empty())
        {
            return None;
        }
        let is_taken = hint.get().is_some()
            || (why_not(play).is_some() && !asks_to_select(play))
            || !play.said.with(what_others_did).is_empty();
        play.ledger.with(|ledger| {
            let to_act = ledger.to_act();
            let is_here = matches!(to_act, ToAct::Person(_)) && play.hands.get().decide(&to_act);
            let Phase::Choosing { .. } = ledger.game().phase() else { return None };
            let roll: Dice = Selection::faces(ledger).into_iter().collect();
            let most = ledger.game().rules().set_asides(roll).first().copied()?;
            (is_here && !is_taken).then_some(most.points)
        })
    });
    let take = move |_| {
        play.take_best_or_none();
        focus::soon_on(".actions .roll");
    };
    move || {
        most.get().map(|points| view! {
            <button class="take-most number" on:click=take>{say!("take-most", "points" => points)}</button>
        })
    }
}

/// What somebody may not know here: what there is to do the first time, or that dice of a set are
/// taken one by one, after it was put back.
pub(super) fn what_to_do(play: OpenGame, hint: Memo<Option<FirstHint>>) -> Option<String> {
    let goes_one_by_one =
        || play.ledger.with(|ledger| play.selection.with(|selection| selection.goes_one_by_one(ledger)));
    let words = |hint: FirstHint| {
        let other = other_who_lost(play);
        play.ledger.with(|ledger| hint.words(ledger.game().rules(), &Selection::faces(ledger), other))
    };
    let hint = hint.get().map(words);
    hint.or_else(|| goes_one_by_one().then(|| say!("told-one-by-one")))
}

/// Why the last touch was refused, if it was.
pub(super) fn why_not(play: OpenGame) -> Option<String> {
    let lies = play.in_the_air.with(Option::is_none);
    let denial = play.said.with(|said| said.denial)?;
    // What was refused because dice were flying is no news once they lie.
    if lies && denial == Denial::Rules(Refusal::DiceRolling) {
        return None;
    }
    let counts = match denial {
        Denial::Rules(Refusal::DoesNotScore { dice: one }) => play.ledger.with(|ledger| {
            let roll: Dice = Selection::faces(ledger).into_iter().collect();
            let selected = play.selection.with(|selection| selection.dice(ledger));
            all_that_counts(ledger.game().rules(), roll, selected, one)
        }),
        _ => None,
    };
    Some(match counts {
        Some(combinations) => {
            say!("refusal-only-so-many", "combinations" => messages().combinations(&combinations))
        }
        None => messages().denial(&denial),
    })
}

/// What is selected of the face of a die that scores nothing beside it: of four 4s, three may be
/// all that counts.
fn all_that_counts(rules: &RuleSet, roll: Dice, selected: Dice, one: Dice) -> Option<Vec<Combination>> {
    let of_face = |combination: &Combination| combination.dice.faces().any(|face| one.count(face) > 0);
    let counts: Vec<Combination> = rules.combinations(selected, roll).into_iter().filter(of_face).collect();
    (!counts.is_empty()).then_some(counts)
}

/// Whether the last touch was refused because nothing is selected. The button that selects the best
/// dice says that as well, and stays.
fn asks_to_select(play: OpenGame) -> bool {
    use Refusal::{NothingSelected, SetAsideFirst};
    let denial = play.said.with(|said| said.denial);
    !play.id().is_empty() && matches!(denial, Some(Denial::Rules(NothingSelected | SetAsideFirst)))
}

/// What stands in the line.
#[derive(Clone, Debug, PartialEq)]
enum Line {
    Words(String),
    Sum(Sum),
}

impl Line {
    fn is_long(&self) -> bool {
        match self {
            Line::Words(_) => false,
            Line::Sum(sum) => sum.is_long(),
        }
    }
}

/// What the board does not show by itself.
fn what_others_did(said: &Said) -> String {
    if said.taken_back {
        return say!("say-taken-back");
    }
    let is_shown = |sentence: &&Announcement| {
        matches!(
            sentence,
            Announcement::Rolled { .. }
                | Announcement::Farkled { .. }
                | Announcement::ToxicTwos { .. }
                | Announcement::HotDice
                | Announcement::Opened { .. }
                | Announcement::LastTurns { .. }
                | Announcement::Won { .. }
                | Announcement::Done { .. }
        )
    };
    let rest = said.sentences.iter().filter(|sentence| !is_shown(sentence));
    rest.map(|sentence| messages().announcement(sentence)).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSet;

    #[test]
    fn a_fourth_four_where_three_count_is_told_so_and_a_two_is_not() {
        let rules = RuleSet::preset("classic").unwrap();
        let counts = |selected: &str, one: &str| {
            let [roll, selected, one] = ["144442", selected, one].map(|dice| dice.parse().unwrap());
            all_that_counts(&rules, roll, selected, one).map(|all| messages().combinations(&all))
        };
        let three = rules.combinations("444".parse().unwrap(), "444".parse().unwrap());
        assert_eq!(counts("1444", "4"), Some(messages().combinations(&three)), "and the 1 is not named");
        assert_eq!(counts("1444", "2"), None);
        assert_eq!(counts("", "2"), None);
    }
}
