import { neighbour, type Point, type Spot } from "../../board/board";
import type { Composing } from "../../moves/composer";
import type { Handling } from "../../board/handling.svelte";
import {
  JOKER,
  SIDE,
  after,
  arrange,
  cellAt,
  centreOf,
  foresee,
  isTurnedDown,
  laidIn,
  pointsDown,
  readingOf,
  turnsFor,
  type TriominosEffect,
  type TriominosView,
} from "./geometry";

export type TriominosBoard = Handling<TriominosView, TriominosEffect>;

/**
 * What a player has begun: a tile in hand and how it is turned, a place on the table, or both.
 * It outlives a new position, so that one can choose a tile while others move.
 */
export class InHand {
  #picked = $state<string | null>(null);
  #place = $state<string | null>(null);
  #turnings = $state.raw<Record<string, number>>({});
  #order: string[] = [];
  #turnedAt = 0;
  /** A tile under a finger, and the place under a mouse. */
  dragged = $state.raw<(Point & { tile: string }) | null>(null);
  hovered = $state<string | null>(null);
  withKeys = $state(false);

  constructor(
    private readonly board: TriominosBoard,
    private readonly scale: () => number,
    private readonly send: (move: string, from?: Point) => void,
  ) {
    $effect(() => {
      void board.legal;
      this.#place = null;
    });
  }

  // ---- What lies on table and rack --------------------------------------------------------------

  readonly #shown = $derived.by(() => {
    const { view, pending } = this.board;
    const move = pending === null ? null : this.board.speller.parse(pending);
    const rack = (view.seat === null ? null : view.racks[view.seat]) ?? [];
    return after(view.table, rack, laidIn(this.board.foresee(move, view, view.to_move ?? 0)));
  });
  readonly table = $derived.by(() => this.#shown.table);
  readonly laid: Record<string, string> = $derived.by(() =>
    Object.fromEntries(this.table.map(({ cell, tile }) => [cell, tile])),
  );
  readonly joker = $derived.by(() => this.table.find(({ tile }) => tile === JOKER)?.cell ?? null);
  readonly places = $derived.by(() =>
    this.board.view.open_cells.filter((cell) => !(cell in this.laid)),
  );
  readonly hinted = $derived.by(() => {
    const { hint, view } = this.board;
    return hint === null ? null : laidIn(foresee(hint, view));
  });
  readonly rack = $derived.by(() => (this.#order = arrange(this.#order, this.#shown.rack)));
  readonly spots: readonly Spot[] = $derived.by(() =>
    [...this.places, ...Object.keys(this.laid)].map((name) => ({ name, ...centreOf(name) })),
  );

  // ---- What is begun ----------------------------------------------------------------------------

  readonly begun = $derived.by(() => [
    ...(this.#picked !== null && this.rack.includes(this.#picked) ? [`#${this.#picked}`] : []),
    ...(this.#place !== null ? [this.#place] : []),
  ]);
  readonly tile = $derived.by(
    () => this.board.begun.find((piece) => piece.startsWith("#"))?.slice(1) ?? null,
  );
  readonly place = $derived.by(
    () => this.board.begun.find((piece) => !piece.startsWith("#")) ?? null,
  );
  readonly turns = $derived.by(() => (this.tile === null ? 0 : this.turning(this.tile)));
  readonly composing: Composing = $derived.by(() => {
    const first = this.tile === null ? this.place : `#${this.tile}`;
    return this.board.after(...(first === null ? [] : [first]));
  });

  turning(tile: string): number {
    return this.#turnings[tile] ?? 0;
  }

  /** The ways in which a tile fits into a place. */
  #readings(tile: string, cell: string): Set<string> {
    return this.board.after(`#${tile}`, cell).next;
  }

  /** Where the tile fits: the way it is turned now, or after turning it. */
  readonly fitting = $derived.by(() => {
    const found: Record<string, "now" | "turned"> = {};
    const { tile, turns } = this;
    if (tile === null) return found;
    for (const cell of this.composing.next) {
      const asItIs =
        tile === JOKER ||
        (pointsDown(cell) === isTurnedDown(turns) &&
          this.#readings(tile, cell).has(readingOf(tile, turns)));
      found[cell] = asItIs ? "now" : "turned";
    }
    return found;
  });

  /** How a tile would lie there: as it is, or turned as little as possible. */
  #wouldRead(tile: string, cell: string): string {
    const from = this.turning(tile);
    const readings = [...this.#readings(tile, cell)];
    const ways = (readings.length > 0 ? readings : [0, 2, 4].map((by) => readingOf(tile, by)))
      .map((reading) => ({ reading, by: turnsFor(tile, reading, pointsDown(cell), from) - from }))
      .sort((one, other) => Math.abs(one.by) - Math.abs(other.by));
    return ways[0]?.reading ?? tile;
  }

  readonly target = $derived.by(() =>
    this.dragged === null ? null : this.at(this.under(this.dragged), 0.62 * SIDE),
  );
  /** A point of the table under a finger; null outside. */
  under: (at: Point) => Point | null = () => null;

  readonly preview = $derived.by(() => {
    const aimed = this.withKeys ? this.board.current : null;
    const cell = this.dragged !== null ? this.target : (this.place ?? this.hovered ?? aimed);
    if (this.tile === null || cell === null || !this.composing.next.has(cell)) return null;
    return { cell, reading: this.#wouldRead(this.tile, cell) };
  });

  /** The cell at a point, or the nearest place for the move begun. */
  at(point: Point | null, reach: number): string | null {
    if (point === null) return null;
    const cell = cellAt(point);
    const { next } = this.composing;
    if (next.has(cell)) return cell;
    const away = (to: Point): number => Math.hypot(to.x - point.x, to.y - point.y);
    let best: string | null = null;
    let least = Math.max(reach, 23 / this.scale());
    for (const spot of this.spots)
      if (next.has(spot.name) && away(spot) < least) [best, least] = [spot.name, away(spot)];
    if (best !== null) return best;
    if (cell in this.laid || this.places.includes(cell)) return cell;
    const near = this.places.some((place) => away(centreOf(place)) < 1.3 * SIDE);
    return this.tile !== null && near ? cell : null;
  }

  // ---- What the player does ---------------------------------------------------------------------

  turn(tile: string, by: number): void {
    let next = this.turning(tile) + by;
    if (this.place !== null && tile === this.tile) {
      // It is over a place already: turn it to the next way it fits there.
      const readings = this.#readings(tile, this.place);
      for (let step = 0; step < 6; step += 1, next += by) {
        const down = isTurnedDown(next) === pointsDown(this.place);
        if (down && readings.has(readingOf(tile, next))) break;
      }
    }
    this.#turnings = { ...this.#turnings, [tile]: next };
  }

  take(tile: string): void {
    this.board.forgive();
    const { place } = this;
    if (this.tile === tile) this.turn(tile, 1);
    else {
      const aims = this.tile === null && place !== null;
      this.pick(tile);
      if (aims) this.aim(place);
    }
  }

  pick(tile: string | null): void {
    this.#picked = tile;
    this.#place = null;
  }

  aim(cell: string, from?: Point): void {
    const { board, tile } = this;
    if (board.view.seat === null || board.view.over || board.pending !== null) return;
    board.refused = null;
    if (tile === null) {
      if (board.after(cell).next.size === 0) this.#whyNot(cell);
      else {
        this.#place = this.#place === cell ? null : cell;
        board.forgive();
      }
      return;
    }
    const reading = this.#wouldRead(tile, cell);
    const [move] = board.after(`#${tile}`, cell, reading).complete;
    if (move === undefined) this.#whyNot(cell);
    else if (this.#readings(tile, cell).size === 1 || this.fitting[cell] === "now")
      this.send(move, from);
    else {
      const turns = turnsFor(tile, reading, pointsDown(cell), this.turning(tile));
      this.#turnings = { ...this.#turnings, [tile]: turns };
      this.#place = cell;
      board.forgive();
    }
  }

  #whyNot(cell: string): void {
    this.#place = null;
    if (this.rack.length === 0) return;
    if (this.tile === null && cell !== this.joker && cell in this.laid) return;
    this.board.refused = cell;
    this.board.why(this.meant(cell));
  }

  /** The move that somebody probably meant who touched a cell. */
  meant(cell: string): string {
    const reading = this.#wouldRead(this.tile ?? this.rack[0] ?? JOKER, cell);
    return this.board.write(cell === this.joker ? "swap" : "lay", { reading, cell });
  }

  undo(): void {
    if (this.#place !== null) this.#place = null;
    else this.#picked = null;
    this.dragged = null;
  }

  /** The wheel turns the tile; says whether there is one. */
  wheel(event: WheelEvent): boolean {
    const tile = this.dragged?.tile ?? this.tile;
    if (tile === null) return false;
    event.preventDefault();
    if (event.timeStamp - this.#turnedAt >= 120) {
      this.#turnedAt = event.timeStamp;
      this.turn(tile, event.deltaY > 0 ? 1 : -1);
    }
    return true;
  }

  // ---- Keys -------------------------------------------------------------------------------------

  /** The first place where the tile fits. */
  get best(): string {
    const fits = (how: (name: string) => boolean): string | undefined =>
      this.spots.find(({ name }) => how(name))?.name;
    return (
      fits((name) => this.fitting[name] === "now") ??
      fits((name) => this.composing.next.has(name)) ??
      this.board.current
    );
  }

  /** Where an arrow key leads, with a tile in hand from one place where it fits to the next; null
   * if it leads to the rack. */
  beyond(key: string): string | null {
    const { current } = this.board;
    const fitting = this.spots.filter(({ name }) => this.composing.next.has(name));
    const wanders = fitting.length === 0 || this.board.begun.length === 0;
    if (!wanders && (key === "ArrowLeft" || key === "ArrowRight")) {
      const row = fitting.sort((one, other) => one.x - other.x || one.y - other.y);
      const here = row.findIndex(({ name }) => name === current);
      const step = key === "ArrowRight" ? 1 : here < 0 ? 0 : -1;
      return row[(here + step + row.length) % row.length]?.name ?? current;
    }
    const here = this.spots.filter(({ name }) => name === current);
    const next = neighbour(wanders ? this.spots : [...here, ...fitting], current, key);
    return next === current && key === "ArrowDown" ? null : next;
  }
}
