import { gameOf } from "../moves/games.svelte";
import { recall, remember } from "../lib/notebook";
import type { TableInfo } from "../net/protocol";

const FIRST = 1; // a child's first opponent

const nameFor = (game: string): string => `level:${game}`;

/** The computer's level for the next game on this device, as far as is known what there is. */
export function nextLevel(game: string): number {
  const kept = Number(recall(nameFor(game)) ?? FIRST);
  return (gameOf(game)?.levels ?? [kept]).includes(kept) ? kept : FIRST;
}

export function chooseLevel(game: string, level: number): void {
  remember(nameFor(game), String(level));
}

/** The level that was played against, if all others are computers of the house; else null. */
export function levelPlayed(info: TableInfo, mine: readonly number[]): number | null {
  const others = info.seats.filter((_, seat) => !mine.includes(seat));
  const levels = others.flatMap(({ kind, bot, name }) =>
    kind === "bot" && name === null && bot !== null ? [bot] : [],
  );
  const isAlone = mine.length > 0 && levels.length > 0 && levels.length === others.length;
  return isAlone ? Math.max(...levels) : null;
}

/** A level that is weaker or stronger by one; null if there is none. */
export function levelBeside(game: string, level: number, by: -1 | 1): number | null {
  return gameOf(game)?.levels.includes(level + by) ? level + by : null;
}
