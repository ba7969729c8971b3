import { untrack } from "svelte";
import { compose, touch, type Composing } from "../moves/composer";
import { spellerOf } from "../moves/games.svelte";
import { say } from "../lib/locale.svelte";
import type { View } from "../net/protocol";
import type { Move, Speller } from "../moves/spell";
import {
  Happenings,
  motion,
  nearest,
  neighbour,
  pointUnder,
  turnedBy,
  type BoardProps,
  type Effect,
  type Happening,
  type Mode,
  type Point,
  type Spot,
} from "./board";

/**
 * What a game tells the shell about its board. The rest is the same for every game: composing a
 * move by touch, by dragging and by keys, asking why something is not possible, the focus, and
 * what is to be animated.
 *
 * A board makes a `Handling` of its props and of this, gives it to `<Board>`, which draws the frame
 * and listens, and draws its spots wherever they belong, each with `{...board.spot(name, label)}`
 * and the classes of `board.marks(name)`.
 */
export interface Plan<V extends View, E extends Effect> {
  /** What can be touched. Their names are those of the notation. */
  spots: () => readonly Spot[];
  /** How far a finger may be from a spot that leads somewhere, and from any when it drops. */
  touch: () => number;
  reach?: () => number;
  /** The move that somebody probably meant who touched a spot that leads nowhere. */
  meant: (begun: readonly string[], spot: string) => string;
  /** Whether a spot that cannot come next begins another move instead: always, by default. */
  begins?: (spot: string) => boolean;
  /** Whether somebody is asked which one they mean if the same touches make several moves. */
  asks?: boolean;
  /** How a move is touched, if not part by part in the order of its text. */
  pieces?: (move: Move) => string[][];
  /** What is begun before anything is touched, because there is no choice. */
  already?: () => readonly string[];
  home?: () => string;
  holds?: (spot: string) => boolean;
  camera?: () => Camera;
  turning?: Turning;
  /** Further keys; says whether it did something. */
  key?: (event: KeyboardEvent) => boolean;
  /** What the text of a move says that it will do, until the server tells its effects. */
  foresee?: (move: Move, view: V, seat: number) => E[];
  show?: (shown: Shown<V, E>) => void;
}

interface Turning {
  /** The part at a point of the drawing, and the middle that it turns around. */
  at: (point: Point) => string | null;
  middle: (part: string) => Point;
  /** Degrees of one turn; a part that is held fast gives `most`. */
  step: number;
  most?: (part: string) => number;
  move: (part: string, way: Way) => string;
  /** Shows how a part comes to rest from an angle. */
  swing: (part: string, angle: number) => void;
}

export type Way = "+" | "-";

/** A point p of the board is drawn at p * scale + (x, y). */
export interface Camera extends Point {
  scale: number;
}

/** What happens to a move, and what it does. */
export interface Shown<V extends View, E extends Effect> extends Happening<V> {
  seat: number;
  effects: readonly E[];
  /** Where a finger let go of it: the animation starts there. */
  released: { angle: number; at: Point | null };
}

/** A move to mark on the board, and what it did. */
export interface Marked<E extends Effect> {
  seat: number;
  move: Move;
  effects: readonly E[];
}

/** What a finger drags: what is on a spot, or a part that turns. */
export interface Pull {
  spot: string | null;
  part: string | null;
  from: Point;
  at: Point;
  moved: boolean;
}

const TREMBLE = 8; // pixels that a finger moves without meaning it
const NOTHING: readonly never[] = [];
const UNTOUCHED = { angle: 0, at: null };

export class Handling<V extends View, E extends Effect = Effect> {
  #touched = $state.raw<readonly string[]>(NOTHING);
  focused = $state("");
  /** The spot that could not be chosen: the words beside the board say "this cell". */
  refused = $state<string | null>(null);
  stuck = $state<string | null>(null);
  pulled = $state.raw<Pull | null>(null);
  /** A part of the board whose button is under the finger. */
  lit = $state<string | null>(null);
  svg = $state.raw<SVGSVGElement>();
  /** What is drawn in the units of the board, under the camera. */
  scene = $state.raw<SVGGElement>();
  #pressed: Point = { x: 0, y: 0 };
  #dragged = false;
  #before: readonly string[] = NOTHING;
  #released: Shown<V, E>["released"] = UNTOUCHED;
  readonly #happenings = new Happenings<V>();

  constructor(
    private readonly props: () => BoardProps,
    private readonly plan: Plan<V, E>,
  ) {
    // A new position discards whatever was begun.
    $effect(() => {
      void this.legal;
      this.#touched = this.props().touched ?? NOTHING;
      this.pulled = null;
      this.refused = null;
      this.stuck = null;
    });
    $effect(() => {
      const { last = null } = this.props();
      const { mode, animated, pending, view } = this;
      const happening = this.#happenings.next(view, mode, animated, pending, last);
      if (happening !== null) untrack(() => this.#show(happening));
    });
  }

  // ---- What the board was given ---------------------------------------------------------------

  get view(): V {
    return this.props().view as V;
  }
  get mode(): Mode {
    return this.props().mode ?? "play";
  }
  get animated(): boolean {
    return this.props().animated ?? true;
  }
  get pending(): string | null {
    return this.props().pending ?? null;
  }
  get isLesson(): boolean {
    return this.props().lesson ?? false;
  }
  get speller(): Speller {
    return spellerOf(this.view.game);
  }
  readonly write = (form: string, parts?: Record<string, string>): string =>
    this.speller.write(form, parts);
  /** Getting the same moves again changes nothing. */
  readonly legal = $derived.by(() => this.props().legal ?? NOTHING);
  readonly awake = $derived.by(() => this.legal.length > 0);
  readonly hint = $derived.by(() => this.#parse(this.props().hint));
  /** The last thing that happened, if it was a move. */
  readonly last = $derived.by(() => {
    const { last } = this.props();
    const move = last?.kind === "moved" ? this.#parse(last.move) : null;
    if (move === null) return null;
    const seat = last?.seat ?? 0;
    const effects = last?.["effects"] as E[] | undefined;
    return { seat, move, effects: effects ?? this.foresee(move, this.view, seat) };
  });

  /** The moves to mark, the oldest first. */
  readonly recent = $derived.by((): readonly Marked<E>[] => {
    const { recent = NOTHING } = this.props();
    if (recent.length === 0) return this.last === null ? NOTHING : [this.last];
    return recent.flatMap(({ seat, move: text, effects }) => {
      const move = this.#parse(text);
      if (move === null) return [];
      const known = effects as E[] | undefined;
      return [{ seat, move, effects: known ?? this.foresee(move, this.view, seat) }];
    });
  });

  #parse(move: string | null | undefined): Move | null {
    return move == null ? null : this.speller.parse(move);
  }

  get camera(): Camera | null {
    return this.plan.camera?.() ?? null;
  }

  // ---- Composing a move -----------------------------------------------------------------------

  readonly begun = $derived.by(() =>
    this.#touched.length > 0 ? this.#touched : (this.plan.already?.() ?? NOTHING),
  );
  readonly composing: Composing = $derived.by(() =>
    compose(this.legal, this.#pieces, [...this.begun]),
  );
  readonly starts = $derived.by(() => compose(this.legal, this.#pieces).next);
  readonly hinted = $derived.by(() => {
    const { hint } = this.props();
    return hint == null ? [] : (this.#pieces(hint)[0] ?? []);
  });

  readonly #pieces = (text: string): string[][] => {
    const move = this.plan.pieces === undefined ? null : this.speller.parse(text);
    return move === null ? this.speller.pieces(text) : (this.plan.pieces?.(move) ?? []);
  };

  after(...pieces: string[]): Composing {
    return compose(this.legal, this.#pieces, pieces);
  }

  isOpen(spot: string): boolean {
    return this.composing.next.has(spot);
  }

  choose(spot: string): void {
    if (this.pending !== null) return;
    this.focused = spot;
    this.refused = null;
    this.stuck = null;
    const { begun } = this;
    if (begun.includes(spot) && !this.isOpen(spot)) {
      this.begin(begun.slice(0, begun.indexOf(spot))); // touched again: undo it
      return;
    }
    const going = touch(this.legal, this.#pieces, [...begun], spot);
    const restarts = going !== null && begun.length > 0 && going.begun.length === 1;
    if (going === null || (restarts && !this.#begins(spot))) {
      this.refused = spot;
      this.why(this.plan.meant(begun, spot));
      return;
    }
    const [move, ...others] = going.complete;
    const isAsked = this.plan.asks === true && others.length > 0;
    if (going.next.size === 0 && move !== undefined && !isAsked) this.play(move);
    else this.begin(going.begun);
  }

  begin(pieces: readonly string[]): void {
    this.#touched = pieces;
    this.forgive();
  }

  /** A touch led somewhere: nothing is refused any more. */
  forgive(): void {
    this.refused = null;
    this.stuck = null;
    this.props().forgive?.();
  }

  undo(): void {
    this.begin(this.#touched.slice(0, -1));
  }

  play(move: string): void {
    this.begin(NOTHING);
    this.props().play?.(move);
  }

  why(move: string): void {
    this.props().why?.(move);
  }

  /** A move that is made at once, with a button or a key. */
  act(move: string): void {
    if (this.pending !== null) return;
    if (this.legal.includes(move)) this.play(move);
    else this.why(move);
  }

  turn(part: string, way: Way): void {
    if (this.plan.turning === undefined) return;
    const move = this.plan.turning.move(part, way);
    this.refused = null;
    this.stuck = this.legal.includes(move) || this.pending !== null ? null : part;
    this.act(move);
  }

  /** Whether a part can be turned, and whether the computer recommends it. */
  turns(part: string): { possible: Record<Way, boolean>; hinted: Way | null } {
    const move = (way: Way): string => this.plan.turning?.move(part, way) ?? "";
    const ways = ["+", "-"] as const;
    return {
      possible: { "+": this.legal.includes(move("+")), "-": this.legal.includes(move("-")) },
      hinted: ways.find((way) => move(way) === this.hint?.text) ?? null,
    };
  }

  #begins(spot: string): boolean {
    return this.plan.begins?.(spot) ?? true;
  }

  #leads = (spot: string): boolean =>
    this.isOpen(spot) || this.begun.includes(spot) || (this.starts.has(spot) && this.#begins(spot));

  // ---- Spots ----------------------------------------------------------------------------------

  get spots(): readonly Spot[] {
    return this.plan.spots();
  }

  /** The spot that has the focus, or gets it first. */
  readonly current = $derived.by(() => {
    const { spots, focused } = this;
    if (spots.some(({ name }) => name === focused)) return focused;
    return this.plan.home?.() ?? spots[0]?.name ?? "";
  });

  /**
   * The attributes of a spot. `matters`: it is worth saying that it can be chosen. `glows`: in a
   * lesson, it is what should be touched next.
   */
  spot(
    name: string,
    what: string,
    matters = true,
    glows = this.isOpen(name),
  ): Record<string, unknown> {
    const isBegun = this.begun.includes(name);
    const possible = matters && this.isOpen(name) ? say("board-possible", { what }) : what;
    return {
      "data-cell": name,
      "data-goal": this.goal(glows),
      role: "button",
      tabindex: name === this.current ? 0 : -1,
      "aria-label": this.isLesson ? this.taught(what, this.hinted.includes(name), glows) : possible,
      "aria-pressed": isBegun,
    };
  }

  /** The name of something in a lesson, which speaks of what glows or is marked. */
  taught(what: string, isMarked: boolean, glows = false): string {
    if (!this.isLesson || !(isMarked || glows)) return what;
    return say(isMarked ? "board-marked" : "board-glows", { what });
  }

  /** An attribute of what a step of a lesson begins with: it gets the focus. */
  goal(isGoal: boolean): true | undefined {
    return (this.isLesson && isGoal) || undefined;
  }

  marks(name: string): Record<string, boolean> {
    return {
      open: this.isOpen(name),
      begun: this.begun.includes(name),
      hinted: this.hinted.includes(name),
    };
  }

  focus(spot = this.current): void {
    this.focused = spot;
    const found = this.svg?.querySelector<SVGElement>(`[data-cell="${spot}"]`);
    found?.focus({ preventScroll: this.plan.camera !== undefined }); // it may be out of sight
  }

  animate(selector: string, frames: Keyframe[], of: Element | undefined = this.svg): void {
    of?.querySelector(selector)?.animate(frames, motion());
  }

  // ---- Keys and fingers -----------------------------------------------------------------------

  readonly key = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    const { turning } = this.plan;
    if (this.plan.key?.(event) === true) void 0;
    else if (event.key.startsWith("Arrow"))
      this.focused = neighbour(this.spots, this.current, event.key);
    else if (event.key === "Enter" || event.key === " ") this.choose(this.current);
    else if ((event.key === "+" || event.key === "-") && turning !== undefined)
      this.turn(turning.at(this.#place(this.current)) ?? "", event.key);
    else if ((event.key === "Escape" || event.key === "Backspace") && this.#touched.length > 0)
      this.undo();
    else return;
    event.preventDefault();
    this.focus();
  };

  readonly focusin = (event: FocusEvent): void => {
    this.focused = spotOf(event) ?? this.focused;
  };

  readonly tap = (event: MouseEvent): void => {
    if (this.#dragged) return; // this click ends a drag
    const exact = spotOf(event);
    // Without a pointer (a screen reader, say) there is no place, but the spot is known.
    const near = event.detail === 0 ? null : this.near(this.under(event), this.plan.touch());
    const spot = near !== null && this.#leads(near) ? near : exact;
    if (spot !== null) this.choose(spot);
  };

  readonly grab = (event: PointerEvent): void => {
    this.#dragged = false;
    if (!this.awake || !event.isPrimary || event.button !== 0) return;
    const at = this.under(event);
    const near = this.near(at, this.plan.touch());
    const spot = near !== null && this.plan.holds?.(near) === true ? near : null;
    const part = spot === null ? (this.plan.turning?.at(at) ?? null) : null;
    if (spot === null && part === null) return;
    this.#pressed = { x: event.clientX, y: event.clientY };
    this.pulled = { spot, part, from: at, at, moved: false };
  };

  readonly drag = (event: PointerEvent): void => {
    const { pulled } = this;
    if (pulled === null) return;
    const away = Math.hypot(event.clientX - this.#pressed.x, event.clientY - this.#pressed.y);
    if (!pulled.moved && away < TREMBLE) return;
    if (!pulled.moved) {
      this.#dragged = true;
      this.svg?.setPointerCapture(event.pointerId);
      this.#before = this.#touched;
      if (pulled.spot !== null && !this.begun.includes(pulled.spot)) this.begin([pulled.spot]);
    }
    this.pulled = { ...pulled, at: this.under(event), moved: true };
  };

  readonly drop = (event: PointerEvent): void => {
    const done = this.pulled;
    this.pulled = null;
    if (done === null || !done.moved) return;
    if (event.type === "pointercancel") this.begin(this.#before);
    else if (done.part !== null) this.#letGo(done.part, this.#angleOf(done));
    else if (done.spot !== null) this.#dropFrom(done);
  };

  #dropFrom({ spot, at }: Pull): void {
    const to = this.near(at, this.plan.reach?.() ?? this.plan.touch());
    if (to === null || to === spot) return this.begin(this.#before);
    if (this.isOpen(to)) this.#released = { angle: 0, at };
    this.choose(to);
  }

  #letGo(part: string, angle: number): void {
    const { turning } = this.plan;
    if (turning === undefined) return;
    const way = angle > 0 ? "+" : "-";
    const far = Math.abs(angle) > turning.step / 3;
    if (far && this.legal.includes(turning.move(part, way))) this.#released = { angle, at: null };
    else turning.swing(part, angle);
    if (far) this.turn(part, way);
  }

  angle(part: string): number {
    return this.pulled?.moved && this.pulled.part === part ? this.#angleOf(this.pulled) : 0;
  }

  #angleOf({ part, from, at }: Pull): number {
    const { turning } = this.plan;
    if (turning === undefined || part === null) return 0;
    const most = turning.most?.(part) ?? turning.step;
    return Math.max(-most, Math.min(most, turnedBy(from, at, turning.middle(part))));
  }

  /** The spot whose piece is in the air, and where. */
  get held(): { spot: string; at: Point } | null {
    const { spot, at, moved } = this.pulled ?? {};
    return moved && spot != null && at !== undefined ? { spot, at } : null;
  }

  /** The spot at a point; one that leads somewhere, rather than others. */
  near(at: Point, within: number): string | null {
    return nearest(this.spots, at, within, this.#leads, this.plan.touch());
  }

  under(event: MouseEvent): Point {
    const at = { x: event.clientX, y: event.clientY };
    return this.scene === undefined ? at : pointUnder(this.scene, at);
  }

  #place(name: string): Point {
    return this.spots.find((spot) => spot.name === name) ?? { x: 0, y: 0 };
  }

  // ---- Showing what happens -------------------------------------------------------------------

  /** What a move does, as far as its text says it. */
  foresee(move: Move | null, view: V, seat: number): readonly E[] {
    return move === null ? NOTHING : (this.plan.foresee?.(move, view, seat) ?? NOTHING);
  }

  #show(happening: Happening<V>): void {
    const { what, before } = happening;
    const seat = happening.seat ?? 0;
    const { last } = this.props();
    const known = what === "made" || what === "confirmed" ? last?.effects : undefined;
    const effects =
      (known as E[] | undefined) ?? this.foresee(this.#parse(happening.move), before, seat);
    const released = what === "begun" ? this.#released : UNTOUCHED;
    this.#released = UNTOUCHED;
    this.plan.show?.({ ...happening, seat, effects, released });
  }
}

const spotOf = (event: Event): string | null =>
  (event.target as Element).closest<SVGElement>("[data-cell]")?.dataset["cell"] ?? null;
