import { recall, remember } from "../lib/notebook";

/** What people at this device are called, seat by seat. The first one is whoever it belongs to. */
const KEY = "names";

export const LONGEST_NAME = 24; // letters, as on the server

export function keptNames(): string[] {
  const text = recall(KEY);
  if (!text?.startsWith("[")) return []; // version 0.1 kept a setting under the same name
  return JSON.parse(text) as string[];
}

/** Names of some seats: those that are not given stay as they were. */
export function keepNames(given: Readonly<Record<number, string>>): void {
  const names = keptNames();
  for (const [seat, name] of Object.entries(given)) names[Number(seat)] = name.trim();
  remember(KEY, JSON.stringify(Array.from(names, (name) => name ?? "")));
}
