//! Any text as a rule file, in TOML and in JSON: it is refused or it becomes a rule set that
//! survives being written.
#![no_main]

use farkle_rules::{RuleFile, RuleSet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let toml = toml::from_str::<RuleFile>(text).ok();
    let json = serde_json::from_str::<RuleFile>(text).ok();
    for file in [toml, json].into_iter().flatten() {
        let Ok(draft) = file.draft() else { continue };
        let written: RuleFile = toml::from_str(&draft.to_toml()).expect("a written file can be read");
        assert_eq!(written.draft().expect("and means the same"), draft);
        let _ = RuleSet::try_from(draft);
    }
});
