//! Why one play is better than another, as facts with their numbers.

use serde::{Deserialize, Serialize};

/// One reason why the best play is better than the play it is compared with, for the side to move.
///
/// Chances are from 0 to 1, points are whole, and dice are numbers of dice that are rolled. "The
/// rival" is the other one of two sides. Whoever says a reason has checked it against the rules,
/// the odds and, where chances to win are named, the exact solution (`farkle-reasons`).
///
/// ```
/// use farkle_thinking::{Reason, decode, encode};
/// let reason = Reason::FarkleRisk { dice: 2, farkle: 4.0 / 9.0, stake: 450 };
/// assert_eq!(decode::<Reason>(&encode(&reason)), Ok(reason));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Reason {
    /// There is only one legal play.
    OnlyPlay,
    /// The best play wins the game at once.
    WinsNow,
    /// The other play ends the game, and the mover has lost it.
    BankLoses {
        /// How many more points would have taken the lead.
        short: i32,
    },
    /// Nothing can be banked yet: the opening score is not reached.
    BelowOpening {
        /// The opening score.
        opening: i32,
        /// The highest turn total that this roll makes.
        most: i32,
    },
    /// Nothing can be banked yet: the least bank is not reached.
    BelowMinimum {
        /// The least bank.
        minimum: i32,
        /// The highest turn total that this roll makes.
        most: i32,
    },
    /// Nothing can be banked: hot dice must be rolled.
    HotDiceMustRoll,
    /// The other play would pass the target, which must be hit exactly, so it scores nothing.
    PastTarget {
        /// How far beyond the target it would lead.
        over: i32,
    },
    /// The best play reaches the target, and the rival has a last turn.
    LastTurnHolds {
        /// What the rival then needs to win.
        needs: i32,
        /// The rival's chance to win then.
        chance: f64,
    },
    /// The other play reaches the target, but the rival would still have a last turn.
    LastTurnBeats {
        /// What the rival would need to win.
        needs: i32,
        /// The rival's chance to win then.
        chance: f64,
    },
    /// A farkle would be the third in a row.
    ThirdFarkle {
        /// The dice that the other play rolls.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
        /// What the penalty would take off the score.
        cost: i32,
    },
    /// Rolling on until the target is reached wins more often, in this turn alone, than banking
    /// does in the whole game.
    GoalInReach {
        /// Points still missing after the dice set aside now.
        needs: i32,
        /// The dice that the best play rolls.
        dice: u8,
        /// The chance to get the points in this turn.
        chance: f64,
        /// The chance to win by banking.
        bank: f64,
    },
    /// Points alone speak for banking, but the rival would stay ahead: rolling wins more often.
    Behind {
        /// How far the rival is ahead even after the bank.
        lead: i32,
        /// The chance to win by rolling.
        roll: f64,
        /// The chance to win by banking.
        bank: f64,
    },
    /// Points alone speak for banking, and so would the chances to win if the rival were one
    /// average turn further from the target.
    RivalClose {
        /// What the rival needs to win.
        needs: i32,
        /// The chance to collect that in one turn that is played for nothing else.
        chance: f64,
    },
    /// Rolling earns more points on average, but the mover is ahead and need not risk any.
    Ahead {
        /// How far the mover is ahead after the bank.
        lead: i32,
        /// The turn's points on average if the dice are rolled.
        roll: f64,
        /// The turn's points if they are banked.
        bank: i32,
    },
    /// The rival is far from the target: banking would be right even if the rival had the points of
    /// another average turn.
    NoHurry {
        /// The smallest number of turns in which the rival, collecting points, reaches the target
        /// at least half of the time.
        turns: u8,
    },
    /// What rolling puts at risk.
    FarkleRisk {
        /// The dice that the other play rolls.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
        /// The turn total that a farkle would lose.
        stake: i32,
    },
    /// Rolling earns more points on average than banking.
    RollEarns {
        /// The turn's points on average if they are rolled.
        roll: f64,
        /// The turn's points if the other play banks.
        bank: i32,
    },
    /// Banking earns more points than rolling does on average.
    BankEarns {
        /// The turn's points on average if the dice are rolled.
        roll: f64,
        /// The turn's points if they are banked.
        bank: i32,
    },
    /// Hot dice: all dice are rolled, and no other number of dice farkles less often.
    AllDiceAgain {
        /// All dice.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
    },
    /// The chance of hot dice makes rolling worth more points than banking.
    HotDiceChance {
        /// The dice that the best play rolls.
        dice: u8,
        /// The chance that all of them can be set aside.
        chance: f64,
    },
    /// Setting fewer dice aside leaves more, which farkle less often.
    MoreDice {
        /// The dice that the best play rolls.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
        /// The dice that the other play rolls.
        instead: u8,
        /// The chance that those farkle.
        farkle_instead: f64,
        /// How many fewer points the best play sets aside, if any; 0 too where it isn't certain
        /// that they are worth giving up.
        given_up: i32,
    },
    /// More points are worth rolling fewer dice.
    MorePoints {
        /// How many more points.
        more: i32,
        /// The dice that the best play rolls.
        dice: u8,
        /// The dice that the other play rolls.
        instead: u8,
    },
    /// More points, and as many dice to roll.
    MorePointsAnyway {
        /// How many more points.
        more: i32,
        /// The dice that both plays roll.
        dice: u8,
    },
    /// Both plays bank, and the best one banks more.
    TakeAll {
        /// How many more points.
        more: i32,
    },
    /// The dice left over bring points with the first roll that scores.
    TakeOver {
        /// The dice left over.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
        /// What they bring.
        points: i32,
    },
    /// The dice left over farkle more often than all dice.
    FreshDice {
        /// The dice left over.
        dice: u8,
        /// The chance that they farkle.
        farkle: f64,
        /// All dice.
        all: u8,
        /// The chance that all dice farkle.
        farkle_all: f64,
    },
    /// After a farkle: the points of the turn are lost already, and another farkle costs nothing.
    NothingToLose,
    /// The other play is less than a tenth of a percentage point worse.
    NearlyEqual,
    /// The chances to win after both plays.
    WinChances {
        /// After the best play.
        best: f64,
        /// After the other play.
        other: f64,
    },
}
