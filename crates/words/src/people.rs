//! Names in a sentence, and the winners.

use crate::{Messages, Value};

/// Whether a name begins with the sound of i. Before it Spanish uses another word for "and".
fn begins_with_i(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).skip_while(|c| *c == 'h');
    let is_vowel = |c: char| "aeouáéóú".contains(c);
    match (letters.next(), letters.next()) {
        // Before another vowel it is no vowel: "y Iago", "y Yolanda".
        (Some('i' | 'y'), next) => !next.is_some_and(is_vowel),
        (Some('í'), _) => true,
        _ => false,
    }
}

impl Messages {
    /// "Ann, Ben and Carla".
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                let id = if begins_with_i(last) { "list-and-i" } else { "list-and" };
                self.say_with(id, &[("first", first.into()), ("last", last.as_str().into())])
            }
        }
    }

    /// "Ann and Carla". Team mates stay together: "Ann & Carla and Ben & Dan".
    pub fn sides(&self, sides: &[Vec<String>]) -> String {
        match sides {
            [only] => self.list(only),
            several => self.list(&several.iter().map(|side| side.join(" & ")).collect::<Vec<_>>()),
        }
    }

    /// The winners, as a headline.
    pub fn headline(&self, winners: &[Vec<String>]) -> String {
        let id = if winners.len() > 1 { "end-shared" } else { "end-won" };
        let people = winners.iter().map(Vec::len).sum::<usize>();
        self.say_with(id, &[("name", self.sides(winners).into()), ("count", Value::from(people))])
    }
}
