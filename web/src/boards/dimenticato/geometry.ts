import type { Spell } from "../../lib/composer";
import type { View } from "../../lib/protocol";
import type { Point, Spot } from "../board";

export interface Called {
  field: string;
  said: number;
  number: number;
}

export interface DimenticatoView extends View {
  size: [number, number];
  cards: { fields: string[]; owner: number | null }[];
  blocks: string[][];
  /** The seat that has a die's colour; dice of big cards have none. */
  colours: Record<string, number>;
  /** What the dice show that nobody covers. */
  numbers: Record<string, number>;
  figures: Record<string, number>;
  waiting: string[];
  home: number[];
  called: Called | null;
  asks: "leave" | "call" | "move" | "hit" | "inside" | "pass" | null;
}

export const CELL = 60;

export interface Box extends Point {
  width: number;
  height: number;
}

/** The middle of a field: columns are letters, row 1 is at the bottom. */
export function place(field: string, size: readonly [number, number]): Point {
  const column = field.charCodeAt(0) - "a".charCodeAt(0);
  return { x: (column + 0.5) * CELL, y: (size[1] - Number(field.slice(1)) + 0.5) * CELL };
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

/** The box around whole fields. */
export function around(points: readonly Point[], margin = 0): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const edge = CELL / 2 + margin;
  const x = Math.min(...xs) - edge;
  const y = Math.min(...ys) - edge;
  return { x, y, width: Math.max(...xs) + edge - x, height: Math.max(...ys) + edge - y };
}

/** Letters below the columns and numbers left of the rows, close to the outermost fields. */
export function edgesOf(fields: readonly Field[]): Spot[] {
  const edges = new Map<string, Spot>();
  for (const { name, x, y } of fields) {
    const column = name.charAt(0);
    const row = name.slice(1);
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

/** The cards as they lie: a big one together with its owner's block. */
export function platesOf(view: DimenticatoView): Plate[] {
  return view.cards.map(({ fields, owner }) => {
    const all = owner === null ? fields : [...fields, ...(view.blocks[owner] ?? [])];
    return { ...around(all.map((field) => place(field, view.size))), owner };
  });
}

/** Small arrows on the seams between cards, for the way round. */
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

/** The middle of the track and how far it is to the inner lane. */
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

export interface Move {
  from: string;
  number?: number;
  to?: string;
  back?: string;
}

const FORM = /^([a-z]\d+)(?:=(\d)|-([a-z]\d+)|x([a-z]\d+)>([a-z]\d+))$/;

/** What a move says, or null if it is a pass. */
export function parse(move: string): Move | null {
  const form = FORM.exec(move);
  const from = form?.[1];
  if (from === undefined) return null;
  if (form?.[2] !== undefined) return { from, number: Number(form[2]) };
  const to = form?.[3] ?? form?.[4] ?? "";
  return form?.[5] === undefined ? { from, to } : { from, to, back: form[5] };
}

/** `e12=4` is touched as e12, then the key =4; the others field by field. */
export const spell: Spell = (move) => {
  const said = parse(move);
  if (said === null) return [[move]];
  if (said.number !== undefined) return [[said.from, `=${said.number}`]];
  return [[said.from, said.to ?? "", ...(said.back === undefined ? [] : [said.back])]];
};

/** The fields that a move is about. */
export const fieldsIn = (move: string): string[] =>
  (spell(move)[0] ?? []).filter((piece) => piece !== "pass" && !piece.startsWith("="));

/** Whether a number is called. */
export const isCall = (move: string): boolean => parse(move)?.number !== undefined;

/** Whether there is nothing to do but pass, or nobody has to hit and one may stay instead. */
export function passing(legal: readonly string[]): "must" | "may" | null {
  if (!legal.includes("pass")) return null;
  return legal.length === 1 ? "must" : "may";
}

/** If there is only one figure to be moved, its move has begun. */
export function onlyStart(legal: readonly string[]): string[] {
  const ways = legal.filter((move) => move !== "pass");
  const starts = new Set(ways.map((move) => parse(move)?.from));
  const [only] = starts;
  return starts.size === 1 && only !== undefined ? [only] : [];
}

/** What somebody who touches a field that leads nowhere probably meant. */
export function meant(view: DimenticatoView, begun: readonly string[], name: string): string {
  const [from, hit] = begun;
  const owner = view.figures[name];
  const isDie = !view.blocks.some((fields) => fields.includes(name));
  if (from !== undefined && hit !== undefined) return `${from}x${hit}>${name}`;
  if (from === undefined || (isDie && owner !== undefined && owner === view.to_move))
    return isDie ? `${name}=1` : `${name}-${name}`;
  if (isDie && owner !== undefined) return `${from}x${name}>${name}`;
  return `${from}-${name}`;
}

/** Who stands where once a move has been made. */
export function figuresAfter(
  view: DimenticatoView,
  move: string | null,
): DimenticatoView["figures"] {
  const said = move === null ? null : parse(move);
  const mover = said === null ? undefined : view.figures[said.from];
  if (said?.to === undefined || mover === undefined) return view.figures;
  const hit = view.figures[said.to];
  const rest = Object.entries(view.figures).filter(([field]) => field !== said.from);
  const after = { ...Object.fromEntries(rest), [said.to]: mover };
  if (said.back !== undefined && hit !== undefined) after[said.back] = hit;
  return after;
}

export interface Camera {
  scale: number;
  x: number;
  y: number;
}

/** Where a camera stands that is so much nearer and has these points in its picture. */
export function closeUp(whole: Box, points: readonly Point[], scale: number): Camera {
  const near = around(points);
  const fit = (start: number, length: number, from: number, size: number): number => {
    const seen = length / scale;
    const first = Math.max(start, Math.min(from + size / 2 - seen / 2, start + length - seen));
    return start - first * scale;
  };
  return {
    scale,
    x: fit(whole.x, whole.width, near.x, near.width),
    y: fit(whole.y, whole.height, near.y, near.height),
  };
}

const A = 14;
/** Where the pips of a die are. */
export const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [
    [-A, -A],
    [A, A],
  ],
  3: [
    [-A, -A],
    [0, 0],
    [A, A],
  ],
  4: [
    [-A, -A],
    [A, -A],
    [-A, A],
    [A, A],
  ],
  5: [
    [-A, -A],
    [A, -A],
    [0, 0],
    [-A, A],
    [A, A],
  ],
  6: [
    [-A, -A],
    [A, -A],
    [-A, 0],
    [A, 0],
    [-A, A],
    [A, A],
  ],
};
