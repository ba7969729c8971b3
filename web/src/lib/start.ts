import { setUp } from "./api";
import { keep } from "./keys";
import type { TableKeys, TableWish } from "./protocol";
import { go } from "./route.svelte";

/** Set up a table, store its secrets in this browser, and sit down. */
export async function startTable(wish: TableWish): Promise<TableKeys> {
  const keys = await setUp(wish);
  const seats: Record<string, string> = {};
  for (const { seat, kind, token } of keys.seats) {
    if (kind === "here" && token !== null) seats[seat] = token;
  }
  const links: Record<string, string> = {};
  for (const { seat, kind, token } of keys.seats) {
    if (kind === "link" && token !== null) links[seat] = token;
  }
  keep(keys.table, { seats, links, host: keys.host, watch: keys.watch });
  go(`/t/${keys.table}`);
  return keys;
}
