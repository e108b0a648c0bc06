//! How a game went for all sides, turn by turn, as a picture: lines over turns, and the scores
//! drawn with them.

use crate::game::colors::Colors;
use crate::language::messages::{messages, say};
use farkle_rules::{MAX_SEATS, Points, Side};
use farkle_table::Ledger;
use leptos::prelude::*;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// How many lines across the picture there are at most, and how many turns are named below it.
const LINES: i32 = 5;
const MOST_NAMED: usize = 6;
/// Lines that end in the same place have their ends beside each other: so far apart.
const APART: f64 = 11.0;
/// Ends nearer than this would cover each other.
const NEAR: f64 = 11.0;

/// How the lines are drawn, so that nobody needs colours to tell them apart: one for each of the
/// most sides there are.
const DASHES: [&str; MAX_SEATS] = [
    "none",
    "9 6",
    "0 6",
    "14 6 0 6",
    "20 7",
    "9 6 0 6 0 6",
    "4 7",
    "20 7 4 7",
    "0 10",
    "26 6 0 6 0 6",
    "4 6 4 12",
    "14 10",
];

/// One line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Course {
    /// Whose it is.
    pub name: String,
    /// Its colour for the style sheet.
    pub color: String,
    /// After how many turns there was how much; within a turn a part of one more.
    pub points: Vec<(f64, f64)>,
}

impl Course {
    fn end(&self) -> (f64, f64) {
        self.points.last().copied().unwrap_or_default()
    }
}

/// Where turns and values lie in the picture.
#[derive(Clone, Copy)]
struct Field {
    turns: usize,
    lowest: f64,
    highest: f64,
    /// Room for the ends of all lines but one, should they come together.
    right: f64,
}

impl Field {
    fn x(self, turn: f64) -> f64 {
        LEFT + (WIDTH - LEFT - self.right) * turn / self.turns.max(1) as f64
    }

    fn y(self, value: f64) -> f64 {
        TOP + (HEIGHT - TOP - BOTTOM) * (self.highest - value) / (self.highest - self.lowest)
    }
}

/// Lines over the turns of a game, which are counted in rounds of `seats` turns; `grid` are the
/// heights that are marked and what is written there, `reach` is what the picture reaches from and
/// to. All pictures of a game have the same turns in the same places.
#[component]
pub(super) fn Drawn(
    label: String,
    courses: Vec<Course>,
    turns: usize,
    seats: usize,
    grid: Vec<(f64, String)>,
    reach: (f64, f64),
) -> impl IntoView {
    let right = RIGHT + APART * courses.len().saturating_sub(2) as f64;
    let field = Field { turns, lowest: reach.0, highest: reach.1, right };
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
            {marks(field, grid)}
            {rounds(field, seats)}
            <g class="courses">{lines(field, &courses)}</g>
        </svg>
        <p class="axis" aria-hidden="true">{say!("end-after-round")}</p>
        <ul class="legend">{legend(courses)}</ul>
    }
}

fn dash(place: usize) -> &'static str {
    DASHES[place % DASHES.len()]
}

fn lines(field: Field, courses: &[Course]) -> impl IntoView + use<> {
    let ends = courses.iter().map(Course::end).map(|(turn, value)| (field.x(turn), field.y(value)));
    let ends = beside_each_other(&ends.collect::<Vec<_>>());
    let lines = courses.iter().zip(ends).enumerate().map(|(place, (Course { color, points, .. }, end))| {
        let point = |x: f64, y: f64| format!("{x:.1},{y:.1}");
        let mut points: Vec<String> =
            points.iter().map(|&(turn, value)| point(field.x(turn), field.y(value))).collect();
        // A line reaches to its end, also to one that makes room for another.
        points.push(point(end.0, end.1));
        points.dedup();
        view! {
            <g data-seat=color.clone()>
                <polyline class="line" stroke-dasharray=dash(place) points=points.join(" ")></polyline>
                <circle cx=format!("{:.1}", end.0) cy=format!("{:.1}", end.1) r="5"></circle>
            </g>
        }
    });
    lines.collect_view()
}

/// People count rounds, not the turns of everybody.
fn rounds(field: Field, seats: usize) -> impl IntoView + use<> {
    let rounds = field.turns / seats.max(1);
    let named = (0..=rounds).step_by(step_of_turns(rounds)).map(|round| {
        let place = format!("{:.1}", field.x((round * seats) as f64));
        view! { <text x=place y=HEIGHT - 7.0 text-anchor="middle">{round}</text> }
    });
    named.collect_view()
}

fn marks(field: Field, grid: Vec<(f64, String)>) -> impl IntoView + use<> {
    let marks = grid.into_iter().map(|(value, words)| {
        let height = format!("{:.1}", field.y(value));
        view! {
            <line class="grid" x1=LEFT x2=WIDTH - field.right y1=height.clone() y2=height.clone()></line>
            <text x=LEFT - 8.0 y=height dy="4" text-anchor="end">{words}</text>
        }
    });
    marks.collect_view()
}

fn legend(courses: Vec<Course>) -> impl IntoView + use<> {
    let names = courses.into_iter().enumerate().map(|(place, Course { name, color, .. })| {
        view! {
            <li data-seat=color>
                <svg viewBox="0 0 48 8" width="48" height="8" aria-hidden="true">
                    <line class="line" x1="3" x2="45" y1="4" y2="4" stroke-dasharray=dash(place)></line>
                </svg>
                {name}
            </li>
        }
    });
    names.collect_view()
}

/// The scores of a game.
#[component]
pub(crate) fn ScoreChart(ledger: Ledger, colors: Colors) -> impl IntoView {
    let courses: Vec<(Side, Vec<Points>)> =
        ledger.game().all_sides().map(|side| (side, ledger.sheet().course(ledger.game(), side))).collect();
    let scores = || courses.iter().flat_map(|(_, scores)| scores).map(|points| points.0);
    let (grid, reach) = scale(scores().min().unwrap_or(0), scores().max().unwrap_or(0));
    let grid = grid.into_iter().map(|points| (f64::from(points), messages().number(points.into()))).collect();
    let turns = ledger.sheet().lines().len();
    let lines = courses.iter().map(|(side, scores)| Course {
        name: ledger.side_name(*side),
        color: colors.of_side(ledger.game(), *side),
        points: scores.iter().enumerate().map(|(turn, points)| (turn as f64, f64::from(points.0))).collect(),
    });
    let lines = lines.collect();
    let seats = ledger.game().seat_count();
    view! { <Drawn label=say!("end-chart") courses=lines turns seats grid reach=(reach.0.into(), reach.1.into())/> }
}

/// The heights that are marked for scores, and what the picture reaches from and to: from one mark
/// to another.
fn scale(lowest: i32, highest: i32) -> (Vec<i32>, (i32, i32)) {
    let (lowest, highest) = (lowest.min(0), highest.max(1));
    let step = step(highest.saturating_sub(lowest));
    let marks = (lowest.div_euclid(step)..=(highest + step - 1).div_euclid(step)).map(|n| n * step);
    let marks: Vec<i32> = marks.collect();
    let reach = (marks.first().copied().unwrap_or(0), marks.last().copied().unwrap_or(step));
    (marks, reach)
}

/// A round number, so that few lines reach to the top.
fn step(reach: i32) -> i32 {
    let mut step = 50;
    for factor in [2, 5, 2].into_iter().cycle() {
        if reach / step < LINES {
            break;
        }
        step = if factor == 5 { step * 5 / 2 } else { step * 2 };
    }
    step
}

/// A round number of turns, so that few are named.
fn step_of_turns(turns: usize) -> usize {
    let round = (0..).flat_map(|zeros| [1, 2, 5].map(|first| first * 10_usize.pow(zeros)));
    round.take(24).find(|step| turns / step < MOST_NAMED).unwrap_or(turns.max(1))
}

/// Ends of lines, moved to the side where one would cover another.
fn beside_each_other(ends: &[(f64, f64)]) -> Vec<(f64, f64)> {
    let mut placed: Vec<(f64, f64)> = Vec::new();
    for &(x, y) in ends {
        let covers =
            |x: f64| placed.iter().any(|(px, py)| (px - x).abs() < APART - 0.1 && (py - y).abs() < NEAR);
        let steps = (0..=ends.len()).map(|steps| x + APART * steps as f64);
        let free = steps.into_iter().find(|&x| !covers(x)).unwrap_or(x);
        placed.push((free, y));
    }
    placed
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chart_has_few_lines_at_round_numbers_and_reaches_from_one_to_another() {
        for (lowest, highest) in
            [(0, 0), (0, 300), (0, 950), (-1_500, 4_000), (0, 10_500), (-50, 20_000), (0, 1_000_000)]
        {
            let (marks, (from, to)) = scale(lowest, highest);
            assert!((2..=LINES as usize + 2).contains(&marks.len()), "{lowest} to {highest}: {marks:?}");
            assert!(marks.contains(&0) && marks.iter().all(|mark| mark % 50 == 0), "{marks:?}");
            assert!(from <= lowest && highest <= to, "{lowest} to {highest}: {from} to {to}");
            assert_eq!((marks[0], marks[marks.len() - 1]), (from, to));
        }
    }

    #[test]
    fn few_turns_are_named_however_long_a_game_is() {
        for (turns, step) in [(0, 1), (1, 1), (5, 1), (6, 2), (23, 5), (60, 20), (4_000, 1_000)] {
            assert_eq!(step_of_turns(turns), step, "{turns}");
        }
    }

    #[test]
    fn no_end_covers_another() {
        let ends = [(300.0, 200.0), (300.0, 12.0), (300.0, 200.0), (300.0, 197.0)];
        let placed = beside_each_other(&ends);
        assert_eq!(placed, [(300.0, 200.0), (300.0, 12.0), (311.0, 200.0), (322.0, 197.0)]);
    }
}
