//! Rule files: a map from keys to values, as TOML or JSON hold it.
//!
//! This file knows no format: a [`RuleFile`] is read with serde from TOML or JSON.
//! [`crate::Reading`] makes rules of it.

use super::{RuleSetDraft, Setting, options};
use serde::de::{self, Deserialize, Deserializer, MapAccess, SeqAccess, Visitor};
use serde::ser::{Serialize, SerializeMap, SerializeSeq, Serializer};
use std::collections::BTreeMap;
use std::fmt;

/// The keys and values of a rule file.
///
/// Besides the options a file may have `name`, `about`, and `preset`: the rule set that it starts
/// from (`classic` if it names none).
///
/// ```
/// use farkle_rules::{Points, RuleFile};
/// let file: RuleFile = serde_json::from_str(r#"{"preset": "walnut", "name": "Ours", "straight": 2000}"#)?;
/// let draft = file.draft()?;
/// assert_eq!((draft.name.as_str(), draft.scoring.straight), ("Ours", Points(2000)));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct RuleFile(pub BTreeMap<String, RawSetting>);

/// A value in a rule file, as written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RawSetting(pub String);

impl<'de> Deserialize<'de> for RuleFile {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_map(Lines).map(RuleFile)
    }
}

/// Reads the keys one by one, so that a repeated key is refused.
struct Lines;

impl<'de> Visitor<'de> for Lines {
    type Value = BTreeMap<String, RawSetting>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a map of options")
    }

    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<Self::Value, A::Error> {
        let mut lines = BTreeMap::new();
        while let Some((key, value)) = entries.next_entry::<String, RawSetting>()? {
            if lines.contains_key(&key) {
                return Err(de::Error::custom(format_args!("{key} appears twice")));
            }
            lines.insert(key, value);
        }
        Ok(lines)
    }
}

impl<'de> Deserialize<'de> for RawSetting {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_any(AsWritten).map(RawSetting)
    }
}

/// Turns any simple value back into the text that [`RuleSetDraft::set`] reads.
struct AsWritten;

impl<'de> Visitor<'de> for AsWritten {
    type Value = String;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a number, a word, true, false, or a list of numbers")
    }

    fn visit_bool<E: de::Error>(self, value: bool) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_i64<E: de::Error>(self, value: i64) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_u64<E: de::Error>(self, value: u64) -> Result<String, E> {
        Ok(value.to_string())
    }

    /// With its point, so that 10.000, which a file holds as ten, is refused and not read as 10.
    fn visit_f64<E: de::Error>(self, value: f64) -> Result<String, E> {
        Ok(format!("{value:?}"))
    }

    fn visit_str<E: de::Error>(self, value: &str) -> Result<String, E> {
        Ok(value.to_string())
    }

    fn visit_unit<E: de::Error>(self) -> Result<String, E> {
        Ok("null".to_string())
    }

    /// No option takes a table; as text it is reported with everything else that is wrong.
    fn visit_map<A: MapAccess<'de>>(self, mut entries: A) -> Result<String, A::Error> {
        while entries.next_entry::<de::IgnoredAny, de::IgnoredAny>()?.is_some() {}
        Ok("{…}".to_string())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut values: A) -> Result<String, A::Error> {
        let mut list = Vec::new();
        while let Some(RawSetting(value)) = values.next_element()? {
            list.push(value);
        }
        // The brackets tell the list 1, 500 from the amount "1,500".
        Ok(format!("[{}]", list.join(", ")))
    }
}

impl Serialize for Setting {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        match self {
            Setting::Number(n) => serializer.serialize_i32(*n),
            Setting::Flag(on) => serializer.serialize_bool(*on),
            Setting::List(list) => {
                let mut seq = serializer.serialize_seq(Some(list.len()))?;
                list.iter().try_for_each(|n| seq.serialize_element(n))?;
                seq.end()
            }
            other => serializer.serialize_str(&other.to_string()),
        }
    }
}

impl Serialize for RuleSetDraft {
    /// Every option by name, so that the file means the same whatever later versions of a preset
    /// say.
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("name", &self.name)?;
        map.serialize_entry("about", &self.about)?;
        for option in options() {
            map.serialize_entry(option.key, &option.get(self))?;
        }
        map.end()
    }
}

impl RuleSetDraft {
    /// The draft as a TOML file, ready to be edited. Comments say what each option is and takes.
    pub fn to_toml(&self) -> String {
        let mut file = format!("name = {}\nabout = {}\n", quoted(&self.name), quoted(&self.about));
        for dial in super::Dial::ALL {
            file += &format!("\n# {}\n", dial.title());
            for option in dial.options() {
                let value = match option.get(self) {
                    Setting::Number(n) => n.to_string(),
                    Setting::Flag(on) => on.to_string(),
                    Setting::List(list) => format!("{list:?}"),
                    other => quoted(&other.to_string()),
                };
                let allowed = option.kind.allowed();
                file += &format!("{} = {value} # {}: {allowed}\n", option.key, option.title);
            }
        }
        file
    }
}

/// A basic string of TOML.
fn quoted(text: &str) -> String {
    let escaped: String = text
        .chars()
        .map(|c| match c {
            '"' | '\\' => format!("\\{c}"),
            c if c.is_control() => format!("\\u{:04X}", u32::from(c)),
            c => c.to_string(),
        })
        .collect();
    format!("\"{escaped}\"")
}
