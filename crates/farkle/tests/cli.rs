//! Every example in `docs/cli.md` is run and its output compared.
//!
//! The files that the examples read are in `docs/cli.in`. After an intended change
//! `cargo xtask golden` writes the new output into the page: read it before you commit it.

#[test]
fn every_example_in_the_description_of_the_command_line_runs() {
    // A page that has moved away would have no examples that could fail.
    let page = std::fs::read_to_string("../../docs/cli.md").unwrap();
    assert!(page.matches("```console").count() > 20, "docs/cli.md has lost its examples");
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
