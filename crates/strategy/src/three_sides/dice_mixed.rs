//! Three positions that depend on each other through the dice that turns without points leave over, where following the best
//! answers goes round in circles: somebody has to mix two ways to play that are equally good.
//!
//! A few ways to play are looked at, at first one for each position. An equilibrium between those is searched for, and
//! everybody is asked for the best answer to it among all ways to play; where that is better it is looked at as well. This
//! ends when nobody has a better one. Asked only for the few positions that do not come to rest (`dice_taken_over.rs`): by
//! classic rules to 1,000 with a bonus of 1,000 points, about one in two hundred.

use super::cells::Pair;
use super::courses::{Course, Met, OFFERS, Situations, meet, times};
use super::mixing::Courses;
use super::numbers::{LANES, Value, Worth};
use super::solve::Trio;
use super::turn::Turn;
use super::turns::Bank;
use crate::exact::End;
use std::cell::Cell;

/// Each lane follows one of the ends without points.
const _: () = assert!(OFFERS <= LANES);
/// Everybody is asked for an answer so often.
const MOST_ANSWERS: u32 = 32;
/// So many systems of equations are solved for three positions before they are given up: by the classic rules with a bonus of
/// 1,000 points, those that come to rest take 800 to 9,000.
const MOST_WORK: u32 = 40_000;
/// Nobody gains more than this by another way to play.
const AT_REST: f64 = 1e-10;
/// Worths that differ by less are equal.
const SAME: f64 = 1e-10;

/// A way to play a position, by what is on offer: with the dice that are, or with all.
type Answer = [Course; OFFERS];

/// What was found of a position: the chances with all dice, and by number of dice that are taken over.
pub(super) type Known = (Pair, Box<[Pair]>);

/// Solves the three positions of a lane; `lost` is a guess at what turns without points are worth, by position and by what is
/// left over. Also says how often a turn was evaluated; `None` if nothing comes to rest.
pub(super) fn solve(
    trio: &Trio<'_>,
    turn: &mut Turn,
    lane: usize,
    lost: Situations<f64>,
) -> Option<([Known; 3], u32)> {
    let dice = trio.way.engine.leftovers.dice;
    let mut courses = Courses::default();
    let work = Cell::new(MOST_WORK);
    let mut answers = |courses: &mut Courses, lost: &Situations<f64>| -> [Answer; 3] {
        let answers = [0, 1, 2].map(|place| best_answer(trio, turn, (place, lane), &lost[place]));
        for (place, answer) in answers.iter().enumerate() {
            answer.iter().enumerate().for_each(|(offer, course)| courses.learn(place, offer, course));
        }
        answers
    };
    answers(&mut courses, &lost);
    for evaluations in 2..=MOST_ANSWERS {
        let taken = courses.equilibrium(&work)?;
        let met = meet(&taken);
        let answers = answers(&mut courses, &met.lost);
        let nobody_gains = |place: usize| {
            let both = answers[place].iter().zip(&taken[place]);
            let lost = &met.lost[place];
            both.map(|(better, taken)| better.worth(lost) - taken.worth(lost)).all(|gain| gain < AT_REST)
        };
        if (0..3).all(nobody_gains) {
            return Some(([0, 1, 2].map(|place| known(&taken[place], &met, place, dice)), evaluations));
        }
    }
    None
}

/// The chances of a position: what is kept for dice that are on offer is what their offer comes to, whether they are taken or
/// not, so that whoever mixes both is worth what the mix is.
fn known(taken: &[Course; OFFERS], met: &Met, place: usize, dice: usize) -> Known {
    let pair = |course: &Course| {
        let after = &met.movers[(place + 1) % 3];
        (course.worth(&met.lost[place]), course.next + times(&course.nothing, after))
    };
    let (fresh, offered) = (pair(&taken[0]), taken[1..=dice].iter().map(pair));
    (fresh, offered.map(|(own, next)| (if own - fresh.0 < SAME { fresh.0 } else { own }, next)).collect())
}

/// The best way to play a position if turns without points are worth so much.
///
/// One turn is solved in all lanes, and each lane follows another of its ends without points.
fn best_answer(
    trio: &Trio<'_>,
    turn: &mut Turn,
    (place, lane): (usize, usize),
    lost: &[f64; OFFERS],
) -> Answer {
    let engine = &trio.way.engine;
    let (cube, last_turns) = (trio.cube, trio.way.last_turns);
    let standings = trio.standings[place][lane];
    let nothing = |follows: usize, end: End| -> Bank {
        let left = engine.leftovers.after(end, 0).map_or(0, |place| place + 1);
        [lost[left], if follows == left { 1.0 } else { 0.0 }, 0.0]
    };
    engine.set_losses(turn, nothing);
    let most = lost.iter().copied().fold(0.0, f64::max);
    turn.lost = [most; LANES];
    let lane_turn = cube.lane(engine.limits, last_turns, standings);
    let kind = cube.kind(engine.limits, engine.program);
    engine.lay_out(turn, kind, &[lane_turn; LANES], |follows, total, left| {
        match cube.bank(last_turns, standings, total, left) {
            [_, gone, _] if gone > 0.0 => {
                nothing(follows, End::Banked { total: total as u32, left: left as u8 })
            }
            bank => bank,
        }
    });
    // What turns without points are worth is in their ends already.
    turn.lost = [0.0; LANES];
    let course = |value: &Value| {
        let nothing = std::array::from_fn(|offer| value.nothing[offer]);
        Course { own: value.own()[0] - times(&nothing, lost), next: value.next[0], nothing }
    };
    let fresh = course(&turn.solve(engine.program));
    std::array::from_fn(|offer| {
        if offer == 0 || offer > engine.leftovers.dice {
            return fresh;
        }
        let (units, dice) = engine.leftovers.at(offer - 1);
        let taken = course(&turn.rolling(engine.program, units, dice, true));
        if taken.worth(lost) > fresh.worth(lost) { taken } else { fresh }
    })
}
