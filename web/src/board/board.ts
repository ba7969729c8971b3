import type { Effect, PlayedMove, View } from "../net/protocol";
import { atSpeed } from "../device/speed.svelte";

export type { Effect };

/**
 * What every board gets. It draws, and reports what was touched; it does not know the rules. Only
 * the view is required: `<Board view={…} mode="picture" />` is a drawing for the help.
 */
export interface BoardProps {
  view: View;
  /**
   * `play`: things can be touched. `look`: an old position instead of the current one; it can be
   * read but not touched, and nothing around it moves. `picture`: only the drawing, without
   * controls.
   */
  mode?: Mode;
  /** Whether a new `last` is animated; it is marked in any case. */
  animated?: boolean;
  /** The legal moves; none when it is somebody else's turn. */
  legal?: readonly string[];
  /** Our own move, on its way to the server: shown at once. */
  pending?: string | null;
  /** The last thing that happened, to show and animate. */
  last?: Last | null;
  /** The moves to mark: all since this seat's last move. Just the last one, if not given. */
  recent?: readonly Done[];
  named?: boolean;
  /** A move that the computer recommends. */
  hint?: string | null;
  /** Whether this is a lesson: what glows, and what is marked after a miss, is named so. */
  lesson?: boolean;
  /** What has been touched already, for pictures of a move being made. */
  touched?: readonly string[];
  /** The only seat at this screen: where seats have sides of the board, theirs is the near one. */
  facing?: number | null;
  play?: (move: string) => void;
  /** A touch led to no legal move: ask why this one is not possible. */
  why?: (move: string) => void;
  /** A touch led somewhere: what was refused before is forgotten. */
  forgive?: () => void;
}

/** Something that happened on the board: a move, or a take-back. */
export interface Last {
  n: number;
  kind: string;
  seat?: number;
  move?: string;
  effects?: Effect[];
}

/** A move that was made; without effects where only its text is known. */
export interface Done extends PlayedMove {
  effects?: Effect[];
  /** Why a computer player could not think as usual. */
  stood_in?: string;
}

export type Mode = "play" | "look" | "picture";

export const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

export const nothing = (): void => undefined;

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How things move: gently, or not at all for people who prefer reduced motion. */
export const motion = (
  milliseconds = 380,
): { duration: number; easing: string; fill: "backwards" } => ({
  duration: isStill() ? 0 : atSpeed(milliseconds),
  easing: "cubic-bezier(.3,.8,.4,1)",
  fill: "backwards",
});

export interface Happening<V> {
  /**
   * `begun`: our own move, before the server has answered. `confirmed`: the server accepted it.
   * `refused`: it did not. `made`: a move that has not been shown here yet.
   */
  what: "begun" | "confirmed" | "refused" | "made";
  move: string;
  seat: number | null;
  before: V;
}

/** What to animate on a board: every move once, however often the board hears of it. */
export class Happenings<V extends View> {
  #seen: number | undefined;
  #ahead: string | null = null;
  #mode: Mode | null = null;
  #view: V | null = null;

  /** Call this whenever the board gets something new. */
  next(
    view: V,
    mode: Mode,
    animated: boolean,
    pending: string | null,
    last: Last | null,
  ): Happening<V> | null {
    const before = this.#view ?? view;
    const settled = this.#mode === mode && animated;
    const isNew = last?.n !== this.#seen;
    const ahead = this.#ahead;
    [this.#view, this.#mode, this.#seen, this.#ahead] = [view, mode, last?.n, pending];
    const own = { seat: view.to_move, before };
    if (pending !== null)
      return pending === ahead ? null : { what: "begun", move: pending, ...own };
    const move = last?.kind === "moved" && isNew ? last.move : undefined;
    if (ahead !== null && move !== ahead) return { what: "refused", move: ahead, ...own };
    if (move === undefined || !settled) return null;
    return { what: move === ahead ? "confirmed" : "made", move, seat: last?.seat ?? null, before };
  }
}

export interface Point {
  x: number;
  y: number;
}

export interface Spot extends Point {
  name: string;
}

/**
 * The spot nearest to a point, if it is near enough. Spots that lead somewhere attract a finger
 * that touches them.
 */
export function nearest(
  spots: readonly Spot[],
  { x, y }: Point,
  within: number,
  leads: (name: string) => boolean = () => false,
  touch = within,
): string | null {
  let best: string | null = null;
  let least = within;
  for (const { name, ...spot } of spots) {
    const away = Math.hypot(spot.x - x, spot.y - y);
    const distance = away <= touch && leads(name) ? away - touch : away;
    if (distance <= least) [best, least] = [name, distance];
  }
  return best;
}

/** How far a finger has gone around a middle, in degrees from -180 to 180. */
export function turnedBy(from: Point, to: Point, { x, y }: Point = { x: 0, y: 0 }): number {
  const degrees = (at: Point): number => (Math.atan2(at.y - y, at.x - x) * 180) / Math.PI;
  return ((degrees(to) - degrees(from) + 540) % 360) - 180;
}

const NOWHERE: Point = { x: 0, y: 0 };

export const straight = (from: Point = NOWHERE, to: Point = NOWHERE): string =>
  `M${from.x} ${from.y}L${to.x} ${to.y}`;

/** A point at a distance from another one; degrees go clockwise from the right. */
export function polar(radius: number, degrees: number, { x, y }: Point = NOWHERE): Point {
  const angle = (degrees * Math.PI) / 180;
  return { x: x + radius * Math.cos(angle), y: y + radius * Math.sin(angle) };
}

export const effectsNamed = <E extends { effect: string }, K extends E["effect"]>(
  effects: readonly E[],
  name: K,
): Extract<E, { effect: K }>[] =>
  effects.filter((one): one is Extract<E, { effect: K }> => one.effect === name);

export function pointUnder(drawing: SVGGraphicsElement, at: Point): Point {
  return new DOMPoint(at.x, at.y).matrixTransform(drawing.getScreenCTM()?.inverse());
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The spot that an arrow key leads to: the nearest one roughly in that direction. */
export function neighbour(spots: readonly Spot[], from: string, key: string): string {
  const way = WAYS[key];
  const start = spots.find((spot) => spot.name === from);
  if (way === undefined || start === undefined) return from;
  let best = from;
  let least = Infinity;
  for (const spot of spots) {
    const along = (spot.x - start.x) * way[0] + (spot.y - start.y) * way[1];
    const aside = Math.abs((spot.x - start.x) * way[1] - (spot.y - start.y) * way[0]);
    const distance = along + 3.5 * aside;
    if (along > 1e-6 && distance < least) {
      least = distance;
      best = spot.name;
    }
  }
  return best;
}
