// @vitest-environment jsdom
import { expect, test } from "vitest";
import { atSpeed, speed } from "./speed.svelte";

test("everything is shown slower than it has to be, unless somebody wants it quick", () => {
  expect([speed.value, atSpeed(100) > 100]).toEqual(["normal", true]);
  const times = speed.all.map((one) => {
    speed.value = one;
    return atSpeed(100);
  });
  expect(times).toEqual([...times].sort((one, other) => other - one));
  expect(new Set(times).size).toBe(3);
});

test("the speed is kept on the device", () => {
  speed.value = "calm";
  expect(localStorage.getItem("speed")).toBe("calm");
  expect(speed.value).toBe("calm");
});
