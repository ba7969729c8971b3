import type { Effect, Last } from "../board/board";
import type { View } from "../net/protocol";

/** A part of the first page: paragraphs, a list, and pictures beside them. */
interface Part {
  title: "help-set-up" | "help-turn" | "help-end";
  before: readonly string[];
  list: readonly string[];
  after: readonly string[];
  pictures: readonly string[];
  /** A small table: what earns chips, and how many. */
  rewards: readonly (readonly [string, string])[];
}

export const TIPS = ["tip-1", "tip-2", "tip-3"] as const;

/** A section of the complete rules: its rules in order, and the pictures beside them. */
interface Section {
  id: string;
  rules: readonly string[];
  pictures: readonly string[];
  /** Whether a sentence introduces its rules. */
  intro: boolean;
  /** Something to add after them that is not a rule. */
  note: string | null;
}

/** A board to look at: what lights up, what has been touched. */
export interface Picture {
  view: View;
  legal: string[];
  touched: string[];
  last: Last | null;
  hint: string | null;
}

/** Something to do on a live board, and the result. */
export interface Step {
  view: View;
  legal: string[];
  last: Last | null;
  hint: string;
  after: Record<string, View>;
  effects: Record<string, Effect[]>;
  /** The spots that a new word means, in the text before and after the move … */
  meant: string[];
  meant_after: string[];
  /** … or a picture that shows it. */
  seen_after: string | null;
}

/** A game's help, as `make scenes` writes it. */
export interface Scenes {
  /** The first page, between the introduction and the tips. */
  page: Part[];
  /** All the rules. */
  book: Section[];
  pictures: Record<string, Picture[]>;
  lesson: Step[];
  /** What a picture that is not a board shows. */
  [picture: string]: unknown;
}

const PACKAGES = "../../../src/spielwerk/games";
const files = import.meta.glob<Scenes>("../../../src/spielwerk/games/*/help/scenes.json", {
  import: "default",
});

export const HELPED = Object.keys(files).map((path) => path.split("/").at(-3) ?? "");

export async function scenesOf(game: string): Promise<Scenes> {
  const load = files[`${PACKAGES}/${game}/help/scenes.json`];
  if (load === undefined) throw new Error(`no help for ${game}`);
  return load();
}
