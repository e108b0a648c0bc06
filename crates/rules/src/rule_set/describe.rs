//! The rules in words, generated from the rule set itself: only what is switched on is said.

use super::statement::{Heading, Statement};
use super::{
    AfterFarkle, EndingRule, FarklePenalty, HotDice, LastChance, LeftoverDice, OfAKind, Reached, RuleSet,
    RuleSetDraft, SixOnes, Starter, Ties,
};
use crate::{Face, Points, Shape};

/// A section of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Section {
    /// Its heading.
    pub heading: Heading,
    /// Its sentences.
    pub statements: Vec<Statement>,
}

/// The rule set in words.
///
/// ```
/// use farkle_rules::{RuleSet, rule_set::describe};
/// let sections = describe(&RuleSet::preset("playmonster").unwrap());
/// let text: Vec<String> = sections.iter().flat_map(|s| &s.statements).map(|s| s.to_string()).collect();
/// assert!(text.contains(&"Two triplets: 2,500.".to_string()));
/// ```
pub fn describe(rules: &RuleSet) -> Vec<Section> {
    let draft = rules.draft();
    [
        (Heading::Goal, goal(draft)),
        (Heading::Scoring, scoring(rules)),
        (Heading::Turn, turn(draft)),
        (Heading::Banking, banking(draft)),
        (Heading::Farkle, farkle(draft)),
        (Heading::End, end(draft)),
        (Heading::Players, players(draft)),
    ]
    .into_iter()
    .filter(|(_, statements)| !statements.is_empty())
    .map(|(heading, statements)| Section { heading, statements })
    .collect()
}

/// The rule set in words for a table with real dice, which can roll off it.
///
/// ```
/// use farkle_rules::RuleSet;
/// use farkle_rules::rule_set::{Statement, describe_for_real_dice};
/// let sections = describe_for_real_dice(&RuleSet::default());
/// assert!(sections.iter().any(|section| section.statements.contains(&Statement::OffTheTable)));
/// ```
pub fn describe_for_real_dice(rules: &RuleSet) -> Vec<Section> {
    let mut sections = describe(rules);
    for section in sections.iter_mut().filter(|section| section.heading == Heading::Turn) {
        section.statements.insert(1, Statement::OffTheTable);
    }
    sections
}

fn goal(draft: &RuleSetDraft) -> Vec<Statement> {
    let ending = &draft.ending;
    let target = ending.target;
    vec![match ending.ending {
        EndingRule::AtOnce | EndingRule::LastTurn => {
            Statement::ReachTarget { target, above: ending.reached == Reached::Above }
        }
        EndingRule::Exactly => Statement::HitTarget { target },
        EndingRule::Rounds => Statement::MostAfterRounds { rounds: ending.rounds },
    }]
}

fn scoring(rules: &RuleSet) -> Vec<Statement> {
    let draft = rules.draft();
    let scoring = &draft.scoring;
    let mut found: Vec<Statement> = Vec::new();
    let of_shape = |shape| rules.priced_combinations().filter(move |c| c.shape == shape);
    found.extend(of_shape(Shape::Single).map(|combination| Statement::Price { combination }));
    found.extend(triples(rules));
    let more = [(4, scoring.four_of_a_kind), (5, scoring.five_of_a_kind), (6, scoring.six_of_a_kind)];
    let more = more.into_iter().filter(|(count, _)| usize::from(*count) <= rules.dice());
    if more.clone().all(|(_, price)| price == OfAKind::NotPriced) {
        found.push(Statement::MoreAsTriples);
    } else {
        found.extend(more.map(|(count, price)| Statement::OfAKindPrice { count, price }));
    }
    match scoring.six_ones {
        SixOnes::LikeOthers => {}
        SixOnes::Flat(points) => found.push(Statement::SixOnesPrice { points }),
        SixOnes::Win => found.push(Statement::SixOnesWin),
    }
    if scoring.five_of_a_kind_wins {
        found.push(Statement::FiveOfAKindWins);
    }
    let mut add = |points: Points, statement| {
        if points > Points::ZERO {
            found.push(statement);
        }
    };
    let s = scoring;
    add(s.straight, Statement::StraightPrice { points: s.straight });
    add(s.low_straight, Statement::LowStraightPrice { points: s.low_straight });
    add(s.high_straight, Statement::HighStraightPrice { points: s.high_straight });
    add(s.three_pairs, Statement::ThreePairsPrice { points: s.three_pairs });
    let four_and_a_pair = s.price_of_four_and_a_pair();
    add(four_and_a_pair, Statement::FourAndAPairPrice { points: four_and_a_pair });
    add(s.two_triplets, Statement::TwoTripletsPrice { points: s.two_triplets });
    add(s.full_house, Statement::FullHousePrice { bonus: s.full_house });
    let (dice, hot) = (draft.equipment.dice, s.no_scorers_are_hot);
    add(s.no_scorers, Statement::NoScorersPrice { dice, points: s.no_scorers, hot });
    found.push(Statement::OneRollOnly);
    found
}

/// One sentence if the triples follow their faces, one for each otherwise.
fn triples(rules: &RuleSet) -> Vec<Statement> {
    let scoring = &rules.draft().scoring;
    let face_value = Points(scoring.triple(Face::Two).0 / 2);
    let follows = |face: Face| scoring.triple(face) == Points(face_value.0 * i32::from(face.pips()));
    let ones = scoring.triple(Face::One);
    if face_value > Points::ZERO && ones > Points::ZERO && Face::ALL[1..].iter().all(|&face| follows(face)) {
        return vec![Statement::TriplePrices { ones, face_value }];
    }
    let triples = rules.priced_combinations().filter(|c| c.shape == Shape::ThreeOfAKind);
    triples.map(|combination| Statement::Price { combination }).collect()
}

fn turn(draft: &RuleSetDraft) -> Vec<Statement> {
    let dice = draft.equipment.dice;
    let mut found = vec![Statement::RollAll { dice }];
    match draft.inheritance.leftover_dice {
        LeftoverDice::Unused => {}
        LeftoverDice::HighStakes => {
            found.push(Statement::HighStakes { bonus: draft.inheritance.high_stakes_bonus });
        }
        LeftoverDice::Piggyback => found.push(Statement::Piggyback),
    }
    found.extend([Statement::SetAsideSome, Statement::RollOrBank]);
    found.push(match draft.hot_dice {
        HotDice::MayRoll => Statement::HotDiceMay { dice },
        HotDice::MustRoll => Statement::HotDiceMust { dice },
    });
    found
}

fn banking(draft: &RuleSetDraft) -> Vec<Statement> {
    let opening = &draft.opening;
    let mut found = Vec::new();
    if opening.in_force() > Points::ZERO {
        found.push(Statement::Opening { points: opening.in_force() });
    }
    if opening.minimum_bank > Points::ZERO {
        found.push(Statement::MinimumBank { points: opening.minimum_bank });
    }
    found
}

fn farkle(draft: &RuleSetDraft) -> Vec<Statement> {
    let penalties = &draft.penalties;
    let mut found = vec![match penalties.after_farkle {
        AfterFarkle::TurnEnds if draft.scoring.no_scorers > Points::ZERO => Statement::FarkleOtherwise,
        AfterFarkle::TurnEnds => Statement::FarkleEndsTurn,
        AfterFarkle::MayGoOn => Statement::FarkleMayGoOn,
    }];
    match penalties.three_farkles {
        FarklePenalty::None => {}
        FarklePenalty::Points(points) => {
            found.push(Statement::ThreeFarklesCost { points, below_zero: penalties.below_zero });
        }
        FarklePenalty::All => found.push(Statement::ThreeFarklesCostAll),
    }
    if penalties.toxic_twos {
        found.push(Statement::ToxicTwos);
    }
    found
}

fn end(draft: &RuleSetDraft) -> Vec<Statement> {
    let ending = &draft.ending;
    let mut found = vec![match ending.ending {
        EndingRule::AtOnce => Statement::EndsAtOnce,
        EndingRule::LastTurn => Statement::LastTurn { one_throw: ending.last_chance == LastChance::OneThrow },
        EndingRule::Exactly => Statement::PassingGoesToLowest { target: ending.target },
        EndingRule::Rounds => Statement::RoundsDecide,
    }];
    if matches!(ending.ending, EndingRule::LastTurn | EndingRule::Rounds) {
        found.push(match ending.ties {
            Ties::Earlier if ending.ending == EndingRule::Rounds => Statement::TiesFirstInTurnOrder,
            Ties::Earlier => Statement::TiesEarlier,
            Ties::Shared => Statement::TiesShared,
            Ties::PlayOff => Statement::TiesPlayOff,
        });
    }
    found
}

fn players(draft: &RuleSetDraft) -> Vec<Statement> {
    let sides = &draft.sides;
    let mut found = Vec::new();
    if sides.teams > 0 {
        found.push(Statement::Teams { teams: sides.teams });
    }
    found.push(match sides.starter {
        Starter::HighestDie => Statement::StarterHighestDie,
        Starter::Chosen => Statement::StarterChosen,
        Starter::Random => Statement::StarterRandom,
    });
    if sides.start_bonus.iter().any(|&bonus| bonus > Points::ZERO) {
        found.push(Statement::StartBonus { bonus: sides.start_bonus.clone() });
    }
    found
}
