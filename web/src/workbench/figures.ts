import { say, spoken } from "../lib/locale.svelte";
import { at } from "../lib/place";
import type { GameInfo } from "../net/protocol";
import { PLAIN } from "../table/seats";
import { rulesIn, variantLink, type Options } from "../start/variant";

/** What the workbench is asked: see src/spielwerk/tab/workbench.py. */
export interface Question {
  game: string;
  players: number;
  options: Options;
  /** RANDOM, or the number of a level. */
  who: string;
  seed: number;
}

export const RANDOM = "random";

/** A share of games, or a mean over games, with its 95 % interval. */
export interface Figure {
  value: number;
  low: number;
  high: number;
  games: number;
}

/** What `simulate --json` tells about games by one set of rules, and their figures. */
interface Column {
  game: string;
  players: number;
  options: Options;
  games: number;
  wins: number[];
  draws: number;
  turns: { mean: number | null };
  who: string;
  seed: number;
  figures: Record<string, Figure>;
}

/** How much larger a figure is by one's own rules. */
export interface Difference {
  name: string;
  value: number;
  low: number;
  high: number;
  /** Null: too few games for a verdict. */
  by_chance: number | null;
  is_clear: boolean;
}

export interface Comparison {
  version: string;
  printed: Column;
  own: Column;
  differences: Difference[];
}

/** What can happen in a game, in words. */
export interface Happening {
  name: string;
  rule: string;
  text: string;
}

/** The games of the column that has fewer. */
export const gamesIn = ({ printed, own }: Comparison): number => Math.min(printed.games, own.games);

/** How far from its value a seat's wins may still be, at most; 1 if nobody has played. */
export function uncertainty({ printed, own }: Comparison): number {
  const halves = [printed, own].flatMap(({ players, figures }) =>
    Array.from({ length: players }, (_, seat) => {
      const figure = figures[`wins-${seat}`];
      return figure === undefined ? 1 : (figure.high - figure.low) / 2;
    }),
  );
  return Math.max(...halves);
}

// ---- In words ------------------------------------------------------------------------------------

/** What a figure is called, and what it says. The wins of seats and the rules have other names. */
export const WORDS: Record<string, { name: string; says: string }> = {
  draws: { name: "bench-name-draws", says: "bench-says-draws" },
  turns: { name: "bench-name-turns", says: "bench-says-turns" },
  minutes: { name: "bench-name-minutes", says: "bench-says-minutes" },
  "cut-off": { name: "bench-name-cut-off", says: "bench-says-cut-off" },
  choices: { name: "bench-name-choices", says: "bench-says-choices" },
  "lead-changes": { name: "bench-name-lead-changes", says: "bench-says-lead-changes" },
  settled: { name: "bench-name-settled", says: "bench-says-settled" },
};

const MEANS = ["turns", "minutes", "choices", "lead-changes"];

export const isShare = (name: string): boolean => !MEANS.includes(name);

/** The figures in the order of the page; what happens by the rules comes after them. */
export const GROUPS: Record<string, (players: number) => string[]> = {
  "bench-group-wins": (players) => [
    ...Array.from({ length: players }, (_, seat) => `wins-${seat}`),
    "draws",
  ],
  "bench-group-length": () => ["turns", "minutes", "cut-off"],
  "bench-group-tension": () => ["choices", "lead-changes", "settled"],
};

/** The seat whose wins a figure tells, or null. */
export function seatOf(name: string): number | null {
  const [, seat] = /^wins-(\d)$/.exec(name) ?? [];
  return seat === undefined ? null : Number(seat);
}

const digits = (most: number): Intl.NumberFormatOptions => ({
  minimumFractionDigits: most,
  maximumFractionDigits: most,
});

function written(value: number, how: Intl.NumberFormatOptions): string {
  return new Intl.NumberFormat(spoken(), how).format(value);
}

export const value = (name: string, number: number): string =>
  written(number, isShare(name) ? { style: "percent", ...digits(1) } : digits(1));

export const interval = (name: string, { low, high }: Figure): string =>
  say("bench-interval", { low: value(name, low), high: value(name, high) });

export const count = (games: number): string => written(games, {});

export function sentence(name: string, printed: Figure, own: Figure): string {
  const seat = seatOf(name);
  const values = { printed: value(name, printed.value), own: value(name, own.value) };
  if (seat !== null) return say("bench-says-wins", { seat: PLAIN.name(seat), ...values });
  return say(WORDS[name]?.says ?? "bench-says-effect", values);
}

/** How the columns differ, and whether that is more than chance, if there are enough games. */
export function verdict({ name, value: by, low, high, by_chance, is_clear }: Difference): string {
  if (by_chance === null) return say("bench-too-few");
  const change = (number: number): string =>
    written(isShare(name) ? 100 * number : number, { signDisplay: "exceptZero", ...digits(1) });
  const values = { by: change(by), low: change(low), high: change(high) };
  if (!is_clear) return say("bench-perhaps");
  return say(isShare(name) ? "bench-clear-points" : "bench-clear", values);
}

// ---- Links and files -----------------------------------------------------------------------------

/** The few figures that travel in a link, so that whoever opens it sees them at once. */
export interface Sent {
  games: number;
  wins: number[];
  draws: number;
  turns: number;
}

/** Where the workbench lies with this question on it. */
export function workbenchLink(
  question: Question,
  name = "",
  comparison: Comparison | null = null,
): string {
  const { game, players, options, who, seed } = question;
  const more: Record<string, string> = { players: String(players), who, seed: String(seed) };
  if (comparison !== null) more.sent = [comparison.printed, comparison.own].map(packed).join("~");
  const [, hash = ""] = variantLink({ game, name, options }, more).split("#");
  return at(`/workbench/${game}#${hash}`);
}

const packed = ({ games, wins, draws, turns }: Column): string =>
  [games, ...wins, draws, (turns.mean ?? 0).toFixed(2)].join("_");

/** What a link asks. Whatever it does not say, or says wrong, is as usual. */
export function questionIn(hash: string, game: GameInfo): Question {
  const query = new URLSearchParams(hash.slice(1));
  const [fewest = 2] = game.seats;
  const [first] = game.levels;
  const players = Number(query.get("players"));
  const whos = [RANDOM, ...game.levels.map(String)];
  const who = query.get("who") ?? "";
  return {
    game: game.id,
    players: game.seats.includes(players) ? players : fewest,
    options: rulesIn(hash)?.options ?? {},
    who: whos.includes(who) ? who : String(first ?? RANDOM),
    seed: /^\d{1,9}$/.test(query.get("seed") ?? "") ? Number(query.get("seed")) : 1,
  };
}

/** The figures in a link: the printed rules' and the own; null without, or if they are damaged. */
export function sentIn(hash: string, players: number): [Sent, Sent] | null {
  const columns = new URLSearchParams(hash.slice(1)).get("sent")?.split("~") ?? [];
  const [printed, own] = columns.map((text) => unpacked(text, players));
  return printed != null && own != null ? [printed, own] : null;
}

function unpacked(text: string, players: number): Sent | null {
  const numbers = text.split("_").map(Number);
  if (numbers.length !== players + 3 || numbers.some((one) => !(one >= 0))) return null;
  const [games = 0, ...rest] = numbers;
  const [draws = 0, turns = 0] = rest.slice(players);
  return games > 0 ? { games, wins: rest.slice(0, players), draws, turns } : null;
}

const HEADS = [
  "figure",
  ...["printed", "own"].flatMap((column) =>
    ["value", "low", "high", "games"].map((what) => `${column}_${what}`),
  ),
  ...["difference", "difference_low", "difference_high", "by_chance"],
];

/** A line for each figure; empty where a column does not tell it. */
export function asCsv({ printed, own, differences }: Comparison): string {
  const names = new Set([...Object.keys(printed.figures), ...Object.keys(own.figures)]);
  const rows = [...names].map((name) => {
    const difference = differences.find((one) => one.name === name);
    return [
      name,
      ...[printed, own].flatMap(({ figures }) => {
        const figure = figures[name];
        return [figure?.value, figure?.low, figure?.high, figure?.games];
      }),
      ...[difference?.value, difference?.low, difference?.high, difference?.by_chance],
    ];
  });
  return [HEADS, ...rows].map((row) => `${row.join(",")}\r\n`).join("");
}

/** Exactly what Python sent, and where it can be looked at again. */
export const asJson = (comparison: Comparison, address: string): string =>
  `${JSON.stringify({ address, ...comparison }, null, 2)}\n`;
