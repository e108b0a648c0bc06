//! How fast the rules are: `cargo bench -p farkle-rules`.
//!
//! Targets: scoring a roll under 10 ns, compiling a rule set under 2 ms, a full random game over
//! 200,000 times a second on one core.
#![allow(clippy::unwrap_used)] // A benchmark may panic.

use std::sync::LazyLock;

use divan::{Bencher, black_box, counter::ItemsCount};
use farkle_rules::{Dice, Event, Face, Game, Phase, RuleSet, RuleSetDraft, Seat, Then};

fn main() {
    divan::main();
}

const PRESETS: [&str; 3] = ["classic", "playmonster", "walnut"];
const ROLLS: usize = 1024;

/// SplitMix64, so that drawing dice does not dominate what is measured.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        z = (z ^ z >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        z ^ z >> 31
    }

    fn below(&mut self, limit: usize) -> usize {
        (((self.next() >> 32) * limit as u64) >> 32) as usize
    }

    /// Ordered rolls of up to three dice come out of a table; more dice are two of them.
    fn dice(&mut self, len: usize) -> Dice {
        static ROLLS: LazyLock<[Vec<Dice>; 4]> = LazyLock::new(|| std::array::from_fn(ordered_rolls));
        let (first, second) = (len.min(3), len.saturating_sub(3));
        let (first, second) = (&ROLLS[first], &ROLLS[second]);
        let bits = self.next();
        let pick =
            |rolls: &[Dice], bits: u64| rolls[(((bits & 0xFFFF_FFFF) * rolls.len() as u64) >> 32) as usize];
        pick(first, bits).with(pick(second, bits >> 32)).unwrap()
    }
}

fn ordered_rolls(len: usize) -> Vec<Dice> {
    (0..6_usize.pow(len as u32))
        .map(|code| (0..len).map(|place| Face::ALL[code / 6_usize.pow(place as u32) % 6]).collect())
        .collect()
}

fn six_dice() -> Vec<Dice> {
    let mut random = Random(1);
    (0..ROLLS).map(|_| random.dice(6)).collect()
}

#[divan::bench(args = PRESETS)]
fn score_a_roll(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = RuleSet::preset(preset).unwrap();
    let rolls = six_dice();
    bencher.counter(ItemsCount::new(ROLLS)).bench(|| {
        let best = |&roll: &Dice| rules.set_asides(black_box(roll)).first().map_or(0, |s| s.points.0);
        rolls.iter().map(best).sum::<i32>()
    });
}

#[divan::bench(args = PRESETS)]
fn list_legal_set_asides(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = RuleSet::preset(preset).unwrap();
    let rolls = six_dice();
    bencher.counter(ItemsCount::new(ROLLS)).bench(|| {
        rolls.iter().flat_map(|&roll| rules.set_asides(black_box(roll))).map(|s| s.points.0).sum::<i32>()
    });
}

#[divan::bench(args = PRESETS)]
fn price_a_selection(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = RuleSet::preset(preset).unwrap();
    let rolls = six_dice();
    let part: Dice = "1".parse().unwrap();
    bencher.counter(ItemsCount::new(ROLLS)).bench(|| {
        rolls
            .iter()
            .filter_map(|&roll| rules.points_of(black_box(part), black_box(roll)))
            .map(|p| p.0)
            .sum::<i32>()
    });
}

#[divan::bench(args = PRESETS)]
fn compile_a_rule_set(bencher: Bencher<'_, '_>, preset: &str) {
    let draft = RuleSetDraft::preset(preset).unwrap();
    bencher.bench(|| RuleSet::try_from(black_box(draft.clone())).unwrap());
}

/// A whole game of two: every set-aside is drawn from all legal ones, then a coin decides between
/// rolling and banking.
#[divan::bench(args = PRESETS)]
fn play_a_random_game(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = RuleSet::preset(preset).unwrap();
    let mut random = Random(3);
    bencher
        .counter(ItemsCount::new(GAMES))
        .bench_local(|| (0..GAMES).map(|_| play(&rules, &mut random)).sum::<u32>());
}

/// The same in decisions, because the length of a game depends on the rules.
#[divan::bench(args = PRESETS)]
fn decide_and_apply_in_random_games(bencher: Bencher<'_, '_>, preset: &str) {
    let rules = RuleSet::preset(preset).unwrap();
    let turns = play_all(&rules);
    bencher.counter(ItemsCount::new(turns)).bench_local(|| play_all(&rules));
}

const GAMES: usize = 100;

fn play_all(rules: &RuleSet) -> u32 {
    let mut random = Random(3);
    (0..GAMES).map(|_| play(rules, &mut random)).sum()
}

fn play(rules: &RuleSet, random: &mut Random) -> u32 {
    let mut game = Game::new(rules.clone(), 2).unwrap();
    game.apply(&Event::Started(Seat::FIRST)).unwrap();
    loop {
        let event = match game.phase() {
            Phase::Rolling { dice } => Event::Rolled(random.dice(dice.into())),
            Phase::TurnBegins => Event::TurnBegan,
            Phase::Choosing { roll } => {
                let legal = game.rules().set_asides(roll);
                let dice = legal[random.below(legal.len())].dice;
                let bank = Event::SetAside { dice, then: Then::Bank };
                if random.below(2) == 0 && game.apply(&bank).is_ok() {
                    continue;
                }
                Event::SetAside { dice, then: Then::Roll }
            }
            _ => return game.turns(),
        };
        game.apply(&event).unwrap();
    }
}
