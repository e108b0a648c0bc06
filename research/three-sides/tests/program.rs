//! The program, as somebody runs it.

// A test may panic.
#![allow(clippy::unwrap_used)]

use std::process::{Command, Output};

fn run(arguments: &str) -> Output {
    Command::new(env!("CARGO_BIN_EXE_three-sides")).args(arguments.split_whitespace()).output().unwrap()
}

fn good(arguments: &str) -> String {
    let output = run(arguments);
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).unwrap()
}

fn refused(arguments: &str) -> String {
    let output = run(arguments);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

/// The chances in a line, in per cent.
fn chances(line: &str) -> Vec<f64> {
    let words: Vec<&str> = line.split_whitespace().collect();
    words.windows(2).filter(|pair| pair[1] == "%").map(|pair| pair[0].parse().unwrap()).collect()
}

#[test]
fn chances_are_printed_in_turn_order_and_for_teams() {
    let said = good("solve --set target=500");
    let wins: Vec<f64> = said.lines().skip(1).flat_map(chances).collect();
    assert!(wins.len() == 3 && wins[0] > wins[2], "{said}");
    assert!((wins.iter().sum::<f64>() - 100.0).abs() < 1e-3, "{said}");
    assert!(good("solve --set teams=3 --set target=500").contains("three sides, 6 players"));
}

#[test]
fn every_action_is_printed_with_the_chance_of_each_side_and_the_same_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("solution");
    let rules = "--set target=1000";
    good(&format!("solve {rules} --keep {}", file.display()));
    let advise = format!("advise 300/500/450 t150 choose:1245 {rules}");
    let said = good(&advise);
    let rows: Vec<Vec<f64>> = said.lines().skip(2).map(chances).collect();
    assert!(rows.len() > 3, "{said}");
    assert!(
        rows.iter().all(|row| row.len() == 3 && (row.iter().sum::<f64>() - 100.0).abs() < 0.01),
        "{said}"
    );
    assert!(rows.is_sorted_by(|a, b| a[0] >= b[0]), "{said}");
    assert_eq!(good(&format!("{advise} --from {}", file.display())), said);
    let others = refused(&format!("advise 0/0/0 begin --set target=1050 --from {}", file.display()));
    assert!(others.contains("other rules"), "{others}");
}

#[test]
fn what_can_not_be_solved_is_refused_in_a_sentence() {
    for (arguments, why) in [
        ("solve --rules facebook", "three farkles"),
        ("solve --rules clasic", "neither a preset nor a share code"),
        ("solve --set target", "KEY=VALUE"),
        ("solve --set target=1000000", "too large"),
        ("advise 0/0 begin", "three scores"),
        ("advise 0/0/0 roll:6 --set target=500", "no decision"),
    ] {
        let said = refused(arguments);
        assert!(said.contains(why), "{arguments}: {said}");
    }
}
