import type { Point } from "../../board/board";
import type { Camera } from "../../board/handling.svelte";
import type { View } from "../../net/protocol";
import type { Move } from "../../moves/spell";

export const SIDE = 100; // of a tile, in units of the drawing
export const ROW = (SIDE * Math.sqrt(3)) / 2;
export const RADIUS = SIDE / Math.sqrt(3); // from the middle of a tile to its corners
export const JOKER = "J";

export interface Laid {
  cell: string;
  tile: string;
}
export interface TriominosView extends View {
  table: Laid[];
  open_cells: string[];
  /** What open cells need at their corners, clockwise from the tip; null where any will do. */
  needs: Record<string, (number | null)[]>;
  chips: number[];
  rack_sizes: number[];
  racks: (string[] | null)[];
  pot: number;
  options: { price: number };
  joker_holder: number | null;
  last_round: number | null;
}

// Cells: `x,yu` points up, `x,yd` points down, above the vertex (x, y).

interface Cell {
  x: number;
  y: number;
  down: boolean;
}
export type Vertex = [number, number];

function cellOf(name: string): Cell {
  const [x = "0", rest = "0u"] = name.split(",");
  return { x: Number(x), y: Number(rest.slice(0, -1)), down: rest.endsWith("d") };
}

export const pointsDown = (cell: string): boolean => cell.endsWith("d");

export function cornersOf(name: string): Vertex[] {
  const { x, y, down } = cellOf(name);
  return down
    ? [
        [x + 1, y],
        [x, y + 1],
        [x + 1, y + 1],
      ]
    : [
        [x, y + 1],
        [x + 1, y],
        [x, y],
      ];
}

export const vertexPoint = ([x, y]: Vertex): Point => ({ x: (x + y / 2) * SIDE, y: -y * ROW });

export function centreOf(cell: string): Point {
  const points = cornersOf(cell).map(vertexPoint);
  return {
    x: points.reduce((sum, point) => sum + point.x, 0) / 3,
    y: points.reduce((sum, point) => sum + point.y, 0) / 3,
  };
}

/** A cell to draw, slightly smaller than it is. */
export const outline = (cell: string): string => {
  const { x, y } = centreOf(cell);
  return cornersOf(cell)
    .map(vertexPoint)
    .map((corner) => `${x + 0.88 * (corner.x - x)},${y + 0.88 * (corner.y - y)}`)
    .join(" ");
};

export function cellAt({ x, y }: Point): string {
  const up = -y / ROW;
  const across = x / SIDE - up / 2;
  const [row, column] = [Math.floor(up), Math.floor(across)];
  return `${column},${row}${up - row + across - column < 1 ? "u" : "d"}`;
}

// Turning: a tile turns by sixths, so that it points up and down alternately. Not turned, it points
// up and reads as written; turned by half, it points down and reads the same.

export const isTurnedDown = (turns: number): boolean => turns % 2 !== 0;

/** How a tile reads from its tip. */
export function readingOf(tile: string, turns: number): string {
  if (tile === JOKER) return JOKER;
  const thirds = (isTurnedDown(turns) ? turns - 3 : turns) / 2;
  const first = (((-thirds % 3) + 3) % 3) as 0 | 1 | 2;
  return tile.slice(first) + tile.slice(0, first);
}

/** The rotation nearest to the current one in which a tile reads like that from its tip. */
export function turnsFor(tile: string, reading: string, down: boolean, from: number): number {
  for (const step of [0, 1, -1, 2, -2, 3]) {
    if (isTurnedDown(from + step) === down && readingOf(tile, from + step) === reading)
      return from + step;
  }
  return from;
}

/** A tile as it is written: from its smallest value. */
export function tileOf(reading: string): string {
  const readings = [0, 2, 4].map((turns) => readingOf(reading, turns));
  return readings.reduce((least, next) => (next < least ? next : least));
}

// Moves and what they do.

/** A tile on the table, in its cell. */
export type Laying = {
  effect: "lay" | "joker" | "swap";
  tile: string;
  reading: string;
  cell: string;
  /** What it earned, once the server has answered. */
  chips?: number;
};
export type TriominosEffect =
  | Laying
  | { effect: "buy"; tile?: string }
  | { effect: "hexagon"; centre: Vertex; cells: string[] }
  | { effect: "bridge"; cell: string }
  | { effect: "last-tile" | "buy-by-choice" | "pass" }
  | { effect: "pot-empty"; turns: number };

export const laidIn = (effects: readonly TriominosEffect[]): Laying | null =>
  effects.find((one): one is Laying => "reading" in one) ?? null;

/** What the text of a move says that it does. A swap goes where the joker is or has been. */
export function foresee({ form, parts }: Move, { table }: TriominosView): TriominosEffect[] {
  const { reading } = parts;
  if (reading === undefined) return [{ effect: form === "buy" ? "buy" : "pass" }];
  const tile = tileOf(reading);
  if (form === "lay")
    return [{ effect: tile === JOKER ? "joker" : "lay", tile, reading, cell: parts["cell"] ?? "" }];
  const there = table.find((laid) => laid.tile === JOKER) ?? table.find((l) => l.tile === reading);
  return [{ effect: "swap", tile, reading, cell: there?.cell ?? "" }];
}

/** What is touched for a move: tile and cell in either order, then how the tile is turned. A swap's
 * cell is the joker's. */
export function piecesOf({ text, parts }: Move, joker: string | null): string[][] {
  const { reading, cell = joker ?? "" } = parts;
  if (reading === undefined) return [[text]];
  const tile = `#${tileOf(reading)}`;
  return [
    [tile, cell, reading],
    [cell, tile, reading],
  ];
}

/** Table and rack once a tile is laid: our own move is shown before the server has answered. */
export function after(
  table: readonly Laid[],
  rack: readonly string[],
  laid: Laying | null,
): { table: readonly Laid[]; rack: readonly string[] } {
  if (laid === null) return { table, rack };
  const { cell, tile, reading } = laid;
  const others = table.filter((one) => one.cell !== cell);
  return {
    table:
      others.length === table.length
        ? [...table, { cell, tile: reading }]
        : table.map((one) => (one.cell === cell ? { cell, tile: reading } : one)),
    rack:
      laid.effect === "swap"
        ? rack.map((one) => (one === tile ? JOKER : one))
        : rack.filter((one) => one !== tile),
  };
}

/** The tiles keep their order on the rack; new ones come last. */
export function arrange(order: readonly string[], rack: readonly string[]): string[] {
  return [
    ...order.filter((tile) => rack.includes(tile)),
    ...rack.filter((tile) => !order.includes(tile)),
  ];
}

// What is celebrated.

export interface Gain {
  cell: string;
  chips: number;
  /** The vertices in the middle of new hexagons. */
  hexagons: Vertex[];
  bridge: boolean;
  lastTile: boolean;
}

/** … by whom, and the number of the event. */
export type Earned = Gain & { seat: number; n: number };

export function gainIn(effects: readonly TriominosEffect[]): Gain | null {
  const { cell, chips } = laidIn(effects) ?? {};
  if (cell === undefined || chips === undefined) return null;
  return {
    cell,
    chips,
    hexagons: effects.flatMap((one) => (one.effect === "hexagon" ? [one.centre] : [])),
    bridge: effects.some(({ effect }) => effect === "bridge"),
    lastTile: effects.some(({ effect }) => effect === "last-tile"),
  };
}

// The visible part of the table.

const SMALLEST = 0.22;
const LARGEST = 1.8;

/** Shows all of these cells, unless tiles would become too small to read or needlessly large. */
export function fit(
  cells: readonly string[],
  width: number,
  height: number,
  least = 0.4,
  most = width < 480 ? 0.9 : 1.25,
): Camera {
  const points = cells.flatMap((cell) => cornersOf(cell).map(vertexPoint));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const room = 24;
  const wanted = Math.min((width - room) / (right - left), (height - room) / (bottom - top));
  const scale = Math.min(Math.max(wanted, least), most);
  return {
    x: width / 2 - ((left + right) / 2) * scale,
    y: height / 2 - ((top + bottom) / 2) * scale,
    scale,
  };
}

/** Zooms, while the point under the finger stays where it is. */
export function zoom(camera: Camera, factor: number, at: Point): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, SMALLEST), LARGEST);
  const change = scale / camera.scale;
  return {
    x: at.x - (at.x - camera.x) * change,
    y: at.y - (at.y - camera.y) * change,
    scale,
  };
}

export const toTable = (camera: Camera, at: Point): Point => ({
  x: (at.x - camera.x) / camera.scale,
  y: (at.y - camera.y) / camera.scale,
});

export const toScreen = (camera: Camera, at: Point): Point => ({
  x: at.x * camera.scale + camera.x,
  y: at.y * camera.scale + camera.y,
});

export function isInSight(camera: Camera, cell: string, width: number, height: number): boolean {
  const { x, y } = toScreen(camera, centreOf(cell));
  const room = 0.4 * SIDE * camera.scale;
  return x > room && x < width - room && y > room && y < height - room;
}

/** Shows everything or, if that is too much, at least the places that matter now. */
export function fitWith(
  cells: readonly string[],
  matter: readonly string[],
  width: number,
  height: number,
): Camera {
  const whole = fit(cells, width, height);
  if (matter.every((cell) => isInSight(whole, cell, width, height))) return whole;
  return fit(matter, width, height, SMALLEST, whole.scale);
}

/** The size of the tiles on the rack: in one row if that is big enough for a finger. */
export function rackTileSize(count: number, width: number, height: number): number {
  let size = 0;
  for (let rows = 1; rows <= 2 && size < 50; rows += 1) {
    size = Math.max(size, Math.min(96, height / rows, width / Math.ceil(count / rows)));
  }
  return Math.max(44, Math.floor(size));
}
