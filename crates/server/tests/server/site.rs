use super::{Limits, NotBuilt, Server, Settings, Site};
use crate::client::HttpReply;

const PAGE: &[u8] = include_bytes!("../site/index.html");
const PAGE_BROTLI: &[u8] = include_bytes!("../site/index.html.br");
const PAGE_GZIP: &[u8] = include_bytes!("../site/index.html.gz");
const SCRIPT: &str = "/a/app.0123456789ab.js";

async fn ask(method: &str, path: &str, headers: &str) -> HttpReply {
    Server::start(Limits::default()).connect().await.ask(method, path, headers).await
}

async fn get(path: &str, headers: &str) -> HttpReply {
    ask("GET", path, headers).await
}

#[tokio::test]
async fn every_screen_of_the_app_is_the_same_page() {
    for path in ["/", "/settings", "/table/7", "/rules/F1-x/Ours"] {
        let answer = get(path, "").await;
        assert_eq!((answer.status, answer.body.as_slice()), (200, PAGE), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
        assert_eq!(answer.header("cache-control"), Some("no-cache"));
    }
}

#[tokio::test]
async fn a_file_named_after_its_content_may_be_cached_for_ever() {
    let answer = get(SCRIPT, "").await;
    assert_eq!(answer.header("cache-control"), Some("public, max-age=31536000, immutable"));
    assert_eq!(answer.header("content-type"), Some("text/javascript; charset=utf-8"));
    assert_eq!(get("/robots.txt", "").await.header("cache-control"), Some("no-cache"));
}

#[tokio::test]
async fn a_browser_gets_the_encoding_that_it_likes_best() {
    for (accepted, encoding, body) in [
        ("gzip, deflate, br, zstd", Some("br"), PAGE_BROTLI),
        ("gzip", Some("gzip"), PAGE_GZIP),
        ("br;q=0.5, gzip", Some("gzip"), PAGE_GZIP),
        ("br;q=0.0, gzip;q=0", None, PAGE),
        ("br;q=0.0", None, PAGE),
        ("*", Some("br"), PAGE_BROTLI),
        ("deflate", None, PAGE),
    ] {
        let answer = get("/", &format!("accept-encoding: {accepted}\r\n")).await;
        assert_eq!(
            (answer.header("content-encoding"), answer.body.as_slice()),
            (encoding, body),
            "{accepted}"
        );
        assert_eq!(answer.header("vary"), Some("accept-encoding"));
    }
}

#[tokio::test]
async fn a_file_without_a_compressed_form_is_sent_as_it_is() {
    let answer = get(SCRIPT, "accept-encoding: br\r\n").await;
    assert_eq!((answer.status, answer.header("content-encoding")), (200, None));
    assert!(answer.text().contains("console.log"));
}

#[tokio::test]
async fn a_file_that_the_browser_has_is_not_sent_again() {
    let first = get("/", "accept-encoding: br\r\n").await;
    let tag = first.header("etag").unwrap();
    for known in [tag.to_string(), format!("W/{tag}"), format!("\"other\", {tag}"), "*".to_string()] {
        let headers = format!("accept-encoding: br\r\nif-none-match: {known}\r\n");
        let second = get("/", &headers).await;
        assert_eq!((second.status, second.body.as_slice()), (304, &[][..]), "{known}");
        assert_eq!(second.header("etag"), Some(tag));
    }
    let plain = get("/", &format!("if-none-match: {tag}\r\n")).await;
    assert_eq!((plain.status, plain.body.as_slice()), (200, PAGE), "each form has a tag of its own");
}

#[tokio::test]
async fn the_head_of_a_file_comes_without_its_content() {
    let server = Server::start(Limits::default());
    let mut client = server.connect().await;
    client.send("HEAD / HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n").await;
    let head = client.until("\r\n\r\n").await;
    assert!(head.contains(&format!("content-length: {}", PAGE.len())), "{head}");
    client.closed().await;
    assert_eq!(client.left(), b"");
}

#[tokio::test]
async fn what_is_not_there_is_not_found() {
    for path in ["/a/none.wasm", "/../Cargo.toml", "/index.html.br", "/README.md"] {
        assert_eq!(get(path, "").await.status, 404, "{path}");
    }
}

#[tokio::test]
async fn an_address_that_is_no_screen_is_not_found_and_the_app_says_so() {
    let tag = get("/", "").await.header("etag").unwrap().to_string();
    for path in ["/nosuch", "/table", "/board/", "/api/nosuch", "/playing"] {
        let answer = get(path, &format!("if-none-match: {tag}\r\n")).await;
        assert_eq!((answer.status, answer.body.as_slice()), (404, PAGE), "{path}");
        assert_eq!(answer.header("content-type"), Some("text/html; charset=utf-8"));
    }
}

#[tokio::test]
async fn nothing_can_be_written() {
    assert_eq!(ask("POST", "/", "content-length: 0\r\n").await.status, 405);
}

#[tokio::test]
async fn every_answer_carries_the_security_headers() {
    let policy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; \
                  img-src 'self' data: blob:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; \
                  font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
    for path in ["/", "/nothing.js", SCRIPT, "/api/boards/none", "/health"] {
        let answer = get(path, "").await;
        for (name, value) in [
            ("content-security-policy", policy),
            ("x-content-type-options", "nosniff"),
            ("referrer-policy", "no-referrer"),
            ("permissions-policy", "camera=(), geolocation=(), microphone=()"),
            ("cross-origin-resource-policy", "same-origin"),
        ] {
            assert_eq!(answer.header(name), Some(value), "{path}");
        }
    }
}

#[tokio::test]
async fn only_origins_that_browsers_trust_get_the_opener_policy() {
    let server = Server::start(Limits::default());
    let opener_policy = async |headers: &str| {
        let mut client = server.connect().await;
        client.send(format!("GET / HTTP/1.1\r\n{headers}\r\n")).await;
        client.answer().await.header("cross-origin-opener-policy").map(str::to_string)
    };
    for host in ["localhost:8080", "127.0.0.1:8080", "[::1]:8080", "localhost"] {
        assert_eq!(
            opener_policy(&format!("host: {host}\r\n")).await.as_deref(),
            Some("same-origin"),
            "{host}"
        );
    }
    assert_eq!(opener_policy("host: 192.168.1.7:8080\r\n").await, None);
    let by_proxy = "host: farkle.example\r\nx-forwarded-proto: https\r\n";
    assert_eq!(opener_policy(by_proxy).await.as_deref(), Some("same-origin"));
}

#[tokio::test]
async fn a_program_without_the_app_says_how_to_build_it() {
    let settings = Settings {
        site: Site::of::<NotBuilt>(),
        tables: None,
        trusted_proxies: 0,
        public: crate::public(),
        metrics: false,
        limits: Limits::default(),
    };
    let answer = Server::with(settings).connect().await.ask("GET", "/", "").await;
    assert_eq!((answer.status, answer.header("content-type")), (503, Some("text/html; charset=utf-8")));
    assert!(answer.text().contains("cargo xtask play"));
}

#[tokio::test]
async fn a_page_at_the_computer_of_the_server_is_told_the_address_for_others() {
    let answer = get("/api/address", "").await;
    assert_eq!((answer.status, answer.text()), (200, r#"{"address":"http://farkle.example"}"#));
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn a_name_that_is_not_of_this_server_is_refused_whatever_is_asked_for() {
    let server = Server::start(Limits::default());
    for (host, status) in [
        ("127.0.0.1:8080", 200),
        ("localhost", 200),
        ("annas-laptop.local:8080", 200),
        ("farkle.example", 200),
        ("evil.example:8080", 421),
        ("127.0.0.1.evil.example", 421),
    ] {
        for path in ["/", SCRIPT, "/health", "/api/address"] {
            let mut client = server.connect().await;
            client.send(format!("GET {path} HTTP/1.1\r\nhost: {host}\r\n\r\n")).await;
            let answer = client.answer().await;
            assert_eq!(answer.status, status, "{host} {path}");
            assert_eq!(answer.text().contains("farkle serve --public"), status == 421, "{host} {path}");
        }
    }
}
