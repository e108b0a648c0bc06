//! Every message comes out as it went in, and no bytes make the reader panic.

use farkle_thinking::{
    Advice, Answer, Asked, DayPlayer, Decision, DiceOdds, Estimate, Fault, Method, News, Odds, Question,
    RatedPlay, Reason, Response, Review, Solution, Today, Trouble, decode, encode,
};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;

fn question() -> impl Strategy<Value = Question> {
    let text = || ".{0,60}";
    prop_oneof![
        text().prop_map(|rules| Question::Odds { rules }),
        (text(), text(), text(), any::<u64>()).prop_map(|(rules, position, temperament, chance)| {
            Question::Decide { rules, position, temperament, chance }
        }),
        (text(), text()).prop_map(|(rules, position)| Question::Advise { rules, position }),
        (text(), option::of(any::<u8>())).prop_map(|(rules, seats)| Question::Estimate { rules, seats }),
        (text(), option::of(any::<u8>()), option::of(vec(any::<u8>(), 0..300)))
            .prop_map(|(rules, seats, kept)| Question::Solve { rules, seats, kept }),
        text().prop_map(|record| Question::Review { record }),
        (any::<u32>(), text()).prop_map(|(day, record)| Question::Today { day, record }),
        text().prop_map(|record| Question::Luck { record }),
    ]
}

fn chance() -> impl Strategy<Value = f64> {
    0.0..=1.0
}

fn reason() -> impl Strategy<Value = Reason> {
    prop_oneof![
        Just(Reason::WinsNow),
        any::<i32>().prop_map(|short| Reason::BankLoses { short }),
        (any::<u8>(), chance(), any::<i32>()).prop_map(|(dice, farkle, stake)| Reason::FarkleRisk {
            dice,
            farkle,
            stake
        }),
        (chance(), chance()).prop_map(|(best, other)| Reason::WinChances { best, other }),
    ]
}

fn answer() -> impl Strategy<Value = Answer> {
    let dice = (1..=6_u8, chance(), chance(), 0.0..3000.0);
    let dice =
        dice.prop_map(|(dice, farkle, hot_dice, average)| DiceOdds { dice, farkle, hot_dice, average });
    let odds = (vec(dice, 0..7), [-1e3..1e3, -1e3..1e3], -1e3..1e3, option::of(0.0..1e3));
    let choice = (any::<u16>(), chance()).prop_map(|(action, value)| RatedPlay { action, value });
    let method = prop_oneof![Just(Method::Exact), Just(Method::Race), Just(Method::Points)];
    let fault = || {
        let parts = (any::<u32>(), any::<u8>(), chance(), any::<u16>(), any::<u16>());
        parts.prop_map(|(event, side, cost, done, best)| Fault {
            event,
            side,
            cost,
            done,
            best,
            reasons: vec![Reason::OnlyPlay],
        })
    };
    let counts = || (any::<u32>(), any::<u32>());
    let review = (
        [chance(), chance()],
        [chance(), chance()],
        [counts(), counts()],
        vec((any::<u32>(), chance()), 0..20),
        vec(fault(), 0..6),
    );
    let sums = (any::<i32>(), -1e4..1e4, -1e4..1e4, -1e4..1e4);
    let player = (sums, any::<u32>(), chance(), any::<u32>(), vec(fault(), 0..6)).prop_map(
        |((points, expected, luck, lost), decisions, accuracy, farkles, costliest)| DayPlayer {
            points,
            expected,
            luck,
            lost,
            decisions,
            accuracy,
            farkles,
            costliest,
        },
    );
    prop_oneof![
        odds.prop_map(|(dice, turn, long_run, turns_to_target)| {
            Answer::Odds(Odds { dice, turn, long_run, turns_to_target })
        }),
        any::<u16>().prop_map(|action| Answer::Decision(Decision { action })),
        (method, vec(chance(), 0..8), vec(choice, 0..20), vec(reason(), 0..3)).prop_map(
            |(method, sides, choices, reasons)| Answer::Advice(Advice { method, sides, choices, reasons }),
        ),
        chance().prop_map(|seconds| Answer::Estimate(Estimate { seconds })),
        ([chance(), chance()], any::<u32>(), option::of(vec(any::<u8>(), 0..300)))
            .prop_map(|(win, sweeps, keep)| Answer::Solution(Solution { win, sweeps, keep })),
        review.prop_map(|(luck, errors, decisions, chances, costliest)| {
            Answer::Review(Review { luck, errors, decisions, chances, costliest })
        }),
        (any::<i32>(), vec(player, 0..4)).prop_map(|(par, players)| Answer::Today(Today { par, players })),
        vec(chance(), 0..8).prop_map(Answer::Luck),
    ]
}

fn news() -> impl Strategy<Value = News> {
    let trouble = prop_oneof![
        Just(Trouble::Unreadable),
        Just(Trouble::TooLarge),
        Just(Trouble::OutOfScope),
        Just(Trouble::NotSolved),
        Just(Trouble::NothingToDecide),
    ];
    prop_oneof![
        chance().prop_map(News::Progress),
        answer().prop_map(News::Answer),
        trouble.prop_map(News::Trouble),
    ]
}

proptest! {
    #[test]
    fn every_question_comes_out_as_it_went_in(number: u32, question in question()) {
        let asked = Asked { number, question };
        prop_assert_eq!(decode::<Asked>(&encode(&asked)), Ok(asked));
    }

    #[test]
    fn everything_that_is_told_comes_out_as_it_went_in(number: u32, news in news()) {
        let told = Response { number, news };
        prop_assert_eq!(decode::<Response>(&encode(&told)), Ok(told));
    }

    #[test]
    fn a_message_that_is_cut_off_or_too_long_is_unreadable(question in question(), part in 0.0..1.0) {
        let bytes = encode(&Asked { number: 1, question });
        let short = (bytes.len() as f64 * part) as usize;
        prop_assert!(decode::<Asked>(&bytes[..short]).is_err());
        prop_assert!(decode::<Asked>(&[bytes, vec![0]].concat()).is_err());
    }

    #[test]
    fn no_bytes_make_the_reader_panic(bytes in vec(any::<u8>(), 0..200)) {
        let _ = decode::<Asked>(&bytes);
        let _ = decode::<Response>(&bytes);
    }
}
