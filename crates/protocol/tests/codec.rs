//! Messages as text: every one is read back, and nothing that arrives makes the codec panic.
#![allow(clippy::unwrap_used)] // A test may panic.

use farkle_protocol::{
    Change, CommandId, FromHost, LONGEST_MESSAGE, Then, ToHost, Unreadable, Why, Wish, decode, encode,
};
use farkle_rules::{Action, Seat};
use farkle_table::Seed;
use proptest::prelude::*;

fn id() -> CommandId {
    CommandId::new(0xA1, 7)
}

#[test]
fn the_messages_of_a_game_look_like_this() {
    let roll = ToHost::Command { id: id(), expect: 3, seat: Seat::FIRST, wish: Wish::Roll };
    let expected = r#"{"type":"command","id":"00000000000000a10000000000000007","expect":3,"seat":1,"wish":{"do":"roll"}}"#;
    assert_eq!(encode(&roll), expected);
    let bank = Wish::SetAside { dice: "1555".parse().unwrap(), then: Then::Bank };
    assert_eq!(encode(&bank), r#"{"do":"set_aside","dice":"1555","then":"bank"}"#);
    let events = ["n", "234466"].map(|token| token.parse().unwrap()).to_vec();
    let told = FromHost::Events { changes: vec![Change::Played { revision: 4, events }] };
    let expected =
        r#"{"type":"events","changes":[{"change":"played","revision":4,"events":["n","234466"]}]}"#;
    assert_eq!(encode(&told), expected);
}

#[test]
fn every_message_is_read_back_as_it_was_written() {
    let wishes = [
        Wish::Start { first: Seat::new(11).unwrap() },
        Wish::Roll,
        Wish::TakeOver,
        Wish::SetAside { dice: "1".parse().unwrap(), then: Then::GiveUp },
        Wish::GoOn,
        Wish::GiveUp,
        Wish::TakeBack,
    ];
    for wish in wishes {
        let message = ToHost::Command { id: id(), expect: u64::MAX, seat: Seat::FIRST, wish };
        assert_eq!(decode(&encode(&message)), Ok(message));
        assert_eq!(Wish::from(farkle_table::Wish::from(wish)), wish);
    }
    let changes = vec![
        Change::Played { revision: 1, events: vec!["@2".parse().unwrap()] },
        Change::TakenBack { revision: 2, keep: 0 },
        Change::Revealed { revision: 3, seed: Seed::from_phrase("x") },
    ];
    for change in &changes {
        assert_eq!(Change::from(&farkle_table::Change::from(change.clone())), *change);
    }
    let messages = [
        FromHost::Snapshot { record: "farkle record 1\n".into(), revision: 9, rewound: true },
        FromHost::Events { changes: changes.clone() },
        FromHost::Done { id: id(), revision: 4 },
        FromHost::Refused {
            id: id(),
            why: Why::TooLate,
            sentence: "Late.".into(),
            revision: 4,
            missing: changes,
        },
        FromHost::Beat { n: 1, revision: 2 },
    ];
    for message in messages {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
}

#[test]
fn a_message_that_is_too_long_or_malformed_says_so() {
    let long = " ".repeat(LONGEST_MESSAGE + 1);
    assert_eq!(decode::<ToHost>(&long), Err(Unreadable::TooLong { bytes: long.len() }));
    let reason = |text: &str| decode::<ToHost>(text).unwrap_err().to_string();
    assert!(reason("{}").contains("type"), "{}", reason("{}"));
    let no_seat = r#"{"type":"command","id":"00000000000000a10000000000000007","expect":3,"seat":0,"wish":{"do":"roll"}}"#;
    assert!(reason(no_seat).contains("there is no seat 0"), "{}", reason(no_seat));
    let no_id = no_seat.replace("00000000000000a1", "+0000000000000a1");
    assert!(reason(&no_id).contains("32 hexadecimal digits"), "{}", reason(&no_id));
    let seven = r#"{"do":"set_aside","dice":"1234561","then":"bank"}"#;
    assert!(decode::<Wish>(seven).is_err());
}

#[test]
fn an_action_goes_there_and_back() {
    for action in [Action::Roll, Action::Start(Seat::FIRST), Action::GiveUp] {
        let wish = farkle_table::Wish::Act(action);
        assert_eq!(farkle_table::Wish::from(Wish::from(wish)), wish);
    }
}

proptest! {
    #[test]
    fn nothing_that_arrives_makes_the_codec_panic(text in "\\PC{0,200}") {
        let _ = decode::<ToHost>(&text);
        let _ = decode::<FromHost>(&text);
    }

    #[test]
    fn a_damaged_message_does_not_make_the_codec_panic(at in 0_usize..200, byte in any::<u8>()) {
        let message = ToHost::Command { id: id(), expect: 3, seat: Seat::FIRST, wish: Wish::Roll };
        let mut bytes = encode(&message).into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = decode::<ToHost>(&text);
        }
    }
}
