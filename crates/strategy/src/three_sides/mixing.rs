//! How often each of some courses is taken in an equilibrium of three positions that depend on each other through the dice left
//! over.
//!
//! A way leads there (`logit_path.rs`). Somewhere before its end it can be seen which courses are taken in the end: those of
//! them that belong to one situation are then made equally good.

use super::courses::{Course, Influence, Situations, meet, product, times};
use crate::linear::solve_linear;
use std::cell::Cell;

/// So many ways to an equilibrium are tried.
const WAYS: u32 = 3;
/// From here on some of what is mixed may be left out.
const CLOSE_BY: f64 = -14.0;
/// So many pairs are left unmixed at most.
const MOST_PURE: usize = 2;
/// What is taken more rarely on the way is taken for what is not taken in the end: where that is wrong, nothing is found.
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
    pub(super) fn equilibrium(&self, work: &Cell<u32>) -> Option<Situations<Course>> {
        (0..WAYS).find_map(|way| Choice { known: &self.0, way, work }.follow())
    }
}

/// How often each course is taken.
pub(super) struct Choice<'a> {
    pub(super) known: &'a Situations<Vec<Course>>,
    /// Which of several ways is followed. They differ in how everybody leans without any reason, which no longer matters in
    /// the end: where one leads through a thicket of courses that are nearly equally good, another one may not.
    pub(super) way: u32,
    /// Systems of equations that may still be solved.
    pub(super) work: &'a Cell<u32>,
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
        self.work.set(self.work.get().saturating_sub(1));
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
        for here in shares.iter_mut().flatten().filter(|here| !here.is_empty()) {
            let most = most_frequent(here);
            here.iter_mut().filter(|share| **share < RARE).for_each(|share| *share = 0.0);
            here[most] = 0.0;
            here[most] = 1.0 - here.iter().sum::<f64>();
        }
        let mixing = mixed(&shares);
        // Of what is nearly equally good, some is not mixed in the end.
        let pure = if self.slack(point) < CLOSE_BY { MOST_PURE } else { 0 };
        self.rest(&shares, &mixing, pure)
    }

    /// What everybody does at rest if this is mixed, or all of it but for so many pairs.
    fn rest(&self, shares: &Shares, mixing: &[Pairing], pure: usize) -> Option<Situations<Course>> {
        let (mut shares, mut mixing) = (shares.clone(), mixing.to_vec());
        let before = (shares.clone(), mixing.clone());
        // Where a share would have to be none or all of it, nothing is mixed.
        // At most once for each of them.
        for _ in 0..=mixing.len() {
            self.make_equal(&mut shares, &mixing);
            let beyond = |share: &f64| *share < 0.0 || share.is_nan();
            if !shares.iter().flatten().flatten().any(beyond) {
                break;
            }
            for here in shares.iter_mut().flatten() {
                here.iter_mut().for_each(|share| *share = share.max(0.0));
                let sum: f64 = here.iter().sum();
                here.iter_mut().for_each(|share| *share /= sum);
            }
            mixing = mixed(&shares);
        }
        let taken = self.taken(&shares);
        let lost = meet(&taken).lost;
        let at_rest = self.situations().all(|(place, offer, known)| {
            known.iter().all(|course| course.minus(&taken[place][offer]).worth(&lost[place]) < AT_REST)
        });
        if at_rest || pure == 0 || self.work.get() == 0 {
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

/// The place of the largest share.
fn most_frequent(shares: &[f64]) -> usize {
    (0..shares.len()).fold(0, |most, course| if shares[course] > shares[most] { course } else { most })
}

/// What is mixed: in each situation, every course that is taken with the most frequent one.
fn mixed(shares: &Shares) -> Vec<Pairing> {
    let mut mixed = Vec::new();
    for (place, offers) in shares.iter().enumerate() {
        for (offer, here) in offers.iter().enumerate() {
            let most = most_frequent(here);
            let others = (0..here.len()).filter(|&course| course != most && here[course] > 0.0);
            mixed.extend(others.map(|course| ((place, offer), [course, most])));
        }
    }
    mixed
}

#[cfg(test)]
mod tests {
    use super::super::courses::OFFERS;
    use super::*;
    use rand::rngs::ChaCha8Rng;
    use rand::{RngExt, SeedableRng};

    /// A course by chance, by which a turn ends with nothing often enough to matter.
    fn random_course(rng: &mut ChaCha8Rng) -> Course {
        let mut parts: Vec<f64> = (0..OFFERS + 3).map(|_| rng.random_range(0.0..1.0_f64).powi(3)).collect();
        let sum: f64 = parts.iter().sum();
        parts.iter_mut().for_each(|part| *part /= sum);
        Course { own: parts[0], next: parts[1], nothing: std::array::from_fn(|offer| parts[3 + offer]) }
    }

    #[test]
    fn in_an_equilibrium_nobody_has_a_better_course_and_some_have_to_mix_theirs() {
        let mut rng = ChaCha8Rng::seed_from_u64(5);
        let mut mixed = 0;
        for game in 0..60 {
            let mut courses = Courses::default();
            for place in 0..3 {
                for offer in 0..OFFERS {
                    (0..2).for_each(|_| courses.learn(place, offer, &random_course(&mut rng)));
                }
            }
            let taken = courses.equilibrium(&Cell::new(100_000)).unwrap_or_else(|| panic!("game {game}"));
            let lost = meet(&taken).lost;
            let mut is_mixed = false;
            for (place, known) in courses.0.iter().enumerate() {
                for (known, taken) in known.iter().zip(&taken[place]) {
                    for course in known {
                        let gain = course.worth(&lost[place]) - taken.worth(&lost[place]);
                        assert!(gain < 1e-10, "game {game}, {place}: {gain:e}");
                    }
                    is_mixed |= !known.iter().any(|course| course.is(taken));
                }
            }
            mixed += u32::from(is_mixed);
        }
        assert!(mixed > 0);
    }
}
