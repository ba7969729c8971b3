import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./lib/locale.svelte";
import { getReady, keepForOffline, offline, startKeeper } from "./net/offline.svelte";
import { watchTheNetwork } from "./net/online.svelte";
import { watchForInstalling } from "./start/install.svelte";
import { showTheme } from "./device/settings.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
showTheme();
watchForInstalling();
await speak(preferredLanguage());
mount(App, { target });
watchTheNetwork();

// From the next visit on, the page opens even without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  addEventListener("appinstalled", () => void keepForOffline());
  void keepShell();
}
if (offline.isKept) setTimeout(() => void getReady(), 1000); // after the page itself

async function keepShell(): Promise<void> {
  const keeper = await startKeeper();
  keeper?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
