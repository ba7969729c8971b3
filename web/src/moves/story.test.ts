// @vitest-environment jsdom
import { beforeAll, expect, test, vi } from "vitest";
import { viewOf } from "../fixtures";
import { speak } from "../lib/locale.svelte";
import type { Effect } from "../net/protocol";
import { inWords, scoreOf, stoodIn, turnsOf } from "./story";

const NAMES = ["Blue", "Orange", "Green", "Purple"];
const eyes = { me: 0, name: (seat: number) => NAMES[seat] ?? "" };

beforeAll(async () => {
  vi.stubGlobal("document", { documentElement: {}, querySelector: () => null });
  await speak("en");
});

const tell = (game: string, ...effects: Effect[]): string | null =>
  inWords(game, { seat: 1, deeds: [{ seat: 1, move: "", effects }] }, eyes);

test("moves of the others are grouped by turn, our own are not", () => {
  const moves = [0, 1, 1, 2].map((seat) => ({ seat, move: "a1" }));
  expect(turnsOf(moves, 0).map(({ seat, deeds }) => [seat, deeds.length])).toEqual([
    [1, 2],
    [2, 1],
  ]);
});

test("nothing is said of moves whose effects are not known", () => {
  expect(inWords("rings", { seat: 1, deeds: [{ seat: 1, move: "a1" }] }, eyes)).toBeNull();
});

test("it is said if a computer player could not think as usual", () => {
  const deed = { seat: 1, move: "a1" };
  const turn = { seat: 1, deeds: [deed, { ...deed, stood_in: "short" }] };
  expect(stoodIn(turn, eyes)).toBe(
    "The computer could not think as usual for Orange: this move may be weaker.",
  );
  expect(stoodIn({ seat: 1, deeds: [deed] }, eyes)).toBeNull();
});

test("Rings: a line and what was taken for it are one sentence", () => {
  const line = { effect: "ring-line", cells: ["a1", "a2", "a3"] };
  const take = (owner: number): Effect => ({ effect: "take", cell: "b1", owner });
  const place = { effect: "place", cell: "a1" };
  expect(tell("rings", place)).toBe("Orange placed a pawn.");
  expect(tell("rings", { effect: "turn", ring: "a", way: "+" })).toBe(
    "Orange turned the outer ring.",
  );
  expect(tell("rings", place, line)).toBe("Orange made a line.");
  expect(tell("rings", place, line, take(0))).toBe("Orange made a line and took your pawn.");
  expect(tell("rings", place, line, take(2))).toBe("Orange made a line and took a pawn (Green).");
  expect(tell("rings", place, line, take(0), take(2))).toBe(
    "Orange made a line and took 2 pawns, one of them yours.",
  );
  expect(tell("rings", place, line, take(0), { effect: "eliminated", seat: 0 })).toBe(
    "Orange made a line and took your pawn. You are out.",
  );
});

test("a game from outside tells the effects that it has messages for", async () => {
  const words = "twigs-told-take = { $seat } took { $twigs } twigs.\ntwigs-told-last = The last.";
  const page = { documentElement: {}, querySelector: () => ({ content: "rings memento twigs" }) };
  vi.stubGlobal("document", page);
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(words)));
  await speak("en");
  const take = { effect: "take", twigs: 2, from: ["a", "b"] };
  expect(tell("twigs", take, { effect: "odd" })).toBe("Orange took 2 twigs.");
  expect(tell("twigs", take, { effect: "last" }, { effect: "last" })).toBe(
    "Orange took 2 twigs. The last.",
  );
});

test("Memento: what was captured comes before how", () => {
  const move = { effect: "move", from: "A1", to: "A2", height: 2, path: ["A1", "A2"] };
  expect(tell("memento", move)).toBe("Orange moved a Double.");
  expect(tell("memento", move, { effect: "capture", point: "A2", owner: 0, height: 1 })).toBe(
    "Orange captured your Single.",
  );
  expect(tell("memento", { effect: "enter", to: ["A1", "A2"] })).toBe(
    "Orange brought in 2 Singles.",
  );
  expect(tell("memento", { effect: "pass" })).toBe("Orange passed.");
});

test("Triominos: what was laid, and what it earned", () => {
  const lay = { effect: "lay", tile: "123", reading: "123", cell: "0,0u", chips: 5 };
  expect(tell("triominos", { effect: "buy" }, { effect: "buy" })).toBe("Orange bought 2 tiles.");
  expect(tell("triominos", { effect: "buy" }, { ...lay, chips: 1 })).toBe(
    "Orange laid a tile and earned one chip.",
  );
  expect(tell("triominos", lay, { effect: "hexagon", cells: [] })).toBe(
    "Orange completed a hexagon and earned 5 chips.",
  );
});

test("Dimenticato: what was called, and what came of it", () => {
  const right = { effect: "right-call", field: "b2", said: 4, number: 4 };
  const go = { effect: "go", from: "b2", to: "c2" };
  expect(tell("dimenticato", { ...right, effect: "wrong-call", number: 2 })).toBe(
    "Orange called 4, but it was 2.",
  );
  expect(tell("dimenticato", right)).toBe("Orange called 4: right!");
  expect(tell("dimenticato", right, go)).toBe("Orange called 4 correctly and moved.");
  expect(tell("dimenticato", right, go, { effect: "hit", owner: 0 })).toBe(
    "Orange called 4 correctly and hit your figure.",
  );
  expect(tell("dimenticato", { effect: "leave", from: "b2", to: "c2" })).toBe(
    "Orange left the start with a figure.",
  );
});

test("games that count something have a score", () => {
  expect(scoreOf(viewOf("rings"))).toBeNull();
  expect(scoreOf(viewOf("triominos", { chips: [15, 8] }))).toEqual([15, 8]);
  const blocks = [
    ["a1", "a2"],
    ["b1", "b2"],
  ];
  const figures = { a1: 0, a2: 0, b1: 1 };
  expect(scoreOf(viewOf("dimenticato", { blocks, figures, waiting: ["a2"] }))).toEqual([1, 1]);
});
