import { say } from "./locale.svelte";

type Values = Record<string, string>;
/** A form of move, and the message that describes it. */
type Form = [RegExp, string, (...found: string[]) => Values];

const CELL = "[A-Za-z]\\d+";
const STEP = new RegExp(`^(${CELL})-(${CELL})$`);
const step = (from = "", to = ""): Values => ({ from, to });

/** Each game has its own words for moves: place a pawn, bring in a figure, lay a tile. */
const FORMS: Record<string, Form[]> = {
  rings: [
    [new RegExp(`^(${CELL})$`), "rings-played-place", (to = "") => ({ to })],
    [STEP, "rings-played-move", step],
    [/^([abc])\+$/, "rings-played-turn", (ring = "") => ({ ring })],
    [/^([abc])-$/, "rings-played-turn-back", (ring = "") => ({ ring })],
    [new RegExp(`^x(${CELL})$`), "rings-played-take", (from = "") => ({ from })],
  ],
  memento: [
    [new RegExp(`^(${CELL})$`), "memento-played-place", (to = "") => ({ to })],
    [
      new RegExp(`^(${CELL}),(${CELL})$`),
      "memento-played-enter",
      (one = "", two = "") => ({ one, two }),
    ],
    [STEP, "memento-played-move", step],
    [
      new RegExp(`^(${CELL})/(.+)$`),
      "memento-played-split",
      (from = "", parts = "") => ({ from, to: parts.replaceAll(",", ", ") }),
    ],
    [/^([ABCI])\+$/, "memento-played-turn", (triangle = "") => ({ triangle })],
    [/^([ABCI])-$/, "memento-played-turn-back", (triangle = "") => ({ triangle })],
  ],
  triominos: [
    [/^(\d+)@(.+)$/, "triominos-played-lay", (tile = "", to = "") => ({ tile, to })],
    [/^J@(.+)$/, "triominos-played-joker", (to = "") => ({ to })],
    [/^swap (\d+)$/, "triominos-played-swap", (tile = "") => ({ tile })],
    [/^buy$/, "triominos-played-buy", () => ({})],
  ],
  dimenticato: [
    [
      new RegExp(`^(${CELL})=(\\d)$`),
      "dimenticato-played-call",
      (from = "", number = "") => ({ from, number }),
    ],
    [STEP, "dimenticato-played-move", step],
    [
      new RegExp(`^(${CELL})x(${CELL})>(${CELL})$`),
      "dimenticato-played-hit",
      (from = "", to = "", back = "") => ({ from, to, back }),
    ],
    [/^pass$/, "dimenticato-played-pass", () => ({})],
  ],
};
const IN_ALL_GAMES: Form[] = [[/^pass$/, "played-pass", () => ({})]];

/** A move as a sentence, for screen readers. */
export function sentence(game: string, seat: string, move: string): string {
  for (const [form, message, values] of [...(FORMS[game] ?? []), ...IN_ALL_GAMES]) {
    const found = form.exec(move);
    if (found !== null) return say(message, { seat, ...values(...found.slice(1)) });
  }
  return say("event-moved", { seat, move });
}

/** A move as listed: in the game's notation, but with its words translated. */
export function written(move: string): string {
  if (move === "pass") return say("move-pass");
  if (move === "buy") return say("move-buy");
  if (move.startsWith("swap ")) return say("move-swap", { tile: move.slice("swap ".length) });
  return move;
}
