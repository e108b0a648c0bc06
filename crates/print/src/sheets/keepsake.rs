//! A game to keep: the winner, the scores by turn as a chart, and the whole sheet.

mod chart;

use super::LayoutError;
use super::frame::{Frame, in_short, titled};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::{Points, Record, Replay, SheetChangeKind, SheetLine, SheetRow, Side, TurnEndKind};
use farkle_words::Messages;

const ROW: f64 = 5.6;
/// The height of the names above the sheet.
const HEAD: f64 = ROW * 1.3;
/// The height of the chart: what a short game leaves of the page, within bounds.
const CHART_HEIGHT: std::ops::RangeInclusive<f64> = 48.0..=96.0;
const NUMBER_COLUMN: f64 = 9.0;
/// The height of the line below the sheet that explains its marks.
const LEGEND: f64 = 4.6;
/// The height of the lines at the foot of the last page.
const FOOT: f64 = 9.0;
const SMALL: f64 = 2.6;
/// The size of the numbers of the rounds.
const LABEL: f64 = 3.0;

/// A game to keep, finished or not.
#[derive(Clone, Debug)]
pub struct Keepsake {
    /// The game.
    pub record: Record,
    /// Its day, as it is to be printed.
    pub day: Option<String>,
    /// The turn that decided it.
    pub decided: Option<Decided>,
    /// What others can check its dice with.
    pub check: Option<Check>,
}

/// The turn that decided a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decided {
    /// The number of the turn, from 0.
    pub turn: usize,
    /// The winner's chance before it, from 0 to 1.
    pub before: f64,
    /// The winner's chance after it.
    pub after: f64,
}

/// What the dice of a game can be checked with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Check {
    /// The seed of the dice, in hexadecimal digits.
    pub seed: String,
    /// The code that `farkle verify` says of the game, too.
    pub code: String,
}

impl From<Record> for Keepsake {
    /// The game alone.
    fn from(record: Record) -> Keepsake {
        Keepsake { record, day: None, decided: None, check: None }
    }
}

/// Its title and its pages.
pub(super) fn document(
    keepsake: &Keepsake,
    words: &Messages,
    paper: Paper,
) -> Result<(String, Vec<Canvas>), LayoutError> {
    let record = &keepsake.record;
    let replay = &record.replay().map_err(LayoutError::Record)?;
    let rules = &record.rules;
    let day = keepsake.day.iter().cloned();
    let subtitle: Vec<String> =
        [words.name_of(rules), in_short(rules, words)].into_iter().chain(day).collect();
    let subtitle = subtitle.join(" · ");
    let title = headline(record, replay, words);
    let (mut canvas, frame, top) = titled(paper, &title, &subtitle);
    let rows = replay.sheet.rows();
    let legend = has_openings(replay).then(|| format!("* {}", words.say("keep-opened")));
    let decided = keepsake.decided.filter(|decided| decided.turn < replay.sheet.lines().len());
    let foot_height = if keepsake.check.is_some() { FOOT } else { 0.0 };
    let bottom = frame.bottom - foot_height - if legend.is_some() { LEGEND } else { 0.0 };
    let below = chart::BELOW + if decided.is_some() { CAPTION } else { 0.0 };
    let rest = bottom - top - below - HEAD - ROW * rows.len() as f64;
    let height = rest.clamp(*CHART_HEIGHT.start(), *CHART_HEIGHT.end());
    chart::draw(&mut canvas, (&frame, top, height), record, (replay, decided), words);
    let mut y = top + height + below;
    if let Some(decided) = decided {
        caption(&mut canvas, (frame.left, y - 4.0), record, (replay, decided), words);
    }
    let mut pages = Vec::new();
    let mut next = 0;
    loop {
        let fits = ((bottom - y - HEAD) / ROW).floor().max(1.0) as usize;
        let last = (next + fits).min(rows.len());
        let below = sheet(&mut canvas, (&frame, y), record, (replay, &rows[next..last]), words);
        if let Some(legend) = &legend {
            let look = (Anchor::Start, Ink::Grey);
            canvas.text_within(
                (frame.left, below + 3.4),
                (SMALL, frame.width()),
                Weight::Regular,
                look,
                legend,
            );
        }
        next = last;
        if next >= rows.len() {
            break;
        }
        pages.push(canvas);
        (canvas, _, y) = titled(paper, &title, &subtitle);
    }
    if let Some(check) = &keepsake.check {
        foot(&mut canvas, &frame, check, words);
    }
    pages.push(canvas);
    Ok((title, pages))
}

fn headline(record: &Record, replay: &Replay, words: &Messages) -> String {
    let winners: Vec<Vec<String>> =
        replay.game.winners().iter().map(|side| names_of(record, replay, side)).collect();
    let said = if winners.is_empty() { words.say("keep-broken-off") } else { words.headline(&winners) };
    format!("Farkle · {said}")
}

/// The player's name, or all names of a team.
fn names_of(record: &Record, replay: &Replay, side: Side) -> Vec<String> {
    replay.game.seats_of(side).filter_map(|seat| record.seats.get(seat.index()).cloned()).collect()
}

/// Whether the sheet marks a turn that has brought somebody on the board.
fn has_openings(replay: &Replay) -> bool {
    replay.sheet.lines().iter().any(|line| has_opened(replay, line))
}

/// Whether a turn has brought its side on the board, where that takes an opening score.
fn has_opened(replay: &Replay, line: &SheetLine) -> bool {
    line.end.opened && replay.game.rules().opening_score() > Points::ZERO
}

/// What stands before a row.
fn label(row: &SheetRow<'_>, words: &Messages) -> String {
    match row {
        SheetRow::Round(round, _) => round.to_string(),
        SheetRow::Change(change) => match change.kind {
            SheetChangeKind::Joined => words.say("keep-joined"),
            SheetChangeKind::Corrected => words.say("keep-corrected"),
        },
    }
}

/// The width of the column with the numbers of the rounds, and with what else stands there.
fn label_width(replay: &Replay, words: &Messages) -> f64 {
    let rows = replay.sheet.rows();
    let width = |row: &SheetRow<'_>| Weight::Regular.width(&label(row, words), LABEL) + 4.0;
    let changes = rows.iter().filter(|row| matches!(row, SheetRow::Change(_)));
    changes.map(width).fold(NUMBER_COLUMN, f64::max)
}

/// The height of the sentence about the turn that decided the game.
const CAPTION: f64 = 7.0;

/// Says which turn decided the game. The dot is the one in the chart.
fn caption(
    canvas: &mut Canvas,
    (x, baseline): (f64, f64),
    record: &Record,
    (replay, decided): (&Replay, Decided),
    words: &Messages,
) {
    let Some(line) = replay.sheet.lines().get(decided.turn) else { return };
    let round = || (line.round as usize).into();
    let name = || record.seats.get(line.end.seat.index()).cloned().unwrap_or_default().into();
    let turn = match line.end.kind {
        TurnEndKind::Banked if line.end.gained > Points::ZERO => {
            let points = line.end.gained.into();
            words.say_with("keep-decided-bank", &[("round", round()), ("name", name()), ("points", points)])
        }
        TurnEndKind::Farkled => {
            words.say_with("keep-decided-farkle", &[("round", round()), ("name", name())])
        }
        _ => words.say_with("keep-decided-turn", &[("round", round()), ("name", name())]),
    };
    let winner = replay.game.winners().iter().next();
    let winner = winner.map(|side| names_of(record, replay, side).join(" & ")).unwrap_or_default();
    let chance = words.say_with(
        "keep-decided-chance",
        &[
            ("winner", winner.into()),
            ("before", words.percent(decided.before).into()),
            ("after", words.percent(decided.after).into()),
        ],
    );
    let said = format!("{turn} {chance}");
    canvas.dot((x + 1.0, baseline - 1.2), 1.0, Ink::Black);
    let (size, room) = (3.4, canvas.size_mm().0 - x - x - 4.0);
    canvas.text_within(
        (x + 4.0, baseline),
        (size, room),
        Weight::Regular,
        (Anchor::Start, Ink::Black),
        &said,
    );
}

/// Writes these rows of the sheet, and returns where they end.
fn sheet(
    canvas: &mut Canvas,
    (frame, top): (&Frame, f64),
    record: &Record,
    (replay, rows): (&Replay, &[SheetRow<'_>]),
    words: &Messages,
) -> f64 {
    let seats = record.seats.len();
    let labels = label_width(replay, words);
    let width = (frame.width() - labels) / seats.max(1) as f64;
    let x = |seat: usize| frame.left + labels + width * seat as f64;
    canvas.fill((frame.left, top), (frame.width(), HEAD), Ink::Wash);
    for (seat, name) in record.seats.iter().enumerate() {
        canvas.name((x(seat) + 1.0, top + 0.4), (width - 2.0, HEAD - 0.8), 3.8, Anchor::Middle, name);
    }
    for (place, row) in rows.iter().enumerate() {
        let y = top + HEAD + ROW * place as f64;
        canvas.line((frame.left, y), (frame.right, y), 0.15, Ink::Line);
        let baseline = y + ROW * 0.72;
        canvas.text(
            (frame.left + labels - 2.0, baseline),
            LABEL,
            Weight::Regular,
            (Anchor::End, Ink::Grey),
            &label(row, words),
        );
        match row {
            SheetRow::Round(_, lines) => {
                for line in lines {
                    let opened = if has_opened(replay, line) { "*" } else { "" };
                    let mark = format!("{}{opened}", words.mark(line));
                    cell(canvas, (x(line.end.seat.index()), baseline), width, (&mark, line.end.score), words);
                }
            }
            SheetRow::Change(change) => {
                let mark = words.mark_of_change(change);
                cell(canvas, (x(change.seat.index()), baseline), width, (&mark, change.score), words);
            }
        }
    }
    let bottom = top + HEAD + ROW * rows.len() as f64;
    for seat in 0..seats {
        canvas.line((x(seat), top), (x(seat), bottom), 0.15, Ink::Line);
    }
    canvas.outline((frame.left, top), (frame.width(), bottom - top), 0.0, 0.4, Ink::Black);
    bottom
}

/// Writes a mark on the left and the score after it on the right.
fn cell(
    canvas: &mut Canvas,
    (x, baseline): (f64, f64),
    width: f64,
    (mark, score): (&str, Points),
    words: &Messages,
) {
    let half = width / 2.0 - 1.5;
    let size = (3.2_f64).min(width / 6.0);
    canvas.text_within((x + half, baseline), (size, half), Weight::Regular, (Anchor::End, Ink::Grey), mark);
    let score = words.points(score);
    let at = (x + width - 1.5, baseline);
    canvas.text_within(at, (size, half), Weight::Bold, (Anchor::End, Ink::Black), &score);
}

/// What the dice can be checked with, at the foot of the page.
fn foot(canvas: &mut Canvas, frame: &Frame, check: &Check, words: &Messages) {
    let lines = [
        words.say_with("keep-seed", &[("seed", check.seed.clone().into())]),
        words.say_with("keep-code", &[("code", check.code.clone().into())]),
    ];
    for (place, line) in lines.iter().rev().enumerate() {
        let at = (frame.left, frame.bottom - 0.6 - SMALL * 1.5 * place as f64);
        let look = (Anchor::Start, Ink::Grey);
        canvas.text_within(at, (SMALL, frame.width()), Weight::Regular, look, line);
    }
}
