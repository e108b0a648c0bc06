//! `farkle sheet`.

use super::{Run, farkle, farkle_reading, file, program};
use serde_json::json;

fn in_folder(arguments: &str, output: &str) -> (tempfile::TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join(output);
    (folder, format!("sheet {arguments} --output {}", path.display()))
}

#[test]
fn every_kind_of_sheet_is_written_as_pdf_and_as_picture() {
    for kind in ["score", "summary --rules walnut", "chooser", "card", "card --ten --size 3.5x2in"] {
        for (name, beginning) in [("sheet.pdf", "%PDF"), ("sheet.svg", "<svg"), ("SHEET.SVG", "<svg")] {
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
        ("sheet score --players 13", "a whole number from 2 to 12"),
        ("sheet score --players abc", "a whole number from 2 to 12"),
        ("sheet score --players 1", "a whole number from 2 to 12"),
        ("sheet score --players 2 --name A --name B --name C", "3 names don't fit on a sheet for 2"),
        (
            "sheet score --name ann --name Ann",
            "two players are called Ann; every player needs a name of their own",
        ),
        ("sheet summary --output rules.doc", "allowed are the extensions .pdf, .svg and .png"),
        ("sheet card --size 1x1", "allowed are 85x55mm and 3.5x2in"),
        ("sheet keepsake nowhere.farkle", "nowhere.farkle: there is no such file"),
        ("sheet summary --output - --json", "can't both go to standard output"),
        (&format!("sheet keepsake {}", broken.display()), "not a game record"),
    ] {
        let error = farkle(arguments).refused();
        assert!(error.contains(reason), "{error}");
    }
}

#[test]
fn a_folder_that_is_not_there_is_named() {
    let error = farkle("sheet summary --output /nowhere/at/all.pdf").refused();
    let reason = "/nowhere/at/all.pdf: the folder /nowhere/at doesn't exist; create it first";
    assert!(error.contains(reason), "{error}");
    if cfg!(target_os = "linux") {
        let error = farkle("sheet summary --output /proc/rules.pdf").refused();
        assert!(error.contains("no files can be created in /proc; choose another folder"), "{error}");
    }
}

#[test]
fn a_file_is_replaced_only_on_request_and_a_link_never() {
    let (folder, command) = in_folder("card", "card.svg");
    let path = folder.path().join("card.svg");
    std::fs::write(&path, "precious").unwrap();
    let error = farkle(&command).refused();
    assert!(error.contains("card.svg: this file exists already; --force replaces it"), "{error}");
    assert_eq!(std::fs::read_to_string(&path).unwrap(), "precious");
    farkle(&format!("{command} --force")).good();
    assert!(std::fs::read_to_string(&path).unwrap().starts_with("<svg"));
    #[cfg(unix)]
    {
        let target = folder.path().join("letter.txt");
        std::fs::write(&target, "precious").unwrap();
        std::fs::remove_file(&path).unwrap();
        std::os::unix::fs::symlink(&target, &path).unwrap();
        for force in ["", " --force"] {
            let error = farkle(&format!("{command}{force}")).refused();
            assert!(error.contains("this is a link to another file"), "{error}");
        }
        assert_eq!(std::fs::read_to_string(&target).unwrap(), "precious");
    }
}

#[test]
fn a_keepsake_may_come_from_a_pipe_and_has_what_proves_the_dice() {
    let (folder, command) = in_folder("keepsake -", "keep.svg");
    farkle_reading(&command, include_str!("../../../../../docs/cli.in/game.farkle")).good();
    let kept = std::fs::read_to_string(folder.path().join("keep.svg")).unwrap();
    assert!(kept.contains("Seed of the dice: 2a97516c354b6884"), "{kept}");
    let path = file(".farkle", include_str!("../../../../../docs/cli.in/game.farkle"));
    let proved = farkle(&format!("verify {}", path.display())).good();
    let code = proved.lines().find_map(|line| line.strip_prefix("The code of this game: ")).unwrap();
    assert!(kept.contains(&format!("Code of the game: {code} ")), "{kept}");
}

#[test]
fn what_was_written_is_said_with_its_rules_and_its_paper() {
    for (arguments, said) in [
        ("score --players 3", "(score sheet, Classic, A4).\n"),
        ("summary --rules zilch --paper letter", "(rules on one page, Zilch, Letter).\n"),
        ("card --size 3.5x2in", "(pocket card, Classic, 3.5x2in).\n"),
    ] {
        let (folder, command) = in_folder(arguments, "sheet.svg");
        let path = folder.path().join("sheet.svg");
        assert_eq!(farkle(&command).good(), format!("Wrote {} {said}", path.display()));
    }
}

#[test]
fn a_sheet_is_on_the_paper_that_is_asked_for_and_else_on_that_of_the_environment() {
    for (environment, arguments, paper) in [
        (vec![("LC_ALL", "en_US.UTF-8")], "", "Letter"),
        (vec![("LC_PAPER", "es_MX.UTF-8"), ("LANG", "de_DE.UTF-8")], "", "Letter"),
        (vec![("LANG", "en_CA")], "", "Letter"),
        (vec![("LC_PAPER", "en_GB.UTF-8"), ("LANG", "en_US.UTF-8")], "", "A4"),
        (vec![("LANG", "en_US.UTF-8")], "--paper a4", "A4"),
        (vec![], "", "A4"),
    ] {
        let (_folder, command) = in_folder(&format!("card --ten {arguments}"), "cards.svg");
        let mut program = program();
        for name in ["LC_ALL", "LC_PAPER", "LC_MESSAGES", "LANG"] {
            program.env_remove(name);
        }
        let run = program.args(command.split_whitespace()).envs(environment.clone()).output().unwrap();
        let said = String::from_utf8(run.stdout).unwrap();
        assert!(said.ends_with(&format!(", {paper}).\n")), "{environment:?}: {said}");
    }
}

#[test]
fn the_help_of_each_sheet_names_its_own_output() {
    for kind in ["score", "summary", "chooser", "card", "keepsake"] {
        let help = farkle(&format!("sheet {kind} --help")).good();
        assert!(help.contains(&format!("farkle-{kind}.pdf")), "{help}");
        assert_eq!(
            help.matches("farkle sheet ").count(),
            help.matches(&format!("farkle sheet {kind}")).count()
        );
    }
}

#[test]
fn a_sheet_is_in_the_language_that_is_asked_for_and_else_in_that_of_the_environment() {
    for (environment, arguments, title) in [
        (vec![("LC_ALL", "C")], "--language fr", "Règles de Farkle\u{a0}: Classique"),
        (vec![("LC_ALL", "de_AT.UTF-8"), ("LANG", "es_ES.UTF-8")], "", "Farkle-Regeln: Klassisch"),
        (vec![("LC_ALL", ""), ("LANG", "es_ES.UTF-8")], "", "Reglas de Farkle: Clásicas"),
        (vec![("LC_ALL", "nl_NL.UTF-8")], "", "Farkle rules: Classic"),
        (vec![("LC_ALL", "de_DE")], "--language en", "Farkle rules: Classic"),
    ] {
        let (_folder, command) = in_folder(&format!("summary --json {arguments}"), "rules.pdf");
        let mut program = program();
        for name in ["LC_MESSAGES", "LANG"] {
            program.env_remove(name);
        }
        let run = program.args(command.split_whitespace()).envs(environment).output().unwrap();
        let written: serde_json::Value = serde_json::from_slice(&run.stdout).unwrap();
        assert_eq!(written["title"], json!(title));
    }
    let error = farkle("sheet summary --language nl").refused();
    assert!(error.contains("allowed are en, de, es and fr"), "{error}");
}

#[test]
fn a_name_without_a_glyph_is_said_unless_the_viewer_may_have_one() {
    for (output, is_said) in [("sheet.pdf", true), ("sheet.png", true), ("sheet.svg", false)] {
        let (_folder, command) = in_folder("score --name Ann\u{10fabc}", output);
        let run = program().args(command.split_whitespace()).output().unwrap();
        let said = String::from_utf8(run.stderr).unwrap();
        assert!(run.status.success(), "{said}");
        let note = "note: no font on this computer has \u{10fabc}; each of them is printed as ?\n";
        assert_eq!(said, if is_said { note } else { "" }, "{output}");
    }
}

#[cfg(unix)]
#[test]
fn a_sheet_for_which_there_is_no_room_leaves_nothing_and_says_why() {
    let folder = tempfile::tempdir().unwrap();
    // Without the trap the system would kill the program.
    let mut command = std::process::Command::new("sh");
    let limited = "trap '' XFSZ; ulimit -f 1; exec \"$0\" sheet score";
    command.args(["-c", limited, env!("CARGO_BIN_EXE_farkle")]).current_dir(folder.path());
    let run: Run = command.output().unwrap().into();
    let said = "farkle: farkle-score.pdf: the file is too large here\n";
    assert_eq!((run.code, run.stderr.as_str()), (Some(1), said));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}
