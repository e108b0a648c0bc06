//! What tells rule sets apart in a list.

use crate::language::messages::{messages, say};
use crate::page::in_a_row::words_in_a_row;
use farkle_rules::rule_set::{EndingRule, OfAKind, Reached, Setting, differences};
use farkle_rules::{Points, Preset, RuleSetDraft};
use leptos::prelude::*;

/// The goal: points, or how many rounds there are.
pub(crate) fn goal_mark(draft: &RuleSetDraft) -> String {
    match draft.ending.ending {
        EndingRule::Rounds => say!("mark-rounds", "rounds" => usize::from(draft.ending.rounds)),
        _ => {
            let id =
                if draft.ending.reached == Reached::Above { "mark-target-passed" } else { "mark-target" };
            say!(id, "points" => draft.ending.target)
        }
    }
}

/// What tells versions apart: the goal, the opening, the last turn, and what more of a kind is
/// worth.
pub(crate) fn marks(draft: &RuleSetDraft) -> Vec<String> {
    let opening = match (draft.opening.in_force(), draft.opening.minimum_bank) {
        (Points::ZERO, Points::ZERO) => say!("mark-no-opening"),
        (Points::ZERO, least) => say!("mark-bank-from", "points" => least),
        (first, _) => say!("mark-opening", "points" => first),
    };
    let ending = &draft.ending;
    let goal = (ending.ending != EndingRule::Rounds).then(|| goal_mark(draft));
    let ending = match ending.ending {
        EndingRule::AtOnce => say!("mark-at-once"),
        EndingRule::LastTurn => say!("mark-last-turn"),
        EndingRule::Exactly => say!("mark-exactly"),
        EndingRule::Rounds => goal_mark(draft),
    };
    let scoring = &draft.scoring;
    // With five dice there is no six of a kind.
    let six = if draft.equipment.dice == 6 { scoring.six_of_a_kind } else { OfAKind::NotPriced };
    let more = match (scoring.four_of_a_kind, scoring.five_of_a_kind, six) {
        (OfAKind::NotPriced, ..) => Some(say!("mark-triples")),
        (OfAKind::Flat(_), OfAKind::Flat(_), OfAKind::Flat(_)) => Some(say!("mark-flat")),
        (OfAKind::Times(2), OfAKind::Times(4), OfAKind::Times(8)) => Some(say!("mark-doubles")),
        (OfAKind::Times(2), OfAKind::Times(3), OfAKind::Times(4)) => Some(say!("mark-adds")),
        (OfAKind::Times(four), OfAKind::Times(five), OfAKind::Times(six)) => {
            Some(say!("mark-times", "kinds" => "4, 5, 6", "times" => format!("{four}, {five}, {six}")))
        }
        (OfAKind::Times(four), OfAKind::Times(five), OfAKind::NotPriced) => {
            Some(say!("mark-times", "kinds" => "4, 5", "times" => format!("{four}, {five}")))
        }
        _ => None,
    };
    let is_plain = [
        scoring.straight,
        scoring.low_straight,
        scoring.high_straight,
        scoring.three_pairs,
        scoring.full_house,
        scoring.price_of_four_and_a_pair(),
    ];
    let plain = is_plain.iter().all(|price| *price == Points::ZERO).then(|| say!("mark-plain"));
    [goal, Some(opening), Some(ending), more, plain].into_iter().flatten().collect()
}

/// Those marks of a version that are not the usual ones.
pub(super) fn marks_beside(draft: &RuleSetDraft, usual: &[String]) -> Vec<String> {
    marks(draft).into_iter().filter(|mark| !usual.contains(mark)).collect()
}

/// Marks of a version, side by side.
pub(crate) fn marks_in_a_row(marks: Vec<String>) -> impl IntoView + use<> {
    view! { <span class="marks-of-rules">{words_in_a_row(marks)}</span> }
}

/// A title in the middle of a sentence; German nouns keep their capitals.
fn in_a_sentence(title: &str) -> String {
    let mut letters = title.chars();
    match letters.next() {
        Some(first) if messages().language() != "de" => first.to_lowercase().chain(letters).collect(),
        _ => title.to_string(),
    }
}

/// Of rules that differ in more from any known version, only so many are named.
const MOST_NAMED: usize = 4;

/// The known version that rules of one's own are like, and in what they differ from it.
pub(super) fn like(draft: &RuleSetDraft) -> String {
    let nearest = Preset::nearest(draft);
    let differing = differences(draft, &nearest.draft());
    let titles = differing.iter().map(|found| {
        let title = in_a_sentence(&messages().of_option(found.option, "", found.option.title));
        match found.here {
            // Words would be a sentence of their own.
            Setting::Number(_) | Setting::Times(_) | Setting::None => {
                format!("{title} ({})", messages().setting(found.option, &found.here))
            }
            _ => title,
        }
    });
    let mut titles: Vec<String> = titles.take(MOST_NAMED).collect();
    if differing.len() > MOST_NAMED {
        titles.push("…".to_string());
    }
    say!("rules-like", "version" => messages().version(nearest), "list" => titles.join(", "))
}
