import { expect, test } from "vitest";
import { spellerFor, viewOf } from "../../fixtures";
import { turnedBy } from "../../board/board";
import {
  CELLS,
  RADIUS,
  after,
  foresee,
  handPlaces,
  lineThrough,
  linesOf,
  ringAt,
  stepsOf,
  marksOf,
  turnedCell,
  type RingsEffect,
  type RingsView,
} from "./geometry";

const speller = spellerFor("rings");

function effectsOf(view: RingsView, text: string): RingsEffect[] {
  const move = speller.parse(text);
  if (move === null) throw new Error(text);
  return foresee(move, view);
}
const then = (view: RingsView, text: string) => after(view, effectsOf(view, text));

function standing(cells: Record<string, number>, more: Partial<RingsView> = {}): RingsView {
  return {
    ...viewOf("rings"),
    cells,
    locked: [],
    hand: [5, 5],
    on_board: [0, 0],
    still_in: [true, true],
    last_turned: null,
    must_fly: false,
    taking: null,
    ...more,
  };
}

test("the first spoke points up, and the next ones follow clockwise", () => {
  const at = (name: string) => CELLS.find((cell) => cell.name === name);
  expect(at("a1")?.x).toBeCloseTo(0);
  expect(at("a1")?.y).toBeCloseTo(-RADIUS.a);
  expect(at("b3")?.x).toBeCloseTo(RADIUS.b);
  expect(ringAt({ x: 0, y: RADIUS.c })).toBe("c");
  expect(ringAt({ x: 0, y: 0 })).toBeNull();
});

test("a finger that crosses the left side is not mistaken for one that went all the way round", () => {
  expect(turnedBy({ x: -1, y: 0.1 }, { x: -1, y: -0.1 })).toBeCloseTo(11.42, 1);
});

test("a pawn comes from the hand or from a cell", () => {
  const steps = (text: string) => stepsOf(effectsOf(standing({ a1: 1 }), text));
  expect(steps("a1")).toEqual([{ from: null, to: "a1" }]);
  expect(steps("a1-a2")).toEqual([{ from: "a1", to: "a2" }]);
  expect(steps("a-")).toEqual([]);
  expect(steps("xa1")).toEqual([]);
  expect(stepsOf([{ effect: "fly", from: "a1", to: "c5" }])).toEqual([{ from: "a1", to: "c5" }]);
});

test("a ring carries its pawns and their locks along", () => {
  expect(turnedCell("a8", { ring: "a", way: "+" })).toBe("a1");
  expect(turnedCell("a1", { ring: "a", way: "-" })).toBe("a8");
  const view = standing({ a8: 0, b8: 1 }, { locked: ["a8"] });
  expect(then(view, "a+")).toEqual({ cells: { a1: 0, b8: 1 }, locked: ["a1"], hand: [5, 5] });
});

test("a pawn that is placed leaves the hand, one that moves loses its lock, one taken is gone", () => {
  expect(then(standing({}), "c4")).toEqual({ cells: { c4: 0 }, locked: [], hand: [4, 5] });
  const view = standing({ a1: 0, b1: 1 }, { locked: ["a1"] });
  expect(then(view, "a1-a2")).toEqual({ cells: { a2: 0, b1: 1 }, locked: [], hand: [5, 5] });
  expect(then(view, "xb1").cells).toEqual({ a1: 0 });
  expect(then(view, "pass").cells).toEqual(view.cells);
});

test("the lines that a move has formed are among its effects", () => {
  const line = ["a8", "a1", "a2"];
  const effects: RingsEffect[] = [
    { effect: "place", cell: "a1" },
    { effect: "ring-line", cells: line },
    { effect: "spoke-line", cells: ["a1", "b1", "c1"] },
    { effect: "several-lines" },
  ];
  expect(linesOf(effects)).toEqual([line, ["a1", "b1", "c1"]]);
  expect(linesOf(effectsOf(standing({}), "a1"))).toEqual([]);
});

test("ring lines are bent, spoke lines straight", () => {
  expect(lineThrough(["a1", "a2", "a3"])).toContain("A");
  expect(lineThrough(["a1", "b1", "c1"])).toContain("L");
});

test("twelve pawns fit in a corner without touching each other", () => {
  const places = handPlaces(0, 2, 12);
  expect(places).toHaveLength(12);
  for (const one of places)
    for (const other of places)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  expect(places.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) < 310)).toBe(true);
});

test("what is marked goes with a ring that turns", () => {
  const view = standing({ b1: 1 });
  const moves = ["a1", "xb1", "a+", "c3-c4", "b-"].map((move) => ({
    effects: effectsOf(view, move),
  }));
  expect(marksOf(moves)).toEqual([
    { effect: "place", cell: "a2" },
    { effect: "take", cell: "b8", owner: 1 },
    { effect: "turn", ring: "a", way: "+" },
    { effect: "move", from: "c3", to: "c4" },
    { effect: "turn", ring: "b", way: "-" },
  ]);
});
