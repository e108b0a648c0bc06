//! What a table says: its refusals and errors are sentences, and holders are read as they are
//! written.

use farkle_rules::{Refusal, Seat};
use farkle_table::{ChangeError, Commitment, Denial, Holder, HolderKind, Seed};

#[test]
fn every_denial_and_every_error_of_a_change_says_what_is_wrong() {
    let seat = Seat::new(2).unwrap();
    for (denial, words) in [
        (Denial::Rules(Refusal::RollFirst), "Roll the dice first."),
        (Denial::NotYourTurn { mover: seat }, "seat 3"),
        (Denial::NotYourDecision { seat }, "made by seat 3"),
        (Denial::NoTakeBack, "Undo is off"),
        (Denial::NothingToTakeBack, "nothing to undo"),
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

#[test]
fn a_seed_in_a_log_is_its_commitment() {
    let seed: Seed = "5eed".repeat(16).parse().unwrap();
    let commitment = seed.commitment();
    assert_eq!(format!("{seed:?}"), format!("Seed({commitment})"));
    assert_eq!(format!("{commitment:?}"), format!("Commitment({commitment})"));
    assert_eq!(commitment.to_string().parse(), Ok(commitment));
    for nothing in ["", "5eed", &"g".repeat(64)] {
        let said = [nothing.parse::<Seed>().err(), nothing.parse::<Commitment>().err()];
        assert!(said.iter().flatten().all(|error| error.to_string().contains("64 hexadecimal digits")));
        assert_eq!(said.iter().flatten().count(), 2);
    }
}
