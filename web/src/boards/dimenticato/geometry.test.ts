import { expect, test } from "vitest";
import {
  CELL,
  around,
  arrowsOf,
  closeUp,
  edgesOf,
  figuresAfter,
  fieldsIn,
  isCall,
  fieldsOf,
  meant,
  middleOf,
  onlyStart,
  parse,
  passing,
  place,
  platesOf,
  spell,
  type DimenticatoView,
} from "./geometry";

// Two players: eight cards, the blocks above and below.
const VIEW: DimenticatoView = {
  game: "dimenticato",
  players: 2,
  seat: 0,
  to_move: 0,
  turns: 9,
  over: false,
  ranks: null,
  ended: null,
  size: [10, 10],
  cards: [
    { fields: ["c8", "d8", "d7", "c7"], owner: null },
    { fields: ["e8", "f8", "f7", "e7"], owner: 0 },
    { fields: ["g8", "h8", "h7", "g7"], owner: null },
    { fields: ["g6", "h6", "h5", "g5"], owner: null },
    { fields: ["g4", "h4", "h3", "g3"], owner: null },
    { fields: ["e4", "f4", "f3", "e3"], owner: 1 },
    { fields: ["c4", "d4", "d3", "c3"], owner: null },
    { fields: ["c6", "d6", "d5", "c5"], owner: null },
  ],
  blocks: [
    ["e10", "f10", "f9", "e9"],
    ["e2", "f2", "f1", "e1"],
  ],
  colours: {},
  numbers: {},
  figures: { g8: 0, h6: 0, e10: 0, h5: 1, f1: 1 },
  waiting: ["e10", "f1"],
  home: [0, 0],
  called: null,
  asks: "call",
};

test("fields lie like the squares of a chess board", () => {
  expect(place("a1", [10, 10])).toEqual({ x: CELL / 2, y: 9.5 * CELL });
  expect(place("j10", [10, 10])).toEqual({ x: 9.5 * CELL, y: CELL / 2 });
  const fields = fieldsOf(VIEW);
  expect(fields).toHaveLength(40);
  expect(fields.find(({ name }) => name === "e2")?.block).toBe(1);
  expect(fields.find(({ name }) => name === "e3")?.block).toBeNull();
});

test("columns without fields take no room", () => {
  expect(around(fieldsOf(VIEW))).toEqual({
    x: 2 * CELL,
    y: 0,
    width: 6 * CELL,
    height: 10 * CELL,
  });
});

test("columns and rows are named beside their outermost fields", () => {
  const edges = new Map(edgesOf(fieldsOf(VIEW)).map(({ name, x, y }) => [name, { x, y }]));
  expect(edges.size).toBe(16);
  expect(edges.get("c")).toEqual({ x: 2.5 * CELL, y: 8 * CELL + 10 });
  expect(edges.get("e")).toEqual({ x: 4.5 * CELL, y: 10 * CELL + 10 });
  expect(edges.get("10")).toEqual({ x: 4 * CELL - 4, y: 0.5 * CELL });
});

test("a big card lies together with its block", () => {
  const plates = platesOf(VIEW);
  expect(plates[0]).toMatchObject({ width: 2 * CELL, height: 2 * CELL, owner: null });
  expect(plates[1]).toMatchObject({ y: 0, width: 2 * CELL, height: 4 * CELL, owner: 0 });
  expect(plates[5]).toMatchObject({ y: 6 * CELL, height: 4 * CELL, owner: 1 });
});

test("arrows go clockwise", () => {
  expect(arrowsOf(VIEW).map(({ angle }) => angle)).toEqual([0, 0, 90, 90, 180, 180, -90, -90]);
  expect(arrowsOf(VIEW)[0]).toMatchObject({ x: 4 * CELL, y: 3 * CELL });
});

test("in the middle there is room as far as the inner lane", () => {
  expect(middleOf(VIEW)).toEqual({ x: 5 * CELL, y: 5 * CELL, room: CELL });
});

test("moves are spelled touch by touch", () => {
  expect(spell("e12=4")).toEqual([["e12", "=4"]]);
  expect(spell("e12-h11")).toEqual([["e12", "h11"]]);
  expect(spell("e12xh11>f12")).toEqual([["e12", "h11", "f12"]]);
  expect(spell("pass")).toEqual([["pass"]]);
  expect(fieldsIn("e12=4")).toEqual(["e12"]);
  expect(fieldsIn("pass")).toEqual([]);
  expect(parse("pass")).toBeNull();
  expect(parse("e12xh11>f12")).toEqual({ from: "e12", to: "h11", back: "f12" });
});

test("the only figure that can move need not be touched", () => {
  expect(onlyStart(["e12-h11", "e12xg11>e12"])).toEqual(["e12"]);
  expect(onlyStart(["e12-h11", "a1=1"])).toEqual([]);
  expect(onlyStart(["e12xg11>e12", "e12xg11>d12", "pass"])).toEqual(["e12"]);
  expect(onlyStart(["e12xg11>e12", "g14xi12>f12", "pass"])).toEqual([]);
  expect(onlyStart(["pass"])).toEqual([]);
  expect(onlyStart([])).toEqual([]);
});

test("staying is told from a turn that is lost", () => {
  expect(passing(["pass"])).toBe("must");
  expect(passing(["e12xg11>e12", "pass"])).toBe("may");
  expect(passing(["e12-h11", "e12xg11>e12"])).toBeNull();
  expect(passing([])).toBeNull();
});

test("a touch that leads nowhere means the likeliest move", () => {
  expect(meant(VIEW, [], "h5")).toBe("h5=1");
  expect(meant(VIEW, [], "f1")).toBe("f1-f1");
  expect(meant(VIEW, ["g8"], "g5")).toBe("g8-g5");
  expect(meant(VIEW, ["g8"], "h5")).toBe("g8xh5>h5");
  expect(meant(VIEW, ["g8"], "h6")).toBe("h6=1");
  expect(meant(VIEW, ["g8"], "f1")).toBe("g8-f1");
  expect(meant(VIEW, ["g8", "h5"], "c3")).toBe("g8xh5>c3");
});

test("the own move is seen at once", () => {
  expect(figuresAfter(VIEW, null)).toBe(VIEW.figures);
  expect(figuresAfter(VIEW, "g8=6")).toBe(VIEW.figures);
  expect(figuresAfter(VIEW, "pass")).toBe(VIEW.figures);
  expect(figuresAfter(VIEW, "h6-h4")).toEqual({ g8: 0, h4: 0, e10: 0, h5: 1, f1: 1 });
});

test("a figure that is hit may be set back to where the other came from", () => {
  expect(figuresAfter(VIEW, "h6xh5>h6")).toEqual({ g8: 0, h5: 0, h6: 1, e10: 0, f1: 1 });
});

test("a close-up stays on the board", () => {
  const whole = around(fieldsOf(VIEW));
  const corner = closeUp(whole, [place("c8", VIEW.size)], 2);
  expect((whole.x - corner.x) / corner.scale).toBe(whole.x);
  const right = closeUp(whole, [place("h3", VIEW.size)], 2);
  expect((whole.x + whole.width - right.x) / right.scale).toBe(whole.x + whole.width);
  const middle = closeUp(whole, [place("e6", VIEW.size), place("f5", VIEW.size)], 2);
  expect(300 * middle.scale + middle.x).toBe(300);
});

test("a call is told from a way", () => {
  expect(isCall("e12=4")).toBe(true);
  expect(isCall("e12-h11")).toBe(false);
  expect(isCall("pass")).toBe(false);
});
