// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, latestSocket, moved, snapshotOf, useFakeSockets } from "../sockets";
import { keep, keysTo, passOn } from "./keys";
import { Table } from "./table.svelte";

/** What a rack says, wherever it is said. */
const SECRET = "012";

const info = (stage = "running", more: Record<string, unknown> = {}) => ({
  game: "triominos",
  stage,
  seats: [{ bot: null }, { bot: null }],
  secrets: true,
  memory: false,
  paused: false,
  ...more,
});
/** A position as one seat sees it; null: as onlookers do. */
const view = (seat: number | null, to_move: number, turns: number) => ({
  game: "triominos",
  players: 2,
  seat,
  to_move,
  turns,
  racks: [0, 1].map((owner) => (owner === seat ? [SECRET] : null)),
});
const snapshot = (n: number, to_move: number, more: object = {}) =>
  snapshotOf({ n, seat: 0, seats: [0, 1], table: info(), view: view(null, to_move, n), ...more });
const sight = (seat: number, n: number, to_move: number) => ({
  type: "sight",
  id: null,
  n,
  covered: false,
  view: view(seat, to_move, n),
  ...(seat === to_move ? { legal: [SECRET] } : {}),
});
const tileFor = (seat: number, sees: number | null) => (sees === seat ? { tile: SECRET } : {});
const bought = (n: number, seat: number, sees: number | null) => ({
  type: "events",
  n,
  events: [moved(n, seat, "buy", [{ effect: "buy", ...tileFor(seat, sees) }])],
  view: view(sees, 1 - seat, n),
});

let table: Table;
let socket: FakeSocket;

const open = (id: string): Table => new Table(id, keysTo(id, "") ?? {});

useFakeSockets();
/** Two seats at this screen, at a table where seat 0 is to move. */
beforeEach(() => {
  keep("t", { seats: { 0: "a", 1: "b" } });
  table = open("t");
  socket = latestSocket();
  socket.open();
  socket.say(snapshot(3, 0));
});
afterEach(() => table.close());

/** Everything that a table holds for the page to show. */
function known(table: Table): string {
  const { view, newest, legal, pending, hint, last, recent, refusal, moves } = table;
  return JSON.stringify([view, newest, legal, pending, hint, last, recent, refusal, moves]);
}

function takeScreen(seat: number, n: number): void {
  table.uncover();
  socket.say(sight(seat, n, seat));
}

function comeBack(message: unknown): void {
  socket.drop();
  vi.advanceTimersByTime(1000);
  socket = latestSocket();
  socket.open();
  socket.say(message);
}

test("one greeting has all seats of a shared screen", () => {
  expect(FakeSocket.all).toHaveLength(1);
  expect(socket.sent[0]).toMatchObject({ type: "hello", tokens: ["a", "b"] });
  expect(socket.sent[0]).not.toHaveProperty("token");
  expect([table.seats, table.seat, table.mine]).toEqual([[0, 1], 0, null]);
  expect([table.isHidden, table.isToMove]).toEqual([true, true]);
});

test("a seat that has its screen for itself greets as ever, and is never covered", () => {
  keep("alone", { seats: { 0: "a" } });
  const alone = open("alone");
  const own = latestSocket();
  own.open();
  expect(own.sent[0]).toMatchObject({ token: "a" });
  expect(own.sent[0]).not.toHaveProperty("tokens");
  own.say(snapshot(3, 0, { seats: undefined, view: view(0, 0, 3) }));
  expect([alone.isHidden, alone.mine, alone.seats]).toEqual([false, 0, [0]]);
  alone.send({ type: "resign" });
  expect(own.sent.at(-1)).not.toHaveProperty("by");
  alone.close();
});

test("the screen is uncovered when the secrets are there, and covered for the next seat", () => {
  table.uncover();
  expect([socket.types, table.isHidden]).toEqual([["hello", "uncover"], true]);
  socket.say(sight(0, 3, 0));
  expect([table.isHidden, table.legal]).toEqual([false, [SECRET]]);
  table.play("buy");
  socket.say(bought(4, 0, 0));
  expect([table.seat, table.isHidden]).toEqual([0, false]);
  expect(known(table)).toContain(SECRET); // what was bought is seen for a moment
  vi.advanceTimersByTime(2000);
  expect([table.seat, table.isHidden]).toEqual([1, true]);
  expect(known(table)).not.toContain(SECRET);
  table.uncover();
  const sent = socket.sent.map(({ type, by }) => [type, by]);
  expect(sent.slice(1)).toEqual([
    ["uncover", 0],
    ["move", 0],
    ["cover", undefined],
    ["uncover", 1],
  ]);
});

test("the next player is shown what the last moves did, as far as they may know", () => {
  takeScreen(0, 3);
  socket.say(bought(4, 0, 0));
  vi.advanceTimersByTime(2000);
  const effects = [[{ effect: "buy" }]];
  table.uncover();
  socket.say({ ...sight(1, 4, 1), effects });
  expect(table.recent).toMatchObject([{ seat: 0, move: "buy", effects: effects[0] }]);
  expect(table.last).toMatchObject({ n: 4, seat: 0, effects: effects[0] });
});

test("what is on its way for one seat is not shown to the next", () => {
  takeScreen(0, 3);
  table.why("buy");
  const why = socket.sent.at(-1)?.["id"];
  socket.say(bought(4, 0, 0));
  vi.advanceTimersByTime(2000);
  table.uncover();
  socket.say({ ...bought(5, 0, 0), view: view(0, 1, 5) });
  socket.say({ ...sight(0, 5, 1) });
  socket.say({ type: "refused", id: why, reason: "illegal", text: SECRET, rule: "TR-6" });
  vi.advanceTimersByTime(2000);
  expect(known(table)).not.toContain(SECRET);
  socket.say(sight(1, 5, 1));
  expect([table.seat, table.covered, table.legal]).toEqual([1, false, [SECRET]]);
});

test("a game that ends before the screen is handed on shows its end", () => {
  takeScreen(0, 3);
  table.play("buy");
  socket.say(bought(4, 0, 0));
  const ended = { n: 5, kind: "ended", ranks: [2, 1], by: "resigned" };
  const end = { table: info("over"), view: view(0, 1, 4) };
  socket.say({ type: "events", n: 5, events: [ended], ...end });
  vi.advanceTimersByTime(2000);
  expect([table.n, table.isHidden]).toEqual([5, false]);
  expect(table.view).toEqual(end.view);
  table.cover();
  expect(table.view).toEqual(end.view);
  expect(socket.types).not.toContain("cover");
});

test("without secrets the seat to move is shown at once, and nothing is covered", () => {
  const rings = { table: info("running", { secrets: false }) };
  socket.say(snapshot(3, 0, { ...rings, view: view(0, 0, 3), legal: ["a1"] }));
  table.play("a1");
  const move = { events: [moved(4, 0, "a1")], view: view(1, 1, 4), legal: ["b1"] };
  socket.say({ type: "events", n: 4, ...move });
  expect([table.seat, table.isHidden, table.myTurn]).toEqual([1, false, true]);
  table.play("b1");
  expect(socket.sent.slice(1)).toMatchObject([
    { type: "move", by: 0, move: "a1" },
    { type: "move", by: 1, move: "b1" },
  ]);
  expect(table.recent).toEqual([{ ...moved(4, 0, "a1") }]);
});

test("each seat at a screen is asked for, whichever is shown", () => {
  table.send({ type: "resign" });
  table.send({ type: "agree_back" }, 1);
  expect(socket.sent.slice(1)).toMatchObject([
    { type: "resign", by: 0 },
    { type: "agree_back", by: 1 },
  ]);
});

test("a seat that is not at this screen any longer is not shown", () => {
  comeBack(snapshot(3, 0, { seat: 1, seats: undefined }));
  expect([table.seat, table.seats, table.isShared]).toEqual([1, [1], true]);
  expect([table.covered, table.isHidden]).toEqual([true, false]);
});

test("what a seat knew is forgotten when the screen is handed on", async () => {
  takeScreen(0, 3);
  table.play(SECRET);
  table.askHint();
  const hint = { type: "hint", best: [{ move: SECRET }], line: [], wins: [] };
  socket.say({ ...hint, id: socket.sent.at(-1)?.["id"], n: 3 });
  table.why("buy");
  const refused = { type: "refused", reason: "illegal", text: SECRET, rule: "TR-6" };
  socket.say({ ...refused, id: socket.sent.at(-1)?.["id"] });
  const looked = vi.fn();
  void table.look(0).then(looked);
  const look = { type: "look", id: socket.sent.at(-1)?.["id"], ply: 0, effects: [] };
  expect(known(table).split(SECRET).length).toBeGreaterThan(5);
  table.cover();
  expect(known(table)).not.toContain(SECRET);
  expect([table.covered, table.isToMove, table.asking]).toEqual([true, true, false]);
  // What was on its way tells nothing either.
  socket.say({ ...look, view: view(0, 0, 0) });
  socket.say({ ...hint, id: null, n: 3 });
  socket.say({ ...refused, id: null });
  socket.say(bought(4, 0, 0));
  await vi.advanceTimersByTimeAsync(2000);
  socket.say({ ...sight(0, 4, 1), id: "an answer that was on its way" });
  expect(known(table)).not.toContain(SECRET);
  expect(looked).not.toHaveBeenCalled();
  expect(table.moves).toEqual([{ seat: 0, move: "buy" }]);
});

test("after a loss in the same turn the screen is still the player's", () => {
  takeScreen(0, 3);
  table.play(SECRET);
  const [move] = socket.sent.filter(({ type }) => type === "move");
  comeBack(snapshot(3, 0));
  expect(socket.types).toEqual(["hello", "uncover", "move"]);
  expect(socket.sent.at(-1)).toEqual(move);
  expect([table.covered, table.pending]).toEqual([false, SECRET]);
  expect(known(table)).toContain(`"racks":[["${SECRET}"]`);
  socket.say(sight(0, 3, 0));
  expect([table.covered, table.pending]).toEqual([false, SECRET]);
});

test("after a loss in another turn the seat is covered, and knows nothing", () => {
  for (const [n, to_move] of [
    [4, 1],
    [5, 0],
  ] as const) {
    takeScreen(0, 3);
    comeBack(snapshot(n, to_move));
    expect(socket.types).toEqual(["hello"]);
    expect(table.covered).toBe(true);
    expect(known(table)).not.toContain(SECRET);
    comeBack(snapshot(3, 0));
  }
});

test("what is pressed without a connection counts when there is one", () => {
  socket.readyState = 3;
  table.uncover();
  expect(table.isHidden).toBe(true);
  comeBack(snapshot(3, 0));
  expect(socket.types).toEqual(["hello", "uncover"]);
});

test("while nobody at this screen is to move, it shows what onlookers see", () => {
  socket.say(snapshot(4, 0, { table: info("running", { paused: true }) }));
  expect([table.isHidden, table.isToMove]).toEqual([false, false]);
  expect(known(table)).not.toContain(SECRET);
  table.uncover();
  expect(socket.types).toEqual(["hello"]);
});

test("whoever has played goes on to the next game without being asked who they are", () => {
  passOn("t", "next");
  const next = open("next");
  latestSocket().open();
  expect(latestSocket().sent[0]).toMatchObject({ tokens: ["a", "b"], sure: true });
  next.close();
  expect(socket.sent[0]).not.toHaveProperty("sure");
});

test("a game that is over, or without secrets between seats, is not covered", () => {
  for (const around of [
    info("over"),
    info("running", { memory: true }),
    info("running", { secrets: false }),
  ]) {
    socket.say(snapshot(4, 0, { table: around, view: view(0, 0, 4), legal: [SECRET] }));
    expect(table.covered).toBe(false);
    expect(known(table)).toContain(SECRET);
  }
});
