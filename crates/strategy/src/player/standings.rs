//! Everyone's chance to win as the race model estimates it, among any number of sides.
//!
//! The race model knows what a turn to come is worth. Once the end has begun, some sides have none: of these only
//! whoever leads can still win, if nobody who has a turn passes it. What a play-off that may follow would bring is left
//! out of account.

use super::ComputerPlayer;
use farkle_rules::{Game, Phase, Points, Position, Side, SideSet, Turn};

impl ComputerPlayer {
    /// The champion's estimate of each side's chance to win, in the order of the sides; `None` where
    /// [`ComputerPlayer::chance_to_win`] is `None`.
    ///
    /// The mover's is that chance. The others' are in proportion to what they would be if their turn came next, so that with
    /// two sides or more all of them make one.
    ///
    /// ```
    /// use farkle_rules::{Event, Game, RuleSet, Seat};
    /// use farkle_strategy::{ComputerPlayer, Temperament};
    ///
    /// let mut game = Game::new(RuleSet::preset("classic").unwrap(), 4).unwrap();
    /// game.apply(&Event::Started(Seat::FIRST)).unwrap();
    /// let standings = ComputerPlayer::new(Temperament::Champion, game.rules()).standings(&game).unwrap();
    /// assert!((standings.iter().sum::<f64>() - 1.0).abs() < 1e-9);
    /// assert!(standings.iter().all(|chance| (0.2..0.3).contains(chance)));
    /// ```
    pub fn standings(&self, game: &Game) -> Option<Vec<f64>> {
        let mover = game.side(game.mover());
        let own = self.chance_to_win(game)?.clamp(0.0, 1.0);
        let all = candidates(game);
        let rivals: Vec<Side> = all.iter().filter(|&side| side != mover).collect();
        let mut shares = vec![0.0; game.side_count()];
        for &side in rivals.iter().filter(|&&side| game.has_turn_to_come(side)) {
            let chance = on_the_move(game, side).and_then(|game| self.chance_to_win(&game));
            shares[side.index()] = chance.unwrap_or(0.0).clamp(0.0, 1.0);
        }
        let nobody_passes: f64 = shares.iter().map(|chance| 1.0 - chance).product();
        let leaders = leaders_without_a_turn(game, all);
        for side in leaders.iter() {
            shares[side.index()] = nobody_passes / leaders.len() as f64;
        }
        let sum: f64 = shares.iter().sum();
        let share = |side: Side| match sum > 0.0 {
            true => shares[side.index()] / sum,
            // Only if the mover throws its lead away, and nobody can say to whom.
            false => f64::from(u8::from(rivals.contains(&side))) / rivals.len().max(1) as f64,
        };
        let chance = |side: Side| if side == mover { own } else { (1.0 - own) * share(side) };
        Some(game.all_sides().map(chance).collect())
    }
}

/// Those who can still win.
fn candidates(game: &Game) -> SideSet {
    let play_off = game.play_off();
    game.all_sides()
        .filter(|&side| game.is_side_present(side) && (play_off.is_empty() || play_off.contains(side)))
        .collect()
}

/// Those with the highest score of all who have played their last turn: more than one only where a tie is for more
/// than one.
fn leaders_without_a_turn(game: &Game, candidates: SideSet) -> SideSet {
    let best = candidates.iter().map(|side| game.score(side)).max();
    let is_done = |&side: &Side| !game.has_turn_to_come(side) && Some(game.score(side)) == best;
    game.ahead(candidates.iter().filter(is_done).collect())
}

/// The same scores with a turn of `side` about to begin.
fn on_the_move(game: &Game, side: Side) -> Option<Game> {
    let seat = game.seats_of(side).find(|&seat| game.is_present(seat))?;
    let position = Position {
        mover: seat,
        turn: Turn { total: Points::ZERO, ..Turn::default() },
        leftover: None,
        phase: Phase::TurnBegins,
        ..game.position()
    };
    position.game(game.rules().clone()).ok()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Temperament;
    use farkle_rules::rule_set::{EndingRule, Ties};
    use farkle_rules::{Event, RuleSet, Seat};

    /// Two have reached 10,000 with equal scores and had their turns; the third has its last one.
    fn standings(ties: Ties) -> Vec<f64> {
        let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
        draft.ending.ending = EndingRule::LastTurn;
        draft.ending.ties = ties;
        let mut game = Game::new(RuleSet::try_from(draft).unwrap(), 3).unwrap();
        game.apply(&Event::Started(Seat::FIRST)).unwrap();
        let seats: Vec<Seat> = game.seats().collect();
        let side = |place: usize| game.side(seats[place]);
        let position = Position {
            sides: vec![(Points(10_000), true), (Points(10_000), true), (Points(9_000), true)],
            mover: seats[2],
            last_turns: Some(([side(2)].into_iter().collect(), side(0))),
            ..game.position()
        };
        let game = position.game(game.rules().clone()).unwrap();
        ComputerPlayer::new(Temperament::Champion, game.rules()).standings(&game).unwrap()
    }

    #[test]
    fn who_has_had_the_last_turn_wins_only_by_leading() {
        let [first, second, mover] = standings(Ties::Earlier)[..] else { panic!("three sides") };
        assert_eq!(second, 0.0, "who had the score first wins the tie");
        assert!(first > mover && mover > 0.0);
        let [first, second, _] = standings(Ties::Shared)[..] else { panic!("three sides") };
        assert!((first - second).abs() < 1e-12 && first > 0.0, "a shared win is for both");
    }
}
