import type { Done } from "../board/board";
import { Refusal, replay } from "../net/api";
import { Connection, type State } from "../net/connection";
import { isFirstLot } from "./keys";
import { spoken } from "../lib/locale.svelte";
import { DRAWING, RESULT } from "./lot";
import { Pace } from "./pace";
import { atSpeed } from "../device/speed.svelte";
import { isPlainAddress } from "../net/plain.svelte";
import type {
  ClockTimes,
  Command,
  Effect,
  Events,
  Hint,
  Look,
  PlayedMove,
  Presence,
  Refused,
  ServerMessage,
  Sight,
  Snapshot,
  TableEvent,
  TableInfo,
  View,
} from "../net/protocol";
import { wireTo } from "../net/wires";

export interface Keys {
  /** Of all seats at this screen, the one that is shown first; or an onlooker's. */
  tokens?: readonly string[];
  /** The first seat's player was invited by a link, and sits down when they want to. */
  looks?: true;
  host?: string;
  /** A random mark that this device has made for the table. */
  device?: string;
  /** Its user is the seat's player, even if another device has sat down there before. */
  sure?: true;
}

/** A listener for events; `isNew`: the event has just happened. */
type Listener = (event: TableEvent, isNew: boolean) => void;

type Of<Kind> = Extract<TableEvent, { kind: Kind }>;
/** What changes the board. A snapshot tells the last move, but not what it did. */
type Last = Of<"undone" | "back_given"> | (Omit<Of<"moved">, "effects"> & { effects?: Effect[] });
type Seen = Pick<Look, "view" | "effects">;

interface Looking {
  seen: (past: Seen) => void;
  refused: (why: Refusal) => void;
}

const MOST_PAST = 500; // positions kept

/** How long a move is shown before the next one, in milliseconds at full speed. */
const A_MOVE = 520;
const A_SIGHT = 2500; // a number under a figure: the most important sight in a game of memory

/**
 * A table as it is seen at this screen: the latest state from the server, ready to draw. Usually one
 * seat plays here, several around a tablet, or none where an onlooker watches.
 */
export class Table {
  state = $state<State>("connecting");
  n = $state(0);
  /** All seats that play at this screen … */
  seats = $state.raw<readonly number[]>([]);
  /** … and the one that is shown: the one to move, or the last that was. */
  seat = $state<number | null>(null);
  isHost = $state(false);
  info = $state.raw<TableInfo | null>(null);
  view = $state.raw<View | null>(null);
  /** How things stand, although some of it may still wait to be shown. */
  newest = $state.raw<{ info: TableInfo; view: View | null } | null>(null);
  legal = $state.raw<readonly string[]>([]);
  clock = $state.raw<{ times: ClockTimes; at: number } | null>(null);
  moves = $state.raw<readonly PlayedMove[]>([]);
  present = $state.raw<readonly boolean[]>([]);
  /** When each player who is away may be replaced; null: they are here, or nobody knows. */
  goneAt = $state.raw<readonly (number | null)[]>([]);
  watching = $state(0);
  /** How many people read the invitation to an open seat. */
  reading = $state(0);
  next = $state<string | null>(null);
  hint = $state.raw<Hint | null>(null);
  /** Our own move, on its way to the server: the board already shows it. */
  pending = $state<string | null>(null);
  refusal = $state.raw<Refused | null>(null);
  last = $state.raw<Last | null>(null);

  #done = $state.raw<readonly Done[]>([]);
  /** The moves since this seat's last one; its own, until another seat moves. */
  readonly recent = $derived(since(this.#done, this.seat));

  /** Up to here nothing is animated any more: somebody was in a hurry. */
  hastened = $state(0);

  /** The seat that a lot has fallen to, while it is seen being drawn. */
  lot = $state<number | null>(null);

  /** The player of this seat has the shared screen: the server sends what only they may know. */
  #isUncovered = $state(false);

  asking = $state(false);

  readonly #connection: Connection;
  /** What has happened, and when we heard of it; null: the screen is handed on. */
  readonly #pace = new Pace<{ news: Events; at: number } | null>(
    (next) => (next === null ? this.#follow() : this.#show(next.news, next.at)),
    (next, waiting) => (next === null ? 0 : timeFor(next.news.events) / Math.max(1, waiting - 2)),
  );
  /* eslint-disable svelte/prefer-svelte-reactivity -- nothing is drawn from these */
  readonly #heard = new Set<Listener>();
  readonly #past = new Map<number, Seen>();
  readonly #looks = new Map<string, Looking>();
  /* eslint-enable svelte/prefer-svelte-reactivity */
  #isSketched: boolean;
  #pendingId = "";
  #hintId = "";
  #whyId = "";
  #forgiven = "";
  /** Several people play at this screen: until its player has the device, a seat stays covered. */
  readonly isShared: boolean;
  /** The turn for which its player has confirmed here that they have the screen. */
  #confirmed: number | null = null;

  constructor(
    readonly id: string,
    { tokens = [], ...keys }: Keys,
  ) {
    this.#isSketched = isPlainAddress();
    this.isShared = tokens.length > 1;
    const seats = this.isShared ? { tokens } : { token: tokens[0] };
    const plain = this.#isSketched ? { plain: true } : {};
    const hello = { ...seats, ...keys, language: spoken(), ...plain };
    const listener = {
      heard: (message: ServerMessage) => this.#hear(message),
      changed: (state: State) => (this.state = state),
      known: () => (this.n > 0 ? this.n : null),
    };
    this.#connection = new Connection(hello, listener, () => wireTo(id));
  }

  /** From now on, views tell the board as data too. */
  askForSketches(): void {
    if (this.#isSketched) return;
    this.#isSketched = true;
    this.#connection.greet({ plain: true });
  }

  /** Listen to every event, for announcements and sounds. Call the returned function to stop. */
  onEvent(listener: Listener): () => void {
    this.#heard.add(listener);
    return () => this.#heard.delete(listener);
  }

  get myTurn(): boolean {
    return this.legal.length > 0 && this.pending === null;
  }

  /** Whether there are other people, not just computer players. */
  get hasCompany(): boolean {
    const others = (this.info?.seats ?? []).filter((_, seat) => seat !== this.seat);
    return others.some(({ taken, bot }) => taken && bot === null);
  }

  /** While a game of memory is running, nobody may look back. */
  get hidesThePast(): boolean {
    return this.info?.stage !== "over" && (this.info?.memory ?? true);
  }

  /** Seats know something that others at the same screen must not see. */
  get hasSecrets(): boolean {
    return this.info === null || keepsSecrets(this.info);
  }

  /** The seat shown, where it is the only one: around one screen no player is "you". */
  get mine(): number | null {
    return this.isShared ? null : this.seat;
  }

  /** The server sends this page only what everybody around the screen may know. */
  get covered(): boolean {
    return this.isShared && !this.#isUncovered && this.hasSecrets;
  }

  /** The board is hidden: the player to move has yet to take the screen, or to be drawn by lot. */
  get isHidden(): boolean {
    return this.covered && (this.isToMove || this.lot !== null);
  }

  /** Whether it is the turn of a seat at this screen, and no computer plays for it. */
  get isToMove(): boolean {
    return this.#isTurnOf(this.seat);
  }

  #isTurnOf(seat: number | null): boolean {
    const { info, view } = this;
    if (info?.stage !== "running" || info.paused || seat === null) return false;
    return view?.to_move === seat && info.seats[seat]?.bot === null;
  }

  /** It is the turn of another seat at this screen: show that one. The one before is covered. */
  #follow(): void {
    const next = this.seats.find((seat) => this.#isTurnOf(seat)) ?? this.seat;
    if (next === this.seat) return;
    this.seat = next; // first: what waits is shown now, and may make it another seat's turn
    this.cover();
  }

  /** The player to move has the screen: ask for what they may know. */
  uncover(): void {
    if (!this.covered || !this.isToMove) return;
    this.#confirmed = this.view?.turns ?? null;
    this.#connection.tell(this.#by({ type: "uncover" }));
  }

  /** The screen is handed on: nothing that only this seat may know stays here. */
  cover(): void {
    if (this.#confirmed === null) return;
    this.#pace.flush();
    if (!this.hasSecrets) return; // the game has just ended
    this.#connection.tell({ type: "cover" });
    this.#forget();
  }

  play(move: string): void {
    if (!this.myTurn) return;
    this.pending = move;
    this.refusal = null;
    this.hint = null;
    this.#pace.hold(atSpeed(A_MOVE)); // it is being shown: what follows waits for it
    this.#pendingId = this.#ask({ type: "move", n: this.n, move });
  }

  /** Somebody touched the board: whatever still waits to be shown is there at once. */
  hasten(): void {
    if (this.lot === null && this.#pace.flush()) this.hastened = this.n;
  }

  /** A touch led somewhere: nobody wants to know any more why another one did not. */
  forgive(): void {
    this.#forgiven = this.#whyId;
    this.refusal = null;
  }

  /** The lot can be seen from now on: a slow page shows it later than it was drawn. */
  lotIsShown(): void {
    if (this.lot !== null) this.#pace.hold(DRAWING + RESULT);
  }

  /** Everybody knows who begins: the game goes on. */
  lotIsSeen(): void {
    if (this.lot === null) return;
    this.lot = null;
    this.#pace.release();
  }

  why(move: string): void {
    this.#whyId = this.#ask({ type: "why", move });
  }

  askHint(): void {
    if (this.asking) return;
    this.asking = true;
    this.hint = null;
    this.#hintId = this.#ask({ type: "hint" });
  }

  /** How the table looked to this seat after this many plies. */
  async look(ply: number): Promise<Seen> {
    const known = this.#past.get(ply);
    if (known !== undefined) return known;
    const id = this.#ask({ type: "look", ply });
    const past = await new Promise<Seen>((seen, refused) => {
      this.#looks.set(id, { seen, refused });
    });
    if (this.#past.size >= MOST_PAST) this.#past.clear();
    this.#past.set(ply, past);
    return past;
  }

  /** … for the seat that is shown, or for another one at this screen. */
  send(command: Command, seat = this.seat): void {
    this.refusal = null;
    this.#ask(command, seat);
  }

  #ask(command: Command, seat = this.seat): string {
    return this.#connection.send(this.#by(command, seat));
  }

  #by(command: Command, by = this.seat): Command {
    return this.seats.length > 1 ? { ...command, by } : command;
  }

  /** The seat is played from another device: this one is its player's, too, or only watches. */
  goOnAs(who: "player" | "onlooker"): void {
    this.refusal = null;
    this.#connection.retry(who === "player" ? { sure: true } : { watch: true });
  }

  hurry(): void {
    this.#connection.hurry();
  }

  close(): void {
    this.#pace.clear();
    this.#connection.close();
  }

  #hear(heard: ServerMessage): void {
    const message = this.#isLate(heard) ? withoutSecrets(heard) : heard;
    if (message.type === "snapshot" || message.type === "events") this.#note(message);
    if (message.type === "snapshot") this.#greeted(message);
    else if (message.type === "events")
      this.#pace.push({ news: message, at: performance.now() }, this.#isOwn(message));
    else if (message.type === "sight") this.#seen(message);
    else if (message.type === "presence") this.#meet(message);
    else if (message.type === "refused") this.#refused(message);
    else if (message.type === "hint") {
      this.asking = false;
      if (message.n === this.n && !this.covered) this.hint = message;
    } else if (message.type === "look") {
      this.#looks.get(message.id ?? "")?.seen(message);
      this.#looks.delete(message.id ?? "");
    }
  }

  #show(news: Events, at: number): void {
    const isOwn = this.#isOwn(news);
    this.#learn(news, at);
    this.#tell(news.events, true);
    if (isSight(news.events)) this.#pace.hold(A_SIGHT); // our own too
    // Its player sees what a move has brought before the screen is handed on.
    if (isOwn && this.#confirmed !== null) this.#pace.push(null);
    else this.#follow();
  }

  #note({ table, view }: Pick<Events, "table" | "view">): void {
    const info = table ?? this.newest?.info;
    if (info !== undefined) this.newest = { info, view: view ?? this.newest?.view ?? null };
  }

  /** What was on its way when the screen was handed on may still have secrets of another seat. */
  #isLate(message: ServerMessage): message is Events | Sight {
    if (message.type !== "events" && message.type !== "sight") return false;
    if (!this.isShared || message.view == null || message.view.seat === null) return false;
    if (this.#confirmed !== null && message.view.seat === this.seat) return false;
    const info = ("table" in message ? message.table : undefined) ?? this.newest?.info;
    return info !== undefined && keepsSecrets(info);
  }

  #forget(): void {
    this.#isUncovered = false;
    this.#confirmed = null;
    this.view = this.view && publicPart(this.view);
    if (this.newest !== null) this.newest = { ...this.newest, view: this.view };
    this.legal = [];
    this.pending = null;
    this.hint = null;
    this.asking = false;
    this.#pendingId = this.#whyId = "";
    if (this.refusal?.rule != null) this.refusal = null; // it is about a move
    if (this.last?.kind === "moved") this.last = { ...this.last, effects: [] };
    this.#done = withEffects(this.#done, []);
    this.#past.clear();
    this.#looks.clear(); // nobody waits for them any longer
  }

  /** From now on more is sent, or less. */
  #seen(message: Sight): void {
    const underWay = this.n === message.n ? this.pending : null;
    this.#pace.flush();
    this.#learn(message, performance.now());
    this.pending = underWay;
    this.#isUncovered = this.#confirmed !== null && !message.covered;
    this.#past.clear();
    if (message.effects === undefined) return;
    this.#done = withEffects(this.#done, message.effects);
    if (this.last?.kind === "moved") this.last = { ...this.last, ...this.#done.at(-1) };
  }

  /** Whether it is still the turn for which the player has confirmed that they have the screen. */
  #isStillTheirs({ view, table }: Snapshot): boolean {
    if (this.#confirmed === null || table.stage !== "running") return false;
    return view?.turns === this.#confirmed && view.to_move === this.seat;
  }

  /** We have connected or reconnected: the snapshot replaces everything. */
  #greeted(message: Snapshot): void {
    this.seats = message.seats ?? (message.seat === null ? [] : [message.seat]);
    if (this.seat === null || !this.seats.includes(this.seat)) this.seat = message.seat;
    if (this.#isStillTheirs(message)) this.#connection.tell(this.#by({ type: "uncover" }));
    else if (this.#confirmed !== null) this.#forget();
    this.#pace.clear(); // the snapshot contains everything that was still waiting
    // A move that was under way is resent, and stays visible unless the game has moved on.
    const underWay = this.n === message.n ? this.pending : null;
    const isNews = this.n !== message.n;
    this.isHost = message.host;
    this.#meet(message);
    this.next = message.next ?? null;
    this.#past.clear();
    // What an uncovered seat sees is sent anew, and stays visible until then.
    const news = this.#isUncovered ? { ...message, view: undefined } : message;
    this.#learn(news, performance.now());
    this.pending = underWay;
    this.#tell(message.missed ?? [], false);
    this.moves = message.moves ?? [];
    if (isNews && message.missed === undefined) {
      this.last = lastOf(this.moves, message.n);
      this.#done = withEffects(this.moves, message.effects ?? []);
    }
    // The last player to join learns that the game has begun from this alone.
    const { stage, begins, first } = message.table;
    if (stage !== "running" || this.moves.length > 0) this.lot = null;
    else if (begins === "lot" && first !== null && isFirstLot(this.id)) this.#castLot(first);
    this.#follow();
  }

  #meet({ present, gone_in, watching, reading }: Presence | Snapshot): void {
    const now = performance.now();
    this.present = present;
    this.goneAt = gone_in.map((left) => (left === null ? null : now + left));
    this.watching = watching;
    this.reading = reading;
  }

  #refused(message: Refused): void {
    const look = this.#looks.get(message.id ?? "");
    if (look !== undefined) {
      this.#looks.delete(message.id ?? "");
      look.refused(new Refusal(message.reason, message.text, message.rule));
      return;
    }
    if (message.id !== null && message.id === this.#forgiven) return;
    if (message.id === this.#hintId) this.asking = false;
    if (message.id === this.#pendingId) this.pending = null;
    // What forbids a move is for the player who has the screen now.
    const isAsked = message.id === this.#pendingId || message.id === this.#whyId;
    if (message.rule === null || (isAsked && !this.covered)) this.refusal = message;
  }

  /** Whether it contains our move that is on its way: the board already shows that. */
  #isOwn({ events }: Events): boolean {
    return events.some(
      (event) => event.kind === "moved" && event.seat === this.seat && event.move === this.pending,
    );
  }

  #learn(news: Pick<Events, "n" | "table" | "clock" | "view" | "legal">, at: number): void {
    this.n = news.n;
    if (news.table) this.info = news.table;
    if (news.clock) this.clock = { times: news.clock, at };
    if (news.view) {
      this.view = news.view;
      this.legal = news.legal ?? [];
      this.pending = null;
      this.hint = null;
      this.refusal = null;
    }
  }

  /** A lot is seen being drawn; whatever happens waits for it, but not where nobody looks. */
  #castLot(first: number): void {
    this.lot = first;
    if (!document.hidden) this.lotIsShown();
  }

  #remember(move: PlayedMove): void {
    this.moves = this.hidesThePast ? [move] : [...this.moves, move];
  }

  #tell(events: readonly TableEvent[], isNew: boolean): void {
    for (const event of events) {
      if (event.kind === "moved") {
        this.last = event;
        this.lot = null;
        this.#done = [...this.#done, event];
        this.#remember({ seat: event.seat, move: event.move });
      } else if (event.kind === "undone" || event.kind === "back_given") {
        this.last = event;
        this.#done = [];
        this.moves = this.moves.slice(0, -event.plies);
        for (const ply of this.#past.keys()) if (ply > this.moves.length) this.#past.delete(ply);
      } else if (event.kind === "ended" && this.info?.memory) {
        void this.#recall();
      } else if (event.kind === "started" && event.lot && isNew) {
        isFirstLot(this.id);
        this.#castLot(event.first);
      } else if (event.kind === "rematched" && event.table !== undefined) {
        this.next = event.table;
      }
      for (const listener of this.#heard) listener(event, isNew);
    }
  }

  /** Now that the game is over, its past may be shown. */
  async #recall(): Promise<void> {
    const { plies } = await replay(this.id);
    this.moves = plies.flatMap(({ seat, move }) =>
      seat === null || move === null ? [] : [{ seat, move }],
    );
  }
}

/** While a game is running, seats may know different things. */
const keepsSecrets = ({ secrets, memory, stage }: TableInfo): boolean =>
  secrets && !memory && stage !== "over";

/** Moves, with what the last of them did. */
function withEffects(moves: readonly Done[], effects: readonly Effect[][]): Done[] {
  const before = moves.length - effects.length;
  return moves.map((move, ply) => ({ ...move, effects: effects[ply - before] }));
}

/** The moves since a seat's last one. Onlookers, and who is out, see every player's last turn. */
function since(done: readonly Done[], seat: number | null): readonly Done[] {
  return done.reduce<Done[]>((recent, move) => {
    if (recent.at(-1)?.seat === move.seat) return [...recent, move];
    if (move.seat === seat) return [move];
    return [...recent.filter((one) => one.seat !== seat && one.seat !== move.seat), move];
  }, []);
}

/** What every game's view has, which is nobody's secret. */
function publicPart(view: View): View {
  const { game, players, seat, to_move, turns, over, ranks, ended } = view;
  return { game, players, seat, to_move, turns, over, ranks, ended };
}

/** A move that everybody saw is no secret, but what it did may be known to its own seat alone. */
function withoutSecrets(message: Events | Sight): Events | Sight {
  const shown = { ...message, view: message.view && publicPart(message.view), legal: undefined };
  if (shown.type === "sight") return shown;
  const events = shown.events.map((event) =>
    event.kind === "moved" ? { ...event, effects: [] } : event,
  );
  return { ...shown, events };
}

/** Nobody sees a page in the background, so nothing waits there. */
function timeFor(events: readonly TableEvent[]): number {
  const moved = events.find((event) => event.kind === "moved");
  if (moved === undefined || document.hidden) return 0;
  return atSpeed(A_MOVE);
}

/** Whether a number was shown that is covered again: a call, or a look. */
function isSight(events: readonly TableEvent[]): boolean {
  if (document.hidden) return false;
  return events.some(
    (event) => event.kind === "moved" && event.effects.some((effect) => "number" in effect),
  );
}

/** The last move before we connected: it is shown too. */
function lastOf(moves: readonly PlayedMove[], n: number): Last | null {
  const last = moves.at(-1);
  return last === undefined ? null : { n, kind: "moved", ...last };
}
