import type { Keys } from "./table.svelte";

/** The secrets of the tables this browser has sat at: all that is ever kept here. */
const PREFIX = "table:";

export interface Kept {
  /** Tokens by seat: several if people share a screen. */
  seats: Record<string, string>;
  /** Tokens of seats for others, which the host hands out. */
  links?: Record<string, string>;
  host?: string;
  watch?: string;
  /** That a lot was drawn has been seen here. */
  lot?: true;
}

export function keep(table: string, kept: Kept): void {
  localStorage.setItem(PREFIX + table, JSON.stringify(kept));
}

export function kept(table: string): Kept | null {
  const text = localStorage.getItem(PREFIX + table);
  return text === null ? null : (JSON.parse(text) as Kept);
}

/** The same secrets are valid for the seats of the next game. */
export function passOn(table: string, next: string): void {
  const mine = kept(table);
  if (mine === null) return;
  delete mine.lot;
  keep(next, mine);
}

/** Whether it is the first time that a table's lot is drawn in this browser. */
export function isFirstLot(table: string): boolean {
  const mine = kept(table);
  if (mine?.lot) return false;
  if (mine !== null) keep(table, { ...mine, lot: true });
  return true;
}

/** A link that somebody received: `#seat=TOKEN` or `#watch=TOKEN`. */
export function fromLink(fragment: string): Keys | null {
  const [, token] = /^(?:seat|watch)=([\w-]+)$/.exec(fragment) ?? [];
  return token === undefined ? null : { token };
}
