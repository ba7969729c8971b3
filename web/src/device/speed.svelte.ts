import { recall, remember } from "../lib/notebook";

export const SPEEDS = ["calm", "normal", "quick"] as const;
export type Speed = (typeof SPEEDS)[number];

const SPEED = "speed";
const USUAL: Speed = "normal";
/** How much longer everything takes than it has to. */
const LONGER: Record<Speed, number> = { calm: 2.4, normal: 1.5, quick: 0.8 };

const isSpeed = (name: string | null): name is Speed => SPEEDS.some((one) => one === name);

function kept(): Speed {
  const name = recall(SPEED);
  return isSpeed(name) ? name : USUAL;
}

let chosen = $state<Speed | null>(null); // since the page was loaded

/** How fast moves are shown on this device. */
export function speed(): Speed {
  return chosen ?? kept();
}

export function setSpeed(next: Speed): void {
  chosen = next;
  remember(SPEED, next);
}

/** As many milliseconds as something takes at the speed that was chosen. */
export const atSpeed = (milliseconds: number): number => milliseconds * LONGER[speed()];
