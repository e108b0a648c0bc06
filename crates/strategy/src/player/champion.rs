//! The champion: the play with the highest chance to win, by the best model there is for the table.

use super::weigh::Weighed;
use crate::race::{Field, RaceModel};
use crate::turn::Stakes;
use farkle_rules::{Action, Game, Leftover, Phase, Then};

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

/// The chance to win from here; `None` if no turn is in progress.
pub(super) fn chance(race: &RaceModel, game: &Game, options: &[Weighed]) -> Option<f64> {
    let field = Field::of(race, game);
    let stakes = race.stakes(&field);
    let table = stakes.solve();
    let units = |points: farkle_rules::Points| usize::try_from(points.0 / race.rolls.unit).unwrap_or(0);
    let rolling = |total: usize, dice: u8| table.rolling(total, usize::from(dice) % race.rolls.dice, &stakes);
    match game.phase() {
        Phase::TurnBegins => {
            let taken_over =
                game.leftover().map_or(f64::NEG_INFINITY, |left| rolling(units(left.points), left.dice));
            Some(rolling(0, 0).max(taken_over))
        }
        Phase::Rolling { dice } => Some(rolling(units(game.turn().total + game.turn().inheritance), dice)),
        Phase::Farkled { dice } => Some(rolling(0, dice)),
        Phase::Choosing { .. } => worths(race, game, options).into_iter().max_by(f64::total_cmp),
        Phase::StartRoll { .. } | Phase::ChoosingStarter | Phase::Over { .. } => None,
    }
}

/// Whether rolling the dice left over is better than rolling all.
///
/// The points inherited join the turn total with the first roll that scores and are lost with a
/// farkle, which is what happens to a turn total; so taking over is rolling this many dice with
/// that total.
pub(super) fn takes_over(race: &RaceModel, game: &Game, leftover: Leftover) -> bool {
    let field = Field::of(race, game);
    let stakes = race.stakes(&field);
    let table = stakes.solve();
    let units = usize::try_from(leftover.points.0 / race.rolls.unit).unwrap_or(0);
    let left = usize::from(leftover.dice) % race.rolls.dice;
    table.rolling(units, left, &stakes) > table.rolling(0, 0, &stakes)
}
