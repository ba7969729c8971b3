import { untrack } from "svelte";
import { isLocal } from "../net/api";
import { allKept, drop, keep, kept, tableIn, type Kept, type Standing } from "../table/keys";
import { has } from "../lib/locale.svelte";
import { winner } from "../table/people";
import type { SeatInfo, TableInfo } from "../net/protocol";
import type { Table } from "../table/table.svelte";
import { count } from "../device/statistics";

/** A game that somebody at this device plays or has played. */
export interface Shelved extends Standing {
  id: string;
  name?: string;
  /** The secret of its host, if that was somebody here. */
  host?: string;
}

/** Whoever has read the shelf reads it again when this changes. */
let version = $state(0);

/** Games that go on in other tabs. */
window.addEventListener("storage", ({ key }) => {
  if (key === null || tableIn(key) !== null) version++;
});

/**
 * All games that go on, then those that are over, the latest first. Not among them are tables that
 * were last seen before there was a list, and games that we have no words for.
 */
export function shelved(): Shelved[] {
  void version;
  return allKept()
    .flatMap((id) => {
      const { standing, name, host } = kept(id) ?? {};
      return standing === undefined || !has(`game-${standing.game}`)
        ? []
        : [{ id, name, host, ...standing }];
    })
    .sort((one, other) => Number(isOver(one)) - Number(isOver(other)) || other.at - one.at);
}

const isOver = ({ stage }: Standing): boolean => stage === "over";

export const hasShelved = (): boolean => shelved().length > 0;

// ---- Learning ------------------------------------------------------------------------------------

/** Write down how things stand at a table, if that has changed. */
export function note(table: Table): void {
  if (table.refusal && `error-${table.refusal.reason}` === "error-table-unknown")
    return lose(table.id);
  if (!table.newest) return;
  const { info, view } = table.newest;
  const toMove = table.pending === null ? (view?.to_move ?? null) : null;
  const standing = { ...tell(info, table.seats, toMove), turns: view?.turns ?? 0 };
  countOnce(table.id, standing);
  write(table.id, standing);
}

/** A game against the computer, seen to its end here, goes into this device's statistics. */
function countOnce(id: string, standing: Omit<Standing, "at">): void {
  const { outcome, game, seats, stage } = standing;
  const before = kept(id);
  if (stage !== "over" || before?.standing?.stage !== "running") return;
  const levels = seats.filter((one) => typeof one === "number");
  if (levels.length !== seats.length - 1 || outcome === undefined || outcome === "over") return;
  const at = Date.now();
  const seconds = Math.round((at - (before.since ?? at)) / 1000);
  count({ table: id, game, level: Math.max(...levels), outcome, seconds, at });
}

function tell(
  { game, variant, stage, seats, ending }: TableInfo,
  mine: readonly number[],
  toMove: number | null,
): Omit<Standing, "at" | "turns"> {
  return {
    game,
    ...(variant === "" ? {} : { variant }),
    stage,
    seats: seats.map(sitter),
    mine: [...mine],
    myTurn: stage === "running" && toMove !== null && mine.includes(toMove),
    ...(stage === "over" ? { outcome: outcome(ending, mine) } : {}),
  };
}

function sitter({ kind, bot, taken, name }: SeatInfo): number | string | null {
  if (kind === "bot" && name !== null) return name; // somebody's program
  if (bot !== null) return bot;
  return taken ? (name ?? "") : null;
}

/** Around one screen, somebody there wins anyway; and a game may end without places. */
export function outcome(ending: TableInfo["ending"], mine: readonly number[]): Standing["outcome"] {
  const [seat, ...others] = mine;
  if (seat === undefined || others.length > 0) return "over";
  if (ending === null || ending.by === "rules_changed") return "over";
  if (ending.ranks[seat] !== 1) return "lost";
  return winner(ending.ranks) === seat ? "won" : "draw";
}

function write(id: string, standing: Omit<Standing, "at">): void {
  const before = kept(id);
  if (before === null) return; // it has been removed from the shelf
  const at = before.standing?.at ?? 0;
  if (JSON.stringify({ ...standing, at }) === JSON.stringify(before.standing)) return;
  const now = Date.now();
  change(id, { ...before, since: before.since ?? now, standing: { ...standing, at: now } });
}

/** A table is gone. What was finished at a server can still be looked at; of a table in this
 * browser nothing is left. */
function lose(id: string): void {
  const { standing, ...others } = kept(id) ?? { seats: {} };
  if (standing !== undefined && (isLocal(id) || !isOver(standing))) change(id, others);
}

function change(id: string, now: Kept): void {
  keep(id, now);
  untrack(() => version++);
}

// ---- What the user does --------------------------------------------------------------------------

export const LONGEST_TITLE = 40; // letters

/** Without a name, a game is called what its rules are called. */
export function rename(id: string, name: string): void {
  const { name: before, ...others } = kept(id) ?? { seats: {} };
  const now = name.trim().slice(0, LONGEST_TITLE);
  if (now !== (before ?? "")) change(id, now === "" ? others : { ...others, name: now });
}

/** A table in this browser is gone for good, at a server only our keys to it. */
export async function remove(id: string): Promise<void> {
  if (isLocal(id)) {
    const { forget } = await import("../tab/store");
    await forget(id); // first: whoever sees it gone may close the page
  }
  drop(id);
  version++;
}
