//! Any text as a score pad: it is refused, or it is written back as it was and its record can be
//! replayed.
#![no_main]

use farkle_client::pad::Pad;
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    if let Ok(mut pad) = text.parse::<Pad>() {
        assert_eq!(pad.to_string().parse::<Pad>().as_ref(), Ok(&pad));
        assert_eq!(&pad.record().replay().expect("what counts has happened").game, pad.game());
        let _ = pad.csv();
        while pad.undo() {}
        while pad.redo() {}
    }
});
