import type { Keys } from "./table.svelte";
import { allNames, forget, recall, remember } from "../lib/notebook";

/**
 * The tables that this browser has sat at: their secrets, and what was last seen there. A browser
 * that comes back after an update has only the secrets.
 */
const PREFIX = "table:";

/** In place of a seat's number, which a link does not tell: whoever came by it was invited. */
export const INVITED = "link";
/** … and this is where they have agreed to sit. */
const AGREED = "agreed";

export interface Kept {
  /** Tokens by seat: several if people share a screen. */
  seats: Record<string, string>;
  /** Tokens of seats for others, which the host hands out. */
  links?: Record<string, string>;
  host?: string;
  watch?: string;
  /** The mark of this device at the table. */
  device?: string;
  /** Its user played at the table before, so it need not be asked whose seat this is. */
  sure?: true;
  /** That a lot was drawn has been seen here. */
  lot?: true;
  /** The user's own name for the game. */
  name?: string;
  standing?: Standing;
  /** When somebody here first saw it, in milliseconds since 1970. */
  since?: number;
}

/** What the list of games shows of a table. */
export interface Standing {
  game: string;
  /** What its rules are called, if they are not the printed ones and have a name. */
  variant?: string;
  stage: "open" | "running" | "over";
  /** Who sits where: a computer's level; a person's name, or "" without one; null: nobody yet. */
  seats: (number | string | null)[];
  mine: number[];
  /** Whether it is the turn of one of those. */
  myTurn: boolean;
  turns: number;
  /** For this device, or just that it is over. */
  outcome?: "won" | "lost" | "draw" | "over";
  /** When this changed, in milliseconds since 1970. */
  at: number;
}

/** In the browser's storage, the standing of a table is called `told`. */
type Stored = Omit<Kept, "standing"> & { told?: Standing };

export function keep(table: string, { standing, ...others }: Kept): void {
  remember(PREFIX + table, JSON.stringify({ ...others, told: standing }));
}

export function kept(table: string): Kept | null {
  const text = recall(PREFIX + table);
  if (text === null) return null;
  const { told, ...others } = JSON.parse(text) as Stored;
  return told === undefined ? others : { ...others, standing: told };
}

export function drop(table: string): void {
  forget(PREFIX + table);
}

export const allKept = (): string[] => allNames().flatMap((key) => tableIn(key) ?? []);

/** The table that an entry of the browser's storage is about. */
export const tableIn = (key: string): string | null =>
  key.startsWith(PREFIX) ? key.slice(PREFIX.length) : null;

/**
 * The same secrets are valid for the seats of the next game, of which nothing is known yet. Whoever
 * goes there wants to play: nobody is invited once more.
 */
export function passOn(table: string, next: string): void {
  const mine = kept(table);
  if (mine === null || kept(next) !== null) return;
  const { links, host, watch } = mine;
  const { [INVITED]: token, ...others } = mine.seats;
  const seats = token === undefined ? others : { ...others, [AGREED]: token };
  keep(next, { seats, links, host, watch, sure: true });
}

/** A random mark for this device: one for each table, so that it tells nothing about the others. */
export const newMark = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");

/** The mark of this device at a table where it has secrets. */
export function markAt(table: string): string {
  const mine = kept(table);
  const device = mine?.device ?? newMark();
  if (mine !== null && mine.device === undefined) keep(table, { ...mine, device });
  return device;
}

/** Whether it is the first time that a table's lot is drawn in this browser. */
export function isFirstLot(table: string): boolean {
  const mine = kept(table);
  if (mine?.lot) return false;
  if (mine !== null) keep(table, { ...mine, lot: true });
  return true;
}

/** The secrets for a table: from the link that was opened, or kept from before; null: none. */
export function keysTo(table: string, fragment: string): Keys | null {
  const given = fromLink(fragment);
  if (given !== null && kept(table) === null) keep(table, { seats: { [INVITED]: given } });
  const mine = kept(table);
  if (mine === null) return null;
  const { seats, host, sure } = mine;
  const { [INVITED]: invited, ...others } = seats;
  const tokens = [...(invited === undefined ? [] : [invited]), ...Object.values(others)];
  if (tokens.length === 0 && host === undefined) return null;
  return {
    tokens,
    device: markAt(table),
    ...(invited === undefined ? {} : { looks: true }),
    ...(host === undefined ? {} : { host }),
    ...(sure ? { sure } : {}),
  };
}

/** The token in the link to a seat or for onlookers: `#seat=TOKEN` or `#watch=TOKEN`. */
function fromLink(fragment: string): string | null {
  return /^(?:seat|watch)=([\w-]+)$/.exec(fragment)?.[1] ?? null;
}
