//! How strong the champion is at tables of three to eight, where it plays by the race model:
//! against players who collect most points, and against players who play exactly, as if the leader
//! of the others were their only opponent.
//!
//! Games that end at once, without anything else that outlives a turn, are drawn turn by turn here,
//! but for the champion's; that this is the game of the rules engine is tested.

use super::{rules, run};
use crate::exact::{Offer, Stage, Standing, Start};
use crate::law::{Law, TurnEnds};
use crate::player::{ComputerPlayer, Situation, Temperament};
use crate::simulate::at_the_table::throw;
use crate::{Share, Simulation, TurnValues, TwoSides};
use farkle_rules::{Chance, Event, Position, RuleSet};
use rand::SeedableRng;
use rand_xoshiro::Xoshiro256PlusPlus;
use rayon::prelude::*;
use std::sync::OnceLock;

/// Who sits at the table.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Who {
    /// Plays by the race model.
    Champion,
    /// Collects most points.
    Calculator,
    /// Plays exactly against whoever of the others has most points, as if there were nobody else.
    Duelist,
}

struct Tables {
    rules: RuleSet,
    goal: usize,
    champion: ComputerPlayer,
    calculator: ComputerPlayer,
    solution: TwoSides,
    by_way_home: Vec<OnceLock<Law>>,
    by_both_scores: Vec<OnceLock<Law>>,
}

impl Tables {
    fn new(rules: RuleSet) -> Tables {
        let values = TurnValues::compute(&rules);
        let goal = (rules.target().0 / rules.unit().0) as usize;
        let laws = |count: usize| (0..count).map(|_| OnceLock::new()).collect();
        Tables {
            goal,
            champion: ComputerPlayer::with_values(Temperament::Champion, &values),
            calculator: ComputerPlayer::with_values(Temperament::Calculator, &values),
            // The two-side solution of the same rules.
            solution: TwoSides::solve(&rules).unwrap(),
            by_way_home: laws(goal + 1),
            by_both_scores: laws(goal * goal),
            rules,
        }
    }

    /// How the turn of the side with the first of these scores ends.
    fn turn(&self, who: Who, scores: &[usize], rng: &mut Xoshiro256PlusPlus) -> TurnEnds {
        let (own, leader) = (scores[0], scores[1..].iter().copied().max().unwrap());
        match who {
            Who::Calculator => {
                let to_go = self.goal - own;
                let situation = Situation { opened: true, to_go: Some(to_go), lead: None, one_throw: false };
                self.by_way_home[to_go].get_or_init(|| self.calculator.law(situation)).draw(rng).ends()
            }
            Who::Duelist => {
                let side = |score: usize| Standing { score: score as i32, opened: true, farkles: 0 };
                let start =
                    Start { stage: Stage::Open, mover: side(own), other: side(leader), offer: Offer::NONE };
                let law = &self.by_both_scores[own * self.goal + leader];
                law.get_or_init(|| self.solution.law(&start)).draw(rng).ends()
            }
            Who::Champion => self.champions_turn(scores, rng),
        }
    }

    /// A turn of the champion, at the table of the rules engine.
    fn champions_turn(&self, scores: &[usize], rng: &mut Xoshiro256PlusPlus) -> TurnEnds {
        let unit = self.rules.unit().0;
        let text: Vec<String> = scores.iter().map(|score| (*score as i32 * unit).to_string()).collect();
        let position: Position = text.join("/").parse().unwrap();
        let mut game = position.game(self.rules.clone()).unwrap();
        let side = game.side(game.mover());
        while !game.is_over() && game.side(game.mover()) == side {
            let event = match game.chance() {
                Some(Chance::Roll { dice }) => Event::Rolled(throw(dice, rng)),
                _ => game.decide(self.champion.choose(&game, rng).unwrap()).unwrap(),
            };
            game.apply(&event).unwrap();
        }
        match game.score(side).0 / unit - scores[0] as i32 {
            0 => TurnEnds::Farkled,
            units => TurnEnds::Banked(units as u16),
        }
    }

    /// The parts of these games that each player has won; everyone begins equally often.
    fn play(&self, players: &[Who], games: u64, seed: u64) -> Vec<Share> {
        let seats = players.len();
        let winner = |game: u64| {
            let mut rng = Xoshiro256PlusPlus::seed_from_u64(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ game);
            let mut mover = game as usize % seats;
            // In turn order, the mover first.
            let mut scores = vec![0; seats];
            loop {
                match self.turn(players[mover], &scores, &mut rng) {
                    TurnEnds::Won => return mover,
                    TurnEnds::Banked(units) => scores[0] += usize::from(units),
                    TurnEnds::Farkled | TurnEnds::Nothing => {}
                }
                if scores[0] >= self.goal {
                    return mover;
                }
                scores.rotate_left(1);
                mover = (mover + 1) % seats;
            }
        };
        let winners: Vec<usize> = (0..games).into_par_iter().map(winner).collect();
        let share = |player: usize| {
            let share = winners.iter().filter(|winner| **winner == player).count() as f64 / games as f64;
            Share { share, error: (share * (1.0 - share) / games as f64).sqrt(), games }
        };
        (0..seats).map(share).collect()
    }
}

#[test]
fn turns_that_are_drawn_at_larger_tables_are_those_of_the_rules_engine() {
    let rules = rules("classic", &[("target", "1500")]);
    let tables = Tables::new(rules.clone());
    let drawn = tables.play(&[Who::Champion, Who::Calculator, Who::Calculator], 6000, 1);
    let players = vec![Temperament::Champion, Temperament::Calculator, Temperament::Calculator];
    let played = run(&Simulation::new(rules, players, 3000));
    for (drawn, played) in drawn.iter().zip(&played.players) {
        let difference = (drawn.share - played.share).abs();
        assert!(difference < 4.5 * drawn.error.hypot(played.error), "{drawn:?} {played:?}");
    }
}

/// The table in `docs/strategy/computer-players.md`:
/// `cargo test --release -p farkle-strategy strength_at_larger_tables -- --ignored --nocapture`
#[test]
#[ignore = "plays 300,000 games, which takes minutes; the command is above it"]
fn strength_at_larger_tables() {
    const GAMES: u64 = 20_000;
    let tables = Tables::new(rules("classic", &[]));
    println!(
        "| seats | an equal share | champion against calculators | champion against duelists | duelist against calculators |"
    );
    let percent = |share: &Share| {
        let (low, high) = share.interval();
        format!("{:.2} ({:.2} to {:.2})", 100.0 * share.share, 100.0 * low, 100.0 * high)
    };
    for seats in [3, 4, 5, 6, 8] {
        let one_among = |one: Who, others: Who| {
            let players: Vec<Who> = (0..seats).map(|seat| if seat == 0 { one } else { others }).collect();
            tables.play(&players, GAMES, seats as u64)[0]
        };
        let equal = 1.0 / seats as f64;
        let against_calculators = one_among(Who::Champion, Who::Calculator);
        let against_duelists = one_among(Who::Champion, Who::Duelist);
        // What the documentation makes of it.
        assert!(against_calculators.interval().0 > equal, "{seats}: {against_calculators:?}");
        assert!(against_duelists.interval().1 > equal, "{seats}: {against_duelists:?}");
        println!(
            "| {seats} | {:.2} | {} | {} | {} |",
            100.0 * equal,
            percent(&against_calculators),
            percent(&against_duelists),
            percent(&one_among(Who::Duelist, Who::Calculator))
        );
    }
}
