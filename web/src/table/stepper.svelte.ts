/**
 * Looking back at a game: which ply is shown, while the game may continue in the background. New
 * moves do not interrupt somebody who is looking back.
 */
export class Stepper {
  /** The number of plies in the position shown; null is the latest position. */
  ply = $state<number | null>(null);
  /** Counts everything but single steps forward: only those are animated as moves. */
  jumps = $state(0);

  constructor(private readonly count: () => number) {}

  get total(): number {
    return this.count();
  }

  get at(): number {
    return Math.min(this.ply ?? this.total, this.total);
  }

  get isLast(): boolean {
    return this.at === this.total;
  }

  go(ply: number): void {
    const to = Math.max(0, Math.min(ply, this.total));
    if (to === this.at) return;
    if (to !== this.at + 1) this.jumps++;
    this.ply = to === this.total ? null : to;
  }

  step(by: number): void {
    this.go(this.at + by);
  }

  leave(): void {
    this.go(this.total);
  }

  /** Moves were taken back: do not show plies that no longer exist. */
  settle(): void {
    if (this.ply === null || this.ply < this.total) return;
    this.jumps++;
    this.ply = null;
  }

  /** Arrow keys step, Home and End go all the way. Returns whether the key was one of them. */
  key(key: string): boolean {
    if (key === "ArrowLeft") this.step(-1);
    else if (key === "ArrowRight") this.step(1);
    else if (key === "Home") this.go(0);
    else if (key === "End") this.leave();
    else return false;
    return true;
  }
}

/** Whether a key is meant for stepping: boards, fields and menus use it for themselves. */
export function isForStepping(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return false;
  const at = event.target as Element;
  return at.closest("input, select, textarea, dialog, [popover], [data-board]") === null;
}
