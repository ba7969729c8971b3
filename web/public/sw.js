// Opens the shell of the app without a network. Games need the server: nothing of /api is kept.
const KEPT = "spielwerk-1";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(KEPT).then((cache) => cache.addAll(["/", "/favicon.svg"])));
  self.skipWaiting();
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

// Assets never change, since their names do; the page itself is asked for first.
async function answer(request) {
  const cache = await caches.open(KEPT);
  const { pathname } = new URL(request.url);
  if (pathname.startsWith("/assets/")) {
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
