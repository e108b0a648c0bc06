//! Help while a turn is entered roll by roll.

use farkle_rules::{Combination, Dice, Points, RuleSet};

/// A set-aside with more points than the one chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetterSetAside {
    /// Its dice.
    pub dice: Dice,
    /// Its points.
    pub points: Points,
    /// What it is made of.
    pub combinations: Vec<Combination>,
}

/// What else would have scored: the set-aside with most points that keeps the chosen dice and adds to them, if there
/// is one. (To leave scoring dice in hand can be right; the pad only makes sure that it was not overlooked.)
///
/// ```
/// use farkle_client::pad::better_set_aside;
/// use farkle_rules::RuleSet;
/// let rules = RuleSet::preset("classic").unwrap();
/// let better = better_set_aside(&rules, "112345".parse()?, "1".parse()?).unwrap();
/// assert_eq!((better.dice.to_string().as_str(), better.points.0), ("115", 250));
/// # Ok::<(), farkle_rules::DiceError>(())
/// ```
pub fn better_set_aside(rules: &RuleSet, roll: Dice, chosen: Dice) -> Option<BetterSetAside> {
    let points = rules.points_of(chosen, roll).unwrap_or_default();
    let more = rules.set_asides(roll).iter().find(|other| other.dice.contains(chosen))?;
    (more.points > points).then(|| BetterSetAside {
        dice: more.dice,
        points: more.points,
        combinations: rules.combinations(more.dice, roll),
    })
}
