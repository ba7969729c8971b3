/**
 * How a move is put together by touching things. It knows no rules: it is given the moves that may be
 * made, and how each of them can be spelled, piece by piece.
 */
export type Spell = (move: string) => string[][];

export interface Composing {
  begun: string[];
  /** Pieces that may be touched next. */
  next: Set<string>;
  /** The moves that are complete as they stand. */
  complete: string[];
}

export function compose(legal: readonly string[], spell: Spell, begun: string[] = []): Composing {
  const next = new Set<string>();
  const complete: string[] = [];
  for (const move of legal) {
    for (const pieces of spell(move)) {
      if (!begun.every((piece, place) => pieces[place] === piece)) continue;
      const following = pieces[begun.length];
      if (following !== undefined) next.add(following);
      else if (!complete.includes(move)) complete.push(move);
    }
  }
  return { begun, next, complete };
}

/**
 * What touching a piece leads to: the move goes on; or, if the piece cannot come next, another move
 * begins with it; or nothing comes of it.
 */
export function touch(
  legal: readonly string[],
  spell: Spell,
  begun: string[],
  piece: string,
): Composing | null {
  for (const start of begun.length > 0 ? [begun, []] : [[]]) {
    const going = compose(legal, spell, [...start, piece]);
    if (going.next.size > 0 || going.complete.length > 0) return going;
  }
  return null;
}
