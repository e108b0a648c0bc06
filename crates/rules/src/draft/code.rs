//! Share codes: a whole rule set in one short word, for links, messages and game records.
//!
//! `F1-` and then, in Crockford's base 32, for every option that differs from a fixed base: its
//! number and its setting; at the end ten bits of checksum. Numbers, base values and the order of
//! the words of a choice never change. A later option is added at the end, with the base value that
//! rule sets had meant before it existed.

use super::option::{Kind, OptionSpec, POINTS_STEP, Setting};
use super::{Preset, RuleSetDraft, option};
use std::fmt;

const PREFIX: &str = "F1";
const DIGITS: &[u8; 32] = b"0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const CHECKSUM_DIGITS: usize = 2;
/// More bytes than a code with every option has, also in groups of digits.
const LONGEST_CODE: usize = 1000;

/// The base, in the order of the numbers from 1. Append only.
const BASE: &[(&str, &str)] = &[
    ("dice", "6"),
    ("single_one", "100"),
    ("single_five", "50"),
    ("three_ones", "1000"),
    ("three_twos", "200"),
    ("three_threes", "300"),
    ("three_fours", "400"),
    ("three_fives", "500"),
    ("three_sixes", "600"),
    ("four_of_a_kind", "none"),
    ("five_of_a_kind", "none"),
    ("six_of_a_kind", "none"),
    ("six_ones", "like_others"),
    ("straight", "1500"),
    ("low_straight", "none"),
    ("high_straight", "none"),
    ("three_pairs", "none"),
    ("four_and_a_pair", "none"),
    ("two_triplets", "none"),
    ("full_house", "none"),
    ("no_scorers", "none"),
    ("no_scorers_hot_dice", "off"),
    ("five_of_a_kind_wins", "off"),
    ("opening_score", "none"),
    ("minimum_bank", "none"),
    ("hot_dice", "may_roll"),
    ("three_farkles", "none"),
    ("below_zero", "on"),
    ("toxic_twos", "off"),
    ("after_farkle", "turn_ends"),
    ("leftover_dice", "unused"),
    ("high_stakes_bonus", "1000"),
    ("ending", "at_once"),
    ("target", "10000"),
    ("reached", "at_least"),
    ("rounds", "10"),
    ("last_chance", "turn"),
    ("ties", "earlier"),
    ("teams", "0"),
    ("starter", "chosen"),
    ("start_bonus", "none"),
];

/// Why a text is not a share code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum CodeError {
    /// It does not look like one.
    NotACode,
    /// A character that no code has.
    Character {
        /// The character.
        found: char,
    },
    /// It has more bytes than any code.
    TooLong,
    /// A typing mistake: the checksum is wrong.
    Mistyped,
    /// It names an option that this version does not know.
    FromTheFuture,
    /// It holds a setting that is not allowed.
    NotAllowed {
        /// The option.
        key: &'static str,
    },
}

impl fmt::Display for CodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            CodeError::NotACode => write!(f, "not a rule code: a code begins with {PREFIX}-"),
            CodeError::Character { found } => {
                write!(f, "'{found}' is not allowed in a rule code: use digits and letters except U")
            }
            CodeError::TooLong => write!(f, "a rule code has at most {LONGEST_CODE} characters"),
            CodeError::Mistyped => {
                f.write_str("the rule code is incomplete or mistyped (its checksum is wrong): copy it again")
            }
            CodeError::FromTheFuture => {
                f.write_str("the rule code comes from a newer version of Farkle: update this one to read it")
            }
            CodeError::NotAllowed { key } => {
                write!(f, "the rule code holds a setting of {key} that is not allowed")
            }
        }
    }
}

impl std::error::Error for CodeError {}

impl RuleSetDraft {
    /// The share code of the rule set; its name is not part of it.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let draft = RuleSetDraft::preset("wikihow").unwrap();
    /// let code = draft.code();
    /// assert_eq!(RuleSetDraft::from_code(&code).unwrap(), draft);
    /// ```
    pub fn code(&self) -> String {
        // A price that follows another is written as a number where that reads as the same rules:
        // so the codes of presets stay what they have always been.
        let written_out = RuleSetDraft { scoring: self.scoring.written_out(), ..self.clone() };
        let code = written_out.encoded();
        let reads_the_same = || RuleSetDraft::from_code(&code).is_ok_and(|read| read.scoring == self.scoring);
        if written_out.scoring == self.scoring || reads_the_same() { code } else { self.encoded() }
    }

    fn encoded(&self) -> String {
        let mut bytes = Vec::new();
        for (number, option, base) in base() {
            let setting = option.get(self);
            if setting != base {
                bytes.push(number);
                write_setting(&option.kind, &setting, &mut bytes);
            }
        }
        format!("{PREFIX}-{}", to_digits(&bytes))
    }

    /// The name, unless it is the one that [`RuleSetDraft::from_code`] gives rules with this code:
    /// whoever hands on the code has to hand on this name, too.
    ///
    /// ```
    /// use farkle_rules::RuleSetDraft;
    /// let mut rules = RuleSetDraft::preset("zilch").unwrap();
    /// assert_eq!(rules.given_name(), None);
    /// rules.name = "Friday".to_string();
    /// assert_eq!(rules.given_name(), Some("Friday"));
    /// ```
    pub fn given_name(&self) -> Option<&str> {
        let follows = || RuleSetDraft::from_code(&self.code()).is_ok_and(|same| same.name == self.name);
        (!self.name.is_empty() && !follows()).then_some(self.name.as_str())
    }

    /// Reads a share code. Case does not matter, nor do spaces and hyphens; O reads as 0, I and L
    /// as 1.
    ///
    /// # Errors
    /// [`CodeError`] says what is wrong. A draft from a code still has to be checked like any
    /// other.
    pub fn from_code(code: &str) -> Result<RuleSetDraft, CodeError> {
        if code.len() > LONGEST_CODE {
            return Err(CodeError::TooLong);
        }
        let compact: String = code
            .chars()
            .filter(|c| !c.is_whitespace() && *c != '-')
            .map(|c| c.to_ascii_uppercase())
            .collect();
        let payload = compact.strip_prefix('F').and_then(|code| code.strip_prefix(['1', 'I', 'L']));
        let other_version = matches!(code.trim().as_bytes(), [b'F' | b'f', b'2'..=b'9', b'-', ..]);
        let none = if other_version { CodeError::FromTheFuture } else { CodeError::NotACode };
        let bytes = from_digits(payload.ok_or(none)?)?;
        let mut draft = RuleSetDraft::default();
        for (_, option, base) in base() {
            (option.set)(&mut draft, &base);
        }
        let mut rest = bytes.as_slice();
        while let Some((&number, after)) = rest.split_first() {
            let (key, _) = BASE.get(usize::from(number).wrapping_sub(1)).ok_or(CodeError::FromTheFuture)?;
            let option = option(key).ok_or(CodeError::FromTheFuture)?;
            let (setting, after) =
                read_setting(option, after).ok_or(CodeError::NotAllowed { key: option.key })?;
            (option.set)(&mut draft, &setting);
            rest = after;
        }
        let preset = Preset::of(&draft).map(Preset::draft);
        Ok(preset.unwrap_or_else(|| RuleSetDraft { name: "House rules".to_string(), ..draft }))
    }
}

/// Number, option and base setting, in the order of the numbers.
fn base() -> impl Iterator<Item = (u8, &'static OptionSpec, Setting)> {
    BASE.iter().zip(1_u8..).filter_map(|((key, value), number)| {
        let option = option(key)?;
        Some((number, option, option.kind.parse(value)?))
    })
}

/// Fifties are by far the most common amounts, so they get the shorter form.
fn amount(points: i32) -> u64 {
    const FIFTY: i32 = 50;
    // Less than nothing stands only in a draft that no check has seen.
    let times = |step: i32| u64::try_from(points / step).unwrap_or(0);
    if points % FIFTY == 0 { times(FIFTY) << 1 } else { times(POINTS_STEP) << 1 | 1 }
}

fn points(amount: u64) -> Option<i32> {
    let step = if amount & 1 == 0 { 50 } else { POINTS_STEP };
    i32::try_from(amount >> 1).ok()?.checked_mul(step)
}

fn write_setting(kind: &Kind, setting: &Setting, bytes: &mut Vec<u8>) {
    let number = match (kind, setting) {
        (Kind::Points | Kind::Target, Setting::Number(n)) => amount(*n),
        (Kind::OfAKind, Setting::Times(n)) => u64::from(*n) << 2 | 1,
        (Kind::OfAKind, Setting::Number(n)) => amount(*n) << 2 | 2,
        (Kind::FourAndAPair, Setting::Number(n)) => amount(*n),
        // No amount is written as 1: that would be no points in steps of five.
        (Kind::FourAndAPair, Setting::Word(_)) => 1,
        (Kind::SixOnes | Kind::Penalty, Setting::Number(n)) => amount(*n) + 2,
        (Kind::SixOnes | Kind::Penalty, Setting::Word(word)) => u64::from(matches!(*word, "wins" | "all")),
        (Kind::Count { .. }, Setting::Number(n)) => u64::try_from(*n).unwrap_or(0),
        (Kind::Choice(words), Setting::Word(word)) => {
            words.iter().position(|(w, _)| w == word).unwrap_or_default() as u64
        }
        (Kind::Flag, Setting::Flag(on)) => u64::from(*on),
        (Kind::PointsList, Setting::List(list)) => {
            write_number(list.len() as u64, bytes);
            list.iter().for_each(|&n| write_number(amount(n), bytes));
            return;
        }
        _ => 0,
    };
    write_number(number, bytes);
}

/// Reads a setting through its kind, so that a code can't hold what a file could not.
fn read_setting<'a>(option: &OptionSpec, bytes: &'a [u8]) -> Option<(Setting, &'a [u8])> {
    let (number, mut rest) = read_number(bytes)?;
    let text = match option.kind {
        Kind::Points | Kind::Target => points(number)?.to_string(),
        Kind::OfAKind => match number & 3 {
            1 => format!("x{}", number >> 2),
            2 => points(number >> 2)?.to_string(),
            _ => "none".to_string(),
        },
        Kind::FourAndAPair if number == 1 => "like_three_pairs".to_string(),
        Kind::FourAndAPair => points(number)?.to_string(),
        Kind::SixOnes => match number {
            0 => "like_others".to_string(),
            1 => "wins".to_string(),
            n => points(n - 2)?.to_string(),
        },
        Kind::Penalty => match number {
            0 => "none".to_string(),
            1 => "all".to_string(),
            n => points(n - 2)?.to_string(),
        },
        Kind::Count { .. } => number.to_string(),
        Kind::Choice(words) => words.get(usize::try_from(number).ok()?)?.0.to_string(),
        Kind::Flag => if number == 0 { "off" } else { "on" }.to_string(),
        Kind::PointsList => {
            let mut list = Vec::new();
            for _ in 0..number.min(crate::MAX_SEATS as u64 + 1) {
                let (number, after) = read_number(rest)?;
                list.push(points(number)?.to_string());
                rest = after;
            }
            list.join(",")
        }
    };
    option.kind.parse(&text).map(|setting| (setting, rest))
}

/// Seven bits a byte, lowest first; the high bit says that more follow.
fn write_number(mut number: u64, bytes: &mut Vec<u8>) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn read_number(bytes: &[u8]) -> Option<(u64, &[u8])> {
    let mut number = 0;
    for (i, &byte) in bytes.iter().enumerate().take(6) {
        number |= u64::from(byte & 0x7F) << (7 * i);
        if byte < 0x80 {
            return Some((number, &bytes[i + 1..]));
        }
    }
    None
}

/// Ten bits over all bytes (FNV-1a, folded).
fn checksum(bytes: &[u8]) -> usize {
    let hash =
        bytes.iter().fold(0x811C_9DC5_u32, |hash, &byte| (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193));
    ((hash ^ hash >> 10 ^ hash >> 20) & 0x3FF) as usize
}

fn to_digits(bytes: &[u8]) -> String {
    let bit = |i: usize| bytes.get(i / 8).map_or(0, |byte| usize::from(byte >> (7 - i % 8) & 1));
    let digits = (bytes.len() * 8).div_ceil(5);
    let value = |d: usize| (0..5).fold(0, |value, i| value << 1 | bit(d * 5 + i));
    let sum = checksum(bytes);
    (0..digits).map(value).chain([sum >> 5, sum & 31]).map(|value| char::from(DIGITS[value])).collect()
}

fn from_digits(text: &str) -> Result<Vec<u8>, CodeError> {
    let values = text
        .chars()
        .map(|found| {
            let digit = match found {
                'O' => '0',
                'I' | 'L' => '1',
                other => other,
            };
            DIGITS.iter().position(|&d| char::from(d) == digit).ok_or(CodeError::Character { found })
        })
        .collect::<Result<Vec<usize>, _>>()?;
    let (payload, sum) =
        values.split_at_checked(values.len().wrapping_sub(CHECKSUM_DIGITS)).ok_or(CodeError::Mistyped)?;
    let bit = |i: usize| payload[i / 5] >> (4 - i % 5) & 1;
    let bytes: Vec<u8> = (0..payload.len() * 5 / 8)
        .map(|b| (0..8).fold(0, |byte, i| byte << 1 | bit(b * 8 + i) as u8))
        .collect();
    if checksum(&bytes) == sum[0] << 5 | sum[1] && to_digits(&bytes) == fold_digits(&values) {
        Ok(bytes)
    } else {
        Err(CodeError::Mistyped)
    }
}

fn fold_digits(values: &[usize]) -> String {
    values.iter().map(|&value| char::from(DIGITS[value])).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::RuleSet;
    use crate::rule_set::options;
    use proptest::prelude::*;

    proptest! {
        // Typed at random, no code gets past its checksum: these have the right one.
        #[test]
        fn whatever_a_code_holds_it_is_refused_or_means_the_same_when_written_again(
            bytes in prop::collection::vec(any::<u8>(), 0..16),
            entries in prop::collection::vec((1..=BASE.len() as u8, 0..40_u8), 0..8),
        ) {
            let entries: Vec<u8> = entries.into_iter().flat_map(|(number, value)| [number, value]).collect();
            for bytes in [bytes, entries] {
                if let Ok(draft) = RuleSetDraft::from_code(&format!("F1-{}", to_digits(&bytes))) {
                    prop_assert!(RuleSetDraft::from_code(&draft.code()).unwrap().plays_like(&draft));
                    let _ = RuleSet::try_from(draft);
                }
            }
        }
    }

    #[test]
    fn every_option_has_a_number_in_share_codes() {
        for option in options() {
            assert!(BASE.iter().any(|(key, _)| *key == option.key), "append {} to BASE", option.key);
        }
        assert_eq!(base().count(), BASE.len());
    }

    #[test]
    fn the_codes_of_presets_never_change() {
        let codes: Vec<String> =
            Preset::ALL.iter().map(|p| format!("{} {}", p.name, p.draft().code())).collect();
        insta::assert_snapshot!(codes.join("\n"));
    }

    #[test]
    fn a_mistyped_digit_is_noticed() {
        let code = RuleSetDraft::preset("playmonster").map(|d| d.code()).unwrap();
        let mut noticed = 0;
        for i in 3..code.len() {
            let mut typed = code.clone().into_bytes();
            typed[i] = if typed[i] == b'7' { b'8' } else { b'7' };
            let typed = String::from_utf8(typed).unwrap();
            noticed += usize::from(RuleSetDraft::from_code(&typed).is_err());
        }
        assert_eq!(noticed, code.len() - 3);
    }

    #[test]
    fn a_code_may_be_typed_in_lower_case_with_spaces_and_look_alikes() {
        let draft = RuleSetDraft::preset("zilch").unwrap();
        let typed = draft.code().to_lowercase().replace('0', "o").replace('1', "l");
        assert_eq!(RuleSetDraft::from_code(&format!(" {typed} ")).unwrap(), draft);
    }
}
