//! Every sheet for every preset, as golden pictures and as PDF read by poppler's tools. A test may
//! panic.

use farkle_print::{CardSize, Check, Decided, Document, Keepsake, Language, Paper, Sheet};
use farkle_rules::rule_set::{OptionSpec, options};
use farkle_rules::{Preset, Record, RuleSet};
use std::path::PathBuf;
use std::process::Command;

/// The margin of a full page that must stay empty.
const MARGIN_MM: f64 = 10.0;
const POINTS_PER_MM: f64 = 72.0 / 25.4;

fn presets() -> impl Iterator<Item = RuleSet> {
    Preset::ALL.iter().map(|preset| RuleSet::preset(preset.name).unwrap())
}

fn papers_and_languages() -> impl Iterator<Item = (Paper, Language)> {
    Paper::ALL.into_iter().flat_map(|paper| Language::ALL.map(|language| (paper, language)))
}

fn names(count: usize) -> Vec<String> {
    ["Ann", "Benedikta-Friederike von Hohenstein", "Ço & <Söhne>", "李小龍"][..count]
        .iter()
        .map(ToString::to_string)
        .collect()
}

fn a_game(rules: &RuleSet) -> Record {
    let mut record = Record::new(rules.clone(), names(3));
    let teams = rules.teams();
    assert_eq!(teams, 0, "the presets have no teams");
    let entries = ["=600", "farkle", "=1500", "=350!", "farkle", "=2000", "=10000!", "=500", "=700"];
    for token in ["@1"].into_iter().chain(entries) {
        record.events.push(token.parse().unwrap());
        if record.replay().is_err() {
            record.events.pop();
        }
    }
    record
}

/// The sheets with golden pictures.
fn sheets(rules: &RuleSet) -> Vec<(&'static str, Sheet)> {
    vec![
        ("score-sheet-4", Sheet::ScoreSheet { columns: 4, names: names(3) }),
        ("score-sheet-12", Sheet::ScoreSheet { columns: 12, names: vec![] }),
        ("summary", Sheet::Summary),
        ("chooser", Sheet::Chooser),
        ("card-85x55mm", Sheet::Card(CardSize::Metric)),
        ("card-3.5x2in", Sheet::Card(CardSize::Imperial)),
        ("keepsake", Sheet::Keepsake(Box::new(a_game(rules).into()))),
    ]
}

/// The path of a golden picture. Languages other than English have folders of their own.
fn golden(rules: &RuleSet, language: Language, name: &str, page: usize) -> PathBuf {
    let preset = Preset::ALL.iter().find(|preset| preset.title == rules.name()).unwrap().name;
    let mut folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("golden").join(preset);
    if language != Language::English {
        folder.push(language.tag());
    }
    folder.join(if page == 0 { format!("{name}.svg") } else { format!("{name}-{}.svg", page + 1) })
}

/// The rules with golden pictures in every language, because they have many sentences.
const IN_EVERY_LANGUAGE: &str = "zilch";

#[test]
fn every_sheet_of_every_preset_looks_like_its_golden_picture() {
    let write = std::env::var("FARKLE_GOLDEN").is_ok_and(|how| how == "write");
    let mut different = Vec::new();
    let english = presets().map(|rules| (rules, Language::English));
    let others = Language::ALL.into_iter().filter(|language| *language != Language::English);
    let others = others.map(|language| (RuleSet::preset(IN_EVERY_LANGUAGE).unwrap(), language));
    for (rules, language) in english.chain(others) {
        for (name, sheet) in sheets(&rules) {
            let document = sheet.lay_out(&rules, Paper::A4, language).unwrap();
            for page in 0..document.page_count() {
                let (picture, path) =
                    (document.plain_svg(page).unwrap(), golden(&rules, language, name, page));
                if write {
                    std::fs::create_dir_all(path.parent().unwrap()).unwrap();
                    std::fs::write(&path, &picture).unwrap();
                } else if std::fs::read_to_string(&path).ok().as_deref() != Some(&picture) {
                    different.push(path.display().to_string());
                }
            }
        }
    }
    assert!(
        different.is_empty(),
        "these sheets look different; look at them, then `cargo xtask golden`:\n{}",
        different.join("\n")
    );
}

/// The output of one of poppler's tools for a PDF.
fn poppler(tool: &str, arguments: &[&str], pdf: &[u8]) -> String {
    let file = tempfile::NamedTempFile::with_suffix(".pdf").unwrap();
    std::fs::write(file.path(), pdf).unwrap();
    let (options, after): (Vec<&str>, Vec<&str>) =
        arguments.iter().partition(|a| a.starts_with('-') && **a != "-");
    let ran = Command::new(tool).args(options).arg(file.path()).args(after).output();
    let output = ran.unwrap_or_else(|error| {
        panic!("{tool}: {error}. Install poppler (poppler-utils in Debian): these tests read PDFs with it")
    });
    assert!(output.status.success(), "{tool}: {}", String::from_utf8_lossy(&output.stderr));
    String::from_utf8_lossy(&output.stdout).into_owned()
}

fn pdf(sheet: &Sheet, rules: &RuleSet, paper: Paper) -> (Document, Vec<u8>) {
    let document = sheet.lay_out(rules, paper, Language::English).unwrap();
    let pdf = document.pdf().unwrap();
    (document, pdf)
}

#[test]
fn a_pdf_has_the_size_of_its_paper_and_a_title_and_a_language() {
    let rules = RuleSet::preset("classic").unwrap();
    for (sheet, paper, size) in [
        (Sheet::Summary, Paper::A4, (210.0, 297.0)),
        (Sheet::Summary, Paper::Letter, (215.9, 279.4)),
        (Sheet::Card(CardSize::Metric), Paper::A4, (85.0, 55.0)),
        (Sheet::Card(CardSize::Imperial), Paper::A4, (88.9, 50.8)),
        (Sheet::TenCards(CardSize::Imperial), Paper::Letter, (215.9, 279.4)),
    ] {
        let (document, pdf) = pdf(&sheet, &rules, paper);
        let info = poppler("pdfinfo", &[], &pdf);
        let line =
            |key: &str| info.lines().find_map(|l| l.strip_prefix(key)).unwrap_or_default().trim().to_string();
        assert_eq!(line("Title:"), document.title());
        let text = line("Page size:");
        let mut numbers = text.split_whitespace().filter_map(|word| word.parse::<f64>().ok());
        let (width, height) = (numbers.next().unwrap(), numbers.next().unwrap());
        assert!((width / POINTS_PER_MM - size.0).abs() < 0.02, "{text}");
        assert!((height / POINTS_PER_MM - size.1).abs() < 0.02, "{text}");
        assert!(
            pdf.windows(10).any(|bytes| bytes.starts_with(b"/Lang (en)") || bytes.starts_with(b"/Lang(en)"))
        );
    }
}

#[test]
fn all_fonts_of_a_pdf_are_embedded_and_its_text_is_text() {
    for rules in presets() {
        let sheet = Sheet::ScoreSheet { columns: 4, names: names(3) };
        let (_, score_sheet) = pdf(&sheet, &rules, Paper::A4);
        let fonts = poppler("pdffonts", &[], &score_sheet);
        let rows: Vec<&str> = fonts.lines().skip(2).collect();
        assert!(!rows.is_empty());
        for row in rows {
            assert!(row.contains("Nunito") && row.contains("yes yes yes"), "not embedded: {row}");
        }
        let text = poppler("pdftotext", &["-layout", "-"], &score_sheet);
        for expected in [rules.name(), "Ann", "Single 1", "Ço & <Söhne>"] {
            assert!(text.contains(expected), "{expected} is missing in:\n{text}");
        }
        let (_, summary) = pdf(&Sheet::Summary, &rules, Paper::Letter);
        let text = poppler("pdftotext", &["-"], &summary);
        for expected in ["What scores", "Your turn", "End of the game", "A sample turn"] {
            assert!(text.contains(expected), "{expected} is missing in:\n{text}");
        }
    }
}

#[test]
fn nothing_of_a_pdf_stands_outside_of_the_margins() {
    // That every layout keeps them is tested for all rules (`fits.rs`).
    for rules in presets().step_by(5) {
        for paper in Paper::ALL {
            for (name, sheet) in sheets(&rules).into_iter().filter(|(name, _)| !name.starts_with("card")) {
                let (_, pdf) = pdf(&sheet, &rules, paper);
                let boxes = poppler("pdftotext", &["-bbox", "-"], &pdf);
                let (width, height) = paper.size_mm();
                let mut words = 0;
                for line in boxes.lines().filter(|line| line.contains("<word")) {
                    let edge = |key: &str| -> f64 {
                        let after = line.split(&format!("{key}=\"")).nth(1).unwrap();
                        after.split('"').next().unwrap().parse::<f64>().unwrap() / POINTS_PER_MM
                    };
                    words += 1;
                    assert!(
                        edge("xMin") >= MARGIN_MM
                            && edge("yMin") >= MARGIN_MM
                            && edge("xMax") <= width - MARGIN_MM
                            && edge("yMax") <= height - MARGIN_MM,
                        "{} {name} {}: {line}",
                        rules.name(),
                        paper.name()
                    );
                }
                assert!(words > 10, "{name} has almost no text");
            }
        }
    }
}

#[test]
fn the_summary_and_the_chooser_fit_on_one_page() {
    for rules in presets() {
        for (paper, language) in papers_and_languages() {
            for sheet in [Sheet::Summary, Sheet::Chooser] {
                let pages = sheet.lay_out(&rules, paper, language).unwrap().page_count();
                assert_eq!(pages, 1, "{} {language}", rules.name());
            }
        }
    }
}

#[test]
fn the_chooser_proposes_only_settings_that_have_an_effect_or_say_none() {
    let classic = RuleSet::preset("classic").unwrap();
    let sheet = Sheet::Chooser.lay_out(&classic, Paper::A4, Language::English).unwrap();
    let is_dot = |element: &&str| element.starts_with("circle") && element.contains("fill=\"#555\"");
    let dots = sheet.svg(0).unwrap().split('<').filter(is_dot).count();
    let is_proposed = |option: &&OptionSpec| {
        classic.draft().has_effect(option.key) || option.get(classic.draft()).to_string() == "none"
    };
    assert_eq!(dots, options().filter(is_proposed).count());
    assert!(!classic.draft().has_effect("opening_score"), "that there is none is proposed all the same");
    for idle in ["rounds", "last_chance", "high_stakes_bonus", "below_zero"] {
        assert!(!classic.draft().has_effect(idle), "{idle}");
    }
}

#[test]
fn a_pocket_card_has_dice_and_the_rules_that_are_special() {
    let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
    draft.set("toxic_twos", "true").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    let sheet = Sheet::Card(CardSize::Metric);
    let picture = sheet.lay_out(&rules, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
    assert!(picture.contains("Toxic twos"), "{picture}");
    assert!(picture.matches("<circle").count() > 60, "the pips of all combinations");
}

#[test]
fn a_score_sheet_has_2_to_12_columns_and_says_so() {
    let rules = RuleSet::preset("classic").unwrap();
    for columns in [0, 1, 13, usize::MAX] {
        let error = Sheet::ScoreSheet { columns, names: vec![] }
            .lay_out(&rules, Paper::A4, Language::English)
            .unwrap_err();
        assert_eq!(
            error.to_string(),
            format!("a score sheet for {columns} is not possible: it is for 2 to 12 players or teams")
        );
    }
}

#[test]
fn a_keepsake_tells_the_day_the_turn_that_decided_and_what_proves_the_dice() {
    let rules = RuleSet::preset("classic").unwrap();
    let keepsake = Keepsake {
        day: Some("2026-11-25".to_string()),
        decided: Some(Decided { turn: 6, before: 0.381, after: 0.914 }),
        check: Some(Check { seed: "2a97".to_string(), code: "3f2a 91c0".to_string() }),
        ..Keepsake::from(a_game(&rules))
    };
    let sheet = Sheet::Keepsake(Box::new(keepsake));
    let picture = sheet.lay_out(&rules, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
    for words in [
        "Classic · To 10,000 · 2026-11-25<",
        ">10,000<",
        "Round 3 decided it: Ann banked 10,000. Ann: chance to win from 38% to 91%.",
        "Seed of the dice: 2a97<",
        "Code of the game: 3f2a 91c0 ·",
    ] {
        assert!(picture.contains(words), "{words} is missing in:\n{picture}");
    }
}

#[test]
fn a_setting_that_is_not_usual_is_proposed_in_the_chooser_too() {
    let mut draft = RuleSet::preset("classic").unwrap().draft().clone();
    draft.set("opening_score", "450").unwrap();
    let rules = RuleSet::try_from(draft).unwrap();
    let picture = Sheet::Chooser.lay_out(&rules, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
    assert!(picture.contains(">450<"), "{picture}");
}

#[test]
fn what_no_turn_has_brought_has_a_row_in_a_keepsake_and_marks_are_explained() {
    let rules = RuleSet::preset("playmonster").unwrap();
    let mut record = Record::new(rules.clone(), ["Ann", "Ben", "Cleo"]);
    for token in ["@1", "=600", "farkle", "correct:1:-150", "join:400", "=500", "farkle", "=700"] {
        record.events.push(token.parse().unwrap());
    }
    let sheet = Sheet::Keepsake(Box::new(record.into()));
    let picture = sheet.lay_out(&rules, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
    for words in
        [">correction<", ">450<", ">joined with<", ">400<", ">600*<", ">* on the board with this turn<"]
    {
        assert!(picture.contains(words), "{words} is missing in:\n{picture}");
    }
    let classic = RuleSet::preset("classic").unwrap();
    let sheet = Sheet::Keepsake(Box::new(a_game(&classic).into()));
    let picture = sheet.lay_out(&classic, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
    assert!(!picture.contains("on the board"), "{picture}");
}

#[test]
fn a_long_game_takes_several_pages() {
    let rules = RuleSet::preset("classic").unwrap();
    let mut record = Record::new(rules.clone(), ["Ann", "Ben"]);
    record.events.push("@1".parse().unwrap());
    record.events.extend((0..200).map(|_| "farkle".parse::<farkle_rules::Event>().unwrap()));
    let document =
        Sheet::Keepsake(Box::new(record.into())).lay_out(&rules, Paper::A4, Language::English).unwrap();
    assert!(document.page_count() >= 3);
}

/// The game of teams from the playthroughs.
fn a_game_of_teams(teams: usize) -> Record {
    let path = format!("../rules/playthroughs/option-teams-{teams}.farkle");
    std::fs::read_to_string(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(path)).unwrap().parse().unwrap()
}

#[test]
fn teams_win_together_and_are_named_whole() {
    for (teams, headline) in [(2, "Ann and Cleo win<"), (3, "Ben and Ann win<")] {
        let record = a_game_of_teams(teams);
        let rules = record.rules.clone();
        let document =
            Sheet::Keepsake(Box::new(record.into())).lay_out(&rules, Paper::A4, Language::English).unwrap();
        let picture = document.plain_svg(0).unwrap();
        assert!(picture.contains(headline), "{picture}");
    }
}

#[test]
fn a_chart_of_the_most_sides_tells_and_names_all_of_them() {
    let names: Vec<String> = (1..=farkle_rules::MAX_SEATS).map(|number| format!("Seat {number}")).collect();
    let rules = RuleSet::preset("classic").unwrap();
    let mut record = Record::new(rules.clone(), names.clone());
    record.events.push("@1".parse().unwrap());
    record
        .events
        .extend((1..=36).map(|turn| format!("={}", 50 * turn).parse::<farkle_rules::Event>().unwrap()));
    let picture = Sheet::Keepsake(Box::new(record.into()))
        .lay_out(&rules, Paper::A4, Language::English)
        .unwrap()
        .plain_svg(0)
        .unwrap();
    let lines: std::collections::BTreeSet<&str> = picture
        .split("<polyline")
        .skip(1)
        .filter_map(|line| line.split("stroke-dasharray=").nth(1)?.split('"').nth(1))
        .collect();
    assert_eq!(lines.len(), names.len() - 1, "every line has dashes of its own, but for one that is whole");
    for name in &names {
        assert!(
            picture.matches(&format!(">{name}")).count() >= 2,
            "{name} is in the legend and above a column"
        );
    }
}

#[test]
fn a_name_is_printed_whole_however_long_it_is() {
    let rules = RuleSet::preset("classic").unwrap();
    let long = "Bartholomew Featherstonehaugh-Cholmondeley-Majoribanks of Northumberland";
    for columns in [2, 6, 12] {
        let sheet = Sheet::ScoreSheet { columns, names: vec![long.to_string(); columns] };
        let picture = sheet.lay_out(&rules, Paper::A4, Language::English).unwrap().plain_svg(0).unwrap();
        let is_bold = |line: &&str| line.contains("font-weight=\"700\"") && line.contains("middle");
        let text = |line: &str| line.split(['>', '<']).nth(2).unwrap().to_string();
        let printed: String = picture.lines().filter(is_bold).map(text).collect();
        let letters = |text: &str| text.chars().filter(|c| !c.is_whitespace()).collect::<String>();
        assert_eq!(letters(&printed), letters(long).repeat(columns), "{columns} columns");
    }
}

#[test]
fn a_character_that_no_font_has_is_named_and_marked() {
    let rules = RuleSet::preset("classic").unwrap();
    // A private character: nobody else gives it a shape.
    let sheet = |name: &str| {
        let names = vec![name.to_string(), "Zoë".to_string()];
        Sheet::ScoreSheet { columns: 2, names }.lay_out(&rules, Paper::A4, Language::English).unwrap()
    };
    let strange = sheet("Q\u{10fabc}Q\u{10fabc}");
    assert_eq!(strange.missing_glyphs(), ['\u{10fabc}']);
    let text = poppler("pdftotext", &["-layout", "-"], &strange.pdf().unwrap());
    assert!(text.contains("Q?Q?"), "{text}");
    assert_eq!(sheet("Ann\u{200d}\u{fe0f}").missing_glyphs(), [], "they have no shape");
}
