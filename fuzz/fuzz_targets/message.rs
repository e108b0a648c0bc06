//! Any text as a message between a program and a host: read or refused, and read back as it was
//! written.
#![no_main]

use farkle_protocol::{FromHost, ToHost, decode, encode};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(message) = decode::<ToHost>(text) {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
    if let Ok(message) = decode::<FromHost>(text) {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
});
