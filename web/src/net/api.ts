import { tab } from "../tab/tab.svelte";
import { awake } from "./awake.svelte";
import { spoken } from "../lib/locale.svelte";
import { isOnline } from "./online.svelte";
import { offline } from "./offline.svelte";
import { ROOT, isStatic, pythonBundle } from "../lib/place";
import { isPlain } from "./plain.svelte";
import type {
  GameInfo,
  Judgement,
  Transfer,
  PositionInfo,
  Problem,
  Replay,
  SeatAsked,
  SeatTaken,
  TableInfo,
  TableKeys,
  TableRequest,
} from "./protocol";
import { Refusal } from "./refusal";
import { proofHeader } from "./word.svelte";

export { Refusal };

/** Who answers: a server, or the tables in this tab. */
export type Where = "tab" | "server";

/** Tables in a tab have ids that no server's has. */
export const isLocal = (table: string): boolean => table.startsWith("~");

const whereIs = (table: string): Where => (isLocal(table) ? "tab" : "server");

/** Where to ask what both know. */
function nearest(): Where {
  const canBeHere = pythonBundle !== undefined;
  return canBeHere && (isStatic || awake.isReady || offline.isKept || !isOnline())
    ? "tab"
    : "server";
}

/** Whether everybody plays at this screen. */
export const isAlone = ({ seats = [] }: Pick<TableRequest, "seats">): boolean =>
  seats.every(({ kind }) => kind === "here" || kind === "bot");

async function ask<T>(where: Where, path: string, body?: unknown): Promise<T> {
  if (where === "server") return askServer(path, body);
  return tab.ask(path, body, spoken());
}

async function askServer<T>(
  path: string,
  body?: unknown,
  more: Record<string, string> = {},
): Promise<T> {
  const answer = await fetch(path, {
    method: body === undefined ? "GET" : "POST",
    headers: { "Accept-Language": spoken(), "Content-Type": "application/json", ...more },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const isText = answer.headers.get("Content-Type")?.startsWith("text/plain");
  const data: unknown = await (isText ? answer.text() : answer.json());
  if (answer.ok) return data as T;
  throw Refusal.of((data as { error: Problem }).error);
}

/** Known before anybody plays: it lies beside the page. */
export async function games(): Promise<GameInfo[]> {
  const answer = await fetch(`${ROOT}games/${spoken()}.json`);
  return (await answer.json()) as GameInfo[];
}

export const setUp = async (
  request: TableRequest,
  where: Where = isAlone(request) ? nearest() : "server",
): Promise<TableKeys> =>
  where === "server"
    ? askServer("/api/tables", request, await proofHeader())
    : ask(where, "/api/tables", request);
export const tableOf = (table: string): Promise<TableInfo> =>
  ask(whereIs(table), `/api/tables/${table}`);
export const sitDown = (table: string, asked: SeatAsked): Promise<SeatTaken> =>
  ask(whereIs(table), `/api/tables/${table}/seats`, asked);

/** Where other devices can reach the server that this page is from. */
export const addresses = (): Promise<{ addresses: string[]; only_here: boolean }> =>
  askServer("/api/addresses");

/** On the plain board, positions are drawn from data. */
const asDrawn = (game: string): Record<string, string> => (isPlain(game) ? { board: "plain" } : {});

const query = (asked: Record<string, string>): string =>
  Object.keys(asked).length === 0 ? "" : `?${new URLSearchParams(asked).toString()}`;

export const positionOf = (line: string): Promise<PositionInfo> =>
  ask(nearest(), `/api/positions${query({ line, ...asDrawn(line.split(" ")[0] ?? "") })}`);

export const replay = (table: string, seat: number | null = null, game = ""): Promise<Replay> => {
  const seen: Record<string, string> = seat === null ? {} : { seat: String(seat) };
  return ask(whereIs(table), `/api/records/${table}/replay${query({ ...seen, ...asDrawn(game) })}`);
};
export const judgement = (table: string): Promise<Judgement> =>
  ask(whereIs(table), `/api/records/${table}/judgement`);

export const recordText = (table: string): Promise<string> =>
  ask(whereIs(table), `/api/records/${table}/text`);

/** A running game, packed so that another table can go on with it. */
export const packed = (table: string, host: string): Promise<Transfer> =>
  ask(whereIs(table), `/api/tables/${table}/luggage`, { host });
