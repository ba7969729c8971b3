// Written by `make types` from the server's own types. Do not edit.

export const VERSION = 1;

/** A move that the computer recommends, and the chances after it. */
export interface Advice {
  move: string;
  wins: number[];
  effects: Effect[];
}

/** A request for a take-back that is pending. */
export interface Back {
  seat: number;
  plies: number;
  agreed: number[];
}

/**
 * How long a player may think: in total, with an increment after each turn, or per turn. A
 * player who runs out of time loses, or is replaced by the computer.
 */
export interface ClockRule {
  total?: number | null;
  increment?: number;
  per_move?: number | null;
  on_time?: "lose" | "bot";
}

/** Every player's time. */
export interface ClockTimes {
  left: number[];
  running: number | null;
}

/** What a move did, as far as a seat may know it; each effect has its own data. */
export interface Effect {
  effect: string;
  [more: string]: unknown;
}

/** How a game ended. */
export interface Ending {
  ranks: number[];
  by: "rules" | "resigned" | "time" | "draw" | "rules_changed";
  rule: string | null;
}

/** Something has happened. */
export interface Events {
  type: "events";
  n: number;
  clock?: ClockTimes;
  view?: View;
  legal?: string[];
  events: TableEvent[];
  table?: TableInfo;
}

/** A finished game. `ended_at` is in milliseconds since 1970. */
export interface Finished {
  table: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  /** What the players called these rules, or nothing */
  variant: string;
  seats: string[];
  ranks: number[];
  ended_by: string;
  ended_at: number;
  turns: number;
  /** The seat that began */
  first: number;
  /** The colour of each seat, then the unused ones */
  colours: number[];
}

/** A game, its options and its computer players. */
export interface GameInfo {
  id: string;
  name: string;
  seats: number[];
  secrets: boolean;
  memory: boolean;
  draws: boolean;
  /** Of its computer players, the weakest first */
  levels: number[];
  /** Other computer players that this server offers */
  programs: string[];
  /** Who begins by custom, in words */
  first_custom: string | null;
  /** A board as data, for an emblem, unless the web app has one */
  sketch: Record<string, unknown> | null;
  moves: MoveSchema;
  options: OptionInfo[];
}

/** What a strong player would do now. */
export interface Hint {
  type: "hint";
  id: string | null;
  n: number;
  best: Advice[];
  line: string[];
  wins: number[];
}

/** What the computer thinks of a move. */
export interface JudgedPly {
  /** The number of moves before it */
  ply: number;
  seat: number;
  move: string;
  /** Each seat's chance to win before the move; null if it could not be judged */
  wins: number[] | null;
  /** What the computer would have played instead */
  better: string | null;
  /** How far the player's chance to win fell by it, from 0 to 1 */
  cost: number;
  is_big_mistake: boolean;
}

/** What the computer thinks of a finished game, as far as it has analysed it. */
export interface Judgement {
  total: number;
  complete: boolean;
  plies: JudgedPly[];
}

/** `effects`: what the last move before did. */
export interface Look {
  type: "look";
  id: string | null;
  ply: number;
  view: View;
  effects: Effect[];
}

/** One way to write a move. */
export interface MoveForm {
  name: string;
  /** The first is printed; the others are read too */
  texts: string[];
}

/** How moves are written: `{to:CELL}` is a part named `to`, of the kind `CELL`. */
export interface MoveSchema {
  /** A regular expression for each kind of part */
  kinds: Record<string, string>;
  forms: MoveForm[];
  /** For people: the message `ID-notation` explains them */
  examples: string[];
}

/** A command was carried out; `n` is its event. */
export interface Ok {
  type: "ok";
  id: string | null;
  n: number;
}

/** An option of a game. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  rule: string;
  /** Whether it changes what the game's sheet prints */
  house: boolean;
  /** What it is called, in a word or two */
  label: string;
  text: string;
  /** Choices that play like another one, and why */
  greyed: Record<string, string>;
  /** What a choice sets other options to, unless they are given */
  sets: Record<string, Record<string, boolean | number | string>>;
}

/** A move and its player. */
export interface PlayedMove {
  seat: number;
  move: string;
}

/** A position of a finished game, and the move that led to it. */
export interface Ply {
  seat: number | null;
  /** The move that led here; null at the start */
  move: string | null;
  view: View;
  /** What the move did */
  effects: Effect[];
  /** The position as text, to play on from; null at the end */
  line: string | null;
}

/** The connection works; `n` is the last event. */
export interface Pong {
  type: "pong";
  id: string | null;
  n: number;
}

/** A position that was given as a line of text. */
export interface PositionInfo {
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  line: string;
  view: View;
}

/**
 * `gone_in`: in how many milliseconds each player who is away may be replaced; null: they are
 * connected, or it is unknown.
 */
export interface Presence {
  type: "presence";
  present: boolean[];
  gone_in: (number | null)[];
  watching: number;
  reading: number;
}

/** Why a request was refused. */
export interface Problem {
  /** One word for programs */
  reason: string;
  /** A sentence for people, in their language */
  text: string;
  rule: string | null;
}

/** A command was not carried out. */
export interface Refused {
  type: "refused";
  id: string | null;
  reason: string;
  text: string;
  rule: string | null;
  sitter?: Sitter;
}

/** A finished game, position by position. */
export interface Replay {
  table: Finished;
  /** Seats saw different things, or looking back was not allowed … */
  secrets: boolean;
  /** … which is this */
  memory: boolean;
  plies: Ply[];
  /** Why the plies end before the game did, for people: the rules have changed */
  note: string | null;
}

/** A request for an open seat: this one, or any. */
export interface SeatAsked {
  seat?: number | null;
  name?: string | null;
  colour?: number | null;
  device?: string | null;
}

/** A seat and its player. */
export interface SeatInfo {
  kind: "here" | "link" | "open" | "bot";
  name: string | null;
  taken: boolean;
  bot: number | null;
  out: "resigned" | "time" | null;
  colour: number | null;
}

/** The secret of a seat. */
export interface SeatKey {
  seat: number;
  kind: string;
  /** The seat's secret; null for open seats and bots */
  token: string | null;
}

/**
 * Who will sit on a seat: a player at the host's own screen, one who gets a link, the first to
 * come, or the computer.
 */
export interface SeatPlan {
  kind: "here" | "link" | "open" | "bot";
  /** Of a computer player: one of those that the game offers */
  level?: number | null;
  name?: string | null;
  /** The one chosen for it */
  colour?: number | null;
  /**
   * Of a computer player: one of the programs that this server offers. If it fails, the level
   * moves instead
   */
  program?: string | null;
}

/** A seat that was taken, and its secret. */
export interface SeatTaken {
  seat: number;
  token: string;
}

/**
 * What a shared screen sees from now on: `covered`, what onlookers see; or else all that the
 * seat in view may know.
 */
export interface Sight {
  type: "sight";
  n: number;
  clock?: ClockTimes;
  view?: View;
  legal?: string[];
  id: string | null;
  covered: boolean;
  effects?: Effect[][];
}

/** The player of a seat, for a device that has not been there before. */
export interface Sitter {
  name: string | null;
  colour: number;
  onlookers: boolean;
}

/** Everything that a client needs when it connects or comes back. */
export interface Snapshot {
  type: "snapshot";
  n: number;
  clock?: ClockTimes;
  view?: View;
  legal?: string[];
  seat: number | null;
  seats?: number[];
  host: boolean;
  table: TableInfo;
  present: boolean[];
  gone_in: (number | null)[];
  watching: number;
  reading: number;
  moves?: PlayedMove[];
  effects?: Effect[][];
  missed?: TableEvent[];
  next?: string;
}

/** Who sits where, and what is going on around the game. */
export interface TableInfo {
  table: string;
  game: string;
  players: number;
  options: Record<string, boolean | number | string>;
  variant: string;
  secrets: boolean;
  memory: boolean;
  stage: "open" | "running" | "over";
  seats: SeatInfo[];
  clock: ClockRule | null;
  hints: boolean;
  takebacks: boolean;
  draws: boolean;
  onlookers: boolean;
  start: "full" | "host";
  start_wanted: boolean;
  begins: number | "lot";
  first: number | null;
  colours: number[];
  back: Back | null;
  draw: number[];
  pause: number[];
  paused: boolean;
  rests: boolean;
  rematch: number[];
  ending: Ending | null;
}

/** The secrets of a new table. They are sent only once. */
export interface TableKeys {
  table: string;
  host: string;
  watch: string;
  seats: SeatKey[];
}

/** A table to set up. Without seats, the host plays against the computer. */
export interface TableRequest {
  game: string;
  players?: number;
  options?: Record<string, boolean | number | string>;
  seats?: SeatPlan[];
  clock?: ClockRule | null;
  hints?: boolean;
  takebacks?: boolean;
  onlookers?: boolean;
  start?: "full" | "host";
  /**
   * The seat that begins, or by lot. By default a person begins against the computer, and
   * several people draw lots
   */
  first?: number | "lot" | null;
  /** The position to start from, as one line of text */
  position?: string | null;
  /**
   * The record of a game to go on with, around one screen or against the computer. The other
   * fields about the game must agree with it
   */
  record?: string | null;
  /** What people call these rules, if they have a name for them */
  variant?: string;
}

/**
 * A game in transfer: the request that resumes it at another table, on a server or in a
 * browser's tab.
 */
export interface Transfer {
  game: string;
  players: number;
  options?: Record<string, boolean | number | string>;
  seats: SeatPlan[];
  clock: ClockRule | null;
  hints: boolean;
  takebacks: boolean;
  onlookers: boolean;
  start: "full" | "host";
  /**
   * The seat that begins, or by lot. By default a person begins against the computer, and
   * several people draw lots
   */
  first: number | "lot" | null;
  /** The position to start from, as one line of text */
  position: string | null;
  record: string;
  /** What people call these rules, if they have a name for them */
  variant: string;
}

/** A host's request to transfer a game. */
export interface TransferAsked {
  /** The host's secret */
  host: string;
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

export type ServerMessage =
  Snapshot | Events | Sight | Presence | Ok | Pong | Refused | Hint | Look;

export type TableEvent =
  | { kind: "created"; n: number }
  | {
      kind: "seat_taken";
      seat: number;
      name: string | null;
      another_device?: boolean;
      n: number;
      id?: string;
    }
  | { kind: "seat_declined"; seat: number; n: number; id?: string }
  | { kind: "start_wanted"; n: number }
  | { kind: "colour_chosen"; seat: number; colour: number; n: number; id?: string }
  | { kind: "started"; bots: Record<string, number>; first: number; lot: boolean; n: number }
  | {
      kind: "moved";
      seat: number;
      move: string;
      stood_in?: string;
      effects: Effect[];
      n: number;
      id?: string;
    }
  | { kind: "clock"; paused: number; n: number }
  | { kind: "pause_asked"; seat: number; n: number; id?: string }
  | { kind: "pause_declined"; seat: number; n: number; id?: string }
  | { kind: "paused"; n: number }
  | { kind: "resumed"; seat: number; n: number; id?: string }
  | { kind: "undone"; seat: number; plies: number; n: number; id?: string }
  | { kind: "back_asked"; seat: number; plies: number; n: number; id?: string }
  | { kind: "back_agreed"; seat: number; n: number; id?: string }
  | { kind: "back_given"; seat: number; plies: number; n: number; id?: string }
  | { kind: "back_declined"; seat: number; n: number; id?: string }
  | { kind: "draw_offered"; seat: number; n: number; id?: string }
  | { kind: "draw_agreed"; seat: number; n: number; id?: string }
  | { kind: "draw_declined"; seat: number; n: number; id?: string }
  | { kind: "resigned"; seat: number; n: number; id?: string }
  | { kind: "timed_out"; seat: number; loses: boolean; n: number; id?: string }
  | {
      kind: "bot_took_over";
      seat: number;
      level: number;
      why: "gone" | "resigned" | "time";
      n: number;
      id?: string;
    }
  | { kind: "person_returned"; seat: number; n: number; id?: string }
  | { kind: "left_to_bots"; seat: number; n: number; id?: string }
  | {
      kind: "ended";
      ranks: number[];
      by: "draw" | "resigned" | "rules" | "rules_changed" | "time";
      rule: string | null;
      n: number;
    }
  | { kind: "reacted"; seat: number; reaction: string; n: number; id?: string }
  | { kind: "onlookers"; allowed: boolean; n: number }
  | { kind: "rematch_asked"; seat: number; n: number; id?: string }
  | { kind: "rematched"; table?: string; n: number };

export type Command =
  | { type: "move"; id?: string | null; by?: number | null; n: number; move: string }
  | { type: "why"; id?: string | null; by?: number | null; move: string }
  | { type: "undo"; id?: string | null; by?: number | null }
  | { type: "ask_back"; id?: string | null; by?: number | null }
  | { type: "agree_back"; id?: string | null; by?: number | null }
  | { type: "decline_back"; id?: string | null; by?: number | null }
  | { type: "pause"; id?: string | null; by?: number | null }
  | { type: "decline_pause"; id?: string | null; by?: number | null }
  | { type: "resume"; id?: string | null; by?: number | null }
  | { type: "offer_draw"; id?: string | null; by?: number | null }
  | { type: "decline_draw"; id?: string | null; by?: number | null }
  | { type: "resign"; id?: string | null; by?: number | null }
  | { type: "react"; id?: string | null; by?: number | null; reaction: string }
  | { type: "colour"; id?: string | null; by?: number | null; colour: number }
  | { type: "rematch"; id?: string | null; by?: number | null }
  | { type: "sit"; id?: string | null; by?: number | null; name?: string | null }
  | { type: "decline_seat"; id?: string | null; by?: number | null }
  | { type: "start"; id?: string | null; by?: number | null; sure?: boolean }
  | { type: "replace"; id?: string | null; by?: number | null; seat: number; level?: number }
  | { type: "return"; id?: string | null; by?: number | null }
  | { type: "leave_to_bots"; id?: string | null; by?: number | null }
  | { type: "onlookers"; id?: string | null; by?: number | null; allowed: boolean }
  | { type: "hint"; id?: string | null; by?: number | null }
  | { type: "look"; id?: string | null; by?: number | null; ply: number }
  | { type: "uncover"; id?: string | null; by?: number | null }
  | { type: "cover"; id?: string | null; by?: number | null }
  | { type: "ping"; id?: string | null; by?: number | null };
