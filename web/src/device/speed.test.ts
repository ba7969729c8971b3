// @vitest-environment jsdom
import { expect, test } from "vitest";
import { SPEEDS, atSpeed, setSpeed, speed } from "./speed.svelte";

test("everything is shown slower than it has to be, unless somebody wants it quick", () => {
  expect([speed(), atSpeed(100) > 100]).toEqual(["normal", true]);
  const times = SPEEDS.map((one) => {
    setSpeed(one);
    return atSpeed(100);
  });
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(new Set(times).size).toBe(3);
});

test("the speed is kept on the device", () => {
  setSpeed("calm");
  expect(localStorage.getItem("speed")).toBe("calm");
  expect(speed()).toBe("calm");
});
