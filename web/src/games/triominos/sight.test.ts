import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { centreOf, fit, toScreen } from "./geometry";
import { Sight } from "./sight.svelte";

let sight: Sight;
beforeEach(() => {
  sight = new Sight((width, height) => fit(["0,0u", "0,0d", "1,0u"], width, height));
  sight.width = 400;
  sight.height = 300;
  flushSync();
});

test("one finger moves the table, which is not a tap", () => {
  const before = sight.camera;
  sight.press(1, { x: 100, y: 100 });
  expect(sight.slide(1, { x: 103, y: 100 })).toBe(false);
  expect(sight.slide(1, { x: 140, y: 90 })).toBe(true);
  expect(sight.camera).toEqual({ ...before, x: before.x + 40, y: before.y - 10 });
  expect(sight.isWhole).toBe(false);
  sight.lift(1);
  expect(sight.tapped()).toBe(false);
});

test("the table cannot be pushed out of sight", () => {
  const cells = ["0,0u", "0,0d", "1,0u"];
  sight = new Sight(
    (width, height) => fit(cells, width, height),
    () => cells,
  );
  [sight.width, sight.height] = [400, 300];
  flushSync();
  for (const [x, y] of [
    [60, 0],
    [-50, 0],
    [0, 70],
    [-40, -60],
  ] as const) {
    sight.press(1, { x: 200, y: 150 });
    for (let n = 1; n < 40; n++) sight.slide(1, { x: 200 + n * x, y: 150 + n * y });
    sight.lift(1);
    expect(cells.some((cell) => sight.holds(cell))).toBe(true);
    expect(sight.isWhole).toBe(false);
  }
  sight.whole();
  expect(cells.every((cell) => sight.holds(cell))).toBe(true);
});

test("a finger that trembles taps", () => {
  sight.press(1, { x: 100, y: 100 });
  sight.slide(1, { x: 104, y: 103 });
  sight.lift(1);
  expect(sight.tapped()).toBe(true);
  expect(sight.isWhole).toBe(true);
});

test("two fingers that move apart zoom around their midpoint", () => {
  const before = sight.camera;
  sight.press(1, { x: 150, y: 150 });
  sight.press(2, { x: 250, y: 150 });
  sight.slide(1, { x: 140, y: 150 });
  sight.slide(2, { x: 260, y: 150 });
  expect(sight.camera.scale).toBeCloseTo(before.scale * 1.2);
  const still = { x: (200 - before.x) / before.scale, y: (150 - before.y) / before.scale };
  expect(toScreen(sight.camera, still).x).toBeCloseTo(200, 0);
  expect(sight.tapped()).toBe(false);
});

test("an unknown finger moves nothing", () => {
  expect(sight.slide(7, { x: 1, y: 1 })).toBeNull();
});

test("a hidden cell is brought into view, and everything can be shown again", () => {
  sight.nearer(1.5);
  expect(sight.holds("9,9u")).toBe(false);
  sight.reveal("9,9u");
  expect(sight.holds("9,9u")).toBe(true);
  expect(toScreen(sight.camera, centreOf("9,9u")).x).toBeCloseTo(200);
  sight.whole();
  expect(sight.isWhole).toBe(true);
});
