//! What every play is worth, and everyone's chance to win, by the best method at hand.

use crate::thinker::Known;
use farkle_rules::{Action, Game, Phase, Then};
use farkle_strategy::{Temperament, TwoSides};
use farkle_thinking::{Advice, Choice, Method, Trouble, number_of};

pub(crate) fn advice(known: &mut Known, game: &Game) -> Result<Advice, Trouble> {
    if matches!(game.phase(), Phase::StartRoll { .. } | Phase::ChoosingStarter | Phase::Over { .. }) {
        return Err(Trouble::NothingToDecide);
    }
    if game.side_count() == 1 {
        return Ok(Advice { method: Method::Points, sides: Vec::new(), choices: by_points(known, game) });
    }
    if let Some(advice) = known.solution.as_deref().and_then(|solution| exactly(solution, game)) {
        return Ok(advice);
    }
    let champion = known.player(Temperament::Champion);
    let estimates = champion.estimates(game).into_iter().map(|advice| (advice.action, advice.win));
    let choices = choices(game, estimates);
    let sides = champion.standings(game).ok_or(Trouble::OutOfScope)?;
    Ok(Advice { method: Method::Race, sides, choices })
}

/// `None` if the solution does not know this game.
fn exactly(solution: &TwoSides, game: &Game) -> Option<Advice> {
    let sides: Result<Vec<f64>, _> = game.all_sides().map(|side| solution.chance(game, side)).collect();
    // While the dice roll nobody has anything to decide.
    let advice = if game.chance().is_none() { solution.advice(game).ok()? } else { Vec::new() };
    let choices = choices(game, advice.into_iter().map(|advice| (advice.action, advice.win)));
    Some(Advice { method: Method::Exact, sides: sides.ok()?, choices })
}

fn by_points(known: &mut Known, game: &Game) -> Vec<Choice> {
    let Phase::Choosing { roll } = game.phase() else { return Vec::new() };
    let opened = game.has_opened(game.side(game.mover()));
    let plays = known.values().plays_when(game.turn().total, roll, opened).into_iter().map(|play| {
        let then = if play.bank { Then::Bank } else { Then::Roll };
        (Action::SetAside { dice: play.dice, then }, play.expected)
    });
    choices(game, plays)
}

fn choices(game: &Game, worths: impl Iterator<Item = (Action, f64)>) -> Vec<Choice> {
    worths.filter_map(|(action, value)| Some(Choice { action: number_of(game, action)?, value })).collect()
}
