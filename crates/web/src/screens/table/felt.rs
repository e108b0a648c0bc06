//! The wooden board: the turn total, the dice, what was said, and the tray of dice set aside.

use super::bands::{GreatMoment, Verdict, name_of};
use super::players::{called, only_person, own_seat};
use super::told::{TakeMost, Told, what_to_do, why_not};
use crate::game::dice::{Cube, FlatDie, flight};
use crate::game::first_hints::{self, FirstHint};
use crate::game::open_game::{Hands, OpenGame};
use crate::game::scatter::{DiePlacement, placed};
use crate::game::throw::Throw;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::layout;
use crate::page::live_region;
use crate::screens::keys::key_sign;
use farkle_client::{Announcement, Banner, DieView, LastRoll, Screen, Selection, TrayGroup, is_big_turn};
use farkle_rules::rule_set::{EndingRule, LastChance, Reached};
use farkle_rules::{Combination, Dice, Face, Phase, Points, TurnEnd, TurnEndKind};
use farkle_table::{Ledger, ToAct};
use leptos::prelude::*;

/// Dice that nobody sees are made so long after a table without dice was opened: a browser compiles
/// what is needed for the first time, and the first throw would wait for that.
const REHEARSAL_MS: i32 = 400;

/// The board.
#[component]
pub(crate) fn Board(play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let lost = move || play.last_end.get().filter(|end| end.kind.is_lost());
    let is_heavy = move |end: TurnEnd| {
        play.ledger.with_untracked(|ledger| is_big_turn(ledger.game().rules(), end.total))
    };
    let hint = first_hints::follow(play, screen);
    let losing = move || play.lost_since.get().is_some();
    view! {
        <section
            class="board"
            class:farkled=move || lost().is_some()
            class:heavy=move || lost().is_some_and(is_heavy)
            class:losing=losing
            class:brisk=move || play.is_brisk()
            data-great=move || play.great.get().map(|great| name_of(great.moment))
            class:banking=move || play.banks()
            on:click=move |_| play.touch()
        >
            <BoardTop play screen/>
            <Felt play screen/>
            <TakeMost play hint/>
            <Told play hint/>
            <Saying play screen hint/>
            <Tray screen/>
            <Verdict play/>
            <GreatMoment play screen/>
        </section>
    }
}

#[component]
fn BoardTop(play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let whose = Memo::new(move |_| {
        let lies_lost = play.last_end.with(|end| end.is_some_and(|end| end.kind.is_lost()));
        play.ledger.with(|ledger| whose_turn(ledger, play.hands.get(), lies_lost))
    });
    // Nothing yet: a 0 here would be read as a score.
    let nothing = Memo::new(move |_| {
        banked(play).is_none() && screen.with(|screen| screen.turn_total + screen.selected == Points::ZERO)
    });
    view! {
        <div class="board-top">
            <div>
                <p class="label">{whose}</p>
                <p class="total number" class:nothing=nothing aria-hidden=move || nothing.get().then_some("true")>
                    {move || messages().points(banked(play).unwrap_or_else(|| screen.read().turn_total))}
                    {move || {
                        let selected = screen.read().selected;
                        (selected.0 > 0 && banked(play).is_none()).then(|| view! {
                            <span class="plus">{format!("+{}", messages().points(selected))}</span>
                        })
                    }}
                </p>
            </div>
            {move || {
                let screen = screen.read();
                let part = screen.banner.and_then(|banner| part_of(banner, screen.turn_total + screen.selected));
                // In the lesson no card shows the score.
                let score = screen.sides.first().map(|side| side.score).filter(|score| play.id().is_empty() && *score > Points::ZERO);
                if let Some(score) = score {
                    return view! { <p class="banner">{say!("learn-score", "points" => score)}</p> }.into_any();
                }
                screen.banner.map(|banner| view! {
                    <p class="banner" class:met=part.is_some_and(|part| part >= 1.0)>
                        {match (banner, part) {
                            (Banner::NearGoal { .. }, Some(1.0..)) => say!("banner-near-goal-met"),
                            _ => in_words(banner, play),
                        }}
                        {part.map(|part| view! { <i style=("--part", format!("{:.3}", part.min(1.0)))></i> })}
                    </p>
                }).into_any()
            }}
        </div>
    }
}

/// Whose turn it is, over its points. A turn that was lost lies there until somebody throws; nobody
/// is named over it who does not sit here.
fn whose_turn(ledger: &Ledger, hands: Hands, lies_lost: bool) -> String {
    let to_act = ledger.to_act();
    match &to_act {
        // Nobody has a turn yet.
        ToAct::Anyone | ToAct::Nobody => String::new(),
        _ if lies_lost && !hands.decide(&to_act) => String::new(),
        ToAct::Person(seat) if hands == Hands::One(Some(*seat)) => say!("friends-your-turn"),
        ToAct::Person(seat) | ToAct::Computer { seat, .. } => {
            say!("table-turn-total-of", "name" => called(ledger, *seat))
        }
    }
}

/// What a banner says. Whoever plays alone counts turns; a lost one lies there until the next roll.
fn in_words(banner: Banner, play: OpenGame) -> String {
    let lies_there = play.last_end.with(|end| end.is_some_and(|end| end.kind.is_lost()));
    let (rounds, is_lost) = play.ledger.with_untracked(|ledger| {
        let game = ledger.game();
        let rounds = (game.side_count() == 1).then(|| usize::from(game.rules().rounds()));
        (rounds, lies_there && game.phase() == Phase::TurnBegins)
    });
    let turn_of = |turn: usize, turns: usize| say!("today-turn", "turn" => turn.saturating_sub(is_lost.into()), "turns" => turns);
    match (banner, rounds) {
        (Banner::Round { round, .. }, Some(turns)) => turn_of(round as usize, turns),
        (Banner::LastRound, Some(turns)) => turn_of(turns, turns),
        (banner, _) => messages().banner(banner),
    }
}

/// The points that leave for the score.
fn banked(play: OpenGame) -> Option<Points> {
    let held = play.held.get()?;
    (held.great.gained > Points::ZERO).then_some(held.great.gained)
}

/// How much of what a banner asks for is there.
fn part_of(banner: Banner, now: Points) -> Option<f64> {
    match banner {
        Banner::LastTurn { needed, .. }
        | Banner::Opening { needed }
        | Banner::ExactlyToWin { needed }
        | Banner::NearGoal { needed } => {
            (needed.0 > 0).then(|| f64::from(now.0.max(0)) / f64::from(needed.0))
        }
        Banner::PlayOff | Banner::MayGoOn | Banner::LastRound | Banner::Round { .. } => None,
    }
}

/// The dice, as they lie there.
#[component]
fn Felt(play: OpenGame, screen: Memo<Screen>) -> impl IntoView {
    let is_choosing =
        move || play.ledger.with(|ledger| matches!(ledger.game().phase(), Phase::Choosing { .. }));
    // Dice that fly lie there as the same roll, so nothing is drawn anew when they land.
    let roll = Memo::new(move |_| {
        let lies_there =
            || is_choosing() || play.last_end.get().is_some_and(|end| end.kind != TurnEndKind::Banked);
        play.in_the_air.get().or_else(|| play.ledger.with(LastRoll::of).filter(|_| lies_there()))
    });
    // A tap on a die in the air lands it.
    let can_choose = Memo::new(move |_| is_choosing() || play.in_the_air.with(Option::is_some));
    // What lay there when the table was opened, or was taken back to, has been thrown before.
    let seen = StoredValue::new(roll.with_untracked(|roll| roll.as_ref().map(|roll| roll.number)));
    // The last throw, and the number of its roll.
    let last = RwSignal::new(None::<(Throw, usize)>);
    // Dice that a touch has landed lie there at once.
    let flies = move || {
        let in_the_air = play.in_the_air.with(|air| air.as_ref().map(|air| air.number));
        last.get().is_some_and(|(throw, number)| throw.is_on() && in_the_air == Some(number))
    };
    let dice = move |thrown: bool, roll: LastRoll| {
        let (number, count) = (roll.number, roll.faces.len());
        let throw = Throw::lying();
        if thrown {
            throw.begin(count);
            last.set(Some((throw, number)));
        }
        let placed = placed(&roll);
        let dice = roll.faces.into_iter().zip(placed).enumerate();
        let dice = dice.map(|(place, (face, lie))| view! { <Die play screen place face lie can_choose/> });
        let landed = move |event: web_sys::AnimationEvent| {
            if throw.landed(&event) {
                play.land();
            }
        };
        view! {
            <div
                class="dice"
                class:thrown=flies
                on:animationend=landed
                on:animationcancel=landed
            >
                {dice.collect_view()}
            </div>
        }
    };
    let owner = Owner::current();
    leptos::task::spawn_local(async move {
        browser::pause(REHEARSAL_MS).await;
        if roll.try_get_untracked() == Some(None)
            && let Some(child) = owner.map(|owner| owner.child())
        {
            child.with(|| drop(dice(false, LastRoll { faces: Face::ALL.to_vec(), number: 0 }).build()));
            child.cleanup();
        }
    });
    let is_empty = Memo::new(move |_| roll.read().is_none());
    let rolled = move || {
        let roll = roll.get();
        if roll.is_none() {
            seen.set_value(None);
        }
        roll
    };
    let lying = move |roll: LastRoll| {
        let before = seen.get_value();
        seen.set_value(Some(roll.number));
        dice(before.is_none_or(|before| before < roll.number), roll)
    };
    let words = Memo::new(move |_| play.ledger.with(|ledger| goal(ledger, play.hands.get())));
    let empty = move || {
        is_empty.get().then(|| {
            let (goal, end) = words.get();
            view! {
                <div class="wood-words">
                    <p class="engraving" aria-hidden="true">{say!("farkle")}</p>
                    <p class="goal"><b>{goal}</b>{end.map(|end| view! { <small>{end}</small> })}</p>
                </div>
            }
        })
    };
    let felt = NodeRef::new();
    layout::tell(felt);
    view! {
        <div class="felt" class:throws=flies class:all-score=move || screen.read().roll.hot_dice node_ref=felt role="group" aria-label=say!("table-dice")>
            {empty}
            // Each roll has dice of its own: those that still fly would never be thrown again.
            <For each=rolled key=|roll| (roll.number, roll.faces.clone()) let(roll)>{lying(roll)}</For>
        </div>
    }
}

/// How the game is won, and how it ends; that this is a last turn, once somebody has reached the
/// goal.
fn goal(ledger: &Ledger, hands: Hands) -> (String, Option<String>) {
    let game = ledger.game();
    let rules = game.rules();
    let target = messages().points(rules.target());
    match rules.ending() {
        // What there is to reach in it, the banner says.
        _ if !game.last_turns_left().is_empty() => {
            let is_own = own_seat(ledger, hands).is_some_and(|own| ledger.to_act() == ToAct::Person(own));
            let id = match rules.last_chance() {
                LastChance::OneThrow => "goal-last-throw",
                LastChance::Turn if is_own => "moment-last-yours",
                LastChance::Turn => "moment-last",
            };
            (say!(id), None)
        }
        EndingRule::Exactly => (say!("goal-exactly", "target" => target), None),
        EndingRule::Rounds => {
            let id = if game.side_count() == 1 { "goal-turns" } else { "goal-rounds" };
            (say!(id, "rounds" => usize::from(rules.rounds())), None)
        }
        ending => {
            let id = if rules.reached() == Reached::Above { "goal-past" } else { "goal-first-to" };
            let end = if ending == EndingRule::LastTurn { "goal-last-turn" } else { "goal-at-once" };
            (say!(id, "target" => target), Some(say!(end)))
        }
    }
}

#[component]
fn Die(
    play: OpenGame,
    screen: Memo<Screen>,
    place: usize,
    face: Face,
    lie: DiePlacement,
    can_choose: Memo<bool>,
) -> impl IntoView {
    let now = Memo::new(move |_| screen.read().dice.get(place).copied());
    let is = move |part: fn(&DieView) -> bool| now.get().as_ref().is_some_and(part);
    // What scores nothing is only told, and only lies in the shade, once it lies.
    let dead = move || play.in_the_air.with(Option::is_none) && !is(|die| die.scores);
    let label = move || {
        let id = match now.get() {
            _ if dead() => "die-label-dead",
            Some(_) => "die-label",
            None => "die-label-rolls",
        };
        let points = now.get().map(|die| die.points).unwrap_or_default();
        say!(id, "face" => messages().face(face), "points" => points, "number" => place + 1)
    };
    let pressed = move || if is(|die| die.selected) { "true" } else { "false" };
    view! {
        <button
            class="die"
            class:dead=dead
            aria-pressed=pressed
            aria-label=label
            disabled=move || !can_choose.get()
            on:click=move |_| play.tap(place)
            {..flight(lie)}
        >
            <span class="lay"><Cube face quarters=lie.quarters/></span>
            {key_sign(place + 1)}
        </button>
    }
}

/// What screen readers read aloud: a refusal, what is selected, or what happened.
#[component]
fn Saying(play: OpenGame, screen: Memo<Screen>, hint: Memo<Option<FirstHint>>) -> impl IntoView {
    let happened = move || {
        play.said.with(|said| {
            let sentences: Vec<String> = said.sentences.iter().map(|s| messages().announcement(s)).collect();
            // A lost turn was told before it ended.
            if said.heard {
                return String::new();
            }
            if said.taken_back { play.ledger.with(taken_back_to) } else { sentences.join(" ") }
        })
    };
    let selected = move || {
        play.ledger.with(|ledger| {
            play.selection.with(|selection| {
                let dice = selection.dice(ledger);
                let roll: Dice = Selection::faces(ledger).into_iter().collect();
                let rules = ledger.game().rules();
                let points = rules.points_of(dice, roll)?;
                let combinations = messages().combinations(&rules.combinations(dice, roll));
                let hot_dice = screen.read().roll.hot_dice.then(|| say!("said-hot-dice"));
                let said = say!("say-selected", "combinations" => combinations, "points" => points);
                Some(std::iter::once(said).chain(hot_dice).collect::<Vec<_>>().join(" "))
            })
        })
    };
    let starts =
        move || play.said.with(|said| matches!(said.sentences.last(), Some(Announcement::Starts { .. })));
    let begins = move || {
        play.ledger.with(|ledger| match (ledger.game().phase(), ledger.to_act()) {
            (Phase::TurnBegins, ToAct::Person(_)) if only_person(ledger).is_some() => {
                Some(say!("say-your-roll"))
            }
            // Who starts, or whose turn it is again, has just been said.
            (Phase::TurnBegins, ToAct::Person(_)) if starts() || play.said.with(|said| said.taken_back) => {
                None
            }
            (Phase::TurnBegins, ToAct::Person(seat)) => {
                Some(say!("say-roll-of", "name" => ledger.name(seat)))
            }
            _ => None,
        })
    };
    let text = Memo::new(move |last: Option<&String>| {
        let refusal = why_not(play);
        // Whoever presses a refused button again, or a selected die, hears again why or what.
        let again = refusal.is_some() || play.said.with(|said| said.confirmed);
        let hint = what_to_do(play, hint).unwrap_or_default();
        let words = match refusal.or_else(selected) {
            Some(words) => vec![words, hint],
            None => vec![happened(), begins().unwrap_or_default(), hint],
        };
        let words = words.into_iter().filter(|words| !words.is_empty()).collect::<Vec<_>>().join(" ");
        if again { live_region::anew(last.map_or("", String::as_str), words) } else { words }
    });
    view! { <p class="saying unseen" role="status" aria-live="polite">{move || text.get()}</p> }
}

/// The moment that the game has gone back to: no two that follow each other are said alike, so each
/// is heard.
fn taken_back_to(ledger: &Ledger) -> String {
    let game = ledger.game();
    match (game.phase(), LastRoll::of(ledger)) {
        (Phase::ChoosingStarter, _) => say!("say-taken-back"),
        (Phase::TurnBegins, _) | (_, None) => {
            say!("say-taken-back-turn", "turn" => game.turns() as usize + 1, "name" => ledger.name(game.mover()))
        }
        (_, Some(roll)) => {
            say!("say-taken-back-roll", "dice" => messages().dice(roll.faces), "points" => game.turn().total)
        }
    }
}

/// The groove with the dice set aside in this turn.
#[component]
fn Tray(screen: Memo<Screen>) -> impl IntoView {
    let tray = Memo::new(move |_| {
        screen.with(|screen| (screen.turn_total, screen.tray[screen.tray_since_hot_dice..].to_vec()))
    });
    move || tray.with(|(total, groups)| set_aside(*total, groups))
}

/// Dice set aside, by roll, and what the turn had brought before them: until the last hot dice, or
/// to the player whose dice were taken over.
pub(crate) fn set_aside(turn_total: Points, groups: &[TrayGroup]) -> impl IntoView + use<> {
    let shown = groups.chunk_by(|one, next| one.roll == next.roll).map(|roll| {
        let combinations: Vec<Combination> = roll.iter().map(|group| group.combination).collect();
        let points: Points = combinations.iter().map(|combination| combination.points).sum();
        let dice = combinations.iter().flat_map(|combination| combination.dice.faces());
        view! {
            <li class="group">
                <span class="unseen">{messages().combinations(&combinations)}": "</span>
                <span class="kept">{dice.map(|face| view! { <FlatDie face/> }).collect_view()}</span>
                <b class="number">{messages().points(points)}</b>
            </li>
        }
    });
    let on_tray: Points = groups.iter().map(|group| group.combination.points).sum();
    let before = Some(turn_total - on_tray).filter(|before| *before > Points::ZERO);
    let empty = groups.is_empty() && before.is_none();
    let before = before
        .map(|points| view! { <li class="tray-empty">{say!("table-tray-before", "points" => points)}</li> });
    let empty = empty.then(|| view! { <li class="tray-empty asks">{say!("table-tray-empty")}</li> });
    view! { <ul class="tray" aria-label=say!("table-tray")>{before}{shown.collect_view()}{empty}</ul> }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::recorded;
    use farkle_rules::{RuleSet, RuleSetDraft, Seat};
    use farkle_table::{Holder, Seed, Setup, Table};

    #[test]
    fn a_turn_is_yours_only_if_you_play_it() {
        let (own, far) = (Hands::One(Some(Seat::FIRST)), Hands::One(None));
        let words = |first, hands, lies_lost| {
            let setup = Setup::new(RuleSet::default(), vec![first, Holder::person("Ben")]);
            let table = Table::begin(setup, Seed::from_phrase("felt"), Some(Seat::FIRST)).unwrap();
            whose_turn(table.ledger(), hands, lies_lost)
        };
        // Here a message is its name.
        assert_eq!(words(Holder::person("Ann"), own, false), "friends-your-turn");
        assert_eq!(words(Holder::person("Ann"), own, true), "friends-your-turn");
        assert_eq!(words(Holder::person("Ann"), far, false), "table-turn-total-of");
        assert_eq!(words(Holder::person("Ann"), far, true), "", "over a lost turn");
        // A computer player stands in.
        assert_eq!(words(Holder::computer("Ann", "gambler"), own, false), "table-turn-total-of");
    }

    #[test]
    fn in_a_last_turn_the_wood_names_no_goal() {
        let words = |ben: Holder, events: &str, last_chance: &str| {
            let mut draft = RuleSetDraft::preset("walnut").unwrap();
            draft.set("last_chance", last_chance).unwrap();
            let rules = RuleSet::try_from(draft).unwrap();
            let ledger = recorded(rules, vec![Holder::person("Ann"), ben], events);
            let ben = ledger.game().seats().nth(1);
            goal(&ledger, Hands::One(ben)).0
        };
        let reached = "@1 n 111111 111111= n 223346 n 111111 111111=";
        assert_eq!(words(Holder::person("Ben"), "@1", "turn"), "goal-first-to");
        assert_eq!(words(Holder::person("Ben"), reached, "turn"), "moment-last-yours");
        assert_eq!(words(Holder::computer("Ben", "gambler"), reached, "turn"), "moment-last");
        assert_eq!(words(Holder::person("Ben"), reached, "one_throw"), "goal-last-throw");
    }
}
