import { Setting } from "./settings.svelte";

/** How much longer everything takes than it has to. */
const LONGER = { calm: 2.4, normal: 1.5, quick: 0.8 };

/** How fast moves are shown on this device. */
export const speed = new Setting("speed", ["calm", "normal", "quick"] as const, "normal");

/** As many milliseconds as something takes at the speed that was chosen. */
export const atSpeed = (milliseconds: number): number => milliseconds * LONGER[speed.value];
