import { Refusal } from "../net/api";
import type { Standing } from "../table/keys";
import { say } from "../lib/locale.svelte";
import type { SeatPlan, TableRequest } from "../net/protocol";
import { go } from "../lib/route.svelte";
import { prepareTable } from "./start";

const LARGEST = 12_000; // bytes: what a table takes (LONGEST_RECORD); the longest games have 8,000

/** Open a table with the game of a record: to go on with it, or to look back at it. */
export async function bring(file: File): Promise<void> {
  if (file.size > LARGEST) throw new Refusal("too-long", say("shelf-too-large"), null);
  const { request, standing } = read(await file.text());
  const keys = await prepareTable(request, undefined, { standing });
  go(`/${standing?.stage === "over" ? "r" : "t"}/${keys.table}`);
}

/**
 * What a record's first lines tell: which table to set up, and what the list of games shows of a
 * finished game, which nobody opens as a table. Everything else is left to whoever plays it.
 */
export function read(record: string): { request: TableRequest; standing?: Standing } {
  const [head = ""] = record.replaceAll("\r\n", "\n").split("\n\n");
  const lines = new Map(
    head.split("\n").flatMap((line) => {
      const [, key, value] = /^([^:]+):(.*)$/.exec(line) ?? [];
      return key === undefined || value === undefined ? [] : [[key.trim(), value.trim()] as const];
    }),
  );
  const game = lines.get("game");
  const players = Number(lines.get("players"));
  if (!game || !Number.isInteger(players) || players < 1 || players > MOST)
    throw new Refusal("unreadable", say("error-record-none"), null);
  const names = namesIn(lines.get("seats"));
  const seats = Array.from({ length: players }, (_, seat) => plan(names[seat]));
  const request = { game, players, seats, record };
  if (lines.get("result") === "unfinished") return { request };
  return {
    request,
    standing: {
      game,
      stage: "over",
      seats: seats.map(({ level }) => level ?? ""),
      mine: seats.flatMap(({ kind }, seat) => (kind === "here" ? [seat] : [])),
      myTurn: false,
      turns: 0,
      outcome: "over",
      at: Date.now(),
    },
  };
}
const MOST = 100; // no game has so many players, but a file may claim so

function namesIn(text = "[]"): unknown[] {
  try {
    const names: unknown = JSON.parse(text);
    return Array.isArray(names) ? names : [];
  } catch {
    return []; // whoever replays the record says what is wrong with it
  }
}

function plan(name: unknown): SeatPlan {
  const level = /^level ([1-9])$/.exec(String(name))?.[1];
  return level === undefined ? { kind: "here" } : { kind: "bot", level: Number(level) };
}
