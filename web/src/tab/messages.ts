import type { Trouble } from "./cupboard";

/** What a page says to its worker: what to load, then whatever the tables should hear. */
export type ToWorker = { parcel: string } | { text: string };

/** `loaded`: how much, from 0 to 1. `text`: what the tables say. */
export type FromWorker =
  | { loaded: number }
  | { ready: true }
  | { failed: string }
  | { trouble: Trouble }
  | { text: string };
