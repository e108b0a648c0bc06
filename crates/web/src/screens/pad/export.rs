//! The game of a pad as a file: for spreadsheets, for programs, for `farkle replay`, and on paper.

use super::keeper::Keeper;
use crate::page::browser;
use crate::storage::stored::Stored;
use farkle_client::pad::Pad;
use leptos::prelude::*;

/// The sheet, one row per turn.
pub(super) fn table(keeper: Keeper) {
    browser::download(&keeper.file("csv"), &keeper.pad.with_untracked(Pad::csv));
}

/// The game as a record.
pub(super) fn record(keeper: Keeper) {
    browser::download(&keeper.file("farkle"), &record_text(keeper));
}

/// The record as text.
pub(super) fn record_text(keeper: Keeper) -> String {
    keeper.pad.with_untracked(|pad| pad.record().to_string())
}

/// The pad with everything that can be undone, to continue elsewhere.
pub(super) fn pad(keeper: Keeper) {
    browser::download(&keeper.file("pad"), &keeper.pad.with_untracked(Pad::to_string));
}

/// The game as JSON.
pub(super) fn json(keeper: Keeper) {
    browser::download(&keeper.file("json"), &keeper.pad.with_untracked(|pad| as_json(pad).text()));
}

/// The field names are those of `farkle pad --json`.
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
        .with("code", pad.rules().code())
        .with_list("seats", pad.names())
        .with_list("events", record.events.iter().map(ToString::to_string))
        .with_list("turns", turns)
        .with_list("scores", game.all_sides().map(|side| game.score(side).0))
        .with("over", game.is_over())
        .with_list("winners", game.winners().iter().map(|side| side.index() as u32 + 1))
}
