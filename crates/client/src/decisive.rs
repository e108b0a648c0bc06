//! The turn that decided a game, by everybody's chances to win.

use farkle_rules::{Moment, Phase, Points, Side, TurnEndKind};
use farkle_table::Ledger;

/// The turn that decided a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Decisive {
    /// The number of the turn, from 0.
    pub turn: usize,
    /// The winner's chance before it; before its last roll, where that has lost what was there.
    pub before: f64,
    /// The winner's chance after it.
    pub after: f64,
    /// Whether `before` is that of the last roll.
    pub of_last_roll: bool,
}

/// A turn that moves less than this has decided nothing.
const DECIDES: f64 = 0.1;
/// Whoever has more than this chance has as good as won,
const WON: f64 = 0.9;
/// and has thrown that away if the winner has gained so much.
const MUCH: f64 = 0.3;

impl Decisive {
    /// The turn that helped the winner most, of those from which on the winner was never behind
    /// again: nobody believes that a game was decided long before it was lost. A game that was as
    /// good as won and thrown away counts all the same. What others have banked for themselves
    /// decides nothing: nobody remembers how little it was.
    ///
    /// `chances` are the sides' chances after so many turns, and `at_stake` those at the last
    /// decision of turns that were lost: whoever throws a game away has decided it, also where the
    /// turn had begun with little.
    pub fn of(
        ledger: &Ledger,
        chances: &[(usize, Vec<f64>)],
        at_stake: &[(usize, Vec<f64>)],
        winner: Side,
    ) -> Option<Decisive> {
        let others_banked = |turn: usize| {
            let end = ledger.sheet().lines().get(turn).map(|line| line.end);
            end.is_some_and(|end| {
                end.kind == TurnEndKind::Banked
                    && end.gained > Points::ZERO
                    && ledger.game().side(end.seat) != winner
            })
        };
        Decisive::among(chances, at_stake, winner, |turn| !others_banked(turn))
    }

    fn among(
        chances: &[(usize, Vec<f64>)],
        at_stake: &[(usize, Vec<f64>)],
        winner: Side,
        may_decide: impl Fn(usize) -> bool,
    ) -> Option<Decisive> {
        let pairs = chances.windows(2).filter(|pair| pair[1].0 == pair[0].0 + 1);
        let of_winner = |chances: &[f64]| chances.get(winner.index()).copied();
        let is_behind = |chances: &[f64]| {
            of_winner(chances).is_some_and(|own| chances.iter().any(|chance| *chance > own))
        };
        let mut candidates: Vec<(Decisive, bool)> = Vec::new();
        for pair in pairs {
            let (turn, begun) = &pair[0];
            let staked = at_stake.iter().find(|(at, _)| at == turn).map(|(_, staked)| staked);
            let (before, after) = (of_winner(staked.unwrap_or(begun))?, of_winner(&pair[1].1)?);
            let found = Decisive { turn: *turn, before, after, of_last_roll: staked.is_some() };
            if is_behind(begun) || staked.is_some_and(|staked| is_behind(staked)) {
                candidates.retain(|(_, thrown_away)| *thrown_away);
            }
            let was_won = |staked: &Vec<f64>| staked.iter().any(|chance| *chance > WON);
            let thrown_away = staked.is_some_and(was_won) && before < 1.0 - WON && found.swing() >= MUCH;
            if may_decide(*turn) {
                candidates.push((found, thrown_away));
            }
        }
        let decisive = candidates.into_iter().map(|(turn, _)| turn).filter(|turn| turn.swing() >= DECIDES);
        decisive.max_by(|one, other| one.swing().total_cmp(&other.swing()))
    }

    fn swing(&self) -> f64 {
        self.after - self.before
    }

    /// The last decisions of the turns that were lost with points: the numbers of these turns, and
    /// how many events there were before each decision.
    ///
    /// ```
    /// use farkle_client::Decisive;
    /// use farkle_rules::{Record, RuleSet};
    /// let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
    /// for event in "@1 n 144456 444+ 223 n 111234 1= n 223346".split(' ') {
    ///     record.events.push(event.parse()?);
    /// }
    /// // Ann sets 444 aside after three events, and loses it. Her second turn loses nothing.
    /// assert_eq!(Decisive::last_decisions(&record.replay()?.moments), [(0, 3)]);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn last_decisions(moments: &[Moment]) -> Vec<(usize, usize)> {
        let (mut turns, mut last, mut found) = (0, None, Vec::new());
        for (at, moment) in moments.iter().enumerate() {
            if matches!(moment.game.phase(), Phase::Choosing { .. }) {
                last = Some((turns, at + 1));
            }
            if let Some(end) = &moment.outcome.turn_end {
                turns += 1;
                found.extend(last.take().filter(|_| end.kind.is_lost() && end.total > Points::ZERO));
            }
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Event, Record, RuleSet};

    fn first() -> Side {
        Side::new(0).unwrap()
    }

    #[test]
    fn the_turn_that_decides_is_the_one_that_helps_the_winner_most() {
        let of = |chances: &[f64]| {
            let all: Vec<_> =
                chances.iter().enumerate().map(|(turn, &one)| (turn, vec![one, 1.0 - one])).collect();
            Decisive::among(&all, &[], first(), |_| true).map(|decisive| decisive.turn)
        };
        assert_eq!(of(&[0.5, 0.45, 0.4, 0.8, 0.7, 1.0]), Some(2));
        assert_eq!(of(&[0.92, 1.0]), None, "it was decided before");
        let behind_again = [0.05, 0.48, 0.3, 0.35, 0.65, 0.8, 1.0];
        assert_eq!(of(&behind_again), Some(3), "the largest one had decided nothing");
        // Between four sides, somebody with less than half of the chances can be ahead of all.
        let four = [[0.25; 4], [0.45, 0.2, 0.2, 0.15], [0.48, 0.2, 0.2, 0.12], [0.6, 0.2, 0.1, 0.1]];
        let four: Vec<_> = four.into_iter().enumerate().map(|(turn, all)| (turn, all.to_vec())).collect();
        let found = Decisive::among(&four, &[], first(), |_| true);
        assert_eq!(found.map(|decisive| decisive.turn), Some(0));
        let far = vec![(0, vec![0.2, 0.8]), (5, vec![0.8, 0.2]), (6, vec![1.0, 0.0])];
        let found = Decisive::among(&far, &[], first(), |_| true);
        assert_eq!(found.map(|decisive| decisive.turn), Some(5), "of turns that are known");
    }

    #[test]
    fn what_others_bank_decides_nothing_and_what_they_lose_does() {
        let mut record = Record::new(RuleSet::preset("classic").unwrap(), ["Ann", "Ben"]);
        let events = "@1 n 666245 666= n 333246 333= n 333246 333+ 246 n 223346";
        record.events.extend(events.split(' ').map(|event| event.parse::<Event>().unwrap()));
        let ledger = Ledger::from_record(&record).unwrap();
        // Only the turn with this number helps a side.
        let of = |turn: usize, side: usize| {
            let chances = (0..5).map(|at| if at > turn { 0.9 } else { 0.5 });
            let both = |one: f64| if side == 0 { vec![one, 1.0 - one] } else { vec![1.0 - one, one] };
            let chances: Vec<_> = chances.map(both).enumerate().collect();
            Decisive::of(&ledger, &chances, &[], Side::new(side).unwrap()).map(|decisive| decisive.turn)
        };
        assert_eq!([of(0, 0), of(0, 1)], [Some(0), None], "Ann has banked");
        assert_eq!([of(1, 0), of(1, 1)], [None, Some(1)], "Ben has banked");
        assert_eq!([of(2, 0), of(2, 1)], [Some(2), Some(2)], "Ann has farkled");
    }

    #[test]
    fn a_game_that_was_thrown_away_was_decided_by_that() {
        let chances: Vec<_> = [0.5, 0.6, 0.9, 1.0]
            .into_iter()
            .enumerate()
            .map(|(turn, one)| (turn, vec![one, 1.0 - one]))
            .collect();
        let found = Decisive::among(&chances, &[(0, vec![0.0, 1.0])], first(), |_| true);
        assert_eq!(found, Some(Decisive { turn: 0, before: 0.0, after: 0.6, of_last_roll: true }));
        let behind = [0.5, 0.45, 0.6, 1.0].into_iter().enumerate();
        let behind: Vec<_> = behind.map(|(turn, one)| (turn, vec![one, 1.0 - one])).collect();
        let of = |staked: f64| {
            let found = Decisive::among(&behind, &[(0, vec![staked, 1.0 - staked])], first(), |_| true);
            found.map(|decisive| decisive.turn)
        };
        assert_eq!([of(0.0), of(0.2)], [Some(0), Some(2)], "and by nothing less, with all that followed");
        // Whoever was behind when the turn began was behind, also if the chances rose meanwhile.
        let rose = [0.1, 0.55, 0.45, 0.7, 1.0].into_iter().enumerate();
        let rose: Vec<_> = rose.map(|(turn, one)| (turn, vec![one, 1.0 - one])).collect();
        let found = Decisive::among(&rose, &[(2, vec![0.55, 0.45])], first(), |_| true);
        assert_eq!(found.map(|decisive| decisive.turn), Some(3));
    }
}
