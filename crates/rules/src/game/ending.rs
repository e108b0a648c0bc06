//! Who is next, and how the game ends: at once, after last turns, exactly at the target, after
//! fixed rounds, by a play-off.

use super::{Game, Gift, Phase, Seat, Side, SideSet, TurnEnd, TurnEndKind, Victory};
use crate::Points;
use crate::rule_set::{EndingRule, Reached, Ties};

/// How far the game has got towards its end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Closing {
    /// The target is still to be reached.
    Open,
    /// The target was reached; these sides still have a last turn.
    LastTurns { to_play: SideSet, leader: Side },
    /// A tie is played off: these sides still have a turn in this round of it.
    PlayOff { to_play: SideSet, among: SideSet },
}

/// What the end of a turn has begun.
#[derive(Clone, Copy, Default)]
pub(super) struct Ended {
    pub(super) last_turns_begin: bool,
    pub(super) play_off_begins: bool,
}

impl Game {
    /// Decides what comes after a turn that has just been scored.
    pub(super) fn after_turn(&mut self, end: &TurnEnd) -> Ended {
        let side = self.side(end.seat);
        if end.kind == TurnEndKind::Won {
            return self.won(SideSet::from_iter([side]), Victory::Roll);
        }
        match self.closing {
            Closing::Open => self.after_open_turn(end, side),
            Closing::LastTurns { mut to_play, leader } => {
                to_play.remove(side);
                let leader = if self.score(side) > self.score(leader) { side } else { leader };
                self.closing = Closing::LastTurns { to_play, leader };
                if to_play.is_empty() { self.finish(self.present_sides()) } else { self.next_among(to_play) }
            }
            Closing::PlayOff { mut to_play, among } => {
                to_play.remove(side);
                self.closing = Closing::PlayOff { to_play, among };
                if to_play.is_empty() { self.finish(among) } else { self.next_among(to_play) }
            }
        }
    }

    fn after_open_turn(&mut self, end: &TurnEnd, side: Side) -> Ended {
        let banked = end.gained > Points::ZERO;
        match self.rules.ending() {
            EndingRule::AtOnce | EndingRule::Exactly if banked && self.has_reached_target(side) => {
                self.won(SideSet::from_iter([side]), Victory::Score)
            }
            EndingRule::Exactly => match end.gift {
                Some(Gift { to: Some(to), .. }) if self.has_reached_target(to) => {
                    self.won(SideSet::from_iter([to]), Victory::Gift)
                }
                _ => self.next_clockwise(),
            },
            EndingRule::LastTurn if banked && self.has_reached_target(side) => {
                let to_play: SideSet = self.present_sides().iter().filter(|&other| other != side).collect();
                self.closing = Closing::LastTurns { to_play, leader: side };
                if to_play.is_empty() {
                    return self.won(SideSet::from_iter([side]), Victory::Score);
                }
                Ended { last_turns_begin: true, ..self.next_among(to_play) }
            }
            EndingRule::Rounds if self.rounds_are_over() => self.finish(self.present_sides()),
            _ => self.next_clockwise(),
        }
    }

    fn has_reached_target(&self, side: Side) -> bool {
        let rules = &self.rules;
        match rules.reached() {
            Reached::AtLeast => self.score(side) >= rules.target(),
            Reached::Above => self.score(side) > rules.target(),
        }
    }

    /// The highest score among these sides wins; ties as the rule set has it.
    fn finish(&mut self, among: SideSet) -> Ended {
        let ahead = self.ahead(among);
        if ahead.len() > 1 && self.rules.ties() == Ties::PlayOff {
            let play_off_begins = !matches!(self.closing, Closing::PlayOff { .. });
            self.closing = Closing::PlayOff { to_play: ahead, among: ahead };
            return Ended { play_off_begins, ..self.next_among(ahead) };
        }
        self.won(ahead, Victory::Score)
    }

    /// Who of these sides is ahead: one, or several that share the win or play it off. What is
    /// still to be played makes no difference.
    ///
    /// ```
    /// use farkle_rules::rule_set::Ties;
    /// use farkle_rules::{Game, RuleSet};
    ///
    /// let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
    /// for (ties, ahead) in [(Ties::Earlier, 1), (Ties::Shared, 3)] {
    ///     draft.ending.ties = ties;
    ///     let game = Game::new(RuleSet::try_from(draft.clone()).unwrap(), 3).unwrap();
    ///     assert_eq!(game.ahead(game.all_sides().collect()).len(), ahead);
    /// }
    /// ```
    pub fn ahead(&self, among: SideSet) -> SideSet {
        let best = among.iter().map(|side| self.score(side)).max();
        let tied: SideSet = among.iter().filter(|&side| Some(self.score(side)) == best).collect();
        if self.rules.ties() != Ties::Earlier {
            return tied;
        }
        let had_it_first = self.leader().into_iter().chain(self.in_turn_order());
        had_it_first.filter(|&side| tied.contains(side)).take(1).collect()
    }

    /// Whether a side still has a turn for certain, unless the game ends before; one that is in
    /// progress counts. A play-off that may follow, or another round of one, is not counted.
    pub fn has_turn_to_come(&self, side: Side) -> bool {
        if self.is_over() || !self.is_side_present(side) {
            return false;
        }
        match self.closing {
            Closing::LastTurns { to_play, .. } | Closing::PlayOff { to_play, .. } => to_play.contains(side),
            Closing::Open if self.rules.ending() == EndingRule::Rounds => {
                let all = u32::from(self.rules.rounds()) * u32::from(self.seats);
                let left = all.saturating_sub(self.turns);
                let steps = |seat: Seat| u32::from((seat.0 + self.seats - self.mover.0) % self.seats);
                self.seats_of(side).any(|seat| self.is_present(seat) && steps(seat) < left)
            }
            Closing::Open => true,
        }
    }

    fn in_turn_order(&self) -> impl Iterator<Item = Side> + '_ {
        (0..self.seats).map(|step| self.side(Seat((self.starter.0 + step) % self.seats)))
    }

    fn won(&mut self, winners: SideSet, by: Victory) -> Ended {
        self.phase = Phase::Over { winners, by };
        self.leftover = None;
        Ended::default()
    }

    fn next_clockwise(&mut self) -> Ended {
        let next = self.next_present(self.mover);
        self.begin_turn(next);
        Ended::default()
    }

    fn after(&self, seat: Seat) -> Seat {
        Seat(if seat.0 + 1 == self.seats { 0 } else { seat.0 + 1 })
    }

    fn next_present(&self, seat: Seat) -> Seat {
        let mut next = self.after(seat);
        // Somebody is present: the last player can't leave.
        while !self.is_present(next) && next != seat {
            next = self.after(next);
        }
        next
    }

    /// Counts the turns of players who have left as ended, so that rounds stay whole.
    pub(super) fn pass_over_the_absent(&mut self) {
        let mut next = self.after(self.mover);
        while !self.absent.is_empty() && !self.is_present(next) && next != self.mover {
            self.turns += 1;
            next = self.after(next);
        }
    }

    /// In last turns the present side with the highest score leads; of equal ones the leader so
    /// far, or the first in turn order.
    pub(super) fn lead_by_score(&mut self) {
        let Closing::LastTurns { to_play, leader } = self.closing else { return };
        let present = self.present_sides();
        let best = present.iter().map(|side| self.score(side)).max();
        let may_lead = |side: &Side| present.contains(*side) && Some(self.score(*side)) == best;
        let leads = [leader].into_iter().chain(self.in_turn_order()).find(may_lead);
        if let Some(leader) = leads {
            self.closing = Closing::LastTurns { to_play, leader };
        }
    }

    /// Goes on after a player has left between two turns.
    pub(super) fn after_leaving(&mut self, was_movers_turn: bool) -> Ended {
        match self.closing {
            Closing::Open => {
                self.turns += 1;
                self.pass_over_the_absent();
                if self.rounds_are_over() { self.finish(self.present_sides()) } else { self.next_clockwise() }
            }
            Closing::LastTurns { to_play, .. } if to_play.is_empty() => self.finish(self.present_sides()),
            Closing::PlayOff { to_play, among } if to_play.is_empty() || among.len() == 1 => {
                self.finish(among)
            }
            Closing::LastTurns { to_play, .. } | Closing::PlayOff { to_play, .. } if was_movers_turn => {
                self.next_among(to_play)
            }
            _ => Ended::default(),
        }
    }

    fn rounds_are_over(&self) -> bool {
        let rules = &self.rules;
        rules.ending() == EndingRule::Rounds
            && self.turns >= u32::from(rules.rounds()) * u32::from(self.seats)
    }

    /// The next seat clockwise whose side still has a turn.
    fn next_among(&mut self, to_play: SideSet) -> Ended {
        let seats = self.seats;
        let next = (1..=seats)
            .map(|step| Seat((self.mover.0 + step) % seats))
            .find(|&seat| to_play.contains(self.side(seat)) && self.is_present(seat));
        self.begin_turn(next.unwrap_or(self.mover));
        Ended::default()
    }
}
