// Opens the app shell without a network. Games need the server: nothing under /api is cached.
const KEPT = "spielwerk-2";
const SHELL = ["/", "/favicon.svg", "/manifest.webmanifest"];
const MOST = 200; // cached files; those of older versions go first

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(SHELL)));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(forgetOthers().then(() => self.clients.claim()));
});

async function forgetOthers() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name)));
}

// On the first visit a page loads its assets before we can cache them, so it sends us the list.
self.addEventListener("message", (event) => {
  event.waitUntil(keep(event.data));
});

async function keep(addresses) {
  const cache = await caches.open(KEPT);
  for (const address of addresses) {
    if (isAsset(new URL(address)) && !(await cache.match(address))) await cache.add(address);
  }
  const assets = (await cache.keys()).filter(({ url }) => isAsset(new URL(url)));
  await Promise.all(assets.slice(0, -MOST).map((asset) => cache.delete(asset)));
}

const isAsset = ({ origin, pathname }) =>
  origin === self.location.origin && pathname.startsWith("/assets/");

// Assets never change, because their names do. Everything else is fetched first.
async function answer(request) {
  const cache = await caches.open(KEPT);
  if (isAsset(new URL(request.url))) {
    const kept = await cache.match(request);
    if (kept) return kept;
    const fresh = await fetch(request);
    if (fresh.ok) await cache.put(request, fresh.clone());
    return fresh;
  }
  try {
    const fresh = await fetch(request);
    if (fresh.ok && request.mode === "navigate") await cache.put("/", fresh.clone());
    return fresh;
  } catch (error) {
    const shell = await cache.match(request.mode === "navigate" ? "/" : request);
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener("fetch", (event) => {
  const { pathname, origin } = new URL(event.request.url);
  if (origin !== self.location.origin || pathname.startsWith("/api/")) return;
  if (event.request.method === "GET") event.respondWith(answer(event.request));
});
