import { effectsNamed, nearest, polar, type Point, type Spot } from "../../board/board";
import type { Way } from "../../board/handling.svelte";
import type { View } from "../../net/protocol";
import type { Move } from "../../moves/spell";

export const TILES = ["A", "B", "C", "I"] as const;
export type Tile = (typeof TILES)[number];

export interface Figure {
  owner: number;
  height: number;
}
export type Points = Readonly<Record<string, Figure>>;

export interface Options {
  exits: boolean;
  straight_exits: boolean;
  touching_corners: boolean;
  touching_feet: boolean;
}

export interface MementoView extends View {
  points: Points;
  supply: number;
  markers: number[];
  still_in: boolean[];
  entered: boolean[];
  may_turn: boolean;
  quiet_turns: number;
  /** The points that have won the game. */
  goal: string[];
  options: Options & { turning: boolean; splitting: boolean };
}

/** A figure that comes to a point, and the points on its way; one that enters has only the last. */
export interface Arrival {
  to: string;
  height: number;
  path: readonly string[];
}

export type MementoEffect =
  | { effect: "turn"; triangle: Tile; way: Way }
  | { effect: "first" | "enter"; to: string[] }
  | { effect: "move"; from: string; to: string; height: number; path: readonly string[] }
  | { effect: "split"; from: string; parts: Arrival[] }
  | { effect: "capture" | "stack"; point: string; owner: number; height: number }
  | { effect: "slide" | "jump" | "exit" | "straight-exit"; from: string; to: string }
  | { effect: "stones-back"; stones: number }
  | { effect: "out"; seat: number }
  | { effect: "all-middles" | "middle-and-feet"; points: string[] }
  | { effect: "pass" };

// ---- Places ---------------------------------------------------------------------------------------

// The sides of a tile bulge a little, so that a finger can hit its feet and not its middle.
export const CORNER = 112; // from the middle of a tile to its corners
export const FOOT = 72; // … to its feet
const APART = 216; // from the middle of the inner tile to the others'
export const TURN = 120; // degrees
export const TOUCH = 41; // more than 44 px across on a phone

const middles = (apart: number): Record<Tile, Point> => ({
  A: polar(apart, -90),
  B: polar(apart, 30),
  C: polar(apart, 150),
  I: { x: 0, y: 0 },
});
export const MIDDLE = middles(APART);

export const tileOf = (point: string): Tile => point.charAt(0) as Tile;
/** How far a tile is turned from pointing up. */
export const upOf = (tile: Tile): number => (tile === "I" ? 180 : 0);

const spots = (corner: number, foot: number, apart: number): readonly Spot[] =>
  TILES.flatMap((tile) =>
    Array.from({ length: 7 }, (_, k) => {
      const radius = k === 0 ? 0 : k % 2 === 1 ? corner : foot;
      const angle = 60 * (k - 1) + (tile === "I" ? 90 : -90);
      return { name: `${tile}${k}`, ...polar(radius, angle, middles(apart)[tile]) };
    }),
  );
export const SPOTS = spots(CORNER, FOOT, APART);
const SPOT = new Map(SPOTS.map((spot) => [spot.name, spot]));
const NOWHERE: Point = { x: 0, y: 0 };

export const placeOf = (point: string): Point => SPOT.get(point) ?? NOWHERE;

export function tileAt(place: Point): Tile | null {
  const near = nearest(SPOTS, place, 1.5 * TOUCH);
  return near === null ? null : tileOf(near);
}

/** Where a point is when its tile is turned by some degrees. */
export function turnedPlace(point: string, degrees: number): Point {
  const middle = MIDDLE[tileOf(point)];
  const { x, y } = placeOf(point);
  const angle = (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  return polar(Math.hypot(x - middle.x, y - middle.y), angle + degrees, middle);
}

/** A closed path around the middle: a triangle with bulging sides, wider by `pad` all around. */
export function outline(corner: number, bulge: number, pad: number, tip = -90): string {
  const corners = [0, 1, 2].map((n) => tip + 120 * n);
  const half = (corner * Math.sqrt(3)) / 2;
  const radius = (half * half + bulge * bulge) / (2 * bulge) + pad;
  const lean = (Math.asin(half / (radius - pad)) * 180) / Math.PI;
  const parts = corners.flatMap((angle, n) => {
    const at = polar(corner, angle);
    const arrive = polar(pad, angle - 60 + lean, at);
    const leave = polar(pad, angle + 60 - lean, at);
    return [
      `${n === 0 ? "M" : `A${radius} ${radius} 0 0 1 `}${arrive.x} ${arrive.y}`,
      `A${pad} ${pad} 0 0 1 ${leave.x} ${leave.y}`,
    ];
  });
  const first = polar(pad, tip - 60 + lean, polar(corner, tip));
  return `${parts.join("")}A${radius} ${radius} 0 0 1 ${first.x} ${first.y}Z`;
}

// ---- Ways over the board --------------------------------------------------------------------------

const BIG_CORNERS: readonly string[] = ["A1", "B3", "C5"];
export const CONSTELLATIONS: readonly (readonly [string, string, string])[] = [
  ["I1", "B5", "C3"],
  ["I3", "C1", "A5"],
  ["I5", "A3", "B1"],
];
export const FACING_FEET: readonly (readonly [string, string])[] = [
  ["A4", "I4"],
  ["B6", "I6"],
  ["C2", "I2"],
];

/** Where a figure on a corner leaves the board. */
function gateOf(point: string): Point | null {
  const home = CONSTELLATIONS.find((three) => three.includes(point));
  if (home !== undefined) return polar(238, angleOf(placeOf(home[0])));
  if (!BIG_CORNERS.includes(point)) return null;
  return polar(APART + CORNER + 44, angleOf(placeOf(point)));
}
const angleOf = ({ x, y }: Point): number => (Math.atan2(y, x) * 180) / Math.PI;

export const GATES: readonly (Point & { name: string; angle: number })[] = [
  ...BIG_CORNERS,
  ...CONSTELLATIONS.map((three) => three[0]),
].map((name) => ({
  name,
  ...(gateOf(name) ?? NOWHERE),
  angle: angleOf(gateOf(name) ?? NOWHERE),
}));

// The tiles as true triangles without gaps: there, the lines of the board are straight.
const FLAT = spots(2, 1, 2);
const FLAT_SPOT = new Map(FLAT.map((spot) => [spot.name, spot]));
const flat = (point: string): Point => FLAT_SPOT.get(point) ?? NOWHERE;
const isZero = (number: number): boolean => Math.abs(number) < 1e-6;
const touches = (one: string, other: string): boolean =>
  isZero(flat(one).x - flat(other).x) && isZero(flat(one).y - flat(other).y);

/** The points on the straight line through two points, across tiles; none if it bends. */
function lineThrough(from: string, to: string): string[] {
  const { x, y } = flat(from);
  const way = { x: flat(to).x - x, y: flat(to).y - y };
  const along = (point: string): number =>
    (flat(point).x - x) * way.x + (flat(point).y - y) * way.y;
  const pieces = TILES.map((tile) =>
    FLAT.filter((spot) => isZero((spot.x - x) * way.y - (spot.y - y) * way.x))
      .map(({ name }) => name)
      .filter((name) => tileOf(name) === tile)
      .sort((one, other) => along(one) - along(other)),
  ).filter((piece) => piece.length === 3);
  let line = pieces.find((piece) => piece.includes(from)) ?? [];
  for (const piece of pieces) {
    if (touches(line.at(-1) ?? "", piece[0] ?? "")) line = [...line, ...piece];
    else if (touches(piece[2] ?? "", line[0] ?? "")) line = [...piece, ...line];
  }
  return line.includes(to) ? line : [];
}

/** Whether two points are next to each other on the board itself. */
export function linked(one: string, other: string, options: Options): boolean {
  if (tileOf(one) === tileOf(other)) {
    const line = lineThrough(one, other);
    return Math.abs(line.indexOf(one) - line.indexOf(other)) === 1;
  }
  const isFoot = Number(one.charAt(1)) % 2 === 0;
  return touches(one, other) && (isFoot ? options.touching_feet : options.touching_corners);
}

/**
 * The points that a figure passes on its way. This only says how to draw a legal move, before the
 * server tells what it did.
 */
export function wayTo(from: string, to: string, points: Points, options: Options): string[] {
  if (points[from]?.height !== 2 || linked(from, to, options)) return [from, to];
  const line = lineThrough(from, to);
  const [start, end] = [line.indexOf(from), line.indexOf(to)];
  const between = line.slice(start, end + 1);
  const isFree = between.slice(1, -1).every((point) => !(point in points));
  const goesOn = between.every(
    (point, n) => n === 0 || linked(between[n - 1] ?? "", point, options),
  );
  if (line.length > 0 && isFree && goesOn) return between;
  if (line.length === 0 || (options.exits && gateOf(from) !== null && gateOf(to) !== null))
    return [from, to];
  return [...line.slice(0, start + 1).reverse(), ...line.slice(end).reverse()];
}

export interface Leg {
  from: Point;
  to: Point;
  /** Off the board through a gate, back in through another, or in one jump. */
  how: "along" | "out" | "in" | "jump";
}

/** The lines that a way is drawn with: at an exit it leaves the board through a gate. */
export function legs(way: readonly string[], options: Options): Leg[] {
  return way.slice(1).flatMap((point, n): Leg[] => {
    const before = way[n] ?? point;
    const [from, to] = [placeOf(before), placeOf(point)];
    if (linked(before, point, options)) return [{ from, to, how: "along" }];
    const [out, back] = [gateOf(before), gateOf(point)];
    if (out === null || back === null) return [{ from, to, how: "jump" }];
    return [
      { from, to: out, how: "out" },
      { from: back, to, how: "in" },
    ];
  });
}

/** A line to draw; a jump is curved. */
export function lineOf({ from, to, how }: Leg): string {
  const bow = how === "jump" ? 0.18 : 0;
  const x = (from.x + to.x) / 2 + bow * (to.y - from.y);
  const y = (from.y + to.y) / 2 - bow * (to.x - from.x);
  return `M${from.x} ${from.y}Q${x} ${y} ${to.x} ${to.y}`;
}

export const translate = ({ x, y }: Point): string => `translate(${x}px, ${y}px)`;

/** A figure on a tile that turns. */
export function framesAround(point: string, start: number, end: number): Keyframe[] {
  return Array.from({ length: 13 }, (_, n) => ({
    transform: translate(turnedPlace(point, start + ((end - start) * n) / 12)),
  }));
}

/** A figure on its way; one without a way comes from above. */
export function framesAlong(way: readonly string[], options: Options): Keyframe[] {
  const { x, y } = placeOf(way[0] ?? "");
  if (way.length < 2)
    return [
      { transform: `${translate({ x, y: y - 70 })} scale(1.2)`, opacity: 0 },
      { transform: translate({ x, y }), opacity: 1 },
    ];
  const drawn = legs(way, options);
  const whole = drawn.reduce((sum, leg) => sum + length(leg), 0);
  let gone = 0;
  return drawn.flatMap((leg) => {
    const begins = gone / whole;
    gone += length(leg);
    return [
      { transform: translate(leg.from), opacity: leg.how === "in" ? 0 : 1, offset: begins },
      {
        transform: translate(leg.to),
        opacity: leg.how === "out" ? 0 : 1,
        offset: Math.min(1, gone / whole),
      },
    ];
  });
}
const length = ({ from, to }: Leg): number => Math.hypot(to.x - from.x, to.y - from.y);

// ---- The supply -----------------------------------------------------------------------------------

const PILES = 3;
const PILE = 5; // stones in a pile, while three piles are enough

/** Where a stone of the supply lies: pile by pile, and what is left over in layers on top. */
export function stoneAt(n: number): { pile: number; level: number } {
  if (n < PILES * PILE) return { pile: Math.floor(n / PILE), level: n % PILE };
  return { pile: n % PILES, level: Math.floor(n / PILES) };
}

// ---- Moves ----------------------------------------------------------------------------------------

/** How a figure may be taken apart: what is touched between the figure and its targets. */
export const SPLITS: Record<number, readonly string[]> = { 2: ["1+1"], 3: ["2+1", "1+1+1"] };
const SPLIT_OF: Record<string, string> = { halve: "1+1", part: "2+1", shatter: "1+1+1" };
export const isSplit = (piece: string | undefined): boolean => piece?.includes("+1") ?? false;
const heightsOf = (split: string | undefined): number[] =>
  isSplit(split) ? (split ?? "").split("+").map(Number) : [];

/** A split is touched as the figure, how it is split, and the targets, a Double first. */
export function pieces({ form, parts, pieces }: Move): string[][] {
  const split = SPLIT_OF[form];
  if (split === undefined) return pieces;
  const orders = form === "part" ? [Object.values(parts)] : pieces;
  return orders.map(([from = "", ...to]) => [from, split, ...to]);
}

/** The reverse: the form of a split move, and its parts. */
export function splitInto(
  from: string,
  split: string,
  to: readonly string[],
): [string, Record<string, string>] {
  const [form = ""] = Object.entries(SPLIT_OF).find(([, parts]) => parts === split) ?? [];
  const names = form === "part" ? ["double", "single"] : ["to", "to2", "to3"];
  const parts = Object.fromEntries(to.map((point, n) => [names[n] ?? "", point]));
  return [form, { origin: from, ...parts }];
}

/** The figures placed so far on the touched points, and what is left of a split one. */
export function planned(begun: readonly string[], view: MementoView): Points {
  const [from, split, ...to] = begun;
  const owner = view.to_move ?? 0;
  if (from === undefined) return {};
  const figure = view.points[from];
  if (figure === undefined) return { [from]: { owner, height: 1 } };
  const heights = heightsOf(split);
  let left = figure.height;
  const placed = to.map((point, n): [string, Figure] => {
    left -= heights[n] ?? 0;
    return [point, { owner, height: heights[n] ?? 1 }];
  });
  return Object.fromEntries([...placed, [from, { owner: figure.owner, height: left }]]);
}

export const nextPart = (begun: readonly string[]): number =>
  heightsOf(begun[1])[begun.length - 2] ?? 1;

/** What the text of a move says, without knowing the rules. */
export function foresee({ form, parts }: Move, { points, options }: MementoView): MementoEffect[] {
  const { origin = "", target = "", triangle, way, ...rest } = parts;
  const path = (to: string): string[] => wayTo(origin, to, points, options);
  if (form === "turn") return [{ effect: form, triangle: triangle as Tile, way: way as Way }];
  if (form === "first" || form === "enter") return [{ effect: form, to: Object.values(rest) }];
  if (form === "move") {
    const height = points[origin]?.height ?? 1;
    const there = points[target];
    const captured: MementoEffect[] =
      there === undefined ? [] : [{ effect: "capture", point: target, ...there }];
    return [{ effect: form, from: origin, to: target, height, path: path(target) }, ...captured];
  }
  const heights = heightsOf(SPLIT_OF[form]);
  const into = Object.values(rest).map((to, n) => ({
    to,
    height: heights[n] ?? 1,
    path: path(to),
  }));
  return into.length === 0 ? [] : [{ effect: "split", from: origin, parts: into }];
}

export const turnIn = (effects: readonly MementoEffect[]): Turn | null =>
  effectsNamed(effects, "turn")[0] ?? null;

export const arrivals = (effects: readonly MementoEffect[]): Arrival[] =>
  effects.flatMap((one) => {
    if (one.effect === "move") return [one];
    if (one.effect === "split") return one.parts;
    if (one.effect !== "enter" && one.effect !== "first") return [];
    return one.to.map((point) => ({ to: point, height: 1, path: [point] }));
  });

type Turn = Extract<MementoEffect, { effect: "turn" }>;

export function turnedPoint(point: string, { triangle, way }: Omit<Turn, "effect">): string {
  if (tileOf(point) !== triangle) return point;
  return nearest(SPOTS, turnedPlace(point, way === "+" ? TURN : -TURN), 1) ?? point;
}

/** What to mark of several moves, the oldest first: the ways of figures, and what was turned. */
export interface Marks {
  paths: readonly (readonly string[])[];
  turns: readonly Turn[];
}
export const NO_MARKS: Marks = { paths: [], turns: [] };

/** A triangle that turns takes along where figures came to stand; the way there is gone. */
export function marksOf(moves: readonly { effects: readonly MementoEffect[] }[]): Marks {
  let paths: (readonly string[])[] = [];
  const turns: Turn[] = [];
  for (const { effects } of moves) {
    const turned = turnIn(effects);
    if (turned !== null) {
      turns.push(turned);
      paths = paths.map((path) =>
        path.some((point) => tileOf(point) === turned.triangle)
          ? [turnedPoint(path.at(-1) ?? "", turned)]
          : path,
      );
    }
    paths.push(...arrivals(effects).map(({ path }) => path));
  }
  return { paths, turns };
}

/** The points after a move, to show before the server has answered. */
export function after(points: Points, effects: readonly MementoEffect[], seat: number): Points {
  const turned = turnIn(effects);
  const left = effects.flatMap((one) =>
    one.effect === "move" || one.effect === "split" ? [one.from] : [],
  );
  const staying = Object.entries(points)
    .filter(([point]) => !left.includes(point))
    .map(([point, figure]): [string, Figure] =>
      turned === null ? [point, figure] : [turnedPoint(point, turned), figure],
    );
  const arrived = arrivals(effects).map(({ to, height }) => [to, { owner: seat, height }] as const);
  return Object.fromEntries([...staying, ...arrived]);
}

/** A move as an animation: which figures stay, what was captured included, and which go where. */
export interface Scene {
  still: Points;
  going: readonly (Figure & Arrival)[];
}

export function sceneOf(points: Points, effects: readonly MementoEffect[], seat: number): Scene {
  const going = arrivals(effects).map((arrival) => ({ ...arrival, owner: seat }));
  const staying = Object.entries(points).filter(([point]) => !going.some(({ to }) => to === point));
  const captured = effects.flatMap((one): [string, Figure][] =>
    one.effect === "capture" || one.effect === "stack"
      ? [[one.point, { owner: one.owner, height: one.height }]]
      : [],
  );
  return { still: Object.fromEntries([...staying, ...captured]), going };
}
