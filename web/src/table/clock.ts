import type { ClockTimes } from "../net/protocol";

/** When a player is warned: this many seconds before the end. */
export const WARNINGS = [30, 10] as const;

/** The seconds that a seat has left. `at` is when the times arrived. */
export function secondsLeft(times: ClockTimes, at: number, now: number, seat: number): number {
  const spent = times.running === seat ? Math.max(0, now - at) : 0;
  return Math.max(0, (times.left[seat] ?? 0) - spent) / 1000;
}

/** The latest warning for somebody with this much time left; null: there is no hurry. */
export function warningAt(seconds: number): number | null {
  return WARNINGS.filter((limit) => seconds <= limit).at(-1) ?? null;
}

/** As on a clock: 1:05. */
export function shown(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, "0")}`;
}
