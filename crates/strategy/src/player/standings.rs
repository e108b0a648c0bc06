//! Everyone's chance to win as the race model estimates it, among any number of sides.
//!
//! The race model knows what a turn to come is worth. Once the end has begun, some sides have none:
//! of these only whoever leads can still win, if nobody who has a turn passes it. What a play-off
//! that may follow would bring is left out of account.

use super::ComputerPlayer;
use farkle_rules::{Game, Phase, Points, Position, Side, SideSet, Turn};

impl ComputerPlayer {
    /// The champion's estimate of each side's chance to win, in the order of the sides; `None`
    /// where [`ComputerPlayer::chance_to_win`] is `None`.
    ///
    /// The mover's is that chance. The others' are in proportion to what they would be if their
    /// turn came next, so that with two sides or more all of them make one.
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

/// Those with the highest score of all who have played their last turn: more than one only where a
/// tie is for more than one.
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
    use farkle_rules::RuleSet;
    use farkle_rules::rule_set::{EndingRule, Ties};

    /// Everyone's chance to win at a moment of the classic rules, ended otherwise.
    fn standings(ending: EndingRule, ties: Ties, moment: &str) -> [f64; 3] {
        let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
        draft.ending.ending = ending;
        draft.ending.ties = ties;
        draft.ending.rounds = 10;
        let game = moment.parse::<Position>().unwrap().game(RuleSet::try_from(draft).unwrap()).unwrap();
        let standings = ComputerPlayer::new(Temperament::Champion, game.rules()).standings(&game).unwrap();
        assert!((standings.iter().sum::<f64>() - 1.0).abs() < 1e-12, "{moment}: {standings:?}");
        standings.try_into().unwrap()
    }

    #[test]
    fn who_has_had_the_last_turn_wins_only_by_leading() {
        // Two have reached 10,000 with equal scores and had their turns; the third has its last
        // one.
        let moment = "10000/10000/9000 m3of3 last:3>1 begin";
        let [first, second, mover] = standings(EndingRule::LastTurn, Ties::Earlier, moment);
        assert_eq!(second, 0.0, "who had the score first wins the tie");
        assert!(first > mover && mover > 0.0);
        let [first, second, _] = standings(EndingRule::LastTurn, Ties::Shared, moment);
        assert!((first - second).abs() < 1e-12 && first > 0.0, "a shared win is for both");
    }

    #[test]
    fn in_the_last_round_who_has_played_wins_only_by_leading_those_who_have_not() {
        // Of 30 turns 28 are over: the second moves, the third comes last, the first has no turn
        // left.
        let [first, mover, third] =
            standings(EndingRule::Rounds, Ties::Earlier, "5000/5200/5100 m2of3 c28 begin");
        assert_eq!(first, 0.0, "nobody falls back behind the first");
        assert!(mover > 0.0 && third > 0.0);
        let ahead = standings(EndingRule::Rounds, Ties::Earlier, "5600/5200/5100 m2of3 c28 begin");
        assert!(ahead.iter().all(|&chance| chance > 0.0), "{ahead:?}");
        let far_ahead = standings(EndingRule::Rounds, Ties::Earlier, "9000/5200/5100 m2of3 c28 begin");
        assert!(far_ahead[0] > 0.95 && far_ahead[0] > ahead[0], "{far_ahead:?}");
        // A round earlier the same scores leave the first a turn.
        let [first, ..] = standings(EndingRule::Rounds, Ties::Earlier, "5000/5200/5100 m2of3 c25 begin");
        assert!(first > 0.1, "{first}");
    }

    #[test]
    fn in_a_play_off_only_those_who_are_in_it_can_win() {
        // The first and the second were equal; the first has played and has 1,000 more.
        let [first, mover, third] =
            standings(EndingRule::LastTurn, Ties::PlayOff, "11000/10000/9000 m2of3 playoff:2/1,2 begin");
        assert_eq!(third, 0.0);
        assert!(first > mover && mover > 0.0);
        // Of three one has played and passed another that has played: that one is out, unless
        // another round follows.
        let [first, second, mover] =
            standings(EndingRule::LastTurn, Ties::PlayOff, "10000/11000/10000 m3of3 playoff:3/1,2,3 begin");
        assert_eq!(first, 0.0);
        assert!(second > mover && mover > 0.0);
        // A round of it begins.
        let [mover, second, third] =
            standings(EndingRule::Rounds, Ties::PlayOff, "5000/5000/4000 m1of3 c30 playoff:1,2/1,2 begin");
        assert_eq!(third, 0.0);
        assert!(mover > 0.3 && second > 0.3, "{mover} and {second}");
    }
}
