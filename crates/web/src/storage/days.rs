//! The days of Today's Dice: which stored game belongs to which day, and how each day went.
//!
//! The results are in local storage, apart from the games: whoever deletes old games keeps the
//! streak. Nothing here knows the dice of a day.

use crate::storage::stored::Stored;
use leptos::prelude::window;

const KEY: &str = "farkle.days";
/// What the ids of games of a day begin with.
const PREFIX: &str = "today-";

/// What the id of a game says about its day.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DayGame {
    /// The number of the day.
    pub day: u32,
    /// Whether it is the one try that counts.
    pub counts: bool,
}

impl DayGame {
    /// The day of a game with this id, if it is of one.
    pub(crate) fn of(id: &str) -> Option<DayGame> {
        let rest = id.strip_prefix(PREFIX)?;
        let (day, other) = rest.split_once('-').map_or((rest, None), |(day, other)| (day, Some(other)));
        Some(DayGame { day: day.parse().ok()?, counts: other.is_none() })
    }

    /// The id of the try that counts. There is one id, so there is one such game in this browser,
    /// in however many windows it is begun.
    pub(crate) fn counting_id(day: u32) -> String {
        format!("{PREFIX}{day}")
    }

    /// The id of another game of the day.
    pub(crate) fn other_id(day: u32, other: &str) -> String {
        format!("{PREFIX}{day}-{other}")
    }
}

/// How a day went.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct DayRow {
    /// The number of the day.
    pub day: u32,
    /// The points of all turns.
    pub points: i32,
    /// The turns that came to nothing.
    pub farkles: u32,
    /// What the thinker has found.
    pub judged: Option<DayJudged>,
}

/// How well a day was played.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct DayJudged {
    /// What best play makes of the same dice.
    pub par: i32,
    /// How good the decisions were, from 0 to 1.
    pub accuracy: f64,
    /// What the dice have added, in points.
    pub luck: f64,
}

impl DayRow {
    fn of(stored: &Stored) -> Option<DayRow> {
        let judged = || {
            let par = stored.number("par")? as i32;
            Some(DayJudged { par, accuracy: stored.number("accuracy")?, luck: stored.number("luck")? })
        };
        Some(DayRow {
            day: stored.number("day")? as u32,
            points: stored.number("points")? as i32,
            farkles: stored.number("farkles")? as u32,
            judged: judged(),
        })
    }

    fn stored(&self) -> Stored {
        let stored =
            Stored::new().with("day", self.day).with("points", self.points).with("farkles", self.farkles);
        match self.judged {
            Some(DayJudged { par, accuracy, luck }) => {
                stored.with("par", par).with("accuracy", accuracy).with("luck", luck)
            }
            None => stored,
        }
    }
}

/// All days that were played to their end, the first one first.
pub(crate) fn all() -> Vec<DayRow> {
    let text = window().local_storage().ok().flatten().and_then(|storage| storage.get_item(KEY).ok()?);
    let rows = text.and_then(|text| Stored::parse(&text)).map(|stored| stored.list("days"));
    rows.unwrap_or_default().into_iter().filter_map(|row| DayRow::of(&Stored::of(row)?)).collect()
}

/// How this day went, if it was played to its end.
pub(crate) fn find(day: u32) -> Option<DayRow> {
    all().into_iter().find(|row| row.day == day)
}

/// Keeps how a day went.
pub(crate) fn note(row: DayRow) {
    let rows = with(all(), row);
    // Without local storage, the games themselves say it as long as they are there.
    if let Ok(Some(storage)) = window().local_storage() {
        let stored = Stored::new().with_list("days", rows.iter().map(DayRow::stored));
        let _ = storage.set_item(KEY, &stored.text());
    }
}

/// The rows with one more. What is known about a day already stays: its try was the only one.
fn with(mut rows: Vec<DayRow>, row: DayRow) -> Vec<DayRow> {
    match rows.iter_mut().find(|known| known.day == row.day) {
        Some(known) => known.judged = known.judged.or(row.judged),
        None => rows.push(row),
    }
    rows.sort_by_key(|row| row.day);
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_id_of_a_game_says_its_day_and_whether_it_counts() {
        let id = DayGame::counting_id(328);
        assert_eq!(DayGame::of(&id), Some(DayGame { day: 328, counts: true }));
        let id = DayGame::other_id(328, "19ab");
        assert_eq!(DayGame::of(&id), Some(DayGame { day: 328, counts: false }));
        assert_eq!(["19ab", "today", "today-", "today-x"].map(DayGame::of), [None; 4]);
    }

    #[test]
    fn the_first_result_of_a_day_stays_and_is_judged_later() {
        let row = |day, points| DayRow { day, points, farkles: 1, judged: None };
        let judged = DayJudged { par: 7_000, accuracy: 0.9, luck: -20.0 };
        let rows =
            with(with(vec![row(3, 500)], row(2, 400)), DayRow { judged: Some(judged), ..row(3, 9_000) });
        assert_eq!(rows, [row(2, 400), DayRow { judged: Some(judged), ..row(3, 500) }]);
        assert_eq!(with(rows.clone(), row(3, 1)), rows);
    }
}
