//! The settings: look, language, sound, motion.

use super::PageTop;
use crate::game::sound::{self, Sound};
use crate::language::messages::say;
use crate::page::focus;
use crate::screens::switch::Switch;
use crate::storage::settings::{Motion, Settings, Speed, Theme, settings};
use leptos::prelude::*;

/// The languages, and the label of the button that switches to each, in its own words.
const LANGUAGES: [(&str, &str, &str); 4] = [
    ("en", "English", "Use English"),
    ("de", "Deutsch", "Deutsch verwenden"),
    ("es", "Español", "Usar español"),
    ("fr", "Français", "Utiliser le français"),
];

/// The screen.
#[component]
pub(crate) fn Preferences() -> impl IntoView {
    let themes = [(Theme::System, "set-as-system"), (Theme::Light, "set-light"), (Theme::Dark, "set-dark")];
    let motions = [
        (Motion::System, "set-as-system"),
        (Motion::Full, "set-motion-full"),
        (Motion::Less, "set-motion-less"),
    ];
    let speeds = [(Speed::Calm, "set-calm"), (Speed::Normal, "set-normal"), (Speed::Fast, "set-fast")];
    view! {
        <main id="content" class="page">
            <PageTop title=say!("home-settings")/>
            <section class="card stack">
                {choices("theme", say!("set-theme"), &themes, |s| s.theme, |s, theme| s.theme = theme, None)}
                {switch("set-contrast", |s| s.contrast, |s, on| s.contrast = on)}
            </section>
            <section class="card stack">
                <Language/>
            </section>
            <section class="card stack">
                {switch("set-sound", |s| s.sound, |s, on| s.sound = on)}
                {switch("set-vibration", |s| s.vibration, |s, on| s.vibration = on)}
                {switch("set-remarks", |s| s.remarks, |s, on| s.remarks = on)}
                {choices("speed", say!("set-speed"), &speeds, |s| s.speed, |s, speed| s.speed = speed, None)}
                {choices("motion", say!("set-motion"), &motions, |s| s.motion, |s, motion| s.motion = motion, Some(say!("set-motion-about")))}
            </section>
            <section class="card stack for-keys">
                {switch("set-keys", |s| s.keys, |s, on| s.keys = on)}
                {switch("set-letters", |s| s.letters, |s, on| s.letters = on)}
            </section>
        </main>
    }
}

fn choices<T: Copy + PartialEq + Send + Sync + 'static>(
    name: &'static str,
    title: String,
    offers: &[(T, &'static str)],
    get: fn(&Settings) -> T,
    set: fn(&mut Settings, T),
    about: Option<String>,
) -> impl IntoView + use<T> {
    let radios = offers.iter().map(|&(offer, label)| {
        view! {
            <label class="choice">
                <input type="radio" name=name prop:checked=move || settings().with(get) == offer
                    on:change=move |_| settings().update(|settings| set(settings, offer))/>
                <span>{say!(label)}</span>
            </label>
        }
    });
    let id = format!("about-{name}");
    let described = about.is_some().then(|| id.clone());
    let about = about.map(|about| view! { <small class="muted" id=id>{about}</small> });
    view! { <fieldset class="choices abreast" aria-describedby=described><legend>{title}</legend>{radios.collect_view()}{about}</fieldset> }
}

fn switch(id: &'static str, get: fn(&Settings) -> bool, set: fn(&mut Settings, bool)) -> impl IntoView {
    let change = move |on| {
        settings().update(|settings| set(settings, on));
        // The app has handled the touch that turns sound on before.
        sound::wake();
        sound::play(Sound::Tap);
    };
    view! { <Switch id is_on=Signal::derive(move || settings().with(get)) change/> }
}

/// The choice of a language. Another language needs a reload, and games continue where they were.
/// With keys a button confirms it, because arrows move through the list.
#[component]
fn Language() -> impl IntoView {
    let used = settings().with_untracked(|settings| settings.language.clone()).unwrap_or_default();
    let picked = RwSignal::new(used.clone());
    let is_another = Memo::new(move |_| picked.with(|picked| *picked != used));
    let wish = move || {
        let of = LANGUAGES.iter().find(|(tag, ..)| picked.with(|picked| picked == tag));
        of.map_or_else(|| (None, say!("set-as-system")), |&(tag, _, wish)| (Some(tag), wish.to_string()))
    };
    let take = move || {
        let picked = picked.get_untracked();
        settings().update(|settings| settings.language = (!picked.is_empty()).then_some(picked));
        leptos::task::spawn_local(async {
            // The settings are saved by the effects of this moment.
            crate::page::browser::pause(0).await;
            let _ = window().location().reload();
        });
    };
    let pick = move |event| {
        picked.set(event_target_value(&event));
        if is_another.get_untracked() && !focus::is_followed() {
            take();
        }
    };
    view! {
        <label class="field">
            <strong>{say!("set-language")}</strong>
            <select class="input" id="language" on:change=pick>
                <option value="" selected=move || picked.read().is_empty()>{say!("set-as-system")}</option>
                {LANGUAGES.into_iter().map(|(tag, name, _)| view! {
                    <option value=tag lang=tag selected=move || picked.read().as_str() == tag>{name}</option>
                }).collect_view()}
            </select>
        </label>
        <Show when=move || is_another.get()>
            <button class="button primary" lang=move || wish().0 on:click=move |_| take()>{move || wish().1}</button>
        </Show>
    }
}
