import { awake } from "../net/awake.svelte";
import { pythonBundle } from "../lib/place";
import type { Problem } from "../net/protocol";
import { Refusal, TabFailed } from "../net/refusal";
import type { Wire } from "../net/connection";
import type { FromWorker, ToWorker } from "./messages";

interface Asked {
  answered: (answer: unknown) => void;
  refused: (why: Error) => void;
}

/** What the tables say: see src/spielwerk/tab/page.py. */
type Said =
  | { ask: number; told: unknown }
  | { ask: number; refused: { error: Problem } }
  | { visit: number; message: unknown }
  | { visit: number; closed: number };

const LOST = 1006; // the close code of a connection that broke

/** The tables in this tab: a worker that is a server to this page. */
class Tab {
  #worker: Worker | null = null;
  #waking: Promise<void> | null = null;
  #count = 0;
  readonly #asked = new Map<number, Asked>();
  readonly #wires = new Map<number, TabWire>();

  /** Load everything, once. If that fails, the next call tries again. */
  wake(): Promise<void> {
    this.#waking ??= new Promise((ready, failed) => {
      if (pythonBundle === undefined) throw new TabFailed("there are no tables for tabs here");
      const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
      this.#worker = worker;
      worker.onmessage = ({ data }: MessageEvent<FromWorker>) => {
        if ("ready" in data) ready();
        if ("failed" in data) this.#fail(data.failed, failed);
        else this.#hear(data);
      };
      worker.onerror = (event) => this.#fail(event.message, failed);
      this.#say({ pythonBundle });
    });
    return this.#waking;
  }

  /** The same, for somebody who waits for it. */
  async #ready(): Promise<void> {
    await Promise.resolve(); // somebody may ask while a page is being drawn, when nothing may change
    awake.waiting++;
    try {
      await this.wake();
    } finally {
      awake.waiting--;
    }
  }

  /** What a server would answer. */
  async ask<T>(path: string, body: unknown, language: string): Promise<T> {
    await this.#ready();
    return new Promise<T>((answered, refused) => {
      const ask = ++this.#count;
      this.#asked.set(ask, { answered: answered as Asked["answered"], refused });
      this.#tell({ ask, path, language, body: body ?? null });
    });
  }

  wire(table: string): Wire {
    const visit = ++this.#count;
    const wire = new TabWire(
      (said) => this.#tell({ visit, ...said }),
      () => this.#wires.delete(visit),
    );
    this.#wires.set(visit, wire);
    this.#ready().then(
      () => wire.open(table),
      () => wire.closed(LOST),
    );
    return wire;
  }

  #tell(said: object): void {
    this.#say({ text: JSON.stringify(said) });
  }

  #say(message: ToWorker): void {
    this.#worker?.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if ("loaded" in message) awake.loaded = Math.min(message.loaded, 1);
    else if ("trouble" in message) awake.trouble = message.trouble;
    else if ("text" in message) this.#heard(JSON.parse(message.text) as Said);
    else if ("ready" in message) awake.isReady = true;
  }

  #heard(said: Said): void {
    if ("ask" in said) {
      const asked = this.#asked.get(said.ask);
      this.#asked.delete(said.ask);
      if ("refused" in said) asked?.refused(Refusal.of(said.refused.error));
      else asked?.answered(said.told);
    } else if ("closed" in said) {
      this.#wires.get(said.visit)?.closed(said.closed);
    } else {
      this.#wires.get(said.visit)?.heard(JSON.stringify(said.message));
    }
  }

  #fail(why: string, failed: (error: Error) => void): void {
    console.info("the tables in this tab:", why);
    this.#worker?.terminate();
    this.#waking = null;
    awake.loaded = 0;
    awake.isReady = false;
    const error = new TabFailed(why);
    failed(error);
    for (const asked of this.#asked.values()) asked.refused(error);
    this.#asked.clear();
    for (const wire of [...this.#wires.values()]) wire.closed(LOST);
  }
}

/** Looks like a socket to whoever talks through it. */
class TabWire implements Wire {
  readonly isHere = true;
  readyState: number = WebSocket.CONNECTING;
  onopen: Wire["onopen"] = null;
  onmessage: Wire["onmessage"] = null;
  onclose: Wire["onclose"] = null;

  constructor(
    private readonly tell: (said: { table?: string; text?: string }) => void,
    private readonly gone: () => void,
  ) {}

  open(table: string): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.tell({ table });
    this.onopen?.();
  }

  heard(data: string): void {
    if (this.readyState === WebSocket.OPEN) this.onmessage?.({ data });
  }

  closed(code: number): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.gone();
    this.onclose?.({ code });
  }

  send(text: string): void {
    this.tell({ text });
  }

  close(): void {
    if (this.readyState === WebSocket.OPEN) this.tell({});
    this.closed(1000);
  }
}

export const tab = new Tab();
