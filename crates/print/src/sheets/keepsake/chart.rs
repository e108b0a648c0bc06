//! The chart of a game to keep: the scores of every side after each turn.

use super::{Decided, names_of};
use crate::canvas::{broken, fitted, lines};
use crate::sheets::frame::Frame;
use crate::{Anchor, Canvas, Ink, Weight};
use farkle_rules::{MAX_SEATS, Points, Record, Replay};
use farkle_words::Messages;

/// Room below the chart for the numbers of the rounds.
pub(super) const BELOW: f64 = 9.0;

/// Width of the names beside the chart, with their lines.
const LEGEND: f64 = 42.0;
/// Width of a line in the legend, with its gaps.
const SAMPLE: f64 = 13.0;
/// Size of the numbers at the axes.
const SMALL: f64 = 2.6;
/// Dash patterns of the lines, for any number of sides in black ink.
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

/// Where points and turns are drawn.
struct Axes {
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
    low: f64,
    high: f64,
    turns: usize,
}

impl Axes {
    fn x(&self, turn: f64) -> f64 {
        self.left + (self.right - self.left) * turn / self.turns.max(1) as f64
    }

    fn y(&self, points: f64) -> f64 {
        self.bottom - (points - self.low) / (self.high - self.low) * (self.bottom - self.top)
    }
}

pub(super) fn draw(
    canvas: &mut Canvas,
    (frame, top, height): (&Frame, f64, f64),
    record: &Record,
    (replay, decided): (&Replay, Option<Decided>),
    words: &Messages,
) {
    let game = &replay.game;
    let courses: Vec<Vec<Points>> = game.all_sides().map(|side| replay.sheet.course(game, side)).collect();
    let all = || courses.iter().flatten().map(|points| f64::from(points.0));
    let (least, most) = (all().fold(0.0, f64::min), all().fold(1.0, f64::max));
    let step = step_of(most - least);
    let (low, high) = ((least / step).floor() * step, (most / step).ceil() * step);
    let marks: Vec<f64> =
        (0..).map(|place| low + step * f64::from(place)).take_while(|mark| *mark <= high).collect();
    let number = |points: f64| words.points(Points(points as i32));
    let widest = marks.iter().map(|&mark| Weight::Regular.width(&number(mark), SMALL)).fold(0.0, f64::max);
    let axes = Axes {
        left: frame.left + widest + 2.0,
        right: frame.right - LEGEND,
        top: top + 2.0,
        bottom: top + height,
        low,
        high,
        turns: replay.sheet.lines().len(),
    };
    for &mark in &marks {
        let y = axes.y(mark);
        let thickness = if mark == 0.0 { 0.3 } else { 0.1 };
        canvas.line((axes.left, y), (axes.right, y), thickness, Ink::Line);
        let at = (axes.left - 1.5, y + SMALL * 0.35);
        canvas.text(at, SMALL, Weight::Regular, (Anchor::End, Ink::Grey), &number(mark));
    }
    rounds(canvas, &axes, replay, words);
    for (side, course) in game.all_sides().zip(&courses) {
        let point = |(turn, score): (usize, &Points)| (axes.x(turn as f64), axes.y(f64::from(score.0)));
        let points: Vec<(f64, f64)> = course.iter().enumerate().map(point).collect();
        canvas.curve(&points, 0.5, DASHES[side.index()]);
        if let Some(decided) = decided
            && game.winners().contains(side)
            && let Some(&at) = points.get(decided.turn + 1)
        {
            canvas.dot(at, 1.0, Ink::Black);
        }
    }
    legend(canvas, &axes, frame.right, record, replay, words);
}

/// The numbers of the rounds under the chart, as many as have room.
fn rounds(canvas: &mut Canvas, axes: &Axes, replay: &Replay, words: &Messages) {
    const ROOM: f64 = 6.0;
    let lines = replay.sheet.lines();
    let Some(last) = lines.last() else { return };
    let count = f64::from(last.round);
    let has_room = |every: &u32| (axes.right - axes.left) / count * f64::from(*every) >= ROOM;
    let every = [1, 2, 5, 10, 20, 50, 100, 200, 500].into_iter().find(has_room).unwrap_or(last.round);
    let baseline = axes.bottom + 3.6;
    let look = (Anchor::Middle, Ink::Grey);
    for round in (1..=last.round).filter(|round| round % every == 0) {
        let first = lines.iter().position(|line| line.round == round);
        let end = lines.iter().rposition(|line| line.round == round);
        if let (Some(first), Some(end)) = (first, end) {
            let at = (axes.x((first + end + 1) as f64 / 2.0), baseline);
            canvas.text(at, SMALL, Weight::Regular, look, &round.to_string());
        }
    }
    let at = (axes.right + 2.0, baseline);
    canvas.text(at, SMALL, Weight::Regular, (Anchor::Start, Ink::Grey), &words.say("column-round"));
}

/// Every side with its line and its score, all in one size.
fn legend(canvas: &mut Canvas, axes: &Axes, right: f64, record: &Record, replay: &Replay, words: &Messages) {
    const MOST: f64 = 3.6;
    let game = &replay.game;
    let left = axes.right + 3.0;
    let height = ((axes.bottom - axes.top) / game.side_count() as f64).min(11.0);
    let room = (right - left - SAMPLE, height - 0.4);
    let entries: Vec<String> = game
        .all_sides()
        .map(|side| {
            // The last word and the score stay together.
            let score = words.points(game.score(side)).replace(' ', "\u{a0}");
            format!("{}\u{a0}{score}", names_of(record, replay, side).join(" & "))
        })
        .collect();
    let size = entries.iter().map(|entry| fitted(Weight::Bold, entry, MOST, room).0).fold(MOST, f64::min);
    for (side, entry) in game.all_sides().zip(&entries) {
        let y = axes.top + height * side.index() as f64;
        canvas.curve(
            &[(left, y + height / 2.0), (left + SAMPLE - 3.0, y + height / 2.0)],
            0.5,
            DASHES[side.index()],
        );
        let lines = broken(Weight::Bold, &lines(Weight::Bold, entry, size, room.0), size, room.0);
        canvas.name_in_lines((left + SAMPLE, y), room, size, Anchor::Start, &lines);
    }
}

/// A round number of points from one mark to the next one.
fn step_of(range: f64) -> f64 {
    const MARKS: f64 = 6.0;
    let power = 10_f64.powf((range / MARKS).log10().floor()).max(1.0);
    let steps = [1.0, 2.0, 5.0].map(|step| step * power);
    steps.into_iter().find(|step| range / step <= MARKS).unwrap_or(power * 10.0)
}
