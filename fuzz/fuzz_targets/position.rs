//! Any text as a position: it is refused or the game at that moment lists its actions.
#![no_main]

use farkle_rules::{Position, Preset, RuleSet};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let Ok(position) = text.parse::<Position>() else { return };
    for preset in Preset::ALL {
        let Some(rules) = RuleSet::preset(preset.name) else { continue };
        if let Ok(game) = position.game(rules) {
            let _ = game.legal_actions().count();
        }
    }
});
