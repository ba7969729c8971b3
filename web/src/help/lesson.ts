import { recall, remember } from "../lib/notebook";
import { go } from "../lib/route.svelte";
import { prepareTable } from "../start/start";

/** "How to play" is offered once for each game, and after that only on request. */
const PREFIX = "lesson:";

export function isNewTo(game: string): boolean {
  return recall(PREFIX + game) === null;
}

/** After the lesson comes a first game against the weakest, with advice in the first turns. */
const GUIDED = "guided";
export const ADVISED = 6;

export async function startGuided(game: string): Promise<void> {
  const seats = [{ kind: "here" as const }, { kind: "bot" as const, level: 1 }];
  const request = { game, players: 2, seats, hints: true, takebacks: true, first: 0 };
  const { table } = await prepareTable(request);
  remember(GUIDED, table);
  go(`/t/${table}`);
}

export const isGuided = (table: string): boolean => recall(GUIDED) === table;

export function offered(game: string): void {
  remember(PREFIX + game, "offered");
}
