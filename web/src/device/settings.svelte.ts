import { recall, remember } from "../lib/notebook";

/** One of several values, chosen on this device. */
export class Setting<T extends string> {
  #chosen = $state<T | null>(null); // since the page was loaded

  constructor(
    readonly name: string,
    readonly all: readonly T[],
    private readonly usual: T,
  ) {}

  get value(): T {
    return this.#chosen ?? this.all.find((one) => one === recall(this.name)) ?? this.usual;
  }
  set value(next: T) {
    this.#chosen = next;
    remember(this.name, next);
  }
}

export class Switch extends Setting<"on" | "off"> {
  constructor(name: string, usual: "on" | "off") {
    super(name, ["on", "off"], usual);
  }

  get isOn(): boolean {
    return this.value === "on";
  }
  set isOn(on: boolean) {
    this.value = on ? "on" : "off";
  }
}

/** Sounds are quiet, and on until somebody turns them off. */
export const sound = new Switch("sound", "on");
export const haptics = new Switch("haptics", "on");
/** Whether the names of cells are written on boards. */
export const cellNames = new Switch("cell-names", "off");
/** `auto`: as the device has it. */
export const theme = new Setting("theme", ["auto", "light", "dark"] as const, "auto");

/** Whether this device can be felt: only those that are held in a hand. */
export const hasHaptics = (): boolean =>
  "vibrate" in navigator && matchMedia("(pointer: coarse)").matches;

export function showTheme(): void {
  const { dataset } = document.documentElement;
  if (theme.value === "auto") delete dataset["theme"];
  else dataset["theme"] = theme.value;
}
