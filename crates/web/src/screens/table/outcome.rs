//! What is said of a game that is over: who has won, how it ended, and how close it was.

use super::players::own_seat;
use crate::game::open_game::Hands;
use crate::language::messages::{messages, say};
use farkle_rules::rule_set::{EndingRule, LastChance, Reached};
use farkle_rules::{Game, Phase, Points, Seat, Side, TurnEnd, TurnEndKind, Victory};
use farkle_table::Ledger;

/// Who has won, or what somebody alone has come to.
pub(crate) fn headline(ledger: &Ledger) -> String {
    let winners = ledger.game().winners();
    if ledger.game().side_count() == 1 {
        return say!("end-points", "points" => score_of_winners(ledger));
    }
    messages().headline(&winners.iter().map(|side| ledger.names_on(side)).collect::<Vec<_>>())
}

/// What the winners have.
pub(super) fn score_of_winners(ledger: &Ledger) -> String {
    let game = ledger.game();
    let most = game.winners().iter().map(|side| game.score(side)).max();
    most.map(|most| messages().points(most)).unwrap_or_default()
}

/// Why the game was over: who comes here may have looked at the dice.
pub(super) fn how_it_ended(ledger: &Ledger) -> Option<String> {
    let game = ledger.game();
    let (rules, Phase::Over { by, .. }) = (game.rules(), game.phase()) else { return None };
    let target = messages().points(rules.target());
    Some(match (by, rules.ending()) {
        _ if ledger.has_ended() => return None,
        (Victory::Roll, _) => say!("end-by-roll"),
        _ if !game.play_off().is_empty() => say!("end-play-off"),
        (_, EndingRule::Rounds) => say!("end-rounds", "rounds" => usize::from(rules.rounds())),
        // Whoever plays alone has no last turn.
        (_, EndingRule::LastTurn) if game.side_count() > 1 => {
            let is_one_throw = rules.last_chance() == LastChance::OneThrow;
            let id = if is_one_throw { "end-last-throws" } else { "end-last-turns" };
            say!(id, "target" => target, "others" => game.side_count() - 1)
        }
        _ => match winner_alone(ledger).filter(|_| is_race(game)) {
            Some(winner) => say!("end-reached-first", "name" => ledger.name(winner), "target" => target),
            None => say!("end-reached", "target" => target),
        },
    })
}

/// The only winner, if it is no team and has played against others.
pub(super) fn winner_alone(ledger: &Ledger) -> Option<Seat> {
    let game = ledger.game();
    let mut won = winning_seats(game);
    won.next().filter(|_| won.next().is_none() && game.side_count() > 1)
}

/// Whoever lacked no more than this part of the points that would have been needed was close.
const CLOSE: i32 = 10;

/// Who came closest to the only winner, and how many points short; `None` where points did not
/// decide.
pub(crate) fn won_by(game: &Game) -> Option<(Side, Points)> {
    let winners = game.winners();
    let winner = winners.iter().next().filter(|_| winners.len() == 1 && is_by_points(game))?;
    let others = game.all_sides().filter(|&side| side != winner);
    let next = others.max_by_key(|&side| game.score(side))?;
    let points = game.score(winner) - game.score(next);
    (points > Points::ZERO).then_some((next, points))
}

fn is_by_points(game: &Game) -> bool {
    matches!(game.phase(), Phase::Over { by, .. } if by != Victory::Roll)
}

/// How many points the person at this device lacked, or was ahead of the next; `None` where points
/// did not decide, or several people play here.
pub(super) fn distance(ledger: &Ledger, hands: Hands) -> Option<String> {
    let game = ledger.game();
    let seat = own_seat(ledger, hands)?;
    let own = game.side(seat);
    if ledger.has_ended() {
        return None;
    }
    let say =
        |id, side, points| say!(id, "points" => messages().points(points), "name" => ledger.side_name(side));
    if game.winners().contains(own) {
        return won_by(game).map(|(next, points)| say("end-ahead", next, points));
    }
    let winner = game.winners().iter().next()?;
    let needed = needed(game)?;
    let short = Some(needed - game.score(own)).filter(|short| *short > Points::ZERO)?;
    if ledger.sheet().of_seat(seat).next().is_none() {
        return Some(say("end-no-turn", winner, short));
    }
    // Both scores stand above: after a rout nobody is told how far it was.
    if is_rout(ledger, seat) {
        return Some(rout_in_words(ledger, seat));
    }
    let is_close = short.0 * CLOSE <= needed.0;
    if is_race(game) {
        let id = if is_close { "end-close-to-goal" } else { "end-short-of-goal" };
        return Some(say!(id, "points" => messages().points(short), "target" => messages().points(needed)));
    }
    Some(say(if is_close { "end-close" } else { "end-short" }, winner, short))
}

/// Whether [`distance`] tells a player who has lost where the goal was.
pub(super) fn tells_goal(ledger: &Ledger, seat: Seat) -> bool {
    let has_played = ledger.sheet().of_seat(seat).next().is_some();
    has_played && is_race(ledger.game()) && !is_rout(ledger, seat)
}

/// Whether the game was over as soon as somebody got to the goal. Where it has to be passed,
/// whoever is just there has not won.
fn is_race(game: &Game) -> bool {
    let rules = game.rules();
    matches!(rules.ending(), EndingRule::AtOnce | EndingRule::Exactly) && rules.reached() == Reached::AtLeast
}

/// The points that would have been needed: the goal, or what the winner has. `None` where points
/// did not decide.
fn needed(game: &Game) -> Option<Points> {
    let best = game.winners().iter().map(|winner| game.score(winner)).max();
    let needed = if is_race(game) { Some(game.rules().target()) } else { best };
    needed.filter(|_| is_by_points(game))
}

/// Whether a player has lost with less than half of the points that would have been needed.
pub(super) fn is_rout(ledger: &Ledger, seat: Seat) -> bool {
    let game = ledger.game();
    needed(game).is_some_and(|needed| game.score(game.side(seat)).0 * 2 < needed.0)
}

/// So many farkles are worth a word, where they are half of the turns.
const MANY_FARKLES: usize = 3;

/// So few turns are no game.
const FEW_TURNS: usize = 2;

/// Whoever has lost less than this part of the points that would have been needed had bad luck.
const LITTLE: i32 = 10;

/// What comforts after a rout: how much was lost in all turns together, where that was much, or not
/// little in few turns; that there were few, or many farkles.
fn rout_in_words(ledger: &Ledger, seat: Seat) -> String {
    let (turns, farkles) = (ledger.sheet().of_seat(seat).count(), farkled(ledger, seat).count());
    let ends = ledger.sheet().of_seat(seat).map(|line| line.end);
    let lost = ends.filter(|end| end.kind.is_lost()).map(|end| end.total).sum::<Points>();
    let is_cut_short = ledger.game().rules().ending() != EndingRule::Rounds && turns <= FEW_TURNS;
    let is_at_least = |part: i32| needed(ledger.game()).is_some_and(|needed| lost.0 * part >= needed.0);
    if is_at_least(2) || (is_cut_short && is_at_least(LITTLE)) {
        return say!("end-slipped", "points" => messages().points(lost));
    }
    if is_cut_short {
        say!("end-few-turns", "turns" => turns)
    } else if farkles >= MANY_FARKLES && farkles * 2 >= turns {
        say!("end-rout-farkles", "farkles" => farkles, "turns" => turns)
    } else {
        say!("end-rout")
    }
}

/// Whether anybody has had more than one turn: before that a chart has nothing to show.
pub(super) fn has_course(ledger: &Ledger) -> bool {
    ledger.sheet().lines().len() > ledger.game().seat_count()
}

/// How the turns of a player ended that were farkles.
pub(super) fn farkled(ledger: &Ledger, seat: Seat) -> impl Iterator<Item = TurnEnd> {
    ledger.sheet().of_seat(seat).map(|line| line.end).filter(|end| end.kind == TurnEndKind::Farkled)
}

/// The number of the turn that has won by getting to the goal first.
pub(super) fn winning_turn(ledger: &Ledger) -> Option<usize> {
    let (game, lines) = (ledger.game(), ledger.sheet().lines());
    let is_won = |end: TurnEnd| end.gained > Points::ZERO && game.winners().contains(game.side(end.seat));
    let last = lines.last().map(|line| line.end).filter(|end| is_race(game) && is_won(*end));
    last.map(|_| lines.len() - 1)
}

/// The turn with which somebody else has won.
pub(super) fn won_with_in_words(ledger: &Ledger, turn: usize) -> String {
    let end = ledger.sheet().lines()[turn].end;
    say!("end-won-with", "name" => ledger.name(end.seat), "points" => messages().points(end.gained))
}

/// The turn of a player that has won at the goal, or else the first of the best ones, in words, and
/// its number.
pub(super) fn told_turn_of(ledger: &Ledger, seat: Seat) -> Option<(String, usize)> {
    let lines = ledger.sheet().lines();
    if let Some(turn) = winning_turn(ledger).filter(|turn| lines[*turn].end.seat == seat) {
        let points = messages().points(lines[turn].end.gained);
        return Some((say!("end-own-last", "points" => points), turn));
    }
    let turns = lines.iter().enumerate().rev().filter(|(_, line)| line.end.seat == seat);
    let (turn, line) = turns.max_by_key(|(_, line)| line.end.gained)?;
    let best = line.end.gained;
    (best > Points::ZERO).then(|| (say!("end-own-best", "points" => messages().points(best)), turn))
}

pub(super) fn winning_seats(game: &Game) -> impl Iterator<Item = Seat> {
    game.seats().filter(|seat| game.winners().contains(game.side(*seat)))
}

#[cfg(test)]
pub(super) mod tests {
    use super::*;
    use crate::screens::replay::recorded;
    use farkle_rules::RuleSet;
    use farkle_table::Holder;

    /// The classic rules to 1,000 points and a last turn, with one setting changed.
    pub(in super::super) fn rules(option: &str, setting: &str) -> RuleSet {
        rules_with(&[(option, setting)])
    }

    fn rules_with(settings: &[(&str, &str)]) -> RuleSet {
        let mut draft = RuleSet::default().draft().clone();
        for (option, setting) in [("target", "1000"), ("ending", "last_turn")].iter().chain(settings) {
            draft.set(option, setting).unwrap();
        }
        RuleSet::try_from(draft).unwrap()
    }

    fn people(count: usize) -> Vec<Holder> {
        ["Ann", "Ben", "Cleo", "Dan"].into_iter().take(count).map(Holder::person).collect()
    }

    /// Ann has 1,000, and everybody after her nothing.
    pub(in super::super) const REACHED: &str = "@1 n 111234 111=";

    #[test]
    fn the_end_says_why_it_was_the_end() {
        // Here a message is its name.
        let how = |rules, people: Vec<Holder>, events: &str| {
            let ledger = recorded(rules, people, &format!("{REACHED} {events}"));
            assert!(ledger.game().is_over(), "{events}");
            how_it_ended(&ledger).unwrap()
        };
        let lost = "n 223346";
        assert_eq!(how(rules("last_chance", "turn"), people(2), lost), "end-last-turns");
        assert_eq!(how(rules("last_chance", "one_throw"), people(2), lost), "end-last-throws");
        assert_eq!(how(rules("last_chance", "turn"), people(1), ""), "end-reached", "nobody else plays");
        assert_eq!(how(rules("ending", "at_once"), people(2), ""), "end-reached-first");
        let tie = "n 111234 111= n 223346 n 111234 111=";
        assert_eq!(how(rules("ties", "play_off"), people(2), tie), "end-play-off");
    }

    #[test]
    fn who_has_lost_is_comforted_by_how() {
        let told = |settings: &[(&str, &str)], events: &str| {
            let holders = vec![Holder::computer("Bo", "gambler"), Holder::person("Ann")];
            let ledger = recorded(rules_with(settings), holders, events);
            assert!(ledger.game().is_over(), "{events}");
            distance(&ledger, Hands::All).unwrap()
        };
        let race = |events: &str| told(&[("ending", "at_once")], events);
        let (wins, farkle, fifty) = ("n 111234 111=", "n 223346", "n 522346 5=");
        let farkles = |count| format!("{farkle} ").repeat(count);
        assert_eq!(race(&format!("@1 {wins}")), "end-no-turn");
        assert_eq!(race(&format!("@2 {farkle} {wins}")), "end-few-turns");
        assert_eq!(race(&format!("@2 {}{wins}", farkles(3))), "end-few-turns", "of two turns");
        assert_eq!(race(&format!("@2 {}{wins}", farkles(5))), "end-rout-farkles", "3 of 3");
        assert_eq!(race(&format!("@2 {fifty} {}{wins}", farkles(4))), "end-rout", "2 of 3");
        assert_eq!(race(&format!("@2 n 111234 111+ 223 {wins}")), "end-slipped");
        let lost = "n 333246 333+ 246";
        assert_eq!(
            race(&format!("@2 {lost} {wins}")),
            "end-slipped",
            "whoever has lost much had no bad luck"
        );
        assert_eq!(race(&format!("@2 n 522346 5+ 22346 {wins}")), "end-few-turns", "50 are little");
        assert_eq!(race(&format!("@2 {lost} {farkle} {lost} {wins}")), "end-slipped", "in two turns");
        let fifties = format!("{fifty} {farkle} ").repeat(4);
        assert_eq!(race(&format!("@2 {fifties}{}{wins}", farkles(5))), "end-rout", "3 of 7");
        let rounds = [("ending", "rounds"), ("rounds", "2")];
        let of_rounds = format!("@2 {farkle} {wins} {}", farkles(2));
        assert_eq!(told(&rounds, &of_rounds), "end-rout", "everybody had two turns");
        // Ann has 500, or 900.
        let (half, close) = ("n 555346 555=", format!("n 666245 666= {farkle} n 333246 333="));
        assert_eq!(race(&format!("@2 {half} {wins}")), "end-short-of-goal");
        assert_eq!(race(&format!("@2 {close} {wins}")), "end-close-to-goal");
        assert_eq!(told(&[], &format!("@2 {half} {wins} {farkle}")), "end-short");
        assert_eq!(told(&[], &format!("@2 {close} {wins} {farkle}")), "end-close");
        let above = [("ending", "at_once"), ("reached", "above")];
        assert_eq!(told(&above, &format!("@2 {close} {wins} {farkle} {fifty}")), "end-short", "it is passed");
    }

    #[test]
    fn the_goal_is_told_once_to_whoever_has_lost() {
        let holders = vec![Holder::computer("Bo", "gambler"), Holder::person("Ann")];
        let (wins, farkle, half) = ("n 111234 111=", "n 223346", "n 555346 555=");
        for (setting, events, is_told) in [
            ("at_once", format!("@2 {half} {wins}"), true),
            ("at_once", format!("@2 {farkle} {wins}"), false),
            ("at_once", format!("@1 {wins}"), false),
            ("last_turn", format!("@2 {half} {wins} {farkle}"), false),
        ] {
            let ledger = recorded(rules("ending", setting), holders.clone(), &events);
            let seat = ledger.game().seats().last().unwrap();
            let words = distance(&ledger, Hands::All).unwrap();
            assert_eq!(tells_goal(&ledger, seat), is_told, "{events}");
            assert_eq!(words == "end-short-of-goal", is_told, "{events}: {words}");
        }
    }

    #[test]
    fn the_turn_that_has_won_is_told_before_a_better_one() {
        let told = |rules, last: &str| {
            let events = format!("@1 n 666245 666= n 223346 n 555346 555= {last}");
            let ledger = recorded(rules, people(2), &events);
            assert!(ledger.game().is_over());
            told_turn_of(&ledger, Seat::FIRST).unwrap()
        };
        assert_eq!(told(rules("ending", "at_once"), ""), ("end-own-last".into(), 2));
        let last = "n 223346";
        assert_eq!(told(rules("last_chance", "turn"), last), ("end-own-best".into(), 0), "others had a turn");
    }

    #[test]
    fn a_game_has_a_course_once_somebody_has_had_a_second_turn() {
        let rules = rules("ending", "at_once");
        let has = |events: &str| has_course(&recorded(rules.clone(), people(2), events));
        assert_eq!(
            ["@2 n 223346 n 111234 111=", "@1 n 223346 n 223346 n 111234 111="].map(has),
            [false, true]
        );
    }
}
