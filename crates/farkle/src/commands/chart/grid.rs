//! The numbers of a chart, and which of them are good or bad.

use crate::commands::solutions::known_two_sides;
use crate::failure::Failure;
use crate::numbers::rounded;
use anstyle::{AnsiColor, Style};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Points, RuleSet};
use farkle_strategy::{SolveOptions, TurnValues};

/// A chart.
pub(super) struct Grid {
    pub(super) title: String,
    /// The headings of the rows and of the columns.
    pub(super) down: &'static str,
    pub(super) across: &'static str,
    pub(super) columns: Vec<String>,
    pub(super) rows: Vec<Row>,
    /// The meaning of good and bad cells.
    pub(super) good: &'static str,
    pub(super) bad: &'static str,
    pub(super) note: String,
}

/// One row of a chart.
pub(super) struct Row {
    pub(super) label: String,
    pub(super) cells: Vec<Cell>,
}

/// One number of a chart.
pub(super) struct Cell {
    pub(super) text: String,
    /// The number behind the text, if there is one.
    pub(super) value: Option<f64>,
    /// From -1 (bad, bank) through 0 (equal) to 1 (good, roll).
    pub(super) shade: f64,
}

impl Cell {
    /// The style in the terminal. Good cells are bold too, for people who see no colours.
    pub(super) fn style(&self) -> Style {
        let style = Style::new();
        match self.shade {
            _ if self.is_good() => style.fg_color(Some(AnsiColor::Green.into())).bold(),
            shade if shade < -EVEN => style.fg_color(Some(AnsiColor::Red.into())),
            _ => style,
        }
    }

    /// Whether it stands out.
    pub(super) fn is_good(&self) -> bool {
        self.shade > EVEN
    }
}

/// Up to this shade the choices are equal.
const EVEN: f64 = 0.0025;
/// Rows of the charts of a turn.
const TOTALS: [i32; 20] =
    [50, 100, 150, 200, 250, 300, 350, 400, 450, 500, 600, 700, 800, 900, 1000, 1250, 1500, 2000, 2500, 3000];
/// Steps from zero to the target in the chart of leads.
const STEPS: i32 = 10;

fn turn_grid(
    rules: &RuleSet,
    title: &str,
    note: &str,
    cell: impl Fn(&TurnValues, Points, usize) -> Cell,
) -> Grid {
    let values = TurnValues::compute(rules);
    let unit = rules.unit().0.max(1);
    let totals = TOTALS.iter().filter(|total| *total % unit == 0);
    let row = |&total: &i32| Row {
        label: Points(total).to_string(),
        cells: (1..=rules.dice()).map(|dice| cell(&values, Points(total), dice)).collect(),
    };
    Grid {
        title: format!("{}: {title}", rules.name()),
        down: "turn total",
        across: "dice left to roll",
        columns: (1..=rules.dice()).map(dice_left).collect(),
        rows: totals.map(row).collect(),
        good: "roll",
        bad: "bank",
        note: note.to_string(),
    }
}

fn dice_left(dice: usize) -> String {
    if dice == 1 { "1 die".to_string() } else { format!("{dice} dice") }
}

/// Roll or bank.
pub(super) fn bank(rules: &RuleSet) -> Grid {
    let cell = |values: &TurnValues, total: Points, dice: usize| {
        let gain = values.roll_value(total, dice, true) - f64::from(total.0);
        let least = rules.minimum_bank();
        if total < least {
            return Cell { text: "must roll".to_string(), value: None, shade: 0.0 };
        }
        Cell { text: signed(gain), value: Some(gain), shade: (gain / 200.0).clamp(-1.0, 1.0) }
    };
    let note = "Average gain (+) or loss (-) of a roll against banking, in points, by turn total and dice left to roll.";
    turn_grid(rules, "roll or bank?", note, cell)
}

/// The number with its sign, unless it rounds to zero.
fn signed(number: f64) -> String {
    let points = rounded(number);
    if points > Points::ZERO { format!("+{points}") } else { points.to_string() }
}

/// The value of rolling.
pub(super) fn value(rules: &RuleSet) -> Grid {
    let cell = |values: &TurnValues, total: Points, dice: usize| {
        let value = values.roll_value(total, dice, true);
        let gain = value - f64::from(total.0);
        Cell { text: rounded(value).to_string(), value: Some(value), shade: (gain / 200.0).clamp(-1.0, 1.0) }
    };
    let note = "Expected points of the whole turn after a roll of this many dice with this turn total.";
    turn_grid(rules, "the value of a turn after a roll", note, cell)
}

/// The chance to win by the scores.
pub(super) fn lead(rules: &RuleSet) -> Result<Grid, Failure> {
    if rules.ending() == EndingRule::Rounds {
        return Err(Failure::bad_input(
            "a game of fixed rounds has no target, so this chart has no scores; the charts bank and value work",
        ));
    }
    let solution = known_two_sides(rules, &SolveOptions::default())?;
    let (unit, target) = (rules.unit().0.max(1), rules.target().0);
    let score = |step: i32| Points((target / STEPS * step) / unit * unit);
    let cell = |mover: Points, other: Points| match solution.win_opened([mover, other]) {
        Some(win) => Cell {
            text: format!("{:.1} %", 100.0 * win),
            value: Some(win),
            shade: (2.0 * win - 1.0).clamp(-1.0, 1.0),
        },
        None => Cell { text: "-".to_string(), value: None, shade: 0.0 },
    };
    Ok(Grid {
        title: format!("{}: the chance of the side to move to win", rules.name()),
        down: "score of the side to move",
        across: "score of the other side",
        good: "ahead",
        bad: "behind",
        columns: (0..STEPS).map(|other| score(other).to_string()).collect(),
        rows: (0..STEPS)
            .map(|mover| Row {
                label: score(mover).to_string(),
                cells: (0..STEPS).map(|other| cell(score(mover), score(other))).collect(),
            })
            .collect(),
        note: "Rows: the score of the side to move. Columns: the other's. Both have opened and play as well as possible.".to_string(),
    })
}
