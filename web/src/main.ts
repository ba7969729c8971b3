import "./theme.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { preferredLanguage, speak } from "./lib/locale.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("the page has no #app");
await speak(preferredLanguage());
mount(App, { target });

// Another visit opens the page even without a network.
if (import.meta.env.PROD) void navigator.serviceWorker?.register("/sw.js");
