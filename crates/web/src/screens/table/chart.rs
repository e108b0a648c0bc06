//! How a game went for all sides, turn by turn, as a picture: lines over turns, and the scores drawn with them.

use crate::colors::Colors;
use crate::messages::{messages, say};
use farkle_client::Session;
use farkle_rules::{Points, Side};
use leptos::prelude::*;

const WIDTH: f64 = 400.0;
const HEIGHT: f64 = 230.0;
const LEFT: f64 = 54.0;
const RIGHT: f64 = 12.0;
const TOP: f64 = 12.0;
const BOTTOM: f64 = 26.0;
/// How many horizontal lines there are at most.
const LINES: i32 = 5;

/// How the lines are drawn, so that nobody needs colours to tell them apart: one for each of the most sides there are.
const DASHES: [&str; 8] = ["none", "9 6", "0 6", "14 6 0 6", "20 7", "9 6 0 6 0 6", "4 7", "20 7 4 7"];

/// One line of a chart.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Course {
    /// Whose it is.
    pub name: String,
    /// Its colour for the style sheet.
    pub color: String,
    /// After how many turns there was how much.
    pub points: Vec<(usize, f64)>,
}

/// Lines over the turns of a game; `grid` are the heights that are marked and what is written there, `reach` is what the
/// picture reaches from and to.
#[component]
pub(super) fn Drawn(
    label: String,
    courses: Vec<Course>,
    turns: usize,
    grid: Vec<(f64, String)>,
    reach: (f64, f64),
) -> impl IntoView {
    let (lowest, highest) = reach;
    let x = move |turn: usize| LEFT + (WIDTH - LEFT - RIGHT) * turn as f64 / turns.max(1) as f64;
    let y = move |value: f64| TOP + (HEIGHT - TOP - BOTTOM) * (highest - value) / (highest - lowest);
    let dash = |place: usize| DASHES[place % DASHES.len()];
    let names = courses.iter().enumerate().map(|(place, Course { name, color, .. })| {
        view! {
            <li style=("--seat", color.clone())>
                <svg viewBox="0 0 48 8" width="48" height="8" aria-hidden="true">
                    <line class="line" x1="3" x2="45" y1="4" y2="4" stroke-dasharray=dash(place)></line>
                </svg>
                {name.clone()}
            </li>
        }
    });
    let names = names.collect_view();
    let lines = courses.into_iter().enumerate().map(|(place, Course { color, points, .. })| {
        let (last_turn, end) = points.last().copied().unwrap_or_default();
        let points: Vec<String> =
            points.iter().map(|&(turn, value)| format!("{:.1},{:.1}", x(turn), y(value))).collect();
        view! {
            <g style=("--seat", color)>
                <polyline class="line" stroke-dasharray=dash(place) points=points.join(" ")></polyline>
                <circle cx=format!("{:.1}", x(last_turn)) cy=format!("{:.1}", y(end)) r="5"></circle>
            </g>
        }
    });
    let grid = grid.into_iter().map(|(value, words)| {
        let height = format!("{:.1}", y(value));
        view! {
            <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=height.clone() y2=height.clone()></line>
            <text x=LEFT - 8.0 y=height dy="4" text-anchor="end">{words}</text>
        }
    });
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=label>
            {grid.collect_view()}
            <g class="courses">{lines.collect_view()}</g>
        </svg>
        <ul class="legend">{names}</ul>
    }
}

/// The scores of a game.
#[component]
pub(crate) fn ScoreChart(session: Session, colors: Colors) -> impl IntoView {
    let courses: Vec<(Side, Vec<Points>)> =
        session.game().all_sides().map(|side| (side, course(&session, side))).collect();
    let scores = || courses.iter().flat_map(|(_, scores)| scores).map(|points| points.0);
    let highest = scores().max().unwrap_or(0).max(1);
    let lowest = scores().min().unwrap_or(0).min(0);
    let grid = (0..=highest / step(highest)).map(|n| n * step(highest));
    let grid = grid.map(|points| (f64::from(points), messages().number(points.into()))).collect();
    let turns = session.sheet().lines().len();
    let lines = courses.iter().map(|(side, scores)| Course {
        name: session.side_name(*side),
        color: colors.of_side(session.game(), *side),
        points: scores.iter().map(|points| f64::from(points.0)).enumerate().collect(),
    });
    let lines = lines.collect();
    view! { <Drawn label=say!("end-chart") courses=lines turns grid reach=(lowest.into(), highest.into())/> }
}

/// A side's score after every turn of the game, and before the first.
fn course(session: &Session, side: Side) -> Vec<Points> {
    let mut score =
        session.sheet().lines().first().map_or(session.game().score(side), |_| start(session, side));
    let mut scores = vec![score];
    for line in session.sheet().lines() {
        if line.side == side {
            score = line.end.score;
        } else if let Some(gift) = line.end.gift.filter(|gift| gift.to == Some(side)) {
            score += gift.points;
        }
        scores.push(score);
    }
    scores
}

/// What a side had before its first turn: a start bonus, in some rules.
fn start(session: &Session, side: Side) -> Points {
    session.game().score(side) - session.sheet().sum(side)
}

/// A round number, so that few lines reach to the top.
fn step(highest: i32) -> i32 {
    let mut step = 50;
    for factor in [2, 5, 2].into_iter().cycle() {
        if highest / step <= LINES {
            break;
        }
        step = if factor == 5 { step * 5 / 2 } else { step * 2 };
    }
    step
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chart_has_few_lines_at_round_numbers() {
        for highest in [1, 300, 950, 4_000, 10_500, 20_000, 1_000_000] {
            assert!(highest / step(highest) <= LINES, "{highest}");
            assert_eq!(step(highest) % 50, 0);
        }
    }
}
