import { tab } from "../tab/tab.svelte";
import { isLocal } from "./api";
import type { Wire } from "./connection";

/** A way to talk to a table: within this tab, or through a socket. */
export function wireTo(table: string): Wire {
  if (isLocal(table)) return tab.wire(table);
  const { protocol, host } = window.location;
  const scheme = protocol === "https:" ? "wss" : "ws";
  return new WebSocket(`${scheme}://${host}/api/tables/${table}/socket`) as Wire;
}
