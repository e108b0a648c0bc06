//! A lawful no, in a sentence that a player understands.

use crate::{Dice, Points};
use std::fmt;

/// Why an action is not allowed now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Refusal {
    /// The game has ended.
    GameOver,
    /// The game has not begun: the first player is not known yet.
    NotBegun,
    /// The game has already begun.
    AlreadyBegun,
    /// There is no such seat at this table.
    NoSuchSeat {
        /// Number of seats.
        seats: u8,
    },
    /// The first player is found by chance, not chosen.
    StarterByChance,
    /// The dice are still rolling.
    DiceRolling,
    /// The turn has already begun.
    TurnUnderWay,
    /// The turn has not begun: roll first.
    RollFirst,
    /// Something has to be set aside first.
    SetAsideFirst,
    /// There is no farkle to go on from.
    NoFarkle,
    /// There was a farkle: go on or end the turn.
    AfterFarkle,
    /// This table does not play with dice left over.
    NoTakingOver,
    /// Nothing was left over.
    NothingLeftOver,
    /// No dice were selected.
    NothingSelected,
    /// These dice are not in the roll.
    NotRolled {
        /// The selection.
        dice: Dice,
        /// The roll.
        roll: Dice,
    },
    /// Some of the dice are in no combination.
    DoesNotScore {
        /// The dice that score nothing.
        dice: Dice,
    },
    /// Hot dice must be rolled again.
    HotDiceMustRoll,
    /// The turn total is below the opening score.
    BelowOpening {
        /// The opening score.
        opening: Points,
        /// What is missing.
        missing: Points,
    },
    /// The turn total is below the minimum for every bank.
    BelowMinimum {
        /// The minimum.
        minimum: Points,
        /// What is missing.
        missing: Points,
    },
    /// The last chance is one throw, and it has been thrown.
    OneThrowOnly,
    /// A turn can be ended with nothing only after a last throw that is not enough to bank.
    CannotGiveUp,
    /// No turn can end this way by these rules.
    NotByTheseRules,
    /// No turn can total this much.
    NoSuchTotal {
        /// What was entered.
        points: Points,
        /// Every total is a multiple of this.
        unit: Points,
    },
    /// More points than can be entered at once.
    TooMuch {
        /// The most.
        most: Points,
    },
    /// More dice left over than there are.
    TooManyDice {
        /// How many there are.
        dice: u8,
    },
    /// Nobody can join in a game of teams.
    TeamsStay,
    /// All seats are taken.
    TableFull {
        /// How many there can be.
        most: usize,
    },
    /// The last turns or a play-off have begun.
    TooLateToJoin,
    /// This player has left already.
    AlreadyLeft,
    /// The last player can't leave.
    LastPlayer,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::GameOver => f.write_str("The game is over."),
            Refusal::NotBegun => f.write_str("The game has not started: decide who goes first."),
            Refusal::AlreadyBegun => f.write_str("The game has already begun."),
            Refusal::NoSuchSeat { seats } => {
                write!(f, "There is no such seat: this table has seats 1 to {seats}.")
            }
            Refusal::StarterByChance => f.write_str("Chance decides who starts in this game."),
            Refusal::DiceRolling => f.write_str("The dice are still rolling."),
            Refusal::TurnUnderWay => f.write_str("The turn has already begun."),
            Refusal::RollFirst => f.write_str("Roll the dice first."),
            Refusal::SetAsideFirst => f.write_str("Set aside at least one scoring die first."),
            Refusal::NoFarkle => f.write_str("There is no farkle to go on from."),
            Refusal::AfterFarkle => {
                f.write_str("That was a farkle: roll the dice in hand again, or end the turn.")
            }
            Refusal::NoTakingOver => f.write_str("Every turn begins with all dice in this game."),
            Refusal::NothingLeftOver => f.write_str("The previous player left nothing to take over."),
            Refusal::NothingSelected => f.write_str("Select the dice to set aside."),
            Refusal::NotRolled { dice, roll } => {
                write!(f, "{dice} is not part of the roll {roll}: only dice of this roll can be set aside.")
            }
            Refusal::DoesNotScore { dice } => match dice.len() {
                1 => write!(f, "That {dice} scores nothing and can't be set aside."),
                _ => write!(f, "{} score nothing and can't be set aside.", in_words(*dice)),
            },
            Refusal::HotDiceMustRoll => {
                f.write_str("Hot dice: all dice must be rolled again before anything can be banked.")
            }
            Refusal::BelowOpening { opening, missing } => {
                write!(f, "{missing} more to get on the board: the first bank must be at least {opening}.")
            }
            Refusal::BelowMinimum { minimum, missing } => {
                write!(f, "{missing} more to bank: every bank must be at least {minimum}.")
            }
            Refusal::OneThrowOnly => f.write_str("The last chance is a single throw."),
            Refusal::CannotGiveUp => {
                f.write_str("A turn can't be ended with nothing while it can be banked or rolled on.")
            }
            Refusal::NotByTheseRules => f.write_str("No turn can end like that by these rules."),
            Refusal::NoSuchTotal { points, unit } => {
                write!(f, "No turn can total {points}: by these rules all points come in steps of {unit}.")
            }
            Refusal::TooMuch { most } => write!(f, "That is more than can be entered at once: {most}."),
            Refusal::TooManyDice { dice } => write!(f, "There are only {dice} dice."),
            Refusal::TeamsStay => f.write_str("Nobody can join a game of teams: the teams would be unequal."),
            Refusal::TableFull { most } => write!(f, "The table is full: {most} can play."),
            Refusal::TooLateToJoin => f.write_str("The end of the game has begun: nobody can join any more."),
            Refusal::AlreadyLeft => f.write_str("This player has already left."),
            Refusal::LastPlayer => f.write_str("The last player can't leave."),
        }
    }
}

impl std::error::Error for Refusal {}

/// "The 2, the 3 and the 3".
fn in_words(dice: Dice) -> String {
    let faces: Vec<String> = dice.faces().map(|face| format!("the {face}")).collect();
    let (last, others) = faces.split_last().map_or(("", &[][..]), |(last, others)| (last, others));
    let text = format!("{} and {last}", others.join(", "));
    text.replacen("the", "The", 1)
}
