//! Rules as people write them: options, presets, files, share codes.
//!
//! A [`RuleSetDraft`] takes any values; the check comes later, see [`crate::RuleSet`]. One
//! file per *dial* holds the options of one kind, each with its key, title, meaning, source and
//! settings.

mod code;
mod conflict;
mod difference;
mod ending;
mod equipment;
mod file;
mod hot_dice;
mod idle;
mod inheritance;
mod misfit;
mod opening;
mod option;
mod penalties;
mod preset;
mod presets;
mod scoring;
mod sides;

pub use code::CodeError;
pub use conflict::{Conflict, Conflicts, Problem, nearest};
pub use difference::{Difference, differences};
pub use ending::{Ending, EndingRule, LastChance, Reached, Ties};
pub use equipment::Equipment;
pub use file::{RawSetting, RuleFile};
pub use hot_dice::HotDice;
pub use idle::Idle;
pub use inheritance::{Inheritance, LeftoverDice};
pub use misfit::Misfit;
pub use opening::Opening;
pub use option::{Kind, MAX_POINTS, MAX_TARGET, OptionSpec, POINTS_STEP, Setting, Source};
pub use penalties::{AfterFarkle, FarklePenalty, Penalties};
pub use preset::{Preset, PresetValue};
pub use scoring::{FourAndAPair, OfAKind, Scoring, SixOnes};
pub use sides::{Sides, Starter};

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
            Dial::Scoring => "What scores",
            Dial::Opening => "Opening",
            Dial::HotDice => "Hot dice",
            Dial::Penalties => "Farkles",
            Dial::Inheritance => "Dice left over",
            Dial::Ending => "End of the game",
            Dial::Sides => "Players",
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

/// The preset that is played, and that rule files begin from, where none is named.
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
    /// A [`Conflict`] if there is no such option or the value is not allowed; the draft is then
    /// unchanged.
    pub fn set(&mut self, key: &str, value: &str) -> Result<(), Conflict> {
        let option = option(key).ok_or_else(|| Conflict::unknown_key(key, value))?;
        let setting = option.parse(value).map_err(|_| Conflict::not_allowed(option, value))?;
        (option.set)(self, &setting);
        Ok(())
    }

    /// The companion of the setting that `option` has: another option, and the setting that usually
    /// goes with it. Apply it when a person chooses the setting; later choices win.
    ///
    /// ```
    /// use farkle_rules::rule_set::{RuleSetDraft, option};
    /// let mut draft = RuleSetDraft::preset("classic").unwrap();
    /// draft.set("ending", "rounds").unwrap();
    /// let (ties, setting) = draft.usually_along(option("ending").unwrap()).unwrap();
    /// assert_eq!((ties.key, setting.to_string().as_str()), ("ties", "play_off"));
    /// ```
    pub fn usually_along(&self, option: &OptionSpec) -> Option<(&'static OptionSpec, Setting)> {
        let ties = self.ending.usual_ties().filter(|_| option.key == "ending")?;
        Some((self::option("ties")?, Setting::Word(ties.word())))
    }

    /// Changes one option to a setting that its kind allows.
    pub(crate) fn put(&mut self, option: &OptionSpec, setting: &Setting) {
        (option.set)(self, setting);
    }

    /// The setting of an option, or `None` if there is no such option.
    pub fn get(&self, key: &str) -> Option<Setting> {
        option(key).map(|option| option.get(self))
    }

    /// Whether both play the same, whatever they are called.
    pub fn plays_like(&self, other: &RuleSetDraft) -> bool {
        self.equipment == other.equipment
            && self.scoring.written_out() == other.scoring.written_out()
            && self.opening == other.opening
            && self.hot_dice == other.hot_dice
            && self.penalties == other.penalties
            && self.inheritance == other.inheritance
            && self.ending == other.ending
            && self.sides == other.sides
    }
}
