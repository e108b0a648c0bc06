//! What every play is worth, and everyone's chance to win, by the best method at hand.

use crate::thinker::Known;
use farkle_reasons::{Play, Reasons};
use farkle_rules::{Action, Game, Phase, Then};
use farkle_strategy::{Temperament, TurnValues, TwoSides};
use farkle_thinking::{Advice, Method, RatedPlay, Trouble, number_of};

pub(crate) fn advice(known: &mut Known, game: &Game) -> Result<Advice, Trouble> {
    if matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter | Phase::Over { .. }) {
        return Err(Trouble::NothingToDecide);
    }
    if game.side_count() == 1 {
        let values = known.values();
        let plays = by_points(values, game);
        return Ok(told(game, values, None, (Method::Points, Vec::new()), &plays));
    }
    if let Some(solution) = known.solution.clone()
        && let Some((sides, plays)) = exactly(&solution, game)
    {
        return Ok(told(game, known.values(), Some(&solution), (Method::Exact, sides), &plays));
    }
    let champion = known.player(Temperament::Champion);
    let plays: Vec<Play> = champion
        .estimates(game)
        .into_iter()
        .map(|advice| Play { action: advice.action, value: advice.win })
        .collect();
    let sides = champion.standings(game).ok_or(Trouble::OutOfScope)?;
    Ok(told(game, known.values(), None, (Method::Race, sides), &plays))
}

/// The answer. `solution` is given where it has found the values of the plays.
fn told(
    game: &Game,
    values: &TurnValues,
    solution: Option<&TwoSides>,
    (method, sides): (Method, Vec<f64>),
    plays: &[Play],
) -> Advice {
    let choice = |play: &Play| Some(RatedPlay { action: number_of(game, play.action)?, value: play.value });
    Advice {
        method,
        sides,
        choices: plays.iter().filter_map(choice).collect(),
        reasons: Reasons::new(game, values, solution).why(plays),
    }
}

/// Everyone's chance to win and all plays; `None` if the solution does not know this game.
fn exactly(solution: &TwoSides, game: &Game) -> Option<(Vec<f64>, Vec<Play>)> {
    let sides: Result<Vec<f64>, _> = game.all_sides().map(|side| solution.chance(game, side)).collect();
    // While the dice roll nobody has anything to decide.
    let advice = if game.chance().is_none() { solution.advice(game).ok()? } else { Vec::new() };
    let plays = advice.into_iter().map(|advice| Play { action: advice.action, value: advice.win });
    Some((sides.ok()?, plays.collect()))
}

/// What can be done with a roll, by the points that the turn can be expected to bring.
pub(crate) fn by_points(values: &TurnValues, game: &Game) -> Vec<Play> {
    let Phase::Choosing { roll } = game.phase() else { return Vec::new() };
    let opened = game.has_opened(game.side(game.mover()));
    let play = |play: farkle_strategy::TurnPlay| {
        let then = if play.bank { Then::Bank } else { Then::Roll };
        Play { action: Action::SetAside { dice: play.dice, then }, value: play.expected }
    };
    values.plays_when(game.turn().total, roll, opened).into_iter().map(play).collect()
}
