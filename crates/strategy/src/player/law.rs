//! The law of a turn under a temperament that looks at no more than the way home.

use super::{ComputerPlayer, Temperament};
use crate::law::{Law, Plays, Way};
use crate::rolls::{Choice, RollClass};
use crate::turn::Stakes;
use farkle_rules::Then;
use farkle_rules::rule_set::EndingRule;

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
        let view = if self.situation.opened { &self.player.opened } else { &self.player.unopened };
        // After the only throw hot dice can be banked even where they must be rolled otherwise.
        let left = if self.situation.one_throw { left.max(1) } else { left };
        view.stakes.bank(total, left).is_some()
    }

    /// All ways to go on after a roll, with the turn total of each.
    fn options(&self, total: usize, class: &RollClass) -> Vec<(Choice, Then, usize)> {
        let mut options = Vec::with_capacity(2 * class.choices.len());
        for &choice in &class.choices {
            let sum = total + choice.points as usize;
            let bank = self.can_bank(sum, choice.left.into());
            options.extend(bank.then_some((choice, Then::Bank, sum)));
            match self.situation.one_throw {
                true => options.extend((!bank).then_some((choice, Then::GiveUp, sum))),
                false => options.push((choice, Then::Roll, sum)),
            }
        }
        options
    }

    /// See `plain_sense` in the module above.
    fn plain_sense(&self, options: &[(Choice, Then, usize)]) -> Option<(Choice, Then)> {
        let banked = options.iter().filter(|option| option.1 == Then::Bank).max_by_key(|option| option.2);
        if let Some(lead) = self.situation.lead {
            if let Some(option) = banked.filter(|option| option.2 >= lead) {
                return Some((option.0, option.1));
            }
            let rolls = options.iter().filter(|option| option.1 == Then::Roll);
            let hand = |choice: Choice| self.player.rolls.in_hand(choice.left.into());
            return rolls.max_by_key(|option| (hand(option.0), option.2)).map(|option| (option.0, option.1));
        }
        let to_go = self.situation.to_go?;
        let wins = |sum: usize| match self.player.rules.draft().ending.ending {
            EndingRule::AtOnce => sum >= to_go,
            EndingRule::Exactly => sum == to_go,
            _ => false,
        };
        banked.filter(|option| wins(option.2)).map(|option| (option.0, option.1))
    }

    fn by_feeling(&self, options: &[(Choice, Then, usize)], ways: &mut Vec<Way>) {
        let Some(most) = options.iter().map(|option| option.2).max() else { return };
        let greedy: Vec<_> = options.iter().filter(|option| option.2 == most).collect();
        let Some(first) = greedy.first() else { return };
        let courage = self.player.courage(first.0.left.into(), most);
        let wanted = |rolls: bool| {
            let found = greedy.iter().find(|option| (option.1 == Then::Roll) == rolls);
            found.map_or((first.0, first.1), |option| (option.0, option.1))
        };
        for (rolls, chance) in [(true, courage), (false, 1.0 - courage)] {
            let (choice, then) = wanted(rolls);
            ways.push((choice, then, chance));
        }
    }

    fn by_points(&self, options: &[(Choice, Then, usize)]) -> Option<(Choice, Then)> {
        let view = if self.situation.opened { &self.player.opened } else { &self.player.unopened };
        let exactly = self.player.rules.draft().ending.ending == EndingRule::Exactly;
        let room = self.situation.to_go.filter(|_| exactly);
        let worth = |&(choice, then, sum): &(Choice, Then, usize)| {
            let useless = room.is_some_and(|room| sum > room);
            let value = match then {
                _ if useless => 0.0,
                Then::Roll => view.table.rolling(sum, choice.left.into(), &view.stakes),
                Then::Bank => sum as f64,
                Then::GiveUp => 0.0,
            };
            value + if useless && then == Then::Roll { 1e-6 } else { 0.0 }
        };
        let valued = options.iter().map(|option| (worth(option), option));
        let best = valued.max_by(|(a, left), (b, right)| {
            a.total_cmp(b)
                .then((left.1 == Then::Bank).cmp(&(right.1 == Then::Bank)))
                .then(left.2.cmp(&right.2))
        });
        best.map(|(_, option)| (option.0, option.1))
    }
}

impl Plays for Habit<'_> {
    fn plays(&self, total: usize, class: &RollClass, ways: &mut Vec<Way>) {
        let options = self.options(total, class);
        let certain = match self.plain_sense(&options) {
            Some(play) => Some(play),
            None if self.player.temperament == Temperament::Beginner => {
                return self.by_feeling(&options, ways);
            }
            None => self.by_points(&options),
        };
        ways.extend(certain.map(|(choice, then)| (choice, then, 1.0)));
    }
}
