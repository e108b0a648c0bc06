//! Writes the files of the browser app: hashed names, compressed copies, a list for the service
//! worker.
//!
//! Browsers may cache a file with a hashed name for ever. Templates write `{{app.css}}` for such a
//! name, so a file is written after all files that it mentions.

use crate::web::{LOADER, MODULES, Module, Profile};
use crate::workspace::dist;
use crate::{lean, wasm_sections, words};
use anyhow::{Context, Result};
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use xtask_compress::Effort;

/// Files without a hash, because browsers and people request them by name.
const NAMED: [&str; 7] = [
    "icon.svg",
    "icon-turn.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "robots.txt",
];

/// A template: name and description of the installed app.
const MANIFEST: &str = "manifest.webmanifest";

/// The files that the first screen needs, besides the page itself.
const FIRST_LOAD: [&str; 8] = [
    "app_bg.wasm",
    "app.js",
    "split.js",
    "app.css",
    "boot.js",
    "en-first.ftl",
    "nunito.woff2",
    "fraunces-first.woff2",
];

/// The style sheets, each joined from a folder: for the first screen, and for all others.
const STYLES: [(&str, &str); 2] = [("app.css", "first"), ("rest.css", "rest")];

/// Writes everything from `<source>/assets`, `<source>/messages` and the staged program into the
/// `dist` folder. Returns the bytes of the first load, as they are sent.
pub(crate) fn write(source: &Path, stage: &Path, profile: Profile) -> Result<u64> {
    clear(&dist())?;
    let mut app = App {
        profile,
        names: BTreeMap::new(),
        urls: vec!["/".to_string()],
        second_part: Vec::new(),
        texts: Vec::new(),
    };
    let assets = source.join("assets");
    app.add_program(stage)?;
    let mut modules = BTreeMap::new();
    for Module { name, .. } in MODULES {
        modules.insert(name, app.add_module(stage, name)?);
    }
    let worker = app.fill(script(&assets.join("thinker-worker.js"))?);
    app.add_hashed("thinker-worker.js", worker.into_bytes())?;
    for font in files(&assets.join("fonts"), "woff2")? {
        app.add_hashed(&name_of(&font), fs::read(&font)?)?;
    }
    for (name, part) in STYLES {
        let sheets = files(&assets.join("styles").join(part), "css")?;
        let styles: String = sheets.iter().map(|path| read(path)).collect::<Result<_>>()?;
        app.add_hashed(name, app.fill(lean::styles(&styles)).into_bytes())?;
    }
    let mut languages = BTreeMap::new();
    let mut description = String::new();
    let of_the_first_screen = words::of_the_first_screen(source)?;
    for (language, messages) in words::languages(source)? {
        let (first, rest) = words::in_two(&messages, &of_the_first_screen);
        let mut address = |part: &str, text: String| -> Result<String> {
            let name = format!("{language}-{part}.ftl");
            app.add_hashed(&name, text.into_bytes())?;
            Ok(format!("/{}", app.names[&name]))
        };
        let parts = [("first", address("first", first)?), ("rest", address("rest", rest)?)];
        app.add_manifest(&assets, &language, &messages)?;
        if language == LANGUAGE_OF_THE_PAGE {
            description = message(&messages, "page-description")?.to_string();
        }
        languages.insert(language, BTreeMap::from(parts));
    }
    let boot = script(&assets.join("boot.js"))?
        .replace("\"{{modules}}\"", &serde_json::to_string(&modules)?)
        .replace("\"{{languages}}\"", &serde_json::to_string(&languages)?)
        .replace("\"{{second_part}}\"", &serde_json::to_string(&app.second_part)?);
    let boot = app.fill(boot);
    app.add_hashed("boot.js", boot.into_bytes())?;
    for name in NAMED {
        let data = fs::read(assets.join(name)).with_context(|| format!("can't read {name}"))?;
        app.put(name, &data)?;
        app.urls.push(format!("/{name}"));
    }
    let index = app.fill(read(&assets.join("index.html"))?).replace("{{page-description}}", &description);
    app.put("index.html", index.as_bytes())?;
    let worker = app.service_worker(script(&assets.join("sw.js"))?, &index);
    app.put("sw.js", worker.as_bytes())?;
    match profile {
        Profile::Release => xtask_compress::beside(&app.texts, Effort::Most)?,
        Profile::Test => xtask_compress::beside(&app.texts, Effort::Little)?,
        Profile::Dev => {}
    }
    Ok(app.report())
}

/// The language of the text in the page itself, for readers that don't run scripts.
const LANGUAGE_OF_THE_PAGE: &str = "en";

fn message<'a>(messages: &'a str, id: &str) -> Result<&'a str> {
    words::message(messages, id).with_context(|| format!("there is no message {id}"))
}

fn read(path: &Path) -> Result<String> {
    fs::read_to_string(path).with_context(|| format!("can't read {}", path.display()))
}

/// A script without comments.
fn script(path: &Path) -> Result<String> {
    Ok(lean::script(&read(path)?))
}

/// The files of a folder with this extension, sorted by name.
fn files(folder: &Path, ending: &str) -> Result<Vec<PathBuf>> {
    let entries = fs::read_dir(folder).with_context(|| format!("can't read {}", folder.display()))?;
    let mut paths = entries.map(|entry| Ok(entry?.path())).collect::<Result<Vec<_>>>()?;
    paths.retain(|path| path.extension().is_some_and(|e| e == ending));
    paths.sort();
    Ok(paths)
}

fn name_of(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}

/// Empties the folder. Its README stays, because it keeps the folder in the repository.
fn clear(dist: &Path) -> Result<()> {
    fs::create_dir_all(dist)?;
    for entry in fs::read_dir(dist)? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        } else if entry.file_name() != "README.md" {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

struct App {
    profile: Profile,
    /// Hashed names by names in the sources.
    names: BTreeMap<String, String>,
    /// Addresses that the service worker caches in advance.
    urls: Vec<String>,
    /// Addresses that load after the first screen.
    second_part: Vec<String>,
    /// Files to compress.
    texts: Vec<PathBuf>,
}

impl App {
    /// Writes both parts of the program, its glue and the loader of the second part. Glue and
    /// loader import each other, so both names have the hash of both contents.
    fn add_program(&mut self, stage: &Path) -> Result<()> {
        self.add_hashed("app_bg.wasm", fs::read(stage.join("app_bg.wasm"))?)?;
        let cut = stage.join("cut");
        let (mut glue, mut loader) = (read(&stage.join("app.js"))?, read(&cut.join(LOADER))?);
        for part in files(&cut, "wasm")? {
            let name = name_of(&part);
            let mut module = fs::read(&part)?;
            if self.profile.is_for_players() {
                module = wasm_sections::without_custom_sections(&module)?;
            }
            self.add_hashed(&name, module)?;
            let hashed = self.names[&name].clone();
            loader = loader.replace(&format!("./{name}"), &hashed.replace("a/", "./"));
            self.second_part.push(format!("/{hashed}"));
        }
        let version = &digest(format!("{glue}{loader}").as_bytes())[..12];
        let (glue_name, loader_name) = (format!("app.{version}.js"), format!("split.{version}.js"));
        // Only in the import: the program itself uses the name from before the split.
        glue = glue.replace(&format!("from \"{LOADER}\""), &format!("from \"./{loader_name}\""));
        loader = loader.replace("./app.js", &format!("./{glue_name}"));
        for (name, file, text) in [("app.js", glue_name, glue), ("split.js", loader_name, loader)] {
            let hashed = format!("a/{file}");
            let text = lean::glue(&text);
            self.put(&hashed, text.as_bytes())?;
            self.urls.push(format!("/{hashed}"));
            self.names.insert(name.to_string(), hashed);
        }
        Ok(())
    }

    /// Writes a module that loads on demand. Returns the addresses of its glue and its program.
    fn add_module(&mut self, stage: &Path, name: &str) -> Result<[String; 2]> {
        let (glue, program) = (format!("{name}.js"), format!("{name}_bg.wasm"));
        let mut wasm = fs::read(stage.join(&program))?;
        if self.profile.is_for_players() {
            wasm = wasm_sections::without_custom_sections(&wasm)?;
        }
        self.add_hashed(&program, wasm)?;
        self.add_hashed(&glue, lean::glue(&read(&stage.join(&glue))?).into_bytes())?;
        Ok([glue, program].map(|file| format!("/{}", self.names[&file])))
    }

    /// Writes the manifest of one language; the page chooses between them.
    fn add_manifest(&mut self, assets: &Path, language: &str, messages: &str) -> Result<()> {
        let manifest = read(&assets.join(MANIFEST))?
            .replace("{{lang}}", language)
            .replace("{{home-lead}}", message(messages, "home-lead")?);
        let name = match language {
            LANGUAGE_OF_THE_PAGE => MANIFEST.to_string(),
            _ => format!("manifest-{language}.webmanifest"),
        };
        self.put(&name, manifest.as_bytes())?;
        self.urls.push(format!("/{name}"));
        Ok(())
    }

    /// Writes a file under a hashed name.
    fn add_hashed(&mut self, name: &str, data: Vec<u8>) -> Result<()> {
        let (stem, extension) = name.rsplit_once('.').unwrap_or((name, ""));
        let hashed = format!("a/{stem}.{}.{extension}", &digest(&data)[..12]);
        self.put(&hashed, &data)?;
        self.urls.push(format!("/{hashed}"));
        self.names.insert(name.to_string(), hashed);
        Ok(())
    }

    /// Replaces each `{{name}}` by the hashed name.
    fn fill(&self, template: String) -> String {
        self.names
            .iter()
            .fold(template, |text, (name, hashed)| text.replace(&format!("{{{{{name}}}}}"), hashed))
    }

    /// The version of the service worker is a hash of everything that it caches.
    fn service_worker(&self, template: String, index: &str) -> String {
        // A development build caches nothing, so every reload shows the last build.
        let list = if !self.profile.is_for_players() {
            "[]".to_string()
        } else {
            serde_json::json!(self.urls).to_string()
        };
        let version = &digest(format!("{template}{index}{list}").as_bytes())[..16];
        template.replace("{{version}}", version).replace("\"{{precache}}\"", &list)
    }

    /// Writes a file, and notes it for compression unless its format is compressed.
    fn put(&mut self, name: &str, data: &[u8]) -> Result<()> {
        let path = dist().join(name);
        fs::create_dir_all(path.parent().unwrap_or(&path))?;
        fs::write(&path, data)?;
        if !name.ends_with(".png") && !name.ends_with(".woff2") {
            self.texts.push(path);
        }
        Ok(())
    }

    /// Prints the sizes of the first load, which it returns, of the second part and of the modules.
    fn report(&self) -> u64 {
        let size = |file: &str| {
            let compressed = fs::metadata(dist().join(format!("{file}.br")));
            compressed.or_else(|_| fs::metadata(dist().join(file))).map_or(0, |m| m.len())
        };
        let mut sum = size("index.html");
        for name in FIRST_LOAD {
            let bytes = size(&self.names[name]);
            eprintln!("[xtask]   {name:<16} {bytes:>7} bytes");
            sum += bytes;
        }
        eprintln!("[xtask]   first load       {sum:>7} bytes, with fonts");
        let second: u64 = self.second_part.iter().map(|url| size(url.trim_start_matches('/'))).sum();
        eprintln!("[xtask]   second part      {second:>7} bytes");
        for Module { name, .. } in MODULES {
            let both: u64 = [format!("{name}.js"), format!("{name}_bg.wasm")]
                .iter()
                .map(|file| size(&self.names[file]))
                .sum();
            eprintln!("[xtask]   {name:<16} {both:>7} bytes, when it is needed");
        }
        sum
    }
}

fn digest(data: &[u8]) -> String {
    Sha256::digest(data).iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn app() -> App {
        App {
            profile: Profile::Dev,
            names: BTreeMap::from([("app.css".into(), "a/app.1.css".into())]),
            urls: vec![],
            second_part: vec![],
            texts: vec![],
        }
    }

    #[test]
    fn templates_get_the_names_of_this_build() {
        assert_eq!(app().fill("href=\"/{{app.css}}\"".into()), "href=\"/a/app.1.css\"");
    }

    #[test]
    fn the_service_worker_has_a_new_version_when_anything_changes() {
        let template = "const V = '{{version}}', P = \"{{precache}}\";".to_string();
        let (one, two) = (app().service_worker(template.clone(), "a"), app().service_worker(template, "b"));
        assert_ne!(one, two);
        assert!(one.ends_with("P = [];"));
    }
}
