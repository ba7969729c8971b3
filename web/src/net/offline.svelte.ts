import type { Python } from "../../python";
import { tab } from "../tab/tab.svelte";
import { ROOT, pythonBundle } from "../lib/place";
import { recall, remember } from "../lib/notebook";

declare const __PYTHON__: Python;

const KEPT = "offline";

/** Whether this device has everything, so that games need no connection; how much of it has
 * arrived, from 0 to 1, null if nothing is on its way; and whether that went wrong. */
export const offline = $state({
  isKept: recall(KEPT) === "kept",
  progress: null as number | null,
  hasFailed: false,
});

/** Browsers open pages without a network only if they came over https, or from this machine. */
export const canKeep = "serviceWorker" in navigator && pythonBundle !== undefined;

/** What is to be kept, in megabytes: above all Python; the app and its games are small. */
export const SIZE = Math.ceil(__PYTHON__.bytes / 1e6 + 1);

/** The service worker; it opens pages without a network. */
export async function startKeeper(): Promise<ServiceWorker | null> {
  await navigator.serviceWorker.register(`${ROOT}sw.js`);
  return (await navigator.serviceWorker.ready).active;
}

type Progress = { loaded: number } | { kept: true } | { failed: string };

export async function keepForOffline(): Promise<void> {
  if (offline.progress !== null) return;
  offline.progress = 0;
  offline.hasFailed = false;
  try {
    await navigator.storage?.persist?.(); // or the browser might throw it away one day
    await fetchAll();
    offline.isKept = true;
    remember(KEPT, "kept");
    void getReady();
  } catch (error) {
    console.info("not kept for offline:", error);
    offline.hasFailed = true;
  } finally {
    offline.progress = null;
  }
}

/** Everything is here, so games begin at once. Failures show when a game starts. */
export async function getReady(): Promise<void> {
  await tab.wake().catch(() => undefined);
}

async function fetchAll(): Promise<void> {
  const keeper = await startKeeper();
  const { port1, port2 } = new MessageChannel();
  await new Promise<void>((done, failed) => {
    port1.onmessage = ({ data }: MessageEvent<Progress>) => {
      if ("loaded" in data) offline.progress = data.loaded;
      else if ("kept" in data) done();
      else failed(new Error(data.failed));
    };
    keeper?.postMessage({ keep: true }, [port2]);
  });
}
