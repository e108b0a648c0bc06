//! Stepping through a game, event by event, like a film.

use super::PageTop;
use super::keepsake::KeepsakeButtons;
use super::review::{GameReview, Reviewed};
use super::table::{paper, set_aside, side_cards};
use crate::archive::Kept;
use crate::browser;
use crate::colors::Colors;
use crate::database::Unread;
use crate::dice::Cube;
use crate::focus::Focus;
use crate::icon::{Drawing, Icon};
use crate::messages::{messages, say};
use crate::room;
use crate::route::Route;
use crate::shelf;
use farkle_client::{LastRoll, Screen, Selection, Session, TrayGroup, announce};
use farkle_rules::{Dice, Event, Face, Outcome, Phase, Points, Record};
use farkle_table::Step;
use leptos::prelude::*;

/// A kept game.
#[component]
pub(crate) fn Replay(id: String) -> impl IntoView {
    let name = id.clone();
    let kept = browser::loaded(async move {
        let Some(kept) = shelf::find::<Kept>(&name).await? else { return Ok(None) };
        let record = kept.record().filter(|record| Session::resume(record).is_ok()).ok_or(Unread)?;
        Ok(Some((record, kept.head.colors)))
    });
    view! {
        <main id="content" class="page replay">
            {move || kept.get().map(|kept| match kept {
                Ok(Some((record, colors))) => view! { <Film id=id.clone() record colors/> }.into_any(),
                Ok(None) => view! { <Top/><p class="card">{say!("table-gone")}</p> }.into_any(),
                Err(Unread) => view! { <Top/><p class="card">{say!("table-unread")}<br/>{say!("table-unread-about")}</p> }.into_any(),
            })}
        </main>
    }
}

#[component]
fn Top() -> impl IntoView {
    view! { <PageTop title=say!("replay-title") to=Route::Games/> }
}

/// A moment of a game, as the event that led to it shows it.
#[derive(Clone, PartialEq)]
struct Frame {
    session: Session,
    /// What the event has to say.
    said: String,
    /// The dice that lie on the table, and how.
    dice: Vec<(Face, Lies)>,
    /// The dice on the tray.
    tray: Vec<TrayGroup>,
    /// What the turn is worth, the dice on the tray included.
    total: Points,
}

/// How a die lies there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Lies {
    /// To be looked at.
    Bright,
    /// Without a meaning any more: it was left, or it was part of a farkle.
    Dim,
    /// It lies on the tray.
    Gone,
}

/// The game after its first events.
fn frame(record: &Record, events: usize) -> Option<Frame> {
    let at = |events: usize| {
        let record = Record { events: record.events[..events].to_vec(), ..record.clone() };
        Session::resume(&record).ok()
    };
    let session = at(events)?;
    let last =
        events.checked_sub(1).and_then(|before| Some((at(before)?, record.events[before], before == 0)));
    let Some((earlier, event, is_first)) = last else {
        return Some(Frame {
            session,
            said: String::new(),
            dice: Vec::new(),
            tray: Vec::new(),
            total: Points::ZERO,
        });
    };
    let mut game = earlier.game().clone();
    // A game that has not begun draws its first events by itself when it is resumed.
    let outcome = if is_first { Outcome::default() } else { game.apply(&event).ok()? };
    let words = announce(&session, &[Step { seat: earlier.game().mover(), event, outcome }]);
    let words = words.iter().map(|sentence| messages().announcement(sentence));
    let set_aside = match event {
        Event::SetAside { dice, .. } => {
            Some(say!("replay-set-aside", "dice" => messages().dice(dice.faces())))
        }
        _ => None,
    };
    let said = set_aside.into_iter().chain(words).collect::<Vec<_>>().join(" ");
    let screen = Screen::of(&session, &Selection::default());
    let tray = screen.tray[screen.tray_since_hot_dice..].to_vec();
    let faces = || LastRoll::of(&session).map(|roll| roll.faces).unwrap_or_default();
    let all = |lies| faces().into_iter().map(|face| (face, lies)).collect::<Vec<_>>();
    let (dice, tray, total) = match event {
        // What was set aside is seen on the tray, also when that has ended the turn.
        Event::SetAside { dice, .. } => {
            let mut taken = Selection::default();
            taken.take(&earlier, dice);
            let before = Screen::of(&earlier, &taken);
            let lies = |selected| if selected { Lies::Gone } else { Lies::Dim };
            let shown = before.dice.iter().map(|die| (die.face, lies(die.selected))).collect();
            let roll: Dice = before.dice.iter().map(|die| die.face).collect();
            let combinations = earlier.game().rules().combinations(dice, roll).into_iter();
            let groups = combinations.map(|combination| TrayGroup { roll: 0, combination });
            let on_tray = before.tray[before.tray_since_hot_dice..].iter().copied().chain(groups).collect();
            (shown, on_tray, before.turn_total + before.selected)
        }
        Event::Rolled(_) => {
            let ended = outcome.turn_end.is_some();
            (all(if ended { Lies::Dim } else { Lies::Bright }), tray, screen.turn_total)
        }
        _ if matches!(session.game().phase(), Phase::Choosing { .. }) => {
            (all(Lies::Bright), tray, screen.turn_total)
        }
        _ => (Vec::new(), tray, screen.turn_total),
    };
    Some(Frame { session, said, dice, tray, total })
}

#[component]
fn Film(id: String, record: Record, colors: Colors) -> impl IntoView {
    let last = record.events.len();
    // Before the first event there is nothing to see.
    let first = last.min(1);
    let shown = RwSignal::new(first);
    let reviewed = Session::resume(&record).ok().and_then(|session| Reviewed::of(&session));
    let whole = record.clone();
    let seen = colors.clone();
    let text = StoredValue::new(record.to_string());
    let name = StoredValue::new(format!("farkle-{id}"));
    let frame = Memo::new(move |_| frame(&record, shown.get()));
    // Whoever goes to a moment from the review, further down, wants to see it.
    Effect::new(move |before: Option<()>| {
        shown.get();
        if before.is_some() && Focus::now().is_in(".review") {
            browser::show(".stage");
        }
    });
    let to = move |events: usize| shown.set(events.clamp(first, last));
    let button = move |icon, label: String, target: fn(usize, usize) -> usize| {
        view! {
            <button class="button icon-button" on:click=move |_| to(target(shown.get_untracked(), last))>
                <Drawing icon/><span class="unseen">{label}</span>
            </button>
        }
    };
    let listener = window_event_listener(leptos::ev::keydown, move |event| {
        // The score sheet is scrolled with the same keys.
        if !browser::is_for_the_screen(&event) || browser::is_in_scroller(&event) {
            return;
        }
        let now = shown.get_untracked();
        // "On" points to where the writing goes.
        let (back, on) = match browser::is_right_to_left() {
            true => ("ArrowRight", "ArrowLeft"),
            false => ("ArrowLeft", "ArrowRight"),
        };
        match event.key().as_str() {
            key if key == back => to(now.saturating_sub(1)),
            key if key == on => to(now + 1),
            "Home" => to(first),
            "End" => to(last),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || listener.remove());
    view! {
        <div class="stage">
            <Top/>
            {move || frame.get().map(|frame| view! { <Moment frame colors=seen.clone()/> })}
            <div class="film card">
                <input type="range" min=first max=last aria-label=say!("replay-moment") prop:value=move || shown.get()
                    on:input=move |event| to(event_target_value(&event).parse().unwrap_or(first))/>
                <div class="buttons">
                    {button(Icon::First, say!("replay-first"), |_, _| 0)}
                    {button(Icon::Back, say!("replay-previous"), |shown, _| shown.saturating_sub(1))}
                    <span class="number">{move || format!("{} / {last}", shown.get())}</span>
                    {button(Icon::Next, say!("replay-next"), |shown, _| shown + 1)}
                    {button(Icon::Last, say!("replay-last"), |_, last| last)}
                </div>
            </div>
        </div>
        <div class="sheet-beside">{move || frame.get().map(|frame| paper(&frame.session, &colors))}</div>
        <details class="moment-in-words">
            <summary>{say!("replay-position")}</summary>
            <code class="position" dir="ltr">{move || frame.get().map(|frame| frame.session.game().position().to_string())}</code>
            <p>{say!("replay-position-about")}</p>
        </details>
        <div class="buttons files">
            <button class="button save-record" on:click=move |_| browser::download(&format!("{}.farkle", name.get_value()), &text.get_value())>
                <Drawing icon=Icon::Save/>{say!("games-save")}
            </button>
            <KeepsakeButtons record=move || text.get_value() name=name.get_value()/>
        </div>
        {reviewed.map(|names| view! { <GameReview record=whole names shown/> })}
    }
}

/// One picture of the film.
#[component]
fn Moment(frame: Frame, colors: Colors) -> impl IntoView {
    let Frame { session, said, dice, tray, total } = frame;
    let screen = Screen::of(&session, &Selection::default());
    let count = dice.len();
    let dice = dice.into_iter().map(|(face, lies)| match lies {
        // Its place stays free: the others don't move.
        Lies::Gone => view! { <span class="place" aria-hidden="true"></span> }.into_any(),
        Lies::Bright | Lies::Dim => view! {
            <span class="die" class:dead=lies == Lies::Dim role="img" aria-label=messages().face(face)><span class="lay"><Cube face/></span></span>
        }
        .into_any(),
    });
    let total = messages().points(total);
    let tray = set_aside(&tray);
    let felt = NodeRef::new();
    room::tell(felt);
    view! {
        {side_cards(&session, &screen.sides, &screen.seats, &colors)}
        <section class="board still">
            <div class="board-top"><div><p class="label">{say!("table-turn-total")}</p><p class="total number">{total}</p></div></div>
            <div class="felt" node_ref=felt><div class=format!("dice of-{count}")>{dice.collect_view()}</div></div>
            <p class="saying" role="status">{said}</p>
            {tray}
        </section>
    }
}
