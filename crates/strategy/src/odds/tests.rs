//! Odds and turn values against the literature, against each other, and at the edges.

use super::*;
use farkle_strategy_oracle::changed::rules;
use farkle_strategy_oracle::random_rules::random_rules;
use rand::SeedableRng;

fn values(preset: &str) -> TurnValues {
    TurnValues::compute(&RuleSet::preset(preset).unwrap())
}

fn farkles(preset: &str) -> Vec<(u32, u32)> {
    values(preset).all_odds().iter().map(|odds| (odds.farkle().count, odds.farkle().of)).collect()
}

#[test]
fn the_chance_to_farkle_is_that_of_the_literature() {
    let up_to_five = [(4, 6), (16, 36), (60, 216), (204, 1296), (600, 7776)];
    for (preset, six) in [("classic", 1080), ("walnut", 1440), ("busche-neller", 1440), ("facebook", 1080)] {
        let found = farkles(preset);
        assert_eq!(found[..5], up_to_five, "{preset}");
        assert_eq!(found[5], (six, 46_656), "{preset}");
    }
}

#[test]
fn the_rules_count_hot_dice_as_the_table_of_rolls_does() {
    for preset in farkle_rules::Preset::ALL {
        let rules = RuleSet::preset(preset.name).unwrap();
        for odds in RollOdds::compute(&rules) {
            let hot = odds.hot_dice();
            let (found, dice) = (rules.hot_dice_chance(odds.dice()), odds.dice());
            assert!(
                (found - f64::from(hot.count) / f64::from(hot.of)).abs() < 1e-12,
                "{}, {dice}",
                preset.name
            );
        }
    }
}

#[test]
fn zilch_collects_620_855_points_a_turn_in_the_long_run() {
    // Busche 2010.
    let average = values("zilch").long_run_average();
    assert!((average - 620.855).abs() < 5e-4, "{average}");
}

#[test]
fn kingdom_come_collects_564_4376_points_a_turn() {
    // kcddice.
    let expected = values("kcd").expected_turn();
    assert!((expected - 564.4376).abs() < 5e-5, "{expected}");
}

/// The highest expected turn of somebody who has to bank at this total, by plain recursion over the
/// rolls.
fn expected_turn_when_forced_to_bank_at(values: &TurnValues, total: Points) -> f64 {
    let rolls = values.rolls();
    let most = (total.0 / rolls.unit) as usize;
    let mut rolling = vec![[0.0; 7]; most];
    for units in (0..most).rev() {
        for dice in 1..=rolls.dice {
            let thrown = rolls.of(dice);
            let after = |choice: &crate::rolls::RollChoice| {
                let sum = units + choice.points as usize;
                let hand = rolls.in_hand(choice.left.into());
                (sum as f64).max(rolling.get(sum).map_or(0.0, |row: &[f64; 7]| row[hand]))
            };
            let best = |class: &crate::rolls::RollClass| class.choices.iter().map(after).fold(0.0, f64::max);
            let worth = thrown.classes.iter().map(|class| thrown.chance(class.orderings) * best(class));
            rolling[units][dice] = worth.sum();
        }
    }
    rolling[0][rolls.dice] * f64::from(rolls.unit)
}

#[test]
fn playmonster_collects_542_063223899_points_a_turn_when_9950_must_be_banked() {
    // farkle-stats.
    let values = values("playmonster");
    let forced = expected_turn_when_forced_to_bank_at(&values, Points(9950));
    assert!((forced - 542.063_223_899).abs() < 5e-10, "{forced}");
    // Who may go on has a little more.
    let gain = values.expected_turn() - forced;
    assert!((0.0..3e-5).contains(&gain), "{gain}");
    let hardly_forced = expected_turn_when_forced_to_bank_at(&values, Points(60_000));
    assert!((values.expected_turn() - hardly_forced).abs() < 1e-9, "{hardly_forced}");
}

#[test]
fn the_distribution_of_a_turn_has_the_expected_value_as_its_average() {
    for preset in farkle_rules::Preset::ALL.iter().filter(|p| !["zilch", "facebook"].contains(&p.name)) {
        let values = values(preset.name);
        for opened in [true, false] {
            let turn = values.distribution(opened);
            let sum: f64 =
                turn.nothing() + turn.wins() + turn.banked().map(|(_, chance)| chance).sum::<f64>();
            assert!((sum - 1.0).abs() < 1e-9, "{}: {sum}", preset.name);
            let expected = values.expected_turn_of(opened);
            assert!((turn.average() - expected).abs() < 1e-6, "{}: {expected}", preset.name);
        }
    }
}

#[test]
fn an_opening_score_costs_points_and_is_never_gone_below() {
    let values = values("playmonster");
    assert!(values.expected_turn_of(false) < values.expected_turn_of(true));
    let least = values.distribution(false).banked().next().unwrap().0;
    assert!(least >= Points(500), "{least}");
}

#[test]
fn the_number_of_turns_to_the_target_is_known_with_its_chances() {
    let values = values("classic");
    let turn = values.distribution(true);
    let turns = turn.turns_to(&turn, Points(10_000), 400);
    let average = turns.average().unwrap();
    assert!((15.0..25.0).contains(&average), "{average}");
    assert!(turns.within(400) > 1.0 - 1e-9);
    let all: f64 = (1..=400).map(|n| turns.in_turn(n)).sum();
    assert!((all - turns.within(400)).abs() < 1e-12);
    assert!(turns.quantile(0.5).unwrap() < 30);
    // Where nearly everyone is still on the way when counting stops, that says nothing about the
    // average.
    let cut_short = turn.turns_to(&turn, Points(10_000), 20);
    assert_eq!(cut_short.average(), None);
}

#[test]
fn thresholds_rise_with_the_number_of_dice_in_hand_from_two_on() {
    let values = values("busche-neller");
    let thresholds: Vec<Points> = (2..=6).map(|dice| values.bank_from(dice).unwrap()).collect();
    assert!(thresholds.windows(2).all(|pair| pair[0] <= pair[1]), "{thresholds:?}");
}

#[test]
fn nothing_scores_for_five_hundred_means_six_dice_are_always_thrown() {
    assert_eq!(values("zilch").bank_from(6), None);
}

#[test]
fn hot_dice_that_must_be_rolled_can_not_be_banked() {
    let plays = values("wikihow").plays(Points(5000), "111555".parse().unwrap());
    assert!(plays.iter().all(|play| !(play.bank && play.dice.len() == 6)));
}

#[test]
fn the_plays_of_a_roll_are_all_that_is_legal_and_best_first() {
    let values = values("classic");
    let plays = values.plays(Points(300), "112345".parse().unwrap());
    assert!(plays.windows(2).all(|pair| pair[0].expected >= pair[1].expected));
    let set_asides = values.rules().set_asides("112345".parse().unwrap()).len();
    assert_eq!(plays.len(), 2 * set_asides);
    assert!(values.best(Points(300), "2346".parse().unwrap()).is_none());
}

#[test]
fn random_rules_have_sound_values() {
    let mut rng = rand::rngs::ChaCha8Rng::seed_from_u64(5);
    for _ in 0..60 {
        let rules = random_rules(&mut rng);
        let values = TurnValues::compute(&rules);
        let expected = values.expected_turn();
        assert!(expected.is_finite(), "{:?}", rules.draft());
        let turn = values.distribution(true);
        assert!((-1e-9..=1.0).contains(&turn.nothing()), "{:?}", rules.draft());
    }
}

#[test]
fn a_third_farkle_that_costs_points_lowers_the_average_and_raises_the_price_of_risk() {
    let with = |penalty| TurnValues::compute(&rules("busche-neller", &[("three_farkles", penalty)]));
    let (free, costly) = (with("none"), with("1000"));
    assert!(costly.long_run_average() < free.long_run_average());
    assert!(costly.bank_from(5).unwrap() <= free.bank_from(5).unwrap());
    assert!((free.long_run_average() - free.expected_turn()).abs() < 1e-9);
}
