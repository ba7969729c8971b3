import type { Component } from "svelte";
import type { BoardProps } from "./board";

/** Boards are loaded on demand. */
export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  dimenticato: () => import("./dimenticato/Board.svelte"),
  rings: () => import("./rings/Board.svelte"),
  triominos: () => import("./triominos/Board.svelte"),
  memento: () => import("./memento/Board.svelte"),
};
