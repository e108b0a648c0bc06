//! What the engine says, in the language of the page: every refusal, announcement and combination has its message.
//!
//! The engine hands over facts with their numbers; which facts there are is decided there and not here.

use crate::messages::{Messages, Value};
use farkle_client::{Announcement, Banner, SideNames, team};
use farkle_rules::{Combination, Dice, Face, Points, Refusal, Shape};

/// Combinations with how often each is there: equal singles are said together, as people do.
fn grouped(combinations: &[Combination]) -> Vec<(Combination, usize)> {
    let mut groups: Vec<(Combination, usize)> = Vec::new();
    for &combination in combinations {
        match groups.iter_mut().find(|(first, _)| *first == combination) {
            Some((first, times)) if first.shape == Shape::Single => *times += 1,
            _ => groups.push((combination, 1)),
        }
    }
    groups
}

/// Whether what scores is one thing, several, or dice that are alike ("three fours"), which is one thing in some languages.
fn number_of(groups: &[(Combination, usize)]) -> &'static str {
    let [(only, 1)] = groups else { return "several" };
    match only.shape {
        Shape::Single
        | Shape::LowStraight
        | Shape::HighStraight
        | Shape::Straight
        | Shape::FourAndAPair
        | Shape::FullHouse
        | Shape::NoScorers => "thing",
        Shape::ThreeOfAKind | Shape::FourOfAKind | Shape::FiveOfAKind | Shape::SixOfAKind => "alike",
        Shape::ThreePairs | Shape::TwoTriplets => "several",
    }
}

/// Whether a name begins with the sound of i, before which Spanish has another "and".
fn begins_with_i(name: &str) -> bool {
    let mut letters = name.chars().flat_map(char::to_lowercase).skip_while(|c| *c == 'h');
    let is_vowel = |c: char| "aeouáéóú".contains(c);
    match (letters.next(), letters.next()) {
        // Before another vowel it is no vowel: "y Iago", "y Yolanda".
        (Some('i' | 'y'), next) => !next.is_some_and(is_vowel),
        (Some('í'), _) => true,
        _ => false,
    }
}

impl Messages {
    /// "one, four, four and six" without the "and".
    pub(crate) fn dice(&self, dice: impl IntoIterator<Item = Face>) -> String {
        dice.into_iter().map(|face| self.face(face)).collect::<Vec<_>>().join(", ")
    }

    /// "four".
    pub(crate) fn face(&self, face: Face) -> String {
        self.say(&format!("face-{}", face.pips()))
    }

    /// "Ann, Ben and Carla".
    pub(crate) fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [only] => only.clone(),
            [first @ .., last] => {
                let first = first.join(", ");
                let id = if begins_with_i(last) { "list-and-i" } else { "list-and" };
                self.say_with(id, &[("first", first.into()), ("last", last.as_str().into())])
            }
        }
    }

    /// "Ann and Carla"; among others a team stays together: "Ann & Carla and Ben & Dan".
    pub(crate) fn sides(&self, sides: &[SideNames]) -> String {
        match sides {
            [only] => self.list(only),
            several => self.list(&several.iter().map(|side| team(side)).collect::<Vec<_>>()),
        }
    }

    /// Who has won, as a headline.
    pub(crate) fn headline(&self, winners: &[SideNames]) -> String {
        let id = if winners.len() > 1 { "end-shared" } else { "end-won" };
        let people = winners.iter().map(Vec::len).sum::<usize>();
        self.say_with(id, &[("name", self.sides(winners).into()), ("count", Value::from(people))])
    }

    /// Points as this language writes them.
    pub(crate) fn points(&self, points: Points) -> String {
        self.number(points.0.into())
    }

    /// A chance from 0 to 1 in percent; small ones with one decimal.
    pub(crate) fn percent(&self, chance: f64) -> String {
        let percent = chance * 100.0;
        let number =
            if percent > 0.0 && percent < 9.95 { format!("{percent:.1}") } else { format!("{percent:.0}") };
        let number = number.replace('.', self.say("decimal-mark").trim_matches('"'));
        self.say_with("percent", &[("number", number.into())])
    }

    /// A number with one decimal; small ones with two.
    pub(crate) fn decimals(&self, number: f64) -> String {
        let text = if number.abs() < 0.095 { format!("{number:.2}") } else { format!("{number:.1}") };
        text.replace('.', self.say("decimal-mark").trim_matches('"'))
    }

    /// As [`Messages::decimals`], with its sign; what rounds to nothing has none.
    pub(crate) fn signed(&self, number: f64) -> String {
        let text = self.decimals(number.abs());
        match () {
            () if text == self.decimals(0.0) => text,
            () if number < 0.0 => format!("\u{2212}{text}"),
            () => format!("+{text}"),
        }
    }

    /// A chance from 0 to 1 in percent, with one decimal.
    pub(crate) fn fine_percent(&self, chance: f64) -> String {
        let number =
            format!("{:.1}", chance * 100.0).replace('.', self.say("decimal-mark").trim_matches('"'));
        self.say_with("percent", &[("number", number.into())])
    }

    /// "three fours", "straight".
    pub(crate) fn combination(&self, combination: &Combination) -> String {
        let pips = combination.dice.faces().next().map_or(0, Face::pips);
        let (single, several) = (format!("face-{pips}"), format!("faces-{pips}"));
        let of = |id: &str, face: &str| self.say_with(id, &[("face", self.say(face).into())]);
        match combination.shape {
            Shape::Single => of("shape-single", &single),
            Shape::ThreeOfAKind => of("shape-three", &several),
            Shape::FourOfAKind => of("shape-four", &several),
            Shape::FiveOfAKind => of("shape-five", &several),
            Shape::SixOfAKind => of("shape-six", &several),
            Shape::LowStraight => self.say("shape-low-straight"),
            Shape::HighStraight => self.say("shape-high-straight"),
            Shape::Straight => self.say("shape-straight"),
            Shape::ThreePairs => self.say("shape-three-pairs"),
            Shape::FourAndAPair => self.say("shape-four-and-a-pair"),
            Shape::TwoTriplets => self.say("shape-two-triplets"),
            Shape::FullHouse => self.say("shape-full-house"),
            Shape::NoScorers => self.say("shape-no-scorers"),
        }
    }

    /// "Three fours and two fives", with a capital letter to begin a sentence.
    pub(crate) fn combinations(&self, combinations: &[Combination]) -> String {
        let of = |(combination, times): (Combination, usize)| {
            let id = match times {
                1 => return self.combination(&combination),
                2 => "shape-two",
                _ => "shape-more",
            };
            let pips = combination.dice.faces().next().map_or(0, Face::pips);
            let values = [("face", self.say(&format!("faces-{pips}")).into()), ("times", Value::from(times))];
            self.say_with(id, &values)
        };
        capital(&self.list(&grouped(combinations).into_iter().map(of).collect::<Vec<_>>()))
    }

    /// Why something is not allowed now.
    pub(crate) fn refusal(&self, refusal: &Refusal) -> String {
        let dice = |dice: &Dice| Value::from(self.dice(dice.faces()));
        match refusal {
            Refusal::GameOver => self.say("refusal-game-over"),
            Refusal::NotBegun => self.say("refusal-not-begun"),
            Refusal::AlreadyBegun => self.say("refusal-already-begun"),
            Refusal::NoSuchSeat { seats } => {
                self.say_with("refusal-no-such-seat", &[("seats", Value::from(usize::from(*seats)))])
            }
            Refusal::StarterByChance => self.say("refusal-starter-by-chance"),
            Refusal::DiceRolling => self.say("refusal-dice-rolling"),
            Refusal::TurnUnderWay => self.say("refusal-turn-under-way"),
            Refusal::RollFirst => self.say("refusal-roll-first"),
            Refusal::SetAsideFirst => self.say("refusal-set-aside-first"),
            Refusal::NoFarkle => self.say("refusal-no-farkle"),
            Refusal::AfterFarkle => self.say("refusal-after-farkle"),
            Refusal::NoTakingOver => self.say("refusal-no-taking-over"),
            Refusal::NothingLeftOver => self.say("refusal-nothing-left-over"),
            Refusal::NothingSelected => self.say("refusal-nothing-selected"),
            Refusal::NotRolled { dice: not_rolled, .. } => {
                self.say_with("refusal-not-rolled", &[("dice", dice(not_rolled))])
            }
            Refusal::DoesNotScore { dice: useless } => self.say_with(
                "refusal-does-not-score",
                &[("dice", dice(useless)), ("count", Value::from(useless.len()))],
            ),
            Refusal::HotDiceMustRoll => self.say("refusal-hot-dice-must-roll"),
            Refusal::BelowOpening { opening, missing } => self.say_with(
                "refusal-below-opening",
                &[("opening", Value::from(*opening)), ("missing", Value::from(*missing))],
            ),
            Refusal::BelowMinimum { minimum, missing } => self.say_with(
                "refusal-below-minimum",
                &[("minimum", Value::from(*minimum)), ("missing", Value::from(*missing))],
            ),
            Refusal::OneThrowOnly => self.say("refusal-one-throw-only"),
            Refusal::CannotGiveUp => self.say("refusal-cannot-give-up"),
            Refusal::NotByTheseRules => self.say("refusal-not-by-these-rules"),
            Refusal::NoSuchTotal { points, unit } => self.say_with(
                "refusal-no-such-total",
                &[("points", Value::from(*points)), ("unit", Value::from(*unit))],
            ),
            Refusal::TooMuch { most } => self.say_with("refusal-too-much", &[("most", Value::from(*most))]),
            Refusal::TooManyDice { dice } => {
                self.say_with("refusal-too-many-dice", &[("dice", Value::from(usize::from(*dice)))])
            }
            Refusal::TeamsStay => self.say("refusal-teams-stay"),
            Refusal::TableFull { most } => {
                self.say_with("refusal-table-full", &[("most", Value::from(*most))])
            }
            Refusal::TooLateToJoin => self.say("refusal-too-late-to-join"),
            Refusal::AlreadyLeft => self.say("refusal-already-left"),
            Refusal::LastPlayer => self.say("refusal-last-player"),
        }
    }

    /// What has happened, in a sentence.
    pub(crate) fn announcement(&self, said: &Announcement) -> String {
        let name = |id: &str, name: &String| self.say_with(id, &[("name", name.as_str().into())]);
        let named = |id: &str, name: &String, rest: &[(&str, Points)]| {
            let mut values = vec![("name", Value::from(name.as_str()))];
            values.extend(rest.iter().map(|&(key, points)| (key, Value::from(points))));
            self.say_with(id, &values)
        };
        let points = |id: &str, points: Points| self.say_with(id, &[("points", points.into())]);
        match said {
            Announcement::RolledForStart { faces } => {
                self.say_with("said-rolled-for-start", &[("dice", self.dice(faces.iter()).into())])
            }
            Announcement::Starts { name: who } => name("said-starts", who),
            Announcement::TookOver { name: who } => name("said-took-over", who),
            Announcement::Rolled { dice, best } => self.rolled(*dice, best),
            Announcement::WentOn { name: who } => name("said-went-on", who),
            Announcement::HotDice => self.say("said-hot-dice"),
            Announcement::Inherited { points: earned } => points("said-inherited", *earned),
            Announcement::FarkledMayGoOn { name, lost } => {
                named("said-farkled-may-go-on", name, &[("lost", *lost)])
            }
            Announcement::Banked { name, points, score } => {
                named("said-banked", name, &[("points", *points), ("score", *score)])
            }
            Announcement::Opened { name: who } => name("said-opened", who),
            Announcement::Farkled { name: who, lost } if *lost == Points::ZERO => name("said-farkled", who),
            Announcement::Farkled { name, lost } => named("said-farkled-losing", name, &[("lost", *lost)]),
            Announcement::ToxicTwos { name, lost } => named("said-toxic-twos", name, &[("lost", *lost)]),
            Announcement::GaveUp { name: who } => name("said-gave-up", who),
            Announcement::Penalty { name, points, score } => {
                named("said-penalty", name, &[("points", *points), ("score", *score)])
            }
            Announcement::Gift { to, points } => named("said-gift", &self.list(to), &[("points", *points)]),
            Announcement::GiftLost { points: lost } => points("said-gift-lost", *lost),
            Announcement::WonByRoll { name: who } => name("said-won-by-roll", who),
            Announcement::LastTurns { name, score } => named("said-last-turns", name, &[("score", *score)]),
            Announcement::PlayOff { sides } => name("said-play-off", &self.sides(sides)),
            Announcement::Won { sides, score } => self.say_with(
                if sides.len() > 1 { "said-shared-win" } else { "said-won" },
                &[
                    ("name", self.sides(sides).into()),
                    ("score", Value::from(*score)),
                    ("count", Value::from(sides.iter().map(Vec::len).sum::<usize>())),
                ],
            ),
        }
    }

    fn rolled(&self, dice: Dice, best: &[Combination]) -> String {
        let rolled = self.say_with("said-rolled", &[("dice", self.dice(dice.faces()).into())]);
        if best.is_empty() {
            return rolled;
        }
        let total: Points = best.iter().map(|combination| combination.points).sum();
        let values = [
            ("combinations", Value::from(self.combinations(best))),
            ("points", Value::from(total)),
            ("number", Value::from(number_of(&grouped(best)))),
        ];
        format!("{rolled} {}", self.say_with("said-scores", &values))
    }

    /// What is special about this moment.
    pub(crate) fn banner(&self, banner: Banner) -> String {
        let needed = |id: &str, needed: Points| self.say_with(id, &[("needed", needed.into())]);
        match banner {
            Banner::LastTurn { needed: points, one_throw: false } => needed("banner-last-turn", points),
            Banner::LastTurn { needed: points, one_throw: true } => needed("banner-last-throw", points),
            Banner::PlayOff => self.say("banner-play-off"),
            Banner::Opening { needed: points } => needed("banner-opening", points),
            Banner::MayGoOn => self.say("banner-may-go-on"),
            Banner::ExactlyToWin { needed: points } => needed("banner-exactly", points),
            Banner::LastRound => self.say("banner-last-round"),
        }
    }
}

/// With a capital letter.
pub(crate) fn capital(text: &str) -> String {
    let mut chars = text.chars();
    chars.next().map_or_else(String::new, |first| first.to_uppercase().chain(chars).collect())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::messages::FILES;
    use farkle_rules::RuleSet;

    fn rolled(language: usize, preset: &str, dice: &str) -> String {
        let rules = RuleSet::preset(preset).unwrap();
        let dice: Dice = dice.parse().unwrap();
        let best = rules.set_asides(dice).first().map(|best| rules.combinations(best.dice, dice));
        let (tag, source) = FILES[language];
        Messages::new(tag, source)
            .announcement(&Announcement::Rolled { dice, best: best.unwrap_or_default() })
    }

    #[test]
    fn what_rounds_to_nothing_has_no_sign() {
        let messages = Messages::new(FILES[0].0, FILES[0].1);
        let said = [-0.004, 0.0, -0.0, 0.004, -0.006, 2.34, -12.0].map(|number| messages.signed(number));
        assert_eq!(said, ["0.00", "0.00", "0.00", "0.00", "\u{2212}0.01", "+2.3", "\u{2212}12.0"]);
    }

    #[test]
    fn a_roll_is_said_as_people_say_it() {
        assert_eq!(
            rolled(0, "classic", "144466"),
            "Rolled one, four, four, four, six, six. Three fours and one one score 500."
        );
        assert!(rolled(0, "classic", "112355").ends_with("Two ones and two fives score 300."));
        assert!(rolled(0, "classic", "123456").contains("traight scores "));
        assert!(rolled(0, "classic", "223446").ends_with("."), "nothing scores");
        assert!(rolled(1, "classic", "112346").ends_with("Zwei Einsen zählen 200."));
        assert!(rolled(3, "classic", "444236").ends_with("Brelan de quatre vaut 400."));
    }

    #[test]
    fn one_player_wins_and_a_team_win() {
        let won = |language: usize, sides: &[&[&str]]| {
            let (tag, source) = FILES[language];
            let messages = Messages::new(tag, source);
            let names = |side: &&[&str]| side.iter().map(ToString::to_string).collect::<SideNames>();
            let sides: Vec<SideNames> = sides.iter().map(names).collect();
            let headline = messages.headline(&sides);
            (messages.announcement(&Announcement::Won { sides, score: Points(10_000) }), headline)
        };
        let words = |said: &str, headline: &str| (said.to_string(), headline.to_string());
        let (ann, team, others) = (["Ann"].as_slice(), ["Ann", "Cleo"].as_slice(), ["Ben", "Dan"].as_slice());
        assert_eq!(won(0, &[ann]), words("Ann wins with 10,000.", "Ann wins"));
        assert_eq!(won(0, &[team]), words("Ann and Cleo win with 10,000.", "Ann and Cleo win"));
        assert_eq!(won(0, &[team, others]).1, "Ann & Cleo and Ben & Dan share the win");
        assert_eq!(won(1, &[team]).1, "Ann und Cleo gewinnen");
        assert_eq!(won(2, &[team]).1, "Ganan Ann y Cleo");
        assert_eq!(won(3, &[team]).1, "Ann et Cleo gagnent");
        for (last, headline) in [
            ("Inés", "Ganan Ann e Inés"),
            ("Íñigo", "Ganan Ann e Íñigo"),
            ("Hilda", "Ganan Ann e Hilda"),
            ("Iago", "Ganan Ann y Iago"),
            ("Yolanda", "Ganan Ann y Yolanda"),
        ] {
            assert_eq!(won(2, &[["Ann", last].as_slice()]).1, headline);
        }
        assert_eq!(won(1, &[["Ann", "Inés"].as_slice()]).1, "Ann und Inés gewinnen");
    }
}
