//! The events of a game in the language of the page: each refusal, announcement and banner has its
//! message.
//!
//! The engine provides the facts with their numbers.

use crate::language::messages::{Messages, Value};
use farkle_client::{Announcement, Banner, is_singular};
use farkle_rules::{Combination, Dice, Points, Refusal, Shape};
use farkle_table::{Denial, MOST_TAKEN_BACK};
use farkle_words::grouped;

/// Whether the scoring dice are one thing, several, or dice that are alike ("three fours"), which
/// is singular in some languages.
fn number_of(groups: &[(Combination, usize)]) -> &'static str {
    let [(only, 1)] = groups else { return "several" };
    match only.shape {
        shape if is_singular(shape) => "thing",
        Shape::ThreePairs | Shape::TwoTriplets => "several",
        _ => "alike",
    }
}

impl Messages {
    /// Why the host of the table denies a wish.
    pub(crate) fn denial(&self, denial: &Denial) -> String {
        match denial {
            Denial::Rules(refusal) => self.refusal(refusal),
            Denial::NotYourTurn { .. } => self.say("denial-not-your-turn"),
            Denial::NotYourSeat => self.say("denial-not-your-seat"),
            Denial::TooLate => self.say("denial-too-late"),
            Denial::OtherDevice => self.say("friends-other-device"),
            Denial::Overloaded => self.say("denial-overloaded"),
            Denial::NoTakeBack => self.say("denial-no-take-back"),
            Denial::NothingToTakeBack => self.say("denial-nothing-to-take-back"),
            Denial::NotYourDecision { .. } => self.say("denial-not-your-decision"),
            Denial::TooManyTakenBack => {
                self.say_with("denial-too-many-taken-back", &[("most", Value::from(MOST_TAKEN_BACK))])
            }
            Denial::DiceRevealed => self.say("denial-dice-revealed"),
        }
    }

    /// Why the rules refuse an action.
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

    /// What has happened, as a sentence.
    pub(crate) fn announcement(&self, said: &Announcement) -> String {
        let name = |id: &str, name: &String| self.say_with(id, &[("name", name.as_str().into())]);
        let named = |id: &str, name: &String, rest: &[(&str, Points)]| {
            let mut values = vec![("name", Value::from(name.as_str()))];
            values.extend(rest.iter().map(|&(key, points)| (key, Value::from(points))));
            self.say_with(id, &values)
        };
        let points = |id: &str, points: Points| self.say_with(id, &[("points", points.into())]);
        match said {
            Announcement::RolledForStart { rolled } => {
                let rolled = rolled.iter().map(|(name, face)| format!("{name} ({})", face.pips()));
                let rolled = rolled.collect::<Vec<_>>().join(", ");
                self.say_with("said-rolled-for-start", &[("dice", rolled.into())])
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
            Announcement::Banked { name, points, score } if points == score => {
                named("said-banked-first", name, &[("points", *points)])
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
            Announcement::Done { name, score } => named("said-done", name, &[("score", *score)]),
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
            Banner::NearGoal { needed: points } => needed("banner-near-goal", points),
            Banner::LastRound => self.say("banner-last-round"),
            Banner::Round { round, rounds } => self.say_with(
                "banner-round",
                &[("round", (round as usize).into()), ("rounds", (rounds as usize).into())],
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::messages::FILES;
    use farkle_client::SideNames;
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
    fn a_roll_is_said_as_people_say_it() {
        assert_eq!(
            rolled(0, "classic", "144466"),
            "Rolled one, four, four, four, six, six. Three fours and a one score 500."
        );
        assert!(rolled(0, "classic", "112355").ends_with("Two ones and two fives score 300."));
        assert!(rolled(0, "classic", "123456").contains("traight scores "));
        assert!(rolled(0, "classic", "223446").ends_with("."), "nothing scores");
        assert!(rolled(1, "classic", "112346").ends_with("Zwei Einsen zählen 200."));
        assert!(rolled(3, "classic", "444236").ends_with("Brelan de 4\u{a0}: 400 points."));
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
