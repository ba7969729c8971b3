import { games } from "../net/api";
import { spoken } from "../lib/locale.svelte";
import type { GameInfo } from "../net/protocol";
import { Speller } from "./spell";
import { recall, remember } from "../lib/notebook";

let known = $state.raw<readonly GameInfo[]>([]);
const spellers = new WeakMap<object, Speller>();
let asked: { language: string; answer: Promise<readonly GameInfo[]> } | null = null;

/** The games of the server, requested once for each language. */
export function learnGames(): Promise<readonly GameInfo[]> {
  const language = spoken();
  if (asked?.language !== language) asked = { language, answer: learn() };
  return asked.answer;
}

/** Without a connection, its last answer holds: the help can still be read. */
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

export function spellerOf(game: string): Speller {
  const schema = gameOf(game)?.moves ?? NO_MOVES;
  let speller = spellers.get(schema);
  if (speller === undefined) spellers.set(schema, (speller = new Speller(schema)));
  return speller;
}
const NO_MOVES = { kinds: {}, forms: [], examples: [] };
