import { expect, test } from "vitest";
import { spellerFor } from "../../fixtures";
import { compose } from "../../moves/composer";
import { nearest } from "../../board/board";
import {
  GATES,
  SPOTS,
  TOUCH,
  after,
  foresee,
  framesAlong,
  legs,
  linked,
  nextPart,
  outline,
  pieces,
  placeOf,
  planned,
  sceneOf,
  splitInto,
  stoneAt,
  tileAt,
  tileOf,
  turnedPlace,
  turnedPoint,
  wayTo,
  type Figure,
  type MementoEffect,
  type MementoView,
  type Options,
  type Points,
} from "./geometry";

const speller = spellerFor("memento");
const ALL: Options = {
  exits: true,
  straight_exits: true,
  touching_corners: true,
  touching_feet: true,
};
const mine = (height: number): Figure => ({ owner: 0, height });
const theirs = (height: number): Figure => ({ owner: 1, height });
const viewOf = (points: Points, turns = 5): MementoView =>
  ({ points, turns, to_move: 0, options: ALL }) as unknown as MementoView;
const spell = (move: string): string[][] => {
  const parsed = speller.parse(move);
  return parsed === null ? [] : pieces(parsed);
};
const effectsOf = (points: Points, move: string): MementoEffect[] => {
  const parsed = speller.parse(move);
  return parsed === null ? [] : foresee(parsed, viewOf(points));
};

// ---- Places ---------------------------------------------------------------------------------------

test("28 points are far enough apart for a finger", () => {
  expect(SPOTS).toHaveLength(28);
  for (const one of SPOTS)
    for (const other of SPOTS)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(71);
});

test("points that touch are side by side, and the tips are where the rules say", () => {
  expect(placeOf("A1").y).toBeLessThan(placeOf("A0").y);
  expect(placeOf("I1").y).toBeGreaterThan(placeOf("I0").y);
  expect(placeOf("I4").x).toBeCloseTo(placeOf("A4").x);
  expect(placeOf("C5").x).toBeLessThan(placeOf("C1").x);
  expect(placeOf("B3").x).toBeGreaterThan(placeOf("B1").x);
  expect(
    Math.hypot(placeOf("I5").x - placeOf("A3").x, placeOf("I5").y - placeOf("A3").y),
  ).toBeCloseTo(104);
});

test("a turn takes a point to where the next but one was", () => {
  expect(turnedPoint("A5", { triangle: "A", way: "+" })).toBe("A1");
  expect(turnedPoint("A1", { triangle: "A", way: "-" })).toBe("A5");
  expect(turnedPoint("I0", { triangle: "I", way: "+" })).toBe("I0");
  for (const name of ["A1", "B2", "I3", "C6"]) {
    const place = turnedPlace(name, 120);
    const point = placeOf(turnedPoint(name, { triangle: tileOf(name), way: "+" }));
    expect([place.x, place.y]).toEqual([expect.closeTo(point.x), expect.closeTo(point.y)]);
  }
});

test("a finger finds the nearest point, and the tile it is on", () => {
  const { x, y } = placeOf("A4");
  const leads = (name: string): boolean => name === "I4";
  expect(nearest(SPOTS, { x, y: y + 33 }, TOUCH)).toBe("A4");
  expect(nearest(SPOTS, { x, y: y + 33 }, TOUCH, leads)).toBe("I4");
  expect(nearest(SPOTS, { x, y }, TOUCH, leads)).toBe("A4");
  expect(tileAt({ x, y: y + 33 })).toBe("A");
  expect(tileAt({ x: x + 3 * TOUCH, y: -360 })).toBeNull();
});

test("an outline is closed", () => {
  expect(outline(100, 16, 30)).toMatch(/^M.*Z$/);
  expect(outline(100, 16, 30)).not.toContain("NaN");
});

// ---- Ways -----------------------------------------------------------------------------------------

const NEXT = (point: string, options = ALL): string =>
  SPOTS.map(({ name }) => name)
    .filter((name) => name !== point && linked(point, name, options))
    .join(" ");

test("points next to each other are linked by the lines of the tiles and where tiles touch", () => {
  expect(NEXT("A0")).toBe("A1 A2 A3 A4 A5 A6");
  expect(NEXT("A1")).toBe("A0 A2 A6");
  expect(NEXT("A2")).toBe("A0 A1 A3");
  expect(NEXT("I4")).toBe("A4 I0 I3 I5");
  expect(NEXT("I5")).toBe("A3 B1 I0 I4 I6");
  expect(NEXT("I5", { ...ALL, touching_corners: false })).toBe("I0 I4 I6");
  expect(NEXT("I4", { ...ALL, touching_feet: false })).toBe("I0 I3 I5");
});

test("a Double slides along the long lines of the board", () => {
  expect(wayTo("A1", "I0", { A1: mine(2) }, ALL)).toEqual(["A1", "A0", "A4", "I4", "I0"]);
  expect(wayTo("A6", "C6", { A6: mine(2) }, ALL)).toEqual(["A6", "A5", "C1", "C6"]);
});

test("a figure gets around what is in its way through the exit", () => {
  const points = { A4: mine(2), I4: theirs(1) };
  const way = wayTo("A4", "I0", points, ALL);
  expect(way).toEqual(["A4", "A0", "A1", "I1", "I0"]);
  expect(legs(way, ALL).map((leg) => leg.how)).toEqual(["along", "along", "out", "in", "along"]);
});

test("an exit leads through two gates", () => {
  const [out, back] = legs(wayTo("A1", "B3", { A1: mine(1) }, ALL), ALL);
  expect(out).toMatchObject({ from: placeOf("A1"), how: "out" });
  expect(back).toMatchObject({ to: placeOf("B3"), how: "in" });
  expect(GATES).toHaveLength(6);
  const frames = framesAlong(["A1", "B3"], ALL);
  expect(frames.map((frame) => frame.opacity)).toEqual([1, 0, 0, 1]);
  expect(frames[1]?.offset).toBeCloseTo(0.5);
  expect(frames[2]?.offset).toBe(frames[1]?.offset);
});

test("a Triple's jump is drawn as one line", () => {
  const [jump, ...more] = legs(wayTo("A0", "B0", { A0: mine(3) }, ALL), ALL);
  expect(jump).toMatchObject({ from: placeOf("A0"), to: placeOf("B0"), how: "jump" });
  expect(more).toEqual([]);
});

test("without touching corners the way along the side breaks there", () => {
  const options = { ...ALL, touching_corners: false };
  expect(wayTo("A6", "A1", { A6: mine(2) }, options)).toEqual(["A6", "A1"]);
  expect(wayTo("A6", "C6", { A6: mine(2) }, options)).toEqual(["A6", "A1", "C5", "C6"]);
});

// ---- Moves ----------------------------------------------------------------------------------------

test("moves are spelled as they are touched", () => {
  expect(spell("A1")).toEqual([["A1"]]);
  expect(spell("pass")).toEqual([["pass"]]);
  expect(spell("A1-A0")).toEqual([["A1", "A0"]]);
  expect(spell("A1,B2")).toEqual([
    ["A1", "B2"],
    ["B2", "A1"],
  ]);
  expect(spell("A1/A2,A6")).toContainEqual(["A1", "1+1", "A6", "A2"]);
  expect(spell("A1/2A2,A6")).toEqual([["A1", "2+1", "A2", "A6"]]);
  expect(spell("A1/A2,A6,B3")).toHaveLength(6);
});

test("spelled splits can be turned back into text", () => {
  for (const move of ["A1/A2,A6", "A1/2A2,A6", "A1/A2,A6,B3"]) {
    const [from = "", split = "", ...to] = spell(move)[0] ?? [];
    expect(speller.write(...splitInto(from, split, to))).toBe(move);
  }
});

test("a chosen figure goes, or is split first", () => {
  const { next } = compose(["A1-A0", "A1/2A2,A6", "A1/A0,A2,A6", "B1,B2"], spell, ["A1"]);
  expect([...next]).toEqual(["A0", "2+1", "1+1+1"]);
});

test("what has been placed and what is left of a split figure", () => {
  const view = viewOf({ A1: mine(3) });
  expect(planned([], view)).toEqual({});
  expect(planned(["B1"], view)).toEqual({ B1: mine(1) });
  expect(planned(["A1", "2+1"], view)).toEqual({ A1: mine(3) });
  expect(planned(["A1", "2+1", "A2"], view)).toEqual({ A2: mine(2), A1: mine(1) });
  expect(nextPart(["A1", "2+1"])).toBe(2);
  expect(nextPart(["A1", "2+1", "A2"])).toBe(1);
});

test("entering, moving, splitting and turning are shown before the answer", () => {
  const points = { A1: mine(2), A6: theirs(2), B1: theirs(1) };
  const then = (move: string): Points => after(points, effectsOf(points, move), 0);
  expect(then("C1,C2")).toEqual({ ...points, C1: mine(1), C2: mine(1) });
  expect(then("A1-A2")).toEqual({ A2: mine(2), A6: theirs(2), B1: theirs(1) });
  expect(then("A1-A6")).toEqual({ A6: mine(2), B1: theirs(1) });
  expect(then("A1/A2,A0")).toEqual({
    A2: mine(1),
    A0: mine(1),
    A6: theirs(2),
    B1: theirs(1),
  });
  expect(then("A+")).toEqual({ A3: mine(2), A2: theirs(2), B1: theirs(1) });
  expect(then("A-")).toEqual({ A5: mine(2), A4: theirs(2), B1: theirs(1) });
  expect(then("pass")).toEqual(points);
});

test("a captured figure stays until the other has arrived", () => {
  const effects: MementoEffect[] = [
    { effect: "move", from: "A1", to: "A6", height: 2, path: ["A1", "A6"] },
    { effect: "capture", point: "A6", owner: 1, height: 2 },
    { effect: "stones-back", stones: 3 },
  ];
  const { still, going } = sceneOf({ A6: mine(1), B1: theirs(1) }, effects, 0);
  expect(still).toEqual({ A6: theirs(2), B1: theirs(1) });
  expect(going).toMatchObject([{ owner: 0, height: 2, path: ["A1", "A6"] }]);
});

test("the parts of a split go their own ways", () => {
  const points = { A1: mine(2) };
  const { still, going } = sceneOf({ A2: mine(1), A4: mine(1) }, effectsOf(points, "A1/A2,A4"), 0);
  expect(still).toEqual({});
  expect(going.map(({ path }) => path)).toEqual([
    ["A1", "A2"],
    ["A1", "A0", "A4"],
  ]);
});

test("twenty stones lie in three piles, none in the place of another", () => {
  const places = Array.from({ length: 20 }, (_, n) => stoneAt(n));
  expect(new Set(places.map(({ pile, level }) => `${pile} ${level}`)).size).toBe(20);
  expect(places.every(({ pile, level }) => pile < 3 && level < 7)).toBe(true);
  expect(stoneAt(14)).toEqual({ pile: 2, level: 4 }); // as with the printed number
});
