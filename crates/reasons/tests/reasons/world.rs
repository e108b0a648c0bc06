//! A rule set with all that is known about it, and moments of its games.

use crate::slow::SlowTurn;
use farkle_reasons::{Play, Reason, Reasons};
use farkle_rules::{Action, Game, Phase, Position, RuleSet, Then};
use farkle_strategy::{ComputerPlayer, Temperament, TurnValues, TwoSides};
use farkle_strategy_oracle::changed;
use std::cell::RefCell;
use std::collections::HashMap;

/// A rule set and its solution.
pub(crate) struct World {
    pub(crate) rules: RuleSet,
    pub(crate) values: TurnValues,
    pub(crate) solution: TwoSides,
    /// The turn, solved slowly, by the least bank in points.
    slow: RefCell<HashMap<i32, SlowTurn>>,
}

impl World {
    pub(crate) fn new(preset: &str, changes: &[(&str, &str)]) -> World {
        let rules = changed::rules(preset, changes);
        let solution = TwoSides::solve(&rules).unwrap();
        let values = TurnValues::compute(&rules);
        World { rules, values, solution, slow: RefCell::default() }
    }

    pub(crate) fn game(&self, position: &str) -> Game {
        position.parse::<Position>().unwrap().game(self.rules.clone()).unwrap()
    }

    /// All plays with their chances to win, best first; with other than two sides with estimates,
    /// or with points.
    pub(crate) fn plays(&self, game: &Game) -> Vec<Play> {
        match (game.side_count(), game.phase()) {
            (1, Phase::Choosing { roll }) => {
                let opened = game.has_opened(game.side(game.mover()));
                let plays = self.values.plays_when(game.turn().total, roll, opened).into_iter();
                plays
                    .map(|play| {
                        let then = if play.bank { Then::Bank } else { Then::Roll };
                        Play { action: Action::SetAside { dice: play.dice, then }, value: play.expected }
                    })
                    .collect()
            }
            (1, _) => Vec::new(),
            (2, _) => {
                let advice = self.solution.advice(game).unwrap();
                advice.iter().map(|a| Play { action: a.action, value: a.win }).collect()
            }
            _ => {
                let champion = ComputerPlayer::with_values(Temperament::Champion, &self.values);
                champion.estimates(game).iter().map(|a| Play { action: a.action, value: a.win }).collect()
            }
        }
    }

    pub(crate) fn reasons<'a>(&'a self, game: &'a Game) -> Reasons<'a> {
        Reasons::new(game, &self.values, self.known(game))
    }

    /// The solution, where it covers the game.
    pub(crate) fn known(&self, game: &Game) -> Option<&TwoSides> {
        (game.side_count() == 2).then_some(&self.solution)
    }

    pub(crate) fn why(&self, game: &Game) -> Vec<Reason> {
        self.reasons(game).why(&self.plays(game))
    }

    /// Asks the turn with this least bank, solved slowly.
    pub(crate) fn slowly<T>(&self, least: i32, ask: impl FnOnce(&mut SlowTurn) -> T) -> T {
        ask(self.slow.borrow_mut().entry(least).or_insert_with(|| SlowTurn::new(&self.rules, least)))
    }
}
