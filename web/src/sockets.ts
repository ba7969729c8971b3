/** What tests of connections need. */
import { afterEach, beforeEach, vi } from "vitest";

/** A socket in the hands of a test. */
export class FakeSocket {
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState: number = FakeSocket.OPEN;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;

  constructor() {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  open(): void {
    this.readyState = FakeSocket.OPEN;
    this.onopen?.();
  }
  say(message: unknown): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  drop(code = 1006): void {
    this.close();
    this.onclose?.({ code });
  }
  get types(): unknown[] {
    return this.sent.map(({ type }) => type);
  }
}

export const latestSocket = (): FakeSocket => FakeSocket.all.at(-1) as FakeSocket;

/** Time and sockets are in the hands of the tests of this file, and the device knows nothing. */
export function useFakeSockets(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all = [];
    globalThis.localStorage?.clear();
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
}

/** What a server says to a seat at a table of two that connects. */
export const snapshotOf = (more: object): object => ({
  ...{ type: "snapshot", host: false, present: [true, true], gone_in: [null, null], moves: [] },
  ...more,
});

export const moved = (n: number, seat: number, move: string, effects: object[] = []) => ({
  n,
  kind: "moved",
  seat,
  move,
  effects,
});
