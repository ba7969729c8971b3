import type { JudgedPly } from "../net/protocol";

/** Everybody's chance to win in every position of a game; null where it is not known (yet). */
export type Chances = readonly (readonly number[] | null)[];

/** The last position needs no judgement: the result is known. */
export function chancesOf(
  judged: readonly JudgedPly[],
  total: number,
  ranks: readonly number[],
): Chances {
  const winners = ranks.filter((rank) => rank === 1).length;
  const known = Array.from({ length: total }, (_, ply) => judged[ply]?.wins ?? null);
  return [...known, ranks.map((rank) => (rank === 1 ? 1 / winners : 0))];
}

export interface Frame {
  width: number;
  height: number;
  /** How many plies fit from one side to the other. */
  total: number;
}

export const across = (frame: Frame, ply: number): number =>
  frame.total === 0 ? 0 : (ply / frame.total) * frame.width;

/** Up is better. */
export const up = (frame: Frame, share: number): number => (1 - share) * frame.height;

export function plyAt(frame: Frame, x: number): number {
  const ply = Math.round((x / Math.max(1, frame.width)) * frame.total);
  return Math.max(0, Math.min(frame.total, ply));
}

/** A seat's line: broken where nothing is known. */
export function line(frame: Frame, chances: Chances, seat: number): string {
  let path = "";
  let isBegun = false;
  chances.forEach((wins, ply) => {
    const share = wins?.[seat];
    if (share === undefined) {
      isBegun = false;
      return;
    }
    path += `${isBegun ? "L" : "M"}${round(across(frame, ply))} ${round(up(frame, share))}`;
    isBegun = true;
  });
  return path;
}

/** Where a seat's symbol goes on its line: a few times, and never where another's is. */
export function symbolPlies(chances: Chances, seat: number, seats: number): number[] {
  const every = Math.max(seats, Math.ceil(chances.length / 5));
  const first = Math.floor((every * (seat + 0.5)) / seats);
  return chances.flatMap((wins, ply) => (wins !== null && ply % every === first ? [ply] : []));
}

const round = (value: number): number => Math.round(value * 10) / 10;
