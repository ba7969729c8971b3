import { ROOT } from "../lib/place";

const AGAIN = 4000; // milliseconds until we ask the server again

let online = $state(navigator.onLine);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as we know. */
export function isOnline(): boolean {
  return online;
}

/**
 * A browser calls itself online when it has any kind of network. A page that may come from the
 * cache asks the server itself, and keeps asking until there is an answer.
 */
export function watchTheNetwork(): void {
  addEventListener("offline", () => (online = false));
  addEventListener("online", () => void ask());
  if (navigator.serviceWorker?.controller) void ask();
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch(ROOT, { method: "HEAD", cache: "no-store" });
    online = true;
  } catch {
    online = false;
    timer = setTimeout(() => void ask(), AGAIN);
  }
}
