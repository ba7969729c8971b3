/** How a lot is seen being drawn: a light goes round the players, ever slower, and stays. */

/** Milliseconds until the light stays, and how long the result is seen then. */
export const DRAWING = 1250;
export const RESULT = 850;
/** For those who want nothing to move: the result alone. */
export const STILL = 1200;

const HOPS = 10; // twice around four players, and on

export interface Hop {
  seat: number;
  /** Milliseconds after the beginning. */
  at: number;
}

/** Where the light is when; it ends with the seat that the lot has fallen to. */
export function hops(players: number, first: number): Hop[] {
  return Array.from({ length: HOPS }, (_, n) => {
    const left = HOPS - 1 - n;
    return {
      seat: (((first - left) % players) + players) % players,
      at: Math.round(DRAWING * (n / (HOPS - 1)) ** 1.8),
    };
  });
}
