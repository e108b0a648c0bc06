//! The table: title, announcements, dice, tray, turn total, buttons, keys.

use super::canvas::{Canvas, Target, wrap};
use super::{DieState, Plan};
use crate::input::SEAT_KEYS;
use crate::playing::{DieShown, Focus, Overlay, Tone, View};
use farkle_client::Banner;
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Phase, Points};
use ratatui::layout::Rect;
use ratatui::style::Style;

/// Draws a game in progress.
pub(crate) fn draw_playing(canvas: &mut Canvas<'_>, screen: Rect, view: &View<'_>) {
    let plan = Plan::of(screen);
    canvas.clear(screen);
    canvas.title(&plan, view);
    let used = canvas.players(plan.side, view);
    canvas.sheet_beside(plan.side, used, view);
    canvas.words(&plan, view);
    match view.ledger.game().phase() {
        Phase::Over { .. } if view.dice.is_empty() => canvas.ending(&plan, view),
        Phase::ChoosingStarter => canvas.starters(&plan, view),
        _ => canvas.turn(&plan, view),
    }
    canvas.keys(&plan, view);
    match view.overlay {
        Some(Overlay::Help) => canvas.help(screen, view),
        Some(Overlay::Hint) => canvas.hint(screen, view),
        Some(Overlay::Sheet) => canvas.whole_sheet(screen, view),
        Some(Overlay::Rules) => canvas.rules(screen, view.ledger.game().rules(), view.scrolled),
        None => {}
    }
    if view.waits_for_key {
        canvas.target(screen, Target::GoOn);
    }
}

impl Canvas<'_> {
    fn title(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, width) = (plan.side.x, plan.table.right() - plan.side.x);
        let game = view.ledger.game();
        let rules = game.rules();
        let goal = match rules.ending() {
            EndingRule::Rounds => {
                format!("round {} of {}", game.round().min(rules.rounds().into()), rules.rounds())
            }
            EndingRule::Exactly => format!("round {}   exactly {}", game.round(), rules.target()),
            _ => format!("round {}   to {}", game.round(), rules.target()),
        };
        let (accent, faint) = (self.look.accent, self.look.faint);
        let goal_width = goal.chars().count() as u16;
        let name = format!("   {}", game.rules().name());
        self.pieces(
            x,
            plan.screen.y,
            width.saturating_sub(goal_width + 2),
            &[("FARKLE", accent), (&name, faint)],
        );
        self.text_right(x, plan.screen.y, width, &goal, faint);
    }

    /// Draws the latest announcements and the banner.
    fn words(&mut self, plan: &Plan, view: &View<'_>) {
        let table = plan.table;
        let lines = plan.lines_of_words();
        for (i, (text, style)) in self.latest_words(view, table.width, lines).into_iter().enumerate() {
            self.text(table.x, table.y + lines - 1 - i as u16, table.width, &text, style);
        }
        let banner = view.table.banner.filter(|_| !view.ledger.game().is_over()).and_then(banner_words);
        // A refusal replaces older announcements, because the player looks there.
        let (special, style) = match (view.notice, banner) {
            (Some(notice), _) => (wrap(notice, table.width), self.look.alarm),
            (None, Some(words)) => (wrap(&words, table.width), self.look.accent),
            (None, None) => return,
        };
        let above = (special.len() as u16).saturating_sub(1).min(lines);
        for (i, line) in special.iter().enumerate() {
            let y = table.y + lines - above + i as u16;
            self.repeat(table.x, y, table.width, ' ', self.look.text);
            self.text(table.x, y, table.width, line, style);
        }
    }

    /// Draws the latest announcements, newest first. Only the newest one stands out.
    fn latest_words(&self, view: &View<'_>, width: u16, lines: u16) -> Vec<(String, Style)> {
        let styled = view.said.iter().rev().enumerate().flat_map(|(i, sentence)| {
            let style = match (i, sentence.tone) {
                (0, Tone::Good) => self.look.accent,
                (0, Tone::Bad) => self.look.alarm,
                (0, Tone::Plain) => self.look.text,
                _ => self.look.faint,
            };
            wrap(&sentence.text, width).into_iter().rev().map(move |line| (line, style))
        });
        styled.take(lines.into()).collect()
    }

    fn turn(&mut self, plan: &Plan, view: &View<'_>) {
        self.dice(plan, view);
        self.tray(plan, plan.tray_y(), view);
        self.turn_total(plan, plan.total_y(), view);
        self.buttons(plan, plan.buttons_y(), view);
    }

    fn dice(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, y) = (plan.table.x, plan.dice_y());
        if view.dice.is_empty() {
            return self.dice_in_hand(plan, view);
        }
        for (place, die) in view.dice.iter().enumerate() {
            let left = x + place as u16 * (plan.dice.width() + 1);
            self.one_die(plan, left, y, place, die);
        }
        if let Some(verdict) = view.verdict {
            let words = format!("  {verdict}  ");
            self.text(x, y + plan.dice.height() + 1, plan.table.width, &words, self.look.verdict);
        }
        let is_choice = view.dice.iter().any(|die| die.worth.is_some());
        if !is_choice {
            return;
        }
        for (place, die) in view.dice.iter().enumerate() {
            let left = x + place as u16 * (plan.dice.width() + 1);
            self.worth(plan, left, y + plan.dice.height(), place, die, view);
        }
    }

    fn one_die(&mut self, plan: &Plan, x: u16, y: u16, place: usize, die: &DieShown) {
        // A selected die is lifted.
        let top = if die.state == DieState::Held { y - 1 } else { y };
        self.die(x, top, plan.dice, die.face, die.state);
        let size = plan.dice;
        self.target(Rect::new(x, y - 1, size.width(), size.height() + 3), Target::Die(place));
    }

    /// The points that a die would score, and its key.
    fn worth(&mut self, plan: &Plan, x: u16, y: u16, place: usize, die: &DieShown, view: &View<'_>) {
        let width = plan.dice.width();
        let (text, style) = match (die.state, die.worth) {
            (DieState::Held, Some(points)) => (points.to_string(), self.look.accent),
            (_, Some(points)) => (points.to_string(), self.look.text),
            (_, None) => ("·".to_string(), self.look.faint),
        };
        self.text_centred(x, y, width, &text, style);
        if view.is_computers_turn {
            return;
        }
        let number = (place + 1).to_string();
        if view.focus == Some(Focus::Die(place)) {
            self.text_centred(x, y + 1, width, &format!("▸{number}◂"), self.look.accent);
        } else {
            self.text_centred(x, y + 1, width, &number, self.look.faint);
        }
    }

    /// Draws dice that have not been rolled yet.
    fn dice_in_hand(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, y, height) = (plan.table.x, plan.dice_y(), plan.dice.height());
        for place in 0..view.table.dice_in_hand as u16 {
            let left = x + place * (plan.dice.width() + 1);
            let style = self.look.line;
            let line = "─".repeat(usize::from(plan.dice.width()) - 2);
            self.text(left, y, plan.dice.width(), &format!("╭{line}╮"), style);
            for row in 1..height - 1 {
                self.text(left, y + row, 1, "│", style);
                self.text(left + plan.dice.width() - 1, y + row, 1, "│", style);
            }
            self.text(left, y + height - 1, plan.dice.width(), &format!("╰{line}╯"), style);
        }
    }

    fn turn_total(&mut self, plan: &Plan, y: u16, view: &View<'_>) {
        let table = &view.table;
        let (text, faint, accent) = (self.look.text, self.look.faint, self.look.accent);
        if view.verdict.is_some() && table.turn_total > Points::ZERO {
            let lost = format!("{} lost", table.turn_total);
            self.pieces(
                plan.table.x,
                y,
                plan.table.width,
                &[("This turn  ", faint), (&lost, self.look.alarm)],
            );
            return;
        }
        let total = table.turn_total + table.selected;
        let before = format!("{} + {} = ", table.turn_total, table.selected);
        let sum = total.to_string();
        let adds = table.selected > Points::ZERO && table.turn_total > Points::ZERO;
        let pieces = [("This turn  ", faint), (if adds { &before } else { "" }, text), (&sum, accent)];
        self.pieces(plan.table.x, y, plan.table.width, &pieces);
    }

    /// Draws the list of players who may start, if the players choose.
    fn starters(&mut self, plan: &Plan, view: &View<'_>) {
        let (x, mut y, width) = (plan.table.x, plan.dice_y(), plan.table.width);
        let space = if plan.is_roomy() || view.table.seats.len() <= 5 { 2 } else { 1 };
        self.text(x, y, width, "Who starts?", self.look.accent);
        y += 2;
        for ((index, seat), key) in view.table.seats.iter().enumerate().zip(SEAT_KEYS.chars()) {
            let line = format!(" {key}  {} ", seat.name);
            let style = if index == 0 { self.look.button_focused } else { self.look.button };
            let used = self.text(x, y, width, &line, style);
            self.target(Rect::new(x, y, used, 1), Target::Line(index));
            y += space;
        }
    }
}

fn banner_words(banner: Banner) -> Option<String> {
    Some(match banner {
        Banner::LastTurn { needed, one_throw } => {
            let chance = if one_throw { "Last roll" } else { "Last turn" };
            if needed > Points::ZERO {
                format!("{chance}: {needed} more takes the lead")
            } else {
                chance.to_string()
            }
        }
        Banner::PlayOff => "Play-off: the tie is played out".to_string(),
        Banner::Opening { needed } => format!("{needed} to get on the board"),
        Banner::MayGoOn => "A farkle: roll again, or end the turn".to_string(),
        Banner::ExactlyToWin { needed } => format!("Exactly {needed} wins"),
        Banner::NearGoal { needed } => format!("{needed} to go"),
        Banner::LastRound => "The last round".to_string(),
        // The title says it.
        Banner::Round { .. } => return None,
    })
}

impl Plan {
    fn lines_of_words(&self) -> u16 {
        if self.is_roomy() { 5 } else { 2 }
    }

    /// The upper edge of dice that are not lifted.
    fn dice_y(&self) -> u16 {
        self.table.y + self.lines_of_words() + if self.is_roomy() { 3 } else { 2 }
    }

    fn tray_y(&self) -> u16 {
        self.dice_y() + self.dice.height() + if self.is_roomy() { 4 } else { 3 }
    }

    /// Lines for the dice in the tray, without its heading.
    pub(super) fn tray_lines(&self) -> u16 {
        if self.is_roomy() { 5 } else { 3 }
    }

    fn total_y(&self) -> u16 {
        self.tray_y() + self.tray_lines() + if self.is_roomy() { 3 } else { 1 }
    }

    fn buttons_y(&self) -> u16 {
        self.total_y() + if self.is_roomy() { 3 } else { 2 }
    }
}
