import type { Trouble } from "../tab/store";

/** How the tables in this tab are. They are loaded when somebody needs them, or everything is kept. */
class Awake {
  /** They have been loaded: they do whatever needs no other people. */
  isReady = $state(false);
  /** How much of them has been loaded, from 0 to 1. */
  loaded = $state(0);
  waiting = $state(0);
  /** Why games are not kept. */
  trouble = $state<Trouble | null>(null);
}

export const awake = new Awake();
