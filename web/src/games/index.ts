import type { Component } from "svelte";
import type { BoardProps } from "../board/board";
import { learnGames } from "../moves/games.svelte";
import { failOver, isPlain } from "../net/plain.svelte";

const boards = import.meta.glob<{ default: Component<BoardProps> }>("./*/Board.svelte");
const emblems = import.meta.glob<Component>("./*/Emblem.svelte", {
  eager: true,
  import: "default",
});
/** A picture of the help that is not a board. */
type Drawing = Component<{ data: unknown }>;
const drawings = import.meta.glob<Drawing>("./*/help/*.svelte", { import: "default" });
const plain = (): Promise<{ default: Component<BoardProps> }> =>
  import("../board/PlainBoard.svelte");

/** The games that have a board of their own. */
export const DRAWN = Object.keys(boards).map((path) => path.split("/")[1] ?? "");

/** A game's board, loaded on demand, together with how its moves are written. */
export async function boardOf(game: string): Promise<Component<BoardProps>> {
  const [board] = await Promise.all([load(game), learnGames()]);
  return board.default;
}

/** Its own, if that can be had and nobody wants the plain one. */
async function load(game: string): Promise<{ default: Component<BoardProps> }> {
  const own = boards[`./${game}/Board.svelte`];
  if (own === undefined || isPlain(game)) return plain();
  try {
    return await own();
  } catch (error) {
    console.error(error);
    failOver(game);
    return plain();
  }
}

export const isShownPlain = (game: string): boolean => !DRAWN.includes(game) || isPlain(game);

/** A game's emblem, for a drawing from -110 to 110. */
export const emblemOf = (game: string): Component | null =>
  emblems[`./${game}/Emblem.svelte`] ?? null;

/** What draws such a picture: the file of its name in the game's folder. */
export async function drawingOf(game: string, picture: string): Promise<Drawing> {
  const file = picture.charAt(0).toUpperCase() + picture.slice(1);
  const load = drawings[`./${game}/help/${file}.svelte`];
  if (load === undefined) throw new Error(`${game} has no drawing of its ${picture}`);
  return load();
}
