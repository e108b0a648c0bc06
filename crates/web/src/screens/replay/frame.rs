//! A moment of a kept game as a picture: what lies on the table, what is on the tray, whose turn it
//! is, what is said.

use crate::language::messages::{messages, say};
use farkle_client::{Announcement, LastRoll, Screen, ScreenSeat, Selection, SideView, TrayGroup, announce};
use farkle_rules::rule_set::EndingRule;
use farkle_rules::{Dice, Event, Face, Phase, Points, Seat, TurnEnd};
use farkle_table::{Ledger, Step};
use std::slice;

/// A moment of a game, as the event that led to it shows it.
#[derive(Clone, PartialEq)]
pub(super) struct Frame {
    /// The game at this moment.
    pub ledger: Ledger,
    /// Its sides,
    pub sides: Vec<SideView>,
    /// and seats, with whose turn is seen: at its end still that of whoever had it.
    pub seats: Vec<ScreenSeat>,
    /// Both as they were before, while the dice of a roll are in the air.
    pub before: (Vec<SideView>, Vec<ScreenSeat>),
    /// What the event has to say,
    pub said: String,
    /// and what of it a band over the board does not show.
    pub besides: String,
    /// The dice that lie on the table, and how.
    pub dice: Vec<(Face, DieLook)>,
    /// The dice on the tray.
    pub tray: Vec<TrayGroup>,
    /// What the turn is worth, the dice on the tray included.
    pub total: Points,
    /// Whether the dice were just thrown.
    pub is_roll: bool,
    /// The end of a turn that these dice have brought to nothing.
    pub lost: Option<TurnEnd>,
    /// Whose turn goes on with hot dice: those on the tray.
    pub hot: Option<Seat>,
}

/// How a die lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum DieLook {
    /// To be looked at.
    Bright,
    /// It scores nothing, was left, or was part of a farkle.
    Dim,
    /// It lies on the tray.
    Gone,
}

impl Frame {
    /// The round of the turn that is seen, or the turn where somebody plays alone.
    pub(super) fn when(&self) -> String {
        let game = self.ledger.game();
        // A turn that is over is shown until the next one begins.
        let is_over = game.phase() == Phase::TurnBegins || game.is_over();
        let ended_in = self.ledger.sheet().lines().last().filter(|_| is_over).map(|line| line.round);
        let round = ended_in.unwrap_or_else(|| game.round()) as usize;
        match (game.side_count(), usize::from(game.rules().rounds())) {
            (1, turns) if game.rules().ending() == EndingRule::Rounds => {
                say!("today-turn", "turn" => round, "turns" => turns)
            }
            _ => say!("review-round", "round" => round),
        }
    }

    /// The game after its first events; `None` where it can't have happened.
    pub(super) fn of(whole: &Ledger, events: usize) -> Option<Frame> {
        let before = events.saturating_sub(1);
        let earlier = whole.before(before).ok()?;
        let Some(&event) = whole.events().get(before).filter(|_| events > 0) else {
            return Some(Frame::before_everything(earlier));
        };
        let mut ledger = earlier.clone();
        let step = ledger.play(&[event]).ok()?.pop()?;
        Some(Frame::after(&earlier, ledger, &step))
    }

    fn before_everything(ledger: Ledger) -> Frame {
        let Screen { sides, seats, .. } = Screen::of(&ledger, &Selection::default());
        let (dice, tray) = (Vec::new(), Vec::new());
        let (said, besides, total) = (String::new(), String::new(), Points::ZERO);
        let before = (sides.clone(), seats.clone());
        let (is_roll, lost, hot) = (false, None, None);
        Frame { ledger, sides, seats, before, said, besides, dice, tray, total, is_roll, lost, hot }
    }

    fn after(earlier: &Ledger, ledger: Ledger, step: &Step) -> Frame {
        let screen = Screen::of(&ledger, &Selection::default());
        let before = Screen::of(earlier, &Selection::default());
        let (dice, tray, total) = on_the_table(earlier, &ledger, step, &screen);
        let hot = step.outcome.hot_dice && step.outcome.turn_end.is_none();
        let hot = hot.then(|| ledger.game().mover());
        // The band of hot dice shows the dice, too.
        let besides = said(&ledger, step, hot.is_none(), |said| !is_on_the_band(said));
        let said = said(&ledger, step, true, |_| true);
        let Screen { mut sides, mut seats, .. } = screen;
        // A turn that has just ended is looked at with whoever had it.
        if step.outcome.turn_end.is_some() {
            sides.iter_mut().zip(&before.sides).for_each(|(side, before)| side.to_move = before.to_move);
            seats.iter_mut().zip(&before.seats).for_each(|(seat, before)| seat.to_move = before.to_move);
        }
        let is_roll = matches!(step.event, Event::Rolled(_));
        let lost = step.outcome.turn_end.filter(|end| is_roll && end.kind.is_lost());
        let before = (before.sides, before.seats);
        Frame { ledger, sides, seats, before, said, besides, dice, tray, total, is_roll, lost, hot }
    }
}

/// Whether the dice and the band over them show it.
fn is_on_the_band(said: &Announcement) -> bool {
    matches!(
        said,
        Announcement::Rolled { .. }
            | Announcement::Farkled { .. }
            | Announcement::ToxicTwos { .. }
            | Announcement::HotDice
            | Announcement::Won { .. }
            | Announcement::WonByRoll { .. }
    )
}

/// Whether it is the bank that has won: the end says whose it was, and the score.
fn is_told_by_the_end(said: &Announcement, all: &[Announcement]) -> bool {
    let Announcement::Banked { name: banker, score: banked, .. } = said else { return false };
    all.iter().any(|said| match said {
        Announcement::Won { sides, score } => {
            score == banked && sides.iter().any(|side| side.contains(banker))
        }
        _ => false,
    })
}

/// What is wanted of what an event has to say, and before it the dice that were set aside.
fn said(ledger: &Ledger, step: &Step, names_dice: bool, wanted: impl Fn(&Announcement) -> bool) -> String {
    let set_aside = match step.event {
        Event::SetAside { dice, .. } if names_dice => {
            Some(say!("replay-set-aside", "dice" => messages().dice(dice.faces())))
        }
        _ => None,
    };
    let words = announce(ledger, slice::from_ref(step));
    let words = words.iter().filter(|said| wanted(said) && !is_told_by_the_end(said, &words));
    let words = words.map(|said| messages().announcement(said));
    set_aside.into_iter().chain(words).collect::<Vec<_>>().join(" ")
}

/// The dice, the tray, and what the turn is worth with both.
fn on_the_table(
    earlier: &Ledger,
    ledger: &Ledger,
    step: &Step,
    screen: &Screen,
) -> (Vec<(Face, DieLook)>, Vec<TrayGroup>, Points) {
    let tray = || screen.tray[screen.tray_since_hot_dice..].to_vec();
    let all = |lies| {
        let faces = LastRoll::of(ledger).map(|roll| roll.faces).unwrap_or_default();
        faces.into_iter().map(|face| (face, lies)).collect::<Vec<_>>()
    };
    match step.event {
        Event::SetAside { dice, .. } => taken(earlier, dice),
        // What is lost lies there until then.
        Event::Rolled(_) if step.outcome.turn_end.is_some_and(|end| end.kind.is_lost()) => {
            let before = Screen::of(earlier, &Selection::default());
            let on_tray = before.tray[before.tray_since_hot_dice..].to_vec();
            (all(DieLook::Dim), on_tray, before.turn_total)
        }
        _ if matches!(ledger.game().phase(), Phase::Choosing { .. }) => {
            let lies = |scores| if scores { DieLook::Bright } else { DieLook::Dim };
            let dice = screen.dice.iter().map(|die| (die.face, lies(die.scores))).collect();
            (dice, tray(), screen.turn_total)
        }
        Event::Rolled(_) => (all(DieLook::Bright), tray(), screen.turn_total),
        _ => (Vec::new(), tray(), screen.turn_total),
    }
}

/// What was set aside is seen on the tray, also when that has ended the turn.
fn taken(earlier: &Ledger, dice: Dice) -> (Vec<(Face, DieLook)>, Vec<TrayGroup>, Points) {
    let mut selection = Selection::default();
    selection.take(earlier, dice);
    let before = Screen::of(earlier, &selection);
    let lies = |selected| if selected { DieLook::Gone } else { DieLook::Dim };
    let shown = before.dice.iter().map(|die| (die.face, lies(die.selected))).collect();
    let roll: Dice = before.dice.iter().map(|die| die.face).collect();
    let combinations = earlier.game().rules().combinations(dice, roll).into_iter();
    let groups = combinations.map(|combination| TrayGroup { roll: 0, combination });
    let on_tray = before.tray[before.tray_since_hot_dice..].iter().copied().chain(groups).collect();
    (shown, on_tray, before.turn_total + before.selected)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;
    use farkle_rules::{SheetLine, TurnEndKind};

    /// A game up to its first bank.
    fn banked() -> Ledger {
        let is_bank = |line: &SheetLine| line.end.kind == TurnEndKind::Banked;
        played(|ledger| ledger.sheet().lines().iter().any(is_bank))
    }

    #[test]
    fn a_turn_that_was_just_banked_is_looked_at_with_whoever_had_it() {
        let whole = banked();
        let last = Frame::of(&whole, whole.events().len()).unwrap();
        let banker = last.ledger.sheet().lines().last().unwrap().end.seat;
        assert_ne!(last.ledger.game().mover(), banker);
        let shown: Vec<Seat> = last.seats.iter().filter(|seat| seat.to_move).map(|seat| seat.seat).collect();
        assert_eq!(shown, [banker]);
        assert_eq!(last.total, last.ledger.game().score(last.ledger.game().side(banker)));
        assert!(last.dice.iter().any(|(_, lies)| *lies == DieLook::Gone) && !last.tray.is_empty());
    }

    #[test]
    fn a_bank_that_wins_is_told_by_the_end_and_one_that_loses_is_told() {
        let banked = |name: &str, score| Announcement::Banked {
            name: name.to_string(),
            points: Points(300),
            score: Points(score),
        };
        let won = Announcement::Won { sides: vec![vec!["Ann".to_string()]], score: Points(1000) };
        let all = [banked("Ann", 1000), banked("Ben", 800), banked("Ben", 1000), won];
        let told = all.each_ref().map(|said| is_told_by_the_end(said, &all));
        assert_eq!(told, [true, false, false, false]);
    }

    #[test]
    fn what_the_band_over_the_board_shows_is_not_written_below_it() {
        let whole = played(Ledger::is_over);
        let end = Frame::of(&whole, whole.events().len()).unwrap();
        assert!(end.said.starts_with("replay-set-aside ") && end.said != end.besides);
        assert_eq!(end.besides, "replay-set-aside", "the band has no room for the dice");
    }

    #[test]
    fn every_moment_of_a_game_is_that_of_its_events() {
        let whole = banked();
        for events in 1..=whole.events().len() {
            let frame = Frame::of(&whole, events).unwrap();
            assert_eq!(frame.ledger.events(), &whole.events()[..events]);
        }
    }
}
