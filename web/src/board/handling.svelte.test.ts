// @vitest-environment jsdom
import { flushSync } from "svelte";
import { afterEach, beforeEach, expect, test } from "vitest";
import { viewOf } from "../fixtures";
import { tell } from "../moves/games.svelte";
import type { GameInfo, View } from "../net/protocol";
import type { BoardProps } from "./board";
import { Handling, type Plan, type Shown } from "./handling.svelte";

// A row of four cells, a ring around 50,0 that turns, and pieces that step from cell to cell.
const CELLS = ["a", "b", "c", "d"].map((name, n) => ({ name, x: 10 * n, y: 0 }));
const MOVES = {
  kinds: { CELL: "[a-d]", WAY: "[+-]" },
  forms: [
    { name: "turn", texts: ["{way:WAY}"] },
    { name: "step", texts: ["{from:CELL}-{to:CELL}"] },
    { name: "place", texts: ["{to:CELL}"] },
  ],
  examples: [],
};
const VIEW = viewOf("row");

let played: string[];
let asked: string[];
let shown: Shown<View, { effect: string }>[];
let swung: [string, number][];
let props: BoardProps;
let end: () => void;

function board(legal: string[], more: Partial<Plan<View, { effect: string }>> = {}) {
  const given: BoardProps = $state({ view: VIEW, legal, pending: null, last: null, play, why });
  props = given;
  let made: Handling<View, { effect: string }> | undefined;
  end = $effect.root(() => {
    made = new Handling(() => props, {
      spots: () => CELLS,
      touch: () => 4,
      meant: (begun, spot) => [...begun, spot].join("-"),
      holds: (spot) => spot === "a",
      show: (what) => shown.push(what),
      turning: {
        at: ({ x }) => (x > 40 ? "ring" : null),
        middle: () => ({ x: 50, y: 0 }),
        step: 45,
        move: (_, way) => way,
        swing: (part, angle) => swung.push([part, angle]),
      },
      ...more,
    });
  });
  flushSync();
  if (made === undefined) throw new Error("no board");
  return made;
}
const play = (move: string): number => played.push(move);
const why = (move: string): number => asked.push(move);

beforeEach(() => {
  tell([{ id: "row", moves: MOVES } as unknown as GameInfo]);
  [played, asked, shown, swung] = [[], [], [], []];
});
afterEach(() => end());

const pointer = (x: number, y = 0, type = "pointerup"): PointerEvent =>
  ({ type, clientX: x, clientY: y, isPrimary: true, button: 0, pointerId: 1 }) as PointerEvent;
const key = (name: string): KeyboardEvent =>
  ({ key: name, preventDefault: () => undefined }) as KeyboardEvent;

test("a move is composed touch by touch", () => {
  const handling = board(["a-b", "a-c", "d"]);
  expect([...handling.starts].sort()).toEqual(["a", "d"]);
  handling.choose("a");
  expect(handling.begun).toEqual(["a"]);
  expect(CELLS.filter(({ name }) => handling.isOpen(name)).map(({ name }) => name)).toEqual([
    "b",
    "c",
  ]);
  expect(handling.marks("a")).toEqual({ open: false, begun: true, hinted: false });
  handling.choose("c");
  expect(played).toEqual(["a-c"]);
  expect(handling.begun).toEqual([]);
});

test("touching the same again takes it back, and touching another start begins there", () => {
  const handling = board(["a-b", "c-d"]);
  handling.choose("a");
  handling.choose("a");
  expect(handling.begun).toEqual([]);
  handling.choose("a");
  handling.choose("c");
  expect(handling.begun).toEqual(["c"]);
  expect(asked).toEqual([]);
});

test("where the same touches make several moves, somebody may have to say which", () => {
  const moves = { ...MOVES, forms: [...MOVES.forms, { name: "take", texts: ["!{cell:CELL}"] }] };
  tell([{ id: "row", moves } as unknown as GameInfo]);
  const handling = board(["a", "!a", "b"], { asks: true });
  handling.choose("a");
  expect([handling.begun, played]).toEqual([["a"], []]);
  expect(handling.composing.complete).toEqual(["a", "!a"]);
  handling.choose("b");
  expect(played).toEqual(["b"]);
});

test("what leads nowhere is asked about, and said to be refused", () => {
  const handling = board(["a-b"]);
  handling.choose("a");
  handling.choose("d");
  expect(asked).toEqual(["a-d"]);
  expect(handling.refused).toBe("d");
  handling.choose("b");
  expect(handling.refused).toBeNull();
  expect(played).toEqual(["a-b"]);
});

test("while a move is on its way, nothing else can be begun", () => {
  const handling = board(["a-b", "d"]);
  props.pending = "d";
  flushSync();
  handling.choose("a");
  handling.act("d");
  expect([handling.begun, played]).toEqual([[], []]);
});

test("a new position discards what was begun; the same one again does not", () => {
  const handling = board(["a-b"]);
  handling.choose("a");
  props.view = { ...VIEW, turns: 1 };
  flushSync();
  expect(handling.begun).toEqual(["a"]);
  props.legal = ["c-d"];
  flushSync();
  expect(handling.begun).toEqual([]);
});

test("arrow keys walk, Enter chooses, Escape undoes, + and - turn the part in focus", () => {
  const handling = board(["b-c", "+"], {
    spots: () => [...CELLS, { name: "rim", x: 60, y: 0 }],
  });
  expect(handling.current).toBe("a");
  handling.key(key("ArrowRight"));
  handling.key(key("Enter"));
  expect(handling.begun).toEqual(["b"]);
  handling.key(key("Escape"));
  expect(handling.begun).toEqual([]);
  handling.focused = "rim";
  handling.key(key("+"));
  handling.key(key("-"));
  expect([played, asked]).toEqual([["+"], ["-"]]);
});

test("a piece is dragged to a cell; dropped where it was, nothing has happened", () => {
  const handling = board(["a-b"]);
  handling.grab(pointer(0));
  handling.drag(pointer(3));
  expect(handling.held).toBeNull(); // a finger trembles
  handling.drag(pointer(11));
  expect(handling.held).toEqual({ spot: "a", at: { x: 11, y: 0 } });
  handling.drop(pointer(11));
  expect(played).toEqual(["a-b"]);
  handling.grab(pointer(0));
  handling.drag(pointer(9, 9));
  handling.drag(pointer(1));
  handling.drop(pointer(1));
  expect([played, asked, handling.begun]).toEqual([["a-b"], [], []]);
});

test("a drag that the browser cancels restores what was begun", () => {
  const handling = board(["a-b", "c-d"]);
  handling.choose("c");
  handling.grab(pointer(0));
  handling.drag(pointer(11));
  expect(handling.begun).toEqual(["a"]);
  handling.drop(pointer(11, 0, "pointercancel"));
  expect([handling.begun, played]).toEqual([["c"], []]);
});

test("a part is turned by a finger, or swings back", () => {
  const handling = board(["+"]);
  handling.grab(pointer(60));
  handling.drag(pointer(50, 10));
  expect(handling.angle("ring")).toBe(45); // no further than one step
  handling.drop(pointer(50, 10));
  expect([played, swung]).toEqual([["+"], []]);
  handling.grab(pointer(60));
  handling.drag(pointer(50, -10));
  handling.drop(pointer(50, -10));
  expect(asked).toEqual(["-"]);
  expect(swung).toEqual([["ring", -45]]);
});

test("what a move did is shown once, by the effects that the server sends", () => {
  board(["a-b"], { foresee: (move) => [{ effect: move.form }] });
  props.pending = "a-b";
  flushSync();
  props.pending = null;
  props.last = { n: 1, kind: "moved", seat: 0, move: "a-b", effects: [{ effect: "line" }] };
  flushSync();
  props.view = { ...VIEW, turns: 1 };
  flushSync();
  expect(shown.map(({ what, effects }) => [what, effects])).toEqual([
    ["begun", [{ effect: "step" }]],
    ["confirmed", [{ effect: "line" }]],
  ]);
});
