import { socketAddress } from "./api";
import { Connection, type State } from "./connection";
import { spoken } from "./locale.svelte";
import type {
  Clock,
  Command,
  Hint,
  PlayedMove,
  Refused,
  ServerMessage,
  TableEvent,
  TableInfo,
  View,
} from "./protocol";

export interface Keys {
  token?: string;
  host?: string;
}

/** Games of memory: what happened before the last turn is gone until the end. */
const HIDES_THE_PAST = new Set(["dimenticato"]);

/** A table as one seat sees it: the last word of the server on everything, ready to be drawn. */
export class Table {
  state = $state<State>("connecting");
  n = $state(0);
  seat = $state<number | null>(null);
  isHost = $state(false);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  legal = $state.raw<readonly string[]>([]);
  clock = $state.raw<{ told: Clock; at: number } | null>(null);
  moves = $state.raw<readonly PlayedMove[]>([]);
  present = $state.raw<readonly boolean[]>([]);
  next = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** The own move that is on its way: the board shows it already. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  /** The last thing that happened at the board. */
  last = $state.raw<TableEvent | null>(null);

  readonly #connection: Connection;
  readonly #heard: ((event: TableEvent) => void)[] = [];

  constructor(
    readonly id: string,
    keys: Keys,
  ) {
    const hello = { ...keys, language: spoken() };
    this.#connection = new Connection(socketAddress(id), hello, {
      heard: (message) => this.#hear(message),
      changed: (state) => (this.state = state),
      known: () => (this.n > 0 ? this.n : null),
    });
  }

  /** Be told of every event, for announcements and sounds. */
  onEvent(listener: (event: TableEvent) => void): void {
    this.#heard.push(listener);
  }

  get myTurn(): boolean {
    return this.legal.length > 0 && this.pending === null;
  }

  play(move: string): void {
    if (!this.myTurn) return;
    this.pending = move;
    this.refusal = null;
    this.hint = null;
    this.#connection.send({ type: "move", n: this.n, move });
  }

  /** Ask why a move is not possible. */
  why(move: string): void {
    this.#connection.send({ type: "why", move });
  }

  send(command: Command): void {
    this.#connection.send(command);
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#connection.close();
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case "snapshot":
        this.seat = message.seat;
        this.isHost = message.host;
        this.present = message.present;
        this.moves = message.moves ?? [];
        this.last ??= lastOf(this.moves, message.n);
        this.next = message.next ?? null;
        this.#learn(message);
        this.#tell(message.missed ?? []);
        break;
      case "events":
        this.#learn(message);
        this.#tell(message.events);
        break;
      case "presence":
        this.present = message.present;
        break;
      case "refused":
        this.pending = null;
        this.refusal = message;
        break;
      case "hint":
        if (message.n === this.n) this.hint = message;
        break;
    }
  }

  #learn(news: {
    n: number;
    table?: TableInfo;
    clock?: Clock;
    view?: View;
    legal?: string[];
  }): void {
    this.n = news.n;
    if (news.table) this.info = news.table;
    if (news.clock) this.clock = { told: news.clock, at: performance.now() };
    if (news.view) {
      this.view = news.view;
      this.legal = news.legal ?? [];
      this.pending = null;
      this.hint = null;
    }
  }

  #remember(move: PlayedMove): void {
    const hides = this.info?.stage !== "over" && HIDES_THE_PAST.has(this.info?.game ?? "");
    this.moves = hides ? [move] : [...this.moves, move];
  }

  #tell(events: readonly TableEvent[]): void {
    for (const event of events) {
      if (event.kind === "moved") {
        this.last = event;
        this.#remember({ seat: event.seat ?? 0, move: event.move ?? "" });
      } else if (event.kind === "undone" || event.kind === "back_given") {
        this.last = event;
        this.moves = this.moves.slice(0, -Number(event.plies));
      } else if (event.kind === "rematched" && typeof event.table === "string") {
        this.next = event.table;
      }
      for (const listener of this.#heard) listener(event);
    }
  }
}

/** The last move before somebody came: it can be seen too. */
function lastOf(moves: readonly PlayedMove[], n: number): TableEvent | null {
  const last = moves.at(-1);
  return last === undefined ? null : { n, kind: "moved", ...last };
}
