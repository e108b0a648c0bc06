//! The rules reference (`docs/rules.md`) says what the engine does: its table of options is
//! generated from the engine.

use farkle_rules::Preset;
use farkle_rules::rule_set::{Dial, OptionSpec};
use std::fmt::Write;
use std::path::PathBuf;

const BEGIN: &str = "<!-- options: begin -->\n";
const END: &str = "<!-- options: end -->";

fn path() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../docs/rules.md")
}

/// A setting and which presets play it.
fn with_presets(option: &OptionSpec, usual: &str) -> String {
    let setting = option.parse(usual).unwrap();
    let (with, without): (Vec<_>, Vec<_>) =
        Preset::ALL.iter().partition(|preset| option.get(&preset.draft()) == setting);
    let names = |presets: &[&Preset]| presets.iter().map(|preset| preset.name).collect::<Vec<_>>().join(", ");
    match (with.len(), without.len()) {
        (0, _) => format!("`{usual}`"),
        (_, 0) => format!("`{usual}` (all presets)"),
        (few, many) if few <= many => format!("`{usual}` ({})", names(&with)),
        _ => format!("`{usual}` (all but {})", names(&without)),
    }
}

fn table_of_options() -> String {
    let mut text = String::new();
    for dial in Dial::ALL {
        writeln!(
            text,
            "\n### {}\n\n| key | what it does | takes | usual | from |\n|---|---|---|---|---|",
            dial.title()
        )
        .unwrap();
        for option in dial.options() {
            let usual: Vec<String> = option.usual.iter().map(|usual| with_presets(option, usual)).collect();
            writeln!(
                text,
                "| `{}` | **{}.** {} | {} | {} | {} |",
                option.key,
                option.title,
                option.meaning,
                option.kind.allowed(),
                usual.join(", "),
                option.source.title()
            )
            .unwrap();
        }
    }
    text.push('\n');
    text
}

#[test]
fn the_reference_has_every_option_as_the_engine_has_it() {
    let kept = std::fs::read_to_string(path()).unwrap();
    let (head, rest) = kept.split_once(BEGIN).expect("the mark where the options begin");
    let (_, tail) = rest.split_once(END).expect("the mark where the options end");
    let expected = format!("{head}{BEGIN}{}{END}{tail}", table_of_options());
    if std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write") {
        std::fs::write(path(), &expected).unwrap();
    } else {
        assert!(
            kept == expected,
            "docs/rules.md is out of date: run `cargo xtask golden` and read the difference"
        );
    }
}

#[test]
fn the_reference_names_every_preset() {
    let text = std::fs::read_to_string(path()).unwrap();
    for preset in Preset::ALL {
        assert!(text.contains(&format!("`{}`", preset.name)), "{} is missing", preset.name);
    }
}
