//! One sentence of the rules, as data: what it says, with its numbers.
//!
//! The English text is here; a front end in another language has its own text for each variant.

use crate::draft::OfAKind;
use crate::{Combination, Points};
use std::fmt;

/// The heading of a section of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Heading {
    /// What one plays for.
    Goal,
    /// What scores.
    Scoring,
    /// How a turn goes.
    Turn,
    /// When points may be banked.
    Banking,
    /// What goes wrong.
    Farkle,
    /// How it ends.
    End,
    /// Who plays and who starts.
    Players,
}

impl Heading {
    /// In English.
    pub const fn title(self) -> &'static str {
        match self {
            Heading::Goal => "Goal",
            Heading::Scoring => "What scores",
            Heading::Turn => "Your turn",
            Heading::Banking => "Banking",
            Heading::Farkle => "Farkle",
            Heading::End => "End of the game",
            Heading::Players => "Players",
        }
    }
}

/// One sentence of the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // Every variant says in its English text what it means; its fields are the numbers in it.
pub enum Statement {
    ReachTarget { target: Points, above: bool },
    HitTarget { target: Points },
    MostAfterRounds { rounds: u8 },
    Price { combination: Combination },
    TriplePrices { ones: Points, face_value: Points },
    OfAKindPrice { count: u8, price: OfAKind },
    MoreAsTriples,
    SixOnesPrice { points: Points },
    SixOnesWin,
    FiveOfAKindWins,
    StraightPrice { points: Points },
    LowStraightPrice { points: Points },
    HighStraightPrice { points: Points },
    ThreePairsPrice { points: Points },
    FourAndAPairPrice { points: Points },
    TwoTripletsPrice { points: Points },
    FullHousePrice { bonus: Points },
    NoScorersPrice { dice: u8, points: Points, hot: bool },
    OneRollOnly,
    RollAll { dice: u8 },
    OffTheTable,
    SetAsideSome,
    RollOrBank,
    HotDiceMay { dice: u8 },
    HotDiceMust { dice: u8 },
    HighStakes { bonus: Points },
    Piggyback,
    Opening { points: Points },
    MinimumBank { points: Points },
    FarkleEndsTurn,
    FarkleOtherwise,
    FarkleMayGoOn,
    ThreeFarklesCost { points: Points, below_zero: bool },
    ThreeFarklesCostAll,
    ToxicTwos,
    EndsAtOnce,
    LastTurn { one_throw: bool },
    PassingGoesToLowest { target: Points },
    RoundsDecide,
    TiesEarlier,
    TiesFirstInTurnOrder,
    TiesShared,
    TiesPlayOff,
    Teams { teams: u8 },
    StarterHighestDie,
    StarterChosen,
    StarterRandom,
    StartBonus { bonus: Vec<Points> },
}

fn dice_word(dice: u8) -> &'static str {
    if dice == 5 { "five" } else { "six" }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.fmt_scoring(f)
            .or_else(|NotMine| self.fmt_turn(f))
            .or_else(|NotMine| self.fmt_end(f))
            .unwrap_or(Ok(()))
    }
}

/// The sentence belongs to another group.
struct NotMine;

type Written = Result<fmt::Result, NotMine>;

impl Statement {
    fn fmt_scoring(&self, f: &mut fmt::Formatter<'_>) -> Written {
        Ok(match self {
            Statement::Price { combination } => {
                let text = combination.to_string();
                let (name, price) = text.rsplit_once(' ').unwrap_or((&text, ""));
                let mut chars = name.chars();
                let first = chars.next().map(|c| c.to_ascii_uppercase()).unwrap_or_default();
                write!(f, "{first}{}: {price}.", chars.as_str())
            }
            Statement::TriplePrices { ones, face_value } => {
                write!(f, "Three of a kind: {face_value} times the number on the die; three 1s: {ones}.")
            }
            Statement::OfAKindPrice { count, price: OfAKind::Times(times) } => {
                write!(f, "{} of a kind: {times} times the price of three.", count_word(*count))
            }
            Statement::OfAKindPrice { count, price: OfAKind::Flat(points) } => {
                write!(f, "{} of a kind: {points}.", count_word(*count))
            }
            Statement::OfAKindPrice { count, price: OfAKind::NotPriced } => {
                write!(f, "{} of a kind have no price of their own.", count_word(*count))
            }
            Statement::MoreAsTriples => {
                f.write_str(
                    "Four or five of a kind score as a triple, six as two triples. Extra 1s and 5s score on their own.",
                )
            }
            Statement::SixOnesPrice { points } => write!(f, "Six 1s: {points}."),
            Statement::SixOnesWin => f.write_str("Six 1s in one roll win the game right away."),
            Statement::FiveOfAKindWins => {
                f.write_str("Five of a kind in the first roll of a turn wins the game right away.")
            }
            Statement::StraightPrice { points } => write!(f, "Straight 1-2-3-4-5-6: {points}."),
            Statement::LowStraightPrice { points } => write!(f, "Straight 1-2-3-4-5: {points}."),
            Statement::HighStraightPrice { points } => write!(f, "Straight 2-3-4-5-6: {points}."),
            Statement::ThreePairsPrice { points } => write!(f, "Three pairs of different faces: {points}."),
            Statement::FourAndAPairPrice { points } => write!(f, "Four of a kind with a pair: {points}."),
            Statement::TwoTripletsPrice { points } => write!(f, "Two triplets: {points}."),
            Statement::FullHousePrice { bonus } => {
                write!(f, "Full house (three and two of a kind): the price of the three plus {bonus}.")
            }
            Statement::NoScorersPrice { dice, points, hot } => {
                let hot = if *hot { " and counts as hot dice" } else { "" };
                write!(f, "A roll of all {} dice in which nothing scores is worth {points}{hot}.", dice_word(*dice))
            }
            Statement::OneRollOnly => f.write_str(
                "Combinations count only within one roll: dice you set aside earlier can't be combined with dice you roll later.",
            ),
            _ => return Err(NotMine),
        })
    }

    fn fmt_turn(&self, f: &mut fmt::Formatter<'_>) -> Written {
        Ok(match self {
            Statement::RollAll { dice } => write!(f, "Roll all {} dice.", dice_word(*dice)),
            Statement::OffTheTable => f.write_str("Dice that roll off the table are rolled again."),
            Statement::SetAsideSome => f.write_str(
                "After every roll, set aside at least one scoring die or combination; you don't have to take everything that scores.",
            ),
            Statement::RollOrBank => f.write_str(
                "Then roll the dice that are left and add to your turn total, or stop and bank it.",
            ),
            Statement::HotDiceMay { dice } => {
                write!(f, "Hot dice: once all {0} dice are set aside, you may roll all {0} again and go on.", dice_word(*dice))
            }
            Statement::HotDiceMust { dice } => write!(
                f,
                "Hot dice: once all {0} dice are set aside, you must roll all {0} again; you can't bank before that, not even to win.",
                dice_word(*dice)
            ),
            Statement::HighStakes { bonus } => write!(
                f,
                "High stakes: you may start with the dice the previous player left over; if that first roll scores, you add {bonus} to your turn total."
            ),
            Statement::Piggyback => f.write_str(
                "Piggybacking: after a bank, you may start with the leftover dice (all the dice after hot dice); if that first roll scores, you add the points just banked to your turn total.",
            ),
            Statement::Opening { points } => {
                write!(f, "Your first bank must be at least {points}; later banks may be smaller.")
            }
            Statement::MinimumBank { points } => write!(f, "You can't bank less than {points} in any turn."),
            Statement::FarkleEndsTurn => {
                f.write_str("A roll in which nothing scores is a farkle: the turn total is lost and the turn ends.")
            }
            Statement::FarkleOtherwise => f.write_str(
                "Any other roll in which nothing scores is a farkle: the turn total is lost and the turn ends.",
            ),
            Statement::FarkleMayGoOn => f.write_str(
                "A roll in which nothing scores is a farkle: the turn total is lost, but you may roll those dice again or end the turn.",
            ),
            Statement::ThreeFarklesCost { points, below_zero } => {
                let floor = if *below_zero { ", even below zero" } else { ", but never below zero" };
                write!(f, "Your third farkle in a row costs {points} points{floor}; then the count starts over.")
            }
            Statement::ThreeFarklesCostAll => {
                f.write_str("Your third farkle in a row costs all your points; then the count starts over.")
            }
            Statement::ToxicTwos => f.write_str(
                "Toxic twos: four or more twos in one roll cancel the turn total and end the turn, whatever else they would score.",
            ),
            _ => return Err(NotMine),
        })
    }

    fn fmt_end(&self, f: &mut fmt::Formatter<'_>) -> Written {
        Ok(match self {
            Statement::ReachTarget { target, above: false } => write!(f, "Reach {target} points."),
            Statement::ReachTarget { target, above: true } => write!(f, "Get more than {target} points."),
            Statement::HitTarget { target } => write!(f, "Reach exactly {target} points."),
            Statement::MostAfterRounds { rounds } => {
                let plural = if *rounds == 1 { "" } else { "s" };
                write!(f, "Have the most points after {rounds} round{plural}.")
            }
            Statement::EndsAtOnce => f.write_str("The first to reach the goal wins."),
            Statement::LastTurn { one_throw } => {
                let chance = if *one_throw { "one last roll" } else { "one last turn" };
                write!(
                    f,
                    "When someone reaches the goal, everyone else gets {chance}; the highest score wins."
                )
            }
            Statement::PassingGoesToLowest { target } => write!(
                f,
                "A bank that would pass {target} scores nothing: its points go to the opponent with the lowest score, unless that would put them past it too."
            ),
            Statement::RoundsDecide => {
                f.write_str("Everyone has the same number of turns; the highest score wins.")
            }
            Statement::TiesEarlier => f.write_str("In a tie, whoever reached that score first wins."),
            Statement::TiesFirstInTurnOrder => {
                f.write_str("In a tie, whoever comes first in turn order wins.")
            }
            Statement::TiesShared => f.write_str("In a tie, the win is shared."),
            Statement::TiesPlayOff => {
                f.write_str("In a tie, the tied players each take one more turn until someone is ahead.")
            }
            Statement::Teams { teams } => {
                write!(f, "{teams} teams play; teammates sit opposite each other and share one score.")
            }
            Statement::StarterHighestDie => f.write_str(
                "Everyone rolls one die and the highest starts (ties roll again); then play goes clockwise.",
            ),
            Statement::StarterChosen => f.write_str("Choose who starts; then play goes clockwise."),
            Statement::StarterRandom => {
                f.write_str("Who goes first is picked at random; then play goes clockwise.")
            }
            Statement::StartBonus { bonus } => {
                let list: Vec<String> = bonus.iter().map(|points| points.to_string()).collect();
                write!(f, "In turn order the players begin with {} points.", list.join(" / "))
            }
            _ => return Err(NotMine),
        })
    }
}

fn count_word(count: u8) -> &'static str {
    match count {
        4 => "Four",
        5 => "Five",
        _ => "Six",
    }
}
