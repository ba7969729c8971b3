/** The animation of a lot: a light goes round the players, slows down and stops. */

/** Milliseconds until the light stops, and how long the result is shown. */
export const DRAWING = 1250;
export const RESULT = 850;
/** How long the result alone is shown, with reduced motion. */
export const STILL = 1200;

const HOPS = 10; // two rounds of four players, and two more

export interface Hop {
  seat: number;
  /** Milliseconds after the start. */
  at: number;
}

/** Where the light is, and when; it stops at the seat drawn. */
export function hops(players: number, first: number): Hop[] {
  return Array.from({ length: HOPS }, (_, n) => {
    const left = HOPS - 1 - n;
    return {
      seat: (((first - left) % players) + players) % players,
      at: Math.round(DRAWING * (n / (HOPS - 1)) ** 1.8),
    };
  });
}
