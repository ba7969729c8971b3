import type { Standing } from "./keys";
import { say, spoken } from "../lib/locale.svelte";
import type { TableInfo } from "../net/protocol";

/**
 * Who sits on a seat, in a word or two, beside its name. `mine` is the only seat at this screen:
 * around one screen nobody is "you".
 */
export function who(info: TableInfo | null, seat: number, mine: number | null): string {
  const sitter = info?.seats[seat];
  if (sitter === undefined) return "";
  if (sitter.kind === "bot" && sitter.name !== null) return sitter.name; // somebody's program
  if (sitter.bot !== null) return computer(sitter.bot);
  if (!sitter.taken) return say("player-awaited");
  if (seat === mine) return say("player-you");
  return sitter.name === null && sitter.kind !== "here" ? say("player-someone") : "";
}

/** A computer player of some level has a name, the same as where it was chosen. */
export function computer(level: number): string {
  return say("player-level", { level, name: say(`level-name-${level}`) });
}

/**
 * Who sits at a table of the list, in a line. Computers have their level, people a name or "", and
 * nobody is on an awaited seat yet.
 */
export function company(seats: Standing["seats"], mine: readonly number[]): string {
  const others = seats.filter((_, seat) => !mine.includes(seat));
  const levels = others.filter((one) => typeof one === "number").sort();
  const people = others.filter((one) => typeof one !== "number");
  const here = mine.length > 1 ? say("shelf-here", { count: mine.length }) : say("player-you");
  return [
    ...(mine.length > 0 ? [here] : []),
    ...people.map((name) =>
      name === null ? say("player-awaited") : name === "" ? say("player-someone") : name,
    ),
    ...new Set(levels.map((level) => computers(level, levels))),
  ].join(DOT);
}

/** Between things in a line, which never begins with it. */
export const DOT = "\u00a0· ";

function computers(level: number, all: readonly number[]): string {
  const count = all.filter((other) => other === level).length;
  return count > 1 ? say("shelf-computers", { count, level }) : computer(level);
}

export function placed(ranks: readonly number[]): { rank: number; seat: number }[] {
  return ranks
    .map((rank, seat) => ({ rank, seat }))
    .sort((one, other) => one.rank - other.rank || one.seat - other.seat);
}

export function winner(ranks: readonly number[]): number | null {
  const first = placed(ranks).filter(({ rank }) => rank === 1);
  return first.length === 1 && first[0] !== undefined ? first[0].seat : null;
}

export function percent(share: number): string {
  return new Intl.NumberFormat(spoken(), { style: "percent" }).format(share);
}
