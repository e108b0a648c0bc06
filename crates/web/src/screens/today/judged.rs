//! How a game of a day was played: points against par, luck, and the decisions that cost most. The
//! thinker works it out.

use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::live_region::Region;
use crate::screens::costly::{self, Cost, Costly, decision};
use crate::screens::outlook::{why_not, words};
use crate::storage::days::{self, DayGame, DayJudged, DayRow};
use crate::thinker::{self, Unable};
use farkle_daily::TURNS;
use farkle_rules::{Game, Points, Record};
use farkle_table::Ledger;
use farkle_thinking::{DayPlayer, Fault, Today};
use farkle_words::capital;
use leptos::prelude::*;

/// Several players have a list each, which is shorter than that of somebody alone.
const FAULTS_OF_EACH: usize = 3;

/// What the thinker says, once it does.
pub(super) type JudgedSignal = RwSignal<Option<Result<Today, Unable>>>;

/// Asks the thinker about a finished game, and keeps what it says about the try that counts.
pub(super) fn judge(of: DayGame, ledger: &Ledger) -> JudgedSignal {
    let record = ledger.record().to_string();
    browser::loaded(async move {
        let found = thinker::today(of.day, record).await;
        let kept = days::find(of.day).filter(|_| of.counts);
        if let (Ok(today), Some(row)) = (&found, kept) {
            days::note(DayRow { judged: of_one(today), ..row });
        }
        found
    })
}

/// What is said about the only player.
pub(super) fn of_one(today: &Today) -> Option<DayJudged> {
    let player = today.players.first()?;
    Some(DayJudged { par: today.par, accuracy: player.accuracy, luck: player.luck })
}

/// Says that the thinker is at work, or why it has nothing to say.
#[component]
pub(super) fn Progress(found: JudgedSignal) -> impl IntoView {
    let words = Memo::new(move |_| {
        found.with(|found| match found {
            None => Some(say!("today-working")),
            Some(Ok(_)) => None,
            Some(Err(unable)) => why_not(*unable),
        })
    });
    view! { <Region>{move || words.get().map(|words| view! { <p class="muted">{words}</p> })}</Region> }
}

/// The review of a game of a day; a tap on a decision shows its moment in the film.
#[component]
pub(crate) fn Judgement(
    of: DayGame,
    ledger: Ledger,
    show: Callback<Costly>,
    /// Where the film looks for what is said of decisions.
    #[prop(optional)]
    judged: Option<RwSignal<Vec<Costly>>>,
) -> impl IntoView {
    let found = judge(of, &ledger);
    let told = move || {
        let today = found.get()?.ok()?;
        let record = ledger.record();
        let of_each: Vec<_> = today.players.iter().map(|player| costliest(player, &record)).collect();
        if let Some(judged) = judged {
            judged.set(of_each.iter().flatten().cloned().collect());
        }
        Some(view! {
            {figures(&today, &ledger)}
            {mistakes(of_each, &ledger, show)}
        })
    };
    view! {
        <section class="card stack review">
            <h2>{say!("review-title")}</h2>
            <Progress found/>
            {told}
        </section>
    }
}

/// So many points, with a sign.
pub(crate) fn signed(points: f64) -> String {
    let whole = Points(points.round() as i32);
    match whole.0 {
        0 => messages().points(whole),
        less if less < 0 => format!("\u{2212}{}", messages().points(-whole)),
        _ => format!("+{}", messages().points(whole)),
    }
}

/// So many points with a sign and their unit.
fn in_points(points: f64) -> String {
    say!("today-cost", "count" => points.abs().round() as usize, "points" => signed(points))
}

fn figures(today: &Today, ledger: &Ledger) -> AnyView {
    let about = view! { <p class="muted">{say!("today-par-about")}</p> };
    let figure =
        |name: String, figure: String| view! { <div><dt>{name}</dt><dd class="number">{figure}</dd></div> };
    let par = figure(say!("today-par"), messages().points(Points(today.par)));
    if let [only] = today.players.as_slice() {
        let sum = sum(only).map(|(name, part)| figure(name, part));
        return view! {
            <dl class="day-figures">{par}{figure(say!("today-accuracy"), messages().percent(only.accuracy))}</dl>
            {about}
            <dl class="day-sum">{sum.into_iter().collect_view()}</dl>
        }
        .into_any();
    }
    let rows = ledger.game().seats().zip(&today.players).map(|(seat, player)| {
        view! {
            <tr>
                <th scope="row">{ledger.name(seat).to_string()}</th>
                <td class="number">{messages().points(Points(player.points))}</td>
                <td class="number">{messages().percent(player.accuracy)}</td>
                <td class="number">{signed(-player.lost)}</td>
                <td class="number">{signed(player.luck)}</td>
            </tr>
        }
    });
    view! {
        <dl class="day-figures">{par}</dl>
        {about}
        <div class="sheet-scroll" tabindex="0" role="region" aria-label=say!("review-title")>
            <table class="figures">
                <thead><tr>
                    <th scope="col"><span class="unseen">{say!("table-players")}</span></th>
                    <th scope="col">{say!("today-points")}</th>
                    <th scope="col">{say!("today-accuracy")}</th>
                    <th scope="col">{say!("review-errors")}</th>
                    <th scope="col">{say!("today-luck")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
        </div>
    }
    .into_any()
}

/// How the points of the only player have come about.
fn sum(player: &DayPlayer) -> [(String, String); 4] {
    let [best, luck, lost] = parts(player);
    [
        (say!("today-sum-best"), messages().points(Points(best))),
        (say!("today-sum-luck"), signed(luck.into())),
        (say!("today-sum-mistakes"), signed((-lost).into())),
        (say!("today-sum"), messages().points(Points(player.points))),
    ]
}

/// Best play on average, luck, and mistakes, as whole numbers that make the points.
fn parts(player: &DayPlayer) -> [i32; 3] {
    // Luck stands elsewhere, too.
    let (luck, lost) = (player.luck.round() as i32, player.lost.round() as i32);
    [player.points - luck + lost, luck, lost]
}

fn mistakes(of_each: Vec<Vec<Costly>>, ledger: &Ledger, show: Callback<Costly>) -> impl IntoView + use<> {
    let alone = of_each.len() == 1;
    let of_each = ledger.game().seats().zip(of_each).map(|(seat, mut all)| {
        if !alone {
            all.truncate(FAULTS_OF_EACH);
        }
        let count = all.len();
        let heading = match alone {
            true => say!("review-costliest", "count" => count),
            false => say!("today-costliest-of", "name" => ledger.name(seat), "count" => count),
        };
        view! {
            {(!alone || !all.is_empty()).then(|| view! { <h3 class="label">{heading}</h3> })}
            {list(all, show)}
        }
    });
    of_each.collect_view()
}

/// Decisions as a list, or that there were none.
pub(super) fn list(all: Vec<Costly>, show: Callback<Costly>) -> impl IntoView + use<> {
    match all.is_empty() {
        true => view! { <p>{say!("review-none")}</p> }.into_any(),
        false => costly::list(all, show).into_any(),
    }
}

/// The decisions of a player that cost most, the costliest first.
pub(super) fn costliest(player: &DayPlayer, record: &Record) -> Vec<Costly> {
    player.costliest.iter().filter_map(|fault| costly(fault, record)).collect()
}

/// When a decision was due: the turn, and what it had brought by then.
fn moment(game: &Game) -> Vec<String> {
    let turn = say!("today-turn", "turn" => game.round() as usize, "turns" => TURNS as usize);
    std::iter::once(turn).chain(costly::turn_so_far(game)).collect()
}

fn costly(fault: &Fault, record: &Record) -> Option<Costly> {
    let (game, done, best) = decision(fault, record)?;
    Some(Costly {
        event: fault.event as usize,
        who: say!("today-played"),
        done_in_words: capital(&words(&game, done)),
        cost: Cost::Points(in_points(-fault.cost)),
        is_slip: false,
        moment: moment(&game),
        scores: Vec::new(),
        why: messages().reasons(&fault.reasons, None),
        game,
        done,
        best,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_parts_of_a_sum_are_those_of_the_review_rounded_so_that_they_add_up() {
        for (expected, luck, lost) in
            [(5766.5_f64, -1716.0, 1000.5), (5766.4, -1715.8, 1000.6), (5766.9, 300.4, 0.3)]
        {
            let points = (expected + luck - lost).round() as i32;
            let costliest = Vec::new();
            let player = DayPlayer {
                points,
                expected,
                luck,
                lost,
                decisions: 9,
                accuracy: 0.9,
                farkles: 1,
                costliest,
            };
            let [best, shown, mistakes] = parts(&player);
            assert_eq!(best + shown - mistakes, points);
            assert!((f64::from(shown) - luck).abs() < 1.5, "{shown} for {luck}");
        }
    }
}
