/** What the tests of several files need. */
import { Speller, type Writing } from "./moves/spell";
import type { View } from "./net/protocol";

/** A running game of two, as the first seat sees it. */
export const viewOf = (game: string, more: Record<string, unknown> = {}): View => ({
  ...{ game, players: 2, seat: 0, to_move: 0, turns: 0, over: false, ranks: null, ended: null },
  ...more,
});

const forms = (all: Record<string, string | string[]>): Writing["forms"] =>
  Object.entries(all).map(([name, texts]) => ({ name, texts: [texts].flat() }));

/** How moves are written in the four games. */
export const SCHEMAS = {
  rings: {
    kinds: { CELL: "[abc][1-8]", RING: "[abc]", WAY: "[+-]" },
    forms: forms({
      place: "{to:CELL}",
      turn: "{ring:RING}{way:WAY}",
      take: "x{cell:CELL}",
      stay: "pass",
      step: "{origin:CELL}-{target:CELL}",
    }),
  },
  memento: {
    kinds: { POINT: "[ABCI][0-6]", TRIANGLE: "[ABCI]", WAY: "[+-]" },
    forms: forms({
      stay: "pass",
      turn: "{triangle:TRIANGLE}{way:WAY}",
      first: "{to:POINT}",
      enter: "{to:POINT},{to:POINT}",
      move: "{origin:POINT}-{target:POINT}",
      halve: "{origin:POINT}/{to:POINT},{to:POINT}",
      part: [
        "{origin:POINT}/2{double:POINT},{single:POINT}",
        "{origin:POINT}/{single:POINT},2{double:POINT}",
      ],
      shatter: "{origin:POINT}/{to:POINT},{to:POINT},{to:POINT}",
    }),
  },
  triominos: {
    kinds: { READING: "[1-5]{3}|J", CELL: "-?[0-9]{1,2},-?[0-9]{1,2}[ud]" },
    forms: forms({
      stay: "pass",
      buy: "buy",
      swap: "swap {reading:READING}",
      lay: "{reading:READING}@{cell:CELL}",
    }),
  },
  dimenticato: {
    kinds: { FIELD: "[a-z]\\d+", NUMBER: "\\d" },
    forms: forms({
      stay: "pass",
      call: "{from:FIELD}={number:NUMBER}",
      go: "{from:FIELD}-{to:FIELD}",
      hit: "{from:FIELD}x{to:FIELD}>{back:FIELD}",
    }),
  },
} satisfies Record<string, Writing>;

export const spellerFor = (game: keyof typeof SCHEMAS): Speller => new Speller(SCHEMAS[game]);
