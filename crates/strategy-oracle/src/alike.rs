//! Rolls that the rules engine treats alike, for tests: one of each kind stands for all of them.

use farkle_rules::{Dice, Event, Game, Phase, Points};
use std::collections::BTreeMap;

/// What a roll offers: points, dice in hand next and whether they are hot dice, for each set-aside;
/// nothing if it is no roll to choose from.
type Offers = Vec<(Points, usize, bool)>;

/// One roll of each kind and its chance, for a game with this many dice in the air.
pub fn kinds_of_rolls(game: &Game, dice: u8) -> Vec<(Dice, f64)> {
    let mut kinds: BTreeMap<(String, Offers), (Dice, f64)> = BTreeMap::new();
    for roll in Dice::all(dice.into()) {
        let mut rolled = game.clone();
        rolled.apply(&Event::Rolled(roll)).unwrap();
        let rules = game.rules();
        let offer = |part: &farkle_rules::SetAside| {
            let hot = rules.makes_hot_dice(roll, part.dice);
            (part.points, rules.in_hand_after(roll, part.dice), hot)
        };
        let chooses = matches!(rolled.phase(), Phase::Choosing { .. });
        let mut offers: Offers =
            if chooses { rules.set_asides(roll).iter().map(offer).collect() } else { Vec::new() };
        offers.sort_unstable();
        offers.dedup();
        let won = matches!(rolled.phase(), Phase::Over { .. });
        let kind = format!("{:?} {won}", rules.verdict(roll));
        let chance = f64::from(roll.orderings()) / f64::from(6_u32.pow(dice.into()));
        kinds.entry((kind, offers)).or_insert((roll, 0.0)).1 += chance;
    }
    kinds.into_values().collect()
}
