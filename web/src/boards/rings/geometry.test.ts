import { expect, test } from "vitest";
import { compose } from "../../lib/composer";
import {
  CELLS,
  RADIUS,
  after,
  handPlaces,
  linesFormed,
  lineThrough,
  meant,
  ringAt,
  spell,
  stepOf,
  turnWith,
  turnedBy,
  turnedCell,
  type RingsView,
} from "./geometry";

function standing(cells: Record<string, number>, more: Partial<RingsView> = {}): RingsView {
  return {
    game: "rings",
    players: 2,
    seat: 0,
    to_move: 0,
    turns: 8,
    over: false,
    ranks: null,
    ended: null,
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

test("moves are touched piece by piece", () => {
  expect(spell("a1-b1")).toEqual([["a1", "b1"]]);
  expect(spell("a-")).toEqual([["a-"]]);
  expect(spell("xb3")).toEqual([["b3"]]);
  expect([...compose(["a1-b1", "a1-a2", "c+"], spell, ["a1"]).next]).toEqual(["b1", "a2"]);
});

test("a pawn comes from the hand or from a cell", () => {
  expect(stepOf("a1")).toEqual({ from: null, to: "a1" });
  expect(stepOf("a1-a2")).toEqual({ from: "a1", to: "a2" });
  expect(stepOf("a-")).toBeNull();
  expect(stepOf("xa1")).toBeNull();
});

test("a ring carries its pawns and their locks along", () => {
  expect(turnedCell("a8", "+")).toBe("a1");
  expect(turnedCell("a1", "-")).toBe("a8");
  const view = standing({ a8: 0, b8: 1 }, { locked: ["a8"] });
  expect(after(view, "a+")).toEqual({ cells: { a1: 0, b8: 1 }, locked: ["a1"], hand: [5, 5] });
});

test("a pawn that is placed leaves the hand, one that moves loses its lock, one taken is gone", () => {
  expect(after(standing({}), "c4")).toEqual({ cells: { c4: 0 }, locked: [], hand: [4, 5] });
  const view = standing({ a1: 0, b1: 1 }, { locked: ["a1"] });
  expect(after(view, "a1-a2")).toEqual({ cells: { a2: 0, b1: 1 }, locked: [], hand: [5, 5] });
  expect(after(view, "xb1").cells).toEqual({ a1: 0 });
  expect(after(view, "pass").cells).toEqual(view.cells);
});

test("a ring line is recognised by its new locks, even across the top", () => {
  const before = standing({ a8: 0, a2: 0 });
  const now = standing({ a8: 0, a1: 0, a2: 0 }, { locked: ["a8", "a2"] });
  expect(linesFormed(before, now, "a1", 0)).toEqual([["a8", "a1", "a2"]]);
});

test("a spoke line lights up where a pawn has arrived, and after a turn on any spoke", () => {
  const before = standing({ a1: 0, b1: 0, a3: 0, b3: 0, c3: 0 });
  const now = standing({ ...before.cells, c1: 0 });
  expect(linesFormed(before, now, "c1", 0)).toEqual([["a1", "b1", "c1"]]);
  const turned = standing({ a1: 0, b1: 0, c8: 0, a3: 0, b3: 0, c2: 0 });
  const after = standing({ a1: 0, b1: 0, c1: 0, a3: 0, b3: 0, c3: 0 });
  expect(linesFormed(turned, after, "c+", 0)).toEqual([
    ["a1", "b1", "c1"],
    ["a3", "b3", "c3"],
  ]);
});

test("a line needs pawns of one colour that were not locked before, and taking never forms one", () => {
  const before = standing({ a1: 0, b1: 0 }, { locked: ["b1"] });
  const now = standing({ a1: 0, b1: 0, c1: 0 }, { locked: ["b1"] });
  expect(linesFormed(before, now, "c1", 0)).toEqual([]);
  expect(
    linesFormed(standing({ a1: 1, b1: 1 }), standing({ a1: 1, b1: 1, c1: 0 }), "c1", 0),
  ).toEqual([]);
  expect(linesFormed(now, now, "xa5", 0)).toEqual([]);
});

test("ring lines are bent, spoke lines straight", () => {
  expect(lineThrough(["a1", "a2", "a3"])).toContain("A");
  expect(lineThrough(["a1", "b1", "c1"])).toContain("L");
});

test("ten pawns fit in a corner without touching each other", () => {
  const places = handPlaces(0, 2, 10);
  expect(places).toHaveLength(10);
  for (const one of places)
    for (const other of places)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(24);
  expect(places.every(({ x, y }) => Math.max(Math.abs(x), Math.abs(y)) < 310)).toBe(true);
});

test("what somebody probably meant", () => {
  const view = standing({ a1: 0, a2: 1 });
  expect(meant(view, [], "a2")).toBe("a2");
  expect(meant(view, [], "a1")).toBe("a1-a1");
  expect(meant(view, ["a1"], "c5")).toBe("a1-c5");
  expect(meant({ ...view, taking: { from: 1, pawns: 1 } }, [], "a1")).toBe("xa1");
});

test("what is taken for a line belongs to the turn that formed it", () => {
  const formed = turnWith(null, 0, "a1");
  expect(turnWith(formed, 0, "xb1").moves).toEqual(["a1", "xb1"]);
  expect(turnWith(formed, 1, "b2").moves).toEqual(["b2"]);
  expect(turnWith(formed, 0, "a2").moves).toEqual(["a2"]);
});
