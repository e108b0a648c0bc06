//! The message files of all crates that have some, against each other and against the sources:
//! nothing is missing, nothing is left over, and every message gets the values that it names.
#![allow(clippy::unwrap_used)] // A test may panic.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// The messages of a file with the names of their variables.
type Outline = BTreeMap<String, BTreeSet<String>>;

/// Each crate that speaks, and the crates whose message files it says; the last are its own.
const SPEAKERS: [(&str, &[&str]); 3] =
    [("words", &["words"]), ("print", &["words", "print"]), ("web", &["words", "web"])];
const LANGUAGES: [&str; 4] = ["en", "de", "es", "fr"];

fn folder(of: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("..").join(of)
}

/// A message file of a crate.
fn file(of: &str, language: &str) -> String {
    fs::read_to_string(folder(of).join("messages").join(format!("{language}.ftl"))).unwrap()
}

fn outline(source: &str) -> Outline {
    let mut found = Outline::new();
    let mut current = String::new();
    for line in source.lines().filter(|line| !line.starts_with('#')) {
        if let Some((id, _)) = line.split_once(" =").filter(|(id, _)| !id.starts_with([' ', '*', '['])) {
            current = id.to_string();
            assert!(found.insert(current.clone(), BTreeSet::new()).is_none(), "{current} is there twice");
        }
        let names = line.split('$').skip(1).map(|rest| {
            rest.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect::<String>()
        });
        found.entry(current.clone()).or_default().extend(names);
    }
    found.remove("");
    found
}

/// All that a crate can say in a language.
fn messages(of: &[&str], language: &str) -> Outline {
    outline(&of.iter().map(|folder| file(folder, language)).collect::<String>())
}

/// Options and known versions are described by the engine in English, and by messages in other
/// languages; in English too where the page says it in another way than rule files.
fn is_of_the_engine(id: &str) -> bool {
    ["option-", "preset-", "version-"].iter().any(|of| id.starts_with(of))
}

fn sources(of: &str) -> Vec<String> {
    fn read(folder: &Path, into: &mut Vec<String>) {
        for entry in fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() {
                read(&path, into);
            } else {
                into.push(fs::read_to_string(path).unwrap());
            }
        }
    }
    let mut found = Vec::new();
    read(&folder(of).join("src"), &mut found);
    found
}

/// A piece of Rust, as far as it matters here.
#[derive(Clone, Debug, PartialEq)]
enum Token {
    Text(String),
    Word(String),
    Sign(char),
}

fn tokens(source: &str) -> Vec<Token> {
    let mut found = Vec::new();
    let mut rest = source;
    while let Some(first) = rest.chars().next() {
        if rest.starts_with("//") {
            rest = rest.split_once('\n').map_or("", |(_, after)| after);
        } else if rest.starts_with("'\"'") || rest.starts_with("'\\") {
            rest = &rest[rest[2..].find('\'').unwrap() + 3..];
        } else if let Some(begin) = rest.strip_prefix('"') {
            let mut text = String::new();
            let mut chars = begin.char_indices();
            let end = loop {
                match chars.next().unwrap() {
                    (end, '"') => break end,
                    (_, '\\') => text.push(chars.next().unwrap().1),
                    (_, c) => text.push(c),
                }
            };
            found.push(Token::Text(text));
            rest = &begin[end + 1..];
        } else if first.is_alphanumeric() || first == '_' {
            let end = rest.find(|c: char| !(c.is_alphanumeric() || c == '_')).unwrap_or(rest.len());
            found.push(Token::Word(rest[..end].to_string()));
            rest = &rest[end..];
        } else {
            if !first.is_whitespace() {
                found.push(Token::Sign(first));
            }
            rest = &rest[first.len_utf8()..];
        }
    }
    found
}

/// A call with a message that is named on the spot.
struct Call {
    id: String,
    /// The names of its values, as far as they stand there.
    names: BTreeSet<String>,
    /// Whether that is all of them: a function may be handed values from elsewhere.
    is_whole: bool,
}

fn calls(tokens: &[Token]) -> Vec<Call> {
    let word = |at: usize, word: &str| tokens.get(at) == Some(&Token::Word(word.to_string()));
    let sign = |at: usize, sign: char| tokens.get(at) == Some(&Token::Sign(sign));
    let mut found = Vec::new();
    for at in 0..tokens.len() {
        let (is_macro, begin) = match () {
            () if word(at, "say") && sign(at + 1, '!') && sign(at + 2, '(') => (true, at + 3),
            () if (word(at, "say") || word(at, "say_with")) && sign(at + 1, '(') => (false, at + 2),
            () => continue,
        };
        let Some(Token::Text(id)) = tokens.get(begin) else { continue };
        let mut names = BTreeSet::new();
        let mut depth = 1;
        for (place, token) in tokens.iter().enumerate().skip(begin + 1) {
            match token {
                Token::Sign('(' | '[' | '{') => depth += 1,
                Token::Sign(')' | ']' | '}') => depth -= 1,
                Token::Text(name) if is_macro && depth == 1 && sign(place + 1, '=') => {
                    names.insert(name.clone());
                }
                Token::Text(name) if !is_macro && depth == 3 && sign(place - 1, '(') => {
                    names.insert(name.clone());
                }
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        found.push(Call { id: id.clone(), names, is_whole: is_macro });
    }
    found
}

#[test]
fn every_language_has_every_message_with_the_same_variables() {
    for (speaker, of) in SPEAKERS {
        let english = messages(of, "en");
        for language in &LANGUAGES[1..] {
            let other = messages(of, language);
            let a: BTreeSet<_> = english.keys().filter(|id| !is_of_the_engine(id)).collect();
            let b: BTreeSet<_> = other.keys().filter(|id| !is_of_the_engine(id)).collect();
            assert_eq!(a, b, "{speaker} {language}");
            for (id, names) in &english {
                assert_eq!(names, &other[id], "{speaker} {language}: {id}");
            }
        }
    }
}

#[test]
fn every_language_has_its_file_and_there_is_no_other() {
    for (speaker, _) in SPEAKERS {
        let files = fs::read_dir(folder(speaker).join("messages")).unwrap();
        let there: BTreeSet<String> =
            files.map(|entry| entry.unwrap().file_name().to_string_lossy().into_owned()).collect();
        assert_eq!(there, LANGUAGES.iter().map(|language| format!("{language}.ftl")).collect(), "{speaker}");
    }
}

#[test]
fn every_message_that_is_said_exists_and_gets_the_values_that_it_names() {
    let mut said = 0;
    for (speaker, of) in SPEAKERS {
        let english = messages(of, "en");
        for Call { id, names, is_whole } in sources(speaker).iter().flat_map(|source| calls(&tokens(source)))
        {
            let Some(wanted) = english.get(&id) else {
                panic!("{speaker} says {id}, but there is no such message")
            };
            // Whether a name is "You" comes with the name.
            let wanted: BTreeSet<String> = wanted.iter().filter(|name| *name != "who").cloned().collect();
            assert!(names.is_subset(&wanted), "{id}: {names:?}");
            assert!(!is_whole || names == wanted, "{id}: {names:?}, but it names {wanted:?}");
            said += 1;
        }
    }
    assert!(said > 300, "only {said} calls were found: are they written in another way now?");
}

/// Where a line must not be broken, the languages that write a space there have one that holds both
/// sides together.
#[test]
fn no_line_ends_before_a_sign_that_belongs_to_the_word_before_it() {
    let all = SPEAKERS.iter().flat_map(|(speaker, _)| {
        [("fr", ":;?!%»"), ("de", "%…"), ("es", "%")].map(|(language, signs)| (*speaker, language, signs))
    });
    for (speaker, language, signs) in all {
        let source = file(speaker, language);
        for line in source.lines().filter(|line| !line.starts_with('#')) {
            let text = line.split_once(" = ").map_or(line, |(_, text)| text);
            for (sign, broken) in signs.chars().map(|sign| (sign, format!(" {sign}"))) {
                assert!(!text.contains(&broken), "{language}: a plain space before '{sign}': {line}");
            }
            assert!(!text.contains("« "), "{language}: a plain space after '«': {line}");
            let letters: Vec<char> = text.chars().collect();
            let group = letters.windows(4).find(|four| {
                four[0].is_ascii_digit() && four[1] == ' ' && four[2..].iter().all(char::is_ascii_digit)
            });
            assert!(group.is_none() || text.contains(" / "), "{language}: a number in two pieces: {line}");
            let group = line.strip_prefix("number-group = ").unwrap_or_default();
            assert!(!group.contains(' '), "{language}: numbers are broken over lines");
        }
    }
}

#[test]
fn no_message_is_left_over() {
    let sources = SPEAKERS.iter().flat_map(|(speaker, _)| sources(speaker));
    let texts: BTreeSet<String> = sources
        .flat_map(|source| tokens(&source))
        .filter_map(|token| if let Token::Text(text) = token { Some(text) } else { None })
        .collect();
    // Names that are put together: `face-{}`; and `{id}-about` beside a message that is named.
    let patterns: Vec<(&str, &str)> = texts
        .iter()
        .filter_map(|text| Some((text.split_once('{')?.0, text.rsplit_once('}')?.1)))
        .filter(|(before, after)| before.ends_with('-') && !before.contains(' ') && !after.contains(' '))
        .collect();
    let is_used = |id: &str| {
        texts.contains(id)
            || patterns.iter().any(|(before, after)| {
                id.strip_prefix(before).is_some_and(|rest| rest.len() > after.len() && rest.ends_with(after))
            })
            || id.strip_suffix("-about").is_some_and(|id| texts.contains(id) && texts.contains("{id}-about"))
    };
    for (speaker, of) in SPEAKERS {
        for language in LANGUAGES {
            let messages = messages(of, language);
            let unused: Vec<&String> = messages.keys().filter(|id| !is_used(id)).collect();
            assert!(unused.is_empty(), "{speaker} {language}: {unused:?}");
        }
    }
}
