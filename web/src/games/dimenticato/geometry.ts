import type { Point, Spot } from "../../board/board";
import type { Camera } from "../../board/handling.svelte";
import type { View } from "../../net/protocol";
import type { Move } from "../../moves/spell";

interface Called {
  field: string;
  /** Null where numbers are not called. */
  said: number | null;
  number: number;
}

/** How many columns and rows there are, and by how many quarters the board is turned clockwise. */
export type Size = readonly [columns: number, rows: number, quarters?: number];

export interface DimenticatoView extends View {
  size: Size;
  cards: { fields: string[]; owner: number | null }[];
  blocks: string[][];
  /** The seat with a die's colour; dice on big cards have none. */
  colours: Record<string, number>;
  /** The numbers of the dice that are not covered. */
  numbers: Record<string, number>;
  figures: Record<string, number>;
  waiting: string[];
  home: number[];
  called: Called | null;
  asks: "leave" | "call" | "look" | "move" | "hit" | "inside" | "pass" | null;
  /** Without calling, one looks under a figure. */
  options: { calling: boolean };
}

export type DimenticatoEffect =
  | { effect: "go" | "leave" | "inside"; from: string; to: string }
  | { effect: "hit"; field: string; owner: number; back: string }
  | { effect: "right-call" | "wrong-call"; field: string; said: number; number: number }
  | { effect: "look"; field: string; number: number }
  | { effect: "home" | "no-way"; field: string }
  | { effect: "stay" | "turn-lost" };

export const CELL = 60;

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a field: columns are letters, row 1 is at the bottom, unless it is turned. */
export function place(field: string, [columns, rows, quarters = 0]: Size): Point {
  const column = field.charCodeAt(0) - "a".charCodeAt(0);
  let [x, y] = [column + 0.5, rows - Number(field.slice(1)) + 0.5];
  for (let turn = 0; turn < quarters; turn++) {
    const height = turn % 2 === 0 ? rows : columns;
    [x, y] = [height - y, x];
  }
  return { x: x * CELL, y: y * CELL };
}

/** The size of a board that is turned so that a seat's own fields are at the bottom. */
export function facing({ size, blocks }: DimenticatoView, seat: number | null): Size {
  const [columns, rows] = size;
  const own = seat === null ? undefined : blocks[seat];
  if (own === undefined) return size;
  const lowest = [0, 1, 2, 3].map((quarters) => {
    const turned: Size = [columns, rows, quarters];
    const height = (quarters % 2 === 0 ? rows : columns) * CELL;
    return { turned, above: height - Math.min(...own.map((field) => place(field, turned).y)) };
  });
  return lowest.reduce((best, one) => (one.above < best.above ? one : best)).turned;
}

export interface Field extends Spot {
  /** Whose start and goal it belongs to; on a dice field nobody's. */
  block: number | null;
}

export function fieldsOf(view: DimenticatoView): Field[] {
  const dice = view.cards.flatMap((card) =>
    card.fields.map((name) => ({ name, block: null, ...place(name, view.size) })),
  );
  const blocks = view.blocks.flatMap((fields, block) =>
    fields.map((name) => ({ name, block, ...place(name, view.size) })),
  );
  return [...dice, ...blocks];
}

export function around(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const edge = CELL / 2 + margin;
  const x = Math.min(...xs) - edge;
  const y = Math.min(...ys) - edge;
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

/**
 * Letters below the columns and numbers left of the rows, close to the outermost fields; the other
 * way round if the board is turned by a quarter.
 */
export function edgesOf(fields: readonly Field[], [, , quarters = 0]: Size): Spot[] {
  const isAside = quarters % 2 === 1;
  const edges = new Map<string, Spot>();
  for (const { name, x, y } of fields) {
    const [letter, number] = [name.charAt(0), name.slice(1)];
    const [column, row] = isAside ? [number, letter] : [letter, number];
    const below = Math.max(y + CELL / 2 + 10, edges.get(column)?.y ?? -Infinity);
    const left = Math.min(x - CELL / 2 - 4, edges.get(row)?.x ?? Infinity);
    edges.set(column, { name: column, x, y: below });
    edges.set(row, { name: row, x: left, y });
  }
  return [...edges.values()];
}

export interface Plate extends Box {
  owner: number | null;
}

/** The cards as laid out: a big one together with its owner's block. */
export function platesOf(view: DimenticatoView): Plate[] {
  return view.cards.map(({ fields, owner }) => {
    const all = owner === null ? fields : [...fields, ...(view.blocks[owner] ?? [])];
    return { ...around(all.map((field) => place(field, view.size))), owner };
  });
}

/** Small arrows on the seams between cards, showing the direction of play. */
export function arrowsOf(view: DimenticatoView): (Point & { angle: number })[] {
  const middles = view.cards.map(({ fields }) => {
    const { x, y, width, height } = around(fields.map((field) => place(field, view.size)));
    return { x: x + width / 2, y: y + height / 2 };
  });
  return middles.map((from, card) => {
    const to = middles[(card + 1) % middles.length] ?? from;
    const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, angle };
  });
}

/** The middle of the track, and its distance to the inner lane. */
export function middleOf(view: DimenticatoView): Point & { room: number } {
  const ring = around(
    view.cards.flatMap(({ fields }) => fields.map((field) => place(field, view.size))),
  );
  return {
    x: ring.x + ring.width / 2,
    y: ring.y + ring.height / 2,
    room: Math.min(ring.width, ring.height) / 2 - 2 * CELL,
  };
}

export function trace(from: string, to: string, size: Size): string {
  const [a, b] = [place(from, size), place(to, size)];
  const bend = { x: (a.x + b.x) / 2 + (b.y - a.y) / 7, y: (a.y + b.y) / 2 - (b.x - a.x) / 7 };
  return `M${a.x} ${a.y}Q${bend.x} ${bend.y} ${b.x} ${b.y}`;
}

interface Meant {
  form: string;
  parts: Record<string, string>;
}

// ---- Moves ----------------------------------------------------------------------------------------

/** What the text of a move says, until the server tells what it did. */
export function foresee(
  { parts }: Pick<Move, "parts">,
  view: DimenticatoView,
): DimenticatoEffect[] {
  const { from, to, back } = parts;
  if (from === undefined || to === undefined) return [];
  const owner = view.figures[to] ?? 0;
  const hit = back === undefined ? [] : [{ effect: "hit" as const, field: to, owner, back }];
  return [{ effect: "go", from, to }, ...hit];
}

/** From where to where figures went: first the one that moved, then the one that it hit. */
export const waysOf = (effects: readonly DimenticatoEffect[]): { from: string; to: string }[] =>
  effects.flatMap((one) => {
    if ("to" in one) return [{ from: one.from, to: one.to }];
    return one.effect === "hit" ? [{ from: one.field, to: one.back }] : [];
  });

export function figuresAfter(
  { figures }: DimenticatoView,
  effects: readonly DimenticatoEffect[],
): DimenticatoView["figures"] {
  const ways = waysOf(effects);
  const left = ways.map(({ from }) => from);
  const still = Object.entries(figures).filter(([field]) => !left.includes(field));
  const moved = ways.map(({ from, to }): [string, number] => [to, figures[from] ?? 0]);
  return Object.fromEntries([...still, ...moved]);
}

/** A call for the figure on a die, or a look under it. */
function asked(view: DimenticatoView, from: string): Meant {
  return view.options.calling
    ? { form: "call", parts: { from, number: "1" } }
    : { form: "look", parts: { from } };
}

/** What somebody who touches a field that leads nowhere probably meant. */
export function meant(view: DimenticatoView, [from, hit]: readonly string[], name: string): Meant {
  const owner = view.figures[name];
  const isDie = !view.blocks.some((fields) => fields.includes(name));
  if (from !== undefined && hit !== undefined)
    return { form: "hit", parts: { from, to: hit, back: name } };
  if (from === undefined || (isDie && owner !== undefined && owner === view.to_move))
    return isDie ? asked(view, name) : { form: "go", parts: { from: name, to: name } };
  return isDie && owner !== undefined
    ? { form: "hit", parts: { from, to: name, back: name } }
    : { form: "go", parts: { from, to: name } };
}

/** A camera that is closer by this factor and has these points in view, or what lies beside them.
 * It never looks past the edge of the fields. */
export function closeUp(
  whole: Box,
  points: readonly Point[],
  scale: number,
  moved: Point = { x: 0, y: 0 },
  margin = 0,
): Camera {
  const near = around(points);
  const fit = (start: number, length: number, middle: number): number => {
    const seen = length / scale;
    const end = start + length - margin - seen;
    return start - Math.max(start + margin, Math.min(middle - seen / 2, end)) * scale;
  };
  return {
    scale,
    x: fit(whole.x, whole.width, near.x + near.width / 2 - moved.x / scale),
    y: fit(whole.y, whole.height, near.y + near.height / 2 - moved.y / scale),
  };
}

export function holds(whole: Box, { scale, x, y }: Camera, fields: readonly Point[]): boolean {
  const [left, top] = [(whole.x - x) / scale, (whole.y - y) / scale];
  const [right, bottom] = [left + whole.width / scale, top + whole.height / scale];
  const half = CELL / 2 - 6; // without its edge
  return fields.every(
    (field) =>
      field.x - half >= left &&
      field.x + half <= right &&
      field.y - half >= top &&
      field.y + half <= bottom,
  );
}
