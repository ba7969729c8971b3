import type { Question } from "../workbench/figures";
import type { Trouble } from "./store";

/** What a page says to its worker: what to load, then whatever the tables should hear. */
export type ToWorker = { pythonBundle: string } | { text: string };

/** How a worker begins. `loaded`: how much, from 0 to 1. */
type Waking = { loaded: number } | { ready: true } | { failed: string };

/** `text`: what the tables say. */
export type FromWorker = Waking | { trouble: Trouble } | { text: string };

/**
 * What the workbench's page says to its worker: what to load, then which rules to lay out, and for
 * how many seconds to play by them. Nothing is played that nobody asks for.
 */
export type ToWorkbench =
  | { pythonBundle: string }
  | { id: number; ask: Question; language: string }
  | { id: number; more: number };

/** `answer`: the figures, or a refusal, as JSON. */
export type FromWorkbench = Waking | { id: number; answer: string };
