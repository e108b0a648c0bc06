//! Splits the messages of the browser app: those of the first screen, and all others.

use anyhow::{Context, Result};
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

/// The folder of the messages that app and printed sheets share, relative to the app.
const SHARED: &str = "../words";

/// The messages of every language by its tag: the shared ones, then the app's own.
pub(crate) fn languages(web: &Path) -> Result<Vec<(String, String)>> {
    let shared = fs::read_dir(web.join(SHARED).join("messages")).context("can't read the shared messages")?;
    let mut found = Vec::new();
    for entry in shared {
        let path = entry?.path();
        if path.extension().is_none_or(|ending| ending != "ftl") {
            continue;
        }
        let tag = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let own = web.join("messages").join(format!("{tag}.ftl"));
        let read =
            |path: &Path| fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()));
        found.push((tag, format!("{}\n{}", read(&path)?, read(&own)?)));
    }
    found.sort();
    Ok(found)
}

/// A message of one line without values.
pub(crate) fn message<'a>(messages: &'a str, id: &str) -> Option<&'a str> {
    messages.lines().find_map(|line| line.strip_prefix(id)?.strip_prefix(" = "))
}

/// The sources of the first screen and of the frame around all screens. They run before the second
/// part loads.
const SPEAK_FIRST: [&str; 5] = [
    "src/page/root.rs",
    "src/page/arrival.rs",
    "src/page/code_splitting.rs",
    "src/screens/home.rs",
    "src/game/characters.rs",
];
/// Needed for every number.
const ALWAYS: &str = "number-group";
/// Names of known rule sets: "Play" shows one.
const VERSIONS: &str = "version-";

/// The names of all messages that the first part of the program uses.
pub(crate) fn of_the_first_screen(web: &Path) -> Result<BTreeSet<String>> {
    let mut ids = BTreeSet::from([ALWAYS.to_string()]);
    for file in SPEAK_FIRST {
        let source = fs::read_to_string(web.join(file)).with_context(|| format!("can't read {file}"))?;
        ids.extend(said(&source).map(str::to_string));
    }
    Ok(ids)
}

/// The messages that a source uses.
fn said(source: &str) -> impl Iterator<Item = &str> {
    source.split("say!(\"").skip(1).filter_map(|rest| Some(rest.split_once('"')?.0))
}

/// The messages with these names, and all others; without comments. Indentation is significant.
pub(crate) fn in_two(messages: &str, first: &BTreeSet<String>) -> (String, String) {
    let (mut ours, mut others) = (String::new(), String::new());
    let mut is_ours = false;
    for line in messages.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        // Any other line continues the message before it.
        if line.starts_with(|c: char| c.is_ascii_alphabetic()) {
            is_ours =
                line.split_once(" =").is_some_and(|(id, _)| first.contains(id) || id.starts_with(VERSIONS));
        }
        let part = if is_ours { &mut ours } else { &mut others };
        part.push_str(line);
        part.push('\n');
    }
    (ours, others)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_message_stays_whole_and_is_in_one_part_only() {
        let messages = "# Words\na = A\n\nb = { $n ->\n    [one] x\n   *[other] y\n}\nc = C\n";
        let (first, rest) = in_two(messages, &BTreeSet::from(["b".to_string()]));
        assert_eq!(first, "b = { $n ->\n    [one] x\n   *[other] y\n}\n");
        assert_eq!(rest, "a = A\nc = C\n");
    }

    #[test]
    fn a_message_is_found_by_its_whole_name() {
        assert_eq!(message("home-lead-in = A\nhome-lead = B = C\n", "home-lead"), Some("B = C"));
        assert_eq!(message("home-lead-in = A", "home-lead"), None);
    }

    #[test]
    fn the_first_screen_says_what_its_sources_say() {
        let source = r#"view! { <p>{say!("lead")}</p> {say!("score", "name" => name)} {other("thing")} }"#;
        assert_eq!(said(source).collect::<Vec<_>>(), ["lead", "score"]);
        let ids = of_the_first_screen(&crate::workspace::root().join("crates/web")).unwrap();
        assert!(ids.contains("home-play") && ids.contains("number-group") && !ids.contains("roll-dice"));
    }
}
