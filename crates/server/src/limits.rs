//! How much one client and all clients together may use.

use std::num::NonZeroU32;
use std::time::Duration;

/// What clients may use. A client is one IPv4 address, or one IPv6 network of 64 bits.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Open connections in all. The usual number stays below the 1,024 files that most systems let
    /// a program open.
    pub connections: usize,
    /// Open connections of one client. Behind a trusted proxy this is not enforced, because all
    /// connections come from the proxy.
    pub connections_per_client: usize,
    /// Time for the first request on a connection, and for the head of each later one. An idle
    /// HTTP/1 connection is closed after it.
    pub request_head: Duration,
    /// Time between two pings on an idle HTTP/2 connection.
    pub ping_interval: Duration,
    /// Time for the answer to a ping.
    pub ping_timeout: Duration,
    /// Time during which a client may take none of the bytes that it asked for.
    pub write_stall: Duration,
    /// Time for a whole scoreboard to arrive and to be read.
    pub board_request: Duration,
    /// Scoreboards in all.
    pub boards: usize,
    /// Scoreboards that one client may have created.
    pub boards_per_client: usize,
    /// A scoreboard without a change for this long makes room for a new one.
    pub board_silence: Duration,
    /// Changes of scoreboards in a second by one client.
    pub board_writes_per_second: NonZeroU32,
    /// Changes of scoreboards that one client may make at once after a pause.
    pub board_write_burst: NonZeroU32,
    /// Clients that watch one scoreboard.
    pub watchers_per_board: usize,
    /// Scoreboards that one client watches at the same time.
    pub watchers_per_client: usize,
    /// Devices that are connected to tables.
    pub sockets: usize,
    /// Devices of one client that are connected to tables.
    pub sockets_per_client: usize,
    /// Devices that are connected to one table.
    pub connections_per_table: usize,
    /// Connections with one secret to one table: the devices of a seat, or of somebody who watches.
    /// One more closes the oldest of them that does not act.
    pub connections_per_device: usize,
    /// Connections of one client to one table that have no seat.
    pub strangers_per_client: usize,
    /// Messages in a second from one device.
    pub messages_per_second: NonZeroU32,
    /// Messages that one device may send at once after a pause.
    pub message_burst: NonZeroU32,
    /// Reactions, words and hints in a second from one device. The others hear no more of them.
    pub talk_per_second: NonZeroU32,
    /// The same, at once after a pause.
    pub talk_burst: NonZeroU32,
    /// A device that is silent for this long is taken to be gone. Programs send a beat every 5 to
    /// 20 seconds.
    pub socket_silence: Duration,
    /// New tables in a minute by one client.
    pub tables_per_minute: NonZeroU32,
    /// New tables that one client may open at once after a pause.
    pub table_burst: NonZeroU32,
    /// Tables in memory.
    pub running_tables: usize,
    /// A table to which nobody is connected leaves the memory after this time.
    pub table_rest: Duration,
    /// Time for all devices to show their seeds.
    pub show_seeds: Duration,
    /// Somebody whose device was not connected for this long is gone: others may let a computer
    /// player move for them, or end the game.
    pub gone: Duration,
    /// Time for a decision at a table without a clock: then the others need not wait any longer for
    /// somebody whose device is still connected.
    pub relaxed_decision: Duration,
    /// Time for a decision at a table with a clock.
    pub live_decision: Duration,
    /// Time for a decision at a table by mail.
    pub mail_decision: Duration,
    /// More time for a decision if the connection of the player is lost, and the most of it for a
    /// player in a game.
    pub lost_connection: Duration,
    /// See `lost_connection`.
    pub lost_connections: Duration,
    /// After this time an invitation opens its table no longer.
    pub invitation: Duration,
    /// Commits in the log of one table. The last third is left to the game that goes on; at the end
    /// of it, that game ends without a result.
    pub commits_per_table: u64,
    /// Time between a move and the next one of a computer player, so that people see both.
    pub computer_pause: Duration,
    /// Computer players that think at the same time.
    pub thinking: usize,
    /// Time for requests under way when the server is asked to stop.
    pub drain: Duration,
}

impl Limits {
    /// The usual limits with this number of connections in all. Some are left to those who are not
    /// at a table.
    pub fn of_connections(connections: usize) -> Limits {
        Limits { connections, sockets: connections.saturating_sub(100), ..Limits::default() }
    }
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            connections: 900,
            connections_per_client: 200,
            request_head: Duration::from_secs(10),
            ping_interval: Duration::from_secs(20),
            ping_timeout: Duration::from_secs(10),
            write_stall: Duration::from_secs(30),
            board_request: Duration::from_secs(15),
            boards: 1000,
            boards_per_client: 50,
            board_silence: Duration::from_secs(60 * 60),
            board_writes_per_second: const { NonZeroU32::new(10).unwrap() },
            board_write_burst: const { NonZeroU32::new(50).unwrap() },
            watchers_per_board: 200,
            watchers_per_client: 150,
            sockets: 800,
            sockets_per_client: 100,
            connections_per_table: 64,
            connections_per_device: 4,
            strangers_per_client: 16,
            messages_per_second: const { NonZeroU32::new(10).unwrap() },
            message_burst: const { NonZeroU32::new(40).unwrap() },
            talk_per_second: const { NonZeroU32::new(2).unwrap() },
            talk_burst: const { NonZeroU32::new(20).unwrap() },
            socket_silence: Duration::from_secs(30),
            tables_per_minute: const { NonZeroU32::new(10).unwrap() },
            table_burst: const { NonZeroU32::new(20).unwrap() },
            running_tables: 10_000,
            table_rest: Duration::from_secs(30),
            show_seeds: Duration::from_secs(10),
            gone: Duration::from_secs(30),
            relaxed_decision: Duration::from_secs(10 * 60),
            live_decision: Duration::from_secs(45),
            mail_decision: Duration::from_secs(3 * 24 * 60 * 60),
            lost_connection: Duration::from_secs(60),
            lost_connections: Duration::from_secs(3 * 60),
            invitation: Duration::from_secs(14 * 24 * 60 * 60),
            commits_per_table: 30_000,
            computer_pause: Duration::from_millis(900),
            thinking: std::thread::available_parallelism().map_or(1, |cores| cores.get().div_ceil(2)),
            drain: Duration::from_secs(8),
        }
    }
}
