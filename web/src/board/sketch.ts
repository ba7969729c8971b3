import type { View } from "../net/protocol";
import type { Point, Spot } from "./board";

/** A board as data: see src/spielwerk/engine/sketch.py. A cell of a board is about 1 wide. */
export interface Sketch {
  /** Left, top, width and height of everything. */
  box: [number, number, number, number];
  areas: Outline[];
  lines: Outline[];
  spots: SketchSpot[];
  trays: Tray[];
}

export type Outline = [number, number][];

export interface SketchSpot {
  /** What it is called in moves. */
  name: string;
  at: [number, number];
  outline: Outline;
  pieces: Piece[];
}

export interface Piece {
  seat?: number;
  kind?: string;
  height?: number;
  text?: string;
}

export interface Tray {
  /** A message of the game. */
  label: string;
  seat: number | null;
  /** How many there are, where they are not shown one by one. */
  count: number | null;
  pieces: Piece[];
  /** One for each piece, if they can be touched. */
  names: string[];
}

export const sketchOf = (view: View): Sketch | null =>
  (view["sketch"] as Sketch | null | undefined) ?? null;

// ---- Measures ------------------------------------------------------------------------------------

/** Units of a drawing for one of a sketch: browsers cannot write letters smaller than 1. */
export const UNIT = 100;

const EDGE = 0.4; // of wood around everything
const LEAST = 5; // as wide and as high as a drawing is at least: few pieces do not become huge
const WIDEST = 0.4; // of a piece, from its middle

export const scaled = ([x, y]: readonly [number, number]): Point => ({ x: x * UNIT, y: y * UNIT });

export const placesOf = ({ spots }: Sketch): Spot[] =>
  spots.map(({ name, at }) => ({ name, ...scaled(at) }));

export function frameOf({ box }: Sketch): { x: number; y: number; width: number; height: number } {
  const [x, y, width, height] = box;
  const [wide, high] = [width, height].map((side) => Math.max(side + 2 * EDGE, LEAST)) as [
    number,
    number,
  ];
  const left = x + (width - wide) / 2;
  const top = y + (height - high) / 2;
  return { x: left * UNIT, y: top * UNIT, width: wide * UNIT, height: high * UNIT };
}

/** How far the nearest two spots of a board are apart. */
export function apart(spots: readonly SketchSpot[]): number {
  let least = Infinity;
  spots.forEach(({ at: [x, y] }, n) => {
    for (const { at } of spots.slice(n + 1)) {
      const away = Math.hypot(at[0] - x, at[1] - y);
      if (away > 1e-3) least = Math.min(least, away);
    }
  });
  return (least === Infinity ? 1 : least) * UNIT;
}

export const pieceRadius = (sketch: Sketch): number => WIDEST * Math.min(apart(sketch.spots), UNIT);

const ROUND = 8; // corners that a polygon has at least if it stands for a circle

/** The radius of a spot that is a circle; null for other shapes. */
export function radiusOf({ at: [x, y], outline }: SketchSpot): number | null {
  const away = outline.map(([left, top]) => Math.hypot(left - x, top - y));
  const [least, most] = [Math.min(...away), Math.max(...away)];
  return outline.length >= ROUND && most - least < 0.02 * most ? most * UNIT : null;
}

const short = (number: number): number => Math.round(number * 10) / 10;

export const pathOf = (outline: Outline): string => `M${corners(outline, [0, 0], 1)}Z`;
export const lineOf = (outline: Outline): string => `M${corners(outline, [0, 0], 1)}`;

/** The shape of a spot around its middle, smaller or larger. */
export function shapeOf(spot: SketchSpot, scale = 1): string {
  const radius = radiusOf(spot);
  if (radius === null) return `M${corners(spot.outline, spot.at, scale)}Z`;
  const r = short(radius * scale);
  return `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
}

function corners(outline: Outline, [x, y]: readonly [number, number], scale: number): string {
  const by = scale * UNIT;
  return outline
    .map(([left, top]) => `${short((left - x) * by)} ${short((top - y) * by)}`)
    .join("L");
}

/** Where several pieces on one spot stand, around its middle, and how much smaller they are. */
export function standing(count: number, radius: number): { places: Point[]; size: number } {
  if (count <= 1) return { places: [{ x: 0, y: 0 }], size: 1 };
  const columns = Math.ceil(Math.sqrt(count));
  const rows = Math.ceil(count / columns);
  const step = (2 * radius) / columns;
  const places = Array.from({ length: count }, (_, n) => ({
    x: ((n % columns) - (columns - 1) / 2) * step,
    y: (Math.floor(n / columns) - (rows - 1) / 2) * step,
  }));
  return { places, size: 1 / columns };
}

// ---- What a move changed -------------------------------------------------------------------------

export type Origin = { spot: string } | { tray: number };

export interface Changes {
  /** Pieces that are new on a spot: the how manieth there, and where it was before. */
  arrived: { spot: string; index: number; from: Origin | null }[];
  /** Pieces that were on a spot and are nowhere any more. */
  left: { spot: string; piece: Piece }[];
}

interface Thing {
  piece: Piece;
  spot: string;
  index: number;
}

const alike = (piece: Piece): string =>
  JSON.stringify([piece.seat ?? null, piece.kind ?? "", piece.height ?? 1, piece.text ?? ""]);

/** Compares two positions: what glides where, what appears and what vanishes. */
export function changes(before: Sketch, after: Sketch): Changes {
  const was = thingsOn(before);
  const is = thingsOn(after);
  const gone = was.filter((thing) => !isStill(thing, after, before));
  const come = is.filter((thing) => !isStill(thing, before, after));
  const places = new Map([...before.spots, ...after.spots].map(({ name, at }) => [name, at]));
  const away = (one: Thing, other: Thing): number => {
    const [x, y] = places.get(one.spot) ?? [0, 0];
    const [left, top] = places.get(other.spot) ?? [0, 0];
    return Math.hypot(left - x, top - y);
  };
  // A piece that became another on its spot, like a stack that grew, goes nowhere.
  const changed = (one: Thing, other: Thing): boolean =>
    one.spot === other.spot && sameSeat(one, other);
  match(come, gone, changed, away);
  const arrived: Changes["arrived"] = [];
  for (const same of [sameLooks, sameSeat])
    for (const [thing, from] of match(come, gone, same, away))
      arrived.push({ spot: thing.spot, index: thing.index, from: { spot: from.spot } });
  const lost = traysThatLost(before, after);
  for (const { spot, index, piece } of come) {
    const tray = lost.find(({ seat, left }) => left > 0 && seat === (piece.seat ?? null));
    const other = tray ?? lost.find(({ seat, left }) => left > 0 && seat === null);
    if (other !== undefined) other.left--;
    arrived.push({ spot, index, from: other === undefined ? null : { tray: other.tray } });
  }
  return { arrived, left: gone.map(({ spot, piece }) => ({ spot, piece })) };
}

const thingsOn = ({ spots }: Sketch): Thing[] =>
  spots.flatMap(({ name, pieces }) => pieces.map((piece, index) => ({ piece, spot: name, index })));

/** Whether the same piece is on the same spot in another position. */
function isStill({ piece, spot, index }: Thing, there: Sketch, here: Sketch): boolean {
  const look = alike(piece);
  const those = (sketch: Sketch): Piece[] =>
    sketch.spots.find(({ name }) => name === spot)?.pieces ?? [];
  const nth = those(here)
    .slice(0, index)
    .filter((other) => alike(other) === look).length;
  return those(there).filter((other) => alike(other) === look).length > nth;
}

const sameSeat = (one: Thing, other: Thing): boolean => one.piece.seat === other.piece.seat;
const sameLooks = (one: Thing, other: Thing): boolean => alike(one.piece) === alike(other.piece);

/** Pairs what fits, the nearest first, and takes the pairs out of both lists. */
function match(
  come: Thing[],
  gone: Thing[],
  fits: (one: Thing, other: Thing) => boolean,
  away: (one: Thing, other: Thing) => number,
): [Thing, Thing][] {
  const pairs = come
    .flatMap((one) => gone.map((other): [Thing, Thing] => [one, other]))
    .filter(([one, other]) => fits(one, other))
    .sort((one, other) => away(...one) - away(...other));
  return pairs.filter(([one, other]) => {
    if (!come.includes(one) || !gone.includes(other)) return false;
    come.splice(come.indexOf(one), 1);
    gone.splice(gone.indexOf(other), 1);
    return true;
  });
}

function traysThatLost(
  before: Sketch,
  after: Sketch,
): { tray: number; seat: number | null; left: number }[] {
  return after.trays.flatMap((now, tray) => {
    const was = before.trays[tray];
    const left = was === undefined ? 0 : inTray(was) - inTray(now);
    return left > 0 ? [{ tray, seat: now.seat, left }] : [];
  });
}

export const inTray = ({ count, pieces }: Tray): number => count ?? pieces.length;

// ---- What a move touched -------------------------------------------------------------------------

export interface Marks {
  /** Spots of the last moves with something on them, and those that were left. */
  last: Set<string>;
  left: Set<string>;
  lines: { from: string; to: string }[];
}

/** Marks for moves, each given as the spots that it names in their order. */
export function marksFor(moves: readonly (readonly string[])[], { spots }: Sketch): Marks {
  const taken = new Set(spots.filter(({ pieces }) => pieces.length > 0).map(({ name }) => name));
  const all = moves.flat();
  return {
    last: new Set(all.filter((spot) => taken.has(spot))),
    left: new Set(all.filter((spot) => !taken.has(spot))),
    lines: moves.flatMap(([from = "", ...others]) =>
      taken.has(from) ? [] : others.filter((to) => taken.has(to)).map((to) => ({ from, to })),
    ),
  };
}
