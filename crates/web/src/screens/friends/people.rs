//! The people at a table in play: what they say to each other, the words of the lock, and leaving.

use super::absent::EndForAll;
use super::invitation::RenewLink;
use super::refusals::Refused;
use super::room::table_seats;
use super::turn_notices::TurnNotices;
use crate::friends::far_table::FarTable;
use crate::game::open_game::OpenGame;
use crate::language::messages::say;
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::page::route::{Route, go};
use crate::screens::copied::copy_link;
use crate::screens::qr_code::QrCode;
use crate::screens::switch::Switch;
use farkle_client::Talk;
use farkle_protocol::{LONGEST_SAYING, Reaction, Saying, Stage};
use farkle_rules::Seat;
use farkle_table::{Ledger, Proof};
use leptos::prelude::*;

/// So many lines of what was said are shown.
const LINES: usize = 8;
/// What is not heard after this time may be sent again.
const HEARD_WITHIN_MS: f64 = 3000.0;
/// So many sayings may arrive together.
const HEARD_AT_ONCE: usize = 3;

fn words_of(reaction: Reaction) -> String {
    say!(&format!("friends-react-{}", reaction.name()))
}

/// Something that was said, in words.
pub(crate) fn told(talk: &Talk) -> String {
    match talk {
        Talk::Hinted => say!("friends-hinted"),
        Talk::Reacted(reaction) => words_of(*reaction),
        Talk::Said(saying) => saying.as_str().to_string(),
    }
}

/// The sheet over the table.
#[component]
pub(crate) fn People(
    far: FarTable,
    play: OpenGame,
    /// Leads back to the table, where a reaction is seen.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    let has_seat = Memo::new(move |_| far.own_seat().is_some());
    let is_playing = Memo::new(move |_| far.stage() == Some(Stage::Playing));
    let may_ask = Memo::new(move |_| far.may_ask());
    // Whoever leaves without the server knowing would keep the others waiting.
    let can_leave = Memo::new(move |_| far.connected.get() && may_ask.get() && !far.asking.get());
    let leave = move |_| {
        if can_leave.get_untracked() {
            far.leave();
            go(Route::Home);
        }
    };
    view! {
        <div class="friends people stack">
            <Talking far has_seat close/>
            {table_seats(far, Some(play))}
            <Show when=move || has_seat.get()><TurnNotices/></Show>
            <LockWords play/>
            <LinkForOthers far may_ask/>
            <EndGame far play close/>
            <Show when=move || has_seat.get()><OwnLink far/></Show>
            <Show when=move || may_ask.get()>
                <div class="leaving">
                    <button class="button quiet danger leave" aria-disabled=move || if can_leave.get() { "false" } else { "true" } on:click=leave>{say!("friends-leave")}</button>
                    <Show when=move || is_playing.get()><p class="muted">{say!("friends-leave-about")}</p></Show>
                </div>
            </Show>
        </div>
    }
}

/// Ends the game for all, while somebody is gone: a computer player who stands in may go on for
/// ever.
#[component]
fn EndGame(far: FarTable, play: OpenGame, close: Callback<()>) -> impl IntoView {
    let can_end = Memo::new(move |_| play.ledger.with(|ledger| far.can_end(ledger)));
    let asked = StoredValue::new(false);
    // The end is told on the table.
    Effect::new(move || {
        if play.ledger.with(Ledger::is_over) && asked.get_value() {
            close.run(());
        }
    });
    let end = move || {
        asked.set_value(true);
        far.end();
    };
    view! {
        <Show when=move || can_end.get()>
            <section class="stack">
                <div class="buttons"><EndForAll end/></div>
                <p class="muted">{say!("friends-end-about")}</p>
                <Refused far/>
            </section>
        </Show>
    }
}

/// What was said last, the reactions, and a field to say something.
#[component]
pub(super) fn Talking(
    far: FarTable,
    has_seat: Memo<bool>,
    /// Leads back to where a reaction is seen.
    #[prop(into)]
    close: Callback<()>,
) -> impl IntoView {
    // What stands here has been read.
    Effect::new(move || {
        far.talk.track();
        far.unread.set(0);
    });
    let typed = RwSignal::new(String::new());
    // The words stay in the field until everybody hears them: a connection may be lost unnoticed.
    let sent = StoredValue::new(None::<(String, f64)>);
    let say_it = move |event: web_sys::SubmitEvent| {
        event.prevent_default();
        let text = typed.get_untracked();
        let is_under_way = sent.with_value(|sent| {
            sent.as_ref().is_some_and(|(same, at)| *same == text && browser::now_ms() - at < HEARD_WITHIN_MS)
        });
        if let Ok(saying) = Saying::try_from(text.clone())
            && far.connected.get_untracked()
            && !is_under_way
        {
            sent.set_value(Some((text, browser::now_ms())));
            far.say(saying);
        }
    };
    Effect::new(move || {
        let own = far.own_seat();
        far.talk.with(|talk| {
            let Some((text, _)) = sent.get_value() else { return };
            let is_heard = |(seat, talk): &(Seat, Talk)| {
                own == Some(*seat) && matches!(talk, Talk::Said(saying) if saying.as_str() == text.trim())
            };
            if talk.iter().rev().take(HEARD_AT_ONCE).any(is_heard) {
                sent.set_value(None);
                if typed.get_untracked() == text {
                    typed.set(String::new());
                }
            }
        });
    });
    let lines = move || {
        let names = far.view(|view| {
            view.seats.iter().map(|seat| seat.name.clone().unwrap_or_default()).collect::<Vec<_>>()
        });
        let names = names.unwrap_or_default();
        far.talk.with(|talk| {
            let line = |(seat, talk): &(Seat, Talk)| {
                let name = names.get(seat.index()).cloned().unwrap_or_default();
                view! { <li><b>{name}</b>" "{told(talk)}</li> }
            };
            talk.iter().skip(talk.len().saturating_sub(LINES)).map(line).collect_view()
        })
    };
    view! {
        <section class="stack talking">
            <Show when=move || has_seat.get() || !far.talk.read().is_empty()><h3>{say!("friends-talk")}</h3></Show>
            <ul class="said">{lines}</ul>
            <Show when=move || has_seat.get()>
                <div class="reactions">
                    {Reaction::ALL.into_iter().map(|of| view! {
                        <button class="button" on:click=move |_| {
                            far.react(of);
                            close.run(());
                        }>{words_of(of)}</button>
                    }).collect_view()}
                </div>
                <form class="say" on:submit=say_it>
                    <input class="input" autocomplete="off" maxlength=LONGEST_SAYING aria-label=say!("friends-say") placeholder=say!("friends-say")
                        prop:value=move || typed.get() on:input=move |event| typed.set(event_target_value(&event))/>
                    <button class="button icon-button" title=say!("friends-send")>
                        <Drawing icon=Icon::Next/><span class="unseen">{say!("friends-send")}</span>
                    </button>
                </form>
            </Show>
            <Switch id="friends-mute" is_on=far.muted change=move |on| far.muted.set(on)/>
        </section>
    }
}

/// The link, for those who want to watch or play the next game, and how it is replaced.
#[component]
fn LinkForOthers(far: FarTable, may_ask: Memo<bool>) -> impl IntoView {
    let answer = RwSignal::new(String::new());
    let copy = move |_| copy_link(untrack(move || far.link()), answer, || true);
    view! {
        <section class="stack">
            <h3>{say!("friends-invite")}</h3>
            <div class="buttons">
                <button class="button copy" on:click=copy>{say!("board-copy")}</button>
            </div>
            <p class="answer" role="status">{move || answer.get()}</p>
            <RenewLink far may_ask/>
        </section>
    }
}

/// The link with which another device of this person plays on. It is shown on demand, because
/// whoever sees it can play for them.
#[component]
fn OwnLink(far: FarTable) -> impl IntoView {
    let is_shown = RwSignal::new(false);
    let answer = RwSignal::new(String::new());
    let copy = move |_| copy_link(untrack(move || far.own_link()), answer, || true);
    view! {
        <section class="stack own-link">
            <h3>{say!("friends-move")}</h3>
            <p class="muted">{say!("friends-move-about")}</p>
            <Show when=move || is_shown.get() fallback=move || view! {
                <div class="buttons">
                    <button class="button show-own-link" on:click=move |_| is_shown.set(true)>{say!("friends-move-show")}</button>
                </div>
            }>
                {move || view! { <QrCode text=far.own_link()/> }}
                <div class="buttons"><button class="button copy" on:click=copy>{say!("board-copy")}</button></div>
                <p class="answer" role="status">{move || answer.get()}</p>
            </Show>
        </section>
    }
}

/// The lock of the game in five words.
fn lock_words(play: OpenGame) -> Memo<Option<String>> {
    Memo::new(move |_| {
        play.ledger.with(|ledger| match ledger.proof() {
            Proof::Sealed { seal, .. } => Some(seal.lock().fingerprint().words()),
            Proof::Entered | Proof::Committed(_) | Proof::Revealed(_) => None,
        })
    })
}

/// The five words below the board, where everybody sees them while they play.
#[component]
pub(crate) fn LockLine(play: OpenGame) -> impl IntoView {
    let words = lock_words(play);
    let line = |words: String| say!("friends-lock-line", "words" => words);
    view! { <p class="lock-line">{move || words.get().map(line)}</p> }
}

/// The five words with what they are for.
#[component]
fn LockWords(play: OpenGame) -> impl IntoView {
    let words = lock_words(play);
    move || {
        words.get().map(|words| {
            view! {
                <section class="stack lock">
                    <h3>{say!("friends-lock")}</h3>
                    <p class="lock-words" lang="en">{words}</p>
                    <p class="muted">{say!("friends-lock-about")}</p>
                </section>
            }
        })
    }
}
