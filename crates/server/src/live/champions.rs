//! Champions that play exactly: they know the solution of their rules.
//!
//! A solution is found once, on a thread of its own, and kept in a folder. Until it is there, the
//! champion plays by estimates, so that nobody waits. Rules that take long are never solved here.

use farkle_rules::{Game, RuleSet};
use farkle_solutions::{SolutionFolder, USUAL_SEATS, solution_kind};
use farkle_strategy::{ComputerPlayer, SolveOptions, Temperament, TwoSides};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::thread;
use tracing::warn;

/// How many rule sets are remembered. Solutions of usual rules take some megabytes, the largest
/// ones together half a gigabyte.
const REMEMBERED: usize = 8;
/// Rules that take more than this many seconds of one core are not solved.
const MOST_SECONDS: f64 = 30.0;
/// Nor those that take more memory, in bytes.
const MOST_BYTES: u64 = 64 << 20;

/// The champions of all tables. Clones share them.
#[derive(Clone, Debug)]
pub(super) struct Champions {
    folder: SolutionFolder,
    found: Arc<Mutex<SolverState>>,
}

#[derive(Debug, Default)]
struct SolverState {
    /// The latest ones last; `None` where the rules are not solved, or not yet.
    known: Vec<(TwoSideGame, Option<Arc<ComputerPlayer>>)>,
    /// What is to be solved next.
    queue: VecDeque<TwoSideGame>,
    /// Whether a thread works on the queue.
    works: bool,
}

/// A game between two sides.
#[derive(Clone, Debug, PartialEq)]
struct TwoSideGame {
    rules: RuleSet,
    seats: Option<usize>,
}

impl Champions {
    pub(super) fn new(folder: SolutionFolder) -> Champions {
        Champions { folder, found: Arc::default() }
    }

    /// The champion who knows the solution of this game. If nobody has asked before, the solution
    /// is being found from now on.
    pub(super) fn of(&self, game: &Game) -> Option<Arc<ComputerPlayer>> {
        if game.side_count() != 2 {
            return None;
        }
        let many = Some(game.seat_count()).filter(|seats| *seats > USUAL_SEATS);
        let asked = TwoSideGame { rules: game.rules().clone(), seats: many };
        let mut found = self.found();
        if let Some(place) = found.known.iter().position(|(known, _)| *known == asked) {
            let (_, player) = found.known[place].clone();
            found.known[place..].rotate_left(1);
            return player;
        }
        if found.known.len() == REMEMBERED {
            let (oldest, _) = found.known.remove(0);
            found.queue.retain(|waiting| *waiting != oldest);
        }
        found.known.push((asked.clone(), None));
        found.queue.push_back(asked);
        if !found.works {
            let champions = self.clone();
            // The program does not wait for it when it ends.
            let worker = thread::Builder::new().name("champions".to_string()).spawn(move || champions.work());
            found.works = worker.map_err(|error| warn!(%error, "no thread to solve rules")).is_ok();
        }
        None
    }

    fn found(&self) -> MutexGuard<'_, SolverState> {
        self.found.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn work(self) {
        let _guard = PanicGuard(&self.found);
        // One thread, whatever the solver could use: the others belong to the tables.
        let one = rayon::ThreadPoolBuilder::new().num_threads(1).build().expect("a thread to solve rules");
        loop {
            let next = {
                let mut found = self.found();
                let next = found.queue.pop_front();
                found.works = next.is_some();
                next
            };
            let Some(asked) = next else { return };
            let player = one.install(|| self.solution(&asked)).map(|solution| {
                let player = ComputerPlayer::new(Temperament::Champion, &asked.rules);
                Arc::new(player.with_solution(Arc::new(solution)))
            });
            if let Some((_, known)) = self.found().known.iter_mut().find(|(known, _)| *known == asked) {
                *known = player;
            }
        }
    }

    /// The solution from the folder, or a new one.
    fn solution(&self, asked: &TwoSideGame) -> Option<TwoSides> {
        let kind = solution_kind(asked.seats);
        let kept = self.folder.load(&asked.rules, &kind);
        if let Some(solution) = kept.and_then(|kept| TwoSides::from_bytes(&asked.rules, &kept).ok()) {
            return Some(solution);
        }
        let options = SolveOptions {
            seats: asked.seats,
            most_seconds: MOST_SECONDS,
            most_bytes: MOST_BYTES,
            ..SolveOptions::default()
        };
        let solution =
            TwoSides::solve_watched(&asked.rules, &options, &mut |_| std::ops::ControlFlow::Continue(()))
                .ok()?;
        if let Some(content) = solution.to_bytes() {
            self.folder.keep(&asked.rules, &kind, &content);
        }
        Some(solution)
    }
}

/// Says after a panic that nobody works on the queue any more: the next question starts again.
struct PanicGuard<'a>(&'a Mutex<SolverState>);

impl Drop for PanicGuard<'_> {
    fn drop(&mut self) {
        if thread::panicking() {
            warn!("the thread that solves rules has failed");
            self.0.lock().unwrap_or_else(PoisonError::into_inner).works = false;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::RuleSetDraft;
    use std::time::{Duration, Instant};

    fn short() -> RuleSet {
        let mut draft = RuleSetDraft::preset("classic").unwrap();
        draft.set("target", "1000").unwrap();
        RuleSet::try_from(draft).unwrap()
    }

    /// Waits until the thread has nothing to do any more.
    fn wait(champions: &Champions) {
        let since = Instant::now();
        while champions.found().works {
            assert!(since.elapsed() < Duration::from_secs(60), "it takes too long");
            thread::sleep(Duration::from_millis(5));
        }
    }

    #[test]
    fn a_champion_plays_by_estimates_until_the_solution_is_there_and_the_next_server_finds_it() {
        let place = tempfile::tempdir().unwrap();
        let game = Game::new(short(), 2).unwrap();
        let champions = Champions::new(SolutionFolder::new(place.path()));
        assert!(champions.of(&game).is_none(), "nobody waits for it");
        wait(&champions);
        assert_eq!(champions.of(&game).unwrap().rules(), game.rules());
        let file = std::fs::read_dir(place.path()).unwrap().next().unwrap().unwrap().path();
        let written = std::fs::metadata(&file).unwrap().len();
        let later = Champions::new(SolutionFolder::new(place.path()));
        later.of(&game);
        wait(&later);
        assert!(later.of(&game).is_some());
        assert_eq!(std::fs::metadata(&file).unwrap().len(), written);
    }

    #[test]
    fn only_the_rules_that_were_asked_for_last_are_waited_for() {
        let place = tempfile::tempdir().unwrap();
        let champions = Champions::new(SolutionFolder::new(place.path()));
        // Nobody takes anything from the queue.
        champions.found().works = true;
        let games: Vec<Game> = (0..=REMEMBERED)
            .map(|number| {
                let mut draft = RuleSetDraft::preset("classic").unwrap();
                draft.set("target", &format!("{}", 1000 + 50 * number)).unwrap();
                Game::new(RuleSet::try_from(draft).unwrap(), 2).unwrap()
            })
            .collect();
        let ask = |numbers: &[usize]| numbers.iter().for_each(|number| drop(champions.of(&games[*number])));
        ask(&(0..REMEMBERED).collect::<Vec<_>>());
        ask(&[0, REMEMBERED, 0, REMEMBERED]);
        let found = champions.found();
        let waiting: Vec<&RuleSet> = found.queue.iter().map(|asked| &asked.rules).collect();
        let wanted: Vec<&RuleSet> =
            [0, 2, 3, 4, 5, 6, 7, 8].iter().map(|number| games[*number].rules()).collect();
        assert_eq!(waiting, wanted, "the second one was asked for longest ago");
    }

    #[test]
    fn after_a_failure_the_next_question_starts_again() {
        let place = tempfile::tempdir().unwrap();
        let champions = Champions::new(SolutionFolder::new(place.path()));
        champions.found().works = true;
        let failed = champions.clone();
        let worker = thread::spawn(move || {
            let _guard = PanicGuard(&failed.found);
            panic!("a fault of the solver");
        });
        assert!(worker.join().is_err());
        let game = Game::new(short(), 2).unwrap();
        champions.of(&game);
        wait(&champions);
        assert!(champions.of(&game).is_some());
    }

    #[test]
    fn rules_that_take_long_and_games_of_three_are_left_to_estimates() {
        let place = tempfile::tempdir().unwrap();
        let champions = Champions::new(SolutionFolder::new(place.path()));
        let mut long = RuleSetDraft::preset("classic").unwrap();
        long.set("target", "100000").unwrap();
        let long = Game::new(RuleSet::try_from(long).unwrap(), 2).unwrap();
        assert!(champions.of(&long).is_none());
        wait(&champions);
        assert!(champions.of(&long).is_none());
        assert!(champions.of(&Game::new(short(), 3).unwrap()).is_none());
        assert_eq!(champions.found().known.len(), 1, "only two sides are asked about");
    }
}
