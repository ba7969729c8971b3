import { expect, test } from "vitest";
import type { TableEvent, View } from "./protocol";
import { becomesMine, soundOf } from "./sounds";

const view = (game: string, more: Record<string, unknown> = {}): View => ({
  game,
  players: 2,
  seat: 0,
  to_move: 0,
  turns: 1,
  over: false,
  ranks: null,
  ended: null,
  ...more,
});
const moved = (seat: number, move: string): TableEvent => ({ n: 5, kind: "moved", seat, move });

test("our own moves and those of others sound different", () => {
  const rings = view("rings", { taking: null });
  expect(soundOf(moved(0, "a1"), rings, rings, 0)).toBe("mine");
  expect(soundOf(moved(1, "a1"), rings, rings, 0)).toBe("theirs");
  expect(soundOf(moved(1, "a1"), rings, rings, null)).toBe("theirs");
});

test("the important events stand out", () => {
  const rings = view("rings", { taking: null });
  const line = view("rings", { taking: { from: 1, pawns: 1 } });
  expect(soundOf(moved(0, "a1"), rings, line, 0)).toBe("special");
  expect(soundOf(moved(0, "xb1"), line, rings, 0)).toBe("mine");

  const chips = (...each: number[]): View => view("triominos", { chips: each });
  expect(soundOf(moved(1, "0-1-2@A1"), chips(4, 4), chips(4, 6), 0)).toBe("special");
  expect(soundOf(moved(1, "0-1-2@A1"), chips(4, 4), chips(4, 5), 0)).toBe("theirs");

  const dimenticato = view("dimenticato");
  expect(soundOf(moved(0, "a1xb2:c3"), dimenticato, dimenticato, 0)).toBe("special");
  expect(soundOf(moved(0, "a1-b2"), dimenticato, dimenticato, 0)).toBe("mine");

  const stack = (owner: number, height: number) => ({ owner, height });
  const before = view("memento", { points: { A1: stack(0, 2), A0: stack(1, 1) } });
  const captured = view("memento", { points: { A0: stack(0, 2) } });
  const elsewhere = view("memento", { points: { A2: stack(0, 2), A0: stack(1, 1) } });
  expect(soundOf(moved(0, "A1-A0"), before, captured, 0)).toBe("special");
  expect(soundOf(moved(0, "A1-A2"), before, elsewhere, 0)).toBe("mine");
});

test("the end has a sound, and nothing off the board does", () => {
  expect(soundOf({ n: 9, kind: "ended" }, null, null, 0)).toBe("end");
  expect(soundOf({ n: 9, kind: "reacted", seat: 1 }, null, null, 0)).toBeNull();
});

test("a turn sounds when it begins, not while it continues", () => {
  const mine = view("rings");
  const theirs = view("rings", { to_move: 1 });
  expect(becomesMine(theirs, mine, 0)).toBe(true);
  expect(becomesMine(mine, mine, 0)).toBe(false);
  expect(becomesMine(theirs, mine, 1)).toBe(false);
  expect(becomesMine(null, mine, 0)).toBe(false);
});
