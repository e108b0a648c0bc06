//! Rules in addresses and links: their code and, behind it, the name that somebody gave them.
//!
//! The code defines the rules. The name comes from a stranger: it is shortened, and invisible
//! characters are removed.

use crate::language::messages::say;
use farkle_protocol::LONGEST_RULES_NAME;
use farkle_rules::rule_set::CodeError;
use farkle_rules::{Preset, RuleSet, RuleSetDraft};

/// The longest name in a link, in characters; the editor has the same limit.
pub(crate) const LONGEST_NAME: usize = LONGEST_RULES_NAME;

/// The screens whose addresses end with rules.
const SCREENS: [&str; 3] = ["/rules/", "/edit/", "/print/"];

/// The part of an address for rules.
pub(crate) fn of(draft: &RuleSetDraft) -> String {
    let code = draft.code();
    let Some(name) = given_name(draft) else { return code };
    // Servers take a path with a full stop for a file.
    let escaped = String::from(js_sys::encode_uri_component(&name)).replace('.', "%2E");
    format!("{code}/{escaped}")
}

/// The name that a person gave the rules, as others may read it; `None` if nobody did.
pub(crate) fn given_name(draft: &RuleSetDraft) -> Option<String> {
    let name = readable(&draft.name);
    (!name.is_empty() && is_given_name(draft, &say!("edit-own-rules"))).then_some(name)
}

/// The rules of a preset's name, or of a code with or without a name.
pub(crate) fn read(text: &str) -> Option<RuleSet> {
    let (code, name) = text.split_once('/').unwrap_or((text, ""));
    if let Some(preset) = RuleSet::preset(code) {
        return Some(preset);
    }
    let mut draft = RuleSetDraft::from_code(code).ok()?;
    // We did not write a name that can't be decoded; the rules are valid all the same.
    let name = readable(&js_sys::decode_uri_component(name).map(String::from).unwrap_or_default());
    if !name.is_empty() {
        draft.name = name;
    } else if !Preset::ALL.iter().any(|preset| preset.title == draft.name) {
        draft.name = say!("edit-own-rules");
    }
    RuleSet::try_from(draft).ok()
}

/// Whether a person gave the rules their name: it is neither the name of the known version, nor
/// that in the language of the page (`ours`), nor the default name of other rules.
pub(crate) fn is_given_name(draft: &RuleSetDraft, ours: &str) -> bool {
    draft.name != ours && draft.given_name().is_some()
}

/// The rules in a text that somebody sent: a code, or a link with one.
pub(crate) fn read_link(text: &str) -> Option<RuleSet> {
    read(in_link(text)?)
}

/// Why a text has no rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NoRules {
    /// It is not a code.
    NoCode,
    /// A letter of the code is wrong or missing.
    Mistyped,
    /// The code is from a newer version.
    Newer,
}

/// Why [`read_link`] finds no rules in a text.
pub(crate) fn why_unread(text: &str) -> NoRules {
    let code = in_link(text).map_or("", |rules| rules.split('/').next().unwrap_or(rules));
    match RuleSetDraft::from_code(code) {
        Err(CodeError::Mistyped | CodeError::Character { .. }) => NoRules::Mistyped,
        Err(CodeError::FromTheFuture) => NoRules::Newer,
        _ => NoRules::NoCode,
    }
}

/// The rules part of a link, with whatever was added to it; `None` if it is empty.
fn in_link(text: &str) -> Option<&str> {
    let address = text.trim().split(['?', '#']).next()?.trim_end_matches('/');
    let behind = |screen: &&str| address.split_once(*screen).map(|(_, rules)| rules);
    let rules = SCREENS.iter().find_map(behind).unwrap_or(address);
    (!rules.is_empty()).then_some(rules)
}

/// A name that can be shown, not too long.
fn readable(name: &str) -> String {
    let name: String = farkle_client::readable(name).chars().take(LONGEST_NAME).collect();
    name.trim().to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_link_is_read_however_it_was_copied() {
        for link in [
            "F1-1SW",
            " F1-1SW\n",
            "F1-1SW/",
            "/rules/F1-1SW",
            "https://example.org/rules/F1-1SW/",
            "http://127.0.0.1:8080/edit/F1-1SW?seed=1",
            "https://example.org/farkle/print/F1-1SW#top",
        ] {
            assert_eq!(in_link(link), Some("F1-1SW"), "{link}");
        }
        assert_eq!(in_link("https://example.org/rules/F1-1SW/Ours/"), Some("F1-1SW/Ours"));
        assert_eq!(in_link(" / "), None);
    }

    #[test]
    fn a_code_with_a_wrong_letter_is_called_mistyped_and_what_is_no_code_is_not() {
        let code = RuleSet::preset("zilch").unwrap().code();
        let wrong = format!("{}{}", &code[..code.len() - 1], if code.ends_with('P') { 'Q' } else { 'P' });
        for mistyped in [&wrong, &code[..code.len() - 1], &code.replace('-', "-U")] {
            assert!(read_link(mistyped).is_none());
            assert_eq!(why_unread(mistyped), NoRules::Mistyped, "{mistyped}");
            assert_eq!(why_unread(&format!("https://example.org/rules/{mistyped}/Ours")), NoRules::Mistyped);
        }
        for other in ["hello", "", " / ", "https://example.org"] {
            assert_eq!(why_unread(other), NoRules::NoCode, "{other}");
        }
    }

    #[test]
    fn a_name_is_one_short_line_that_shows_what_it_says() {
        assert_eq!(readable(" Grandma’s\n\u{202E}rules\u{200B} "), "Grandma’s rules");
        assert_eq!(readable(&"long ".repeat(40)).chars().count(), LONGEST_NAME - 1);
        assert_eq!(readable("\u{7}"), "");
    }
}
