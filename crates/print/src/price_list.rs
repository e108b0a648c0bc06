//! What scores, as the rows of a table: a name, an example in dice, a price.

use farkle_rules::rule_set::{OfAKind, SixOnes};
use farkle_rules::{Combination, Face, Points, RuleSet, Shape};

/// One row of the price list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PriceRow {
    /// What it is.
    pub name: String,
    /// An example.
    pub dice: Vec<Face>,
    /// What it is worth.
    pub price: String,
}

/// Everything that scores by these rules, from single dice upwards.
///
/// ```
/// use farkle_print::price_list;
/// use farkle_rules::RuleSet;
/// let rows = price_list(&RuleSet::preset("classic").unwrap());
/// assert_eq!((rows[0].name.as_str(), rows[0].price.as_str()), ("Single 1", "100"));
/// ```
pub fn price_list(rules: &RuleSet) -> Vec<PriceRow> {
    let scoring = &rules.draft().scoring;
    let mut rows: Vec<PriceRow> = Vec::new();
    let of = |shape: Shape| rules.priced_combinations().filter(move |c| c.shape == shape);
    rows.extend(of(Shape::Single).map(|c| row(format!("Single {}", first(&c)), &c)));
    rows.extend(of(Shape::ThreeOfAKind).map(|c| row(format!("Three {}s", first(&c)), &c)));
    for (shape, name, count, price) in [
        (Shape::FourOfAKind, "Four of a kind", 4, scoring.four_of_a_kind),
        (Shape::FiveOfAKind, "Five of a kind", 5, scoring.five_of_a_kind),
        (Shape::SixOfAKind, "Six of a kind", 6, scoring.six_of_a_kind),
    ] {
        if of(shape).next().is_some() && price != OfAKind::NotPriced {
            let price = match price {
                OfAKind::Times(times) => format!("{times} × three"),
                OfAKind::Flat(points) => points.to_string(),
                OfAKind::NotPriced => String::new(),
            };
            rows.push(PriceRow { name: name.to_string(), dice: vec![Face::Four; count], price });
        }
    }
    if let Some(price) = match scoring.six_ones {
        SixOnes::LikeOthers => None,
        SixOnes::Flat(points) => Some(points.to_string()),
        SixOnes::Win => Some("wins".to_string()),
    } {
        rows.push(PriceRow { name: "Six 1s".to_string(), dice: vec![Face::One; 6], price });
    }
    if scoring.five_of_a_kind_wins {
        let name = "Five of a kind at once".to_string();
        rows.push(PriceRow { name, dice: vec![Face::Three; 5], price: "wins".to_string() });
    }
    for (shape, name) in [
        (Shape::Straight, "Straight"),
        (Shape::LowStraight, "Straight 1 to 5"),
        (Shape::HighStraight, "Straight 2 to 6"),
        (Shape::ThreePairs, "Three pairs"),
        (Shape::FourAndAPair, "Four and a pair"),
        (Shape::TwoTriplets, "Two triplets"),
    ] {
        rows.extend(of(shape).last().map(|c| row(name.to_string(), &c)));
    }
    if let Some(example) = of(Shape::FullHouse).last() {
        let price = format!("three + {}", scoring.full_house);
        rows.push(PriceRow { price, ..row("Full house".to_string(), &example) });
    }
    if scoring.no_scorers > Points::ZERO {
        let dice = [Face::Two, Face::Two, Face::Three, Face::Four, Face::Six, Face::Six];
        rows.push(PriceRow {
            name: "Nothing scores".to_string(),
            dice: dice[..rules.dice()].to_vec(),
            price: scoring.no_scorers.to_string(),
        });
    }
    rows
}

fn first(combination: &Combination) -> u8 {
    combination.dice.faces().next().map_or(0, Face::pips)
}

fn row(name: String, combination: &Combination) -> PriceRow {
    PriceRow { name, dice: combination.dice.faces().collect(), price: combination.points.to_string() }
}
