import { recall, remember } from "../lib/notebook";

const NAMES = "cell-names";

let wanted = $state<boolean | null>(null); // since the page was loaded

/** Whether the names of cells are written on boards. */
export function cellNamesAreOn(): boolean {
  return wanted ?? recall(NAMES) === "on";
}

export function setCellNames(on: boolean): void {
  wanted = on;
  remember(NAMES, on ? "on" : "off");
}
