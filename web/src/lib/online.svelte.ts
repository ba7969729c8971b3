const AGAIN = 4000; // milliseconds until the server is asked anew

let online = $state(navigator.onLine);
let timer: ReturnType<typeof setTimeout> | undefined;

/** Whether the server can be reached, as far as is known. */
export function isOnline(): boolean {
  return online;
}

/**
 * A browser calls itself online when it has a network of whatever kind. A page that may have been
 * kept from another visit asks the server itself, and goes on asking until there is an answer.
 */
export function watchTheNetwork(): void {
  addEventListener("offline", () => (online = false));
  addEventListener("online", () => void ask());
  if (navigator.serviceWorker?.controller) void ask();
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  try {
    await fetch("/", { method: "HEAD", cache: "no-store" });
    online = true;
  } catch {
    online = false;
    timer = setTimeout(() => void ask(), AGAIN);
  }
}
