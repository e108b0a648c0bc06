//! Games between two sides, a turn at a time: each turn is one draw from its exact law.
//!
//! The exact solver's succession says what follows a turn.

use super::{PlayGames, Simulation, Tally};
use crate::exact::{Board, End, Next, Offer, Stage, Standing, Start};
use crate::law::{Drawn, Law, TurnEnds};
use crate::player::{ComputerPlayer, Situation, Temperament};
use farkle_rules::Points;
use farkle_rules::rule_set::{EndingRule, LeftoverDice};
use rand_xoshiro::Xoshiro256PlusPlus;
use std::sync::{Arc, OnceLock};

/// A game takes this many turns only if nobody can win it any more.
const MOST_TURNS: u64 = 100_000;
/// Leads are told apart up to this one in last turns, in units.
const WIDEST: i32 = 1 << 10;

/// Two sides, and the laws of their turns.
pub(super) struct TurnTable {
    board: Arc<Board>,
    players: [Player; 2],
    first: Start,
    /// Whether a turn on the way to the target does nothing but add to a score.
    plain: bool,
}

struct Player {
    mind: Mind,
    /// By situation, found when it first comes up.
    laws: Vec<OnceLock<Law>>,
}

enum Mind {
    /// Plays by an exact solution; situations are the places of its board.
    Exact(Arc<crate::TwoSides>),
    /// Looks at the way home, or at the lead in a last turn.
    Simple(Box<ComputerPlayer>),
}

impl TurnTable {
    /// The table, if these rules and players allow it.
    pub(super) fn new(simulation: &Simulation) -> Option<TurnTable> {
        let &[one, two] = simulation.players.as_slice() else { return None };
        let board = Arc::new(crate::TwoSides::board_of(&simulation.rules)?);
        let rules = &board.succession;
        if rules.may_go_on || rules.leftover != LeftoverDice::Unused || simulation.rules.teams() > 0 {
            return None;
        }
        let opened = simulation.rules.opening_score() == Points::ZERO;
        let unit = simulation.rules.unit().0.max(1);
        let side = |place: usize| {
            let bonus = simulation.rules.start_bonus().get(place).copied().unwrap_or_default();
            Standing { score: bonus.0 / unit, opened, farkles: 0 }
        };
        let stage = board.first_stage();
        let first = Start { stage, mover: side(0), other: side(1), offer: Offer::NONE };
        let player = |temperament| Player::new(simulation, &board, temperament);
        let plain = rules.penalty.is_none() && rules.ending != EndingRule::Exactly;
        Some(TurnTable { players: [player(one)?, player(two)?], first, plain, board })
    }
}

impl Player {
    fn new(simulation: &Simulation, board: &Board, temperament: Temperament) -> Option<Player> {
        let (mind, situations) = match (temperament, &simulation.solution) {
            (Temperament::Champion, Some(solution)) => (Mind::Exact(solution.clone()), board.places()),
            // Looks at both scores, by a model that has no short list of situations.
            (Temperament::Champion, None) => return None,
            _ => {
                let player = ComputerPlayer::new(temperament, &simulation.rules);
                (Mind::Simple(Box::new(player)), situations(board))
            }
        };
        Some(Player { mind, laws: (0..situations).map(|_| OnceLock::new()).collect() })
    }

    fn law(&self, board: &Board, start: &Start) -> Option<&Law> {
        match &self.mind {
            Mind::Exact(solution) => {
                let law = self.laws.get(board.place(start)?)?;
                Some(law.get_or_init(|| solution.law(start)))
            }
            Mind::Simple(player) => {
                let (place, situation) = situation(board, start);
                Some(self.laws.get(place)?.get_or_init(|| player.law(situation)))
            }
        }
    }
}

/// Number of situations that simple players tell apart.
fn situations(board: &Board) -> usize {
    2 * (board.ways_home() + WIDEST as usize + 2)
}

fn situation(board: &Board, start: &Start) -> (usize, Situation) {
    let rules = &board.succession;
    let opened = start.mover.opened;
    let (place, aim) = match start.stage {
        Stage::Open => {
            let to_go = rules.goal - start.mover.score;
            (to_go, Situation { opened, to_go: Some(to_go as usize), lead: None, one_throw: false })
        }
        Stage::Last => {
            let lead = (start.other.score - start.mover.score + 1).clamp(1, WIDEST);
            let one_throw = rules.is_one_throw(start);
            let place = board.ways_home() as i32 + lead;
            (place, Situation { opened, to_go: None, lead: Some(lead as usize), one_throw })
        }
        _ => (0, Situation { opened, to_go: None, lead: None, one_throw: false }),
    };
    (2 * place.max(0) as usize + usize::from(opened), aim)
}

/// A game that is being played.
#[derive(Clone, Copy)]
struct Running {
    start: Start,
    /// The player who began.
    first: usize,
    turns: u64,
}

impl TurnTable {
    /// Plays one turn; says what the game has come to for the side that moved, if that ended it.
    #[inline]
    fn play_turn(&self, game: &mut Running, rng: &mut Xoshiro256PlusPlus) -> Option<f64> {
        let mover = (game.first + game.turns as usize) % 2;
        let Some(law) = self.players[mover].law(&self.board, &game.start) else { return Some(0.5) };
        game.turns += 1;
        let drawn = law.draw(rng);
        if let Some(next) = self.plain_turn(&game.start, drawn).filter(|_| game.turns < MOST_TURNS) {
            game.start = next;
            return None;
        }
        let end = match drawn.ends() {
            TurnEnds::Won => return Some(1.0),
            TurnEnds::Banked(units) => End::Banked { total: units.into(), left: 1 },
            TurnEnds::Farkled => End::Farkled { dice: 1 },
            TurnEnds::Nothing => End::Toxic { dice: 1 },
        };
        match self.board.succession.follow(&game.start, end) {
            Next::Over(worth) => Some(worth),
            Next::Turn(_) if game.turns >= MOST_TURNS => Some(0.5),
            Next::Turn(next) => {
                game.start = next;
                None
            }
        }
    }
}

impl TurnTable {
    /// The next turn after one that only adds to a score, or adds nothing.
    #[inline]
    fn plain_turn(&self, start: &Start, drawn: Drawn) -> Option<Start> {
        let units = drawn.units().filter(|_| self.plain && start.stage == Stage::Open)?;
        let score = start.mover.score + i32::from(units);
        let opened = start.mover.opened || units > 0;
        let mover = Standing { score, opened, ..start.mover };
        let next = Start { stage: Stage::Open, mover: start.other, other: mover, offer: Offer::NONE };
        (score < self.board.succession.goal).then_some(next)
    }
}

/// Games that are played side by side, because each waits for memory.
const SIDE_BY_SIDE: usize = 4;

impl PlayGames for TurnTable {
    fn play(&self, games: &mut dyn Iterator<Item = u64>, rng: &mut Xoshiro256PlusPlus, tally: &mut Tally) {
        let mut begin =
            || games.next().map(|game| Running { start: self.first, first: (game % 2) as usize, turns: 0 });
        let mut running: [Option<Running>; SIDE_BY_SIDE] = std::array::from_fn(|_| begin());
        while running.iter().any(Option::is_some) {
            for place in &mut running {
                let Some(game) = place else { continue };
                let Some(won_by_mover) = self.play_turn(game, rng) else { continue };
                // The last turn was the starter's if their number is odd.
                let won = if game.turns % 2 == 1 { won_by_mover } else { 1.0 - won_by_mover };
                tally.add(game.first, game.turns, [won, 1.0 - won].into_iter());
                *place = begin();
            }
        }
    }
}
