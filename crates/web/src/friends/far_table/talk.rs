//! Reactions and chat at a table.

use super::FarTable;
use crate::page::browser;
use farkle_client::{RemoteHost, Talk};
use farkle_protocol::{Reaction, Saying};
use farkle_rules::Seat;
use leptos::prelude::*;
use wasm_bindgen_futures::spawn_local;

/// How long something that was said stands beside its player.
const BUBBLE_MS: i32 = 5000;
/// How much of what was said is kept.
const MOST_TALK: usize = 100;

impl FarTable {
    /// Shows everybody how the person feels.
    pub(crate) fn react(self, reaction: Reaction) {
        self.tell(|remote| remote.react(reaction));
        self.send();
    }

    /// Tells everybody that the person has taken a hint.
    pub(crate) fn tell_of_hint(self) {
        self.tell(RemoteHost::tell_of_hint);
        self.send();
    }

    /// Says something to everybody.
    pub(crate) fn say(self, text: Saying) {
        self.tell(|remote| remote.say(text));
        self.send();
    }

    pub(super) fn hear_talk(self, seat: Seat, talk: Talk) {
        let own = self.with(RemoteHost::own_seat).flatten() == Some(seat);
        if self.muted.get_untracked() && !own && talk != Talk::Hinted {
            return;
        }
        let number =
            self.bubble.with_untracked(|bubble| bubble.as_ref().map_or(0, |(number, ..)| number + 1));
        self.bubble.set(Some((number, seat, talk.clone())));
        if matches!(talk, Talk::Said(_)) && !own {
            self.unread.update(|unread| *unread += 1);
        }
        self.talk.update(|all| {
            all.push((seat, talk));
            let old = all.len().saturating_sub(MOST_TALK);
            all.drain(..old);
        });
        spawn_local(async move {
            browser::pause(BUBBLE_MS).await;
            let now = self.bubble.try_with_untracked(|bubble| bubble.as_ref().map(|(number, ..)| *number));
            if now.flatten() == Some(number) {
                self.bubble.set(None);
            }
        });
    }
}
