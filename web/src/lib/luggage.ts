import { isAlone, isLocal, luggage, type Where } from "./api";
import { kept } from "./keys";
import { isOnline } from "./online.svelte";
import { isStatic, parcel } from "./place";
import type { TableInfo } from "./protocol";
import { go } from "./route.svelte";
import { remove } from "./shelf.svelte";
import { prepareTable } from "./start";

/** Where a game could go on that is played here: only one that nobody plays from elsewhere. */
export function otherPlace(table: string, info: TableInfo): Where | null {
  if (info.stage !== "running" || !isAlone(info)) return null;
  if (!isLocal(table)) return parcel === undefined ? null : "tab";
  return isStatic || !isOnline() ? null : "server";
}

/** Go on with a game at the other place. It leaves this one. */
export async function takeAlong(table: string, where: Where): Promise<void> {
  const { host = "", name } = kept(table) ?? {};
  const keys = await prepareTable(await luggage(table, host), where, { name });
  go(`/t/${keys.table}`);
  await remove(table);
}
