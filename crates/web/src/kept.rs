//! What a game and a score pad have in common when they are kept in this browser: all that a list of them shows,
//! readable without reading the game itself.

use crate::colors::Colors;
use crate::stored::Stored;
use farkle_rules::Game;

/// What a list shows of a game.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Head {
    /// Its name in addresses.
    pub id: String,
    /// When something last happened in it, in milliseconds since 1970.
    pub changed_ms: f64,
    /// Whether it has ended.
    pub over: bool,
    /// The name of its rules.
    pub rules: String,
    /// The names at the table, clockwise.
    pub names: Vec<String>,
    /// The score of every seat's side.
    pub scores: Vec<i32>,
    /// The seats that have won.
    pub winners: Vec<usize>,
    /// The colours of the seats.
    pub colors: Colors,
}

impl Head {
    /// Of a game as it is now.
    pub(crate) fn of(id: &str, game: &Game, names: Vec<String>, colors: &Colors) -> Head {
        let winners = game.winners();
        Head {
            id: id.to_string(),
            changed_ms: crate::browser::now_ms(),
            over: game.is_over(),
            rules: game.rules().name().to_string(),
            names,
            scores: game.seats().map(|seat| game.score(game.side(seat)).0).collect(),
            winners: game.seats().filter(|&s| winners.contains(game.side(s))).map(|s| s.index()).collect(),
            colors: colors.clone(),
        }
    }

    /// A row that begins with it; what else is kept is added by whoever keeps it.
    pub(crate) fn stored(&self) -> Stored {
        Stored::new()
            .with("id", &self.id)
            .with("changed_ms", self.changed_ms)
            .with("over", self.over)
            .with("rules", &self.rules)
            .with_list("names", &self.names)
            .with_list("scores", self.scores.iter().copied())
            .with_list("winners", self.winners.iter().map(|&seat| seat as u32))
            .with_list("colors", self.colors.0.iter().copied())
    }

    /// Of a row, or `None` if something that a list needs is missing.
    pub(crate) fn read(row: &Stored) -> Option<Head> {
        let numbers =
            |name: &str| row.list(name).into_iter().filter_map(|value| value.as_f64()).collect::<Vec<_>>();
        Some(Head {
            id: row.string("id")?,
            changed_ms: row.number("changed_ms")?,
            over: row.flag("over")?,
            rules: row.string("rules")?,
            names: row.list("names").into_iter().filter_map(|name| name.as_string()).collect(),
            scores: numbers("scores").into_iter().map(|score| score as i32).collect(),
            winners: numbers("winners").into_iter().map(|seat| seat as usize).collect(),
            colors: Colors(numbers("colors").into_iter().map(|color| color as u8).collect()),
        })
    }
}
