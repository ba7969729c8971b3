/** A piece of a rule's text: plain, stressed, a rule id, or the gap before "our reading". */
export interface Piece {
  kind: "plain" | "strong" | "ours" | "rule";
  text: string;
}

const MARKS = /_([^_]+)_|(\*)|\b([A-Z]{2}-\d+)\b/g;

/** `_stressed_`, a star after our own readings, and rule ids. */
export function pieces(text: string): Piece[] {
  const found: Piece[] = [];
  let end = 0;
  for (const mark of text.matchAll(MARKS)) {
    if (mark.index > end) found.push({ kind: "plain", text: text.slice(end, mark.index) });
    end = mark.index + mark[0].length;
    const [, strong, ours, rule] = mark;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (ours !== undefined) found.push({ kind: "ours", text: " " });
    else if (rule !== undefined) found.push({ kind: "rule", text: rule });
  }
  if (end < text.length) found.push({ kind: "plain", text: text.slice(end) });
  return found;
}
