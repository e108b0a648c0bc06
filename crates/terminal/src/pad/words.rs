//! Reads a line of input for the pad.

use farkle_rules::numbers::whole;
use farkle_rules::{Dice, Entry, Event, Points, Then};
use std::str::FromStr;

pub(super) const HELP: &str = "\
650               bank 650; 650/2 also leaves 2 dice over
farkle            end the turn with a farkle (also: toxic, nothing, won)
roll 112345       enter the dice of a roll
keep 11 roll      set these dice of the roll aside and roll on
keep 115 bank     set them aside and bank
keep 22 for 200 bank   bank dice that score nothing, at the table's price
take              begin with the dice left over by the previous player
go, end           after a farkle: go on, or end the turn
anyway            count the refused entry all the same; the line is marked
undo, redo        undo or redo an edit, without limit
sheet, scores     show every line with its number; show the scores
edit 3 600        change line 3 to 600 (or: farkle)
insert 3 farkle   insert a forgotten turn before line 3
remove 3          remove line 3
start Ann         Ann takes the first turn
join Cleo 500     Cleo joins with 500 points
leave Ben         Ben leaves
name Ben Benny    rename Ben to Benny
correct Ann -500  take 500 points from Ann
next              after the end: begin another game of the same players
csv, rules        print the sheet as CSV; show the rules of this game
quit              leave; the pad is saved";

/// A line of input, understood.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Nothing,
    Turn(Entry),
    Roll(Dice),
    Keep { dice: Dice, price: Option<Points>, then: Then },
    Fact(Event),
    Anyway,
    Undo,
    Redo,
    Edit(usize, Entry),
    Insert(usize, Entry),
    Remove(usize),
    Start(String),
    Join(String, Points),
    Leave(String),
    Name(String, String),
    Correct(String, Points),
    Next,
    Sheet,
    Scores,
    Csv,
    Rules,
    Help,
    Quit,
}

impl FromStr for Word {
    type Err = String;

    fn from_str(line: &str) -> Result<Word, String> {
        let (first, rest) = line.trim().split_once(char::is_whitespace).unwrap_or((line.trim(), ""));
        let (first, rest) = (first.to_lowercase(), rest.trim());
        let unknown = || {
            format!("'{}' is unknown here: say 650, farkle, roll 112345, undo, help or quit.", line.trim())
        };
        let alone = |word: Word| if rest.is_empty() { Ok(word) } else { Err(unknown()) };
        match first.as_str() {
            "" => Ok(Word::Nothing),
            "roll" | "r" => dice(rest).map(Word::Roll),
            "keep" | "k" => keep(rest).ok_or_else(unknown)?,
            "take" => alone(Word::Fact(Event::TookOver)),
            "go" => alone(Word::Fact(Event::WentOn)),
            "end" => alone(Word::Fact(Event::GaveUp)),
            "anyway" => alone(Word::Anyway),
            "undo" | "u" => alone(Word::Undo),
            "redo" => alone(Word::Redo),
            "edit" => numbered(rest, Word::Edit).ok_or_else(unknown),
            "insert" => numbered(rest, Word::Insert).ok_or_else(unknown),
            "remove" => rest.parse().map(Word::Remove).map_err(|_| unknown()),
            "start" if !rest.is_empty() => Ok(Word::Start(rest.to_string())),
            "leave" if !rest.is_empty() => Ok(Word::Leave(rest.to_string())),
            "join" if !rest.is_empty() => Ok(match last_number(rest) {
                Some((name, points)) => Word::Join(name, points),
                None => Word::Join(rest.to_string(), Points::ZERO),
            }),
            "name" => {
                let (who, name) = rest.split_once(char::is_whitespace).ok_or_else(unknown)?;
                Ok(Word::Name(who.to_string(), name.trim().to_string()))
            }
            "correct" => {
                last_number(rest).map(|(who, points)| Word::Correct(who, points)).ok_or_else(unknown)
            }
            "next" => alone(Word::Next),
            "sheet" | "s" => alone(Word::Sheet),
            "scores" => alone(Word::Scores),
            "csv" => alone(Word::Csv),
            "rules" => alone(Word::Rules),
            "help" | "h" | "?" => alone(Word::Help),
            "quit" | "q" | "exit" => alone(Word::Quit),
            word => match turn(word) {
                Some(entry) if rest.is_empty() => Ok(Word::Turn(entry)),
                _ => Err(unknown()),
            },
        }
    }
}

/// A turn by its result: `650`, `650/2`, `f`, `farkle`, `toxic`, `nothing`, `won`.
fn turn(word: &str) -> Option<Entry> {
    let token = match word {
        "f" => "farkle".to_string(),
        word if word.starts_with(|c: char| c.is_ascii_digit()) => {
            let (points, rolls) = word.split_at(word.find('/').unwrap_or(word.len()));
            format!("={}{rolls}", whole(points)?)
        }
        word => word.to_string(),
    };
    match token.parse() {
        Ok(Event::Entered(entry @ Entry::Turn { overruled: false, .. })) => Some(entry),
        _ => None,
    }
}

fn dice(text: &str) -> Result<Dice, String> {
    text.replace([' ', ','], "").parse().map_err(|error| format!("{error}."))
}

fn keep(rest: &str) -> Option<Result<Word, String>> {
    let (what, then) = rest.rsplit_once(char::is_whitespace)?;
    let then = match then.to_lowercase().as_str() {
        "roll" | "r" => Then::Roll,
        "bank" | "b" => Then::Bank,
        "end" => Then::GiveUp,
        _ => return None,
    };
    let (what, price) = match what.split_once("for") {
        Some((what, price)) => (what, Some(Points(price.trim().parse().ok()?))),
        None => (what, None),
    };
    Some(dice(what).map(|dice| Word::Keep { dice, price, then }))
}

fn numbered(rest: &str, word: fn(usize, Entry) -> Word) -> Option<Word> {
    let (line, result) = rest.split_once(char::is_whitespace)?;
    Some(word(line.parse().ok()?, turn(&result.trim().to_lowercase())?))
}

/// A text that ends in a number.
fn last_number(text: &str) -> Option<(String, Points)> {
    let (text, number) = text.rsplit_once(char::is_whitespace)?;
    Some((text.trim().to_string(), Points(number.parse().ok()?)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn turns_dice_and_edits_are_understood_in_their_short_forms() {
        let farkle = Entry::FARKLED;
        for (line, word) in [
            ("650", Word::Turn(Entry::banked(Points(650)))),
            (" 1,050 ", Word::Turn(Entry::banked(Points(1050)))),
            ("F", Word::Turn(farkle)),
            ("edit 3 farkle", Word::Edit(3, farkle)),
            ("roll 1 1 2 3", Word::Roll("1123".parse().unwrap())),
            ("join Cleo the late", Word::Join("Cleo the late".into(), Points::ZERO)),
            ("correct Ann -500", Word::Correct("Ann".into(), Points(-500))),
        ] {
            assert_eq!(line.parse(), Ok(word), "{line}");
        }
        let Ok(Event::Entered(in_three_rolls)) = "=1050/3".parse() else { panic!("a turn") };
        assert_eq!("1'050/3".parse(), Ok(Word::Turn(in_three_rolls)));
        let dice = "22".parse().unwrap();
        let keep = Word::Keep { dice, price: Some(Points(200)), then: Then::Bank };
        assert_eq!("keep 2 2 for 200 bank".parse(), Ok(keep));
    }

    #[test]
    fn what_is_not_understood_is_answered_with_what_is() {
        for line in [
            "x",
            "650 points",
            "keep",
            "keep 1",
            "edit",
            "edit x 5",
            "roll 7",
            "650!",
            "1,5",
            "1,00/2",
            "name Ann",
            "undo 3",
        ] {
            let sentence = line.parse::<Word>().unwrap_err();
            assert!(sentence.contains("say 650") || sentence.contains("1 to 6"), "{line}: {sentence}");
        }
    }
}
