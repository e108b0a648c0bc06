//! Computer players: a legal action in any position, in the manner of a [`Temperament`].
//!
//! All of them bank what wins, and roll on in a last turn until it is enough. They differ in what
//! they take a turn to be worth. A player sees the game, never the dice to come.

mod champion;
mod law;
mod standings;
mod temperament;
mod weigh;

pub use temperament::{Temperament, UnknownTemperament};

pub(crate) use law::Situation;

use crate::exact::{Advice, TwoSides};
use crate::odds::{PointStakes, TurnValues};
use crate::race::RaceModel;
use crate::reaching::Leads;
use crate::rolls::RollTable;
use crate::turn::TurnTable;
use farkle_rules::rule_set::{AfterFarkle, EndingRule, HotDice};
use farkle_rules::{Action, Game, Phase, Points, RuleSet, Seat, Then};
use rand::rngs::ChaCha8Rng;
use rand::{Rng, RngExt, SeedableRng};
use std::sync::Arc;
use weigh::{Weighed, options};

/// A last turn is hopeless if a turn takes the lead less often than this.
const HOPELESS: f64 = 0.01;
/// How much of what is at stake the beginner feels.
const EAGERLY: f64 = 0.5;

/// A player that decides by itself.
///
/// ```
/// use farkle_rules::{Event, Game, RuleSet, Seat};
/// use farkle_strategy::{ComputerPlayer, Temperament};
/// use rand::SeedableRng;
/// let rules = RuleSet::preset("classic").unwrap();
/// let player = ComputerPlayer::new(Temperament::Champion, &rules);
/// let mut rng = rand::rngs::ChaCha8Rng::seed_from_u64(1);
/// let mut game = Game::new(rules, 2)?;
/// game.apply(&Event::Started(Seat::FIRST))?;
/// let action = player.choose(&game, &mut rng).unwrap();
/// game.apply(&game.decide(action)?)?;
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct ComputerPlayer {
    temperament: Temperament,
    rules: RuleSet,
    rolls: RollTable,
    /// The worth of turns to this player, for a side that has opened and for one that has not.
    opened: View,
    unopened: View,
    /// A good turn: what the best play collects on average, in units.
    good_turn: f64,
    race: Option<RaceModel>,
    /// How often a turn makes up for a lead, where the rules let a player go on after a farkle.
    leads: Option<Leads>,
    /// Exact play, for the champion.
    solution: Option<Arc<TwoSides>>,
}

#[derive(Clone, Debug)]
struct View {
    stakes: PointStakes,
    table: TurnTable,
}

impl ComputerPlayer {
    /// A player for games by these rules. This takes some milliseconds.
    pub fn new(temperament: Temperament, rules: &RuleSet) -> ComputerPlayer {
        ComputerPlayer::with_values(temperament, &TurnValues::compute(rules))
    }

    /// As [`ComputerPlayer::new`], from turn values that are known already.
    pub fn with_values(temperament: Temperament, values: &TurnValues) -> ComputerPlayer {
        let rules = values.rules();
        let rolls = values.rolls().clone();
        let good_turn = values.expected_turn() / f64::from(rolls.unit);
        let fear = match temperament {
            Temperament::Cautious => -good_turn,
            Temperament::Gambler => good_turn,
            Temperament::Beginner | Temperament::Calculator | Temperament::Champion => 0.0,
        };
        let view = |opened| {
            let mut stakes = values.stakes(opened).clone();
            stakes.farkle += fear;
            let table = crate::odds::solve_far_enough(&rolls, &stakes);
            View { stakes, table }
        };
        let (opened, unopened) = (view(true), view(false));
        let goes_on = rules.after_farkle() == AfterFarkle::MayGoOn;
        let must_roll = rules.hot_dice() == HotDice::MustRoll;
        let leads = goes_on.then(|| Leads::new(&rolls, must_roll));
        let race = (temperament == Temperament::Champion).then(|| RaceModel::new(values));
        ComputerPlayer {
            temperament,
            rules: rules.clone(),
            rolls,
            opened,
            unopened,
            good_turn,
            race,
            leads,
            solution: None,
        }
    }

    /// The same player with the exact solution of its rules at hand. The champion plays by it
    /// wherever the solution covers the game; other temperaments ignore it.
    #[must_use]
    pub fn with_solution(self, solution: Arc<TwoSides>) -> ComputerPlayer {
        ComputerPlayer { solution: Some(solution), ..self }
    }

    /// Its temperament.
    pub fn temperament(&self) -> Temperament {
        self.temperament
    }

    /// The rules that it plays by.
    pub fn rules(&self) -> &RuleSet {
        &self.rules
    }

    /// What to do now, with a random number for players who leave something to chance. The
    /// generator behind it never changes, so the same number leads to the same decision in the
    /// terminal, in the browser and on a server.
    pub fn decide(&self, game: &Game, number: u64) -> Option<Action> {
        let mut seed = [0; 32];
        seed[..8].copy_from_slice(&number.to_le_bytes());
        self.choose(game, &mut ChaCha8Rng::from_seed(seed))
    }

    /// What to do now: a legal action, or `None` if nobody has anything to decide (dice are
    /// rolling, chance draws the starter, the game is over).
    ///
    /// `rng` matters only to the beginner and to the choice of the starter. In a game by other
    /// rules the player still picks legal actions, but not good ones.
    pub fn choose(&self, game: &Game, rng: &mut impl Rng) -> Option<Action> {
        if self.is_hopeless(game) {
            return Some(Action::GiveUp);
        }
        if let Some(action) = self.exact_choice(game) {
            return Some(action);
        }
        let action = match game.phase() {
            Phase::ChoosingStarter => Seat::new(rng.random_range(0..game.seat_count())).map(Action::Start),
            // The points are lost already; going on can only gain.
            Phase::Farkled { .. } => Some(Action::GoOn),
            Phase::TurnBegins => Some(self.begin(game)),
            Phase::Choosing { .. } => self.play_roll(game, rng),
            Phase::StartRoll { .. } | Phase::Rolling { .. } | Phase::Over { .. } => None,
        };
        action.filter(|&action| game.decide(action).is_ok()).or_else(|| game.legal_actions().next())
    }

    /// Whether to give up after a farkle: in a last turn, if not one turn in a hundred with all
    /// dice would take the lead. Going on costs nothing, so a player who never gave up would roll
    /// for ever.
    fn is_hopeless(&self, game: &Game) -> bool {
        if !matches!(game.phase(), Phase::Farkled { .. }) {
            return false;
        }
        let Some((leads, lead)) = self.leads.as_ref().zip(game.takes_the_lead_with()) else { return false };
        let units = usize::try_from(self.rolls.units_up(lead)).unwrap_or(0);
        leads.chance(units) < HOPELESS
    }

    /// The champion's choice where it has an exact solution.
    fn exact_choice(&self, game: &Game) -> Option<Action> {
        let decides =
            matches!(game.phase(), Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. });
        let solution =
            self.solution.as_ref().filter(|_| decides && self.temperament == Temperament::Champion);
        Some(solution?.advice(game).ok()?.first()?.action)
    }

    /// Every legal play of the roll on the table with the champion's estimate of the chance to win
    /// after it, best first; empty for other temperaments, in other phases, and for one side alone.
    ///
    /// With two sides [`TwoSides::advice`](crate::TwoSides::advice) is exact.
    pub fn estimates(&self, game: &Game) -> Vec<Advice> {
        let Some(race) = self.race.as_ref().filter(|_| game.side_count() > 1) else { return Vec::new() };
        let options = options(game, &self.rolls);
        let worths = champion::worths(race, game, &options);
        let advice = options.iter().zip(worths).map(|(option, win)| Advice { action: option.action, win });
        let mut advice: Vec<Advice> = advice.collect();
        advice.sort_by(|a, b| b.win.total_cmp(&a.win));
        advice
    }

    /// The champion's estimate of the mover's chance to win from here, at any moment of a turn;
    /// `None` for other temperaments, outside of turns, and for one side alone.
    ///
    /// With two sides [`TwoSides::chance`](crate::TwoSides::chance) is exact.
    pub fn chance_to_win(&self, game: &Game) -> Option<f64> {
        let race = self.race.as_ref().filter(|_| game.side_count() > 1)?;
        champion::chance(race, game, &options(game, &self.rolls))
    }

    fn begin(&self, game: &Game) -> Action {
        let Some(leftover) = game.leftover() else { return Action::Roll };
        let take_over = if let Some(race) = self.race.as_ref().filter(|_| game.side_count() > 1) {
            champion::takes_over(race, game, leftover)
        } else {
            let view = self.view(game);
            let units = usize::try_from(leftover.points.0 / self.rolls.unit).unwrap_or(0);
            let left = usize::from(leftover.dice) % self.rolls.dice;
            let fresh = view.table.rolling(0, 0, &view.stakes);
            view.table.rolling(units, left, &view.stakes) > fresh
        };
        if take_over { Action::TakeOver } else { Action::Roll }
    }

    fn play_roll(&self, game: &Game, rng: &mut impl Rng) -> Option<Action> {
        let options = options(game, &self.rolls);
        if let Some(race) = self.race.as_ref().filter(|_| game.side_count() > 1) {
            return champion::best(race, game, &options);
        }
        if let Some(action) = plain_sense(game, &options) {
            return Some(action);
        }
        if self.temperament == Temperament::Beginner {
            return self.by_feeling(&options, rng);
        }
        self.by_points(game, &options)
    }

    /// The option that is worth most points.
    fn by_points(&self, game: &Game, options: &[Weighed]) -> Option<Action> {
        let view = self.view(game);
        // Where the target must be hit exactly, a turn total beyond it is worth nothing any more.
        let room = room_below_exact_target(game);
        let worth = |option: &Weighed| {
            let useless = room.is_some_and(|room| option.points > room);
            let value = match option.then {
                _ if useless => 0.0,
                Then::Roll => view.table.rolling(option.units, option.left, &view.stakes),
                Then::Bank => option.units as f64,
                Then::GiveUp => 0.0,
            };
            // Rolling on with too much gives nothing away; banking it does.
            value + if useless && option.then == Then::Roll { 1e-6 } else { 0.0 }
        };
        best_by(options, worth)
    }

    /// Takes everything that scores, then tosses a coin weighted by the dice left and the points at
    /// stake.
    fn by_feeling(&self, options: &[Weighed], rng: &mut impl Rng) -> Option<Action> {
        let most = options.iter().map(|option| option.units).max()?;
        let greedy: Vec<&Weighed> = options.iter().filter(|option| option.units == most).collect();
        let rolls = rng.random_bool(self.courage(greedy.first()?.left, most));
        let wanted = greedy.iter().find(|option| (option.then == Then::Roll) == rolls);
        wanted.or(greedy.first()).map(|option| option.action)
    }

    /// The beginner's chance to roll on with this many units and dice left over: too often, so that
    /// whoever stops at a few hundred points wins more games than not.
    fn courage(&self, left: usize, units: usize) -> f64 {
        let hand = self.rolls.in_hand(left) as f64 / self.rolls.dice as f64;
        hand.powf(EAGERLY * units as f64 / self.good_turn.max(1.0)).clamp(0.0, 1.0)
    }

    fn view(&self, game: &Game) -> &View {
        if game.has_opened(game.side(game.mover())) { &self.opened } else { &self.unopened }
    }
}

/// The obvious play: bank what wins, and in a last turn roll on until it is enough.
fn plain_sense(game: &Game, options: &[Weighed]) -> Option<Action> {
    let most_banked = options.iter().filter(|option| option.then == Then::Bank).max_by_key(|o| o.units);
    if let Some(lead) = game.takes_the_lead_with() {
        let enough = most_banked.filter(|option| option.points >= lead && game.last_turns_left().len() == 1);
        if let Some(option) = enough {
            return Some(option.action);
        }
        if most_banked.is_some_and(|option| option.points >= lead) {
            return None;
        }
        // Not enough yet: roll on, with as many dice as can be.
        let rolls = options.iter().filter(|option| option.then == Then::Roll);
        return rolls.max_by_key(|option| (option.hand, option.units)).map(|option| option.action);
    }
    most_banked.filter(|option| wins_at_once(game, option.points)).map(|option| option.action)
}

fn wins_at_once(game: &Game, total: Points) -> bool {
    use farkle_rules::rule_set::Reached;
    let score = game.score(game.side(game.mover())) + total;
    let rules = game.rules();
    match rules.ending() {
        EndingRule::AtOnce if game.play_off().is_empty() => match rules.reached() {
            Reached::AtLeast => score >= rules.target(),
            Reached::Above => score > rules.target(),
        },
        EndingRule::Exactly => score == rules.target(),
        _ => false,
    }
}

fn room_below_exact_target(game: &Game) -> Option<Points> {
    let room = game.rules().target() - game.score(game.side(game.mover()));
    (game.rules().ending() == EndingRule::Exactly && game.play_off().is_empty()).then_some(room)
}

/// The option of the highest worth; of equal ones one that banks, then the one with more points.
fn best_by(options: &[Weighed], worth: impl Fn(&Weighed) -> f64) -> Option<Action> {
    let valued = options.iter().map(|option| (worth(option), option));
    let best = valued.max_by(|(a, left), (b, right)| {
        a.total_cmp(b)
            .then((left.then == Then::Bank).cmp(&(right.then == Then::Bank)))
            .then(left.units.cmp(&right.units))
    });
    best.map(|(_, option)| option.action)
}

#[cfg(test)]
mod tests;
