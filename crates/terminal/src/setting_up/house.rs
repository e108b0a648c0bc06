//! The rules on the set-up screen: a preset, and the two options that players change most often.
//!
//! The option lists its usual targets. The engine says which teams are possible.

use farkle_rules::rule_set::{EndingRule, option};
use farkle_rules::{Game, Points, Preset, RuleSet, RuleSetDraft};

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
        let origin = self.choices[self.chosen].draft();
        let variant = |value: &T| {
            let mut draft = self.current.draft().clone();
            set(&mut draft, *value);
            draft.name = origin.name.clone();
            if !draft.plays_like(origin) && !draft.name.ends_with(CHANGED) {
                draft.name.push_str(CHANGED);
            }
            RuleSet::try_from(draft).ok()
        };
        values.iter().filter_map(variant).collect()
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
