/**
 * Things that arrive faster than they can be shown wait for each other: each one is shown for as
 * long as it takes before the next.
 */
export class Pace<T> {
  readonly #waiting: T[] = [];
  #free = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly show: (thing: T) => void,
    /** How many milliseconds a thing takes, given how many others are waiting. */
    private readonly lasts: (thing: T, waiting: number) => number,
  ) {}

  /** What is `expected` is already shown, and only waits for those before it. */
  push(thing: T, expected = false): void {
    this.#waiting.push(thing);
    if (expected && this.#waiting.length === 1) this.#next();
    else this.#go();
  }

  /** Something else is being shown for this many milliseconds. */
  hold(milliseconds: number): void {
    this.#free = Math.max(this.#free, performance.now() + milliseconds);
  }

  /** Whatever was being shown is over. */
  release(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#free = 0;
    this.#go();
  }

  /** Everything that waits is shown at once; says whether anything did. */
  flush(): boolean {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const waited = this.#waiting.length > 0;
    while (this.#waiting.length > 0) this.#next();
    this.#free = 0; // whatever is shown now is over as well
    return waited;
  }

  clear(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#waiting.length = 0;
    this.#free = 0;
  }

  #go(): void {
    if (this.#timer !== undefined || this.#waiting.length === 0) return;
    const wait = this.#free - performance.now();
    if (wait > 0) {
      this.#timer = setTimeout(() => {
        this.#timer = undefined;
        this.#go();
      }, wait);
      return;
    }
    const thing = this.#waiting[0] as T;
    this.hold(this.lasts(thing, this.#waiting.length - 1));
    this.#next();
    this.#go();
  }

  #next(): void {
    const thing = this.#waiting.shift();
    if (thing !== undefined) this.show(thing);
  }
}
