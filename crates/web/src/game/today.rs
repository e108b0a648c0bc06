//! Today's Dice in this browser: which day it is, how its games begin, and what they come to.

use crate::game::colors::Colors;
use crate::game::new_game::{new_id, open};
use crate::game::seats::{call_alone_you, person};
use crate::language::messages::say;
use crate::storage::days::{DayGame, DayRow};
use crate::storage::settings::{GameChoice, SeatChoice};
use crate::thinker;
use farkle_daily::{Day, Streak};
use farkle_rules::{Points, Seat, TurnEndKind};
use farkle_table::{Holder, Ledger, Setup, Table};
use std::cell::Cell;

/// The day on the clock of this device; `None` before the first one.
pub(crate) fn today() -> Option<Day> {
    let now = js_sys::Date::new_0();
    let (year, month, day) = (now.get_full_year(), now.get_month() + 1, now.get_date());
    Day::of_date(i16::try_from(year).ok()?, i8::try_from(month).ok()?, i8::try_from(day).ok()?)
}

/// What a game of a day is called: its day, or what it is for whoever plays it again alone.
pub(crate) fn title(of: DayGame, seats: usize) -> String {
    if of.counts || seats > 1 {
        say!("today-number", "number" => of.day as usize)
    } else {
        say!("today-practice-title")
    }
}

/// Begins the try that counts: decisions stand, and nobody is told what is best. Its id.
pub(crate) fn begin_counting(day: Day) -> Option<String> {
    let seats = vec![person(&[], 0)];
    begin(day, DayGame::counting_id(day.number()), seats, |setup| setup)
}

/// Begins a game that does not count, with undo and hints. Its id.
pub(crate) fn begin_practice(day: Day) -> Option<String> {
    let seats = vec![person(&[], 0)];
    let free = |setup| Setup { take_back: true, hints: true, ..setup };
    begin(day, other_id(day), seats, free)
}

/// Begins a game of several around this screen, all with the same dice. Its id.
pub(crate) fn begin_together(day: Day, choice: &GameChoice) -> Option<String> {
    begin(day, other_id(day), choice.seats.clone(), |setup| setup)
}

thread_local! {
    /// The day whose par was asked for last, and par.
    static PAR: Cell<Option<(u32, Points)>> = const { Cell::new(None) };
}

/// What best play makes of the dice of a day. Costs the thinker a second the first time.
pub(crate) async fn par(day: Day) -> Option<Points> {
    let known = PAR.get().filter(|(number, _)| *number == day.number());
    if let Some((_, par)) = known {
        return Some(par);
    }
    let setup = day.setup(vec![Holder::person(say!("you"))]);
    let table = Table::begin(setup, day.seed(), Some(Seat::FIRST)).ok()?;
    let record = table.ledger().record().to_string();
    let par = Points(thinker::today(day.number(), record).await.ok()?.par);
    PAR.set(Some((day.number(), par)));
    Some(par)
}

fn other_id(day: Day) -> String {
    DayGame::other_id(day.number(), &new_id())
}

fn begin(
    day: Day,
    id: String,
    mut seats: Vec<SeatChoice>,
    change: impl FnOnce(Setup) -> Setup,
) -> Option<String> {
    if seats.len() == 1 {
        call_alone_you(&mut seats);
    }
    let setup = change(day.setup(seats.iter().map(|seat| Holder::person(seat.name.trim())).collect()));
    let table = Table::begin(setup, day.seed(), Some(Seat::FIRST)).ok()?;
    Some(open(id, table, Colors(seats.iter().map(|seat| seat.color).collect())))
}

/// What a finished game of one person comes to; `None` for any game but one with the dice of the
/// day.
pub(crate) fn result(number: u32, ledger: &Ledger) -> Option<DayRow> {
    let day = Day::of_number(number)?;
    let is_of_the_day = ledger.is_over() && is_with_dice_of(day, ledger) && ledger.game().seat_count() == 1;
    let ends = || ledger.sheet().lines().iter().map(|line| line.end);
    is_of_the_day.then(|| DayRow {
        day: number,
        points: ends().map(|end| end.gained).sum::<Points>().0,
        farkles: ends().filter(|end| end.kind == TurnEndKind::Farkled).count() as u32,
        judged: None,
    })
}

fn is_with_dice_of(day: Day, ledger: &Ledger) -> bool {
    ledger.setup().duplicate && ledger.check_dice(&day.seed()).is_ok()
}

/// The day of a game that comes from elsewhere, if it is of one up to today.
pub(crate) fn day_of(ledger: &Ledger) -> Option<Day> {
    let seed = ledger.proof().seed().filter(|_| ledger.setup().duplicate)?;
    Day::with_seed(seed, today()?).filter(|day| is_with_dice_of(*day, ledger))
}

/// The streak that goes on today.
pub(crate) fn streak(rows: &[DayRow], today: Day) -> Streak {
    Streak::of(&rows.iter().filter_map(|row| Day::of_number(row.day)).collect(), today)
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_rules::{Action, Phase, Then};
    use farkle_table::{Command, Seed, Wish};

    /// A game whose players bank the best of each roll as soon as that is allowed.
    fn played(day: Day, seed: Seed, names: &[&str]) -> Ledger {
        let setup = day.setup(names.iter().map(|name| Holder::person(*name)).collect());
        let mut table = Table::begin(setup, seed, Some(Seat::FIRST)).unwrap();
        while !table.ledger().is_over() {
            let game = table.ledger().game();
            let action = match game.phase() {
                Phase::Choosing { roll } => {
                    let dice = game.rules().set_asides(roll)[0].dice;
                    let banks = Action::SetAside { dice, then: Then::Bank };
                    if game.decide(banks).is_ok() {
                        banks
                    } else {
                        Action::SetAside { dice, then: Then::Roll }
                    }
                }
                _ => Action::Roll,
            };
            let change = table.decide(&Command { seat: game.mover(), wish: Wish::Act(action) }).unwrap();
            table.apply(&change).unwrap();
        }
        table.ledger().clone()
    }

    #[test]
    fn a_result_has_the_points_and_farkles_of_the_sheet() {
        let day = Day::of_number(328).unwrap();
        let ledger = played(day, day.seed(), &["You"]);
        let row = result(328, &ledger).unwrap();
        let score = ledger.game().score(ledger.game().side(Seat::FIRST)).0;
        assert_eq!((row.day, row.points, row.judged), (328, score, None));
        assert!(row.farkles < 10);
    }

    #[test]
    fn a_game_with_other_dice_or_of_several_people_is_no_result() {
        let day = Day::of_number(328).unwrap();
        assert_eq!(result(328, &played(day, Seed::from_phrase("another"), &["You"])), None);
        assert_eq!(result(329, &played(day, day.seed(), &["You"])), None);
        assert_eq!(result(328, &played(day, day.seed(), &["Ann", "Ben"])), None);
    }

    #[test]
    fn a_streak_is_that_of_the_days_that_were_kept() {
        let row = |day| DayRow { day, points: 0, farkles: 0, judged: None };
        let today = Day::of_number(5).unwrap();
        assert_eq!(streak(&[row(1), row(2), row(4)], today), Streak { days: 3, free: 1 });
    }
}
