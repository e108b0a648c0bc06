//! The price list as rows of a table: a name, an example in dice, a price.

use farkle_rules::rule_set::{OfAKind, SixOnes};
use farkle_rules::{Combination, Face, Points, RuleSet, Shape};
use farkle_words::{Messages, Value, capital};

/// One row of the price list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct PriceRow {
    /// The name of the combination.
    pub(crate) name: String,
    /// An example.
    pub(crate) dice: Vec<Face>,
    /// The price.
    pub(crate) price: String,
}

/// Everything that scores under these rules, from single dice upwards.
pub(crate) fn price_list(rules: &RuleSet, words: &Messages) -> Vec<PriceRow> {
    let mut rows: Vec<PriceRow> = Vec::new();
    let of = |shape: Shape| rules.priced_combinations().filter(move |c| c.shape == shape);
    let row = |name: String, combination: &Combination| PriceRow {
        name,
        dice: combination.dice.faces().collect(),
        price: words.points(combination.points),
    };
    let by_its_dice = |combination: Combination| row(capital(&words.priced_dice(&combination)), &combination);
    rows.extend(of(Shape::Single).chain(of(Shape::ThreeOfAKind)).map(by_its_dice));
    for (shape, name, count, price) in [
        (Shape::FourOfAKind, words.say("rule-four-of-a-kind"), 4, rules.four_of_a_kind()),
        (Shape::FiveOfAKind, words.say("rule-five-of-a-kind"), 5, rules.five_of_a_kind()),
        (Shape::SixOfAKind, words.say("rule-six-of-a-kind"), 6, rules.six_of_a_kind()),
    ] {
        if of(shape).next().is_some() && price != OfAKind::NotPriced {
            let price = match price {
                OfAKind::Times(times) => {
                    words.say_with("amount-times", &[("times", Value::Points(times.into()))])
                }
                OfAKind::Flat(points) => words.points(points),
                OfAKind::NotPriced => String::new(),
            };
            rows.push(PriceRow { name, dice: vec![Face::Four; count], price });
        }
    }
    if let Some(price) = match rules.six_ones() {
        SixOnes::LikeOthers => None,
        SixOnes::Flat(points) => Some(words.points(points)),
        SixOnes::Win => Some(words.say("amount-wins")),
    } {
        let name = capital(&words.say_with("price-six", &[("face", words.say("price-faces-1").into())]));
        rows.push(PriceRow { name, dice: vec![Face::One; 6], price });
    }
    if rules.five_of_a_kind_wins() {
        let (name, price) = (words.say("name-five-at-once"), words.say("amount-wins"));
        rows.push(PriceRow { name, dice: vec![Face::Three; 5], price });
    }
    for shape in [Shape::Straight, Shape::LowStraight, Shape::HighStraight, Shape::ThreePairs] {
        rows.extend(of(shape).last().map(by_its_dice));
    }
    rows.extend(of(Shape::FourAndAPair).last().map(|c| row(words.say("name-four-and-a-pair"), &c)));
    rows.extend(of(Shape::TwoTriplets).last().map(by_its_dice));
    if let Some(example) = of(Shape::FullHouse).last() {
        let price = words.say_with("amount-full-house", &[("points", rules.full_house().into())]);
        rows.push(PriceRow { price, ..by_its_dice(example) });
    }
    if rules.no_scorers() > Points::ZERO {
        let dice = [Face::Two, Face::Two, Face::Three, Face::Four, Face::Six, Face::Six];
        rows.push(PriceRow {
            name: words.say("name-nothing"),
            dice: dice[..rules.dice()].to_vec(),
            price: words.points(rules.no_scorers()),
        });
    }
    rows
}
