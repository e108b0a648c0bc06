//! Runs every example of the documentation and compares its output.
//!
//! `docs/cli.in` has the files that the examples of `docs/cli.md` read, and other pages have such a
//! directory, too. After an intended change `cargo xtask golden` writes the new output into the
//! pages; read it before you commit it.

/// The pages with examples, and how many each has at least: without examples none could fail.
const PAGES: [(&str, usize); 4] =
    [("README.md", 3), ("docs/cli.md", 20), ("docs/files.md", 2), ("docs/play.md", 2)];

#[test]
fn every_example_of_the_documentation_runs() {
    // No command writes over the files that an earlier run has left.
    for entry in std::fs::read_dir("../../docs/cli.in").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "pdf" || extension == "svg") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let home = tempfile::tempdir().unwrap();
    let home = home.path().to_string_lossy();
    let cases = trycmd::TestCases::new();
    cases
        .env("XDG_CACHE_HOME", home.clone())
        .env("XDG_DATA_HOME", home)
        .env("NO_COLOR", "1")
        .env("COLUMNS", "100")
        .env("LC_ALL", "C");
    for (page, at_least) in PAGES {
        let path = format!("../../{page}");
        let text = std::fs::read_to_string(&path).unwrap();
        assert!(text.matches("```console").count() >= at_least, "{page} has lost its examples");
        cases.case(path);
    }
    cases.run();
}

#[test]
fn every_page_with_examples_is_among_the_pages() {
    let docs = std::fs::read_dir("../../docs").unwrap().map(|entry| entry.unwrap().path());
    for path in docs.filter(|path| path.extension().is_some_and(|extension| extension == "md")) {
        let name = format!("docs/{}", path.file_name().unwrap().to_string_lossy());
        let has_examples = std::fs::read_to_string(&path).unwrap().contains("```console");
        assert!(!has_examples || PAGES.iter().any(|(page, _)| *page == name), "{name} is not run");
    }
}
