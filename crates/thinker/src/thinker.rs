//! Whoever answers the questions, and what it remembers.

use crate::{advice, odds, review, today};
use farkle_rules::{Game, Position, Record, RuleSet, RuleSetDraft};
use farkle_strategy::exact::Crew;
use farkle_strategy::{ComputerPlayer, SolveError, SolveOptions, Temperament, TurnValues, TwoSides};
use farkle_thinking::{Answer, Decision, Estimate, MOST_KEPT_BYTES, Question, Solution, Trouble, number_of};
use std::collections::BTreeMap;
use std::ops::ControlFlow;
use std::sync::Arc;

/// How many rule sets are remembered: one is played, another is being looked at.
const REMEMBERED: usize = 3;
/// A browser tab gets no more memory than this for one solution, whoever works at it.
const MOST_BYTES: u64 = 256 << 20;
/// Nobody waits longer in a browser: seconds of one core outside of it.
const MOST_SECONDS: f64 = 120.0;
/// What is estimated at less is solved by one worker: others take a moment to come.
const ALONE_SECONDS: f64 = 1.0;
/// No more workers than this solve a game together: each holds all of its values.
const MOST_WORKERS: usize = 4;

/// Answers questions about the right play.
///
/// ```
/// use farkle_rules::RuleSetDraft;
/// use farkle_thinker::Thinker;
/// use farkle_thinking::{Answer, Question};
/// use std::ops::ControlFlow;
/// let rules = RuleSetDraft::preset("classic").unwrap().code();
/// let answer = Thinker::default().answer(&Question::Odds { rules }, &mut |_| ControlFlow::Continue(()));
/// let Ok(Answer::Odds(odds)) = answer else { panic!() };
/// assert!((odds.dice[0].farkle - 2.0 / 3.0).abs() < 1e-12);
/// ```
#[derive(Debug, Default)]
pub struct Thinker {
    /// What was asked about last comes first.
    known: Vec<Known>,
}

/// One rule set, and what was thought over about it.
#[derive(Debug)]
pub(crate) struct Known {
    code: String,
    pub(crate) rules: RuleSet,
    values: Option<TurnValues>,
    players: BTreeMap<Temperament, ComputerPlayer>,
    pub(crate) solution: Option<Arc<TwoSides>>,
}

impl Thinker {
    /// Answers a question; `watch` is told the part that is done of long work and can end it.
    ///
    /// # Errors
    /// [`Trouble`], if there is no answer.
    pub fn answer(
        &mut self,
        question: &Question,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Answer, Trouble> {
        match question {
            Question::Odds { rules } => Ok(Answer::Odds(odds::odds(self.known(rules)?.values()))),
            Question::Decide { rules, position, temperament, chance } => {
                let known = self.known(rules)?;
                let game = known.game(position)?;
                known.decide(&game, temperament, *chance).map(Answer::Decision)
            }
            Question::Advise { rules, position } => {
                let known = self.known(rules)?;
                let game = known.game(position)?;
                advice::advice(known, &game).map(Answer::Advice)
            }
            Question::Estimate { rules, seats } => {
                let rules = &self.known(rules)?.rules;
                let estimate = TwoSides::estimate(rules, &options(*seats)).map_err(trouble)?;
                match estimate.bytes > MOST_BYTES || estimate.seconds > MOST_SECONDS {
                    true => Err(Trouble::TooLarge),
                    false => Ok(Answer::Estimate(Estimate { seconds: estimate.seconds })),
                }
            }
            Question::Solve { rules, seats, kept } => {
                let known = self.known_with_room(rules)?;
                if let Some(solution) = known.at_hand(*seats, kept.as_deref()) {
                    return Ok(Answer::Solution(solution));
                }
                let solved = TwoSides::solve_watched(&known.rules, &options(*seats), watch);
                solved.map(|solved| Answer::Solution(known.take_in(solved))).map_err(trouble)
            }
            Question::Review { record } => {
                let record = record.parse().map_err(|_| Trouble::Unreadable)?;
                let code = review::rules_of(&record);
                review::review(self.known(&code)?, &record).map(Answer::Review)
            }
            Question::Today { day, record } => {
                let record = record.parse().map_err(|_| Trouble::Unreadable)?;
                let code = review::rules_of(&record);
                today::today(self.known(&code)?.values(), *day, &record).map(Answer::Today)
            }
            Question::Luck { record } => {
                let record: Record = record.parse().map_err(|_| Trouble::Unreadable)?;
                let values = self.known(&review::rules_of(&record))?.values();
                let luck = farkle_daily::luck(values, record.seats_at_first(), &record.events);
                luck.map(Answer::Luck).ok_or(Trouble::OutOfScope)
            }
        }
    }

    /// Answers a question together with other workers, each of which is asked the same one. Only
    /// what [`Thinker::helpers`] says is worth it is shared.
    ///
    /// # Errors
    /// As [`Thinker::answer`].
    pub async fn answer_together(
        &mut self,
        question: &Question,
        crew: Box<dyn Crew>,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Answer, Trouble> {
        let Question::Solve { rules, seats, kept: None } = question else {
            return self.answer(question, watch);
        };
        let known = self.known_with_room(rules)?;
        if let Some(solution) = known.at_hand(*seats, None) {
            return Ok(Answer::Solution(solution));
        }
        let solved = TwoSides::solve_together(&known.rules, &options(*seats), crew, watch).await;
        solved.map(|solved| Answer::Solution(known.take_in(solved))).map_err(trouble)
    }

    /// How many more workers this question is worth on a machine with this many cores.
    pub fn helpers(&mut self, question: &Question, cores: usize) -> usize {
        let Question::Solve { rules, seats, kept: None } = question else { return 0 };
        let Ok(known) = self.known(rules) else { return 0 };
        if known.at_hand(*seats, None).is_some() {
            return 0;
        }
        let Ok(estimate) = TwoSides::estimate(&known.rules, &options(*seats)) else { return 0 };
        if estimate.seconds < ALONE_SECONDS {
            return 0;
        }
        // All of them together get no more memory than one.
        let fit = usize::try_from(MOST_BYTES / estimate.bytes.max(1)).unwrap_or(usize::MAX);
        cores.min(fit).clamp(1, MOST_WORKERS) - 1
    }

    /// What is known about rules that are about to be solved.
    fn known_with_room(&mut self, code: &str) -> Result<&mut Known, Trouble> {
        self.known(code)?;
        // One solution is as much as a tab can hold: the last one goes before the next is begun.
        self.known.iter_mut().skip(1).for_each(Known::forget_solution);
        self.known(code)
    }

    /// What is known about rules; they are the first to be remembered from now on.
    fn known(&mut self, code: &str) -> Result<&mut Known, Trouble> {
        let place = self.known.iter().position(|known| known.code == code);
        let known = match place {
            Some(place) => self.known.remove(place),
            None => Known::new(code)?,
        };
        self.known.truncate(REMEMBERED - 1);
        self.known.insert(0, known);
        self.known.first_mut().ok_or(Trouble::Unreadable)
    }
}

impl Known {
    fn new(code: &str) -> Result<Known, Trouble> {
        let draft = RuleSetDraft::from_code(code).map_err(|_| Trouble::Unreadable)?;
        let rules = RuleSet::try_from(draft).map_err(|_| Trouble::Unreadable)?;
        Ok(Known { code: code.to_string(), rules, values: None, players: BTreeMap::new(), solution: None })
    }

    fn game(&self, position: &str) -> Result<Game, Trouble> {
        let position: Position = position.parse().map_err(|_| Trouble::Unreadable)?;
        position.game(self.rules.clone()).map_err(|_| Trouble::Unreadable)
    }

    pub(crate) fn values(&mut self) -> &TurnValues {
        self.values.get_or_insert_with(|| TurnValues::compute(&self.rules))
    }

    pub(crate) fn player(&mut self, temperament: Temperament) -> &ComputerPlayer {
        if !self.players.contains_key(&temperament) {
            let player = ComputerPlayer::with_values(temperament, self.values());
            let player = match &self.solution {
                Some(solution) => player.with_solution(solution.clone()),
                None => player,
            };
            self.players.insert(temperament, player);
        }
        &self.players[&temperament]
    }

    fn decide(&mut self, game: &Game, temperament: &str, chance: u64) -> Result<Decision, Trouble> {
        let temperament = temperament.parse().map_err(|_| Trouble::Unreadable)?;
        let player = self.player(temperament);
        let action = player.decide(game, chance);
        let action = action.and_then(|action| number_of(game, action)).ok_or(Trouble::NothingToDecide)?;
        Ok(Decision { action })
    }

    fn forget_solution(&mut self) {
        if self.solution.take().is_some() {
            // Players made meanwhile hold it as well.
            self.players.clear();
        }
    }

    /// The solution, if there is no need to solve anything; otherwise there is room for it.
    fn at_hand(&mut self, seats: Option<u8>, kept: Option<&[u8]>) -> Option<Solution> {
        let fits = |solution: &TwoSides| seats.is_none_or(|seats| solution.seats() == usize::from(seats));
        let read = || TwoSides::from_bytes(&self.rules, kept?).ok().filter(fits).map(Arc::new);
        let Some(solution) = self.solution.clone().filter(|solution| fits(solution)).or_else(read) else {
            // One for another number of players goes before the next is begun.
            self.forget_solution();
            return None;
        };
        self.remember(&solution);
        Some(Solution { win: solution.win(), sweeps: 0, keep: None })
    }

    /// Takes over what has just been solved.
    fn take_in(&mut self, solution: TwoSides) -> Solution {
        let solution = Arc::new(solution);
        self.remember(&solution);
        Solution {
            win: solution.win(),
            sweeps: u32::try_from(solution.sweeps()).unwrap_or(u32::MAX).max(1),
            keep: solution.to_bytes().filter(|bytes| bytes.len() <= MOST_KEPT_BYTES),
        }
    }

    fn remember(&mut self, solution: &Arc<TwoSides>) {
        self.solution = Some(solution.clone());
        // Players made before did not know it.
        self.players.clear();
    }
}

fn options(seats: Option<u8>) -> SolveOptions {
    SolveOptions {
        seats: seats.map(usize::from),
        most_bytes: MOST_BYTES,
        most_seconds: MOST_SECONDS,
        ..SolveOptions::default()
    }
}

fn trouble(error: SolveError) -> Trouble {
    match error {
        SolveError::TooLarge { .. } => Trouble::TooLarge,
        SolveError::NotTwoSides { .. } | SolveError::Seats { .. } | SolveError::OutOfScope { .. } => {
            Trouble::OutOfScope
        }
        SolveError::NotSettled { .. } | SolveError::Interrupted => Trouble::NotSolved,
    }
}
