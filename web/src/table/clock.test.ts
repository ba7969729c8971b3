import { expect, test } from "vitest";
import { secondsLeft, shown, warningAt } from "./clock";

test("only the running clock runs", () => {
  const times = { left: [60_000, 45_000], running: 1 };
  expect([0, 1].map((seat) => secondsLeft(times, 1000, 6000, seat))).toEqual([60, 40]);
  expect(secondsLeft(times, 1000, 99_000, 1)).toBe(0);
});

test("there are two warnings", () => {
  expect([31, 30, 11, 10, 0].map(warningAt)).toEqual([null, 30, 30, 10, 10]);
});

test("time is shown in minutes and seconds", () => {
  expect([65, 9.2, 0].map(shown)).toEqual(["1:05", "0:10", "0:00"]);
});
