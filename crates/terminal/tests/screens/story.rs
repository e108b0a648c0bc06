//! Brings a test to a screen by a game so far, keys and time, and renders the screen.

use crate::picture::{self, DAY, NIGHT};
use farkle_rules::{Record, RuleSet, RuleSetDraft};
use farkle_table::{Seed, Table};
use farkle_terminal::{App, Beginning, Depth, Input, Look, NewGame, Pace, SeatChoice, Theme};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use std::path::Path;
use std::time::Duration;

/// The smallest terminal, and one with room.
pub(crate) const SMALL: (u16, u16) = (80, 24);
pub(crate) const LARGE: (u16, u16) = (120, 40);

/// A running app that a test controls.
pub(crate) struct Story {
    app: App,
    now: Duration,
}

pub(crate) fn rules(preset: &str, changes: &[(&str, &str)]) -> RuleSet {
    let mut draft = RuleSetDraft::preset(preset).unwrap();
    changes.iter().for_each(|(key, value)| draft.set(key, value).unwrap());
    draft.try_into().unwrap()
}

pub(crate) fn look(theme: Theme) -> Look {
    Look::new(theme, Depth::Full)
}

impl Story {
    /// A game with these rules after these events.
    pub(crate) fn of(rules: RuleSet, seats: &[&str], events: &str) -> Story {
        Story::at_table(rules, seats, events, "off")
    }

    pub(crate) fn at_table(rules: RuleSet, seats: &[&str], events: &str, take_back: &str) -> Story {
        let names = seats.iter().map(|seat| seat.split_once(':').map_or(*seat, |(name, _)| name));
        let mut record = Record::new(rules, names);
        for seat in seats {
            let holder = seat.split_once(':').map_or("person".to_string(), |(_, t)| format!("computer {t}"));
            record.headers.push(("holder".to_string(), holder));
        }
        record.headers.push(("take-back".to_string(), take_back.to_string()));
        record.headers.push(("dice".to_string(), format!("seed {}", Seed::from_phrase("screens"))));
        record.events = events.split_whitespace().map(|token| token.parse().unwrap()).collect();
        let table = Table::from_record(&record).unwrap();
        let beginning = Beginning::Continue(None, Box::new(table));
        Story {
            app: App::new(beginning, look(Theme::Plain), Pace::Normal, None).unwrap(),
            now: Duration::ZERO,
        }
    }

    /// The same where nothing can be saved.
    pub(crate) fn without_a_place(mut self, why: &str) -> Story {
        self.app = self.app.without_a_place(why);
        self
    }

    /// Presses keys, one after the other.
    pub(crate) fn keys(mut self, keys: &str) -> Story {
        for key in keys.chars() {
            let input = match key {
                '\n' => Input::Enter,
                '>' => Input::Right,
                'v' => Input::Down,
                '^' => Input::Up,
                key => Input::Char(key),
            };
            self.app.handle(input, self.now);
        }
        self
    }

    /// Handles one input.
    pub(crate) fn handle(&mut self, input: Input) {
        self.app.handle(input, self.now);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.app.is_over()
    }

    pub(crate) fn after_ms(mut self, ms: u64) -> Story {
        self.now += Duration::from_millis(ms);
        self.app.tick(self.now);
        self
    }

    /// The text on the screen.
    pub(crate) fn screen(&mut self, size: (u16, u16)) -> String {
        let cells = self.cells(size);
        let (width, height) = size;
        let line = |y| (0..width).map(|x| cells[(x, y)].symbol()).collect::<String>().trim_end().to_string();
        (0..height).map(line).collect::<Vec<_>>().join("\n")
    }

    fn cells(&mut self, (width, height): (u16, u16)) -> Buffer {
        let mut cells = Buffer::empty(Rect::new(0, 0, width, height));
        self.app.draw(&mut cells, self.now);
        cells
    }

    /// Compares the screen with its snapshots: without colours, where dice have outlines, and with
    /// colours.
    #[track_caller]
    pub(crate) fn looks_like(mut self, name: &str) {
        let forms = [(SMALL, Theme::Plain), (SMALL, Theme::Dark), (LARGE, Theme::Dark)];
        let screens = forms.map(|(size, theme)| {
            self.app.dress(look(theme));
            format!("{} x {}, {theme:?}\n{}", size.0, size.1, self.screen(size))
        });
        insta::with_settings!({ prepend_module_to_snapshot => false, omit_expression => true }, {
            insta::assert_snapshot!(name, screens.join("\n\n"));
        });
        if let Some(directory) = std::env::var_os("FARKLE_GALLERY") {
            self.take_pictures(name, Path::new(&directory));
        }
    }

    /// Writes a picture of the screen in every look.
    fn take_pictures(&mut self, name: &str, directory: &Path) {
        let forms = [
            ("dark", Theme::Dark, Depth::Full, NIGHT),
            ("light", Theme::Light, Depth::Full, DAY),
            ("dark 256", Theme::Dark, Depth::Indexed, NIGHT),
            ("light 256", Theme::Light, Depth::Indexed, DAY),
            ("plain", Theme::Plain, Depth::Full, NIGHT),
        ];
        std::fs::create_dir_all(directory).unwrap();
        for (form, theme, depth, paper) in forms {
            self.app.dress(Look::new(theme, depth));
            for size in [SMALL, LARGE] {
                let file = format!("{name}, {form}, {} x {}.svg", size.0, size.1);
                let svg = picture::svg(&self.cells(size), paper, name);
                std::fs::write(directory.join(file.replace(", ", "-").replace(' ', "_")), svg).unwrap();
            }
        }
    }

    /// The screen as a picture.
    pub(crate) fn picture(&mut self, theme: Theme, size: (u16, u16), title: &str) -> String {
        self.app.dress(look(theme));
        picture::svg(&self.cells(size), NIGHT, title)
    }
}

pub(crate) fn set_up(seats: Vec<SeatChoice>) -> Story {
    let rules = rules("playmonster", &[]);
    let known = NewGame { rules, seats, practice: false, seed: None, starter: None };
    let app = App::new(Beginning::SetUp(known), look(Theme::Plain), Pace::Normal, None).unwrap();
    Story { app, now: Duration::ZERO }
}
