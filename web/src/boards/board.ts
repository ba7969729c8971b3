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

export const nothing = (): void => undefined;

export interface Spot {
  name: string;
  x: number;
  y: number;
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
    const distance = along + 2.5 * aside;
    if (along > 1e-6 && distance < least) {
      least = distance;
      best = spot.name;
    }
  }
  return best;
}
