//! The buttons: what they do, with numbers, and why they can't be pressed.

use super::Plan;
use super::canvas::{Canvas, Target};
use crate::playing::{Focus, View};
use farkle_rules::{Action, Points, Refusal, Then};
use ratatui::layout::Rect;

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
    /// Draws the buttons of this moment next to each other, each with a line below.
    pub(super) fn buttons(&mut self, plan: &Plan, y: u16, view: &View<'_>) {
        if view.waits_for_key {
            let used = self.text(plan.table.x, y, plan.table.width, "  Go on  ↵  ", self.look.button_focused);
            self.target(Rect::new(plan.table.x, y, used, 1), Target::GoOn);
            return;
        }
        let buttons = buttons(view);
        // The reasons why something can't be banked are longer than those about rolling.
        let widest = buttons.first().map_or(0, |button| label(button, view).chars().count() as u16);
        let first = (plan.table.width * 2 / 5).max(widest + 2);
        for (button, (left, width)) in buttons.iter().zip([(0, first - 1), (first, plan.table.width - first)])
        {
            self.button(plan.table.x + left, y, width, button, view);
        }
    }

    fn button(&mut self, x: u16, y: u16, width: u16, button: &Button, view: &View<'_>) {
        let look = self.look;
        let is_active = view.focus == Some(button.focus) || view.pressing == Some(button.focus);
        let style = match (button.can_be_pressed, is_active) {
            (true, true) => look.button_focused,
            (true, false) => look.button,
            (false, _) => look.button_off,
        };
        let is_off_focused = !button.can_be_pressed && view.focus == Some(button.focus);
        let label = label(button, view);
        let label = if is_off_focused { format!("▸{}", label.trim_end()) } else { label };
        let used = self.text(x, y, width, &label, style);
        self.target(Rect::new(x, y, used, 2), button.target);
        for (i, line) in super::canvas::wrap(&button.below, width).iter().take(2).enumerate() {
            self.text(x, y + 1 + i as u16, width, line, look.faint);
        }
    }
}

/// What stands on a button: for whoever can press it, with its key.
fn label(button: &Button, view: &View<'_>) -> String {
    match view.focus {
        Some(_) => format!("  {}  {}  ", button.label, button.key),
        None => format!("  {}  ", button.label),
    }
}

fn buttons(view: &View<'_>) -> Vec<Button> {
    let table = &view.table;
    let mut buttons = vec![roll_button(view)];
    if let Some(take_over) = &table.take_over {
        buttons.push(Button {
            label: format!("Take over {}", dice_words(take_over.dice)),
            key: 't',
            below: join([
                format!("{} more if they score", take_over.earns),
                odds(view, take_over.farkle_rolls, take_over.dice),
            ]),
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
        Ok(_) => join([hot.to_string(), odds(view, roll.farkle_rolls, roll.dice)]),
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
        Ok(Action::SetAside { then: Then::Bank, .. }) => format!("makes {}", bank.score),
        Ok(_) => String::new(),
        // Once is enough: the other button says it too.
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

/// While dice roll everybody sees that they roll.
fn reason(refusal: &Refusal) -> String {
    if *refusal == Refusal::DiceRolling { String::new() } else { refusal.to_string() }
}

fn odds(view: &View<'_>, farkle_rolls: u32, dice: usize) -> String {
    if !view.odds_are_shown {
        return String::new();
    }
    let all = 6_f64.powi(i32::try_from(dice).unwrap_or(0));
    format!("{:.1} % farkle", 100.0 * f64::from(farkle_rolls) / all)
}

fn dice_words(dice: usize) -> String {
    if dice == 1 { "1 die".to_string() } else { format!("{dice} dice") }
}

fn join(words: [String; 2]) -> String {
    words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(", ")
}
