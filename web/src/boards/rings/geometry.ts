import type { Spell } from "../../lib/composer";
import type { View } from "../../lib/protocol";
import type { Point, Spot } from "../board";

export const SIZE = 640;
export const RINGS = ["a", "b", "c"] as const;
export type Ring = (typeof RINGS)[number];
export type Way = "+" | "-";
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
  taking: { from: number; pawns: number } | null;
}

// ---- Places ---------------------------------------------------------------------------------------

/** Degrees go clockwise from the top. */
export function polar(radius: number, degrees: number): Point {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: radius * Math.cos(angle), y: radius * Math.sin(angle) };
}

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

/** The ring under a point. */
export function ringAt({ x, y }: Point): Ring | null {
  const away = Math.hypot(x, y);
  return RINGS.find((ring) => Math.abs(away - RADIUS[ring]) <= WIDTH / 2) ?? null;
}

/** How far a finger has gone around the middle, in degrees from -180 to 180. */
export function turnedBy(from: Point, to: Point): number {
  const degrees = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI;
  return ((degrees(to) - degrees(from) + 540) % 360) - 180;
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
  { radius: 365, most: 4 },
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

export const isTurn = (move: string): boolean => /^[abc][+-]$/.test(move);
export const isTaking = (move: string): boolean => move.startsWith("x");

/** `a1-a2` is touched as a1, then a2; `xb3` as b3; all others at once. */
export const spell: Spell = (move) => [
  isTaking(move) ? [move.slice(1)] : move.includes("-") && !isTurn(move) ? move.split("-") : [move],
];

export interface Step {
  from: string | null;
  to: string;
}

/** Where a pawn goes, from a cell or from the hand; null if it is another kind of move. */
export function stepOf(move: string): Step | null {
  if (isTurn(move) || isTaking(move) || move === "pass") return null;
  const [first = "", second] = move.split("-");
  return second === undefined ? { from: null, to: first } : { from: first, to: second };
}

/** Where a turn takes a cell. */
export function turnedCell(cell: string, way: Way): string {
  const spoke = Number(cell.slice(1)) - 1 + (way === "+" ? 1 : SPOKES - 1);
  return `${cell.charAt(0)}${(spoke % SPOKES) + 1}`;
}

export type Standing = Pick<RingsView, "cells" | "locked" | "hand">;

/** The pawns after a move, to show before the server has answered. */
export function after(view: RingsView, move: string | null): Standing {
  const { cells, locked, hand } = view;
  const seat = view.to_move;
  if (move === null || seat === null) return { cells, locked, hand };
  if (isTurn(move)) {
    const carried = (cell: string): string =>
      cell.charAt(0) === move.charAt(0) ? turnedCell(cell, move.charAt(1) as Way) : cell;
    return {
      cells: Object.fromEntries(
        Object.entries(cells).map(([cell, owner]) => [carried(cell), owner]),
      ),
      locked: locked.map(carried),
      hand,
    };
  }
  const step = stepOf(move);
  const gone = step === null ? spell(move)[0]?.[0] : step.from;
  const rest = Object.fromEntries(Object.entries(cells).filter(([cell]) => cell !== gone));
  return {
    cells: step === null ? rest : { ...rest, [step.to]: seat },
    locked: locked.filter((cell) => cell !== gone),
    hand: step?.from === null ? hand.map((pawns, one) => pawns - Number(one === seat)) : hand,
  };
}

/**
 * The lines that a move has formed, to light up. The pawns that the server locks show a ring line;
 * a spoke line is three pawns of one colour, none locked before, where something has arrived.
 */
export function linesFormed(
  before: RingsView,
  now: RingsView,
  move: string,
  seat: number,
): string[][] {
  const step = stepOf(move);
  if (step === null && !isTurn(move)) return [];
  const stood = after({ ...before, to_move: seat }, move);
  const fresh = now.locked.filter((cell) => !stood.locked.includes(cell));
  const between = fresh.map((cell) => turnedCell(cell, "+"));
  const ringLines = between.flatMap((middle, n) => {
    const [start, end] = [fresh[n] ?? "", turnedCell(middle, "+")];
    return fresh.includes(end) ? [[start, middle, end]] : [];
  });
  const spokes = Array.from({ length: SPOKES }, (_, n) => RINGS.map((ring) => `${ring}${n + 1}`));
  const spokeLines = spokes.filter(
    (line) =>
      (step === null || line.includes(step.to)) &&
      line.every((cell) => now.cells[cell] === seat && !stood.locked.includes(cell)),
  );
  return [...ringLines, ...spokeLines];
}

/** A line to draw through cells: along the ring, or straight. */
export function lineThrough(line: readonly string[]): string {
  const [start, end] = [line[0] ?? "", line[line.length - 1] ?? ""];
  const [from, to] = [placeOf(start), placeOf(end)];
  const radius = RADIUS[start.charAt(0) as Ring];
  return start.charAt(0) === end.charAt(0)
    ? `M${from.x} ${from.y}A${radius} ${radius} 0 0 1 ${to.x} ${to.y}`
    : `M${from.x} ${from.y}L${to.x} ${to.y}`;
}

/** What somebody probably meant who touched a cell that leads nowhere. */
export function meant(view: RingsView, begun: readonly string[], cell: string): string {
  if (begun[0] !== undefined) return `${begun[0]}-${cell}`;
  if (view.taking !== null) return `x${cell}`;
  return view.cells[cell] === view.to_move ? `${cell}-${cell}` : cell;
}

/** The moves of the last turn: forming a line and taking pawns for it belong together. */
export function turnWith(
  turn: { seat: number; moves: readonly string[] } | null,
  seat: number,
  move: string,
): { seat: number; moves: readonly string[] } {
  const goesOn = turn?.seat === seat && isTaking(move) && !turn.moves.includes(move);
  return { seat, moves: goesOn ? [...turn.moves, move] : [move] };
}
