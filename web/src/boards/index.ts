import type { Component } from "svelte";
import type { BoardProps } from "./board";

/** Each board is loaded when it is needed. */
export const BOARDS: Record<string, () => Promise<{ default: Component<BoardProps> }>> = {
  rings: () => import("./rings/Board.svelte"),
};
