//! A day: its number, its rules and its dice.

use farkle_rules::{RuleSet, RuleSetDraft};
use farkle_table::{Holder, Seed, Setup};
use jiff::civil::{Date, date};
use std::fmt;

/// How many turns the game of a day has.
pub const TURNS: u32 = 10;

/// The day with the number 1.
const FIRST: Date = date(2026, 1, 1);

/// The rule sets of the days, one after the other: familiar ones come more often.
const RULES: [&str; 7] = ["classic", "playmonster", "walnut", "classic", "facebook", "wikihow", "zilch"];

/// What does not go with ten turns of somebody alone, where every point is gained by a turn.
const WITHOUT: [(&str, &str); 4] =
    [("ending", "rounds"), ("ties", "shared"), ("opening_score", "none"), ("three_farkles", "none")];

/// A day of Today's Dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Day(Date);

impl Day {
    /// The day with this number, counted from 1 January 2026; `None` for 0, and after the year
    /// 9999.
    pub fn of_number(number: u32) -> Option<Day> {
        let later = jiff::Span::new().try_days(i64::from(number.checked_sub(1)?)).ok()?;
        FIRST.checked_add(later).ok().map(Day)
    }

    /// This date, from 1 January 2026 on; `None` if there is no such date.
    ///
    /// ```
    /// use farkle_daily::Day;
    /// assert_eq!(Day::of_date(2026, 1, 1).unwrap().number(), 1);
    /// assert_eq!(Day::of_date(2026, 2, 30), None);
    /// ```
    pub fn of_date(year: i16, month: i8, day: i8) -> Option<Day> {
        Date::new(year, month, day).ok().filter(|date| *date >= FIRST).map(Day)
    }

    /// Its number.
    pub fn number(self) -> u32 {
        // The difference of two dates is asked for in days.
        let days = FIRST.until(self.0).map_or(0, |span| span.get_days());
        u32::try_from(days).unwrap_or_default() + 1
    }

    /// The day whose dice follow from this seed, up to and including a day; `None` if it is that
    /// of another game. Takes time in proportion to the number of days.
    pub fn with_seed(seed: &Seed, until: Day) -> Option<Day> {
        (1..=until.number()).filter_map(Day::of_number).find(|day| day.seed() == *seed)
    }

    /// The days of its month, from the first one on.
    pub fn days_of_month(self) -> impl Iterator<Item = Day> {
        let first = self.0.first_of_month();
        (0..first.days_in_month())
            .filter_map(move |later| Day::of_date(first.year(), first.month(), later + 1))
    }

    /// Its year, its month and its day of the month.
    pub fn date(self) -> (i16, i8, i8) {
        (self.0.year(), self.0.month(), self.0.day())
    }

    /// How many days its week has had before it, from Monday on.
    ///
    /// ```
    /// let friday = farkle_daily::Day::of_date(2026, 11, 27).unwrap();
    /// assert_eq!(friday.days_since_monday(), 4);
    /// ```
    pub fn days_since_monday(self) -> u8 {
        self.0.weekday().to_monday_zero_offset().unsigned_abs()
    }

    /// The day before.
    pub(crate) fn yesterday(self) -> Option<Day> {
        self.0.yesterday().ok().filter(|date| *date >= FIRST).map(Day)
    }

    /// Its year and its month.
    pub(crate) fn month(self) -> (i16, i8) {
        (self.0.year(), self.0.month())
    }

    /// The name of the preset that the rules of the day come from.
    pub fn preset(self) -> &'static str {
        RULES[self.number() as usize % RULES.len()]
    }

    /// The rules of the day: those of a preset, for ten turns.
    ///
    /// # Panics
    /// Never: a test builds the rules of every preset.
    pub fn rules(self) -> RuleSet {
        let mut draft = RuleSetDraft::preset(self.preset()).unwrap_or_default();
        for (key, value) in WITHOUT {
            draft.set(key, value).expect("an option");
        }
        draft.set("rounds", &TURNS.to_string()).expect("an option");
        RuleSet::try_from(draft).expect("the rules of a day")
    }

    /// The seed of its dice, which everybody can compute.
    pub fn seed(self) -> Seed {
        Seed::from_phrase(&format!("Today's Dice {}", self.number()))
    }

    /// The table of the day for these players, all of whom get the same dice.
    pub fn setup(self, holders: Vec<Holder>) -> Setup {
        let player_texts = Vec::new();
        Setup { duplicate: true, hints: false, player_texts, ..Setup::new(self.rules(), holders) }
    }
}

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::Points;

    #[test]
    fn every_day_has_rules_of_ten_turns_in_which_only_turns_gain_points() {
        for number in 1..=RULES.len() as u32 {
            let day = Day::of_number(number).unwrap();
            assert_eq!(day.number(), number);
            let rules = day.rules();
            assert_eq!(rules.opening_score(), Points(0), "{}", day.preset());
        }
    }

    #[test]
    fn a_day_is_known_by_its_number_and_by_its_date() {
        let day = Day::of_date(2026, 11, 24).unwrap();
        assert_eq!(day.number(), 328);
        assert_eq!(Day::of_number(328), Some(day));
        assert_eq!(Day::of_number(0), None);
        assert_eq!(Day::of_date(2025, 12, 31), None);
        let days: Vec<u32> = [(2026, 12, 31), (2027, 1, 1), (2028, 2, 29), (2028, 3, 1)]
            .map(|(year, month, day)| Day::of_date(year, month, day).unwrap().number())
            .to_vec();
        assert_eq!(days, [365, 366, 790, 791]);
    }

    #[test]
    fn a_day_is_found_by_the_seed_of_its_dice_and_not_before_it_has_come() {
        let day = Day::of_number(328).unwrap();
        assert_eq!(Day::with_seed(&day.seed(), day), Some(day));
        assert_eq!(Day::with_seed(&day.seed(), Day::of_number(327).unwrap()), None);
        assert_eq!(Day::with_seed(&Seed::from_phrase("another"), day), None);
    }

    #[test]
    fn a_month_has_all_of_its_days() {
        let days: Vec<Day> = Day::of_date(2028, 2, 17).unwrap().days_of_month().collect();
        assert_eq!(days.len(), 29);
        assert_eq!((days[0].date(), days[28].date()), ((2028, 2, 1), (2028, 2, 29)));
    }

    #[test]
    fn the_dice_of_a_known_day_never_change() {
        let day = Day::of_number(328).unwrap();
        assert_eq!(day.seed(), Seed::from_phrase("Today's Dice 328"));
    }
}
