import type { TableEvent, View } from "../lib/protocol";

/** A part of the first page: paragraphs, a list, and pictures beside them. */
export interface Part {
  title: "help-set-up" | "help-turn" | "help-end";
  before: readonly string[];
  list: readonly string[];
  after: readonly string[];
  pictures: readonly string[];
  /** A small table: what earns chips, and how many. */
  rewards: readonly (readonly [string, string])[];
}

const EMPTY = { before: [], list: [], after: [], pictures: [], rewards: [] };

/** The first page of each game's help, between the introduction and the tips. */
export const PAGES: Record<string, readonly Part[]> = {
  rings: [
    { ...EMPTY, title: "help-set-up", before: ["page-set-up"] },
    {
      ...EMPTY,
      title: "help-turn",
      before: ["page-turn"],
      list: ["page-place", "page-turn-ring", "page-move"],
      after: ["page-line", "page-fly"],
      pictures: ["spoke", "lock"],
    },
    { ...EMPTY, title: "help-end", before: ["page-end"] },
  ],
  memento: [
    { ...EMPTY, title: "help-set-up", before: ["page-set-up"], pictures: ["figures"] },
    {
      ...EMPTY,
      title: "help-turn",
      before: ["page-turn"],
      list: ["page-bring", "page-turn-triangle", "page-move", "page-capture", "page-split"],
      pictures: ["capture"],
    },
    { ...EMPTY, title: "help-end", before: ["page-end"], pictures: ["middles", "heart"] },
  ],
  triominos: [
    { ...EMPTY, title: "help-set-up", before: ["page-set-up"], pictures: ["fits"] },
    {
      ...EMPTY,
      title: "help-turn",
      before: ["page-turn"],
      list: ["page-lay", "page-buy", "page-swap"],
      after: ["page-pass"],
      pictures: ["hexagon", "bridge"],
      rewards: [
        ["page-reward-tile", "1"],
        ["page-reward-hexagon", "+1"],
        ["page-reward-bridge", "+1"],
        ["page-reward-last", "+1"],
      ],
    },
    { ...EMPTY, title: "help-end", before: ["page-end"] },
  ],
  dimenticato: [
    { ...EMPTY, title: "help-set-up", before: ["page-set-up"] },
    {
      ...EMPTY,
      title: "help-turn",
      before: ["page-leave", "page-call", "page-way", "page-hit"],
      pictures: ["leave", "ways"],
    },
    { ...EMPTY, title: "help-end", before: ["page-end"], pictures: ["home"] },
  ],
};

export const TIPS = ["tip-1", "tip-2", "tip-3"] as const;

/** A section of the complete rules: its rules in order, and the pictures beside them. */
export interface Section {
  id: string;
  rules: readonly string[];
  pictures: readonly string[];
  /** Whether a sentence introduces its rules. */
  intro: boolean;
  /** Something to add after them that is not a rule. */
  note: string | null;
}

function section(
  id: string,
  letters: string,
  [first, last]: [number, number],
  pictures: readonly string[] = [],
  { intro = false, note = null }: { intro?: boolean; note?: string | null } = {},
): Section {
  const rules = Array.from({ length: last - first + 1 }, (_, n) => `${letters}-${first + n}`);
  return { id, rules, pictures, intro, note };
}

export const BOOKS: Record<string, readonly Section[]> = {
  rings: [
    section("board", "RG", [1, 3], ["neighbours"]),
    section("turn", "RG", [4, 8], ["turn", "flying"], { intro: true }),
    section("lines", "RG", [9, 14], ["lines"]),
    section("taking", "RG", [15, 17], ["taking"]),
    section("end", "RG", [18, 20]),
    section("options", "RG", [21, 21]),
  ],
  memento: [
    section("board", "ME", [1, 3], ["board"]),
    section("links", "ME", [4, 8], ["exits", "loop"]),
    section("pieces", "ME", [9, 10]),
    section("turn", "ME", [11, 16], ["turn", "double"], { intro: true }),
    section("end", "ME", [17, 22]),
    section("editions", "ME", [23, 24], [], { note: "note-languages" }),
  ],
  triominos: [
    section("tiles", "TR", [1, 5]),
    section("turn", "TR", [6, 12], ["swap"], { intro: true }),
    section("end", "TR", [13, 15]),
    section("options", "TR", [16, 16]),
    section("knowing", "TR", [17, 17]),
  ],
  dimenticato: [
    section("track", "DI", [1, 8], ["track"]),
    section("cards", "DI", [9, 11], ["deck"]),
    section("moving", "DI", [12, 17]),
    section("hitting", "DI", [18, 20], ["hit"]),
    section("end", "DI", [21, 22]),
    section("knowing", "DI", [23, 24]),
  ],
};

/** A board to look at: what lights up, what has been touched. */
export interface Picture {
  view: View;
  legal: string[];
  touched: string[];
  last: TableEvent | null;
  hint: string | null;
}

/** Something to do on a live board, and the result. */
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
