//! Rules that somebody has sent: a field for their code or link, and what is wrong with it.

use crate::focus;
use crate::messages::say;
use crate::region::Region;
use crate::rule_address;
use farkle_rules::RuleSet;
use leptos::prelude::*;

const FIELD: &str = "sent-rules";

/// The field and its button; `open` takes the rules and may answer with what is to be said of them.
#[component]
pub(crate) fn SentRules(open: impl Fn(RuleSet) -> Option<String> + 'static) -> impl IntoView {
    let fault = RwSignal::new(false);
    let answer = RwSignal::new(String::new());
    let field = NodeRef::<leptos::html::Input>::new();
    let read = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let text = field.get_untracked().map(|field| field.value()).unwrap_or_default();
        let rules = rule_address::read_link(&text);
        fault.set(rules.is_none());
        match rules {
            Some(rules) => answer.set(open(rules).unwrap_or_default()),
            None => {
                answer.set(String::new());
                focus::soon_on(format!("#{FIELD}"));
            }
        }
    };
    view! {
        <details class="sent-rules">
            <summary>{say!("edit-code-about")}</summary>
            <form on:submit=read>
                <label class="field" for=FIELD><span class="label">{say!("edit-code")}</span></label>
                <input class="input" id=FIELD autocomplete="off" autocapitalize="off" spellcheck="false" node_ref=field
                    aria-invalid=move || fault.get().then_some("true") aria-describedby="sent-rules-fault"/>
                <button class="button">{say!("sent-open")}</button>
            </form>
            <div class="fault" id="sent-rules-fault"><Region>{move || fault.get().then(|| say!("edit-code-fault"))}</Region></div>
            <p class="answer" role="status">{move || answer.get()}</p>
        </details>
    }
}
