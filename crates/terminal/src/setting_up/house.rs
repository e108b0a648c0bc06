//! The rules on the set-up screen: a preset, and what is changed in it.
//!
//! Each option lists its usual settings. The engine says what goes together.

use farkle_rules::rule_set::{EndingRule, Kind, OptionSpec, Setting, option};
use farkle_rules::{Game, Points, Preset, Reading, RuleSet, RuleSetDraft};

/// The suffix of the name of changed rules.
const CHANGED: &str = ", changed";

/// The choice of rules.
#[derive(Debug)]
pub(super) struct House {
    choices: Vec<RuleSet>,
    chosen: usize,
    current: RuleSet,
}

impl House {
    /// All presets. Other rules that are already known come first.
    pub(super) fn new(known: RuleSet) -> House {
        let mut choices: Vec<RuleSet> =
            Preset::ALL.iter().filter_map(|preset| RuleSet::try_from(preset.draft()).ok()).collect();
        let chosen = choices.iter().position(|rules| *rules == known).unwrap_or_else(|| {
            choices.insert(0, known.clone());
            0
        });
        House { choices, chosen, current: known }
    }

    pub(super) fn rules(&self) -> &RuleSet {
        &self.current
    }

    /// The rules that are chosen, without the changes.
    pub(super) fn chosen(&self) -> &RuleSet {
        &self.choices[self.chosen]
    }

    /// The settings that an option is offered with: the usual ones, that of the chosen rules, and
    /// the current one.
    pub(super) fn settings(&self, option: &OptionSpec) -> Vec<Setting> {
        let words: Vec<&str> = match option.kind {
            Kind::Choice(words) => words.iter().map(|(word, _)| *word).collect(),
            Kind::Flag => vec!["off", "on"],
            _ => option.usual.to_vec(),
        };
        let usual = words.iter().filter_map(|word| option.parse(word).ok());
        let own = [self.chosen(), &self.current].map(|rules| option.get(rules.draft()));
        let mut settings = Vec::new();
        for setting in usual.chain(own) {
            if !settings.contains(&setting) {
                settings.push(setting);
            }
        }
        settings
    }

    /// Changes one option. Others that contradict it give way, and the note says so.
    ///
    /// # Errors
    /// A sentence with what is allowed.
    pub(super) fn set(&mut self, option: &OptionSpec, value: &str) -> Result<Option<String>, String> {
        let mut reading = Reading::of(self.current.draft().clone());
        reading.change([(option.key, value)]);
        let adjusted = reading.adjusted().iter();
        let notes: Vec<String> = adjusted
            .map(|it| format!("{} is now {}.", it.option.title, it.option.kind.in_words(&it.now)))
            .collect();
        let named = self.named(reading.draft().clone());
        *reading.draft_mut() = named;
        let rules = reading.check().map_err(|conflicts| conflicts.to_string())?;
        self.current = rules;
        Ok((!notes.is_empty()).then(|| notes.join(" ")))
    }

    /// The next rule set, unchanged. The last one is followed by the first.
    pub(super) fn change_rules(&mut self, by: isize) {
        let count = self.choices.len() as isize;
        self.chosen = (self.chosen as isize + by).rem_euclid(count) as usize;
        self.current = self.choices[self.chosen].clone();
    }

    /// Whether a target ends the game.
    pub(super) fn has_target(&self) -> bool {
        self.current.ending() != EndingRule::Rounds
    }

    pub(super) fn change_target(&mut self, by: isize) {
        let mut targets: Vec<Points> = usual("target").map(Points).collect();
        targets.extend([self.choices[self.chosen].target(), self.current.target()]);
        targets.sort();
        targets.dedup();
        let possible = self.variants(&targets, |draft, target| draft.ending.target = target);
        self.change(&possible, by);
    }

    /// Whether these seats can be split into teams.
    pub(super) fn can_have_teams(&self, seats: usize) -> bool {
        self.splits(seats).len() > 1
    }

    pub(super) fn change_teams(&mut self, by: isize, seats: usize) {
        let possible = self.splits(seats);
        self.change(&possible, by);
    }

    /// Resets teams that are no longer possible.
    pub(super) fn fit(&mut self, seats: usize) {
        let teams = self.choices[self.chosen].teams();
        if self.current.teams() != teams && Game::new(self.current.clone(), seats).is_err() {
            let fitting = self.variants(&[teams], |draft, teams| draft.sides.teams = teams);
            self.current = fitting.into_iter().next().unwrap_or_else(|| self.choices[self.chosen].clone());
        }
    }

    fn splits(&self, seats: usize) -> Vec<RuleSet> {
        let teams: Vec<u8> = usual("teams").filter_map(|teams| u8::try_from(teams).ok()).collect();
        let mut possible = self.variants(&teams, |draft, teams| draft.sides.teams = teams);
        possible.retain(|rules| Game::new(rules.clone(), seats).is_ok());
        possible
    }

    /// The current rules with each of these values, without contradictory ones.
    fn variants<T: Copy>(&self, values: &[T], set: impl Fn(&mut RuleSetDraft, T)) -> Vec<RuleSet> {
        let variant = |value: &T| {
            let mut draft = self.current.draft().clone();
            set(&mut draft, *value);
            RuleSet::try_from(self.named(draft)).ok()
        };
        values.iter().filter_map(variant).collect()
    }

    /// The draft with a name and a description that are true.
    fn named(&self, mut draft: RuleSetDraft) -> RuleSetDraft {
        let origin = self.chosen().draft();
        (draft.name, draft.about) = (origin.name.clone(), origin.about.clone());
        if !draft.plays_like(origin) {
            draft.about.clear();
            if !draft.name.ends_with(CHANGED) {
                draft.name.push_str(CHANGED);
            }
        }
        draft
    }

    fn change(&mut self, possible: &[RuleSet], by: isize) {
        let is_current = |rules: &RuleSet| rules.draft().plays_like(self.current.draft());
        let Some(last) = possible.len().checked_sub(1) else { return };
        let at = possible.iter().position(is_current).unwrap_or(last) as isize;
        self.current = possible[(at + by).rem_euclid(possible.len() as isize) as usize].clone();
    }
}

/// The usual settings of an option, as numbers.
fn usual(key: &str) -> impl Iterator<Item = i32> {
    let settings = option(key).map_or(&[][..], |option| option.usual);
    settings.iter().filter_map(|setting| setting.parse().ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn house() -> House {
        House::new(RuleSet::preset("classic").unwrap())
    }

    #[test]
    fn another_target_makes_other_rules_and_the_same_one_the_old_ones() {
        let mut house = house();
        house.change_target(-1);
        assert_eq!(house.rules().target(), Points(5000));
        assert_eq!(house.rules().name(), "Classic, changed");
        house.change_target(1);
        assert_eq!(house.rules().name(), "Classic");
        (0..20).for_each(|_| house.change_target(1));
    }

    #[test]
    fn every_option_can_be_changed_and_what_contradicts_it_gives_way() {
        use farkle_rules::rule_set::options;
        for option in options() {
            let mut house = house();
            let settings = house.settings(option);
            let before = option.get(house.rules().draft());
            let typed = ["150", "7"].map(ToString::to_string);
            let changed = settings.iter().map(ToString::to_string).chain(typed).any(|setting| {
                house.set(option, &setting).is_ok() && option.get(house.rules().draft()) != before
            });
            assert!(changed, "{}: {settings:?}", option.key);
        }
        let mut expanded = House::new(RuleSet::preset("playmonster-expanded").unwrap());
        let note = expanded.set(option("ending").unwrap(), "exactly").unwrap().unwrap();
        assert!(note.contains(" is now "), "{note}");
        let mut house = house();
        house.set(option("dice").unwrap(), "5").unwrap();
        assert_eq!((house.rules().name(), house.rules().about()), ("Classic, changed", ""));
        let refused = house.set(option("target").unwrap(), "7").unwrap_err();
        assert!(refused.contains("a multiple of 5"), "{refused}");
    }

    #[test]
    fn teams_are_offered_where_the_seats_can_be_split() {
        for (seats, can) in [(1, false), (2, false), (3, false), (4, true), (5, false), (6, true), (8, true)]
        {
            assert_eq!(house().can_have_teams(seats), can, "{seats}");
        }
        let mut house = house();
        house.change_teams(1, 4);
        assert_eq!(house.rules().teams(), 2);
        house.fit(6);
        assert_eq!(house.rules().teams(), 2);
        house.fit(3);
        assert_eq!(house.rules().teams(), 0);
    }
}
