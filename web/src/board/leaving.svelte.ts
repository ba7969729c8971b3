import { motion } from "./board";

const TIME = 460; // milliseconds

/** What was taken off a board: it is drawn for a moment more, in `.leaving`. */
export class Leaving<T> {
  all = $state.raw<readonly { thing: T; key: number }[]>([]);
  #count = 0;

  add(thing: T): void {
    const { duration } = motion(TIME);
    if (duration === 0) return;
    const ghost = { thing, key: this.#count++ };
    this.all = [...this.all, ghost];
    setTimeout(() => (this.all = this.all.filter((one) => one !== ghost)), duration);
  }
}
