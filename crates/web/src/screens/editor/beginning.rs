//! What to begin with: a known version, or the code or link that somebody sent; and what the rules are called.

use super::desk::Desk;
use crate::messages::say;
use crate::rule_address::{self, LONGEST_NAME};
use crate::screens::rules::versions_to_choose;
use farkle_rules::RuleSetDraft;
use leptos::prelude::*;

#[component]
pub(super) fn Beginning(desk: Desk) -> impl IntoView {
    let fault = RwSignal::new(false);
    let take = move |draft: &RuleSetDraft| {
        desk.take(draft);
        fault.set(false);
    };
    let known = move |event| {
        if let Some(draft) = RuleSetDraft::preset(&event_target_value(&event)) {
            take(&draft);
        }
    };
    let sent = move |event| {
        let text = event_target_value(&event);
        match rule_address::read_link(&text) {
            Some(rules) => take(rules.draft()),
            None => fault.set(!text.trim().is_empty()),
        }
    };
    let preset = Memo::new(move |_| desk.known().map(|preset| preset.name));
    view! {
        <div class="edit-from">
            <label class="field">
                <span class="label">{say!("edit-from")}</span>
                <select class="input" id="edit-from" on:change=known>
                    <option value="" selected=move || preset.get().is_none()>{say!("edit-own-rules")}</option>
                    {versions_to_choose(preset)}
                </select>
            </label>
            <label class="field">
                <span class="label">{say!("edit-name")}</span>
                <input class="input" id="edit-name" maxlength=LONGEST_NAME autocomplete="off" prop:value=move || desk.in_force.read().name.clone()
                    on:change=move |event| desk.call(&event_target_value(&event))/>
            </label>
        </div>
        <details class="edit-sent" open=move || fault.get()>
            <summary>{say!("edit-code-about")}</summary>
            <label class="field">
                <span class="label">{say!("edit-code")}</span>
                <input class="input" id="edit-code" autocomplete="off" spellcheck="false"
                    aria-invalid=move || if fault.get() { "true" } else { "false" } on:change=sent/>
            </label>
            {move || fault.get().then(|| view! { <p class="fault" role="alert">{say!("edit-code-fault")}</p> })}
        </details>
    }
}
