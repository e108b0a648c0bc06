//! The rules in every language: one message for each sentence of the engine.

use crate::{Messages, Value, capital};
use farkle_rules::rule_set::{Heading, OfAKind, OptionSpec, Problem, Statement};
use farkle_rules::{Combination, Conflict, Face, Points};

impl Messages {
    /// The heading of a section of the rules.
    pub fn heading(&self, heading: Heading) -> String {
        self.say(match heading {
            Heading::Goal => "heading-goal",
            Heading::Scoring => "heading-scoring",
            Heading::Turn => "heading-turn",
            Heading::Banking => "heading-banking",
            Heading::Farkle => "heading-farkle",
            Heading::End => "heading-end",
            Heading::Players => "heading-players",
        })
    }

    /// One sentence of the rules.
    pub fn statement(&self, statement: &Statement) -> String {
        let points = |id: &str, points: &Points| self.say_with(id, &[("points", Value::from(*points))]);
        let dice = |id: &str, dice: &u8| self.say_with(id, &[("dice", Value::from(usize::from(*dice)))]);
        let target = |id: &str, target: &Points| self.say_with(id, &[("target", Value::from(*target))]);
        match statement {
            Statement::ReachTarget { target: goal, above: false } => target("rule-reach-target", goal),
            Statement::ReachTarget { target: goal, above: true } => target("rule-pass-target", goal),
            Statement::HitTarget { target: goal } => target("rule-hit-target", goal),
            Statement::MostAfterRounds { rounds } => {
                self.say_with("rule-most-after-rounds", &[("rounds", Value::from(usize::from(*rounds)))])
            }
            Statement::RollAll { dice: all } => dice("rule-roll-all", all),
            Statement::SetAsideSome => self.say("rule-set-aside-some"),
            Statement::RollOrBank => self.say("rule-roll-or-bank"),
            Statement::HotDiceMay { dice: all } => dice("rule-hot-dice-may", all),
            Statement::HotDiceMust { dice: all } => dice("rule-hot-dice-must", all),
            Statement::HighStakes { bonus } => points("rule-high-stakes", bonus),
            Statement::Piggyback => self.say("rule-piggyback"),
            Statement::Opening { points: opening } => points("rule-opening", opening),
            Statement::MinimumBank { points: minimum } => points("rule-minimum-bank", minimum),
            Statement::FarkleEndsTurn => self.say("rule-farkle-ends-turn"),
            Statement::FarkleOtherwise => self.say("rule-farkle-otherwise"),
            Statement::FarkleMayGoOn => self.say("rule-farkle-may-go-on"),
            Statement::ThreeFarklesCost { points: cost, below_zero: true } => {
                points("rule-three-farkles-cost", cost)
            }
            Statement::ThreeFarklesCost { points: cost, below_zero: false } => {
                points("rule-three-farkles-cost-to-zero", cost)
            }
            Statement::ThreeFarklesCostAll => self.say("rule-three-farkles-cost-all"),
            Statement::ToxicTwos => self.say("rule-toxic-twos"),
            Statement::EndsAtOnce => self.say("rule-ends-at-once"),
            Statement::LastTurn { one_throw: false } => self.say("rule-last-turn"),
            Statement::LastTurn { one_throw: true } => self.say("rule-last-throw"),
            Statement::PassingGoesToLowest { target: goal } => target("rule-passing-goes-to-lowest", goal),
            Statement::RoundsDecide => self.say("rule-rounds-decide"),
            Statement::TiesEarlier => self.say("rule-ties-earlier"),
            Statement::TiesFirstInTurnOrder => self.say("rule-ties-first-in-turn-order"),
            Statement::TiesShared => self.say("rule-ties-shared"),
            Statement::OffTheTable => self.say("rule-off-the-table"),
            Statement::TiesPlayOff => self.say("rule-ties-play-off"),
            Statement::Teams { teams } => {
                self.say_with("rule-teams", &[("teams", Value::from(usize::from(*teams)))])
            }
            Statement::StarterHighestDie => self.say("rule-starter-highest-die"),
            Statement::StarterChosen => self.say("rule-starter-chosen"),
            Statement::StarterRandom => self.say("rule-starter-random"),
            Statement::StartBonus { bonus } => {
                let list: Vec<String> = bonus.iter().map(|&points| self.points(points)).collect();
                self.say_with("rule-start-bonus", &[("list", list.join(" / ").into())])
            }
            price => self.price(price),
        }
    }

    /// The fault of an option's setting, and the allowed settings.
    pub fn conflict(&self, option: &OptionSpec, conflict: &Conflict) -> String {
        match &conflict.problem {
            Problem::NotAllowed { .. } => {
                let allowed = Value::from(self.allowed(option));
                self.say_with(
                    "problem-not-allowed",
                    &[("value", conflict.value.as_str().into()), ("allowed", allowed)],
                )
            }
            Problem::NeedsSixDice { .. } => {
                self.say_with("problem-needs-dice", &[("dice", Value::from(6_usize))])
            }
            Problem::NeedsFiveDice => self.say_with("problem-needs-dice", &[("dice", Value::from(5_usize))]),
            Problem::NothingScores => self.say("problem-nothing-scores"),
            Problem::NeverBankable { highest } => {
                self.say_with("problem-never-bankable", &[("highest", Value::from(*highest))])
            }
            Problem::NeverMayStop => self.say("problem-never-may-stop"),
            Problem::TargetCantBeHit { unit } => {
                self.say_with("problem-target-cant-be-hit", &[("unit", Value::from(*unit))])
            }
            Problem::TargetIsNoSum => self.say("problem-target-is-no-sum"),
            Problem::AboveExactTarget => self.say("problem-above-exact-target"),
            Problem::PassesExactTarget { target } => {
                self.say_with("problem-passes-exact-target", &[("target", Value::from(*target))])
            }
            Problem::MissesExactTarget { start, needs } => self.say_with(
                "problem-misses-exact-target",
                &[("start", Value::from(*start)), ("needs", Value::from(*needs))],
            ),
            Problem::PassesFromStart { start, needs } => self.say_with(
                "problem-passes-from-start",
                &[("start", Value::from(*start)), ("needs", Value::from(*needs))],
            ),
            Problem::StartsAtTarget { target } => {
                self.say_with("problem-starts-at-target", &[("target", Value::from(*target))])
            }
            Problem::OneTeam => self.say("problem-one-team"),
            Problem::NoBonus => self.say("problem-no-bonus"),
            other @ (Problem::UnknownKey { .. } | Problem::UnknownPreset) => other.reason(),
        }
    }

    /// If a sentence only names a price: its words, its points, and dice as an example.
    pub fn priced(&self, statement: &Statement) -> Option<(String, Points, Vec<Face>)> {
        let dice = |pips: &[u8]| pips.iter().filter_map(|&pips| Face::new(pips)).collect::<Vec<_>>();
        let of = |id: &str, points: &Points, pips: &[u8]| Some((self.say(id), *points, dice(pips)));
        let what = |points: &Points, combination: &Combination| {
            let faces = combination.dice.faces().collect();
            Some((capital(&self.combination(combination)), *points, faces))
        };
        match statement {
            Statement::Price { combination } => what(&combination.points, combination),
            Statement::OfAKindPrice { count, price: OfAKind::Flat(points) } => match count {
                4 => of("rule-four-of-a-kind", points, &[3; 4]),
                5 => of("rule-five-of-a-kind", points, &[3; 5]),
                _ => of("rule-six-of-a-kind", points, &[3; 6]),
            },
            Statement::SixOnesPrice { points } => of("rule-six-ones", points, &[1; 6]),
            Statement::StraightPrice { points } => of("rule-straight", points, &[1, 2, 3, 4, 5, 6]),
            Statement::LowStraightPrice { points } => of("rule-low-straight", points, &[1, 2, 3, 4, 5]),
            Statement::HighStraightPrice { points } => of("rule-high-straight", points, &[2, 3, 4, 5, 6]),
            Statement::ThreePairsPrice { points } => of("rule-three-pairs", points, &[2, 2, 3, 3, 6, 6]),
            Statement::FourAndAPairPrice { points } => {
                of("rule-four-and-a-pair", points, &[4, 4, 4, 4, 2, 2])
            }
            Statement::TwoTripletsPrice { points } => of("rule-two-triplets", points, &[2, 2, 2, 6, 6, 6]),
            _ => None,
        }
    }

    /// A sentence about a price.
    fn price(&self, statement: &Statement) -> String {
        if let Some((what, points, _)) = self.priced(statement) {
            return self.say_with("rule-price", &[("what", what.into()), ("points", points.into())]);
        }
        match statement {
            Statement::TriplePrices { ones, face_value } => {
                let values = [("ones", Value::from(*ones)), ("value", Value::from(*face_value))];
                self.say_with("rule-triple-prices", &values)
            }
            Statement::OfAKindPrice { count, price } => {
                let what = self.say(match count {
                    4 => "rule-four-of-a-kind",
                    5 => "rule-five-of-a-kind",
                    _ => "rule-six-of-a-kind",
                });
                match price {
                    OfAKind::Times(times) => {
                        let times = Value::from(times.to_string());
                        self.say_with("rule-times-triple", &[("what", what.into()), ("times", times)])
                    }
                    OfAKind::Flat(_) | OfAKind::NotPriced => {
                        self.say_with("rule-not-priced", &[("what", what.into())])
                    }
                }
            }
            Statement::MoreAsTriples => self.say("rule-more-as-triples"),
            Statement::SixOnesWin => self.say("rule-six-ones-win"),
            Statement::FiveOfAKindWins => self.say("rule-five-of-a-kind-wins"),
            Statement::FullHousePrice { bonus } => {
                self.say_with("rule-full-house", &[("points", Value::from(*bonus))])
            }
            Statement::NoScorersPrice { dice, points, hot } => {
                let id = if *hot { "rule-no-scorers-hot" } else { "rule-no-scorers" };
                let values = [("dice", Value::from(usize::from(*dice))), ("points", Value::from(*points))];
                self.say_with(id, &values)
            }
            Statement::OneRollOnly => self.say("rule-one-roll-only"),
            // All other sentences are about the course of the game.
            other => other.to_string(),
        }
    }
}

#[cfg(test)]
mod tests {
    use farkle_rules::rule_set::{describe_for_real_dice, options};
    use farkle_rules::{Preset, RuleSet, RuleSetDraft};

    fn all_rule_sets() -> Vec<RuleSet> {
        let presets = Preset::ALL.iter().map(Preset::draft);
        let with_one_setting = options().flat_map(|option| {
            let words = ["on", "1500", "x2", "wins", "all", "2", "3", "5"]
                .into_iter()
                .chain(option.usual.iter().copied());
            let choices = match option.kind {
                farkle_rules::rule_set::Kind::Choice(words) => words.iter().map(|(word, _)| *word).collect(),
                _ => Vec::new(),
            };
            words.chain(choices).filter_map(|word| {
                let mut draft = RuleSetDraft::preset("walnut").unwrap();
                draft.set(option.key, word).ok().map(|()| draft)
            })
        });
        presets.chain(with_one_setting).filter_map(|draft| RuleSet::try_from(draft).ok()).collect()
    }

    #[test]
    fn every_sentence_about_every_rule_has_a_message_in_every_language() {
        for language in crate::Language::ALL {
            let messages = language.messages();
            for rules in all_rule_sets() {
                for section in describe_for_real_dice(&rules) {
                    assert!(messages.heading(section.heading).contains(|c: char| c.is_uppercase()));
                    for statement in &section.statements {
                        let text = messages.statement(statement);
                        let is_a_sentence =
                            text.ends_with(['.', '!']) && !text.contains("{$") && text.contains(' ');
                        assert!(is_a_sentence, "{language}: {statement:?}: {text}");
                    }
                }
            }
        }
    }

    /// The terminal uses the engine's English, the app and sheets use messages. Both texts are the
    /// same except for the apostrophe. But the app says prices in words, because it may be read
    /// aloud, and the terminal lists them with digits.
    #[test]
    fn the_engine_and_the_english_messages_say_the_same() {
        let english = crate::Language::English.messages();
        for rules in all_rule_sets() {
            for section in describe_for_real_dice(&rules) {
                assert_eq!(english.heading(section.heading), section.heading.title());
                let is_list_of_prices = section.heading == farkle_rules::rule_set::Heading::Scoring;
                for statement in section.statements.iter().filter(|_| !is_list_of_prices) {
                    assert_eq!(english.statement(statement).replace('’', "'"), statement.to_string());
                }
            }
        }
    }
}
