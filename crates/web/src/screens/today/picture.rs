//! The result of a day as a picture: walnut and brass, with a bar for every turn. It shows no dice.

use crate::language::messages::say;
use crate::page::browser;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::{Blob, CanvasRenderingContext2d, File, FilePropertyBag, HtmlCanvasElement};

/// What stands on the picture.
pub(super) struct Card {
    pub(super) title: String,
    pub(super) points: String,
    pub(super) unit: String,
    /// Numbers with their names.
    pub(super) figures: Vec<(String, String)>,
    /// What every turn has brought; empty if that is not known any more.
    pub(super) gains: Vec<i32>,
    pub(super) address: String,
}

/// Wide and high, in pixels: what messengers show whole.
const SIZE: (f64, f64) = (1200.0, 800.0);
const MARGIN: f64 = 84.0;
/// Where bars stand, and how high the highest one is.
const GROUND: f64 = 640.0;
const HIGHEST: f64 = 150.0;

// The picture has no themes: these are the materials of the table (`tokens.css`).
const WALNUT: &str = "#5a371e";
const WOOD_WORDS: &str = "#fcf2e0";
const WOOD_MUTED: &str = "#ecd9bd";
const BRASS: &str = "#efc878";

/// Draws the picture and hands it on: by the system's share sheet if that takes files, or else as a
/// file to keep.
pub(super) fn hand_on(card: &Card, words: String, name: String, answer: RwSignal<String>) {
    let Some(canvas) = draw(card) else { return };
    leptos::task::spawn_local(async move {
        let Some(picture) = blob(&canvas).await else { return };
        if share(&picture, &words, &name).await {
            return;
        }
        browser::download_picture(&name, &picture);
        // The screen may be gone by now.
        let _ = answer.try_set(say!("today-picture-saved"));
    });
}

/// How high the bars are, from 0 to 1.
fn heights(gains: &[i32]) -> Vec<f64> {
    let most = gains.iter().copied().max().unwrap_or_default().max(1);
    gains.iter().map(|&gain| f64::from(gain.max(0)) / f64::from(most)).collect()
}

/// `None` if the browser gives us no canvas.
fn draw(card: &Card) -> Option<HtmlCanvasElement> {
    let canvas: HtmlCanvasElement = document().create_element("canvas").ok()?.dyn_into().ok()?;
    let (wide, high) = SIZE;
    canvas.set_width(wide as u32);
    canvas.set_height(high as u32);
    let pen: CanvasRenderingContext2d = canvas.get_context("2d").ok()??.dyn_into().ok()?;
    let ground = |color: &str, x: f64, y: f64, w: f64, h: f64| {
        pen.set_fill_style_str(color);
        pen.fill_rect(x, y, w, h);
    };
    let write = |text: &str, font: &str, color: &str, x: f64, y: f64| {
        pen.set_font(font);
        pen.set_fill_style_str(color);
        // Nothing but a canvas too large can fail.
        let _ = pen.fill_text_with_max_width(text, x, y, wide - MARGIN - x);
        pen.measure_text(text).map_or(0.0, |measure| measure.width())
    };
    ground(WALNUT, 0.0, 0.0, wide, high);
    ground(BRASS, 0.0, 0.0, wide, 14.0);
    write(&card.title, "600 58px Fraunces, Georgia, serif", BRASS, MARGIN, 128.0);
    let points = write(&card.points, "600 170px Fraunces, Georgia, serif", WOOD_WORDS, MARGIN, 312.0);
    write(&card.unit, "700 44px Nunito, sans-serif", WOOD_MUTED, MARGIN + points + 24.0, 312.0);
    let column = (wide - 2.0 * MARGIN) / card.figures.len().max(1) as f64;
    for (place, (figure, name)) in card.figures.iter().enumerate() {
        let x = MARGIN + column * place as f64;
        write(name, "700 32px Nunito, sans-serif", WOOD_MUTED, x, 390.0);
        write(figure, "800 46px Nunito, sans-serif", WOOD_WORDS, x, 444.0);
    }
    let step = (wide - 2.0 * MARGIN) / card.gains.len().max(1) as f64;
    for (place, height) in heights(&card.gains).into_iter().enumerate() {
        let (x, bar) = (MARGIN + step * place as f64, HIGHEST * height);
        ground(WOOD_MUTED, x, GROUND, step - 18.0, 4.0);
        ground(BRASS, x, GROUND - bar, step - 18.0, bar);
    }
    let sign = format!("{} · {}", say!("farkle"), card.address);
    write(&sign, "700 36px Nunito, sans-serif", WOOD_MUTED, MARGIN, 736.0);
    Some(canvas)
}

async fn blob(canvas: &HtmlCanvasElement) -> Option<Blob> {
    let made = js_sys::Promise::new(&mut |resolve, _| {
        let _ = canvas.to_blob_with_type(&resolve, browser::PNG);
    });
    JsFuture::from(made).await.ok()?.dyn_into().ok()
}

/// Hands the picture to the system's share sheet; false if it takes no files. Whoever closes the
/// sheet wants no other answer.
async fn share(picture: &Blob, words: &str, name: &str) -> bool {
    let options = FilePropertyBag::new();
    options.set_type(browser::PNG);
    let parts = js_sys::Array::of1(picture);
    let Ok(file) = File::new_with_blob_sequence_and_options(&parts, name, &options) else { return false };
    browser::share_file(&file, words).await
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_best_turn_has_the_highest_bar_and_a_farkle_none() {
        assert_eq!(heights(&[300, 0, 1_200]), [0.25, 0.0, 1.0]);
        assert_eq!(heights(&[0, -50]), [0.0, 0.0]);
        assert!(heights(&[]).is_empty());
    }
}
