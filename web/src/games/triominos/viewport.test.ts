import { flushSync } from "svelte";
import { beforeEach, expect, test } from "vitest";
import { centreOf, fit, toScreen } from "./geometry";
import { Viewport } from "./viewport.svelte";

let viewport: Viewport;
beforeEach(() => {
  viewport = new Viewport((width, height) => fit(["0,0u", "0,0d", "1,0u"], width, height));
  viewport.width = 400;
  viewport.height = 300;
  flushSync();
});

test("one finger moves the table, which is not a tap", () => {
  const before = viewport.camera;
  viewport.press(1, { x: 100, y: 100 });
  expect(viewport.slide(1, { x: 103, y: 100 })).toBe(false);
  expect(viewport.slide(1, { x: 140, y: 90 })).toBe(true);
  expect(viewport.camera).toEqual({ ...before, x: before.x + 40, y: before.y - 10 });
  expect(viewport.isWhole).toBe(false);
  viewport.lift(1);
  expect(viewport.tapped()).toBe(false);
});

test("the table cannot be pushed out of sight", () => {
  const cells = ["0,0u", "0,0d", "1,0u"];
  viewport = new Viewport(
    (width, height) => fit(cells, width, height),
    () => cells,
  );
  [viewport.width, viewport.height] = [400, 300];
  flushSync();
  for (const [x, y] of [
    [60, 0],
    [-50, 0],
    [0, 70],
    [-40, -60],
  ] as const) {
    viewport.press(1, { x: 200, y: 150 });
    for (let n = 1; n < 40; n++) viewport.slide(1, { x: 200 + n * x, y: 150 + n * y });
    viewport.lift(1);
    expect(cells.some((cell) => viewport.holds(cell))).toBe(true);
    expect(viewport.isWhole).toBe(false);
  }
  viewport.whole();
  expect(cells.every((cell) => viewport.holds(cell))).toBe(true);
});

test("a finger that trembles taps", () => {
  viewport.press(1, { x: 100, y: 100 });
  viewport.slide(1, { x: 104, y: 103 });
  viewport.lift(1);
  expect(viewport.tapped()).toBe(true);
  expect(viewport.isWhole).toBe(true);
});

test("two fingers that move apart zoom around their midpoint", () => {
  const before = viewport.camera;
  viewport.press(1, { x: 150, y: 150 });
  viewport.press(2, { x: 250, y: 150 });
  viewport.slide(1, { x: 140, y: 150 });
  viewport.slide(2, { x: 260, y: 150 });
  expect(viewport.camera.scale).toBeCloseTo(before.scale * 1.2);
  const still = { x: (200 - before.x) / before.scale, y: (150 - before.y) / before.scale };
  expect(toScreen(viewport.camera, still).x).toBeCloseTo(200, 0);
  expect(viewport.tapped()).toBe(false);
});

test("an unknown finger moves nothing", () => {
  expect(viewport.slide(7, { x: 1, y: 1 })).toBeNull();
});

test("a hidden cell is brought into view, and everything can be shown again", () => {
  viewport.nearer(1.5);
  expect(viewport.holds("9,9u")).toBe(false);
  viewport.reveal("9,9u");
  expect(viewport.holds("9,9u")).toBe(true);
  expect(toScreen(viewport.camera, centreOf("9,9u")).x).toBeCloseTo(200);
  viewport.whole();
  expect(viewport.isWhole).toBe(true);
});
