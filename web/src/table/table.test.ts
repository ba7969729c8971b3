// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { latestSocket as socket, moved, snapshotOf, useFakeSockets } from "../sockets";
import { Refusal } from "../net/api";
import { isFirstLot, keep, kept, markAt, passOn } from "./keys";
import { Table } from "./table.svelte";

const asked = (type: string): Record<string, unknown>[] =>
  socket().sent.filter((message) => message.type === type);

const info = (game = "rings", stage = "running") => ({
  game,
  stage,
  seats: [{}, {}],
  secrets: game !== "rings",
  memory: game === "dimenticato",
});
const view = (to_move: number | null, turns = 0) => ({ game: "rings", to_move, turns });
const snapshot = (n: number, more: Record<string, unknown> = {}) =>
  snapshotOf({ n, seat: 0, table: info(), view: view(0), legal: ["a1", "a2"], ...more });

let table: Table;

/** Events arrive, and the position after them. */
const happen = (after: object | undefined, ...events: { n: number; kind: string }[]): void =>
  socket().say({ type: "events", n: events.at(-1)?.n, events, view: after });

useFakeSockets();
beforeEach(() => {
  keep("t", { seats: { 0: "x" } });
  table = new Table("t", { tokens: ["x"] });
});
afterEach(() => table.close());

const byLot = { table: { ...info(), begins: "lot", first: 1 } };
const started = { n: 4, kind: "started", bots: {}, first: 1, lot: true };

/** A table of two begins, and the lot falls to the other seat. */
function drawLots(): void {
  socket().say(snapshot(3, { table: info("rings", "open"), view: undefined }));
  socket().say({ type: "events", n: 4, events: [started], ...byLot, view: view(1) });
}

/** A new table in the same browser, as after loading the page anew. */
function loadAnew(): void {
  table.close();
  table = new Table("t", { tokens: ["x"] });
}

function comeBack(message: unknown): void {
  socket().drop();
  vi.advanceTimersByTime(1000);
  socket().say(message);
}

test("missed events are announced, but not listed twice", () => {
  const heard: [number, boolean][] = [];
  table.onEvent(({ n }, isNew) => heard.push([n, isNew]));
  socket().say(snapshot(3));
  const moves = [
    { seat: 0, move: "a1" },
    { seat: 1, move: "b1" },
  ];
  comeBack(snapshot(5, { moves, missed: [moved(4, 0, "a1"), moved(5, 1, "b1")] }));
  expect(table.moves).toEqual(moves);
  expect(table.last).toMatchObject({ n: 5, move: "b1" });
  expect(heard).toEqual([
    [4, false],
    [5, false],
  ]);
});

test("a move under way stays visible while the connection is down, and is resent", () => {
  socket().say(snapshot(3));
  table.play("a1");
  const [first] = asked("move");
  comeBack(snapshot(3));
  expect(table.pending).toBe("a1");
  expect(table.myTurn).toBe(false);
  expect(asked("move")).toEqual([first]);
});

test("a move that arrived before the connection was lost is not shown twice", () => {
  socket().say(snapshot(3));
  table.play("a1");
  const made = { moves: [{ seat: 0, move: "a1" }], view: view(1), legal: undefined };
  comeBack(snapshot(4, { ...made, missed: [moved(4, 0, "a1")] }));
  expect(table.pending).toBeNull();
  expect(table.moves).toHaveLength(1);
  socket().say({ type: "ok", id: asked("move")[0]?.id, n: 4 });
  expect(table.moves).toHaveLength(1);
});

test("a refused move is taken back, and the reason is shown", () => {
  socket().say(snapshot(3));
  table.play("a1");
  const refused = { type: "refused", reason: "rings-cell-taken", text: "No.", rule: "RG-4" };
  socket().say({ ...refused, id: asked("move")[0]?.id });
  expect(table.pending).toBeNull();
  expect(table.refusal).toMatchObject({ rule: "RG-4" });
});

test("the refusal of something else does not affect a move on its way", () => {
  socket().say(snapshot(3));
  table.play("a1");
  socket().say({ type: "refused", id: "another", reason: "too-fast", text: "Wait.", rule: null });
  expect(table.pending).toBe("a1");
});

test("old positions are requested once, and forgotten when moves are taken back", async () => {
  const moves = [
    { seat: 1, move: "a1" },
    { seat: 0, move: "b1" },
  ];
  socket().say(snapshot(5, { moves }));
  const answer = (ply: number): void =>
    socket().say({ type: "look", id: asked("look").at(-1)?.id, ply, view: view(0, ply) });
  const first = table.look(1);
  answer(1);
  expect((await first).view.turns).toBe(1);
  const second = table.look(2);
  answer(2);
  await second;
  await table.look(1);
  expect(asked("look")).toHaveLength(2);
  const undone = { n: 6, kind: "undone", seat: 1, plies: 1 };
  happen(view(1), undone);
  vi.advanceTimersByTime(2000);
  expect(table.moves).toHaveLength(1);
  void table.look(1);
  void table.look(2);
  expect(asked("look").map(({ ply }) => ply)).toEqual([1, 2, 2]);
});

test("a snapshot says what the latest moves did, without a request", () => {
  const moves = [
    { seat: 1, move: "c1" },
    { seat: 0, move: "a1" },
    { seat: 1, move: "b1" },
  ];
  const effects = [{ effect: "place", to: "b1" }];
  socket().say(snapshot(5, { moves, effects: [[], effects] }));
  expect(table.recent).toEqual([{ seat: 1, move: "b1", effects }]);
  expect(asked("look")).toHaveLength(0);
});

test("a refused look says why, and disturbs nothing else", async () => {
  socket().say(snapshot(5));
  const look = table.look(9);
  const refused = { type: "refused", reason: "no-such-ply", text: "No.", rule: null };
  socket().say({ ...refused, id: asked("look")[0]?.id });
  await expect(look).rejects.toBeInstanceOf(Refusal);
  expect(table.refusal).toBeNull();
});

test("in a game of memory only the last turn is known", () => {
  socket().say(snapshot(3, { table: info("dimenticato") }));
  expect(table.hidesThePast).toBe(true);
  for (const event of [moved(4, 0, "a1-a2"), moved(5, 1, "b1-b2")]) {
    happen(view(0), event);
    vi.advanceTimersByTime(2000);
  }
  expect(table.moves).toEqual([{ seat: 1, move: "b1-b2" }]);
});

test("nobody looks at another's secrets, nor at anything before the game is known", () => {
  expect([table.hasSecrets, table.hidesThePast]).toEqual([true, true]);
  const known = ["rings", "triominos", "dimenticato"].map((game) => {
    socket().say(snapshot(3, { table: info(game) }));
    return [table.hasSecrets, table.hidesThePast];
  });
  expect(known).toEqual([
    [false, false],
    [true, false],
    [false, true],
  ]);
});

const WRONG = [{ effect: "wrong-call", said: 3, number: 4 }];

test("a number that was called is shown longer than a move", () => {
  socket().say(snapshot(3));
  for (const [event, time] of [
    [moved(4, 1, "b1"), 780],
    [moved(4, 1, "b2=3", WRONG), 2500],
  ] as const) {
    happen(view(1), event);
    happen(view(1), moved(5, 1, "b2"));
    const before = table.moves.length;
    vi.advanceTimersByTime(time - 10);
    expect(table.moves).toHaveLength(before);
    vi.advanceTimersByTime(3000);
    expect(table.moves).toHaveLength(before + 1);
  }
});

test("our own wrong call is seen just as long, or until somebody touches the board", () => {
  socket().say(snapshot(3));
  for (const touched of [false, true]) {
    table.play("a1");
    happen(view(1), moved(4, 0, "a1", WRONG));
    const answer = { events: [moved(5, 1, "b2")], view: view(0), legal: ["a1"] };
    socket().say({ type: "events", n: 5, ...answer });
    vi.advanceTimersByTime(touched ? 100 : 2490);
    expect(table.last).toMatchObject({ seat: 0 });
    if (touched) table.hasten();
    else vi.advanceTimersByTime(20);
    expect([table.last?.seat, table.myTurn, table.hastened]).toEqual([1, true, touched ? 5 : 0]);
    vi.advanceTimersByTime(3000);
  }
});

test("the others' moves since our last one are marked, and ours until they move", () => {
  socket().say(snapshot(3));
  const recent: string[] = [];
  for (const [n, seat, move] of [
    [4, 0, "a1"],
    [5, 0, "xb1"],
    [6, 1, "b2"],
    [7, 2, "c1"],
    [8, 2, "xa1"],
    [9, 0, "a3"],
  ] as const) {
    happen(view(0), moved(n, seat, move));
    vi.advanceTimersByTime(2000);
    recent.push(table.recent.map((done) => done.move).join(" "));
  }
  expect(recent).toEqual(["a1", "a1 xb1", "b2", "b2 c1", "b2 c1 xa1", "a3"]);
});

test("after a touch that leads somewhere nobody wants to know why another did not", () => {
  socket().say(snapshot(3));
  const refused = { type: "refused", reason: "illegal", text: "No.", rule: "RG-4" };
  table.why("b1");
  socket().say({ ...refused, id: asked("why")[0]?.id });
  expect(table.refusal).not.toBeNull();
  table.forgive();
  expect(table.refusal).toBeNull();
  table.why("b2");
  table.forgive();
  socket().say({ ...refused, id: asked("why")[1]?.id });
  expect(table.refusal).toBeNull();
});

test("a hint is requested once, and dropped if the game has moved on", () => {
  socket().say(snapshot(3));
  table.askHint();
  table.askHint();
  expect(asked("hint")).toHaveLength(1);
  const hint = { type: "hint", id: asked("hint")[0]?.id, best: [], line: [], wins: [] };
  socket().say({ ...hint, n: 2 });
  expect([table.asking, table.hint]).toEqual([false, null]);
});

test("a lot is drawn where it happens, and what follows waits until it is seen", () => {
  drawLots();
  expect(table.lot).toBe(1);
  happen(view(0, 1), moved(5, 1, "a1"));
  expect(table.moves).toHaveLength(0);
  table.lotIsSeen();
  expect(table.lot).toBeNull();
  expect(table.moves).toHaveLength(1);
});

test("nobody waits for a lot longer than it is drawn", () => {
  drawLots();
  happen(view(0, 1), moved(5, 1, "a1"));
  vi.advanceTimersByTime(2200);
  expect(table.moves).toHaveLength(1);
  expect(table.lot).toBeNull();
});

test("a page that shows the lot late still shows all of it", () => {
  drawLots();
  happen(view(0, 1), moved(5, 1, "a1"));
  vi.advanceTimersByTime(1500);
  table.lotIsShown();
  vi.advanceTimersByTime(2000);
  expect([table.lot, table.moves]).toEqual([1, []]);
  vi.advanceTimersByTime(200);
  expect(table.moves).toHaveLength(1);
});

test("whoever completes a table sees the lot too, but once", () => {
  socket().say(snapshot(4, byLot));
  expect(table.lot).toBe(1);
  table.lotIsSeen();
  comeBack(snapshot(4, byLot));
  expect(table.lot).toBeNull();
  loadAnew();
  socket().say(snapshot(4, byLot));
  expect(table.lot).toBeNull();
});

test("a lot is not drawn when the game has gone on, or when nobody drew one", () => {
  socket().say(snapshot(5, { ...byLot, moves: [{ seat: 1, move: "a1" }] }));
  expect(table.lot).toBeNull();
  loadAnew();
  socket().say(snapshot(4, { table: { ...info(), begins: 1, first: 1 } }));
  expect(table.lot).toBeNull();
});

test("the next game has a lot of its own", () => {
  expect(isFirstLot("t")).toBe(true);
  expect(isFirstLot("t")).toBe(false);
  passOn("t", "next");
  expect(isFirstLot("next")).toBe(true);
});

test("when a player who is away may be replaced is counted from when that is heard", () => {
  socket().say(snapshot(3, { present: [true, false], gone_in: [null, 20_000] }));
  const [mine, theirs] = table.goneAt;
  expect(mine).toBeNull();
  expect(theirs).toBe(performance.now() + 20_000);
  vi.advanceTimersByTime(5000);
  expect(table.goneAt[1]).toBe(performance.now() + 15_000);
  const back = { present: [true, true], gone_in: [null, null] };
  socket().say({ type: "presence", watching: 0, reading: 0, ...back });
  expect(table.goneAt).toEqual([null, null]);
});

test("a device has one mark for each table", () => {
  const mark = markAt("t");
  expect(mark).toMatch(/^[0-9a-f]{32}$/);
  expect(markAt("t")).toBe(mark);
  expect(kept("t")).toMatchObject({ seats: { 0: "x" }, device: mark });
  passOn("t", "next");
  expect(markAt("next")).not.toBe(mark);
});
