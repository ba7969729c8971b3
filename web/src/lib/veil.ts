import type { TableEvent, View } from "./protocol";
import type { Table } from "./table.svelte";

/**
 * A table while its screen is handed over: everything that the page shows, says or asks goes through
 * here, and learns only what everybody around the screen may know. Whatever a table can tell of a
 * seat's secrets has to be named here.
 */
export function veiled(table: Table): Table {
  const hidden: Partial<Record<keyof Table, (table: Table) => unknown>> = {
    view: ({ view }) => publicPart(view),
    newest: ({ newest }) => newest && { ...newest, view: publicPart(newest.view) },
    legal: () => [],
    myTurn: () => false,
    pending: () => null,
    hint: () => null,
    asking: () => false,
    last: () => null,
    refusal: ({ refusal }) => (refusal?.rule == null ? refusal : null), // a rule is about a move
    play: () => nothing,
    why: () => nothing,
    askHint: () => nothing,
    look: () => () => new Promise(() => undefined), // nobody waits for it when it is uncovered
    onEvent: (table) => (listener: (event: TableEvent, isNew: boolean) => void) =>
      table.onEvent((event, isNew) => listener(withoutEffects(event), isNew)),
  };
  return new Proxy(table, {
    get(target, name) {
      const hide = hidden[name as keyof Table];
      if (hide !== undefined) return hide(target);
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === "function" ? (value.bind(target) as unknown) : value;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
}

const nothing = (): void => undefined;

/** What every game's view has, which is nobody's secret. */
function publicPart(view: View | null): View | null {
  if (view === null) return null;
  const { game, players, seat, to_move, turns, over, ranks, ended } = view;
  return { game, players, seat, to_move, turns, over, ranks, ended };
}

/** A move that others saw is no secret, but what it did may be told to its own seat alone. */
function withoutEffects(event: TableEvent): TableEvent {
  return event.kind === "moved" ? { ...event, effects: [] } : event;
}
