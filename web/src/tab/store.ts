import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from "idb";

interface Event {
  number: number;
}

interface Appended {
  events: Event[];
  standing: { stage: string; wakes_at: number | null } | null;
  finished: { match: string } | null;
}

interface Schema extends DBSchema {
  events: { key: [match: string, number: number]; value: Event };
  tables: {
    key: string;
    value: { number: number; stage: string; wakes_at: number | null };
  };
  finished: { key: string; value: { match: string } };
  notes: { key: string; value: number };
}

const STORES = ["events", "tables", "finished"] as const;
type Writing = IDBPTransaction<Schema, typeof STORES, "readwrite">;

const NAME = "spielwerk";

/** Why games are not kept: there is no room, or the browser does not let us. */
export type Trouble = "full" | "blocked";

const open = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade(db) {
      for (const store of [...STORES, "notes"] as const) db.createObjectStore(store);
    },
    blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
  });

const all = (match: string, after = 0): IDBKeyRange =>
  IDBKeyRange.bound([match, after + 1], [match, Infinity]);

export async function forget(match: string): Promise<void> {
  const db = await open();
  const writing = db.transaction([...STORES, "notes"], "readwrite");
  await Promise.all([
    writing.objectStore("events").delete(all(match)),
    writing.objectStore("tables").delete(match),
    writing.objectStore("finished").delete(match),
    writing.objectStore("notes").delete(`open ${match}`),
    writing.done,
  ]);
  db.close();
}

/**
 * Where the tables of this browser are kept: `Store` in src/spielwerk/tab/storage.py, to which
 * everything is passed as JSON. When something cannot be stored, the game goes on in memory.
 */
export class Store {
  /** What this tab has read or written, in case it cannot be stored any more. */
  readonly #seen = new Map<string, Event[]>();
  readonly #inMemory = new Map<string, { match: string } | null>();
  readonly #claims = new Map<string, () => void>();
  readonly #timers = new Map<string, ReturnType<typeof setTimeout>>();

  private constructor(
    private readonly db: IDBPDatabase<Schema> | null,
    private readonly trouble: (why: Trouble) => void,
  ) {}

  static async open(trouble: (why: Trouble) => void): Promise<Store> {
    try {
      return new Store(await open(), trouble);
    } catch (error) {
      console.info("games cannot be kept:", error);
      trouble("blocked");
      return new Store(null, trouble);
    }
  }

  /** Store events, all or none. False: they do not continue what is stored. */
  async append(match: string, first: number, json: string): Promise<boolean> {
    const data = JSON.parse(json) as Appended;
    if (this.db !== null && !this.#inMemory.has(match)) {
      try {
        const isStored = await write(this.db, match, first, data);
        if (isStored) this.#see(match, data.events);
        return isStored;
      } catch (error) {
        console.info("a game cannot be kept any more:", error);
        this.trouble("full");
      }
    }
    return this.#remember(match, first, data);
  }

  async events(match: string, after: number): Promise<string> {
    let found = (this.#seen.get(match) ?? []).filter(({ number }) => number > after);
    if (this.db !== null && !this.#inMemory.has(match)) {
      found = await this.db.getAll("events", all(match, after));
      this.#see(match, found);
    }
    return JSON.stringify(found);
  }

  async finished(): Promise<string> {
    const stored = (await this.db?.getAll("finished")) ?? [];
    const remembered = [...this.#inMemory.values()].filter((game) => game !== null);
    return JSON.stringify([...stored, ...remembered]);
  }

  async finished_game(match: string): Promise<string> {
    const found = this.#inMemory.get(match) ?? (await this.db?.get("finished", match));
    return JSON.stringify(found ?? null);
  }

  /** Whether this tab lets the computer players of a match move, and no other. The browser takes a
   * lock away from a tab that is closed or killed. */
  async claim(match: string, _keeper: string, now: number, until: number): Promise<boolean> {
    if (!this.#claims.has(match) && !(await this.#lock(match))) return false;
    clearTimeout(this.#timers.get(match));
    this.#timers.set(
      match,
      setTimeout(() => this.#release(match), until - now),
    );
    return true;
  }

  #lock(match: string): Promise<boolean> {
    const { locks } = navigator;
    if (locks === undefined) return Promise.resolve(true); // only over https: two tabs may both think
    return new Promise((resolve, failed) => {
      const hold = (lock: Lock | null): Promise<void> | undefined => {
        resolve(lock !== null);
        if (lock === null) return undefined;
        return new Promise((release) => this.#claims.set(match, release));
      };
      locks.request(`${NAME} ${match}`, { ifAvailable: true }, hold).catch(failed);
    });
  }

  #release(match: string): void {
    this.#claims.get(match)?.();
    this.#claims.delete(match);
    this.#timers.delete(match);
  }

  async note(name: string, value: number): Promise<void> {
    await this.db?.put("notes", value, name);
  }

  async noted(name: string): Promise<string> {
    return JSON.stringify((await this.db?.get("notes", name)) ?? null);
  }

  #see(match: string, events: readonly Event[]): void {
    const seen = this.#seen.get(match) ?? [];
    const last = seen.at(-1)?.number ?? 0;
    this.#seen.set(match, [...seen, ...events.filter(({ number }) => number > last)]);
  }

  #remember(match: string, first: number, { events, finished }: Appended): boolean {
    if ((this.#seen.get(match)?.at(-1)?.number ?? 0) !== first - 1) return false;
    this.#see(match, events);
    this.#inMemory.set(match, finished ?? this.#inMemory.get(match) ?? null);
    return true;
  }
}

async function write(
  db: IDBPDatabase<Schema>,
  match: string,
  first: number,
  { events, standing, finished }: Appended,
): Promise<boolean> {
  // Strict: a move that is answered has reached the disk.
  const writing: Writing = db.transaction(STORES, "readwrite", { durability: "strict" });
  const tables = writing.objectStore("tables");
  const known = await tables.get(match);
  if ((known?.number ?? 0) !== first - 1) {
    await writing.done;
    return false;
  }
  const now = { stage: "open", wakes_at: null, ...known, ...standing };
  const number = events.at(-1)?.number ?? first - 1;
  await Promise.all([
    ...events.map((event) => writing.objectStore("events").put(event, [match, event.number])),
    tables.put({ ...now, number }, match),
    finished && writing.objectStore("finished").put(finished, match),
    writing.done,
  ]);
  return true;
}
