// @vitest-environment jsdom
import { expect, test } from "vitest";
import { cellNamesAreOn, setCellNames } from "./cells.svelte";
import { keepNames, keptNames } from "./names";

test("names are kept seat by seat", () => {
  expect(keptNames()).toEqual([]);
  keepNames({ 2: " Grandpa " });
  expect(keptNames()).toEqual(["", "", "Grandpa"]);
  keepNames({ 0: "Anna" });
  expect(keptNames()).toEqual(["Anna", "", "Grandpa"]);
});

test("whether cells are named is kept elsewhere", () => {
  keepNames({ 0: "Anna" });
  setCellNames(true);
  expect([keptNames()[0], cellNamesAreOn()]).toEqual(["Anna", true]);
  localStorage.setItem("names", "on"); // as the last version did
  expect(keptNames()).toEqual([]);
});
