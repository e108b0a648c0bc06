//! The game of a pad as a file: for a spreadsheet, for programs, for `farkle replay`, on paper.

use super::keeper::Keeper;
use crate::browser;
use crate::stored::Stored;
use farkle_client::pad::Pad;
use leptos::prelude::*;

/// The sheet, one row a turn.
pub(super) fn table(keeper: Keeper) {
    browser::download(&keeper.file("csv"), &keeper.pad.with_untracked(Pad::csv));
}

/// The game as a record.
pub(super) fn record(keeper: Keeper) {
    browser::download(&keeper.file("farkle"), &record_text(keeper));
}

/// The same as a text.
pub(super) fn record_text(keeper: Keeper) -> String {
    keeper.pad.with_untracked(|pad| pad.record().to_string())
}

/// The pad with everything that can be undone, to go on with it elsewhere.
pub(super) fn pad(keeper: Keeper) {
    browser::download(&keeper.file("pad"), &keeper.pad.with_untracked(Pad::to_string));
}

/// The game for programs.
pub(super) fn json(keeper: Keeper) {
    browser::download(&keeper.file("json"), &keeper.pad.with_untracked(|pad| as_json(pad).text()));
}

/// The names of the fields are those of `farkle pad --json`.
fn as_json(pad: &Pad) -> Stored {
    let (game, record) = (pad.game(), pad.record());
    let turns = pad.lines().iter().filter_map(|line| {
        let end = line.outcome.turn_end?;
        let turn = Stored::new()
            .with("round", line.round)
            .with("seat", end.seat.index() as u32 + 1)
            .with("banked", end.gained.0)
            .with("penalty", end.penalty.0)
            .with("score", end.score.0)
            .with("let_pass", line.is_overruled());
        Some(turn)
    });
    Stored::new()
        .with("rules", pad.rules().name())
        .with("code", pad.rules().draft().code())
        .with_list("seats", pad.names())
        .with_list("events", record.events.iter().map(ToString::to_string))
        .with_list("turns", turns)
        .with_list("scores", game.all_sides().map(|side| game.score(side).0))
        .with("over", game.is_over())
        .with_list("winners", game.winners().iter().map(|side| side.index() as u32 + 1))
}
