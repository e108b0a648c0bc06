//! Rules in words, generated from the rule set itself.

use crate::game::dice::FlatDie;
use crate::language::messages::{messages, say};
use farkle_rules::rule_set::{Heading, OfAKind, Statement, describe, describe_for_real_dice};
use farkle_rules::{Face, Points, RuleSet};
use leptos::prelude::*;

/// A rule set in words, or one section of it; for a table with real dice if wanted.
#[component]
pub(crate) fn RulesInWords(
    rules: RuleSet,
    #[prop(optional)] only: Option<Heading>,
    #[prop(optional)] real_dice: bool,
) -> impl IntoView {
    let all = if real_dice { describe_for_real_dice(&rules) } else { describe(&rules) };
    let sections = all.into_iter().filter(|section| only.is_none_or(|only| only == section.heading));
    let sections = sections.map(|section| {
        let sentences = section.statements.iter().map(|statement| match with_dice(statement, &rules) {
            Some(Price { what, points, dice, is_example }) => {
                let points = messages().points(points);
                let points = if is_example { say!("example-price", "points" => points) } else { points };
                let dice = dice.into_iter().map(|face| view! { <FlatDie face/> });
                view! {
                    <li class="price">
                        <span class="example" aria-hidden="true">{dice.collect_view()}</span>
                        <span class="what">{what}</span>
                        <b class="number">{points}</b>
                    </li>
                }
                .into_any()
            }
            None => view! { <li>{messages().statement(statement)}</li> }.into_any(),
        });
        view! {
            <section>
                <h3>{messages().heading(section.heading)}</h3>
                <ul>{sentences.collect_view()}</ul>
            </section>
        }
    });
    view! { <div class="rules-in-words">{sections.collect_view()}</div> }
}

/// A sentence of the rules that names a price, and dice that score it.
struct Price {
    what: String,
    points: Points,
    dice: Vec<Face>,
    /// Whether other dice of the same kind score something else.
    is_example: bool,
}

fn with_dice(statement: &Statement, rules: &RuleSet) -> Option<Price> {
    let count = match statement {
        Statement::TriplePrices { .. } => 3,
        Statement::OfAKindPrice { count, price: OfAKind::Times(_) } => usize::from(*count),
        _ => {
            let (what, points, dice) = messages().priced(statement)?;
            return Some(Price { what, points, dice, is_example: false });
        }
    };
    let example = Face::new(EXAMPLE)?;
    let what = messages().statement(statement);
    let points = rules.of_a_kind(example, count);
    Some(Price { what, points, dice: vec![example; count], is_example: true })
}

/// The number of the dice in an example: nobody takes it for a one or five.
const EXAMPLE: u8 = 4;
