import { spoken } from "./locale.svelte";
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
  const { reason, text, rule } = (data as { error: Problem }).error;
  throw new Refusal(reason, text, rule);
}

export const games = (): Promise<GameInfo[]> => ask("/api/games");
export const setUp = (wish: TableWish): Promise<TableKeys> => ask("/api/tables", wish);
export const tableOf = (table: string): Promise<TableInfo> => ask(`/api/tables/${table}`);
export const sitDown = (table: string, asked: SeatAsked): Promise<SeatTaken> =>
  ask(`/api/tables/${table}/seats`, asked);

export const positionOf = (line: string): Promise<PositionInfo> =>
  ask(`/api/positions?line=${encodeURIComponent(line)}`);

export const replay = (table: string, seat: number | null = null): Promise<Replay> =>
  ask(`/api/records/${table}/replay${seat === null ? "" : `?seat=${seat}`}`);
export const judgement = (table: string): Promise<Judgement> =>
  ask(`/api/records/${table}/judgement`);

export function socketAddress(table: string): string {
  const { protocol, host } = window.location;
  return `${protocol === "https:" ? "wss" : "ws"}://${host}/api/tables/${table}/socket`;
}
