import { asksForPlain } from "../lib/place";

/** Games whose own drawing has failed. */
let failed = $state.raw<readonly string[]>([]);

/** Whether a game is shown on the plain board although it has its own. */
export const isPlain = (game: string): boolean => failed.includes(game) || isPlainAddress();

/** Whether every game is. */
export const isPlainAddress = (): boolean => asksForPlain(window.location);

/** A game's own drawing has failed: from now on it is shown on the plain board. */
export function failOver(game: string): void {
  if (!failed.includes(game)) failed = [...failed, game];
}
