//! How many days in a row somebody has played.

use crate::Day;
use std::collections::BTreeSet;

/// So many days of a month may be missed without ending a streak.
pub const FREE_MISSES: u8 = 2;

/// A streak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Streak {
    /// How many days were played.
    pub days: u32,
    /// How many days of this month may still be missed.
    pub free: u8,
}

impl Streak {
    /// The streak that goes on today. A day that is not over yet is not missed.
    ///
    /// ```
    /// use farkle_daily::{Day, Streak};
    /// let day = |number| Day::of_number(number).unwrap();
    /// let played = [day(1), day(2), day(4)].into();
    /// assert_eq!(Streak::of(&played, day(5)), Streak { days: 3, free: 1 });
    /// ```
    pub fn of(played: &BTreeSet<Day>, today: Day) -> Streak {
        let Some(first) = played.first() else { return Streak { days: 0, free: FREE_MISSES } };
        let (mut month, mut misses, mut misses_now) = (today.month(), 0, 0);
        let mut streak = Streak { days: u32::from(played.contains(&today)), free: FREE_MISSES };
        let mut earlier = today.yesterday();
        while let Some(day) = earlier.filter(|day| day >= first) {
            earlier = day.yesterday();
            if day.month() != month {
                (month, misses) = (day.month(), 0);
            }
            if played.contains(&day) {
                // Days that were missed before the streak began do not count.
                streak = Streak { days: streak.days + 1, free: FREE_MISSES - misses_now };
                continue;
            }
            misses += 1;
            if misses > FREE_MISSES {
                break;
            }
            if month == today.month() {
                misses_now = misses;
            }
        }
        streak
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn streak(played: &[u32], today: u32) -> Streak {
        let day = |number: u32| Day::of_number(number).unwrap();
        Streak::of(&played.iter().map(|number| day(*number)).collect(), day(today))
    }

    #[test]
    fn two_days_of_a_month_may_be_missed_and_the_third_ends_the_streak() {
        assert_eq!(streak(&[10, 11, 14], 14), Streak { days: 3, free: 0 });
        assert_eq!(streak(&[10, 14], 14), Streak { days: 1, free: 2 });
        assert_eq!(streak(&[10, 13], 14), Streak { days: 2, free: 0 });
    }

    #[test]
    fn every_month_has_its_own_free_days() {
        // Days 30 and 31 are in January, 32 and 33 in February.
        assert_eq!(streak(&[29, 34], 34), Streak { days: 2, free: 0 });
        assert_eq!(streak(&[29, 33], 33), Streak { days: 2, free: 1 });
    }

    #[test]
    fn today_is_not_missed_before_it_is_over() {
        assert_eq!(streak(&[10, 11], 12), Streak { days: 2, free: 2 });
        assert_eq!(streak(&[], 12), Streak { days: 0, free: 2 });
        assert_eq!(streak(&[12], 12), Streak { days: 1, free: 2 });
    }
}
