//! `farkle play` line by line through pipes, as scripts and screen readers use it.

use super::{Run, program, reading};
use std::fs;
use std::path::{Path, PathBuf};
use tempfile::TempDir;

/// A person with a data directory.
struct Person {
    home: TempDir,
}

impl Person {
    fn new() -> Person {
        Person { home: tempfile::tempdir().unwrap() }
    }

    /// Runs the program with these lines on standard input.
    fn runs(&self, arguments: &str, lines: &str) -> Run {
        self.runs_on(arguments, lines.as_bytes())
    }

    /// Runs the program with these bytes on standard input.
    fn runs_on(&self, arguments: &str, input: &[u8]) -> Run {
        let mut command = program();
        command.args(arguments.split_whitespace()).env("XDG_DATA_HOME", self.home.path());
        reading(&mut command, input)
    }

    fn file(&self, name: &str) -> PathBuf {
        self.home.path().join(name)
    }
}

/// Rolls once in a turn and banks, and rolls on if a bank is refused.
fn rolls_and_banks() -> String {
    "roll\nbank\n".repeat(2000)
}

fn events(file: &Path) -> String {
    let record = fs::read_to_string(file).unwrap();
    record.split_once("\n\n").unwrap().1.to_string()
}

const TWO: &str = "play --seat Ann --seat Ben --starter 1 --set target=2000 --seed pipes";

#[test]
fn a_whole_game_is_played_through_a_pipe() {
    let person = Person::new();
    let file = person.file("game.farkle");
    let arguments =
        format!("play --seat Ann --seat computer --rules playmonster --seed whole --save {}", file.display());
    let said = person.runs(&arguments, &rolls_and_banks()).good();
    assert!(said.contains("wins with"), "{said}");
    assert!(said.contains("Nora sets aside"), "{said}");
    assert!(!said.contains('\x1b'), "{said}");
    let game = person.runs(&format!("replay --json {}", file.display()), "").json();
    assert_eq!(game["over"], true);
}

#[test]
fn computer_players_finish_a_game_without_anybody() {
    let said = Person::new().runs("play --plain --seat computer --seat computer:gambler --seed x", "").good();
    assert!(said.contains("wins with"), "{said}");
}

#[test]
fn games_with_the_same_seed_have_the_same_dice() {
    let play = |seed: &str| {
        let person = Person::new();
        let arguments = format!("{TWO}{seed} --save {}", person.file("game").display());
        person.runs(&arguments, &rolls_and_banks()).good();
        events(&person.file("game"))
    };
    assert_eq!(play("1"), play("1"));
    assert_ne!(play("1"), play("2"));
}

#[test]
fn a_game_that_was_broken_off_goes_on_to_the_very_end_that_it_would_have_had() {
    let person = Person::new();
    let (whole, broken) = (person.file("whole"), person.file("broken"));
    person.runs(&format!("{TWO} --save {}", whole.display()), &rolls_and_banks()).good();
    let said = person.runs(&format!("{TWO} --save {}", broken.display()), "roll\nbank\nroll\n").good();
    assert!(said.contains("Saved in"), "{said}");
    assert_ne!(events(&whole), events(&broken));
    let rest = rolls_and_banks();
    let rest = rest.strip_prefix("roll\nbank\nroll\n").unwrap();
    person.runs(&format!("play --continue {}", broken.display()), rest).good();
    assert_eq!(events(&whole), events(&broken));
}

#[test]
fn the_game_played_last_goes_on_without_naming_it() {
    let person = Person::new();
    person.runs("play --seat Ann --seat Ben --starter 2 --seed a", "roll\n").good();
    let said = person.runs("play --continue", "scores\nquit\n").good();
    assert!(said.contains("Ben, turn total") && said.contains("Ann: 0"), "{said}");
}

#[test]
fn everything_that_can_be_asked_is_answered() {
    let lines = "help\nroll\ndice\nodds\nscores\nsheet\nrules\nnonsense\n2 bank\nundo\nquit\n";
    let said =
        Person::new().runs("play --seat Ann --seat Ben --starter 1 --seed ask --practice", lines).good();
    for words in [
        "444 roll",
        "On the table:",
        "1 die: 66.7 % farkle",
        "Ben: 0",
        "What scores:",
        "'nonsense' is unknown here",
        "scores nothing",
        "Undone.",
    ] {
        assert!(said.contains(words), "{words:?} is missing in:\n{said}");
    }
}

#[test]
fn dice_without_a_word_are_answered_with_what_is_missing() {
    let said = Person::new().runs(TWO, "1\nroll\n5\n4 4\n7\n0\nquit\n").good();
    for words in [
        "Say the next step too: 5 roll, or 5 bank.",
        "Say the next step too: 4 4 roll, or 4 4 bank.",
        "'7' is not a die",
        "'0' is",
    ] {
        assert!(said.contains(words), "{words:?} is missing in:\n{said}");
    }
}

#[test]
fn those_who_can_start_are_named_with_their_numbers() {
    let said = Person::new().runs("play --seat Ann --seat Ben", "9\n2\nquit\n").good();
    assert!(said.contains("Who starts: 1 Ann, 2 Ben?"), "{said}");
    assert!(said.contains("Ben, you have 0"), "{said}");
    let named = Person::new().runs("play --seat Ann --seat Ben", "Zoe\nben\nquit\n").good();
    assert!(named.contains("Ben, you have 0"), "{named}");
}

#[test]
fn the_end_says_how_the_game_went() {
    let turns = "roll\nbank\n".repeat(40);
    let game = "play --seat Ann --seat computer --starter 1 --seed games --set target=500";
    let said = Person::new().runs(game, &turns).good();
    for words in ["Ann: best turn ", "Nora: best turn ", " in ", "Luck: Ann ", " %, Nora "] {
        assert!(said.contains(words), "{words:?} is missing in:\n{said}");
    }
}

#[test]
fn at_a_large_table_the_question_who_starts_fits_on_a_line() {
    let seats: String = (1..=12).map(|number| format!(" --seat Player{number}")).collect();
    let said = Person::new().runs(&format!("play{seats}"), "13\n12\nquit\n").good();
    assert!(said.contains("Who starts: 1-12?"), "{said}");
    assert!(said.contains("Say the number of a player: 1-12."), "{said}");
    assert!(said.contains("Player12, you have 0"), "{said}");
}

#[test]
fn without_a_terminal_and_without_players_it_is_said_what_to_do() {
    let said = Person::new().runs("play", "").refused();
    assert!(
        said.contains("without a terminal") && said.contains("`farkle play --seat Ann --seat computer`"),
        "{said}"
    );
}

#[test]
fn somebody_alone_is_not_asked_who_starts() {
    let said = Person::new().runs("play --seat Ann --seed alone", "roll\nquit\n").good();
    assert!(!said.contains("Who starts") && said.contains("Ann, turn total 0"), "{said}");
}

#[test]
fn bytes_that_are_no_text_do_not_end_the_game() {
    let said = Person::new().runs_on(TWO, b"\xFF\xFE\n\x00\r\nroll\r\nquit\r\n").good();
    assert!(said.contains("is unknown here") && said.contains("turn total 0"), "{said}");
    assert!(said.contains("continue with `farkle play --continue`"), "{said}");
}

#[test]
fn the_way_back_to_a_game_in_a_file_of_ones_own_names_the_file() {
    let (person, folder) = (Person::new(), tempfile::tempdir().unwrap());
    let path = folder.path().join("ours.farkle").display().to_string();
    let way_back = format!("continue with `farkle play --continue {path}`");
    for (arguments, lines) in [("--seat Ann --save", "roll\nquit\n"), ("--continue", "quit\n")] {
        let said = person.runs(&format!("play {arguments} {path}"), lines).good();
        assert!(said.contains(&way_back), "{said}");
    }
}

#[test]
fn one_to_eight_play_and_teams_share_a_score() {
    for seats in 1..=8 {
        let seats: String = (1..=seats).map(|n| format!(" --seat P{n}")).collect();
        let said = Person::new().runs(&format!("play{seats} --starter 1 --seed n"), "scores\nquit\n").good();
        assert!(said.contains("P1: 0"), "{said}");
    }
    let arguments = "play --seat A --seat B --seat C --seat D --starter 1 --set teams=2 --seed t";
    let said = Person::new().runs(arguments, &format!("{}scores\n", "roll\nbank\n".repeat(8))).good();
    assert!(said.contains("Teams: A & C; B & D."), "{said}");
    let score = |team: &str| said.lines().rfind(|line| line.starts_with(&format!("{team}: "))).unwrap();
    assert!(score("A & C") != "A & C: 0" && score("B & D") != "B & D: 0", "{said}");
}

#[test]
fn every_preset_is_played_to_its_end_by_computer_players() {
    let person = Person::new();
    for preset in person.runs("rules list --json", "").json().as_array().unwrap() {
        let name = preset["name"].as_str().unwrap();
        let seats = "--seat computer:cautious --seat computer:gambler";
        let run = person.runs(&format!("play --rules {name} {seats} --seed {name}"), "");
        let said = run.good();
        assert!(said.contains("wins"), "{name}: {said}");
    }
}

#[track_caller]
fn refused(arguments: &str, sentences: &[&str]) {
    let error = Person::new().runs(arguments, "").refused();
    for sentence in sentences {
        assert!(error.contains(sentence), "{arguments}: {error}");
    }
}

#[test]
fn players_who_cannot_be_are_refused_with_those_who_can() {
    refused("play", &["name the players", "--seat Ann --seat computer"]);
    refused("play --seat computer:lucky", &["lucky", "gambler"]);
    refused("play --seat Ann --seat Ann", &["two players are called Ann"]);
    refused("play --seat Ann=robot", &["computer:TEMPERAMENT"]);
    refused(&format!("play{}", " --seat computer".repeat(13)), &["13 players", "1 to 12"]);
    refused("play --seat Ann --seat Ben --seat Cleo --set teams=2", &["teams"]);
}

#[test]
fn arguments_that_cannot_be_are_refused() {
    refused("play --seat Ann --pace hasty", &["hasty", "slow, normal, fast, instant"]);
    refused("play --seat Ann --starter 0", &["0", "from 1 to 12"]);
    refused("play --seat Ann --seat Ben --starter 3", &["--starter 3", "1 to 2"]);
    refused("play --seat Ann --starter 2", &["--starter 2: there is only one player, who starts"]);
    refused("play --seat Ann --rules playmonster --starter 1", &["the highest die", "starter=chosen"]);
    refused("play --seat Ann --rules nonsense", &["there is no such preset"]);
    refused("play --seat Ann --set straigt=1", &["did you mean 'straight'?"]);
    refused("play --save x", &["--seat"]);
    refused("play --continue --seat Ann", &["--continue", "--seat"]);
    refused("play --continue", &["there is no unfinished game", "farkle play"]);
    refused("play --continue missing.farkle", &["missing.farkle: there is no such file"]);
}

#[test]
fn a_damaged_game_is_refused_and_nothing_of_it_is_lost() {
    let person = Person::new();
    let file = person.file("game.farkle");
    person.runs(&format!("{TWO} --save {}", file.display()), "roll\nbank\nroll\n").good();
    let good = fs::read_to_string(&file).unwrap();
    let cut_in_code = good.replacen("code: F1-", "code: F1-X", 1);
    let cheated = good.replacen("\nn ", "\nn n ", 1);
    for damaged in ["", "not a game\n", &cut_in_code, &cheated] {
        assert_ne!(damaged, good);
        fs::write(&file, damaged).unwrap();
        let error = person.runs(&format!("play --continue {}", file.display()), "roll\n").refused();
        assert!(error.contains("game.farkle: "), "{error}");
        assert_eq!(fs::read_to_string(&file).unwrap(), damaged);
    }
}

#[test]
fn whoever_misses_a_game_is_told_which_file_cannot_be_read() {
    let person = Person::new();
    person.runs("play --seat Ann --seat Ben --starter 1", "roll\n").good();
    let file = person.file("farkle/games/1.farkle");
    fs::write(&file, "torn").unwrap();
    let error = person.runs("play --continue", "").refused();
    assert!(error.contains("no unfinished game") && error.contains("1.farkle can't be read"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "torn");
}

#[test]
fn no_game_is_written_over_another() {
    let person = Person::new();
    let file = person.file("game.farkle");
    fs::write(&file, "precious").unwrap();
    let error = person.runs(&format!("{TWO} --save {}", file.display()), "roll\n").refused();
    assert!(error.contains("this file exists already"), "{error}");
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    let error = person.runs(&format!("{TWO} --save {}/no/game", person.home.path().display()), "").refused();
    assert!(error.contains("no doesn't exist; create it first"), "{error}");
    let error = person.runs(&format!("{TWO} --save {}", person.home.path().display()), "").refused();
    assert!(error.contains("this is a directory"), "{error}");
}

#[test]
fn a_directory_that_cannot_be_written_is_said_and_is_no_reason_not_to_play() {
    let person = Person::new();
    fs::write(person.file("farkle"), "a file where the directory has to be").unwrap();
    let run = person.runs("play --seat Ann --starter 1 --set target=1000", &rolls_and_banks());
    assert_eq!((run.code, run.stderr.as_str()), (Some(1), "farkle: not saved (see above)\n"));
    let first = run.stdout.lines().next().unwrap();
    let why = format!("This game can't be saved: {} is not a folder", person.file("farkle").display());
    assert!(first.starts_with(&why) && first.contains("farkle play --save FILE"), "{first}");
    assert!(run.stdout.contains("Done: Ann has "), "{}", run.stdout);
    let run = person.runs("pad --seat Ann --starter 1", "500\nquit\n");
    assert_eq!((run.code, run.stderr.as_str()), (Some(1), "farkle: not saved (see above)\n"));
    assert_eq!(run.stdout.matches("This pad can't be saved: ").count(), 1, "{}", run.stdout);
    assert!(run.stdout.contains("farkle pad FILE") && run.stdout.contains("Ann banks 500"));
}

#[test]
fn a_finished_game_does_not_go_on() {
    let person = Person::new();
    let file = person.file("game.farkle");
    let seats = "--seat computer:cautious --seat computer:gambler --seed d --set target=1000";
    person.runs(&format!("play {seats} --starter 1 --save {}", file.display()), "").good();
    let error = person.runs(&format!("play --continue {}", file.display()), "").refused();
    assert!(error.contains("this game is over: ") && error.contains(" won with "), "{error}");
    assert!(error.contains(&format!("`farkle replay {}` shows it", file.display())), "{error}");
}

#[test]
fn a_hint_names_the_best_play_and_says_why() {
    let said = Person::new().runs(TWO, "roll\nhint\nh\nquit\n").good();
    let hints: Vec<&str> = said.lines().filter(|line| line.starts_with("Best play: ")).collect();
    assert_eq!(hints.len(), 2, "{said}");
    assert_eq!(hints[0], hints[1]);
    let why = said.lines().skip_while(|line| *line != hints[0]).nth(1).unwrap();
    assert!(why.ends_with('.') && !why.starts_with("Ann"), "{said}");
}
