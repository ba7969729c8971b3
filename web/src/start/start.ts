import { setUp, type Where } from "../net/api";
import { keep, type Standing } from "../table/keys";
import type { TableKeys, TableRequest } from "../net/protocol";
import { go } from "../lib/route.svelte";

/** What is already known of a new table, for the list of games. */
interface Known {
  name?: string;
  standing?: Standing;
}

/** Set up a table, store its secrets in this browser, and sit down. */
export async function startTable(request: TableRequest, where?: Where): Promise<TableKeys> {
  const keys = await prepareTable(request, where);
  go(`/t/${keys.table}`);
  return keys;
}

/** Set up a table and store its secrets in this browser. */
export async function prepareTable(
  request: TableRequest,
  where?: Where,
  known: Known = {},
): Promise<TableKeys> {
  const keys = await setUp(request, where);
  const tokens = (of: string): Record<string, string> =>
    Object.fromEntries(
      keys.seats.flatMap(({ seat, kind, token }) =>
        kind === of && token !== null ? [[seat, token]] : [],
      ),
    );
  const { host, watch } = keys;
  keep(keys.table, { seats: tokens("here"), links: tokens("link"), host, watch, ...known });
  return keys;
}
