import { say } from "../../lib/locale.svelte";
import type { Effect, View } from "../../net/protocol";
import type { TriominosView } from "./geometry";

/** What a turn did, in a sentence: what was laid, or else what was bought. */
export function tell(seat: string, effects: readonly Effect[]): string | null {
  const has = (name: string): boolean => effects.some(({ effect }) => effect === name);
  const laid = effects.find(({ effect }) => effect === "lay" || effect === "joker");
  if (laid !== undefined) {
    const chips = Number(laid["chips"] ?? 0);
    if (has("hexagon")) return say("triominos-told-hexagon", { seat, chips });
    if (has("bridge")) return say("triominos-told-bridge", { seat, chips });
    if (has("last-tile")) return say("triominos-told-last", { seat, chips });
    return say("triominos-told-lay", { seat, chips });
  }
  if (has("swap")) return say("triominos-told-swap", { seat });
  const tiles = effects.filter(({ effect }) => effect === "buy").length;
  return tiles > 0 ? say("triominos-told-buy", { seat, tiles }) : null;
}

export const score = (view: View): number[] => (view as TriominosView).chips;
