// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepNames, keptNames } from "./names";
import { cellNames } from "./settings.svelte";

test("names are kept seat by seat", () => {
  expect(keptNames()).toEqual([]);
  keepNames({ 2: " Grandpa " });
  expect(keptNames()).toEqual(["", "", "Grandpa"]);
  keepNames({ 0: "Anna" });
  expect(keptNames()).toEqual(["Anna", "", "Grandpa"]);
});

test("whether cells are named is kept elsewhere", () => {
  keepNames({ 0: "Anna" });
  cellNames.isOn = true;
  expect([keptNames()[0], cellNames.isOn]).toEqual(["Anna", true]);
  localStorage.setItem("names", "on"); // as the last version did
  expect(keptNames()).toEqual([]);
});
