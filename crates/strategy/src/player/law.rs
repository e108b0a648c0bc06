//! The law of a turn under a temperament that looks at no more than the way home.

use super::{ComputerPlayer, Temperament, View};
use crate::law::{Law, Plays, Way};
use crate::rolls::{RollChoice, RollClass};
use crate::turn::Stakes;
use farkle_rules::Then;
use farkle_rules::rule_set::EndingRule;
use std::cmp::Ordering;

/// Where a side stands when its turn begins, as far as simple temperaments look at it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Situation {
    pub(crate) opened: bool,
    /// Units to the target, where that is still to be reached.
    pub(crate) to_go: Option<usize>,
    /// In the only last turn: the units that take the lead.
    pub(crate) lead: Option<usize>,
    /// Whether there is one throw only.
    pub(crate) one_throw: bool,
}

/// A way to go on after a roll, with the turn total that it makes.
#[derive(Clone, Copy)]
struct WayOn {
    choice: RollChoice,
    then: Then,
    sum: usize,
}

struct Habit<'a> {
    player: &'a ComputerPlayer,
    situation: Situation,
}

impl ComputerPlayer {
    /// The law of its turns in a situation. Not for the champion, who looks at more.
    pub(crate) fn law(&self, situation: Situation) -> Law {
        let view = if situation.opened { &self.opened } else { &self.unopened };
        let most = view.table.highest().max(situation.to_go.or(situation.lead).unwrap_or(0));
        Law::of(&self.rolls, most, &Habit { player: self, situation })
    }
}

impl Habit<'_> {
    fn can_bank(&self, total: usize, left: usize) -> bool {
        // After the only throw hot dice can be banked even where they must be rolled otherwise.
        let left = if self.situation.one_throw { left.max(1) } else { left };
        self.view().stakes.bank(total, left).is_some()
    }

    /// Shows all ways to go on after a roll.
    #[inline]
    fn each_option(&self, total: usize, class: &RollClass, mut see: impl FnMut(WayOn)) {
        for &choice in &class.choices {
            let sum = total + choice.points as usize;
            let bank = self.can_bank(sum, choice.left.into());
            if bank {
                see(WayOn { choice, then: Then::Bank, sum });
            }
            if !self.situation.one_throw {
                see(WayOn { choice, then: Then::Roll, sum });
            } else if !bank {
                see(WayOn { choice, then: Then::GiveUp, sum });
            }
        }
    }

    /// The option that comes out highest; of equal ones the last.
    #[inline]
    fn highest<K>(
        &self,
        total: usize,
        class: &RollClass,
        key: impl Fn(&WayOn) -> Option<K>,
        order: impl Fn(&K, &K) -> Ordering,
    ) -> Option<WayOn> {
        let mut best: Option<(K, WayOn)> = None;
        self.each_option(total, class, |option| {
            let Some(key) = key(&option) else { return };
            if best.as_ref().is_none_or(|(most, _)| order(&key, most).is_ge()) {
                best = Some((key, option));
            }
        });
        best.map(|(_, option)| option)
    }

    /// See `plain_sense` in the module above.
    fn plain_sense(&self, total: usize, class: &RollClass) -> Option<WayOn> {
        let banked = |option: &WayOn| (option.then == Then::Bank).then_some(option.sum);
        let most_banked = || self.highest(total, class, banked, usize::cmp);
        if let Some(lead) = self.situation.lead {
            if let Some(option) = most_banked().filter(|option| option.sum >= lead) {
                return Some(option);
            }
            let rolled = |option: &WayOn| {
                let hand = self.player.rolls.in_hand(option.choice.left.into());
                (option.then == Then::Roll).then_some((hand, option.sum))
            };
            return self.highest(total, class, rolled, Ord::cmp);
        }
        let to_go = self.situation.to_go?;
        let wins = |sum: usize| match self.player.rules.ending() {
            EndingRule::AtOnce => sum >= to_go,
            EndingRule::Exactly => sum == to_go,
            _ => false,
        };
        most_banked().filter(|option| wins(option.sum))
    }

    fn by_feeling(&self, total: usize, class: &RollClass, ways: &mut Vec<Way>) {
        let Some(most) = class.choices.iter().map(|choice| total + choice.points as usize).max() else {
            return;
        };
        let mut greedy = Vec::new();
        self.each_option(total, class, |option| greedy.extend((option.sum == most).then_some(option)));
        let Some(&first) = greedy.first() else { return };
        let courage = self.player.courage(first.choice.left.into(), most);
        for (rolls, chance) in [(true, courage), (false, 1.0 - courage)] {
            let wanted = greedy.iter().find(|option| (option.then == Then::Roll) == rolls);
            let WayOn { choice, then, .. } = wanted.copied().unwrap_or(first);
            ways.push((choice, then, chance));
        }
    }

    fn by_points(&self, total: usize, class: &RollClass) -> Option<WayOn> {
        let view = self.view();
        let exactly = self.player.rules.ending() == EndingRule::Exactly;
        let room = self.situation.to_go.filter(|_| exactly);
        let worth = |&WayOn { choice, then, sum }: &WayOn| {
            let useless = room.is_some_and(|room| sum > room);
            let value = match then {
                _ if useless => 0.0,
                Then::Roll => view.table.rolling(sum, choice.left.into(), &view.stakes),
                Then::Bank => sum as f64,
                Then::GiveUp => 0.0,
            };
            let value = value + if useless && then == Then::Roll { 1e-6 } else { 0.0 };
            Some((value, then == Then::Bank, sum))
        };
        let by_worth = |a: &(f64, bool, usize), b: &(f64, bool, usize)| {
            a.0.total_cmp(&b.0).then((a.1, a.2).cmp(&(b.1, b.2)))
        };
        self.highest(total, class, worth, by_worth)
    }

    fn view(&self) -> &View {
        if self.situation.opened { &self.player.opened } else { &self.player.unopened }
    }
}

impl Plays for Habit<'_> {
    fn plays(&self, total: usize, class: &RollClass, ways: &mut Vec<Way>) {
        let certain = match self.plain_sense(total, class) {
            Some(option) => Some(option),
            None if self.player.temperament == Temperament::Beginner => {
                return self.by_feeling(total, class, ways);
            }
            None => self.by_points(total, class),
        };
        ways.extend(certain.map(|option| (option.choice, option.then, 1.0)));
    }
}
