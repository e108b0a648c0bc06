//! `farkle odds`, `farkle solve` and `farkle advise`.

use super::{Run, farkle, program};
use serde_json::json;

#[test]
fn the_odds_have_exact_fractions_and_expected_points() {
    let odds = farkle("odds --rules kcd --json").json();
    let fractions: Vec<&str> =
        odds["dice"].as_array().unwrap().iter().map(|d| d["farkle"]["fraction"].as_str().unwrap()).collect();
    assert_eq!(fractions[0], "2/3");
    assert_eq!(fractions.len(), 6);
    assert!((odds["expected_turn"].as_f64().unwrap() - 564.4376).abs() < 5e-5, "{odds}");
}

#[test]
fn odds_are_printed_as_a_table_too() {
    let text = farkle("odds --rules facebook").good();
    assert!(text.contains("farkle") && text.contains("2/3"), "{text}");
}

#[test]
fn a_solution_has_one_chance_for_each_seat_in_turn_order() {
    let solved = farkle("solve --set target=1500 --json").json();
    let win: Vec<f64> = solved["win"].as_array().unwrap().iter().map(|w| w.as_f64().unwrap()).collect();
    assert_eq!(win.len(), 2);
    assert!((win[0] + win[1] - 1.0).abs() < 1e-12 && win[0] > 0.5, "{win:?}");
    assert!(solved["seconds"].as_f64().unwrap() >= 0.0);
    assert!(!solved["assumed"].as_array().unwrap().is_empty());
}

#[test]
fn what_is_too_large_is_refused_before_it_is_begun() {
    let error = farkle("solve --set target=1000000000 --json").refused();
    assert!(error.contains("too large to be solved exactly"), "{error}");
}

#[test]
fn advice_names_the_best_play_and_what_the_others_cost() {
    let advice = farkle("advise 1900/900 t0 choose:123456 --set target=2000 --json").json();
    assert_eq!(advice["method"], json!("exact"));
    assert_eq!(advice["best"]["action"], json!("set_aside_and_bank"));
    assert_eq!(advice["best"]["value"], json!(1.0));
    assert_eq!(advice["alternatives"][0]["cost"], json!(0.0));
}

#[test]
fn advice_says_why_in_words_and_in_numbers() {
    let advice = farkle("advise 1000/600 t400 a15 choose:1346 --set target=3000 --json").json();
    assert_eq!(advice["best"]["action"], json!("set_aside_and_bank"), "{advice}");
    let why = &advice["reasons"][0];
    assert_eq!(why["kind"], json!("farkle_risk"), "{advice}");
    let words = why["words"].as_str().unwrap();
    assert!(words.starts_with("With "), "{words}");
    let stake = why["numbers"]["stake"].as_i64().unwrap();
    assert!(words.ends_with(&format!(" and lose {stake}.")), "{words}");
    let said = farkle("advise 1000/600 t400 a15 choose:1346 --set target=3000").good();
    assert!(said.contains(&format!("Why: {words}")), "{said}");
    let advice = farkle("advise 1900/900 t0 choose:123456 --set target=2000 --json").json();
    assert_eq!(advice["reasons"][0]["kind"], json!("wins_now"));
    assert_eq!(advice["reasons"][0]["numbers"], json!({}));
}

#[test]
fn reasons_for_one_side_speak_of_points() {
    let advice = farkle("advise 0 t0 choose:111235 --json").json();
    let words = advice["reasons"][0]["words"].as_str().unwrap();
    assert!(!words.contains("win"), "{advice}");
}

#[test]
fn advice_for_three_sides_is_an_estimate() {
    let advice = farkle("advise --dice 1,2,3,4,4,6 --scores 5000,6000,4000 --total 300 --json").json();
    assert_eq!(advice["method"], json!("race model"));
    let alternatives = advice["alternatives"].as_array().unwrap();
    assert_eq!(alternatives.len(), 2, "{advice}");
}

#[test]
fn advice_is_refused_where_nobody_decides() {
    let error = farkle("advise 0/0 roll:6").refused();
    assert!(error.contains("there is no decision"), "{error}");
    let error = farkle("advise --dice 7").refused();
    assert!(!error.is_empty());
}

#[test]
fn simulated_games_are_the_same_for_the_same_seed() {
    let run = |seed: u64| {
        let mut games =
            farkle(&format!("simulate calculator gambler --games 5000 --seed {seed} --json")).json();
        for timing in ["seconds", "turns_per_second"] {
            games.as_object_mut().unwrap().remove(timing);
        }
        games
    };
    assert_eq!(run(3), run(3));
    assert_ne!(run(3)["turns"], run(4)["turns"]);
    assert_eq!(run(3)["players"][0]["name"], json!("calculator"));
}

#[test]
fn unknown_players_and_too_many_of_them_are_refused() {
    let error = farkle("simulate calculator bold").refused();
    assert!(error.contains("'bold' is no computer player"), "{error}");
    let error = farkle(&format!("simulate {}", "calculator ".repeat(40))).refused();
    assert!(!error.is_empty());
}

#[test]
fn charts_are_printed_and_drawn() {
    let text = farkle("chart --rules kcd").good();
    assert!(text.contains("roll or bank?") && text.contains("6 dice"), "{text}");
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("lead.svg");
    let arguments = format!("chart lead --set target=1000 --svg {}", path.display());
    assert!(farkle(&arguments).good().starts_with(&format!("Wrote {} (", path.display())));
    let error = farkle(&arguments).refused();
    assert!(error.contains("this file exists already; --force replaces it"), "{error}");
    farkle(&format!("{arguments} --force")).good();
    let picture = std::fs::read_to_string(&path).unwrap();
    assert!(picture.starts_with("<svg") && picture.contains("the chance of the side to move to win"));
    let path = folder.path().join("bank.png");
    let chart = farkle(&format!("chart --rules zilch --json --png {}", path.display())).json();
    assert_eq!(chart["files"], json!([path.to_str().unwrap()]));
    assert!(std::fs::read(&path).unwrap().starts_with(b"\x89PNG"));
    let error = farkle("chart lead --set ending=rounds").refused();
    assert!(error.contains("no target"), "{error}");
}

#[test]
fn charts_are_numbers_for_other_programs() {
    let chart = farkle("chart --rules zilch --json").json();
    assert_eq!((&chart["chart"], &chart["columns"][0]), (&json!("bank"), &json!("1 die")));
    let row = &chart["rows"][4];
    // Below the minimum bank there is nothing to choose.
    assert_eq!((&row["label"], &row["values"][0]), (&json!("250"), &json!(null)));
    assert!(chart["rows"][5]["values"][5].as_f64().unwrap() > 0.0, "{chart}");
}

#[test]
fn a_drawing_goes_to_standard_output_too() {
    let picture = farkle("chart --svg -").good();
    assert!(picture.starts_with("<svg") && picture.trim_end().ends_with("</svg>"));
}

#[test]
fn last_turns_are_understood_from_the_scores() {
    let advice = farkle("advise --dice 124555 --scores 9000,9500,10500 --rules playmonster --json").json();
    assert!(advice["position"].as_str().unwrap().contains("last:1,2>3"), "{advice}");
}

#[test]
fn numbers_may_be_written_as_people_write_them() {
    let games = |number: &str| {
        farkle(&format!("simulate calculator gambler --games {number} --json")).json()["games"].clone()
    };
    assert_eq!([games("2e3"), games("2,000"), games("2_000")], [json!(2000), json!(2000), json!(2000)]);
    assert!(farkle("simulate calculator gambler --games 2e3").good().contains("Classic, 2,000 games"));
}

#[test]
fn it_is_said_what_the_champion_plays_by() {
    let champion = |players: &str| {
        farkle(&format!("simulate {players} --games 20 --set target=1000 --json")).json()["champion"].clone()
    };
    assert_eq!(champion("champion calculator"), json!("exact solution"));
    assert_eq!(champion("champion calculator calculator"), json!("race model"));
    assert_eq!(champion("gambler calculator"), json!(null));
}

#[test]
fn what_was_solved_before_is_read_and_says_the_same() {
    let cache = tempfile::tempdir().unwrap();
    let solve = |arguments: &str| {
        let arguments = format!("solve --set target=1000 --json {arguments}");
        let run = program().args(arguments.split_whitespace()).env("XDG_CACHE_HOME", cache.path()).output();
        let mut solved = Run::from(run.unwrap()).json();
        solved.as_object_mut().unwrap().remove("seconds");
        let known = solved.as_object_mut().unwrap().remove("known").unwrap();
        (solved, known.as_bool().unwrap())
    };
    let (solved, known) = solve("");
    assert!(!known);
    assert_eq!(solve(""), (solved.clone(), true));
    assert_eq!(solve("--anew"), (solved, false));
    let files = std::fs::read_dir(cache.path().join("farkle/solutions")).unwrap();
    let files: Vec<_> = files.map(|file| file.unwrap().path()).collect();
    assert_eq!(files.len(), 1, "{files:?}");
    std::fs::write(&files[0], "what is no solution is solved again").unwrap();
    assert!(!solve("").1 && solve("").1);
}

#[test]
fn the_chart_in_the_readme_is_the_one_that_the_program_draws() {
    let drawn = farkle("chart --svg -").good();
    let file = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/pictures/chart.svg");
    if std::env::var_os("FARKLE_GOLDEN").is_some_and(|value| value == "write") {
        return std::fs::write(file, drawn).unwrap();
    }
    let kept = std::fs::read_to_string(file).unwrap_or_default();
    assert!(kept == drawn, "docs/pictures/chart.svg is out of date: `cargo xtask golden` draws it anew");
}
