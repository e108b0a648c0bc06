//! The review of a finished game between two sides: luck, skill, and the most expensive decisions.
//! Between more sides only luck is known, in points.

use super::costly::{self, Cost, Costly, decision};
use super::outlook::{HowExact, rival_of, why_not, words};
use super::table::only_person;
use super::today::signed;
use crate::game::colors::Colors;
use crate::game::seats::is_nobody;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::storage::games;
use crate::thinker::{self, Duel, Exact, Unable};
use farkle_rules::{Game, Record, Seat};
use farkle_table::Ledger;
use farkle_thinking::{Fault, Reason, Review};
use farkle_words::capital;
use leptos::prelude::*;
use std::mem::{Discriminant, discriminant};

/// What the film of a game learns from its review.
#[derive(Clone, Copy)]
pub(crate) struct ForFilm {
    /// The first side's chance to win after so many events, also within turns.
    pub course: RwSignal<Vec<(u32, f64)>>,
    /// What is said of decisions where they are due.
    pub judged: RwSignal<Vec<Costly>>,
}

/// The review; a tap on a decision shows its moment in the film.
#[component]
pub(crate) fn GameReview(
    id: String,
    record: Record,
    names: Reviewed,
    show: Callback<Costly>,
    #[prop(optional)] film: Option<ForFilm>,
) -> impl IntoView {
    let duel = names.duel.clone();
    thinker::begin_if_quick(&duel);
    let watched = duel.clone();
    let exact = Memo::new(move |_| thinker::state_of(&watched));
    let is_ready = Memo::new(move |_| matches!(exact.get(), Exact::Ready { .. }));
    let asked = (duel.clone(), record, names.clone(), id);
    let review = browser::latest(
        move || is_ready.get(),
        move |ready| {
            let (duel, record, names, id) = asked.clone();
            async move {
                if !ready {
                    return None;
                }
                let review = match thinker::review(&duel, record.to_string()).await {
                    Ok(review) => review,
                    Err(unable) => return Some(Err(unable)),
                };
                let costly = costliest(&review, &record, &names);
                if let Some(film) = film {
                    // The screen may be gone by now.
                    film.course.try_set(review.chances.clone());
                    // A decision that was pressed is told there already, however little it cost.
                    let told = costly.iter().filter(|(costly, _)| !costly.is_slip);
                    film.judged.try_update(|all| {
                        let is_new = |costly: &&Costly| all.iter().all(|known| known.event != costly.event);
                        let news: Vec<_> = told.map(|(costly, _)| costly).filter(is_new).cloned().collect();
                        all.extend(news);
                    });
                }
                games::keep_judged(&id, &review.decisions).await;
                Some(Ok((review, listed(costly))))
            }
        },
    );
    view! {
        <section class="card stack review">
            <h2>{say!("review-title")}</h2>
            <HowExact duel exact/>
            {move || review.get().flatten().map(|review| match review {
                Ok((review, costly)) => view! {
                    {figures(&review, &names, costly.is_empty())}
                    {faults(costly, praise(&review.decisions, names.reader, names.own_side), show)}
                }.into_any(),
                // The worker has failed: the notice above says so and offers to begin again.
                Err(Unable::NoThinker) => ().into_any(),
                Err(unable) => why_not(unable).map(|why| view! { <p class="muted">{why}</p> }).into_any(),
            })}
        </section>
    }
}

/// The game under review.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Reviewed {
    duel: Duel,
    sides: Vec<String>,
    /// By seat: in a team, one of its players decides.
    players: Vec<String>,
    /// The seat of the only person, who reads this.
    reader: Option<usize>,
    /// That person's side, if nobody else plays for it.
    own_side: Option<usize>,
    /// The only side that has won.
    winner: Option<usize>,
    /// The colors of the sides.
    colors: Vec<String>,
}

impl Reviewed {
    /// The game of a session, if it can be reviewed: it is over and has two sides.
    pub(crate) fn of(ledger: &Ledger, colors: &Colors) -> Option<Reviewed> {
        let game = ledger.game();
        let duel = Duel::of(game).filter(|_| game.is_over())?;
        let winners = game.winners();
        let winner = game.all_sides().find(|side| winners.len() == 1 && winners.contains(*side));
        let reader = only_person(ledger);
        Some(Reviewed {
            duel,
            reader: reader.map(Seat::index),
            own_side: reader
                .map(|seat| game.side(seat))
                .filter(|side| game.seats_of(*side).count() == 1)
                .map(|side| side.index()),
            sides: game.all_sides().map(|side| ledger.side_name(side)).collect(),
            players: game.seats().map(|seat| ledger.name(seat).to_string()).collect(),
            winner: winner.map(|side| side.index()),
            colors: game.all_sides().map(|side| colors.of_side(game, side)).collect(),
        })
    }
}

/// The luck of everybody in a game between more than two sides; nothing where it is not known.
#[component]
pub(crate) fn LuckOfAll(ledger: Ledger) -> impl IntoView {
    let record = ledger.record().to_string();
    let found = browser::loaded(async move { thinker::luck(record).await.ok() });
    let rows = move |luck: Vec<f64>| {
        let rows = ledger.game().seats().zip(luck).map(|(seat, luck)| {
            view! { <tr><th scope="row">{ledger.name(seat).to_string()}</th><td class="number">{signed(luck)}</td></tr> }
        });
        rows.collect_view()
    };
    move || {
        found.get().flatten().map(|luck| {
            view! {
                <section class="card stack review">
                    <h2>{say!("review-luck")}</h2>
                    <p class="muted">{say!("review-luck-about")}</p>
                    <table class="figures">
                        <thead><tr>
                            <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                            <th scope="col">{say!("today-points")}</th>
                        </tr></thead>
                        <tbody>{rows(luck)}</tbody>
                    </table>
                </section>
            }
        })
    }
}

/// Whether a game is over that had more than two sides.
pub(crate) fn had_many_sides(ledger: &Ledger) -> bool {
    ledger.game().is_over() && ledger.game().side_count() > 2
}

/// What has taken a side from its chance at the start to the result: the two add up to it.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Split {
    /// How much more the dice have helped this side than the other.
    luck: f64,
    /// How much less its decisions have cost.
    play: f64,
}

/// So many decisions are told at most.
const MOST_FAULTS: usize = 5;

/// A difference that is worth less of a win is none: five in a hundred.
const SAME: f64 = 0.05;
/// Fewer decisions say nothing about how somebody plays.
const FEW: u32 = 3;
/// A decision that costs less than this is a slip, and not worth a word in the film.
const SLIP: f64 = 0.02;
/// A difference that is worth so much of a win is clear,
const CLEAR: f64 = 0.15;
/// and this one is large.
const LARGE: f64 = 0.5;

impl Split {
    fn of(review: &Review, side: usize) -> Split {
        let difference = |of: &[f64; 2]| of[side] - of[1 - side];
        Split { luck: difference(&review.luck), play: -difference(&review.errors) }
    }

    /// Why the winner has won.
    fn in_words(self, winner: &str) -> String {
        let id = match (self.luck, self.play) {
            (luck, _) if luck < -SAME => "review-won-by-play",
            (luck, _) if luck < SAME => "review-won-by-play-alone",
            (_, play) if play > SAME => "review-won-by-both",
            (_, play) if play < -SAME => "review-won-by-luck",
            _ => "review-won-by-dice",
        };
        say!(id, "name" => winner)
    }
}

fn figures(review: &Review, names: &Reviewed, nothing_costly: bool) -> impl IntoView + use<> {
    let split = Split::of(review, 0);
    // Who had hardly anything to decide has not played well or badly.
    let both_played = review.decisions.iter().all(|(all, _)| *all >= FEW);
    let winner = names.winner.filter(|_| both_played);
    let winner = winner.and_then(|side| Some((names.sides.get(side)?, Split::of(review, side))));
    let luck = advantage(say!("review-luckier"), split.luck, names);
    let play = advantage(say!("review-fewer"), split.play, names).filter(|_| both_played);
    let is_any = luck.is_some() || play.is_some();
    // Whoever had nothing to decide is told that below, and decisions that cost say more.
    let had_nothing = names.own_side.is_some_and(|side| review.decisions[side].0 == 0);
    view! {
        {winner.map(|(name, split)| view! { <p class="split">{split.in_words(name)}</p> })}
        {(!both_played && !had_nothing && nothing_costly).then(|| view! { <p class="muted">{say!("review-too-few")}</p> })}
        {is_any.then(|| view! { <dl class="advantages">{luck}{play}</dl> })}
    }
}

/// Who was better off in something, and how clearly; nothing where there was no difference.
///
/// Its pointer moves from the middle to whoever was better off, by one of three lengths, as there
/// are three words. What the whole of a game was worth can be more than a certain win: as a
/// percentage nobody would understand it.
fn advantage(what: String, of_the_first: f64, names: &Reviewed) -> Option<impl IntoView + use<>> {
    let part = of_the_first.abs();
    if part < SAME {
        return None;
    }
    let side = usize::from(of_the_first < 0.0);
    let (name, color) = (names.sides.get(side)?.clone(), names.colors.get(side)?.clone());
    let [first, other] = [0, 1].map(|side| names.sides.get(side).cloned());
    let (how_much, length) = match part {
        part if part < CLEAR => ("review-slightly", 1.0 / 3.0),
        part if part < LARGE => ("review-clearly", 2.0 / 3.0),
        _ => ("review-by-far", 1.0),
    };
    Some(view! {
        <div data-seat=color>
            <dt>{what}</dt>
            <dd>
                <span><b>{name}</b>{format!(", {}", say!(how_much))}</span>
                <span class="bar" class:of-other=side == 1><i style=("--part", format!("{length:.3}"))></i></span>
                <small class="sides" aria-hidden="true"><span>{first}</span><span>{other}</span></small>
            </dd>
        </div>
    })
}

/// The decisions that are told with their main reasons, the costliest first.
fn costliest(review: &Review, record: &Record, names: &Reviewed) -> Vec<(Costly, Option<Reason>)> {
    // Whoever reads this alone learns from their own.
    let is_told = |costly: &Costly| names.reader.is_none_or(|reader| reader == costly.game.mover().index());
    let all = review.costliest.iter();
    let all = all.filter_map(|fault| Some((fault, costly(fault, review, record, names)?)));
    // The main reason stands at each decision; what was said besides is not said of the next again.
    let mut said = Vec::new();
    let told = all.filter(|(_, costly)| is_told(costly)).map(|(fault, costly)| {
        let rival = rival_name(&costly.game, names);
        let reasons = explaining(&fault.reasons).map(|reason| messages().reason(reason, rival));
        let news = reasons.enumerate().filter(|(place, reason)| *place == 0 || !said.contains(reason));
        let news: Vec<String> = news.map(|(_, reason)| reason).collect();
        said.extend_from_slice(&news);
        (Costly { why: news.join(" "), ..costly }, explaining(&fault.reasons).next().copied())
    });
    let mut told: Vec<_> = told.collect();
    // Beside what has cost something, slips are not worth a line.
    if told.iter().any(|(costly, _)| !costly.is_slip) {
        told.retain(|(costly, _)| !costly.is_slip);
    }
    told
}

/// The reasons that say more than the chances to win, which stand beside the plays. Where the goal
/// is in reach, averages of points would be too many figures.
fn explaining(reasons: &[Reason]) -> impl Iterator<Item = &Reason> {
    let is_goal_in_reach = reasons.iter().any(|reason| matches!(reason, Reason::GoalInReach { .. }));
    reasons.iter().filter(move |reason| match reason {
        Reason::WinChances { .. } => false,
        Reason::RollEarns { .. } => !is_goal_in_reach,
        _ => true,
    })
}

/// The number of a turn and the kind of a main reason.
type Mistake = (u32, Discriminant<Reason>);

/// The same mistake of a turn is told once, where it was the costliest: which ones are told, and
/// whether there are others. There may be more than are known: the costliest decisions are.
fn once_a_turn(mistakes: &[Option<Mistake>]) -> Vec<(usize, bool)> {
    let is_same = |this: &Option<Mistake>, other| this.is_some() && other == this;
    let is_first = |(at, this): &(usize, &Option<Mistake>)| this.is_none() || !mistakes[..*at].contains(this);
    let told = mistakes.iter().enumerate().filter(is_first);
    told.map(|(at, this)| (at, mistakes[at + 1..].iter().any(|other| is_same(this, other)))).collect()
}

/// The decisions of the list, each with whether the same mistake was made more than once.
fn listed(told: Vec<(Costly, Option<Reason>)>) -> Vec<Costly> {
    let mistake = |(costly, reason): &(Costly, Option<Reason>)| {
        reason.as_ref().map(|reason| (costly.game.turns(), discriminant(reason)))
    };
    let once = once_a_turn(&told.iter().map(mistake).collect::<Vec<_>>());
    let listed = once.into_iter().take(MOST_FAULTS).map(|(at, is_made_again)| {
        let costly = told[at].0.clone();
        let again = is_made_again.then(|| say!("review-again"));
        let why = Some(costly.why).filter(|why| !why.is_empty());
        let why = why.into_iter().chain(again).collect::<Vec<_>>().join(" ");
        Costly { why, ..costly }
    });
    listed.collect()
}

/// The other one of two sides in a sentence about it.
fn rival_name<'a>(game: &Game, names: &'a Reviewed) -> Option<&'a str> {
    let rival = rival_of(game).and_then(|side| names.sides.get(side.index()));
    // "You" is no name in a sentence about others.
    rival.map(String::as_str).filter(|name| !is_nobody(name))
}

/// What is said where no decision was costly; nothing where several people had nothing to decide.
fn praise(
    decisions: &[(u32, u32); 2],
    reader: Option<usize>,
    own_side: Option<usize>,
) -> Option<&'static str> {
    match (reader, own_side.and_then(|side| decisions.get(side))) {
        // Whoever had nothing to decide has not played well.
        (_, Some((0, _))) => Some("review-nothing-to-decide"),
        // One or two decisions are no play to praise.
        (_, Some((all, _))) if *all < FEW => None,
        (Some(_), _) => Some("review-none-of-yours"),
        (None, _) => decisions.iter().any(|(all, _)| *all >= FEW).then_some("review-none"),
    }
}

fn faults(
    costly: Vec<Costly>,
    praise: Option<&'static str>,
    show: Callback<Costly>,
) -> impl IntoView + use<> {
    if costly.is_empty() {
        return praise.map(|id| view! { <p>{say!(id)}</p> }).into_any();
    }
    let heading = match costly.iter().all(|costly| costly.is_slip) {
        true => say!("review-slips"),
        false => say!("review-costliest", "count" => costly.len()),
    };
    view! {
        <h3 class="label">{heading}</h3>
        {costly::list(costly, show)}
    }
    .into_any()
}

/// When a decision was due: the round, and what the turn had brought.
fn moment(game: &Game) -> Vec<String> {
    let round = say!("review-round", "round" => game.round() as usize);
    std::iter::once(round).chain(costly::turn_so_far(game)).collect()
}

/// Everybody's score; a name stays with its points.
fn scores(game: &Game, names: &Reviewed) -> Vec<String> {
    let scores = game.all_sides().zip(&names.sides);
    scores.map(|(side, name)| format!("{name}\u{a0}{}", messages().points(game.score(side)))).collect()
}

/// The chance to win of whoever decided: with the best decision, and with this one.
fn before_and_after(fault: &Fault, review: &Review) -> Option<(f64, f64)> {
    let (_, first) = review.chances.iter().find(|(events, _)| *events == fault.event)?;
    let best = if fault.side == 0 { *first } else { 1.0 - first };
    Some((best, (best - fault.cost).max(0.0)))
}

/// The same as percentages; those of a slip always have a decimal.
fn cost(fault: &Fault, review: &Review) -> Option<Cost> {
    let (best, done) = before_and_after(fault, review)?;
    let in_percent = |chance| match fault.cost < SLIP {
        true => messages().fine_percent(chance),
        false => messages().rough_percent(chance),
    };
    Some(Cost::Chance { done: in_percent(done), best: in_percent(best) })
}

fn costly(fault: &Fault, review: &Review, record: &Record, names: &Reviewed) -> Option<Costly> {
    let (game, done, best) = decision(fault, record)?;
    // In a team, one of its players has decided.
    let who = names.players.get(game.mover().index())?.clone();
    Some(Costly {
        event: fault.event as usize,
        done_in_words: capital(&say!("review-done", "name" => who.as_str(), "play" => words(&game, done))),
        cost: cost(fault, review)?,
        is_slip: fault.cost < SLIP,
        moment: moment(&game),
        scores: scores(&game, names),
        // Depends on what the costlier ones have said.
        why: String::new(),
        who,
        game,
        done,
        best,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn luck_and_play_of_the_two_sides_are_opposites_and_add_up_to_the_result() {
        let review = Review {
            luck: [-0.1, -0.45],
            errors: [0.02, 0.17],
            decisions: [(3, 2), (4, 1)],
            chances: Vec::new(),
            costliest: Vec::new(),
        };
        let (winner, other) = (Split::of(&review, 0), Split::of(&review, 1));
        assert!((winner.luck + winner.play - 0.5).abs() < 1e-9, "{winner:?}");
        assert_eq!((winner.luck, winner.play), (-other.luck, -other.play));
    }

    #[test]
    fn why_the_winner_has_won_is_told_of_differences_that_count() {
        let words = |luck, play| Split { luck, play }.in_words("Ann");
        // Here a message is its name.
        assert_eq!(words(-0.1, 0.6), "review-won-by-play");
        assert_eq!(words(0.01, 0.5), "review-won-by-play-alone");
        assert_eq!(words(0.3, 0.2), "review-won-by-both");
        assert_eq!(words(0.6, -0.1), "review-won-by-luck");
        assert_eq!(words(0.5, 0.01), "review-won-by-dice");
    }

    #[test]
    fn a_cost_is_the_chance_before_and_after_it_of_the_side_that_decided() {
        let review = Review {
            luck: [0.0; 2],
            errors: [0.0; 2],
            decisions: [(1, 0); 2],
            chances: vec![(3, 0.75), (7, 0.75)],
            costliest: Vec::new(),
        };
        let of = |event, side| {
            let (cost, done, best, reasons) = (0.125, 0, 1, Vec::new());
            before_and_after(&Fault { event, side, cost, done, best, reasons }, &review)
        };
        assert_eq!([of(3, 0), of(7, 1)], [Some((0.75, 0.625)), Some((0.25, 0.125))]);
        assert_eq!(of(4, 0), None, "nothing is known of this moment");
    }

    #[test]
    fn the_same_mistake_is_told_once_of_a_turn() {
        let mistake = |turn, reason: Reason| Some((turn, discriminant(&reason)));
        let all = [
            mistake(3, Reason::BankLoses { short: 50 }),
            None,
            mistake(3, Reason::BankLoses { short: 100 }),
            mistake(3, Reason::WinsNow),
            mistake(4, Reason::WinsNow),
            // Nobody knows whether it is the same.
            None,
        ];
        assert_eq!(once_a_turn(&all), [(0, true), (1, false), (3, false), (4, false), (5, false)]);
    }

    #[test]
    fn the_chances_that_stand_beside_the_plays_are_not_said_again() {
        let all = [Reason::WinChances { best: 0.5, other: 0.4 }, Reason::WinsNow];
        assert_eq!(explaining(&all).copied().collect::<Vec<_>>(), [Reason::WinsNow]);
        let reach = Reason::GoalInReach { needs: 650, dice: 4, chance: 0.3, bank: 0.1 };
        let earns = Reason::RollEarns { roll: 387.0, bank: 200 };
        assert_eq!(explaining(&[reach, earns]).copied().collect::<Vec<_>>(), [reach]);
        assert_eq!(explaining(&[earns]).count(), 1);
    }

    #[test]
    fn only_those_who_had_something_to_decide_are_praised() {
        let both = [(3, 3), (2, 2)];
        assert_eq!(praise(&both, Some(0), Some(0)), Some("review-none-of-yours"));
        assert_eq!(praise(&both, Some(0), None), Some("review-none-of-yours"), "in a team");
        assert_eq!(praise(&both, None, None), Some("review-none"));
        assert_eq!(praise(&[(0, 0), (2, 2)], Some(0), Some(0)), Some("review-nothing-to-decide"));
        assert_eq!(praise(&[(0, 0), (3, 3)], None, None), Some("review-none"));
        assert_eq!(praise(&[(0, 0), (0, 0)], None, None), None);
        assert_eq!(praise(&[(2, 2), (9, 9)], Some(0), Some(0)), None);
    }
}
