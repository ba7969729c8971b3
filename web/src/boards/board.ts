import type { TableEvent, View } from "../lib/protocol";

/**
 * What every board is given. It draws, and tells what was touched; it knows no rules. Only the view is
 * needed: `<Board view={…} mode="picture" />` is a drawing for the help.
 */
export interface BoardProps {
  view: View;
  /**
   * `play`: things can be touched. `look`: an old position in the place of the present one; it can be
   * read but not touched, and nothing around it moves. `picture`: the drawing alone, without controls.
   */
  mode?: Mode;
  /** Whether a new `last` is seen happening; its mark is seen anyway. */
  animated?: boolean;
  /** The moves that may be made; none when somebody else is to move. */
  legal?: readonly string[];
  /** The own move that is on its way to the server: shown at once. */
  pending?: string | null;
  /** The last thing that happened, to be seen and animated. */
  last?: TableEvent | null;
  /** A move that the computer recommends. */
  hint?: string | null;
  /** What is touched already: for pictures of a move that is being made. */
  touched?: readonly string[];
  play?: (move: string) => void;
  /** Something was touched that leads to no move: ask why this one is not possible. */
  why?: (move: string) => void;
}

export type Mode = "play" | "look" | "picture";

/** 0, 1, … as many as wanted. */
export const range = (length: number): number[] => Array.from({ length }, (_, n) => n);

export const nothing = (): void => undefined;

export const isStill = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How things move: quietly, or not at all for those who want it so. */
export const motion = (
  milliseconds = 380,
): { duration: number; easing: string; fill: "backwards" } => ({
  duration: isStill() ? 0 : milliseconds,
  easing: "cubic-bezier(.3,.8,.4,1)",
  fill: "backwards",
});

export interface Happening<V> {
  /**
   * `begun`: the own move, before the server has answered. `confirmed`: that is how it was.
   * `refused`: it was not. `made`: a move that nobody here has seen yet.
   */
  what: "begun" | "confirmed" | "refused" | "made";
  move: string;
  seat: number | null;
  before: V;
}

/** What is to be seen happening on a board: every move once, no matter how often a board is told of it. */
export class Happenings<V extends View> {
  #seen: number | undefined;
  #ahead: string | null = null;
  #mode: Mode | null = null;
  #view: V | null = null;

  /** To be asked whenever the board is given something new. */
  next(
    view: V,
    mode: Mode,
    animated: boolean,
    pending: string | null,
    last: TableEvent | null,
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

/** The spot nearest to a point, if it is near enough. */
export function nearest(spots: readonly Spot[], { x, y }: Point, within: number): string | null {
  let best: string | null = null;
  let least = within;
  for (const spot of spots) {
    const away = Math.hypot(spot.x - x, spot.y - y);
    if (away <= least) [best, least] = [spot.name, away];
  }
  return best;
}

/** The point of a drawing that is under a finger. */
export function pointUnder(drawing: SVGGraphicsElement, at: Point): Point {
  return new DOMPoint(at.x, at.y).matrixTransform(drawing.getScreenCTM()?.inverse());
}

const WAYS: Record<string, [number, number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The spot that an arrow key leads to: the nearest one that lies roughly that way. */
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
