//! Rule sets as the engine plays them: checked, and compiled into scoring tables.
//!
//! [`RuleSet::try_from`] checks a [`RuleSetDraft`] and reports all conflicts at once. A `RuleSet`
//! can't be wrong.

mod check;
mod describe;
mod reading;
mod scores;
mod settings;
mod statement;

pub use crate::draft::*;
pub use describe::{Section, describe, describe_for_real_dice};
pub use reading::{Adjusted, Reading};
pub use statement::{Heading, Statement};

use crate::Points;
use crate::scoring::Tables;
use std::sync::Arc;

/// A checked rule set with its scoring tables. Cloning is cheap.
///
/// ```
/// use farkle_rules::{Dice, Points, RuleSet};
/// let rules = RuleSet::preset("walnut").unwrap();
/// let roll: Dice = "113335".parse().unwrap();
/// let best = rules.set_asides(roll)[0];
/// assert_eq!((best.points, best.dice), (Points(550), roll));
/// ```
#[derive(Clone)]
pub struct RuleSet(Arc<Checked>);

struct Checked {
    draft: RuleSetDraft,
    tables: Tables,
    unit: Points,
}

impl RuleSet {
    /// The preset with this name, for example `classic`.
    pub fn preset(name: &str) -> Option<RuleSet> {
        RuleSetDraft::preset(name).and_then(|draft| RuleSet::try_from(draft).ok())
    }

    /// The rules as written: for editing and describing them. For the single rules there are
    /// methods of their own.
    pub fn draft(&self) -> &RuleSetDraft {
        &self.0.draft
    }

    /// The name of the rules.
    pub fn name(&self) -> &str {
        &self.0.draft.name
    }

    /// A sentence or two about the rules; may be empty.
    pub fn about(&self) -> &str {
        &self.0.draft.about
    }

    /// The share code of the rules, see [`RuleSetDraft::code`].
    pub fn code(&self) -> String {
        self.0.draft.code()
    }

    /// Number of dice in play.
    pub fn dice(&self) -> usize {
        usize::from(self.0.draft.equipment.dice)
    }

    /// The greatest amount of which all scores are multiples: the common divisor of all prices,
    /// bonuses and penalties.
    pub fn unit(&self) -> Points {
        self.0.unit
    }

    fn of(draft: RuleSetDraft, tables: Tables) -> RuleSet {
        let unit = check::unit(&draft);
        RuleSet(Arc::new(Checked { draft, tables, unit }))
    }

    pub(crate) fn tables(&self) -> &Tables {
        &self.0.tables
    }
}

impl TryFrom<RuleSetDraft> for RuleSet {
    type Error = Conflicts;

    fn try_from(draft: RuleSetDraft) -> Result<RuleSet, Conflicts> {
        let tables = Tables::compile(&draft);
        let conflicts = check::conflicts(&draft, &tables);
        if !conflicts.is_empty() {
            return Err(Conflicts(conflicts));
        }
        Ok(RuleSet::of(draft, tables))
    }
}

impl Default for RuleSet {
    /// The classic rules: the default of every program.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// assert_eq!(Some(RuleSet::default()), RuleSet::preset("classic"));
    /// ```
    fn default() -> RuleSet {
        // The example above tests that the preset exists and has no conflicts.
        let draft = RuleSetDraft::preset(DEFAULT_PRESET).unwrap_or_default();
        let tables = Tables::compile(&draft);
        RuleSet::of(draft, tables)
    }
}

impl PartialEq for RuleSet {
    /// Equal are rule sets that play the same, whatever they are called.
    fn eq(&self, other: &RuleSet) -> bool {
        Arc::ptr_eq(&self.0, &other.0) || self.0.draft.plays_like(&other.0.draft)
    }
}

impl Eq for RuleSet {}

impl std::fmt::Debug for RuleSet {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("RuleSet").field(&self.0.draft).finish()
    }
}
