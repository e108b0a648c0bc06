//! Rule sets: what people write down, and what the engine plays by.
//!
//! A [`RuleSetDraft`] is what people write: anything may stand in it. [`RuleSet::try_from`] checks it, reports all
//! conflicts at once, and compiles the scoring tables; a `RuleSet` can't be wrong. One file per *dial* holds the
//! options of one kind with everything that there is to say about them.

mod check;
mod code;
mod conflict;
mod describe;
mod difference;
mod ending;
mod equipment;
mod file;
mod hot_dice;
mod inheritance;
mod misfit;
mod opening;
mod option;
mod penalties;
mod preset;
mod presets;
mod scoring;
mod sides;
mod statement;

pub use code::CodeError;
pub use conflict::{Conflict, Problem, nearest};
pub use describe::{Section, describe};
pub use difference::{Difference, differences};
pub use ending::{Ending, EndingRule, LastChance, Reached, Ties};
pub use equipment::Equipment;
pub use file::{RawSetting, RuleFile};
pub use hot_dice::HotDice;
pub use inheritance::{Inheritance, LeftoverDice};
pub use misfit::Misfit;
pub use opening::Opening;
pub use option::{Kind, MAX_POINTS, MAX_TARGET, OptionSpec, POINTS_STEP, Setting, Source};
pub use penalties::{AfterFarkle, FarklePenalty, Penalties};
pub use preset::{Preset, PresetValue};
pub use scoring::{OfAKind, Scoring, SixOnes};
pub use sides::{Sides, Starter};
pub use statement::{Heading, Statement};

use crate::Points;
use crate::scoring::Tables;
use std::sync::Arc;

/// A group of options that belong together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Dial {
    /// Number of dice.
    Equipment,
    /// Prices.
    Scoring,
    /// Opening score and minimum bank.
    Opening,
    /// Hot dice.
    HotDice,
    /// What farkles and bad rolls cost.
    Penalties,
    /// Dice left over by the previous player.
    Inheritance,
    /// Target, ending, ties.
    Ending,
    /// Teams, who starts, compensation.
    Sides,
}

impl Dial {
    /// All dials, in the order in which people read them.
    pub const ALL: [Dial; 8] = [
        Dial::Equipment,
        Dial::Scoring,
        Dial::Opening,
        Dial::HotDice,
        Dial::Penalties,
        Dial::Inheritance,
        Dial::Ending,
        Dial::Sides,
    ];

    /// The dial's name for people.
    pub const fn title(self) -> &'static str {
        match self {
            Dial::Equipment => "Dice",
            Dial::Scoring => "Scoring",
            Dial::Opening => "Opening",
            Dial::HotDice => "Hot dice",
            Dial::Penalties => "Farkles and penalties",
            Dial::Inheritance => "Dice left over",
            Dial::Ending => "End of the game",
            Dial::Sides => "Players and start",
        }
    }

    /// The options of this dial.
    pub const fn options(self) -> &'static [OptionSpec] {
        match self {
            Dial::Equipment => equipment::OPTIONS,
            Dial::Scoring => scoring::OPTIONS,
            Dial::Opening => opening::OPTIONS,
            Dial::HotDice => hot_dice::OPTIONS,
            Dial::Penalties => penalties::OPTIONS,
            Dial::Inheritance => inheritance::OPTIONS,
            Dial::Ending => ending::OPTIONS,
            Dial::Sides => sides::OPTIONS,
        }
    }
}

/// Every option of a rule set, dial by dial.
pub fn options() -> impl Iterator<Item = &'static OptionSpec> {
    Dial::ALL.into_iter().flat_map(Dial::options)
}

/// The option with this key.
pub fn option(key: &str) -> Option<&'static OptionSpec> {
    options().find(|option| option.key == key)
}

/// The name of the preset that is played, and from which rule files begin, where nobody has named one.
pub const DEFAULT_PRESET: &str = "classic";

/// A rule set as people write it, not yet checked.
///
/// ```
/// use farkle_rules::{Points, RuleSet, RuleSetDraft};
/// let mut draft = RuleSetDraft::preset("classic").unwrap();
/// draft.set("straight", "1500").unwrap();
/// assert_eq!(draft.scoring.straight, Points(1500));
/// let rules = RuleSet::try_from(draft)?;
/// # Ok::<(), farkle_rules::rule_set::Conflicts>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct RuleSetDraft {
    /// What people call it.
    pub name: String,
    /// A sentence or two about it.
    pub about: String,
    /// Number of dice.
    pub equipment: Equipment,
    /// Prices.
    pub scoring: Scoring,
    /// Opening score and minimum bank.
    pub opening: Opening,
    /// Hot dice.
    pub hot_dice: HotDice,
    /// What farkles and bad rolls cost.
    pub penalties: Penalties,
    /// Dice left over by the previous player.
    pub inheritance: Inheritance,
    /// Target, ending, ties.
    pub ending: Ending,
    /// Teams, who starts, compensation.
    pub sides: Sides,
}

impl RuleSetDraft {
    /// The draft of the preset with this name.
    pub fn preset(name: &str) -> Option<RuleSetDraft> {
        Preset::find(name).map(Preset::draft)
    }

    /// Changes one option, as `--set key=value` does.
    ///
    /// # Errors
    /// A [`Conflict`] if there is no such option or the value is not allowed; the draft is then unchanged.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Conflict> {
        let option = option(key).ok_or_else(|| Conflict::unknown_key(key, value))?;
        let setting = option.parse(value).map_err(|_| Conflict::not_allowed(option, value))?;
        (option.set)(self, &setting);
        Ok(())
    }

    /// The setting of an option, or `None` if there is no such option.
    pub fn get(&self, key: &str) -> Option<Setting> {
        option(key).map(|option| option.get(self))
    }

    /// Whether both play the same, whatever they are called.
    pub fn plays_like(&self, other: &RuleSetDraft) -> bool {
        self.equipment == other.equipment
            && self.scoring == other.scoring
            && self.opening == other.opening
            && self.hot_dice == other.hot_dice
            && self.penalties == other.penalties
            && self.inheritance == other.inheritance
            && self.ending == other.ending
            && self.sides == other.sides
    }
}

/// All that is wrong with a draft.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Conflicts(pub Vec<Conflict>);

impl std::fmt::Display for Conflicts {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        for (i, conflict) in self.0.iter().enumerate() {
            write!(f, "{}{conflict}", if i == 0 { "" } else { "\n" })?;
        }
        Ok(())
    }
}

impl std::error::Error for Conflicts {}

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

    /// What was checked.
    pub fn draft(&self) -> &RuleSetDraft {
        &self.0.draft
    }

    /// What people call it.
    pub fn name(&self) -> &str {
        &self.0.draft.name
    }

    /// Number of dice in play.
    pub fn dice(&self) -> usize {
        usize::from(self.0.draft.equipment.dice)
    }

    /// The greatest amount of which all scores are multiples: the common divisor of all prices, bonuses and
    /// penalties.
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
    /// The classic rules: what is played where nobody has chosen.
    ///
    /// ```
    /// use farkle_rules::RuleSet;
    /// assert_eq!(Some(RuleSet::default()), RuleSet::preset("classic"));
    /// ```
    fn default() -> RuleSet {
        // That this preset is there and contradicts itself in nothing is held by the example above.
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
