//! Conflicts: errors in a rule set, each with what is allowed instead.

use super::option::{MAX_POINTS, OptionSpec, POINTS_STEP};
use super::{option, options};
use crate::Points;
use crate::numbers::{GROUPS, is_misgrouped};
use std::fmt;

/// One error in a rule set: the option, its value, and the reason.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflict {
    /// Key of the option to change, for example `three_pairs`; may be a key that does not exist.
    pub key: String,
    /// The value, as written where that is known.
    pub value: String,
    /// The reason.
    pub problem: Problem,
}

/// The reason of a conflict.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is no such option.
    UnknownKey {
        /// The existing key most like it.
        nearest: Option<&'static str>,
    },
    /// There is no such preset.
    UnknownPreset,
    /// The value is not one that this option takes.
    NotAllowed {
        /// The allowed values.
        allowed: String,
    },
    /// A price for a combination of six dice in a game with five.
    NeedsSixDice {
        /// The setting without such a price.
        allowed: &'static str,
    },
    /// A rule for five dice in a game with six.
    NeedsFiveDice,
    /// No combination has a price.
    NothingScores,
    /// No turn can ever be banked, because no turn total can get that high.
    NeverBankable {
        /// The highest turn total that can be banked, if any.
        highest: Points,
    },
    /// No set-aside ever leaves a turn that may be banked.
    NeverMayStop,
    /// The exact target is not a sum of what can be scored.
    TargetCantBeHit {
        /// All scores are multiples of this.
        unit: Points,
    },
    /// The exact target is a multiple of the unit, but no sum of prices.
    TargetIsNoSum,
    /// An exact target can't be passed.
    AboveExactTarget,
    /// Every legal bank passes the exact target, so no bank can win.
    PassesExactTarget {
        /// The target.
        target: Points,
    },
    /// No sum of prices takes a side from its start bonus to the exact target.
    MissesExactTarget {
        /// The start bonus of the side.
        start: Points,
        /// The points that it needs.
        needs: Points,
    },
    /// Every legal bank takes a side from its start bonus past the exact target.
    PassesFromStart {
        /// The start bonus of the side.
        start: Points,
        /// The points that it needs.
        needs: Points,
    },
    /// A side would have won before the first roll.
    StartsAtTarget {
        /// The target.
        target: Points,
    },
    /// One team has no opponent.
    OneTeam,
    /// High stakes without stakes.
    NoBonus,
}

impl Conflict {
    pub(crate) fn new(key: &str, value: impl fmt::Display, problem: Problem) -> Conflict {
        Conflict { key: key.to_string(), value: value.to_string(), problem }
    }

    pub(super) fn unknown_key(key: &str, value: &str) -> Conflict {
        Conflict::new(key, value, Problem::UnknownKey { nearest: nearest_key(key) })
    }

    pub(crate) fn not_allowed(option: &OptionSpec, value: impl fmt::Display) -> Conflict {
        Conflict::new(option.key, value, Problem::NotAllowed { allowed: option.kind.allowed() })
    }
}

impl Problem {
    /// The setting that resolves the conflict by switching this option off, if it can be switched
    /// off.
    pub(crate) fn fallback(&self) -> Option<&'static str> {
        match self {
            Problem::NeedsSixDice { allowed } => Some(allowed),
            Problem::NeedsFiveDice => Some("off"),
            Problem::NeverBankable { .. }
            | Problem::PassesExactTarget { .. }
            | Problem::PassesFromStart { .. }
            | Problem::StartsAtTarget { .. } => Some("none"),
            Problem::NeverMayStop => Some("may_roll"),
            Problem::AboveExactTarget => Some("at_least"),
            _ => None,
        }
    }

    /// The reason, and the allowed values.
    pub fn reason(&self) -> String {
        match self {
            Problem::UnknownKey { nearest: Some(nearest) } => {
                format!("there is no such option; did you mean '{nearest}'?")
            }
            Problem::UnknownKey { nearest: None } => {
                "there is no such option; `farkle rules options` lists all of them, and a rule file may also say preset, name and about".to_string()
            }
            Problem::UnknownPreset => {
                let names: Vec<_> = super::Preset::ALL.iter().map(|p| p.name).collect();
                format!("there is no such preset; allowed: {}", names.join(", "))
            }
            Problem::NotAllowed { allowed } => format!("allowed: {allowed}"),
            Problem::NeedsSixDice { allowed } => {
                format!("can't occur with five dice; allowed: {allowed}, or play with six dice")
            }
            Problem::NeedsFiveDice => "belongs to five dice; allowed: off, or play with five dice".to_string(),
            Problem::NothingScores => format!(
                "nothing scores, so every roll would be a farkle; allowed: at least one combination with a price from {POINTS_STEP} to {}",
                Points(MAX_POINTS)
            ),
            Problem::NeverBankable { highest } => {
                format!("no turn could ever be banked: with these prices a turn can reach {highest} at most; allowed: none, or up to {highest}")
            }
            Problem::NeverMayStop => {
                "no turn could ever be banked: every roll that scores is hot dice, which must be rolled again; allowed: may_roll".to_string()
            }
            Problem::TargetCantBeHit { unit } => {
                format!("can never be hit exactly, because all scores are multiples of {unit}; allowed: a multiple of {unit}")
            }
            Problem::TargetIsNoSum => {
                "can never be hit exactly, because no sum of the prices makes it; allowed: a higher target, or lower prices".to_string()
            }
            Problem::AboveExactTarget => "contradicts ending = exactly; allowed: at_least".to_string(),
            Problem::PassesExactTarget { target } => {
                format!("every bank would pass the target of {target}, which has to be hit exactly; allowed: none, or up to {target}")
            }
            Problem::MissesExactTarget { start, needs } => {
                format!("can never be hit exactly by a side that begins with {start}, because no sum of the prices makes the {needs} that it needs; allowed: another target, or another start bonus")
            }
            Problem::PassesFromStart { start, needs } => {
                format!("every bank of a side that begins with {start} would pass the target, which has to be hit exactly; allowed: none, or up to {needs}")
            }
            Problem::StartsAtTarget { target } => {
                format!("would reach the target of {target} before the first roll; allowed: less than the target")
            }
            Problem::OneTeam => "one team has no opponent; allowed: 0 (everyone for themselves) or 2 to 6 teams".to_string(),
            Problem::NoBonus => {
                "high stakes need a bonus; allowed: a price, or leftover_dice = unused".to_string()
            }
        }
    }
}

impl fmt::Display for Conflict {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} = {}: {}", self.key, self.value, self.problem.reason())?;
        if matches!(self.problem, Problem::NotAllowed { .. }) && is_misgrouped(&self.value) {
            write!(f, "; {GROUPS}")?;
        }
        match (&self.problem, option(&self.key)) {
            (Problem::NotAllowed { .. }, Some(option)) => write!(f, " ({})", option.title),
            _ => Ok(()),
        }
    }
}

impl std::error::Error for Conflict {}

/// All conflicts in a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflicts(pub Vec<Conflict>);

impl fmt::Display for Conflicts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, conflict) in self.0.iter().enumerate() {
            write!(f, "{}{conflict}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Conflicts {}

/// The least likeness for a suggestion: "foo" is not meant as "four_of_a_kind".
const LIKENESS: f64 = 0.8;

/// The word that differs least from what was typed, if any is close: for "did you mean".
///
/// ```
/// use farkle_rules::rule_set::nearest;
/// assert_eq!(nearest("plamonster", ["classic", "playmonster"]), Some("playmonster"));
/// assert_eq!(nearest("foo", ["classic", "playmonster"]), None);
/// ```
pub fn nearest<'a>(typed: &str, known: impl IntoIterator<Item = &'a str>) -> Option<&'a str> {
    known
        .into_iter()
        .map(|word| (strsim::jaro_winkler(word, typed), word))
        .filter(|(likeness, _)| *likeness > LIKENESS)
        .max_by(|a, b| a.0.total_cmp(&b.0))
        .map(|(_, word)| word)
}

/// The key that differs least from `key`, if any is close.
fn nearest_key(key: &str) -> Option<&'static str> {
    nearest(&key.replace('-', "_").to_ascii_lowercase(), options().map(|option| option.key))
}
