// @vitest-environment jsdom
import { expect, test } from "vitest";
import {
  asCsv,
  asJson,
  workbenchLink,
  interval,
  questionIn,
  seatOf,
  sentIn,
  uncertainty,
  value,
  verdict,
  type Comparison,
} from "./figures";
import { speak } from "../lib/locale.svelte";
import type { GameInfo } from "../net/protocol";

const GAME = { id: "rings", seats: [2, 3, 4], levels: [1, 2, 3] } as unknown as GameInfo;
const QUESTION = { game: "rings", players: 3, options: { pawns: 6 }, who: "2", seed: 7 };

const column = (games: number, wins: number[]): Comparison["own"] => ({
  ...{ game: "rings", players: 3, options: {}, games, wins, draws: 1, turns: { mean: 30.125 } },
  ...{ who: "2", seed: 7 },
  figures: { "wins-0": { value: 0.5, low: 0.4, high: 0.6, games } },
});
const COMPARISON: Comparison = {
  version: "0.1.0",
  printed: column(10, [4, 3, 2]),
  own: { ...column(8, [3, 2, 2]), figures: { turns: { value: 30, low: 20, high: 40, games: 8 } } },
  differences: [],
};

test("a link carries the question and the figures", () => {
  const link = workbenchLink(QUESTION, "our Rings", COMPARISON);
  expect(link).toMatch(
    /^\/workbench\/rings#rules=pawns%3D6&name=our\+Rings&players=3&who=2&seed=7/,
  );
  const hash = link.slice(link.indexOf("#"));
  expect(questionIn(hash, GAME)).toEqual(QUESTION);
  expect(sentIn(hash, 3)).toEqual([
    { games: 10, wins: [4, 3, 2], draws: 1, turns: 30.13 },
    { games: 8, wins: [3, 2, 2], draws: 1, turns: 30.13 },
  ]);
});

test("what a link does not say is as usual", () => {
  const usual = { game: "rings", players: 2, options: {}, who: "1", seed: 1 };
  expect(questionIn("", GAME)).toEqual(usual);
  expect(questionIn("#players=9&who=7&seed=-1", GAME)).toEqual(usual);
});

test.each([
  "",
  "#sent=",
  "#sent=1_2_3~4",
  "#sent=10_4_x_2_1_30~8_3_2_2_1_30",
  "#sent=0_0_0_0_0_0~0",
])("damaged figures are none: %s", (hash) => expect(sentIn(hash, 3)).toBeNull());

test("nothing is certain before every seat is known", () => {
  expect(uncertainty(COMPARISON)).toBe(1);
  const known = column(10, [4, 3, 2]);
  const [figure] = Object.values(known.figures);
  if (figure === undefined) throw new Error("no figure");
  known.figures = { "wins-0": figure, "wins-1": figure, "wins-2": { ...figure, high: 0.8 } };
  expect(uncertainty({ ...COMPARISON, printed: known, own: known })).toBeCloseTo(0.2);
});

test("CSV has a line for each figure, and JSON exactly what was sent", () => {
  const [heads, wins, turns, end] = asCsv(COMPARISON).split("\r\n");
  expect(heads?.split(",")).toHaveLength(13);
  expect(wins).toBe("wins-0,0.5,0.4,0.6,10,,,,,,,,");
  expect(turns).toBe("turns,,,,,30,20,40,8,,,,");
  expect(end).toBe("");
  expect(JSON.parse(asJson(COMPARISON, "https://…"))).toEqual({
    address: "https://…",
    ...COMPARISON,
  });
});

test("figures in words", async () => {
  await speak("en");
  expect(seatOf("wins-2")).toBe(2);
  expect(seatOf("turns")).toBeNull();
  expect(value("draws", 0.123)).toBe("12.3%");
  expect(value("turns", 12.34)).toBe("12.3");
  expect(interval("wins-0", { value: 0.5, low: 0.4, high: 0.6, games: 9 })).toBe("40.0% to 60.0%");
  const difference = { name: "wins-0", value: 0.08, low: 0.06, high: 0.1, by_chance: 0.001 };
  expect(verdict({ ...difference, is_clear: true })).toContain("+8.0 points (+6.0 to +10.0)");
  expect(verdict({ ...difference, is_clear: false })).toContain("could be chance");
  expect(verdict({ ...difference, by_chance: null, is_clear: false })).toContain("Too few games");
});
