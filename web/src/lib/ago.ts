const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["year", 365 * DAY],
  ["month", 30 * DAY],
  ["week", 7 * DAY],
  ["day", DAY],
  ["hour", HOUR],
  ["minute", MINUTE],
];

/** How long ago something was: "now", "2 hours ago", "yesterday". */
export function ago(then: number, now: number, language: string): string {
  const passed = Math.max(0, now - then);
  const [unit, length] = UNITS.find(([, length]) => passed >= length) ?? ["second", Infinity];
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  return words.format(-Math.floor(passed / length), unit);
}
