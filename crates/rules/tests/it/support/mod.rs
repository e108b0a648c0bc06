//! What several tests need: a small random generator with a seed, random rule sets, random play.
#![allow(dead_code, clippy::unwrap_used, unreachable_pub)] // Each test file uses a part of it; a test may panic.

use farkle_rules::rule_set::{Kind, options};
use farkle_rules::{
    Action, Chance, Dice, Event, Face, Game, MAX_SEATS, Record, RuleSet, RuleSetDraft, Seat, StartFaces, Then,
};

/// SplitMix64: tiny, and the same for ever, so that a seed in a failure report stays meaningful.
#[derive(Clone)]
pub struct Random(pub u64);

impl Random {
    pub fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    pub fn below(&mut self, limit: usize) -> usize {
        (self.next() >> 32) as usize % limit
    }

    pub fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub fn pick<'a, T>(&mut self, list: &'a [T]) -> &'a T {
        &list[self.below(list.len())]
    }

    pub fn face(&mut self) -> Face {
        Face::ALL[self.below(6)]
    }

    pub fn dice(&mut self, len: usize) -> Dice {
        (0..len).map(|_| self.face()).collect()
    }

    /// Dice in which rare combinations are common: several of one face, pairs, straights.
    pub fn loaded_dice(&mut self, len: usize) -> Dice {
        match self.below(4) {
            0 => {
                let face = self.face();
                let same = 3 + self.below(4);
                (0..len).map(|i| if i < same { face } else { self.face() }).collect()
            }
            1 => {
                let faces = [self.face(), self.face(), self.face()];
                (0..len).map(|i| faces[i % 3]).collect()
            }
            2 => {
                let start = self.below(6);
                (0..len).map(|i| Face::ALL[(start + i) % 6]).collect()
            }
            _ => self.dice(len),
        }
    }
}

fn random_setting(random: &mut Random, kind: &Kind) -> String {
    let amount = |random: &mut Random, limit: usize| (random.below(limit) * 50).to_string();
    match kind {
        Kind::Points => amount(random, 60),
        Kind::FourAndAPair if random.one_in(2) => "like_three_pairs".to_string(),
        Kind::FourAndAPair => amount(random, 60),
        Kind::Target => (1000 + random.below(40) * 100).to_string(),
        Kind::OfAKind => match random.below(3) {
            0 => "none".to_string(),
            1 => format!("x{}", 1 + random.below(10)),
            _ => amount(random, 100),
        },
        Kind::SixOnes => {
            ["like_others".to_string(), "wins".to_string(), "5000".to_string()][random.below(3)].clone()
        }
        Kind::Penalty => ["none", "500", "1000", "all"][random.below(4)].to_string(),
        Kind::Count { min, max } => {
            (*min + random.below((max - min + 1).min(12) as usize) as i32).to_string()
        }
        Kind::Choice(words) => random.pick(words).0.to_string(),
        Kind::Flag => ["on", "off"][random.below(2)].to_string(),
        Kind::PointsList => ["none", "0,200", "100,50,0"][random.below(3)].to_string(),
    }
}

/// What five dice can't earn.
const NEEDS_SIX_DICE: [&str; 6] =
    ["six_of_a_kind", "six_ones", "straight", "three_pairs", "four_and_a_pair", "two_triplets"];

/// A rule set that passes the check, drawn over all options.
pub fn random_rules(random: &mut Random) -> RuleSet {
    loop {
        let mut draft = RuleSetDraft::preset("classic").unwrap();
        // Every third rule set has five dice. Drawn first, because prices of six dice would
        // contradict it.
        let five_dice = random.one_in(3);
        if five_dice {
            draft.set("dice", "5").unwrap();
        }
        for option in options() {
            if option.key == "dice" || five_dice && NEEDS_SIX_DICE.contains(&option.key) {
                continue;
            }
            if !five_dice && option.key == "five_of_a_kind_wins" {
                continue;
            }
            let value = if random.one_in(3) {
                random_setting(random, &option.kind)
            } else if random.one_in(2) {
                random.pick(option.usual).to_string()
            } else {
                continue;
            };
            draft.set(option.key, &value).unwrap();
        }
        // A game of ten thousand points takes long and shows no more than one of two thousand.
        if draft.ending.target.0 > 5000 {
            draft.set("target", "2500").unwrap();
        }
        if draft.ending.rounds > 12 {
            draft.set("rounds", "3").unwrap();
        }
        if let Ok(rules) = RuleSet::try_from(draft) {
            return rules;
        }
    }
}

/// A number of seats by which these rules can be played.
pub fn random_seats(random: &mut Random, rules: &RuleSet) -> usize {
    match usize::from(rules.teams()) {
        0 => 1 + random.below(5),
        teams => teams * (2 + random.below(MAX_SEATS / teams - 1)),
    }
}

/// The event that chance makes, with loaded dice if asked for.
pub fn draw(random: &mut Random, chance: Chance, loaded: bool) -> Event {
    match chance {
        Chance::Roll { dice } if loaded => Event::Rolled(random.loaded_dice(dice)),
        Chance::Roll { dice } => Event::Rolled(random.dice(dice)),
        Chance::StartRoll { dice } => {
            let faces: Vec<Face> = (0..dice).map(|_| random.face()).collect();
            Event::StartRolled(StartFaces::new(&faces).unwrap())
        }
        Chance::Starter { seats } => Event::Started(Seat::new(random.below(seats)).unwrap()),
    }
}

/// An action such as people choose: mostly the most points, and they stop after a while.
pub fn choose(random: &mut Random, game: &Game) -> Action {
    let legal: Vec<Action> = game.legal_actions().collect();
    if random.one_in(4) {
        return *random.pick(&legal);
    }
    let stop = random.one_in(2);
    let prefer = |action: &&Action| match action {
        Action::SetAside { then: Then::Bank, .. } => stop,
        Action::SetAside { then: Then::Roll, .. } => !stop,
        Action::TakeOver => true,
        _ => false,
    };
    *legal.iter().find(prefer).unwrap_or(&legal[0])
}

/// Plays at random to the end, or until `limit` events; every state and event is shown to `visit`.
/// Returns the record and the state at its end.
pub fn play(
    random: &mut Random,
    rules: RuleSet,
    seats: usize,
    limit: usize,
    mut visit: impl FnMut(&Game, &Event),
) -> (Record, Game) {
    let mut game = Game::new(rules.clone(), seats).unwrap();
    let mut record = Record::new(rules, (0..seats).map(|i| ["Ann", "Ben", "Cleo", "Dan"][i % 4].to_string()));
    while !game.is_over() && record.events.len() < limit {
        let event = match game.chance() {
            Some(chance) => {
                let loaded = random.one_in(2);
                draw(random, chance, loaded)
            }
            None => game.decide(choose(random, &game)).unwrap(),
        };
        visit(&game, &event);
        game.apply(&event).unwrap();
        record.events.push(event);
    }
    (record, game)
}
