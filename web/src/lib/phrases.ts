import { say } from "./locale.svelte";

type Values = Record<string, string>;
/** A form of move, of whichever game, and the message that tells it. */
type Form = [RegExp, string, (...found: string[]) => Values];

const CELL = "[A-Za-z]\\d+";
const FORMS: Form[] = [
  [/^pass$/, "played-pass", () => ({})],
  [/^([A-Za-z])\+$/, "played-turn", (what = "") => ({ what })],
  [/^([A-Za-z])-$/, "played-turn-back", (what = "") => ({ what })],
  [new RegExp(`^(${CELL})$`), "played-place", (to = "") => ({ to })],
  [new RegExp(`^(${CELL})-(${CELL})$`), "played-move", (from = "", to = "") => ({ from, to })],
  [new RegExp(`^x(${CELL})$`), "played-take", (from = "") => ({ from })],
  [new RegExp(`^(${CELL}),(${CELL})$`), "played-enter", (one = "", two = "") => ({ one, two })],
  [new RegExp(`^(${CELL})/(.+)$`), "played-split", (from = "", to = "") => ({ from, to })],
  [/^buy$/, "played-buy", () => ({})],
  [/^swap (\d+)$/, "played-swap", (tile = "") => ({ tile })],
  [/^J@(.+)$/, "played-joker", (to = "") => ({ to })],
  [/^(\d+)@(.+)$/, "played-lay", (tile = "", to = "") => ({ tile, to })],
  [new RegExp(`^(${CELL})=(\\d)$`), "played-call", (from = "", number = "") => ({ from, number })],
  [
    new RegExp(`^(${CELL})x(${CELL})>(${CELL})$`),
    "played-hit",
    (from = "", to = "", back = "") => ({ from, to, back }),
  ],
];

/** A move as a sentence, for those who listen. */
export function sentence(seat: string, move: string): string {
  for (const [form, message, values] of FORMS) {
    const found = form.exec(move);
    if (found !== null) return say(message, { seat, ...values(...found.slice(1)) });
  }
  return say("event-moved", { seat, move });
}

/** A move as it stands in a list: the notation of the game, but no words of a foreign language. */
export function written(move: string): string {
  if (move === "pass") return say("move-pass");
  if (move === "buy") return say("move-buy");
  if (move.startsWith("swap ")) return say("move-swap", { tile: move.slice("swap ".length) });
  return move;
}
