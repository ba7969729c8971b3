import {
  effectsNamed,
  polar as fromRight,
  straight,
  type Point,
  type Spot,
} from "../../board/board";
import type { Way } from "../../board/handling.svelte";
import type { View } from "../../net/protocol";
import type { Move } from "../../moves/spell";

export const SIZE = 640;
export const RINGS = ["a", "b", "c"] as const;
export type Ring = (typeof RINGS)[number];
export const RADIUS: Record<Ring, number> = { a: 271, b: 186, c: 101 };
export const WIDTH = 80; // of a ring
export const SPOKES = 8;
export const STEP = 360 / SPOKES; // degrees from spoke to spoke

export interface RingsView extends View {
  cells: Record<string, number>;
  locked: string[];
  hand: number[];
  on_board: number[];
  still_in: boolean[];
  last_turned: Ring | null;
  must_fly: boolean;
  taking: { from: number | null; pawns: number } | null; // from nobody: from any other player
}

export type RingsEffect =
  | { effect: "place"; cell: string }
  | { effect: "turn"; ring: Ring; way: Way }
  | { effect: "move" | "fly"; from: string; to: string }
  | { effect: "ring-line" | "spoke-line"; cells: string[] }
  | { effect: "take"; cell: string; owner: number }
  | { effect: "line-by-turning" | "several-lines" }
  | { effect: "eliminated"; seat: number };

// ---- Places ---------------------------------------------------------------------------------------

/** Degrees go clockwise from the top. */
export const polar = (radius: number, degrees: number): Point => fromRight(radius, degrees - 90);

/** The cells, with their positions around the middle. */
export const CELLS: readonly (Spot & { ring: Ring })[] = RINGS.flatMap((ring) =>
  Array.from({ length: SPOKES }, (_, spoke) => ({
    name: `${ring}${spoke + 1}`,
    ring,
    ...polar(RADIUS[ring], spoke * STEP),
  })),
);
const CELL = new Map(CELLS.map((cell) => [cell.name, cell]));

export const placeOf = (cell: string): Point => CELL.get(cell) ?? { x: 0, y: 0 };

export function ringAt({ x, y }: Point): Ring | null {
  const away = Math.hypot(x, y);
  return RINGS.find((ring) => Math.abs(away - RADIUS[ring]) <= WIDTH / 2) ?? null;
}

// The corner of each seat's hand: clockwise around the board, in the order of play.
const CORNERS: Record<number, readonly number[]> = {
  2: [225, 45],
  3: [225, 315, 45],
  4: [225, 315, 45, 135],
};
export const cornerOf = (seat: number, players: number): number => CORNERS[players]?.[seat] ?? 225;

const ROWS = [
  { radius: 340, most: 6 },
  { radius: 365, most: 6 },
];
const APART = 27;

/** Where the pawns in a hand are: in rows along the rim, the first one nearest to it. */
export function handPlaces(seat: number, players: number, pawns: number): Point[] {
  const middle = cornerOf(seat, players);
  let left = pawns;
  return ROWS.flatMap(({ radius, most }) => {
    const here = Math.min(most, left);
    left -= here;
    const step = (APART / radius) * (180 / Math.PI);
    return Array.from({ length: here }, (_, n) =>
      polar(radius, middle + (n - (here - 1) / 2) * step),
    );
  });
}

// ---- Moves ----------------------------------------------------------------------------------------

/** What the text of a move says, without knowing the rules. */
export function foresee({ form, parts }: Move, { cells }: RingsView): RingsEffect[] {
  const { to = "", ring, way, cell = "", origin = "", target = "" } = parts;
  if (form === "place") return [{ effect: form, cell: to }];
  if (form === "turn") return [{ effect: form, ring: ring as Ring, way: way as Way }];
  if (form === "step") return [{ effect: "move", from: origin, to: target }];
  return form === "take" ? [{ effect: form, cell, owner: cells[cell] ?? 0 }] : [];
}

/** Where a pawn went; from nowhere, if it was placed. */
export interface Step {
  from: string | null;
  to: string;
}
export const stepsOf = (effects: readonly RingsEffect[]): Step[] =>
  effects.flatMap((one): Step[] => {
    if (one.effect === "place") return [{ from: null, to: one.cell }];
    return one.effect === "move" || one.effect === "fly" ? [{ from: one.from, to: one.to }] : [];
  });

export const linesOf = (effects: readonly RingsEffect[]): string[][] =>
  effects.flatMap((one) => ("cells" in one ? [one.cells] : []));

interface Turn {
  ring: Ring;
  way: Way;
}

export function turnedCell(cell: string, { ring, way }: Turn): string {
  if (!cell.startsWith(ring)) return cell;
  const spoke = Number(cell.slice(1)) - 1 + (way === "+" ? 1 : SPOKES - 1);
  return `${cell.charAt(0)}${(spoke % SPOKES) + 1}`;
}

export type Standing = Pick<RingsView, "cells" | "locked" | "hand">;

/** The pawns after a move of the seat whose turn it is, before the server has answered. */
export function after(view: RingsView, effects: readonly RingsEffect[]): Standing {
  const seat = view.to_move ?? 0;
  let { locked, hand } = view;
  let pawns = Object.entries(view.cells);
  const [turned] = effectsNamed(effects, "turn");
  if (turned !== undefined) {
    pawns = pawns.map(([cell, owner]) => [turnedCell(cell, turned), owner]);
    locked = locked.map((cell) => turnedCell(cell, turned));
  }
  const steps = stepsOf(effects);
  const gone = [
    ...steps.map(({ from }) => from),
    ...effectsNamed(effects, "take").map(({ cell }) => cell),
  ];
  pawns = pawns.filter(([cell]) => !gone.includes(cell));
  locked = locked.filter((cell) => !gone.includes(cell));
  for (const { from, to } of steps) {
    pawns.push([to, seat]);
    if (from === null) hand = hand.map((left, one) => left - Number(one === seat));
  }
  return { cells: Object.fromEntries(pawns), locked, hand };
}

/** A line to draw through cells: along the ring, or straight. */
export function lineThrough(line: readonly string[]): string {
  const [start, end] = [line[0] ?? "", line[line.length - 1] ?? ""];
  const [from, to] = [placeOf(start), placeOf(end)];
  const radius = RADIUS[start.charAt(0) as Ring];
  return start.charAt(0) === end.charAt(0)
    ? `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`
    : straight(from, to);
}

/**
 * What to mark of several moves, the oldest first. A ring that turns takes along what was marked on
 * it before; a cell that is marked twice is marked as it was last.
 */
export function marksOf(moves: readonly { effects: readonly RingsEffect[] }[]): RingsEffect[] {
  let marks: RingsEffect[] = [];
  for (const one of moves.flatMap(({ effects }) => effects)) {
    if (one.effect === "turn") marks = marks.map((mark) => carried(mark, one));
    if (["place", "move", "fly", "take", "turn"].includes(one.effect)) marks.push(one);
  }
  return marks;
}

function carried(mark: RingsEffect, turn: Turn): RingsEffect {
  if ("cell" in mark) return { ...mark, cell: turnedCell(mark.cell, turn) };
  if (!("from" in mark)) return mark;
  return { ...mark, from: turnedCell(mark.from, turn), to: turnedCell(mark.to, turn) };
}
