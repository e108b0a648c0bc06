//! Handing the result of a day on: as one line of words, or as a picture.

use super::picture;
use crate::language::messages::{messages, say};
use crate::page::icon::{Drawing, Icon};
use crate::page::route::Route;
use crate::screens::copied::hand_on;
use crate::storage::days::DayRow;
use farkle_rules::Points;
use leptos::prelude::*;

/// The buttons, once par is known, and what became of a press. What else can be done, the children,
/// stands between the usual way and the others.
#[component]
pub(super) fn Share(
    row: Memo<DayRow>,
    gains: Vec<i32>,
    /// The link to the film of the game, if the game is still there.
    film: Option<String>,
    children: Children,
) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let gains = StoredValue::new(gains);
    let share = move |_| {
        if let Some(words) = words(&row.get_untracked()) {
            hand_on(words, address(), answer);
        }
    };
    let draw = move |_| {
        let row = row.get_untracked();
        if let (Some(words), Some(card)) = (words(&row), gains.with_value(|gains| card(&row, gains))) {
            picture::hand_on(&card, words, file_name(row.day), answer);
        }
    };
    let is_unknown = move || row.with(|row| row.judged.is_none());
    view! {
        <div class="buttons" hidden=is_unknown>
            <button class="button primary share-words" on:click=share><Drawing icon=Icon::Share/>{say!("end-share")}</button>
        </div>
        <p class="answer" role="status">{move || answer.get()}</p>
        {children()}
        <details class="day-meaning share-more" hidden=is_unknown>
            <summary>{say!("today-share-more")}</summary>
            <div class="buttons">
                <button class="button share-picture" on:click=draw><Drawing icon=Icon::Save/>{say!("today-picture")}</button>
                {film.map(|film| view! {
                    <button class="button share-game" on:click=move |_| hand_on(say!("today-film-text"), film.clone(), answer)><Drawing icon=Icon::Share/>{say!("share-game")}</button>
                })}
            </div>
        </details>
    }
}

/// Where others find their game of the day.
fn address() -> String {
    format!("{}{}", window().location().origin().unwrap_or_default(), Route::Today.path())
}

fn file_name(day: u32) -> String {
    format!("farkle-{day}.png")
}

/// One line without a spoiler.
fn words(row: &DayRow) -> Option<String> {
    let judged = row.judged?;
    Some(say!(
        "today-share",
        "number" => row.day as usize,
        "points" => Points(row.points),
        "par" => Points(judged.par),
        "accuracy" => messages().percent(judged.accuracy),
        "farkles" => row.farkles as usize
    ))
}

fn card(row: &DayRow, gains: &[i32]) -> Option<picture::Card> {
    let judged = row.judged?;
    let figure = |name: String, figure: String| (figure, name);
    Some(picture::Card {
        title: say!("today-number", "number" => row.day as usize),
        points: messages().points(Points(row.points)),
        unit: say!("today-points"),
        figures: vec![
            figure(say!("today-par"), messages().points(Points(judged.par))),
            figure(say!("today-accuracy"), messages().percent(judged.accuracy)),
            figure(say!("end-farkles"), row.farkles.to_string()),
        ],
        gains: gains.to_vec(),
        address: window().location().host().unwrap_or_default(),
    })
}
