import { expect, test } from "vitest";
import { compose, touch } from "./composer";

const spell = (move: string): string[][] => {
  if (move.includes(",")) {
    const [one, other] = move.split(",") as [string, string];
    return [
      [one, other],
      [other, one],
    ];
  }
  return [move.split("-")];
};
const legal = ["a1", "b1-b2", "b1-b3", "c1,c2"];

test("at first every beginning may be touched", () => {
  expect([...compose(legal, spell).next]).toEqual(["a1", "b1", "c1", "c2"]);
});

test("a move of one piece is complete at once", () => {
  expect(touch(legal, spell, [], "a1")).toMatchObject({ complete: ["a1"] });
});

test("a move that has begun shows what may follow", () => {
  const going = touch(legal, spell, [], "b1");
  expect(going?.complete).toEqual([]);
  expect([...(going?.next ?? [])]).toEqual(["b2", "b3"]);
});

test("equal pieces come in any order", () => {
  expect(touch(legal, spell, ["c2"], "c1")?.complete).toEqual(["c1,c2"]);
});

test("touching another beginning starts again", () => {
  expect(touch(legal, spell, ["b1"], "a1")?.complete).toEqual(["a1"]);
});

test("touching what leads nowhere leads nowhere", () => {
  expect(touch(legal, spell, ["b1"], "z9")).toBeNull();
});
