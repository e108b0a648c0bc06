//! The glue between program and page, without what no browser needs.
//!
//! What is left out would be loaded before the first screen: names with checksums in them, which can't be compressed, and
//! classes that Leptos brings along for the streams of servers.

use std::collections::BTreeMap;
use wasm_bindgen_cli_support::Output;

/// Part of the names of everything that belongs to those classes.
const STREAMS: &str = "intounderlying";
/// The generator ends names that must not be taken twice with so many hexadecimal digits.
const CHECKSUM: usize = 16;

/// Whether an export of the program is one that nobody calls.
pub(crate) fn is_unwanted(export: &str) -> bool {
    export.contains(STREAMS)
}

/// Gives short names to what program and glue call each other by; the old names and the new ones.
pub(crate) fn shorten(output: &mut Output) -> BTreeMap<String, String> {
    let mut names = BTreeMap::new();
    let mut short = |name: &mut String| {
        if has_checksum(name) {
            let number = names.len();
            let short: &String = names.entry(name.clone()).or_insert_with(|| format!("_{number}"));
            name.clone_from(short);
        }
    };
    let module = output.wasm_mut();
    module.imports.iter_mut().for_each(|import| short(&mut import.name));
    module.exports.iter_mut().for_each(|export| short(&mut export.name));
    names
}

fn has_checksum(name: &str) -> bool {
    name.len() > CHECKSUM && name.bytes().rev().take(CHECKSUM).all(|byte| byte.is_ascii_hexdigit())
}

/// The glue with those names and without those classes.
pub(crate) fn trimmed(glue: &str, names: &BTreeMap<String, String>) -> String {
    renamed(&without_classes(glue), names)
}

/// No page makes an object of the program's: classes go, from their first line to the next bracket at a line's beginning.
fn without_classes(glue: &str) -> String {
    let mut in_class = false;
    let is_kept = |line: &&str| {
        in_class |= line.starts_with("export class ");
        let is_kept = !in_class && !line.starts_with("if (Symbol.dispose) ");
        in_class &= *line != "}";
        is_kept
    };
    glue.lines().filter(is_kept).fold(String::new(), |trimmed, line| trimmed + line + "\n")
}

/// The text with other words in the place of some.
fn renamed(text: &str, names: &BTreeMap<String, String>) -> String {
    let in_word = |c: char| c.is_ascii_alphanumeric() || c == '_' || c == '$';
    let mut out = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(begin) = rest.find(in_word) {
        let (before, from_word) = rest.split_at(begin);
        let end = from_word.find(|c| !in_word(c)).unwrap_or(from_word.len());
        let (word, after) = from_word.split_at(end);
        out.push_str(before);
        out.push_str(names.get(word).map_or(word, String::as_str));
        rest = after;
    }
    out + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_names_with_a_checksum_are_shortened() {
        assert!(has_checksum("__wbg_length_186163212ffe79c3"));
        for name in
            ["memory", "__wbindgen_malloc", "start", "186163212ffe79c3", "__wbg_length_186163212ffe79cx"]
        {
            assert!(!has_checksum(name), "{name}");
        }
    }

    #[test]
    fn whole_words_are_renamed_and_parts_of_words_are_not() {
        let names = BTreeMap::from([("get_0f".to_string(), "_0".to_string())]);
        assert_eq!(
            renamed("get_0f: wasm.get_0f(a), get_0f1, xget_0f", &names),
            "_0: wasm._0(a), get_0f1, xget_0f"
        );
    }

    #[test]
    fn classes_go_and_functions_stay() {
        let glue = "export class Raw {\n    free() {\n    }\n}\nif (Symbol.dispose) Raw.x = 1;\nexport function start() {\n}\n";
        assert_eq!(without_classes(glue), "export function start() {\n}\n");
    }
}
