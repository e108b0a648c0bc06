//! A replayed game as JSON.

use super::Played;
use farkle_rules::{Gift, Moment, SheetLine, TurnEnd, TurnEndKind};
use serde::Serialize;

/// The whole game.
#[derive(Serialize)]
pub(super) struct Replayed {
    rules: String,
    code: String,
    seats: Vec<String>,
    headers: Vec<(String, String)>,
    events: Vec<EventOutput>,
    turns: Vec<SheetTurn>,
    scores: Vec<i32>,
    over: bool,
    /// Numbers of the winning sides, from 1.
    winners: Vec<usize>,
    position: String,
    /// Decisions that were taken back, with their events. Left out if there are none.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    taken_back: Vec<TakenBack>,
    /// Left out if the record has no seed.
    #[serde(skip_serializing_if = "Option::is_none")]
    dice: Option<Checked>,
}

/// A decision that was taken back.
#[derive(Serialize)]
struct TakenBack {
    /// The number of events before it.
    after: usize,
    dropped: Vec<String>,
}

/// The dice, drawn again from the seed.
#[derive(Serialize)]
struct Checked {
    from_seed: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    draws: Option<u64>,
    /// The first roll that does not come from the seed, in a sentence.
    #[serde(skip_serializing_if = "Option::is_none")]
    foreign: Option<String>,
}

/// One event and its consequences.
#[derive(Serialize)]
struct EventOutput {
    event: String,
    position: String,
    #[serde(skip_serializing_if = "is_false")]
    hot_dice: bool,
    #[serde(skip_serializing_if = "is_zero")]
    inherited: i32,
    #[serde(skip_serializing_if = "is_zero")]
    lost: i32,
    #[serde(skip_serializing_if = "is_false")]
    last_turns_begin: bool,
    #[serde(skip_serializing_if = "is_false")]
    play_off_begins: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    turn_end: Option<Ended>,
}

/// A turn on the sheet.
#[derive(Serialize)]
struct SheetTurn {
    round: u32,
    side: usize,
    #[serde(flatten)]
    end: Ended,
}

/// How a turn ended.
#[derive(Serialize)]
struct Ended {
    seat: usize,
    kind: &'static str,
    total: i32,
    gained: i32,
    penalty: i32,
    opened: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    gift: Option<Given>,
    score: i32,
}

/// Points above the exact target, given to another side.
#[derive(Serialize)]
struct Given {
    points: i32,
    to: Option<usize>,
}

fn is_false(flag: &bool) -> bool {
    !flag
}

fn is_zero(points: &i32) -> bool {
    *points == 0
}

pub(super) fn replayed(played: &Played) -> Replayed {
    let game = &played.replay.game;
    let record = &played.record;
    Replayed {
        rules: record.rules.name().to_string(),
        code: record.rules.code(),
        seats: record.seats.clone(),
        headers: record.headers.clone(),
        events: played.replay.moments.iter().map(happened).collect(),
        turns: played.replay.sheet.lines().iter().map(turn).collect(),
        scores: game.all_sides().map(|side| game.score(side).0).collect(),
        over: game.is_over(),
        winners: game.winners().iter().map(|side| side.index() + 1).collect(),
        position: game.position().to_string(),
        taken_back: played.taken_back.iter().map(taken_back).collect(),
        dice: played.dice.as_ref().map(|dice| Checked {
            from_seed: dice.is_ok(),
            draws: dice.as_ref().ok().copied(),
            foreign: dice.as_ref().err().map(ToString::to_string),
        }),
    }
}

fn taken_back(decision: &farkle_table::TakenBack) -> TakenBack {
    TakenBack { after: decision.keep, dropped: decision.dropped.iter().map(ToString::to_string).collect() }
}

fn happened(moment: &Moment) -> EventOutput {
    let outcome = &moment.outcome;
    EventOutput {
        event: moment.event.to_string(),
        position: moment.game.position().to_string(),
        hot_dice: outcome.hot_dice,
        inherited: outcome.inherited.0,
        lost: outcome.lost.0,
        last_turns_begin: outcome.last_turns_begin,
        play_off_begins: outcome.play_off_begins,
        turn_end: outcome.turn_end.as_ref().map(ended),
    }
}

fn turn(line: &SheetLine) -> SheetTurn {
    SheetTurn { round: line.round, side: line.side.index() + 1, end: ended(&line.end) }
}

fn ended(end: &TurnEnd) -> Ended {
    Ended {
        seat: end.seat.index() + 1,
        kind: match end.kind {
            TurnEndKind::Banked => "banked",
            TurnEndKind::Farkled => "farkled",
            TurnEndKind::ToxicTwos => "toxic_twos",
            TurnEndKind::GaveUp => "gave_up",
            TurnEndKind::Won => "won",
        },
        total: end.total.0,
        gained: end.gained.0,
        penalty: end.penalty.0,
        opened: end.opened,
        gift: end
            .gift
            .map(|Gift { points, to }| Given { points: points.0, to: to.map(|side| side.index() + 1) }),
        score: end.score.0,
    }
}
