// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import type { GameInfo } from "./protocol";
import { tell } from "./games.svelte";
import { speak } from "./locale.svelte";
import { sentence, written } from "./phrases";
import type { Writing } from "./spell";

const SCHEMAS: Record<string, Writing> = {
  rings: {
    kinds: { CELL: "[abc][1-8]", RING: "[abc]", WAY: "[+-]" },
    examples: [],
    forms: [
      { name: "place", texts: ["{to:CELL}"] },
      { name: "turn", texts: ["{ring:RING}{way:WAY}"] },
      { name: "take", texts: ["x{cell:CELL}"] },
      { name: "stay", texts: ["pass"] },
      { name: "step", texts: ["{origin:CELL}-{target:CELL}"] },
    ],
  },
  memento: {
    kinds: { POINT: "[A-Z]\\d", TRIANGLE: "[ABCI]", WAY: "[+-]" },
    examples: [],
    forms: [
      { name: "stay", texts: ["pass"] },
      { name: "turn", texts: ["{triangle:TRIANGLE}{way:WAY}"] },
      { name: "first", texts: ["{to:POINT}"] },
      { name: "enter", texts: ["{to:POINT},{to:POINT}"] },
      { name: "move", texts: ["{origin:POINT}-{target:POINT}"] },
      { name: "halve", texts: ["{origin:POINT}/{to:POINT},{to:POINT}"] },
      { name: "part", texts: ["{origin:POINT}/2{double:POINT},{single:POINT}"] },
      { name: "shatter", texts: ["{origin:POINT}/{to:POINT},{to:POINT},{to:POINT}"] },
    ],
  },
  triominos: {
    kinds: { READING: "[1-5]{3}|J", CELL: ".+" },
    examples: [],
    forms: [
      { name: "stay", texts: ["pass"] },
      { name: "buy", texts: ["buy"] },
      { name: "swap", texts: ["swap {reading:READING}"] },
      { name: "lay", texts: ["{reading:READING}@{cell:CELL}"] },
    ],
  },
  dimenticato: {
    kinds: { FIELD: "[a-z]\\d+", NUMBER: "\\d" },
    examples: [],
    forms: [
      { name: "stay", texts: ["pass"] },
      { name: "call", texts: ["{from:FIELD}={number:NUMBER}"] },
      { name: "go", texts: ["{from:FIELD}-{to:FIELD}"] },
      { name: "hit", texts: ["{from:FIELD}x{to:FIELD}>{back:FIELD}"] },
    ],
  },
};

const games = Object.entries(SCHEMAS).map(([id, moves]) => ({ id, moves }) as GameInfo);

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  vi.stubGlobal("localStorage", { setItem: () => undefined });
  await speak("en");
  tell(games);
});

test.each([
  ["rings", "a1", "Blue places a pawn on a1."],
  ["rings", "a1-a2", "Blue moves a pawn from a1 to a2."],
  ["rings", "a+", "Blue turns the outer ring clockwise."],
  ["rings", "c-", "Blue turns the inner ring anticlockwise."],
  ["rings", "xb3", "Blue takes the pawn on b3."],
  ["rings", "pass", "Blue passes."],
  ["memento", "A1", "Blue places the first Single on A1."],
  ["memento", "A1,B2", "Blue brings in Singles on A1 and B2."],
  ["memento", "I+", "Blue turns triangle I clockwise."],
  ["memento", "C-", "Blue turns triangle C anticlockwise."],
  ["memento", "A1-A0", "Blue moves a figure from A1 to A0."],
  ["memento", "A1/A2,A6", "Blue splits the figure on A1: A2, A6."],
  ["memento", "A1/2A2,A6", "Blue splits the figure on A1: 2A2, A6."],
  ["memento", "A1/A2,A6,A0", "Blue splits the figure on A1: A2, A6, A0."],
  ["memento", "pass", "Blue passes."],
  ["triominos", "351@2,-1u", "Blue lays tile 351 on 2,-1u."],
  ["triominos", "J@0,0d", "Blue lays the joker on 0,0d."],
  ["triominos", "swap 351", "Blue puts tile 351 in the joker’s place."],
  ["triominos", "buy", "Blue buys a tile."],
  ["triominos", "pass", "Blue passes."],
  ["dimenticato", "e12=4", "Blue calls 4 for the figure on e12."],
  ["dimenticato", "e12-h11", "Blue moves a figure from e12 to h11."],
  [
    "dimenticato",
    "e12xh11>f12",
    "Blue moves from e12 to h11, hits the figure there and sends it back to f12.",
  ],
  ["dimenticato", "pass", "Blue makes no move."],
  // Anything unexpected is shown as is.
  ["rings", "§", "Blue plays §."],
  ["", "a1", "Blue plays a1."],
])("in %s, %s is told in words", (game, move, told) => {
  expect(sentence(game, "Blue", move)).toBe(told);
});

test("a list has notation, and words in the reader's language", () => {
  expect(written("rings", "a1-a2")).toBe("a1-a2");
  expect(written("triominos", "buy")).toBe("Buy");
  expect(written("rings", "pass")).toBe("Pass");
  expect(written("triominos", "swap 351")).toBe("Swap 351");
});
