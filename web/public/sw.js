// Opens the app without a network. What pages have loaded is cached anyway; "Keep for offline" caches
// a whole version of the app. Nothing under api/ is ever cached.
const SEEN = "spielwerk-seen"; // what pages have loaded
const MOST = 200; // files of it; older ones go first
const WHOLE = "spielwerk-whole-"; // and a version: all of the app
const STATE = "spielwerk-state"; // which of them is in use
const PATIENCE = 2000; // milliseconds for what could also come from a cache
const ROOT = new URL(self.registration.scope);

self.addEventListener("install", (event) => {
  event.waitUntil(addAll(SEEN, ["", "favicon.svg", "manifest.webmanifest"].map(addressOf)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetStrangers().then(() => self.clients.claim()));
});

const addressOf = (name) => new URL(name, ROOT).href;

async function addAll(name, addresses) {
  await (await caches.open(name)).addAll(addresses);
}

/** Caches that older versions of this file have left behind. */
async function forgetStrangers() {
  const names = await caches.keys();
  const ours = (name) => name === SEEN || name === STATE || name.startsWith(WHOLE);
  await Promise.all(names.filter((name) => !ours(name)).map((name) => caches.delete(name)));
}

self.addEventListener("message", (event) => {
  const { data } = event;
  event.waitUntil(data.keep ? keepWhole(event.ports[0]) : keepSeen(data));
});

// On the first visit a page loads its assets before we can cache them, so it sends us the list.
async function keepSeen(addresses) {
  const cache = await caches.open(SEEN);
  for (const address of addresses) {
    if (isAsset(new URL(address)) && !(await caches.match(address))) await cache.add(address);
  }
  const assets = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)));
  await Promise.all(assets.slice(0, -MOST).map((asset) => cache.delete(asset)));
}

const isAsset = ({ href }) => href.startsWith(addressOf("assets/"));

// ---- A whole version of the app --------------------------------------------------------------------

async function keepWhole(port) {
  try {
    const version = await fetchWhole((loaded) => port.postMessage({ loaded }));
    await setState("current", version);
    port.postMessage({ kept: true });
  } catch (error) {
    port.postMessage({ failed: String(error) });
  }
}

/** Fetch all files of the latest version that are not here yet. Returns the version. */
async function fetchWhole(tell = () => {}) {
  const { version, files } = await latest();
  const cache = await caches.open(WHOLE + version);
  const total = files.reduce((sum, [, size]) => sum + size, 0);
  let loaded = 0;
  let isNew = false;
  for (const [name, size] of files) {
    const address = addressOf(name);
    if (!(await cache.match(address))) {
      isNew = true;
      const known = name.startsWith("assets/") ? await caches.match(address) : undefined;
      if (known) await cache.put(address, known);
      else await cache.add(new Request(address, FRESH));
    }
    loaded += size;
    tell(loaded / total);
  }
  // Somebody may have put the next version there meanwhile: we would have parts of both.
  if (isNew && (await latest()).version !== version) throw new Error("there is a newer version");
  return version;
}

const latest = async () => (await fetch(addressOf("offline.json"), FRESH)).json();
const FRESH = { cache: "no-cache" };

async function getState(name) {
  const found = await (await caches.open(STATE)).match(addressOf(name));
  return found ? found.text() : null;
}

async function setState(name, value) {
  await (await caches.open(STATE)).put(addressOf(name), new Response(value));
}

/** The version for a page that is being opened. At a table it stays the same, so that an update
 * never changes the app under a running game. */
async function versionFor(url) {
  const current = await getState("current");
  if (current === null || isTable(url)) return current;
  const next = await getState("next");
  if (next === null || next === current) return current;
  try {
    await setState("current", next);
  } catch {
    return current; // the device is full
  }
  const kept = [WHOLE + next, WHOLE + current]; // pages that are open still use the old one
  const old = (await caches.keys()).filter(
    (name) => name.startsWith(WHOLE) && !kept.includes(name),
  );
  await Promise.all(old.map((name) => caches.delete(name)));
  return next;
}

const isTable = ({ href }) =>
  href.startsWith(addressOf("t/")) || href.startsWith(addressOf("?/t/"));

/** Look for a newer version. It is used when it is complete. */
async function update() {
  try {
    await setState("next", await fetchWhole());
  } catch {
    // There is no connection, or it broke: the next visit tries again.
  }
}

// ---- Answers ---------------------------------------------------------------------------------------

async function openPage(event) {
  const version = await versionFor(new URL(event.request.url));
  if (version !== null) {
    const shell = await (await caches.open(WHOLE + version)).match(addressOf("./"));
    if (shell) {
      event.waitUntil(update());
      return shell;
    }
  }
  try {
    const fresh = await fetch(event.request);
    if (fresh.ok) await see(addressOf(""), fresh.clone());
    return fresh;
  } catch (error) {
    const shell = await (await caches.open(SEEN)).match(addressOf(""));
    if (shell) return shell;
    throw error;
  }
}

// Assets never change, because their names do.
async function answerAsset(request) {
  const known = await caches.match(request);
  if (known) return known;
  const fresh = await fetch(request);
  if (fresh.ok) await see(request, fresh.clone());
  return fresh;
}

/** Cache what a page loads. If the device is full, the page is loaded all the same. */
async function see(request, answer) {
  try {
    await (await caches.open(SEEN)).put(request, answer);
  } catch (error) {
    console.info("not cached:", error);
  }
}

async function answerOther(request) {
  const known = await caches.match(request);
  if (!known) return fetch(request);
  try {
    return await Promise.race([fetch(request), patienceEnds()]);
  } catch {
    return known;
  }
}

/** In a tunnel a network may be there and never answer. */
function patienceEnds() {
  return new Promise((_, giveUp) => setTimeout(giveUp, PATIENCE));
}

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const isOurs = url.href.startsWith(ROOT.href) && !url.href.startsWith(addressOf("api/"));
  if (!isOurs || request.method !== "GET") return;
  if (request.mode === "navigate") event.respondWith(openPage(event));
  else event.respondWith(isAsset(url) ? answerAsset(request) : answerOther(request));
});
