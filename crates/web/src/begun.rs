//! What was begun in this moment and is about to be shown: its screen need not wait for the disk.

use std::cell::RefCell;

/// One of them, by its name in addresses.
pub(crate) struct Begun<T>(RefCell<Option<(String, T)>>);

impl<T> Begun<T> {
    /// Nothing was begun.
    pub(crate) const fn nothing() -> Begun<T> {
        Begun(RefCell::new(None))
    }

    /// This was.
    pub(crate) fn note(&self, id: &str, what: T) {
        *self.0.borrow_mut() = Some((id.to_string(), what));
    }

    /// Whether that was.
    pub(crate) fn is(&self, id: &str) -> bool {
        self.0.borrow().as_ref().is_some_and(|(begun, _)| begun == id)
    }

    /// That, if it was; whatever was begun is forgotten.
    pub(crate) fn take(&self, id: &str) -> Option<T> {
        self.0.borrow_mut().take().filter(|(begun, _)| begun == id).map(|(_, what)| what)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_begun_is_shown_once_and_by_its_own_name_alone() {
        let begun = Begun::nothing();
        begun.note("a", 1);
        assert!(begun.is("a") && !begun.is("b"));
        assert_eq!((begun.take("a"), begun.take("a")), (Some(1), None));
        begun.note("a", 1);
        assert_eq!((begun.take("b"), begun.take("a")), (None, None));
    }
}
