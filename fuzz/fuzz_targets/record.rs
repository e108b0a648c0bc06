//! Any text as a game record: it is refused or it is written back and replayed without a panic.
#![no_main]

use farkle_rules::Record;
use farkle_table::Table;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(record) = text.parse::<Record>() {
        assert_eq!(record.to_string().parse::<Record>().as_ref(), Ok(&record));
        let _ = record.replay();
        let _ = Table::from_record(&record);
    }
});
