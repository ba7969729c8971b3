import { expect, test } from "vitest";
import { viewOf } from "../fixtures";
import type { View } from "../net/protocol";
import { Happenings, nearest, neighbour, range, type Mode } from "./board";
import { SPOTS } from "../games/memento/geometry";
import { CELLS } from "../games/rings/geometry";

const spots = [
  { name: "left", x: 0, y: 0 },
  { name: "right", x: 10, y: 0 },
  { name: "far", x: 20, y: 1 },
  { name: "below", x: 1, y: 10 },
];

test("arrow keys lead to the nearest spot in their direction", () => {
  expect(neighbour(spots, "left", "ArrowRight")).toBe("right");
  expect(neighbour(spots, "right", "ArrowRight")).toBe("far");
  expect(neighbour(spots, "left", "ArrowDown")).toBe("below");
  expect(neighbour(spots, "below", "ArrowUp")).toBe("left");
});

test("arrow keys stop at the edge", () => {
  expect(neighbour(spots, "left", "ArrowLeft")).toBe("left");
  expect(neighbour(spots, "left", "Enter")).toBe("left");
});

test.each([
  ["Rings", CELLS],
  ["Memento", SPOTS],
])("arrow keys lead from everywhere to everywhere: %s", (_, all) => {
  for (const start of all) {
    const found = new Set([start.name]);
    for (const name of found)
      for (const key of ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"])
        found.add(neighbour(all, name, key));
    expect(all.filter(({ name }) => !found.has(name))).toEqual([]);
  }
});

test("a finger finds the nearest spot, if there is one nearby", () => {
  expect(nearest(spots, { x: 4, y: 0 }, 8)).toBe("left");
  expect(nearest(spots, { x: 6, y: 0 }, 8)).toBe("right");
  expect(nearest(spots, { x: 5, y: 30 }, 8)).toBeNull();
});

test("a range counts from zero", () => {
  expect(range(3)).toEqual([0, 1, 2]);
  expect(range(0)).toEqual([]);
});

const view = (turns: number): View => viewOf("rings", { to_move: turns % 2, turns });
const moved = (n: number, seat: number, move: string) => ({ n, kind: "moved", seat, move });

/** An open board, after the third event. */
function opened(last = moved(3, 1, "a1")) {
  const happenings = new Happenings<View>();
  const see = (
    turns: number,
    event: ReturnType<typeof moved> | null = last,
    pending: string | null = null,
    mode: Mode = "play",
    animated = true,
  ) => happenings.next(view(turns), mode, animated, pending, event);
  return { see, first: see(2) };
}

test("what happened before the board opened is not animated", () => {
  expect(opened().first).toBeNull();
});

test("the first move of a game is animated, though there was none before", () => {
  const happenings = new Happenings<View>();
  expect(happenings.next(view(0), "play", true, null, null)).toBeNull();
  expect(happenings.next(view(1), "play", true, null, moved(3, 0, "a1"))?.what).toBe("made");
});

test("another player's move is animated once, and the position before it is known", () => {
  const { see } = opened();
  expect(see(3, moved(4, 1, "b2"))).toEqual({
    what: "made",
    move: "b2",
    seat: 1,
    before: view(2),
  });
  expect(see(3, moved(4, 1, "b2"))).toBeNull();
});

test("our own move is animated at once, and not again by its event", () => {
  const { see } = opened();
  expect(see(2, undefined, "c3")?.what).toBe("begun");
  expect(see(2, undefined, "c3")).toBeNull();
  expect(see(3, moved(4, 0, "c3"))?.what).toBe("confirmed");
  expect(see(3, moved(4, 0, "c3"))).toBeNull();
});

test("a move that was refused is taken back", () => {
  const { see } = opened();
  see(2, undefined, "c3");
  expect(see(2)).toMatchObject({ what: "refused", move: "c3" });
  expect(see(2)).toBeNull();
});

test("old positions are animated only on request, and coming back never is", () => {
  const { see } = opened();
  expect(see(1, moved(1, 0, "c1"), null, "look")).toBeNull();
  expect(see(2, moved(2, 1, "c2"), null, "look")?.what).toBe("made");
  expect(see(1, moved(1, 0, "c1"), null, "look", false)).toBeNull();
  expect(see(2)).toBeNull();
});
