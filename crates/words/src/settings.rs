//! Settings of rules as people say and write them, without the words of rule files.

use crate::{Messages, Value};
use farkle_rules::numbers::whole;
use farkle_rules::rule_set::{Dial, Kind, MAX_POINTS, MAX_TARGET, OptionSpec, POINTS_STEP, Setting, Source};

/// The largest multiple of the triple that the engine allows.
const MOST_TIMES: u32 = 20;

impl Messages {
    /// A message about an option, or the engine's English if there is none.
    pub fn of_option(&self, option: &OptionSpec, part: &str, english: &str) -> String {
        let id = format!("option-{}{part}", option.key);
        // The engine's words are for terminals, which have no other apostrophe.
        if self.has(&id) { self.say(&id) } else { english.replace('\'', "’") }
    }

    /// A setting: "1,500", "none", "2 × the triple", "wins the game at once".
    pub fn setting(&self, option: &OptionSpec, setting: &Setting) -> String {
        let own = || self.of_option(option, &format!("-{setting}"), &option.kind.in_words(setting));
        let has_own = || self.has(&format!("option-{}-{setting}", option.key));
        match setting {
            Setting::None if matches!(option.kind, Kind::OfAKind) => {
                let triples = if option.key == "six_of_a_kind" { 2 } else { 1 };
                self.say_with("setting-as-triples", &[("count", triples.into())])
            }
            Setting::None => self.say("setting-none"),
            Setting::List(list) if list.is_empty() => self.say("setting-none"),
            Setting::List(list) => {
                let points: Vec<String> = list.iter().map(|&points| self.number(points.into())).collect();
                points.join(" / ")
            }
            Setting::Number(number) if !has_own() => self.number((*number).into()),
            Setting::Times(times) => {
                self.say_with("setting-times", &[("times", Value::Points((*times).into()))])
            }
            Setting::Flag(true) => self.say("setting-on"),
            Setting::Flag(false) => self.say("setting-off"),
            Setting::Number(_) | Setting::Word(_) => own(),
        }
    }

    /// Reads a setting that somebody typed: in words as in [`Messages::setting`], or as in a
    /// rule file, with numbers as people write them. `None` if this option does not allow it.
    pub fn read_setting(&self, option: &OptionSpec, text: &str) -> Option<Setting> {
        let text = text.trim();
        let is_typed = |words: String| words.to_lowercase() == text.to_lowercase();
        let said = self.said(option).into_iter().find(|setting| is_typed(self.setting(option, setting)));
        let none = || is_typed(self.say("setting-none")).then(|| option.parse("none").ok()).flatten();
        said.or_else(none).or_else(|| option.parse(&in_a_file(&option.kind, text)).ok())
    }

    /// The settings that have words of their own.
    fn said(&self, option: &OptionSpec) -> Vec<Setting> {
        let words = match option.kind {
            Kind::OfAKind => {
                return (1..=MOST_TIMES).map(Setting::Times).chain([Setting::None]).collect();
            }
            Kind::PointsList => return vec![Setting::List(Vec::new())],
            Kind::Points => return vec![Setting::None],
            Kind::Penalty => ["none", "all"].as_slice(),
            Kind::FourAndAPair => &["none", "like_three_pairs"],
            Kind::SixOnes => &["like_others", "wins"],
            Kind::Count { .. } => option.usual,
            Kind::Target | Kind::Choice(_) | Kind::Flag => &[],
        };
        words.iter().filter_map(|word| option.parse(word).ok()).collect()
    }

    /// The settings that an option allows, as the end of a sentence.
    pub fn allowed(&self, option: &OptionSpec) -> String {
        let step = ("step", Value::Points(POINTS_STEP.into()));
        let most = |most: i32| ("most", Value::Points(most.into()));
        let none = || ("none", Value::from(self.setting(option, &Setting::None)));
        let word = |name: &'static str, word: &'static str| {
            (name, Value::from(self.setting(option, &Setting::Word(word))))
        };
        match option.kind {
            Kind::Points => self.say_with("allowed-points", &[none(), step, most(MAX_POINTS)]),
            Kind::Target => self.say_with("allowed-target", &[step, most(MAX_TARGET)]),
            Kind::OfAKind => {
                let times = ("times", Value::from(self.setting(option, &Setting::Times(2))));
                self.say_with("allowed-of-a-kind", &[none(), times, step, most(MAX_POINTS)])
            }
            Kind::SixOnes => {
                let values = [word("like", "like_others"), word("wins", "wins"), step, most(MAX_POINTS)];
                self.say_with("allowed-six-ones", &values)
            }
            Kind::FourAndAPair => self.say_with(
                "allowed-four-and-a-pair",
                &[none(), word("like", "like_three_pairs"), step, most(MAX_POINTS)],
            ),
            Kind::Penalty => {
                self.say_with("allowed-penalty", &[none(), word("all", "all"), step, most(MAX_POINTS)])
            }
            Kind::Count { min, max } => {
                self.say_with("allowed-count", &[("least", Value::Points(min.into())), most(max)])
            }
            Kind::PointsList => self.say_with("allowed-list", &[none(), step, most(MAX_POINTS)]),
            // This option has nothing to type.
            Kind::Choice(_) | Kind::Flag => option.kind.allowed(),
        }
    }

    /// The source of an option.
    pub fn source(&self, source: Source) -> String {
        self.say(match source {
            Source::Classic => "source-classic",
            Source::PlayMonster => "source-playmonster",
            Source::Walnut => "source-walnut",
            Source::WikiHow => "source-wikihow",
            Source::PlayMonsterExpanded => "source-expanded",
            Source::WellKnown => "source-well-known",
        })
    }
}

/// The message with the title of a group of options.
pub const fn dial_title(dial: Dial) -> &'static str {
    match dial {
        Dial::Equipment => "dial-equipment",
        Dial::Scoring => "dial-scoring",
        Dial::Opening => "dial-opening",
        Dial::HotDice => "dial-hotdice",
        Dial::Penalties => "dial-penalties",
        Dial::Inheritance => "dial-inheritance",
        Dial::Ending => "dial-ending",
        Dial::Sides => "dial-sides",
    }
}

/// Converts typed text to the form of a rule file.
fn in_a_file(kind: &Kind, text: &str) -> String {
    match kind {
        // Commas alone may separate a list or thousands, so the text is read as in a rule file.
        Kind::PointsList if text.contains(['/', ';']) => {
            let parts = text.split(['/', ';']).map(str::trim);
            let number = |part: &str| whole(part).map_or(part.to_string(), |number| number.to_string());
            parts.map(number).collect::<Vec<_>>().join(",")
        }
        Kind::OfAKind => times(text).unwrap_or_else(|| text.to_string()),
        _ => text.to_string(),
    }
}

/// "2x", "×2" and "2 ×" as "x2".
fn times(text: &str) -> Option<String> {
    let text: String = text.to_lowercase().replace('×', "x").chars().filter(|c| !c.is_whitespace()).collect();
    let digits = text.strip_suffix('x').or_else(|| text.strip_prefix('x'))?;
    digits.chars().all(|c| c.is_ascii_digit()).then(|| format!("x{digits}"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;
    use farkle_rules::Preset;
    use farkle_rules::rule_set::{option, options};

    fn languages() -> impl Iterator<Item = Messages> {
        Language::ALL.into_iter().map(Language::messages)
    }

    #[test]
    fn every_option_every_choice_and_every_preset_is_said_in_every_language() {
        for messages in languages().filter(|messages| messages.language() != "en") {
            let language = messages.language();
            for preset in Preset::ALL {
                assert!(messages.has(&format!("preset-{}", preset.name)), "{language}: {}", preset.name);
            }
            for option in options() {
                let choices = match option.kind {
                    Kind::Choice(words) => words.iter().map(|(word, _)| *word).collect(),
                    _ => option.usual.to_vec(),
                };
                let words = choices.iter().filter_map(|word| match option.parse(word) {
                    Ok(Setting::Word(word)) => Some(format!("-{word}")),
                    _ => None,
                });
                for ending in ["".to_string(), "-about".to_string()].into_iter().chain(words) {
                    let id = format!("option-{}{ending}", option.key);
                    assert!(messages.has(&id), "{language}: {id}");
                }
            }
        }
    }

    #[test]
    fn none_is_read_wherever_it_can_be_set_also_where_it_is_called_otherwise() {
        for messages in languages() {
            for option in options().filter(|option| option.usual.contains(&"none")) {
                let read = messages.read_setting(option, &messages.say("setting-none"));
                assert_eq!(read, option.parse("none").ok(), "{} {}", messages.language(), option.key);
            }
        }
    }

    #[test]
    fn every_usual_setting_is_read_as_it_is_said() {
        for messages in languages() {
            for option in options().filter(|option| !matches!(option.kind, Kind::Flag | Kind::Choice(_))) {
                for usual in option.usual {
                    let setting = option.parse(usual).unwrap();
                    let words = messages.setting(option, &setting);
                    let read = messages.read_setting(option, &format!(" {} ", words.to_uppercase()));
                    assert_eq!(read, Some(setting), "{} {}: {words}", messages.language(), option.key);
                }
            }
        }
    }

    #[test]
    fn no_setting_is_said_in_the_words_of_rule_files() {
        for messages in languages() {
            for option in options() {
                for usual in option.usual {
                    let words = messages.setting(option, &option.parse(usual).unwrap());
                    let is_program_word = words.contains('_')
                        || words.starts_with("x") && words[1..].parse::<u32>().is_ok()
                        || words == "all"
                        || (option.key == "teams" && words == "0");
                    assert!(!is_program_word, "{} {}: {words}", messages.language(), option.key);
                }
                assert!(!messages.allowed(option).contains("{$"), "{}", option.key);
            }
        }
    }

    #[test]
    fn a_number_is_read_as_anybody_writes_it_in_every_language() {
        let target = option("target").unwrap();
        for messages in languages() {
            for text in ["10000", "10,000", "10.000", "10 000", "10\u{202f}000", "10’000"] {
                let read = messages.read_setting(target, text);
                assert_eq!(read, Some(Setting::Number(10_000)), "{} {text}", messages.language());
            }
            for text in ["10.5", "1,00", "1.0000", "-500"] {
                assert_eq!(messages.read_setting(target, text), None, "{} {text}", messages.language());
            }
        }
    }

    #[test]
    fn what_is_typed_may_have_many_forms() {
        let english = Language::English.messages();
        let read = |key: &str, text: &str| english.read_setting(option(key).unwrap(), text);
        for text in ["x2", "2x", " 2 × ", "X 2", "2 × the triple"] {
            assert_eq!(read("four_of_a_kind", text), Some(Setting::Times(2)), "{text}");
        }
        assert_eq!(read("four_of_a_kind", "1,000"), Some(Setting::Number(1000)));
        assert_eq!(read("straight", "0"), Some(Setting::None));
        for text in ["0,200", "0/200", " 0 / 200 ", "0; 200"] {
            assert_eq!(read("start_bonus", text), Some(Setting::List(vec![0, 200])), "{text}");
        }
        assert_eq!(read("start_bonus", "0 / 1,500"), Some(Setting::List(vec![0, 1500])));
        for (key, text) in
            [("straight", "12x"), ("straight", "lots"), ("straight", "12"), ("teams", "1,5"), ("target", "0")]
        {
            assert_eq!(read(key, text), None, "{key} {text}");
        }
    }
}
