//! The scoring tables against an obvious, slow, independent scorer, over every ordered roll.

use crate::support::{Random, random_rules};
use farkle_rules::rule_set::{OfAKind, SixOnes};
use farkle_rules::{Dice, Face, Preset, RuleSet, RuleSetDraft, Verdict};
use std::collections::{BTreeMap, HashMap};

/// Scores by trying everything: which combination the first die belongs to, then the rest.
struct Oracle<'a> {
    draft: &'a RuleSetDraft,
    known: HashMap<Vec<u8>, Option<i32>>,
}

impl Oracle<'_> {
    /// The points of all these dice (sorted), or `None` if one of them is in no combination.
    fn points(&mut self, dice: &[u8]) -> Option<i32> {
        if dice.is_empty() {
            return Some(0);
        }
        if let Some(&known) = self.known.get(dice) {
            return known;
        }
        let mut best = None;
        for others in 0..1_u32 << (dice.len() - 1) {
            let with_first = others << 1 | 1;
            let (taken, rest): (Vec<_>, Vec<_>) = (0..dice.len()).partition(|&i| with_first >> i & 1 == 1);
            let faces = |places: Vec<usize>| places.into_iter().map(|i| dice[i]).collect::<Vec<u8>>();
            let (taken, rest) = (faces(taken), faces(rest));
            let price = self.price(&taken);
            if price > 0
                && let Some(points) = self.points(&rest)
            {
                best = best.max(Some(price + points));
            }
        }
        self.known.insert(dice.to_vec(), best);
        best
    }

    /// The price of these dice (sorted) as one combination, 0 if they are none.
    fn price(&self, dice: &[u8]) -> i32 {
        let scoring = &self.draft.scoring;
        let triple = |face: u8| scoring.three_of_a_kind[usize::from(face) - 1].0;
        let of_a_kind = |rule: OfAKind| match rule {
            OfAKind::NotPriced => 0,
            OfAKind::Times(n) => n as i32 * triple(dice[0]),
            OfAKind::Flat(price) => price.0,
        };
        let all_same = dice.iter().all(|&d| d == dice[0]);
        let mut groups: Vec<(usize, u8)> =
            (1..=6).map(|f| (dice.iter().filter(|&&d| d == f).count(), f)).filter(|g| g.0 > 0).collect();
        groups.sort();
        let sizes: Vec<usize> = groups.iter().map(|g| g.0).collect();
        match (dice.len(), dice, sizes.as_slice()) {
            (1, [1], _) => scoring.single_one.0,
            (1, [5], _) => scoring.single_five.0,
            (3, _, _) if all_same => triple(dice[0]),
            (4, _, _) if all_same => of_a_kind(scoring.four_of_a_kind),
            (5, _, _) if all_same => of_a_kind(scoring.five_of_a_kind),
            (6, [1, 1, 1, 1, 1, 1], _) if let SixOnes::Flat(price) = scoring.six_ones => price.0,
            (6, _, _) if all_same => of_a_kind(scoring.six_of_a_kind),
            (5, [1, 2, 3, 4, 5], _) => scoring.low_straight.0,
            (5, [2, 3, 4, 5, 6], _) => scoring.high_straight.0,
            (6, [1, 2, 3, 4, 5, 6], _) => scoring.straight.0,
            (6, _, [2, 2, 2]) => scoring.three_pairs.0,
            (6, _, [2, 4]) => scoring.price_of_four_and_a_pair().0,
            (6, _, [3, 3]) => scoring.two_triplets.0,
            (5, _, [2, 3]) if scoring.full_house.0 > 0 => triple(groups[1].1) + scoring.full_house.0,
            _ => 0,
        }
    }

    /// Every part of a roll that scores, with its points.
    fn set_asides(&mut self, roll: &[u8]) -> BTreeMap<Vec<u8>, i32> {
        let mut found = BTreeMap::new();
        for places in 1..1_u32 << roll.len() {
            let mut part: Vec<u8> =
                (0..roll.len()).filter(|i| places >> i & 1 == 1).map(|i| roll[i]).collect();
            part.sort_unstable();
            if let Some(points) = self.points(&part) {
                found.insert(part, points);
            }
        }
        let price = self.draft.scoring.no_scorers.0;
        if found.is_empty() && roll.len() == usize::from(self.draft.equipment.dice) && price > 0 {
            let mut all = roll.to_vec();
            all.sort_unstable();
            found.insert(all, price);
        }
        found
    }

    fn verdict(&self, roll: &[u8], nothing_scores: bool) -> Verdict {
        if self.draft.penalties.toxic_twos && roll.iter().filter(|&&d| d == 2).count() >= 4 {
            Verdict::ToxicTwos
        } else if self.draft.scoring.six_ones == SixOnes::Win && roll == [1; 6] {
            Verdict::Wins
        } else if nothing_scores {
            Verdict::Farkle
        } else {
            Verdict::Scores
        }
    }
}

/// All ordered rolls of 1 to `most` dice: 6 + 36 + ... = 55,986 for six.
fn ordered_rolls(most: usize) -> impl Iterator<Item = Vec<u8>> {
    (1..=most).flat_map(|len| {
        (0..6_usize.pow(len as u32)).map(move |mut code| {
            (0..len)
                .map(|_| {
                    let face = (code % 6) as u8 + 1;
                    code /= 6;
                    face
                })
                .collect()
        })
    })
}

/// Verdict and legal set-asides with their points.
type Expected = (Verdict, Vec<(Dice, i32)>);

fn assert_agrees(rules: &RuleSet) -> usize {
    let mut oracle = Oracle { draft: rules.draft(), known: HashMap::new() };
    // The oracle answers for the dice in any order; each order is looked up in the table on its
    // own.
    let mut expected: HashMap<Vec<u8>, Expected> = HashMap::new();
    let mut count = 0;
    for roll in ordered_rolls(rules.dice()) {
        count += 1;
        let mut sorted = roll.clone();
        sorted.sort_unstable();
        let (verdict, set_asides) = expected.entry(sorted).or_insert_with_key(|sorted| {
            let legal = oracle.set_asides(sorted);
            let verdict = oracle.verdict(sorted, legal.is_empty());
            let as_dice = |part: &[u8]| part.iter().map(|&d| Face::new(d).unwrap()).collect::<Dice>();
            let mut legal: Vec<_> = legal.iter().map(|(part, &points)| (as_dice(part), points)).collect();
            legal.sort_by_key(|&(dice, points)| (-points, dice));
            (verdict, if verdict == Verdict::Scores { legal } else { Vec::new() })
        });
        let dice: Dice = roll.iter().map(|&d| Face::new(d).unwrap()).collect();
        assert_eq!(rules.verdict(dice), *verdict, "{roll:?} {:?}", rules.draft());
        let table = rules.set_asides(dice);
        assert!(
            table.iter().map(|s| (s.dice, s.points.0)).eq(set_asides.iter().copied()),
            "{roll:?}: table {table:?}, oracle {set_asides:?}, {:?}",
            rules.draft()
        );
    }
    count
}

#[test]
fn the_tables_of_every_preset_agree_with_the_oracle_on_all_ordered_rolls() {
    for preset in Preset::ALL {
        assert_eq!(assert_agrees(&RuleSet::preset(preset.name).unwrap()), 55_986);
    }
}

#[test]
fn the_tables_of_random_rule_sets_agree_with_the_oracle_on_all_ordered_rolls() {
    let mut random = Random(1);
    let mut with_dice = BTreeMap::new();
    for _ in 0..300 {
        let rules = random_rules(&mut random);
        *with_dice.entry(rules.dice()).or_insert(0) += 1;
        assert_agrees(&rules);
    }
    assert!(with_dice[&6] >= 150 && with_dice[&5] >= 60, "{with_dice:?}");
}

#[test]
fn the_tables_of_every_preset_with_five_dice_agree_with_the_oracle_on_all_ordered_rolls() {
    for preset in Preset::ALL {
        let mut draft = preset.draft();
        draft.set("dice", "5").unwrap();
        assert_eq!(assert_agrees(&RuleSet::try_from(draft).unwrap()), 9_330);
    }
}

#[test]
fn the_combinations_of_a_set_aside_are_its_dice_and_add_up_to_its_points() {
    let mut random = Random(2);
    for _ in 0..50 {
        let rules = random_rules(&mut random);
        for roll in (1..=rules.dice()).flat_map(Dice::all) {
            for set_aside in rules.set_asides(roll) {
                let combinations = rules.combinations(set_aside.dice, roll);
                let dice: Dice = combinations.iter().flat_map(|c| c.dice.faces()).collect();
                assert_eq!(dice, set_aside.dice);
                assert_eq!(combinations.iter().map(|c| c.points.0).sum::<i32>(), set_aside.points.0);
                assert_eq!(rules.points_of(set_aside.dice, roll), Some(set_aside.points));
            }
        }
    }
}

#[test]
fn nothing_but_a_listed_set_aside_has_points() {
    let mut random = Random(3);
    for _ in 0..20 {
        let rules = random_rules(&mut random);
        for roll in (1..=rules.dice()).flat_map(Dice::all) {
            let listed: Vec<Dice> = rules.set_asides(roll).iter().map(|s| s.dice).collect();
            for part in (0..=6).flat_map(Dice::all) {
                assert_eq!(rules.points_of(part, roll).is_some(), listed.contains(&part), "{part} of {roll}");
            }
        }
    }
}

#[test]
fn the_counts_of_farkles_are_those_of_the_literature() {
    let farkles = |preset: &str| {
        let rules = RuleSet::preset(preset).unwrap();
        (1..=6).map(|dice| rules.farkle_rolls(dice)).collect::<Vec<_>>()
    };
    assert_eq!(farkles("wikihow"), [4, 16, 60, 204, 600, 1440], "without three pairs");
    assert_eq!(farkles("classic"), [4, 16, 60, 204, 600, 1080], "with three pairs");
    assert_eq!(farkles("facebook"), [4, 16, 60, 204, 600, 1080]);
}
