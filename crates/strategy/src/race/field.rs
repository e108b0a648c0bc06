//! The field of a race: the standings of all sides, and what follows the end of this turn.

use super::RaceModel;
use farkle_rules::rule_set::{EndingRule, LastChance, Ties};
use farkle_rules::{Game, Side};

/// Another side.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rival {
    /// Its score in units.
    score: i64,
    opened: bool,
    /// Turns that it still has, where that is limited.
    turns_left: usize,
    /// Whether it has a last turn still to come.
    to_play: bool,
}

/// How the game goes on when this turn has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Course {
    /// A race to the target.
    Race { goal: i64, exactly: bool, last_turns: bool },
    /// Last turns: a side must beat this score.
    LastTurns { best: i64, own_lead: bool },
    /// A number of turns is left to everyone; then the highest score wins.
    Counted,
}

/// The decision of one turn: who is where.
#[derive(Clone, Debug)]
pub(crate) struct Field {
    score: i64,
    pub(crate) opened: bool,
    pub(crate) one_throw: bool,
    /// What a farkle in this turn costs, in units.
    penalty: i64,
    /// Turns left to this side after this one, where that is limited.
    turns_left: usize,
    rivals: Vec<Rival>,
    course: Course,
    tie: f64,
}

impl Field {
    /// The field as the mover of this game sees it.
    pub(crate) fn of(model: &RaceModel, game: &Game) -> Field {
        let unit = i64::from(model.rolls.unit);
        let units = |side: Side| i64::from(game.score(side).0).div_euclid(unit);
        let mover = game.side(game.mover());
        let count = game.side_count();
        let in_order = (1..count).filter_map(|step| Side::new((mover.index() + step) % count));
        let turns_left = |side: Side| turns_left(game, side);
        let (last, play_off) = (game.last_turns_left(), game.play_off());
        let rivals = in_order
            .filter(|&side| play_off.is_empty() || play_off.contains(side))
            .map(|side| Rival {
                score: units(side),
                opened: game.has_opened(side),
                turns_left: turns_left(side),
                to_play: last.contains(side),
            })
            .collect();
        Field {
            score: units(mover),
            opened: game.has_opened(mover),
            one_throw: game.is_one_throw(),
            penalty: penalty(model, game),
            turns_left: turns_left(mover).saturating_sub(1),
            rivals,
            course: course(model, game, units),
            tie: if game.rules().ties() == Ties::Earlier { 0.0 } else { 0.5 },
        }
    }

    /// Units to go to the target; none where there is no race.
    pub(crate) fn to_go(&self) -> i64 {
        match self.course {
            Course::Race { goal, .. } => goal - self.score,
            _ => 0,
        }
    }

    /// Units that take the lead, or pass everyone.
    pub(crate) fn to_lead(&self) -> usize {
        let best = self.rivals.iter().map(|rival| rival.score).max().unwrap_or(0);
        usize::try_from(best - self.score + 1).unwrap_or(0)
    }

    /// Whether a higher bank beyond the target is worth more.
    pub(crate) fn more_is_better_beyond_the_goal(&self) -> bool {
        !matches!(self.course, Course::Race { exactly: false, last_turns: false, .. })
    }

    /// The chance to win after banking 0, 1, 2 ... units.
    pub(crate) fn after_banks(&self, model: &RaceModel, rows: usize) -> Vec<f64> {
        // The others are where they are whatever is banked now.
        let nobody = match self.course {
            Course::Race { goal, .. } => self.nobody_home(model, goal),
            _ => Vec::new(),
        };
        (0..rows).map(|units| self.after_bank(model, units as i64, &nobody)).collect()
    }

    fn after_bank(&self, model: &RaceModel, units: i64, nobody: &[f64]) -> f64 {
        let score = self.score + units;
        match self.course {
            Course::Race { goal, exactly: true, .. } if score > goal => self.after_gift(model, goal, units),
            Course::Race { goal, last_turns: true, .. } if score >= goal => {
                let withstands = |rival: &Rival| 1.0 - model.success.of(score - rival.score + 1);
                self.rivals.iter().map(withstands).product()
            }
            Course::Race { goal, .. } if score >= goal => 1.0,
            Course::Race { goal, .. } => self.race(model, goal - score, true, nobody),
            Course::LastTurns { best, .. } => self.last_turn(model, score, score - best),
            Course::Counted => self.counted(model, score),
        }
    }

    /// The chance to win after a farkle.
    pub(crate) fn after_farkle(&self, model: &RaceModel) -> f64 {
        self.after_change(model, -self.penalty)
    }

    /// The chance to win after a turn that brings nothing and costs nothing.
    pub(crate) fn after_nothing(&self, model: &RaceModel) -> f64 {
        self.after_change(model, 0)
    }

    fn after_change(&self, model: &RaceModel, change: i64) -> f64 {
        let score = self.score + change;
        match self.course {
            Course::Race { goal, .. } => {
                self.race(model, goal - score, self.opened, &self.nobody_home(model, goal))
            }
            Course::LastTurns { own_lead: false, .. } => 0.0,
            Course::LastTurns { best, .. } => self.last_turn(model, score, score - best),
            Course::Counted => self.counted(model, score),
        }
    }

    /// The chance that none of the others is home within 1, 2, ... turns.
    fn nobody_home(&self, model: &RaceModel, goal: i64) -> Vec<f64> {
        let away = |rival: &Rival, turns| 1.0 - model.home_within(rival.opened, goal - rival.score, turns);
        let nobody = |turns| self.rivals.iter().map(|rival| away(rival, turns)).product();
        (1..=model.turns).map(nobody).collect()
    }

    /// The sum over the turn in which this side gets home of the chance that nobody else has.
    fn race(&self, model: &RaceModel, to_go: i64, opened: bool, nobody: &[f64]) -> f64 {
        let mut chance = 0.0;
        let mut before = 0.0;
        for (turns, &nobody) in (1..).zip(nobody) {
            let home = model.home_within(opened, to_go, turns);
            chance += (home - before) * nobody;
            before = home;
            if nobody < 1e-9 {
                return chance;
            }
        }
        // Beyond the horizon everyone is alike.
        let nobody = nobody.last().copied().unwrap_or(1.0);
        chance + (1.0 - before) * nobody / (self.rivals.len() + 1) as f64
    }

    /// After points that pass an exact target and go to the lowest rival.
    fn after_gift(&self, model: &RaceModel, goal: i64, units: i64) -> f64 {
        let lowest = (0..self.rivals.len()).min_by_key(|&i| self.rivals[i].score);
        let mut after = self.clone();
        if let Some(rival) = lowest.map(|i| &mut after.rivals[i])
            && rival.score + units <= goal
        {
            rival.score += units;
            if rival.score == goal {
                return 0.0;
            }
        }
        after.race(model, goal - self.score, true, &after.nobody_home(model, goal))
    }

    fn last_turn(&self, model: &RaceModel, score: i64, lead: i64) -> f64 {
        let withstands = |rival: &Rival| 1.0 - model.success.of(score - rival.score + 1);
        let stands = match lead {
            ..0 => return 0.0,
            0 => self.tie,
            1.. => 1.0,
        };
        stands * self.rivals.iter().filter(|rival| rival.to_play).map(withstands).product::<f64>()
    }

    /// As if the points of all turns to come were normally distributed.
    fn counted(&self, model: &RaceModel, score: i64) -> f64 {
        let (mean, variance) = model.turn;
        let ahead = |rival: &Rival| {
            let turns = (self.turns_left as f64, rival.turns_left as f64);
            let lead = (score - rival.score) as f64 + (turns.0 - turns.1) * mean;
            if turns.0 + turns.1 == 0.0 {
                return match score.cmp(&rival.score) {
                    std::cmp::Ordering::Greater => 1.0,
                    std::cmp::Ordering::Equal => 0.5,
                    std::cmp::Ordering::Less => 0.0,
                };
            }
            normal(lead / ((turns.0 + turns.1) * variance).sqrt())
        };
        self.rivals.iter().map(ahead).product()
    }
}

fn course(model: &RaceModel, game: &Game, units: impl Fn(Side) -> i64) -> Course {
    if !game.play_off().is_empty() || game.rules().ending() == EndingRule::Rounds {
        return Course::Counted;
    }
    if let Some(leader) = game.leader() {
        return Course::LastTurns { best: units(leader), own_lead: leader == game.side(game.mover()) };
    }
    let goal = super::goal(&model.rules, &model.rolls) as i64;
    let last_turns = game.rules().ending() == EndingRule::LastTurn;
    Course::Race { goal, exactly: game.rules().ending() == EndingRule::Exactly, last_turns }
}

/// Turns that a side still has, the present one included, where that is limited.
fn turns_left(game: &Game, side: Side) -> usize {
    let play_off = game.play_off();
    if !play_off.is_empty() {
        // The order of play in a play-off is that of the table, from the mover on.
        return usize::from(side == game.side(game.mover()) || play_off_turn_to_come(game, side));
    }
    if game.rules().ending() != EndingRule::Rounds {
        return 0;
    }
    let seats = game.seat_count() as u32;
    let end = u32::from(game.rules().rounds()) * seats;
    // Turn number t is played by the seat t places after the starter.
    let mover = game.mover().index() as u32;
    (game.turns()..end)
        .filter(|turn| {
            let seat = (mover + (turn - game.turns())) % seats;
            seat as usize % game.side_count() == side.index()
        })
        .count()
}

fn play_off_turn_to_come(game: &Game, side: Side) -> bool {
    game.position().play_off.is_some_and(|(to_play, _)| to_play.contains(side))
}

/// Units that a farkle in this turn costs.
fn penalty(model: &RaceModel, game: &Game) -> i64 {
    if game.is_one_throw() && lost_anyway(game) {
        return 0;
    }
    i64::from(game.farkle_costs().0) / i64::from(model.rolls.unit)
}

fn lost_anyway(game: &Game) -> bool {
    game.rules().last_chance() == LastChance::OneThrow
}

/// The chance that a standard normal variable is below `x` (Abramowitz and Stegun 26.2.17, error
/// below 1e-7).
fn normal(x: f64) -> f64 {
    const P: f64 = 0.231_641_9;
    const B: [f64; 5] = [0.319_381_530, -0.356_563_782, 1.781_477_937, -1.821_255_978, 1.330_274_429];
    let t = 1.0 / (1.0 + P * x.abs());
    let sum = B.iter().rev().fold(0.0, |sum, b| (sum + b) * t);
    let tail = sum * (-0.5 * x * x).exp() / (2.0 * std::f64::consts::PI).sqrt();
    if x > 0.0 { 1.0 - tail } else { tail }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TurnValues;
    use farkle_rules::{RuleSet, RuleSetDraft};

    #[test]
    fn a_third_farkle_takes_no_points_that_nobody_has() {
        for (below_zero, units) in [("no", 200), ("yes", 500)] {
            let mut draft = RuleSetDraft::preset("classic").unwrap();
            for (option, setting) in [("three_farkles", "500"), ("below_zero", below_zero)] {
                draft.set(option, setting).unwrap();
            }
            let rules = RuleSet::try_from(draft).unwrap();
            let model = RaceModel::new(&TurnValues::compute(&rules));
            // The first of three banks 200 and farkles twice.
            let others = "n 223346 n 223346";
            let events = format!("@1 n 112346 11= {others} n 223346 {others} n 223346 {others} n");
            let mut game = Game::new(rules, 3).unwrap();
            for event in events.split_whitespace() {
                game.apply(&event.parse().unwrap()).unwrap();
            }
            let field = Field::of(&model, &game);
            assert_eq!(field.penalty * i64::from(model.rolls.unit), units, "below zero: {below_zero}");
        }
    }
}
