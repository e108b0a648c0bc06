//! Hints: the best play and why, by the best method that takes no time to speak of.

use crate::action_words::spaced;
use farkle_reasons::{Play, Reasons};
use farkle_rules::{Action, Game, Phase, Record, RuleSet, Then};
use farkle_strategy::review::Review;
use farkle_strategy::{ComputerPlayer, SolveOptions, Temperament, TurnValues, TwoSides};
use farkle_table::Ledger;
use farkle_words::Language;
use std::fmt;

/// Nobody waits longer for a hint: seconds of one core. What takes longer is estimated.
const MOST_SECONDS: f64 = 2.0;

/// Gives hints about the games of one rule set. It thinks when it is asked for the first time.
#[derive(Debug, Default)]
pub(crate) struct Hints {
    thoughts: Option<RuleKnowledge>,
}

/// What is known about a rule set.
struct RuleKnowledge {
    rules: RuleSet,
    seats: usize,
    values: TurnValues,
    solution: Option<TwoSides>,
    /// Where there is no solution.
    champion: Option<ComputerPlayer>,
}

impl fmt::Debug for RuleKnowledge {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A solution is millions of numbers.
        f.debug_struct("RuleKnowledge").field("is_solved", &self.solution.is_some()).finish_non_exhaustive()
    }
}

impl Hints {
    /// The best play now and why, in sentences; or a sentence that says why there is no hint.
    ///
    /// # Errors
    /// That sentence.
    pub(crate) fn hint(&mut self, ledger: &Ledger) -> Result<Vec<String>, String> {
        if !ledger.setup().hints {
            return Err("There are no hints at this table.".to_string());
        }
        let game = ledger.game();
        if !matches!(game.phase(), Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. }) {
            return Err("There is nothing to decide now.".to_string());
        }
        let thoughts = self.about(game);
        let (plays, is_exact) = thoughts.plays(game);
        let Some(best) = plays.first() else { return Err("No hint is known for this moment.".to_string()) };
        let solution = thoughts.solution.as_ref().filter(|_| is_exact);
        let reasons = Reasons::new(game, &thoughts.values, solution).why(&plays);
        let mover = game.side(game.mover());
        let mut others = game.all_sides().filter(|&side| side != mover);
        let rival = others.next().filter(|&side| game.seats_of(side).count() == 1);
        let name = rival.map(|side| ledger.side_name(side));
        let messages = Language::English.messages();
        let mut said = vec![format!("Best play: {}.", in_words(best.action))];
        // The reasons speak of other plays without their dice.
        for other in reasons.iter().filter_map(|reason| Reasons::compared(&plays, reason)) {
            let compared = format!("Compared with: {}.", in_words(other.action));
            if !said.contains(&compared) {
                said.push(compared);
            }
        }
        said.extend(reasons.iter().map(|reason| messages.reason(reason, name.as_deref())));
        Ok(said)
    }

    /// The review of a finished game between two sides. `None` where it takes too long.
    pub(crate) fn review(&mut self, ledger: &Ledger, record: &Record) -> Option<Review> {
        let start = Game::new(record.rules.clone(), record.seats_at_first()).ok()?;
        if start.side_count() != 2 || !ledger.game().is_over() {
            return None;
        }
        self.about(&start).solution.as_ref()?.review(&start, &record.events).ok()
    }

    fn about(&mut self, game: &Game) -> &RuleKnowledge {
        let thoughts = match self.thoughts.take() {
            Some(thoughts) if thoughts.rules == *game.rules() && thoughts.seats == game.seat_count() => {
                thoughts
            }
            _ => RuleKnowledge::about(game),
        };
        self.thoughts.insert(thoughts)
    }
}

impl RuleKnowledge {
    fn about(game: &Game) -> RuleKnowledge {
        let rules = game.rules();
        let values = TurnValues::compute(rules);
        let options = SolveOptions {
            seats: Some(game.seat_count()),
            most_seconds: MOST_SECONDS,
            ..SolveOptions::default()
        };
        let goes_on = &mut |_| std::ops::ControlFlow::Continue(());
        let solution = (game.side_count() == 2)
            .then(|| TwoSides::solve_watched(rules, &options, goes_on).ok())
            .flatten();
        let champion =
            (game.side_count() > 1).then(|| ComputerPlayer::with_values(Temperament::Champion, &values));
        RuleKnowledge { rules: rules.clone(), seats: game.seat_count(), values, solution, champion }
    }

    /// All plays, best first, and whether their values are exact.
    fn plays(&self, game: &Game) -> (Vec<Play>, bool) {
        if let Some(Ok(advice)) = self.solution.as_ref().map(|solution| solution.advice(game)) {
            return (advice.iter().map(|a| Play { action: a.action, value: a.win }).collect(), true);
        }
        let plays = match (&self.champion, game.phase()) {
            (Some(champion), _) => {
                champion.estimates(game).iter().map(|a| Play { action: a.action, value: a.win }).collect()
            }
            (None, Phase::Choosing { roll }) => {
                let opened = game.has_opened(game.side(game.mover()));
                let plays = self.values.plays_when(game.turn().total, roll, opened);
                let play = |play: &farkle_strategy::TurnPlay| {
                    let then = if play.bank { Then::Bank } else { Then::Roll };
                    Play { action: Action::SetAside { dice: play.dice, then }, value: play.expected }
                };
                plays.iter().map(play).collect()
            }
            (None, _) => Vec::new(),
        };
        if !plays.is_empty() {
            return (plays, false);
        }
        // Where nobody has to weigh anything up, the only action is the best.
        let mut legal = game.legal_actions();
        let only = legal.next().filter(|_| legal.next().is_none());
        (only.map(|action| Play { action, value: 0.0 }).into_iter().collect(), false)
    }
}

/// An action as a hint names it.
fn in_words(action: Action) -> String {
    match action {
        Action::SetAside { dice, then } => {
            let then = match then {
                Then::Roll => "roll again",
                Then::Bank => "bank",
                Then::GiveUp => "end the turn",
            };
            format!("set aside {} and {then}", spaced(dice))
        }
        other => other.to_string(),
    }
}
