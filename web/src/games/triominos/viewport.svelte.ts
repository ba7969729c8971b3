import type { Point } from "../../board/board";
import type { Camera } from "../../board/handling.svelte";
import { centreOf, isInSight, toScreen, zoom } from "./geometry";

const TREMBLE = 7; // pixels that a finger moves unintentionally

/** The visible part of the table: everything, until somebody zooms with fingers, wheel or keys. */
export class Viewport {
  width = $state(0);
  height = $state(0);
  /** Whether it glides to the next view, or jumps there. */
  gliding = $state(false);
  #closer = $state.raw<Camera | null>(null);
  readonly camera: Camera = $derived.by(
    () => this.#closer ?? this.everything(this.width || 640, this.height || 400),
  );

  constructor(
    private readonly everything: (width: number, height: number) => Camera,
    /** What must not be pushed out of viewport: one of these stays. */
    private readonly cells: () => readonly string[] = () => [],
  ) {}

  get isWhole(): boolean {
    return this.#closer === null;
  }

  holds(cell: string): boolean {
    return isInSight(this.camera, cell, this.width, this.height);
  }

  whole(): void {
    this.#look(null, true);
  }

  nearer(factor: number): void {
    this.#look(zoom(this.camera, factor, { x: this.width / 2, y: this.height / 2 }), true);
  }

  zoom(factor: number, at: Point): void {
    this.#look(zoom(this.camera, factor, at), false);
  }

  reveal(cell: string): void {
    if (this.holds(cell)) return;
    const { x, y } = toScreen(this.camera, centreOf(cell));
    const { camera } = this;
    this.gliding = true;
    this.#closer = {
      ...camera,
      x: camera.x + this.width / 2 - x,
      y: camera.y + this.height / 2 - y,
    };
  }

  // ---- Fingers: one moves the table, two zoom, one that stays still taps
  // --------------------------

  readonly #fingers: [number, Point][] = [];
  #began: Point = { x: 0, y: 0 };
  #moved = false;

  press(finger: number, at: Point): void {
    this.#moved = this.#fingers.length > 0;
    if (!this.#moved) this.#began = at;
    this.#fingers.push([finger, at]);
  }

  /** Whether a finger that moves here moves the table; null if there is none. One that scrolls the
   * page does not: all of the table is seen, and still is when the page comes back. */
  slide(finger: number, now: Point, scrolls = false): boolean | null {
    const held = this.#fingers.find(([id]) => id === finger);
    if (held === undefined) return null;
    const still = Math.hypot(now.x - this.#began.x, now.y - this.#began.y) < TREMBLE;
    if (!this.#moved && still) return false;
    this.#moved = true;
    if (scrolls && this.isWhole && this.#fingers.length === 1) {
      held[1] = now;
      return false;
    }
    const was = held[1];
    const other = this.#fingers.find(([id]) => id !== finger)?.[1];
    const along = { x: now.x - was.x, y: now.y - was.y };
    if (other === undefined) this.#move(along, false);
    else {
      const apart = (at: Point): number => Math.hypot(at.x - other.x, at.y - other.y);
      const middle = { x: (was.x + other.x) / 2, y: (was.y + other.y) / 2 };
      this.zoom(apart(now) / Math.max(1, apart(was)), middle);
      this.#move({ x: along.x / 2, y: along.y / 2 }, false);
    }
    held[1] = now;
    return true;
  }

  lift(finger: number): void {
    const place = this.#fingers.findIndex(([id]) => id === finger);
    if (place >= 0) this.#fingers.splice(place, 1);
  }

  /** Whether the last fingers lifted only tapped. */
  tapped(): boolean {
    const tapped = !this.#moved;
    this.#moved = false;
    return tapped;
  }

  #move({ x, y }: Point, glide: boolean): void {
    const { camera } = this;
    const ways = [
      { ...camera, x: camera.x + x, y: camera.y + y },
      { ...camera, x: camera.x + x }, // along the edge
      { ...camera, y: camera.y + y },
    ];
    const way = ways.find((next) => this.#shows(next));
    if (way !== undefined) this.#look(way, glide);
  }

  #look(next: Camera | null, glide: boolean): void {
    this.gliding = glide;
    if (next === null || this.#shows(next)) this.#closer = next;
  }

  /** Whether anything is left to see, if there was anything before. */
  #shows(next: Camera): boolean {
    const isSeen = (camera: Camera): boolean =>
      this.cells().some((cell) => isInSight(camera, cell, this.width, this.height));
    return isSeen(next) || !isSeen(this.camera);
  }
}
