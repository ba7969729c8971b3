import { has, say } from "../../lib/locale.svelte";
import type { Palette } from "../../table/seats";
import type { Piece, SketchSpot } from "../sketch";

/** A piece in words: whose it is, what it is, what is written on it, and how high it is. */
export function called(piece: Piece, game: string, palette: Palette): string {
  const kind = `${game}-kind-${piece.kind ?? ""}`;
  const height = piece.height ?? 1;
  const words = [
    ...(piece.seat === undefined ? [] : [palette.name(piece.seat)]),
    ...(has(kind) ? [say(kind)] : []),
    ...(piece.text ? [piece.text] : []),
    ...(height > 1 ? [say("plain-stack", { height })] : []),
  ];
  return words.length > 0 ? words.join(", ") : say("plain-piece");
}

/** A spot in words: its name, and what is on it. */
export function calledSpot({ name, pieces }: SketchSpot, game: string, palette: Palette): string {
  if (pieces.length === 0) return say("board-cell-free", { cell: name });
  const all = pieces.map((piece) => called(piece, game, palette));
  return say("plain-spot", { spot: name, pieces: all.join("; ") });
}
