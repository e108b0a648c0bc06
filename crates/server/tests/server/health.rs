use super::live::{fast, in_database, start};
use super::{Limits, NotBuilt, Server, Settings, Site};

#[tokio::test]
async fn a_server_that_can_serve_is_alive_and_ready() {
    let server = Server::start(Limits::default());
    for path in ["/health", "/ready"] {
        let answer = server.connect().await.ask("GET", path, "").await;
        assert_eq!((answer.status, answer.header("cache-control")), (200, Some("no-store")), "{path}");
    }
}

#[tokio::test]
async fn a_server_without_the_app_is_alive_but_not_ready() {
    let settings = Settings {
        site: Site::of::<NotBuilt>(),
        tables: None,
        trusted_proxies: 0,
        public: crate::public(),
        metrics: false,
        limits: Limits::default(),
    };
    let server = Server::with(settings);
    assert_eq!(server.connect().await.ask("GET", "/health", "").await.status, 200);
    let answer = server.connect().await.ask("GET", "/ready", "").await;
    assert_eq!(answer.status, 503);
    assert!(answer.text().contains("browser app"), "{}", answer.text());
}

#[tokio::test]
async fn a_server_that_cannot_write_is_alive_but_not_ready() {
    let mut database = farkle_postgres_for_tests::Postgres::start();
    let server = start(in_database(&database.new_database("farkle")).await, fast());
    database.crash();
    assert_eq!(server.connect().await.ask("GET", "/health", "").await.status, 200);
    let answer = server.connect().await.ask("GET", "/ready", "").await;
    assert_eq!((answer.status, answer.text()), (503, "not ready: the tables can't be written\n"));
    database.begin();
    let is_ready = async || server.connect().await.ask("GET", "/ready", "").await.status == 200;
    super::in_time(async { while !is_ready().await {} }).await;
}
