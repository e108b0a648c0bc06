//! Reviewing a game between two sides: what was luck, and what was skill.
//!
//! For every decision, the value of the best choice minus that of the choice made is an error, in
//! chances to win. For every throw, the value after it under best play minus the value before it is
//! luck. Over a game, the result minus the first value is the sum of the luck less the sum of the
//! errors, exactly.

use crate::exact::{QueryError, TwoSides};
use farkle_rules::{Action, Event, Game, Side};

/// What one event has changed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Swing {
    /// A throw: how much it has added to the chance of the side that threw.
    Luck(f64),
    /// A decision: what it has cost the side that made it, and what would have been best.
    Decision {
        /// The chance to win that was given away; zero for the best choice.
        error: f64,
        /// The best choice.
        best: Action,
    },
}

/// One event of a game, reviewed.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Reviewed {
    /// Number of the event in the game, from 0.
    pub event: usize,
    /// The side that threw or decided.
    pub side: Side,
    /// Its chance to win before.
    pub before: f64,
    /// What changed.
    pub change: Swing,
}

/// A game, reviewed.
#[derive(Clone, Debug, PartialEq)]
pub struct Review {
    /// All throws and decisions in their order.
    pub events: Vec<Reviewed>,
    /// The first side's chance to win at the beginning.
    pub at_first: f64,
    /// The first side's chance at the end of what was reviewed; after the end of the game 1, 0, or
    /// its part of a win.
    pub at_last: f64,
    /// Sum of the luck of each side.
    pub luck: [f64; 2],
    /// Sum of the errors of each side.
    pub errors: [f64; 2],
}

impl Review {
    /// The decisions that cost most, dearest first.
    pub fn costliest(&self, count: usize) -> Vec<Reviewed> {
        let cost = |reviewed: &Reviewed| match reviewed.change {
            Swing::Decision { error, .. } => error,
            Swing::Luck(_) => 0.0,
        };
        let mut costly: Vec<Reviewed> =
            self.events.iter().copied().filter(|event| cost(event) > 0.0).collect();
        costly.sort_by(|a, b| cost(b).total_cmp(&cost(a)));
        costly.truncate(count);
        costly
    }
}

impl TwoSides {
    /// Reviews a game from `start` on.
    ///
    /// Throws for the start and the choice of who begins change nothing: before it is settled
    /// everyone's chance is that after it, and the review begins with the first turn.
    ///
    /// # Errors
    /// [`QueryError`] if the game is not one that was solved, or an event can't follow.
    pub fn review<'e>(
        &self,
        start: &Game,
        events: impl IntoIterator<Item = &'e Event>,
    ) -> Result<Review, QueryError> {
        let first = start.all_sides().next().ok_or(QueryError::Unreachable)?;
        let mut game = start.clone();
        let mut review = Review {
            events: Vec::new(),
            at_first: self.chance(&game, first)?,
            at_last: 0.0,
            luck: [0.0; 2],
            errors: [0.0; 2],
        };
        review.at_last = review.at_first;
        for (number, event) in events.into_iter().enumerate() {
            let begun = !matches!(event, Event::Started(_) | Event::StartRolled(_));
            let side = game.side(game.mover());
            let before = self.chance(&game, side)?;
            let best =
                if begun && game.chance().is_none() { self.advice(&game)?.first().copied() } else { None };
            game.apply(event).map_err(|_| QueryError::Unreachable)?;
            review.at_last = self.chance(&game, first)?;
            if !begun {
                review.at_first = review.at_last;
                continue;
            }
            let change = self.chance(&game, side)? - before;
            let change = match best {
                Some(best) => {
                    // The best choice costs nothing, whatever rounding says.
                    let error = (-change).max(0.0);
                    review.errors[side.index()] += error;
                    Swing::Decision { error, best: best.action }
                }
                None => {
                    review.luck[side.index()] += change;
                    Swing::Luck(change)
                }
            };
            review.events.push(Reviewed { event: number, side, before, change });
        }
        Ok(review)
    }
}

#[cfg(test)]
mod tests {
    use crate::player::{ComputerPlayer, Temperament};
    use crate::{SolveOptions, TwoSides};
    use farkle_rules::{Chance, Dice, Event, Face, Game, Phase, Position};
    use farkle_strategy_oracle::random_rules::random_rules;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// A game between two players who differ in what they want, as the list of its events.
    fn play(game: &Game, players: &[ComputerPlayer; 2], rng: &mut ChaCha8Rng) -> Vec<Event> {
        let mut game = game.clone();
        let mut events = Vec::new();
        while !game.is_over() && events.len() < 150 {
            let event = match game.chance() {
                Some(Chance::Roll { dice }) => {
                    let face = |_| Face::new(rng.random_range(1..=6)).unwrap();
                    Event::Rolled((0..dice).map(face).collect::<Dice>())
                }
                Some(_) => panic!("the game has begun"),
                None => {
                    let action = players[game.mover().index() % 2].choose(&game, rng).unwrap();
                    game.decide(action).unwrap()
                }
            };
            game.apply(&event).unwrap();
            events.push(event);
        }
        events
    }

    #[test]
    fn result_less_first_value_is_luck_less_errors_in_random_games() {
        let mut rng = ChaCha8Rng::seed_from_u64(3);
        let mut reviewed = 0;
        while reviewed < 12 {
            let mut draft = random_rules(&mut rng).draft().clone();
            draft.set("target", "500").unwrap();
            draft.set("teams", "0").unwrap();
            let Ok(rules) = farkle_rules::RuleSet::try_from(draft) else { continue };
            let estimate = TwoSides::estimate(&rules, &SolveOptions::default());
            if estimate.is_ok_and(|estimate| estimate.seconds > 0.01) {
                continue;
            }
            let Ok(solution) = TwoSides::solve(&rules) else { continue };
            let position = Game::new(rules.clone(), 2).unwrap().position();
            let game = Position { phase: Phase::TurnBegins, ..position }.game(rules.clone()).unwrap();
            let players =
                [Temperament::Beginner, Temperament::Gambler].map(|t| ComputerPlayer::new(t, &rules));
            let events = play(&game, &players, &mut rng);
            let review = solution.review(&game, &events).unwrap();
            let skill = review.errors[1] - review.errors[0];
            let luck = review.luck[0] - review.luck[1];
            let difference = review.at_last - review.at_first - (luck + skill);
            assert!(difference.abs() < 1e-8, "{difference:e} {:?}", rules.draft());
            assert!(review.costliest(3).len() <= 3);
            reviewed += 1;
        }
    }
}
