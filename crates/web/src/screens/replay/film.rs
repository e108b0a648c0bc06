//! Stepping through a kept game.

use super::Top;
use super::files::Files;
use super::frame::{DieLook, Frame};
use super::reel::{Reel, what_decides};
use crate::game::colors::Colors;
use crate::game::dice::{Cube, flight};
use crate::game::scatter;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::focus::Focus;
use crate::page::icon::{Drawing, Icon};
use crate::page::layout;
use crate::page::media;
use crate::page::route::{Route, keep_this_place};
use crate::screens::costly::Costly;
use crate::screens::friends::kept_dice;
use crate::screens::game_link::game_link;
use crate::screens::review::{ForFilm, GameReview, LuckOfAll, Reviewed, had_many_sides};
use crate::screens::table::{
    Chances, called, decisive_in_words, film_band, headline, only_person, paper, set_aside, side_cards,
    verdict,
};
use crate::screens::today::Judgement;
use crate::storage::days::DayGame;
use crate::storage::summary::Summary;
use farkle_client::LastRoll;
use farkle_rules::{Phase, Points, Side};
use farkle_table::{Holder, Ledger};
use leptos::prelude::*;

/// The film of a game, its review, and its files.
#[component]
pub(super) fn Film(
    ledger: Ledger,
    summary: Summary,
    /// What this device has kept of the lock of the dice.
    lock: Option<String>,
    /// Where the way back leads.
    to: Route,
    /// Whether it was played here, so that its day is known.
    #[prop(default = true)]
    is_kept: bool,
) -> impl IntoView {
    let played = is_kept.then(|| browser::day_of(summary.changed_ms, messages().language()));
    let (file, id, colors) = (summary.file_name(), summary.id, summary.colors);
    let reel = Reel::of(&ledger);
    reel.follow_keys();
    // A game of a day is judged by points: nobody's dice are others than those of the rivals.
    let day = DayGame::of(&id).filter(|_| ledger.game().is_over());
    let chances = Chances::of(&ledger).filter(|_| ledger.game().is_over() && day.is_none());
    let result = result_of(&ledger);
    let (whole_ledger, whole_game, bar_colors) = (ledger.clone(), ledger.clone(), colors.clone());
    let decided = ledger.clone();
    let decided = Signal::derive(move || chances.and_then(|chances| chances.decisive(&decided)));
    let reviewed = Reviewed::of(&ledger, &colors).filter(|_| day.is_none());
    // Within a turn the chances are known once the game has been reviewed.
    let course = RwSignal::new(Vec::new());
    let many = (day.is_none() && had_many_sides(&ledger)).then(|| ledger.clone());
    let of_day = day.map(|of| (of, ledger.clone()));
    let (whole, seen) = (ledger.record(), colors.clone());
    let text = whole.to_string();
    let (is_over, rules_code) = (ledger.is_over(), ledger.game().rules().code());
    let link = if is_over { game_link(&ledger) } else { None };
    let foreign = foreign_dice(&ledger).map(|moment| reel.number(moment));
    let checked = kept_dice(&ledger, lock.as_deref());
    let taken_back = ledger.taken_back().len();
    let of_settled = ledger.clone();
    let settled = Memo::new(move |_| of_settled.before(reel.settled()).ok());
    let frame = Memo::new(move |_| Frame::of(&ledger, reel.shown.get()));
    // Costly decisions are judged where they are seen. The one that was pressed on another screen
    // is known before the review is.
    let wanted = Costly::take_wanted(&id);
    if let Some(wanted) = &wanted {
        reel.to(wanted.event);
    }
    let judged = RwSignal::new(wanted.into_iter().collect::<Vec<_>>());
    let judgement = Memo::new(move |_| {
        let shown = reel.shown.get();
        judged.with(|all| all.iter().find(|costly| costly.event == shown).cloned())
    });
    reel.run(frame, judgement);
    let show = Callback::new(move |chosen: Costly| {
        keep_this_place();
        reel.plays.set(false);
        reel.to(chosen.event);
        judged.update(|all| {
            if all.iter().all(|known| known.event != chosen.event) {
                all.push(chosen);
            }
        });
        // It may be shown already.
        browser::show(".stage");
    });
    // Whoever goes to a moment from the review, further down, wants to see it.
    Effect::new(move |before: Option<()>| {
        reel.shown.track();
        if before.is_some() && Focus::now().is_in(".review") {
            browser::show(".stage");
        }
    });
    let is_quick = move || reel.times.get() > 1;
    let picture = move || {
        frame.get().map(|frame| view! { <FilmFrame frame reel colors=seen.clone() judged=judgement/> })
    };
    let has_nothing_to_decide = move || {
        frame.with(|frame| {
            let phase = frame.as_ref().map(|frame| frame.ledger.game().phase());
            !matches!(phase, Some(Phase::TurnBegins | Phase::Choosing { .. } | Phase::Farkled { .. }))
        })
    };
    let has_room = media::has_room_beside(&[".film .run"]);
    let of_film = colors.clone();
    let sheet_beside = move || {
        let colors = of_film.clone();
        let paper = move || settled.get().map(|ledger| paper(&ledger, &colors));
        view! { <div class="sheet-beside">{paper}</div> }
    };
    // Far below the film, that of the whole game: nobody sees it grow.
    let sheet_below = move || view! { <div class="sheet-beside">{paper(&whole_game, &colors)}</div> };
    view! {
        <div class="stage" class:quick=is_quick>
            <Top to about=result/>
            {picture}
            {chances.map(|chances| view! { <ChanceBar chances course reel ledger=whole_ledger.clone() colors=bar_colors settled/> })}
            <Controls reel frame/>
            {chances.map(|chances| view! { <TurningPoint reel chances ledger=whole_ledger/> })}
        </div>
        {foreign.map(|moment| view! { <p class="card fault foreign-dice" role="status">{say!("replay-foreign-dice", "moment" => moment)}</p> })}
        {checked}
        {(taken_back > 0).then(|| view! { <p class="card taken-back">{say!("replay-taken-back", "count" => taken_back)}</p> })}
        {move || has_room.get().then(&sheet_beside)}
        {reviewed.map(|names| view! { <GameReview id=id.clone() record=whole names show film=ForFilm { course, judged }/> })}
        {many.map(|ledger| view! { <LuckOfAll ledger/> })}
        {of_day.map(|(of, ledger)| view! { <Judgement of ledger show judged/> })}
        // On a phone below what there is to learn from the game.
        {move || (!has_room.get()).then(&sheet_below)}
        <Files name=file text is_over link day=played decided/>
        <details class="moment-in-words" hidden=has_nothing_to_decide>
            <summary>{say!("replay-position")}</summary>
            <code class="command" dir="ltr">
                "farkle advise \""<span class="position">{move || frame.get().map(|frame| frame.ledger.game().position().to_string())}</span>
                "\" --rules "{rules_code}
            </code>
            <p>{say!("replay-position-about")}</p>
        </details>
    }
}

/// What a finished game has come to: both scores, the winner's first, or who has won among several.
fn result_of(ledger: &Ledger) -> String {
    let game = ledger.game();
    if !game.is_over() {
        return String::new();
    }
    let mut sides: Vec<Side> = game.all_sides().collect();
    let [_, _] = sides[..] else { return headline(ledger) };
    sides.sort_by_key(|side| !game.winners().contains(*side));
    let scores = sides.into_iter().map(|side| {
        let name = match (game.seats_of(side).next(), game.seats_of(side).nth(1)) {
            (Some(only), None) => called(ledger, only),
            _ => ledger.side_name(side),
        };
        format!("{name} {}", messages().points(game.score(side)))
    });
    say!("replay-result", "scores" => scores.collect::<Vec<_>>().join("\u{a0}· "))
}

/// The first moment whose dice are not those that the seed of the game gives. A game without a seed
/// can't be checked.
fn foreign_dice(ledger: &Ledger) -> Option<usize> {
    ledger.check_dice(ledger.proof().seed()?).err().map(|foreign| foreign.number)
}

/// Everybody's chance to win at this moment, as one bar: a person's own side comes first.
#[component]
fn ChanceBar(
    chances: Chances,
    /// The first side's chance after so many events, if there are two sides and it is known by now.
    course: RwSignal<Vec<(u32, f64)>>,
    reel: Reel,
    ledger: Ledger,
    colors: Colors,
    /// The game as it is seen when the dice lie.
    settled: Memo<Option<Ledger>>,
) -> impl IntoView {
    let sides = own_side_first(&ledger);
    let within_turn = move || {
        let events = reel.settled();
        let (_, first) =
            course.with(|course| course.iter().rfind(|(until, _)| *until as usize <= events).copied())?;
        Some(vec![first, 1.0 - first])
    };
    let by_turns = move || {
        let turns = settled.with(|ledger| ledger.as_ref().map(|ledger| ledger.sheet().lines().len()))?;
        chances.after(turns)
    };
    let all = Memo::new(move |_| within_turn().or_else(by_turns));
    let is_known = Memo::new(move |_| all.read().is_some());
    // The parts stay, so that they grow and shrink before one's eyes.
    let parts = move || {
        let parts = sides.iter().map(|&side| {
            let chance = move || {
                all.with(|all| all.as_ref().and_then(|all| all.get(side.index()).copied()))
                    .unwrap_or_default()
            };
            let (name, color) = (ledger.side_name(side), colors.of_side(ledger.game(), side));
            view! {
                <li data-seat=color class:none=move || chance() == 0.0 class:thin=move || chance() < 0.15 style=("--part", move || format!("{:.4}", chance()))>
                    <span>{move || format!("{} {name}", messages().rough_percent(chance()))}</span>
                </li>
            }
        });
        view! {
            <p class="label" aria-hidden="true">{say!("outlook-title")}</p>
            <ol class="chance-bar" class:many={sides.len() > 2} aria-label=say!("outlook-title")>{parts.collect_view()}</ol>
        }
    };
    view! { <div class="chance-room">{move || is_known.get().then(&parts)}</div> }
}

/// Leads to the turn that decided the game.
#[component]
fn TurningPoint(reel: Reel, chances: Chances, ledger: Ledger) -> impl IntoView {
    let lost = only_person(&ledger).map(|seat| ledger.game().side(seat));
    let lost = lost.filter(|side| !ledger.game().winners().contains(*side));
    let is_settled = chances.are_settled();
    let point = Memo::new(move |_| {
        let decisive = is_settled.get().then(|| chances.decisive(&ledger)).flatten()?;
        let line = ledger.sheet().lines().get(decisive.turn)?;
        let [_, what, chance] = decisive_in_words(&ledger, decisive, lost)?;
        Some((what_decides(&ledger, decisive.turn)?, line.round as usize, format!("{what} {chance}")))
    });
    let show = move |(from, to): (usize, usize)| {
        reel.play_from(from, to);
        browser::show(".stage");
    };
    view! {
        <div class="turning-point">
            {move || point.get().map(|(part, round, words)| view! {
                <button class="button quiet" on:click=move |_| show(part)><Drawing icon=Icon::Play/>{say!("replay-decisive", "round" => round)}</button>
                <p class="muted">{words}</p>
            })}
        </div>
    }
}

/// All sides, from that of the only person on: whoever watches is most likely that one.
fn own_side_first(ledger: &Ledger) -> Vec<Side> {
    let game = ledger.game();
    let mut people = game.seats().filter(|seat| ledger.holder(*seat).is_some_and(Holder::is_person));
    let own = people.next().filter(|_| people.next().is_none()).map(|seat| game.side(seat));
    let mut sides: Vec<Side> = game.all_sides().collect();
    sides.sort_by_key(|side| Some(*side) != own);
    sides
}

/// The slider and the buttons.
#[component]
fn Controls(reel: Reel, frame: Memo<Option<Frame>>) -> impl IntoView {
    let Reel { shown, first, last, plays, times, .. } = reel;
    let button = |icon, label: String, press: fn(Reel)| {
        view! {
            <button class="button icon-button" on:click=move |_| press(reel)>
                <Drawing icon/><span class="unseen">{label}</span>
            </button>
        }
    };
    let number = move |events| messages().number(i64::try_from(reel.number(events)).unwrap_or(i64::MAX));
    // A finger that scrolls the page from here on wanted neither another moment nor a pause.
    let touched = StoredValue::new(None::<(usize, bool)>);
    let moved = StoredValue::new(false);
    let take_back = move |_| {
        if let Some((before, played)) = touched.get_value().filter(|_| moved.get_value()) {
            reel.to(before);
            plays.set(played);
        }
        moved.set_value(false);
    };
    let in_words = move || {
        let at = say!("replay-at", "moment" => number(shown.get()), "last" => number(last));
        frame.with(|frame| format!("{at}. {}", frame.as_ref().map_or("", |frame| &frame.said)))
    };
    view! {
        <div class="film card">
            <div class="where">
                <input type="range" min=first max=last aria-label=say!("replay-moment") aria-valuetext=in_words prop:value=move || shown.get()
                    on:pointerdown=move |_| {
                        moved.set_value(false);
                        touched.set_value(Some((shown.get_untracked(), plays.get_untracked())));
                    }
                    on:pointercancel=take_back
                    on:input=move |event| {
                        moved.set_value(true);
                        plays.set(false);
                        reel.to(event_target_value(&event).parse().unwrap_or(first));
                    }/>
                <button class="button icon-button speed" on:click=move |_| reel.faster()>
                    <span class="unseen">{say!("replay-speed")}" "</span>{move || format!("{}×", times.get())}
                </button>
            </div>
            <div class="buttons">
                {button(Icon::First, say!("replay-previous-turn"), Reel::previous_turn)}
                {button(Icon::Back, say!("replay-previous"), Reel::back)}
                <button class="button icon-button run" on:click=move |_| reel.play_or_pause()>
                    {move || view! { <Drawing icon=if plays.get() { Icon::Pause } else { Icon::Play }/> }}
                    <span class="unseen">{move || say!(if plays.get() { "replay-pause" } else { "replay-play" })}</span>
                </button>
                {button(Icon::Next, say!("replay-next"), Reel::on)}
                {button(Icon::Last, say!("replay-next-turn"), Reel::next_turn)}
            </div>
        </div>
    }
}

/// One picture of the film.
#[component]
fn FilmFrame(
    frame: Frame,
    reel: Reel,
    colors: Colors,
    /// What the review says of the decision that is due.
    judged: Memo<Option<Costly>>,
) -> impl IntoView {
    let when = frame.when();
    let Frame { ledger, sides, seats, before, said, besides, dice, tray, total, lost, hot, .. } = frame;
    let whose = match seats.iter().find(|seat| seat.to_move) {
        Some(mover) => say!("table-turn-total-of", "name" => called(&ledger, mover.seat)),
        None => say!("table-turn-total"),
    };
    // They lie as they lay in the game.
    let scattered = LastRoll::of(&ledger).map(|roll| scatter::placed(&roll)).unwrap_or_default();
    let (throw, mine) = (reel.throw, reel.shown.get_untracked());
    let landed = move |event: web_sys::AnimationEvent| {
        // Those of a picture that is gone say nothing of the next one.
        if reel.shown.try_get_untracked() == Some(mine) {
            throw.landed(&event);
        }
    };
    // A farkle and what there was to decide are read from the dice first.
    let lost = move || lost.filter(|_| !throw.is_on());
    let judgement = move || judged.get().filter(|_| !throw.is_on());
    let then = ledger.clone();
    let word = move || lost().and_then(|end| verdict(&then, &end));
    let dice = dice.into_iter().zip(scattered).map(|((face, lies), lie)| match lies {
        DieLook::Gone => ().into_any(),
        DieLook::Bright | DieLook::Dim => view! {
            <span class="die" class:dead=move || lies == DieLook::Dim && !throw.is_on() role="img" aria-label=messages().face(face)
                {..flight(lie)}>
                <span class="lay"><Cube face quarters=lie.quarters/></span>
            </span>
        }
        .into_any(),
    });
    let great = film_band(&ledger, hot, &tray);
    let is_great = great.is_some();
    let tray = set_aside(total, &tray);
    let is_nothing = total == Points::ZERO;
    let total = messages().points(total);
    let felt = NodeRef::new();
    layout::tell(felt);
    // What a roll has changed is seen when its dice lie.
    let flies = Memo::new(move |_| throw.is_on());
    let cards = move || match flies.get() {
        true => side_cards(&ledger, &before.0, &before.1, &colors, None, None, None).into_any(),
        false => side_cards(&ledger, &sides, &seats, &colors, None, None, None).into_any(),
    };
    view! {
        {cards}
        <section class="board still" class:farkled=move || lost().is_some()>
            <div class="board-top">
                <div><p class="label">{whose}</p><p class="total number" class:nothing=is_nothing>{total}</p></div>
                <p class="banner">{when}</p>
            </div>
            <div class="felt" class:throws=move || throw.is_on() node_ref=felt>
                <div class="dice" class:thrown=move || throw.is_on() on:animationend=landed on:animationcancel=landed>
                    {dice.collect_view()}
                </div>
            </div>
            <p class="saying told" class:judged=move || judgement().is_some() role="status">
                {move || match judgement() {
                    Some(costly) => view! {
                        <span class="unseen">{said.clone()}" "</span>
                        <span class="unseen words">{costly.in_words()}</span>
                        <span class="plays-drawn" aria-hidden="true">{costly.drawn()}</span>
                    }
                    .into_any(),
                    // The band says the rest for everybody who sees it.
                    None if is_great || lost().is_some() => view! {
                        <span class="unseen">{said.clone()}</span>
                        <span class="words" aria-hidden="true">{besides.clone()}</span>
                    }
                    .into_any(),
                    None => view! { <span class="words">{said.clone()}</span> }.into_any(),
                }}
            </p>
            {tray}
            {word}
            {great}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;
    use farkle_rules::{Event, Record};
    use farkle_table::Seed;

    fn with(genuine: &Ledger, change: impl FnOnce(&mut Record)) -> Ledger {
        let mut record = genuine.record();
        change(&mut record);
        Ledger::from_record(&record).unwrap()
    }

    #[test]
    fn dice_that_somebody_has_changed_are_found_from_the_first_roll_on() {
        let genuine = played(|ledger| ledger.sheet().lines().len() >= 8);
        assert_eq!(foreign_dice(&genuine), None);
        let rolls =
            (0..genuine.events().len()).filter(|&at| matches!(genuine.events()[at], Event::Rolled(_)));
        for at in rolls {
            let doctored = with(&genuine, |record| {
                record.events.truncate(at);
                record.events.push("234466".parse().unwrap());
            });
            assert_eq!(foreign_dice(&doctored), Some(at + 1));
        }
    }

    #[test]
    fn dice_of_another_seed_are_found_and_without_a_seed_nothing_is_claimed() {
        let genuine = played(|ledger| ledger.sheet().lines().len() >= 2);
        let is_dice = |(name, _): &(String, String)| name == "dice";
        let other = with(&genuine, |record| {
            let line = record.headers.iter_mut().find(|line| is_dice(line)).unwrap();
            line.1 = format!("seed {}", Seed::from_phrase("another"));
        });
        assert_eq!(foreign_dice(&other), Some(3), "the first roll");
        let seedless = with(&genuine, |record| record.headers.retain(|line| !is_dice(line)));
        assert_eq!(foreign_dice(&seedless), None);
        assert!(!seedless.record().to_string().contains("seed"), "and none is invented");
    }
}
