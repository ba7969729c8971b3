import { expect, test } from "vitest";
import { Stepper } from "./stepper.svelte";

function stepper(total: number): { stepper: Stepper; play: (plies: number) => void } {
  let plies = total;
  return { stepper: new Stepper(() => plies), play: (more) => (plies += more) };
}

test("at first the current position is shown, and follows the game", () => {
  const { stepper: steps, play } = stepper(5);
  expect([steps.at, steps.ply, steps.isLast]).toEqual([5, null, true]);
  play(1);
  expect([steps.at, steps.ply]).toEqual([6, null]);
});

test("a new move does not interrupt somebody who is looking back", () => {
  const { stepper: steps, play } = stepper(5);
  steps.step(-1);
  play(2);
  expect(steps.at).toBe(4);
  steps.leave();
  expect([steps.at, steps.ply]).toEqual([7, null]);
});

test("a single step forward is animated as a move, everything else is a jump", () => {
  const { stepper: steps } = stepper(5);
  steps.go(2);
  expect(steps.jumps).toBe(1);
  steps.step(1);
  expect(steps.jumps).toBe(1);
  steps.step(-1);
  expect(steps.jumps).toBe(2);
  steps.leave();
  expect(steps.jumps).toBe(3);
});

test("the last step forward leads back to the game", () => {
  const { stepper: steps } = stepper(5);
  steps.step(-1);
  steps.step(1);
  expect([steps.ply, steps.jumps]).toEqual([null, 1]);
});

test("stepping stops at the beginning and the end", () => {
  const { stepper: steps } = stepper(2);
  steps.step(1);
  expect(steps.at).toBe(2);
  steps.go(-3);
  steps.step(-1);
  expect(steps.at).toBe(0);
});

test("moves that were taken back are no longer shown", () => {
  const { stepper: steps, play } = stepper(5);
  steps.go(4);
  play(-1);
  steps.settle();
  expect([steps.ply, steps.at]).toEqual([null, 4]);
  steps.go(1);
  play(-1);
  steps.settle();
  expect(steps.ply).toBe(1);
});

test("keys step", () => {
  const { stepper: steps } = stepper(5);
  const at = (key: string): number => (steps.key(key), steps.at);
  expect(["Home", "ArrowRight", "ArrowRight", "ArrowLeft", "End"].map(at)).toEqual([0, 1, 2, 1, 5]);
  expect(steps.key("a")).toBe(false);
});
