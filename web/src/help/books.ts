import type { TableEvent, View } from "../lib/protocol";

/** A part of a game's help: its rules in order, and the pictures beside them. */
export interface Section {
  id: string;
  rules: readonly string[];
  pictures: readonly string[];
  /** A sentence stands before its rules. */
  intro?: boolean;
}

function section(
  id: string,
  letters: string,
  [first, last]: [number, number],
  pictures: readonly string[] = [],
  intro = false,
): Section {
  const rules = Array.from({ length: last - first + 1 }, (_, n) => `${letters}-${first + n}`);
  return { id, rules, pictures, intro };
}

export const BOOKS: Record<string, readonly Section[]> = {
  rings: [
    section("board", "RG", [1, 3], ["neighbours"]),
    section("turn", "RG", [4, 8], ["turn", "flying"], true),
    section("lines", "RG", [9, 14], ["lines"]),
    section("taking", "RG", [15, 17], ["taking"]),
    section("end", "RG", [18, 20]),
    section("options", "RG", [21, 21]),
  ],
  memento: [
    section("board", "ME", [1, 3], ["board"]),
    section("links", "ME", [4, 8], ["exits"]),
    section("pieces", "ME", [9, 10]),
    section("turn", "ME", [11, 16], ["turn", "double"], true),
    section("end", "ME", [17, 22], ["middles", "heart"]),
    section("editions", "ME", [23, 24]),
  ],
  triominos: [
    section("tiles", "TR", [1, 5], ["fits"]),
    section("turn", "TR", [6, 12], ["hexagon", "bridge", "swap"], true),
    section("end", "TR", [13, 15]),
    section("options", "TR", [16, 16]),
    section("knowing", "TR", [17, 17]),
  ],
  dimenticato: [
    section("track", "DI", [1, 8], ["track"]),
    section("cards", "DI", [9, 11], ["deck"]),
    section("moving", "DI", [12, 17], ["ways", "home"]),
    section("hitting", "DI", [18, 20], ["hit"]),
    section("end", "DI", [21, 22]),
    section("knowing", "DI", [23, 24]),
  ],
};

/** A board to look at: what lights up, what is touched already. */
export interface Picture {
  view: View;
  legal: string[];
  touched: string[];
  last: TableEvent | null;
  hint: string | null;
}

/** Something to be done on a live board, and what comes of it. */
export interface Step {
  view: View;
  legal: string[];
  last: TableEvent | null;
  hint: string;
  after: Record<string, View>;
}

/** A small card of Dimenticato: its four dice clockwise from the top left, as number and colour. */
export type Card = readonly (readonly [number, number])[];

export interface Scenes {
  pictures: Record<string, Picture[]>;
  lesson: Step[];
  deck?: Card[];
}

const files = import.meta.glob<{ default: unknown }>("./scenes/*.json");

export async function scenesOf(game: string): Promise<Scenes> {
  const load = files[`./scenes/${game}.json`];
  if (load === undefined) throw new Error(`no scenes for ${game}`);
  return (await load()).default as Scenes;
}
