//! The scores of all sides, turn by turn, as a picture.

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

/// The chart of a game.
#[component]
pub(crate) fn ScoreChart(session: Session, colors: Colors) -> impl IntoView {
    let courses: Vec<(Side, Vec<Points>)> =
        session.game().all_sides().map(|side| (side, course(&session, side))).collect();
    let highest =
        courses.iter().flat_map(|(_, scores)| scores).map(|points| points.0).max().unwrap_or(0).max(1);
    let lowest =
        courses.iter().flat_map(|(_, scores)| scores).map(|points| points.0).min().unwrap_or(0).min(0);
    let turns = session.sheet().lines().len().max(1);
    let x = move |turn: usize| LEFT + (WIDTH - LEFT - RIGHT) * turn as f64 / turns as f64;
    let y = move |points: i32| {
        let part = f64::from(points - lowest) / f64::from(highest - lowest);
        TOP + (HEIGHT - TOP - BOTTOM) * (1.0 - part)
    };
    let lines = courses.into_iter().map(|(side, scores)| {
        let points: Vec<String> =
            scores.iter().enumerate().map(|(turn, points)| format!("{:.1},{:.1}", x(turn), y(points.0))).collect();
        let color = colors.of_side(session.game(), side);
        let end = scores.last().map_or(0, |points| points.0);
        view! {
            <g style=("--seat", color)>
                <polyline class="line" pathLength="1" points=points.join(" ")></polyline>
                <circle cx=format!("{:.1}", x(scores.len().saturating_sub(1))) cy=format!("{:.1}", y(end)) r="5"></circle>
            </g>
        }
    });
    let grid = (0..=highest / step(highest)).map(|n| n * step(highest)).map(|points| {
        let height = format!("{:.1}", y(points));
        view! {
            <line class="grid" x1=LEFT x2=WIDTH - RIGHT y1=height.clone() y2=height.clone()></line>
            <text x=LEFT - 8.0 y=height dy="4" text-anchor="end">{messages().number(points.into())}</text>
        }
    });
    view! {
        <svg class="chart" viewBox=format!("0 0 {WIDTH} {HEIGHT}") role="img" aria-label=say!("end-chart")>
            {grid.collect_view()}
            {lines.collect_view()}
        </svg>
    }
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
