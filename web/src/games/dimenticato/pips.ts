import type { Point } from "../../board/board";

/** Which of a die's nine places have a pip, by its number. */
const PLACES = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];

/** Where the pips of a die are, a step apart. */
export const pips = (number: number, step: number): Point[] =>
  (PLACES[number] ?? []).map((at) => ({
    x: step * ((at % 3) - 1),
    y: step * (Math.floor(at / 3) - 1),
  }));
