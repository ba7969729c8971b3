import { forget, recall, remember } from "../lib/notebook";

/** Games against the computer that were played at this device to their end. Nothing leaves it. */
export interface Played {
  table: string;
  game: string;
  /** Of the strongest computer player. */
  level: number;
  outcome: "won" | "lost" | "draw";
  /** How long it took from the beginning to the end, in seconds. */
  seconds: number;
  /** In milliseconds since 1970. */
  at: number;
}

const KEY = "played";
const MOST = 1000; // games: the oldest are forgotten

export function played(): Played[] {
  const text = recall(KEY);
  return text === null ? [] : (JSON.parse(text) as Played[]);
}

/** Every game counts once, however often its end is seen. */
export function count(one: Played): void {
  const all = played();
  if (all.some(({ table }) => table === one.table)) return;
  remember(KEY, JSON.stringify([...all, one].slice(-MOST)));
}

export const forgetPlayed = (): void => forget(KEY);

export interface Summary {
  games: number;
  won: number;
  draws: number;
  levels: { level: number; games: number; won: number }[];
  /** Wins in a row: now, and the most ever. */
  streak: number;
  bestStreak: number;
  /** The shortest game that was won, in seconds. */
  bestTime: number | null;
}

export function summary(all: readonly Played[]): Summary {
  const wins = all.filter(({ outcome }) => outcome === "won");
  const levels = [...new Set(all.map(({ level }) => level))].sort((one, other) => one - other);
  let streak = 0;
  let bestStreak = 0;
  for (const { outcome } of [...all].sort((one, other) => one.at - other.at)) {
    streak = outcome === "won" ? streak + 1 : 0;
    bestStreak = Math.max(bestStreak, streak);
  }
  return {
    games: all.length,
    won: wins.length,
    draws: all.filter(({ outcome }) => outcome === "draw").length,
    levels: levels.map((level) => ({
      level,
      games: all.filter((one) => one.level === level).length,
      won: wins.filter((one) => one.level === level).length,
    })),
    streak,
    bestStreak,
    bestTime: wins.length === 0 ? null : Math.min(...wins.map(({ seconds }) => seconds)),
  };
}
