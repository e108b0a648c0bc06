//! Any bytes as choices in a game: the legal list equals the legality check in every state that is
//! reached.
#![no_main]

use farkle_rules::{Action, Chance, Dice, Event, Face, Game, Preset, RuleSet, Seat, StartFaces, Then};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    let Some((&first, choices)) = bytes.split_first() else { return };
    let preset = &Preset::ALL[usize::from(first) % Preset::ALL.len()];
    let Some(rules) = RuleSet::preset(preset.name) else { return };
    let Ok(mut game) = Game::new(rules, 2 + usize::from(first) % 3) else { return };
    let mut choices = choices.iter().copied();
    while let Some(choice) = choices.next() {
        check(&game);
        let mut face = || Face::ALL[usize::from(choices.next().unwrap_or(choice)) % 6];
        let event = match game.chance() {
            Some(Chance::Roll { dice }) => Event::Rolled((0..dice).map(|_| face()).collect()),
            Some(Chance::StartRoll { dice }) => {
                let faces: Vec<Face> = (0..dice).map(|_| face()).collect();
                Event::StartRolled(StartFaces::new(&faces).expect("as many as seats"))
            }
            Some(Chance::Starter { .. }) => Event::Started(Seat::FIRST),
            None => {
                let legal: Vec<Action> = game.legal_actions().collect();
                let Some(&action) = legal.get(usize::from(choice) % legal.len().max(1)) else { return };
                game.decide(action).expect("listed actions are legal")
            }
        };
        game.apply(&event).expect("decided events can happen");
    }
});

fn check(game: &Game) {
    let listed: Vec<Action> = game.legal_actions().collect();
    for dice in (1..=6).flat_map(Dice::all) {
        for then in [Then::Roll, Then::Bank, Then::GiveUp] {
            let action = Action::SetAside { dice, then };
            assert_eq!(game.decide(action).is_ok(), listed.contains(&action));
        }
    }
}
