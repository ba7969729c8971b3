import { recall, remember } from "../lib/notebook";

/** What is set on this device. */
const SOUND = "sound";
const HAPTICS = "haptics";
const THEME = "theme";

let sound = $state(recall(SOUND) !== "off");
let haptics = $state(recall(HAPTICS) !== "off");

/** Sounds are quiet, and on until somebody turns them off. */
export function soundIsOn(): boolean {
  return sound;
}

export function setSound(on: boolean): void {
  sound = on;
  remember(SOUND, on ? "on" : "off");
}

/** Whether this device can be felt: only those that are held in a hand. */
export const hasHaptics = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export const hapticsAreOn = (): boolean => haptics && hasHaptics();

export function setHaptics(on: boolean): void {
  haptics = on;
  remember(HAPTICS, on ? "on" : "off");
}

/** `auto`: as the device has it. */
export const THEMES = ["auto", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

const keptTheme = (): Theme => THEMES.find((one) => one === recall(THEME)) ?? "auto";
let theme = $state<Theme>(keptTheme());

export const themeChosen = (): Theme => theme;

export function setTheme(next: Theme): void {
  theme = next;
  remember(THEME, next);
  showTheme();
}

export function showTheme(): void {
  const { dataset } = document.documentElement;
  if (theme === "auto") delete dataset["theme"];
  else dataset["theme"] = theme;
}
