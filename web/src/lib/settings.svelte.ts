const SOUND = "sound";

let sound = $state(localStorage.getItem(SOUND) === "on");

/** Sounds are off until somebody wants them. */
export function soundIsOn(): boolean {
  return sound;
}

export function setSound(on: boolean): void {
  sound = on;
  localStorage.setItem(SOUND, on ? "on" : "off");
}
