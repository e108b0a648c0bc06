//! What the solver solves: a game between two sides.

use farkle_rules::{Game, RuleSet};
use farkle_thinking::seats_to_solve;

/// The number of players if nobody says it: two in each team.
const USUAL_SEATS: u8 = 4;

/// Rules for two sides, with the number of players where that makes a difference.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Duel {
    code: String,
    /// `None` if the rules alone identify it.
    pub(super) seats: Option<u8>,
}

impl Duel {
    /// A game by these rules, for the usual number of players.
    pub(crate) fn by(rules: &RuleSet) -> Duel {
        Duel { code: rules.code(), seats: None }
    }

    /// The duel of a game, or `None` if it has more than two sides.
    pub(crate) fn of(game: &Game) -> Option<Duel> {
        let seats = seats_to_solve(game.rules(), game.seat_count()).filter(|&seats| seats != USUAL_SEATS);
        (game.side_count() == 2).then(|| Duel { code: game.rules().code(), seats })
    }

    /// The rules, as their code.
    pub(super) fn code(&self) -> String {
        self.code.clone()
    }

    /// The key of its solution in the cache.
    pub(super) fn key(&self) -> String {
        match self.seats {
            Some(seats) => format!("{} {seats}", self.code),
            None => self.code.clone(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSetDraft;

    fn game(preset: &str, teams: &str, seats: usize) -> Game {
        let mut draft = RuleSetDraft::preset(preset).unwrap();
        draft.set("teams", teams).unwrap();
        Game::new(RuleSet::try_from(draft).unwrap(), seats).unwrap()
    }

    fn key(preset: &str, teams: &str, seats: usize) -> Option<String> {
        Duel::of(&game(preset, teams, seats)).map(|duel| duel.key())
    }

    #[test]
    fn teams_of_different_size_are_kept_apart_where_that_makes_a_difference() {
        let code = |preset| game(preset, "2", 4).rules().code();
        assert_eq!(key("zilch", "2", 6), Some(format!("{} 6", code("zilch"))));
        assert_eq!(key("zilch", "2", 8), Some(format!("{} 8", code("zilch"))));
        assert_eq!(key("zilch", "2", 4), Some(code("zilch")), "two a team is what is solved for rules alone");
        assert_eq!(key("zilch", "2", 4), Some(Duel::by(game("zilch", "2", 4).rules()).key()));
        assert_eq!(key("classic", "2", 8), Some(code("classic")), "nothing is counted by player");
        assert_eq!((key("zilch", "0", 3), key("zilch", "3", 6)), (None, None), "three sides");
    }
}
