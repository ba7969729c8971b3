import { say } from "../../lib/locale.svelte";
import type { Effect, View } from "../../net/protocol";
import type { Eyes } from "../../moves/story";
import type { DimenticatoView } from "./geometry";

/** What a turn did, in a sentence: what was called, and what came of it. */
export function tell(seat: string, effects: readonly Effect[], { me, name }: Eyes): string | null {
  const find = (wanted: string): Effect | undefined =>
    effects.find(({ effect }) => effect === wanted);
  const wrong = find("wrong-call");
  if (wrong !== undefined) return say("dimenticato-told-wrong", { seat, ...numbers(wrong) });
  const owner = find("hit")?.["owner"];
  const deed =
    typeof owner === "number"
      ? owner === me
        ? "hit-mine"
        : "hit"
      : DEEDS.find(({ by }) => find(by))?.deed;
  const who = typeof owner === "number" ? name(owner) : "";
  const right = find("right-call");
  if (right !== undefined)
    return say("dimenticato-told-right", {
      seat,
      ...numbers(right),
      deed: deed ?? "called",
      owner: who,
    });
  return deed === undefined ? null : say("dimenticato-told-done", { seat, deed, owner: who });
}

/** What counts most comes first. */
const DEEDS = [
  { by: "home", deed: "home" },
  { by: "go", deed: "go" },
  { by: "leave", deed: "leave" },
  { by: "inside", deed: "inside" },
  { by: "no-way", deed: "stuck" },
  { by: "look", deed: "look" },
  { by: "stay", deed: "stay" },
  { by: "turn-lost", deed: "stuck" },
];

const numbers = (call: Effect): { said: number; number: number } => ({
  said: Number(call["said"]),
  number: Number(call["number"]),
});

export function score(view: View): number[] {
  const { blocks, figures, waiting } = view as DimenticatoView;
  return blocks.map(
    (fields, seat) =>
      fields.filter((field) => figures[field] === seat && !waiting.includes(field)).length,
  );
}
