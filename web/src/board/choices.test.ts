import { expect, test } from "vitest";
import { compose } from "../moves/composer";
import { Speller } from "../moves/spell";
import { choices } from "./choices";

const speller = new Speller({
  kinds: { CELL: "[a-d]", NUMBER: "[1-9]", RING: "[xyz]", WAY: "[+-]" },
  forms: [
    { name: "turn", texts: ["{ring:RING}{way:WAY}"] },
    { name: "stay", texts: ["pass"] },
    { name: "place", texts: ["{to:CELL}"] },
    { name: "take", texts: ["!{cell:CELL}"] },
    { name: "step", texts: ["{from:CELL}-{to:CELL}"] },
    { name: "call", texts: ["{cell:CELL}={number:NUMBER}"] },
    { name: "lay", texts: ["{number:NUMBER}@{cell:CELL}"] },
    { name: "swing", texts: ["{way:WAY}{cell:CELL}"] },
  ],
});
const isCell = (piece: string): boolean => /^[a-d]$/.test(piece);
const offered = (legal: string[], ...begun: string[]) =>
  choices(legal, speller.pieces, begun, isCell);

test("what is touched needs no button", () => {
  expect(offered(["a", "b-c"])).toEqual([]);
});

test("a move of words is one button, however many words it has", () => {
  expect(offered(["a", "x+", "x-", "pass"])).toEqual([
    { move: "x+" },
    { move: "x-" },
    { move: "pass" },
  ]);
});

test("words come once what was touched leads to them", () => {
  expect(offered(["a=1", "a=2", "b=1"])).toEqual([]);
  expect(offered(["a=1", "a=2", "b=1"], "a")).toEqual([{ move: "a=1" }, { move: "a=2" }]);
});

test("a word that leads to a spot is a button of its own", () => {
  expect(offered(["1@a", "1@b", "2@a"])).toEqual([{ piece: "1" }, { piece: "2" }]);
  expect(offered(["1@a", "1@b", "2@a"], "1")).toEqual([]);
});

test("of moves made of the same touches, each has a button", () => {
  expect(offered(["a", "!a", "a-b"], "a")).toEqual([{ move: "a" }, { move: "!a" }]);
});

test("too many buttons are asked for word by word", () => {
  const legal = ["1", "2", "3", "4", "5", "6", "7", "8", "9"].flatMap((number) =>
    ["a", "b", "c", "d"].map((cell) => `${number}@${cell}`),
  );
  const blind = choices([...legal, "pass"], speller.pieces, [], () => false);
  expect(blind).toHaveLength(10);
  expect(blind.at(-1)).toEqual({ move: "pass" });
});

test("every legal move can be made by touches and buttons", () => {
  const legal = ["a", "!a", "a-b", "a=1", "1@a", "1@b", "+c", "x+", "pass"];
  const made = new Set<string>();
  const go = (begun: string[]): void => {
    const { next, complete } = compose(legal, speller.pieces, begun);
    if (next.size === 0 && complete[0] !== undefined && complete.length === 1)
      made.add(complete[0]);
    for (const piece of next) if (isCell(piece)) go([...begun, piece]);
    for (const choice of choices(legal, speller.pieces, begun, isCell)) {
      if ("move" in choice) made.add(choice.move);
      else go([...begun, choice.piece]);
    }
  };
  go([]);
  expect([...made].sort()).toEqual([...legal].sort());
});
