// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ago } from "../lib/ago";
import { read } from "./bring";
import { fileName } from "./download";
import { keep, kept, passOn, type Standing } from "../table/keys";
import { speak } from "../lib/locale.svelte";
import { DOT, company } from "../table/people";
import type { Table } from "../table/table.svelte";
import { LONGEST_TITLE, note, outcome, remove, rename, shelved } from "./shelf.svelte";

const KEYS = { seats: { 0: "x" }, host: "h" };
const STANDING: Standing = {
  game: "rings",
  stage: "running",
  seats: ["", 2],
  mine: [0],
  myTurn: true,
  turns: 3,
  at: 1000,
};

beforeEach(async () => {
  localStorage.clear();
  vi.useFakeTimers({ now: 5000 });
  await speak("en");
});
afterEach(() => vi.useRealTimers());

// ---- What is on it -------------------------------------------------------------------------------

const ids = (): string[] => shelved().map(({ id }) => id);

test("games that go on come first, then the latest", () => {
  keep("old", { ...KEYS, standing: { ...STANDING, at: 1 } });
  keep("over", { ...KEYS, standing: { ...STANDING, stage: "over", at: 9 } });
  keep("new", { ...KEYS, standing: { ...STANDING, stage: "open", at: 2 } });
  expect(ids()).toEqual(["new", "old", "over"]);
});

test("what is only known by its keys is left out, and so is a game without words", () => {
  keep("before the update", KEYS);
  keep("of a game that is gone", { ...KEYS, standing: { ...STANDING, game: "chess" } });
  localStorage.setItem("language", "en");
  expect(ids()).toEqual([]);
});

// ---- Learning ------------------------------------------------------------------------------------

const INFO = {
  game: "rings",
  stage: "running",
  ending: null,
  seats: [
    { bot: null, taken: true, name: null },
    { bot: 2, taken: true, name: null },
  ],
};

/** Somebody on the first seat of a table. */
const at = (id: string, more: object = {}): Table => {
  const view = { to_move: 0, turns: 3 };
  const table = { newest: { info: INFO, view }, seats: [0], pending: null, refusal: null };
  return { id, ...table, ...more } as unknown as Table;
};

test("somebody's program is called by its name", () => {
  keep("t", KEYS);
  const program = { kind: "bot", bot: 2, taken: true, name: "Greedy" };
  const info = { ...INFO, seats: [INFO.seats[0], program] };
  note(at("t", { newest: { info, view: { to_move: 0, turns: 3 } } }));
  expect(kept("t")?.standing?.seats).toEqual(["", "Greedy"]);
});

test("a table is written down when something changes there, and only then", () => {
  keep("t", KEYS);
  note(at("t"));
  expect(kept("t")).toEqual({ ...KEYS, since: 5000, standing: { ...STANDING, at: 5000 } });
  const writing = vi.spyOn(Storage.prototype, "setItem");
  vi.setSystemTime(6000);
  note(at("t"));
  expect(writing).not.toHaveBeenCalled();
  note(at("t", { pending: "a1" }));
  expect(writing).toHaveBeenCalledOnce();
  expect(shelved()[0]).toMatchObject({ myTurn: false, at: 6000 });
  writing.mockRestore();
});

test("a table that was removed does not come back", () => {
  note(at("t"));
  expect(kept("t")).toBeNull();
});

const gone = { newest: null, refusal: { reason: "error-table-unknown".slice("error-".length) } };

test("a table that the server does not know any more leaves the shelf, but not a finished game", () => {
  for (const stage of ["running", "over"] as const) {
    keep(stage, { ...KEYS, standing: { ...STANDING, stage } });
    note(at(stage, gone));
  }
  expect(ids()).toEqual(["over"]);
  expect(kept("running")).toEqual(KEYS);
});

test("of a table in this browser that is gone nothing is left to look at", () => {
  keep("~over", { ...KEYS, standing: { ...STANDING, stage: "over" } });
  note(at("~over", gone));
  expect(ids()).toEqual([]);
});

test.each([
  ["won", [1, 2], [0]],
  ["lost", [2, 1], [0]],
  ["draw", [1, 1], [0]],
  ["over", [1, 2], [0, 1]],
  ["over", [1, 2], []],
])("a game is %s with ranks %j for the seats %j", (expected, ranks, mine) => {
  expect(outcome({ ranks, by: "rules", rule: null }, mine)).toBe(expected);
});

test("nobody has lost a game that could not be finished", () => {
  expect(outcome({ ranks: [2, 1], by: "rules_changed", rule: null }, [0])).toBe("over");
});

test("the next game starts without a past, and keeps its own", () => {
  keep("t", { ...KEYS, name: "Sunday", lot: true, standing: STANDING });
  passOn("t", "next");
  expect(kept("next")).toEqual({ ...KEYS, sure: true });
  rename("next", "Monday");
  passOn("t", "next");
  expect(kept("next")).toEqual({ ...KEYS, sure: true, name: "Monday" });
});

// ---- What the user does --------------------------------------------------------------------------

test("a game gets a name, and loses it again", () => {
  keep("t", { ...KEYS, standing: STANDING });
  rename("t", ` ${"a".repeat(50)}`);
  expect(shelved()[0]?.name).toBe("a".repeat(LONGEST_TITLE));
  rename("t", "  ");
  expect(kept("t")).toEqual({ ...KEYS, standing: STANDING });
});

test("a removed game leaves nothing behind", async () => {
  keep("t", { ...KEYS, standing: STANDING });
  await remove("t");
  expect(kept("t")).toBeNull();
  expect(ids()).toEqual([]);
});

// ---- How it is shown -----------------------------------------------------------------------------

test.each([
  [["", 2], [0], "you · Ben, level 2"],
  [["", 3, 2, 3], [0], "you · Ben, level 2 · 2 computers, level 3"],
  [["", ""], [0, 1], "2 at this screen"],
  [["Ada", "", null], [1], "you · Ada · not here yet"],
  [["", 1], [], "someone · Mia, level 1"],
])("%j with %j here: %s", (seats, mine, text) => {
  expect(company(seats, mine).replaceAll(DOT, " · ")).toBe(text);
});

test.each([
  [-5, "now"],
  [59, "now"],
  [60, "1 minute ago"],
  [2 * 3600, "2 hours ago"],
  [24 * 3600, "yesterday"],
  [8 * 24 * 3600, "last week"],
])("%d seconds ago: %s", (seconds, text) => {
  expect(ago(0, seconds * 1000, "en")).toBe(text);
});

test("a file is named after its game and day", () => {
  expect(fileName("rings", new Date(2026, 0, 7, 23).getTime())).toBe("rings-2026-01-07.txt");
});

// ---- Records -------------------------------------------------------------------------------------

const record = (lines: string): string => `spielwerk record 1\n${lines}\n\na1; b1;\n`;

test("a record says who plays on", () => {
  const text = record(
    'game: rings\r\nplayers: 3\nseats: ["person", "level 3", "level x"]\nresult: unfinished',
  );
  const here = { kind: "here" };
  const seats = [here, { kind: "bot", level: 3 }, here];
  expect(read(text)).toEqual({ request: { game: "rings", players: 3, seats, record: text } });
});

test("a finished record goes straight to the shelf", () => {
  const { standing } = read(record('game: rings\nplayers: 2\nseats: "?"\nresult: 1 2 (RG-18)'));
  expect(standing).toMatchObject({ stage: "over", seats: ["", ""], mine: [0, 1], at: 5000 });
});

test.each(["", "a letter\n\nto somebody", record("game: rings"), record("game: x\nplayers: 1e9")])(
  "%j is not a record",
  (text) => expect(() => read(text)).toThrow("not a Spielwerk record"),
);
