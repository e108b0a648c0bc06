//! Random rule sets and random games, for tests: every option at every kind of value, in games
//! short enough to be played and solved by the thousand.

use farkle_rules::rule_set::{EndingRule, options};
use farkle_rules::{Action, Chance, Dice, Event, Face, Game, RuleSet, RuleSetDraft, Seat, StartFaces};
use rand::{Rng, RngExt};

/// The most turns of a game.
const MOST_TURNS: usize = 20_000;

/// A rule set that the engine accepts, with a target that is soon reached.
pub fn random_rules(rng: &mut impl Rng) -> RuleSet {
    loop {
        let mut draft =
            RuleSetDraft::preset(["classic", "playmonster", "walnut", "kcd"][rng.random_range(0..4)])
                .unwrap_or_default();
        for option in options() {
            // Half of the options stay as they are, so that combinations of few are common too.
            if rng.random_bool(0.5) {
                let usual = option.usual[rng.random_range(0..option.usual.len())];
                draft.set(option.key, usual).unwrap();
            }
        }
        draft.set("target", ["1000", "2000", "3000"][rng.random_range(0..3)]).unwrap();
        draft.set("rounds", ["1", "3"][rng.random_range(0..2)]).unwrap();
        if draft.ending.ending == EndingRule::Exactly {
            // Whoever needs less than every bank must be can't win any more, and a game of two such
            // never ends.
            draft.set("minimum_bank", "none").unwrap();
        }
        if let Ok(rules) = RuleSet::try_from(draft) {
            return rules;
        }
    }
}

/// Plays a game to its end with fair dice; returns the number of turns.
pub fn finish<R: Rng>(
    game: &mut Game,
    rng: &mut R,
    mut choose: impl FnMut(&Game, &mut R) -> Option<Action>,
) -> u32 {
    while !game.is_over() && game.turns() < MOST_TURNS as u32 {
        let event = match game.chance() {
            Some(Chance::Roll { dice }) => Event::Rolled(roll(dice, rng)),
            Some(Chance::Starter { seats }) => Event::Started(Seat::new(rng.random_range(0..seats)).unwrap()),
            Some(Chance::StartRoll { dice }) => {
                let faces: Vec<Face> = (0..dice).map(|_| face(rng)).collect();
                Event::StartRolled(StartFaces::new(&faces).unwrap())
            }
            None => game.decide(choose(game, rng).unwrap()).unwrap(),
        };
        game.apply(&event).unwrap();
    }
    game.turns()
}

fn roll(dice: usize, rng: &mut impl Rng) -> Dice {
    (0..dice).map(|_| face(rng)).collect()
}

fn face(rng: &mut impl Rng) -> Face {
    Face::new(rng.random_range(1..=6)).unwrap()
}
