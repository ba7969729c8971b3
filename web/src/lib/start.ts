import { setUp, type Where } from "./api";
import { keep, type Told } from "./keys";
import type { TableKeys, TableWish } from "./protocol";
import { go } from "./route.svelte";

/** What is already known of a new table, for the list of games. */
interface Known {
  name?: string;
  told?: Told;
}

/** Set up a table, store its secrets in this browser, and sit down. */
export async function startTable(wish: TableWish, where?: Where): Promise<TableKeys> {
  const keys = await prepareTable(wish, where);
  go(`/t/${keys.table}`);
  return keys;
}

/** Set up a table and store its secrets in this browser. */
export async function prepareTable(
  wish: TableWish,
  where?: Where,
  known: Known = {},
): Promise<TableKeys> {
  const keys = await setUp(wish, where);
  const seats: Record<string, string> = {};
  for (const { seat, kind, token } of keys.seats) {
    if (kind === "here" && token !== null) seats[seat] = token;
  }
  const links: Record<string, string> = {};
  for (const { seat, kind, token } of keys.seats) {
    if (kind === "link" && token !== null) links[seat] = token;
  }
  keep(keys.table, { seats, links, host: keys.host, watch: keys.watch, ...known });
  return keys;
}
