//! Three sides against Bellman's equation, two sides, and refusals.

use super::*;
use crate::race::goal;
use farkle_rules::RuleSetDraft;

fn rules(preset: &str, changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// Everyone's chance when the mover plays best, computed with plain recursion from what the solution says of the ends
/// of this turn.
struct Plain<'a> {
    solution: &'a ThreeSides,
    rolls: RollTable,
    least: usize,
    scores: [usize; 3],
    known: std::collections::BTreeMap<(usize, usize), [f64; 3]>,
}

impl Plain<'_> {
    fn end(&self, scores: [usize; 3]) -> [f64; 3] {
        if scores[0] >= goal(self.solution.rules(), &self.rolls) {
            return [1.0, 0.0, 0.0];
        }
        let points = |place: usize| Points(scores[place] as i32 * self.rolls.unit);
        let [next, third, mover] = self.solution.win_with([points(1), points(2), points(0)]).unwrap();
        [mover, next, third]
    }

    fn roll(&mut self, total: usize, dice: usize) -> [f64; 3] {
        if total > 400 {
            return [1.0, 0.0, 0.0];
        }
        if let Some(known) = self.known.get(&(total, dice)) {
            return *known;
        }
        let thrown = self.rolls.of(dice).clone();
        let lost = thrown.chance(thrown.farkle + thrown.toxic);
        let mut value = self.end(self.scores).map(|chance| chance * lost);
        value[0] += thrown.chance(thrown.win);
        for class in &thrown.classes {
            let mut best = [f64::NEG_INFINITY; 3];
            for choice in &class.choices {
                let sum = total + choice.points as usize;
                let mut ends = vec![self.roll(sum, self.rolls.in_hand(choice.left.into()))];
                if sum >= self.least {
                    ends.push(self.end([self.scores[0] + sum, self.scores[1], self.scores[2]]));
                }
                for end in ends {
                    best = if end[0] > best[0] { end } else { best };
                }
            }
            (0..3).for_each(|side| value[side] += thrown.chance(class.orderings) * best[side]);
        }
        self.known.insert((total, dice), value);
        value
    }
}

#[test]
fn every_turn_is_worth_what_plain_recursion_says() {
    for (preset, changes) in [
        ("classic", &[("target", "600")][..]),
        ("kcd", &[("target", "500"), ("minimum_bank", "150")]),
        ("busche-neller", &[("target", "800"), ("six_ones", "wins"), ("toxic_twos", "on")]),
        ("classic", &[("target", "500"), ("dice", "5"), ("five_of_a_kind_wins", "on")]),
    ] {
        let rules = rules(preset, changes);
        let solution = ThreeSides::solve(&rules).unwrap();
        let rolls = RollTable::compile(&rules);
        let goal = goal(&rules, &rolls);
        let least = rolls.units_up(rules.draft().opening.minimum_bank) as usize;
        for scores in [[0, 0, 0], [0, 3, 5], [goal - 1, 0, 2], [2, goal - 1, 4], [1, 1, goal - 2]] {
            let mut plain =
                Plain { solution: &solution, rolls: rolls.clone(), least, scores, known: Default::default() };
            let first = rolls.first_throw(rolls.dice).clone();
            let found = solution.win_with(scores.map(|units| Points(units as i32 * rolls.unit))).unwrap();
            // A first throw of its own differs only in what wins.
            if first.win == rolls.of(rolls.dice).win {
                let expected = plain.roll(0, rolls.dice);
                for side in 0..3 {
                    assert!(
                        (found[side] - expected[side]).abs() < 1e-9,
                        "{preset} {scores:?}: {found:?} {expected:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn whoever_plays_later_wins_less_often() {
    let [first, second, third] = ThreeSides::solve(&rules("classic", &[("target", "1500")])).unwrap().win();
    assert!(first > second && second > third && third > 0.25, "{first} {second} {third}");
    assert!((first + second + third - 1.0).abs() < 1e-12);
}

#[test]
fn what_is_out_of_scope_or_too_large_is_refused() {
    for changes in
        [&[("ending", "last_turn")][..], &[("three_farkles", "500")], &[("leftover_dice", "piggyback")]]
    {
        let error = ThreeSides::solve(&rules("classic", changes)).unwrap_err();
        assert!(matches!(error, SolveError::OutOfScope { .. }), "{error}");
    }
    let error = ThreeSides::solve(&rules("classic", &[("target", "1000000")])).unwrap_err();
    assert!(matches!(error, SolveError::TooLarge { .. }), "{error}");
}

/// How far the race model is off over a grid of positions: on average, and at most.
fn race_model_errors(target: &str, steps: usize) -> (f64, f64) {
    let rules = rules("classic", &[("target", target)]);
    let solution = ThreeSides::solve(&rules).unwrap();
    let champion = crate::ComputerPlayer::new(crate::Temperament::Champion, &rules);
    let step = rules.draft().ending.target.0 / steps as i32 / 50 * 50;
    let (mut sum, mut largest, mut count) = (0.0, 0.0_f64, 0);
    for place in 0..steps * steps * steps {
        let scores =
            [place / steps / steps, place / steps % steps, place % steps].map(|n| Points(n as i32 * step));
        let text = format!("{}/{}/{} begin", scores[0].0, scores[1].0, scores[2].0);
        let game = text.parse::<farkle_rules::Position>().unwrap().game(rules.clone()).unwrap();
        let error = (champion.chance_to_win(&game).unwrap() - solution.win_with(scores).unwrap()[0]).abs();
        sum += error;
        largest = largest.max(error);
        count += 1;
    }
    (sum / f64::from(count), largest)
}

#[test]
fn the_race_model_is_near_the_exact_values() {
    let (average, largest) = race_model_errors("1500", 5);
    println!("{average} {largest}");
    assert!(average < 0.02 && largest < 0.1, "{average} {largest}");
}

/// The figures in `docs/strategy.md`:
/// `cargo test --release -p farkle-strategy the_error_of_the_race_model -- --ignored --nocapture`
#[test]
#[ignore = "solves three sides to 10,000"]
fn the_error_of_the_race_model_at_full_length_is_measured() {
    for target in ["2500", "5000", "10000"] {
        let (average, largest) = race_model_errors(target, 10);
        println!("{target}: {average:.4} on average, {largest:.4} at most");
    }
}
