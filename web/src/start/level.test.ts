// @vitest-environment jsdom
import { beforeAll, beforeEach, expect, test } from "vitest";
import { tell } from "../moves/games.svelte";
import { chooseLevel, levelBeside, levelPlayed, nextLevel } from "./level";
import type { GameInfo, SeatInfo, TableInfo } from "../net/protocol";

beforeAll(() => tell([{ id: "rings", levels: [1, 2, 3] } as GameInfo]));
beforeEach(() => localStorage.clear());

const person = { kind: "here", name: null, taken: true, bot: null } as SeatInfo;
const bot = (level: number): SeatInfo => ({ ...person, kind: "bot", bot: level });
const table = (...seats: SeatInfo[]): TableInfo => ({ seats }) as TableInfo;

test("the first game of a device is the easiest, then the one that was chosen", () => {
  expect(nextLevel("rings")).toBe(1);
  chooseLevel("rings", 3);
  expect(nextLevel("rings")).toBe(3);
  chooseLevel("rings", 9); // a level that was removed since
  expect(nextLevel("rings")).toBe(1);
});

test("there is nothing easier than the easiest, nor harder than the hardest", () => {
  expect([levelBeside("rings", 1, -1), levelBeside("rings", 1, 1)]).toEqual([null, 2]);
  expect(levelBeside("rings", 3, 1)).toBeNull();
});

test("a level was played only against the computer alone, not against somebody's program", () => {
  expect(levelPlayed(table(person, bot(2), bot(3)), [0])).toBe(3);
  expect(levelPlayed(table(person, { ...person, kind: "link" }), [0])).toBeNull();
  expect(levelPlayed(table(person, { ...bot(2), name: "Deep" }), [0])).toBeNull();
  expect(levelPlayed(table(bot(2), bot(2)), [])).toBeNull();
});
