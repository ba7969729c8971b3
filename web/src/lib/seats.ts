import { getContext, setContext } from "svelte";
import { say } from "./locale.svelte";
import type { TableInfo } from "./protocol";

/** The four colours, as the server counts them. A symbol goes with each wherever it appears. */
export const COLOURS = [0, 1, 2, 3] as const;

const SYMBOLS = ["●", "▲", "■", "★"] as const;

/** The same shapes as paths in a box from -1 to 1, for drawing. */
const SHAPES = [
  "M0-.8A.8.8 0 1 1 0 .8A.8.8 0 1 1 0-.8Z",
  "M0-.9L.85.65H-.85Z",
  "M-.7-.7H.7V.7H-.7Z",
  "M0-.95L.24-.3L.92-.29L.38.13L.57.78L0 .4L-.57.78L-.38.13L-.92-.29L-.24-.3Z",
] as const;

/** A star that belongs to nobody: on tiles, and where something sparkles. */
export const STAR = SHAPES[3];

/**
 * How seats look and what they are called at one table. Seats have numbers in rules, moves and records,
 * and whichever colours people chose on the screen: whatever shows or names a seat asks here.
 */
export class Palette {
  constructor(private readonly told: () => readonly number[] | undefined = () => undefined) {}

  /** The colour of a seat; in Dimenticato also of the dice that go with it. */
  colour(seat: number): number {
    return this.told()?.[seat] ?? seat;
  }

  /** A class that sets `--seat`. */
  css(seat: number): string {
    return `colour-${this.colour(seat)}`;
  }

  symbol(seat: number): string {
    return SYMBOLS[this.colour(seat)] ?? "";
  }

  shape(seat: number): string {
    return SHAPES[this.colour(seat)] ?? "";
  }

  name(seat: number): string {
    return say(`seat-${this.colour(seat)}`);
  }

  /** Symbol and name, for lists that can hold nothing but text. */
  label(seat: number): string {
    return `${this.symbol(seat)} ${this.name(seat)}`;
  }
}

/** Where nobody has chosen: seat n has colour n. */
export const PLAIN = new Palette();

const KEY = Symbol("palette");

/** The colours of the table that a page shows, for everything in it. */
export function givePalette(palette: Palette): Palette {
  return setContext(KEY, palette);
}

/** The colours where a component stands: those of a table, or else the plain ones. */
export function usePalette(): Palette {
  return getContext<Palette | undefined>(KEY) ?? PLAIN;
}

// ---- Choosing ------------------------------------------------------------------------------------

/** The colours of all seats when some have chosen one: whoever had it takes the other's instead. */
export function coloursOf(chosen: readonly (number | null)[]): number[] {
  const colours: number[] = [...COLOURS];
  chosen.forEach((colour, seat) => {
    if (colour === null) return;
    colours[colours.indexOf(colour)] = colours[seat] ?? colour;
    colours[seat] = colour;
  });
  return colours;
}

/** What is chosen after a seat has taken a colour: nobody else has chosen that one any more. */
export function choosing(
  chosen: readonly (number | null)[],
  seat: number,
  colour: number,
): (number | null)[] {
  return chosen.map((before, other) =>
    other === seat ? colour : before === colour ? null : before,
  );
}

/** Whether a seat may take a colour: not one that was chosen for another person. */
export function isFree(info: TableInfo, seat: number, colour: number): boolean {
  return !info.seats.some(
    (other, number) => number !== seat && other.kind !== "bot" && other.colour === colour,
  );
}
