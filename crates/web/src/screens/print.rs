//! Printed sheets with a preview: score sheets, the rules on a page, all options to tick, pocket
//! cards.

use super::PageTop;
use crate::language::messages::{messages, say};
use crate::page::browser;
use crate::page::icon::{Drawing, Icon};
use crate::printer::{self, Form, Paper, Printed, PrintedRules, Sheet};
use crate::screens::rules::for_rules;
use farkle_rules::{Preset, RuleSet, RuleSetDraft};
use leptos::prelude::*;

/// The possible numbers of columns of a score sheet.
const COLUMNS: std::ops::RangeInclusive<usize> = 2..=12;
/// The sizes of cards, as the printer module names them.
const CARD_SIZES: [&str; 2] = ["85x55mm", "3.5x2in"];

/// The kinds of sheets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Scores,
    Summary,
    Chooser,
    Cards,
    Card,
}

impl Kind {
    const ALL: [Kind; 5] = [Kind::Scores, Kind::Summary, Kind::Chooser, Kind::Cards, Kind::Card];

    /// Its name in messages and files.
    const fn name(self) -> &'static str {
        match self {
            Kind::Scores => "scores",
            Kind::Summary => "summary",
            Kind::Chooser => "chooser",
            Kind::Cards => "cards",
            Kind::Card => "card",
        }
    }
}

/// A sheet with its options.
#[derive(Clone, Debug, PartialEq, Eq)]
struct PrintWish {
    kind: Kind,
    rules: PrintedRules,
    columns: usize,
    paper: Paper,
    card_size: &'static str,
}

impl PrintWish {
    /// The name of its paper in the style sheet.
    fn size(&self) -> &'static str {
        if self.kind == Kind::Card { self.card_size } else { self.paper.name() }
    }

    fn sheet(&self) -> Sheet {
        let rules = self.rules.clone();
        match self.kind {
            Kind::Scores => Sheet::Scores(rules, self.columns),
            Kind::Summary => Sheet::Summary(rules),
            Kind::Chooser => Sheet::Chooser(rules),
            Kind::Cards => Sheet::Card(rules, self.card_size, true),
            Kind::Card => Sheet::Card(rules, self.card_size, false),
        }
    }
}

/// The result of a request.
#[derive(Clone)]
enum Layout {
    UnderWay,
    Done(Printed),
    Failed(String),
}

fn printed_rules(rules: &RuleSet) -> PrintedRules {
    PrintedRules { code: rules.code(), name: rules.name().to_string() }
}

/// The screen, for the rules of a preset or a code, or else those that were played last.
#[component]
pub(crate) fn Print(name: Option<String>) -> impl IntoView {
    for_rules(name.as_deref(), |rules| view! { <OpenPrint rules/> }.into_any())
}

#[component]
fn OpenPrint(rules: RuleSet) -> impl IntoView {
    let wish = RwSignal::new(PrintWish {
        kind: Kind::Scores,
        rules: printed_rules(&rules),
        columns: 4,
        paper: Paper::usual(),
        card_size: if Paper::usual() == Paper::Letter { CARD_SIZES[1] } else { CARD_SIZES[0] },
    });
    let layout = StoredValue::new_local(Layout::UnderWay);
    let drawn = RwSignal::new(0_u32);
    Effect::new(move || {
        let wished = wish.get();
        layout.set_value(Layout::UnderWay);
        drawn.update(|drawn| *drawn += 1);
        leptos::task::spawn_local(async move {
            let result = printer::lay_out(wished.sheet(), wished.paper).await;
            // Meanwhile somebody may have asked for something else, or left.
            if wish.try_with_untracked(|now| *now == wished) == Some(true) {
                layout.set_value(result.map_or_else(Layout::Failed, Layout::Done));
                drawn.update(|drawn| *drawn += 1);
            }
        });
    });
    view! {
        <main id="content" class="page print">
            <PageTop title=say!("print-title")/>
            <div class="print-both">
                <Choices wish/>
                <section class="stack preview" aria-label=say!("print-preview") aria-live="polite">
                    {move || {
                        drawn.track();
                        layout.with_value(|layout| match layout {
                            Layout::UnderWay => view! { <div class="sheet-frame waiting"><span class="unseen">{say!("print-waiting")}</span></div> }.into_any(),
                            Layout::Failed(fault) => view! { <p class="card fault" role="alert">{fault.clone()}</p> }.into_any(),
                            Layout::Done(printed) => wish.with_untracked(|wish| pages(printed, wish)).into_any(),
                        })
                    }}
                </section>
            </div>
        </main>
    }
}

/// The file name of a sheet with this title, without an extension: "farkle-score-sheet".
fn file_name(title: &str) -> String {
    let words = title.split(|c: char| !c.is_alphanumeric()).filter(|word| !word.is_empty());
    words.fold("farkle".to_string(), |name, word| name + "-" + &word.to_lowercase())
}

/// The preview, and the ways to keep it.
fn pages(printed: &Printed, wish: &PrintWish) -> impl IntoView + use<> {
    let (kind, size) = (wish.kind, wish.size());
    let fault = RwSignal::new(None::<String>);
    let pictures = printer::pictures(printed);
    let save = |form: Form| {
        let printed = StoredValue::new_local(printed.clone());
        move |_| {
            let printed = printed.get_value();
            leptos::task::spawn_local(async move {
                let saved =
                    printer::save(&printed, &file_name(&say!(&format!("print-{}", kind.name()))), form).await;
                // The screen may be gone by now.
                let _ = fault.try_set(saved.err());
            });
        }
    };
    let count = pictures.len();
    let frames = pictures.into_iter().enumerate().map(|(page, address)| {
        let words = say!("print-page", "page" => page + 1, "pages" => count);
        view! { <div class="sheet-frame" data-size=size><img src=address.text() alt=words on:load=move |_| address.forget()/></div> }
    });
    let frames = frames.collect_view();
    // If this browser can't print, the file can be printed elsewhere.
    let can_print = browser::can_print();
    view! {
        <div class="buttons">
            {can_print.then(|| view! {
                <button class="button primary print-now" on:click=|_| browser::print()><Drawing icon=Icon::Sheet/>{say!("print-now")}</button>
            })}
            <button class="button save-pdf" class:primary=!can_print on:click=save(Form::Pdf)><Drawing icon=Icon::Save/>{say!("print-pdf")}</button>
            <button class="button save-picture" on:click=save(Form::Picture)><Drawing icon=Icon::Save/>{say!("print-picture")}</button>
        </div>
        <p class="muted">{say!("print-actual-size")}</p>
        {move || fault.get().map(|fault| view! { <p class="card fault" role="alert">{fault}</p> })}
        {frames}
    }
}

/// The choice of sheet, rules and paper.
#[component]
fn Choices(wish: RwSignal<PrintWish>) -> impl IntoView {
    let kinds = Kind::ALL.map(|kind| {
        let name = kind.name();
        view! {
            <label class="choice wide">
                <input type="radio" name="sheet" value=name prop:checked=move || wish.read().kind == kind
                    on:change=move |_| wish.update(|wish| wish.kind = kind)/>
                <span><strong>{say!(&format!("print-{name}"))}</strong><small>{say!(&format!("print-{name}-about"))}</small></span>
            </label>
        }
    });
    let papers = Paper::ALL.map(|paper| {
        view! {
            <label class="choice">
                <input type="radio" name="paper" value=paper.name() prop:checked=move || wish.read().paper == paper
                    on:change=move |_| wish.update(|wish| wish.paper = paper)/>
                <span>{say!(&format!("print-{}", paper.name()))}</span>
            </label>
        }
    });
    let sizes = CARD_SIZES.map(|size| {
        view! {
            <label class="choice">
                <input type="radio" name="card" value=size prop:checked=move || wish.read().card_size == size
                    on:change=move |_| wish.update(|wish| wish.card_size = size)/>
                <span>{say!(if size == CARD_SIZES[0] { "print-card-metric" } else { "print-card-inch" })}</span>
            </label>
        }
    });
    let is = move |kinds: &[Kind]| kinds.contains(&wish.read().kind);
    let columns = move |event| {
        let columns = event_target_value(&event).parse().unwrap_or(4_usize);
        wish.update(|wish| wish.columns = columns.clamp(*COLUMNS.start(), *COLUMNS.end()));
    };
    view! {
        <section class="stack wishes">
            <fieldset class="choices card"><legend>{say!("print-which")}</legend>{kinds}</fieldset>
            <RulesOfSheet wish/>
            <div class="card stack" hidden=move || !is(&[Kind::Scores])>
                <label class="field"><strong>{say!("print-columns")}</strong>
                    <select class="input" id="columns" on:change=columns>
                        {COLUMNS.map(|n| view! { <option value=n selected=move || wish.read().columns == n>{messages().number(n as i64)}</option> }).collect_view()}
                    </select>
                </label>
            </div>
            <fieldset class="choices card" hidden=move || !is(&[Kind::Cards, Kind::Card])><legend>{say!("print-card-size")}</legend>{sizes}</fieldset>
            <fieldset class="choices card" hidden=move || is(&[Kind::Card])><legend>{say!("print-paper")}</legend>{papers}</fieldset>
        </section>
    }
}

/// The choice of rules.
#[component]
fn RulesOfSheet(wish: RwSignal<PrintWish>) -> impl IntoView {
    let first = wish.with_untracked(|wish| wish.rules.clone());
    let own = Preset::ALL.iter().all(|preset| preset.draft().code() != first.code).then(|| first.clone());
    let pick = move |event| {
        let value = event_target_value(&event);
        let chosen =
            RuleSetDraft::preset(&value).map(|draft| PrintedRules { code: draft.code(), name: draft.name });
        wish.update(|wish| wish.rules = chosen.unwrap_or_else(|| first.clone()));
    };
    let own_name = own.as_ref().map(|own| messages().rules_name(&own.name, &own.code));
    view! {
        <div class="card stack">
            <label class="field"><strong>{say!("rules-title")}</strong>
                <select class="input" id="rules" on:change=pick>
                    {own_name.map(|name| view! { <option value="" selected=true>{name}</option> })}
                    {Preset::ALL.iter().map(|preset| {
                        let code = preset.draft().code();
                        view! { <option value=preset.name selected=move || wish.read().rules.code == code>{messages().version(preset)}</option> }
                    }).collect_view()}
                </select>
            </label>
        </div>
    }
}
