import { spoken } from "./locale.svelte";
import type { TableInfo, View } from "./protocol";

export interface GameOption {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  text: string;
  /** Choices that are offered to nobody, and why. */
  greyed: Record<string, string>;
}

export interface GameInfo {
  id: string;
  name: string;
  seats: number[];
  secrets: boolean;
  memory: boolean;
  draws: boolean;
  /** Who begins by custom, in words. */
  first_custom: string | null;
  options: GameOption[];
}

export interface SeatWish {
  kind: "here" | "link" | "open" | "bot";
  level?: number;
  name?: string;
  colour?: number;
}

export interface TableWish {
  game: string;
  players?: number;
  options?: Record<string, boolean | number | string>;
  seats?: SeatWish[];
  clock?: {
    total?: number;
    increment?: number;
    per_move?: number;
    on_time?: "lose" | "bot";
  } | null;
  hints?: boolean;
  takebacks?: boolean;
  onlookers?: boolean;
  start?: "full" | "host";
  first?: number | "lot" | null;
}

export interface TableKeys {
  table: string;
  host: string;
  watch: string;
  seats: { seat: number; kind: string; token: string | null }[];
}

/** A finished game. */
export interface Finished {
  table: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  seats: string[];
  ranks: number[];
  ended_by: string;
  ended_at: number;
  turns: number;
  first: number;
  colours: number[];
}

export interface Replay {
  table: Finished;
  plies: { seat: number | null; move: string | null; view: View }[];
}

/** What the computer thinks of a move in a finished game. */
export interface JudgedPly {
  ply: number;
  seat: number;
  move: string;
  wins: number[] | null;
  better: string | null;
  cost: number;
  is_big_mistake: boolean;
}

export interface JudgedGame {
  plies: JudgedPly[];
  total: number;
  complete: boolean;
}

/** What the server refused, in the reader's language. */
export class Refusal extends Error {
  constructor(
    readonly reason: string,
    text: string,
    readonly rule: string | null,
  ) {
    super(text);
  }
}

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Language": spoken(), "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const data: unknown = await answer.json();
  if (answer.ok) return data as T;
  const { reason, text, rule } = (
    data as { error: { reason: string; text: string; rule: string | null } }
  ).error;
  throw new Refusal(reason, text, rule);
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const setUp = (wish: TableWish): Promise<TableKeys> => ask("/api/tables", wish);
export const tableOf = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);
export const sitDown = (
  table: string,
  seat?: number,
  colour?: number,
): Promise<{ seat: number; token: string }> => ask(`/api/tables/${table}/seats`, { seat, colour });

export const replay = (table: string, seat: number | null = null): Promise<Replay> =>
  ask(`/api/records/${table}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const judgement = (table: string): Promise<JudgedGame> =>
  ask(`/api/records/${table}/judgement`);

export function socketAddress(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${table}/socket`;
}
