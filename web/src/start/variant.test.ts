// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import type { GameInfo, OptionInfo } from "../net/protocol";
import {
  fewest,
  forgetVariant,
  keepVariant,
  rulesIn,
  settled,
  valueOf,
  variantLink,
  variants,
} from "./variant";

const option = (name: string, usual: boolean | number | string, more = {}): OptionInfo => ({
  name,
  default: usual,
  choices: [usual],
  rule: "XY-1",
  house: false,
  label: name,
  text: name,
  greyed: {},
  sets: {},
  ...more,
});

const GAME = {
  id: "rings",
  options: [
    option("kind", "usual", { sets: { first: { joker: false } } }),
    option("joker", true),
    option("rack", 7, { house: true }),
  ],
} as unknown as GameInfo;

beforeEach(() => localStorage.clear());

test("a choice sets others, unless they are chosen too", () => {
  expect(settled(GAME, {})).toEqual({ kind: "usual", joker: true, rack: 7 });
  expect(settled(GAME, { kind: "first" })).toEqual({ kind: "first", joker: false, rack: 7 });
  expect(settled(GAME, { kind: "first", joker: true }).joker).toBe(true);
});

test("implied options are left out", () => {
  expect(fewest(GAME, { kind: "first", joker: false, rack: 7 })).toEqual({ kind: "first" });
  expect(fewest(GAME, { kind: "first", joker: true, rack: 7 })).toEqual({
    kind: "first",
    joker: true,
  });
  expect(fewest(GAME, { kind: "usual", joker: true, rack: 7 })).toEqual({});
});

test("a link leads back to the rules", () => {
  const ours = { game: "rings", name: "our Rings & more", options: { pawns: 6, locks: false } };
  const [page, hash] = variantLink(ours).split("#");
  expect(page).toBe("/new/rings");
  expect(rulesIn(`#${hash}`)).toEqual({ name: ours.name, options: ours.options });
  expect(rulesIn("#position=rings 2")).toBeNull();
  expect(rulesIn("")).toBeNull();
});

test("values are read as they are written", () => {
  expect([valueOf("true"), valueOf("12"), valueOf("each")]).toEqual([true, 12, "each"]);
});

test("a name stands for one set of rules of a game", () => {
  keepVariant({ game: "rings", name: "ours", options: { pawns: 6 } });
  keepVariant({ game: "memento", name: "ours", options: {} });
  keepVariant({ game: "rings", name: "ours", options: { pawns: 7 } });
  expect(variants().map(({ game, options }) => [game, options])).toEqual([
    ["rings", { pawns: 7 }],
    ["memento", {}],
  ]);
  forgetVariant({ game: "rings", name: "ours", options: {} });
  expect(variants().map(({ game }) => game)).toEqual(["memento"]);
});
