//! Any text as a share code: it is refused or it becomes a rule set with the same code.
#![no_main]

use farkle_rules::{RuleSet, RuleSetDraft};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(draft) = RuleSetDraft::from_code(text) {
        assert!(RuleSetDraft::from_code(&draft.code()).expect("its own code can be read").plays_like(&draft));
        let _ = RuleSet::try_from(draft);
    }
});
