//! `farkle sheet`.

use super::{farkle, file, program};
use serde_json::json;

fn in_folder(arguments: &str, output: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(output);
    (folder, format!("sheet {arguments} --output {}", path.display()))
}

#[test]
fn every_kind_of_sheet_is_written_as_pdf_and_as_picture() {
    for kind in ["score", "summary --rules walnut", "chooser", "card", "card --ten --size 3.5x2in"] {
        for (name, beginning) in [("sheet.pdf", "%PDF"), ("sheet.svg", "<svg")] {
            let (folder, command) = in_folder(kind, name);
            farkle(&command).good();
            let bytes = std::fs::read(folder.path().join(name)).unwrap();
            assert!(bytes.starts_with(beginning.as_bytes()), "{command}");
        }
    }
}

#[test]
fn json_says_what_was_written_and_how_large_a_page_is() {
    let (_folder, command) = in_folder("card --json", "card.pdf");
    let written = farkle(&command).json();
    assert_eq!(
        (&written["pages"], &written["width_mm"], &written["height_mm"]),
        (&json!(1), &json!(85.0), &json!(55.0))
    );
}

#[test]
fn bad_input_gets_a_sentence() {
    let broken = file(".farkle", "nonsense");
    for (arguments, reason) in [
        ("sheet score --players 13", "allowed are 2 to 12"),
        ("sheet score --players 2 --name A --name B --name C", "3 names don't fit on a sheet for 2"),
        ("sheet summary --output rules.doc", "allowed are the extensions .pdf, .svg and .png"),
        ("sheet card --size 1x1", "allowed are 85x55mm and 3.5x2in"),
        ("sheet keepsake nowhere.farkle", "can't read nowhere.farkle"),
        ("sheet summary --output - --json", "can't both go to standard output"),
        (&format!("sheet keepsake {}", broken.display()), "not a game record"),
    ] {
        let error = farkle(arguments).refused();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let run = farkle("sheet summary --output /nowhere/at/all.pdf");
    assert_eq!(run.code, Some(1));
    assert!(run.stderr.contains("can't write /nowhere/at/all.pdf"), "{}", run.stderr);
}

#[test]
fn a_sheet_is_in_the_language_that_is_asked_for_and_else_in_that_of_the_environment() {
    for (environment, arguments, title) in [
        (vec![("LC_ALL", "C")], "--language fr", "Règles de Farkle\u{a0}: Classique"),
        (vec![("LC_ALL", "de_AT.UTF-8"), ("LANG", "es_ES.UTF-8")], "", "Farkle-Regeln: Klassisch"),
        (vec![("LC_ALL", ""), ("LANG", "es_ES.UTF-8")], "", "Reglas de Farkle: Clásico"),
        (vec![("LC_ALL", "nl_NL.UTF-8")], "", "Farkle rules: Classic"),
        (vec![("LC_ALL", "de_DE")], "--language en", "Farkle rules: Classic"),
    ] {
        let (_folder, command) = in_folder(&format!("summary {arguments}"), "rules.pdf");
        let mut program = program();
        for name in ["LC_MESSAGES", "LANG"] {
            program.env_remove(name);
        }
        let run = program.args(command.split_whitespace()).envs(environment).output().unwrap();
        let said = String::from_utf8(run.stdout).unwrap();
        assert!(said.starts_with(title), "{said}");
    }
    let error = farkle("sheet summary --language nl").refused();
    assert!(error.contains("allowed are en, de, es and fr"), "{error}");
}
