//! What a table says: its refusals and errors are sentences, and holders are read as they are
//! written.
#![allow(clippy::unwrap_used)] // A test may panic.

use farkle_rules::{Refusal, Seat};
use farkle_table::{ChangeError, Denial, Holder, HolderKind};

#[test]
fn every_denial_and_every_error_of_a_change_says_what_is_wrong() {
    let seat = Seat::new(2).unwrap();
    for (denial, words) in [
        (Denial::Rules(Refusal::RollFirst), "Roll the dice first."),
        (Denial::NotYourTurn { mover: seat }, "seat 3"),
        (Denial::NotYourDecision { seat }, "made by seat 3"),
        (Denial::NoTakeBack, "can't be taken back"),
    ] {
        assert!(denial.to_string().contains(words), "{denial}");
    }
    let beyond = ChangeError::BeyondEnd { keep: 7, events: 5 };
    assert_eq!(beyond.to_string(), "the change keeps 7 events, but the game has only 5");
}

#[test]
fn only_the_words_for_holders_are_read_as_holders() {
    for holder in [Holder::person("Ann"), Holder::computer("Bo", "gambler")] {
        assert_eq!(HolderKind::parse(&holder.kind.to_string()), Some(holder.kind.clone()));
        assert_eq!(holder.is_person(), holder.kind == HolderKind::Person);
    }
    assert!(!Holder::computer("Bo", "gambler").is_person());
    for nothing in ["", "persons", "robot gambler"] {
        assert_eq!(HolderKind::parse(nothing), None, "{nothing}");
    }
}
