import { say } from "../lib/locale.svelte";
import { isOnline } from "./online.svelte";
import { Refusal, TabFailed } from "./refusal";

/** What went wrong, for people: what was refused, or that nobody answered. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return say(error instanceof TabFailed && isOnline() ? "tab-failed" : "connection-offline");
}
