// The messages on the socket, as described in docs/protocol.md.

export const VERSION = 1;

export interface SeatInfo {
  kind: "here" | "link" | "open" | "bot";
  name: string | null;
  taken: boolean;
  bot: number | null;
  out: "resigned" | "time" | null;
  /** The colour chosen for it; null: it has whichever was left. */
  colour: number | null;
}

export interface Ending {
  ranks: number[];
  by: "rules" | "resigned" | "time" | "draw";
  rule: string | null;
}

export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  stage: "open" | "running" | "over";
  seats: SeatInfo[];
  clock: {
    total: number | null;
    increment: number;
    per_move: number | null;
    on_time: string;
  } | null;
  hints: boolean;
  takebacks: boolean;
  draws: boolean;
  onlookers: boolean;
  start: "full" | "host";
  /** Who should begin; and who did, once the game has started. */
  begins: number | "lot";
  first: number | null;
  /** The colour of each seat, then the unused ones: always four. */
  colours: number[];
  back: { seat: number; plies: number; agreed: number[] } | null;
  draw: number[];
  rematch: number[];
  ending: Ending | null;
}

/** What every game's view has; a game adds its own. */
export interface View {
  game: string;
  players: number;
  seat: number | null;
  to_move: number | null;
  turns: number;
  over: boolean;
  ranks: number[] | null;
  ended: string | null;
  [more: string]: unknown;
}

export interface Clock {
  left: number[];
  running: number | null;
}

export interface TableEvent {
  n: number;
  kind: string;
  seat?: number;
  move?: string;
  id?: string;
  [more: string]: unknown;
}

/** The event `started`. */
export interface Started extends TableEvent {
  kind: "started";
  bots: Record<string, number>;
  first: number;
  lot: boolean;
}

/** The event `colour_chosen`. */
export interface ColourChosen extends TableEvent {
  kind: "colour_chosen";
  seat: number;
  colour: number;
}

export interface PlayedMove {
  seat: number;
  move: string;
}

/** What may come with a snapshot or with events: what is present replaces what was known. */
interface News {
  n: number;
  table?: TableInfo;
  clock?: Clock;
  view?: View;
  legal?: string[];
}

export interface Snapshot extends News {
  type: "snapshot";
  seat: number | null;
  host: boolean;
  table: TableInfo;
  moves?: PlayedMove[];
  present: boolean[];
  missed?: TableEvent[];
  next?: string;
}

export interface Events extends News {
  type: "events";
  events: TableEvent[];
}

export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  text: string;
  rule: string | null;
}

export interface Hint {
  type: "hint";
  id: string | null;
  n: number;
  best: { move: string; wins: number[] }[];
  line: string[];
  wins: number[];
}

export type ServerMessage =
  | Snapshot
  | Events
  | Refused
  | Hint
  | { type: "ok"; id: string | null; n: number }
  | { type: "presence"; present: boolean[] }
  | { type: "look"; id: string | null; ply: number; view: View }
  | { type: "pong"; id: string | null; n: number };

export type Command = { type: string; id?: string } & Record<string, unknown>;
