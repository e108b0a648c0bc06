//! Where editing begins: with a known version, or with a code or link that somebody sent; and the
//! name of the rules.

use super::state::EditorState;
use super::wishes::Wishes;
use crate::game::rule_address::LONGEST_NAME;
use crate::language::messages::{messages, say};
use crate::screens::rules::versions_to_choose;
use crate::screens::sent_rules::SentRules;
use farkle_rules::{RuleSet, RuleSetDraft};
use leptos::prelude::*;

#[component]
pub(super) fn Beginning(state: EditorState) -> impl IntoView {
    let known = move |event| {
        if let Some(draft) = RuleSetDraft::preset(&event_target_value(&event)) {
            state.take(&draft);
        }
    };
    let preset = Memo::new(move |_| state.known().map(|preset| preset.name));
    let own_name = move || state.in_force.with(|rules| messages().rules_name(&rules.name, &rules.code()));
    // What is typed replaces a name that nobody has chosen.
    let select_all = move |event: web_sys::MouseEvent| {
        if !state.with_wishes(Wishes::are_named) {
            event_target::<web_sys::HtmlInputElement>(&event).select();
        }
    };
    view! {
        <div class="edit-from">
            <label class="field">
                <span class="label">{say!("edit-from")}</span>
                <select class="input" id="edit-from" on:change=known>
                    <option value="" hidden=move || preset.get().is_some() selected=move || preset.get().is_none()>
                        {move || {
                            let changed = state.changed_version().filter(|_| preset.read().is_none());
                            changed.unwrap_or_else(own_name)
                        }}
                    </option>
                    {versions_to_choose(preset)}
                </select>
            </label>
            <label class="field">
                <span class="label">{say!("edit-name")}</span>
                <input class="input" id="edit-name" maxlength=LONGEST_NAME autocomplete="off" prop:value=own_name
                    on:click=select_all on:change=move |event| state.call(&event_target_value(&event))/>
            </label>
        </div>
        <p class="muted">{say!("edit-kept")}</p>
    }
}

/// Rules that somebody sent take the place of these.
#[component]
pub(super) fn Sent(state: EditorState) -> impl IntoView {
    let sent = move |rules: RuleSet| {
        state.take(rules.draft());
        Some(say!("edit-sent-here", "name" => messages().name_of(&rules)))
    };
    view! { <div class="card edit-sent"><SentRules open=sent/></div> }
}
