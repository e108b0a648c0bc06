//! Counts what each client uses at this moment: connections, streams.

use crate::client_address::ClientAddress;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// A number of slots in all, and for each client.
#[derive(Clone, Debug)]
pub(crate) struct Slots {
    taken: Arc<Mutex<SlotCounts>>,
    in_all: usize,
    per_client: usize,
}

#[derive(Debug, Default)]
struct SlotCounts {
    in_all: usize,
    by_client: HashMap<ClientAddress, usize>,
}

/// Which limit is reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum LimitReached {
    /// The one for all clients.
    ForAll,
    /// The one for this client.
    ForThisClient,
}

/// A taken slot. Dropping it gives it back.
#[derive(Debug)]
pub(crate) struct Slot {
    slots: Slots,
    client: ClientAddress,
}

impl Slots {
    pub(crate) fn new(in_all: usize, per_client: usize) -> Slots {
        Slots { taken: Arc::default(), in_all, per_client }
    }

    /// Takes a slot.
    ///
    /// # Errors
    /// The limit that is reached.
    pub(crate) fn take(&self, client: ClientAddress) -> Result<Slot, LimitReached> {
        let mut taken = self.lock();
        if taken.in_all >= self.in_all {
            return Err(LimitReached::ForAll);
        }
        let own = taken.by_client.entry(client).or_default();
        if *own >= self.per_client {
            return Err(LimitReached::ForThisClient);
        }
        *own += 1;
        taken.in_all += 1;
        Ok(Slot { slots: self.clone(), client })
    }

    /// How many are taken.
    pub(crate) fn taken(&self) -> usize {
        self.lock().in_all
    }

    fn lock(&self) -> MutexGuard<'_, SlotCounts> {
        self.taken.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        let mut taken = self.slots.lock();
        taken.in_all -= 1;
        if let Some(own) = taken.by_client.get_mut(&self.client) {
            *own -= 1;
            if *own == 0 {
                taken.by_client.remove(&self.client);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(last: u8) -> ClientAddress {
        ClientAddress::of([10, 0, 0, last].into())
    }

    #[test]
    fn one_client_leaves_room_for_others_and_all_together_have_a_limit() {
        let slots = Slots::new(3, 2);
        let first = slots.take(client(1)).unwrap();
        let _second = slots.take(client(1)).unwrap();
        assert_eq!(slots.take(client(1)).unwrap_err(), LimitReached::ForThisClient);
        let _third = slots.take(client(2)).unwrap();
        assert_eq!(slots.take(client(3)).unwrap_err(), LimitReached::ForAll);
        drop(first);
        assert!(slots.take(client(3)).is_ok());
    }

    #[test]
    fn a_client_without_a_slot_is_forgotten() {
        let slots = Slots::new(1, 1);
        drop(slots.take(client(1)));
        assert!(slots.lock().by_client.is_empty());
        assert_eq!(slots.lock().in_all, 0);
    }
}
