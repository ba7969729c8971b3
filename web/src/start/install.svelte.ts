import { recall, remember } from "../lib/notebook";
import { shelved } from "./shelf.svelte";

/** What a browser offers that can install the page as an app. */
interface InstallOffer extends Event {
  prompt: () => Promise<unknown>;
}

const ANSWERED = "install";
const ENOUGH = 2; // games that somebody has finished before they are asked

let offer = $state.raw<InstallOffer | null>(null);
let isAnswered = $state(recall(ANSWERED) !== null);

/** The browser says that it could: we ask later, when somebody has played. */
export function watchForInstalling(): void {
  window.addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    offer = event as InstallOffer;
  });
  window.addEventListener("appinstalled", () => answer("installed"));
}

/** Whether to ask: once, after the second game. */
export const mayInstall = (): boolean =>
  offer !== null &&
  !isAnswered &&
  shelved().filter(({ stage }) => stage === "over").length >= ENOUGH;

export async function install(): Promise<void> {
  const asked = offer;
  answer("asked");
  await asked?.prompt();
}

export const declineInstalling = (): void => answer("declined");

function answer(what: string): void {
  isAnswered = true;
  remember(ANSWERED, what);
}
