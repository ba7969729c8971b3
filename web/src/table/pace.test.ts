import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Pace } from "./pace";

let shown: string[] = [];
let pace: Pace<string>;

beforeEach(() => {
  vi.useFakeTimers();
  shown = [];
  pace = new Pace<string>(
    (thing) => shown.push(thing),
    (thing, waiting) => (thing === "note" ? 0 : waiting > 2 ? 100 : 400),
  );
});
afterEach(() => {
  vi.useRealTimers();
});

test("a single thing is shown at once", () => {
  pace.push("a");
  expect(shown).toEqual(["a"]);
});

test("several in a row are shown one after the other, and none is left out", () => {
  for (const thing of ["a", "b", "c"]) pace.push(thing);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(399);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(2);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(400);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("what takes no time delays nothing, but never overtakes", () => {
  for (const thing of ["a", "note", "b"]) pace.push(thing);
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(401);
  expect(shown).toEqual(["a", "note", "b"]);
});

test("if many are waiting, each one takes less time", () => {
  for (const thing of ["a", "b", "c", "d", "e"]) pace.push(thing);
  vi.advanceTimersByTime(401);
  expect(shown).toEqual(["a", "b"]);
  vi.advanceTimersByTime(101);
  expect(shown).toEqual(["a", "b", "c"]);
});

test("our own move is already shown: its event waits for nothing, and what follows waits for it", () => {
  pace.hold(400);
  pace.push("own", true);
  pace.push("answer");
  expect(shown).toEqual(["own"]);
  vi.advanceTimersByTime(401);
  expect(shown).toEqual(["own", "answer"]);
});

test("what is expected never overtakes what is waiting", () => {
  pace.push("a");
  pace.push("b");
  pace.push("own", true);
  expect(shown).toEqual(["a"]);
});

test("after clearing, nothing is waiting", () => {
  pace.push("a");
  pace.push("b");
  pace.clear();
  vi.advanceTimersByTime(1000);
  pace.push("c");
  expect(shown).toEqual(["a", "c"]);
});

test("released, what waits is shown at once, and the rest at its pace", () => {
  pace.hold(400);
  pace.push("a");
  pace.push("b");
  expect(shown).toEqual([]);
  pace.release();
  expect(shown).toEqual(["a"]);
  vi.advanceTimersByTime(1000);
  expect(shown).toEqual(["a", "b"]);
});

test("in a hurry, everything that waits is shown at once, and nothing is waited for", () => {
  for (const thing of ["a", "b", "c"]) pace.push(thing);
  expect(pace.flush()).toBe(true);
  expect(shown).toEqual(["a", "b", "c"]);
  expect(pace.flush()).toBe(false);
  pace.push("d");
  expect(shown).toEqual(["a", "b", "c", "d"]);
});
