import { say } from "./locale.svelte";
import { Refusal, TabFailed } from "./refusal";

/** What went wrong, for people: what was refused, or that nobody answered. */
export function wordsFor(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  return say(error instanceof TabFailed ? "tab-failed" : "connection-offline");
}
