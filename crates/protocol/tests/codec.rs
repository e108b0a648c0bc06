//! Messages as text: every one is read back, and nothing that arrives makes the codec panic.
#![allow(clippy::unwrap_used)] // A test may panic.

use farkle_protocol::{
    Away, Change, Clock, CloseReason, Color, CommandId, FromHost, LONGEST_MESSAGE, LONGEST_SAYING, PROTOCOL,
    Pace, Reaction, Saying, SeatNumber, SeatView, SeatWish, SeatsView, Secret, Stage, TableOptions, Then,
    ToHost, Unreadable, Why, WireWish, decode, encode,
};
use farkle_rules::{Action, Seat};
use farkle_table::Seed;
use proptest::prelude::*;

fn id() -> CommandId {
    CommandId::new(0xA1, 7)
}

#[test]
fn the_messages_of_a_game_look_like_this() {
    let roll = ToHost::Command { id: id(), expect: 3, seat: Seat::FIRST, wish: WireWish::Roll };
    let expected = r#"{"type":"command","id":"00000000000000a10000000000000007","expect":3,"seat":1,"wish":{"do":"roll"}}"#;
    assert_eq!(encode(&roll), expected);
    let bank = WireWish::SetAside { dice: "1555".parse().unwrap(), then: Then::Bank };
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
        WireWish::Start { first: Seat::new(11).unwrap() },
        WireWish::Roll,
        WireWish::TakeOver,
        WireWish::SetAside { dice: "1".parse().unwrap(), then: Then::GiveUp },
        WireWish::GoOn,
        WireWish::GiveUp,
        WireWish::TakeBack,
    ];
    for wish in wishes {
        let message = ToHost::Command { id: id(), expect: u64::MAX, seat: Seat::FIRST, wish };
        assert_eq!(decode(&encode(&message)), Ok(message));
        assert_eq!(WireWish::from(farkle_table::Wish::from(wish)), wish);
    }
    let changes = vec![
        Change::Played { revision: 1, events: vec!["@2".parse().unwrap()] },
        Change::TakenBack { revision: 2, keep: 0 },
        Change::Revealed { revision: 3, seed: Seed::from_phrase("x") },
        Change::StandIn { revision: 4, seat: Seat::FIRST, temperament: Some("gambler".into()) },
        Change::StandIn { revision: 5, seat: Seat::FIRST, temperament: None },
        Change::Ended { revision: 6 },
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
fn the_messages_about_a_table_look_like_this_and_are_read_back() {
    let table = "00c0ffee00c0ffee".parse().unwrap();
    let secret = Secret::from_bytes([0xab; 16]);
    let open = ToHost::Open {
        table,
        device: secret,
        invitation: None,
        have: Some(7),
        acts: true,
        claim: None,
        protocol: PROTOCOL,
    };
    let first =
        r#"{"type":"open","table":"00c0ffee00c0ffee","device":"abababababababababababababababab","have":7}"#;
    assert_eq!(decode(first), Ok(open.clone()), "the first version had no number");
    let expected = first.replace("7}", r#"7,"protocol":1}"#);
    assert_eq!(encode(&open), expected);
    assert_eq!(decode(&expected), Ok(open));
    let again = expected.replace(r#","protocol""#, r#","claim":3,"protocol""#);
    assert!(matches!(decode(&again), Ok(ToHost::Open { acts: true, claim: Some(3), .. })));
    let seed = Seed::from_phrase("x");
    let wishes = [
        SeatWish::Join { name: "Ann".into(), color: None, seat: None },
        SeatWish::Join {
            name: "Ann".into(),
            color: Color::all().last(),
            seat: Some(SeatNumber(Seat::FIRST)),
        },
        SeatWish::Leave,
        SeatWish::SeatComputer { name: "Rico".into(), temperament: "gambler".into(), seat: None },
        SeatWish::SeatComputer {
            name: "Rico".into(),
            temperament: "gambler".into(),
            seat: Some(SeatNumber(Seat::FIRST)),
        },
        SeatWish::FreeSeat { seat: SeatNumber(Seat::FIRST) },
        SeatWish::StandIn { seat: SeatNumber(Seat::FIRST), temperament: "gambler".into() },
        SeatWish::Return,
        SeatWish::End,
        SeatWish::Invite { invitation: secret },
        SeatWish::Ready { commitment: seed.commitment() },
        SeatWish::Show { seed: seed.clone() },
        SeatWish::Rematch,
    ];
    for wish in wishes {
        let ask = ToHost::Ask { id: id(), game: 1, wish };
        assert_eq!(decode(&encode(&ask)), Ok(ask));
    }
    let text = Saying::try_from(" Well done! ".to_string()).unwrap();
    assert_eq!(text.as_str(), "Well done!");
    let seat = Seat::new(1).unwrap();
    let seats = SeatsView {
        version: 4,
        game: 1,
        stage: Stage::Locked,
        rules: "F1".into(),
        rules_name: Some("Friday".into()),
        options: TableOptions { pace: Pace::Live, watchers: false, hints: true },
        server: seed.commitment(),
        seats: vec![
            SeatView {
                name: Some("Ann".into()),
                computer: None,
                commitment: Some(seed.commitment()),
                color: Color::all().nth(3),
            },
            SeatView {
                name: Some("Rico".into()),
                computer: Some("gambler".into()),
                commitment: None,
                color: None,
            },
            SeatView::default(),
        ],
        yours: Some(SeatNumber(seat)),
        maker: Some(SeatNumber(Seat::FIRST)),
        lock: Some(seed.commitment().to_string().parse().unwrap()),
    };
    let messages = [
        FromHost::Seats(seats),
        FromHost::Presence {
            here: vec![Seat::FIRST, seat],
            away: vec![Away { seat: SeatNumber(seat), seconds: 31 }],
            watching: 2,
        },
        FromHost::Reacted { seat, reaction: Reaction::Applause },
        FromHost::Said { seat, text: text.clone() },
        FromHost::Hinted { seat },
        FromHost::Clock(Clock { seat, revision: 7, left_ms: 45_000, more: true }),
        FromHost::Acting { here: false, claim: 1_700_000_000_000_000 },
        FromHost::GoingAway { after_ms: 700 },
        FromHost::Closed { why: CloseReason::NotInvited, sentence: "No.".into() },
    ];
    for message in messages {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
    let others = [
        ToHost::React { reaction: Reaction::Tea },
        ToHost::Say { text },
        ToHost::Hint,
        ToHost::MoreTime,
        ToHost::ActHere,
    ];
    for message in others {
        assert_eq!(decode(&encode(&message)), Ok(message));
    }
    let presence = FromHost::Presence { here: vec![seat], away: Vec::new(), watching: 0 };
    assert_eq!(encode(&presence), r#"{"type":"presence","here":[2],"watching":0}"#);
}

#[test]
fn the_usual_options_of_a_table_are_not_written() {
    let options = |text: &str| decode::<TableOptions>(text).unwrap();
    assert_eq!(options("{}"), TableOptions { pace: Pace::Relaxed, watchers: true, hints: true });
    assert!(options(r#"{"pace":"relaxed"}"#).are_usual());
    assert!(!options(r#"{"pace":"mail"}"#).are_usual());
    let color = |text: &str| decode::<Color>(text).map(Color::index);
    assert_eq!((color("1"), color("12")), (Ok(0), Ok(11)));
    for wrong in ["0", "13", "256"] {
        assert!(color(wrong).is_err(), "{wrong}");
    }
}

#[test]
fn what_is_said_has_limits() {
    let say = |text: &str| decode::<ToHost>(&format!(r#"{{"type":"say","text":{text:?}}}"#));
    assert!(say(&"ñ".repeat(LONGEST_SAYING)).is_ok(), "characters are counted, not bytes");
    let error = say(&"ñ".repeat(LONGEST_SAYING + 1)).unwrap_err().to_string();
    assert!(error.contains("has 201 characters; allowed are 200"), "{error}");
    for text in ["", "  ", "two\nlines"] {
        assert!(say(text).unwrap_err().to_string().contains("a line of text"), "{text:?}");
    }
}

#[test]
fn a_secret_is_never_shown_by_debug() {
    let secret = Secret::from_bytes(*b"0123456789abcdef");
    let text = String::from(secret);
    assert_eq!(Secret::try_from(text.clone()), Ok(secret));
    let open = ToHost::Open {
        table: "00c0ffee00c0ffee".parse().unwrap(),
        device: secret,
        invitation: Some(secret),
        have: None,
        acts: true,
        claim: None,
        protocol: PROTOCOL,
    };
    assert!(!format!("{open:?}").contains(&text));
    for wrong in ["", "0123", &format!("+{}", &text[1..]), &format!("{text}0")] {
        assert!(Secret::try_from(wrong.to_string()).is_err(), "{wrong}");
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
    assert!(decode::<WireWish>(seven).is_err());
}

#[test]
fn an_action_goes_there_and_back() {
    for action in [Action::Roll, Action::Start(Seat::FIRST), Action::GiveUp] {
        let wish = farkle_table::Wish::Act(action);
        assert_eq!(farkle_table::Wish::from(WireWish::from(wish)), wish);
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
        let message = ToHost::Command { id: id(), expect: 3, seat: Seat::FIRST, wish: WireWish::Roll };
        let mut bytes = encode(&message).into_bytes();
        let at = at % bytes.len();
        bytes[at] = byte;
        if let Ok(text) = String::from_utf8(bytes) {
            let _ = decode::<ToHost>(&text);
        }
    }
}

#[test]
fn a_pace_and_a_reaction_are_called_the_same_everywhere() {
    for pace in Pace::ALL {
        assert_eq!(serde_json::to_value(pace).unwrap(), pace.name());
    }
    for reaction in Reaction::ALL {
        assert_eq!(serde_json::to_value(reaction).unwrap(), reaction.name());
    }
}
