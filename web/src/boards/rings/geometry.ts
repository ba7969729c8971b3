import type { Spell } from "../../lib/composer";
import type { Spot } from "../board";

export const SIZE = 640;
export const RINGS = ["a", "b", "c"] as const;
export type Ring = (typeof RINGS)[number];
export const RADIUS: Record<Ring, number> = { a: 274, b: 188, c: 102 };
export const WIDTH = 78; // of a ring
export const STEP = 45; // degrees from spoke to spoke

/** The cells, with their places around the middle. */
export const CELLS: readonly (Spot & { ring: Ring })[] = RINGS.flatMap((ring) =>
  Array.from({ length: 8 }, (_, spoke) => {
    const angle = ((spoke * STEP - 90) * Math.PI) / 180;
    return {
      name: `${ring}${spoke + 1}`,
      ring,
      x: RADIUS[ring] * Math.cos(angle),
      y: RADIUS[ring] * Math.sin(angle),
    };
  }),
);

export const cellNamed = (name: string): (typeof CELLS)[number] | undefined =>
  CELLS.find((cell) => cell.name === name);

/** `a1-a2` is touched as a1, then a2; `xb3` as b3; all others at once. */
export const spell: Spell = (move) => [
  move.startsWith("x")
    ? [move.slice(1)]
    : move.includes("-") && move.length > 2
      ? move.split("-")
      : [move],
];

export interface RingsView {
  cells: Record<string, number>;
  locked: string[];
  hand: number[];
  on_board: number[];
  still_in: boolean[];
  last_turned: Ring | null;
  must_fly: boolean;
  taking: { from: number; pawns: number } | null;
  players: number;
  to_move: number | null;
}
