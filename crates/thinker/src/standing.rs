//! Everyone's chance to win as the race model estimates it, among any number of sides.
//!
//! The race model knows what a turn to come is worth. Once the end has begun, some sides have none: of these only
//! whoever leads can still win, if nobody who has a turn passes it.

use farkle_rules::rule_set::{EndingRule, Ties};
use farkle_rules::{Game, Phase, Points, Position, Seat, Side, SideSet, Turn};
use farkle_strategy::ComputerPlayer;

/// Each side's chance: the mover's as it is, the others' as they would be if their turn came next, in proportion, so
/// that all of them make one. `None` if no turn is in progress.
pub(crate) fn chances(champion: &ComputerPlayer, game: &Game) -> Option<Vec<f64>> {
    let mover = game.side(game.mover());
    let own = champion.chance_to_win(game)?.clamp(0.0, 1.0);
    let rivals: Vec<Side> = candidates(game).iter().filter(|&side| side != mover).collect();
    let mut shares = vec![0.0; game.side_count()];
    for &side in rivals.iter().filter(|&&side| has_a_turn_to_come(game, side)) {
        let chance = on_the_move(game, side).and_then(|game| champion.chance_to_win(&game));
        shares[side.index()] = chance.unwrap_or(0.0).clamp(0.0, 1.0);
    }
    let nobody_passes: f64 = shares.iter().map(|chance| 1.0 - chance).product();
    let leaders = leaders_without_a_turn(game);
    for side in &leaders {
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

/// Those who can still win.
fn candidates(game: &Game) -> SideSet {
    let play_off = game.play_off();
    game.all_sides()
        .filter(|&side| game.is_side_present(side) && (play_off.is_empty() || play_off.contains(side)))
        .collect()
}

fn has_a_turn_to_come(game: &Game, side: Side) -> bool {
    let Position { last_turns, play_off, .. } = game.position();
    if let Some((to_play, _)) = last_turns.or(play_off.map(|(to_play, _)| (to_play, side))) {
        return to_play.contains(side);
    }
    let ending = &game.rules().draft().ending;
    if ending.ending != EndingRule::Rounds {
        return true;
    }
    // The turn in progress is the first of those that are left.
    let seats = game.seat_count();
    let left = (usize::from(ending.rounds) * seats).saturating_sub(game.turns() as usize);
    let steps = |seat: Seat| (seat.index() + seats - game.mover().index()) % seats;
    game.seats_of(side).any(|seat| steps(seat) < left)
}

/// Those with the highest score of all who have played their last turn: more than one only where a tie is for more
/// than one.
fn leaders_without_a_turn(game: &Game) -> Vec<Side> {
    let mover = game.side(game.mover());
    let candidates = candidates(game);
    let best = candidates.iter().map(|side| game.score(side)).max();
    let tied: Vec<Side> = candidates
        .iter()
        .filter(|&side| side != mover && Some(game.score(side)) == best && !has_a_turn_to_come(game, side))
        .collect();
    let ties = game.rules().draft().ending.ties;
    if ties != Ties::Earlier || tied.len() <= 1 {
        return tied;
    }
    let (seats, starter) = (game.seat_count(), game.starter().index());
    let in_turn_order = (0..seats).filter_map(|step| Seat::new((starter + step) % seats));
    let mut by_right = game.leader().into_iter().chain(in_turn_order.map(|seat| game.side(seat)));
    by_right.find(|side| tied.contains(side)).into_iter().collect()
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
