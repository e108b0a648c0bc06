//! Any text as the fragment of a link: it holds a game that comes out again as it is, or it is
//! refused.
#![no_main]

use farkle_table::{Ledger, game_in_fragment, game_to_fragment};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = game_in_fragment(text) {
        assert_eq!(game_in_fragment(&game_to_fragment(&record)).as_ref(), Ok(&record));
        let _ = Ledger::from_record(&record);
    }
});
