//! All dice that the server of this page has rolled, compared with fair ones.

use crate::game::dice::FlatDie;
use crate::language::messages::{messages, say};
use crate::page::browser;
use farkle_rules::Face;
use leptos::prelude::*;
use wasm_bindgen::JsCast;
use wasm_bindgen_futures::JsFuture;
use web_sys::Response;

/// Fair dice stay below this chi-square value in 19 of 20 counts: 5 degrees of freedom.
const USUAL: f64 = 11.07;

/// How often each face was rolled.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Rolled([f64; 6]);

impl Rolled {
    fn all(self) -> f64 {
        self.0.iter().sum()
    }

    fn expected(self) -> f64 {
        self.all() / 6.0
    }

    fn chi_square(self) -> f64 {
        let expected = self.expected();
        self.0.iter().map(|rolled| (rolled - expected).powi(2) / expected).sum()
    }
}

/// The section; nothing where the server keeps no tables, has rolled no dice, or can't be reached.
#[component]
pub(crate) fn ServerDice() -> impl IntoView {
    let found = browser::loaded(asked());
    move || {
        found.get().flatten().filter(|rolled| rolled.all() > 0.0).map(|rolled| view! { <Figures rolled/> })
    }
}

async fn asked() -> Option<Rolled> {
    if !window().navigator().on_line() {
        return None;
    }
    let answer = JsFuture::from(window().fetch_with_str("/api/dice")).await.ok()?;
    let answer: Response = answer.dyn_into().ok()?;
    let list = JsFuture::from(answer.json().ok().filter(|_| answer.ok())?).await.ok()?;
    let list: Vec<f64> = list.dyn_into::<js_sys::Array>().ok()?.iter().filter_map(|it| it.as_f64()).collect();
    Some(Rolled(list.try_into().ok()?))
}

#[component]
fn Figures(rolled: Rolled) -> impl IntoView {
    let all = rolled.all();
    let most = rolled.0.iter().copied().fold(1.0, f64::max);
    let rows = Face::ALL.into_iter().zip(rolled.0).map(|(face, count)| {
        let share = format!("{:.4}", count / most);
        view! {
            <tr>
                <th scope="row"><FlatDie face/><span class="unseen">{messages().face(face)}</span></th>
                <td class="share" style=("--share", share)></td>
                <td class="number">{messages().number(count as i64)}</td>
            </tr>
        }
    });
    let fair = format!("{:.4}", rolled.expected() / most);
    view! {
        <section class="card stack server-dice" id="dice">
            <h2>{say!("about-server-dice-title")}</h2>
            <p>{say!("about-server-dice", "count" => messages().number(all as i64))}</p>
            <table style=("--fair", fair)>
                <thead class="unseen"><tr>
                    <th scope="col">{say!("about-server-dice-face")}</th><td></td>
                    <th scope="col">{say!("about-server-dice-rolled")}</th>
                </tr></thead>
                <tbody>{rows.collect_view()}</tbody>
            </table>
            <p class="muted">{say!("about-server-dice-chi",
                "expected" => messages().number(rolled.expected().round() as i64),
                "value" => hundredths(rolled.chi_square()), "usual" => hundredths(USUAL))}</p>
        </section>
    }
}

/// A number with two digits behind the decimal mark of the language.
fn hundredths(number: f64) -> String {
    format!("{number:.2}").replace('.', say!("decimal-mark").trim_matches('"'))
}
