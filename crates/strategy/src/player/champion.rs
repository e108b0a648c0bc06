//! The champion: the play with the highest chance to win, by the best model there is for the table.

use super::weigh::Weighed;
use crate::race::{Field, RaceModel};
use crate::turn::Stakes;
use farkle_rules::{Action, Game, Leftover, Then};

/// The best of the legal plays of a roll.
pub(super) fn best(race: &RaceModel, game: &Game, options: &[Weighed]) -> Option<Action> {
    let worths = worths(race, game, options);
    let worth_of = |option: &Weighed| {
        let known = options.iter().position(|other| other.action == option.action);
        known.map_or(f64::NEG_INFINITY, |index| worths[index])
    };
    super::best_by(options, worth_of)
}

/// The chance to win after each of the legal plays of a roll.
pub(super) fn worths(race: &RaceModel, game: &Game, options: &[Weighed]) -> Vec<f64> {
    let field = Field::of(race, game);
    let stakes = race.stakes(&field);
    let table = stakes.solve();
    let worth = |option: &Weighed| match option.then {
        Then::Roll => table.rolling(option.units, option.left, &stakes),
        Then::Bank => stakes.bank(option.units, option.left).unwrap_or(f64::NEG_INFINITY),
        Then::GiveUp => stakes.toxic(option.left),
    };
    options.iter().map(worth).collect()
}

/// Whether rolling the dice left over is better than rolling all.
///
/// The points inherited join the turn total with the first roll that scores and are lost with a farkle, which is
/// what happens to a turn total; so taking over is rolling so many dice with that total.
pub(super) fn takes_over(race: &RaceModel, game: &Game, leftover: Leftover) -> bool {
    let field = Field::of(race, game);
    let stakes = race.stakes(&field);
    let table = stakes.solve();
    let units = usize::try_from(leftover.points.0 / race.rolls.unit).unwrap_or(0);
    let left = usize::from(leftover.dice) % race.rolls.dice;
    table.rolling(units, left, &stakes) > table.rolling(0, 0, &stakes)
}
