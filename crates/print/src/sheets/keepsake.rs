//! A game to keep: the winner, the scores by turn as a chart, and the whole sheet.

use super::LayoutError;
use super::frame::{Frame, in_short, titled};
use crate::{Anchor, Canvas, Ink, Paper, Weight};
use farkle_rules::{MAX_SEATS, Points, Record, Replay, SheetLine, Side};
use farkle_words::Messages;

const ROW: f64 = 5.6;
const CHART_HEIGHT: f64 = 48.0;
const NUMBER_COLUMN: f64 = 9.0;
/// Dash patterns of the lines in the chart, for any number of sides in black ink.
const DASHES: [&str; MAX_SEATS] = [
    "",
    "2 1",
    "0.6 0.9",
    "3 1 0.6 1",
    "4 1.5",
    "1.2 1.2",
    "4 1 0.6 1 0.6 1",
    "0.6 2",
    "6 1 2 1",
    "2 2.5",
    "6 2",
    "3 0.8 1 0.8 1 0.8",
];

/// Its title and its pages.
pub(super) fn document(
    record: &Record,
    words: &Messages,
    paper: Paper,
) -> Result<(String, Vec<Canvas>), LayoutError> {
    let replay = record.replay().map_err(LayoutError::Record)?;
    let rules = &record.rules;
    let subtitle = format!("{} · {}", words.name_of(rules), in_short(rules, words));
    let title = headline(record, &replay, words);
    let (mut canvas, frame, top) = titled(paper, &title, &subtitle);
    chart(&mut canvas, (&frame, top), record, &replay, words);
    let mut pages = Vec::new();
    let mut y = top + CHART_HEIGHT + 8.0;
    let rounds = rounds(&replay);
    let mut next = 0;
    loop {
        let fits = ((frame.bottom - y - ROW * 1.6) / ROW).floor().max(1.0) as usize;
        let last = (next + fits).min(rounds.len());
        sheet(&mut canvas, (&frame, y), record, (&rounds[next..last], next), words);
        next = last;
        pages.push(canvas);
        if next >= rounds.len() {
            break;
        }
        (canvas, _, y) = titled(paper, &title, &subtitle);
    }
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

/// The turns by round: a line for every seat that had one.
fn rounds(replay: &Replay) -> Vec<Vec<&SheetLine>> {
    let mut rounds: Vec<Vec<&SheetLine>> = Vec::new();
    for line in replay.sheet.lines() {
        let index = line.round.saturating_sub(1) as usize;
        rounds.resize_with(rounds.len().max(index + 1), Vec::new);
        rounds[index].push(line);
    }
    rounds
}

/// Scores of every side after each turn.
fn chart(
    canvas: &mut Canvas,
    (frame, top): (&Frame, f64),
    record: &Record,
    replay: &Replay,
    words: &Messages,
) {
    let game = &replay.game;
    let courses: Vec<Vec<Points>> = game.all_sides().map(|side| replay.sheet.course(game, side)).collect();
    let turns = replay.sheet.lines().len();
    let all = || courses.iter().flatten().map(|points| f64::from(points.0));
    let (low, high) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let legend = 42.0;
    let (left, right) = (frame.left, frame.right - legend);
    let bottom = top + CHART_HEIGHT;
    let x = |turn: usize| left + (right - left) * turn as f64 / turns.max(1) as f64;
    let y = |points: f64| bottom - (points - low) / (high - low) * (CHART_HEIGHT - 4.0);
    canvas.line((left, y(0.0)), (right, y(0.0)), 0.2, Ink::Line);
    canvas.line((left, top), (left, bottom), 0.2, Ink::Line);
    let row = ((CHART_HEIGHT - 4.0) / game.side_count() as f64).min(7.0);
    for (side, course) in game.all_sides().zip(&courses) {
        let points: Vec<(f64, f64)> =
            course.iter().enumerate().map(|(turn, score)| (x(turn), y(f64::from(score.0)))).collect();
        let dashes = DASHES[side.index()];
        canvas.curve(&points, 0.5, dashes);
        let at = top + 4.0 + row * side.index() as f64;
        canvas.curve(&[(right + 4.0, at - 1.2), (right + 12.0, at - 1.2)], 0.5, dashes);
        let text =
            format!("{} {}", names_of(record, replay, side).join(" & "), words.points(game.score(side)));
        let room = frame.right - right - 14.0;
        canvas.text_within((right + 14.0, at), (3.6, room), Weight::Bold, (Anchor::Start, Ink::Black), &text);
    }
}

fn sheet(
    canvas: &mut Canvas,
    (frame, top): (&Frame, f64),
    record: &Record,
    (rounds, first_round): (&[Vec<&SheetLine>], usize),
    words: &Messages,
) {
    let seats = record.seats.len();
    let width = (frame.width() - NUMBER_COLUMN) / seats.max(1) as f64;
    let x = |seat: usize| frame.left + NUMBER_COLUMN + width * seat as f64;
    canvas.fill((frame.left, top), (frame.width(), ROW * 1.3), Ink::Wash);
    for (seat, name) in record.seats.iter().enumerate() {
        let at = (x(seat) + width / 2.0, top + ROW * 0.9);
        canvas.text_within(at, (3.8, width - 2.0), Weight::Bold, (Anchor::Middle, Ink::Black), name);
    }
    for (row, lines) in rounds.iter().enumerate() {
        let y = top + ROW * 1.3 + ROW * row as f64;
        canvas.line((frame.left, y), (frame.right, y), 0.15, Ink::Line);
        let number = (first_round + row + 1).to_string();
        let baseline = y + ROW * 0.72;
        canvas.text(
            (frame.left + NUMBER_COLUMN - 2.0, baseline),
            3.0,
            Weight::Regular,
            (Anchor::End, Ink::Grey),
            &number,
        );
        for line in lines {
            turn(canvas, (x(line.end.seat.index()), baseline), width, line, words);
        }
    }
    let bottom = top + ROW * 1.3 + ROW * rounds.len() as f64;
    for seat in 0..seats {
        canvas.line((x(seat), top), (x(seat), bottom), 0.15, Ink::Line);
    }
    canvas.outline((frame.left, top), (frame.width(), bottom - top), 0.0, 0.4, Ink::Black);
}

/// Writes the mark of a turn on the left and the score after it on the right.
fn turn(canvas: &mut Canvas, (x, baseline): (f64, f64), width: f64, line: &SheetLine, words: &Messages) {
    let half = width / 2.0 - 1.5;
    let opened = if line.end.opened { "*" } else { "" };
    let mark = format!("{}{opened}", words.mark(line));
    let size = (3.2_f64).min(width / 6.0);
    canvas.text_within((x + half, baseline), (size, half), Weight::Regular, (Anchor::End, Ink::Grey), &mark);
    let score = words.points(line.end.score);
    let at = (x + width - 1.5, baseline);
    canvas.text_within(at, (size, half), Weight::Bold, (Anchor::End, Ink::Black), &score);
}
