let awake = $state(false);

/** Whether the tables in this tab have been loaded. They do whatever needs no other people, then. */
export const isAwake = (): boolean => awake;

export function setAwake(is: boolean): void {
  awake = is;
}
