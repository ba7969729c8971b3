import { isStatic } from "./place";

/** Games whose own drawing has failed. */
let failed = $state.raw<readonly string[]>([]);

/** Whether an address asks for the plain board: `?board=plain`, on a static site behind an `&`. */
export function asksForPlain(
  { search }: Pick<Location, "search">,
  onStaticSite = isStatic,
): boolean {
  const [, ...more] = onStaticSite ? search.split("&") : ["", search.slice(1)];
  return new URLSearchParams(more.join("&")).get("board") === "plain";
}

/** Whether a game is shown on the plain board although it has its own. */
export const isPlain = (game: string): boolean => failed.includes(game) || isPlainAddress();

/** Whether every game is. */
export const isPlainAddress = (): boolean => asksForPlain(window.location);

/** A game's own drawing has failed: from now on it is shown on the plain board. */
export function failOver(game: string): void {
  if (!failed.includes(game)) failed = [...failed, game];
}

/** An address that asks for the plain board, if this one does. */
export function alike(address: string): string {
  if (!asksForPlain(window.location)) return address;
  const to = new URL(address, window.location.href);
  if (asksForPlain(to)) return address;
  const search = isStatic ? `${to.search || "?/"}&board=plain` : withPlain(to.search);
  return to.pathname + search + to.hash;
}

const withPlain = (search: string): string => `${search === "" ? "?" : `${search}&`}board=plain`;
