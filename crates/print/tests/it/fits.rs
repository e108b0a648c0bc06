//! Every text fits, on every sheet, in every language, on every paper: nothing overlaps, is cut
//! off, leaves the page or is too small to read. A test may panic.

use farkle_print::{CardSize, Check, Decided, Keepsake, Language, Paper, Sheet, Weight};
use farkle_rules::rule_set::options;
use farkle_rules::{Preset, Record, RuleSet, RuleSetDraft};

/// The height of ascenders above the baseline, relative to the size.
const ASCENT: f64 = 0.7;
/// An invisible overlap, in millimetres.
const TOLERANCE: f64 = 0.15;
/// The smallest text on a full page and on a pocket card, in millimetres: 5 and 4 points.
const SMALLEST: [f64; 2] = [1.75, 1.4];

/// An element on a page, with its edges in millimetres.
#[derive(Clone, Debug)]
struct Thing {
    what: String,
    is_text: bool,
    size: f64,
    left: f64,
    right: f64,
    top: f64,
    bottom: f64,
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    element.split(&format!(" {name}=\"")).nth(1)?.split('"').next()
}

fn number(element: &str, name: &str) -> f64 {
    attribute(element, name).unwrap().parse().unwrap()
}

/// The texts, the dice and the boxes of a page.
fn things(svg: &str) -> Vec<Thing> {
    let text = |line: &str| {
        let words = line.split_once('>').unwrap().1.split("</text>").next().unwrap();
        let words = words.replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">");
        let (x, baseline, size) = (number(line, "x"), number(line, "y"), number(line, "font-size"));
        let weight = if number(line, "font-weight") > 500.0 { Weight::Bold } else { Weight::Regular };
        let width = weight.width(&words, size);
        let left = match attribute(line, "text-anchor") {
            Some("middle") => x - width / 2.0,
            Some("end") => x - width,
            _ => x,
        };
        let (top, bottom) = (baseline - size * ASCENT, baseline);
        Thing { what: words, is_text: true, size, left, right: left + width, top, bottom }
    };
    let die = |line: &str| {
        let (left, top) = (number(line, "x"), number(line, "y"));
        let (right, bottom) = (left + number(line, "width"), top + number(line, "height"));
        Thing { what: "a die or a box".to_string(), is_text: false, size: 0.0, left, right, top, bottom }
    };
    let is_small =
        |line: &&str| number(line, "width") < 12.0 && attribute(line, "rx").is_some_and(|r| r != "0");
    let texts = svg.lines().filter(|line| line.starts_with("<text")).map(text);
    texts.chain(svg.lines().filter(|line| line.starts_with("<rect")).filter(is_small).map(die)).collect()
}

/// The faults of a page. `margin` must be empty.
fn faults(svg: &str, (width, height): (f64, f64), margin: f64, smallest: f64) -> Vec<String> {
    let things = things(svg);
    let mut found = Vec::new();
    for (place, one) in things.iter().enumerate() {
        let Thing { what, left, right, top, bottom, .. } = one;
        if *left < margin - TOLERANCE || *right > width - margin + TOLERANCE {
            found.push(format!("'{what}' goes from {left:.1} to {right:.1}"));
        }
        if *top < margin - TOLERANCE || *bottom > height - margin + TOLERANCE {
            found.push(format!("'{what}' goes from {top:.1} down to {bottom:.1}"));
        }
        if one.is_text && what.contains('…') {
            found.push(format!("'{what}' is cut off"));
        }
        if one.is_text && one.size < smallest {
            found.push(format!("'{what}' is {:.2} mm small", one.size));
        }
        for other in &things[place + 1..] {
            let wide = right.min(other.right) - left.max(other.left);
            let high = bottom.min(other.bottom) - top.max(other.top);
            if (one.is_text || other.is_text) && wide > TOLERANCE && high > TOLERANCE {
                found.push(format!("'{what}' and '{}' lie over each other", other.what));
            }
        }
    }
    found
}

fn presets() -> Vec<RuleSet> {
    Preset::ALL.iter().map(|preset| RuleSet::preset(preset.name).unwrap()).collect()
}

/// Rules with each usual setting of each option.
fn varied() -> Vec<RuleSet> {
    let varied = options().flat_map(|option| {
        option.usual.iter().filter_map(|usual| {
            let mut draft = RuleSetDraft::preset("zilch")?;
            draft.set(option.key, usual).ok()?;
            draft.name = "Zilch".to_string();
            RuleSet::try_from(draft).ok()
        })
    });
    varied.collect()
}

fn a_game(rules: &RuleSet) -> Option<Record> {
    let teams = usize::from(rules.teams());
    let names = ["Ann", "Ben", "Cleo", "Dan", "Eva", "Finn"];
    let mut record = Record::new(rules.clone(), names[..(2 * teams).clamp(3, 6)].iter().copied());
    record.replay().ok()?;
    for token in
        ["@1", "=600", "farkle", "=1500", "=350!", "farkle", "=2000", "correct:1:-50", "=10000!", "=500"]
    {
        record.events.push(token.parse().unwrap());
        if record.replay().is_err() {
            record.events.pop();
        }
    }
    Some(record)
}

/// The game with everything that a keepsake can tell.
fn to_keep(record: Record) -> Keepsake {
    let check = Check { seed: "2a97516c354b6884".repeat(4), code: "3f2a 91c0 77de 0b12".to_string() };
    Keepsake {
        day: Some("2026-11-25".to_string()),
        decided: Some(Decided { turn: 0, before: 0.381, after: 0.914 }),
        check: Some(check),
        ..Keepsake::from(record)
    }
}

/// The faults of these sheets by these rules, on every paper or card.
fn faults_of(rules: &RuleSet, language: Language, sheets: &[Sheet]) -> Vec<String> {
    let mut found = Vec::new();
    for sheet in sheets {
        let (papers, margin, smallest) = match sheet {
            Sheet::Card(_) => (&Paper::ALL[..1], 2.5, SMALLEST[1]),
            _ => (&Paper::ALL[..], 11.5, SMALLEST[0]),
        };
        for &paper in papers {
            let document = sheet.lay_out(rules, paper, language).unwrap();
            for page in 0..document.page_count() {
                let size = document.size_mm().unwrap();
                let wrong = faults(&document.plain_svg(page).unwrap(), size, margin, smallest);
                let (title, paper) = (document.title(), paper.name());
                found.extend(wrong.into_iter().map(|fault| format!("{language} {title} ({paper}): {fault}")));
            }
        }
    }
    found
}

fn score_sheet(columns: usize) -> Sheet {
    Sheet::ScoreSheet { columns, names: Vec::new() }
}

/// The sheets on which the words of the rules stand. The grid below them has one number of columns.
fn sheets_with_rules(rules: &RuleSet) -> Vec<Sheet> {
    let game = a_game(rules).map(|game| Sheet::Keepsake(Box::new(to_keep(game))));
    let cards = CardSize::ALL.map(Sheet::Card);
    [score_sheet(4), Sheet::Summary].into_iter().chain(cards).chain(game).collect()
}

/// The sheets that differ only by what is drawn below the words.
fn other_sheets() -> Vec<Sheet> {
    [2, 5, 12].map(score_sheet).into_iter().chain([Sheet::Chooser]).collect()
}

#[test]
fn every_text_of_every_sheet_has_room_in_every_language() {
    let (presets, varied) = (presets(), varied());
    for language in Language::ALL {
        let with_rules = presets.iter().chain(&varied);
        let with_rules = with_rules.flat_map(|rules| faults_of(rules, language, &sheets_with_rules(rules)));
        let others = presets.iter().flat_map(|rules| faults_of(rules, language, &other_sheets()));
        let mut found: Vec<String> = with_rules.chain(others).collect();
        found.sort();
        found.dedup();
        assert!(found.is_empty(), "{} faults:\n{}", found.len(), found.join("\n"));
    }
}

#[test]
fn a_fault_is_seen() {
    let text = |x: f64, words: &str| {
        format!("<text x=\"{x}\" y=\"50\" font-size=\"4\" font-weight=\"400\" fill=\"#111\">{words}</text>")
    };
    let page = |lines: &[String]| faults(&lines.join("\n"), (100.0, 100.0), 10.0, 1.5);
    assert!(page(&[text(20.0, "Ann"), text(40.0, "Ben")]).is_empty());
    assert!(page(&[text(20.0, "Ann"), text(21.0, "Ben")])[0].contains("over each other"));
    assert!(page(&[text(85.0, "Benedikta")])[0].contains("goes from"));
    assert!(page(&[text(20.0, "Benedi…")])[0].contains("cut off"));
}

#[test]
fn the_font_has_every_letter_of_every_message() {
    for of in ["words", "print"] {
        for language in Language::ALL {
            let path = format!("{}/../{of}/messages/{language}.ftl", env!("CARGO_MANIFEST_DIR"));
            let text = std::fs::read_to_string(path).unwrap();
            let missing: Vec<char> = text
                .chars()
                .filter(|c| !c.is_control() && !Weight::ALL.iter().all(|weight| weight.has(*c)))
                .collect();
            assert!(missing.is_empty(), "{of} {language}: {missing:?}");
        }
    }
}
