//! The summary of a game or a pad: all that lists show, readable without the engine.

use crate::game::colors::Colors;
use crate::storage::days::DayGame;
use crate::storage::file_name;
use crate::storage::stored::Stored;
use farkle_rules::Game;
use farkle_table::team;
use litemap::LiteMap;

/// The summary of a game or a pad.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Summary {
    /// Its id in addresses.
    pub id: String,
    /// When it last changed, in milliseconds since 1970.
    pub changed_ms: f64,
    /// Whether it has ended.
    pub over: bool,
    /// The name of its rules.
    pub rules: String,
    /// The share code of its rules; empty in rows of earlier versions.
    pub code: String,
    /// The names of the players, clockwise.
    pub names: Vec<String>,
    /// The side of every seat; empty in rows of earlier versions.
    pub sides: Vec<usize>,
    /// The score of every seat's side.
    pub scores: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<usize>,
    /// The colours of the seats.
    pub colors: Colors,
}

/// A side in a list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct SideSummary {
    /// The name of its player or team.
    pub name: String,
    /// Its score.
    pub score: i32,
    /// Whether it has won.
    pub won: bool,
}

impl Summary {
    /// The summary of a game.
    pub(crate) fn of(id: &str, game: &Game, names: Vec<String>, colors: &Colors) -> Summary {
        let winners = game.winners();
        Summary {
            id: id.to_string(),
            changed_ms: crate::page::browser::now_ms(),
            over: game.is_over(),
            rules: game.rules().name().to_string(),
            code: game.rules().code(),
            names,
            sides: game.seats().map(|seat| game.side(seat).index()).collect(),
            scores: game.seats().map(|seat| game.score(game.side(seat)).0).collect(),
            winners: game.seats().filter(|&s| winners.contains(game.side(s))).map(|s| s.index()).collect(),
            colors: colors.clone(),
        }
    }

    /// Whether it is a pad to continue: one on which somebody has points already.
    pub(crate) fn is_unfinished_pad(&self) -> bool {
        !self.over && self.scores.iter().any(|&score| score != 0)
    }

    /// The sides in their order, a team being one of them.
    pub(crate) fn by_side(&self) -> Vec<SideSummary> {
        let mut sides: LiteMap<usize, (Vec<&str>, i32, bool)> = LiteMap::new();
        for (seat, (name, &score)) in self.names.iter().zip(&self.scores).enumerate() {
            let side = self.sides.get(seat).copied().unwrap_or(seat);
            let (names, _, won) = sides.entry(side).or_insert_with(|| (Vec::new(), score, false));
            names.push(name);
            *won |= self.winners.contains(&seat);
        }
        // Whoever plays alone beats nobody.
        let several = sides.len() > 1;
        let sides = sides.into_tuple_vec().into_iter();
        let side = |(_, (names, score, won)): (usize, (Vec<&str>, i32, bool))| SideSummary {
            name: team(&names),
            score,
            won: won && several,
        };
        sides.map(side).collect()
    }

    /// The day of Today's Dice that it belongs to, if it does to one.
    pub(crate) fn day(&self) -> Option<DayGame> {
        DayGame::of(&self.id)
    }

    /// The name for its file, without an extension.
    pub(crate) fn file_name(&self) -> String {
        file_name::of(self.changed_ms, &self.names)
    }

    /// A row with the summary; the caller adds the rest.
    pub(crate) fn stored(&self) -> Stored {
        Stored::new()
            .with("id", &self.id)
            .with("changed_ms", self.changed_ms)
            .with("over", self.over)
            .with("rules", &self.rules)
            .with("code", &self.code)
            .with_list("names", &self.names)
            .with_list("sides", self.sides.iter().map(|&side| side as u32))
            .with_list("scores", self.scores.iter().copied())
            .with_list("winners", self.winners.iter().map(|&seat| seat as u32))
            .with_list("colors", self.colors.0.iter().copied())
    }

    /// Reads a row; `None` if something is missing that lists need.
    pub(crate) fn read(row: &Stored) -> Option<Summary> {
        let numbers =
            |name: &str| row.list(name).into_iter().filter_map(|value| value.as_f64()).collect::<Vec<_>>();
        Some(Summary {
            id: row.string("id")?,
            changed_ms: row.number("changed_ms")?,
            over: row.flag("over")?,
            rules: row.string("rules")?,
            code: row.string("code").unwrap_or_default(),
            names: row.list("names").into_iter().filter_map(|name| name.as_string()).collect(),
            sides: numbers("sides").into_iter().map(|side| side as usize).collect(),
            scores: numbers("scores").into_iter().map(|score| score as i32).collect(),
            winners: numbers("winners").into_iter().map(|seat| seat as usize).collect(),
            colors: Colors(numbers("colors").into_iter().map(|color| color as u8).collect()),
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn summary(names: &[&str], sides: Vec<usize>, scores: Vec<i32>) -> Summary {
        Summary {
            id: "1".to_string(),
            changed_ms: 0.0,
            over: false,
            rules: "Zilch".to_string(),
            code: String::new(),
            names: names.iter().map(|name| name.to_string()).collect(),
            sides,
            scores,
            winners: vec![1],
            colors: Colors::default(),
        }
    }

    #[test]
    fn a_team_has_its_score_once() {
        let summary = summary(&["Ann", "Ben", "Cleo", "Dan"], vec![0, 1, 0, 1], vec![300, 500, 300, 500]);
        let side = |name: &str, score, won| SideSummary { name: name.to_string(), score, won };
        assert_eq!(summary.by_side(), [side("Ann & Cleo", 300, false), side("Ben & Dan", 500, true)]);
    }

    #[test]
    fn rows_of_earlier_versions_that_know_no_sides_show_everybody() {
        let summary = summary(&["Ann", "Ben"], Vec::new(), vec![300, 500]);
        let names: Vec<String> = summary.by_side().into_iter().map(|side| side.name).collect();
        assert_eq!(names, ["Ann", "Ben"]);
    }
}
