import { compose, type Spell } from "../../lib/composer";
import type { View } from "../../lib/protocol";
import type { Point, Spot } from "../board";

export const TILES = ["A", "B", "C", "I"] as const;
export type Tile = (typeof TILES)[number];
export type Way = "+" | "-";

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
  options: Options;
}

// ---- Places ---------------------------------------------------------------------------------------

// The sides of a tile bulge a little, so that a finger can hit its feet and not its middle.
export const CORNER = 112; // from the middle of a tile to its corners
export const FOOT = 72; // … to its median points
const APART = 216; // from the middle of the inner tile to the others'
export const TURN = 120; // degrees
export const TOUCH = 41; // more than 44 px across on a phone

export type Place = Point;

const polar = (radius: number, degrees: number, around: Place = { x: 0, y: 0 }): Place => ({
  x: around.x + radius * Math.cos((degrees * Math.PI) / 180),
  y: around.y + radius * Math.sin((degrees * Math.PI) / 180),
});

export const MIDDLE: Record<Tile, Place> = {
  A: polar(APART, -90),
  B: polar(APART, 30),
  C: polar(APART, 150),
  I: { x: 0, y: 0 },
};

export const tileOf = (point: string): Tile => point.charAt(0) as Tile;
const numberOf = (point: string): number => Number(point.charAt(1));

export const SPOTS: readonly Spot[] = TILES.flatMap((tile) =>
  Array.from({ length: 7 }, (_, k) => {
    const radius = k === 0 ? 0 : k % 2 === 1 ? CORNER : FOOT;
    const angle = 60 * (k - 1) + (tile === "I" ? 90 : -90);
    return { name: `${tile}${k}`, ...polar(radius, angle, MIDDLE[tile]) };
  }),
);
const SPOT = new Map(SPOTS.map((spot) => [spot.name, spot]));
const NOWHERE: Place = { x: 0, y: 0 };

export const placeOf = (point: string): Place => SPOT.get(point) ?? NOWHERE;

/** Where a point is when its tile is turned by some degrees. */
export function turnedPlace(point: string, degrees: number): Place {
  const middle = MIDDLE[tileOf(point)];
  const { x, y } = placeOf(point);
  const angle = (Math.atan2(y - middle.y, x - middle.x) * 180) / Math.PI;
  return polar(Math.hypot(x - middle.x, y - middle.y), angle + degrees, middle);
}

/** The nearest spot; spots that lead somewhere attract the finger. */
export function nearest(place: Place, useful: ReadonlySet<string>): string | null {
  let best: string | null = null;
  let least = 1.5 * TOUCH;
  for (const { name, x, y } of SPOTS) {
    const away = Math.hypot(x - place.x, y - place.y);
    const distance = useful.has(name) && away < TOUCH ? away - TOUCH : away;
    if (distance < least) {
      least = distance;
      best = name;
    }
  }
  return best;
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

export const BIG_CORNERS: readonly string[] = ["A1", "B3", "C5"];
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

// The way out and back in closes a loop.
const LOOPS = [
  "C5 C6 C1 A5 A6 A1",
  "A1 A2 A3 B1 B2 B3",
  "B3 B4 B5 C3 C4 C5",
  "A1 A0 A4 I4 I0 I1",
  "B3 B0 B6 I6 I0 I3",
  "C5 C0 C2 I2 I0 I5",
  "I1 I2 I3",
  "I3 I4 I5",
  "I5 I6 I1",
].map((line) => line.split(" "));
const OTHER_LINES = [
  "A3 A4 A5",
  "B5 B6 B1",
  "C1 C2 C3",
  "A3 A0 A6",
  "A5 A0 A2",
  "B1 B0 B4",
  "B5 B0 B2",
  "C1 C0 C4",
  "C3 C0 C6",
].map((line) => line.split(" "));

/** Where a figure on a corner leaves the board. */
export function gateOf(point: string): Place | null {
  const home = CONSTELLATIONS.find((three) => three.includes(point));
  if (home !== undefined) return polar(238, angleOf(placeOf(home[0])));
  if (!BIG_CORNERS.includes(point)) return null;
  return polar(APART + CORNER + 44, angleOf(placeOf(point)));
}
const angleOf = ({ x, y }: Place): number => (Math.atan2(y, x) * 180) / Math.PI;

export const GATES: readonly (Place & { name: string; angle: number })[] = [
  ...BIG_CORNERS,
  ...CONSTELLATIONS.map((three) => three[0]),
].map((name) => ({
  name,
  ...(gateOf(name) ?? NOWHERE),
  angle: angleOf(gateOf(name) ?? NOWHERE),
}));

/** Whether two consecutive points of a way are joined on the board itself. */
export function joined(one: string, other: string, options: Options): boolean {
  if (tileOf(one) === tileOf(other))
    return [...LOOPS, ...OTHER_LINES].some(
      (line) => line.includes(one) && Math.abs(line.indexOf(one) - line.indexOf(other)) === 1,
    );
  const both = (group: readonly string[]): boolean => group.includes(one) && group.includes(other);
  return (
    (options.touching_corners && CONSTELLATIONS.some(both)) ||
    (options.touching_feet && FACING_FEET.some(both))
  );
}

/** The straight ways from one point to another across free points, shortest first. */
function slides(from: string, to: string, points: Points, options: Options): string[][] {
  const found: string[][] = [];
  for (const line of [...LOOPS, ...OTHER_LINES]) {
    const start = line.indexOf(from);
    if (start < 0 || !line.includes(to)) continue;
    const closes = LOOPS.includes(line) && options.exits && options.straight_exits;
    for (const step of [1, -1]) {
      const way = [from];
      for (let n = 1; n < line.length; n++) {
        const place = start + n * step;
        const next = line[(place + line.length) % line.length] ?? to;
        const before = way[way.length - 1] ?? from;
        const around = place < 0 || place >= line.length;
        const first = place === line.length || place === -1;
        if (around && first ? !closes : !joined(before, next, options)) break;
        way.push(next);
        if (next === to) found.push(way);
        if (next === to || next in points) break;
      }
    }
  }
  return found.sort((one, other) => one.length - other.length);
}

/**
 * The points that a figure passes on its way. This only says how to draw a move, not whether it is
 * legal.
 */
export function wayTo(from: string, to: string, points: Points, options: Options): string[] {
  if (joined(from, to, options) || points[from]?.height !== 2) return [from, to];
  const ways = slides(from, to, points, options);
  const onBoard = ways.find((way) =>
    way.every((point, n) => n === 0 || joined(way[n - 1] ?? from, point, options)),
  );
  if (onBoard !== undefined) return onBoard;
  const exits = options.exits && gateOf(from) !== null && gateOf(to) !== null;
  return exits ? [from, to] : (ways[0] ?? [from, to]);
}

export interface Leg {
  from: Place;
  to: Place;
  /** Off the board through a gate, back in through another, or in one jump. */
  how: "along" | "out" | "in" | "jump";
}

/** The lines that a way is drawn with: at an exit it leaves the board through a gate. */
export function legs(way: readonly string[], options: Options): Leg[] {
  return way.slice(1).flatMap((point, n): Leg[] => {
    const before = way[n] ?? point;
    const [from, to] = [placeOf(before), placeOf(point)];
    if (joined(before, point, options)) return [{ from, to, how: "along" }];
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

export const translate = ({ x, y }: Place): string => `translate(${x}px, ${y}px)`;

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

// ---- Moves ----------------------------------------------------------------------------------------

/** How a figure may be taken apart: what is touched between the figure and its targets. */
export const SPLITS: Record<number, readonly string[]> = { 2: ["1+1"], 3: ["2+1", "1+1+1"] };
export const isSplit = (piece: string | undefined): boolean => piece?.includes("+1") ?? false;
const HEIGHTS: Record<string, readonly number[]> = {
  "1+1": [1, 1],
  "2+1": [2, 1],
  "1+1+1": [1, 1, 1],
};

export const isTurn = (move: string): boolean => /^[ABCI][+-]$/.test(move);

/** Whether a move enters two Singles. */
export const isEntering = (move: string): boolean => move.includes(",") && !move.includes("/");

function orders(points: readonly string[]): string[][] {
  if (points.length < 2) return [[...points]];
  return points.flatMap((first, n) =>
    orders(points.filter((_, place) => place !== n)).map((rest) => [first, ...rest]),
  );
}

/** The points that a split leads to, and its name. */
function splitOf(move: string): { from: string; split: string; to: string[] } | null {
  const [from, targets] = move.split("/");
  if (from === undefined || targets === undefined) return null;
  const to = targets.split(",").map((target) => target.slice(-2));
  const split = targets.startsWith("2") ? "2+1" : to.length === 2 ? "1+1" : "1+1+1";
  return { from, split, to };
}

/**
 * `A1-A0` is touched as A1, A0; `A1,B2` as A1, B2 or as B2, A1; a split as the figure, how it is
 * split, and the targets, where equal parts come in any order and a Double comes first.
 */
export const spell: Spell = (move) => {
  const split = splitOf(move);
  if (split !== null)
    return (split.split === "2+1" ? [split.to] : orders(split.to)).map((to) => [
      split.from,
      split.split,
      ...to,
    ]);
  if (move.includes(",")) return orders(move.split(","));
  return [isTurn(move) ? [move] : move.split("-")];
};

/** The reverse: what has been touched, as a move. */
export function written(pieces: readonly string[], entering: boolean): string {
  const [from = "", second = "", ...rest] = pieces;
  if (isSplit(second)) return `${from}/${second === "2+1" ? "2" : ""}${rest.join(",")}`;
  return pieces.join(entering ? "," : "-");
}

/** The figures placed so far on the touched points, and what is left of a split one. */
export function planned(begun: readonly string[], view: MementoView): Points {
  const [from, second, ...to] = begun;
  const owner = view.to_move ?? 0;
  if (from === undefined) return {};
  const figure = view.points[from];
  if (figure === undefined) return { [from]: { owner, height: 1 } };
  const heights = HEIGHTS[second ?? ""] ?? [];
  let left = figure.height;
  const placed = to.map((point, n): [string, Figure] => {
    left -= heights[n] ?? 0;
    return [point, { owner, height: heights[n] ?? 1 }];
  });
  return Object.fromEntries([...placed, [from, { owner: figure.owner, height: left }]]);
}

/** The height of the part to place next. */
export const nextPart = (begun: readonly string[]): number =>
  HEIGHTS[begun[1] ?? ""]?.[begun.length - 2] ?? 1;

/** The move that somebody probably meant who touched a point that leads nowhere. */
export function meant(
  legal: readonly string[],
  begun: readonly string[],
  point: string,
  view: MementoView,
): string {
  const [from] = begun;
  if (from !== undefined && from in view.points && begun.length === 1) return `${from}-${point}`;
  if (from !== undefined && !(from in view.points)) return `${from},${point}`;
  if (begun.length > 1) {
    const fitting = legal
      .flatMap(spell)
      .find((pieces) => begun.every((piece, n) => pieces[n] === piece) && !pieces.includes(point));
    const rest = fitting?.slice(begun.length + 1) ?? [];
    return written([...begun, point, ...rest], false);
  }
  if (point in view.points) return `${point}-${point}`;
  if (view.turns === 0) return point;
  const free = SPOTS.map((spot) => spot.name).filter((name) => !(name in view.points));
  const other = free.find((name) => name !== point && !/I|0/.test(name)) ?? point;
  return `${point},${other}`;
}

/** A complete split that is not possible, to ask why. */
export function meantSplit(
  from: string,
  split: string,
  legal: readonly string[],
  view: MementoView,
): string {
  const reached = [...compose(legal, spell, [from]).next].filter(
    (piece) => !isSplit(piece) && !(piece in view.points),
  );
  const others = SPOTS.map((spot) => spot.name).filter((name) => !reached.includes(name));
  const to = [...reached, ...others].slice(0, HEIGHTS[split]?.length ?? 2);
  return written([from, split, ...to], false);
}

/** Where a turn takes a point. */
export function turnedPoint(point: string, way: Way): string {
  const k = numberOf(point);
  return k === 0 ? point : `${tileOf(point)}${((k - 1 + (way === "+" ? 2 : 4)) % 6) + 1}`;
}

export interface Going extends Figure {
  way: readonly string[];
}

/** A move as an animation: which figures stay, and which go where. */
export interface Scene {
  still: Points;
  going: readonly Going[];
  turning: { tile: Tile; way: Way } | null;
}

export function sceneOf(points: Points, move: string, seat: number, options: Options): Scene {
  if (isTurn(move)) {
    const tile = tileOf(move);
    const way = move.charAt(1) as Way;
    const here = Object.entries(points).filter(([point]) => tileOf(point) === tile);
    return {
      still: without(points, ...here.map(([point]) => point)),
      going: here.map(([point, figure]) => ({ ...figure, way: [point, turnedPoint(point, way)] })),
      turning: { tile, way },
    };
  }
  const split = splitOf(move);
  if (split !== null) {
    const heights = HEIGHTS[split.split] ?? [];
    return {
      still: without(points, split.from),
      going: split.to.map((to, n) => ({
        owner: seat,
        height: heights[n] ?? 1,
        way: wayTo(split.from, to, points, options),
      })),
      turning: null,
    };
  }
  const [from, to] = move.split("-");
  if (from !== undefined && to !== undefined && move !== "pass") {
    const figure = points[from] ?? { owner: seat, height: 1 };
    const way = wayTo(from, to, points, options);
    return { still: without(points, from), going: [{ ...figure, way }], turning: null };
  }
  const entered = move === "pass" ? [] : move.split(",");
  const going = entered.map((point) => ({ owner: seat, height: 1, way: [point] }));
  return { still: points, going, turning: null };
}

/** The points after a move, to show before the server has answered. */
export function after(points: Points, move: string, seat: number, options: Options): Points {
  const { still, going } = sceneOf(points, move, seat, options);
  const result: Record<string, Figure> = { ...still };
  for (const { owner, height, way } of going) {
    const to = way[way.length - 1] ?? "";
    const both = height + (still[to]?.height ?? 0);
    result[to] = { owner, height: both > 3 ? both - 3 : both };
  }
  return result;
}

export function same(one: Points, other: Points): boolean {
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        one[name]?.owner === other[name]?.owner && one[name]?.height === other[name]?.height,
    )
  );
}

function without(points: Points, ...names: readonly string[]): Points {
  return Object.fromEntries(Object.entries(points).filter(([name]) => !names.includes(name)));
}
