import { say } from "../../lib/locale.svelte";
import type { Effect } from "../../net/protocol";
import { effectsNamed } from "../../board/board";
import type { Eyes } from "../../moves/story";
import type { MementoEffect } from "./geometry";

/** What a turn did, in a sentence: the most important thing. */
export function tell(seat: string, all: readonly Effect[], { me, name }: Eyes): string | null {
  const effects = all as unknown as readonly MementoEffect[];
  const [captured] = effectsNamed(effects, "capture");
  if (captured !== undefined) {
    const { owner, height } = captured;
    return owner === me
      ? say("memento-told-capture-mine", { seat, height })
      : say("memento-told-capture", { seat, height, owner: name(owner) });
  }
  if (effects.some(({ effect }) => effect === "stack")) return say("memento-told-stack", { seat });
  for (const one of effects) {
    if (one.effect === "first" || one.effect === "enter")
      return say("memento-told-enter", { seat, singles: one.to.length });
    if (one.effect === "turn") return say("memento-told-turn", { seat, triangle: one.triangle });
    if (one.effect === "move") return say("memento-told-move", { seat, height: one.height });
    if (one.effect === "split") return say("memento-told-split", { seat });
  }
  return null;
}
