import type { ClockRule, SeatPlan, TableInfo } from "../net/protocol";
import { variantLink } from "./variant";

export const CLOCKS: Record<string, ClockRule | null> = {
  none: null,
  quick: { total: 300, increment: 3 },
  usual: { total: 900, increment: 5 },
  move: { per_move: 60, on_time: "bot" },
};
const NO_CLOCK = "none";

export const ALLOWED = ["hints", "takebacks", "onlookers"] as const;
type Allowed = (typeof ALLOWED)[number];

interface Place {
  kind: SeatPlan["kind"];
  /** Of a computer player: its level, or the name of a program. */
  level: number | string | null;
  /** The one that was chosen for it. */
  colour: number | null;
}

/** How a table was set up, besides its rules. */
export interface Setting {
  seats: Place[];
  first: number | "lot";
  clock: string;
  off: Allowed[];
}

/** The address where a table like this one can be set up. */
export function settingLink(info: TableInfo, setting: Setting): string {
  const { game, options, variant, players } = info;
  const link = variantLink({ game, name: variant, options }, { players: String(players) });
  const query = new URLSearchParams();
  for (const { kind, level, colour } of setting.seats)
    query.append("seat", [kind, colour ?? "", level ?? ""].join(":"));
  query.set("first", String(setting.first));
  query.set("clock", setting.clock);
  if (setting.off.length > 0) query.set("off", setting.off.join(" "));
  return `${link}&${query.toString()}`;
}

export function settingIn(hash: string): Setting | null {
  const query = new URLSearchParams(hash.slice(1));
  const seats = query.getAll("seat").flatMap((text) => placeIn(text) ?? []);
  if (seats.length === 0) return null;
  const first = query.get("first") ?? "lot";
  const clock = query.get("clock") ?? NO_CLOCK;
  const off = (query.get("off") ?? "").split(" ");
  return {
    seats,
    first: first === "lot" ? first : Number(first),
    clock: clock in CLOCKS ? clock : NO_CLOCK,
    off: ALLOWED.filter((one) => off.includes(one)),
  };
}

const KINDS: readonly SeatPlan["kind"][] = ["here", "link", "open", "bot"];

/** A seat as it was written; a program's name may contain colons. */
function placeIn(text: string): Place | null {
  const [written, colour = "", ...rest] = text.split(":");
  const kind = KINDS.find((one) => one === written);
  if (kind === undefined) return null;
  const level = rest.join(":");
  return {
    kind,
    colour: colour === "" ? null : Number(colour),
    level: level === "" ? null : /^\d+$/.test(level) ? Number(level) : level,
  };
}

/**
 * How a table was set up, as somebody there would set it up again. A guest becomes the host: takes
 * the first seat, and invites the other people.
 */
export function settingOf(info: TableInfo, me: number | null, isHost: boolean): Setting {
  const seats = info.seats.map(({ kind, bot, name, colour }, seat): Place => {
    const level = kind === "bot" ? (name ?? bot) : null;
    if (isHost || kind === "bot") return { kind, colour, level };
    return { kind: seat === me ? "here" : "link", colour, level };
  });
  const by = isHost ? 0 : (me ?? 0);
  return {
    seats: [...seats.slice(by), ...seats.slice(0, by)],
    first: info.begins === "lot" ? "lot" : (info.begins - by + info.players) % info.players,
    clock: clockNamed(info.clock),
    off: ALLOWED.filter((one) => !info[one]),
  };
}

function clockNamed(rule: ClockRule | null): string {
  const isLike = (other: ClockRule | null): boolean =>
    rule !== null &&
    other !== null &&
    (rule.total ?? null) === (other.total ?? null) &&
    (rule.per_move ?? null) === (other.per_move ?? null);
  return Object.keys(CLOCKS).find((name) => isLike(CLOCKS[name] ?? null)) ?? NO_CLOCK;
}
