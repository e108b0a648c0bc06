//! `farkle replay`.

use super::{farkle, farkle_reading, file};
use farkle_table::game_to_fragment;
use serde_json::json;

/// The sample turn of the PlayMonster leaflet, and the beginning of more.
fn leaflet() -> String {
    let code = farkle("rules code playmonster").good();
    format!(
        "farkle record 1\nrules: PlayMonster\ncode: {code}seat: Ann\nseat: Ben\n\n\
         start:63\nn 234566 5+ 14446 1444+ 1 1+ 233366 333=\nn 223466\nn 234566 5+\n"
    )
}

#[test]
fn a_game_is_shown_turn_by_turn_with_its_score_sheet() {
    let path = file(".farkle", leaflet());
    let text = farkle(&format!("replay {}", path.display())).good();
    assert!(text.contains("1  > 1 (hot dice)"), "{text}");
    assert!(text.contains("banked 950, opened: 950"), "{text}");
    assert!(text.contains("Not over yet. Ann 950, Ben 0."), "{text}");
    assert!(text.contains("*: on the board with this turn"), "{text}");
}

#[test]
fn states_are_shown_as_positions() {
    let text = farkle_reading("replay - --states", &leaflet()).good();
    assert!(text.contains("t550 r3 a14445 choose:1"), "{text}");
}

#[test]
fn json_holds_every_event_turn_and_score() {
    let game = farkle_reading("replay --json -", &leaflet()).json();
    assert_eq!(game["scores"], json!([950, 0]));
    assert_eq!(game["events"].as_array().map(Vec::len), Some(15));
    assert_eq!(game["turns"][0]["kind"], json!("banked"));
    assert_eq!((&game["turns"][0]["opened"], &game["turns"][1]["kind"]), (&json!(true), &json!("farkled")));
    assert_eq!((&game["over"], &game["winners"]), (&json!(false), &json!([])));
}

#[test]
fn dice_that_did_not_come_from_the_seed_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.farkle");
    let seats = "--seat computer:cautious --seat computer:gambler";
    farkle(&format!("play {seats} --seed d --starter 1 --set target=1000 --save {}", path.display())).good();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(farkle_reading("replay -", &text).good().contains("draws come from the seed"));
    assert_eq!(farkle_reading("replay - --json", &text).json()["dice"]["from_seed"], json!(true));
    // The same game with another seed in its header.
    let seed = text.lines().find(|line| line.starts_with("dice: seed ")).unwrap();
    let other = text.replace(seed, &format!("dice: seed {}", "0".repeat(64)));
    let said = farkle_reading("replay -", &other).good();
    assert!(said.contains("Not all dice come from the seed: event"), "{said}");
    assert_eq!(farkle_reading("replay - --json", &other).json()["dice"]["from_seed"], json!(false));
}

#[test]
fn a_record_of_another_version_says_so() {
    let error = farkle_reading("replay -", &leaflet().replace("record 1", "record 2")).refused();
    assert!(error.contains("'farkle record 2'") && error.contains("update"), "{error}");
    assert!(farkle("rules show F2-184GP48C").refused().contains("update this one to read it"));
}

#[test]
fn an_event_that_cannot_have_happened_is_refused_with_its_number() {
    let cheated = leaflet().replace("333=", "3336=");
    let error = farkle_reading("replay -", &cheated).refused();
    assert!(error.contains("event 10: That 6 scores nothing and can't be set aside."), "{error}");
}

#[test]
fn decisions_that_were_taken_back_are_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.farkle");
    let play = format!("play --plain --seat Ann --practice --seed x --starter 1 --save {}", path.display());
    farkle_reading(&play, "roll\nundo\nquit\n").good();
    let text = std::fs::read_to_string(&path).unwrap();
    assert!(text.contains("taken-back: 1 n "), "{text}");
    let said = farkle_reading("replay -", &text).good();
    assert!(said.contains("Taken back after event 1: n "), "{said}");
    let json = farkle_reading("replay - --json", &text).json();
    assert_eq!(json["taken_back"][0]["after"], json!(1));
}

#[test]
fn a_link_that_holds_a_game_is_read_without_a_server() {
    let link = format!("https://farkle.example/game#{}", game_to_fragment(&leaflet().parse().unwrap()));
    let text = farkle(&format!("replay {link}")).good();
    assert!(text.contains("banked 950, opened: 950"), "{text}");
    let cut = farkle(&format!("replay {}", &link[..link.len() - 9])).refused();
    assert!(cut.contains("copy it again, from its beginning to its end"), "{cut}");
}
