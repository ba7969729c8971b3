// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import { SCHEMAS } from "../fixtures";
import type { GameInfo } from "../net/protocol";
import { tell } from "./games.svelte";
import { speak } from "../lib/locale.svelte";
import { sentence, written } from "./phrases";

const games = Object.entries(SCHEMAS).map(([id, moves]) => ({ id, moves }) as unknown as GameInfo);

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
])("in %s, %s in words", (game, move, words) => {
  expect(sentence(game, "Blue", move)).toBe(words);
});

test("a list has notation, and words in the reader's language", () => {
  expect(written("rings", "a1-a2")).toBe("a1-a2");
  expect(written("triominos", "buy")).toBe("Buy");
  expect(written("rings", "pass")).toBe("Pass");
  expect(written("triominos", "swap 351")).toBe("Swap 351");
});
