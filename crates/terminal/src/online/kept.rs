//! What this device keeps of a table of a server, in a file of its own in the data directory: who
//! has it holds the seat.

use super::Link;
use farkle_client::SavedSeat;
use farkle_protocol::Secret;
use rand::TryRng;
use rand::rngs::SysRng;
use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use tempfile::NamedTempFile;

/// What a device keeps, and where.
#[derive(Debug)]
pub(super) struct KeptFile {
    path: Option<PathBuf>,
    link: Link,
    stored: Option<SavedSeat>,
}

impl KeptFile {
    /// What was kept of this table, or the beginning of it. Without a directory nothing is kept. A
    /// link with the secret of a seat goes on with that seat.
    pub(super) fn open(directory: Option<&Path>, link: &Link) -> io::Result<(KeptFile, SavedSeat)> {
        let path = directory.map(|directory| directory.join(format!("{}.table", link.table)));
        let mut file = KeptFile { path, link: link.clone(), stored: None };
        let is_same = |stored: &SavedSeat| link.device.is_none_or(|device| device == stored.device);
        let kept = match file.read_anew().filter(is_same) {
            Some(stored) => stored,
            None => {
                let mut secret = [0; 16];
                SysRng.try_fill_bytes(&mut secret).map_err(io::Error::other)?;
                let device = link.device.unwrap_or(Secret::from_bytes(secret));
                SavedSeat { table: link.table, device, invitation: link.invitation, seed: None, lock: None }
            }
        };
        Ok((file, kept))
    }

    /// What is kept now: another program of this device may have stored something since.
    pub(super) fn read_anew(&mut self) -> Option<SavedSeat> {
        let stored = self.on_disk()?;
        self.stored = Some(stored.clone());
        Some(SavedSeat { invitation: self.link.invitation.or(stored.invitation), ..stored })
    }

    fn on_disk(&self) -> Option<SavedSeat> {
        let text = fs::read_to_string(self.path.as_ref()?).ok()?;
        read(&text, &self.link)
    }

    /// Stores what has changed. If another program of this device has stored something since, that
    /// stays, unless this one has taken a new seed: whoever plays has the seed of the next game.
    pub(super) fn store(&mut self, kept: &SavedSeat) -> io::Result<()> {
        let Some(path) = self.path.as_ref().filter(|_| self.stored.as_ref() != Some(kept)) else {
            return Ok(());
        };
        let has_same_seed = self.stored.as_ref().is_some_and(|stored| stored.seed == kept.seed);
        if has_same_seed && self.on_disk().is_some_and(|other| Some(&other) != self.stored.as_ref()) {
            self.stored = Some(kept.clone());
            return Ok(());
        }
        let directory = path.parent().unwrap_or(Path::new("."));
        fs::create_dir_all(directory)?;
        // Only its owner may read it.
        let mut file = NamedTempFile::new_in(directory)?;
        file.write_all(write(kept).as_bytes())?;
        file.as_file().sync_all()?;
        file.persist(path).map_err(|error| error.error)?;
        self.stored = Some(kept.clone());
        Ok(())
    }
}

fn write(kept: &SavedSeat) -> String {
    let mut text = format!("device {}\n", String::from(kept.device));
    if let Some(invitation) = kept.invitation {
        text += &format!("invitation {}\n", String::from(invitation));
    }
    if let Some((game, seed)) = &kept.seed {
        text += &format!("seed {game} {seed}\n");
    }
    if let Some((game, lock)) = &kept.lock {
        text += &format!("lock {game} {lock}\n");
    }
    text
}

fn read(text: &str, link: &Link) -> Option<SavedSeat> {
    let words = |key: &str| {
        let mut lines = text.lines().map(|line| line.split(' ').collect::<Vec<_>>());
        lines.find(|words| words.first() == Some(&key))
    };
    let secret = |key: &str| Secret::try_from((*words(key)?.get(1)?).to_string()).ok();
    let seed =
        words("seed").and_then(|words| Some((words.get(1)?.parse().ok()?, words.get(2)?.parse().ok()?)));
    let lock =
        words("lock").and_then(|words| Some((words.get(1)?.parse().ok()?, words.get(2)?.parse().ok()?)));
    Some(SavedSeat {
        table: link.table,
        device: secret("device")?,
        invitation: secret("invitation"),
        seed,
        lock,
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use farkle_table::Seed;

    #[test]
    fn a_device_is_the_same_one_when_it_comes_again() {
        let directory = tempfile::tempdir().unwrap();
        let link: Link =
            "http://a:1/friends/00c0ffee00c0ffee#abababababababababababababababab".parse().unwrap();
        let folder = directory.path().join("online");
        let (mut file, mut kept) = KeptFile::open(Some(&folder), &link).unwrap();
        let seed = Seed::from_phrase("x");
        kept.lock = Some((2, seed.commitment().to_string().parse().unwrap()));
        kept.seed = Some((2, seed));
        file.store(&kept).unwrap();
        let without = Link { invitation: None, ..link.clone() };
        assert_eq!(KeptFile::open(Some(&folder), &without).unwrap().1, kept);
        // Another program of this device gets ready for the next game.
        let (mut other, mut ready) = KeptFile::open(Some(&folder), &link).unwrap();
        ready.seed = Some((3, Seed::from_phrase("y")));
        other.store(&ready).unwrap();
        // The earlier one sees how that game begins, and does not put its own seed back.
        let lock = Seed::from_phrase("z").commitment().to_string().parse().unwrap();
        file.store(&SavedSeat { lock: Some((3, lock)), ..kept.clone() }).unwrap();
        assert_eq!(file.read_anew(), Some(ready.clone()));
        ready.lock = Some((3, lock));
        file.store(&ready).unwrap();
        assert_eq!(other.read_anew(), Some(ready), "the one that plays writes again");
        let (_, other) = KeptFile::open(None, &link).unwrap();
        assert_ne!(other.device, kept.device);
        let seat = Link { device: Some(other.device), ..link.clone() };
        let (mut file, moved) = KeptFile::open(Some(&folder), &seat).unwrap();
        assert_eq!((moved.device, &moved.seed), (other.device, &None), "a seat of another device");
        file.store(&moved).unwrap();
        assert_eq!(KeptFile::open(Some(&folder), &link).unwrap().1.device, other.device);
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt;
            let mode = fs::metadata(folder.join("00c0ffee00c0ffee.table")).unwrap().permissions().mode();
            assert_eq!(mode & 0o777, 0o600, "only the owner reads it");
        }
    }
}
