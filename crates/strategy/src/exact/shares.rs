//! Positions that don't depend on each other, shared out among the workers.

use super::crew::Worker;
use super::moments::Start;
use super::solve::Solver;

/// What comes before the values of a share: evaluations, and what was left unsettled.
const HEAD: usize = 2;

impl Solver<'_> {
    /// Solves positions that depend on nothing unsolved but on earlier levels and on their mirrors.
    pub(super) async fn solve_levels(&mut self, levels: &[Vec<Start>]) {
        let coupled: Vec<bool> = levels.iter().map(|level| self.is_coupled(level)).collect();
        let Some(worker) = self.worker().filter(|worker| worker.shares(levels)) else {
            return self.solve_share(levels, &coupled, |_| true);
        };
        let is_of = |who: usize| move |start: &Start| worker.owner(start) == who;
        let (evaluations, unsettled) = (self.evaluations, std::mem::take(&mut self.unsettled));
        self.solve_share(levels, &coupled, is_of(worker.number));
        let head = [(self.evaluations - evaluations) as f64, self.unsettled];
        self.unsettled = self.unsettled.max(unsettled);
        let mine = self.numbers(levels, &coupled, head, is_of(worker.number));
        let others = match &mut self.crew {
            Some(crew) => crew.exchange(mine).await,
            None => None,
        };
        let others = others.filter(|others| self.are_shares(levels, &coupled, worker, others));
        let Some(others) = others else {
            self.crew = None;
            return self.solve_share(levels, &coupled, |start| worker.owner(start) != worker.number);
        };
        for (who, numbers) in worker.others().zip(&others) {
            self.learn(levels, &coupled, numbers, is_of(who));
        }
    }

    /// Which worker this is of those with whom numbers are shared. Dice to take over are not: too
    /// many numbers.
    fn worker(&self) -> Option<Worker> {
        self.crew.as_ref().map(|crew| crew.worker()).filter(|_| !self.board.inherits())
    }

    fn solve_share(&mut self, levels: &[Vec<Start>], coupled: &[bool], is_mine: impl Fn(&Start) -> bool) {
        for (level, &coupled) in levels.iter().zip(coupled) {
            let mine: Vec<Start> = level.iter().filter(|start| is_mine(start)).copied().collect();
            self.solve_these(&mine, coupled);
        }
    }

    /// What others need to know of a share: the value of each position, and how it changes with its
    /// mirror's if it does.
    fn numbers(
        &self,
        levels: &[Vec<Start>],
        coupled: &[bool],
        head: [f64; HEAD],
        is_mine: impl Fn(&Start) -> bool,
    ) -> Vec<f64> {
        let mut numbers = head.to_vec();
        for (level, &coupled) in levels.iter().zip(coupled) {
            for start in level.iter().filter(|start| is_mine(start)) {
                let index = self.board.index(start);
                numbers.push(index.map_or(f64::NAN, |index| self.board.open.fresh[index]));
                if coupled {
                    numbers.push(index.map_or(0.0, |index| self.slopes[index]));
                }
            }
        }
        numbers
    }

    /// Whether these are as many numbers as the others' shares have.
    fn are_shares(
        &self,
        levels: &[Vec<Start>],
        coupled: &[bool],
        worker: Worker,
        others: &[Vec<f64>],
    ) -> bool {
        let mut sizes = vec![HEAD; worker.of];
        for (level, &coupled) in levels.iter().zip(coupled) {
            level.iter().for_each(|start| sizes[worker.owner(start)] += if coupled { 2 } else { 1 });
        }
        worker.others().map(|who| sizes[who]).eq(others.iter().map(Vec::len))
    }

    /// Takes over what another worker has found.
    fn learn(
        &mut self,
        levels: &[Vec<Start>],
        coupled: &[bool],
        numbers: &[f64],
        is_theirs: impl Fn(&Start) -> bool,
    ) {
        let (head, values) = numbers.split_at(HEAD);
        self.evaluations += head[0] as u64;
        self.unsettled = self.unsettled.max(head[1]);
        let mut values = values.iter().copied();
        for (level, &coupled) in levels.iter().zip(coupled) {
            for start in level.iter().filter(|start| is_theirs(start)) {
                let (value, slope) = (values.next(), if coupled { values.next() } else { None });
                let (Some(index), Some(value)) = (self.board.index(start), value) else { continue };
                let moved = self.board.open.set(index, value);
                self.note(start, moved);
                if let Some(slope) = slope {
                    self.slopes[index] = slope;
                }
            }
        }
    }
}
