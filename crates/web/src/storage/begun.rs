//! Something that was begun just now and is about to be shown: its screen need not wait for the
//! disk.

use std::cell::RefCell;

/// The one thing that was begun last, with its id.
pub(crate) struct Begun<T>(RefCell<Option<(String, T)>>);

impl<T> Begun<T> {
    /// Nothing was begun.
    pub(crate) const fn nothing() -> Begun<T> {
        Begun(RefCell::new(None))
    }

    /// Notes that this was begun.
    pub(crate) fn note(&self, id: &str, what: T) {
        *self.0.borrow_mut() = Some((id.to_string(), what));
    }

    /// Takes the last thing begun if it has this id; otherwise it is forgotten.
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
        assert_eq!((begun.take("a"), begun.take("a")), (Some(1), None));
        begun.note("a", 1);
        assert_eq!((begun.take("b"), begun.take("a")), (None, None));
    }
}
