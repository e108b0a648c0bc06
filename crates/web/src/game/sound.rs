//! The sounds of the table, synthesised from noise and tones: there are no sound files.
//!
//! Browsers allow sound only after a first touch or key, and some (on iPhones) only if it begins or
//! resumes while the event is handled; so every touch and key does that. Until then, and without
//! Web Audio, there is silence.

use crate::game::dice::flights;
use crate::page::browser;
use crate::storage::settings::{moves, settings};
use js_sys::Reflect;
use leptos::ev;
use leptos::prelude::{WithUntracked, window_event_listener};
use std::cell::{Cell, OnceCell, RefCell};
use wasm_bindgen::JsValue;
use web_sys::{AudioBuffer, AudioContext, BiquadFilterType, OscillatorType};

/// The sounds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Sound {
    /// A die is selected or put back.
    Tap,
    /// This many dice tumble over the wood.
    Roll(usize),
    /// Points are banked.
    Bank,
    /// Many points are banked, or a bank changes the game.
    BigBank,
    /// A farkle.
    Farkle,
    /// Hot dice.
    HotDice,
    /// The last turns begin.
    LastTurns,
    /// Others have played, and it is this person's turn.
    YourTurn,
    /// The game is won.
    Win,
    /// The game is lost to a computer player.
    Lose,
}

/// The length of the noise from which all knocks are cut.
const NOISE_SECONDS: f64 = 1.0;

/// When a die comes down on the wood, as a part of its flight: as `tumble` in `first/motion.css`
/// has it.
const HITS: [f64; 3] = [0.24, 0.52, 0.74];

/// Knocks are made this long after the picture of dice that fly, so that it does not wait for them.
/// At the fastest pace a die hits the wood after 63 ms.
const KNOCKS_AFTER_MS: i32 = 40;

/// The silence before the audio context is suspended: while it runs, it keeps the audio hardware of
/// a phone awake.
const REST_AFTER_MS: f64 = 20_000.0;

/// The audio context with its noise.
struct Instrument {
    context: AudioContext,
    /// Whether we have suspended it, not the browser.
    rests: Cell<bool>,
    /// Made for the first knock, so that nobody waits for it.
    noise: OnceCell<AudioBuffer>,
}

thread_local! {
    static INSTRUMENT: RefCell<Option<Instrument>> = const { RefCell::new(None) };
    /// When it was last resumed or used, in milliseconds since 1970.
    static USED_MS: Cell<f64> = const { Cell::new(0.0) };
    /// Whether a task waits to suspend it.
    static IS_WATCHED: Cell<bool> = const { Cell::new(false) };
}

/// Allows sound with every touch and key: call it once, from the app itself.
pub(crate) fn follow_touches() {
    let listeners = [
        window_event_listener(ev::touchend, |_| wake()),
        window_event_listener(ev::click, |_| wake()),
        window_event_listener(ev::keydown, |_| wake()),
    ];
    leptos::prelude::on_cleanup(move || listeners.into_iter().for_each(|listener| listener.remove()));
}

/// Creates or resumes the audio context, which a phone call may have suspended. To be called while
/// a touch or a key event is handled.
pub(crate) fn wake() {
    if !settings().with_untracked(|settings| settings.sound) {
        return;
    }
    INSTRUMENT.with_borrow_mut(|instrument| {
        if instrument.is_none() {
            let made = |context| Instrument { context, rests: Cell::new(false), noise: OnceCell::new() };
            *instrument = AudioContext::new().ok().map(made);
        }
        if let Some(Instrument { context, rests, .. }) = instrument
            && Reflect::get(context, &"state".into()).is_ok_and(|state| state != "running")
        {
            rests.set(false);
            // If the browser refuses, there is no sound this time.
            let _ = context.resume();
        }
    });
    rest_later();
}

/// Suspends the audio context after a while without sound and touch.
fn rest_later() {
    USED_MS.set(browser::now_ms());
    if IS_WATCHED.replace(true) {
        return;
    }
    wasm_bindgen_futures::spawn_local(async move {
        loop {
            let left_ms = USED_MS.get() + REST_AFTER_MS - browser::now_ms();
            if left_ms <= 0.0 {
                break;
            }
            // A clock that was set back must not make the pause longer.
            browser::pause(left_ms.min(REST_AFTER_MS).ceil() as i32).await;
        }
        IS_WATCHED.set(false);
        INSTRUMENT.with_borrow(|instrument| {
            if let Some(Instrument { context, rests, .. }) = instrument {
                rests.set(true);
                // If the browser refuses, it stays awake.
                let _ = context.suspend();
            }
        });
    });
}

/// Plays a sound, if the settings allow sound and the page was touched.
pub(crate) fn play(sound: Sound) {
    if !settings().with_untracked(|settings| settings.sound) {
        return;
    }
    rest_later();
    wasm_bindgen_futures::spawn_local(async move {
        // The picture comes first.
        browser::after_frame().await;
        let begins = INSTRUMENT.with_borrow(|instrument| {
            let instrument = instrument.as_ref()?;
            // Sound was allowed before, so the context may resume without a touch: computer players
            // take their time.
            if instrument.rests.replace(false) {
                let _ = instrument.context.resume();
            }
            Some(instrument.context.current_time())
        });
        if matches!(sound, Sound::Roll(_)) && moves() {
            browser::pause(KNOCKS_AFTER_MS).await;
        }
        INSTRUMENT.with_borrow(|instrument| {
            if let (Some(instrument), Some(begins)) = (instrument, begins) {
                // If the browser refuses a node, there is no sound this time.
                let _ = instrument.make(sound, begins);
            }
        });
    });
}

/// A second of noise. It is made once: thousands of random numbers for each knock would delay the
/// dice.
fn noise(context: &AudioContext) -> Result<AudioBuffer, JsValue> {
    let rate = context.sample_rate();
    let length = (f64::from(rate) * NOISE_SECONDS) as u32;
    let samples: Vec<f32> = (0..length).map(|_| js_sys::Math::random() as f32 * 2.0 - 1.0).collect();
    let noise = context.create_buffer(1, length, rate)?;
    noise.copy_to_channel(&samples, 0)?;
    Ok(noise)
}

impl Instrument {
    fn noise(&self) -> Result<&AudioBuffer, JsValue> {
        if let Some(noise) = self.noise.get() {
            return Ok(noise);
        }
        let made = noise(&self.context)?;
        Ok(self.noise.get_or_init(|| made))
    }

    fn make(&self, sound: Sound, now: f64) -> Result<(), JsValue> {
        let tones =
            |at, notes: &[(f32, f64)], volume, seconds| tones(&self.context, at, notes, volume, seconds);
        match sound {
            Sound::Tap => self.knock(now, 1900.0, 0.10, 0.03),
            Sound::Roll(dice) => {
                // Without motion they are heard all the same, one after the other.
                let flights = match moves() {
                    true => flights(),
                    false => (0..dice).map(|die| (0.045 * die as f64, 0.5)).collect(),
                };
                for (starts, seconds) in flights {
                    for (bounce, hits) in HITS.into_iter().enumerate() {
                        let pitch = 900.0 + 900.0 * js_sys::Math::random() as f32;
                        let volume = 0.22 / (1.0 + 1.3 * bounce as f32);
                        self.knock(now + starts + hits * seconds, pitch, volume, 0.05)?;
                    }
                }
                Ok(())
            }
            Sound::Bank => tones(now, &[(659.3, 0.0), (987.8, 0.09)], 0.11, 0.4),
            Sound::BigBank => tones(now, &[(659.3, 0.0), (784.0, 0.09), (987.8, 0.18)], 0.11, 0.5),
            Sound::YourTurn => tones(now, &[(784.0, 0.0), (1046.5, 0.12)], 0.1, 0.5),
            Sound::LastTurns => tones(now, &[(784.0, 0.0), (784.0, 0.3)], 0.11, 0.6),
            Sound::Lose => tones(now, &[(392.0, 0.0), (329.6, 0.16), (261.6, 0.34)], 0.1, 0.7),
            Sound::HotDice => {
                tones(now, &[(523.3, 0.0), (659.3, 0.07), (784.0, 0.14), (1046.5, 0.21)], 0.09, 0.5)
            }
            Sound::Win => {
                tones(now, &[(523.3, 0.0), (659.3, 0.13), (784.0, 0.26), (1046.5, 0.42)], 0.12, 0.9)
            }
            Sound::Farkle => {
                self.knock(now, 140.0, 0.7, 0.22)?;
                tones(now + 0.02, &[(98.0, 0.0), (92.5, 0.12)], 0.2, 0.5)
            }
        }
    }

    /// A knock on wood: a short burst of noise through a narrow filter.
    fn knock(&self, at: f64, pitch: f32, volume: f32, seconds: f64) -> Result<(), JsValue> {
        let context = &self.context;
        // What comes too late for its moment is heard at once.
        let at = at.max(context.current_time());
        let source = context.create_buffer_source()?;
        source.set_buffer(Some(self.noise()?));
        let filter = context.create_biquad_filter()?;
        filter.set_type(BiquadFilterType::Bandpass);
        filter.frequency().set_value(pitch);
        filter.q().set_value(1.6);
        let gain = context.create_gain()?;
        gain.gain().set_value_at_time(volume, at)?;
        gain.gain().set_target_at_time(0.0, at, 0.5 * seconds)?;
        source.connect_with_audio_node(&filter)?;
        filter.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        // No two knocks are quite the same.
        let length = 3.0 * seconds;
        let offset = js_sys::Math::random() * (NOISE_SECONDS - length);
        source.start_with_when_and_grain_offset_and_grain_duration(at, offset, length)
    }
}

/// Soft tones, one after the other: their pitch in hertz and their start.
fn tones(
    context: &AudioContext,
    at: f64,
    notes: &[(f32, f64)],
    volume: f32,
    seconds: f64,
) -> Result<(), JsValue> {
    for &(pitch, after) in notes {
        let tone = context.create_oscillator()?;
        tone.set_type(OscillatorType::Triangle);
        tone.frequency().set_value(pitch);
        let gain = context.create_gain()?;
        let (begin, end) = (at + after, at + after + seconds);
        gain.gain().set_value_at_time(0.0001, begin)?;
        gain.gain().exponential_ramp_to_value_at_time(volume, begin + 0.015)?;
        gain.gain().exponential_ramp_to_value_at_time(0.0001, end)?;
        tone.connect_with_audio_node(&gain)?;
        gain.connect_with_audio_node(&context.destination())?;
        tone.start_with_when(begin)?;
        tone.stop_with_when(end)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dice_are_heard_where_the_style_sheet_has_them_come_down() {
        let styles = include_str!("../../assets/styles/first/motion.css");
        let (_, tumble) = styles.split_once("@keyframes tumble").unwrap();
        let (tumble, _) = tumble.split_once("100%").unwrap();
        // When, and how high in dice.
        let heights: Vec<(f64, f64)> = tumble
            .lines()
            .filter_map(|line| {
                let (_, height) = line.split_once("translateZ(calc(var(--die) * ")?;
                let when = line.trim().split_once('%')?.0;
                Some((when.parse().ok()?, height.split_once(')')?.0.parse().ok()?))
            })
            .collect();
        assert!(heights.len() > 6, "{heights:?}");
        let falls = heights.windows(2).filter(|pair| pair[0].1 - pair[1].1 > 0.2);
        assert_eq!(falls.map(|pair| pair[1].0 / 100.0).collect::<Vec<_>>(), HITS);
    }
}
