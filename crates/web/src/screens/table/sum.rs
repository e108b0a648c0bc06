//! What is selected as a sum: dice of one face as dice, combinations by their names.

use crate::game::dice::FlatDie;
use crate::language::messages::messages;
use farkle_rules::{Combination, Face, Points};
use farkle_words::capital;
use leptos::prelude::*;

/// A sum of more letters is written smaller.
const MOST_LARGE: usize = 22;

/// Each combination, and what they come to.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Sum {
    parts: Vec<Part>,
    total: Points,
}

/// Dice of one face say by themselves what they are, others have a name.
#[derive(Clone, Debug, PartialEq)]
enum Part {
    Dice(Vec<Face>),
    Named(String),
}

impl Sum {
    pub(super) fn of(combinations: &[Combination]) -> Sum {
        let part = |combination: &Combination| {
            let faces: Vec<Face> = combination.dice.faces().collect();
            match faces.iter().all(|face| Some(face) == faces.first()) {
                true => Part::Dice(faces),
                false => Part::Named(capital(&messages().priced_dice(combination))),
            }
        };
        Sum {
            parts: combinations.iter().map(part).collect(),
            total: combinations.iter().map(|combination| combination.points).sum(),
        }
    }

    /// Whether it is written smaller, so that it stays on its line.
    pub(super) fn is_long(&self) -> bool {
        self.letters() > MOST_LARGE
    }

    /// About so many letters wide.
    fn letters(&self) -> usize {
        let part = |part: &Part| match part {
            Part::Dice(faces) => 2 * faces.len() + 2,
            Part::Named(name) => name.chars().count() + 3,
        };
        self.parts.iter().map(part).sum::<usize>() + messages().points(self.total).chars().count()
    }

    pub(super) fn view(self) -> impl IntoView {
        let parts = self.parts.into_iter().enumerate().map(|(number, part)| {
            let plus = (number > 0).then(|| view! { <span>"+"</span>" " });
            let part = match part {
                Part::Dice(faces) => {
                    faces.into_iter().map(|face| view! { <FlatDie face/> }).collect_view().into_any()
                }
                Part::Named(name) => name.into_any(),
            };
            view! { {plus}<span>{part}</span>" " }
        });
        view! { {parts.collect_view()}<span>{format!("=\u{A0}{}", messages().points(self.total))}</span> }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Dice, RuleSet};

    #[test]
    fn a_selection_is_a_sum_of_its_combinations() {
        let rules = RuleSet::preset("classic").unwrap();
        let sum = |dice: &str| {
            let dice: Dice = dice.parse().unwrap();
            Sum::of(&rules.combinations(dice, dice))
        };
        let dice = |pips: &str| Part::Dice(pips.parse::<Dice>().unwrap().faces().collect());
        assert_eq!(sum("15"), Sum { parts: vec![dice("1"), dice("5")], total: Points(150) });
        assert_eq!(sum("4445"), Sum { parts: vec![dice("444"), dice("5")], total: Points(450) });
        // Here a message is its name.
        assert_eq!(sum("123456").parts, [Part::Named("Shape-straight".to_string())]);
    }
}
