import { expect, test } from "vitest";
import { viewOf } from "../fixtures";
import type { TableEvent } from "../net/protocol";
import { becomesMine, soundOf } from "./sounds";

const moved = (seat: number, effect: string): TableEvent => ({
  n: 5,
  kind: "moved",
  seat,
  move: "a1",
  effects: [{ effect: "place" }, { effect }],
});

test("our own moves and those of others sound different", () => {
  expect(soundOf(moved(0, "lock"), "rings", 0)).toBe("mine");
  expect(soundOf(moved(1, "lock"), "rings", 0)).toBe("theirs");
  expect(soundOf(moved(1, "lock"), "rings", null)).toBe("theirs");
});

test("every game says what stands out", () => {
  expect(soundOf(moved(0, "ring-line"), "rings", 0)).toBe("special");
  expect(soundOf(moved(1, "hexagon"), "triominos", 0)).toBe("special");
  expect(soundOf(moved(0, "hit"), "dimenticato", 0)).toBe("special");
  expect(soundOf(moved(0, "capture"), "memento", 0)).toBe("special");
  expect(soundOf(moved(0, "capture"), "rings", 0)).toBe("mine");
  expect(soundOf(moved(0, "capture"), "a game without sounds", 0)).toBe("mine");
});

test("the end has a sound, and nothing off the board does", () => {
  const ended: TableEvent = { n: 9, kind: "ended", ranks: [1, 2], by: "rules", rule: null };
  expect(soundOf(ended, "rings", 0)).toBe("end");
  expect(soundOf({ n: 9, kind: "reacted", seat: 1, reaction: "hello" }, "rings", 0)).toBeNull();
});

test("a turn sounds when it begins, not while it continues", () => {
  const mine = viewOf("rings");
  const theirs = viewOf("rings", { to_move: 1 });
  expect(becomesMine(theirs, mine, 0)).toBe(true);
  expect(becomesMine(mine, mine, 0)).toBe(false);
  expect(becomesMine(theirs, mine, 1)).toBe(false);
  expect(becomesMine(null, mine, 0)).toBe(false);
});
