//! An example turn that shows on paper how the game is played.

use farkle_rules::{Action, Dice, Event, Game, Phase, Points, RuleSet, Seat, Then};

/// One roll of the example and the decision after it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct ExampleStep {
    pub(crate) roll: Dice,
    pub(crate) set_aside: Dice,
    pub(crate) points: Points,
    /// The turn total afterwards.
    pub(crate) total: Points,
    /// Whether all dice are set aside and in hand again.
    pub(crate) hot_dice: bool,
}

/// The most rolls of the example: enough to see fewer dice with each roll, few enough for a page.
const ROLLS: std::ops::RangeInclusive<usize> = 3..=4;
const TRIES: u64 = 5_000;

/// A turn that ends in a bank, played by the engine with made-up dice. The same rules always give
/// the same turn. `None` if no attempt succeeded, under rules with hardly any prices.
pub(crate) fn example_turn(rules: &RuleSet) -> Option<Vec<ExampleStep>> {
    let turns = (1..=TRIES).filter_map(|seed| turn(rules, seed)).filter(|turn| ROLLS.contains(&turn.len()));
    // The most instructive of many turns: several kinds of combinations, and a choice.
    turns.take(40).max_by_key(|turn| interest(rules, turn))
}

fn interest(rules: &RuleSet, turn: &[ExampleStep]) -> usize {
    let shapes = turn.iter().flat_map(|step| rules.combinations(step.set_aside, step.roll));
    let mut shapes: Vec<_> = shapes.map(|combination| combination.shape).collect();
    shapes.sort();
    shapes.dedup();
    // Hot dice in the first roll are rare, and leave no dice to choose from.
    let hot = turn.iter().skip(1).filter(|step| step.hot_dice).count();
    shapes.len() * 2 + hot.min(1) * 3
}

fn turn(rules: &RuleSet, seed: u64) -> Option<Vec<ExampleStep>> {
    let teams = usize::from(rules.teams());
    let mut game = Game::new(rules.clone(), (2 * teams).max(2)).ok()?;
    game.apply(&Event::Started(Seat::FIRST)).ok()?;
    game.apply(&game.decide(Action::Roll).ok()?).ok()?;
    let mut dice = MadeUpDice(seed);
    let mut steps = Vec::new();
    loop {
        let Phase::Rolling { dice: count } = game.phase() else { return None };
        let roll = dice.roll(count);
        game.apply(&Event::Rolled(roll)).ok()?;
        let Phase::Choosing { .. } = game.phase() else { return None };
        let best = rules.set_asides(roll).first()?;
        let total = game.turn().total + best.points;
        let hot_dice = game.makes_hot_dice(roll, best.dice);
        let bank = game.decide(Action::SetAside { dice: best.dice, then: Then::Bank });
        steps.push(ExampleStep { roll, set_aside: best.dice, points: best.points, total, hot_dice });
        if steps.len() >= *ROLLS.start() && bank.is_ok() {
            return Some(steps);
        }
        if steps.len() > *ROLLS.end() {
            return None;
        }
        game.apply(&game.decide(Action::SetAside { dice: best.dice, then: Then::Roll }).ok()?).ok()?;
    }
}

/// The dice of an example need variety, not randomness.
struct MadeUpDice(u64);

impl MadeUpDice {
    fn roll(&mut self, count: u8) -> Dice {
        let faces = (0..count).map(|_| {
            self.0 = self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            farkle_rules::Face::ALL[(self.0 >> 33) as usize % 6]
        });
        faces.collect()
    }
}
