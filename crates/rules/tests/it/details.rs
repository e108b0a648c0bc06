//! Small things that players and programs read: shares of the target, marks on the sheet, words of
//! errors, single settings. Mutation testing found that nothing else tests them.

use farkle_rules::numbers::whole;
use farkle_rules::rule_set::{Heading, OfAKind, Statement, describe};
use farkle_rules::{
    Dice, Face, Game, Points, Position, Preset, Refusal, RuleSet, RuleSetDraft, ScoreSheet, Seat, SheetLine,
    SheetRow, Side,
};

fn rules(changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    RuleSet::try_from(draft).unwrap()
}

/// The game and its sheet after these events.
fn played(changes: &[(&str, &str)], seats: usize, events: &str) -> (Game, ScoreSheet) {
    let mut game = Game::new(rules(changes), seats).unwrap();
    let mut sheet = ScoreSheet::default();
    for event in events.split_whitespace() {
        let event = event.parse().unwrap();
        let outcome = game.apply(&event).unwrap();
        sheet.note(&game, &event, &outcome);
    }
    (game, sheet)
}

#[test]
fn progress_is_the_part_of_the_target_or_of_the_best_score() {
    let game = |text: &str, changes: &[(&str, &str)]| {
        text.parse::<Position>().unwrap().game(rules(changes)).unwrap()
    };
    let progress = |game: &Game| game.all_sides().map(|side| game.progress(side)).collect::<Vec<_>>();
    assert_eq!(progress(&game("5000/2500", &[])), [0.5, 0.25]);
    assert_eq!(progress(&game("0/0", &[])), [0.0, 0.0]);
    let rounds = [("ending", "rounds")];
    assert_eq!(progress(&game("2000/500", &rounds)), [1.0, 0.25]);
    assert_eq!(progress(&game("0/0", &rounds)), [0.0, 0.0]);
    let ten = [("ending", "rounds"), ("rounds", "10")];
    let (alone, _) = played(&ten, 1, "@1 =650 farkle =300");
    assert_eq!(progress(&alone), [0.3], "three of ten turns");
}

#[test]
fn the_sheet_says_what_each_player_did() {
    let (game, sheet) = played(&[("three_farkles", "500")], 2, "@1 =650 farkle farkle farkle =300 farkle");
    let marks: Vec<String> = sheet.lines().iter().map(SheetLine::mark).collect();
    assert_eq!(marks, ["650", "F", "F", "F", "300", "-500"]);
    let first: Vec<String> = sheet.of_seat(Seat::FIRST).map(SheetLine::mark).collect();
    assert_eq!(first, ["650", "F", "300"]);
    assert_eq!(course(&game, &sheet), [[0, 650, 650, 650, 650, 950, 950], [0, 0, 0, 0, 0, 0, -500]]);
}

#[test]
fn what_no_turn_has_brought_has_a_row_where_its_column_adds_up() {
    // Ben is corrected before his second turn and after his last one. A third player joins.
    let events = "@1 =650 =300 =200 correct:2:-100 =400 join:500 correct:1:0 =300 =100 correct:2:50";
    let (_, sheet) = played(&[], 2, events);
    let rows: Vec<String> = sheet
        .rows()
        .iter()
        .map(|row| match row {
            SheetRow::Round(round, lines) => {
                let lines = lines.iter().map(|line| format!(" {}", line.end.gained.0));
                format!("{round}:{}", lines.collect::<String>())
            }
            SheetRow::Change(change) => {
                format!("{:?} {} {} {}", change.kind, change.seat, change.points.0, change.score.0)
            }
        })
        .collect();
    let above = ["1: 650 300", "Corrected 2 -100 200", "2: 200 400"];
    let below = ["Joined 3 500 500", "3: 300 100", "Corrected 2 50 750"];
    assert_eq!(rows, [above, below].concat());
}

#[test]
fn the_scores_of_a_team_add_up_in_the_order_in_which_the_sheet_is_read() {
    // Players 1 and 3 are a team. It is corrected between their turns of a round.
    let events = "@1 =650 =300 correct:1:100 correct:2:50 correct:1:-20 =200 =400 =500 correct:1:30 =600";
    let (game, sheet) = played(&[("teams", "2")], 4, events);
    let (mut scores, mut rounds) = ([0; 2], Vec::new());
    let mut add = |side: Side, points: Points, score: Points| {
        scores[side.index()] += points.0;
        assert_eq!(scores[side.index()], score.0);
    };
    for row in sheet.rows() {
        match row {
            SheetRow::Round(round, lines) => {
                lines.iter().for_each(|line| add(line.side, line.end.gained, line.end.score));
                rounds.push((round, lines.len()));
            }
            SheetRow::Change(change) => add(change.side, change.points, change.score),
        }
    }
    assert_eq!(rounds, [(1, 2), (1, 2), (2, 2)]);
    assert_eq!(game.all_sides().map(|side| game.score(side).0).collect::<Vec<_>>(), scores);
}

#[test]
fn a_turn_stays_in_its_round_when_the_first_player_has_left() {
    let (_, sheet) = played(&[], 3, "@1 =100 =200 =300 leave:1 =400 =500 =600 =700");
    let rounds: Vec<(u32, usize)> =
        sheet.lines().iter().map(|line| (line.round, line.end.seat.index())).collect();
    assert_eq!(rounds, [(1, 0), (1, 1), (1, 2), (2, 1), (2, 2), (3, 1), (3, 2)]);
}

#[test]
fn the_course_of_a_score_begins_before_a_gift() {
    let changes = [("ending", "exactly"), ("target", "1000"), ("start_bonus", "500,0")];
    let (game, sheet) = played(&changes, 2, "@1 =600 =100");
    assert_eq!(sheet.lines()[0].mark(), "too far");
    assert_eq!(course(&game, &sheet), [[500, 500, 500], [0, 600, 700]]);
}

fn course(game: &Game, sheet: &ScoreSheet) -> Vec<Vec<i32>> {
    let points = |side: Side| sheet.course(game, side).iter().map(|points| points.0).collect();
    game.all_sides().map(points).collect()
}

#[test]
fn a_number_with_an_exponent_is_whole_or_refused() {
    assert_eq!(["1.5e1", "1.25e1", "1.25e2", "1.250e2"].map(whole), [Some(15), None, Some(125), Some(125)]);
}

#[test]
fn dice_of_one_face_are_no_more_than_there_are() {
    assert_eq!(Dice::of(Face::Four, 3).unwrap().to_string(), "444");
    assert_eq!(Dice::of(Face::Four, 7), None);
}

#[test]
fn two_players_make_no_two_teams() {
    let teams = rules(&[("teams", "2")]);
    let error = Game::new(teams.clone(), 2).unwrap_err().to_string();
    assert!(error.contains("allowed are 4, 6, 8, 10, 12 players"), "{error}");
    assert!(Game::new(teams, 4).is_ok());
}

#[test]
fn a_start_bonus_may_be_the_target_if_it_has_to_be_passed() {
    let mut draft = RuleSetDraft::preset("classic").unwrap();
    for (key, value) in [("ending", "last_turn"), ("reached", "above"), ("start_bonus", "0,10000")] {
        draft.set(key, value).unwrap();
    }
    assert!(RuleSet::try_from(draft.clone()).is_ok());
    draft.set("start_bonus", "0,10050").unwrap();
    assert!(RuleSet::try_from(draft).is_err());
}

#[test]
fn rules_without_teams_say_nothing_of_teams() {
    let says = |rules: &RuleSet| {
        let players = describe(rules).into_iter().find(|section| section.heading == Heading::Players);
        players.unwrap().statements.iter().map(ToString::to_string).collect::<String>().contains("eam")
    };
    assert!(!says(&rules(&[])));
    let words = format!("{:?}", describe(&rules(&[("start_bonus", "0,0")])));
    assert!(!words.contains("StartBonus"), "a bonus of nothing is none");
    assert!(says(&rules(&[("teams", "2")])));
}

#[test]
fn the_chance_of_a_farkle_is_that_of_the_rolls_that_score_nothing() {
    let classic = rules(&[]);
    assert!((classic.farkle_chance(1) - 4.0 / 6.0).abs() < 1e-12);
    assert!((classic.farkle_chance(2) - 16.0 / 36.0).abs() < 1e-12);
}

#[test]
fn accessors_give_what_was_set() {
    let rules = rules(&[("four_of_a_kind", "x3"), ("full_house", "250"), ("five_of_a_kind", "2000")]);
    assert_eq!(rules.four_of_a_kind(), OfAKind::Times(3));
    assert_eq!(rules.full_house().0, 250);
    for preset in Preset::ALL {
        assert_eq!(RuleSet::preset(preset.name).unwrap().about(), preset.about);
    }
    let words: Vec<String> = describe(&rules)
        .into_iter()
        .flat_map(|section| section.statements)
        .map(|statement| statement.to_string())
        .collect();
    let has = |part: &str| assert!(words.iter().any(|words| words.contains(part)), "{part}: {words:?}");
    has("Four of a kind: 3 times the price of three.");
    let not_priced = Statement::OfAKindPrice { count: 6, price: OfAKind::NotPriced };
    assert_eq!(not_priced.to_string(), "Six of a kind have no price of their own.");
    has("the price of the three plus 250");
}

#[test]
fn refusals_and_errors_name_what_they_refuse() {
    let refusal = Refusal::DoesNotScore { dice: "233".parse().unwrap() };
    assert!(refusal.to_string().starts_with("The 2, the 3 and the 3 "), "{refusal}");
    let error = RuleSetDraft::from_code("F1-1SW1U").unwrap_err().to_string();
    assert!(error.contains("'U'"), "{error}");
    let titles: Vec<&str> = describe(&rules(&[])).iter().map(|section| section.heading.title()).collect();
    assert!(titles.contains(&"Goal") && titles.contains(&"End of the game"), "{titles:?}");
}
