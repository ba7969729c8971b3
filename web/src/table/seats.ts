import { getContext, setContext } from "svelte";
import { say } from "../lib/locale.svelte";
import type { SeatInfo, TableInfo } from "../net/protocol";

/** The four colours, numbered as on the server. Each one always appears with its symbol. */
export const COLOURS = [0, 1, 2, 3] as const;

const SYMBOLS = ["●", "▲", "■", "★"] as const;

/** The same shapes as paths in a box from -1 to 1, for drawing. */
const SHAPES = [
  "M0-.8A.8.8 0 1 1 0 .8A.8.8 0 1 1 0-.8Z",
  "M0-.9L.85.65H-.85Z",
  "M-.7-.7H.7V.7H-.7Z",
  "M0-.95L.24-.3L.92-.29L.38.13L.57.78L0 .4L-.57.78L-.38.13L-.92-.29L-.24-.3Z",
] as const;

/** A star that stands for no player: on tiles, and for sparkles. */
export const STAR = SHAPES[3];

/**
 * How one table's seats look and what they are called. Rules, moves and records number the seats;
 * on screen they have the colours people chose. Everything that shows or names a seat asks here.
 */
export class Palette {
  constructor(
    private readonly colours: () => readonly number[] | undefined = () => undefined,
    /** The people on the seats, as far as they have names. */
    private readonly people: () => readonly SeatInfo[] = () => [],
  ) {}

  /** The colour of a seat and, in Dimenticato, of its dice. */
  colour(seat: number): number {
    return this.colours()?.[seat] ?? seat;
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

  /** What a seat is called: by its person's name, or else by its colour. */
  name(seat: number): string {
    const person = this.people()[seat];
    if (person?.name != null && person.bot === null) return person.name;
    return nameOf(this.colour(seat));
  }

  /** Symbol and name, for lists that can only hold text. */
  label(seat: number): string {
    return `${this.symbol(seat)} ${this.name(seat)}`;
  }
}

/** What somebody without a name is called. */
export const nameOf = (colour: number): string => say(`seat-${colour}`);

/** If nobody has chosen, seat n has colour n. */
export const PLAIN = new Palette();

const KEY = Symbol("palette");

/** Set the colours of a page's table, for every component on it. */
export function givePalette(palette: Palette): Palette {
  return setContext(KEY, palette);
}

/** The colours for a component: those of its table, or else the plain ones. */
export function usePalette(): Palette {
  return getContext<Palette | undefined>(KEY) ?? PLAIN;
}

// ---- Choosing ------------------------------------------------------------------------------------

/** The colours of all seats when some have chosen theirs: each choice swaps with whoever had it. */
export function coloursOf(chosen: readonly (number | null)[]): number[] {
  const colours: number[] = [...COLOURS];
  chosen.forEach((colour, seat) => {
    if (colour === null) return;
    colours[colours.indexOf(colour)] = colours[seat] ?? colour;
    colours[seat] = colour;
  });
  return colours;
}

/** The choices after a seat takes a colour: nobody else keeps that one. */
export function choosing(
  chosen: readonly (number | null)[],
  seat: number,
  colour: number,
): (number | null)[] {
  return chosen.map((before, other) =>
    other === seat ? colour : before === colour ? null : before,
  );
}

/** Whether a seat may take a colour: not if another person has it. */
export function isFree(info: TableInfo, seat: number, colour: number): boolean {
  return !info.seats.some(
    (other, number) => number !== seat && other.kind !== "bot" && other.colour === colour,
  );
}
