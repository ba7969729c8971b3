import { INVITED, fromLink, keep, kept } from "./keys";
import { Table, type Keys } from "./table.svelte";
import { veiled } from "./veil";

/**
 * All seats that play at this screen: usually one, several around a tablet, or none for an
 * onlooker. One of them is shown.
 */
export class Session {
  readonly #tables: Table[];
  readonly #veiled: Table[];
  shown = $state(0);
  /** The screen is being handed over, so it is covered. */
  covered = $state(false);

  constructor(
    readonly id: string,
    fragment: string,
  ) {
    const played = (): void => this.forAll((table) => table.watch());
    this.#tables = secrets(id, fragment).map((keys) => new Table(id, keys, played));
    this.#veiled = this.#tables.map(veiled);
  }

  /** The seats as the page may know them now: nothing leads past this. */
  get tables(): readonly Table[] {
    return this.#isHidden ? this.#veiled : this.#tables;
  }

  /** Between two people, and while it is not known who begins. */
  get #isHidden(): boolean {
    return this.covered || (this.lot !== null && this.mustCover);
  }

  get table(): Table | undefined {
    return this.tables[this.shown];
  }

  get isShared(): boolean {
    return this.#tables.length > 1;
  }

  /** The seat that a lot has fallen to, while it is seen being drawn. */
  get lot(): number | null {
    return this.#tables.find((table) => table.lot !== null)?.lot ?? null;
  }

  lotIsShown(): void {
    this.forAll((table) => table.lotIsShown());
  }

  /** Whoever begins takes the screen, if it has secrets. */
  lotIsSeen(): void {
    this.covered = this.mustCover;
    this.forAll((table) => table.lotIsSeen());
  }

  /** Several people share this screen, and must not see each other's. */
  get mustCover(): boolean {
    return this.isShared && (this.#tables[this.shown]?.hasSecrets ?? true);
  }

  /** Which of the seats at this screen is to move; -1 if none is. */
  get toMove(): number {
    return this.#tables.findIndex((table) => table.legal.length > 0);
  }

  /** It is the turn of somebody else at this screen: show that seat, covered if it has secrets. */
  follow(): void {
    const next = this.toMove;
    if (next < 0 || next === this.shown) return;
    this.covered = this.#tables[next]?.hasSecrets ?? true;
    this.shown = next;
  }

  uncover(): void {
    this.covered = false;
  }

  /** What every seat at this screen does together: agree, ask for a rematch. */
  forAll(act: (table: Table) => void): void {
    for (const table of this.#tables) act(table);
  }

  hurry(): void {
    this.forAll((table) => table.hurry());
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
  const seats = Object.entries(mine.seats).map(([seat, token]) => ({
    token,
    ...host,
    ...(seat === INVITED ? { looks: true as const } : {}),
  }));
  return seats.length > 0 ? seats : mine.host === undefined ? [] : [host];
}
