//! The buttons, with the numbers behind them and the reasons why they are disabled.

use super::Plan;
use super::canvas::{Canvas, Target};
use crate::playing::{Focus, View};
use farkle_rules::{Action, Points, Refusal, Then};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Cells for the key on a button.
const KEY: u16 = 3;

/// One button.
struct Button {
    label: String,
    key: char,
    below: String,
    can_be_pressed: bool,
    focus: Focus,
    target: Target,
}

impl Canvas<'_> {
    /// Draws the current buttons side by side, each with a line of text below it.
    pub(super) fn buttons(&mut self, plan: &Plan, y: u16, view: &View<'_>) {
        if view.waits_for_key {
            let (x, width) = (plan.table.x, plan.table.width);
            let style = self.look.button_focused;
            let used = self.button_face(Rect::new(x, y, width, 1), (Some("↵"), "Go on"), style, true);
            self.target(Rect::new(x, y, used, 1), Target::GoOn);
            return;
        }
        let buttons = buttons(view);
        // Reasons against banking are longer than reasons against rolling.
        let widest = buttons.first().map_or(0, |button| width_of(button, view));
        let first = (plan.table.width * 2 / 5).max(widest + 2);
        let second = plan.table.width - first;
        // The text below a button may extend under the other one if that has none.
        let is_alone = |place: usize| buttons.get(place).is_none_or(|button| button.below.is_empty());
        let room = if is_alone(1) { plan.table.width } else { first - 1 };
        for (button, (left, width)) in buttons.iter().zip([(0, room), (first, second)]) {
            self.button(plan.table.x + left, y, width, button, view);
        }
    }

    /// Draws one button: its key, if it is enabled, and its label. Returns the cells used.
    fn button_face(
        &mut self,
        line: Rect,
        (key, label): (Option<&str>, &str),
        style: Style,
        is_active: bool,
    ) -> u16 {
        let Rect { x, y, width, .. } = line;
        let key_style = match (style == self.look.button_off, is_active) {
            (true, true) => self.look.accent,
            (true, false) => style,
            (false, true) => style,
            (false, false) => self.look.key,
        };
        let mark = if is_active { '▸' } else { ' ' };
        let key_used = key.map_or(0, |key| self.text(x, y, width, &format!("{mark}{key} "), key_style));
        key_used + self.text(x + key_used, y, width - key_used, &format!(" {label} "), style)
    }

    fn button(&mut self, x: u16, y: u16, width: u16, button: &Button, view: &View<'_>) {
        let look = self.look;
        let is_active = view.focus == Some(button.focus) || view.pressing == Some(button.focus);
        let style = match (button.can_be_pressed, is_active) {
            (true, true) => look.button_focused,
            (true, false) => look.button,
            (false, _) => look.button_off,
        };
        let key = view.focus.map(|_| button.key.to_string());
        let indent = 1 + if key.is_some() { KEY } else { 0 };
        let used =
            self.button_face(Rect::new(x, y, width, 1), (key.as_deref(), &button.label), style, is_active);
        self.target(Rect::new(x, y, used, 2), button.target);
        self.paragraph(Rect::new(x + indent, y + 1, width - indent, 2), &button.below, look.faint);
    }
}

/// The width of an enabled button, with its key.
fn width_of(button: &Button, view: &View<'_>) -> u16 {
    let key = if view.focus.is_some() { KEY } else { 0 };
    key + button.label.chars().count() as u16 + 2
}

fn buttons(view: &View<'_>) -> Vec<Button> {
    let table = &view.table;
    let mut buttons = vec![roll_button(view)];
    if let Some(take_over) = &table.take_over {
        buttons.push(Button {
            label: format!("Take over {}", dice_words(take_over.dice)),
            key: 't',
            below: join([format!("earns {}", take_over.earns), odds(view, take_over.farkle_chance)]),
            can_be_pressed: true,
            focus: Focus::TakeOver,
            target: Target::TakeOver,
        });
    }
    buttons.extend(bank_button(view));
    buttons
}

fn roll_button(view: &View<'_>) -> Button {
    let roll = &view.table.roll;
    let label = match roll.action {
        Ok(Action::GoOn) => format!("Roll {} again", dice_words(roll.dice)),
        Ok(_) | Err(Refusal::OneThrowOnly) => format!("Roll {}", dice_words(roll.dice)),
        Err(_) => "Roll".to_string(),
    };
    let hot = if roll.hot_dice && roll.action.is_ok() { "Hot dice!" } else { "" };
    let below = match &roll.action {
        Ok(_) => join([hot.to_string(), odds(view, roll.farkle_chance)]),
        Err(refusal) => reason(refusal),
    };
    Button {
        label,
        key: 'r',
        below,
        can_be_pressed: roll.action.is_ok(),
        focus: Focus::Roll,
        target: Target::Roll,
    }
}

/// There is nothing to bank before the first roll of a turn.
fn bank_button(view: &View<'_>) -> Option<Button> {
    let bank = &view.table.bank;
    let label = match bank.action {
        Ok(Action::GiveUp | Action::SetAside { then: Then::GiveUp, .. }) => "End the turn".to_string(),
        Err(Refusal::RollFirst | Refusal::DiceRolling) => return None,
        _ if bank.total > Points::ZERO => format!("Bank {}", bank.total),
        _ => "Bank".to_string(),
    };
    let below = match &bank.action {
        Ok(_) if bank.wins => "wins the game".to_string(),
        Ok(_) if bank.loses => "loses the game".to_string(),
        Ok(_) if bank.leaves > Points::ZERO => format!("leaves {} on the table", bank.leaves),
        Ok(Action::SetAside { then: Then::Bank, .. }) => format!("makes {}", bank.score),
        Ok(_) => String::new(),
        // The other button already gives this reason.
        Err(Refusal::NothingSelected) => String::new(),
        Err(refusal) => reason(refusal),
    };
    Some(Button {
        label,
        key: 'b',
        below,
        can_be_pressed: bank.action.is_ok(),
        focus: Focus::Bank,
        target: Target::Bank,
    })
}

/// Why a button is disabled, up to the colon. A press shows the full sentence. No reason is needed
/// while dice roll, because everybody sees it.
fn reason(refusal: &Refusal) -> String {
    if *refusal == Refusal::DiceRolling {
        return String::new();
    }
    let words = refusal.to_string();
    words.split_once(": ").map_or(words.clone(), |(first, _)| first.to_string())
}

fn odds(view: &View<'_>, farkle_chance: f64) -> String {
    if !view.odds_are_shown {
        return String::new();
    }
    format!("{:.1} % farkle", 100.0 * farkle_chance)
}

fn dice_words(dice: usize) -> String {
    if dice == 1 { "1 die".to_string() } else { format!("{dice} dice") }
}

fn join(words: [String; 2]) -> String {
    words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
}
