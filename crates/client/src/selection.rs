//! Which dice of the roll are selected, and what a tap on one of them means.
//!
//! A tap selects what a person most likely means: one of three 4s takes all three, one die of a
//! straight takes the straight. A selection made of taps is always a legal set-aside (or empty).
//!
//! Nobody loses points by tapping on. A tap on a die that came with its set confirms it, so whoever
//! taps three 1s one by one keeps three 1s. A second tap on the same die puts the whole set back.
//! To take a part of a set, a person puts it back and taps another die of it: from then on its dice
//! are taken one by one.

use farkle_rules::{Dice, Face, Phase, Refusal, RuleSet, SetAside};
use farkle_table::Ledger;

/// The selected dice of the roll, by their place in [`Selection::faces`].
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Selection {
    places: u8,
    /// The selected places that were tapped themselves.
    tapped: u8,
    /// The die that put its set back with the last tap.
    put_back: Option<u8>,
    /// The face whose dice are taken one by one.
    one_by_one: Option<Face>,
}

/// From this many dice of one face on, they are taken together.
const TAKEN_TOGETHER: u8 = 3;

impl Selection {
    /// The dice of the roll on the table, in the order in which they lie there: mixed, as thrown
    /// dice are, but the same for everybody who looks at this roll. Empty if nothing is to be
    /// chosen.
    pub fn faces(ledger: &Ledger) -> Vec<Face> {
        let Phase::Choosing { roll } = ledger.game().phase() else { return Vec::new() };
        mixed(roll, ledger.events().len())
    }

    /// Whether the die at this place is selected.
    pub fn contains(self, place: usize) -> bool {
        place < 8 && self.places >> place & 1 == 1
    }

    /// Whether nothing is selected.
    pub fn is_empty(self) -> bool {
        self.places == 0
    }

    /// The selected dice.
    pub fn dice(self, ledger: &Ledger) -> Dice {
        self.dice_among(&Selection::faces(ledger))
    }

    /// The selected dice, where the roll lies on a real table in this order.
    pub fn dice_among(self, faces: &[Face]) -> Dice {
        faces.iter().enumerate().filter(|(place, _)| self.contains(*place)).map(|(_, &face)| face).collect()
    }

    /// Whether dice of a set are being taken one by one, because it was put back, and others of
    /// them could be added.
    pub fn goes_one_by_one(self, ledger: &Ledger) -> bool {
        let Some(face) = self.one_by_one else { return false };
        let faces = Selection::faces(ledger);
        let now = self.dice_among(&faces);
        let roll: Dice = faces.into_iter().collect();
        now.count(face) > 0 && !is_full(ledger.game().rules(), roll, now, face)
    }

    /// Selects nothing.
    pub fn clear(&mut self) {
        *self = Selection::default();
    }

    /// Selects the set-aside with the most points.
    pub fn take_best(&mut self, ledger: &Ledger) {
        let faces = Selection::faces(ledger);
        let roll: Dice = faces.iter().copied().collect();
        if let Some(best) = ledger.game().rules().set_asides(roll).first() {
            *self = Selection::default().reaching(&faces, best.dice, None);
            // Whoever asks for all of them knows what is selected.
            self.tapped = self.places;
        }
    }

    /// Selects the set-aside with the most points, or nothing if that is what is selected already.
    pub fn take_best_or_none(&mut self, ledger: &Ledger) {
        let mut best = Selection::default();
        best.take_best(ledger);
        let is_taken = best.dice(ledger) == self.dice(ledger);
        if is_taken { self.clear() } else { self.take_best(ledger) }
    }

    /// Selects what was selected before this roll was looked at again, if that is a legal set-aside
    /// of it; otherwise nothing changes.
    pub fn take_again(&mut self, ledger: &Ledger, places: u8) {
        let kept = Selection::of_places(places);
        let faces = Selection::faces(ledger);
        let roll: Dice = faces.iter().copied().collect();
        if ledger.game().rules().points_of(kept.dice_among(&faces), roll).is_some() {
            *self = kept;
        }
    }

    /// Selects exactly these dice, if they are a legal set-aside of the roll; otherwise nothing
    /// changes.
    pub fn take(&mut self, ledger: &Ledger, dice: Dice) {
        let faces = Selection::faces(ledger);
        let roll: Dice = faces.iter().copied().collect();
        if ledger.game().rules().points_of(dice, roll).is_some() {
            *self = self.reaching(&faces, dice, None);
        }
    }

    /// A tap on the die at `place`: selects it with what belongs to it, confirms it if it came with
    /// other dice, or puts it back with what belongs to it.
    ///
    /// # Errors
    /// The engine's [`Refusal`] if the die is part of no combination; the selection is then
    /// unchanged.
    pub fn tap(&mut self, ledger: &Ledger, place: usize) -> Result<(), Refusal> {
        self.tap_among(ledger.game().rules(), &Selection::faces(ledger), place)
    }

    /// A tap on a die of a roll that lies on a real table in this order.
    ///
    /// # Errors
    /// As [`Selection::tap`].
    pub fn tap_among(&mut self, rules: &RuleSet, faces: &[Face], place: usize) -> Result<(), Refusal> {
        let Some(&face) = faces.get(place).filter(|_| place < 8) else { return Ok(()) };
        let roll: Dice = faces.iter().copied().collect();
        let now = self.dice_among(faces);
        let is_another_of_set = self
            .put_back
            .is_some_and(|back| usize::from(back) != place && faces.get(usize::from(back)) == Some(&face));
        let one_by_one = if is_another_of_set { Some(face) } else { self.one_by_one };
        if !self.contains(place) {
            let wanted = with(rules, roll, now, face, one_by_one == Some(face))?;
            *self = Selection { one_by_one, ..self.reaching(faces, wanted, Some(place)) };
            self.tapped |= 1 << place;
        } else if self.tapped >> place & 1 == 0 {
            self.tapped |= 1 << place;
        } else if one_by_one == Some(face) || is_alone(rules, roll, now, face) {
            let wanted = without(rules, roll, now, face);
            *self = Selection { one_by_one, ..self.reaching(faces, wanted, Some(place)) };
        } else {
            let wanted = without_set(rules, roll, now, face);
            *self = self.reaching(faces, wanted, Some(place));
            self.put_back = Some(place as u8);
        }
        Ok(())
    }

    /// Selects these dice of a roll that lies on a real table in this order.
    pub fn take_among(&mut self, faces: &[Face], dice: Dice) {
        *self = self.reaching(faces, dice, None);
    }

    /// Selects a die, or takes it out, whatever the rules say of it: what the table lets pass.
    pub fn toggle(&mut self, place: usize) {
        if place < 8 {
            self.places ^= 1 << place;
            self.tapped = self.places;
        }
    }

    /// The selected places as a number, to be kept.
    pub fn places(self) -> u8 {
        self.places
    }

    /// A selection that was kept.
    pub fn of_places(places: u8) -> Selection {
        Selection { places, ..Selection::default() }
    }

    /// The places for `wanted`: those already selected stay as far as possible, and a tapped die
    /// changes its state.
    fn reaching(self, faces: &[Face], wanted: Dice, tapped: Option<usize>) -> Selection {
        let mut places = 0;
        for face in Face::ALL {
            let of_face = || (0..faces.len()).filter(move |&place| faces[place] == face);
            let tap_selects = tapped.is_some_and(|place| !self.contains(place));
            let mut order: Vec<usize> = of_face().collect();
            // First the tapped die if it is to be selected, then what is selected already, last a
            // die tapped off.
            order.sort_by_key(|&place| match (tapped == Some(place), tap_selects) {
                (true, true) => 0,
                (true, false) => 3,
                _ if self.contains(place) => 1,
                _ => 2,
            });
            order.iter().take(usize::from(wanted.count(face))).for_each(|place| places |= 1 << place);
        }
        Selection { places, tapped: self.tapped & places, ..Selection::default() }
    }
}

/// The legal set-aside that a tap on a die of `face` means, in addition to what is selected.
fn with(rules: &RuleSet, roll: Dice, now: Dice, face: Face, one_by_one: bool) -> Result<Dice, Refusal> {
    let one = Dice::of(face, 1).unwrap_or_default();
    let together = roll.count(face) >= TAKEN_TOGETHER && !one_by_one;
    let at_least = now.with(one).unwrap_or(now);
    let meant = |set_aside: &&SetAside| {
        let dice = set_aside.dice;
        let others = dice.len() - usize::from(dice.count(face));
        let of_face = dice.count(face);
        // Fewest other dice; of the face itself all or one, as the roll suggests; most points.
        let same = if together { roll.count(face) - of_face } else { of_face };
        (others, same, std::cmp::Reverse(set_aside.points))
    };
    let candidates = || rules.set_asides(roll).iter();
    let kept = candidates().filter(|set_aside| set_aside.dice.contains(at_least)).min_by_key(meant);
    // A fourth die where only three count: the selection stays as it is.
    if is_full(rules, roll, now, face) {
        return Err(Refusal::DoesNotScore { dice: one });
    }
    // A combination may exclude what is selected so far (a straight and a pair of 5s): then the tap
    // begins anew.
    let anew = || candidates().filter(|set_aside| set_aside.dice.contains(one)).min_by_key(meant);
    let found = kept.or_else(anew).ok_or(Refusal::DoesNotScore { dice: one })?;
    Ok(found.dice)
}

/// Whether as many dice of `face` are selected as any set-aside of the roll can hold.
pub(crate) fn is_full(rules: &RuleSet, roll: Dice, now: Dice, face: Face) -> bool {
    rules.set_asides(roll).iter().all(|set_aside| set_aside.dice.count(face) <= now.count(face))
}

/// What stays when a die of `face` is taken out: the largest legal part without it.
fn without(rules: &RuleSet, roll: Dice, now: Dice, face: Face) -> Dice {
    let rest = Dice::of(face, 1).and_then(|one| now.without(one)).unwrap_or_default();
    let parts = rules.set_asides(roll).iter().filter(|set_aside| rest.contains(set_aside.dice));
    parts.max_by_key(|part| (part.dice.len(), part.points)).map_or(Dice::EMPTY, |part| part.dice)
}

/// Whether every selected die of `face` scores for itself.
fn is_alone(rules: &RuleSet, roll: Dice, now: Dice, face: Face) -> bool {
    let combinations = rules.combinations(now, roll);
    combinations.iter().filter(|combination| combination.dice.count(face) > 0).all(|one| one.dice.len() == 1)
}

/// What stays when a set with dice of `face` is put back: the dice of other faces if they are a
/// legal set-aside, else the other combinations, else nothing.
fn without_set(rules: &RuleSet, roll: Dice, now: Dice, face: Face) -> Dice {
    let legal = |dice: &Dice| rules.points_of(*dice, roll).is_some();
    let others: Dice = now.faces().filter(|&other| other != face).collect();
    let rest = || {
        let combinations = rules.combinations(now, roll);
        let kept = combinations.iter().filter(|combination| combination.dice.count(face) == 0);
        kept.flat_map(|combination| combination.dice.faces()).collect()
    };
    Some(others).filter(legal).or_else(|| Some(rest()).filter(legal)).unwrap_or(Dice::EMPTY)
}

/// An order that looks thrown and depends on nothing but the roll and its number.
pub(crate) fn mixed(roll: Dice, number: usize) -> Vec<Face> {
    let mut faces: Vec<Face> = roll.faces().collect();
    let mut state = (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15) ^ roll.index() as u64;
    for last in (1..faces.len()).rev() {
        state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        faces.swap(last, (state >> 33) as usize % (last + 1));
    }
    faces
}
