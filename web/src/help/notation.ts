import { gameOf, spellerOf } from "../moves/games.svelte";
import { say } from "../lib/locale.svelte";

/** How moves are written: examples of each form, and what they mean. */
export function notation(game: string): [string, string][] {
  const found = new Map<string, [string, string]>();
  for (const text of gameOf(game)?.moves.examples ?? []) {
    const move = spellerOf(game).parse(text);
    if (move === null) throw new Error(`${text} is not a move of ${game}`);
    const same = found.get(move.form);
    if (same !== undefined) same[0] += `  ${text}`;
    else found.set(move.form, [text, say(`${game}-notation.${move.form}`, move.parts)]);
  }
  return [...found.values()];
}
