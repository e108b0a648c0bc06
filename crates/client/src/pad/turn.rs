//! Help while a turn is entered roll by roll.

use super::{Pad, PadError};
use crate::announce::{Scene, of_step};
use crate::screen::dice_views;
use crate::{Announcement, DieView, Selection};
use farkle_rules::{
    Action, Combination, Dice, Event, Face, Phase, Points, Refusal, RuleSet, Seat, SeatError, Then,
    TurnEndKind,
};
use farkle_table::Step;

/// A set-aside with more points than the one chosen.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BetterSetAside {
    /// Its dice.
    pub dice: Dice,
    /// Its points.
    pub points: Points,
    /// What it is made of.
    pub combinations: Vec<Combination>,
}

/// What else would have scored: the set-aside with most points that keeps the chosen dice and adds
/// to them, if there is one. (To leave scoring dice in hand can be right; the pad only makes sure
/// that it was not overlooked.)
///
/// ```
/// use farkle_client::pad::better_set_aside;
/// use farkle_rules::RuleSet;
/// let rules = RuleSet::preset("classic").unwrap();
/// let better = better_set_aside(&rules, "112345".parse()?, "1".parse()?).unwrap();
/// assert_eq!((better.dice.to_string().as_str(), better.points.0), ("115", 250));
/// # Ok::<(), farkle_rules::DiceError>(())
/// ```
pub fn better_set_aside(rules: &RuleSet, roll: Dice, chosen: Dice) -> Option<BetterSetAside> {
    let points = rules.points_of(chosen, roll).unwrap_or_default();
    let more = rules.set_asides(roll).iter().find(|other| other.dice.contains(chosen))?;
    (more.points > points).then(|| BetterSetAside {
        dice: more.dice,
        points: more.points,
        combinations: rules.combinations(more.dice, roll),
    })
}

/// What can be done with dice chosen from the roll on the table.
#[derive(Clone, Debug, PartialEq)]
pub struct PadChoice {
    /// What the chosen dice score; `None` if they aren't a set-aside.
    pub points: Option<Points>,
    /// What they are made of.
    pub combinations: Vec<Combination>,
    /// The turn total with them.
    pub total: Points,
    /// How many dice would be rolled next.
    pub dice_left: usize,
    /// Whether they make hot dice.
    pub hot_dice: bool,
    /// To set them aside and roll on, or why not.
    pub roll: Result<Event, Refusal>,
    /// To set them aside and end the turn, or why not.
    pub bank: Result<Event, Refusal>,
    /// What else would have scored.
    pub better: Option<BetterSetAside>,
}

/// What a roll brings that leaves no dice to choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RollBrings {
    /// Nothing scores.
    Farkle,
    /// It ends the turn, though dice may score.
    End,
    /// It wins the game.
    Win,
}

impl Pad {
    /// What can be done with these dice of the roll; `None` if there is no roll to choose from.
    pub fn choice(&self, dice: Dice) -> Option<PadChoice> {
        let game = self.game();
        let Phase::Choosing { roll } = game.phase() else { return None };
        let rules = self.rules();
        let points = rules.points_of(dice, roll);
        let wish = |then| game.decide(Action::SetAside { dice, then });
        Some(PadChoice {
            points,
            combinations: points.map(|_| rules.combinations(dice, roll)).unwrap_or_default(),
            total: game.turn().total + points.unwrap_or_default(),
            dice_left: rules.in_hand_after(roll, dice),
            hot_dice: points.is_some() && game.makes_hot_dice(roll, dice),
            roll: wish(Then::Roll),
            // Where a last throw is not enough to bank, ending the turn is all that is left.
            bank: wish(Then::Bank).or_else(|refusal| wish(Then::GiveUp).map_err(|_| refusal)),
            better: better_set_aside(rules, roll, dice),
        })
    }

    /// The dice of the roll on the table, in the order of `faces`: which are chosen, and which
    /// could still score.
    pub fn dice(&self, faces: &[Face], chosen: &Selection) -> Vec<DieView> {
        dice_views(self.game(), faces, chosen)
    }

    /// Enters a roll as it lies on the table; the turn begins with it if it has not begun.
    ///
    /// # Errors
    /// [`PadError::Event`], for example if this many dice can't have been rolled; the pad is
    /// then unchanged.
    pub fn roll(&mut self, dice: Dice) -> Result<(), PadError> {
        if self.game().phase() != Phase::TurnBegins {
            return self.add(Event::Rolled(dice));
        }
        let mut begun = self.clone();
        begun.add(Event::TurnBegan)?;
        begun.add(Event::Rolled(dice))?;
        *self = begun;
        Ok(())
    }

    /// What a roll that can be entered brings at once; `None` if dice of it can be set aside.
    ///
    /// ```
    /// use farkle_client::pad::{Pad, RollBrings};
    /// use farkle_rules::{RuleSet, Seat};
    /// let mut pad = Pad::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"])?;
    /// pad.start(Seat::FIRST)?;
    /// assert_eq!(pad.brings("223346".parse()?), Some(RollBrings::Farkle));
    /// assert_eq!(pad.brings("123346".parse()?), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn brings(&self, dice: Dice) -> Option<RollBrings> {
        let mut entered = self.clone();
        entered.roll(dice).ok()?;
        let end = entered.lines().last()?.outcome.turn_end.map(|end| end.kind);
        match entered.game().phase() {
            Phase::Choosing { .. } => None,
            Phase::Farkled { .. } => Some(RollBrings::Farkle),
            _ => Some(match end {
                Some(TurnEndKind::Farkled) => RollBrings::Farkle,
                Some(TurnEndKind::Won) => RollBrings::Win,
                _ => RollBrings::End,
            }),
        }
    }

    /// Takes back what a person sees as one step: a turn's beginning goes with its first roll.
    pub fn step_back(&mut self) -> bool {
        let undone = self.undo();
        if undone && self.has_only_begun() {
            self.undo();
        }
        undone
    }

    /// Brings back what [`Pad::step_back`] took.
    pub fn step_on(&mut self) -> bool {
        let redone = self.redo();
        if redone && self.has_only_begun() {
            self.redo();
        }
        redone
    }

    fn has_only_begun(&self) -> bool {
        self.is_mid_turn() && self.lines().last().is_some_and(|line| line.events == [Event::TurnBegan])
    }

    /// What the last line has to say: for screen readers, and for the line that tells what was just
    /// entered.
    pub fn said(&self) -> Vec<Announcement> {
        let Some(line) = self.lines().last() else { return Vec::new() };
        let Some(&event) = line.events.last() else { return Vec::new() };
        let seat = line.seat.unwrap_or(self.game().mover());
        let scene = Scene { game: self.game(), names: self.names(), events: &[] };
        of_step(&scene, &Step { seat, event, outcome: line.outcome })
    }

    /// The next game of the same players by the same rules: those who have left stay away, and the
    /// first turn moves on to the next one around the table.
    ///
    /// # Errors
    /// [`SeatError`] if so few are left that these rules can't be played.
    pub fn next_game(&self) -> Result<Pad, SeatError> {
        let game = self.game();
        let present: Vec<Seat> = game.seats().filter(|&seat| game.is_present(seat)).collect();
        let names = present.iter().map(|seat| self.names()[seat.index()].clone());
        let mut next = Pad::new(self.rules().clone(), names)?;
        let after = present.iter().position(|&seat| seat > game.starter()).unwrap_or(0);
        if let Some(starter) = Seat::new(after) {
            // Nothing has happened in the new game, so this can't be refused.
            let _ = next.start(starter);
        }
        Ok(next)
    }
}
