import { say } from "../../lib/locale.svelte";
import type { Effect } from "../../net/protocol";
import type { Eyes } from "../../moves/story";
import { effectsNamed } from "../../board/board";
import { linesOf, type RingsEffect } from "./geometry";

/** What a turn did, in a sentence. */
export function tell(seat: string, all: readonly Effect[], eyes: Eyes): string | null {
  const effects = all as unknown as readonly RingsEffect[];
  return taken(seat, effects, eyes) ?? moved(seat, effects);
}

function taken(seat: string, effects: readonly RingsEffect[], { me, name }: Eyes): string | null {
  const owners = effectsNamed(effects, "take").map(({ owner }) => owner);
  const [owner] = owners;
  if (owner === undefined) return null;
  const [pawns, mine] = [owners.length, owners.filter((one) => one === me).length];
  if (mine === pawns) return say("rings-told-take-mine", { seat, pawns });
  if (new Set(owners).size === 1)
    return say("rings-told-take-other", { seat, pawns, owner: name(owner) });
  return say("rings-told-take-several", { seat, pawns, mine });
}

function moved(seat: string, effects: readonly RingsEffect[]): string | null {
  if (linesOf(effects).length > 0) return say("rings-told-line", { seat });
  const [turned] = effectsNamed(effects, "turn");
  if (turned !== undefined) return say("rings-told-turn", { seat, ring: turned.ring });
  if (effects.some(({ effect }) => effect === "place")) return say("rings-told-place", { seat });
  if (effects.some(({ effect }) => effect === "fly")) return say("rings-told-fly", { seat });
  return effects.some(({ effect }) => effect === "move") ? say("rings-told-move", { seat }) : null;
}
