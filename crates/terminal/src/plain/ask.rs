//! Reads a line of input in the plain game.

use crate::draw::fit;
use farkle_rules::{Dice, Then};
use std::str::FromStr;

/// The most of an unknown line that the answer repeats.
const LONGEST_SHOWN: u16 = 40;

/// A line of input, understood.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ask {
    Nothing,
    Move(Move),
    Dice,
    Odds,
    Scores,
    Sheet,
    Rules,
    Undo,
    Hint,
    Help,
    Quit,
}

/// A move as it was typed. The phase of the game decides which [`farkle_rules::Action`] it means.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Move {
    Roll,
    Bank,
    End,
    SetAside {
        dice: Dice,
        then: Option<Then>,
    },
    TakeOver,
    GoOn,
    Start(usize),
    /// A number without a word: a player or a die.
    Number(usize),
}

impl FromStr for Ask {
    type Err = String;

    fn from_str(line: &str) -> Result<Ask, String> {
        let line = line.trim().to_lowercase();
        let is_dice =
            |word: &&str| word.starts_with(|c: char| c.is_ascii_digit() || ('⚀'..='⚅').contains(&c));
        let (dice, words): (Vec<&str>, Vec<&str>) =
            line.split([' ', ',']).filter(|word| !word.is_empty()).partition(is_dice);
        let dice = dice.join("");
        let then = |then| with_dice(&dice, Some(then));
        match (words.as_slice(), dice.is_empty()) {
            ([], true) => Ok(Ask::Nothing),
            // A number alone answers "who starts?" or names a die.
            ([], false) if dice.len() == 1 => {
                dice.parse().map(|n| Ask::Move(Move::Number(n))).map_err(|_| unknown(&line))
            }
            ([], false) => with_dice(&dice, None),
            (["start"], false) => dice.parse().map(|n| Ask::Move(Move::Start(n))).map_err(|_| unknown(&line)),
            (["roll" | "r"], true) => Ok(Ask::Move(Move::Roll)),
            (["bank" | "b"], true) => Ok(Ask::Move(Move::Bank)),
            (["end"], true) => Ok(Ask::Move(Move::End)),
            (["roll" | "r"], false) => then(Then::Roll),
            (["bank" | "b"], false) => then(Then::Bank),
            (["end"], false) => then(Then::GiveUp),
            (["take" | "t"], true) => Ok(Ask::Move(Move::TakeOver)),
            (["go"], true) => Ok(Ask::Move(Move::GoOn)),
            (["dice"], true) => Ok(Ask::Dice),
            (["odds" | "o"], true) => Ok(Ask::Odds),
            (["scores" | "score"], true) => Ok(Ask::Scores),
            (["sheet" | "s"], true) => Ok(Ask::Sheet),
            (["rules"], true) => Ok(Ask::Rules),
            (["undo" | "u"], true) => Ok(Ask::Undo),
            (["hint" | "h"], true) => Ok(Ask::Hint),
            (["help" | "?"], true) => Ok(Ask::Help),
            (["quit" | "q" | "exit"], true) => Ok(Ask::Quit),
            _ => Err(unknown(&line)),
        }
    }
}

fn with_dice(dice: &str, then: Option<Then>) -> Result<Ask, String> {
    let dice = dice.parse().map_err(|error| format!("{error}."))?;
    Ok(Ask::Move(Move::SetAside { dice, then }))
}

fn unknown(line: &str) -> String {
    let line = fit(line, LONGEST_SHOWN);
    format!(
        "'{line}' is unknown here: say roll, bank, 1 5 bank, 444 roll, dice, odds, hint, sheet, undo, help or quit."
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_and_what_then_may_be_said_in_any_order() {
        let expected =
            Ok(Ask::Move(Move::SetAside { dice: "1444".parse().unwrap(), then: Some(Then::Roll) }));
        for line in ["444 1 roll", "roll 1444", " ROLL 4 4 4, 1", "1,444 r", "⚀⚃⚃ ⚃ roll"] {
            assert_eq!(line.parse::<Ask>(), expected, "{line}");
        }
    }

    #[test]
    fn what_is_not_understood_is_answered_with_what_is() {
        for line in
            ["x", "roll bank", "7 bank", "1111111 roll", "quit 3", "start", "start 99999999999999999999999"]
        {
            let sentence = line.parse::<Ask>().unwrap_err();
            assert!(
                sentence.contains("say roll")
                    || sentence.contains("1 to 6")
                    || sentence.contains("at most 6")
            );
        }
        assert!("x".repeat(5000).parse::<Ask>().unwrap_err().len() < 200);
    }
}
