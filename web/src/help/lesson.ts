import { recall, remember } from "../lib/notebook";

/** "How to play" is offered once for each game, and after that only on request. */
const PREFIX = "lesson:";

export function isNewTo(game: string): boolean {
  return recall(PREFIX + game) === null;
}

export function offered(game: string): void {
  remember(PREFIX + game, "offered");
}
