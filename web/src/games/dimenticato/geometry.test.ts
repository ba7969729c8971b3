import { expect, test } from "vitest";
import { viewOf } from "../../fixtures";
import {
  CELL,
  around,
  arrowsOf,
  closeUp,
  edgesOf,
  facing,
  fieldsOf,
  figuresAfter,
  foresee,
  holds,
  meant,
  middleOf,
  place,
  platesOf,
  waysOf,
  type DimenticatoView,
} from "./geometry";

// Two players: eight cards, the blocks above and below.
const VIEW: DimenticatoView = {
  ...viewOf("dimenticato"),
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
  options: { calling: true },
};

test("fields are laid out like the squares of a chessboard", () => {
  expect(place("a1", [10, 10])).toEqual({ x: CELL / 2, y: 9.5 * CELL });
  expect(place("j10", [10, 10])).toEqual({ x: 9.5 * CELL, y: CELL / 2 });
  const fields = fieldsOf(VIEW);
  expect(fields).toHaveLength(40);
  expect(fields.find(({ name }) => name === "e2")?.block).toBe(1);
  expect(fields.find(({ name }) => name === "e3")?.block).toBeNull();
});

test("columns without fields take no space", () => {
  expect(around(fieldsOf(VIEW))).toEqual({
    x: 2 * CELL,
    y: 0,
    width: 6 * CELL,
    height: 10 * CELL,
  });
});

test("columns and rows are named beside their outermost fields", () => {
  const edges = new Map(
    edgesOf(fieldsOf(VIEW), VIEW.size).map(({ name, x, y }) => [name, { x, y }]),
  );
  expect(edges.size).toBe(16);
  expect(edges.get("c")).toEqual({ x: 2.5 * CELL, y: 8 * CELL + 10 });
  expect(edges.get("e")).toEqual({ x: 4.5 * CELL, y: 10 * CELL + 10 });
  expect(edges.get("10")).toEqual({ x: 4 * CELL - 4, y: 0.5 * CELL });
});

test("a big card is joined to its block", () => {
  const plates = platesOf(VIEW);
  expect(plates[0]).toMatchObject({ width: 2 * CELL, height: 2 * CELL, owner: null });
  expect(plates[1]).toMatchObject({ y: 0, width: 2 * CELL, height: 4 * CELL, owner: 0 });
  expect(plates[5]).toMatchObject({ y: 6 * CELL, height: 4 * CELL, owner: 1 });
});

test("arrows go clockwise", () => {
  expect(arrowsOf(VIEW).map(({ angle }) => angle)).toEqual([0, 0, 90, 90, 180, 180, -90, -90]);
  expect(arrowsOf(VIEW)[0]).toMatchObject({ x: 4 * CELL, y: 3 * CELL });
});

test("the free space in the middle reaches to the inner lane", () => {
  expect(middleOf(VIEW)).toEqual({ x: 5 * CELL, y: 5 * CELL, room: CELL });
});

const HIT = { from: "h6", to: "h5", back: "h6" };

test("a move is shown before the server tells what it did", () => {
  expect(foresee({ parts: {} }, VIEW)).toEqual([]);
  expect(foresee({ parts: { from: "g8", number: "6" } }, VIEW)).toEqual([]);
  expect(foresee({ parts: HIT }, VIEW)).toEqual([
    { effect: "go", from: "h6", to: "h5" },
    { effect: "hit", field: "h5", owner: 1, back: "h6" },
  ]);
  expect(waysOf(foresee({ parts: HIT }, VIEW))).toEqual([
    { from: "h6", to: "h5" },
    { from: "h5", to: "h6" },
  ]);
});

test("other effects move no figure", () => {
  expect(
    waysOf([
      { effect: "leave", from: "e10", to: "g8" },
      { effect: "home", field: "e10" },
      { effect: "stay" },
      { effect: "right-call", field: "g8", said: 4, number: 4 },
    ]),
  ).toEqual([{ from: "e10", to: "g8" }]);
});

test("a touch that leads nowhere means the likeliest move", () => {
  const call = (from: string): unknown => ({ form: "call", parts: { from, number: "1" } });
  const go = (from: string, to: string): unknown => ({ form: "go", parts: { from, to } });
  const hit = (from: string, to: string, back: string): unknown => ({
    form: "hit",
    parts: { from, to, back },
  });
  expect(meant(VIEW, [], "h5")).toEqual(call("h5"));
  const looking = { ...VIEW, options: { calling: false } };
  expect(meant(looking, [], "h5")).toEqual({ form: "look", parts: { from: "h5" } });
  expect(meant(VIEW, [], "f1")).toEqual(go("f1", "f1"));
  expect(meant(VIEW, ["g8"], "g5")).toEqual(go("g8", "g5"));
  expect(meant(VIEW, ["g8"], "h5")).toEqual(hit("g8", "h5", "h5"));
  expect(meant(VIEW, ["g8"], "h6")).toEqual(call("h6"));
  expect(meant(VIEW, ["g8"], "f1")).toEqual(go("g8", "f1"));
  expect(meant(VIEW, ["g8", "h5"], "c3")).toEqual(hit("g8", "h5", "c3"));
});

test("our own move is shown at once", () => {
  expect(figuresAfter(VIEW, [])).toEqual(VIEW.figures);
  const after = foresee({ parts: { from: "h6", to: "h4" } }, VIEW);
  expect(figuresAfter(VIEW, after)).toEqual({ g8: 0, h4: 0, e10: 0, h5: 1, f1: 1 });
});

test("a figure that is hit may be set back to where the other came from", () => {
  const after = figuresAfter(VIEW, foresee({ parts: HIT }, VIEW));
  expect(after).toEqual({ g8: 0, h5: 0, h6: 1, e10: 0, f1: 1 });
});

test("a close-up stays on the board", () => {
  const whole = around(fieldsOf(VIEW));
  const corner = closeUp(whole, [place("c8", VIEW.size)], 2);
  expect((whole.x - corner.x) / corner.scale).toBe(whole.x);
  const right = closeUp(whole, [place("h3", VIEW.size)], 2);
  expect((whole.x + whole.width - right.x) / right.scale).toBe(whole.x + whole.width);
  const middle = closeUp(whole, [place("e6", VIEW.size), place("f5", VIEW.size)], 2);
  expect(300 * middle.scale + middle.x).toBe(300);
  expect(holds(whole, middle, [place("e6", VIEW.size)])).toBe(true);
  expect(holds(whole, middle, [place("e6", VIEW.size), place("c8", VIEW.size)])).toBe(false);
});

test("a seat's own fields are at the bottom of its screen", () => {
  const own = (seat: number): number[] => {
    const size = facing(VIEW, seat);
    return (VIEW.blocks[seat] ?? []).map((field) => place(field, size).y / CELL);
  };
  for (const seat of [0, 1]) expect(Math.min(...own(seat))).toBeGreaterThan(8);
  expect(facing(VIEW, null)).toBe(VIEW.size);
});

test("a turned board has the same fields, each in a place of its own", () => {
  for (const quarters of [0, 1, 2, 3]) {
    const turned: DimenticatoView = { ...VIEW, size: [14, 10, quarters] };
    const places = fieldsOf(turned).map(({ x, y }) => `${x} ${y}`);
    expect(new Set(places).size).toBe(fieldsOf(VIEW).length);
    const [width, height] = quarters % 2 === 0 ? [14, 10] : [10, 14];
    for (const { x, y } of fieldsOf(turned)) {
      expect(x > 0 && x < width * CELL && y > 0 && y < height * CELL).toBe(true);
    }
    const letters = edgesOf(fieldsOf(turned), turned.size).filter(({ name }) => /[a-z]/.test(name));
    const shared = new Set(letters.map(({ x, y }) => (quarters % 2 === 0 ? x : y)));
    expect(shared.size).toBe(letters.length); // each beside its own line of fields
  }
});
