//! What every play is worth, and everyone's chance to win, by the best method at hand.

use crate::thinker::Known;
use farkle_rules::{Action, Game, Phase, Points, Position, RuleSet, Seat, Side, Then, Turn};
use farkle_strategy::{ComputerPlayer, Temperament, TwoSides};
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
    let sides = estimated_sides(champion, game).ok_or(Trouble::OutOfScope)?;
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

/// Each side's chance by the race model: the mover's as it is, the others' as they would be if their turn came next,
/// in proportion, so that all of them make one.
fn estimated_sides(champion: &ComputerPlayer, game: &Game) -> Option<Vec<f64>> {
    let mover = game.side(game.mover());
    let own = champion.chance_to_win(game)?.clamp(0.0, 1.0);
    let others: Vec<f64> = game
        .all_sides()
        .map(|side| match side == mover {
            true => 0.0,
            false => on_the_move(game, side).and_then(|game| champion.chance_to_win(&game)).unwrap_or(0.0),
        })
        .map(|chance| chance.max(0.0))
        .collect();
    let sum: f64 = others.iter().sum();
    let rivals = (others.len() - 1).max(1) as f64;
    let share = |chance: f64| if sum > 0.0 { chance / sum } else { 1.0 / rivals };
    let sides = game.all_sides().zip(&others);
    Some(sides.map(|(side, &chance)| if side == mover { own } else { (1.0 - own) * share(chance) }).collect())
}

/// The same scores with a turn of `side` about to begin.
fn on_the_move(game: &Game, side: Side) -> Option<Game> {
    let seat: Seat = game.seats().find(|&seat| game.side(seat) == side)?;
    let rules: RuleSet = game.rules().clone();
    let position = Position {
        mover: seat,
        turn: Turn { total: Points::ZERO, ..Turn::default() },
        leftover: None,
        phase: Phase::TurnBegins,
        ..game.position()
    };
    position.game(rules).ok()
}
