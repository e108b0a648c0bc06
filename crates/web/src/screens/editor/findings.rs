//! What has to be corrected, with links to it, and the effects of the rules.

use super::state::{EditorState, Trouble, field_of};
use crate::language::messages::{messages, say};
use crate::page::focus;
use crate::screens::rule_figures::RuleFigures;
use farkle_rules::rule_set::option;
use leptos::prelude::*;

/// The id of the reason why the rules can't be played.
pub(super) const WHY_NOT: &str = "edit-why-not";

#[component]
pub(super) fn Findings(state: EditorState) -> impl IntoView {
    let findings = move || state.rules.get().err().map(|trouble| to_mend(&trouble));
    view! { <div class="region" role="status" id=WHY_NOT>{findings}</div> }
}

/// The effects of the rules, as long as they can be played.
#[component]
pub(super) fn Figures(state: EditorState) -> impl IntoView {
    move || {
        let rules = state.rules.get().ok();
        rules.map(|rules| view! { <div class="card stack edit-figures"><RuleFigures rules/></div> })
    }
}

fn to_mend(trouble: &Trouble) -> impl IntoView + use<> {
    let unreadable = trouble.unreadable.len();
    let conflicts = trouble.conflicts.len();
    let links = trouble.keys().filter_map(option).map(|option| {
        let target = field_of(option.key);
        let address = format!("#{target}");
        let show = move |event: web_sys::MouseEvent| {
            event.prevent_default();
            focus::field_of(&target);
        };
        view! { <li><a href=address on:click=show>{messages().of_option(option, "", option.title)}</a></li> }
    });
    view! {
        <div class="findings">
            {(unreadable > 0).then(|| view! { <p>{say!("edit-unreadable", "count" => unreadable)}</p> })}
            {(conflicts > 0).then(|| view! { <p>{say!("edit-conflicts", "count" => conflicts)}</p> })}
            <ul>{links.collect_view()}</ul>
        </div>
    }
}
