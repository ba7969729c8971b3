import { VERSION, type Command, type ServerMessage } from "./protocol";

export type State = "connecting" | "open" | "lost" | "refused";

export interface Listener {
  heard(message: ServerMessage): void;
  changed(state: State): void;
  known(): number | null;
}

/** What a connection talks through: a socket, or something that looks like one. */
export interface Wire {
  readonly readyState: number;
  /** It is within this tab: it may take long to open, and it cannot die silently. */
  readonly isHere?: boolean;
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Close codes after which reconnecting would not help. */
const FINAL = new Set([4400, 4403, 4404]);
const AGAIN = 1000; // we left by ourselves
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;
const OPENING = 10000; // a network that swallows everything gives no error
const SILENCE = 15000; // after which we ping the server
const PATIENCE = 5000; // for the answer

/**
 * A connection to a table that reconnects by itself. A command is kept until it is answered, and resent
 * after a loss with the same id, so that the server carries it out only once.
 */
export class Connection {
  #socket: Wire | null = null;
  #waiting = new Map<string, Command>();
  #wait = FIRST_WAIT;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #watchdog: ReturnType<typeof setTimeout> | undefined;
  #count = 0;
  #closed = false;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    private readonly hello: Record<string, unknown>,
    private readonly listener: Listener,
    private readonly make: () => Wire,
  ) {
    this.#connect();
  }

  send(command: Command): string {
    const id = `${this.#prefix}-${++this.#count}`;
    const whole = { ...command, id };
    this.#waiting.set(id, whole);
    this.#write(whole);
    return id;
  }

  /** Send a command about this connection only: it means nothing to the next one. */
  tell(command: Command): void {
    this.#write(command);
  }

  /** Try at once, for example because the browser is online again. */
  hurry(): void {
    if (this.#socket === null && !this.#closed) {
      clearTimeout(this.#timer);
      this.#connect();
    }
  }

  /** Ask once more with another greeting, after a refusal. */
  retry(more: Record<string, unknown>): void {
    Object.assign(this.hello, more);
    this.#closed = false;
    this.#connect();
  }

  /** Begin anew with another greeting. What was sent and not answered is sent again. */
  greet(more: Record<string, unknown>): void {
    Object.assign(this.hello, more);
    const old = this.#socket;
    if (old === null || this.#closed) return; // the next greeting says it
    this.#lost(old, AGAIN);
    old.close();
    this.hurry();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#watchdog);
    this.#socket?.close();
  }

  #connect(): void {
    this.listener.changed("connecting");
    const socket = this.make();
    this.#socket = socket;
    if (!socket.isHere) this.#watchdog = setTimeout(() => this.#giveUp(), OPENING);
    socket.onopen = () => {
      const after = this.listener.known();
      const hello = {
        v: VERSION,
        type: "hello",
        ...this.hello,
        ...(after === null ? {} : { after }),
      };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => this.#heard(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = (event) => this.#lost(socket, event.code);
  }

  #heard(message: ServerMessage): void {
    this.#watch();
    if (message.type === "snapshot") {
      this.#wait = FIRST_WAIT;
      this.listener.heard(message);
      this.listener.changed("open");
      for (const command of this.#waiting.values()) this.#write(command);
      return;
    }
    if (message.type === "events") {
      for (const event of message.events)
        if (event.kind === "moved" && event.id) this.#waiting.delete(event.id);
    } else if ("id" in message && message.id !== null) {
      this.#waiting.delete(message.id);
    }
    this.listener.heard(message);
  }

  #write(command: Command): void {
    if (this.#socket?.readyState === WebSocket.OPEN) {
      this.#socket.send(JSON.stringify({ v: VERSION, ...command }));
    }
  }

  /** A connection may have died silently. */
  #watch(): void {
    clearTimeout(this.#watchdog);
    if (this.#closed || this.#socket?.isHere) return;
    this.#watchdog = setTimeout(() => {
      this.#write({ type: "ping" });
      this.#watchdog = setTimeout(() => this.#giveUp(), PATIENCE);
    }, SILENCE);
  }

  /** A browser may wait a long time for a dead connection to close. */
  #giveUp(): void {
    const dead = this.#socket;
    if (dead === null) return;
    this.#lost(dead, 1006);
    dead.close();
  }

  #lost(socket: Wire, code: number): void {
    if (socket !== this.#socket) return;
    this.#socket = null;
    clearTimeout(this.#watchdog);
    if (this.#closed) return;
    if (FINAL.has(code)) {
      this.#closed = true;
      this.listener.changed("refused");
      return;
    }
    this.listener.changed("lost");
    this.#timer = setTimeout(() => this.#connect(), this.#wait * (0.75 + Math.random() / 2));
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }
}
