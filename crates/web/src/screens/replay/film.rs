//! Stepping through a kept game.

use super::Top;
use super::frame::{Frame, Lies};
use crate::browser;
use crate::colors::Colors;
use crate::dice::Cube;
use crate::focus::Focus;
use crate::icon::{Drawing, Icon};
use crate::kept::Head;
use crate::messages::{messages, say};
use crate::room;
use crate::screens::keepsake::KeepsakeButtons;
use crate::screens::review::{GameReview, Judged, Reviewed};
use crate::screens::table::{paper, set_aside, side_cards};
use farkle_client::Session;
use farkle_rules::{Event, Record};
use farkle_table::Table;
use leptos::prelude::*;

/// Which moment of the film is shown.
#[derive(Clone, Copy)]
struct Reel {
    /// After so many events.
    shown: RwSignal<usize>,
    first: usize,
    last: usize,
}

impl Reel {
    fn of(record: &Record) -> Reel {
        let last = record.events.len();
        // Before the first event there is nothing to see.
        let first = last.min(1);
        Reel { shown: RwSignal::new(first), first, last }
    }

    fn to(self, events: usize) {
        self.shown.set(events.clamp(self.first, self.last));
    }

    fn on(self) {
        self.to(self.shown.get_untracked() + 1);
    }

    fn back(self) {
        self.to(self.shown.get_untracked().saturating_sub(1));
    }

    /// Follows the keys as long as the screen is there.
    fn follow_keys(self) {
        let listener = window_event_listener(leptos::ev::keydown, move |event| {
            // The score sheet is scrolled with the same keys.
            if !browser::is_for_the_screen(&event) || browser::is_in_scroller(&event) {
                return;
            }
            // "On" points to where the writing goes.
            let (back, on) = match browser::is_right_to_left() {
                true => ("ArrowRight", "ArrowLeft"),
                false => ("ArrowLeft", "ArrowRight"),
            };
            match event.key().as_str() {
                key if key == back => self.back(),
                key if key == on => self.on(),
                "Home" => self.to(self.first),
                "End" => self.to(self.last),
                _ => return,
            }
            event.prevent_default();
        });
        on_cleanup(move || listener.remove());
    }
}

/// The film of a game, its files, and its review.
#[component]
pub(super) fn Film(record: Record, head: Head) -> impl IntoView {
    let (file, colors) = (head.file_name(), head.colors);
    let reel = Reel::of(&record);
    reel.follow_keys();
    let reviewed = Session::resume(&record).ok().and_then(|session| Reviewed::of(&session));
    let (whole, seen) = (record.clone(), colors.clone());
    let text = record.to_string();
    let foreign = foreign_dice(&record);
    let frame = Memo::new(move |_| Frame::of(&record, reel.shown.get()));
    // A decision from the review is judged where it is seen, as long as it is.
    let judged = RwSignal::new(None::<Judged>);
    let show = Callback::new(move |chosen: Judged| {
        reel.to(chosen.event);
        judged.set(Some(chosen));
    });
    // Whoever goes to a moment from the review, further down, wants to see it.
    Effect::new(move |before: Option<()>| {
        reel.shown.track();
        judged.track();
        if before.is_some() && Focus::now().is_in(".review") {
            browser::show(".stage");
        }
    });
    view! {
        <div class="stage">
            <Top/>
            {move || frame.get().map(|frame| view! { <Moment frame colors=seen.clone()/> })}
            <Controls reel frame judged/>
        </div>
        {foreign.map(|moment| view! { <p class="card fault foreign-dice" role="status">{say!("replay-foreign-dice", "moment" => moment)}</p> })}
        <div class="sheet-beside">{move || frame.get().map(|frame| paper(&frame.session, &colors))}</div>
        <details class="moment-in-words">
            <summary>{say!("replay-position")}</summary>
            <code class="position" dir="ltr">{move || frame.get().map(|frame| frame.session.game().position().to_string())}</code>
            <p>{say!("replay-position-about")}</p>
        </details>
        <Files name=file text/>
        {reviewed.map(|names| view! { <GameReview record=whole names show/> })}
    }
}

/// So many rolls are not the seed's by mere chance.
const NO_ACCIDENT: usize = 2;

/// The first moment whose dice are not those that the seed of the game gives.
fn foreign_dice(record: &Record) -> Option<usize> {
    let foreign = Table::from_record(record).ok()?.check_dice().err()?.number;
    let rolled = record.events.iter().take(foreign.saturating_sub(1));
    let seeded = rolled.filter(|event| matches!(event, Event::Rolled(_))).count();
    // A file without a seed was given one for the dice to come when it was opened: then no roll at all is the seed's.
    (seeded >= NO_ACCIDENT).then_some(foreign)
}

/// The slider and the buttons.
#[component]
fn Controls(reel: Reel, frame: Memo<Option<Frame>>, judged: RwSignal<Option<Judged>>) -> impl IntoView {
    let Reel { shown, first, last } = reel;
    let button = |icon, label: String, press: fn(Reel)| {
        view! {
            <button class="button icon-button" on:click=move |_| press(reel)>
                <Drawing icon/><span class="unseen">{label}</span>
            </button>
        }
    };
    let number = |events: usize| messages().number(i64::try_from(events).unwrap_or(i64::MAX));
    let judgement =
        move || judged.get().filter(|judged| judged.event == shown.get()).map(|judged| judged.words);
    let at = move || say!("replay-at", "moment" => number(shown.get()), "last" => number(last));
    let in_words =
        move || frame.with(|frame| format!("{}. {}", at(), frame.as_ref().map_or("", |frame| &frame.said)));
    view! {
        <div class="film card">
            <div class="judged" role="status">{move || judgement().map(|words| view! { <p>{words}</p> })}</div>
            <input type="range" min=first max=last aria-label=say!("replay-moment") aria-valuetext=in_words prop:value=move || shown.get()
                on:input=move |event| reel.to(event_target_value(&event).parse().unwrap_or(first))/>
            <div class="buttons">
                {button(Icon::First, say!("replay-first"), |reel| reel.to(reel.first))}
                {button(Icon::Back, say!("replay-previous"), Reel::back)}
                <span class="number">{at}</span>
                {button(Icon::Next, say!("replay-next"), Reel::on)}
                {button(Icon::Last, say!("replay-last"), |reel| reel.to(reel.last))}
            </div>
        </div>
    }
}

/// The game as files to keep.
#[component]
fn Files(name: String, text: String) -> impl IntoView {
    let (file, text) = (format!("{name}.farkle"), StoredValue::new(text));
    view! {
        <div class="buttons files">
            <button class="button save-record" on:click=move |_| text.with_value(|text| browser::download(&file, text))>
                <Drawing icon=Icon::Save/>{say!("games-save")}
            </button>
            <KeepsakeButtons record=move || text.get_value() name/>
        </div>
    }
}

/// One picture of the film.
#[component]
fn Moment(frame: Frame, colors: Colors) -> impl IntoView {
    let Frame { session, sides, seats, said, dice, tray, total } = frame;
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
        {side_cards(&session, &sides, &seats, &colors)}
        <section class="board still">
            <div class="board-top"><div><p class="label">{say!("table-turn-total")}</p><p class="total number">{total}</p></div></div>
            <div class="felt" node_ref=felt><div class=format!("dice of-{count}")>{dice.collect_view()}</div></div>
            <p class="saying" role="status">{said}</p>
            {tray}
        </section>
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::screens::replay::played;
    use farkle_table::Seed;

    #[test]
    fn dice_that_somebody_has_changed_are_found_and_those_of_a_file_without_a_seed_are_not_called_that() {
        let genuine = played(|session| session.sheet().lines().len() >= 8);
        assert_eq!(foreign_dice(&genuine), None);
        let farkle: Event = "234466".parse().unwrap();
        let rolls: Vec<usize> =
            (0..genuine.events.len()).filter(|&at| matches!(genuine.events[at], Event::Rolled(_))).collect();
        let last = rolls[rolls.len() - 1];
        let mut doctored = genuine.clone();
        doctored.events.truncate(last);
        doctored.events.push(farkle);
        assert_eq!(foreign_dice(&doctored), Some(last + 1));

        let mut seeded_later = genuine;
        let seed = Seed::from_phrase("another").to_string();
        for (name, value) in &mut seeded_later.headers {
            if name == "dice" {
                *value = format!("seed {seed}");
            }
        }
        assert_eq!(foreign_dice(&seeded_later), None);
    }
}
