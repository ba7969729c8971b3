import { expect, test } from "vitest";
import type { JudgedPly } from "../net/protocol";
import { across, chancesOf, line, plyAt, symbolPlies, up } from "./chart";

const judged = (ply: number, wins: number[] | null): JudgedPly => ({
  ply,
  seat: ply % 2,
  move: "a1",
  wins,
  better: null,
  cost: 0,
  is_big_mistake: false,
});
const frame = { width: 200, height: 100, total: 4 };

test("the result is known from the start", () => {
  expect(chancesOf([], 2, [2, 1])).toEqual([null, null, [0, 1]]);
  expect(chancesOf([], 0, [1, 1])).toEqual([[0.5, 0.5]]);
});

test("a judgement comes before its move, and a missing one leaves a gap", () => {
  const all = chancesOf([judged(0, [0.6, 0.4]), judged(1, null)], 3, [1, 2]);
  expect(all).toEqual([[0.6, 0.4], null, null, [1, 0]]);
});

test("plies go across, chancesOf go up", () => {
  expect([0, 1, 4].map((ply) => across(frame, ply))).toEqual([0, 50, 200]);
  expect([0, 0.25, 1].map((share) => up(frame, share))).toEqual([100, 75, 0]);
  expect(across({ ...frame, total: 0 }, 0)).toBe(0);
});

test("a touch leads to the nearest ply", () => {
  expect([-5, 0, 24, 26, 199, 300].map((x) => plyAt(frame, x))).toEqual([0, 0, 0, 1, 4, 4]);
});

test("a line is broken where nothing is known", () => {
  const known = [[0.5, 0.5], [1, 0], null, [0, 1], [0.5, 0.5]];
  expect(line(frame, known, 0)).toBe("M0 50L50 0M150 100L200 50");
  expect(line(frame, [null, null], 0)).toBe("");
});

test("symbols are on the line, never two of them on the same ply", () => {
  const known = Array.from({ length: 40 }, () => [0.25, 0.25, 0.25, 0.25]);
  const plies = [0, 1, 2, 3].map((seat) => symbolPlies(known, seat, 4));
  expect(plies.every((own) => own.length >= 3)).toBe(true);
  expect(new Set(plies.flat()).size).toBe(plies.flat().length);
  expect(symbolPlies([null, [1, 0], null], 0, 2).every((ply) => ply === 1)).toBe(true);
});
