//! Why the best play is the best, in words.

use crate::{Messages, Value, capital};
use farkle_thinking::Reason;

/// Win chances that differ by less are called equal; see `Reason::NearlyEqual`.
const ABOUT_EQUAL: f64 = 0.001;

impl Messages {
    /// Reasons as sentences, one after the other. `rival` is the name of the other one of two
    /// sides, if it is one player's.
    ///
    /// ```
    /// use farkle_thinking::Reason;
    /// use farkle_words::Language;
    /// let reasons =
    ///     [Reason::FarkleRisk { dice: 2, farkle: 4.0 / 9.0, stake: 450 }, Reason::NoHurry { turns: 9 }];
    /// assert_eq!(
    ///     Language::English.messages().reasons(&reasons, Some("Ben")),
    ///     "With 2 dice you farkle 44% of the time and lose 450. \
    ///      Ben needs about 9 turns, so there is no hurry."
    /// );
    /// ```
    pub fn reasons(&self, reasons: &[Reason], rival: Option<&str>) -> String {
        reasons.iter().map(|reason| self.reason(reason, rival)).collect::<Vec<_>>().join(" ")
    }

    /// One reason as a sentence; see [`Messages::reasons`].
    pub fn reason(&self, reason: &Reason, rival: Option<&str>) -> String {
        let rival = || rival.map_or_else(|| self.say("why-rival"), str::to_string).into();
        let points = |points: i32| Value::Points(points.into());
        let average = |points: f64| Value::Points(points.round() as i64);
        let count = |count: u8| Value::Count(count.into());
        let percent = |chance: f64| Value::Text(self.percent(chance));
        let fine = |chance: f64| Value::Text(self.fine_percent(chance));
        capital(&match *reason {
            Reason::OnlyPlay => self.say("why-only-play"),
            Reason::WinsNow => self.say("why-wins-now"),
            Reason::BankLoses { short } => self.say_with("why-bank-loses", &[("short", points(short))]),
            Reason::BelowOpening { opening, most } => {
                self.say_with("why-below-opening", &[("least", points(opening)), ("most", points(most))])
            }
            Reason::BelowMinimum { minimum, most } => {
                self.say_with("why-below-minimum", &[("least", points(minimum)), ("most", points(most))])
            }
            Reason::HotDiceMustRoll => self.say("why-hot-dice-must-roll"),
            Reason::PastTarget { over } => self.say_with("why-past-target", &[("over", points(over))]),
            Reason::LastTurnHolds { needs, chance } => self.say_with(
                "why-last-turn-holds",
                &[("rival", rival()), ("needs", points(needs)), ("percent", percent(chance))],
            ),
            Reason::LastTurnBeats { needs, chance } => self.say_with(
                "why-last-turn-beats",
                &[("rival", rival()), ("needs", points(needs)), ("percent", percent(chance))],
            ),
            Reason::ThirdFarkle { dice, farkle, cost } => self.say_with(
                "why-third-farkle",
                &[("dice", count(dice)), ("percent", percent(farkle)), ("cost", points(cost))],
            ),
            Reason::GoalInReach { needs, chance, bank, .. } => self.say_with(
                "why-goal-in-reach",
                &[("needs", points(needs)), ("chance", fine(chance)), ("bank", fine(bank))],
            ),
            Reason::Behind { lead, roll, bank } => self.say_with(
                "why-behind",
                &[("rival", rival()), ("lead", points(lead)), ("roll", fine(roll)), ("bank", fine(bank))],
            ),
            Reason::RivalClose { needs, chance } => self.say_with(
                "why-rival-close",
                &[("rival", rival()), ("needs", points(needs)), ("percent", percent(chance))],
            ),
            Reason::Ahead { lead, roll, bank } => self.say_with(
                "why-ahead",
                &[("lead", points(lead)), ("roll", average(roll)), ("bank", points(bank))],
            ),
            Reason::NoHurry { turns } => {
                self.say_with("why-no-hurry", &[("rival", rival()), ("turns", count(turns))])
            }
            Reason::FarkleRisk { dice, farkle, stake } => self.say_with(
                "why-farkle-risk",
                &[("dice", count(dice)), ("percent", percent(farkle)), ("stake", points(stake))],
            ),
            Reason::RollEarns { roll, bank } => {
                self.say_with("why-roll-earns", &[("roll", average(roll)), ("bank", points(bank))])
            }
            Reason::BankEarns { roll, bank } => {
                self.say_with("why-bank-earns", &[("roll", average(roll)), ("bank", points(bank))])
            }
            Reason::AllDiceAgain { dice, farkle: 0.0 } => {
                self.say_with("why-all-dice-never", &[("dice", count(dice))])
            }
            Reason::AllDiceAgain { dice, farkle } => {
                self.say_with("why-all-dice-again", &[("dice", count(dice)), ("percent", percent(farkle))])
            }
            Reason::HotDiceChance { dice, chance } => {
                self.say_with("why-hot-dice-chance", &[("dice", count(dice)), ("percent", percent(chance))])
            }
            Reason::MoreDice { dice, farkle, instead, farkle_instead, given_up } => {
                let risk = self.say_with(
                    "why-more-dice",
                    &[
                        ("dice", count(dice)),
                        ("percent", percent(farkle)),
                        ("instead", count(instead)),
                        ("otherwise", percent(farkle_instead)),
                    ],
                );
                match given_up {
                    0 => risk,
                    _ => format!("{risk} {}", self.say_with("why-given-up", &[("less", points(given_up))])),
                }
            }
            Reason::MorePoints { more, dice, instead } => self.say_with(
                "why-more-points",
                &[("more", points(more)), ("dice", count(dice)), ("instead", count(instead))],
            ),
            Reason::MorePointsAnyway { more, dice } => {
                self.say_with("why-more-points-anyway", &[("more", points(more)), ("dice", count(dice))])
            }
            Reason::TakeAll { more } => self.say_with("why-take-all", &[("more", points(more))]),
            Reason::TakeOver { dice, farkle, points: earned } => self.say_with(
                "why-take-over",
                &[("dice", count(dice)), ("percent", percent(farkle)), ("points", points(earned))],
            ),
            Reason::FreshDice { dice, farkle, all, farkle_all } => self.say_with(
                "why-fresh-dice",
                &[
                    ("dice", count(dice)),
                    ("percent", percent(farkle)),
                    ("all", count(all)),
                    ("otherwise", percent(farkle_all)),
                ],
            ),
            Reason::NothingToLose => self.say("why-nothing-to-lose"),
            Reason::NearlyEqual => self.say_with("why-nearly-equal", &[("percent", fine(ABOUT_EQUAL))]),
            Reason::WinChances { best, other } => {
                self.say_with("why-win-chances", &[("best", fine(best)), ("other", fine(other))])
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Language;

    /// Every kind, with numbers that need care: one of a thing, thousands, small chances.
    fn every_kind(dice: u8) -> Vec<Reason> {
        let (chance, points) = (0.0234, 1_250);
        let kinds = vec![
            Reason::OnlyPlay,
            Reason::WinsNow,
            Reason::BankLoses { short: points },
            Reason::BelowOpening { opening: 500, most: 350 },
            Reason::BelowMinimum { minimum: 300, most: 250 },
            Reason::HotDiceMustRoll,
            Reason::PastTarget { over: 50 },
            Reason::LastTurnHolds { needs: points, chance },
            Reason::LastTurnBeats { needs: points, chance },
            Reason::ThirdFarkle { dice, farkle: chance, cost: 500 },
            Reason::GoalInReach { needs: points, dice, chance: 0.5123, bank: 0.4567 },
            Reason::Behind { lead: points, roll: 0.2345, bank: 0.2211 },
            Reason::RivalClose { needs: points, chance },
            Reason::Ahead { lead: points, roll: 1_310.4, bank: points },
            Reason::NoHurry { turns: 9 },
            Reason::FarkleRisk { dice, farkle: 0.4444, stake: points },
            Reason::RollEarns { roll: 1_310.4, bank: points },
            Reason::BankEarns { roll: 410.2, bank: points },
            Reason::AllDiceAgain { dice: 6, farkle: chance },
            Reason::HotDiceChance { dice, chance },
            Reason::MoreDice {
                dice: dice + 1,
                farkle: chance,
                instead: dice,
                farkle_instead: 0.1,
                given_up: 100,
            },
            Reason::MorePoints { more: 50, dice, instead: dice + 1 },
            Reason::MorePointsAnyway { more: 50, dice },
            Reason::TakeAll { more: 50 },
            Reason::TakeOver { dice, farkle: chance, points },
            Reason::FreshDice { dice, farkle: 0.3, all: 6, farkle_all: chance },
            Reason::NothingToLose,
            Reason::NearlyEqual,
            Reason::WinChances { best: 0.5123, other: 0.4567 },
        ];
        // Who adds a kind finds out here that it has to be in the list: nothing else is listed.
        let names: std::collections::BTreeSet<String> =
            kinds.iter().map(|kind| format!("{:?}", std::mem::discriminant(kind))).collect();
        assert_eq!(names.len(), kinds.len());
        kinds
    }

    #[test]
    fn every_reason_is_a_sentence_in_every_language() {
        for language in Language::ALL {
            let messages = language.messages();
            for reason in [1, 2, 5].into_iter().flat_map(every_kind) {
                for rival in [None, Some("Ben")] {
                    let said = messages.reason(&reason, rival);
                    let begins = said.chars().next().is_some_and(|c| c.is_uppercase() || c.is_ascii_digit());
                    assert!(begins && said.ends_with('.'), "{language}: {said}");
                    assert!(!said.contains(['{', '}', '$']) && !said.contains("why-"), "{language}: {said}");
                    assert!(said.chars().count() < 190, "{language}: nobody reads that: {said}");
                }
            }
        }
    }

    #[test]
    fn what_never_happens_is_no_percentage() {
        // Under the rules of Zilch every roll of six dice scores.
        for language in Language::ALL {
            let said = language.messages().reason(&Reason::AllDiceAgain { dice: 6, farkle: 0.0 }, None);
            assert!(!said.contains(['%', '{']) && !said.contains('0'), "{language}: {said}");
        }
    }

    #[test]
    fn numbers_are_written_as_the_language_does_it() {
        let behind = Reason::Behind { lead: 1_250, roll: 0.2345, bank: 0.2211 };
        let said = |language: Language| language.messages().reason(&behind, None);
        assert_eq!(
            said(Language::English),
            "If you bank, the other side is still 1,250 ahead. You win 23.4% of the time if you roll, and \
             22.1% if you bank."
        );
        assert!(said(Language::German).contains("die Gegenseite noch 1.250 vorn"));
    }

    #[test]
    fn points_that_are_given_up_for_dice_are_named_if_there_are_any() {
        let reason = |given_up| {
            let reason =
                Reason::MoreDice { dice: 5, farkle: 0.077, instead: 3, farkle_instead: 0.28, given_up };
            Language::English.messages().reason(&reason, None)
        };
        let risk = "With 5 dice you farkle 7.7% of the time, and with 3 dice 28%.";
        assert_eq!(reason(0), risk);
        assert_eq!(reason(100), format!("{risk} That’s worth giving up 100 points."));
    }

    #[test]
    fn one_die_is_not_called_dice() {
        let risk = Reason::FarkleRisk { dice: 1, farkle: 2.0 / 3.0, stake: 300 };
        assert_eq!(
            Language::English.messages().reason(&risk, None),
            "With one die you farkle 67% of the time and lose 300."
        );
    }
}
