//! The tray: dice set aside in this turn, grouped by roll and combination.

use farkle_rules::{Combination, Event, Phase};
use farkle_table::Ledger;

/// One combination in the tray.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct TrayGroup {
    /// The roll of this turn that it was set aside from, from 1.
    pub roll: u16,
    /// What it is and what it scores.
    pub combination: Combination,
}

/// Everything set aside in the turn in progress. What was set aside before the latest hot dice is
/// kept too, but those dice are in hand again: `since_hot_dice` tells where the dice on the tray
/// begin.
///
/// ```
/// # use farkle_client::tray;
/// # use farkle_table::Ledger;
/// # fn show(ledger: &Ledger) {
/// let (groups, since_hot_dice) = tray(ledger);
/// let on_the_tray = &groups[since_hot_dice..];
/// # }
/// ```
pub fn tray(ledger: &Ledger) -> (Vec<TrayGroup>, usize) {
    let (mut groups, mut since_hot_dice, mut roll_number) = (Vec::new(), 0, 0);
    let game = ledger.game();
    if matches!(game.phase(), Phase::TurnBegins | Phase::Over { .. }) {
        return (groups, since_hot_dice);
    }
    let events = ledger.events();
    let begin =
        events.iter().rposition(|e| matches!(e, Event::TurnBegan | Event::TookOver)).unwrap_or(events.len());
    let mut roll = None;
    for event in &events[begin..] {
        match *event {
            Event::Rolled(dice) => {
                roll_number += 1;
                roll = Some(dice);
            }
            Event::SetAside { dice, .. } => {
                let roll = roll.unwrap_or(dice);
                let combinations = game.rules().combinations(dice, roll);
                groups.extend(
                    combinations.into_iter().map(|combination| TrayGroup { roll: roll_number, combination }),
                );
            }
            _ => {}
        }
    }
    // The engine knows which dice lie on the tray: those since all dice were last in hand.
    let mut on_the_tray = game.turn().set_aside.len();
    since_hot_dice = groups.len();
    while on_the_tray > 0 && since_hot_dice > 0 {
        since_hot_dice -= 1;
        on_the_tray = on_the_tray.saturating_sub(groups[since_hot_dice].combination.dice.len());
    }
    (groups, since_hot_dice)
}
