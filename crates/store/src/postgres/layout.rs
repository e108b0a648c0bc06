//! The tables of the database, and how one of an earlier program gets them.

use super::link::{connect, said};
use super::{CONNECT, STATEMENT};
use crate::OpenError;
use std::time::Duration;
use tokio::time::timeout;
use tokio_postgres::error::SqlState;
use tokio_postgres::{Client, Config, Error};

/// What leads from each layout to the next one. `farkle_layout` keeps the number of the layout.
/// Entries are added at the end and never changed. A server of the release before goes on beside a
/// newer one, so a layout takes nothing away that the one before needs.
const LAYOUTS: [&str; 1] = ["
    create table farkle_tables (id bigint primary key, version bigint not null) with (fillfactor = 70);
    create table farkle_log (
        table_id bigint not null,
        version bigint not null,
        command_id bytea,
        body bytea not null,
        at timestamptz not null default now(),
        primary key (table_id, version)
    );
    create unique index farkle_log_commands on farkle_log (table_id, command_id)
        where command_id is not null;
"];

/// The one row that says which layout this is, and what all servers have in common. Two servers
/// that start at the same moment do this one after the other: the lock ends with the transaction.
const BEGIN: &str = "
    begin;
    set local statement_timeout = '60s';
    select pg_advisory_xact_lock(hashtext('farkle_layout'));
    create table if not exists farkle_layout (
        only_row boolean primary key default true check (only_row),
        version integer not null,
        fingerprint bytea not null,
        written_at timestamptz not null default now()
    );
";

/// The oldest PostgreSQL that is tested.
const OLDEST: i32 = 15;
/// Time for a change of the layout.
const CHANGE: Duration = Duration::from_secs(90);

fn failed(reason: impl Into<String>) -> OpenError {
    OpenError::Failed { reason: reason.into() }
}

/// Brings the database up to date.
pub(super) async fn prepare(config: &Config, fingerprint: &[u8; 32]) -> Result<(), OpenError> {
    let (client, connection) = connect(config).await.map_err(failed)?;
    tokio::spawn(connection);
    let version = timeout(CONNECT, number(&client)).await.map_err(|_| failed("it does not answer"))?;
    let version = version.map_err(|error| failed(said(&error)))?;
    if version / 10_000 < OLDEST {
        let found = version / 10_000;
        return Err(failed(format!(
            "PostgreSQL {found} is too old: PostgreSQL {OLDEST} or a later one is needed"
        )));
    }
    let prepared = timeout(CHANGE, change(&client, fingerprint)).await;
    match prepared.map_err(|_| failed("its tables are locked: end whoever changes them"))? {
        Ok(checked) => checked?,
        Err(error) if error.code() == Some(&SqlState::INSUFFICIENT_PRIVILEGE) => {
            return Err(failed(format!(
                "{}; the server needs a database of its own: create database farkle owner farkle",
                said(&error)
            )));
        }
        Err(error) => return Err(failed(said(&error))),
    }
    // What was written is durable now. The connection ends here.
    let _ = timeout(STATEMENT, client.simple_query("select 1")).await;
    Ok(())
}

async fn number(client: &Client) -> Result<i32, Error> {
    client.query_one("select current_setting('server_version_num')::int", &[]).await?.try_get(0)
}

async fn change(client: &Client, fingerprint: &[u8; 32]) -> Result<Result<(), OpenError>, Error> {
    client.batch_execute(BEGIN).await?;
    let known = LAYOUTS.len() as i32;
    let row = client.query_opt("select version, fingerprint from farkle_layout", &[]).await?;
    let found: i32 = match row {
        Some(row) => {
            if row.try_get::<_, &[u8]>(1)? != fingerprint {
                return Ok(Err(OpenError::OtherServer));
            }
            row.try_get(0)?
        }
        None => 0,
    };
    if found > known {
        return Ok(Err(OpenError::Newer { found: found.into(), known: known.into() }));
    }
    for layout in LAYOUTS.iter().skip(usize::try_from(found).unwrap_or_default()) {
        client.batch_execute(layout).await?;
    }
    // This shows whether the server may write, too.
    let remember = "insert into farkle_layout (version, fingerprint) values ($1, $2)
                    on conflict (only_row) do update set version = excluded.version, written_at = now()";
    client.execute(remember, &[&known, &&fingerprint[..]]).await?;
    client.batch_execute("commit").await?;
    Ok(Ok(()))
}
