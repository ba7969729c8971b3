import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./lib/locale.svelte";
import { watchTheNetwork } from "./lib/online.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await speak(preferredLanguage());
mount(App, { target });
watchTheNetwork();

// From the next visit on, the page opens even without a network.
if (import.meta.env.PROD && "serviceWorker" in navigator) void keepShell();

async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register("/sw.js");
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage(performance.getEntriesByType("resource").map(({ name }) => name));
}
