import { beforeEach, expect, test, vi } from "vitest";
import { FakeSocket, latestSocket as socket, useFakeSockets } from "../sockets";
import { Connection, type State } from "./connection";
import type { ServerMessage } from "./protocol";

let heard: ServerMessage[];
let states: State[];
let known: number | null;

/** Sockets are not open at once. */
const make = (more = {}): FakeSocket => Object.assign(new FakeSocket(), { readyState: 0 }, more);

function connect(more = {}): Connection {
  return new Connection(
    { token: "t" },
    {
      heard: (message) => heard.push(message),
      changed: (state) => states.push(state),
      known: () => known,
    },
    () => make(more),
  );
}

const snapshot = { type: "snapshot", n: 3 };

/** A connection that has been greeted. */
function greeted(): Connection {
  const connection = connect();
  socket().open();
  socket().say(snapshot);
  return connection;
}

useFakeSockets();
beforeEach(() => {
  [heard, states, known] = [[], [], null];
});

test("it first says who it is", () => {
  connect();
  socket().open();
  expect(socket().sent).toEqual([{ v: 1, type: "hello", token: "t" }]);
  socket().say(snapshot);
  expect(states).toEqual(["connecting", "open"]);
});

test("after a loss it reconnects, says what it knows, and resends what was not answered", () => {
  const connection = greeted();
  const answered = connection.send({ type: "move", n: 3, move: "a1" });
  const lost = connection.send({ type: "move", n: 4, move: "a2" });
  socket().say({ type: "events", n: 4, events: [{ n: 4, kind: "moved", id: answered }] });
  known = 4;
  socket().drop(1006);
  expect(states.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1000);
  socket().open();
  expect(socket().sent).toEqual([{ v: 1, type: "hello", token: "t", after: 4 }]);
  socket().say(snapshot);
  expect(socket().sent.slice(1)).toMatchObject([{ id: lost, move: "a2" }]);
});

test("commands given while it is disconnected are sent when it is back", () => {
  const connection = connect();
  connection.send({ type: "resign" });
  socket().open();
  socket().say(snapshot);
  expect(socket().sent.at(-1)).toMatchObject({ type: "resign" });
});

test("it does not reconnect to a table that refused it", () => {
  connect();
  socket().open();
  socket().drop(4404);
  expect(states.at(-1)).toBe("refused");
  vi.advanceTimersByTime(100000);
  expect(FakeSocket.all.length).toBe(1);
});

test("a connection that died silently is noticed", () => {
  greeted();
  vi.advanceTimersByTime(16000);
  expect(socket().sent.at(-1)).toMatchObject({ type: "ping" });
  vi.advanceTimersByTime(6000);
  expect(states).toContain("lost");
  expect(FakeSocket.all.length).toBe(2);
});

test("a connection that stays silent is tried again", () => {
  connect();
  vi.advanceTimersByTime(11000);
  expect(states).toEqual(["connecting", "lost", "connecting"]);
  socket().open(); // but nobody answers
  vi.advanceTimersByTime(12000);
  expect(FakeSocket.all.length).toBe(3);
  socket().open();
  socket().say(snapshot);
  expect(states.at(-1)).toBe("open");
  vi.advanceTimersByTime(14000);
  expect(FakeSocket.all.length).toBe(3);
});

test("it waits longer and longer, but not for ever", () => {
  connect();
  for (let loss = 0; loss < 12; loss++) {
    const before = FakeSocket.all.length;
    socket().drop(1006);
    vi.advanceTimersByTime(10001);
    expect(FakeSocket.all.length).toBe(before + 1);
  }
});

test("a table in this tab may take long to open, and is not pinged", () => {
  connect({ isHere: true });
  vi.advanceTimersByTime(120_000);
  expect(states).toEqual(["connecting"]);
  socket().open();
  socket().say(snapshot);
  vi.advanceTimersByTime(120_000);
  expect(states).toEqual(["connecting", "open"]);
  expect(socket().types).toEqual(["hello"]);
  expect(FakeSocket.all).toHaveLength(1);
});

test("after a refusal another greeting can be tried", () => {
  const connection = connect();
  socket().open();
  socket().drop(4404);
  expect(states.at(-1)).toBe("refused");
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
  connection.retry({ sure: true });
  socket().open();
  expect(FakeSocket.all).toHaveLength(2);
  expect(socket().sent[0]).toMatchObject({ type: "hello", token: "t", sure: true });
  socket().say(snapshot);
  expect(states.at(-1)).toBe("open");
  socket().drop(1006); // from now on it comes back by itself, as ever
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all.length).toBeGreaterThan(2);
  connection.close();
});
