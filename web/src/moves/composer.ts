/**
 * How a move is composed by touch. It does not know the rules: it gets the legal moves, and how
 * each of them can be spelled, piece by piece.
 */
export type Spell = (move: string) => string[][];

export interface Composing {
  begun: string[];
  next: Set<string>;
  complete: string[];
}

export function compose(legal: readonly string[], spell: Spell, begun: string[] = []): Composing {
  const next = new Set<string>();
  const complete: string[] = [];
  for (const move of legal) {
    for (const pieces of spell(move)) {
      if (!begun.every((piece, n) => pieces[n] === piece)) continue;
      const following = pieces[begun.length];
      if (following !== undefined) next.add(following);
      else if (!complete.includes(move)) complete.push(move);
    }
  }
  return { begun, next, complete };
}

/**
 * What touching a piece leads to: the move continues; or, if the piece cannot come next, another
 * move begins with it; or nothing happens.
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
