import { recall, remember } from "./notebook";

const NAMES = "names";

let wanted = $state<boolean | null>(null); // since the page was loaded

/** Whether the names of cells are written on boards. */
export function namesAreOn(): boolean {
  return wanted ?? recall(NAMES) === "on";
}

export function setNames(on: boolean): void {
  wanted = on;
  remember(NAMES, on ? "on" : "off");
}
