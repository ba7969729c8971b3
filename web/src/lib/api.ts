import { say, spoken } from "./locale.svelte";
import type {
  GameInfo,
  Judgement,
  PositionInfo,
  Problem,
  Replay,
  SeatAsked,
  SeatTaken,
  TableInfo,
  TableKeys,
  TableWish,
} from "./protocol";

export type Where = "tab" | "server";

/** A table that goes on with a recorded game. */
export interface Luggage extends TableWish {
  record: string;
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

/** What went wrong, in words: a refusal gives its reason, and anything else is the connection. */
export const whyNot = (error: unknown): string =>
  error instanceof Refusal ? error.message : say("connection-offline");

async function ask<T>(path: string, body?: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Language": spoken(), "Content-Type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  const data: unknown = await (isText ? answer.text() : answer.json());
  if (answer.ok) return data as T;
  const { reason, text, rule } = (data as { error: Problem }).error;
  throw new Refusal(reason, text, rule);
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
/** `where`: in this tab or at the server; by default wherever tables are set up here. */
export function setUp(wish: TableWish, where?: Where): Promise<TableKeys> {
  void where; // so far there are only tables at the server
  return ask("/api/tables", wish);
}
export const tableOf = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);
export const sitDown = (table: string, asked: SeatAsked): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats`, asked);

export const positionOf = (line: string): Promise<PositionInfo> =>
  ask(`/api/positions?line=${encodeURIComponent(line)}`);

export const replay = (table: string, seat: number | null = null): Promise<Replay> =>
  ask(`/api/records/${table}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const judgement = (table: string): Promise<Judgement> =>
  ask(`/api/records/${table}/judgement`);

export const recordText = (table: string): Promise<string> => ask(`/api/records/${table}/text`);

/** A running game, packed so that another table can go on with it. */
export const luggage = (table: string, host: string): Promise<Luggage> =>
  ask(`/api/tables/${table}/luggage`, { host });

export function socketAddress(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${table}/socket`;
}
