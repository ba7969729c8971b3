// @vitest-environment jsdom
import { expect, test } from "vitest";
import { keepNames, keptNames } from "./names";

test("names are kept seat by seat", () => {
  expect(keptNames()).toEqual([]);
  keepNames({ 2: " Grandpa " });
  expect(keptNames()).toEqual(["", "", "Grandpa"]);
  keepNames({ 0: "Anna" });
  expect(keptNames()).toEqual(["Anna", "", "Grandpa"]);
});
