// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, latestSocket, moved, snapshotOf, useFakeSockets } from "../sockets";
import { keep, passOn } from "./keys";
import { Session } from "./session.svelte";
import type { Table } from "./table.svelte";

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
const snapshot = (seat: number, n: number, to_move: number, more: object = {}) =>
  snapshotOf({ n, seat, table: info(), view: view(null, to_move, n), ...more });
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

let session: Session;
let ada: FakeSocket;
let bob: FakeSocket;

useFakeSockets();
/** Two seats at this screen, at a table where seat 0 is to move. */
beforeEach(() => {
  keep("t", { seats: { 0: "a", 1: "b" } });
  session = new Session("t", "");
  [ada, bob] = FakeSocket.all as [FakeSocket, FakeSocket];
  for (const [seat, socket] of [ada, bob].entries()) {
    socket.open();
    socket.say(snapshot(seat, 3, 0));
  }
});
afterEach(() => session.close());

const shown = (): Table => session.table as Table;

/** Everything that a table holds for the page to show. */
function known(table: Table): string {
  const { view, newest, legal, pending, hint, last, recent, refusal, moves } = table;
  return JSON.stringify([view, newest, legal, pending, hint, last, recent, refusal, moves]);
}

function takeScreen(socket: FakeSocket, seat: number, n: number): void {
  shown().uncover();
  socket.say(sight(seat, n, seat));
}

function comeBack(message: unknown): FakeSocket {
  ada.drop();
  vi.advanceTimersByTime(1000);
  ada = latestSocket();
  ada.open();
  ada.say(message);
  return ada;
}

test("every seat of a shared screen greets covered, whichever is to move", () => {
  for (const socket of [ada, bob]) expect(socket.sent[0]).toMatchObject({ covered: true });
  expect([session.covered, session.toMove]).toEqual([true, 0]);
});

test("a seat that has its screen for itself is never covered", () => {
  keep("alone", { seats: { 0: "a" } });
  const alone = new Session("alone", "");
  const socket = latestSocket();
  socket.open();
  expect(socket.sent[0]).not.toHaveProperty("covered");
  socket.say(snapshot(0, 3, 0, { view: view(0, 0, 3) }));
  expect(alone.covered).toBe(false);
  alone.close();
});

test("the screen is uncovered when the secrets are there, and covered for the next seat", () => {
  shown().uncover();
  expect([ada.types, session.covered]).toEqual([["hello", "uncover"], true]);
  ada.say(sight(0, 3, 0));
  expect([session.covered, shown().legal]).toEqual([false, [SECRET]]);
  ada.say(bought(4, 0, 0));
  bob.say(bought(4, 0, null));
  vi.advanceTimersByTime(2000);
  session.follow();
  expect([session.shown, session.covered]).toEqual([1, true]);
  expect(ada.types).toEqual(["hello", "uncover", "cover"]);
  expect(bob.types).toEqual(["hello"]);
});

test("what a seat knew is forgotten when the screen is handed on", async () => {
  takeScreen(ada, 0, 3);
  const table = shown();
  table.play(SECRET);
  table.askHint();
  const hint = { type: "hint", best: [{ move: SECRET }], line: [], wins: [] };
  ada.say({ ...hint, id: ada.sent.at(-1)?.["id"], n: 3 });
  table.why("buy");
  const refused = { type: "refused", reason: "illegal", text: SECRET, rule: "TR-6" };
  ada.say({ ...refused, id: ada.sent.at(-1)?.["id"] });
  const looked = vi.fn();
  void table.look(0).then(looked);
  const look = { type: "look", id: ada.sent.at(-1)?.["id"], ply: 0, effects: [] };
  expect(known(table).split(SECRET).length).toBeGreaterThan(5);
  session.cover();
  expect(known(table)).not.toContain(SECRET);
  expect([table.covered, table.isToMove, table.asking]).toEqual([true, true, false]);
  // What was on its way tells nothing either.
  ada.say({ ...look, view: view(0, 0, 0) });
  ada.say({ ...hint, id: null, n: 3 });
  ada.say({ ...refused, id: null });
  ada.say(bought(4, 0, 0));
  await vi.advanceTimersByTimeAsync(2000);
  ada.say({ ...sight(0, 4, 1), id: "an answer that was on its way" });
  expect(known(table)).not.toContain(SECRET);
  expect(looked).not.toHaveBeenCalled();
  expect(table.moves).toEqual([{ seat: 0, move: "buy" }]);
});

test("after a loss in the same turn the screen is still the player's", () => {
  takeScreen(ada, 0, 3);
  const table = shown();
  table.play(SECRET);
  const [move] = ada.sent.filter(({ type }) => type === "move");
  comeBack(snapshot(0, 3, 0));
  expect(ada.types).toEqual(["hello", "uncover", "move"]);
  expect(ada.sent[0]).toMatchObject({ covered: true });
  expect(ada.sent.at(-1)).toEqual(move);
  expect([table.covered, table.pending]).toEqual([false, SECRET]);
  expect(known(table)).toContain(`"racks":[["${SECRET}"]`);
  ada.say(sight(0, 3, 0));
  expect([table.covered, table.pending]).toEqual([false, SECRET]);
});

test("after a loss in another turn the seat is covered, and knows nothing", () => {
  for (const [n, to_move] of [
    [4, 1],
    [5, 0],
  ] as const) {
    takeScreen(ada, 0, 3);
    comeBack(snapshot(0, n, to_move));
    expect(ada.types).toEqual(["hello"]);
    expect(shown().covered).toBe(true);
    expect(known(shown())).not.toContain(SECRET);
    comeBack(snapshot(0, 3, 0));
  }
});

test("what is pressed without a connection counts when there is one", () => {
  ada.readyState = 3;
  shown().uncover();
  expect(session.covered).toBe(true);
  comeBack(snapshot(0, 3, 0));
  expect(ada.types).toEqual(["hello", "uncover"]);
});

test("while nobody at this screen is to move, it shows what onlookers see", () => {
  for (const [seat, socket] of [ada, bob].entries())
    socket.say(snapshot(seat, 4, 0, { table: info("running", { paused: true }) }));
  expect([session.covered, session.toMove]).toEqual([false, -1]);
  expect(known(shown())).not.toContain(SECRET);
  shown().uncover();
  expect(ada.types).toEqual(["hello"]);
});

test("whoever has played goes on to the next game without being asked who they are", () => {
  passOn("t", "next");
  const next = new Session("next", "");
  const socket = FakeSocket.all.at(-1) as FakeSocket;
  socket.open();
  expect(socket.sent[0]).toMatchObject({ type: "hello", token: "b", sure: true });
  next.close();
  ada.open();
  expect(ada.sent.at(-1)).not.toHaveProperty("sure");
});

test("a game that is over, or without secrets between seats, is not covered", () => {
  for (const table of [
    info("over"),
    info("running", { memory: true }),
    info("running", { secrets: false }),
  ]) {
    ada.say(snapshot(0, 4, 0, { table, view: view(0, 0, 4), legal: [SECRET] }));
    expect(shown().covered).toBe(false);
    expect(known(shown())).toContain(SECRET);
  }
});
