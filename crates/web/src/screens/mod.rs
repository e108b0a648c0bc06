//! The screens, one module each.

pub(crate) mod about;
mod confetti;
mod copied;
mod costly;
mod crown;
pub(crate) mod editor;
pub(crate) mod friends;
mod game_link;
pub(crate) mod games;
pub(crate) mod home;
mod keepsake;
pub(crate) mod keys;
pub(crate) mod learn;
pub(crate) mod new_game;
pub(crate) mod one_window;
mod open_file;
pub(crate) mod outlook;
pub(crate) mod pad;
pub(crate) mod play_at_once;
mod practice_turn;
pub(crate) mod preferences;
pub(crate) mod print;
mod qr_code;
pub(crate) mod replay;
mod review;
mod rival_cards;
mod rule_figures;
mod rule_marks;
pub(crate) mod rules;
mod rules_in_words;
mod saved_card;
mod seat_fields;
mod sent_rules;
mod server_dice;
mod set_up_faults;
mod sheet_dialog;
mod switch;
pub(crate) mod table;
pub(crate) mod today;
mod totals;
pub(crate) mod unfinished;
mod unread_list;

use crate::page::route::{Route, WayBack};
use leptos::prelude::*;

/// The bar above a screen: the way back, the title, and what it is about.
#[component]
pub(crate) fn PageTop(
    title: String,
    #[prop(default = Route::Home)] to: Route,
    #[prop(optional)] about: String,
) -> impl IntoView {
    view! {
        <header class="page-top">
            <WayBack to/>
            <h1 tabindex="-1">{title}</h1>
            {(!about.is_empty()).then(|| view! { <p class="about number">{about}</p> })}
        </header>
    }
}
