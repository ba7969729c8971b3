import { games } from "./api";
import { spoken } from "./locale.svelte";
import type { GameInfo } from "./protocol";
import { Speller } from "./spell";
import { recall, remember } from "./notebook";

let known = $state.raw<readonly GameInfo[]>([]);
const spellers = new WeakMap<object, Speller>();
let asked: { language: string; answer: Promise<readonly GameInfo[]> } | null = null;

/** What the server tells about its games. It is asked once for each language. */
export function learnGames(): Promise<readonly GameInfo[]> {
  const language = spoken();
  if (asked?.language !== language) asked = { language, answer: learn() };
  return asked.answer;
}

/** Without a connection, what it told before holds: the help can still be read. */
async function learn(): Promise<readonly GameInfo[]> {
  try {
    tell(await games());
    remember(KEPT, JSON.stringify(known));
  } catch (error) {
    asked = null;
    const kept = recall(KEPT);
    if (kept === null) throw error;
    tell(JSON.parse(kept) as GameInfo[]);
  }
  return known;
}
const KEPT = "games";

export function tell(all: readonly GameInfo[]): void {
  known = all;
}

export const gameOf = (id: string): GameInfo | undefined => known.find((game) => game.id === id);

/** Reads and writes a game's moves. */
export function spellerOf(game: string): Speller {
  const schema = gameOf(game)?.moves ?? NO_MOVES;
  let speller = spellers.get(schema);
  if (speller === undefined) spellers.set(schema, (speller = new Speller(schema)));
  return speller;
}
const NO_MOVES = { kinds: {}, forms: [], examples: [] };
