import { recall, remember } from "./notebook";

const SOUND = "sound";

let sound = $state(recall(SOUND) === "on");

/** Sounds are off until somebody wants them. */
export function soundIsOn(): boolean {
  return sound;
}

export function setSound(on: boolean): void {
  sound = on;
  remember(SOUND, on ? "on" : "off");
}
