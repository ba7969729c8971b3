import { keepNames, keptNames } from "../device/names";
import type { SeatPlan } from "../net/protocol";
import { COLOURS, Palette, choosing, coloursOf } from "../table/seats";
import { nextLevel } from "./level";
import type { Setting } from "./setting";

/** The three ways to play, by what the others' seats are. */
export const WAYS = { computer: "bot", here: "here", link: "link" } as const;
export type Way = keyof typeof WAYS;

export interface PlannedSeat {
  kind: SeatPlan["kind"];
  /** Of a computer player: a level, or the name of a program that the server offers. */
  level: number | string;
  name: string;
}

/** Who will sit at a new table, in which colours, and who begins. */
export class Seating {
  players = $state(2);
  readonly #all = $state<PlannedSeat[]>([]);
  /** The colours people chose; the other seats get what is left. */
  #chosen = $state.raw<(number | null)[]>([]);
  #first = $state<number | "lot" | null>(null); // null: as usual

  /** `before`: how another table was set up. */
  constructor(game: string, players: number | undefined, before: Setting | null) {
    const names = keptNames();
    this.players = players ?? 2;
    this.#all = COLOURS.map((seat) => ({
      kind: before?.seats[seat]?.kind ?? (seat === 0 ? "here" : "bot"),
      level: before?.seats[seat]?.level ?? nextLevel(game),
      name: names[seat] ?? "",
    }));
    this.#chosen = COLOURS.map((seat) => before?.seats[seat]?.colour ?? null);
    this.#first = before === null || before.first === this.#usualFirst() ? null : before.first;
  }

  readonly seats = $derived.by(() => this.#all.slice(0, this.players));
  readonly bots = $derived.by(() => this.seats.filter(({ kind }) => kind === "bot"));
  /** The seats whose players are here and can say what they are called. */
  readonly here = $derived.by(() =>
    this.seats.flatMap(({ kind }, seat) => (kind === "here" ? [seat] : [])),
  );
  readonly needsInvitation = $derived.by(() =>
    this.seats.some(({ kind }) => kind === "link" || kind === "open"),
  );
  readonly #colours = $derived.by(() => coloursOf(this.#chosen.slice(0, this.players)));
  readonly palette = new Palette(() => this.#colours);

  readonly way = $derived.by((): Way | null => {
    const [first, ...others] = this.seats.map(({ kind }) => kind);
    if (first !== "here") return null;
    if (others.every((kind) => kind === "bot")) return "computer";
    if (others.every((kind) => kind === "here")) return "here";
    return others.every((kind) => kind === "link" || kind === "open") ? "link" : null;
  });

  play(way: Way): void {
    this.#all.forEach((one, seat) => (one.kind = seat === 0 ? "here" : WAYS[way]));
  }

  /** The level of all computer players, if it is the same. */
  readonly level = $derived.by(() => {
    const [level, ...others] = this.bots.map((bot) => bot.level);
    return others.every((other) => other === level) ? level : undefined;
  });

  playAgainst(level: number): void {
    for (const one of this.#all) one.level = level;
  }

  paint(seat: number, colour: number): void {
    this.#chosen = choosing(this.#chosen, seat, colour);
  }

  get first(): number | "lot" {
    const isThere = this.#first !== null && !(Number(this.#first) >= this.players);
    return isThere ? (this.#first ?? "lot") : this.#usualFirst();
  }

  set first(seat: number | "lot") {
    this.#first = seat;
  }

  /** The server's rule: a single player against the computer begins; several people draw lots. */
  #usualFirst(): number | "lot" {
    const people = this.seats.flatMap(({ kind }, seat) => (kind === "bot" ? [] : [seat]));
    return people.length > 1 ? "lot" : (people[0] ?? 0);
  }

  /** A seat in a list: by its person's name, or by its colour. */
  label(seat: number): string {
    const { kind, name = "" } = this.seats[seat] ?? {};
    const isNamed = kind === "here" && name.trim() !== "";
    return isNamed ? `${this.palette.symbol(seat)} ${name.trim()}` : this.palette.label(seat);
  }

  readonly plans = $derived.by(() => this.seats.map((one, seat) => this.#plan(one, seat)));

  #plan({ kind, level, name }: PlannedSeat, seat: number): SeatPlan {
    const colour = this.#chosen[seat];
    const plan = { kind, ...(colour == null ? {} : { colour }) };
    if (kind === "here") return { ...plan, name: name.trim() };
    if (kind !== "bot") return plan;
    return typeof level === "number" ? { ...plan, level } : { ...plan, program: level };
  }

  keepNames(): void {
    keepNames(Object.fromEntries(this.here.map((seat) => [seat, this.seats[seat]?.name ?? ""])));
  }
}
