//! How often each of some courses is taken in an equilibrium of three positions that depend on each other through the dice left
//! over.
//!
//! A way leads there (`logit_path.rs`). Somewhere before its end it can be seen which courses are taken in the end: those of
//! them that belong to one situation are then made equally good.

use super::courses::{Course, Influence, Situations, meet, product, times};
use crate::linear::solve_linear;

/// So many ways to an equilibrium are tried.
const WAYS: u32 = 3;
/// From here on some of what is mixed may be left out.
const CLOSE_BY: f64 = -14.0;
/// So many pairs at most.
const MOST_PURE: usize = 2;
/// What is taken more rarely on the way is not taken in the end.
const RARE: f64 = 1e-3;
/// In the end nothing is better than what is taken by more than this.
const AT_REST: f64 = 5e-11;
/// Slopes that are smaller make no difference.
const NO_SLOPE: f64 = 1e-7;
/// Steps of Newton's method by which courses are made equally good.
const MOST_CORRECTIONS: usize = 10;

/// The courses that are known of each situation.
#[derive(Debug, Default)]
pub(super) struct Courses(Situations<Vec<Course>>);

impl Courses {
    /// Adds a course, unless it is known.
    pub(super) fn learn(&mut self, place: usize, offer: usize, course: &Course) {
        let known = &mut self.0[place][offer];
        if !known.iter().any(|known| known.is(course)) {
            known.push(*course);
        }
    }

    /// What everybody does on average in an equilibrium between these courses; `None` if none is found.
    pub(super) fn equilibrium(&self) -> Option<Situations<Course>> {
        (0..WAYS).find_map(|way| Choice { known: &self.0, way }.follow())
    }
}

/// How often each course is taken.
pub(super) struct Choice<'a> {
    pub(super) known: &'a Situations<Vec<Course>>,
    /// Which of several ways is followed. They differ in how everybody leans without any reason, which no longer matters in
    /// the end: where one leads through a thicket of courses that are nearly equally good, another one may not.
    pub(super) way: u32,
}

/// How often each course of each situation is taken.
pub(super) type Shares = Situations<Vec<f64>>;

/// Two courses of a situation, of which this is the position and the offer.
pub(super) type Pairing = ((usize, usize), [usize; 2]);

impl Choice<'_> {
    pub(super) fn situations(&self) -> impl Iterator<Item = (usize, usize, &Vec<Course>)> {
        let offers = |place: usize| {
            self.known[place].iter().enumerate().map(move |(offer, known)| (place, offer, known))
        };
        (0..3).flat_map(offers)
    }

    /// All courses but the first one of each situation: its position, what is on offer, and its number.
    pub(super) fn others(&self) -> impl Iterator<Item = (usize, usize, usize)> {
        self.situations()
            .flat_map(|(place, offer, known)| (1..known.len()).map(move |course| (place, offer, course)))
    }

    /// How many leanings there are.
    pub(super) fn open(&self) -> usize {
        self.others().count()
    }

    /// What everybody does on average.
    pub(super) fn taken(&self, shares: &Shares) -> Situations<Course> {
        let mut taken = Situations::<Course>::default();
        for (place, offer, known) in self.situations() {
            let all = known.iter().zip(&shares[place][offer]);
            taken[place][offer] =
                all.fold(Course::default(), |sum, (course, &share)| sum.plus(share, course));
        }
        taken
    }

    fn lost(&self, shares: &Shares) -> Situations<f64> {
        meet(&self.taken(shares)).lost
    }

    /// By how much a course of a situation is better than another one.
    fn better(
        &self,
        lost: &Situations<f64>,
        (place, offer): (usize, usize),
        course: usize,
        than: usize,
    ) -> f64 {
        let known = &self.known[place][offer];
        // Of small differences no digits are lost.
        known[course].minus(&known[than]).worth(&lost[place])
    }

    /// The advantages over the first ones under these shares.
    pub(super) fn advantages(&self, shares: &Shares) -> Vec<f64> {
        let lost = self.lost(shares);
        self.others().map(|(place, offer, course)| self.better(&lost, (place, offer), course, 0)).collect()
    }

    /// How the advantages of these courses over others change when of each pair the one is taken more often than the other,
    /// by pair that changes.
    pub(super) fn slopes_of_advantages(&self, shares: &Shares, pairs: &[Pairing]) -> Vec<Vec<f64>> {
        let taken = self.taken(shares);
        let (met, influence) = (meet(&taken), Influence::of(&taken));
        let difference = |((place, offer), [one, other]): &Pairing| {
            let known = &self.known[*place][*offer];
            known[*one].minus(&known[*other])
        };
        pairs
            .iter()
            .map(|pair @ ((place, offer), _)| {
                let lost = influence.of_course((*place, *offer), &difference(pair), &met);
                pairs.iter().map(|seen| times(&difference(seen).nothing, &lost[seen.0.0])).collect()
            })
            .collect()
    }

    /// What everybody does at the end of the way, if it can be seen from here: whoever takes several courses takes them so
    /// that they are equally good, and no other one is better.
    pub(super) fn end(&self, point: &[f64]) -> Option<Situations<Course>> {
        let mut shares = self.shares(point);
        // What is mixed, and the most frequent one with which.
        let mut mixing: Vec<Pairing> = Vec::new();
        for (place, offer, known) in self.situations().filter(|(_, _, known)| !known.is_empty()) {
            let here = &mut shares[place][offer];
            let most = (0..known.len())
                .fold(0, |most, course| if here[course] > here[most] { course } else { most });
            here.iter_mut().filter(|share| **share < RARE).for_each(|share| *share = 0.0);
            here[most] = 0.0;
            here[most] = 1.0 - here.iter().sum::<f64>();
            let others = (0..known.len()).filter(|&course| course != most && here[course] > 0.0);
            mixing.extend(others.map(|course| ((place, offer), [course, most])));
        }
        // Of what is nearly equally good, some is not mixed in the end.
        let pure = if self.slack(point) < CLOSE_BY { MOST_PURE } else { 0 };
        self.rest(&shares, &mixing, pure)
    }

    /// What everybody does at rest if this is mixed, or all of it but for so many pairs.
    fn rest(&self, shares: &Shares, mixing: &[Pairing], pure: usize) -> Option<Situations<Course>> {
        let (mut shares, mut mixing) = (shares.clone(), mixing.to_vec());
        let before = (shares.clone(), mixing.clone());
        // Where a share would have to be none or all of it, nothing is mixed.
        loop {
            self.make_equal(&mut shares, &mixing);
            let (still, gone): (Vec<Pairing>, Vec<Pairing>) =
                mixing.iter().partition(|((place, offer), [one, other])| {
                    let here = &shares[*place][*offer];
                    here[*one] > 0.0 && here[*other] > 0.0
                });
            for ((place, offer), _) in &gone {
                let here = &mut shares[*place][*offer];
                here.iter_mut().for_each(|share| *share = share.max(0.0));
                let sum: f64 = here.iter().sum();
                here.iter_mut().for_each(|share| *share /= sum);
            }
            mixing = still;
            if gone.is_empty() {
                break;
            }
        }
        let taken = self.taken(&shares);
        let lost = meet(&taken).lost;
        let at_rest = self.situations().all(|(place, offer, known)| {
            known.iter().all(|course| course.minus(&taken[place][offer]).worth(&lost[place]) < AT_REST)
        });
        if at_rest || pure == 0 {
            return at_rest.then_some(taken);
        }
        let (shares, mixing) = before;
        (0..mixing.len()).find_map(|which| {
            let mut others = mixing.clone();
            let ((place, offer), courses) = others.swap_remove(which);
            [courses, [courses[1], courses[0]]].into_iter().find_map(|[one, other]| {
                let mut shares = shares.clone();
                shares[place][offer][one] += shares[place][offer][other];
                shares[place][offer][other] = 0.0;
                self.rest(&shares, &others, pure - 1)
            })
        })
    }

    /// Moves the shares of what is mixed until it is equally good, if that can be.
    fn make_equal(&self, shares: &mut Shares, mixing: &[Pairing]) {
        let unequal = |shares: &Shares| -> Vec<f64> {
            let lost = self.lost(shares);
            mixing.iter().map(|&(at, [one, other])| self.better(&lost, at, one, other)).collect()
        };
        for _ in 0..MOST_CORRECTIONS {
            let now = unequal(shares);
            if now.iter().all(|unequal| unequal.abs() < f64::EPSILON) {
                break;
            }
            // What is equally good in one situation may be so in others: then all of them make the step together. And where
            // shares change next to nothing, nothing has to be made equal.
            let columns = self.slopes_of_advantages(shares, mixing);
            let matrix = |row: usize, column: usize| {
                let own = if row == column { 1.0 } else { 0.0 };
                own + product(&columns[row], &columns[column]) / (NO_SLOPE * NO_SLOPE)
            };
            let right = |row: usize| product(&columns[row], &now) / (NO_SLOPE * NO_SLOPE);
            let step = solve_linear(mixing.len(), matrix, right);
            for (&((place, offer), [one, other]), step) in mixing.iter().zip(step) {
                shares[place][offer][one] -= step;
                shares[place][offer][other] += step;
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::courses::OFFERS;
    use super::*;

    #[test]
    fn whoever_has_equally_good_courses_mixes_them_so_that_nobody_has_a_better_one() {
        let course = |own, next, left: &[(usize, f64)]| {
            let mut nothing = [0.0; OFFERS];
            left.iter().for_each(|&(dice, chance)| nothing[dice] = chance);
            Course { own, next, nothing }
        };
        let mut courses = Courses::default();
        for offer in 0..OFFERS {
            // Risking more is right only if the others do not get the better of it, which they do then. Dice on offer help.
            let help = 0.02 * offer as f64;
            courses.learn(0, offer, &course(0.30 + help, 0.30, &[(0, 0.1), (3, 0.1)]));
            courses.learn(0, offer, &course(0.22 + help, 0.05, &[(1, 0.5)]));
            courses.learn(1, offer, &course(0.3 + help, 0.3, &[(2, 0.3)]));
            courses.learn(1, offer, &course(0.1 + help, 0.0, &[(1, 0.4), (4, 0.4)]));
            courses.learn(2, offer, &course(0.3 + help, 0.1, &[(5, 0.4)]));
        }
        let taken = courses.equilibrium().unwrap();
        let lost = meet(&taken).lost;
        for (place, known) in courses.0.iter().enumerate() {
            for (offer, known) in known.iter().enumerate() {
                for course in known {
                    let gain = course.worth(&lost[place]) - taken[place][offer].worth(&lost[place]);
                    assert!(gain < 1e-10, "{place} {offer}: {gain:e}");
                }
            }
        }
    }
}
