//! `--rules PRESET|FILE|CODE` and `--set KEY=VALUE`: the rules of a command.
//!
//! All commands read their rules here. So they accept the same forms and report all faults at once
//! in the same words.

use crate::completing;
use crate::failure::Failure;
use crate::file_kind::{FileKind, misfit};
use clap::Args;
use farkle_client::readable;
use farkle_rules::numbers::{is_misgrouped, whole};
use farkle_rules::rule_set::{Conflicts, DEFAULT_PRESET, nearest};
use farkle_rules::{Conflict, Preset, Reading, RuleFile, RuleSet, RuleSetDraft};
use farkle_terminal::why_unreadable;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::Path;

/// The rules without `--rules`.
pub(crate) const DEFAULT_RULES: &str = DEFAULT_PRESET;

/// Stands for standard input.
const FROM_STANDARD_INPUT: &str = "-";

/// The largest rule file in bytes. A file with all options and all their words takes less than a
/// hundredth of it.
const LONGEST_FILE: u64 = 1 << 20;

/// The suffix of the name of changed rules.
const CHANGED: &str = ", changed";

/// The rules of the command.
#[derive(Clone, Debug, Default, Args)]
pub(crate) struct RulesArgument {
    /// Rules: a preset (see `farkle rules list`), a TOML or JSON file (- reads one from standard
    /// input), or a share code [default: classic]
    #[arg(long, value_name = "PRESET|FILE|CODE", add = completing::rules())]
    pub(crate) rules: Option<String>,

    /// Change one option of the rules (see `farkle rules options`); may be repeated
    #[arg(long = "set", value_name = "KEY=VALUE", add = completing::changes())]
    pub(crate) changes: Vec<String>,
}

impl RulesArgument {
    /// Whether neither `--rules` nor `--set` was given.
    pub(crate) fn is_silent(&self) -> bool {
        self.rules.is_none() && self.changes.is_empty()
    }

    /// The checked rules. Standard error notes each setting that gave way to another one, and each
    /// one of `--set` that has no effect.
    ///
    /// # Errors
    /// Bad input with everything that is wrong.
    pub(crate) fn rule_set(&self) -> Result<RuleSet, Failure> {
        let rules = self.checked()?;
        let changed: Vec<&str> = self.changes()?.into_iter().map(|(key, _)| key).collect();
        for idle in rules.draft().idle().iter().filter(|idle| changed.contains(&idle.option.key)) {
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "note: {idle}");
        }
        Ok(rules)
    }

    /// As [`Self::rule_set`], for whoever says by itself what has no effect.
    pub(crate) fn checked(&self) -> Result<RuleSet, Failure> {
        let name = self.rules.as_deref().unwrap_or(DEFAULT_RULES);
        let (reading, text) = self.reading(name)?;
        let notes: Vec<String> = reading.adjusted().iter().map(ToString::to_string).collect();
        let rules = reading.check().map_err(|conflicts| {
            let changes = self.changes().unwrap_or_default();
            reported(name, text.as_deref(), &changes, &conflicts)
        })?;
        for note in notes {
            // Standard error may be closed.
            let _ = writeln!(io::stderr(), "note: {note}");
        }
        Ok(rules)
    }

    /// The rules as written, not yet checked for contradictions, and the text of their file.
    fn reading(&self, name: &str) -> Result<(Reading, Option<String>), Failure> {
        let (mut reading, text) = start(name)?;
        let unchanged = reading.draft().clone();
        let (names, changes): (Vec<_>, Vec<_>) =
            self.changes()?.into_iter().partition(|(key, _)| matches!(*key, "name" | "about"));
        reading.change(changes);
        let draft = reading.draft_mut();
        for (key, text) in names {
            if key == "name" { draft.name = text.to_string() } else { draft.about = text.to_string() }
        }
        if !draft.plays_like(&unchanged) {
            if draft.name == unchanged.name {
                draft.name = renamed(draft, &unchanged.name);
            }
            if draft.about == unchanged.about {
                draft.about.clear();
            }
        }
        Ok((reading, text))
    }

    /// What `--set` changes. As in a file, an option is set once.
    fn changes(&self) -> Result<Vec<(&str, &str)>, Failure> {
        let mut changes: Vec<(&str, &str)> = Vec::new();
        for text in &self.changes {
            let (key, value) = key_and_value(text)?;
            if let Some((_, before)) = changes.iter().find(|(other, _)| *other == key) {
                return Err(Failure::bad_input(format!(
                    "--set {key}={value}: {key} is set to {before} already; allowed is one --set for an option"
                )));
            }
            changes.push((key, value));
        }
        Ok(changes)
    }
}

fn key_and_value(change: &str) -> Result<(&str, &str), Failure> {
    let split = change.split_once('=').filter(|(key, _)| !key.trim().is_empty());
    let (key, value) = split.ok_or_else(|| {
        Failure::bad_input(format!(
            "--set {change}: allowed is KEY=VALUE, for example straight=2000; `farkle rules options` lists the keys"
        ))
    })?;
    let (key, value) = (key.trim(), value.trim());
    if value.is_empty() && !matches!(key, "name" | "about") {
        return Err(Failure::bad_input(format!(
            "--set {key}=: the setting is missing; `farkle rules options {key}` says what is allowed"
        )));
    }
    Ok((key, value))
}

/// Changed rules need a name of their own.
fn renamed(draft: &RuleSetDraft, old: &str) -> String {
    match Preset::of(draft) {
        Some(preset) => preset.title.to_string(),
        None if old.ends_with(CHANGED) => old.to_string(),
        None => format!("{old}{CHANGED}"),
    }
}

/// The rules with this name: a preset, a file or a share code. Of a file also its text.
fn start(name: &str) -> Result<(Reading, Option<String>), Failure> {
    if let Some(draft) = RuleSetDraft::preset(name) {
        return Ok((Reading::of(draft), None));
    }
    if name.trim().is_empty() {
        return Err(Failure::bad_input(
            "rules need a name: a preset (`farkle rules list` lists them), a file or a share code",
        ));
    }
    // A link that leads nowhere is there, too, and reading it says what is wrong with it.
    if name == FROM_STANDARD_INPUT || Path::new(name).symlink_metadata().is_ok() {
        let (file, text) = read_file(name)?;
        let mut reading = Reading::of_file(&file);
        // The file may be somebody else's, and its words are shown in a terminal.
        let draft = reading.draft_mut();
        (draft.name, draft.about) = (readable(&draft.name), readable(&draft.about));
        return Ok((reading, Some(text)));
    }
    match RuleSetDraft::from_code(name) {
        Ok(draft) => return Ok((Reading::of(draft), None)),
        Err(error) if looks_like_a_code(name) => {
            return Err(Failure::bad_input(format!("{name}: {error}")));
        }
        Err(_) => {}
    }
    Err(Failure::bad_input(unknown(name)))
}

/// What the rules were read from, for people.
fn shown(name: &str) -> &str {
    if name == FROM_STANDARD_INPUT { "standard input" } else { name }
}

fn looks_like_a_code(name: &str) -> bool {
    matches!(name.as_bytes(), [b'F' | b'f', b'0'..=b'9', b'-', ..])
}

fn unknown(name: &str) -> String {
    if Path::new(name).extension().is_some() || name.contains(std::path::MAIN_SEPARATOR) {
        return format!("{name}: there is no such file");
    }
    let names: Vec<&str> = Preset::ALL.iter().map(|preset| preset.name).collect();
    let typed = name.to_ascii_lowercase().replace('_', "-");
    let nearest = nearest(&typed, names.iter().copied());
    let hint = nearest.map_or(String::new(), |known| format!("; did you mean '{known}'?"));
    format!(
        "{name}: there is no such preset{hint}\nallowed: {}; a TOML or JSON file; or a share code (F1-…)",
        names.join(", ")
    )
}

/// Reads a TOML file, or a JSON file if its name ends in `.json` or its text begins like JSON.
fn read_file(name: &str) -> Result<(RuleFile, String), Failure> {
    let path = Path::new(name);
    let wrong = |what: &dyn std::fmt::Display| Failure::bad_input(format!("{}: {what}", shown(name)));
    let text = text_of(name).map_err(|error| wrong(&why_unreadable(path, &error)))?;
    if text.len() as u64 > LONGEST_FILE {
        return Err(wrong(&"this is too long for a rule file; allowed is 1 MiB"));
    }
    if let Some(sentence) = misfit(name, &text, FileKind::Rules) {
        return Err(Failure::bad_input(sentence));
    }
    let is_json = path.extension().is_some_and(|extension| extension.eq_ignore_ascii_case("json"))
        || text.trim_start().starts_with('{');
    let allowed = "a rule file has lines such as straight = 1500, or the same settings as a JSON object";
    let file = if is_json {
        serde_json::from_str(&text).map_err(|error| wrong(&format!("invalid JSON: {error}\n{allowed}")))
    } else {
        let text = with_quoted_numbers(&text);
        toml::from_str(&text)
            .map_err(|error| wrong(&format!("invalid TOML: {}\n{allowed}", toml_error(&error, &text))))
    };
    Ok((file?, text))
}

/// The file with its grouped numbers as texts, which are read as numbers are everywhere: TOML takes
/// 10.000 for ten, and has no 10,000.
fn with_quoted_numbers(text: &str) -> String {
    let quoted = |line: &str| {
        let (key, rest) = line.split_once('=')?;
        let value = rest.split('#').next().unwrap_or_default().trim();
        let is_grouped = value.starts_with(|c: char| c.is_ascii_digit())
            && value.contains(|c: char| !c.is_ascii_digit())
            && (whole(value).is_some() || is_misgrouped(value));
        is_grouped.then(|| format!("{key}={}", rest.replacen(value, &format!("\"{value}\""), 1)))
    };
    let lines: Vec<String> =
        text.split('\n').map(|line| quoted(line).unwrap_or_else(|| line.to_string())).collect();
    lines.join("\n")
}

/// The content of a file or of standard input. It reads little more than is allowed.
fn text_of(name: &str) -> io::Result<String> {
    let source: Box<dyn Read> =
        if name == FROM_STANDARD_INPUT { Box::new(io::stdin()) } else { Box::new(File::open(name)?) };
    let mut text = String::new();
    source.take(LONGEST_FILE + 1).read_to_string(&mut text)?;
    // Some editors put a byte order mark at the beginning.
    Ok(text.trim_start_matches('\u{feff}').to_string())
}

/// Adds the line with the fault, unless it is so long that nobody would find the place.
fn toml_error(error: &toml::de::Error, text: &str) -> String {
    const LONGEST: usize = 200;
    let picture = error.to_string();
    if picture.lines().all(|line| line.len() <= LONGEST) {
        return picture;
    }
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or_default();
    format!("{} in line {}", error.message(), before.matches('\n').count() + 1)
}

fn reported(name: &str, text: Option<&str>, changes: &[(&str, &str)], conflicts: &Conflicts) -> Failure {
    /// Where a value came from. What nobody has written comes from the rules underneath.
    enum Origin {
        Set,
        Line(usize),
        Underneath,
    }
    let origin = |conflict: &Conflict| match text.and_then(|text| line_of(text, &conflict.key)) {
        _ if changes.contains(&(conflict.key.as_str(), conflict.value.as_str())) => Origin::Set,
        Some(line) => Origin::Line(line),
        None => Origin::Underneath,
    };
    let name = shown(name);
    match conflicts.0.as_slice() {
        [only] => Failure::bad_input(match origin(only) {
            Origin::Set => format!("--set: {only}"),
            Origin::Line(line) => format!("{name}, line {line}: {only}"),
            Origin::Underneath => format!("{name}: {only}"),
        }),
        several => {
            let lines = several.iter().map(|conflict| match origin(conflict) {
                Origin::Set => format!("\n  --set: {conflict}"),
                Origin::Line(line) => format!("\n  line {line}: {conflict}"),
                Origin::Underneath => format!("\n  {conflict}"),
            });
            let lines: String = lines.collect();
            Failure::bad_input(format!("{name}: {} things are wrong:{lines}", several.len()))
        }
    }
}

/// The number of the line in which a rule file sets an option.
fn line_of(text: &str, key: &str) -> Option<usize> {
    let sets = |line: &str| {
        let rest = line.trim_start_matches(['{', ' ', '\t', ',']).trim_start_matches(['"', '\'']);
        let rest = rest.strip_prefix(key).map(|rest| rest.trim_start_matches(['"', '\'', ' ', '\t']));
        rest.is_some_and(|rest| rest.starts_with(['=', ':']))
    };
    text.lines().position(sets).map(|place| place + 1)
}

#[cfg(test)]
mod tests {
    use super::with_quoted_numbers;

    #[test]
    fn a_number_in_a_file_is_written_as_anywhere() {
        for number in ["10.000", "10,000", "10 000", "10'000", "1e4", "10.5"] {
            let file = with_quoted_numbers(&format!("target = {number} # goal\nstraight = 1500"));
            assert_eq!(file, format!("target = \"{number}\" # goal\nstraight = 1500"));
        }
        for file in ["target = 10000\n", "name = \"10.000\"", "start_bonus = [0, 200]", "[10.000]"] {
            assert_eq!(with_quoted_numbers(file), file);
        }
    }
}
