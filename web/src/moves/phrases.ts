import { spellerOf } from "./games.svelte";
import { has, say } from "../lib/locale.svelte";
import type { TableEvent } from "../net/protocol";

/** What is said of a player who does not want what another one has asked for. */
export const DECLINED = {
  back_declined: "event-back-declined",
  draw_declined: "event-draw-declined",
  pause_declined: "event-pause-declined",
  seat_declined: "event-seat-declined",
} as const;

export const hasDeclined = (
  event: TableEvent,
): event is Extract<TableEvent, { kind: keyof typeof DECLINED }> => event.kind in DECLINED;

/** A move as a sentence, for screen readers: `<game>-played-<form>`, with the parts of the move. */
export function sentence(game: string, seat: string, move: string): string {
  return tell("played", game, move, { seat }) ?? say("event-moved", { seat, move });
}

/** A move as listed: in the game's notation, but with its words translated. */
export function written(game: string, move: string): string {
  return tell("written", game, move) ?? move;
}

/** What to do, by what is marked on the board; null if a game has no words for it. */
export function advised(game: string, move: string): string | null {
  return tell("advice", game, move);
}

const SIGNS: Record<string, string> = { "+": "plus", "-": "minus" }; // Fluent can choose by names

/** What a game says of a form of move, or what is said of it in all games. */
function tell(
  how: string,
  game: string,
  text: string,
  values: Record<string, string> = {},
): string | null {
  const move = spellerOf(game).parse(text);
  const id = move && [`${game}-${how}-${move.form}`, `${how}-${move.form}`].find(has);
  if (move === null || id == null) return null;
  const parts = Object.entries(move.parts).map(([name, part]) => [name, SIGNS[part] ?? part]);
  return say(id, { ...Object.fromEntries(parts), ...values });
}
