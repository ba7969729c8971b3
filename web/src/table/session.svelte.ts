import { INVITED, fromLink, keep, kept, markAt } from "./keys";
import { Table, type Keys } from "./table.svelte";

/**
 * All seats that play at this screen: usually one, several around a tablet, or none for an
 * onlooker. One of them is shown.
 */
export class Session {
  readonly tables: readonly Table[];
  shown = $state(0);

  constructor(
    readonly id: string,
    fragment: string,
  ) {
    const played = (): void => this.forAll((table) => table.watch());
    this.tables = secrets(id, fragment).map(
      (keys) => new Table(id, { ...keys, device: markAt(id) }, played),
    );
  }

  get table(): Table | undefined {
    return this.tables[this.shown];
  }

  get isShared(): boolean {
    return this.tables.length > 1;
  }

  /** The seat that a lot has fallen to, while it is seen being drawn. */
  get lot(): number | null {
    return this.tables.find((table) => table.lot !== null)?.lot ?? null;
  }

  /** The seat shown, where it is the only one: around one screen nobody is "you". */
  get mine(): number | null {
    return this.isShared ? null : (this.table?.seat ?? null);
  }

  /** The board is hidden: the player to move has yet to take the screen, or to be drawn by lot. */
  get covered(): boolean {
    const { table } = this;
    return table !== undefined && table.covered && (table.isToMove || this.lot !== null);
  }

  /** Which of the seats at this screen is to move; -1 if none is. */
  get toMove(): number {
    return this.tables.findIndex((table) => table.isToMove);
  }

  /** It is the turn of another seat at this screen: show that one. The one before is covered. */
  follow(): void {
    const next = this.toMove;
    if (next < 0 || next === this.shown) return;
    this.table?.cover();
    this.shown = next;
  }

  /** The page is left, or put away by the browser. */
  cover(): void {
    this.forAll((table) => table.cover());
  }

  /** What every seat at this screen does together: agree, ask for a rematch. */
  forAll(act: (table: Table) => void): void {
    for (const table of this.tables) act(table);
  }

  close(): void {
    this.forAll((table) => table.close());
  }
}

/** The tokens for this table: from the link that was opened, or kept from before. */
function secrets(id: string, fragment: string): Keys[] {
  const given = fromLink(fragment);
  const mine = kept(id);
  if (given?.token !== undefined && mine === null) {
    keep(id, { seats: { [INVITED]: given.token } });
    return [{ ...given, looks: true }];
  }
  if (mine === null) return [];
  const host = mine.host === undefined ? {} : { host: mine.host };
  const sure = mine.sure ? { sure: mine.sure } : {};
  const tokens = Object.entries(mine.seats);
  const seats = tokens.map(([seat, token]) => ({
    token,
    ...host,
    ...sure,
    ...(seat === INVITED ? { looks: true as const } : {}),
    ...(tokens.length > 1 ? { covered: true as const } : {}),
  }));
  return seats.length > 0 ? seats : mine.host === undefined ? [] : [host];
}
