//! What an option is: its key, what it does, where it comes from, which values it takes.
//!
//! Every option of a rule set is described once, in the file of its dial. Rule files, `--set
//! key=value`, share codes, comparisons, the reference and the rule editor are all read off these
//! descriptions, so that none of them can forget an option or allow other values than the engine.

use super::{Dial, RuleSetDraft};
use crate::Points;
use crate::numbers::whole;
use std::fmt;

/// One option of a rule set.
#[derive(Clone, Copy)]
pub struct OptionSpec {
    /// Name in files and on the command line, for example `three_pairs`.
    pub key: &'static str,
    /// The group that the option belongs to.
    pub dial: Dial,
    /// Short name for people.
    pub title: &'static str,
    /// What it does, in a sentence or two.
    pub meaning: &'static str,
    /// Who plays it.
    pub source: Source,
    /// Which settings are allowed.
    pub kind: Kind,
    /// Settings that the sources name, for an editor to offer first.
    pub usual: &'static [&'static str],
    pub(super) get: fn(&RuleSetDraft) -> Setting,
    pub(super) set: fn(&mut RuleSetDraft, &Setting),
}

impl OptionSpec {
    /// The setting of this option in `draft`.
    pub fn get(&self, draft: &RuleSetDraft) -> Setting {
        (self.get)(draft)
    }

    /// Reads a setting as people write it: `1500`, `none`, `x2`, `on`, `may_roll`, `0,200`.
    ///
    /// # Errors
    /// A sentence fragment with what is allowed, see [`Kind::allowed`].
    pub fn parse(&self, text: &str) -> Result<Setting, String> {
        self.kind.parse(text).ok_or_else(|| self.kind.allowed())
    }
}

impl fmt::Debug for OptionSpec {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("OptionSpec").field("key", &self.key).field("kind", &self.kind).finish_non_exhaustive()
    }
}

/// Where an option or a price comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Source {
    /// The complete instructions of a dice shop, with its list of variations (preset `classic`).
    Classic,
    /// The leaflet in the PlayMonster box (preset `playmonster`).
    PlayMonster,
    /// Walnut Studiolo's blog on 1,000 / 5,000 / 10,000 (preset `walnut`).
    Walnut,
    /// The wikiHow article (preset `wikihow`).
    WikiHow,
    /// The expanded summary of the PlayMonster rules (preset `playmonster-expanded`).
    PlayMonsterExpanded,
    /// Versions known beyond the five source documents: encyclopaedia, online and computer games.
    WellKnown,
}

impl Source {
    /// The source's name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Source::Classic => "Classic instructions (dice shop)",
            Source::PlayMonster => "PlayMonster leaflet",
            Source::Walnut => "Walnut Studiolo",
            Source::WikiHow => "wikiHow",
            Source::PlayMonsterExpanded => "PlayMonster, expanded summary",
            Source::WellKnown => "other well-known versions",
        }
    }
}

/// The highest price, opening score, penalty or bonus.
pub const MAX_POINTS: i32 = 100_000;
/// The highest target score.
pub const MAX_TARGET: i32 = 1_000_000_000;
/// Every amount is a multiple of this.
pub const POINTS_STEP: i32 = 5;
/// The highest multiple of a three-of-a-kind price.
const MAX_TIMES: u32 = 20;
/// The longest list of start bonuses.
const MAX_LIST: usize = crate::MAX_SEATS;

/// Which settings an option takes.
#[derive(Clone, Copy, Debug)]
pub enum Kind {
    /// Points or `none`.
    Points,
    /// Points that can't be `none`.
    Target,
    /// `none`, a multiple of the three-of-a-kind price (`x2`), or a flat price.
    OfAKind,
    /// `none`, `like_three_pairs`, or a price.
    FourAndAPair,
    /// `like_others`, `wins`, or a flat price.
    SixOnes,
    /// `none`, `all`, or points.
    Penalty,
    /// A whole number in a range.
    Count {
        /// Lowest allowed.
        min: i32,
        /// Highest allowed.
        max: i32,
    },
    /// One of these words, each with what it says to people.
    Choice(&'static [(&'static str, &'static str)]),
    /// `on` or `off`.
    Flag,
    /// A list of points, one for each place in the turn order.
    PointsList,
}

/// The setting of one option.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Setting {
    /// Switched off, not priced, not required.
    None,
    /// Points or a count.
    Number(i32),
    /// A multiple of the three-of-a-kind price.
    Times(u32),
    /// On or off.
    Flag(bool),
    /// One of the words of its kind.
    Word(&'static str),
    /// Several amounts of points.
    List(Vec<i32>),
}

impl Setting {
    /// Points, with zero as "none". Negative ones (a program's mistake) stay, for the check to
    /// find.
    pub(super) fn points(points: Points) -> Setting {
        if points == Points::ZERO { Setting::None } else { Setting::Number(points.0) }
    }

    /// The number in it; 0 for everything without one.
    pub(super) fn number(&self) -> i32 {
        if let Setting::Number(n) = self { *n } else { 0 }
    }

    pub(super) fn as_points(&self) -> Points {
        Points(self.number())
    }

    /// A small number whose range its kind has checked.
    pub(super) fn count(&self) -> u8 {
        u8::try_from(self.number()).unwrap_or(u8::MAX)
    }

    pub(super) fn flag(&self) -> bool {
        *self == Setting::Flag(true)
    }

    pub(super) fn word(&self) -> &'static str {
        if let Setting::Word(word) = self { word } else { "" }
    }
}

impl fmt::Display for Setting {
    /// As written in files and on the command line.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Setting::None => f.pad("none"),
            Setting::Number(n) => write!(f, "{n}"),
            Setting::Times(n) => write!(f, "x{n}"),
            Setting::Flag(on) => f.pad(if *on { "on" } else { "off" }),
            Setting::Word(word) => f.pad(word),
            Setting::List(list) if list.is_empty() => f.pad("none"),
            Setting::List(list) => f.pad(&list.iter().map(i32::to_string).collect::<Vec<_>>().join(",")),
        }
    }
}

fn is_amount(n: i32, max: i32) -> bool {
    (0..=max).contains(&n) && n % POINTS_STEP == 0
}

/// A number without a sign ("10,000" is a list of two for [`Kind::PointsList`]).
fn digits(text: &str) -> Option<i32> {
    let unsigned = !text.starts_with(['+', '-']);
    whole(text).filter(|_| unsigned).and_then(|number| i32::try_from(number).ok())
}

impl Kind {
    /// Reads a setting of this kind, or `None` if it is not allowed.
    pub fn parse(&self, text: &str) -> Option<Setting> {
        let text = text.trim().to_ascii_lowercase();
        let is_none = matches!(text.as_str(), "none" | "null" | "off" | "no" | "false");
        let amount = |max| digits(&text).filter(|&n| is_amount(n, max));
        let points = || amount(MAX_POINTS).map(|n| if n == 0 { Setting::None } else { Setting::Number(n) });
        match self {
            Kind::Points if is_none => Some(Setting::None),
            Kind::Points => points(),
            Kind::Target => amount(MAX_TARGET).filter(|&n| n > 0).map(Setting::Number),
            Kind::OfAKind if is_none => Some(Setting::None),
            Kind::OfAKind => match text.strip_prefix('x') {
                Some(times) => {
                    let times = digits(times).and_then(|n| u32::try_from(n).ok());
                    times.filter(|n| (1..=MAX_TIMES).contains(n)).map(Setting::Times)
                }
                None => points(),
            },
            Kind::FourAndAPair if is_none => Some(Setting::None),
            Kind::FourAndAPair if text == "like_three_pairs" => Some(Setting::Word("like_three_pairs")),
            Kind::FourAndAPair => points(),
            Kind::SixOnes => match text.as_str() {
                "like_others" => Some(Setting::Word("like_others")),
                "wins" => Some(Setting::Word("wins")),
                _ => points().filter(|s| *s != Setting::None),
            },
            Kind::Penalty if is_none => Some(Setting::None),
            Kind::Penalty if text == "all" => Some(Setting::Word("all")),
            Kind::Penalty => points(),
            Kind::Count { min, max } => {
                digits(&text).filter(|n| (*min..=*max).contains(n)).map(Setting::Number)
            }
            Kind::Choice(words) => {
                let text = text.replace('-', "_");
                words.iter().find(|(word, _)| *word == text).map(|(word, _)| Setting::Word(word))
            }
            Kind::Flag if is_none => Some(Setting::Flag(false)),
            Kind::Flag => matches!(text.as_str(), "on" | "yes" | "true").then_some(Setting::Flag(true)),
            Kind::PointsList if is_none || matches!(text.as_str(), "" | "[]") => Some(Setting::List(vec![])),
            Kind::PointsList => {
                let bare = text.strip_prefix('[').and_then(|text| text.strip_suffix(']')).unwrap_or(&text);
                let list: Option<Vec<i32>> =
                    bare.split(',').map(|n| digits(n.trim()).filter(|&n| is_amount(n, MAX_POINTS))).collect();
                list.filter(|list| list.len() <= MAX_LIST).map(Setting::List)
            }
        }
    }

    /// What is allowed, as the end of a sentence that begins "allowed: ".
    pub fn allowed(&self) -> String {
        let points = format!("a multiple of {POINTS_STEP} up to {}", Points(MAX_POINTS));
        match self {
            Kind::Points => format!("none, or {points}"),
            Kind::Target => {
                format!("a multiple of {POINTS_STEP} from {POINTS_STEP} to {}", Points(MAX_TARGET))
            }
            Kind::OfAKind => {
                format!(
                    "none (they count as triples and single dice), x1 to x{MAX_TIMES} (times the triple), or {points}"
                )
            }
            Kind::SixOnes => {
                format!(
                    "like_others (priced like any six of a kind), wins (the game is won at once), or a multiple of {POINTS_STEP} from {POINTS_STEP} to {}",
                    Points(MAX_POINTS)
                )
            }
            Kind::FourAndAPair => {
                format!("none, like_three_pairs (the price of three pairs), or {points}")
            }
            Kind::Penalty => format!("none, all, or {points}"),
            Kind::Count { min, max } if *max == min + 1 => format!("{min} or {max}"),
            Kind::Count { min, max } => format!("a whole number from {min} to {max}"),
            Kind::Choice(words) => {
                words.iter().map(|(word, title)| format!("{word} ({title})")).collect::<Vec<_>>().join(", ")
            }
            Kind::Flag => "on or off".to_string(),
            Kind::PointsList => {
                format!("none, or up to {MAX_LIST} amounts with commas between them, each {points}")
            }
        }
    }

    /// The setting in words for people: "1,500", "twice the triple", "may roll".
    pub fn in_words(&self, setting: &Setting) -> String {
        match (self, setting) {
            (Kind::Count { .. }, Setting::Number(n)) => n.to_string(),
            (_, Setting::Number(n)) => Points(*n).to_string(),
            (_, Setting::Times(n)) => format!("{n} times the triple"),
            (Kind::Choice(words), Setting::Word(word)) => words
                .iter()
                .find(|(w, _)| w == word)
                .map_or_else(|| (*word).to_string(), |(_, t)| (*t).to_string()),
            (Kind::SixOnes, Setting::Word("wins")) => "wins the game at once".to_string(),
            (Kind::SixOnes, Setting::Word(_)) => "like six of a kind".to_string(),
            (Kind::FourAndAPair, Setting::Word(_)) => "like three pairs".to_string(),
            (Kind::Penalty, Setting::Word(_)) => "all points".to_string(),
            (_, other) => other.to_string(),
        }
    }
}

/// Ties the variants of an enum to the words for them in files and to what they say to people.
macro_rules! choice {
    ($name:ident { $($variant:ident = $word:literal, $title:literal;)+ }) => {
        impl $name {
            pub(super) const WORDS: &'static [(&'static str, &'static str)] = &[$(($word, $title)),+];

            pub(super) fn word(self) -> &'static str {
                match self {
                    $($name::$variant => $word,)+
                }
            }

            /// The variant for a word that its kind has accepted.
            pub(super) fn from_word(word: &str) -> $name {
                match word {
                    $($word => $name::$variant,)+
                    _ => $name::default(),
                }
            }
        }
    };
}
pub(super) use choice;
