//! The rolls of a rule set as a program for the kernel: which values to compare, and with what
//! chance they count.
//!
//! The values after a set-aside lie in rows, one for each turn total, of [`SLOTS`] each, one for
//! each number of dice left over. A choice is then an offset from the row of the present total. The
//! lists of choices of most classes are those of another class and one choice more, so that most
//! maxima cost one comparison.

use super::shortcuts::Shortcuts;
use crate::rolls::{RollChoice, RollTable, Rolls};
use std::collections::{BTreeMap, BTreeSet};

/// Values in a row: dice left over, 0 (hot dice) to 6.
pub const SLOTS: usize = 7;

/// One comparison: the maximum that was found by an earlier step, with the value at `offset`.
#[derive(Clone, Copy, Debug)]
pub struct Step {
    /// Offset of the value from the row of the present total.
    pub offset: u32,
    /// The earlier step, counted from 1; 0 stands for minus infinity.
    pub from: u32,
    /// The chance with which the maximum counts that is reached here; 0 if it is only on the way to
    /// longer lists.
    pub chance: f64,
}

/// How many steps are taken together, each with a sum of its own: an addition takes several times
/// as long as it takes to begin the next one. Vectors of a browser hold two lanes, so that there
/// are sums enough without that, and more of them than registers otherwise: one sum for each lane
/// is 1.3 times as fast there as four.
pub const TOGETHER: usize = if cfg!(target_family = "wasm") { 1 } else { 4 };

/// The rolls of one number of dice.
#[derive(Clone, Debug, Default)]
pub struct Throw {
    /// Steps from which others go on. Filled up with steps that count for nothing.
    pub steps: Vec<[Step; TOGETHER]>,
    /// Steps from which no other goes on, so that what they find need not be kept. Filled up in the
    /// same way.
    pub last_steps: Vec<[Step; TOGETHER]>,
    /// Lists of a single value, which need no comparison. Filled up in the same way.
    pub single_steps: Vec<[Step; TOGETHER]>,
    /// The most units that it can earn.
    pub highest: usize,
    /// The chance of a farkle.
    pub farkle: f64,
    /// The chance of toxic twos.
    pub toxic: f64,
    /// The chance to win at once.
    pub win: f64,
}

/// All dice far beyond every threshold, where the choice is between the roll that is banked and all
/// dice again.
#[derive(Clone, Debug, Default)]
pub struct Tail {
    /// With their chances.
    pub rolls: Vec<(TailRoll, f64)>,
    /// Whether dice are ever rolled again.
    pub goes_on: bool,
    /// The same in short where more points are never worse.
    pub(crate) short: ShortTail,
}

/// All dice that never farkle: the mover rolls them whenever a roll leaves all of them without
/// earning less for it. By units, each with its chance.
#[derive(Clone, Debug, Default)]
pub(crate) struct ShortTail {
    pub(crate) banked: Vec<(u32, f64)>,
    pub(crate) again: Vec<(u32, f64)>,
    /// Rolls that can be banked with more units than leave all dice.
    pub(crate) either: Vec<([u32; 2], f64)>,
}

/// Rolls of all dice far beyond every threshold.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct TailRoll {
    /// The most units after which banking is possible, and the dice left over then.
    pub stop: Option<(u32, u8)>,
    /// The most units that leave all dice to be rolled again.
    pub again: Option<u32>,
}

/// Everything the kernel needs to know about the rolls.
#[derive(Clone, Debug)]
pub struct Program {
    /// The number of dice in play.
    pub dice: usize,
    /// The most units of one roll.
    pub highest: usize,
    /// By number of dice; the first is empty.
    pub throws: Vec<Throw>,
    /// The first throw of a turn with all dice, where that differs.
    pub first_throw: Option<Throw>,
    /// Rolls of all dice far beyond every threshold.
    pub tail: Tail,
    /// The throws where much is known of higher totals.
    pub shortcuts: Shortcuts,
    /// Steps of the longest throw.
    pub most_steps: usize,
    /// Where players may go on after a farkle and nothing else ends a turn: by dice in hand at the
    /// beginning, the totals (with the dice left over) that are reached sooner or later by whoever
    /// goes on and on.
    pub reach: Option<Vec<Vec<[bool; SLOTS]>>>,
    /// Whether dice that are all in hand are rolled even where they may be banked, because they
    /// never farkle.
    pub free_roll: bool,
    /// The smallest chance of losing a turn by one more roll, where there is any.
    pub least_risk: f64,
}

impl Program {
    /// Compiles the rolls; `must_roll` if hot dice can't be banked.
    pub fn compile(rolls: &RollTable, must_roll: bool) -> Program {
        let throw = |dice| Throw::compile(rolls.of(dice));
        let mut throws = vec![Throw::default()];
        throws.extend((1..=rolls.dice).map(throw));
        let first = rolls.first_throw(rolls.dice);
        let differs = !std::ptr::eq(first, rolls.of(rolls.dice));
        let risks = throws[1..].iter().map(|throw| throw.farkle + throw.toxic).filter(|&risk| risk > 0.0);
        let free_roll = throws[rolls.dice].farkle + throws[rolls.dice].toxic == 0.0;
        let first_throw = differs.then(|| Throw::compile(first));
        let shortcuts = Shortcuts::compile(rolls, must_roll);
        let most_steps = throws.iter().chain(&first_throw).map(Throw::kept_steps).max().unwrap_or(0);
        Program {
            dice: rolls.dice,
            most_steps: most_steps.max(shortcuts.most_steps()),
            shortcuts,
            reach: None,
            highest: rolls.highest,
            least_risk: risks.fold(1.0, f64::min),
            first_throw,
            tail: Tail::compile(rolls, must_roll, free_roll),
            throws,
            free_roll,
        }
    }
}

impl Program {
    /// Fills in [`Program::reach`] for totals up to `highest`.
    pub fn fill_reach(&mut self, highest: usize) {
        if self.throws.iter().any(|throw| throw.toxic > 0.0) {
            return;
        }
        let all = self.dice;
        let in_hand = |left: usize| if left == 0 { all } else { left };
        // What one attempt can come to, and the dice with which it can farkle.
        let mut reach = vec![vec![[false; SLOTS]; highest + 1]; all + 1];
        let mut farkles = vec![[false; SLOTS]; all + 1];
        for dice in 1..=all {
            let mut thrown = vec![[false; SLOTS]; highest + 1];
            thrown[0][dice] = true;
            for total in 0..=highest {
                for hand in (1..=all).filter(|&hand| thrown[total][hand]).collect::<Vec<_>>() {
                    farkles[dice][hand] |= self.throws[hand].farkle > 0.0;
                    for (points, left) in self.throws[hand].choices() {
                        if let Some(there) = reach[dice].get_mut(total + points) {
                            there[left] = true;
                            thrown[total + points][in_hand(left)] = true;
                        }
                    }
                }
            }
        }
        // Every attempt that farkles is followed by another.
        for _ in 0..all {
            for dice in 1..=all {
                for next in (1..=all).filter(|&next| next != dice && farkles[dice][next]).collect::<Vec<_>>()
                {
                    let (from, to) = (reach[next].clone(), farkles[next]);
                    for (mine, theirs) in reach[dice].iter_mut().zip(&from) {
                        mine.iter_mut().zip(theirs).for_each(|(mine, theirs)| *mine |= theirs);
                    }
                    farkles[dice].iter_mut().zip(&to).for_each(|(mine, theirs)| *mine |= theirs);
                }
            }
        }
        self.reach = Some(reach);
    }
}

impl Throw {
    /// Points and dice left over of everything that can be set aside in some roll.
    fn choices(&self) -> BTreeSet<(usize, usize)> {
        let steps = self.steps.iter().chain(&self.last_steps).chain(&self.single_steps).flatten();
        let steps = steps.filter(|step| step.offset as usize >= SLOTS);
        steps.map(|step| (step.offset as usize / SLOTS, step.offset as usize % SLOTS)).collect()
    }

    /// Steps whose maxima are kept for others.
    pub(super) fn kept_steps(&self) -> usize {
        self.steps.len() * TOGETHER
    }

    pub(super) fn compile(rolls: &Rolls) -> Throw {
        let lists = rolls.classes.iter().map(|class| {
            let offset = |c: &RollChoice| c.points * SLOTS as u32 + u32::from(c.left);
            (class.choices.iter().map(offset).collect(), rolls.chance(class.orderings))
        });
        let steps = share_maxima(lists.collect());
        let idle = Step { offset: 0, from: 0, chance: 0.0 };
        let together = |steps: &[Step]| std::array::from_fn(|i| steps.get(i).copied().unwrap_or(idle));
        let fill_up = |steps: Vec<Step>| steps.chunks(TOGETHER).map(together).collect();
        let (steps, last_steps) = part_last(&steps);
        let (single_steps, last_steps) = last_steps.into_iter().partition(|step| step.from == 0);
        let [steps, last_steps, single_steps] = [steps, last_steps, single_steps].map(fill_up);
        let chance = |count| rolls.chance(count);
        let points = rolls.classes.iter().flat_map(|class| &class.choices).map(|choice| choice.points);
        Throw {
            steps,
            last_steps,
            single_steps,
            highest: points.max().unwrap_or(0) as usize,
            farkle: chance(rolls.farkle),
            toxic: chance(rolls.toxic),
            win: chance(rolls.win),
        }
    }
}

/// Steps that find the maximum of every list, shared as far as that is easily seen: the shortest
/// lists first, each from the longest one before that is a part of it.
fn share_maxima(mut lists: Vec<(Vec<u32>, f64)>) -> Vec<Step> {
    let mut frequency = BTreeMap::<u32, usize>::new();
    lists.iter().flat_map(|(list, _)| list).for_each(|&offset| *frequency.entry(offset).or_default() += 1);
    for (list, _) in &mut lists {
        // What is in many lists first, so that the ways to them are shared too.
        list.sort_by_key(|offset| (std::cmp::Reverse(frequency[offset]), *offset));
    }
    lists.sort_by_key(|(list, _)| list.len());
    let mut steps: Vec<Step> = Vec::new();
    // What the maximum is over after each step.
    let mut covered: Vec<BTreeSet<u32>> = Vec::new();
    for (list, chance) in &lists {
        let wanted: BTreeSet<u32> = list.iter().copied().collect();
        let nearest = (0..steps.len()).filter(|&step| covered[step].is_subset(&wanted));
        let nearest = nearest.max_by_key(|&step| covered[step].len());
        let mut from = nearest.map_or(0, |step| step + 1);
        let mut set = nearest.map_or_else(BTreeSet::new, |step| covered[step].clone());
        for &offset in list {
            if set.insert(offset) {
                steps.push(Step { offset, from: from as u32, chance: 0.0 });
                covered.push(set.clone());
                from = steps.len();
            }
        }
        if let Some(step) = from.checked_sub(1) {
            steps[step].chance += chance;
        }
    }
    steps
}

/// Parts the steps from which others go on from those where none does.
fn part_last(steps: &[Step]) -> (Vec<Step>, Vec<Step>) {
    let (mut kept, mut last) = (Vec::new(), Vec::new());
    // By number of the step, from 1: where it is now among those that are kept.
    let mut place = vec![0_u32];
    for (index, step) in steps.iter().enumerate() {
        let step_now = Step { from: place[step.from as usize], ..*step };
        let goes_on = steps.iter().any(|later| later.from as usize == index + 1);
        if goes_on {
            kept.push(step_now)
        } else {
            last.push(step_now)
        }
        place.push(kept.len() as u32);
    }
    (kept, last)
}

impl Tail {
    /// Where hot dice roll on, with the best way to stop soon; see [`Program::free_roll`].
    fn compile(rolls: &RollTable, must_roll: bool, free_roll: bool) -> Tail {
        let all = rolls.of(rolls.dice);
        let rolls_on = |left: u8| {
            (left == 0 && (must_roll || free_roll)) || (usize::from(left) == rolls.dice && free_roll)
        };
        let mut rolls = BTreeMap::<TailRoll, f64>::new();
        for class in &all.classes {
            let stop = class.choices.iter().filter(|c| !rolls_on(c.left)).max_by_key(|c| c.points);
            let again = class.choices.iter().filter(|c| rolls_on(c.left)).map(|c| c.points).max();
            let roll = TailRoll { stop: stop.map(|c| (c.points, c.left)), again };
            *rolls.entry(roll).or_default() += all.chance(class.orderings);
        }
        let goes_on = rolls.keys().any(|roll| roll.again.is_some());
        let rolls: Vec<(TailRoll, f64)> = rolls.into_iter().collect();
        Tail { short: ShortTail::compile(&rolls), rolls, goes_on }
    }
}

impl ShortTail {
    fn compile(rolls: &[(TailRoll, f64)]) -> ShortTail {
        let [mut banked, mut again] = [BTreeMap::<u32, f64>::new(), BTreeMap::new()];
        let mut either = BTreeMap::<[u32; 2], f64>::new();
        for (roll, chance) in rolls {
            let stop = roll.stop.map(|(points, _)| points);
            match (stop, roll.again) {
                (Some(stop), Some(points)) if stop > points => {
                    *either.entry([stop, points]).or_default() += chance;
                }
                (_, Some(points)) => *again.entry(points).or_default() += chance,
                (Some(points), None) => *banked.entry(points).or_default() += chance,
                (None, None) => {}
            }
        }
        ShortTail {
            banked: banked.into_iter().collect(),
            again: again.into_iter().collect(),
            either: either.into_iter().collect(),
        }
    }
}
