import type { Spell } from "../moves/composer";

/** Something that is chosen with a button: a whole move, or a part of one that is no spot. */
export type Choice = { move: string } | { piece: string };

const MOST = 36; // buttons that somebody wants to read

/**
 * What cannot be touched on a board after what was begun. A move of which only words are left is
 * one button; one that goes on with a word and then with a spot begins with a button. There is none
 * for moves that go on with a touch.
 */
export function choices(
  legal: readonly string[],
  spell: Spell,
  begun: readonly string[],
  canBeTouched: (piece: string) => boolean,
): Choice[] {
  const moves: { move: string; rest: string[] }[] = [];
  const pieces = new Set<string>();
  for (const move of legal) {
    const rests = spell(move)
      .filter((pieces) => begun.every((piece, n) => pieces[n] === piece))
      .map((pieces) => pieces.slice(begun.length));
    if (rests.some(([next]) => next !== undefined && canBeTouched(next))) continue;
    const words = rests.find((rest) => !rest.some(canBeTouched));
    if (words !== undefined) moves.push({ move, rest: words });
    else for (const [next] of rests) if (next !== undefined) pieces.add(next);
  }
  const isLong = moves.length > MOST;
  const whole = moves.filter(({ rest }) => !isLong || rest.length < 2);
  for (const { rest } of moves) if (isLong && rest.length > 1) pieces.add(rest[0] ?? "");
  return [...[...pieces].map((piece) => ({ piece })), ...whole.map(({ move }) => ({ move }))];
}
