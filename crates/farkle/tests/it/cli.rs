//! Runs every example of `docs/cli.md` and compares its output.
//!
//! `docs/cli.in` has the files that the examples read. After an intended change `cargo xtask
//! golden` writes the new output into the page; read it before you commit it.

#[test]
fn every_example_in_the_description_of_the_command_line_runs() {
    // If the page moved away, there would be no examples to fail.
    let page = std::fs::read_to_string("../../docs/cli.md").unwrap();
    assert!(page.matches("```console").count() > 20, "docs/cli.md has lost its examples");
    // No command writes over the files that an earlier run has left.
    for entry in std::fs::read_dir("../../docs/cli.in").unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_some_and(|extension| extension == "pdf" || extension == "svg") {
            std::fs::remove_file(path).unwrap();
        }
    }
    let home = tempfile::tempdir().unwrap();
    let home = home.path().to_string_lossy();
    trycmd::TestCases::new()
        .env("XDG_CACHE_HOME", home.clone())
        .env("XDG_DATA_HOME", home)
        .env("NO_COLOR", "1")
        .env("COLUMNS", "100")
        .env("LC_ALL", "C")
        .case("../../docs/cli.md")
        .run();
}
