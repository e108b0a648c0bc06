//! Reads a line of input for the pad.

use crate::draw::fit;
use farkle_rules::numbers::{GROUPS, is_misgrouped, whole};
use farkle_rules::rule_set::nearest;
use farkle_rules::{Dice, Entry, Event, Points, Then, TurnResult};

pub(super) const HELP: &str = "\
650               bank 650; 650/2 also leaves 2 dice over
farkle            end the turn with a farkle (also: x, toxic, nothing, won)
roll 112345       enter the dice of a roll
keep 11 roll      set these dice of the roll aside and roll on
keep 115 bank     set them aside and bank
keep 22 for 200 bank   bank dice that score nothing, at the table's price
take              begin with the dice left over by the previous player
go, end           after a farkle: roll again, or end the turn
anyway            count the refused entry all the same; the line is marked
undo, redo        undo or redo an edit, without limit
sheet, scores     show every line with its number; show the scores
edit 3 600        change line 3 to 600 (or: farkle)
insert 3 farkle   insert a forgotten turn before line 3
remove 3          remove line 3
start Ann         Ann takes the first turn
join Cleo 500     Cleo joins with 500 points
leave Ben         Ben leaves
rename Ben Benny  give Ben another name (also: name)
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
    /// Without a next step it is asked for.
    Keep {
        dice: Dice,
        price: Option<Points>,
        then: Option<Then>,
    },
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

impl Word {
    /// Reads a line. An error is a sentence with what is allowed; its examples are about `someone`
    /// who plays.
    pub(super) fn read(line: &str, someone: &str) -> Result<Word, String> {
        let line = line.trim();
        let (first, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (first, rest) = (first.to_lowercase(), rest.trim());
        let someone = as_typed(someone);
        let unknown = || match meant(&first) {
            Some(word) => format!("'{}' is unknown here. Did you mean {word}?", cut(line)),
            None => {
                format!("'{}' is unknown here: say 650, farkle, roll 112345, undo, help or quit.", cut(line))
            }
        };
        let alone = |word: Word| if rest.is_empty() { Ok(word) } else { Err(unknown()) };
        let needs = |what: &str, example: &str| format!("{first} needs {what}: {first} {example}.");
        let player = || if rest.is_empty() { Err(needs("a player", &someone)) } else { Ok(bare(rest)) };
        match first.as_str() {
            "" => Ok(Word::Nothing),
            "roll" | "r" if rest.is_empty() => Err("roll needs the dice: roll 112345.".to_string()),
            "roll" | "r" => dice(rest).map(Word::Roll),
            "keep" | "k" => keep(rest),
            "take" => alone(Word::Fact(Event::TookOver)),
            "go" => alone(Word::Fact(Event::WentOn)),
            "end" => alone(Word::Fact(Event::GaveUp)),
            "anyway" | "a" => alone(Word::Anyway),
            "undo" | "u" => alone(Word::Undo),
            "redo" => alone(Word::Redo),
            "edit" => numbered(rest, Word::Edit).ok_or_else(|| {
                misgrouped(last_word(rest)).unwrap_or_else(|| needs("a line and its result", "3 600"))
            }),
            "insert" => numbered(rest, Word::Insert).ok_or_else(|| {
                misgrouped(last_word(rest)).unwrap_or_else(|| needs("a line and a result", "3 farkle"))
            }),
            "remove" => rest.parse().map(Word::Remove).map_err(|_| needs("the number of a line", "3")),
            "start" => player().map(Word::Start),
            "leave" => player().map(Word::Leave),
            "join" if rest.is_empty() => Err("join needs a name: join Cleo, or join Cleo 500.".to_string()),
            "join" => match (last_number(rest), last_word(rest)) {
                (Some((name, points)), _) => Ok(Word::Join(bare(name), points)),
                (None, last) if last.starts_with(|c: char| c.is_ascii_digit()) => {
                    let groups = if is_misgrouped(last) { format!(": {GROUPS}") } else { String::new() };
                    Err(format!("{} is no number of points{groups}: join Cleo 500.", cut(last)))
                }
                _ => Ok(Word::Join(bare(rest), Points::ZERO)),
            },
            "rename" | "name" => match name_first(rest) {
                ("", _) => Err(needs("a player and a new name", &format!("{someone} Benny"))),
                (who, "") => Err(needs("a new name", &format!("{} Benny", cut(who)))),
                (who, name) => Ok(Word::Name(bare(who), bare(name))),
            },
            "correct" => match last_number(rest) {
                Some((who, points)) => Ok(Word::Correct(bare(who), points)),
                None => {
                    let who = match name_first(rest) {
                        ("", _) => someone.as_str(),
                        (who, _) => who,
                    };
                    let needed = || format!("correct needs a number: correct {} -500.", cut(who));
                    Err(misgrouped(last_word(rest)).unwrap_or_else(needed))
                }
            },
            "next" => alone(Word::Next),
            "sheet" | "s" => alone(Word::Sheet),
            "scores" => alone(Word::Scores),
            "csv" => alone(Word::Csv),
            "rules" => alone(Word::Rules),
            "help" | "h" | "?" => alone(Word::Help),
            "quit" | "q" | "exit" => alone(Word::Quit),
            "bank" => turn(rest)
                .filter(|entry| matches!(entry, Entry::Turn { result: TurnResult::Banked(_), .. }))
                .map(Word::Turn)
                .ok_or_else(|| misgrouped(rest).unwrap_or_else(|| needs("a number of points", "650"))),
            word if word.starts_with('-') && whole(word).is_some() => {
                Err(format!("Points are 0 or more; correct {someone} {} takes points away.", cut(word)))
            }
            // A space may stand between groups of digits.
            _ => turn(&line.to_lowercase())
                .map(Word::Turn)
                .ok_or_else(|| misgrouped(line).filter(|_| rest.is_empty()).unwrap_or_else(unknown)),
        }
    }
}

/// All words, with a space after those that need more.
const WORDS: [&str; 29] = [
    "anyway", "bank ", "correct ", "csv", "edit ", "end", "farkle", "go", "help", "insert ", "join ",
    "keep ", "leave ", "name ", "next", "nothing", "quit", "redo", "remove ", "rename ", "roll ", "rules",
    "scores", "sheet", "start ", "take", "toxic", "undo", "won",
];

/// The word that somebody may have meant.
fn meant(word: &str) -> Option<&'static str> {
    nearest(word, WORDS.iter().map(|word| word.trim_end())).filter(|near| *near != word)
}

/// Whether a line begins with a command, perhaps mistyped, rather than with one of these names.
pub(super) fn is_rather_a_command(line: &str, names: &[String]) -> bool {
    let first = line.split_whitespace().next().unwrap_or_default().to_lowercase();
    let names: Vec<String> = names.iter().map(|name| name.to_lowercase()).collect();
    let commands = WORDS.iter().map(|word| word.trim_end());
    let near = nearest(&first, commands.clone().chain(names.iter().map(String::as_str)));
    near.is_some_and(|near| commands.into_iter().any(|command| command == near))
}

/// The whole lines that a line may become: a word is completed, then a player or the next step.
pub(super) fn completions(line: &str, names: &[String]) -> Vec<String> {
    let line = line.trim_start();
    let (before, last) =
        line.rsplit_once(' ').map_or(("", line), |(_, last)| line.split_at(line.len() - last.len()));
    let begins = |whole: &str| whole.to_lowercase().starts_with(&last.to_lowercase());
    let first = before.split_whitespace().next().unwrap_or_default().to_lowercase();
    let is_second = before.split_whitespace().count() == 1;
    let ends: Vec<String> = match first.as_str() {
        "" => WORDS.iter().map(|word| word.to_string()).collect(),
        "start" | "leave" if is_second => names.iter().map(|name| as_typed(name)).collect(),
        "rename" | "name" | "correct" if is_second => {
            names.iter().map(|name| format!("{} ", as_typed(name))).collect()
        }
        "edit" | "insert" if !is_second => vec!["farkle".to_string()],
        "keep" if !is_second => ["bank", "roll", "end", "for "].map(str::to_string).to_vec(),
        _ => Vec::new(),
    };
    ends.into_iter().filter(|end| begins(end)).map(|end| format!("{before}{end}")).collect()
}

/// A name as it is typed: one of several words stands in quotation marks.
pub(super) fn as_typed(name: &str) -> String {
    if name.contains(char::is_whitespace) { format!("\"{name}\"") } else { name.to_string() }
}

/// A name without its quotation marks.
pub(super) fn bare(name: &str) -> String {
    name.strip_prefix('"').and_then(|name| name.strip_suffix('"')).unwrap_or(name).trim().to_string()
}

/// The name that a text begins with, which is a word or stands in quotation marks, and the rest.
fn name_first(text: &str) -> (&str, &str) {
    let quoted = text.strip_prefix('"').and_then(|rest| rest.find('"')).map(|length| length + 2);
    let end = quoted.or_else(|| text.find(char::is_whitespace)).unwrap_or(text.len());
    (&text[..end], text[end..].trim())
}

/// What was typed, shortened.
fn cut(text: &str) -> String {
    fit(text, 40)
}

/// A turn by its result: `650`, `650/2`, `f`, `x`, `farkle`, `toxic`, `nothing`, `won`.
fn turn(word: &str) -> Option<Entry> {
    let token = match word {
        "f" | "x" => "farkle".to_string(),
        word if word.starts_with(|c: char| c.is_ascii_digit()) => {
            let (points, rolls) = word.split_at(word.find('/').unwrap_or(word.len()));
            format!("={}{rolls}", number(points)?.0)
        }
        word => word.to_string(),
    };
    match token.parse() {
        Ok(Event::Entered(entry @ Entry::Turn { overruled: false, .. })) => Some(entry),
        _ => None,
    }
}

/// A number of points. The engine refuses large ones, however large they are.
fn number(text: &str) -> Option<Points> {
    let most = i128::from(i32::MAX);
    whole(text).map(|number| Points(number.clamp(-most, most) as i32))
}

/// What is wrong with digits whose marks make no groups of thousands.
fn misgrouped(text: &str) -> Option<String> {
    is_misgrouped(text).then(|| format!("{} is no number of points: {GROUPS}.", cut(text.trim())))
}

fn dice(text: &str) -> Result<Dice, String> {
    text.replace([' ', ','], "").parse().map_err(|error| format!("{error}."))
}

fn keep(rest: &str) -> Result<Word, String> {
    let (what, last) = rest.rsplit_once(char::is_whitespace).unwrap_or(("", rest));
    let (what, then) = match last.to_lowercase().as_str() {
        "roll" | "r" => (what, Some(Then::Roll)),
        "bank" | "b" => (what, Some(Then::Bank)),
        "end" => (what, Some(Then::GiveUp)),
        _ => (rest, None),
    };
    let (what, price) = match what.split_once("for") {
        Some((what, price)) => {
            let needed = || "A price is a number: keep 22 for 200 bank.".to_string();
            let price = number(price).ok_or_else(|| misgrouped(price).unwrap_or_else(needed))?;
            (what, Some(price))
        }
        None => (what, None),
    };
    Ok(Word::Keep { dice: dice(what)?, price, then })
}

fn numbered(rest: &str, word: fn(usize, Entry) -> Word) -> Option<Word> {
    let (line, result) = rest.split_once(char::is_whitespace)?;
    Some(word(line.parse().ok()?, turn(&result.trim().to_lowercase())?))
}

/// A text that ends in a number. A group of digits that begins with 0 goes on with the number in
/// front of it; others don't, because a name may end in a number.
fn last_number(text: &str) -> Option<(&str, Points)> {
    let mut gaps = text.rmatch_indices(char::is_whitespace);
    gaps.find_map(|(gap, _)| {
        let (name, last) = (text[..gap].trim(), text[gap..].trim());
        let goes_on = last.len() > 1 && last.starts_with('0');
        if goes_on { None } else { Some((name, number(last)?)) }
    })
}

/// The last of several words.
fn last_word(text: &str) -> &str {
    text.rsplit_once(char::is_whitespace).map_or("", |(_, last)| last)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Result<Word, String> {
        Word::read(line, "Ann")
    }

    #[test]
    fn turns_dice_and_edits_are_understood_in_their_short_forms() {
        let farkle = Entry::FARKLED;
        for (line, word) in [
            ("650", Word::Turn(Entry::banked(Points(650)))),
            (" 1,050 ", Word::Turn(Entry::banked(Points(1050)))),
            ("F", Word::Turn(farkle)),
            ("x", Word::Turn(farkle)),
            ("rename Ben Benny", Word::Name("Ben".into(), "Benny".into())),
            ("edit 3 farkle", Word::Edit(3, farkle)),
            ("roll 1 1 2 3", Word::Roll("1123".parse().unwrap())),
            ("join Cleo the late", Word::Join("Cleo the late".into(), Points::ZERO)),
            ("join \"Ann B\" 500", Word::Join("Ann B".into(), Points(500))),
            ("name \"Ann B\" Ann C", Word::Name("Ann B".into(), "Ann C".into())),
            ("join Cleo 1.000", Word::Join("Cleo".into(), Points(1000))),
            ("join Cleo 1 000", Word::Join("Cleo".into(), Points(1000))),
            ("join Player 2 500", Word::Join("Player 2".into(), Points(500))),
            ("1.050", Word::Turn(Entry::banked(Points(1050)))),
            ("bank 500", Word::Turn(Entry::banked(Points(500)))),
            ("join Cleo 1,000", Word::Join("Cleo".into(), Points(1000))),
            ("1 050", Word::Turn(Entry::banked(Points(1050)))),
            ("correct Ann -500", Word::Correct("Ann".into(), Points(-500))),
        ] {
            assert_eq!(read(line), Ok(word), "{line}");
        }
        let Ok(Event::Entered(in_three_rolls)) = "=1050/3".parse() else { panic!("a turn") };
        assert_eq!(read("1'050/3"), Ok(Word::Turn(in_three_rolls)));
        let dice = "22".parse().unwrap();
        let keep = Word::Keep { dice, price: Some(Points(200)), then: Some(Then::Bank) };
        assert_eq!(read("keep 2 2 for 200 bank"), Ok(keep));
    }

    #[test]
    fn what_is_not_understood_is_answered_with_what_is() {
        for line in ["y", "650 points", "650!", "1,00/2", "undo 3"] {
            let sentence = read(line).unwrap_err();
            assert!(sentence.contains("say 650"), "{line}: {sentence}");
        }
        for (line, word) in
            [("remov 3", "remove"), ("fakle", "farkle"), ("rol 11", "roll"), ("sheets", "sheet")]
        {
            assert!(read(line).unwrap_err().ends_with(&format!("Did you mean {word}?")), "{line}");
        }
        let endless = read(&"x".repeat(500)).unwrap_err();
        assert!(endless.chars().count() < 130, "{endless}");
    }

    #[test]
    fn a_command_that_lacks_something_says_what_it_needs() {
        for (line, answer) in [
            ("roll", "roll needs the dice: roll 112345."),
            ("roll 7", "'7' is not a die: the faces are 1 to 6."),
            ("keep 22 for nothing bank", "A price is a number: keep 22 for 200 bank."),
            ("edit x 5", "edit needs a line and its result: edit 3 600."),
            ("insert", "insert needs a line and a result: insert 3 farkle."),
            ("remove all", "remove needs the number of a line: remove 3."),
            ("bank", "bank needs a number of points: bank 650."),
            ("bank x", "bank needs a number of points: bank 650."),
            ("start", "start needs a player: start Ann."),
            ("join", "join needs a name: join Cleo, or join Cleo 500."),
            (
                "join Cleo 10.5",
                "10.5 is no number of points: groups of thousands have three digits, as in 10,000 or 10.000: join Cleo 500.",
            ),
            (
                "1,00",
                "1,00 is no number of points: groups of thousands have three digits, as in 10,000 or 10.000.",
            ),
            ("name", "name needs a player and a new name: name Ann Benny."),
            ("name Ben", "name needs a new name: name Ben Benny."),
            ("correct Ben abc", "correct needs a number: correct Ben -500."),
            ("correct", "correct needs a number: correct Ann -500."),
            ("-50", "Points are 0 or more; correct Ann -50 takes points away."),
        ] {
            assert_eq!(read(line), Err(answer.to_string()), "{line}");
        }
    }
    #[test]
    fn a_number_with_other_marks_is_refused_wherever_it_stands() {
        for (line, number) in [
            ("correct Ann -10.5", "-10.5"),
            ("edit 3 1,00", "1,00"),
            ("insert 3 1,00", "1,00"),
            ("keep 22 for 10.5 bank", "10.5"),
        ] {
            assert_eq!(read(line), Err(format!("{number} is no number of points: {GROUPS}.")), "{line}");
        }
    }
}
