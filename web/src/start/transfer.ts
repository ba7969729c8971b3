import { isAlone, isLocal, packed, type Where } from "../net/api";
import { kept } from "../table/keys";
import { isOnline } from "../net/online.svelte";
import { isStatic, pythonBundle } from "../lib/place";
import type { TableInfo } from "../net/protocol";
import { go } from "../lib/route.svelte";
import { remove } from "./shelf.svelte";
import { prepareTable } from "./start";

/** Where a game could go on that is played here: only one that nobody plays from elsewhere. */
export function otherPlace(table: string, info: TableInfo): Where | null {
  if (info.stage !== "running" || !isAlone(info)) return null;
  if (!isLocal(table)) return pythonBundle === undefined ? null : "tab";
  return isStatic || !isOnline() ? null : "server";
}

/** Go on with a game at the other place. It leaves this one. */
export async function transfer(table: string, where: Where): Promise<void> {
  const { host = "", name } = kept(table) ?? {};
  const keys = await prepareTable(await packed(table, host), where, { name });
  go(`/t/${keys.table}`);
  await remove(table);
}
