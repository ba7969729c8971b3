import { expect, test } from "vitest";
import { compose } from "./composer";
import { Speller } from "./spell";

const speller = new Speller({
  kinds: { CELL: "[abc][1-8]", RING: "a|b|c", WAY: "\\+|\\-", NUMBER: "[1-6]" },
  forms: [
    { name: "place", texts: ["{to:CELL}"] },
    { name: "turn", texts: ["{ring:RING}{way:WAY}"] },
    { name: "take", texts: ["x{cell:CELL}"] },
    { name: "stay", texts: ["pass"] },
    { name: "step", texts: ["{origin:CELL}-{target:CELL}"] },
    { name: "enter", texts: ["{to:CELL},{to:CELL}"] },
    { name: "split", texts: ["{origin:CELL}/2{double:CELL},{single:CELL}"] },
    { name: "thirds", texts: ["{origin:CELL}/{to:CELL},{to:CELL},{to:CELL}"] },
    { name: "lay", texts: ["{number:NUMBER}@{cell:CELL}", "{cell:CELL}<{number:NUMBER}"] },
  ],
  examples: [],
});

test("a move is taken apart", () => {
  expect(speller.parse("a1-b1")).toMatchObject({
    form: "step",
    parts: { origin: "a1", target: "b1" },
  });
  expect(speller.parse("a-")).toMatchObject({ form: "turn", parts: { ring: "a", way: "-" } });
  expect(speller.parse("xb3")).toMatchObject({ form: "take", parts: { cell: "b3" } });
  expect(speller.parse("a1,b2")).toMatchObject({ form: "enter", parts: { to: "a1", to2: "b2" } });
  expect(speller.parse("a1/2b1,c1")?.form).toBe("split");
  expect(speller.parse("a9")).toBeNull();
  expect(speller.parse("a1-b1-c1")).toBeNull();
  expect(speller.parse("a1 ")).toBeNull();
});

test("moves are touched piece by piece", () => {
  expect(speller.pieces("a1-b1")).toEqual([["a1", "b1"]]);
  expect(speller.pieces("xb3")).toEqual([["b3"]]);
  expect(speller.pieces("a-")).toEqual([["a", "-"]]);
  expect(speller.pieces("pass")).toEqual([["pass"]]);
  const legal = ["a1-b1", "a1-a2", "c+"];
  expect([...compose(legal, speller.pieces, ["a1"]).next]).toEqual(["b1", "a2"]);
});

test("things of the same name are touched in any order, others in the order of the text", () => {
  expect(speller.pieces("a1,b2")).toEqual([
    ["a1", "b2"],
    ["b2", "a1"],
  ]);
  expect(speller.pieces("a1/2b1,c1")).toEqual([["a1", "b1", "c1"]]);
  expect(speller.pieces("a1/b1,b2,b3")).toHaveLength(6);
  expect(speller.pieces("a1/b1,b2,b3")).toContainEqual(["a1", "b3", "b1", "b2"]);
});

test("a second text is another order, and is read as well", () => {
  const both = [
    ["4", "a1"],
    ["a1", "4"],
  ];
  expect(speller.pieces("4@a1")).toEqual(both);
  expect(speller.parse("a1<4")).toMatchObject({ form: "lay", parts: { number: "4", cell: "a1" } });
});

test("a move is written as it is read", () => {
  for (const text of ["a1", "b+", "xc8", "pass", "a1-b1", "a1,b2", "a1/2b1,c1", "4@a1"]) {
    const { form, parts } = speller.parse(text) ?? { form: "", parts: {} };
    expect(speller.write(form, parts)).toBe(text);
  }
  expect(() => speller.write("castle")).toThrow("castle");
});
