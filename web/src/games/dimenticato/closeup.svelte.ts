import type { Point } from "../../board/board";
import type { Camera, Handling } from "../../board/handling.svelte";
import {
  CELL,
  around,
  closeUp,
  fieldsOf,
  holds,
  type DimenticatoEffect,
  type DimenticatoView,
  type Field,
} from "./geometry";

const LEAST = 32.1; // pixels of a field, for its player
const FAR: Camera = { scale: 1, x: 0, y: 0 }; // all of the board
const MARGIN = 20; // around the fields, for their names and for crowns

/** The visible part of the board: all of it or, on a small screen, one's own side of it larger. */
export class CloseUp {
  /** Pixels of the drawing from its left to its right. */
  width = $state(0);
  /** Where the keys have led, beyond what can be chosen. */
  visited = $state<string | null>(null);
  /** What the player has asked to see; by default, what helps most. */
  #chosen = $state<"far" | "near" | null>(null);
  /** How far a finger has moved the close-up. */
  #moved = $state.raw<Point>({ x: 0, y: 0 });
  #sliding: Point | null = null;
  #still: Camera = FAR;

  constructor(
    private readonly board: Handling<DimenticatoView, DimenticatoEffect>,
    private readonly view: () => DimenticatoView,
  ) {
    $effect(() => {
      void [board.begun, board.legal];
      this.#moved = { x: 0, y: 0 };
      this.visited = null;
    });
  }

  readonly fields = $derived.by(() => fieldsOf(this.view()));
  readonly whole = $derived.by(() => around(this.fields, MARGIN));
  /** The width of the dice, without the starts on their left and right. */
  readonly #track = $derived.by(
    () => around(this.fields.filter(({ block }) => block === null)).width,
  );
  /** Pixels in which the track can be seen with fields for a finger. */
  readonly least = $derived.by(() => Math.ceil(((this.#track + 2 * MARGIN) * LEAST) / CELL));
  /** Pixels per unit of the drawing while all of it is visible. */
  readonly scale = $derived.by(() => this.width / this.whole.width || 1);
  readonly isTiny = $derived.by(() => this.width > 0 && this.scale * CELL < LEAST);
  readonly mayZoom = $derived.by(() => this.isTiny && this.board.mode !== "picture");
  readonly isNear = $derived.by(() => {
    const { seat, over } = this.view();
    const plays = seat !== null && this.board.mode === "play" && !over;
    return this.mayZoom && (this.#chosen ?? (plays ? "near" : "far")) === "near";
  });
  readonly camera = $derived.by(() => {
    if (this.board.held === null) this.#still = this.isNear ? this.#near() : FAR; // else nothing moves
    return this.#still;
  });

  /** From one's own side, where all of the track is in view; closer to what can be chosen if that
   * is beside it. */
  #near(): Camera {
    const { board, fields, whole, visited } = this;
    const { seat, to_move } = this.view();
    const wanted = (name: string): boolean =>
      visited === null ? board.begun.includes(name) || board.isOpen(name) : name === visited;
    const own = fields.filter(({ block }) => block === (seat ?? to_move));
    const chosen = fields.filter(({ name }) => wanted(name));
    const closer = Math.min(LEAST / (this.scale * CELL), whole.width / this.#track);
    const camera = (at: readonly Field[], by?: Point): Camera =>
      closeUp(whole, at, closer, by, MARGIN);
    return camera(holds(whole, camera(own), chosen) ? own : chosen, this.#moved);
  }

  /** All of the board, or one's own side of it larger. */
  readonly toggle = (): void => {
    this.#chosen = this.isNear ? "far" : "near";
    this.#moved = { x: 0, y: 0 };
  };

  /** A finger on the close-up that drags no figure moves it. */
  readonly press = ({ clientX: x, clientY: y }: PointerEvent): void => {
    this.#sliding = this.isNear && this.board.pulled === null ? { x, y } : null;
  };
  readonly slide = ({ clientX: x, clientY: y, buttons }: PointerEvent): void => {
    if (this.#sliding === null || buttons === 0) return;
    const by = { x: (x - this.#sliding.x) / this.scale, y: (y - this.#sliding.y) / this.scale };
    this.#moved = { x: this.#moved.x + by.x, y: this.#moved.y + by.y };
    this.#sliding = { x, y };
  };
  readonly lift = (): void => {
    this.#sliding = null;
  };
}
