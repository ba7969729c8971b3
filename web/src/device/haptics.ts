import { haptics, hasHaptics } from "./settings.svelte";
import type { Sound } from "./sounds";

/** Milliseconds of trembling and rest: a little for a move, more when it is one's turn. */
const FELT: Partial<Record<Sound, number[]>> = {
  mine: [12],
  special: [12, 40, 18],
  turn: [20],
  end: [20, 60, 20, 60, 40],
};

/** What is heard is also felt, on devices that can. */
export function feel(sound: Sound): void {
  const pattern = FELT[sound];
  const isOn = haptics.isOn && hasHaptics() && navigator.userActivation.hasBeenActive;
  if (pattern !== undefined && isOn) navigator.vibrate(pattern);
}
